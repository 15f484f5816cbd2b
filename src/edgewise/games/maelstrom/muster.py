"""Makes units of what a roster takes: models with weapons and gear, their options applied. ME-FOR-8, ME-DATA-15."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import msgspec

from edgewise.core.phrase import Names
from edgewise.games.maelstrom.abilities import AnyAbility
from edgewise.games.maelstrom.items import GEAR
from edgewise.games.maelstrom.kinds import Designator, ProfileName, Slug
from edgewise.games.maelstrom.profiles import (
    SQUAD_LEADER,
    VEHICLE,
    AddModels,
    AddUpTo,
    AnyOption,
    Becoming,
    Choice,
    Chosen,
    Faction,
    Force,
    ModelProfile,
    MusteredModel,
    MusteredUnit,
    Replace,
    Roster,
    RosterUnit,
    UnitEntry,
    UnitUpgrade,
    Weapon,
)
from edgewise.games.maelstrom.slugs import Line, lines, slug

Why: TypeAlias = Literal["limit", "gone", "weapons"]


class Excess(msgspec.Struct, frozen=True):
    """A choice taken too often: above its limit, of gear no longer there, or beside too many weapons. ME-DATA-15."""

    choice: Slug
    why: Why
    found: int
    wanted: int


@dataclass
class Draft:
    """A model while its unit is put together."""

    entry: UnitEntry
    profile: ModelProfile
    items: list[str]
    abilities: list[AnyAbility]
    designators: set[Designator]
    is_add_on: bool = field(default=False, kw_only=True)

    def weapons(self, host: UnitEntry) -> Iterator[Weapon]:
        """What it carries of weapons, each copy by itself; upgrades of the unit bring those of its host."""
        for item in self.items:
            if item not in GEAR:
                weapon = self.entry.weapon(item) or host.weapon(item)
                assert weapon is not None
                yield weapon


class Drafted(msgspec.Struct, frozen=True):
    """A unit put together, its price, and what was taken too often."""

    models: tuple[Draft, ...]
    points: int
    excesses: tuple[Excess, ...]


def line_of(entry: UnitEntry, chosen: Chosen) -> Line | None:
    """The line of the option tables that a roster means; none where the entry has no such choice. ME-FOR-17."""
    for line in lines(entry):
        fits = chosen.profile is None or (line.profile is not None and slug(line.profile) == chosen.profile)
        if line.slug == chosen.choice and fits:
            return line
    return None


def drafted(entry: UnitEntry, unit: RosterUnit, add_ons: Sequence[UnitEntry]) -> Drafted:
    """The unit with its options in the order of their table; unknown choices are left out. ME-DATA-15."""
    taken: Counter[Line] = Counter()
    for chosen in unit.options:
        if (line := line_of(entry, chosen)) is not None:
            taken[line] += chosen.count
    models = [draft for placed in entry.size.models for draft in _drafts(entry, placed.profile, placed.count)]
    excesses = list(_add_models(entry, taken, models))
    for add_on in add_ons:
        for placed in add_on.size.models:
            models += _drafts(add_on, placed.profile, placed.count, is_add_on=True)
    excesses += _apply(entry, taken, models)
    excesses += _check_weapon_counts(entry, taken, models)
    points = entry.points + sum(_price(entry, line) * count for line, count in taken.items())
    return Drafted(tuple(models), points + sum(add_on.points for add_on in add_ons), tuple(excesses))


def mustered(
    entry: UnitEntry, unit: RosterUnit, add_ons: Sequence[UnitEntry], name: Names, place: tuple[int, int]
) -> MusteredUnit:
    """The unit as it enters play; the place is that of its detachment and its selection. ME-FOR-1."""
    found = drafted(entry, unit, add_ons)
    models = tuple(_model(draft, entry) for draft in found.models)
    return MusteredUnit(entry, name, models, _leader(entry, models), found.points, *place, unit.name is not None)


def muster(roster: Roster, factions: Mapping[str, Faction]) -> Force:
    """The force of a roster that nothing is wrong with. ME-FOR-4."""
    faction = factions[roster.faction]
    units: list[MusteredUnit] = []
    numbers: Counter[str] = Counter()
    for d, detachment in enumerate(roster.detachments):
        for s, selection in enumerate(detachment):
            entry = faction.entry(selection.entry)
            assert entry is not None
            for unit in selection.units:
                numbers[entry.title] += 1
                add_ons = [found for title in unit.add_ons if (found := faction.entry(title)) is not None]
                name = unit.name or numbered(faction.called(entry.title), numbers[entry.title])
                units.append(mustered(entry, unit, add_ons, name, (d, s)))
    return Force(roster.name, roster.faction, tuple(units), sum(unit.points for unit in units))


def numbered(title: Names, number: int) -> Names:
    """A title and a running number in every language. ME-FOR-17."""
    if isinstance(title, str):
        return f"{title} {number}"
    return {language: f"{words} {number}" for language, words in title.items()}


def _drafts(entry: UnitEntry, name: ProfileName, count: int, *, is_add_on: bool = False) -> list[Draft]:
    """New models of a profile with the starting equipment of their entry."""
    profile = entry.profile(name)
    items = [str(item) for equipment in entry.equipment if equipment.profile == name for item in equipment.items]
    abilities = [ability for ability in entry.abilities if ability.profile in (None, name)]
    labels = {*entry.designators, *profile.model_designators} | (
        {VEHICLE} if profile.model_type == "vehicle" else set()
    )
    return [Draft(entry, profile, list(items), list(abilities), set(labels), is_add_on=is_add_on) for _ in range(count)]


def _add_models(entry: UnitEntry, taken: Counter[Line], models: list[Draft]) -> Iterator[Excess]:
    for line, count in taken.items():
        option = entry.options[line.option]
        if isinstance(option, AddModels):
            if count > option.limit:
                yield Excess(line.slug, "limit", count, option.limit)
            models += _drafts(entry, option.subject, count)


def _apply(entry: UnitEntry, taken: Counter[Line], models: list[Draft]) -> Iterator[Excess]:
    """Everything but the models, which all options are for, in table order."""
    for number, option in enumerate(entry.options):
        picks = [(line, taken[line]) for line in lines(entry) if line.option == number and taken[line]]
        if isinstance(option, AddModels) or not picks:
            continue
        yield from _above(entry, picks)
        swapped: list[Draft] = []
        for line, count in picks:
            assert line.choice is not None
            choice = option.choices[line.choice]
            if isinstance(option, Replace):
                yield from _replace(option, choice, line.slug, count, models, swapped)
            elif isinstance(option, UnitUpgrade):
                _upgrade(choice, models)
            else:
                owner = next((draft for draft in models if draft.profile.name == option.subject), None)
                if owner is None:
                    yield Excess(line.slug, "gone", count, 0)
                else:
                    owner.items += [str(item) for item in choice.items] * count


def _above(entry: UnitEntry, picks: list[tuple[Line, int]]) -> Iterator[Excess]:
    """Picks of one option above the limit of the option or of the choice."""
    option = entry.options[picks[0][0].option]
    assert not isinstance(option, AddModels)
    total = sum(count for _, count in picks)
    limits = {"one": 1, "any": None, "each": None}
    most = (
        limits[option.limit]
        if isinstance(option, Replace)
        else None
        if isinstance(option, UnitUpgrade)
        else option.limit
    )
    if most is not None and total > most:
        yield Excess(picks[-1][0].slug, "limit", total, most)
    for line, count in picks:
        assert line.choice is not None
        own = 1 if isinstance(option, UnitUpgrade) else option.choices[line.choice].most
        if own is not None and count > own and (most is None or total <= most):
            yield Excess(line.slug, "limit", count, own)


def _most(option: AnyOption) -> int | None:
    """How many picks an option allows by itself."""
    match option:
        case Replace(limit=limit):
            return 1 if limit == "one" else None
        case UnitUpgrade():
            return None
        case _:
            return option.limit


def _replace(
    option: Replace, choice: Choice, name: Slug, count: int, models: list[Draft], swapped: list[Draft]
) -> Iterator[Excess]:
    """One thing goes from a model that still carries it, others come; once for each model, or for each copy."""
    for done in range(count):
        owner = next(
            (
                draft
                for draft in models
                if draft.profile.name == option.subject
                and option.removes in draft.items
                and (option.limit == "each" or not any(draft is other for other in swapped))
            ),
            None,
        )
        if owner is None:
            if option.limit != "one" or done == 0:
                yield Excess(name, "gone", count, done)
            return
        at = owner.items.index(option.removes)
        owner.items[at : at + 1] = [str(item) for item in choice.items]
        swapped.append(owner)


def _upgrade(choice: Choice, models: list[Draft]) -> None:
    """Every model gets the items once, or changes an ability or a label."""
    for draft in models:
        draft.items += [str(item) for item in choice.items]
        if choice.becomes is not None:
            _become(draft, choice.becomes)


def _become(draft: Draft, change: Becoming) -> None:
    if change.to_ability is not None and change.from_ability in draft.abilities:
        draft.abilities[draft.abilities.index(change.from_ability)] = change.to_ability
    if change.to_designator is not None and change.from_designator in draft.designators:
        draft.designators.discard(change.from_designator)
        draft.designators.add(change.to_designator)


def _check_weapon_counts(entry: UnitEntry, taken: Counter[Line], models: list[Draft]) -> Iterator[Excess]:
    """Fewer picks beside many weapons, counted after all swaps and additions. ME-FOR-16."""
    for number, option in enumerate(entry.options):
        picked = [(line, count) for line, count in taken.items() if line.option == number]
        total = sum(count for _, count in picked)
        if not isinstance(option, AddUpTo) or not 0 < total <= option.limit:
            continue
        owner = next((draft for draft in models if draft.profile.name == option.subject), None)
        weapons = 0 if owner is None else sum(1 for _ in owner.weapons(entry))
        most = min((c.limit for c in option.conditions if weapons >= c.weapons), default=option.limit)
        if total > most:
            yield Excess(picked[-1][0].slug, "weapons", total, most)


def _price(entry: UnitEntry, line: Line) -> int:
    option = entry.options[line.option]
    if isinstance(option, AddModels):
        return option.points
    assert line.choice is not None
    return option.choices[line.choice].points


def _model(draft: Draft, host: UnitEntry) -> MusteredModel:
    gear = [GEAR[item] for item in draft.items if item in GEAR]
    damaged = tuple(band for band in draft.entry.damaged if band.profile in (None, draft.profile.name))
    return MusteredModel(
        draft.profile,
        tuple(draft.weapons(host)),
        (*draft.abilities, *gear),
        frozenset(draft.designators),
        damaged,
        draft.is_add_on,
    )


def _leader(entry: UnitEntry, models: Sequence[MusteredModel]) -> int | None:
    """An add-on that is a squad leader, else the model that the entry names. ME-UNI-4, ME-FOR-14."""
    for at, model in enumerate(models):
        if model.is_add_on and SQUAD_LEADER in model.designators:
            return at
    names = [None if model.is_add_on else model.profile.name for model in models]
    return None if entry.size.leader is None else names.index(entry.size.leader)
