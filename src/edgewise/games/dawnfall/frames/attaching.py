"""Attaching and losing Enhancements. DF-ENH-2, DF-ENH-5 to DF-ENH-7."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.events import EnhancementAttached, EnhancementLost, tell
from edgewise.games.dawnfall.frames.asks import refuse
from edgewise.games.dawnfall.kinds import Card, Squad
from edgewise.games.dawnfall.limits import forget_uses
from edgewise.games.dawnfall.queries.answers import finish_attachment
from edgewise.games.dawnfall.queries.attributes import is_barred
from edgewise.games.dawnfall.state import Enhancement, Game, Some, changed_limit, is_alive


def can_attach(state: Game, seat: int, card: str, squad: int, replace: str) -> Refusal | None:
    """What forbids attaching an Enhancement. DF-ENH-3, DF-ENH-5 to DF-ENH-7."""
    if not 0 <= squad < len(state.squad_seat) or state.squad_seat[squad] != seat or not is_alive(state, squad):
        return refuse("DF-ENH-5", "attach-squad")
    attached = state.attached[squad]
    slots = 2
    if state.modifiers:
        slots += changed_limit(state, seat, "slots")
    names = [e.card for e in attached]
    if replace and (replace not in names or len(attached) < slots):
        return refuse("DF-ENH-6", "attach-replace")
    if not replace and len(attached) >= slots:
        return refuse("DF-ENH-6", "attach-full")
    if card in names and card != replace:
        return refuse("DF-ENH-7", "attach-twice")
    if is_barred(state, squad, "attach"):
        return refuse("DF-ENH-5", "attach-squad")
    cost, extras = state.book.attach_crystals(card), state.book.attach_extras(card)
    if not extras:
        return None if can_pay(state, seat, cost) else refuse("DF-PAY-9", "cannot-pay", cost=cost)
    lack = toll_lacking(state, seat, cost, extras, squad, card)
    return None if lack is None else cost_refusal(*lack)


def lose_enhancement(state: Game, squad: int, card: str) -> None:
    """Discards an attached Enhancement; its Charges return to the neutral pile. DF-ENH-6, DF-LIM-5."""
    for e in state.attached[squad]:
        if e.card == card:
            state.charges += e.charges
            state.passives -= e.bought
            seat = state.squad_seat[squad]
            state.discards[seat] = (*state.discards[seat], card)
            if state.log is not None:
                tell(state, EnhancementLost("DF-ENH-6", Squad(squad), Card(card)))
    state.attached[squad] = tuple(e for e in state.attached[squad] if e.card != card)
    if state.modifiers:
        kept = [m for m in state.modifiers if (m.until, m.source, m.turn) != ("attached", card, squad)]
        state.modifiers = tuple(kept)
    forget_uses(state, card, squad)
    state.changed = True


class AttachNow(Frame, frozen=True):
    """An Enhancement is attached and charged. DF-ENH-2, DF-CLR-9."""

    seat: int
    card: str
    squad: int
    replace: str

    def step(self, state: Game, reply: None) -> Frames:
        if self.replace:
            lose_enhancement(state, self.squad, self.replace)
        resolved(state, self.card)
        state.attached[self.squad] = (*state.attached[self.squad], Enhancement(self.card, 0))
        state.changed = True
        if state.log is not None:
            tell(state, EnhancementAttached("DF-ENH-2", Seat(self.seat), Card(self.card), Squad(self.squad)))
        finish_attachment(state)
        charged = charge_frames(state, self.seat, ((self.squad, self.card),), 1)
        if not state.book.forced_at("on_attach"):
            return charged
        return (*charged, *forced(state, "on_attach", -1, {"attached": Some("squad", (self.squad,))}))


from edgewise.games.dawnfall.frames.charges import charge_frames
from edgewise.games.dawnfall.frames.payment import can_pay
from edgewise.games.dawnfall.frames.powers import resolved
from edgewise.games.dawnfall.frames.prices import cost_refusal
from edgewise.games.dawnfall.frames.tolls import toll_lacking
from edgewise.games.dawnfall.frames.triggers import forced
