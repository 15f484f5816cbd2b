"""The odds of a combat that is under way, from the pending question on."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from edgewise.core.odds import Choice, Odds
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.games.the_edge.frames.combat import AfterAttack, CounterAttack, Fight
from edgewise.games.the_edge.frames.dice import Clash, OfferReroll
from edgewise.games.the_edge.queries.odds.asking import Running, Sequence
from edgewise.games.the_edge.queries.odds.combat import (
    Ends,
    clashes_of,
    ends_of,
    known_of,
    reasons_of,
    told,
    wound_chance,
)
from edgewise.games.the_edge.queries.odds.exchange import success
from edgewise.games.the_edge.queries.odds.numbers import attack_roll, defense_roll
from edgewise.games.the_edge.state import Game


def running_odds(state: Game, question: Running) -> Odds:
    """The chance as it stands now, for the side whose model opened the combat, shoots or makes the Free Attack."""
    for frame in reversed(state.stack):
        match frame:
            case OfferReroll():
                return _of_roll(state, question, frame)
            case Fight():
                combat = Sequence(model=frame.assaulter, target=frame.target, own=question.own, enemy=question.enemy)
                return _of_clashes(state, question, clashes_of(state, combat), frame.assaulter)
            case CounterAttack():
                clash = Clash(frame.attacker, frame.defender, "counter", assaulter=frame.assaulter)
                return _of_clashes(state, question, (clash,), frame.assaulter)
            case _:
                continue
    raise BadInput(phrase("bad-odds-no-combat"), field="question", rule="ED-COM-1")


def _of_clashes(state: Game, question: Running, clashes: tuple[Clash, ...], model: int) -> Odds:
    given = known_of(question, model)
    ends = ends_of(state, clashes, model, given)
    return told(state, question, _pair(clashes[0], model), ends, reasons_of(state, clashes, given))


def _pair(clash: Clash, model: int) -> tuple[int, int]:
    return model, clash.defender if model == clash.attacker else clash.attacker


def _of_roll(state: Game, question: Running, frame: OfferReroll) -> Odds:
    """Both rolls lie on the table, and a side may repeat its own. ED-REL-2."""
    clash = frame.clash
    model = clash.attacker if clash.assaulter < 0 else clash.assaulter
    given = known_of(question, model)
    attack = attack_roll(state, clash, given(clash.attacker))
    defense = defense_roll(state, clash, given(clash.defender))
    if frame.side == "defense":
        attack = attack._replace(again=False)
    best = success(attack, defense)
    if frame.side == "attack":
        kept = success(attack._replace(again=False), defense)
    else:
        kept = success(attack, defense._replace(again=False))
    counter = _counter(state)
    answered = (1 - best) * wound_chance(state, counter, given) if counter is not None else Fraction(0)
    ends = Ends(best, answered) if clash.attacker == model else Ends(answered, best)
    asked = clash.attacker if frame.side == "attack" else clash.defender
    choice = Choice(state.book.model_seat[asked], "reroll", {}, "keep" if best == kept else "again")
    bare = msgspec.structs.replace(clash, attack=(), defense=())
    clashes = (bare,) if counter is None else (bare, counter)
    return told(state, question, _pair(clash, model), ends, reasons_of(state, clashes, given), (choice,))


def _counter(state: Game) -> Clash | None:
    """The counter-attack that follows if the attack in progress fails. ED-COM-7."""
    for frame in reversed(state.stack):
        if isinstance(frame, AfterAttack):
            return Clash(frame.answering, frame.attacker, "counter", assaulter=frame.assaulter)
    return None
