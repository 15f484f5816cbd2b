"""Playing an Action: declaration, payment, resolution. DF-CRD, DF-ENH, DF-BAN, DF-EFF-2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import PickModel, PickNumber, PickOption, PickSquad
from edgewise.games.dawnfall.effects.base import as_models, as_squads, named
from edgewise.games.dawnfall.effects.values import amount
from edgewise.games.dawnfall.events import tell
from edgewise.games.dawnfall.frames.asks import ask, refuse, unexpected
from edgewise.games.dawnfall.frames.choices import Choose
from edgewise.games.dawnfall.frames.payment import PayCrystals, can_pay, destroy_crystals
from edgewise.games.dawnfall.frames.triggers import CloseScope, Run, forced
from edgewise.games.dawnfall.limits import is_spent, note_use
from edgewise.games.dawnfall.queries.answers import finish_action, finish_attachment
from edgewise.games.dawnfall.queries.attributes import is_forbidden
from edgewise.games.dawnfall.scoring import gain_vp, vp_left
from edgewise.games.dawnfall.state import (
    Enhancement,
    Game,
    ScopeValue,
    Some,
    look,
    number,
    on_board,
    open_scope,
    set_at,
)


def scope_values(state: Game, seat: int, power: int, bind: int, card: str, squad: int, origin: str) -> dict[str, Any]:
    """The names that an Action starts with."""
    kind = state.book.powers[power].binding.type
    values: dict[str, ScopeValue] = {"seat": seat, "power": power, "card": card, "origin": origin}
    match kind:
        case "enemy_squad":
            values["target"] = Some("squad", (bind,))
        case "own_model":
            values["model"] = Some("model", (bind,))
            values["squad"] = Some("squad", (state.model_squad[bind],))
        case "enemy_model":
            values["target"] = Some("model", (bind,))
        case "none":
            values["squad"] = Some("squad", (squad,) if squad >= 0 else ())
        case _:
            values["squad"] = Some("squad", (bind,))
    if kind in ("enemy_squad", "enemy_model") and squad >= 0:
        values["squad"] = Some("squad", (squad,))
    return values


def bindings(state: Game, seat: int, power: int, squad: int) -> list[int]:
    """Whom an Action may be bound to now. DF-EFF-3, DF-CRD-2 to DF-CRD-5."""
    bind = state.book.powers[power].binding
    match bind.type:
        case "none":
            return [-1]
        case "attached_squad":
            return [squad] if bind.allow_dead or on_board(state, squad) or _away(state, squad) else []
        case "any_own_squad" | "squad_named":
            pool: Sequence[int] = state.book.squads_by_seat(state, seat)
            if bind.type == "squad_named":
                pool = [s for s in pool if state.book.squads[state.squad_card[s]].id in bind.names]
            if squad >= 0:
                pool = [s for s in pool if s == squad]
            if bind.allow_dead:
                return list(pool)
            spaces, models = state.spaces, state.squad_models
            return [s for s in pool if any(spaces[m] != -1 for m in models[s])]
        case "enemy_squad":
            foes = state.book.foes[seat]
            return [s for s, owner in enumerate(state.squad_seat) if owner in foes and on_board(state, s)]
        case "own_model":
            owners = [squad] if squad >= 0 else list(state.book.squads_by_seat(state, seat))
            named_ok = [s for s in owners if not bind.names or state.book.squads[state.squad_card[s]].id in bind.names]
            return [m for s in named_ok for m in on_board(state, s)]
        case _:
            return [m for foe in state.book.foes[seat] for m in state.models_of[foe] if state.spaces[m] >= 0]


def _away(state: Game, squad: int) -> bool:
    return any(state.spaces[m] == -2 for m in state.squad_models[squad])


def in_fight(state: Game) -> bool:
    """Whether a Combat Sequence is running, in which no other may be started. DF-TIM-6."""
    return any(scope["kind"] == "sequence" for scope in state.scopes)


def why_not_use(
    state: Game, seat: int, power: int, bind: int, scope: int, card: str, squad: int, origin: str
) -> Refusal | None:
    """What forbids an Action that its timing allows: condition, limit, cost or missing targets."""
    facts = state.book.facts[power]
    if facts.starts_combat and in_fight(state) and state.book.powers[power].is_free:
        return refuse("DF-TIM-6", "combat-in-combat")
    if facts.crystals and not facts.complex_cost and not state.modifiers and not can_pay(state, seat, facts.crystals):
        return refuse("DF-PAY-9", "cannot-pay", cost=facts.crystals)
    if facts.simple and not state.modifiers:
        return None
    record = state.book.powers[power]
    inner = open_scope(state, "action", scope, **scope_values(state, seat, power, bind, card, squad, origin))
    try:
        return _why_not_in_scope(state, record, inner, squad)
    finally:
        del state.scopes[inner:]


def _why_not_in_scope(state: Game, record: Any, inner: int, squad: int) -> Refusal | None:
    if record.limit is not None and is_spent(state, inner, record.limit, use_name(state, inner)):
        return refuse("DF-TIM-9", "limit-reached", limit=record.limit.per, n=record.limit.n)
    if record.if_ is not None and not record.if_.holds(state, inner):
        return refuse("DF-CRD-8", "condition-false", condition=record.if_.words())
    for x in record.numbers:
        state.scopes[inner][x.as_] = x.min
    missing = cost_refusal(state, inner, record)
    if missing is not None:
        return missing
    if not _targets_exist(state, record.targets, 0, inner):
        return refuse("DF-CRD-9", "no-target", what=record.targets[0].of.noun() if record.targets else "")
    if not record.targets and record.steps and not record.passive and not record.steps[0].possible(state, inner):
        return refuse("DF-CRD-9", "nothing-to-do", what=record.steps[0].words())
    return None


def _targets_exist(state: Game, targets: Any, index: int, scope: int) -> bool:
    """Whether every target of a declaration can be chosen, one after the other. DF-CRD-9."""
    if index >= len(targets):
        return True
    target = targets[index]
    found = state.book.find(state, scope, target.of)
    if target.of.choose is None or target.of.up_to:
        state.scopes[scope][target.as_] = found
        return bool(found.ids or getattr(target.of, "up_to", False)) and _targets_exist(
            state, targets, index + 1, scope
        )
    need = amount(state, scope, target.of.choose)
    if len(found.ids) < need:
        return False
    if index + 1 == len(targets):
        return True
    for thing in found.ids:
        state.scopes[scope][target.as_] = Some(found.kind, (thing,))
        if _targets_exist(state, targets, index + 1, scope):
            return True
    return False


def use_name(state: Game, scope: int) -> str:
    """Under which name uses of an Action are counted: the Action on its card and Squad. DF-TIM-9."""
    squad = named(state, scope, "squad").ids if look(state, scope, "origin") == "enhancement" else ()
    return f"{number(state, scope, 'power')}|{look(state, scope, 'card')}|{squad[0] if squad else ''}"


def prices(state: Game, scope: int, record: Any) -> list[tuple[str, int, str | None]]:
    """The cost with its amounts now; Crystals with reductions. DF-PAY-12, DF-EFF-9 `modify_cost`."""
    found = []
    for price in record.prices:
        n = amount(state, scope, price.amount)
        if price.currency == "crystal":
            n = max(0, n + cost_change(state, number(state, scope, "seat")))
        found.append((price.currency, n, price.from_))
    return found


def cost_change(state: Game, seat: int) -> int:
    """The sum of cost changes for a seat."""
    return sum(m.amount for m in state.modifiers if m.what == "cost" and m.seat == seat) if state.modifiers else 0


def cost_refusal(state: Game, scope: int, record: Any) -> Refusal | None:
    """Why the cost cannot be paid in full. DF-PAY-9, DF-ENH-9."""
    seat = number(state, scope, "seat")
    for price in record.prices:
        if price.currency == "one_of" and not any(
            affordable(state, scope, seat, entries) for entries in price.one_of
        ):
            return refuse("DF-PAY-9", "cannot-pay", cost=1)
    for currency, n, source in prices(state, scope, record):
        if currency != "one_of" and not _can_pay_currency(state, scope, seat, currency, n, source):
            rule = "DF-ENH-9" if currency == "charge" else "DF-PAY-9"
            return refuse(rule, "cannot-pay-currency", cost=n, currency=currency)
    return None


def affordable(state: Game, scope: int, seat: int, entries: Any) -> bool:
    """Whether a seat can pay a list of prices. DF-PAY-9."""
    return all(_can_pay_currency(state, scope, seat, e.currency, amount(state, scope, e.amount), e.from_) for e in entries)


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
            return len(state.hands[seat]) >= n
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


def _charges(state: Game, scope: int) -> int:
    card = look(state, scope, "card")
    return sum(e.charges for s in named(state, scope, "squad").ids for e in state.attached[int(s)] if e.card == card)


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
    squads = as_squads(state, named(state, scope, source or "squad"))
    return [i for i, s in enumerate(state.statuses) if s.kind == kind and (s.model in models or s.squad in squads)]


def declare(
    state: Game, seat: int, power: int, bind: int, scope: int, card: str, squad: int, origin: str
) -> Frames:
    """The frames of playing an Action, from its declaration to its end. DF-CRD-10, DF-CRD-14."""
    record = state.book.powers[power]
    inner = open_scope(state, "action", scope, **scope_values(state, seat, power, bind, card, squad, origin))
    state.scopes[inner]["began"] = len(state.happened)
    state.operations = 0
    frames: list[Frame] = [DeclareNumber(inner, i) for i in range(len(record.numbers))]
    frames += [DeclareTarget(inner, i) for i in range(len(record.targets))]
    frames += [PayPrices(inner), Show(inner), Resolve(inner), EndPower(inner)]
    return tuple(frames)


class DeclareNumber(Frame, frozen=True):
    """The player names a number of the declaration, as far as it can be paid."""

    waits = True
    scope: int
    index: int

    def _choices(self, state: Game) -> list[int]:
        record = state.book.powers[number(state, self.scope, "power")]
        spec = record.numbers[self.index]
        top = amount(state, self.scope, spec.max)
        trial = open_scope(state, "trial", self.scope)
        here = state.scopes[trial]
        for later in record.numbers[self.index + 1 :]:
            here[later.as_] = later.min
        found = []
        for n in range(spec.min, top + 1, spec.step):
            here[spec.as_] = n
            if cost_refusal(state, trial, record) is not None:
                break
            found.append(n)
        del state.scopes[trial:]
        return found or [spec.min]

    def wants(self, state: Game) -> Ask | None:
        return ask(number(state, self.scope, "seat"), "choose-number")

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(PickNumber(n) for n in self._choices(state))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, PickNumber):
            choices = self._choices(state)
            return refuse("DF-PAY-9", "number-range", low=choices[0], high=choices[-1])
        return unexpected(action, "choose-number", "DF-CRD-10")

    def step(self, state: Game, reply: Any) -> Frames:
        record = state.book.powers[number(state, self.scope, "power")]
        state.scopes[self.scope][record.numbers[self.index].as_] = reply.n
        return ()


class DeclareTarget(Frame, frozen=True):
    """A target of the declaration is chosen. DF-CRD-9."""

    scope: int
    index: int

    def step(self, state: Game, reply: Any) -> Frames:
        target = state.book.powers[number(state, self.scope, "power")].targets[self.index]
        found = state.book.find(state, self.scope, target.of)
        if isinstance(target.of, str) or target.of.choose is None:
            state.scopes[self.scope][target.as_] = found
            return ()
        return (Choose(state.book.selector_ids[id(target.of)], self.scope, target.as_, found.kind),)


class PayPrices(Frame, frozen=True):
    """The cost of an Action, currency by currency. DF-PAY-9, DF-PAY-12."""

    scope: int

    def step(self, state: Game, reply: Any) -> Frames:
        record = state.book.powers[number(state, self.scope, "power")]
        if not record.prices:
            return ()
        entries = tuple((c, n, f) for c, n, f in prices(state, self.scope, record) if c != "one_of")
        frames: list[Frame] = []
        for price in record.prices:
            if price.currency == "one_of":
                frames.append(PayOneOf(self.scope, record.prices.index(price)))
        return (*frames, *(PayEntry(self.scope, c, n, f or "") for c, n, f in entries))


class PayOneOf(Frame, frozen=True):
    """A choice between cost lists. DF-EFF-4 `one_of`."""

    waits = True
    scope: int
    index: int

    def _lists(self, state: Game) -> list[int]:
        price = state.book.powers[number(state, self.scope, "power")].prices[self.index]
        seat = number(state, self.scope, "seat")
        return [i for i, entries in enumerate(price.one_of) if affordable(state, self.scope, seat, entries)]

    def wants(self, state: Game) -> Ask | None:
        return ask(number(state, self.scope, "seat"), "choose-cost")

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(PickOption(i) for i in self._lists(state))

    def why_not(self, state: Game, action: Action) -> Refusal:
        return unexpected(action, "choose-cost", "DF-PAY-12")

    def step(self, state: Game, reply: Any) -> Frames:
        price = state.book.powers[number(state, self.scope, "power")].prices[self.index]
        chosen = price.one_of[reply.option]
        return tuple(
            PayEntry(self.scope, e.currency, amount(state, self.scope, e.amount), e.from_ or "") for e in chosen
        )


class PayEntry(Frame, frozen=True):
    """One currency of a cost. DF-PAY-12."""

    scope: int
    currency: str
    n: int
    source: str

    def step(self, state: Game, reply: Any) -> Frames:
        seat = number(state, self.scope, "seat")
        n = self.n
        if n <= 0:
            return ()
        match self.currency:
            case "crystal":
                return (PayCrystals(seat, n, self.scope, "action"),)
            case "charge":
                take_charges(state, self.scope, n)
            case "vp":
                gain_vp(state, seat, -n)
            case "banner":
                state.banners[seat] = False
            case "destroy_crystal":
                destroy_crystals(state, seat, n)
            case "endurance" | "model" | "card":
                return (PayThing(self.scope, self.currency, n, self.source),)
            case _ if self.currency.startswith("status:"):
                found = _status_at(state, self.scope, self.currency[7:], self.source or None)
                state.statuses = tuple(s for i, s in enumerate(state.statuses) if i not in found[:n])
            case _:
                state.resources = {
                    **state.resources,
                    f"{seat}:{self.currency[6:]}": state.resources.get(f"{seat}:{self.currency[6:]}", 0) - n,
                }
        state.scopes[self.scope]["paid"] = number(state, self.scope, "paid") + n
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
        from edgewise.games.dawnfall.actions import PickCard

        kinds = {"endurance": PickSquad, "model": PickModel, "card": PickCard}
        return tuple(kinds[self.currency](t) for t in self._things(state))

    def why_not(self, state: Game, action: Action) -> Refusal:
        return refuse("DF-PAY-9", "cannot-pay-currency", cost=self.n, currency=self.currency)

    def step(self, state: Game, reply: Any) -> Frames:
        things = self._things(state)
        if not things:
            return ()
        chosen: Any = things[0] if reply is None else next(iter(_values(reply)))
        state.scopes[self.scope]["paid"] = number(state, self.scope, "paid") + 1
        rest: Frames = (PayThing(self.scope, self.currency, self.n - 1, self.source),) if self.n > 1 else ()
        if self.currency == "endurance":
            state.endurance[chosen] -= 1
            state.changed = True
            tell(state, "endurance-paid", "DF-PAY-12", squad=chosen)
        elif self.currency == "card":
            seat = number(state, self.scope, "seat")
            hand = list(state.hands[seat])
            hand.remove(chosen)
            state.hands[seat] = tuple(hand)
            state.discards[seat] = (*state.discards[seat], chosen)
            tell(state, "card-discarded", "DF-PAY-12", seat=seat, card=chosen)
        else:
            return (*sacrifice(state, chosen, self.scope), *rest)
        return rest


def _values(action: Any) -> tuple[Any, ...]:
    return tuple(getattr(action, f) for f in action.__struct_fields__)


class Show(Frame, frozen=True):
    """The Action is shown to all; a Passive Action is bought, other limits are counted. DF-INF-5, DF-ENH-16."""

    scope: int

    def step(self, state: Game, reply: Any) -> Frames:
        scope = self.scope
        record = state.book.powers[number(state, scope, "power")]
        state.plays += 1
        if record.limit is not None:
            note_use(state, scope, record.limit, use_name(state, scope))
        origin = look(state, scope, "origin")
        seat = number(state, scope, "seat")
        card = look(state, scope, "card")
        squads = as_squads(state, named(state, scope, "squad"))
        key = {"hand": "card-played", "enhancement": "enhancement-used", "banner": "banner-used"}.get(
            str(origin), "ability-used"
        )
        tell(state, key, "DF-INF-5", seat=seat, card=card, power=record.id, squads=squads, text=state.book.text(record))
        for squad in squads[:1]:
            for m in on_board(state, squad)[:1]:
                state.happened += (("card_played", m, 0),)
        if origin == "banner":
            state.banners[seat] = False
            state.changed = True
            if state.book.window_matters("W-B1"):
                return open_window(state, "W-B1", scope, seat)
        return ()


class Resolve(Frame, frozen=True):
    """The steps of an Action begin; a Passive Action only gets its token. DF-ENH-16."""

    scope: int

    def step(self, state: Game, reply: Any) -> Frames:
        power = number(state, self.scope, "power")
        record = state.book.powers[power]
        if record.passive:
            buy(state, self.scope)
            return ()
        if number(state, self.scope, "cancelled"):
            return ()
        return (Run(state.book.block(record.steps), 0, self.scope),)


def buy(state: Game, scope: int) -> None:
    """Marks a Passive Action as paid for. DF-ENH-16."""
    card = look(state, scope, "card")
    for s in named(state, scope, "squad").ids:
        squad = int(s)
        for slot, e in enumerate(state.attached[squad]):
            if e.card == card and not e.bought:
                bought = Enhancement(e.card, e.charges, True, e.disabled)
                state.attached[squad] = set_at(state.attached[squad], slot, bought)
                state.passives += 1
                state.changed = True
                tell(state, "passive-bought", "DF-ENH-16", squad=squad, card=e.card)


class EndPower(Frame, frozen=True):
    """The Action is finished: its card goes to the Discard pile. DF-CRD-12."""

    scope: int

    def step(self, state: Game, reply: Any) -> Frames:
        scope = self.scope
        if look(state, scope, "origin") == "hand":
            card = str(look(state, scope, "card"))
            resolving = list(state.resolving)
            if card in resolving:
                resolving.remove(card)
                state.resolving = tuple(resolving)
                seat = number(state, scope, "seat")
                state.discards[seat] = (*state.discards[seat], card)
        finish_action(state, scope, state.book.powers[number(state, scope, "power")])
        return (*forced(state, "on_card_played", scope), CloseScope(scope))


def can_attach(state: Game, seat: int, card: str, squad: int, replace: str) -> Refusal | None:
    """What forbids attaching an Enhancement. DF-ENH-3, DF-ENH-5 to DF-ENH-7."""
    if not 0 <= squad < len(state.squad_seat) or state.squad_seat[squad] != seat or not on_board(state, squad):
        return refuse("DF-ENH-5", "attach-squad")
    attached = state.attached[squad]
    slots = 2
    if state.modifiers:
        slots += sum(m.amount for m in state.modifiers if m.what == "slots" and m.seat == seat)
    names = [e.card for e in attached]
    if replace and (replace not in names or len(attached) < slots):
        return refuse("DF-ENH-6", "attach-replace")
    if not replace and len(attached) >= slots:
        return refuse("DF-ENH-6", "attach-full")
    if card in names and card != replace:
        return refuse("DF-ENH-7", "attach-twice")
    if (state.modifiers or state.statuses) and is_forbidden(state, on_board(state, squad)[0], "attach"):
        return refuse("DF-ENH-5", "attach-squad")
    cost = state.book.attach_crystals(card)
    if not can_pay_toll(state, seat, cost, state.book.attach_extras(card), squad):
        return refuse("DF-PAY-9", "cannot-pay", cost=cost)
    return None


def lose_enhancement(state: Game, squad: int, card: str) -> None:
    """Discards an attached Enhancement; its Charges return to the neutral pile. DF-ENH-6, DF-LIM-5."""
    for e in state.attached[squad]:
        if e.card == card:
            state.charges += e.charges
            state.passives -= e.bought
            seat = state.squad_seat[squad]
            state.discards[seat] = (*state.discards[seat], card)
            tell(state, "enhancement-lost", "DF-ENH-6", squad=squad, card=card)
    state.attached[squad] = tuple(e for e in state.attached[squad] if e.card != card)
    state.changed = True


class AttachNow(Frame, frozen=True):
    """An Enhancement is attached and charged. DF-ENH-2, DF-CLR-9."""

    seat: int
    card: str
    squad: int
    replace: str

    def step(self, state: Game, reply: Any) -> Frames:
        if self.replace:
            lose_enhancement(state, self.squad, self.replace)
        resolving = list(state.resolving)
        resolving.remove(self.card)
        state.resolving = tuple(resolving)
        state.attached[self.squad] = (*state.attached[self.squad], Enhancement(self.card, 0))
        state.changed = True
        tell(state, "enhancement-attached", "DF-ENH-2", seat=self.seat, card=self.card, squad=self.squad)
        finish_attachment(state)
        return charge_frames(state, self.seat, ((self.squad, self.card),), 1)


from edgewise.games.dawnfall.frames.charges import charge_frames  # noqa: E402
from edgewise.games.dawnfall.frames.tolls import can_pay_toll  # noqa: E402
from edgewise.games.dawnfall.frames.windows import open_window  # noqa: E402
from edgewise.games.dawnfall.frames.wounds import sacrifice  # noqa: E402

