"""Golden games: matches that bots played once; `python -m tests.games.the_edge.golden --write` tells them anew.

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
from edgewise.players.search import Budget, SearchPlayer
from tests.support import golden

FOLDER = Path(__file__).parent / "golden"
# Counted in positions only: a limit in seconds would play another match on another machine.
THOUGHT = Budget(positions=4, seconds=1_000_000, worlds=1)
PLAYERS: dict[str, Callable[[AnyGame, int], Player]] = {
    "greedy": GreedyPlayer,
    "searching": partial(SearchPlayer, budget=THOUGHT),
}
WALLS = [
    {"polygon": [[10000, 14000], [16000, 14000], [16000, 15000], [10000, 15000]], "height": 2500},
    {"polygon": [[20000, 21000], [26000, 21000], [26000, 22000], [20000, 22000]], "height": 2500},
    {"circle": {"at": [26000, 13000], "radius": 1250}, "height": 500},
    {"circle": {"at": [10000, 23000], "radius": 1250}, "height": 500},
]


class Sitting(msgspec.Struct, frozen=True):
    """How a match came to be: what was agreed, who played, and from which seed."""

    agreed: str
    options: dict[str, Any]
    players: tuple[str, str]
    seed: int

    @property
    def heading(self) -> str:
        """The first line of its text."""
        return f"The Edge, {self.agreed}, seed {self.seed}, {self.players[0]} against {self.players[1]} player"


SITTINGS = {
    "standard": Sitting("default options", {}, ("searching", "greedy"), 2),
    "first-game": Sitting(
        "first game with the modifiers of the ground, Demons against Chapter",
        {"scenario": "first-game", "terrain_modifiers": True, "players": [{"army": "demons"}, {"army": "chapter"}]},
        ("greedy", "searching"),
        4,
    ),
    "walls": Sitting(
        "walls instead of the usual obstacles, two models of Rha'Zack",
        {"rhazack_models": 2, "obstacles": WALLS},
        ("greedy", "greedy"),
        1,
    ),
}


def played(sitting: Sitting) -> Record:
    """The record of a match between bots."""
    match = Match.new("the-edge", options=sitting.options, seed=sitting.seed)
    rules = game("the-edge")
    seated = [PLAYERS[name](rules, 7 * sitting.seed + 1 + seat) for seat, name in enumerate(sitting.players)]
    while isinstance(asked := match.pending, Ask):
        match.play(seated[asked.seat].choose(match.question()))
    return match.record


def told(name: str) -> str:
    """What a replay of the record prints."""
    record = records.decode(record_file(name).read_bytes())
    rules = game("the-edge")
    chances = [r for r in record.replies if r["type"] in ("Rolled", "Drawn")]
    actions = iter([rules.action(r) for r in record.replies if r["type"] not in ("Rolled", "Drawn")])
    dealer = RecordedDealer(msgspec.convert(chances, list[Rolled | Drawn]))
    match = Match.new("the-edge", options=record.options, dealer=dealer)

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
