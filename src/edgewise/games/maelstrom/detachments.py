"""What a detachment keeps to: its first selection, balance, permits and demands. ME-FOR-9 to ME-FOR-12."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, get_args

from edgewise.core.phrase import Names, kebab, phrase
from edgewise.games.maelstrom.failures import At, Failure, TakenSelection, failure
from edgewise.games.maelstrom.missions import DetachmentRules
from edgewise.games.maelstrom.profiles import UnitEntry, UnitType

TYPES: tuple[UnitType, ...] = tuple(kind for kind in get_args(UnitType) if kind != "addOn")


Called: TypeAlias = Callable[[UnitEntry], Names]


def check_detachment(
    detachments: Sequence[Sequence[TakenSelection]], rules: DetachmentRules, called: Called
) -> Iterator[Failure]:
    """The tests of all detachments, one test after the other. ME-FOR-18."""
    numbered = list(enumerate(detachments, 1))
    for number, detachment in numbered:
        yield from _check_opening(number, detachment, rules, called)
    # Add-ons are no units and do not count. ME-FOR-10
    counted = [
        (number, [entry for _, entry in detachment if entry is not None and entry.unit_type != "addOn"])
        for number, detachment in numbered
    ]
    for number, entries in counted:
        if len(entries) > rules.most:
            yield failure("eight", ("ME-FOR-10",), "eight", At(number), found=len(entries), wanted=rules.most)
    for number, entries in counted:
        yield from _check_balance(number, entries, rules)
    for number, entries in counted:
        yield from _check_permits(number, entries)
    for number, entries in counted:
        yield from _check_demands(number, entries)


def type_name(kind: UnitType) -> str:
    """A type of unit as part of a message key."""
    return f"me-unit-type-{kebab(kind)}"


def _check_opening(
    number: int, detachment: Sequence[TakenSelection], rules: DetachmentRules, called: Called
) -> Iterator[Failure]:
    """It opens with a command unit; one that nobody knows is not judged. ME-FOR-10, ME-FOR-18."""
    first = detachment[0].entry
    if first is not None and first.unit_type != rules.opens:
        figures = {"found": first.unit_type, "wanted": rules.opens}
        at = At(number, first.title, called(first))
        yield failure("opening", ("ME-FOR-10",), "opening", at, name=phrase(type_name(rules.opens)), **figures)


def _check_balance(number: int, entries: Sequence[UnitEntry], rules: DetachmentRules) -> Iterator[Failure]:
    """No more of a type than there are core units. ME-FOR-10."""
    counts = Counter(entry.unit_type for entry in entries)
    for kind in rules.balanced:
        if counts[kind] > counts[rules.against]:
            figures = {"found": counts[kind], "wanted": counts[rules.against]}
            yield failure("balance", ("ME-FOR-10",), "balance", At(number), name=phrase(type_name(kind)), **figures)


def _check_permits(number: int, entries: Sequence[UnitEntry]) -> Iterator[Failure]:
    """Every unit but the first command unit has a permit. ME-FOR-11."""
    counts = Counter(entry.unit_type for entry in entries)
    for kind in TYPES:
        permits = sum(entry.additional_units.get(kind, (0, 0))[1] for entry in entries)
        free = 1 if kind == "command" else 0
        if counts[kind] > permits + free:
            figures = {"found": counts[kind], "wanted": permits + free}
            yield failure("permits", ("ME-FOR-11",), "permits", At(number), name=phrase(type_name(kind)), **figures)


def _check_demands(number: int, entries: Sequence[UnitEntry]) -> Iterator[Failure]:
    """What units demand is there; the units that demand it are named. ME-FOR-11, ME-FOR-12."""
    counts = Counter(entry.unit_type for entry in entries)
    for kind in TYPES:
        demands = {entry.title: entry.additional_units.get(kind, (0, 0))[0] for entry in entries}
        demanded = sum(entry.additional_units.get(kind, (0, 0))[0] for entry in entries)
        if counts[kind] < demanded:
            at = At(number, ", ".join(title for title, least in demands.items() if least))
            figures = {"found": counts[kind], "wanted": demanded}
            rules = ("ME-FOR-11", "ME-FOR-12")
            yield failure("demands", rules, "demands", at, name=phrase(type_name(kind)), **figures)
