"""What the types of faction files cannot express: which parts of an entry fit together. ME-DATA-2, ME-DATA-15."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from edgewise.content import Problem, Source, nearest
from edgewise.content.nodes import Path, bare
from edgewise.core.languages import LANGUAGES
from edgewise.core.phrase import phrase
from edgewise.games.maelstrom.items import ABILITIES, GEAR, named_items, tag_of
from edgewise.games.maelstrom.profiles import (
    AddModels,
    AnyOption,
    Choice,
    Faction,
    Replace,
    UnitEntry,
    UnitUpgrade,
    WeaponProfile,
)
from edgewise.games.maelstrom.slugs import lines, printed

RULE = "ME-DATA-2"
OPTIONS = "ME-DATA-15"


def check_faction(source: Source, faction: Faction) -> Iterator[Problem]:
    """Everything that does not fit in a faction file."""
    yield from _check_weapons(source, ("weapons",), faction.weapons)
    yield from _twice(source, [(("entries", i, "title"), e.title) for i, e in enumerate(faction.entries)])
    yield from _twice(source, [(("objectives", i, "id"), o.id) for i, o in enumerate(faction.objectives)])
    shared = {str(weapon.name) for weapon in faction.weapons}
    titles = {str(entry.title) for entry in faction.entries if entry.unit_type != "addOn"}
    for i, entry in enumerate(faction.entries):
        path: Path = ("entries", i)
        if entry.faction != faction.id:
            message = phrase("bad-file-me-faction", faction=bare(faction.id))
            yield source.problem((*path, "faction"), message, rule="ME-FOR-5")
        yield from _check_weapons(source, (*path, "weapons"), entry.weapons)
        yield from _check_models(source, path, entry)
        yield from _check_items(source, path, entry, shared)
        yield from _check_abilities(source, path, entry)
        yield from _check_damaged(source, path, entry)
        yield from _check_place(source, path, entry, titles)
        for j, option in enumerate(entry.options):
            yield from _check_option(source, (*path, "options", j), entry, option)
        yield from _check_slugs(source, path, entry)
        yield from _check_summary(source, path, entry, faction.weapons)
    yield from _check_names(source, faction)


def unknown(source: Source, path: Path, word: str, known: Iterable[str], what: str, *, rule: str = RULE) -> Problem:
    """The problem that there is no such thing as `word`, with what there is and what was probably meant."""
    words = sorted(set(known))
    message = phrase("bad-file-me-unknown", what=what, word=bare(word), known=tuple(words[:40]), count=len(words))
    return source.problem(path, message, suggestion=nearest(word, words), rule=rule)


def _twice(source: Source, places: list[tuple[Path, str]]) -> Iterator[Problem]:
    """The same name a second time."""
    seen: set[str] = set()
    for path, name in places:
        if name in seen:
            yield source.problem(path, phrase("bad-file-me-twice", name=bare(name)), rule=RULE)
        seen.add(name)


def _check_weapons(source: Source, path: Path, weapons: tuple[WeaponProfile, ...]) -> Iterator[Problem]:
    """Modes have names of their own, and range, dice and types say the same. ME-WPN-1 to ME-WPN-4."""
    counts = Counter(weapon.name for weapon in weapons)
    seen: set[tuple[str, str]] = set()
    for i, weapon in enumerate(weapons):
        here = (*path, i)
        if weapon.name in GEAR:
            message = phrase("bad-file-me-gear-name", name=bare(weapon.name))
            yield source.problem((*here, "name"), message, rule=RULE)
        if (weapon.name, weapon.mode) in seen or (counts[weapon.name] > 1 and not weapon.mode):
            message = phrase("bad-file-me-mode", name=bare(weapon.name))
            yield source.problem((*here, "mode" if weapon.mode else "name"), message, rule="ME-WPN-2")
        seen.add((weapon.name, weapon.mode))
        yield from _check_shots(source, here, weapon)


def _check_shots(source: Source, path: Path, weapon: WeaponProfile) -> Iterator[Problem]:
    sho = weapon.sho
    if sum(part is not None for part in (sho.fixed, sho.cqa_mod, sho.aoe)) != 1:
        yield source.problem((*path, "sho"), phrase("bad-file-me-shots"), rule="ME-WPN-1")
    elif sho.bonus and sho.aoe is None:
        yield source.problem((*path, "sho", "bonus"), phrase("bad-file-me-bonus"), rule="ME-WPN-4")
    types = set(weapon.types)
    wanted = {"melee": weapon.is_melee, "aoe": sho.aoe is not None}
    for name, holds in wanted.items():
        if holds != (name in types):
            message = phrase("bad-file-me-type", name=name)
            yield source.problem((*path, "types"), message, rule="ME-WPN-3")
    if weapon.rng == "H&R" and "hitAndRun" not in types:
        message = phrase("bad-file-me-type", name="hitAndRun")
        yield source.problem((*path, "types"), message, rule="ME-WPN-12")
    if sho.cqa_mod is not None and not weapon.is_melee:
        yield source.problem((*path, "sho"), phrase("bad-file-me-cqa"), rule="ME-CQF-7")


def _check_models(source: Source, path: Path, entry: UnitEntry) -> Iterator[Problem]:
    """The models of a unit, its leader and its greatest size. ME-UNI-4, ME-FOR-15."""
    names = [profile.name for profile in entry.profiles]
    yield from _twice(source, [((*path, "profiles", i, "name"), name) for i, name in enumerate(names)])
    if not entry.size.models:
        yield source.problem((*path, "size", "models"), phrase("bad-file-list-empty"), rule=RULE)
    for i, placed in enumerate(entry.size.models):
        if placed.profile not in names:
            yield unknown(source, (*path, "size", "models", i, "profile"), placed.profile, names, "profile")
    placed_names = [placed.profile for placed in entry.size.models]
    yield from _twice(source, [((*path, "size", "models", i, "profile"), n) for i, n in enumerate(placed_names)])
    if entry.size.leader is not None and entry.size.leader not in placed_names:
        yield unknown(source, (*path, "size", "leader"), entry.size.leader, placed_names, "profile", rule="ME-UNI-4")
    largest = sum(placed.count for placed in entry.size.models)
    largest += sum(option.limit for option in entry.options if isinstance(option, AddModels))
    if entry.max_size != largest:
        message = phrase("bad-file-me-max-size", count=entry.max_size, wanted=largest)
        yield source.problem((*path, "maxSize"), message, rule="ME-FOR-15")


def _check_items(source: Source, path: Path, entry: UnitEntry, shared: set[str]) -> Iterator[Problem]:
    """Equipment is of known profiles and names weapons or gear. ME-DATA-2."""
    names = [profile.name for profile in entry.profiles]
    items = shared | {str(weapon.name) for weapon in entry.weapons} | set(GEAR)
    places = [((*path, "equipment", i, "profile"), e.profile) for i, e in enumerate(entry.equipment)]
    yield from _twice(source, [(place, str(name)) for place, name in places])
    for i, equipment in enumerate(entry.equipment):
        here = (*path, "equipment", i)
        if equipment.profile not in names:
            yield unknown(source, (*here, "profile"), equipment.profile, names, "profile")
        for j, item in enumerate(equipment.items):
            if item not in items:
                yield unknown(source, (*here, "items", j), item, items, "item")
    for i, option in enumerate(entry.options):
        for j, choice in enumerate(() if isinstance(option, AddModels) else option.choices):
            for k, item in enumerate(choice.items):
                if item not in items:
                    yield unknown(source, (*path, "options", i, "choices", j, "items", k), item, items, "item")


def _check_abilities(source: Source, path: Path, entry: UnitEntry) -> Iterator[Problem]:
    """Abilities are of known profiles, and none stands twice for the same. ME-ABI-1."""
    names = [profile.name for profile in entry.profiles]
    seen: set[tuple[str, str | None]] = set()
    for i, ability in enumerate(entry.abilities):
        here = (*path, "abilities", i)
        if ability.profile is not None and ability.profile not in names:
            yield unknown(source, (*here, "profile"), ability.profile, names, "profile")
        if (tag_of(ability), ability.profile) in seen or (tag_of(ability), None) in seen:
            message = phrase("bad-file-me-twice", name=tag_of(ability))
            yield source.problem((*here, "name"), message, rule="ME-ABI-1")
        seen.add((tag_of(ability), ability.profile))


def _check_damaged(source: Source, path: Path, entry: UnitEntry) -> Iterator[Problem]:
    """Bands of FOR lie within the FOR of their model and apart from one another. ME-PRO-3."""
    names = [profile.name for profile in entry.profiles]
    for i, band in enumerate(entry.damaged):
        here = (*path, "damaged", i)
        if band.profile is not None and band.profile not in names:
            yield unknown(source, (*here, "profile"), band.profile, names, "profile")
            continue
        most = max((p.fortitude for p in entry.profiles if band.profile in (None, p.name)), default=0)
        if not band.for_min <= band.for_max <= most:
            message = phrase("bad-file-me-band", low=band.for_min, high=band.for_max, most=most)
            yield source.problem((*here, "forMax"), message, rule="ME-PRO-3")
        for other in entry.damaged[:i]:
            apart = band.for_max < other.for_min or other.for_max < band.for_min
            if not apart and (band.profile == other.profile or None in (band.profile, other.profile)):
                yield source.problem((*here, "forMin"), phrase("bad-file-me-bands"), rule="ME-PRO-3")


def _check_place(source: Source, path: Path, entry: UnitEntry, titles: set[str]) -> Iterator[Problem]:
    """Where an entry stands in a detachment, or which units an add-on may enter. ME-FOR-11, ME-FOR-13, ME-FOR-14."""
    if (entry.unit_type == "addOn") != bool(entry.add_on_to):
        field = "addOnTo" if entry.add_on_to else "unitType"
        yield source.problem((*path, field), phrase("bad-file-me-add-on"), rule="ME-FOR-14")
    for i, title in enumerate(entry.add_on_to):
        if title not in titles:
            yield unknown(source, (*path, "addOnTo", i), title, titles, "entry", rule="ME-FOR-14")
    pairs: list[tuple[Path, tuple[int, int]]] = [((*path, "multiUnit"), entry.multi_unit)]
    for kind, pair in entry.additional_units.items():
        pairs.append(((*path, "additionalUnits", kind), pair))
        if kind == "addOn":
            message = phrase("bad-file-me-permit-add-on")
            yield source.problem((*path, "additionalUnits", kind), message, rule="ME-FOR-11", key=True)
    for here, (low, high) in pairs:
        if low > high:
            yield source.problem(here, phrase("bad-file-me-pair", low=low, high=high), rule="ME-FOR-11")


def _check_option(source: Source, path: Path, entry: UnitEntry, option: AnyOption) -> Iterator[Problem]:
    """An option is for models of the unit, and gives and takes what there is. ME-DATA-15."""
    names = [profile.name for profile in entry.profiles]
    if not isinstance(option, UnitUpgrade) and option.subject not in names:
        yield unknown(source, (*path, "subject"), option.subject, names, "profile", rule=OPTIONS)
    if isinstance(option, AddModels):
        return
    if isinstance(option, Replace) and option.removes not in set(_carried(entry, option.subject)):
        carried = _carried(entry, option.subject)
        yield unknown(source, (*path, "removes"), option.removes, carried, "carried", rule=OPTIONS)
    if not option.choices:
        yield source.problem((*path, "choices"), phrase("bad-file-list-empty"), rule=OPTIONS)
    for i, choice in enumerate(option.choices):
        here = (*path, "choices", i)
        if bool(choice.items) == (choice.becomes is not None):
            yield source.problem(here, phrase("bad-file-me-choice"), rule=OPTIONS)
        elif choice.becomes is not None:
            yield from _check_becoming(source, here, entry, option, choice)


def _check_becoming(
    source: Source, path: Path, entry: UnitEntry, option: AnyOption, choice: Choice
) -> Iterator[Problem]:
    change = choice.becomes
    assert change is not None
    if not isinstance(option, UnitUpgrade):
        yield source.problem((*path, "becomes"), phrase("bad-file-me-becomes-kind"), rule=OPTIONS)
    given = (change.from_ability, change.to_ability), (change.from_designator, change.to_designator)
    filled = [pair for pair in given if any(part is not None for part in pair)]
    if len(filled) != 1 or None in filled[0]:
        yield source.problem((*path, "becomes"), phrase("bad-file-me-becomes"), rule=OPTIONS)
        return
    if change.from_ability is not None and change.from_ability not in entry.abilities:
        known = [tag_of(ability) for ability in entry.abilities]
        word = tag_of(change.from_ability)
        yield unknown(source, (*path, "becomes", "fromAbility"), word, known, "ability", rule=OPTIONS)
    if change.from_designator is not None and change.from_designator not in entry.designators:
        word, known = change.from_designator, list(entry.designators)
        yield unknown(source, (*path, "becomes", "fromDesignator"), word, known, "designator", rule=OPTIONS)


def _carried(entry: UnitEntry, profile: str) -> list[str]:
    """What models of a profile may carry when an option is applied."""
    found = [item for equipment in entry.equipment if equipment.profile == profile for item in equipment.items]
    for option in entry.options:
        if not isinstance(option, AddModels) and (isinstance(option, UnitUpgrade) or option.subject == profile):
            found += [item for choice in option.choices for item in choice.items]
    return [str(item) for item in found]


def _check_slugs(source: Source, path: Path, entry: UnitEntry) -> Iterator[Problem]:
    """No two choices for the same models are called alike. ME-FOR-17."""
    seen: set[tuple[str, str | None]] = set()
    for line in lines(entry):
        if (line.slug, line.profile) in seen:
            message = phrase("bad-file-me-twice", name=line.slug)
            yield source.problem((*path, "options", line.option), message, rule="ME-FOR-17")
        seen.add((line.slug, line.profile))


def _check_summary(
    source: Source, path: Path, entry: UnitEntry, shared: tuple[WeaponProfile, ...]
) -> Iterator[Problem]:
    """The summary tells of what the unit has or may have. ME-FOR-7."""
    items = set(named_items(entry))
    known = {tag_of(ability) for ability in entry.abilities} | items
    known |= {name for w in (*entry.weapons, *shared) if w.name in items for name in w.abilities}
    for option in entry.options:
        for choice in () if isinstance(option, AddModels) else option.choices:
            if choice.becomes is not None and choice.becomes.to_ability is not None:
                known.add(tag_of(choice.becomes.to_ability))
    for name, text in entry.summary.items():
        if name not in known:
            yield unknown(source, (*path, "summary", name), name, known or set(ABILITIES), "ability", rule="ME-FOR-7")
        elif not text.strip():
            yield source.problem((*path, "summary", name), phrase("bad-file-name-empty"), rule="ME-FOR-7")


def _check_names(source: Source, faction: Faction) -> Iterator[Problem]:
    """Names in other languages are of what stands in the file. ME-DATA-2."""
    used = {weapon.name for weapon in faction.weapons} | {weapon.mode for weapon in faction.weapons}
    for entry in faction.entries:
        used |= {entry.title, *entry.designators, *(p.name for p in entry.profiles)}
        used |= {d for profile in entry.profiles for d in profile.model_designators}
        used |= {part for weapon in entry.weapons for part in (weapon.name, weapon.mode)}
        used |= {
            printed(choice)
            for option in entry.options
            if not isinstance(option, AddModels)
            for choice in option.choices
        }
    for name, others in faction.names.items():
        if name not in used:
            yield unknown(source, ("names", name), name, used, "name")
        for language in others:
            if language not in LANGUAGES:
                yield unknown(source, ("names", name, language), language, LANGUAGES, "language")
