"""What is known of squads and Actions without looking at the board, worked out once when a book is made."""

from __future__ import annotations

from typing import Any

import msgspec

from edgewise.content.terms import terms
from edgewise.games.dawnfall.effects.step import Step
from edgewise.games.dawnfall.frames import gates
from edgewise.games.dawnfall.frames.gates import Gate, Sieve
from edgewise.games.dawnfall.frames.sifts import Pass, Sift, passes_of
from edgewise.games.dawnfall.gating import gate_of_step, quick_gate, settling_gates
from edgewise.games.dawnfall.profiles import Bind, Card, Power, Price
from edgewise.games.dawnfall.queries.moments import EVENTFUL
from edgewise.games.dawnfall.timing import IN_SEQUENCE, OPEN, WINDOWS

FIGHTS = ("CombatActionVerb", "CombatSequence", "FightAll", "BackstabVerb")


class SideInfo(msgspec.Struct, frozen=True):
    """One side of a Squad card, ready for look-ups."""

    numbers: dict[str, int | None]
    rerolls: dict[str, bool]
    through_obstacles: bool
    endurance: int


class Facts(msgspec.Struct, frozen=True):
    """What is known of an Action without looking at the board; `gate` is a quick test: of a plain Action it equals
    `possible` of the first step, of another one it must hold before anything else can; `passes` and `sifts` are the
    same for many Squads at once, `sieve` for many models, `first` what must hold before anybody passes; `is_told`: of
    a quick Action the gate tells everything. `settled`: only its fixed cost and its gate can forbid it; `quick`: so it
    is from a hand or Banner as long as no effect changes costs or forbids cards; `own_squads`: bound to own Squads
    that live, or `even_dead`, of these `names` if any; `own_models`: to any own model; `counted`: its uses are limited;
    `demanding`: its first step may be impossible; `eventful`: its moment comes only with an event of the window;
    `open_in`: the windows for ordinary Actions that its timing allows."""

    crystals: int
    complex_cost: bool
    simple: bool
    starts_combat: bool
    plain: bool = False
    settled: bool = False
    quick: bool = False
    gate: Gate | None = None
    sieve: Sieve | None = None
    first: Gate | None = None
    passes: tuple[Pass, ...] = ()
    sifts: tuple[Sift, ...] = ()
    is_told: bool = False
    charges: int = 0
    shoots: bool = False
    rerolls: bool = False
    is_free: bool = True
    fights_freely: bool = False
    bound: str = "any_own_squad"
    own_squads: bool = False
    even_dead: bool = False
    own_models: bool = False
    names: tuple[str, ...] = ()
    counted: bool = False
    demanding: bool = False
    eventful: bool = False
    open_in: frozenset[str] = OPEN


class Speakers(msgspec.Struct, frozen=True):
    """The continuous effects that speak of one attribute, ability or ban: by status, bought card and Shrine."""

    statuses: dict[str, tuple[Any, ...]]
    cards: dict[str, tuple[Any, ...]]
    shrines: dict[str, tuple[Any, ...]]


Holders = dict[str, tuple[Any, ...]]


def speakers_of(statuses: Holders, cards: Holders, shrines: Holders) -> dict[str, Speakers]:
    """Who speaks of which word, so that effects that speak of others need not be read."""
    groups = (statuses, cards, shrines)
    words = {w for group in groups for holds in group.values() for hold in holds for w in _words_of(hold)}
    return {word: Speakers(*(_who_speaks(group, word) for group in groups)) for word in words}


class Heard(msgspec.Struct, frozen=True):
    """Who of this match ever speaks of any of several words: kinds of status, whether bought cards and Shrines do,
    and the modifiers that change, give or forbid one of them."""

    statuses: frozenset[str]
    by_card: bool
    by_shrine: bool
    modifiers: frozenset[str]


class Voices(dict[tuple[str, ...], Heard]):
    """Who speaks of several words, put together when they are first asked for."""

    def __init__(self, speakers: dict[str, Speakers]) -> None:
        super().__init__()
        self.speakers = speakers

    def __missing__(self, words: tuple[str, ...]) -> Heard:
        heard = [self.speakers[w] for w in words if w in self.speakers]
        found = self[words] = Heard(
            frozenset(kind for s in heard for kind in s.statuses),
            any(s.cards for s in heard),
            any(s.shrines for s in heard),
            frozenset(sign + word for sign in ("", "=", "+", "!") for word in words),
        )
        return found


def _who_speaks(group: Holders, word: str) -> Holders:
    found = {name: tuple(h for h in holds if word in _words_of(h)) for name, holds in group.items()}
    return {name: holds for name, holds in found.items() if holds}


def _words_of(hold: Any) -> set[str]:
    return {*hold.add, *hold.set, *hold.grants, *hold.forbids, *(("wounds",) if hold.extra_wounds else ())}


def armed_of(holders: dict[str, dict[str, list[int]]]) -> dict[str, dict[str, list[int]]]:
    """By moment: the numbers of the triggers of each record that has some then."""
    found: dict[str, dict[str, list[int]]] = {}
    for name, moments in holders.items():
        for timing, numbers in moments.items():
            found.setdefault(timing, {})[name] = numbers
    return found


def attach_cost_of(card: Card) -> int:
    cost = card.attach_cost
    return crystals_of(cost) if isinstance(cost, tuple) else 1


def crystals_of(cost: tuple[Price, ...]) -> int:
    return sum(constant_of(p) for p in cost if p.currency == "crystal")


def extras_of(cost: Any) -> tuple[Price, ...]:
    return tuple(p for p in cost if p.currency != "crystal") if isinstance(cost, tuple) else ()


def side_of(side: Any, endurance: int) -> SideInfo:
    numbers = {
        n: None if v == "-" else v
        for n, v in (("ini", side.ini), ("att", side.att), ("def", side.def_), ("mov", side.mov))
    }
    rerolls = {"att": side.att_reroll, "def": side.def_reroll, "ini": False, "mov": False}
    shield = endurance if side.endurance is None else side.endurance
    return SideInfo(numbers, rerolls, side.through_obstacles, shield)


def mode_cost_of(side: Any) -> int | None:
    cost = side.change_mode
    if cost == "no":
        return None
    if cost == "free":
        return 0
    return cost if isinstance(cost, int) else crystals_of(cost)


def constant_of(price: Price) -> int:
    return price.amount if isinstance(price.amount, int) else 0


def forbids(record: Any, word: str) -> bool:
    """Whether anything in a record of content can forbid this."""
    for _, term in terms(record, ()):
        match type(term).__name__:
            case "Hold" if word in term.forbids:
                return True
            case "Forbid" if term.what == word or word in term.what:
                return True
    return False


def facts_of(power: Power, *, hides: bool = False) -> Facts:
    """The facts of an Action; `hides`: models may be forbidden as targets, so that only selectors can tell."""
    crystals = sum(constant_of(p) for p in power.prices if p.currency == "crystal")
    unclear = any(p.currency != "crystal" or not isinstance(p.amount, int) for p in power.prices)
    first = power.steps[0] if power.steps else None
    demanding = first is not None and (type(first).possible is not Step.possible or bool(first.chosen()))
    choosing = bool(power.if_ or power.targets or power.numbers)
    counted = power.limit is not None and power.limit.per != "payment"
    eventful = not EVENTFUL.isdisjoint(power.timings)
    plain = not (choosing or power.limit or unclear or power.passive or power.timings)  # no roles of a moment
    starts_combat = _names(power, *FIGHTS)
    charges = sum(constant_of(p) for p in power.prices if p.currency == "charge")
    unsure = power.numbers or counted or eventful or (hides and _aims(power))
    tests = None if unsure else settling_gates(power, demanding=demanding)
    gate = _gate(power, tests, plain=plain)
    passes, sifts = passes_of(tests or (() if gate is None else (gate,)))
    simple = not (choosing or power.limit or unclear or demanding or eventful)
    return Facts(
        crystals=crystals,
        complex_cost=unclear,
        simple=simple,
        starts_combat=starts_combat,
        plain=plain,
        settled=tests is not None,
        quick=plain or (tests is not None and not charges),
        gate=gate,
        sieve=gates.SIEVES.get(gate) if gate is not None else None,
        first=None if gate is None or power.binding.yours else gates.FIRST.get(gate),
        passes=passes,
        sifts=sifts,
        is_told=gate is not None or simple or tests is not None,
        charges=charges,
        shoots=_names(power, "CheckHit"),
        rerolls=_names(power, "RerollVerb"),
        is_free=power.is_free,
        fights_freely=starts_combat and power.is_free,
        bound=power.binding.type,
        own_squads=_binds_own_squads(power.binding),
        even_dead=power.binding.allow_dead,
        own_models=power.binding.type == "own_model" and not power.binding.names,
        names=power.binding.names,
        counted=counted,
        eventful=eventful,
        demanding=demanding and not power.passive,
        open_in=_open_windows(power, starts_combat=starts_combat),
    )


def _aims(power: Power) -> bool:
    """Whether somebody chooses a target when the Action is declared."""
    return any(getattr(target.of, "choose", None) is not None for target in power.targets)


def _open_windows(power: Power, *, starts_combat: bool) -> frozenset[str]:
    """The windows for ordinary Actions in which its timing lets it be used. DF-TIM-6, DF-TIM-11."""
    free = OPEN - IN_SEQUENCE if starts_combat else OPEN
    named = {w for w in OPEN if not set(power.timings).isdisjoint(WINDOWS[w].timings)}
    return frozenset(named | free if power.is_free else named)


def _binds_own_squads(bind: Bind) -> bool:
    return msgspec.structs.replace(bind, allow_dead=False) in (Bind(), Bind("squad_named", bind.names))


def _names(power: Power, *types: str) -> bool:
    return any(type(term).__name__ in types for _, term in terms(power, ()))


def _gate(power: Power, tests: tuple[Gate, ...] | None, *, plain: bool) -> Gate | None:
    """Of a plain Action the test of its first step, of a settled one what settles it, else what must hold before."""
    if plain:
        return gate_of_step(power)
    if tests is not None:
        return gates.all_of(*tests) if tests else None
    return quick_gate(power) or (None if power.targets or power.passive else gate_of_step(power))
