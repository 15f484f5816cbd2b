"""What an announced spell or ability needs, but cost and timing: caster, target, range, contact, sight. ED-QUE-4."""

from __future__ import annotations

from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.effects.acts import Cancel
from edgewise.games.the_edge.effects.conditions import Died
from edgewise.games.the_edge.facts import Power
from edgewise.games.the_edge.frames.asks import refuse
from edgewise.games.the_edge.kinds import NO_MODEL, NO_SQUAD, Model, Squad
from edgewise.games.the_edge.queries.places import squad_within, touched_enemies, touching, within
from edgewise.games.the_edge.queries.shots import shot_refusal
from edgewise.games.the_edge.state import CONTACT_MILS, Game, Item, is_alive


def type_squads(state: Game, seat: int, kind: str) -> list[Squad]:
    """The squads of a type that the seat has on the board. ED-DED-1."""
    book = state.book
    return [
        s
        for s in book.squads_of[seat]
        if s < book.first_summoned and book.squad_card[s].type == kind and is_alive(state, s)
    ]


def was_fielded(state: Game, seat: int, kind: str) -> bool:
    """Whether the seat brought a squad of the type at all. ED-DED-5."""
    book = state.book
    return any(book.squad_card[s].type == kind for s in book.squads_of[seat] if s < book.first_summoned)


def casting_squad(state: Game, item: Item) -> Squad:
    """The squad that carries the ability or casts the dedicated spell; -1: none. ED-CLR-22."""
    if not item.is_card:
        return item.squad
    if state.book.powers[item.source].dedicated is None:
        return NO_SQUAD
    if item.caster >= 0:
        return state.book.model_squad[item.caster]
    if item.shots:
        return state.book.model_squad[item.shots[0][0]]
    return item.squad


def subject(state: Game, power: Power, item: Item) -> tuple[Squad, Model]:
    """The squad and, for effects on a single model, the model that an item acts on; -1 where there is none."""
    aim = power.target
    if aim.scope == "model":
        model = item.caster if aim.side == "self" else Model(item.target)
        return (state.book.model_squad[model] if model >= 0 else NO_SQUAD), model
    if aim.scope == "squad":
        if aim.side != "self":
            return Squad(item.target), NO_MODEL
        return (item.squad if item.squad >= 0 else state.book.model_squad[item.caster]), NO_MODEL
    return item.squad if not item.is_card else NO_SQUAD, NO_MODEL


def unmet(state: Game, power: Power, item: Item, *, below: int | None = None) -> Refusal | None:
    """Why the item cannot be announced, or (`below` left out) does nothing when it resolves. ED-QUE-4, ED-CLR-40.

    `below` counts the items under it. Shots that resolve are judged one by one by ED-SHO-3, not here.
    """
    if item.bonus:
        return _bonus_unmet(state, item)
    found = _caster_unmet(state, power, item, resolving=below is None)
    if found is None:
        found = moment_unmet(state, power, item.seat, below=below)
    if found is None and (power.shot is None or below is not None):
        found = aim_unmet(state, power, item)
    return found


def moment_unmet(state: Game, power: Power, seat: int, *, below: int | None = None) -> Refusal | None:
    """What a spell or ability lacks now, whoever casts it at whomever."""
    found = _condition_unmet(state, power, seat)
    if found is None and below == 0 and any(isinstance(e, Cancel) for e in power.effects):
        return refuse("ED-CLR-31", "E_BAD_TARGET", "nothing-to-cancel")
    return found


def aim_unmet(state: Game, power: Power, item: Item) -> Refusal | None:
    """What is wrong with the target of a caster who may cast."""
    found = _target_unmet(state, power, item)
    if found is None and power.free_attack:
        found = _free_attack_unmet(state, power, item)
    return found


def _bonus_unmet(state: Game, item: Item) -> Refusal | None:
    """A statistic bonus needs an own squad on the board. ED-CLR-29."""
    bonus = state.book.cards[item.source].dead_bonus
    assert bonus is not None
    if not bonus.is_statistic:
        return None
    book = state.book
    if book.squad_seat[item.target] != item.seat or not is_alive(state, item.target):
        return refuse("ED-CLR-29", "E_BAD_TARGET", "target-squad", squad=item.target)
    return None


def _caster_unmet(state: Game, power: Power, item: Item, *, resolving: bool) -> Refusal | None:
    book = state.book
    if item.is_card and power.dedicated is not None:
        fitting = type_squads(state, item.seat, power.dedicated)
        named = [book.model_squad[item.caster]] if power.needs_caster else [item.squad]
        if power.by_each:
            named = [] if resolving else [book.model_squad[m] for m, _ in item.shots]
        if not fitting or any(s not in fitting for s in named):
            return refuse("ED-DED-1", "E_NO_CASTER", "no-such-caster", card=item.source)
    if power.needs_caster:
        caster = item.caster
        wrong = state.at[caster] is None or book.model_seat[caster] != item.seat
        if wrong or (not item.is_card and book.model_squad[caster] != item.squad):
            return refuse("ED-CLR-32", "E_NO_CASTER", "not-a-caster", model=caster)
    elif not item.is_card and not is_alive(state, item.squad):
        return refuse("ED-QUE-4", "E_NO_CASTER", "squad-is-dead", squad=item.squad)
    return None


def _condition_unmet(state: Game, power: Power, seat: int) -> Refusal | None:
    """A card that needs a death of this turn. ED-CLR-23."""
    condition = power.condition
    if not isinstance(condition, Died):
        return None
    counts = state.died if condition.what == "model" else state.squads_died
    if counts[seat if condition.side == "own" else 1 - seat]:
        return None
    return refuse("ED-CLR-23", "E_BAD_TARGET", "nobody-died", what=condition.what, side=condition.side)


def _target_unmet(state: Game, power: Power, item: Item) -> Refusal | None:
    if power.by_each:
        return None
    aim = power.target
    if power.shot is not None:
        return shot_refusal(state, item.caster, item.target, 1000 * power.shot.range)
    if aim.scope == "global" or aim.side == "self":
        return None
    book = state.book
    squad = book.model_squad[item.target] if aim.scope == "model" else item.target
    alive = state.at[item.target] is not None if aim.scope == "model" else is_alive(state, squad)
    mine = book.squad_seat[squad] == item.seat
    own_squad = book.model_squad[item.caster] if item.caster >= 0 else item.squad
    wrong_side = aim.side in ("own", "enemy") and mine != (aim.side == "own")
    if not alive or wrong_side or (aim.other and squad == own_squad):
        if aim.scope == "model":
            return refuse("ED-SPL-13", "E_BAD_TARGET", "target-model", model=item.target)
        return refuse("ED-SPL-13", "E_BAD_TARGET", "target-squad", squad=squad)
    return _reach_unmet(state, power, item, model=aim.scope == "model")


def _reach_unmet(state: Game, power: Power, item: Item, *, model: bool) -> Refusal | None:
    """Range and contact between caster and target. ED-SPL-13, ED-SPL-14."""
    caster, target = item.caster, item.target
    if power.reach is not None:
        near = within if model else squad_within
        if not near(state, caster, target, power.reach):
            return refuse("ED-SPL-14", "E_OUT_OF_RANGE", "spell-range", range=power.reach // 1000)
    if power.contact:
        touches = touching(state, caster, target) if model else squad_within(state, caster, target, CONTACT_MILS)
        if not touches:
            return refuse("ED-SPL-13", "E_NO_CONTACT", "caster-contact", model=caster)
    return None


def _free_attack_unmet(state: Game, power: Power, item: Item) -> Refusal | None:
    """At least one granted model must touch an enemy. ED-REL-5."""
    squad, model = subject(state, power, item)
    granted = (model,) if model >= 0 else state.book.squad_models[squad]
    if any(touched_enemies(state, m) for m in granted):
        return None
    return refuse("ED-REL-5", "E_NO_CONTACT", "free-attack-contact")
