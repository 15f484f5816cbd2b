"""`edgewise content`: check a file of content, get the schema of a faction or army, read what it says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console

from edgewise import catalog
from edgewise.cli.app import EXIT_FAILED, CommandError, app
from edgewise.cli.options import known_game, read_text
from edgewise.cli.output import print_json
from edgewise.cli.screen import Screen
from edgewise.content import ContentError, nearest
from edgewise.core.desk import Grid, Line
from edgewise.core.languages import Language
from edgewise.core.phrase import phrase
from edgewise.core.speaking import SIDE

content = App(name="content", help="Check content files; read faction and army files.")
app.command(content)

Beside = Annotated[tuple[Path, ...], Parameter(name="--beside", negative=())]
Json = Annotated[bool, Parameter(name="--json", negative=())]
DEFAULT_GAME = catalog.games()[0]


@content.command(name="check")
def check(
    file: Path,
    /,
    *,
    game: str = DEFAULT_GAME,
    beside: Beside = (),
    language: Language = "en",
    as_json: Json = False,
) -> int:
    """Check a content file and name everything that is wrong with it.

    Parameters
    ----------
    file
        The file (YAML): a faction or army, and of Maelstrom's Edge a mission, table, deployment, pack, pool or roster.
    game
        The game it is for.
    beside
        Another file to be played with it, such as one with squads that it summons; may be given several times.
    language
        The language in which mistakes are told.
    as_json
        Print JSON.
    """
    rules = known_game(game, language)
    text, texts = read_text(file, language), [read_text(each, language) for each in beside]
    try:
        filed = rules.check_file(text, str(file), texts)
    except ContentError as error:
        return print_problems(error, language, as_json=as_json)
    speaker = catalog.speaker(language)
    notes = [speaker.say("content-note", {"note": each}) for each in filed.notes]
    if as_json:
        about = {"kind": filed.kind, filed.kind: filed.id, "notes": notes}
        return print_json({"file": str(file), "valid": True, **about, "problems": []})
    key, counts = "content-valid-file", {}
    if filed.kind == SIDE:
        page = rules.describe_content(text, beside=texts)
        counts = {name: len(page[name]) for name in ("squads", "cards", "units") if name in page}
        key = "content-valid-units" if "units" in page else "content-valid"
    said = speaker.say(key, {"file": str(file), "game": game, "id": filed.id, "kind": filed.kind, **counts})
    for line in (said, *notes):
        Console().print(line, highlight=False, markup=False, soft_wrap=True)
    return 0


@content.command(name="schema")
def schema(game: str = DEFAULT_GAME, /) -> int:
    """Print the JSON schema of a faction or army file, for editors.

    Parameters
    ----------
    game
        The game, for example dawnfall, the-edge or maelstrom.
    """
    return print_json(known_game(game).content_schema())


@content.command(name="show")
def show(
    faction: str,
    /,
    *,
    game: str = DEFAULT_GAME,
    language: Language = "en",
    beside: Beside = (),
    as_json: Json = False,
) -> int:
    """Show the Squads and cards of a faction or army, with the texts made from their effects.

    Parameters
    ----------
    faction
        The name of a faction or army such as chapter, or a file.
    game
        The game it belongs to.
    language
        The language of names and texts.
    beside
        Another file to be played with it; may be given several times.
    as_json
        Print JSON.
    """
    rules = known_game(game, language)
    source, texts = _source(rules, faction, language), [read_text(each, language) for each in beside]
    try:
        if source != faction:
            rules.check_content(source, faction, texts)  # mistakes are told with the name of the file
        found = rules.describe_content(source, language, texts)
    except ContentError as error:
        return print_problems(error, language, as_json=as_json)
    return print_json(found) if as_json else _print_page(rules.desk.page(found), language)


def _source(rules: Any, faction: str, language: str) -> str:
    """The id of a known faction, or the text of a file."""
    if faction in rules.factions:
        return faction
    if Path(faction).exists():
        return read_text(Path(faction), language)
    near = nearest(faction, rules.factions)
    close = phrase("content-nearest", name=near) if near else ""
    said = phrase("content-unknown", name=faction, nearest=close, known=tuple(rules.factions))
    raise CommandError(catalog.speaker(language).phrase(said))


def print_problems(error: ContentError, language: str, *, as_json: bool) -> int:
    """Every problem of a file; the exit status of a refusal."""
    say = catalog.speaker(language).say
    error.speak(say)
    if as_json:
        print_json({"valid": False, "problems": error.problems})
        return EXIT_FAILED
    console = Console(stderr=True, soft_wrap=True)
    console.print(str(error), highlight=False, markup=False)
    console.print(say("content-refused", {"count": len(error.problems)}), highlight=False)
    return EXIT_FAILED


def _print_page(parts: Sequence[Line | Grid], language: str) -> int:
    screen = Screen(Console(highlight=False), catalog.speaker(language))
    for part in parts:
        screen.grid(part) if isinstance(part, Grid) else screen.lines([part])
    return 0
