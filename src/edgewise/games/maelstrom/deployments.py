"""Reads deployment files, and works out zones, halves and edges of a table. ME-DEP-1 to ME-DEP-6, ME-DEP-14."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from edgewise.content import ContentError, Problem, Source, fill, read
from edgewise.content.nodes import Path, bare
from edgewise.core.phrase import phrase
from edgewise.games.maelstrom.checks import unknown
from edgewise.games.maelstrom.formulas import FormulaError, formula, worked_out
from edgewise.games.maelstrom.missions import Deployment
from edgewise.geometry.plane import Point, Polygon, ShapeError, box_holds, overlaps

RULE = "ME-DEP-4"
ZoneName: TypeAlias = Literal["A", "B"]
EdgeName: TypeAlias = Literal["left", "right", "bottom", "top"]
SIDES = ("W", "D")
# A file is tried on tables of these sizes, the least and the greatest among them. ME-SCO-2
TRIED_INCHES = ((36, 36), (48, 48), (72, 48), (96, 36), (96, 96))


class Zones(NamedTuple):
    """Where both sides deploy: each zone is one region of one or more parts. ME-DEP-1."""

    a: tuple[Polygon, ...]
    b: tuple[Polygon, ...]

    def of(self, zone: ZoneName) -> tuple[Polygon, ...]:
        """The parts of a zone."""
        return self.a if zone == "A" else self.b


def load_deployment(text: str, file: str) -> Deployment:
    """A deployment type from its file. ME-DEP-4."""
    source = read(text, file, rule=RULE)
    deployment = fill(source, Deployment, rule=RULE)
    problems = list(_check_formulas(source, deployment)) or list(_check_zones(source, deployment))
    if problems:
        raise ContentError(problems)
    return deployment


def zones(deployment: Deployment, width: int, depth: int) -> Zones:
    """Both zones on a table of these sides in mils; B is A turned half round the centre. ME-DEP-4."""
    lengths = {"W": width, "D": depth}
    for name, text in deployment.offsets.items():
        lengths[name] = worked_out(formula(text), lengths)
    parts = [[_place(corner, lengths) for corner in part] for part in deployment.zone]
    turned = [[(width - x, depth - y) for x, y in part] for part in parts]
    return Zones(*(tuple(Polygon(tuple(part)) for part in both) for both in (parts, turned)))


def reserve_edge(deployment: Deployment, zone: ZoneName) -> EdgeName:
    """The table edge over which the reserves of a zone come. ME-DEP-5."""
    if deployment.centreline == "y":
        return "bottom" if zone == "A" else "top"
    return "left" if zone == "A" else "right"


def flanks(deployment: Deployment) -> tuple[EdgeName, EdgeName]:
    """The table edges that belong to nobody. ME-DEP-5."""
    return ("left", "right") if deployment.centreline == "y" else ("bottom", "top")


def half(deployment: Deployment, zone: ZoneName, width: int, depth: int) -> Polygon:
    """The half of the table on the side of a zone's reserve edge. ME-OBJ-1."""
    left, bottom, right, top = 0, 0, width, depth
    match reserve_edge(deployment, zone):
        case "bottom":
            top = depth // 2
        case "top":
            bottom = depth // 2
        case "left":
            right = width // 2
        case "right":
            left = width // 2
    return Polygon.rectangle(left, bottom, right, top)


def _place(corner: tuple[str, str], lengths: dict[str, int]) -> Point:
    return worked_out(formula(corner[0]), lengths), worked_out(formula(corner[1]), lengths)


def _check_formulas(source: Source, deployment: Deployment) -> Iterator[Problem]:
    """Every formula can be read, and names only sides and offsets before it."""
    known = dict.fromkeys(SIDES, 36_000)
    for name, text in deployment.offsets.items():
        if name in (*SIDES, "max", "min") or not name.isalpha():
            message = phrase("bad-file-me-offset-name", name=bare(name))
            yield source.problem(("offsets", name), message, rule=RULE, key=True)
        yield from _check_formula(source, ("offsets", name), text, known)
        known[name] = 1000
    for i, part in enumerate(deployment.zone):
        for j, corner in enumerate(part):
            for k, text in enumerate(corner):
                yield from _check_formula(source, ("zone", i, j, k), text, known)


def _check_formula(source: Source, path: Path, text: str, known: dict[str, int]) -> Iterator[Problem]:
    try:
        worked_out(formula(text), known)
    except FormulaError as error:
        yield source.problem(path, phrase("bad-file-me-formula", at=bare(str(error))), rule=RULE)
    except KeyError as error:
        yield unknown(source, path, str(error.args[0]), known, "offset", rule=RULE)


def _check_zones(source: Source, deployment: Deployment) -> Iterator[Problem]:
    """On every size of table the zones are shapes on it that do not overlap. ME-DEP-4."""
    if not deployment.zone:
        yield source.problem(("zone",), phrase("bad-file-list-empty"), rule=RULE)
    for width, depth in TRIED_INCHES if deployment.zone else ():
        size = f'{width}" x {depth}"'
        try:
            a, b = zones(deployment, 1000 * width, 1000 * depth)
        except ShapeError:
            yield source.problem(("zone",), phrase("bad-file-me-zone-shape", size=size), rule=RULE)
            return
        table = Polygon.rectangle(0, 0, 1000 * width, 1000 * depth)
        if not all(box_holds(table.box, part) for part in a):
            yield source.problem(("zone",), phrase("bad-file-me-zone-off", size=size), rule=RULE)
            return
        if any(overlaps(one, other) for one in a for other in b):
            yield source.problem(("zone",), phrase("bad-file-me-zones-meet", size=size), rule=RULE)
            return
