"""Front and rear arcs of bodies, and what a body faces."""

from collections.abc import Iterable, Sequence

from edgewise.geometry.bearings import facing_to, is_ahead, is_behind
from edgewise.geometry.nearest import nearest_on_ring
from edgewise.geometry.plane import Disc, Point
from edgewise.geometry.touching import CONTACT_MILS
from edgewise.tabletop.terrain import Standing


def in_front_arc(viewer: Standing, facing: int, body: Standing) -> bool:
    """Whether any part of a body's base is on or ahead of the viewer's dividing line. ME-SHO-15, ME-UNI-15"""
    return is_ahead(viewer.centre, facing, body.disc)


def in_rear_arc(viewer: Standing, facing: int, body: Standing) -> bool:
    """Whether a body's base is at least partly behind the viewer's dividing line. ME-UNI-9, ME-UNI-15"""
    return is_behind(viewer.centre, facing, body.disc, CONTACT_MILS)


def is_unit_in_rear_arc(viewer: Standing, facing: int, leader: Standing, models: Sequence[Standing]) -> bool:
    """Whether a unit, by its leader and half of its models (leader included), is in a viewer's rear arc. ME-UNI-9"""
    behind = sum(in_rear_arc(viewer, facing, model) for model in models)
    return in_rear_arc(viewer, facing, leader) and 2 * behind >= len(models)


def is_outline_in_front_arc(viewer: Standing, facing: int, corners: Iterable[Point]) -> bool:
    """Whether any part of an outline is on or ahead of the viewer's dividing line; corners tell. ME-UNI-14"""
    return any(is_ahead(viewer.centre, facing, Disc(*corner, 0)) for corner in corners)


def is_outline_in_rear_arc(viewer: Standing, facing: int, corners: Sequence[Point]) -> bool:
    """Whether the place of an outline nearest to the viewer is behind its dividing line. ME-UNI-14"""
    x, y, unit = nearest_on_ring(viewer.centre, corners)
    return is_behind((viewer.x * unit, viewer.y * unit), facing, Disc(x, y, 0), CONTACT_MILS, unit)


def facing_of(body: Standing, other: Standing) -> int | None:
    """The facing from one body to the centre of another; None where it changes nothing. ME-UNI-2, ME-UNI-8"""
    return facing_to(body.centre, other.centre)


def facing_of_outline(body: Standing, corners: Sequence[Point]) -> int | None:
    """The facing to the nearest place of an outline; None where that is the own centre. ME-UNI-2"""
    x, y, unit = nearest_on_ring(body.centre, corners)
    return facing_to((body.x * unit, body.y * unit), (x, y))
