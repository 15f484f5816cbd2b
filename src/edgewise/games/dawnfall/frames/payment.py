"""Costs and paying. DF-PAY, DF-LIM-5, DF-KEY-4."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import Pay
from edgewise.games.dawnfall.events import (
    CostPaid,
    CrystalsDestroyed,
    CrystalsGained,
    CrystalsRefreshed,
    StepCancelled,
    tell,
)
from edgewise.games.dawnfall.frames.asks import PAYMENT_ASKS, refuse, unexpected
from edgewise.games.dawnfall.kinds import Payment, Running, Squad
from edgewise.games.dawnfall.scoring import gain_vp, vp_left
from edgewise.games.dawnfall.state import DEAD, Game, Some, is_alive, open_scope

UNLIMITED = 1 << 30


def payers(state: Game, seat: int, most: int = UNLIMITED) -> tuple[tuple[int, int], ...]:
    """Own Squads that may pay Endurance, with their tokens; no more of each are counted than are wanted. DF-PAY-6."""
    book, endurance, models, spaces = state.book, state.endurance, state.squad_models, state.spaces
    dead_pay = book.options.dead_squads_pay
    found = []
    for s in book.squads_by_seat(state, seat):
        n = endurance[s]
        # Of most Squads the first model lives, which spares the question for the others.
        if n and (spaces[models[s][0]] != DEAD or dead_pay or is_alive(state, s)):
            found.append((s, n if n < most else most))
    return tuple(found)


def purse(state: Game, seat: int) -> int:
    """The most Crystals and substitutes a seat could pay. DF-PAY-4."""
    found: int = state.crystals[seat] + vp_left(state, seat)
    for _, n in payers(state, seat):
        found += n
    return found


def can_pay(state: Game, seat: int, n: int) -> bool:
    """Whether a seat can pay n Crystals in full. DF-PAY-9."""
    n -= state.crystals[seat]
    if n <= 0:
        return True
    # Before the tokens of all Squads are counted: Victory Points often settle it.
    n -= vp_left(state, seat)
    return n <= 0 or n <= sum([k for _, k in payers(state, seat)])


def plans(state: Game, seat: int, n: int) -> tuple[Pay, ...]:
    """Every mix that pays n Crystals. DF-PAY-4."""
    crystals, vp = state.crystals[seat], vp_left(state, seat)
    key = (n, crystals if crystals < n else n, payers(state, seat, n), vp if vp < n else n)
    found: tuple[Pay, ...] | None = state.book.plan_cache.get(key)
    if found is None:
        found = state.book.plan_cache[key] = tuple(_mixes(key[0], key[1], key[2], key[3]))
    return found


def _mixes(n: int, crystals: int, squads: tuple[tuple[int, int], ...], vp: int) -> list[Pay]:
    found = []
    for use in range(min(n, crystals), -1, -1):
        for points in range(min(n - use, vp) + 1):
            for split in _splits(n - use - points, squads):
                found.append(Pay(use, split, points))
    return found


def _splits(n: int, squads: tuple[tuple[int, int], ...]) -> list[tuple[tuple[int, int], ...]]:
    if n == 0:
        return [()]
    if n == 1:
        return [((squad, 1),) for squad, _ in squads]
    if not squads:
        return []
    (squad, most), rest = squads[0], squads[1:]
    found = []
    for k in range(min(n, most), -1, -1):
        head = ((squad, k),) if k else ()
        found += [head + tail for tail in _splits(n - k, rest)]
    return found


def why_not_pay(state: Game, seat: int, n: int, plan: Pay) -> Refusal:
    """Which rule a payment plan breaks."""
    total = plan.crystals + plan.vp + sum(k for _, k in plan.endurance)
    tokens = dict(payers(state, seat))
    if plan.vp and not state.book.is_duel:
        return refuse("DF-PAY-8", "vp-in-multiplayer")
    if min((plan.crystals, plan.vp, *(k for _, k in plan.endurance))) < 0:
        return refuse("DF-PAY-9", "payment-negative")
    if total != n:
        return refuse("DF-PAY-9", "payment-total", total=total, cost=n)
    if plan.crystals > state.crystals[seat]:
        return refuse("DF-PAY-9", "payment-crystals", have=state.crystals[seat], used=plan.crystals)
    if plan.vp > vp_left(state, seat):
        return refuse("DF-PAY-7", "payment-vp", steps=vp_left(state, seat), used=plan.vp)
    for squad, k in plan.endurance:
        if not 0 <= squad < len(state.squad_seat) or state.squad_seat[squad] != seat:
            return refuse("DF-PAY-10", "payment-foreign", squad=squad)
        if squad not in tokens and state.endurance[squad]:
            return refuse("DF-PAY-6", "payment-dead-squad", squad=squad)
        if k > tokens.get(squad, 0):
            return refuse("DF-PAY-6", "payment-endurance", squad=squad, have=tokens.get(squad, 0), used=k)
    return refuse("DF-PAY-9", "payment-form")


class PayCrystals(Frame, frozen=True):
    """A seat pays n Crystals in a mix of its choice. DF-PAY-2 to DF-PAY-11."""

    waits = True
    seat: int
    n: int
    scope: int
    reason: str
    announced: int = -1

    def due(self, state: Game) -> int:
        """The cost after reductions in its own payment window. W-P1."""
        if self.announced < 0 or not state.modifiers:
            return self.n
        changes = [m.amount for m in state.modifiers if m.what == "due" and m.scope == self.announced]
        return max(0, self.n + sum(changes))

    def _is_new(self, state: Game) -> bool:
        return self.announced < 0 and self.n > 0 and bool(state.book.window_matters("W-P1"))

    def wants(self, state: Game) -> Ask | None:
        due = self.n if self.announced < 0 else self.due(state)
        if due <= 0 or (self.announced < 0 and state.book.window_matters("W-P1")):
            return None
        if due > state.crystals[self.seat] and not can_pay(state, self.seat, due):
            return None
        return PAYMENT_ASKS[self.reason][self.seat]

    def options(self, state: Game) -> tuple[Action, ...]:
        return plans(state, self.seat, self.n if self.announced < 0 else self.due(state))

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        if not isinstance(action, Pay):
            return unexpected(action, "pay", "DF-PAY-9")
        plan = Pay(action.crystals, tuple(sorted(action.endurance)), action.vp)
        options = plans(state, self.seat, self.due(state))
        return None if plan in options else why_not_pay(state, self.seat, self.due(state), action)

    def step(self, state: Game, reply: Pay | None) -> Frames:
        if reply is None:
            if self._is_new(state):
                return self._announce(state)
            if self.due(state) > 0:
                self._give_up(state)
            return ()
        carry_out(state, self.seat, reply)
        if self.scope >= 0:
            note_plan(state, self.scope, reply)
        if "after_payment" not in state.book.trigger_timings:
            return ()
        return forced(state, "after_payment", self.scope, {"payer": self.seat})

    def _give_up(self, state: Game) -> None:
        """What was used in the payment window took the means: an Action is lost, other things cost what is left."""
        if self.scope >= 0:
            state.scopes[self.scope]["cancelled"] = 1
            if state.log is not None:
                tell(state, StepCancelled("DF-PAY-9", Running("action")))
        elif rest := purse(state, self.seat):
            carry_out(state, self.seat, plans(state, self.seat, rest)[0])

    def _announce(self, state: Game) -> Frames:
        scope = open_scope(state, "payment", self.scope, seat=self.seat, payer=self.seat, cost=self.n)
        paying = PayCrystals(self.seat, self.n, self.scope, self.reason, scope)
        return (*open_window(state, "W-P1", scope, self.seat), paying, CloseScope(scope))


def carry_out(state: Game, seat: int, plan: Pay) -> None:
    """Moves what a plan pays. DF-PAY-2, DF-PAY-6, DF-PAY-7."""
    if plan.crystals:
        spend(state, seat, plan.crystals)
    for squad, k in plan.endurance:
        state.endurance[squad] -= k
        state.changed = True
    if plan.vp:
        gain_vp(state, seat, -plan.vp)
    if state.log is not None:
        tell(state, CostPaid("DF-PAY-4", Seat(seat), _paid(plan)))


def _paid(plan: Pay) -> Payment:
    return Payment(plan.crystals, tuple((Squad(s), n) for s, n in plan.endurance), plan.vp)


def spend(state: Game, seat: int, n: int) -> None:
    """Crystals go to the Depleted Pool; temporary ones go first and return to the neutral pile. DF-KEY-4."""
    if not n:
        return
    state.crystals[seat] -= n
    state.depleted[seat] += n
    state.changed = True
    if state.temporary[seat]:
        temporary = min(n, state.temporary[seat])
        state.temporary[seat] -= temporary
        state.depleted[seat] -= temporary
        state.neutral += temporary


def note_paid(state: Game, scope: int, currency: str, n: int) -> None:
    """An Action remembers how much was paid for it, and in what. DF-EFF-6, DF-EFF-7 `paid_with`."""
    here = state.scopes[scope]
    paid, used = here.get("paid"), here.get("currencies")
    here["paid"] = n + (paid if isinstance(paid, int) else 0)
    if type(used) is not Some:
        here["currencies"] = Some("currency", (currency,))
    elif currency not in used.ids:
        here["currencies"] = Some("currency", (*used.ids, currency))


def note_plan(state: Game, scope: int, plan: Pay) -> None:
    """The same for everything that a plan pays."""
    if plan.crystals:
        note_paid(state, scope, "crystal", plan.crystals)
    if plan.endurance:
        note_paid(state, scope, "endurance", sum([k for _, k in plan.endurance]))
    if plan.vp:
        note_paid(state, scope, "vp", plan.vp)


def bars_refresh(state: Game, seat: int) -> bool:
    """Whether an effect forbids a player to refresh Crystals. DF-EFF-9 `forbid`."""
    if not state.modifiers:
        return False
    return any(m.what == "!refresh" and m.seat == seat and m.squad == -2 and m.model < 0 for m in state.modifiers)


def refresh(state: Game, seat: int, n: int) -> int:
    """Depleted Crystals become usable again; returns how many. DF-PAY-3, DF-RER-4."""
    n = 0 if bars_refresh(state, seat) else min(n, state.depleted[seat])
    if n > 0:
        state.depleted[seat] -= n
        state.crystals[seat] += n
        state.changed = True
        if state.log is not None:
            tell(state, CrystalsRefreshed("DF-PAY-3", Seat(seat), n))
    return n


def gain_crystals(state: Game, seat: int, n: int, *, temporary: bool = False, depleted: bool = False) -> int:
    """Crystals come from the neutral pile as far as it reaches, and the log tells it. DF-LIM-1, DF-KEY-4."""
    n = take_crystals(state, seat, n, temporary=temporary, depleted=depleted)
    if n > 0 and state.log is not None:
        tell(state, CrystalsGained("DF-LIM-1", Seat(seat), n))
    return n


def take_crystals(state: Game, seat: int, n: int, *, temporary: bool = False, depleted: bool = False) -> int:
    """Crystals come from the neutral pile as far as it reaches; returns how many. DF-LIM-1, DF-KEY-4."""
    n = min(n, state.neutral)
    if n > 0:
        state.neutral -= n
        (state.depleted if depleted else state.crystals)[seat] += n
        if temporary and not depleted:
            state.temporary[seat] += n
        state.changed = True
    return n


def destroy_crystals(state: Game, seat: int, n: int) -> int:
    """Usable Crystals go to the neutral pile for good. DF-KEY-5."""
    n = min(n, state.crystals[seat])
    if n > 0:
        state.crystals[seat] -= n
        state.temporary[seat] = min(state.temporary[seat], state.crystals[seat])
        state.neutral += n
        state.changed = True
        if state.log is not None:
            tell(state, CrystalsDestroyed("DF-KEY-5", Seat(seat), n))
    return n


from edgewise.games.dawnfall.frames.triggers import CloseScope, forced
from edgewise.games.dawnfall.frames.windows import open_window
