"""Reads army and scenario files: fills the records, resolves shorthand, checks what types cannot. ED-DATA-13."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from edgewise.content import ContentError, Problem, Source, fill, read
from edgewise.content.errors import way_out
from edgewise.content.nodes import bare
from edgewise.content.source import part_of
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.games.the_edge.board import BOARD, OPEN
from edgewise.games.the_edge.checks import check_power, check_progress
from edgewise.games.the_edge.effects.acts import Summon
from edgewise.games.the_edge.manual import breaches
from edgewise.games.the_edge.profiles import (
    DECK_CARDS,
    Ability,
    Army,
    Ground,
    Obstacle,
    Scenario,
    SquadCard,
)
from edgewise.geometry.plane import Disc, Polygon, Solid, box_holds, overlaps, squared

Path = tuple[str | int, ...]
RULE = "ED-DATA-13"
BAD_CARDS = "E_BAD_CARD_DATA"
POOL_RADIUS_MIL = 1000
POOLS_APART_MIL = 8000
SIDES = ("normal", "shifted")
USUAL_SUMMONS = frozenset({"N-RHA"})
P = TypeVar("P", bound=Ability)


def load_armies(texts: Mapping[str, str], known: Mapping[str, Army] | None = None) -> dict[str, Army]:
    """The armies of several files by id, besides those that are known; one file with errors refuses them all."""
    found = dict(known or {})
    summonable = {squad.id for army in found.values() if army.is_neutral for squad in army.squads}
    for file, text in texts.items():
        summonable |= _summonable(text, file)
    for file, text in texts.items():
        army = load_army(text, file, frozenset(summonable))
        found[army.id] = army
    _check_clashes(found)
    return found


def _summonable(text: str, file: str) -> set[str]:
    """The squads of a file without spells, before it is checked."""
    try:
        value = read(text, file, rule=RULE).value
    except ContentError as error:
        raise error.coded(BAD_CARDS) from None
    squads = value.get("squads")
    listed = squads if isinstance(squads, list) and not value.get("spells") else []
    return {str(squad.get("id")) for squad in listed if isinstance(squad, dict)}


def check_army(text: str, file: str, known: Mapping[str, Army], beside: Iterable[str] = ()) -> Army:
    """An army from its file, judged beside those that are known and the texts that come with it."""
    army = load_army(text, file, USUAL_SUMMONS.union(*(_summonable(other, file) for other in beside)))
    for id, here, there in _clashes({**known, army.id: army}):
        other = there if here == army.id else here
        clash = phrase("bad-file-id-taken", id=bare(id), there=bare(other))
        problem = Problem(file, 1, 1, "", clash, way_out(clash), rule="ED-DATA-2")
        raise ContentError([problem]).coded(BAD_CARDS)
    return army


def _check_clashes(armies: Mapping[str, Army]) -> None:
    for id, here, there in _clashes(armies):
        words = phrase("bad-record-id", id=id, here=here, there=there)
        raise BadInput(words, field="content", rule="ED-DATA-2", code=BAD_CARDS)


def _clashes(armies: Mapping[str, Army]) -> Iterator[tuple[str, str, str]]:
    """Ids of squads and cards that another army has, or another army's abilities. ED-DATA-2, ED-DATA-3."""
    owners: dict[str, str] = {}
    for army in armies.values():
        for id in (*(squad.id for squad in army.squads), *_card_ids(army)):
            if id in owners:
                yield id, army.id, owners[id]
            owners[id] = army.id
    for army in armies.values():
        sides = [getattr(squad, name) for squad in army.squads for name in SIDES]
        for ability in (a for side in sides if side is not None for a in side.abilities):
            if ability.id in owners:
                yield ability.id, army.id, owners[ability.id]


def _card_ids(army: Army) -> list[str]:
    return [*(card.id for card in army.spells), *(card.id for card in army.progress)]


def load_army(text: str, file: str, summonable: frozenset[str] = USUAL_SUMMONS) -> Army:
    """An army from its file; a file with errors is refused as a whole. ED-DATA-13."""
    try:
        source = read(text, file, rule=RULE)
        army = fill(source, Army, rule=RULE)
        army = resolve(army, source)
        problems = list(_checks(source, army, summonable))
        if problems:
            raise ContentError(problems)
    except ContentError as error:
        raise error.coded(BAD_CARDS) from None
    return _spread(army)


def resolve(army: Army, source: Source) -> Army:
    """Names the army on its cards, gives attached cards their usual duration and types their ids. ED-DATA-3."""
    squads = tuple(_squad(s, army.id, part_of(source.value.get("squads"), i)) for i, s in enumerate(army.squads))
    spells = tuple(
        msgspec.structs.replace(_power(c, part_of(source.value.get("spells"), i)), army=c.army or army.id)
        for i, c in enumerate(army.spells)
    )
    progress = tuple(msgspec.structs.replace(c, army=c.army or army.id) for c in army.progress)
    # A type is called by its id where no other name for English is given.
    types = {id: name if isinstance(name, str) else {"en": id, **name} for id, name in army.types.items()}
    return msgspec.structs.replace(army, squads=squads, spells=spells, progress=progress, types=types)


def _squad(squad: SquadCard, army: str, written: object) -> SquadCard:
    sides: dict[str, Any] = {}
    for name in SIDES:
        side = getattr(squad, name)
        if side is not None:
            listed = part_of(part_of(written, name), "abilities")
            sides[name] = msgspec.structs.replace(side, abilities=_powers(side.abilities, listed))
    abilities = _powers(squad.abilities, part_of(written, "abilities"))
    return msgspec.structs.replace(squad, army=squad.army or army, abilities=abilities, **sides)


def _powers(powers: tuple[Ability, ...], written: object) -> tuple[Ability, ...]:
    return tuple(_power(p, part_of(written, i)) for i, p in enumerate(powers))


def _power(power: P, written: object) -> P:
    """Equipment and passives last to the end of the game unless stated. ED-DATA-3."""
    stated = isinstance(written, dict) and "duration" in written
    if power.timing in ("equipment", "passive") and not stated:
        return msgspec.structs.replace(power, duration="game")
    return power


def _spread(army: Army) -> Army:
    """Abilities of both sides stand on both sides."""
    squads = []
    for squad in army.squads:
        sides: dict[str, Any] = {
            name: msgspec.structs.replace(side, abilities=(*side.abilities, *squad.abilities))
            for name in SIDES
            if (side := getattr(squad, name)) is not None
        }
        squads.append(msgspec.structs.replace(squad, abilities=(), **sides))
    return msgspec.structs.replace(army, squads=tuple(squads))


def _checks(source: Source, army: Army, summonable: frozenset[str]) -> Iterator[Problem]:
    yield from _check_ids(source, army)
    cards = set(_card_ids(army))
    for i, squad in enumerate(army.squads):
        yield from _check_squad(source, ("squads", i), squad, cards)
    for i, card in enumerate(army.spells):
        yield from check_power(source, ("spells", i), card)
    for i, progress in enumerate(army.progress):
        yield from check_progress(source, ("progress", i), progress)
    yield from _check_deck(source, army)
    yield from _check_names(source, army, summonable)
    for breach in breaches(_spread(army)):
        yield source.problem(breach.path, breach.message, expected=breach.expected, rule=RULE)


def _check_ids(source: Source, army: Army) -> Iterator[Problem]:
    """Every squad and card has an id of its own and belongs to this army."""
    seen: set[str] = set()
    for group in ("squads", "spells", "progress"):
        for i, record in enumerate(getattr(army, group)):
            path: Path = (group, i, "id")
            if not record.id:
                yield source.problem(path, phrase("bad-file-id-empty"), rule="ED-DATA-2")
            if record.id in seen:
                yield source.problem(path, phrase("bad-file-id-twice", id=bare(record.id)), rule="ED-DATA-2")
            if record.army != army.id:
                message = phrase("bad-file-other-army", army=bare(army.id))
                yield source.problem((group, i, "army"), message, expected=bare(army.id), rule="ED-DATA-2")
            seen.add(record.id)
    if not army.squads:
        yield source.problem(("squads",), phrase("bad-file-no-squads"), rule="ED-SET-5")


def _check_squad(source: Source, path: Path, squad: SquadCard, cards: set[str]) -> Iterator[Problem]:
    """A card has a shift cost exactly if it has a reverse side. ED-DATA-2, ED-SQD-6."""
    if squad.shifted is None and squad.shift_cost is not None:
        yield source.problem((*path, "shiftCost"), phrase("bad-file-shift-cost"), rule=RULE)
    if squad.shifted is not None and squad.shift_cost is None:
        yield source.problem(path, phrase("bad-file-no-shift-cost"), rule="ED-DATA-2")
    shared = {a.id for a in squad.abilities}
    groups: list[tuple[Path, tuple[Ability, ...], set[str]]] = [((*path, "abilities"), squad.abilities, set())]
    for name in SIDES:
        side = getattr(squad, name)
        groups.append(((*path, name, "abilities"), side.abilities if side else (), set(shared)))
    for here, abilities, seen in groups:
        for j, ability in enumerate(abilities):
            if ability.id in seen:
                message = phrase("bad-file-ability-twice", id=bare(ability.id))
                yield source.problem((*here, j, "id"), message, rule="ED-DATA-3")
            seen.add(ability.id)
            if ability.id in cards:
                message = phrase("bad-file-ability-card", id=bare(ability.id))
                yield source.problem((*here, j, "id"), message, rule="ED-DATA-3")
            yield from check_power(source, (*here, j), ability)


def _check_deck(source: Source, army: Army) -> Iterator[Problem]:
    """A deck of exactly 30 cards. ED-SET-7, ED-DATA-13."""
    count = sum(card.copies for card in army.spells)
    if not army.is_neutral and count != DECK_CARDS:
        message = phrase("bad-file-deck", count=count, wanted=DECK_CARDS)
        yield source.problem(("spells",), message, rule=RULE, key=True)
    if army.is_neutral and army.progress:
        yield source.problem(("progress",), phrase("bad-file-neutral-progress"), rule="ED-DATA-12")


def _check_names(source: Source, army: Army, summonable: frozenset[str]) -> Iterator[Problem]:
    """Types that squads have, and squads that can be summoned. ED-DED-1, ED-OTH-6."""
    types = {squad.type for squad in army.squads}
    for i, card in enumerate(army.spells):
        if card.dedicated_to is not None and card.dedicated_to not in types:
            yield source.unknown(("spells", i, "dedicatedTo"), card.dedicated_to, types, "squad-type", rule="ED-DED-1")
    for name in army.types:
        if name not in types:
            yield source.unknown(("types", name), name, types, "squad-type", rule="ED-DATA-2")
    for i, progress in enumerate(army.progress):
        for j, effect in enumerate(progress.effects):
            if isinstance(effect, Summon) and effect.squad not in summonable:
                path = ("progress", i, "effects", j, "squad")
                yield source.unknown(path, effect.squad, summonable, "summoned-squad", rule="ED-OTH-6")
    if army.is_neutral:
        for i, squad in enumerate(army.squads):
            if squad.models != 1:
                message = phrase("bad-file-summoned-models")
                yield source.problem(("squads", i, "models"), message, expected="1", rule="ED-OTH-6")


def load_scenario(text: str, file: str) -> Scenario:
    """A board from its file. ED-SET-3, ED-SET-4."""
    source = read(text, file, rule="ED-SET-4")
    scenario = fill(source, Scenario, rule="ED-SET-4")
    problems = [p for group in ("obstacles", "ground") for p in _check_shapes(source, scenario, group)]
    if problems := problems or list(_check_pools(source, scenario)):
        raise ContentError(problems)
    return scenario


def solid_of(piece: Obstacle | Ground) -> Solid:
    """A piece of terrain as a shape of the plane."""
    return Polygon(piece.polygon) if piece.circle is None else Disc(*piece.circle.at, piece.circle.radius)


def _check_shapes(source: Source, scenario: Scenario, group: str) -> Iterator[Problem]:
    """Each piece is one circle or one convex polygon on the table. ED-TER-3."""
    for i, piece in enumerate(getattr(scenario, group)):
        if (piece.circle is None) == (not piece.polygon):
            yield source.problem((group, i), phrase("bad-file-shape"), rule="ED-TER-3")
            continue
        try:
            solid = solid_of(piece)
        except ValueError:
            yield source.problem((group, i, "polygon"), phrase("bad-file-corners"), rule="ED-TER-3")
            continue
        if isinstance(solid, Polygon) and not solid.is_convex:
            yield source.problem((group, i, "polygon"), phrase("bad-file-concave"), rule="ED-TER-3")
        if not box_holds(BOARD, solid):
            yield source.problem((group, i), phrase("bad-file-off-table"), rule="ED-SET-1")


def _check_pools(source: Source, scenario: Scenario) -> Iterator[Problem]:
    """Pools lie inside the border, on no obstacle, and 6 inches apart. ED-SET-3, ED-CLR-39."""
    if not scenario.pools:
        yield source.problem((), phrase("bad-file-no-pool"), rule="ED-SET-3")
    solids = [solid_of(o) for o in scenario.obstacles]
    for i, pool in enumerate(scenario.pools):
        disc = Disc(*pool.at, POOL_RADIUS_MIL)
        faults = [] if box_holds(OPEN, disc) else ["bad-file-pool-border"]
        if any(overlaps(disc, solid) for solid in solids):
            faults.append("bad-file-pool-covered")
        if any(squared(pool.at, other.at) < POOLS_APART_MIL**2 for other in scenario.pools[:i]):
            faults.append("bad-file-pool-near")
        for key in faults:
            yield source.problem(("pools", i, "at"), phrase(key), rule="ED-SET-3", code="E_POOL_PLACE")
