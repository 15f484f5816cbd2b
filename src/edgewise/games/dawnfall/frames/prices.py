"""Costs of Actions in every currency. DF-PAY-9, DF-PAY-12, DF-EFF-4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import PickCard, PickModel, PickOption, PickSquad
from edgewise.games.dawnfall.effects.base import as_models, as_squads, named
from edgewise.games.dawnfall.effects.values import amount, currency_words
from edgewise.games.dawnfall.events import CardDiscarded, EndurancePaid, tell
from edgewise.games.dawnfall.frames.asks import ask, refuse, unexpected
from edgewise.games.dawnfall.frames.payment import PayCrystals, can_pay, destroy_crystals, note_paid, payers
from edgewise.games.dawnfall.kinds import Card, Squad
from edgewise.games.dawnfall.scoring import gain_vp, vp_left
from edgewise.games.dawnfall.state import Enhancement, Game, look, number, on_board, set_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from edgewise.games.dawnfall.profiles import Price

# A currency, how much of it, and whose.
Entry = tuple[str, int, str | None]


def prices(state: Game, scope: int, record: Any) -> list[Entry]:
    """The part of the cost that leaves no choice, with its amounts now. DF-PAY-12."""
    return entries_of(state, scope, [p for p in record.prices if p.currency != "one_of"])


def entries_of(state: Game, scope: int, listed: Sequence[Price]) -> list[Entry]:
    """A list of prices with its amounts now; Crystals with reductions. DF-EFF-9 `modify_cost`."""
    found = []
    for price in listed:
        n = amount(state, scope, price.amount)
        if price.currency == "crystal":
            n = changed_cost(state, number(state, scope, "seat"), n)
        found.append((price.currency, n, price.from_))
    return found


def changed_cost(state: Game, seat: int, n: int) -> int:
    """A Crystal cost with the changes for a seat, each down to its lower bound."""
    for m in state.modifiers:
        if m.what.startswith("cost:") and m.seat == seat:
            n = max(min(n, int(m.what[5:])), n + m.amount)
    return n


def choices_of(record: Any) -> list[int]:
    """The places in the cost where the player chooses between lists. DF-EFF-4 `one_of`."""
    return [i for i, price in enumerate(record.prices) if price.currency == "one_of"]


def only_charges(cost: tuple[Price, ...]) -> int:
    """The Charges that a cost names where it names nothing else, as most do on Enhancements; -1 for other costs."""
    if len(cost) == 1 and cost[0].currency == "charge" and isinstance(cost[0].amount, int):
        return cost[0].amount
    return -1


def lacking(state: Game, scope: int, record: Any) -> tuple[str, int] | None:
    """The first currency of the cost that cannot be paid in full, with its amount. DF-PAY-9, DF-ENH-9."""
    charges = only_charges(record.prices)
    if charges >= 0:
        return None if _charges(state, scope) >= charges else ("charge", charges)
    fixed = prices(state, scope, record)
    short = short_of(state, scope, fixed)
    choices = choices_of(record)
    if short is not None or not choices:
        return short
    return None if _is_payable(state, scope, record, fixed, choices) else ("one_of", 1)


def _is_payable(state: Game, scope: int, record: Any, due: list[Entry], choices: list[int]) -> bool:
    """Whether what is due can be paid together with some list of each choice that is left."""
    if not choices:
        return short_of(state, scope, due) is None
    lists = record.prices[choices[0]].one_of
    return any(
        _is_payable(state, scope, record, [*due, *entries_of(state, scope, entries)], choices[1:]) for entries in lists
    )


def cost_refusal(currency: str, n: int) -> Refusal:
    """Why a cost is refused that cannot be paid in this currency. DF-PAY-9, DF-ENH-9."""
    if currency == "one_of":
        return refuse("DF-PAY-9", "cannot-pay", cost=n)
    rule = "DF-ENH-9" if currency == "charge" else "DF-PAY-9"
    return refuse(rule, "cannot-pay-currency", currency=currency_words(currency, n))


def short_of(state: Game, scope: int, due: list[Entry]) -> tuple[str, int] | None:
    """The first currency that cannot be paid, alone or because others take from the same purse. DF-PAY-9."""
    seat = number(state, scope, "seat")
    total: dict[tuple[str, str | None], int] = {}
    for currency, n, source in due:
        total[currency, source] = total.get((currency, source), 0) + n
    for (currency, source), n in total.items():
        if not _can_pay_currency(state, scope, seat, currency, n, source):
            return currency, n
    return _short_purse(state, scope, seat, total) if len(total) > 1 else None


def _short_purse(
    state: Game, scope: int, seat: int, total: dict[tuple[str, str | None], int]
) -> tuple[str, int] | None:
    """The same for Crystals and their substitutes, of which no piece pays twice."""
    taken = {"crystal": 0, "endurance": 0, "vp": 0, "destroy_crystal": 0}
    for (currency, source), n in total.items():
        own = currency != "endurance" or _pays_own(state, scope, seat, source)
        if currency in taken and own:
            taken[currency] += n
    tokens = sum(n for _, n in payers(state, seat)) - taken["endurance"]
    if tokens < 0:
        return "endurance", taken["endurance"]
    spare = state.crystals[seat] - taken["destroy_crystal"] + tokens + max(0, vp_left(state, seat) - taken["vp"])
    return ("crystal", taken["crystal"]) if taken["crystal"] > max(0, spare) else None


def _pays_own(state: Game, scope: int, seat: int, source: str | None) -> bool:
    return any(state.squad_seat[s] == seat for s in endurance_payers(state, scope, source))


def in_turn(due: list[Entry]) -> list[Entry]:
    """What is due in an order in which nothing takes what must be paid later. DF-PAY-9."""
    return sorted(due, key=_place_of) if len(due) > 1 else due


def _place_of(entry: Entry) -> int:
    # Crystals have substitutes and wait for what has none; a model goes last, as long as it lives its Squad may pay.
    currency, _, source = entry
    return {"crystal": 2, "model": 3}.get(currency, 0 if source else 1)


def _can_pay_currency(state: Game, scope: int, seat: int, currency: str, n: int, source: str | None) -> bool:
    match currency:
        case "crystal":
            return can_pay(state, seat, n)
        case "charge":
            return _charges(state, scope) >= n
        case "endurance":
            return sum(state.endurance[s] for s in endurance_payers(state, scope, source)) >= n
        case "vp":
            return (vp_left(state, seat) if state.book.is_duel else state.starting[seat]) >= n
        case "card":
            return len(state.hands[seat]) - _is_in_hand(state, scope) >= n
        case "model":
            return len(model_payers(state, scope, source)) >= n
        case "banner":
            return state.banners[seat]
        case "destroy_crystal":
            return state.crystals[seat] >= n
        case _ if currency.startswith("status:"):
            return bool(_status_at(state, scope, currency[7:], source))
        case _:
            return state.resources.get(f"{seat}:{currency[6:]}", 0) >= n


def _is_in_hand(state: Game, scope: int) -> bool:
    """True while the card to be played or attached still lies in the hand: it cannot pay for itself."""
    return look(state, scope, "origin") == "hand" and look(state, scope, "card") not in state.resolving


def _charges(state: Game, scope: int) -> int:
    card = look(state, scope, "card")
    squads: Any = named(state, scope, "squad").ids
    return sum([e.charges for s in squads for e in state.attached[s] if e.card == card])


def endurance_payers(state: Game, scope: int, source: str | None) -> list[int]:
    """The Squads that may pay an Endurance cost: those named, or all own living ones."""
    if source is not None:
        pool: list[int] = list(as_squads(state, named(state, scope, source)))
    else:
        pool = list(state.book.squads_by_seat(state, number(state, scope, "seat")))
    return [s for s in pool if state.endurance[s] and on_board(state, s)]


def model_payers(state: Game, scope: int, source: str | None) -> list[int]:
    """The models that may be Sacrificed as a cost."""
    return [m for m in as_models(state, named(state, scope, source or "squad")) if state.spaces[m] >= 0]


def _status_at(state: Game, scope: int, kind: str, source: str | None) -> list[int]:
    models = as_models(state, named(state, scope, source or "model"))
    models = models or as_models(state, named(state, scope, "squad"))
    squads = as_squads(state, named(state, scope, source or "squad"))
    return [i for i, s in enumerate(state.statuses) if s.kind == kind and (s.model in models or s.squad in squads)]


class PayPrices(Frame, frozen=True):
    """The cost of an Action, currency by currency. DF-PAY-9, DF-PAY-12."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        return pay_prices(state, self.scope, number(state, self.scope, "power"))


def pay_prices(state: Game, scope: int, power: int) -> Frames:
    """Pays the cost of an Action as far as nobody is asked; returns the frames that ask and pay the rest."""
    record, facts = state.book.powers[power], state.book.facts[power]
    cost = record.prices
    if not cost:
        return ()
    if not facts.complex_cost and len(cost) == 1 and facts.crystals and not state.modifiers:
        return (PayCrystals(number(state, scope, "seat"), facts.crystals, scope, "action"),)
    charges = only_charges(cost)
    if charges >= 0:
        return pay_entry(state, scope, "charge", charges, "")
    choices = choices_of(record)
    if choices:
        return (*(PayOneOf(scope, i) for i in choices), PayChosen(scope))
    return pay_entries(state, scope, in_turn(prices(state, scope, record)))


def pay_entries(state: Game, scope: int, due: list[Entry]) -> Frames:
    """Pays one currency after the other up to the first that asks; returns its frames and those of the rest."""
    for place, (currency, n, source) in enumerate(due):
        frames = pay_entry(state, scope, currency, n, source or "")
        if frames or state.result is not None:
            return (*frames, *(PayEntry(scope, c, k, f or "") for c, k, f in due[place + 1 :]))
    return ()


class PayOneOf(Frame, frozen=True):
    """A choice between cost lists. DF-EFF-4 `one_of`."""

    waits = True
    scope: int
    index: int

    def _lists(self, state: Game) -> list[int]:
        record = state.book.powers[number(state, self.scope, "power")]
        due = _chosen(state, self.scope, record)
        later = [i for i in choices_of(record) if i > self.index]
        return [
            i
            for i, entries in enumerate(record.prices[self.index].one_of)
            if _is_payable(state, self.scope, record, [*due, *entries_of(state, self.scope, entries)], later)
        ]

    def wants(self, state: Game) -> Ask | None:
        return ask(number(state, self.scope, "seat"), "choose-cost")

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(PickOption(i) for i in self._lists(state))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, PickOption):
            return cost_refusal("one_of", 1)
        return unexpected(action, "choose-cost", "DF-PAY-12")

    def step(self, state: Game, reply: PickOption) -> Frames:
        state.scopes[self.scope][f"cost{self.index}"] = reply.option
        return ()


def _chosen(state: Game, scope: int, record: Any) -> list[Entry]:
    """The cost as far as it is settled: its fixed part and the lists that were chosen."""
    due = prices(state, scope, record)
    here = state.scopes[scope]
    for i in choices_of(record):
        option = here.get(f"cost{i}")
        if isinstance(option, int):
            due += entries_of(state, scope, record.prices[i].one_of[option])
    return due


class PayChosen(Frame, frozen=True):
    """Every currency of a cost is settled and paid. DF-PAY-9."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        record = state.book.powers[number(state, self.scope, "power")]
        return pay_entries(state, self.scope, in_turn(_chosen(state, self.scope, record)))


class PayEntry(Frame, frozen=True):
    """One currency of a cost. DF-PAY-12."""

    scope: int
    currency: str
    n: int
    source: str

    def step(self, state: Game, reply: None) -> Frames:
        return pay_entry(state, self.scope, self.currency, self.n, self.source)


def pay_entry(state: Game, scope: int, currency: str, n: int, source: str) -> Frames:
    """Pays one currency of a cost, or returns the frames that ask how. DF-PAY-12."""
    if n <= 0:
        return ()
    seat = number(state, scope, "seat")
    match currency:
        case "crystal":
            return (PayCrystals(seat, n, scope, "action"),)
        case "charge":
            take_charges(state, scope, n)
        case "vp":
            gain_vp(state, seat, -n)
        case "banner":
            state.banners[seat] = False
        case "destroy_crystal":
            destroy_crystals(state, seat, n)
        case "endurance" | "model" | "card":
            return (PayThing(scope, currency, n, source),)
        case _ if currency.startswith("status:"):
            found = _status_at(state, scope, currency[7:], source or None)
            state.statuses = tuple(s for i, s in enumerate(state.statuses) if i not in found[:n])
        case _:
            name = f"{seat}:{currency[6:]}"
            state.resources = {**state.resources, name: state.resources.get(name, 0) - n}
    note_paid(state, scope, currency, n)
    return ()


def take_charges(state: Game, scope: int, n: int) -> None:
    """Charges leave this card for the neutral pile. DF-ENH-9, DF-LIM-5."""
    card = look(state, scope, "card")
    for s in named(state, scope, "squad").ids:
        squad = int(s)
        for slot, e in enumerate(state.attached[squad]):
            if e.card == card:
                paid = Enhancement(e.card, e.charges - n, e.bought, e.disabled)
                state.attached[squad] = set_at(state.attached[squad], slot, paid)
                state.charges += n
                state.changed = True
                return


class PayThing(Frame, frozen=True):
    """Endurance tokens, models or cards of choice leave as a cost, one at a time."""

    waits = True
    scope: int
    currency: str
    n: int
    source: str

    def _things(self, state: Game) -> list[int | str]:
        if self.currency == "endurance":
            return list(endurance_payers(state, self.scope, self.source or None))
        if self.currency == "model":
            return list(model_payers(state, self.scope, self.source or None))
        return list(dict.fromkeys(state.hands[number(state, self.scope, "seat")]))

    def wants(self, state: Game) -> Ask | None:
        return ask(number(state, self.scope, "seat"), "pay-" + self.currency) if len(self._things(state)) > 1 else None

    def options(self, state: Game) -> tuple[Action, ...]:

        kinds = {"endurance": PickSquad, "model": PickModel, "card": PickCard}
        return tuple(kinds[self.currency](t) for t in self._things(state))

    def why_not(self, state: Game, action: Action) -> Refusal:
        return refuse("DF-PAY-9", "cannot-pay-currency", currency=currency_words(self.currency, self.n))

    def step(self, state: Game, reply: PickSquad | PickModel | PickCard | None) -> Frames:
        things = self._things(state)
        if not things:
            return ()
        chosen: Any = things[0] if reply is None else next(iter(_values(reply)))
        note_paid(state, self.scope, self.currency, 1)
        rest: Frames = (PayThing(self.scope, self.currency, self.n - 1, self.source),) if self.n > 1 else ()
        if self.currency == "endurance":
            state.endurance[chosen] -= 1
            state.changed = True
            if state.log is not None:
                tell(state, EndurancePaid("DF-PAY-12", Squad(chosen)))
        elif self.currency == "card":
            seat = number(state, self.scope, "seat")
            hand = list(state.hands[seat])
            hand.remove(chosen)
            state.hands[seat] = tuple(hand)
            state.discards[seat] = (*state.discards[seat], chosen)
            if state.log is not None:
                tell(state, CardDiscarded("DF-PAY-12", Seat(seat), Card(chosen)))
        else:
            return (*sacrifice(state, chosen, self.scope), *rest)
        return rest


def _values(action: Any) -> tuple[Any, ...]:
    return tuple(getattr(action, f) for f in action.__struct_fields__)


from edgewise.games.dawnfall.frames.wounds import sacrifice
