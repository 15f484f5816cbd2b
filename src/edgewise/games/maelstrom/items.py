"""Items: what stands in lists of equipment, weapons and gear. ME-DATA-2, ME-DATA-15."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec

from edgewise.games.maelstrom.abilities import AnyAbility, AnyGear
from edgewise.games.maelstrom.profiles import AddModels, Replace, UnitEntry

# Gear that every entry may name, by name. ME-DATA-15
GEAR: dict[str, AnyGear] = {str(kind.__struct_config__.tag): kind() for kind in get_args(AnyGear)}
ABILITIES: dict[str, type[AnyAbility]] = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyAbility)}


def named_items(entry: UnitEntry) -> Iterator[str]:
    """Everything that models of the entry may carry, or give away."""
    for equipment in entry.equipment:
        yield from equipment.items
    for option in entry.options:
        if isinstance(option, AddModels):
            continue
        if isinstance(option, Replace):
            yield option.removes
        for choice in option.choices:
            yield from choice.items


def tag_of(record: msgspec.Struct) -> str:
    """The name by which content files call a record of several kinds."""
    return str(record.__struct_config__.tag)
