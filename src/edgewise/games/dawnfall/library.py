"""Reads faction and board files: fills the records, resolves shorthand, checks what types cannot. DF-EFF-18."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec

from edgewise.content import ContentError, Problem, Source, fill, read
from edgewise.content.nodes import bare
from edgewise.content.terms import terms
from edgewise.core.phrase import label, phrase
from edgewise.games.dawnfall.checks import (
    check_clashes,
    check_moment,
    check_names,
    check_options,
    check_term,
    check_tokens,
    check_use,
    given_names,
    roles,
)
from edgewise.games.dawnfall.effects.control import ChooseOne
from edgewise.games.dawnfall.effects.selecting import Sel
from edgewise.games.dawnfall.effects.values import Chosen
from edgewise.games.dawnfall.effects.words import SPOKEN_ROLES
from edgewise.games.dawnfall.misfits import check_bound, check_misfits
from edgewise.games.dawnfall.profiles import (
    Banner,
    Bind,
    BoardFile,
    Card,
    Faction,
    Power,
    Price,
    Shrine,
    Timing,
    TokenType,
)
from edgewise.games.dawnfall.timing import ROLE_NAMES, ROLES

CURRENCIES = ("crystal", "charge", "endurance", "vp", "card", "model", "banner", "one_of", "destroy_crystal")
Path = tuple[str | int, ...]


class Keywords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Token types that every faction may use. DF-KEY."""

    tokens: tuple[TokenType, ...]


def load_keywords(text: str, file: str) -> tuple[TokenType, ...]:
    """The shared token types."""
    return fill(read(text, file), Keywords).tokens


def load_faction(text: str, file: str, keywords: tuple[TokenType, ...] = (), known: Iterable[Faction] = ()) -> Faction:
    """A faction from its file, judged beside those that are known; a file with errors is refused as a whole."""
    source = read(text, file)
    faction = fill(source, Faction)
    own = {t.id for t in faction.tokens}
    faction = msgspec.structs.replace(faction, tokens=(*faction.tokens, *(t for t in keywords if t.id not in own)))
    problems = list(_checks(source, faction))
    read_well = None if problems else resolve(faction)
    others = [other for other in known if other != read_well]  # the file of a known faction may be read again
    problems += check_clashes(source, faction, others, {t.id for t in keywords})
    if read_well is None or problems:
        raise ContentError(sorted(problems, key=lambda problem: problem.line))
    return read_well


def load_board(text: str, file: str) -> BoardFile:
    """A map file. DF-BRD-12."""
    return fill(read(text, file, rule="DF-BRD-12"), BoardFile, rule="DF-BRD-12")


def resolve(faction: Faction) -> Faction:
    """Replaces shorthand: shared halves, plain numbers as costs, names of Squads."""
    shared = {a.id: a for a in faction.actions}
    names = _squad_names(faction)
    cards = tuple(_card(c, shared, names, faction) for c in faction.cards)
    banners = tuple(
        msgspec.structs.replace(
            b, powers=tuple(_power(p, shared, names, "crystal", "any_own_squad") for p in _priced(b))
        )
        for b in faction.banners
    )
    shrines = tuple(
        msgspec.structs.replace(s, actions=tuple(_power(p, shared, names, "crystal", "none") for p in s.actions))
        for s in faction.shrines
    )
    tokens = tuple(
        msgspec.structs.replace(t, actions=tuple(_power(p, shared, names, "crystal", "none") for p in t.actions))
        for t in faction.tokens
    )
    return msgspec.structs.replace(faction, cards=cards, banners=banners, shrines=shrines, tokens=tokens)


def _priced(banner: Banner) -> tuple[Power, ...]:
    """The powers of a Banner; those without a cost of their own have that of the Banner. DF-EFF-14."""
    return tuple(msgspec.structs.replace(p, cost=banner.cost) if p.cost is None else p for p in banner.powers)


def _squad_names(faction: Faction) -> dict[str, str]:
    found = {}
    for squad in faction.squads:
        found[squad.id] = squad.id
        labels = [squad.name] if isinstance(squad.name, str) else list(squad.name.values())
        found.update(dict.fromkeys(labels, squad.id))
    return found


def _card(card: Card, shared: dict[str, Power], names: dict[str, str], faction: Faction) -> Card:
    enhancement = card.kind == "enhancement"
    currency, bind = ("charge", "attached_squad") if enhancement else ("crystal", "any_own_squad")
    upper = _power(card.upper, shared, names, currency, bind)
    lower = _power(card.lower, shared, names, currency, bind)
    if not upper.name:
        upper = msgspec.structs.replace(upper, name=card.name)
    if not lower.id:
        lower = msgspec.structs.replace(lower, id=card.id, name=lower.name or card.name)
    cost = card.attach_cost if card.attach_cost is not None else faction.attach_cost
    return msgspec.structs.replace(
        card,
        upper=upper,
        lower=lower,
        squads=lower.binding.names,
        attach_cost=_prices(cost, "crystal") if enhancement else None,
    )


def _power(power: Power, shared: dict[str, Power], names: dict[str, str], currency: str, bind: str) -> Power:
    if power.use is not None:
        base = shared[power.use]
        changes: dict[str, Any] = {
            field: getattr(power, field)
            for field in ("cost", "instant", "limit", "bind", "timing", "name")
            if getattr(power, field) not in (None, "")
        }
        power = msgspec.structs.replace(base, **changes)
    binding = power.bind or Bind(type=bind)  # type: ignore[arg-type]  # one of the two defaults above
    if bind == "attached_squad" and binding.type in ("any_own_squad", "squad_named"):
        binding = msgspec.structs.replace(binding, type="attached_squad")
    binding = msgspec.structs.replace(binding, names=tuple(names.get(n, n) for n in binding.names))
    return msgspec.structs.replace(power, bind=binding, cost=_prices(power.cost, currency))


def _prices(cost: int | tuple[Price, ...] | None, currency: str) -> tuple[Price, ...]:
    if isinstance(cost, int):
        return (Price(currency, cost),) if cost else ()
    return cost or ()


def _powers(faction: Faction) -> Iterator[tuple[Path, Power, str]]:
    """Every Action record with its place in the file and where it belongs."""
    for i, action in enumerate(faction.actions):
        yield ("actions", i), action, "shared"
    for i, card in enumerate(faction.cards):
        yield ("cards", i, "upper"), card.upper, card.kind
        yield ("cards", i, "lower"), card.lower, card.kind
    groups: tuple[tuple[str, tuple[Banner | Shrine | TokenType, ...], str], ...] = (
        ("banners", faction.banners, "powers"),
        ("shrines", faction.shrines, "actions"),
        ("tokens", faction.tokens, "actions"),
    )
    for group, records, field in groups:
        for i, record in enumerate(records):
            for j, power in enumerate(getattr(record, field)):
                yield (group, i, field, j), power, group


def _checks(source: Source, faction: Faction) -> Iterator[Problem]:
    yield from _check_ids(source, faction)
    yield from check_names(source, faction)
    yield from _check_cards(source, faction)
    yield from _check_numbers(source, faction)
    yield from _check_tolls(source, faction)
    for path, power, where in _powers(faction):
        yield from _check_power(source, faction, path, power, where)
    for group in ("tokens", "shrines"):
        for i, record in enumerate(getattr(faction, group)):
            for j, trigger in enumerate(record.triggers):
                yield from _check_trigger(source, faction, (group, i, "triggers", j), trigger)
            for j, hold in enumerate(record.holds):
                yield from _check_hold(source, faction, (group, i, "holds", j), hold)


def _check_ids(source: Source, faction: Faction) -> Iterator[Problem]:
    for group in ("squads", "cards", "banners", "shrines", "tokens", "actions"):
        seen: set[str] = set()
        for i, record in enumerate(getattr(faction, group)):
            if not record.id and group != "actions":
                yield source.problem((group, i, "id"), phrase("bad-file-id-empty"))
            if record.id in seen:
                yield source.problem((group, i, "id"), phrase("bad-file-id-twice", id=bare(record.id)))
            seen.add(record.id)
    for group in ("squads", "cards", "banners", "shrines"):
        if not getattr(faction, group):
            yield source.problem((group,), phrase("bad-file-group-empty", group=group))


def _check_cards(source: Source, faction: Faction) -> Iterator[Problem]:
    for i, card in enumerate(faction.cards):
        if card.copies < 1:
            yield source.problem(("cards", i, "copies"), phrase("bad-file-no-copy"))
        if card.kind == "action":
            if card.attach_cost is not None:
                yield source.problem(("cards", i, "attachCost"), phrase("bad-file-action-attached"))
            for half in ("upper", "lower"):
                if getattr(card, half).passive:
                    yield source.problem(("cards", i, half, "passive"), phrase("bad-file-action-passive"))
        elif next((a for a in faction.actions if a.id == card.upper.use), card.upper).passive:
            yield source.problem(("cards", i, "upper", "passive"), phrase("bad-file-upper-passive"))
    names = _squad_names(faction)
    cards = {c.id: c for c in faction.cards}
    for i, preset in enumerate(faction.presets):
        for squad in preset.squads:
            if squad not in names:
                yield source.unknown(("presets", i, "squads"), squad, names, "squad")
        fielded = Counter(names.get(squad, squad) for squad in preset.squads)
        for record in faction.squads:
            if fielded[record.id] > record.copies:
                many = phrase("bad-file-copies", count=fielded[record.id], most=record.copies)
                yield source.problem(("presets", i, "squads"), many)
        for name, n in preset.cards.items():
            if name not in cards:
                yield source.unknown(("presets", i, "cards"), name, cards, "card")
            elif n > cards[name].copies:
                many = phrase("bad-file-copies", count=n, most=cards[name].copies)
                yield source.problem(("presets", i, "cards", name), many)


def _check_numbers(source: Source, faction: Faction) -> Iterator[Problem]:
    for i, squad in enumerate(faction.squads):
        for field, low, high in (("models", 1, 20), ("endurance", 0, 30), ("copies", 1, 20)):
            value = getattr(squad, field)
            if value < low:
                yield source.problem(("squads", i, field), phrase("bad-file-small", what=field, low=low))
            elif value > high:
                out = phrase("bad-file-range", value=str(value), low=low, high=high)
                yield source.problem(("squads", i, field), out)
        for side in ("basic", "other"):
            shield = getattr(squad, side).endurance
            if shield is not None and not 0 <= shield <= 30:
                out = phrase("bad-file-range", value=str(shield), low=0, high=30)
                yield source.problem(("squads", i, side, "endurance"), out)
            for name in ("ini", "att", "def_", "mov"):
                value = getattr(getattr(squad, side), name)
                if isinstance(value, int) and not -5 <= value <= 30:
                    where: Path = ("squads", i, side, name.rstrip("_"))
                    yield source.problem(where, phrase("bad-file-attribute", value=str(value)))


def _check_power(source: Source, faction: Faction, path: Path, power: Power, where: str) -> Iterator[Problem]:
    shared = {a.id: a for a in faction.actions}
    used = shared.get(power.use or "")
    if power.use is not None and used is None:
        yield source.unknown((*path, "use"), power.use, shared, "shared-action")
        return
    whole = used or power
    for name in ("if", "interrupt", "numbers", "passive", "steps", "targets") if used else ():
        if getattr(power, "if_" if name == "if" else name):
            yield source.problem((*path, name), phrase("bad-file-beside-use", name=name))
    if where == "enhancement" and not whole.passive and power.limit is None and whole.limit is None:
        yield source.problem(path, phrase("bad-file-no-limit"))
    if where == "shared" and not power.id:
        yield source.problem(path, phrase("bad-file-shared-id"), expected="id: some-name")
    if not whole.steps:
        yield source.problem(path, phrase("bad-file-no-steps"))
    if power.interrupt and not power.timings:
        yield source.problem((*path, "interrupt"), phrase("bad-file-interrupt"))
    yield from check_use(source, path, power, where)
    names = _squad_names(faction)
    for name in power.bind.names if power.bind else ():
        if name not in names:
            yield source.unknown((*path, "bind", "names"), name, names, "squad")
    if power.bind is not None and power.bind.type == "squad_named" and not power.bind.names:
        yield source.problem((*path, "bind"), phrase("bad-file-bind"))
    charged = tuple(c for c in CURRENCIES if c != "charge" or where in ("enhancement", "shared"))
    yield from _check_costs(source, faction, (*path, "cost"), power.cost, charged)
    stored = {"each"} | {t.as_ for t in power.targets} | {n.as_ for n in power.numbers}
    stored |= {"target"} if power.bind is not None and power.bind.type in ENEMIES else set()
    yield from _check_terms(source, faction, path, power, power.timings, stored)
    yield from check_bound(source, path, power, where, stored)


def _check_costs(
    source: Source, faction: Faction, path: Path, cost: Any, known: tuple[str, ...] = CURRENCIES
) -> Iterator[Problem]:
    if isinstance(cost, int):
        if cost < 0:
            yield source.problem(path, phrase("bad-file-negative-cost"))
        return
    for i, price in enumerate(cost or ()):
        here = (*path, i)
        if isinstance(price.amount, int) and price.amount < 0:
            yield source.problem((*here, "amount"), phrase("bad-file-negative-cost"))
        prefix, _, name = price.currency.partition(":")
        yield from check_tokens(source, here, price, faction.tokens)
        if not (prefix in ("token", "status") and name) and price.currency not in known:
            tokens = [f"token:{t.id}" for t in faction.tokens if t.class_ == "resource"]
            yield source.unknown((*here, "currency"), price.currency, (*known, *tokens), "currency")
        for j, choice in enumerate(price.one_of):
            yield from _check_costs(source, faction, (*here, "oneOf", j), choice, known)


def _check_tolls(source: Source, faction: Faction) -> Iterator[Problem]:
    """Costs outside of Actions: attaching and changing a Mode. DF-ENH-3, DF-SQD-5."""
    known = tuple(c for c in CURRENCIES if c not in ("charge", "one_of"))
    yield from _check_costs(source, faction, ("attachCost",), faction.attach_cost, known)
    for i, card in enumerate(faction.cards):
        yield from _check_costs(source, faction, ("cards", i, "attachCost"), card.attach_cost, known)
    for i, squad in enumerate(faction.squads):
        for side in ("basic", "other"):
            cost = getattr(squad, side).change_mode
            if not isinstance(cost, str):
                yield from _check_costs(source, faction, ("squads", i, side, "changeMode"), cost, known)


def _check_trigger(source: Source, faction: Faction, path: Path, trigger: Any) -> Iterator[Problem]:
    yield from _check_timing(source, path, trigger.timing)
    yield from _check_terms(source, faction, path, trigger, (trigger.timing,), {"each", "target", "entered"})


def _check_hold(source: Source, faction: Faction, path: Path, hold: Any) -> Iterator[Problem]:
    yield from check_misfits(source, path, hold)
    for field, role in roles(hold):
        if role not in SPOKEN_ROLES | {"bearer", "each"}:
            yield source.unknown((*path, field), role, SPOKEN_ROLES | {"bearer", "each"}, "role")
    yield from _check_terms(source, faction, path, hold, (), {"each", "target"})


def _check_lasting(source: Source, path: Path, term: Any, root: Any) -> Iterator[Problem]:
    """What lasts while a condition holds is written as `continuous`, and that belongs to a Passive Action."""
    name = type(term).__name__
    if name == "ContinuousVerb" and isinstance(root, Power) and not root.passive:
        yield source.problem(path, phrase("bad-file-continuous"))
    if name not in ("ContinuousVerb", "CreateTrigger") and getattr(term, "duration", None) == "while_condition":
        yield source.problem((*path, "duration"), phrase("bad-file-no-while"))


def _check_timing(source: Source, path: Path, timing: str, field: str = "timing") -> Iterator[Problem]:
    known = set(get_args(Timing)) - {"own_active_turn", "any_active_turn"}
    if timing not in known:
        yield source.unknown((*path, field), timing, known, "moment")


def _check_terms(
    source: Source, faction: Faction, path: Path, root: Any, timings: tuple[str, ...], stored: set[str]
) -> Iterator[Problem]:
    """Roles that exist at the timing, known statuses and tokens, durations: over the whole tree."""
    names = _squad_names(faction)
    for _, term in terms(root, path):
        stored |= given_names(term)
    moments = _moments(root, path)
    options = {term.as_: len(term.options) for _, term in terms(root, path) if isinstance(term, ChooseOne)}
    for where, term in terms(root, path):
        allowed = (*timings, *(timing for inside, timing in moments if _is_inside(where, inside)))
        if type(term).__name__ in ("CreateTrigger", "Delay"):
            field = "until" if type(term).__name__ == "Delay" else "timing"
            yield from _check_timing(source, where, term.timing, field)
        yield from _check_lasting(source, where, term, root)
        for name in term.unheeded() if isinstance(term, Sel) else ():
            key = "bad-file-unheeded-distance" if name in ("min", "max") else "bad-file-unheeded"
            yield source.problem((*where, name), phrase(key, name=name))
        for field, word in roles(term):
            role = "target" if word == "targets" else word
            known = SPOKEN_ROLES | stored | {"bearer", "token", "entered", "died_at", "squad", "model", "hits"}
            if role not in known and role not in ROLE_NAMES:
                yield source.unknown((*where, field), role, known | ROLE_NAMES, "role")
            elif _is_strange(role, stored, allowed, root) or _is_early(term, role, allowed, root):
                strange = phrase("bad-file-role", role=bare(role), moments=allowed or ("own_active_turn",))
                yield source.problem((*where, field), strange)
        yield from check_tokens(source, where, term, faction.tokens)
        yield from check_term(source, where, term)
        if allowed and not _makes_role(root):
            yield from check_moment(source, where, term, allowed)
        yield from check_misfits(source, where, term)
        yield from check_options(source, where, term, options)
        if isinstance(term, Chosen) and term.name not in stored | {"result"}:
            yield source.unknown((*where, "name"), term.name, stored | {"result"}, "number")
        for name in getattr(term, "squad_named", ()) or ():
            if name not in names:
                yield source.unknown((*where, "squadNamed"), name, names, "squad")


def _is_strange(role: str, stored: set[str], timings: tuple[str, ...], root: Any) -> bool:
    """A role that the moment of this Action does not have."""
    if role not in ROLE_NAMES or role in stored or not isinstance(root, Power) or root.passive:
        return False
    return not _role_exists(role, timings, root)


def _moments(root: Any, path: Path) -> list[tuple[Path, str]]:
    """The places of created triggers and delays, whose parts see the roles of their own moment."""
    found = ("CreateTrigger", "Delay")
    return [(where, term.timing) for where, term in terms(root, path) if type(term).__name__ in found]


def _is_inside(where: Path, outer: Path) -> bool:
    return len(where) > len(outer) and where[: len(outer)] == outer


def _is_early(term: Any, role: str, timings: tuple[str, ...], root: Any) -> bool:
    """An attacker or defender before Initiative says who they are, with no other role of a list to go by."""
    if role not in FIGHTERS or set(timings) != {"before_sequence"} or _makes_role(root):
        return False
    return FIGHTERS.issuperset(getattr(term, "role", ()))


def _role_exists(role: str, timings: tuple[str, ...], root: Any) -> bool:
    if role in ("shooter", "mover", "target", "attacker", "defender") and _makes_role(root):
        return True
    return any(role in ROLES.get(t, ()) for t in timings)


def _makes_role(root: Any) -> bool:
    kinds = ("CheckHit", "MoveActionVerb", "CombatActionVerb", "CombatSequence", "FightAll", "BackstabVerb")
    return any(type(term).__name__ in kinds for _, term in terms(root, ()))


# Bindings by which an Action knows a target.
ENEMIES = ("enemy_squad", "enemy_model")
FIGHTERS = frozenset({"attacker", "defender"})


def card_name(faction: Faction, card: str) -> str:
    """The name of a card, for messages."""
    return next((label(c.name) for c in faction.cards if c.id == card), card)
