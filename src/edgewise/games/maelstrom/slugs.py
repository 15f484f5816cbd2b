"""How options are called in rosters: words made from the names that content files give. ME-FOR-17."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from edgewise.games.maelstrom.abilities import AnyAbility, CenserField, Command, Dodge, Field, Marksman
from edgewise.games.maelstrom.kinds import ProfileName, Slug
from edgewise.games.maelstrom.profiles import (
    AddModels,
    AnyOption,
    Becoming,
    Choice,
    Replace,
    UnitEntry,
    UnitUpgrade,
)

APOSTROPHES = re.compile("['’]")
OTHERS = re.compile("[^a-z0-9]+")


class Line(NamedTuple):
    """A choice of an entry: where it stands, what it is called, and which profile it is for."""

    option: int
    choice: int | None
    """Its place in the option; none where the option is the choice."""
    slug: Slug
    profile: ProfileName | None


def slug(name: str) -> Slug:
    """A name in lower case, its words joined by hyphens. ME-FOR-17."""
    return Slug(OTHERS.sub("-", APOSTROPHES.sub("", name.lower())).strip("-"))


def lines(entry: UnitEntry) -> Iterator[Line]:
    """Every choice of an entry, in the order of its option table. ME-DATA-17."""
    for number, option in enumerate(entry.options):
        if isinstance(option, AddModels):
            yield Line(number, None, slug(f"more {option.subject}"), option.subject)
            continue
        subject = None if isinstance(option, UnitUpgrade) else option.subject
        for at, choice in enumerate(option.choices):
            yield Line(number, at, _slug_of(option, choice), subject)


def printed(choice: Choice) -> str:
    """A choice as the option table prints it. ME-FOR-17."""
    return choice.name or " and ".join(choice.items) or becomes(choice.becomes)


def becomes(change: Becoming | None) -> str:
    """What an ability or a label turns into."""
    if change is None:
        return ""
    return change.to_designator or (titled(change.to_ability) if change.to_ability else "")


def titled(ability: AnyAbility) -> str:
    """An ability with its value in brackets. ME-ABI-1."""
    name = str(ability.__struct_config__.tag)
    match ability:
        case CenserField(value=value) | Command(value=value) | Dodge(value=value) | Field(value=value):
            return f"{name} ({value})"
        case Marksman(value=value):
            return f"{name} (+{value})"
        case _:
            return name


def _slug_of(option: AnyOption, choice: Choice) -> Slug:
    if isinstance(option, Replace):
        return slug(f"swap {option.removes} for {printed(choice)}")
    return slug(f"{'become' if choice.becomes else 'add'} {printed(choice)}")
