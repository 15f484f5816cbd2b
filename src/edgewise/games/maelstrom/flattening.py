"""Makes plain outlines and complete features of what table files write. ME-TER-15, ME-TER-16, ME-TPL-8."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, TypeVar, runtime_checkable

import msgspec

from edgewise.games.maelstrom.tables import DEFAULTS, Feature, Footprint, Height, Kind, Outline, TableFile, Terrain
from edgewise.geometry.bearings import SCALE, cosine_and_sine, rounded
from edgewise.geometry.plane import Point

ELLIPSE_CORNERS = 16
FULL_TURN = 36_000


@runtime_checkable
class Outlined(Protocol):
    """What has an outline, written as corners or as a footprint."""

    @property
    def outline(self) -> Outline: ...
    @property
    def footprint(self) -> Footprint | None: ...


S = TypeVar("S", bound=msgspec.Struct)


def corners(shape: Outlined) -> tuple[Point, ...]:
    """The outline as it is written, or the corners of its footprint; none where the file gives neither."""
    return shape.outline if shape.footprint is None else tuple(_corners(shape.footprint))


def terrain(feature: Feature) -> Terrain | None:
    """Kind, height, cover and flags, those of its type where the file says nothing; none where one is missing."""
    usual = DEFAULTS.get(feature.type) if feature.type is not None else None
    kind: Kind | None = feature.kind or (usual.kind if usual else None)
    height: Height | None = usual.height if feature.height is None and usual else feature.height
    cover = usual.cover if feature.cover is None and usual else feature.cover
    flags = usual.flags if feature.flags is None and usual else feature.flags or ()
    if kind is None or height is None or cover is None:
        return None
    return Terrain(kind, height, cover, flags)


def with_twins(table: TableFile) -> TableFile:
    """The table with every twin as a feature of its own, right after the one it is like."""
    twins = {feature.id: feature.twin for feature in table.features if feature.twin}
    return msgspec.structs.replace(table, features=tuple(_each(table, twins)))


def _each(table: TableFile, twins: dict[str, str]) -> Iterator[Feature]:
    for feature in table.features:
        yield msgspec.structs.replace(feature, twin="")
        if feature.twin:
            carrier = twins.get(feature.stands_on, feature.stands_on)
            twin = msgspec.structs.replace(_turned(table, feature), id=feature.twin, twin="", stands_on=carrier)
            groups = {name: _all_turned(table, getattr(feature, name)) for name in ("floors", "parts", "elements")}
            yield msgspec.structs.replace(twin, **groups)


def _all_turned(table: TableFile, shapes: tuple[S, ...]) -> tuple[S, ...]:
    return tuple(_turned(table, shape) for shape in shapes)


def _turned(table: TableFile, shape: S) -> S:
    """The same turned half round about the centre of the table, to the thousandth."""
    assert isinstance(shape, Outlined)
    turned = tuple((1000 * table.width - x, 1000 * table.depth - y) for x, y in corners(shape))
    return msgspec.structs.replace(shape, outline=turned, footprint=None)


def _corners(footprint: Footprint) -> Iterator[Point]:
    """Counter-clockwise, each coordinate rounded to the nearest thousandth. ME-SCO-3."""
    x, y = footprint.at
    width, depth = footprint.size
    cosine, sine = cosine_and_sine(100 * footprint.turn)
    for across, up in _unit_corners(footprint):
        # Both are in halves of the size, scaled as cosine and sine are.
        dx, dy = width * across, depth * up
        unit = 2 * SCALE * SCALE
        yield x + rounded(dx * cosine - dy * sine, unit), y + rounded(dx * sine + dy * cosine, unit)


def _unit_corners(footprint: Footprint) -> Iterator[Point]:
    if footprint.shape == "rectangle":
        yield from ((-SCALE, -SCALE), (SCALE, -SCALE), (SCALE, SCALE), (-SCALE, SCALE))
        return
    for corner in range(ELLIPSE_CORNERS):
        yield cosine_and_sine(corner * FULL_TURN // ELLIPSE_CORNERS)
