"""Recorded matches: random play from a seed, and one digest of all that was asked, offered, seen and said in it.

`python -m tests.support.recorded GAME --write` writes the digests of a game anew after a change that is meant; without
`--write` it prints those that differ.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from edgewise import Action, Match, SeededDealer, catalog
from edgewise.core.flow import Ask
from edgewise.lab.modes import combination
from tests.contract import dawnfall, maelstrom, the_edge

SETTINGS = {"dawnfall": dawnfall.SETTINGS, "the-edge": the_edge.SETTINGS, "maelstrom": maelstrom.SETTINGS}
MOST_ANSWERS = 500
# Views, positions and saves are long: they are looked at now and then.
LOOK_EVERY = 17
MOST_READ = 40
FILES = Path(__file__).parents[1] / "games"


def kept(game: str) -> dict[str, str]:
    """The digests of a game as they were last agreed on, by number."""
    text = (FILES / game.replace("-", "_") / "recorded.json").read_text(encoding="utf-8")
    found: dict[str, str] = json.loads(text)
    return found


def options_of(game: str, number: int) -> dict[str, Any]:
    """The options of a match: by turns a combination of modes, and one of the settings of the contract suite."""
    settings = list(SETTINGS[game].values())
    return combination(game, number // 2) if number % 2 else settings[number // 2 % len(settings)]


def digest(game: str, number: int) -> str:
    """All of one match as a short text."""
    rules, say = catalog.game(game), catalog.speaker("en").say
    match = Match.new(game, options=options_of(game, number), seed=number)
    luck, found = SeededDealer(9_000 + number), hashlib.sha256()
    heard = _heard(found, match, 0)
    for answered in range(MOST_ANSWERS):
        asked = match.pending
        if not isinstance(asked, Ask):
            break
        listed = match.legal()
        _note(found, asked, say(*rules.asked(match.state)), *listed)
        if answered % LOOK_EVERY == 0:
            _look(found, match)
            _read(found, match, listed)
        match.play(_choice(listed, luck))
        heard = _heard(found, match, heard)
    _look(found, match)
    _note(found, match.outcome)
    return found.hexdigest()[:16]


def _choice(listed: tuple[Action, ...], luck: SeededDealer) -> Action:
    going_on = [action for action in listed if type(action).__name__ != "Concede"]
    return going_on[luck.below(len(going_on))]


def _look(found: Any, match: Match) -> None:
    seats = range(len(match.view(None).players))
    _note(found, *(match.view(seat) for seat in (None, *seats)), match.position())


def _read(found: Any, match: Match, listed: tuple[Action, ...]) -> None:
    """The answers in words, and what they point at."""
    rules, say = catalog.game(match.record.game), catalog.speaker("en").say
    for action in listed[:MOST_READ]:
        pointed = msgspec.to_builtins(rules.showing.concerns(match.state, action))
        things = {kind: sorted(pointed[kind]) for kind in pointed if pointed[kind]}
        _note(found, say(*rules.describe(match.state, action)), _as_recorded(action, things))


def _as_recorded(action: Action, things: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """What an answer points at, as it was when the digests were written: Banners pointed at a Squad for a model."""
    if type(action).__name__ in ("UseBanner", "UseShrine") and "models" in things:
        return {"squads": things["models"]}
    return things


def _heard(found: Any, match: Match, heard: int) -> int:
    """Puts what happened since in words, for the seat that may know more of it too."""
    rules, say = catalog.game(match.record.game), catalog.speaker("en").say
    for event in match.log[heard:]:
        _note(found, event.rule, *(say(*rules.told(match.state, event, seat)) for seat in (None, 0, 1)))
    return len(match.log)


def _note(found: Any, *values: Any) -> None:
    for value in values:
        found.update(msgspec.json.encode(value, order="sorted"))
        found.update(b"\n")


def main() -> None:
    """Compares the digests of one game with those that are kept, or writes them anew."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game")
    ask.add_argument("--games", type=int, default=300)
    ask.add_argument("--first", type=int, default=0)
    ask.add_argument("--write", action="store_true")
    given = ask.parse_args()
    found = {str(n): digest(given.game, n) for n in range(given.first, given.first + given.games)}
    if given.write:
        file = FILES / given.game.replace("-", "_") / "recorded.json"
        file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        return
    differing = [number for number, said in found.items() if kept(given.game)[number] != said]
    same = len(found) - len(differing)
    sys.stdout.write(f"{same} of {len(found)} matches are as recorded; others: {' '.join(differing) or 'none'}\n")


if __name__ == "__main__":
    main()
