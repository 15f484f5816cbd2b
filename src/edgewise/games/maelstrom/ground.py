"""Reads table files, and makes the ground of a match of them. ME-TER-1, ME-TER-16, ME-SCO-2."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from edgewise.content import ContentError, Problem, fill, read
from edgewise.core.phrase import Phrase, phrase
from edgewise.games.maelstrom.flattening import corners, terrain, with_twins
from edgewise.games.maelstrom.table_checks import check_table
from edgewise.games.maelstrom.tables import Feature, TableFile
from edgewise.geometry.plane import Point, Polygon
from edgewise.tabletop.terrain import Floor, Ground, Part, Piece

RULE, SIDES = "ME-TER-16", "ME-SCO-2"
AMOUNT = range(300, 501)
MOST_HAZARDS = 100


class Amount(NamedTuple):
    """How much of a table is terrain, and how much of it bars or harms, in thousandths of its area. ME-TPL-1."""

    features: int
    hazards: int


def load_table(text: str, file: str) -> TableFile:
    """A table from its file, twins as features of their own; one with errors is refused as a whole. ME-TER-16."""
    source = read(text, file, rule=RULE)
    try:
        table = fill(source, TableFile, rule=RULE)
    except ContentError as error:
        raise ContentError(map(_by_its_rule, error.problems)) from None
    if problems := list(check_table(source, table)):
        raise ContentError(sorted(problems, key=lambda problem: (problem.line, problem.column)))
    return with_twins(table)


def _by_its_rule(problem: Problem) -> Problem:
    """The sides of a table have a rule of their own. ME-SCO-2."""
    return msgspec.structs.replace(problem, rule=SIDES) if problem.field in ("width", "depth") else problem


def ground(table: TableFile) -> Ground:
    """The table as a value that rules measure on; made once for a match."""
    return Ground(1000 * table.width, 1000 * table.depth, pieces(table))


def pieces(table: TableFile) -> tuple[Piece, ...]:
    """The features with numbers for all that their types leave unsaid; carriers may stand after what they carry."""
    features = {feature.id: feature for feature in table.features}
    return tuple(_piece(feature, features) for feature in table.features)


def amount(table: TableFile) -> Amount:
    """How much of the table is covered, features packed side by side. ME-TPL-1."""
    whole = 2 * 1_000_000 * table.width * table.depth
    covered = [_doubled_area(corners(feature)) for feature in table.features]
    hazards = [_doubled_area(outline) for feature in table.features for outline in _hazards(feature)]
    return Amount(1000 * sum(covered) // whole, 1000 * sum(hazards) // whole)


def warnings(table: TableFile) -> list[Phrase]:
    """What is unusual about the amount of terrain; nothing of it is refused. ME-TPL-1."""
    found = amount(table)
    said = []
    if found.features not in AMOUNT:
        said.append(phrase("me-table-amount", percent=round(found.features / 10)))
    if found.hazards > MOST_HAZARDS:
        said.append(phrase("me-table-hazards", percent=round(found.hazards / 10)))
    return said


def _piece(feature: Feature, features: dict[str, Feature]) -> Piece:
    what = terrain(feature)
    assert what is not None
    return Piece(
        feature.id,
        what.kind,
        _counter_clockwise(corners(feature)),
        0 if what.height == "unlimited" else what.height,
        _base(feature, features),
        what.cover,
        impassable="impassable" in what.flags,
        dangerous=feature.dangerous or 0,
        low="low" in what.flags,
        standable="standable" in what.flags,
        open_top="openTop" in what.flags,
        porous="porous" in what.flags,
        floors=tuple(Floor(Polygon(corners(floor)), floor.elevation) for floor in feature.floors),
        parts=tuple(Part(Polygon(corners(p)), p.impassable, p.dangerous or 0) for p in feature.parts),
    )


def _base(feature: Feature, features: dict[str, Feature]) -> int:
    """The elevation of the top that carries the feature. ME-TER-16."""
    base = 0
    while feature.stands_on:
        feature = features[feature.stands_on]
        what = terrain(feature)
        assert what is not None
        base += 0 if what.height == "unlimited" else what.height
    return base


def _counter_clockwise(outline: tuple[Point, ...]) -> tuple[Point, ...]:
    """The corners as the file gives them, the other way round where it goes with the clock."""
    return outline if _signed_area(outline) > 0 else outline[:1] + outline[:0:-1]


def _hazards(feature: Feature) -> Iterator[tuple[Point, ...]]:
    what = terrain(feature)
    if feature.dangerous or (what is not None and "impassable" in what.flags):
        yield corners(feature)
        return
    for part in feature.parts:
        yield corners(part)


def _doubled_area(outline: tuple[Point, ...]) -> int:
    return abs(_signed_area(outline))


def _signed_area(outline: tuple[Point, ...]) -> int:
    turned = outline[1:] + outline[:1]
    return sum(ax * by - ay * bx for (ax, ay), (bx, by) in zip(outline, turned, strict=True))
