"""Frames on a stack: what runs, what waits, and in which order."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from edgewise.core.flow import Action, Ask, Frame, Frames, Measured, Reply, Roll, Rolled, Want, advance, answer
from edgewise.core.refusal import Refusal
from tests.core.dice_game import Hold, Note, Sheet, State, Throw, Turn


class Diary(msgspec.Struct):
    """A state that only remembers which frames ran."""

    stack: list[Any]
    want: Want | None = None
    result: Any = None
    said: list[str] = msgspec.field(default_factory=list)


class Say(Frame, frozen=True):
    """Says a word, then its followers run."""

    word: str
    then: tuple[Frame, ...] = ()

    def step(self, state: Diary, reply: None) -> Frames:
        state.said.append(self.word)
        if self.word == "stop":
            state.result = "over"
        return self.then


class Wait(Frame, frozen=True):
    """Waits for a seat, unless there is nothing to ask."""

    waits = True
    silent: bool = False

    def wants(self, state: Diary) -> Ask | None:
        return None if self.silent else Ask(1, "go")

    def step(self, state: Diary, reply: Reply) -> Frames:
        state.said.append(f"got {type(reply).__name__}")
        return (Say("after"),)


def run(*frames: Frame) -> Diary:
    diary = Diary(list(reversed(frames)))
    advance(diary)
    return diary


def test_frames_run_in_playing_order() -> None:
    assert run(Say("a"), Say("b")).said == ["a", "b"]


def test_the_frames_that_replace_one_run_before_the_rest() -> None:
    assert run(Say("a", (Say("b"), Say("c"))), Say("d")).said == ["a", "b", "c", "d"]


def test_an_empty_stack_wants_nothing() -> None:
    assert run(Say("a")).want is None


def test_a_waiting_frame_stops_the_run_and_stays_on_the_stack() -> None:
    diary = run(Say("a"), Wait(), Say("z"))
    assert (diary.said, diary.want, diary.stack[-1]) == (["a"], Ask(1, "go"), Wait())


def test_a_waiting_frame_that_wants_nothing_is_stepped_at_once() -> None:
    assert run(Wait(silent=True), Say("z")).said == ["got NoneType", "after", "z"]


def test_a_reply_goes_to_the_waiting_frame_and_the_run_goes_on() -> None:
    diary = run(Wait(), Say("z"))
    answer(diary, Rolled(4))
    assert (diary.said, diary.want) == (["got Rolled", "after", "z"], None)


def test_a_result_drops_the_frames_that_are_left() -> None:
    diary = run(Say("stop"), Wait(), Say("z"))
    assert (diary.said, diary.want, diary.stack) == (["stop"], None, [])


def test_listed_choices_are_judged_by_the_list() -> None:
    state: State = Sheet([Turn()])
    turn: Any = Turn()
    assert turn.refusal(state, Hold()) is None
    assert turn.refusal(state, Note(7)) == Refusal("DI-TRN-1", "refused-turn")


class Aim(Measured, frozen=True):
    """Asks for any number from 0 to 9, and proposes two."""

    def proposals(self, state: State) -> tuple[Action, ...]:
        return (Note(2), Note(7))

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return None if isinstance(action, Note) and 0 <= action.n <= 9 else Refusal("X-6", "refused-aim")


def test_all_listed_choices_are_worth_choosing_from() -> None:
    state: State = Sheet([Turn()])
    turn: Any = Turn()
    assert turn.proposals(state) == turn.options(state) != ()


def test_measured_answers_are_proposed_and_judged_as_they_are_sent() -> None:
    state: State = Sheet([Aim()])
    aim: Any = Aim()
    assert aim.options(state) == aim.proposals(state)
    assert aim.refusal(state, Note(5)) is None
    assert aim.refusal(state, Note(10)) == Refusal("X-6", "refused-aim")


def test_frames_actions_and_wants_are_values_that_encode_themselves() -> None:
    for value in (Turn(), Throw(), Note(3), Ask(0, "turn"), Roll(1, "die", (1, 2), "points")):
        assert msgspec.json.decode(msgspec.json.encode(value), type=type(value)) == value
        assert hash(value) == hash(msgspec.json.decode(msgspec.json.encode(value), type=type(value)))


def test_a_frame_must_say_what_it_does() -> None:
    frame: Any = Frame()
    measured: Any = Measured()
    with pytest.raises(NotImplementedError):
        frame.step(None, None)
    with pytest.raises(NotImplementedError):
        frame.why_not(None, Action())
    with pytest.raises(NotImplementedError):
        measured.proposals(None)
    with pytest.raises(NotImplementedError):
        measured.refusal(None, Action())
