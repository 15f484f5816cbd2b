"""Playing an Action: declaration, payment, resolution. DF-CRD, DF-ENH, DF-BAN, DF-EFF-2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import PickNumber
from edgewise.games.dawnfall.effects.base import as_models, as_squads, named
from edgewise.games.dawnfall.effects.lines import Directions
from edgewise.games.dawnfall.effects.selectors import Models, Spaces, exists
from edgewise.games.dawnfall.effects.values import amount, bound_rule
from edgewise.games.dawnfall.effects.words import limit_words
from edgewise.games.dawnfall.events import AbilityUsed, BannerUsed, CardPlayed, EnhancementUsed, PassiveBought, tell
from edgewise.games.dawnfall.frames.asks import ask, one_of, refuse, unexpected
from edgewise.games.dawnfall.frames.choices import Choose
from edgewise.games.dawnfall.frames.payment import can_pay
from edgewise.games.dawnfall.frames.prices import PayPrices, cost_refusal, lacking, pay_prices
from edgewise.games.dawnfall.frames.triggers import forced, run, then_close
from edgewise.games.dawnfall.kinds import Card, PowerNumber, Squad, these_models, these_squads
from edgewise.games.dawnfall.limits import is_spent, note_use, spent_targets, use_name
from edgewise.games.dawnfall.queries.answers import note_aims
from edgewise.games.dawnfall.queries.attributes import is_barred, is_spoken_of
from edgewise.games.dawnfall.queries.fights import all_hidden, is_hidden
from edgewise.games.dawnfall.queries.moments import has_come
from edgewise.games.dawnfall.state import (
    Enhancement,
    Game,
    ScopeValue,
    Some,
    close_scope,
    look,
    number,
    on_board,
    open_scope,
    set_at,
)

if TYPE_CHECKING:
    from edgewise.games.dawnfall.facts import Facts


def action_scope(
    state: Game, seat: int, power: int, bind: int, scope: int, card: str, squad: int, origin: str
) -> dict[str, ScopeValue]:
    """The scope that an Action starts with."""
    kind = state.book.facts[power].bound
    values: dict[str, ScopeValue] = {
        "kind": "action",
        "up": scope,
        "seat": seat,
        "power": power,
        "card": card,
        "origin": origin,
    }
    match kind:
        case "any_own_squad" | "squad_named" | "attached_squad":
            values["squad"] = Some("squad", (bind,))
        case "own_model":
            values["model"] = Some("model", (bind,))
            values["squad"] = Some("squad", (state.model_squad[bind],))
        case "none":
            values["squad"] = Some("squad", (squad,) if squad >= 0 else ())
        case _:
            values["target"] = Some("squad" if kind == "enemy_squad" else "model", (bind,))
            if squad >= 0:
                values["squad"] = Some("squad", (squad,))
    return values


def bindings(state: Game, seat: int, power: int, squad: int) -> list[int]:
    """Whom an Action may be bound to now. DF-EFF-3, DF-CRD-2 to DF-CRD-5."""
    bind = state.book.bindings[power]
    match bind.type:
        case "any_own_squad" | "squad_named":
            return _bound_squads(state, seat, bind, squad)
        case "none":
            return [-1]
        case "attached_squad":
            return [squad] if bind.allow_dead or on_board(state, squad) or _away(state, squad) else []
        case "enemy_squad":
            foes = state.book.foes[seat]
            found = [s for s, owner in enumerate(state.squad_seat) if owner in foes and on_board(state, s)]
            return [s for s in found if not all_hidden(state, s, seat)] if state.book.hides else found
        case "own_model":
            owners = [squad] if squad >= 0 else list(state.book.squads_by_seat(state, seat))
            named_ok = [s for s in owners if not bind.names or state.book.squads[state.squad_card[s]].id in bind.names]
            return [m for s in named_ok for m in on_board(state, s)]
        case _:
            found = [m for foe in state.book.foes[seat] for m in state.models_of[foe] if state.spaces[m] >= 0]
            return [m for m in found if not is_hidden(state, m, seat)] if state.book.hides else found


def _bound_squads(state: Game, seat: int, bind: Any, squad: int) -> list[int]:
    book = state.book
    pool: Sequence[int] = book.squads_by_seat(state, seat)
    if bind.yours and book.mode == "tvt":
        pool = (*pool, *book.squads_by_seat(state, (seat + 2) % book.seats))
    if bind.type == "squad_named":
        names, cards = bind.names, state.squad_card
        pool = [s for s in pool if cards[s] in names]
    if squad >= 0:
        pool = [s for s in pool if s == squad]
    if bind.allow_dead:
        return list(pool)
    spaces, models = state.spaces, state.squad_models
    return [s for s in pool if spaces[models[s][0]] != -1 or any(spaces[m] != -1 for m in models[s])]


def _away(state: Game, squad: int) -> bool:
    return any(state.spaces[m] == -2 for m in state.squad_models[squad])


def in_fight(state: Game) -> bool:
    """Whether a Combat Sequence is running, in which no other may be started. DF-TIM-6."""
    for scope in state.scopes:
        if scope["kind"] == "sequence":
            return True
    return False


def why_not_use(
    state: Game, seat: int, power: int, bind: int, scope: int, card: str, squad: int, origin: str
) -> Refusal | None:
    """What forbids an Action that its timing allows: condition, limit, cost or missing targets."""
    missing: list[tuple[str, int]] = []
    found = obstacle(state, seat, power, bind, scope, card, squad, origin, missing)
    if not found:
        return None
    record: Any = state.book.powers[power]
    match found:
        case "combat":
            return refuse("DF-TIM-6", "combat-in-combat")
        case "crystals":
            return refuse("DF-PAY-9", "cannot-pay", cost=state.book.facts[power].crystals)
        case "ban":
            return refuse("DF-CRD-7", "cards-forbidden")
        case "limit":
            return refuse("DF-TIM-9", "limit-reached", limit=limit_words(record.limit))
        case "moment":
            return refuse("DF-CRD-8", "printed-timing", timings=record.timings)
        case "condition":
            return refuse("DF-CRD-8", "condition-false", condition=record.if_.words())
        case "cost":
            return cost_refusal(*missing[0])
        case "targets":
            return refuse("DF-CRD-9", "no-target", what=one_of(record.targets[0].of) if record.targets else "")
        case _:
            return refuse(record.steps[0].rule, "nothing-to-do", what=record.steps[0].words())


def obstacle(
    state: Game,
    seat: int,
    power: int,
    bind: int,
    scope: int,
    card: str,
    squad: int,
    origin: str,
    missing: list[tuple[str, int]] | None = None,
) -> str:
    """The kind of thing that forbids an Action, "" for nothing; a part of the cost that lacks goes into `missing`."""
    book = state.book
    facts = book.facts[power]
    if facts.starts_combat and facts.is_free and in_fight(state):
        return "combat"
    if not state.modifiers:
        if facts.crystals and not facts.complex_cost and not can_pay(state, seat, facts.crystals):
            return "crystals"
        if facts.simple and (origin != "hand" or not is_spoken_of(state, "play_card")):
            return ""
    inner = len(state.scopes)
    state.scopes.append(action_scope(state, seat, power, bind, scope, card, squad, origin))
    try:
        if origin == "hand" and _may_not_play(state, seat, inner):
            return "ban"
        return _obstacle_in_scope(state, facts, book.powers[power], inner, missing)
    finally:
        del state.scopes[inner:]


def _may_not_play(state: Game, seat: int, scope: int) -> bool:
    """Whether an effect keeps a player, or the bound Squad, from playing cards. DF-EFF-9 `forbid`."""
    holds = is_spoken_of(state, "play_card")
    if not (state.modifiers or holds):
        return False
    banned = [m for m in state.modifiers if m.what == "!play_card"]
    if any(m.squad == -2 and m.model < 0 and m.seat == seat for m in banned):
        return True
    squads = as_squads(state, named(state, scope, "squad")) if banned or holds else ()
    return any(is_barred(state, s, "play_card") for s in squads)


def _obstacle_in_scope(
    state: Game, facts: Facts, record: Any, inner: int, missing: list[tuple[str, int]] | None
) -> str:
    if facts.counted and is_spent(state, inner, record.limit, use_name(state, inner)):
        return "limit"
    if facts.eventful and not any(has_come(state, timing, inner) for timing in record.timings):
        return "moment"
    if record.if_ is not None and not record.if_.holds(state, inner):
        return "condition"
    for x in record.numbers:
        state.scopes[inner][x.as_] = x.min
    if facts.complex_cost or state.modifiers:
        lack = lacking(state, inner, record)
        if lack is not None:
            if missing is not None:
                missing.append(lack)
            return "cost"
    targets = record.targets
    if targets:
        if facts.counted and _all_spent(state, record, inner):
            return "limit"
        return "" if _targets_exist(state, targets, 0, inner) else "targets"
    if facts.demanding and not record.steps[0].possible(state, inner):
        return "steps"
    return ""


def _all_spent(state: Game, record: Any, scope: int) -> bool:
    """Whether an Action was aimed at everything often enough that it could be aimed at. DF-EFF-11."""
    spent = spent_targets(state, scope, record.limit)
    aims = [state.book.find(state, scope, t.of).ids for t in record.targets if t.as_ == "target"] if spent else []
    return any(ids and spent.issuperset(ids) for ids in aims)


def _targets_exist(state: Game, targets: Any, index: int, scope: int) -> bool:
    """Whether every target of a declaration can be chosen, one after the other. DF-CRD-9."""
    if index >= len(targets):
        return True
    target = targets[index]
    if index + 1 == len(targets) and target.of.choose in (None, 1):
        return target.of.up_to or exists(state, scope, target.of)
    if isinstance(target.of, Models | Spaces | Directions) and target.of.choose == 1 and not target.of.up_to:
        return _some_thing_leads_on(state, targets, index, scope)
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


def _some_thing_leads_on(state: Game, targets: Any, index: int, scope: int) -> bool:
    """The same for a target that is one model or Space: the first one that leaves the others a choice will do."""
    target, here = targets[index], state.scopes[scope]
    kind = "model" if isinstance(target.of, Models) else "space"
    for thing in target.of.each(state, scope):
        before = here.get(target.as_)
        here[target.as_] = Some(kind, (thing,))
        if _targets_exist(state, targets, index + 1, scope):
            return True
        if before is None:
            del here[target.as_]
        else:
            here[target.as_] = before
    return False


def announce(state: Game, seat: int, power: int, bind: int, scope: int, card: str, squad: int, origin: str) -> int:
    """An Action is declared: opens its scope and returns its number. DF-CRD-10."""
    here = action_scope(state, seat, power, bind, scope, card, squad, origin)
    here["began"] = len(state.happened)
    here["paid"] = 0
    here["currencies"] = None
    scopes = state.scopes
    scopes.append(here)
    if state.operations:
        state.operations = 0
    return len(scopes) - 1


def play(state: Game, scope: int) -> Frames:
    """The Action after its declaration: as far as nobody has to choose or to pay, it happens at once. DF-CRD-14."""
    power: Any = state.scopes[scope]["power"]
    record = state.book.powers[power]
    if record.numbers or record.targets:
        numbers = [DeclareNumber(scope, i) for i in range(len(record.numbers))]
        targets = [DeclareTarget(scope, i) for i in range(len(record.targets))]
        return (*numbers, *targets, PayPrices(scope), Show(scope), EndPower(scope))
    paying = pay_prices(state, scope, power)
    if paying or state.result is not None:
        return (*paying, Show(scope), EndPower(scope))
    frames = show(state, scope)
    return (*frames, EndPower(scope)) if frames or state.result is not None else end_power(state, scope)


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
            if lacking(state, trial, record) is not None:
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
            top = state.book.powers[number(state, self.scope, "power")].numbers[self.index].max
            beyond = action.n > amount(state, self.scope, top)
            rule = bound_rule(top) if beyond else "DF-PAY-9"
            return refuse(rule, "number-range", low=choices[0], high=choices[-1])
        return unexpected(action, "choose-number", "DF-CRD-10")

    def step(self, state: Game, reply: PickNumber) -> Frames:
        record = state.book.powers[number(state, self.scope, "power")]
        state.scopes[self.scope][record.numbers[self.index].as_] = reply.n
        return ()


class DeclareTarget(Frame, frozen=True):
    """A target of the declaration is chosen. DF-CRD-9."""

    scope: int
    index: int

    def step(self, state: Game, reply: None) -> Frames:
        scope = self.scope
        target = state.book.powers[number(state, scope, "power")].targets[self.index]
        if isinstance(target.of, str) or target.of.choose is None:
            state.scopes[scope][target.as_] = state.book.find(state, scope, target.of)
            return ()
        kind = target.of.kind_found(state, scope)
        return (Choose(state.book.selector_ids[id(target.of)], scope, target.as_, kind),)


# The role of the model that an Action is bound to.
BOUND_MODELS = {"own_model": "model", "enemy_model": "target"}
# The moments of forced effects after an Action.
END_OF_ACTION = frozenset({"on_card_played", "after_action"})
SHOWN: dict[str, type[CardPlayed | EnhancementUsed | BannerUsed]] = {
    "hand": CardPlayed,
    "enhancement": EnhancementUsed,
    "banner": BannerUsed,
}


class Show(Frame, frozen=True):
    """The Action is shown to all and begins, unless somebody may answer first. DF-INF-5, DF-ENH-16."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        return show(state, self.scope)


def show(state: Game, scope: int) -> Frames:
    """Shows an Action to all; a Passive Action is bought, other limits are counted. DF-INF-5, DF-ENH-16."""
    here: Any = state.scopes[scope]
    record = state.book.powers[here["power"]]
    state.plays += 1
    if record.limit is not None:
        note_use(state, scope, record.limit, use_name(state, scope))
    bound: Any = here["squad"] if "squad" in here else named(state, scope, "squad")
    squads = bound.ids if bound.kind == "squad" else as_squads(state, bound)
    if state.log is not None:
        _tell_shown(state, scope, record, squads)
    if squads:
        spaces = state.spaces
        for m in state.squad_models[squads[0]]:
            if spaces[m] >= 0:
                state.happened += (("card_played", m, 0),)
                break
    if here["origin"] == "banner":
        seat = here["seat"]
        state.banners[seat] = False
        state.changed = True
        if state.book.window_matters("W-B1"):
            return (*open_window(state, "W-B1", scope, seat), Resolve(scope))
    return resolve(state, scope)


def _tell_shown(state: Game, scope: int, record: Any, squads: tuple[int, ...]) -> None:
    here: Any = state.scopes[scope]
    role = BOUND_MODELS.get(record.binding.type)
    models = () if role is None else as_models(state, named(state, scope, role))
    shown = SHOWN.get(here["origin"], AbilityUsed)
    used = Seat(here["seat"]), Card(here["card"]), PowerNumber(here["power"])
    tell(state, shown("DF-INF-5", *used, these_squads(squads), these_models(models)))


class Resolve(Frame, frozen=True):
    """The steps of an Action begin after others had their say."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        return resolve(state, self.scope)


def resolve(state: Game, scope: int) -> Frames:
    """The steps of an Action begin; a Passive Action gets its token, and what holds by it is not done. DF-ENH-16."""
    power: Any = state.scopes[scope]["power"]
    record = state.book.powers[power]
    if number(state, scope, "cancelled"):
        return ()
    if record.passive:
        buy(state, scope)
        return run(state, state.book.done_once[power], 0, scope)
    return run(state, state.book.block(record.steps), 0, scope)


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
                if state.log is not None:
                    tell(state, PassiveBought("DF-ENH-16", Squad(squad), Card(e.card)))


class EndPower(Frame, frozen=True):
    """The Action is finished."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        return end_power(state, self.scope)


def resolved(state: Game, card: str) -> None:
    """A card no longer lies beside the hand that it was played from."""
    cards = state.resolving
    place = cards.index(card)
    state.resolving = cards[:place] + cards[place + 1 :] if len(cards) > 1 else ()


def end_power(state: Game, scope: int) -> Frames:
    """A finished Action's card goes to the Discard pile, forced effects follow. DF-CRD-12."""
    here: Any = state.scopes[scope]
    book = state.book
    card = here["card"]
    if here["origin"] == "hand" and card in state.resolving:
        resolved(state, card)
        seat = here["seat"]
        state.discards[seat] = (*state.discards[seat], card)
    if book.seats > 2:
        note_aims(state, scope, book.powers[here["power"]])
    if END_OF_ACTION.isdisjoint(book.trigger_timings):
        close_scope(state, scope)
        return ()
    due = (*forced(state, "on_card_played", scope), *forced(state, "after_action", scope))
    return then_close(state, due, scope)


from edgewise.games.dawnfall.frames.windows import open_window
