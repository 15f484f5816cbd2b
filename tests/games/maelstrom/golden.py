"""Golden games: matches that bots played once; `python -m tests.games.maelstrom.golden --write` tells them anew.

Each lies there as a record of its answers, dice and cards and as the text that a replay prints, so that only a change
of rules or words changes the text, never one of the bots. Where a rule refuses a recorded answer, `--play` lets the
bots play that match again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from edgewise import Action, Ask, Match, game
from edgewise.core import record as records
from edgewise.core.dealer import RecordedDealer
from edgewise.core.flow import Drawn, Rolled
from edgewise.core.game import AnyGame
from edgewise.core.record import Record
from edgewise.players.greedy import GreedyPlayer
from edgewise.players.player import Player
from edgewise.players.random import RandomPlayer
from edgewise.players.search import Budget, SearchPlayer
from tests.support import golden

FOLDER = Path(__file__).parent / "golden"
# Counted in positions only: a limit in seconds would play another match on another machine.
THOUGHT = Budget(positions=4, seconds=1_000_000, worlds=1)
PLAYERS: dict[str, Callable[[AnyGame, int], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "searching": partial(SearchPlayer, budget=THOUGHT),
}


class Sitting(msgspec.Struct, frozen=True):
    """How a match came to be: what was agreed, who played, and from which seed."""

    agreed: str
    options: dict[str, Any]
    players: tuple[str, str]
    seed: int

    @property
    def heading(self) -> str:
        """The first line of its text."""
        return f"Maelstrom's Edge, {self.agreed}, seed {self.seed}, {self.players[0]} against {self.players[1]} player"


SITTINGS = {
    "standard": Sitting("default options", {}, ("searching", "greedy"), 2),
    "gold": Sitting(
        "Purple Gold in the Old Quarter with the rules by the letter, Foundation against Enclave",
        {
            "mission": "purple-gold",
            "table": "old-quarter",
            "letter_marksman": True,
            "letter_cover": True,
            "letter_hill": True,
            "players": [{"roster": "epirian-60"}, {"roster": "karist-60"}],
        },
        ("random", "random"),
        7,
    ),
    "mirror": Sitting(
        "a mission that is drawn, Enclave against Enclave in Storm Heights",
        {
            "draw": ["bloodbath", "groundfahll"],
            "table": "storm-heights",
            "players": [{"roster": "karist-60"}, {"roster": "karist-60"}],
        },
        ("random", "random"),
        10,
    ),
}


def played(sitting: Sitting) -> Record:
    """The record of a match between bots."""
    match = Match.new("maelstrom", options=sitting.options, seed=sitting.seed)
    rules = game("maelstrom")
    seated = [PLAYERS[name](rules, 7 * sitting.seed + 1 + seat) for seat, name in enumerate(sitting.players)]
    while isinstance(asked := match.pending, Ask):
        match.play(seated[asked.seat].choose(match.question()))
    return match.record


def told(name: str) -> str:
    """What a replay of the record prints."""
    record = records.decode(record_file(name).read_bytes())
    rules = game("maelstrom")
    chances = [r for r in record.replies if r["type"] in ("Rolled", "Drawn")]
    actions = iter([rules.action(r) for r in record.replies if r["type"] not in ("Rolled", "Drawn")])
    dealer = RecordedDealer(msgspec.convert(chances, list[Rolled | Drawn]))
    match = Match.new("maelstrom", options=record.options, dealer=dealer)

    def choose(_: Match) -> Action:
        return next(actions)

    text = golden.told(match, SITTINGS[name].heading, choose)
    assert len(match.record.replies) == len(record.replies), "the match ended before its record"
    return text


def record_file(name: str) -> Path:
    """Where the record of a golden game lies."""
    return FOLDER / f"{name}.json"


def keep(name: str, record: Record) -> None:
    """Writes a record with one reply on each line."""
    data = msgspec.to_builtins(record)
    replies = ",\n".join(msgspec.json.encode(reply).decode() for reply in data.pop("replies"))
    head = msgspec.json.encode(data).decode()
    record_file(name).write_text(f'{head[:-1]},"replies":[\n{replies}\n]}}\n', encoding="utf-8")


SHELF = golden.Shelf(FOLDER, {name: partial(told, name) for name in SITTINGS})


def main(arguments: list[str]) -> int:
    """Tells the games anew, after playing those that are named behind `--play`, or all."""
    if "--play" in arguments:
        FOLDER.mkdir(exist_ok=True)
        for name in [a for a in arguments if a in SITTINGS] or list(SITTINGS):
            keep(name, played(SITTINGS[name]))
    return SHELF.main(["--write"] if "--play" in arguments else arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
