"""`edgewise content`: check a faction file, get its schema, read what it says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from edgewise import catalog
from edgewise.cli.app import EXIT_FAILED, CommandError, app
from edgewise.cli.options import known_game, read_text
from edgewise.cli.output import print_json
from edgewise.content import ContentError, Problem, nearest

content = App(name="content", help="Check and read faction files.")
app.command(content)

Json = Annotated[bool, Parameter(name="--json", negative=())]
Language = Literal["en", "de", "pl"]
DEFAULT_GAME = "dawnfall"
HALVES = ("upper", "lower")
ATTRIBUTES = ("ini", "att", "def", "mov")


@content.command(name="check")
def check(file: Path, /, *, game: str = DEFAULT_GAME, as_json: Json = False) -> int:
    """Check a faction file and name everything that is wrong with it.

    Parameters
    ----------
    file
        The faction file (YAML).
    game
        The game it is for.
    as_json
        Print JSON.
    """
    rules = known_game(game)
    text = read_text(file)
    try:
        record = rules.check_content(text, str(file))
    except ContentError as error:
        return _print_problems(error.problems, as_json=as_json)
    if as_json:
        print_json({"file": str(file), "valid": True, "faction": record.id, "problems": []})
        return 0
    found = f"{len(record.squads)} Squads and {len(record.cards)} cards"
    Console().print(f"{file} is a valid faction of {game}: {record.id}, {found}.", highlight=False, soft_wrap=True)
    return 0


@content.command(name="schema")
def schema(game: str = DEFAULT_GAME, /) -> int:
    """Print the JSON schema of a faction file, for editors.

    Parameters
    ----------
    game
        The game, for example dawnfall.
    """
    return print_json(known_game(game).content_schema())


@content.command(name="show")
def show(faction: str, /, *, game: str = DEFAULT_GAME, language: Language = "en", as_json: Json = False) -> int:
    """Show the Squads and cards of a faction, with the texts made from their effects.

    Parameters
    ----------
    faction
        The name of a faction such as chapter, or a file.
    game
        The game it belongs to.
    language
        The language of names and texts.
    as_json
        Print JSON.
    """
    rules = known_game(game)
    try:
        found = rules.describe_content(_source(rules, faction), language)
    except ContentError as error:
        return _print_problems(error.problems, as_json=as_json)
    return print_json(found) if as_json else _print_faction(found, catalog.speaker(language).say)


def _source(rules: Any, faction: str) -> str:
    """The id of a known faction, or the text of a file."""
    if faction in rules.factions:
        return faction
    if Path(faction).exists():
        return read_text(Path(faction))
    known = ", ".join(rules.factions)
    close = nearest(faction, rules.factions)
    hint = f"; the nearest is {close}" if close else ""
    raise CommandError(f"There is no faction or file {faction!r}{hint}; known are {known}.")


def _print_problems(problems: tuple[Problem, ...], *, as_json: bool) -> int:
    if as_json:
        print_json({"valid": False, "problems": problems})
        return EXIT_FAILED
    console = Console(stderr=True, soft_wrap=True)
    for problem in problems:
        console.print(problem.text(), highlight=False, markup=False)
    count = f"{len(problems)} problem{'s' if len(problems) != 1 else ''}"
    console.print(f"The file is refused: {count}.", highlight=False)
    return EXIT_FAILED


def _print_faction(found: dict[str, Any], say: Callable[..., str]) -> int:
    console = Console()
    console.print(f"[bold]{escape(found['name'])}[/bold] ({found['id']})", highlight=False)
    console.print(_squads(found["squads"], say))
    for card in found["cards"]:
        kind = say("content-kind", {"kind": card["kind"], "copies": card["copies"]})
        _print_record(console, card["name"], kind, [say(f"content-{half}", {"text": card[half]}) for half in HALVES])
    for group in ("banners", "shrines", "tokens"):
        for record in found[group]:
            _print_record(console, record["name"], say(f"content-{group}"), record["texts"])
    return 0


def _squads(squads: list[dict[str, Any]], say: Callable[..., str]) -> Table:
    keys = ("squad", "models", "endurance", "base", "side", *ATTRIBUTES)
    table = Table(*(say(f"content-{key}") for key in keys), box=None)
    for squad in squads:
        head = [squad["name"], str(squad["models"]), str(squad["endurance"]), str(squad["base"])]
        for row, side in enumerate(("basic", "other")):
            values = [str(squad[side].get(name, 0)) for name in ATTRIBUTES]
            table.add_row(*(head if row == 0 else [""] * 4), squad["modes"][side] or side, *values)
    return table


def _print_record(console: Console, name: str, kind: str, texts: list[str]) -> None:
    console.print(f"\n[bold]{escape(name)}[/bold] ({escape(kind)})", highlight=False)
    for text in texts:
        console.print(f"  {escape(text)}", highlight=False)
