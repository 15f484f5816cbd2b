"""Choosing, rolling and rerolling dice. DF-DIC, DF-RER."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Roll, Rolled
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import Fight, Keep, Refresh, Reroll, UseDie
from edgewise.games.dawnfall.effects.base import as_models, named
from edgewise.games.dawnfall.events import DieRolled, tell
from edgewise.games.dawnfall.frames.asks import DIE_ASKS, asks, refuse, unexpected
from edgewise.games.dawnfall.frames.payment import PayCrystals, bars_refresh, can_pay, refresh
from edgewise.games.dawnfall.frames.windows import open_window
from edgewise.games.dawnfall.queries.attributes import attribute, is_forbidden, is_spoken_of, reroll_symbol
from edgewise.games.dawnfall.state import Game, look, number

REROLL_ASKS = asks("offer-reroll")
FACES = {"yellow": (0, 0, 1, 2, 3, 4), "red": (1, 2, 3, 4, 5, 6)}
MARKED = {"yellow": frozenset({0}), "red": frozenset({1, 2})}
YELLOW, RED = UseDie("yellow"), UseDie("red")
KEEP, REFRESH = Keep(), Refresh()
PAID, SYMBOL = Reroll("paid"), Reroll("symbol")
BOTH: tuple[Action, ...] = (YELLOW, RED)
ONLY_YELLOW: tuple[Action, ...] = (YELLOW,)
ROLLS: dict[tuple[int, str, str], Roll] = {}
# The role of the model that is rolled for.
ROLLERS = {"attack": "attacker", "defense": "defender"}
# The window after each kind of roll.
AFTER_ROLL = {"attack": "W-C5", "defense": "W-C8", "hit": "W-S3"}


def roll_frames(seat: int, scope: int, purpose: str) -> Frames:
    """Die choice, roll, rerolls; the result is left in the scope."""
    return (ChooseDie(seat, scope, purpose),)


def red_price(state: Game, seat: int) -> int:
    """What the Red die costs now. DF-DIC-3, DF-EFF-9 `set_die`."""
    if state.modifiers:
        found = [m.amount for m in state.modifiers if m.what == "red_price" and m.seat == seat]
        if found:
            return min(found)
    return 1


def fixed_die(state: Game, seat: int) -> str | None:
    """The colour that an effect fixes, if any. DF-DIC-1."""
    for m in state.modifiers:
        if m.what in ("fix_yellow", "fix_red") and m.seat == seat:
            return m.what[4:]
    return None


def _in_between(action: Action, purpose: str, rule: str) -> str:
    """The rule that keeps an action out of a roll: no Sequence begins in another one. DF-COM-4."""
    return "DF-COM-4" if isinstance(action, Fight) and purpose in ROLLERS else rule


def rolled_for(state: Game, scope: int, purpose: str) -> int:
    """The model that is rolled for, or -1."""
    models = as_models(state, named(state, scope, ROLLERS.get(purpose, "shooter")))
    return models[0] if models else -1


def may_refresh(state: Game, seat: int, scope: int, purpose: str) -> bool:
    """Whether no effect forbids the player, or the model that is rolled for, the refresh of a Marked side. DF-RER-4."""
    if not (state.modifiers or is_spoken_of(state, "refresh")):
        return True
    model = rolled_for(state, scope, purpose)
    return not (bars_refresh(state, seat) or (model >= 0 and is_forbidden(state, model, "refresh")))


class ChooseDie(Frame, frozen=True):
    """The roller chooses the Yellow or the Red die. DF-DIC-1, DF-DIC-5."""

    waits = True
    seat: int
    scope: int
    purpose: str

    def wants(self, state: Game) -> Ask | None:
        return DIE_ASKS[self.purpose][self.seat]

    def options(self, state: Game) -> tuple[Action, ...]:
        fixed = fixed_die(state, self.seat) if state.modifiers else None
        if fixed is not None:
            return (UseDie("red" if fixed == "red" else "yellow"),)
        return BOTH if can_pay(state, self.seat, red_price(state, self.seat)) else ONLY_YELLOW

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, UseDie):
            if fixed_die(state, self.seat) is not None:
                return refuse("DF-DIC-1", "die-fixed")
            return refuse("DF-DIC-3", "cannot-pay", cost=red_price(state, self.seat))
        if isinstance(action, Reroll) and number(state, self.scope, "rerolled"):
            return refuse("DF-RER-3", "rerolled-already")
        return unexpected(action, "choose-die", _in_between(action, self.purpose, "DF-DIC-1"))

    def step(self, state: Game, reply: UseDie) -> Frames:
        here = state.scopes[self.scope]
        here["die"] = reply.die
        here["rerolled"] = 0
        rolled: Frames = (RollDie(self.seat, self.scope, self.purpose, reply.die),)
        if reply.die == "red" and fixed_die(state, self.seat) is None:
            price = red_price(state, self.seat)
            if price:
                return (PayCrystals(self.seat, price, -1, "die"), *rolled)
        return rolled


class RollDie(Frame, frozen=True):
    """The die is rolled. DF-DIC-2, DF-DIC-3, DF-GEN-9."""

    waits = True
    seat: int
    scope: int
    purpose: str
    die: str
    again: bool = False

    def wants(self, state: Game) -> Roll | None:
        key = (self.seat, self.die, self.purpose)
        found = ROLLS.get(key)
        if found is None:
            found = ROLLS[key] = Roll(self.seat, self.die, FACES[self.die], self.purpose)
        return found

    def step(self, state: Game, reply: Rolled) -> Frames:
        here = state.scopes[self.scope]
        here["face"] = here["result"] = reply.value
        marked = reply.value in MARKED[self.die]
        here["marked"] = int(marked)
        here["refresh"] = 0
        here["purpose"], here["roller"] = self.purpose, self.seat
        if not self.again:
            here["rolls"] = number(state, self.scope, "rolls") + 1
        if state.log is not None:
            tell(state, DieRolled("DF-DIC-7", Seat(self.seat), self.die, reply.value, self.purpose, marked))
        if self.again:
            here["rerolled"] = 1
            here["refresh"] = int(marked)
            return (SettleRoll(self.seat, self.scope, self.purpose),)
        return (OfferReroll(self.seat, self.scope, self.purpose, self.die),)


class OfferReroll(Frame, frozen=True):
    """The roller decides about a reroll directly after the roll. DF-RER-1 to DF-RER-10."""

    waits = True
    seat: int
    scope: int
    purpose: str
    die: str

    def _model(self, state: Game) -> int:
        return rolled_for(state, self.scope, self.purpose)

    def _refreshes(self, state: Game) -> bool:
        """Whether a Marked side would refresh a Crystal. DF-RER-4."""
        return state.depleted[self.seat] > 0 and may_refresh(state, self.seat, self.scope, self.purpose)

    def symbol(self, state: Game) -> bool:
        """Whether a reroll symbol may be used. DF-RER-8, DF-RER-9, DF-RER-10."""
        if self.purpose not in ("attack", "defense"):
            return False
        model = self._model(state)
        if model < 0 or not reroll_symbol(state, model, "att" if self.purpose == "attack" else "def"):
            return False
        return self.purpose == "attack" or not self._holds(state, model)

    def _holds(self, state: Game, model: int) -> bool:
        power = number(state, self.scope, "result") + defense_bonus(state, self.scope, model)
        return power >= number(state, self.scope, "attack_power")

    def options(self, state: Game) -> tuple[Action, ...]:
        marked = state.scopes[self.scope]["marked"]
        barred = self._barred(state)
        found: list[Action] = [KEEP]
        if marked and self._refreshes(state):
            found.append(REFRESH)
        if marked and not barred and can_pay(state, self.seat, 1):
            found.append(PAID)
        if not barred and self.symbol(state):
            found.append(SYMBOL)
        return tuple(found)

    def _barred(self, state: Game) -> bool:
        if not (state.modifiers or is_spoken_of(state, "reroll")):
            return False
        model = self._model(state)
        return model >= 0 and is_forbidden(state, model, "reroll")

    def wants(self, state: Game) -> Ask | None:
        # Must agree with options(): test_a_reroll_is_offered_where_there_is_more_than_keeping.
        marked = state.scopes[self.scope]["marked"]
        if marked and self._refreshes(state):
            return REROLL_ASKS[self.seat]
        offered = (marked and can_pay(state, self.seat, 1)) or self.symbol(state)
        return REROLL_ASKS[self.seat] if offered and not self._barred(state) else None

    def why_not(self, state: Game, action: Action) -> Refusal:
        marked = number(state, self.scope, "marked")
        match action:
            case Reroll("paid" | "symbol") if self._barred(state):
                return refuse("DF-RER-1", "reroll-forbidden")
            case Reroll("paid"):
                if not marked:
                    return refuse("DF-RER-1", "not-marked")
                return refuse("DF-RER-2", "cannot-pay", cost=1)
            case Reroll("symbol"):
                if self.purpose == "defense" and reroll_symbol(state, self._model(state), "def"):
                    return refuse("DF-RER-9", "defense-holds")
                rules = {"attack": "DF-RER-8", "defense": "DF-RER-9"}
                return refuse(rules.get(self.purpose, "DF-RER-10"), "no-symbol")
            case Refresh():
                if marked and state.depleted[self.seat]:
                    return refuse("DF-RER-4", "refresh-forbidden")
                return refuse("DF-RER-4", "nothing-to-refresh" if marked else "not-marked")
            case _:
                return unexpected(action, "offer-reroll", _in_between(action, self.purpose, "DF-RER-1"))

    def step(self, state: Game, reply: Reroll | Refresh | Keep | None) -> Frames:
        # Mostly a roll is kept, and "no" to isinstance() of a Struct is slow.
        if type(reply) is Reroll:
            again = RollDie(self.seat, self.scope, self.purpose, self.die, True)
            if reply.by == "paid":
                return (PayCrystals(self.seat, 1, -1, "reroll"), again)
            return (again,)
        if type(reply) is Refresh:
            state.scopes[self.scope]["refresh"] = 1
        window = AFTER_ROLL.get(self.purpose, "W-R2")
        if state.book.window_matters(window):
            return (*open_window(state, window, self.scope, self.seat), SettleRoll(self.seat, self.scope, self.purpose))
        return settled(state, self.seat, self.scope, self.purpose)


def settled(state: Game, seat: int, scope: int, purpose: str) -> Frames:
    """The result is final: the refresh is taken; results of rolls of an effect may be changed. DF-CLR-7, W-R3."""
    if state.scopes[scope]["refresh"] and may_refresh(state, seat, scope, purpose):
        refresh(state, seat, 1)
    if purpose != "effect" or not state.book.window_matters("W-R3"):
        return ()
    return open_window(state, "W-R3", scope, seat)


class SettleRoll(Frame, frozen=True):
    """The result is final: an effect's reroll is made, or the refresh is taken. DF-RER-3, DF-CLR-7."""

    seat: int
    scope: int
    purpose: str = ""

    def step(self, state: Game, reply: None) -> Frames:
        here = state.scopes[self.scope]
        if here.pop("reroll_now", 0) and not number(state, self.scope, "rerolled"):
            die = str(look(state, self.scope, "die"))
            return (RollDie(self.seat, self.scope, self.purpose, die, True),)
        return settled(state, self.seat, self.scope, self.purpose)


def defense_bonus(state: Game, scope: int, model: int) -> int:
    """DEF of the defender, or of the model that stands in, plus bonuses to the Power. DF-SQD-11."""
    lender = number(state, scope, "defense_of", -1)
    base = attribute(state, lender if lender >= 0 else model, "def") or 0
    return base + number(state, scope, "defense_plus")
