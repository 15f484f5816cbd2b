"""Sealed questions: several seats answer at once, in any order, and nothing is seen of it until all have answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from edgewise.core.flow import Action, Ask, Frame, Frames, Reply, advance
from edgewise.core.match import AnyMatch, Match, load, replay
from edgewise.core.outcome import Outcome
from edgewise.core.refusal import IllegalAction, Refusal
from tests.core.dice_game import DiceGame, Hold, Note, Sheet, State, Turn


class Guess(Frame, frozen=True):
    """Both seats write a number down, neither knowing that of the other."""

    waits = True
    answers: tuple[int, ...] = ()

    def wants(self, state: State) -> Ask:
        return Ask(len(self.answers), "guess", (0, 1))

    def options(self, state: State) -> tuple[Action, ...]:
        return (Note(1), Note(2), Note(3)) if not self.answers else (Note(4), Note(5))

    def why_not(self, state: State, action: Action) -> Refusal:
        return Refusal("X-3", "refused-guess")

    def step(self, state: State, reply: Note) -> Frames:
        answers = (*self.answers, reply.n)
        if len(answers) < 2:
            return (Guess(answers),)
        state.notes = answers
        return (Turn(),)


class Leave(Hold, frozen=True):
    """Give up, whoever is asked."""

    interrupts = True


class GuessingGame(DiceGame):
    """A game that begins with a sealed question."""

    def refusal(self, state: State, action: Action, *, seat: int | None = None) -> Refusal | None:
        if isinstance(action, Leave):
            return None
        if isinstance(state.want, Ask) and seat not in (None, state.want.seat):
            return Refusal("X-4", "refused-other-seat")
        found: Refusal | None = state.stack[-1].refusal(state, action)
        return found

    def apply(self, state: State, reply: Reply) -> None:
        if isinstance(reply, Leave):
            state.stack, state.want, state.result = [], None, Outcome((), "left", "X-6")
        else:
            super().apply(state, reply)

    def setup(self, options: Mapping[str, Any]) -> State:
        state: State = Sheet([Guess()])
        advance(state)
        return state


def fresh() -> AnyMatch:
    return Match.start(GuessingGame(), seed=1)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_seats_answer_in_any_order_and_the_rules_see_one_order(order: tuple[int, int]) -> None:
    match, answers = fresh(), {0: Note(2), 1: Note(5)}
    for seat in order:
        match.play(answers[seat], seat=seat)
    assert match.state.notes == (2, 5)
    assert [reply["n"] for reply in match.record.replies] == [2, 5]
    assert replay(match.game, match.record).state.notes == (2, 5)


def test_nothing_changes_until_all_have_answered() -> None:
    match, untouched = fresh(), fresh()
    assert match.play(Note(5), seat=1) == []
    assert match.state == untouched.state
    assert match.record == untouched.record
    assert match.view(0) == untouched.view(0)
    assert match.asks(0) == untouched.asks(0)


def test_each_seat_has_its_own_question_at_the_same_time() -> None:
    match = fresh()
    assert match.asks(0) == Ask(0, "guess", (0, 1))
    assert match.asks(1) == Ask(1, "guess", (0, 1))
    assert match.asks(2) is None
    assert match.legal(0) == (Note(1), Note(2), Note(3))
    assert match.legal(1) == match.question(1).options == (Note(4), Note(5))
    refused = match.refusal(Note(1), seat=1)
    assert refused is not None
    assert refused.key == "refused-guess"


def test_what_was_sealed_cannot_be_changed() -> None:
    match = fresh()
    match.play(Note(5), seat=1)
    assert match.asks(1) is None
    with pytest.raises(IllegalAction) as refused:
        match.play(Note(4), seat=1)
    assert refused.value.refusal.key == "refused-sealed"
    assert match.undoable == 0


def test_who_names_no_seat_answers_for_the_first_that_has_not() -> None:
    match = fresh()
    match.play(Note(1))
    assert match.pending == Ask(1, "guess", (0, 1))
    match.play(Note(4))
    assert match.pending == Ask(0, "turn")


def test_sealed_answers_are_saved_with_the_match() -> None:
    match = fresh()
    match.play(Note(5), seat=1)
    again = load(lambda _: GuessingGame(), match.save())
    assert again.asks(1) is None
    again.play(Note(3), seat=0)
    assert again.state.notes == (3, 5)


def test_what_may_come_at_any_time_is_not_sealed() -> None:
    match = fresh()
    match.play(Note(5), seat=1)
    match.play(Leave(), seat=1)
    assert match.outcome is not None
    assert match.sealed == {}
