"""Reads rosters and tells everything that is wrong with them, in the order of the ledger. ME-FOR-17, ME-FOR-18."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from edgewise.content import fill, read
from edgewise.content.document import read_document
from edgewise.core.phrase import Names
from edgewise.games.maelstrom.abilities import Command
from edgewise.games.maelstrom.detachments import check_detachment
from edgewise.games.maelstrom.failures import At, Failure, TakenSelection, TakenUnit, failure
from edgewise.games.maelstrom.missions import DetachmentRules
from edgewise.games.maelstrom.muster import drafted, line_of, numbered
from edgewise.games.maelstrom.profiles import Chosen, Faction, Roster, RosterUnit, Selection, UnitEntry

RULE = "ME-FOR-17"
OPTIONS = ("ME-FOR-8", "ME-DATA-15")
EXCESSES = {"limit": "option-limit", "gone": "option-gone", "weapons": "option-weapons"}


def load_roster(text: str, file: str) -> Roster:
    """A roster from its file; what is wrong with its form is told with line and field. ME-FOR-17."""
    return fill(read(text, file, rule=RULE), Roster, rule=RULE)


def read_roster(data: Any, name: str = "roster") -> Roster:
    """A roster from plain data, as a client sends it. ME-FOR-17."""
    return read_document(data, Roster, name, (Roster, Selection, RosterUnit, Chosen), rule=RULE)


def check_roster(
    roster: Roster, factions: Mapping[str, Faction], rules: DetachmentRules, limit: int | None = None
) -> list[Failure]:
    """Everything that is wrong with a roster in a game with this limit, or with that of the file. ME-FOR-18."""
    if roster.faction not in factions:
        return [failure("form", (RULE,), "no-faction", found=roster.faction, wanted=", ".join(factions))]
    known = _Entries(roster.faction, factions)
    detachments = [[TakenSelection(s, known.entry(s.entry)) for s in detachment] for detachment in roster.detachments]
    units = list(_units(detachments, known))
    if wrong := list(_check_form(roster, detachments, units)):
        return wrong
    found = [*_check_entries(roster, known), *_check_factions(roster, known)]
    found += [fault for unit in units for fault in _check_options(unit)]
    found += [fault for number, taken in enumerate(detachments, 1) for fault in _check_numbers(number, taken, known)]
    found += _check_add_ons(detachments, units, known)
    found += check_detachment(detachments, rules, known.called)
    found += _check_commander(units)
    points, most = _points(units), roster.limit if limit is None else limit
    return found + ([failure("points", ("ME-FOR-2",), "points", found=points, wanted=most)] if points > most else [])


def roster_points(roster: Roster, factions: Mapping[str, Faction]) -> int:
    """What a roster costs; what no faction has counts nothing. ME-FOR-2."""
    known = _Entries(roster.faction, factions)
    detachments = [[TakenSelection(s, known.entry(s.entry)) for s in detachment] for detachment in roster.detachments]
    return _points(_units(detachments, known))


class _Entries:
    """Titles, looked up in the roster's faction first and then in all others. ME-FOR-18."""

    def __init__(self, faction: str, factions: Mapping[str, Faction]) -> None:
        own = factions.get(faction)
        self.faction = faction
        self.order = [*([own] if own else []), *(other for other in factions.values() if other is not own)]

    def entry(self, title: str) -> UnitEntry | None:
        return next((found for faction in self.order if (found := faction.entry(title)) is not None), None)

    def called(self, entry: UnitEntry) -> Names:
        """The title of an entry in the languages that its faction gives."""
        return next(faction for faction in self.order if faction.id == entry.faction).called(entry.title)

    def at(self, detachment: int, entry: UnitEntry) -> At:
        return At(detachment, entry.title, self.called(entry))

    def is_foreign(self, entry: UnitEntry) -> bool:
        return entry.faction != self.faction


def _units(detachments: Sequence[Sequence[TakenSelection]], known: _Entries) -> Iterator[TakenUnit]:
    """The units of every selection with a known entry, called by their names or numbered. ME-FOR-17."""
    numbers: Counter[str] = Counter()
    for number, detachment in enumerate(detachments, 1):
        for selection, entry in detachment:
            for unit in () if entry is None else selection.units:
                assert entry is not None
                numbers[entry.title] += 1
                add_ons = tuple(found for title in unit.add_ons if (found := known.entry(title)) is not None)
                name = unit.name or f"{entry.title} {numbers[entry.title]}"
                called = unit.name or numbered(known.called(entry), numbers[entry.title])
                yield TakenUnit(number, name, called, entry, unit, add_ons, drafted(entry, unit, add_ons))


def _points(units: Sequence[TakenUnit] | Iterator[TakenUnit]) -> int:
    return sum(unit.drafted.points for unit in units)


def _check_form(
    roster: Roster, detachments: Sequence[Sequence[TakenSelection]], units: Sequence[TakenUnit]
) -> Iterator[Failure]:
    """Figures that are stated and differ from the computed ones. ME-FOR-17."""
    for taken in units:
        stated, points = taken.unit.points, taken.drafted.points
        if stated is not None and stated != points:
            at = At(taken.detachment, taken.name, taken.called)
            yield failure("form", (RULE,), "stated-unit", at, found=stated, wanted=points)
    unknown = any(entry is None for detachment in detachments for _, entry in detachment)
    if roster.total is not None and roster.total != _points(units) and not unknown:
        yield failure("form", (RULE,), "stated-total", found=roster.total, wanted=_points(units))


def _check_entries(roster: Roster, known: _Entries) -> Iterator[Failure]:
    """Titles and choices that there are. ME-FOR-8."""
    for number, detachment in enumerate(roster.detachments, 1):
        for selection in detachment:
            entry = known.entry(selection.entry)
            at = At(number, selection.entry) if entry is None else known.at(number, entry)
            if entry is None:
                yield failure("entry", ("ME-FOR-8",), "entry", at, found=selection.entry)
            for unit in selection.units:
                for title in unit.add_ons:
                    if known.entry(title) is None:
                        yield failure("entry", ("ME-FOR-8",), "entry", at, found=title)
                for chosen in unit.options:
                    if entry is not None and line_of(entry, chosen) is None:
                        yield failure("entry", ("ME-FOR-8",), "choice", at, found=chosen.choice)


def _check_factions(roster: Roster, known: _Entries) -> Iterator[Failure]:
    """No mixing of factions. ME-FOR-5."""
    for number, detachment in enumerate(roster.detachments, 1):
        for selection in detachment:
            entry = known.entry(selection.entry)
            if entry is None:
                continue
            titles = [selection.entry, *(title for unit in selection.units for title in unit.add_ons)]
            for found in (known.entry(title) for title in titles):
                if found is not None and known.is_foreign(found):
                    at = known.at(number, found)
                    yield failure("faction", ("ME-FOR-5",), "faction", at, found=found.faction, wanted=known.faction)


def _check_options(taken: TakenUnit) -> Iterator[Failure]:
    """Choices above their limits, swaps of gear no longer there, conditions unmet. ME-FOR-8, ME-DATA-15."""
    at = At(taken.detachment, taken.name, taken.called)
    for excess in taken.drafted.excesses:
        key = EXCESSES[excess.why]
        yield failure("options", OPTIONS, key, at, found=excess.found, wanted=excess.wanted, name=excess.choice)


def _check_numbers(number: int, detachment: Sequence[TakenSelection], known: _Entries) -> Iterator[Failure]:
    """As many units in a selection as its entry allows. ME-FOR-13."""
    for selection, entry in detachment:
        if entry is not None and not entry.multi_unit[0] <= len(selection.units) <= entry.multi_unit[1]:
            low, high = entry.multi_unit
            wanted: int | str = low if low == high else f"{low}-{high}"
            at = known.at(number, entry)
            yield failure("units", ("ME-FOR-13",), "units", at, found=len(selection.units), wanted=wanted)


def _check_add_ons(
    detachments: Sequence[Sequence[TakenSelection]], units: Sequence[TakenUnit], known: _Entries
) -> Iterator[Failure]:
    """Add-ons in units that may have them, and never by themselves. ME-FOR-14, ME-FOR-15."""
    for taken in units:
        yield from _check_add_ons_of(taken, known)
    for number, detachment in enumerate(detachments, 1):
        for _, entry in detachment:
            if entry is not None and entry.unit_type == "addOn":
                yield failure("addOn", ("ME-FOR-14",), "add-on-alone", known.at(number, entry), found=entry.title)


def _check_add_ons_of(taken: TakenUnit, known: _Entries) -> Iterator[Failure]:
    at = At(taken.detachment, taken.name, taken.called)
    counts = Counter(add_on.title for add_on in taken.add_ons)
    kinds = {add_on.title: add_on for add_on in taken.add_ons}
    for title, add_on in kinds.items():
        if taken.entry.title not in add_on.add_on_to and not known.is_foreign(add_on):
            yield failure("addOn", ("ME-FOR-14",), "add-on-entry", at, found=title, wanted=taken.entry.title)
    if len(kinds) > 1:
        yield failure("addOn", ("ME-FOR-15",), "add-on-types", at, found=len(kinds), wanted=1)
    for title, add_on in kinds.items():
        if counts[title] > add_on.per_unit:
            figures = {"found": counts[title], "wanted": add_on.per_unit}
            yield failure("addOn", ("ME-FOR-15",), "add-on-models", at, name=title, **figures)
    models = len(taken.drafted.models)
    if models > taken.entry.max_size and any(add_on.within_max_size for add_on in taken.add_ons):
        yield failure("addOn", ("ME-FOR-15",), "add-on-size", at, found=models, wanted=taken.entry.max_size)


def _check_commander(units: Sequence[TakenUnit]) -> Iterator[Failure]:
    """A model with COMMAND in a unit of type command. ME-DEP-7."""
    commanders = sum(
        any(isinstance(ability, Command) for ability in model.abilities)
        for taken in units
        if taken.entry.unit_type == "command"
        for model in taken.drafted.models
    )
    if not commanders:
        yield failure("commander", ("ME-DEP-7",), "commander", found=0, wanted=1)
