"""Players that think little, so that tests are short, and never by the clock, so that they are the same everywhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from edgewise.core.flow import Action, Ask
from edgewise.core.game import AnyGame
from edgewise.core.match import AnyMatch
from edgewise.players import Player, Progress
from edgewise.players.greedy import GreedyPlayer
from edgewise.players.random import RandomPlayer
from edgewise.players.recruit import RecruitPlayer
from edgewise.players.search import Budget, SearchPlayer

ENDLESS = 1e9
LITTLE = Budget(6, ENDLESS, worlds=1)
SEVERAL = Budget(9, ENDLESS, worlds=3)
READY = {"squads": "preset", "deck": "preset"}
FIRST_GAME: dict[str, Any] = {
    "layout": "first-game",
    "players": [{"faction": "chapter", **READY}, {"faction": "demons", **READY}],
}

THINKERS: Mapping[str, Callable[[AnyGame, int], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "recruit": partial(RecruitPlayer, budget=LITTLE),
    "veteran": partial(SearchPlayer, budget=LITTLE),
    "warlord": partial(SearchPlayer, budget=SEVERAL),
}
MOST_ANSWERS = 20_000


class Listener:
    """Keeps what a player reports, and tells it to go on or to stop."""

    def __init__(self, *, patient: bool) -> None:
        self.heard: list[Progress] = []
        self._patient = patient

    def __call__(self, progress: Progress) -> bool:
        self.heard.append(progress)
        return self._patient


def played(match: AnyMatch, player: Player, seats: tuple[int, ...] = (0,)) -> list[Action]:
    """The answers of a player at some seats of a match that random players fill up; the referee checks every one."""
    other = RandomPlayer(match.game, 7)
    given: list[Action] = []
    for _ in range(MOST_ANSWERS):
        asked = match.pending
        if not isinstance(asked, Ask):
            return given
        question = match.question()
        answer = (player if asked.seat in seats else other).choose(question)
        assert answer in question.options
        match.play(answer)
        given += [answer] if asked.seat in seats else []
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def at_choice(match: AnyMatch, seat: int, key: str) -> AnyMatch:
    """The match played on at random until a seat is asked a question that has more than one answer."""
    other = RandomPlayer(match.game, 3)
    while match.pending is not None:
        question = match.question()
        if match.pending == Ask(seat, key) and len(question.options) > 1:
            return match
        match.play(other.choose(question))
    raise AssertionError(f"seat {seat} was never asked {key}")
