"""Charges for Enhancements, and who gets them when they are scarce. DF-PAS-9, DF-LIM-3, DF-ENH-12."""

from __future__ import annotations

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import Decline, Done, PickEnhancement
from edgewise.games.dawnfall.events import EnhancementCharged, tell
from edgewise.games.dawnfall.frames.asks import ask, asks, refuse, unexpected
from edgewise.games.dawnfall.kinds import Card, Squad
from edgewise.games.dawnfall.state import Enhancement, Game, set_at

CHARGE_ASKS = asks("move-charge")
DECLINE = Decline()


def add_charges(state: Game, squad: int, card: str, n: int) -> None:
    """Puts n Charges on an Enhancement; the pile they come from is the caller's matter."""
    attached = state.attached[squad]
    for slot, e in enumerate(attached):
        if e.card == card:
            changed = Enhancement(card, e.charges + n, e.bought, e.disabled)
            state.attached[squad] = (changed,) if len(attached) == 1 else set_at(attached, slot, changed)
            if not state.changed:
                state.changed = True
            if state.log is not None:
                tell(state, EnhancementCharged("DF-ENH-2", Squad(squad), Card(card), n))
            return


def charge_frames(state: Game, seat: int, wanted: tuple[tuple[int, str], ...], n: int) -> Frames:
    """Gives n Charges to each Enhancement named; asks when the pile is too small. DF-LIM-3."""
    if state.charges >= n * len(wanted):
        state.charges -= n * len(wanted)
        for squad, card in wanted:
            add_charges(state, squad, card, n)
        return ()
    return (ShareCharges(seat, tuple(w for w in wanted for _ in range(n))),)


class ShareCharges(Frame, frozen=True):
    """Too few Charges: the player picks who gets those left, then may move own ones. DF-LIM-3, DF-ENH-12."""

    waits = True
    seat: int
    wanted: tuple[tuple[int, str], ...]

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "share-charges") if state.charges and len(set(self.wanted)) > 1 else None

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(PickEnhancement(s, c) for s, c in dict.fromkeys(self.wanted))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, PickEnhancement):
            return refuse("DF-LIM-3", "not-waiting-for-charge")
        return unexpected(action, "share-charges", "DF-LIM-3")

    def step(self, state: Game, reply: PickEnhancement | None) -> Frames:
        if not self.wanted:
            return ()
        if not state.charges:
            return tuple(MoveCharge(self.seat, s, c) for s, c in self.wanted)
        chosen = self.wanted[0] if reply is None else (reply.squad, reply.card)
        state.charges -= 1
        add_charges(state, chosen[0], chosen[1], 1)
        rest = list(self.wanted)
        rest.remove(chosen)
        return (ShareCharges(self.seat, tuple(rest)),) if rest else ()


class MoveCharge(Frame, frozen=True):
    """With an empty pile the owner may move a Charge from another own Enhancement. DF-ENH-12."""

    waits = True
    seat: int
    squad: int
    card: str

    def wants(self, state: Game) -> Ask | None:
        attached = state.attached
        for squad in state.book.squads_by_seat(state, self.seat):
            for e in attached[squad]:
                if e.charges and (squad != self.squad or e.card != self.card):
                    return CHARGE_ASKS[self.seat]
        return None

    def options(self, state: Game) -> tuple[Action, ...]:
        attached, picks = state.attached, state.book.picks
        found: list[Action] = [DECLINE]
        for squad in state.book.squads_by_seat(state, self.seat):
            for e in attached[squad]:
                if e.charges and (squad != self.squad or e.card != self.card):
                    found.append(picks[squad, e.card])
        return tuple(found)

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, PickEnhancement):
            return refuse("DF-ENH-12", "no-charge-there")
        return unexpected(action, "move-charge", "DF-ENH-12")

    def step(self, state: Game, reply: PickEnhancement | Decline | Done | None) -> Frames:
        if isinstance(reply, PickEnhancement):
            add_charges(state, reply.squad, reply.card, -1)
            add_charges(state, self.squad, self.card, 1)
        return ()
