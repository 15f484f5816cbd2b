"""The door: a question about chances in, exact odds out."""

from __future__ import annotations

from fractions import Fraction
from typing import assert_never

import msgspec

from edgewise.core.odds import Odds, Share
from edgewise.games.dawnfall.queries.odds.asking import AnyQuestion, Backstab, Kills, Running, Sequence, Shot
from edgewise.games.dawnfall.queries.odds.checks import check_pair, staged_for
from edgewise.games.dawnfall.queries.odds.duel import Duel, dice_tables, told_costs, told_outcomes
from edgewise.games.dawnfall.queries.odds.kills import kill_odds, series_odds
from edgewise.games.dawnfall.queries.odds.plan import fight_plan
from edgewise.games.dawnfall.queries.odds.rolls import GOAL, SECOND
from edgewise.games.dawnfall.queries.odds.running import running_odds
from edgewise.games.dawnfall.queries.odds.scene import fight_reasons, scene_of, unforeseen
from edgewise.games.dawnfall.queries.odds.volley import shot_odds
from edgewise.games.dawnfall.state import Game


def odds(state: Game, question: AnyQuestion) -> Odds:
    """The exact answer; the state is not changed, and hands and decks do not count."""
    match question:
        case Sequence():
            return duel_odds(state, question) if question.backstab is None else series_odds(state, question)
        case Backstab():
            return duel_odds(state, question)
        case Shot():
            return shot_odds(state, question)
        case Kills():
            return kill_odds(state, question)
        case Running():
            return running_odds(state, question)
        case _:
            assert_never(question)


def duel_odds(state: Game, question: Sequence | Backstab) -> Odds:
    """A Sequence or a Backstab between two models. DF-COM, DF-CTR, DF-BCK."""
    check_pair(state, question.model, question.target)
    twin, knowns = staged_for(state, question, question.model, question.target)
    scene = scene_of(twin, question.model, question.target, knowns, backstab=isinstance(question, Backstab))
    duel = Duel(scene)
    value, scale = duel.value(), duel.fight.scale
    return Odds(
        kind=question.kind,
        seat=scene.sides[0].seat,
        harm_done=Share.of(Fraction(value[GOAL], scale)),
        harm_taken=Share.of(Fraction(value[SECOND], scale)),
        question=msgspec.to_builtins(question),
        chance=Share.of(Fraction(value[GOAL], scale)),
        outcomes=told_outcomes(duel, value, scale),
        costs=told_costs(value, scale, (scene.sides[0].seat, scene.sides[1].seat)),
        reasons=tuple(fight_reasons(scene)),
        plan=fight_plan(duel.fight, duel.purses),
        dice=dice_tables(duel.fight),
        unforeseen=unforeseen(state),
    )
