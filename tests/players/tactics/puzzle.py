"""Puzzle: a position with a clearly right answer, and a player's attempt at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from edgewise import Match
from edgewise.core.flow import Action, Ask, Chance, Draw, Drawn, Roll, Rolled
from edgewise.core.outcome import Outcome
from edgewise.games.dawnfall.actions import Decline, Done, Keep, Pass, UseDie
from edgewise.players.player import Player

Script = Action | int
MOST_ANSWERS = 60
# What the other side answers while the player's turn is played to its end.
QUIET: tuple[Action, ...] = (Pass(), Decline(), Keep(), UseDie("yellow"), Done())


class Played(msgspec.Struct, frozen=True):
    """What a player did with a puzzle: the answers in order, and the state behind the last one."""

    answers: tuple[Action, ...]
    state: Any

    @property
    def outcome(self) -> Outcome | None:
        """Who won, if the match ended."""
        found: Outcome | None = self.state.result
        return found


class Puzzle(msgspec.Struct, frozen=True):
    """A position, the way to its question, and what a good player does there.

    `lead` are answers and dice up to the question `asked`; windows that nobody uses are passed on the way.
    `answer` judges the first answer; `turn` judges the rest of the turn, in which the player's dice show their best
    faces and the other side's their worst, so that it is judged by what it tries.
    """

    name: str
    why: str
    position: dict[str, Any]
    lead: tuple[Script, ...] = ()
    asked: str = "main"
    answer: Callable[[Action], bool] | None = None
    turn: Callable[[Played], bool] | None = None


class Attempt(msgspec.Struct, frozen=True):
    """A puzzle, whether the player solved it, and its answers."""

    puzzle: Puzzle
    solved: bool
    answers: tuple[Action, ...]

    def __str__(self) -> str:
        done = " ".join(str(a) for a in self.answers)
        return f"{'solved' if self.solved else 'FAILED'} {self.puzzle.name}: {done}"


class Fortune:
    """Dice by script as long as it lasts, then the best face for one seat and the worst for the others."""

    def __init__(self, seat: int, script: list[int]) -> None:
        self._seat = seat
        self.script = script

    def deal(self, want: Roll | Draw) -> Chance:
        """The next die, or the first cards."""
        if isinstance(want, Draw):
            return Drawn(want.pool[: want.count])
        if self.script:
            return Rolled(self.script.pop(0))
        return Rolled(max(want.faces) if want.seat == self._seat else min(want.faces))


def one_of(*actions: Action) -> Callable[[Action], bool]:
    """The answer is one of these."""
    return lambda answer: answer in actions


def none_of(*actions: Action) -> Callable[[Action], bool]:
    """The answer is none of these."""
    return lambda answer: answer not in actions


def attempt(puzzle: Puzzle, player: Player) -> Attempt:
    """Sets the table, plays up to the question, lets the player answer, and judges."""
    match, seat = set_table(puzzle)
    if puzzle.answer is not None:
        answer = player.choose(match.question())
        return Attempt(puzzle, puzzle.answer(answer), (answer,))
    assert puzzle.turn is not None
    played = play_turn(match, seat, player)
    return Attempt(puzzle, puzzle.turn(played), played.answers)


def set_table(puzzle: Puzzle) -> tuple[Match, int]:
    """The match at the question of the puzzle, and the seat that is asked."""
    dice = [r for r in puzzle.lead if isinstance(r, int)]
    match = Match.from_position("dawnfall", puzzle.position, dealer=Fortune(0, dice))
    for action in (r for r in puzzle.lead if isinstance(r, Action)):
        while match.refusal(action) is not None and Pass() in match.legal():
            match.play(Pass())
        match.play(action)
    while not _is_asked(match, puzzle.asked) and Pass() in match.legal():
        match.play(Pass())
    want = match.pending
    assert isinstance(want, Ask) and want.key == puzzle.asked, f"{puzzle.name}: the question is {want}"
    assert not dice, f"{puzzle.name}: dice {dice} are left over"
    match.dealer = Fortune(want.seat, [])
    return match, want.seat


def _is_asked(match: Match, key: str) -> bool:
    want = match.pending
    return isinstance(want, Ask) and want.key == key


def play_turn(match: Match, seat: int, player: Player) -> Played:
    """The rest of this turn; the other side stays quiet."""
    turn, answers = match.state.number, list[Action]()
    while isinstance(want := match.pending, Ask) and match.state.number == turn and len(answers) < MOST_ANSWERS:
        if want.seat == seat:
            answer = player.choose(match.question())
            answers.append(answer)
        else:
            options = match.legal()
            answer = next((a for a in QUIET if a in options), options[0])
        match.play(answer)
    return Played(tuple(answers), match.state)
