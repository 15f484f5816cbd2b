"""What is answered for a seat, by the question, the seat's wishes and what has happened."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from edgewise.asking import Given, Past, Wishes, answer_for
from edgewise.core.flow import Action


class Pass(Action, frozen=True):
    """Does nothing."""


class Act(Action, frozen=True):
    """Does something."""


PASS = Pass()


@dataclass(frozen=True)
class Told:
    """The facts of a question."""

    options: tuple[Action, ...] = (PASS, Act())
    idle: Action | None = PASS
    is_open: bool = False
    is_reaction: bool = False
    is_spare: bool = False
    turn: int = 3


PASSED = Past(is_own=False, is_idle=True, is_dealt=False)
ACTED = Past(is_own=False, is_idle=False, is_dealt=False)
ROLLED = Past(is_own=False, is_idle=True, is_dealt=True)
CHOSE = Past(is_own=True, is_idle=False, is_dealt=False)
ONLY = Told(options=(Act(),), idle=None)


def test_what_has_one_answer_only_is_answered_for_a_seat_unless_it_wants_to_be_asked() -> None:
    assert answer_for(ONLY, Wishes(), ()) == Given(Act(), "forced")
    assert answer_for(ONLY, Wishes(forced="ask"), ()) is None


def test_an_open_question_reaches_a_person_even_with_one_listed_answer() -> None:
    question = Told(options=(Act(),), idle=None, is_open=True)
    assert answer_for(question, Wishes(), ()) is None
    assert answer_for(question, Wishes(forced="always"), ()) == Given(Act(), "forced")


def test_a_choice_reaches_who_wants_to_be_asked() -> None:
    assert answer_for(Told(is_reaction=True, is_spare=True), Wishes(), (CHOSE,)) is None


def test_what_can_wait_is_passed_until_something_happens() -> None:
    wishes, question = Wishes(reactions="ask-news"), Told(is_spare=True)
    assert answer_for(question, wishes, (PASSED, CHOSE)) == Given(PASS, "passed")
    assert answer_for(question, wishes, (PASSED, ACTED, CHOSE)) is None
    assert answer_for(question, wishes, (ROLLED, CHOSE)) is None
    assert answer_for(question, wishes, (PASSED,)) is None
    assert answer_for(Told(), wishes, (CHOSE,)) is None


def test_the_seat_s_own_roll_is_news_to_it() -> None:
    rolled = Past(is_own=True, is_idle=False, is_dealt=True)
    assert answer_for(Told(is_spare=True), Wishes(reactions="ask-news"), (rolled,)) is None


@pytest.mark.parametrize(("since", "given"), [(3, Given(PASS, "passed")), (2, None)])
def test_reactions_are_passed_for_the_turn_in_which_that_was_wished(since: int, given: Given | None) -> None:
    assert answer_for(Told(is_reaction=True), Wishes(reactions="pass-turn", since=since), (ACTED,)) == given


def test_reactions_are_passed_for_good_but_never_a_question_that_is_none() -> None:
    wishes = Wishes(reactions="pass-always")
    assert answer_for(Told(is_reaction=True), wishes, (ACTED,)) == Given(PASS, "passed")
    assert answer_for(Told(), wishes, (ACTED,)) is None


def test_nothing_is_passed_where_no_answer_does_nothing() -> None:
    assert answer_for(Told(idle=None, is_reaction=True), Wishes(reactions="pass-always"), ()) is None
