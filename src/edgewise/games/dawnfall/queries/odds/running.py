"""The odds of a Combat Sequence or a Shot that is under way, from the pending question on."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from edgewise.core.flow import Ask, answer
from edgewise.core.odds import Choice, Odds, Share
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.games.dawnfall.actions import Pass
from edgewise.games.dawnfall.effects.base import as_models, named
from edgewise.games.dawnfall.effects.harm import Wound
from edgewise.games.dawnfall.effects.values import amount
from edgewise.games.dawnfall.frames.dice import ChooseDie, OfferReroll, RollDie
from edgewise.games.dawnfall.frames.exchanges import AskCounterattack
from edgewise.games.dawnfall.frames.payment import PayCrystals
from edgewise.games.dawnfall.frames.shooting import FindHits
from edgewise.games.dawnfall.queries.odds.asking import Running
from edgewise.games.dawnfall.queries.odds.duel import Duel, told_costs, told_outcomes
from edgewise.games.dawnfall.queries.odds.plan import answer_plan, choice
from edgewise.games.dawnfall.queries.odds.purse import Purse, pay, purse_of
from edgewise.games.dawnfall.queries.odds.rolls import (
    FACE,
    GOAL,
    ROLL,
    SECOND,
    BestRoll,
    Throw,
    Value,
    charged,
    mixed,
    scaled,
    throws,
)
from edgewise.games.dawnfall.queries.odds.scene import Scene, fight_reasons, unforeseen
from edgewise.games.dawnfall.queries.odds.shots import Aim, aimed
from edgewise.games.dawnfall.queries.odds.sides import Bonus, side_of
from edgewise.games.dawnfall.queries.odds.stage import fill_purse
from edgewise.games.dawnfall.queries.odds.volley import Volley, volley_odds
from edgewise.games.dawnfall.state import Game, Some, look, number, seat_of

Rolling = ChooseDie | OfferReroll | RollDie
INSIDE_WINDOWS = ("window-W-C", "window-W-S")


def running_odds(state: Game, question: Running) -> Odds:
    """The chance as it stands now; the side whose model started the Sequence, or shoots, plays for it."""
    if question.own.cards or question.enemy.cards:
        raise BadInput(phrase("bad-odds-begun"), field="cards")
    twin = state.clone()
    twin.log = None
    twin.hands = [() for _ in state.hands]
    while isinstance(twin.want, Ask) and twin.want.key.startswith(INSIDE_WINDOWS) and _is_fighting(twin):
        answer(twin, Pass())
    frame, due = _moment(twin)
    if isinstance(frame, AskCounterattack):
        return _sequence_odds(twin, question, frame.scope, frame, due)
    if isinstance(frame, Rolling) and twin.scopes[frame.scope]["kind"] == "sequence":
        return _sequence_odds(twin, question, frame.scope, frame, due)
    if isinstance(frame, Rolling) and twin.scopes[frame.scope]["kind"] == "shot":
        return _shot_odds(twin, question, frame, due)
    raise BadInput(phrase("bad-odds-nothing-running"), field="question", rule="DF-COM-4")


def _is_fighting(state: Game) -> bool:
    return any(scope["kind"] in ("sequence", "shot") for scope in state.scopes)


def _moment(state: Game) -> tuple[Any, int]:
    """The frame that rolls or asks, and what is still to be paid for it."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, PayCrystals) and len(state.stack) > 1 and isinstance(state.stack[-2], RollDie):
        return state.stack[-2], top.due(state)
    return top, 0


def running_scene(state: Game, scope: int, question: Running) -> Scene:
    """The Sequence of a scope as a scene, with the numbers of its running exchange."""
    if isinstance(look(state, scope, "puppet"), Some):
        raise BadInput(phrase("bad-odds-controlled"), field="question")
    pair = [as_models(state, named(state, scope, role))[0] for role in ("starter", "aimed")]
    attacker = as_models(state, named(state, scope, "attacker"))[0]
    now, turn = number(state, scope, "round"), pair.index(attacker)
    bonuses = {turn: _attack_bonus(state, scope), 1 - turn: _defense_bonus(state, scope)}
    sides = [
        side_of(state, model, known, bonuses[who])
        for who, (model, known) in enumerate(zip(pair, (question.own, question.enemy), strict=True))
    ]
    for side, known in zip(sides, (question.own, question.enemy), strict=True):
        fill_purse(state, side.seat, known)
    answered = not number(state, scope, "backstab") and not number(state, scope, "no_counterattack")
    return Scene(state, scope, (sides[0], sides[1]), (turn - now) % 2, answered, now)


def _attack_bonus(state: Game, scope: int) -> Bonus:
    shot = number(state, scope, "hit_plus") if number(state, scope, "shot_instead") else None
    plus, wounds = number(state, scope, "attack_plus"), number(state, scope, "extra_wounds")
    return Bonus(attack=plus, wounds=wounds, shot=shot)


def _defense_bonus(state: Game, scope: int) -> Bonus:
    return Bonus(
        defense=number(state, scope, "defense_plus"),
        holds=bool(number(state, scope, "sure_defense")),
        fixed=number(state, scope, "fixed_defense", -1),
        lender=number(state, scope, "defense_of", -1),
        shield=number(state, scope, "shield_squad", -1),
    )


def _sequence_odds(state: Game, question: Running, scope: int, frame: Any, due: int) -> Odds:
    scene = running_scene(state, scope, question)
    duel = Duel(scene)
    fight, purses, now = duel.fight, duel.purses, scene.since
    plan: tuple[Choice, ...]
    if isinstance(frame, AskCounterattack):
        value, scale = fight.failed(now, purses), fight.scales[now + 1]
        plan = tuple(answer_plan(fight, purses, now))
    else:
        who = 1 - fight.attacker(now) if frame.purpose == "defense" else fight.attacker(now)
        roll = fight.attack_roll(now, purses)
        if frame.purpose == "defense":
            roll = fight.defense_roll(now, number(state, scope, "attack_power"), purses)
        value, scale = rolled(state, roll, frame, purses[who], due), roll.scale * ROLL
        plan = next_choice(state, roll, frame, purses[who], fight.sides[who].seat)
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
        plan=plan,
        unforeseen=unforeseen(state),
    )


def rolled(state: Game, roll: BestRoll, frame: Rolling, purse: Purse, due: int) -> Value:
    """The value of a roll from where it stands, over the scale of the rest times ROLL."""
    match frame:
        case ChooseDie():
            return roll.value(purse)
        case OfferReroll():
            return scaled(roll.offered(frame.die, _thrown(state, roll, frame), purse), FACE)
        case _:
            left = pay(purse, due)
            sides = throws(frame.die, roll.meanings)
            if frame.again:
                value = scaled(mixed([(t.faces, roll.settled(t, left)) for t in sides]), FACE)
            else:
                value = mixed([(t.faces, roll.offered(frame.die, t, left)) for t in sides])
            return charged(value, roll.who, purse.crystals - left.crystals, roll.scale * ROLL)


def _thrown(state: Game, roll: BestRoll, frame: Rolling) -> Throw:
    """The face that lies there."""
    result = number(state, frame.scope, "result")
    return Throw(roll.meanings[min(max(result, 0), 6)], bool(number(state, frame.scope, "marked")), 1)


def next_choice(state: Game, roll: BestRoll, frame: Rolling, purse: Purse, seat: int) -> tuple[Choice, ...]:
    """What best play answers now."""
    when = {"crystals": purse.crystals}
    if isinstance(frame, ChooseDie):
        return (choice(roll, purse, seat, frame.purpose, when),)
    if isinstance(frame, OfferReroll):
        thrown = _thrown(state, roll, frame)
        return (Choice(seat, "reroll", when, roll.answers(frame.die, purse)[thrown.means, thrown.marked].how),)
    return ()


def _shot_odds(state: Game, question: Running, frame: Rolling, due: int) -> Odds:
    scope = frame.scope
    found = next((f for f in reversed(state.stack) if isinstance(f, FindHits) and f.scope == scope), None)
    shooter = as_models(state, named(state, scope, "shooter"))
    if found is None or not shooter:
        raise BadInput(phrase("bad-odds-no-shooter"), field="question", rule="DF-SHO-2")
    verb = state.book.blocks[found.block][found.index]
    spared = as_models(state, named(state, scope, "spared"))
    targets = [m for m in as_models(state, named(state, scope, "target")) if state.spaces[m] >= 0 and m not in spared]
    wounds = sum(amount(state, scope, step.n) for step in verb.hit if isinstance(step, Wound))
    aim = Aim(
        model=shooter[0],
        targets=tuple(targets),
        bonus=amount(state, scope, verb.bonus) + number(state, scope, "hit_plus"),
        wounds=wounds + number(state, scope, "wounds_plus") if wounds else 0,
        ini=None if verb.ini is None else amount(state, scope, verb.ini),
        source="card",
    )
    seat = seat_of(state, shooter[0])
    fill_purse(state, seat, question.own)
    volley = Volley(state, aimed(state, aim), question.own, 1)
    value = rolled(state, volley.roll, frame, purse_of(state, seat), due)
    told = volley_odds(volley, question, value, ROLL)
    return msgspec.structs.replace(told, plan=next_choice(state, volley.roll, frame, purse_of(state, seat), seat))
