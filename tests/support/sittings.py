"""Golden games that bots played once: a record of answers, dice and cards, and the text that a replay of it prints.

Only a change of rules or words changes the text, never one of the bots. Where a rule refuses a recorded answer,
`--play` lets the bots play that match again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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


class Sittings:
    """The golden games of one game, in a folder."""

    def __init__(self, name: str, folder: Path, sittings: Mapping[str, Sitting]) -> None:
        self.sittings = sittings
        self.shelf = golden.Shelf(folder, {each: partial(self.told, each) for each in sittings})
        self._name = name
        self._folder = folder

    def heading(self, sitting: Sitting) -> str:
        """The first line of the text of a match."""
        one, other = sitting.players
        title = game(self._name).title
        return f"{title}, {sitting.agreed}, seed {sitting.seed}, {one} against {other} player"

    def played(self, sitting: Sitting) -> Record:
        """The record of a match between bots."""
        match = Match.new(self._name, options=sitting.options, seed=sitting.seed)
        rules = game(self._name)
        seated = [PLAYERS[name](rules, 7 * sitting.seed + 1 + seat) for seat, name in enumerate(sitting.players)]
        while isinstance(asked := match.pending, Ask):
            match.play(seated[asked.seat].choose(match.question()))
        return match.record

    def told(self, name: str) -> str:
        """What a replay of the record prints."""
        record = records.decode(self.record_file(name).read_bytes())
        rules = game(self._name)
        chances = [r for r in record.replies if r["type"] in ("Rolled", "Drawn")]
        actions = iter([rules.action(r) for r in record.replies if r["type"] not in ("Rolled", "Drawn")])
        dealer = RecordedDealer(msgspec.convert(chances, list[Rolled | Drawn]))
        match = Match.new(self._name, options=record.options, dealer=dealer)

        def choose(_: Match) -> Action:
            return next(actions)

        text = golden.told(match, self.heading(self.sittings[name]), choose)
        assert len(match.record.replies) == len(record.replies), "the match ended before its record"
        return text

    def record_file(self, name: str) -> Path:
        """Where the record of a golden game lies."""
        return self._folder / f"{name}.json"

    def keep(self, name: str, record: Record) -> None:
        """Writes a record with one reply on each line."""
        data = msgspec.to_builtins(record)
        replies = ",\n".join(msgspec.json.encode(reply).decode() for reply in data.pop("replies"))
        head = msgspec.json.encode(data).decode()
        self.record_file(name).write_text(f'{head[:-1]},"replies":[\n{replies}\n]}}\n', encoding="utf-8")

    def main(self, arguments: list[str]) -> int:
        """Tells the games anew, after playing those that are named behind `--play`, or all."""
        if "--play" in arguments:
            self._folder.mkdir(exist_ok=True)
            for name in [a for a in arguments if a in self.sittings] or list(self.sittings):
                self.keep(name, self.played(self.sittings[name]))
        return self.shelf.main(["--write"] if "--play" in arguments else arguments)
