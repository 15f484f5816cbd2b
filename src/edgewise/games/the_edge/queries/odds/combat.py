"""The odds of one combat, one Free Attack, or what is left of either. ED-COM, ED-REL."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

import msgspec

from edgewise.core.odds import Choice, Odds, Reason, Share
from edgewise.games.the_edge.continuous import facing, has_mark
from edgewise.games.the_edge.frames.dice import Clash
from edgewise.games.the_edge.queries.odds.asking import Known, Question, Sequence
from edgewise.games.the_edge.queries.odds.exchange import success
from edgewise.games.the_edge.queries.odds.numbers import (
    attack_roll,
    card_of,
    check_pair,
    clash_reasons,
    defense_roll,
    initiative_reasons,
    known_initiative,
)
from edgewise.games.the_edge.state import Game

KnownOf = Callable[[int], Known]


class Ends(NamedTuple):
    """How a combat ends: the target is wounded, the model is wounded, or neither; the chances sum to 1."""

    target: Fraction
    model: Fraction

    @property
    def nothing(self) -> Fraction:
        """The chance that nobody is wounded."""
        return 1 - self.target - self.model


def clashes_of(state: Game, question: Sequence) -> tuple[Clash, ...]:
    """The exchanges of a combat in order; the second one follows if the first attack fails. ED-COM-2, ED-COM-8."""
    model, target = question.model, question.target
    if question.free:
        return (Clash(model, target, "free"),)
    if has_mark(state, model, "free-assaults"):
        return (Clash(model, target, "assault", assaulter=model),)
    mine, theirs = facing(model, target, model), facing(target, model, model)
    faster = known_initiative(state, theirs, question.enemy) > known_initiative(state, mine, question.own)
    first, second = (target, model) if faster else (model, target)
    return (Clash(first, second, "assault", assaulter=model), Clash(second, first, "counter", assaulter=model))


def wound_chance(state: Game, clash: Clash, given: KnownOf) -> Fraction:
    """The chance that the attack of an exchange wounds."""
    attack = attack_roll(state, clash, given(clash.attacker))
    return success(attack, defense_roll(state, clash, given(clash.defender)))


def ends_of(state: Game, clashes: tuple[Clash, ...], model: int, given: KnownOf) -> Ends:
    """How exchanges end that stop at the first wound, seen from a model."""
    left, found = Fraction(1), [Fraction(0), Fraction(0)]
    for clash in clashes:
        wounded = left * wound_chance(state, clash, given)
        found[0 if clash.attacker == model else 1] += wounded
        left -= wounded
    return Ends(found[0], found[1])


def known_of(question: Question, model: int) -> KnownOf:
    """What is given about either side of an exchange in which a model of the asking side takes part."""
    return lambda who: question.own if who == model else question.enemy


def combat_odds(state: Game, question: Sequence) -> Odds:
    """A combat between two models, as if they touched. ED-COM-1."""
    check_pair(state, question.model, question.target)
    clashes = clashes_of(state, question)
    reasons: list[Reason] = []
    if len(clashes) > 1:
        model, target = question.model, question.target
        reasons += initiative_reasons(state, facing(model, target, model), question.own)
        reasons += initiative_reasons(state, facing(target, model, model), question.enemy)
        first = clashes[0].attacker
        reasons.append(Reason(first, card_of(state, first), "attacks-first", None, "rules", "ED-COM-2"))
    pair = (question.model, question.target)
    given = known_of(question, question.model)
    reasons += reasons_of(state, clashes, given)
    return told(state, question, pair, ends_of(state, clashes, question.model, given), reasons)


def reasons_of(state: Game, clashes: tuple[Clash, ...], given: KnownOf) -> list[Reason]:
    """Where the numbers of some exchanges come from."""
    return [r for c in clashes for r in clash_reasons(state, c, (given(c.attacker), given(c.defender)))]


def told(
    state: Game,
    question: Question,
    pair: tuple[int, int],
    ends: Ends,
    reasons: list[Reason],
    plan: tuple[Choice, ...] = (),
) -> Odds:
    """The answer about exchanges between a model of the asking side and its enemy."""
    model, target = pair
    rows = {
        f"target-{effect(state, target)}": ends.target,
        f"model-{effect(state, model)}": ends.model,
        "nothing": ends.nothing,
    }
    return Odds(
        kind=question.kind,
        seat=state.book.model_seat[model],
        harm_done=Share.of(ends.target),
        harm_taken=Share.of(ends.model),
        question=msgspec.to_builtins(question),
        chance=Share.of(ends.target),
        outcomes={name: Share.of(chance) for name, chance in rows.items() if chance or name == "nothing"},
        costs=(),
        reasons=tuple(dict.fromkeys(reasons)),
        plan=plan,
    )


def effect(state: Game, model: int) -> str:
    """What a wound does to the squad of a model: it dies, unless there is an HP token. ED-WND-1, ED-WND-2."""
    return "wounded" if state.hp[state.book.model_squad[model]] else "killed"
