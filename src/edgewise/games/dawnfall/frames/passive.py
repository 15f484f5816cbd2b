"""The Passive turn: Harvest, Charges, Crystals, Banner. DF-PAS, DF-OPT-3, DF-OPT-12 to DF-OPT-15."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import Pass, PickOption
from edgewise.games.dawnfall.events import BannerRefreshed, CrystalsHarvested, SpecialSourceUsed, tell
from edgewise.games.dawnfall.frames.asks import ask, refuse, unexpected
from edgewise.games.dawnfall.frames.charges import charge_frames
from edgewise.games.dawnfall.frames.payment import gain_crystals, refresh, take_crystals
from edgewise.games.dawnfall.frames.triggers import CloseScope, Run, forced
from edgewise.games.dawnfall.queries.control import controlled
from edgewise.games.dawnfall.state import Game, is_alive, open_scope

PASS = Pass()


class PassiveBegins(Frame, frozen=True):
    """Statuses that last until a Passive turn end now. DF-KEY-11, DF-KEY-12."""

    def step(self, state: Game, reply: None) -> Frames:
        state.book.continuous.begin_passive(state)
        return ()


class Harvest(Frame, frozen=True):
    """Crystals for each Controlled Source, and the options of special Sources. DF-PAS-7, DF-OPT-3, DF-OPT-12."""

    def step(self, state: Game, reply: None) -> Frames:
        seat = state.turn
        held = controlled(state, seat)
        each = state.book.constants.harvest
        options = state.book.options
        gained = sum([take_crystals(state, seat, each) for _ in held])
        if state.log is not None:
            tell(state, CrystalsHarvested("DF-PAS-7", Seat(seat), len(held), gained))
        if options.more_crystals and not any(controlled(state, s) for s in range(state.book.seats)):
            for s in state.book.clockwise[seat]:
                gain_crystals(state, s, 1)
        special = tuple(SpecialSource(i) for i in held) if options.special_sources else ()
        return special + forced(state, "on_harvest", -1)


class SpecialSource(Frame, frozen=True):
    """For a Controlled Source one option may be chosen. DF-OPT-12."""

    waits = True
    source: int

    def _open(self, state: Game) -> list[int]:
        found = []
        for index, verbs in enumerate(state.book.source_blocks):
            scope = open_scope(state, "source", -1, seat=state.turn)
            if state.book.blocks[verbs][0].possible(state, scope):
                found.append(index)
            del state.scopes[scope:]
        return found

    def wants(self, state: Game) -> Ask | None:
        return ask(state.turn, "special-source") if self._open(state) else None

    def options(self, state: Game) -> tuple[Action, ...]:
        return (PASS, *(PickOption(i) for i in self._open(state)))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, PickOption):
            return refuse("DF-OPT-12", "no-such-option", option=action.option + 1)
        return unexpected(action, "special-source", "DF-PAS-2")

    def step(self, state: Game, reply: PickOption | Pass | None) -> Frames:
        if not isinstance(reply, PickOption):
            return ()
        scope = open_scope(state, "source", -1, seat=state.turn)
        if state.log is not None:
            tell(state, SpecialSourceUsed("DF-OPT-12", Seat(state.turn), reply.option))
        return (Run(state.book.source_blocks[reply.option], 0, scope), CloseScope(scope))


class ChargeEnhancements(Frame, frozen=True):
    """Every Enhancement on a living own Squad gets 1 Charge. DF-PAS-9."""

    def step(self, state: Game, reply: None) -> Frames:
        seat = state.turn
        if not any(state.attached):
            return ()
        attached, squads = state.attached, state.book.squads_by_seat(state, seat)
        wanted = tuple([(s, e.card) for s in squads if attached[s] and is_alive(state, s) for e in attached[s]])
        return (*charge_frames(state, seat, wanted, 1), *forced(state, "on_charge", -1)) if wanted else ()


class RefreshCrystals(Frame, frozen=True):
    """All Depleted Crystals return. DF-PAS-10."""

    def step(self, state: Game, reply: None) -> Frames:
        refresh(state, state.turn, state.depleted[state.turn])
        return ()


class RefreshBanner(Frame, frozen=True):
    """The Banner is ready again. DF-PAS-11, DF-BAN-4."""

    def step(self, state: Game, reply: None) -> Frames:
        if not state.banners[state.turn]:
            state.banners[state.turn] = True
            state.changed = True
            if state.log is not None:
                tell(state, BannerRefreshed("DF-PAS-11", Seat(state.turn)))
        return ()


# The four steps of a Passive turn in order. DF-PAS-1.
PASSIVE_TURN: Frames = (PassiveBegins(), Harvest(), ChargeEnhancements(), RefreshCrystals(), RefreshBanner())
