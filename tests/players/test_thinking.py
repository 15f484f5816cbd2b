"""A player who thinks beside the caller."""

from __future__ import annotations

from threading import Event, get_ident

import pytest

from edgewise.core.flow import Action
from edgewise.core.match import Match
from edgewise.core.question import AnyQuestion
from edgewise.players import Progress, Report, Thinking
from edgewise.players.search import Budget, SearchPlayer
from tests.core.dice_game import DiceGame, Hold, Throw
from tests.players.thinkers import ENDLESS

# Long enough for any machine; nothing waits so long unless it hangs.
PATIENCE = 60.0


class Waiting:
    """Answers when it is told to go on, in a thread that it remembers."""

    def __init__(self) -> None:
        self.go_on = Event()
        self.thread = 0

    def choose(self, question: AnyQuestion, report: Report | None = None) -> Action:
        self.thread = get_ident()
        assert self.go_on.wait(PATIENCE)
        return question.options[0]


class Endless:
    """Thinks until it is interrupted."""

    def choose(self, question: AnyQuestion, report: Report | None = None) -> Action:
        assert report is not None
        thoughts = 0
        while report(Progress(0.0, thoughts, Hold())):
            thoughts += 1
        return Hold()


class Failing:
    """Cannot answer."""

    def choose(self, question: AnyQuestion, report: Report | None = None) -> Action:
        raise LookupError("no idea")


@pytest.fixture
def question() -> AnyQuestion:
    return Match.start(DiceGame()).question()


def test_the_caller_goes_on_while_a_player_thinks(question: AnyQuestion) -> None:
    player = Waiting()
    thinking = Thinking(player, question)
    assert not thinking.is_done
    assert not thinking.wait(0)
    player.go_on.set()
    assert thinking.answer() == Throw()
    assert thinking.is_done
    assert player.thread != get_ident()


def test_progress_is_reported_while_a_player_thinks(question: AnyQuestion) -> None:
    thinking = Thinking(SearchPlayer(DiceGame(), 1, Budget(500, ENDLESS)), question)
    answer = thinking.answer()
    assert thinking.progress is not None
    assert thinking.progress.share == 1
    assert thinking.progress.positions > 0
    assert thinking.progress.best == answer


def test_an_interrupted_thought_is_answered(question: AnyQuestion) -> None:
    thinking = Thinking(Endless(), question)
    thinking.interrupt()
    assert thinking.wait(PATIENCE)
    assert thinking.answer() == Hold()


def test_waiting_for_an_answer_ends_with_an_interruption(question: AnyQuestion) -> None:
    assert Thinking(Endless(), question).answer(0.01) == Hold()


def test_an_endless_search_is_interrupted_with_a_legal_answer(question: AnyQuestion) -> None:
    thinking = Thinking(SearchPlayer(DiceGame(), 1, Budget(10**9, ENDLESS)), question)
    assert thinking.answer(0.01) in question.options


def test_what_a_player_raises_is_raised_to_who_asks_for_the_answer(question: AnyQuestion) -> None:
    thinking = Thinking(Failing(), question)
    assert thinking.wait(PATIENCE)
    with pytest.raises(LookupError, match="no idea"):
        thinking.answer()
