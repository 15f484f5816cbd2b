"""Announcing spells and abilities: the judge and the payment. ED-SPL, ED-SQD, ED-DED."""

from __future__ import annotations

import msgspec

from edgewise.core.fields import Seat
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import PlayCard, Use
from edgewise.games.the_edge.events import AbilityUsed, BonusPlayed, CardPlayed, CrystalsPaid, ShotDeclared, tell
from edgewise.games.the_edge.facts import Power
from edgewise.games.the_edge.frames.asks import refuse
from edgewise.games.the_edge.kinds import AtModel, AtSquad, Model, Source, Squad
from edgewise.games.the_edge.queries.aims import aim_unmet, casting_squad, subject, type_squads, unmet, was_fielded
from edgewise.games.the_edge.queries.shots import shot_refusal
from edgewise.games.the_edge.state import Game, Item, is_alive, mark, without

FREE, WINDOW, QUEUE = "free", "window", "queue"


def power_of(state: Game, action: PlayCard | Use) -> Power:
    """The card or ability that an action names; of an ability the side that lies up, if it is there."""
    if isinstance(action, PlayCard):
        return state.book.powers[action.card]
    sides = state.book.abilities[action.squad]
    up = state.sides[action.squad]
    return sides[up].get(action.ability) or sides[1 - up][action.ability]


def item_of(state: Game, seat: int, action: PlayCard | Use) -> Item:
    """The queue item that the action would become; crystals are counted at payment."""
    if isinstance(action, PlayCard):
        card = Source(action.card)
        return Item(seat, card, True, action.squad, action.caster, action.target, action.shots, action.bonus, 0)
    ability = Source(action.ability)
    return Item(seat, ability, False, action.squad, action.caster, action.target, action.shots, False, 0)


def malformed(state: Game, action: PlayCard | Use) -> Refusal | None:
    """Fields that the power does not need, or lacks, and shots that are no list of Shots. ED-CLR-25, ED-CLR-40."""
    book = state.book
    if isinstance(action, PlayCard) and action.card not in book.powers:
        return refuse("ED-CLR-40", "E_UNKNOWN_ID", "no-such-card", card=action.card)
    if isinstance(action, Use) and not _knows(state, action):
        return refuse("ED-CLR-40", "E_UNKNOWN_ID", "no-such-ability", ability=action.ability)
    power = power_of(state, action)
    if isinstance(action, PlayCard) and action.bonus:
        bonus = book.cards[action.card].dead_bonus
        wanted = (False, False, bonus is not None and bonus.is_statistic, False)
        bad = bonus is None
    else:
        aimed = power.target.scope != "global" and power.target.side != "self" and not power.by_each
        wanted = (power.needs_squad, power.needs_caster, aimed, power.by_each)
        bad = False
    squad = action.squad >= 0 if isinstance(action, PlayCard) else wanted[0]
    given = (squad, action.caster >= 0, action.target >= 0, bool(action.shots))
    if bad or given != wanted or min(action.squad, action.caster, action.target) < -1:
        return refuse("ED-CLR-40", "E_BAD_COMMAND", "play-form")
    return _shooter_twice(action) or _unknown(state, action, power) or _strangers(state, action, power)


def _knows(state: Game, action: Use) -> bool:
    if not 0 <= action.squad < len(state.book.squad_card):
        return False
    return any(action.ability in side for side in state.book.abilities[action.squad])


def _unknown(state: Game, action: PlayCard | Use, power: Power) -> Refusal | None:
    book = state.book
    squads, models = len(book.squad_card), len(book.model_squad)
    bonus = isinstance(action, PlayCard) and action.bonus
    among = models if power.target.scope == "model" and not bonus else squads
    shots = [m for pair in action.shots for m in pair]
    if action.squad >= squads or action.caster >= models or action.target >= among:
        return refuse("ED-CLR-40", "E_UNKNOWN_ID", "no-such-piece")
    if any(not 0 <= m < models for m in shots):
        return refuse("ED-CLR-40", "E_UNKNOWN_ID", "no-such-piece")
    return None


def _shooter_twice(action: PlayCard | Use) -> Refusal | None:
    shooters = {shooter for shooter, _ in action.shots}
    return None if len(shooters) == len(action.shots) else refuse("ED-CLR-25", "E_BAD_COMMAND", "shooter-twice")


def _strangers(state: Game, action: PlayCard | Use, power: Power) -> Refusal | None:
    """A shooter that does not belong to the squad; of a card, to that of the first one. ED-CLR-25, ED-DED-2."""
    shooters = [shooter for shooter, _ in action.shots]
    book = state.book
    if isinstance(action, Use):
        strangers = [m for m in shooters if book.model_squad[m] != action.squad]
    else:
        strangers = [m for m in shooters if book.squad_card[book.model_squad[m]].type != power.dedicated]
        strangers += [m for m in shooters if book.model_squad[m] != book.model_squad[shooters[0]]]
    if strangers:
        return refuse("ED-CLR-25", "E_BAD_COMMAND", "not-a-shooter", model=strangers[0])
    return None


def refusal(state: Game, seat: int, action: PlayCard | Use, moment: str) -> Refusal | None:
    """Why a well-formed announcement is refused at this moment, in the order of ED-CLR-40."""
    power = power_of(state, action)
    item = item_of(state, seat, action)
    found = _untimely(power, item, moment)
    if found is None:
        found = _ability_barred(state, seat, action, power) if isinstance(action, Use) else None
    if found is None and isinstance(action, PlayCard):
        found = _card_barred(state, seat, action, power)
    if found is None:
        found = unmet(state, power, item, below=len(state.queue))
    if found is None:
        found = _shots_barred(state, power, item) or _duplicate(state, power, item)
    if found is None and state.unused[seat] < _cost(power, item):
        found = refuse("ED-SPL-2", "E_NOT_ENOUGH_CRYSTALS", cost=power.cost, unused=state.unused[seat])
    return found


def _cost(power: Power, item: Item) -> int:
    return 0 if item.bonus else power.cost


def _untimely(power: Power, item: Item, moment: str) -> Refusal | None:
    """Only instants and cards of dead squads fit a window or a queue. ED-SPL-5, ED-QUE-2, ED-CLR-11."""
    if power.instant or item.bonus or moment == FREE or (power.passive and not item.is_card):
        return None
    if moment == QUEUE:
        return refuse("ED-QUE-2", "E_NOT_INSTANT")
    return refuse("ED-SPL-5", "E_WRONG_TIME", "not-instant-now")


def closed(state: Game, action: PlayCard | Use) -> Refusal:
    """The moment is neither a window nor the own activation. ED-SPL-5, ED-SPL-7."""
    return refuse("ED-SPL-7" if power_of(state, action).instant else "ED-SPL-5", "E_WRONG_TIME")


def _ability_barred(state: Game, seat: int, action: Use, power: Power) -> Refusal | None:
    """Hidden sides, other squads, marks and the action step. ED-SQD-3, ED-SQD-5, ED-ACT-3."""
    squad = action.squad
    book = state.book
    hidden = action.ability not in book.abilities[squad][state.sides[squad]]
    if hidden or power.passive or book.squad_seat[squad] != seat or not is_alive(state, squad):
        return refuse("ED-SQD-3", "E_ABILITY_UNAVAILABLE", squad=squad)
    if squad != state.active and (power.uses_action or not power.instant):
        return refuse("ED-SQD-3", "E_ABILITY_UNAVAILABLE", "squad-not-active", squad=squad)
    if power.uses_action:
        return refuse("ED-ACT-3", "E_STEP_USED", "action-used") if state.action else None
    if used_name(squad, action.ability) in state.marks:
        return refuse("ED-SQD-5", "E_ABILITY_USED", squad=squad)
    return None


def used_name(squad: Squad, ability: str) -> str:
    """The mark of an ability that was used this turn. ED-SQD-5."""
    return f"use:{squad}:{ability}"


def _card_barred(state: Game, seat: int, action: PlayCard, power: Power) -> Refusal | None:
    """The hand, the action step, and whether the squads of the type are dead. ED-DED-1, ED-DED-5, ED-CLR-30."""
    if action.card not in state.hands[seat]:
        return refuse("ED-SPL-1", "E_UNKNOWN_ID", "not-in-hand", card=action.card)
    if action.bonus:
        assert power.dedicated is not None
        if type_squads(state, seat, power.dedicated) or not was_fielded(state, seat, power.dedicated):
            return refuse("ED-DED-5", "E_SQUAD_TYPE_ALIVE", card=action.card)
        return None
    if power.uses_action and state.action:
        return refuse("ED-ACT-3", "E_STEP_USED", "action-used")
    return _cast_by_another(state, power, item_of(state, seat, action))


def _cast_by_another(state: Game, power: Power, item: Item) -> Refusal | None:
    """An action is the active squad's own. ED-DED-1."""
    if power.uses_action and casting_squad(state, item) not in (-1, state.active):
        return refuse("ED-DED-1", "E_NO_CASTER", "no-such-caster", card=item.source)
    return None


def aim_refusal(state: Game, power: Power, item: Item) -> Refusal | None:
    """The judge's tests that depend on the aim; for announcements that pass all the others, Shots apart."""
    found = _cast_by_another(state, power, item) if item.is_card else None
    if found is None:
        found = aim_unmet(state, power, item)
    return found if found is not None else _duplicate(state, power, item)


def _shots_barred(state: Game, power: Power, item: Item) -> Refusal | None:
    """Each pair of a list of Shots, in order. ED-CLR-25, ED-CLR-26."""
    if not power.by_each or power.shot is None:
        return None
    for shooter, target in item.shots:
        if state.at[shooter] is None or state.book.model_seat[shooter] != item.seat:
            return refuse("ED-CLR-32", "E_NO_CASTER", "not-a-caster", model=shooter)
        found = shot_refusal(state, shooter, target, 1000 * power.shot.range)
        if found is not None:
            return found
    return None


def _duplicate(state: Game, power: Power, item: Item) -> Refusal | None:
    """A squad carries only one copy of an equipment or passive card. ED-SPL-8, ED-CLR-23."""
    if not item.is_card or item.bonus or not state.book.cards[item.source].stays:
        return None
    squad, _ = subject(state, power, item)
    for entry in state.running:
        if entry.card and entry.source == item.source and entry.squad == squad:
            rule = "ED-CLR-23" if power.passive else "ED-SPL-8"
            return refuse(rule, "E_DUPLICATE_EQUIPMENT", squad=squad, card=item.source)
    return None


def announce(state: Game, seat: int, action: PlayCard | Use) -> None:
    """Pays, takes the card from the hand, marks the use, and puts the item on the queue. ED-SPL-2, ED-CLR-33."""
    power = power_of(state, action)
    item = item_of(state, seat, action)
    pay(state, seat, _cost(power, item))
    target = _aimed_at(power, item)
    if isinstance(action, PlayCard):
        state.hands[seat] = without(state.hands[seat], action.card)
        played = BonusPlayed if action.bonus else CardPlayed
        tell(state, played("ED-SPL-1", Seat(seat), action.card, target))
    else:
        tell(state, AbilityUsed("ED-SQD-3", Seat(seat), action.squad, action.ability, target))
        if not power.uses_action:
            mark(state, used_name(action.squad, action.ability))
    if power.uses_action and not item.bonus:
        state.action = "used"
    for shooter, hit in item.shots or (((item.caster, Model(item.target)),) if power.shot and not item.bonus else ()):
        tell(state, ShotDeclared("ED-SHO-2", shooter, hit))
    state.queue = (*state.queue, msgspec.structs.replace(item, unused=state.unused[seat]))


def _aimed_at(power: Power, item: Item) -> AtSquad | AtModel | None:
    """Whom an announcement names as its target; a Shot tells by itself whom it is aimed at."""
    if item.target < 0 or (power.shot and not item.bonus):
        return None
    if item.bonus or power.target.scope == "squad":
        return AtSquad(Squad(item.target))
    return AtModel(Model(item.target))


def pay(state: Game, seat: int, cost: int) -> None:
    """Crystals go from unused to used. ED-SPL-2."""
    if cost:
        state.unused[seat] -= cost
        state.spent[seat] += cost
        tell(state, CrystalsPaid("ED-SPL-2", Seat(seat), cost))
