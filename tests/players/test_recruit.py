"""The Recruit slips on purpose, mildly, and knows what would have been better."""

from __future__ import annotations

from edgewise import Match
from edgewise.core.match import AnyMatch
from edgewise.core.question import AnyQuestion, Question
from edgewise.players.recruit import MILD, NEXT_BEST, RecruitPlayer
from edgewise.players.search import Budget, SearchPlayer
from tests.players.thinkers import ENDLESS, FIRST_GAME, at_choice

BUDGET = Budget(40, ENDLESS, worlds=1)
TRIES = 60


def question() -> tuple[AnyMatch, AnyQuestion]:
    match = at_choice(Match.new("dawnfall", options=FIRST_GAME, seed=2), 0, "main")
    return match, match.question()


def test_a_recruit_slips_now_and_then_and_not_always() -> None:
    match, asked = question()
    slips = 0
    for seed in range(TRIES):
        player = RecruitPlayer(match.game, seed, BUDGET)
        answer = player.choose(asked)
        assert player.last is not None
        assert answer == player.last.action
        slips += player.better is not None
    assert TRIES // 10 < slips < TRIES // 2


def test_a_slip_is_one_of_the_next_best_and_not_much_worse() -> None:
    match, asked = question()
    slipped = 0
    for seed in range(TRIES):
        player = RecruitPlayer(match.game, seed, BUDGET)
        player.choose(asked)
        if player.better is None or player.last is None:
            continue
        slipped += 1
        ideas = [idea.action for idea in SearchPlayer(match.game, seed, BUDGET).ideas(asked)]
        assert ideas.index(player.better.action) == 0
        assert 1 <= ideas.index(player.last.action) <= NEXT_BEST
        assert player.better.chance - player.last.chance <= MILD
    assert slipped


def test_a_recruit_without_a_choice_has_nothing_to_say() -> None:
    match, asked = question()
    player = RecruitPlayer(match.game, 1, BUDGET)
    player.choose(asked)
    only = Question(0, asked.options[:1], lambda: None)
    said = [(player.choose(only), player.last, player.better) for _ in range(TRIES)]
    assert said == [(asked.options[0], None, None)] * TRIES
