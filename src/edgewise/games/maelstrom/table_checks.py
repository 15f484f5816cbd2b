"""What the types of table files cannot express: where features lie, and what fits their kind. ME-TER-16, ME-SCO-2."""

from __future__ import annotations

from collections.abc import Iterator

from edgewise.content import Problem, Source
from edgewise.content.nodes import Path, bare
from edgewise.core.phrase import phrase
from edgewise.games.maelstrom.checks import unknown
from edgewise.games.maelstrom.flattening import Outlined, corners, terrain
from edgewise.games.maelstrom.tables import Feature, Flag, Kind, TableFile
from edgewise.geometry.plane import Box, Polygon, ShapeError, box_holds, holds

RULE = "ME-TER-16"
# The kinds that each flag is for. ME-TER-16
SOLID: frozenset[Kind] = frozenset({"obstacle", "building"})
KINDS_OF: dict[Flag, frozenset[Kind]] = {
    "low": frozenset({"area"}),
    "porous": SOLID,
    "standable": SOLID,
    "openTop": SOLID,
}


def check_table(source: Source, table: TableFile) -> Iterator[Problem]:
    """Everything that does not fit in a table file."""
    if table.depth > table.width:
        message = phrase("bad-file-me-longer-side", width=table.width, depth=table.depth)
        yield source.problem(("depth",), message, rule="ME-SCO-2")
    yield from _check_ids(source, table)
    whole = Box(0, 0, 1000 * table.width, 1000 * table.depth)
    for i, feature in enumerate(table.features):
        path: Path = ("features", i)
        yield from _check_kind(source, path, feature)
        faults = list(_check_outline(source, path, feature))
        yield from faults
        if not faults:
            yield from _check_place(source, path, feature, whole)
    yield from _check_carriers(source, table)


def _check_ids(source: Source, table: TableFile) -> Iterator[Problem]:
    """Every feature and every twin has an id of its own that a surface can be called by."""
    seen: set[str] = set()
    for i, feature in enumerate(table.features):
        for field, id in (("id", feature.id), ("twin", feature.twin)):
            if field == "twin" and not id:
                continue
            path: Path = ("features", i, field)
            if not id or ":" in id or id == "ground":
                yield source.problem(path, phrase("bad-file-me-feature-id", id=bare(id)), rule=RULE)
            if id in seen:
                yield source.problem(path, phrase("bad-file-id-twice", id=bare(id)), rule=RULE)
            seen.add(id)


def _check_kind(source: Source, path: Path, feature: Feature) -> Iterator[Problem]:
    """A feature says all that its type does not, and no more than its kind allows. ME-TER-15, ME-TER-16."""
    what = terrain(feature)
    if what is None:
        yield source.problem(path, phrase("bad-file-me-untyped"), rule="ME-TER-15")
        return
    for i, flag in enumerate(feature.flags or ()):
        if what.kind not in KINDS_OF.get(flag, frozenset({what.kind})):
            message = phrase("bad-file-me-flag", flag=flag, kind=what.kind)
            yield source.problem((*path, "flags", i), message, rule=RULE)
    flags = what.flags if feature.flags is None else ()
    if any(what.kind not in KINDS_OF.get(flag, frozenset({what.kind})) for flag in flags):
        message = phrase("bad-file-me-kind-flags", kind=what.kind, flags=tuple(flags))
        yield source.problem((*path, "kind"), message, rule=RULE)
    if what.height == "unlimited" and what.kind != "area":
        yield source.problem((*path, "height"), phrase("bad-file-me-unlimited"), rule=RULE)
    if feature.admits is not None and what.kind != "building":
        yield source.problem((*path, "admits"), phrase("bad-file-me-admits"), rule="ME-BLD-6", key=True)
    for field, group in (("floors", feature.floors), ("elements", feature.elements)):
        if group and what.kind != "area":
            message = phrase("bad-file-me-area-only", field=field)
            yield source.problem((*path, field), message, rule=RULE, key=True)


def _check_outline(source: Source, path: Path, shape: Outlined) -> Iterator[Problem]:
    """A shape is a simple polygon, or a footprint. ME-TER-16."""
    if bool(shape.outline) == (shape.footprint is not None):
        yield source.problem(path, phrase("bad-file-me-outline"), rule=RULE)
    elif _polygon(shape) is None:
        field = "outline" if shape.outline else "footprint"
        yield source.problem((*path, field), phrase("bad-file-me-crossing"), rule=RULE)


def _check_place(source: Source, path: Path, feature: Feature, table: Box) -> Iterator[Problem]:
    """A feature lies on the table, and what is marked in it lies inside. ME-TER-16."""
    outline = _polygon(feature)
    assert outline is not None
    field = "outline" if feature.outline else "footprint"
    if not box_holds(table, outline):
        yield source.problem((*path, field), phrase("bad-file-me-off-table"), rule=RULE)
    groups: dict[str, tuple[Outlined, ...]] = {
        "floors": feature.floors,
        "parts": feature.parts,
        "elements": feature.elements,
    }
    for name, group in groups.items():
        for i, part in enumerate(group):
            here = (*path, name, i)
            faults = list(_check_outline(source, here, part))
            yield from faults
            inner = None if faults else _polygon(part)
            if inner is not None and not holds(outline, inner):
                yield source.problem(here, phrase("bad-file-me-outside"), rule=RULE)
    for i, part in enumerate(feature.parts):
        if not part.impassable and part.dangerous is None:
            yield source.problem((*path, "parts", i), phrase("bad-file-me-harmless"), rule="ME-TER-4")


def _check_carriers(source: Source, table: TableFile) -> Iterator[Problem]:
    """What stands on another feature lies wholly on its top. ME-TER-16."""
    features = {feature.id: feature for feature in table.features}
    for i, feature in enumerate(table.features):
        if not feature.stands_on:
            continue
        path: Path = ("features", i, "standsOn")
        carrier = features.get(feature.stands_on)
        if carrier is None:
            yield unknown(source, path, feature.stands_on, features, "feature", rule=RULE)
            continue
        what = terrain(carrier)
        if _stands_on_itself(feature, features) or (what is not None and what.kind not in SOLID):
            yield source.problem(path, phrase("bad-file-me-no-top"), rule=RULE)
            continue
        outline, below = _polygon(feature), _polygon(carrier)
        if outline is not None and below is not None and not holds(below, outline):
            message = phrase("bad-file-me-overhang", carrier=bare(feature.stands_on))
            yield source.problem(path, message, rule=RULE)


def _stands_on_itself(feature: Feature, features: dict[str, Feature]) -> bool:
    seen = set[str]()
    while feature.stands_on in features:
        if feature.id in seen:
            return True
        seen.add(feature.id)
        feature = features[feature.stands_on]
    return False


def _polygon(shape: Outlined) -> Polygon | None:
    """The outline as a polygon; none where it is no simple one."""
    try:
        return Polygon(corners(shape))
    except ShapeError:
        return None
