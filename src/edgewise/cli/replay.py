"""`edgewise replay`: plays a record or a saved match again and tells what happened."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console

from edgewise import catalog
from edgewise.cli.app import EXIT_FAILED, CommandError, app
from edgewise.cli.options import read_text
from edgewise.cli.output import print_json
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput, EdgewiseError, Say, in_words, misshapen


@app.command(name="replay")
def replay(
    file: Path,
    /,
    *,
    verify: Annotated[bool, Parameter(negative=())] = False,
    game: int = 1,
    language: str = "en",
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Play a record or a saved match again.

    Parameters
    ----------
    file
        A saved match, a record, or the file of records that `simulate --out` writes.
    verify
        Only check: every reply must be legal and a saved match must end in its saved state.
    game
        Which record of a file with several, from 1.
    language
        The language of the log: en, de or pl.
    as_json
        Print JSON.
    """
    say = catalog.speaker(language).say
    text = _chosen(read_text(file, language), game, file, say)
    try:
        with in_words(say):
            match = _played(text, language)
    except (EdgewiseError, ValueError) as error:
        if as_json:
            print_json({"file": str(file), "valid": False, "problem": str(error)})
        else:
            told = say("replay-failed", {"file": str(file), "problem": str(error)})
            Console(stderr=True, soft_wrap=True).print(told, highlight=False, markup=False)
        return EXIT_FAILED
    if as_json:
        return _print_json(match, file)
    if not verify:
        _print_log(match, language)
    return _print_result(match, language, file, verify=verify)


def _chosen(text: str, game: int, file: Path, say: Say) -> str:
    """The whole text, or one line of a file of records."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) > 1 and all(line.startswith("{") and line.rstrip().endswith("}") for line in lines):
        if not 1 <= game <= len(lines):
            raise CommandError(say("replay-no-such", {"file": str(file), "count": len(lines), "game": game}))
        return lines[game - 1]
    return text


def _played(text: str, language: str) -> catalog.Match:
    """A saved match must lead to its state; a record need only be legal to its end."""
    try:
        fields = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except msgspec.DecodeError as error:
        raise BadInput(phrase("bad-match-neither", problem=misshapen(error).complaint)) from None
    if "state" in fields:
        return catalog.Match.load(text, locale=language)
    return catalog.replay(text, locale=language)


def _print_log(match: catalog.Match, language: str) -> None:
    console = Console(soft_wrap=True)
    for said in told(match, match.log, language):
        console.print(said, highlight=False, markup=False)


def told(match: catalog.Match, events: list[Any], language: str, seat: int | None = None) -> list[str]:
    """Events in words, as a seat is told them."""
    speaker = catalog.speaker(language)
    game: Any = match.game
    return [speaker.say(*game.told(match.state, event, seat)) for event in events]


def result_text(match: catalog.Match, language: str) -> str:
    """Who won and how, or that the match is not over."""
    speaker = catalog.speaker(language)
    outcome = match.outcome
    if outcome is None:
        return speaker.say("play-not-over", {"replies": len(match.record.replies)})
    how = f"{speaker.say(f'outcome-{outcome.how}', outcome.params)} ({outcome.rule})"
    if outcome.is_draw:
        return f"{how} {speaker.say('play-draw')}"
    winners = tuple(seat + 1 for seat in outcome.winners)
    return f"{how} {speaker.say('play-won', {'winners': winners, 'count': len(winners)})}"


def _print_result(match: catalog.Match, language: str, file: Path, *, verify: bool) -> int:
    console = Console(soft_wrap=True)
    if verify:
        counted = {"file": str(file), "count": len(match.record.replies)}
        console.print(catalog.speaker(language).say("replay-legal", counted), highlight=False, markup=False)
    console.print(result_text(match, language), highlight=False, markup=False)
    return 0


def _print_json(match: catalog.Match, file: Path) -> int:
    outcome = match.outcome
    raw = catalog.game(match.record.game).showing.raw
    return print_json(
        {
            "file": str(file),
            "valid": True,
            "game": match.record.game,
            "replies": len(match.record.replies),
            "outcome": outcome,
            "log": [{"rule": event.rule, **raw(event)} for event in match.log],
        }
    )
