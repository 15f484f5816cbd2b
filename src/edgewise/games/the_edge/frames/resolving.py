"""What happens when a queue item or a triggered passive takes effect. ED-QUE-3, ED-QUE-4, ED-CLR-24, ED-DATA-4."""

from __future__ import annotations

import msgspec

from edgewise.core.fields import Seat
from edgewise.core.flow import Frame, Frames
from edgewise.games.the_edge.effects.acts import Cancel, FreeAttack, Push, Shot, Wound
from edgewise.games.the_edge.effects.values import amount
from edgewise.games.the_edge.effects.vocabulary import AnyEffect
from edgewise.games.the_edge.events import CardAttached, ItemCancelled, ItemFailed, ModelPushed, tell
from edgewise.games.the_edge.facts import Power
from edgewise.games.the_edge.frames.acts import plain, refresh
from edgewise.games.the_edge.frames.drawing import DrawCards
from edgewise.games.the_edge.frames.ending import bury
from edgewise.games.the_edge.frames.shooting import FreeAttacks, Shoot
from edgewise.games.the_edge.frames.wounds import wounds
from edgewise.games.the_edge.kinds import NO_MODEL, NO_SQUAD, Card, Code, Mils, Model, Place, Squad
from edgewise.games.the_edge.queries.aims import casting_squad, subject, unmet
from edgewise.games.the_edge.queries.places import all_solids, base
from edgewise.games.the_edge.state import ALL, DEAD_BONUS, Game, Item, Running, is_alive, living
from edgewise.geometry.paths import push_end
from edgewise.geometry.plane import length


def power_of_item(state: Game, item: Item) -> Power:
    """The card or ability of an item."""
    side = state.sides[item.squad] if item.squad >= 0 else 0
    return state.book.power(item.source, item.squad, side)


class ResolveItem(Frame, frozen=True):
    """The newest item takes effect, unless it was cancelled or its conditions have vanished. ED-QUE-4, ED-CLR-31."""

    def step(self, state: Game, reply: None) -> Frames:
        item = state.queue[-1]
        state.queue = state.queue[:-1]
        power = power_of_item(state, item)
        lost = None if item.cancelled else unmet(state, power, item)
        if lost is not None:
            item = msgspec.structs.replace(item, cancelled=True)
            tell(state, ItemFailed("ED-QUE-4", item.source, Code(lost.code)))
        state.resolving = (item,)
        if item.cancelled:
            return (FinishItem(),)
        if item.bonus:
            return (*dead_bonus(state, item), FinishItem())
        if power.trigger is not None:
            lay(state, item, power)
            return (FinishItem(),)
        return (*(CarryOut(n) for n in range(len(power.effects))), FinishItem())


class FinishItem(Frame, frozen=True):
    """A card of which nothing remains goes to the graveyard. ED-SPL-12, ED-CLR-33."""

    def step(self, state: Game, reply: None) -> Frames:
        (item,) = state.resolving
        state.resolving = ()
        if item.holds_card:
            bury(state, item.seat, Card(item.source))
        return ()


class CarryOut(Frame, frozen=True):
    """One effect of the item, in printed order, as far as possible. ED-CLR-24."""

    number: int

    def step(self, state: Game, reply: None) -> Frames:
        (item,) = state.resolving
        power = power_of_item(state, item)
        effect = power.effects[self.number]
        if effect.lasts:
            lay(state, item, power)
            return ()
        squad, model = subject(state, power, item)
        if effect.needs_target and is_dead(state, squad, model) and not isinstance(effect, Shot):
            return ()
        return act(state, effect, item, squad, model)


def is_dead(state: Game, squad: int, model: int) -> bool:
    """Whether what an item acts on has died meanwhile: the model, if it is one, else the squad. ED-CLR-24."""
    return state.at[model] is None if model >= 0 else squad >= 0 and not is_alive(state, squad)


def lay(state: Game, item: Item, power: Power) -> None:
    """What lasts is noted once for all effects of a card; the card lies there. ED-SPL-11, ED-SPL-12."""
    squad, model = subject(state, power, item)
    if item.laid or is_dead(state, squad, model):
        return
    carrier, side = (NO_SQUAD, 0) if item.is_card else (item.squad, state.sides[item.squad])
    until, unused = power.duration, item.unused if power.counts_crystals else 0
    entry = Running(item.source, item.seat, squad, model, until, ALL, unused, item.is_card, carrier, side)
    state.running = (*state.running, entry)
    state.resolving = (msgspec.structs.replace(item, laid=True),)
    if power.duration == "game" and item.is_card:
        tell(state, CardAttached("ED-SPL-8", Card(item.source), squad))


def act(state: Game, effect: AnyEffect, item: Item, squad: Squad, model: Model) -> Frames:
    """Carries out an effect that acts once. ED-DATA-4."""
    match effect:
        case Shot():
            pairs = item.shots if effect.by == "each" else ((item.caster, Model(item.target)),)
            bonus = amount(effect.bonus, item.unused)
            return tuple(Shoot(s, t, 1000 * effect.range, bonus, 1000 * effect.area) for s, t in pairs)
        case FreeAttack():
            return (FreeAttacks(item.seat, (model,) if model >= 0 else tuple(living(state, squad))),)
        case Push():
            push(state, item.caster, model, 1000 * amount(effect.n, item.unused))
        case Wound():
            return wounds(squad, amount(effect.n, item.unused), model, casting_squad(state, item))
        case Cancel():
            cancel(state)
        case _:
            return plain(state, effect, item.seat, squad, item.unused)
    return ()


def push(state: Game, source: int, model: Model, mils: int) -> None:
    """Straight away from the source until something stops it; not by a dead one. ED-MOV-12, ED-CLR-8, ED-CLR-32."""
    here, away = base(state, model), state.at[source]
    if away is None:
        return
    end = push_end(here, away, mils, all_solids(state, but=model), state.book.box)
    state.at[model] = end
    tell(state, ModelPushed("ED-MOV-12", model, Mils(length(here.centre, end)), (Place(here.centre), Place(end))))


def cancel(state: Game) -> None:
    """The item directly below does nothing when its turn comes. ED-CLR-31."""
    if not state.queue:
        return
    below = state.queue[-1]
    state.queue = (*state.queue[:-1], msgspec.structs.replace(below, cancelled=True))
    tell(state, ItemCancelled("ED-CLR-31", below.source, Seat(below.seat)))


def dead_bonus(state: Game, item: Item) -> Frames:
    """What a card of a dead type brings. ED-DED-4, ED-CLR-29."""
    bonus = state.book.cards[item.source].dead_bonus
    assert bonus is not None
    if bonus.kind == "crystals":
        refresh(state, item.seat, bonus.n)
    elif bonus.kind == "draw":
        return (DrawCards(item.seat, bonus.n, "effect"),)
    else:
        entry = Running(item.source, item.seat, Squad(item.target), NO_MODEL, "activation", DEAD_BONUS, 0, True)
        state.running = (*state.running, entry)
        state.resolving = (msgspec.structs.replace(item, laid=True),)
    return ()
