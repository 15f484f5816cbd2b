"""`edgewise force`: check a roster, read it as lines of text, see which there are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

from edgewise import catalog
from edgewise.cli.app import EXIT_FAILED, CommandError, app
from edgewise.cli.content import Beside, Json, print_problems
from edgewise.cli.options import known_game, read_text
from edgewise.cli.output import print_json
from edgewise.content import ContentError, nearest
from edgewise.core.forces import ForceReport, Musters
from edgewise.core.languages import Language
from edgewise.core.phrase import label, phrase

force = App(name="force", help="Check and read rosters of Maelstrom's Edge.")
app.command(force)

Limit = Annotated[int | None, Parameter(name="--limit")]


@force.command(name="check")
def check(
    roster: str,
    /,
    *,
    game: str | None = None,
    limit: Limit = None,
    beside: Beside = (),
    language: Language = "en",
    as_json: Json = False,
) -> int:
    """Check a roster and name everything that it breaks, with the rules.

    Parameters
    ----------
    roster
        A file (YAML, or lines of text as `edgewise force show` prints them), or the name of a roster of the game.
    game
        The game it is for; by default the first that has rosters.
    limit
        The points limit of the game to be played; by default that of the roster.
    beside
        A faction file that it takes units from; may be given several times.
    language
        The language in which mistakes are told.
    as_json
        Print JSON.
    """
    rules, texts = _musters(game, language), [read_text(each, language) for each in beside]
    try:
        report = rules.force(_text(rules, roster, language), roster, texts, limit)
    except ContentError as error:
        return print_problems(error, language, as_json=as_json)
    if as_json:
        return _print_report(report, language)
    for line in _lines(report, language):
        Console().print(line, highlight=False, markup=False, soft_wrap=True)
    return EXIT_FAILED if report.faults else 0


@force.command(name="show")
def show(roster: str, /, *, game: str | None = None, beside: Beside = (), language: Language = "en") -> int:
    """Show a roster as lines of text, which Edgewise reads again in every language.

    Parameters
    ----------
    roster
        A file (YAML or lines of text), or the name of a roster of the game.
    game
        The game it is for; by default the first that has rosters.
    beside
        A faction file that it takes units from; may be given several times.
    language
        The language of the lines.
    """
    rules, texts = _musters(game, language), [read_text(each, language) for each in beside]
    try:
        lines = rules.written_force(_text(rules, roster, language), roster, language, texts)
    except ContentError as error:
        return print_problems(error, language, as_json=False)
    Console().print(lines, highlight=False, markup=False, soft_wrap=True, end="")
    return 0


@force.command(name="list")
def listed(game: str | None = None, /, *, language: Language = "en", as_json: Json = False) -> int:
    """List the rosters that come with a game.

    Parameters
    ----------
    game
        The game; by default the first that has rosters.
    language
        The language of the names of factions.
    as_json
        Print JSON.
    """
    rules, say = _musters(game, language), catalog.speaker(language).say
    reports = {id: rules.force(text, id) for id, text in rules.starters().items()}
    if as_json:
        rows = {id: {"name": each.name, "points": each.points, "units": each.units} for id, each in reports.items()}
        return print_json(rows)
    for id, each in reports.items():
        line = say("force-row", {"id": id, **_figures(each, language)})
        Console().print(line, highlight=False, markup=False, soft_wrap=True)
    return 0


def _musters(game: str | None, language: str) -> Musters:
    """A game with rosters; another one is refused."""
    known = [name for name in catalog.games() if isinstance(catalog.game(name), Musters)]
    rules = known_game(game or known[0], language)
    if isinstance(rules, Musters):
        return rules
    raise CommandError(
        catalog.speaker(language).say("force-no-rosters", {"game": game or "", "known": ", ".join(known)})
    )


def _text(rules: Musters, roster: str, language: str) -> str:
    """The text of a roster of the game, or of a file."""
    starters = rules.starters()
    if roster in starters:
        return starters[roster]
    if Path(roster).exists() or "." in roster or "/" in roster:
        return read_text(Path(roster), language)
    near = nearest(roster, starters)
    close = phrase("content-nearest", name=near) if near else ""
    said = phrase("force-unknown", name=roster, nearest=close, known=tuple(starters))
    raise CommandError(catalog.speaker(language).phrase(said))


def _figures(report: ForceReport, language: str) -> dict[str, str | int]:
    return {
        "name": report.name,
        "faction": label(report.faction, language),
        "points": report.points,
        "limit": report.limit,
        "units": report.units,
        "models": report.models,
    }


def _lines(report: ForceReport, language: str) -> list[str]:
    """What is wrong, each with its rules; or what the force is made of."""
    speaker = catalog.speaker(language)
    if not report.faults:
        return [speaker.say("force-legal", _figures(report, language))]
    told = [f"{speaker.phrase(fault.words)} ({', '.join(fault.rules)})" for fault in report.faults]
    return [*told, speaker.say("force-illegal", {**_figures(report, language), "count": len(told)})]


def _print_report(report: ForceReport, language: str) -> int:
    speaker = catalog.speaker(language)
    faults = [{"message": speaker.phrase(each.words), "rules": list(each.rules)} for each in report.faults]
    print_json({"legal": not faults, **_figures(report, language), "problems": faults})
    return EXIT_FAILED if faults else 0
