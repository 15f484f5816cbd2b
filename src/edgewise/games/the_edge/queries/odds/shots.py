"""The odds of one Shot with everybody in its area. ED-SHO."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from edgewise.core.odds import Odds, Share
from edgewise.core.phrase import Phrase, phrase
from edgewise.core.refusal import BadInput
from edgewise.games.the_edge.effects.values import amount
from edgewise.games.the_edge.facts import Power
from edgewise.games.the_edge.frames.dice import Clash
from edgewise.games.the_edge.meaning import readable
from edgewise.games.the_edge.queries.odds.asking import NOTHING, Known, Shot
from edgewise.games.the_edge.queries.odds.combat import effect, reasons_of, wound_chance
from edgewise.games.the_edge.queries.odds.numbers import check_pair
from edgewise.games.the_edge.queries.shots import covered, shot_refusal
from edgewise.games.the_edge.state import Game


def shot_power(state: Game, model: int, name: str) -> Power:
    """The named spell or ability with a Shot, or the Shot of the squad's own side. ED-SHO-1."""
    squad = state.book.model_squad[model]
    offered = state.book.abilities[squad][state.sides[squad]]
    if name in state.book.powers or name in offered:
        power: Power = state.book.powers.get(name) or offered[name]
        if power.shot is None:
            raise BadInput(phrase("bad-odds-no-edge-shot", name=name), field="power", rule="ED-SHO-1")
        if name in state.book.powers and not _can_cast(state, squad, power):
            raise BadInput(phrase("bad-odds-cast", model=model, name=name), field="power", rule="ED-DED-1")
        return power
    found = [p for p in offered.values() if p.shot is not None]
    if name or not found:
        told = phrase("bad-odds-unknown-shot", name=name) if name else phrase("bad-odds-shotless", model=model)
        raise BadInput(told, field="power", rule="ED-SHO-1")
    return found[0]


def _can_cast(state: Game, squad: int, power: Power) -> bool:
    """Whether a spell card is one of the squad's player, and meant for squads of its type. ED-DED-1."""
    book = state.book
    own = book.seat_army[book.squad_seat[squad]] == book.cards[power.id].army
    return own and power.dedicated in (None, book.squad_card[squad].type)


def shot_clashes(state: Game, question: Shot) -> tuple[Clash, ...]:
    """One exchange for each covered model, the target first. ED-SHO-5."""
    power = shot_power(state, question.model, question.power)
    assert power.shot is not None
    if not question.anywhere:
        refused = shot_refusal(state, question.model, question.target, 1000 * power.shot.range)
        if refused is not None:
            why = Phrase(refused.key, readable(state, refused.params))
            words = phrase("bad-odds-refused-shot", why=why)
            raise BadInput(words, field="target", rule=refused.rule, code=refused.code)
    seat = state.book.model_seat[question.model]
    unused = question.own.crystals if question.own.crystals is not None else state.unused[seat]
    bonus = amount(power.shot.bonus, max(unused - power.cost, 0))
    hit = covered(state, question.model, question.target, 1000 * power.shot.area)
    return tuple(Clash(question.model, m, "shot", bonus) for m in hit)


def shot_odds(state: Game, question: Shot) -> Odds:
    """One Shot: the chance that at least so many enemies are wounded."""
    check_pair(state, question.model, question.target)
    if question.hits < 1:
        raise BadInput(phrase("bad-odds-hits"), field="hits")
    seat = state.book.model_seat[question.model]

    def given(who: int) -> Known:
        return question.own if who == question.model else question.enemy if is_foe(who) else NOTHING

    def is_foe(who: int) -> bool:
        return state.book.model_seat[who] != seat

    clashes = shot_clashes(state, question)
    chances = {c.defender: wound_chance(state, c, given) for c in clashes}
    spread = counted([p for m, p in chances.items() if is_foe(m)])
    own = counted([p for m, p in chances.items() if not is_foe(m)])
    return Odds(
        kind=question.kind,
        seat=seat,
        harm_done=Share.of(1 - spread[0]),
        harm_taken=Share.of(1 - own[0]),
        question=msgspec.to_builtins(question),
        chance=Share.of(sum(spread[question.hits :], Fraction(0))),
        outcomes={f"hits-{n}": Share.of(p) for n, p in enumerate(spread)},
        costs=(),
        reasons=tuple(dict.fromkeys(reasons_of(state, clashes, given))),
        parts={
            **{f"hit-{m}": Share.of(p) for m, p in chances.items()},
            f"target-{effect(state, question.target)}": Share.of(chances[question.target]),
        },
    )


def counted(chances: list[Fraction]) -> list[Fraction]:
    """How likely 0, 1, 2... of some independent things happen."""
    found = [Fraction(1)]
    for chance in chances:
        padded = [*found, Fraction(0)]
        found = [p * (1 - chance) + (padded[n - 1] * chance if n else 0) for n, p in enumerate(padded)]
    return found
