"""Effects that spells, abilities and passives share. ED-DATA-4."""

from __future__ import annotations

import msgspec

from edgewise.core.fields import Seat
from edgewise.core.flow import Frame, Frames
from edgewise.games.the_edge.effects.acts import Draw, Heal, Ready, RefreshCrystals, TakeVP, Wound
from edgewise.games.the_edge.effects.lasting import Stat
from edgewise.games.the_edge.effects.values import amount
from edgewise.games.the_edge.effects.vocabulary import AnyEffect
from edgewise.games.the_edge.events import CrystalsReturned, SquadHealed, SquadReadied, tell
from edgewise.games.the_edge.frames.drawing import DrawCards
from edgewise.games.the_edge.frames.wounds import wounds
from edgewise.games.the_edge.kinds import NO_MODEL, Squad
from edgewise.games.the_edge.scoring import hand_over, new_vp
from edgewise.games.the_edge.state import Game, Running, Trigger, is_alive


def plain(state: Game, effect: AnyEffect, seat: int, squad: Squad, unused: int) -> Frames:
    """Effects that items and triggers share. ED-OTH-1, ED-EXH-2, ED-SPL-3, ED-SPL-4, ED-WIN-7."""
    match effect:
        case Heal():
            heal(state, squad, amount(effect.n, unused))
        case Wound():
            return wounds(squad, amount(effect.n, unused), NO_MODEL, squad)
        case Ready():
            if state.exhausted[squad]:
                state.exhausted[squad] = False
                tell(state, SquadReadied("ED-EXH-2", squad))
        case RefreshCrystals():
            refresh(state, seat, effect.n)
        case Draw():
            return (DrawCards(seat, effect.n, "effect"),)
        case TakeVP():
            if effect.source == "supply":
                new_vp(state, seat, effect.n)
            else:
                hand_over(state, 1 - seat, effect.n, "ED-WIN-7")
        case _:
            pass
    return ()


def heal(state: Game, squad: Squad, count: int) -> None:
    """HP tokens come back, up to the printed shields. ED-OTH-1."""
    given = min(count, state.book.squad_card[squad].shields - state.hp[squad])
    state.hp[squad] += given
    tell(state, SquadHealed("ED-OTH-1", squad, given))


def refresh(state: Game, seat: int, count: int) -> None:
    """Used crystals become unused; none are created. ED-SPL-3."""
    given = min(count, state.spent[seat])
    state.spent[seat] -= given
    state.unused[seat] += given
    tell(state, CrystalsReturned("ED-SPL-3", Seat(seat), given))


def trigger_effects(state: Game, trigger: Trigger) -> Frames:
    """The effects of a passive that was set off. ED-QUE-5."""
    effects = state.book.effects_of(trigger.source, trigger.squad, state.sides[trigger.squad])
    return tuple(CarryOutPassive(trigger, number) for number in range(len(effects)))


class CarryOutPassive(Frame, frozen=True):
    """One effect of a passive that was set off, in printed order, as far as possible. ED-CLR-24, ED-CLR-23."""

    trigger: Trigger
    number: int

    def step(self, state: Game, reply: None) -> Frames:
        squad, seat = self.trigger.squad, self.trigger.seat
        effect = state.book.effects_of(self.trigger.source, squad, state.sides[squad])[self.number]
        if effect.needs_target and not is_alive(state, squad):
            return ()
        if isinstance(effect, Stat):
            grow(state, self.trigger, self.number, effect)
            return ()
        return plain(state, effect, seat, squad, state.unused[seat])


def grow(state: Game, trigger: Trigger, number: int, effect: Stat) -> None:
    """A bonus that a trigger gives for a while, up to its limit. ED-CLR-23."""
    squad, until = trigger.squad, effect.duration or "turn"
    entry = Running(trigger.source, trigger.seat, squad, NO_MODEL, until, number, 0, False, squad, state.sides[squad])
    # Whichever side of the squad card lay up at the time.
    so_far = sum(amount(effect.n, 0) for r in state.running if msgspec.structs.replace(r, side=entry.side) == entry)
    if effect.at_most is None or so_far + amount(effect.n, 0) <= effect.at_most:
        state.running = (*state.running, entry)
