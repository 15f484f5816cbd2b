"""Budgets, interruption and tree reuse of the searching player."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from edgewise import Match, catalog
from edgewise.core.flow import Ask
from edgewise.core.game import AnyGame, Style
from edgewise.core.match import Match as Referee
from edgewise.core.question import AnyQuestion, Question
from edgewise.players import Player, search
from edgewise.players.greedy import GreedyPlayer
from edgewise.players.recruit import RecruitPlayer
from edgewise.players.search import Budget, SearchPlayer
from tests.core.dice_game import DiceGame, Hints, Peek, State
from tests.players.thinkers import ENDLESS, FIRST_GAME, Listener, at_choice

FOREVER = Budget(10**9, ENDLESS)
# Several times as slow as the target of 5,000 positions in a second.
SECONDS_A_LOOK = 0.001


class Clock:
    """A clock that only moves when a position is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class SlowHints(Hints):
    """Takes its time for every position."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def evaluate(self, state: State, seat: int) -> float:
        self._clock.now += SECONDS_A_LOOK
        return super().evaluate(state, seat)

    def stage(self, state: State) -> int:
        self._clock.now += SECONDS_A_LOOK
        return super().stage(state)


class SlowGame(DiceGame):
    """The dice game on a slow machine."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.hints = SlowHints(clock)


class BoldHints(Hints):
    """Wants a search that believes the best line."""

    style = Style(breadth=3, best_line=True)


class BoldGame(DiceGame):
    """The dice game, searched in another style."""

    hints = BoldHints()


def test_a_game_with_wide_choices_gets_more_positions() -> None:
    shares = []
    for game in (DiceGame(), BoldGame()):
        listener = Listener(patient=True)
        SearchPlayer(game, 1, Budget(20, ENDLESS, worlds=1)).choose(Referee.start(game).question(), listener)
        shares.append(listener.heard[0].share / listener.heard[0].positions)
    assert shares == [pytest.approx(1 / 20), pytest.approx(1 / 60)]


def dice_question() -> AnyQuestion:
    return Referee.start(DiceGame()).question()


@pytest.mark.parametrize("seconds", [0.15, 0.8, 3.0])
def test_the_seconds_of_a_budget_are_kept_within_a_tenth(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(search, "perf_counter", clock)
    SearchPlayer(SlowGame(clock), 1, Budget(10**9, seconds)).choose(dice_question())
    assert 0.9 * seconds < clock.now < 1.1 * seconds


@pytest.mark.parametrize("positions", [12, 16, 400])
def test_the_positions_of_a_budget_are_kept(positions: int) -> None:
    listener = Listener(patient=True)
    SearchPlayer(DiceGame(), 1, Budget(positions, ENDLESS)).choose(dice_question(), listener)
    seen = listener.heard
    assert 0 < seen[-1].positions <= 1.1 * positions
    assert [p.share for p in seen] == sorted(p.share for p in seen)
    assert seen[-1].share == 1


@pytest.mark.parametrize(
    "make",
    [
        lambda game: SearchPlayer(game, 1, FOREVER),
        lambda game: RecruitPlayer(game, 1, FOREVER),
        lambda game: GreedyPlayer(game, 1),
    ],
)
def test_an_interrupted_player_gives_its_best_answer_so_far(make: Callable[[AnyGame], Player]) -> None:
    match = at_choice(Match.new("dawnfall", options=FIRST_GAME, seed=2), 0, "deploy-model")
    listener = Listener(patient=False)
    assert make(match.game).choose(match.question(), listener) in match.legal()
    # One report tells the player to stop; a searching one says good-bye with a last one.
    assert len(listener.heard) <= 2


def test_a_single_answer_needs_no_thought() -> None:
    option = dice_question().options[:1]
    question = Question(0, option, lambda: pytest.fail("the view was asked for"))
    assert SearchPlayer(DiceGame(), 1, FOREVER).choose(question) == option[0]


def test_thought_about_the_next_question_is_kept() -> None:
    match = Referee.start(DiceGame())
    player = SearchPlayer(DiceGame(), 1, Budget(300, ENDLESS, worlds=1))
    first = {idea.action: idea.visits for idea in player.ideas(match.question())}
    match.play(Peek())
    # The first report comes after one stride of new walks; what is more was thought before.
    ideas = player.ideas(match.question(), Listener(patient=False))
    assert sum(idea.visits for idea in ideas) >= first[Peek()] - 1 + search.STRIDE
    assert first[Peek()] > 1
    assert {idea.action for idea in ideas} <= set(match.legal())


def test_thought_that_does_not_fit_is_dropped() -> None:
    match = Referee.start(DiceGame())
    player = SearchPlayer(DiceGame(), 1, Budget(300, ENDLESS, worlds=1))
    player.ideas(match.question())
    other = Referee.start(DiceGame(), options={"points": [3, 5]})
    ideas = player.ideas(other.question(), Listener(patient=False))
    assert sum(idea.visits for idea in ideas) == search.STRIDE


def test_a_deployment_goes_on_where_the_last_answer_led() -> None:
    match = at_choice(Match.new("dawnfall", options=FIRST_GAME, seed=2), 0, "deploy-squad")
    player = SearchPlayer(match.game, 3, Budget(200, ENDLESS, worlds=1))
    match.play(player.choose(match.question()))
    assert match.pending == Ask(0, "deploy-model")
    ideas = player.ideas(match.question(), Listener(patient=False))
    assert sum(idea.visits for idea in ideas) > search.STRIDE
    assert {idea.action for idea in ideas} <= set(match.legal())


def test_worlds_share_the_thought_evenly() -> None:
    game = catalog.game("dawnfall")
    match = at_choice(Match.new("dawnfall", options=FIRST_GAME, seed=2), 0, "declare")
    player = SearchPlayer(game, 3, Budget(96, ENDLESS, worlds=3))
    player.choose(match.question())
    visits = [tree.root.visits for tree in player._trees]
    assert len(visits) == 3
    assert max(visits) - min(visits) <= 1
