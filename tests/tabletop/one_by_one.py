"""Looks as they are defined: every ray against every body, in exact fractions."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from edgewise.geometry.aims import across, along, levels
from edgewise.geometry.plane import Disc, Point, Solid, squared
from edgewise.geometry.rays import Body, Spot, hides
from edgewise.geometry.touching import is_in
from edgewise.tabletop.looks import Housed, Onlooker, Screens
from edgewise.tabletop.screens import house as house_of
from edgewise.tabletop.screens import is_house_in
from edgewise.tabletop.terrain import Ground, Standing

FAR = 10**7
GRAZE = 10


class Blocker(NamedTuple):
    """Something that may be in the way."""

    body: Body
    piece: int | None
    model: int | None
    stops: bool
    hides: bool


class Table(NamedTuple):
    """Terrain and the models that stand on it."""

    ground: Ground
    bodies: Sequence[Standing]
    slight: Collection[int] = ()

    def eyes(self, viewer: Onlooker) -> list[Spot]:
        if isinstance(viewer, Standing):
            return [(viewer.x, viewer.y, viewer.top)]
        return self.outline_spots(viewer)

    def outline_spots(self, housed: Housed) -> list[Spot]:
        piece = self.ground.pieces[housed.piece]
        return [(*point, height) for point in along(piece.corners) for height in levels(piece.base, piece.height)]

    def ends(self, eye: Spot, target: Onlooker) -> list[Spot]:
        if isinstance(target, Housed):
            return self.outline_spots(target)
        points: Iterable[Point] = across(eye[:2], target.centre, target.r)
        return [(*point, height) for point in points for height in levels(target.foot, target.height)]

    def is_in(self, onlooker: Onlooker, piece: int) -> bool:
        area = self.ground.pieces[piece].outline
        if isinstance(onlooker, Standing):
            return is_in(onlooker.disc, area)
        return is_house_in(house_of(self.ground.pieces[onlooker.piece]), area)

    def blockers(self, eye: Spot, viewer: Onlooker, target: Onlooker) -> Iterator[Blocker]:
        for number, piece in enumerate(self.ground.pieces):
            solid: Solid = piece.outline
            if piece.kind == "area":
                if not piece.low and not self.is_in(viewer, number) and not self.is_in(target, number):
                    yield Blocker(Body(solid, -FAR, FAR), number, None, True, True)
            elif not any(isinstance(it, Housed) and it.piece == number for it in (viewer, target)):
                yield Blocker(Body(solid, piece.base, piece.top), number, None, not piece.porous, True)
        slight_unit = self.is_slight_unit(target)
        for it in self.bodies:
            holds = it.foot < eye[2] < it.top and squared(it.centre, eye[:2]) < it.r**2
            if it.unit not in (viewer.unit, target.unit) and not holds:
                yield Blocker(self.body(it), None, it.model, True, slight_unit or it.model not in self.slight)

    def body(self, standing: Standing) -> Body:
        return Body(Disc(*standing[:3]), standing.foot, standing.top)

    def is_slight_unit(self, target: Onlooker) -> bool:
        if isinstance(target, Housed) or target.model not in self.slight:
            return False
        return all(it.model in self.slight for it in self.bodies if it.unit == target.unit)

    def blocked(self, viewer: Onlooker, eye: Spot, target: Onlooker) -> list[list[Blocker]]:
        """For each ray to the target, what blocks it."""
        blockers = list(self.blockers(eye, viewer, target))
        return [[it for it in blockers if hides(it.body, eye, end, GRAZE)] for end in self.ends(eye, target)]


class Answer(NamedTuple):
    """What a look says, without the rays to draw."""

    seen: bool
    hidden: bool
    stopping: Screens
    hiding: Screens


def answer(table: Table, viewer: Onlooker, target: Onlooker) -> Answer:
    """What the viewer sees of a target."""
    views = [table.blocked(viewer, eye, target) for eye in table.eyes(viewer)]
    seen = any(not any(it.stops for it in ray) for rays in views for ray in rays)
    hidden = all(any(it.hides for ray in rays for it in ray) for rays in views)
    found = [it for rays in views for ray in rays for it in ray]
    stopping = screens(it for it in found if it.stops and not seen)
    return Answer(seen, hidden, stopping, screens(it for it in found if it.hides and hidden))


def of_unit(table: Table, viewer: Onlooker, targets: Sequence[Onlooker]) -> tuple[bool, bool]:
    """Whether a unit is seen, and whether it is hidden."""
    views = [[table.blocked(viewer, eye, target) for target in targets] for eye in table.eyes(viewer)]
    seen = any(not any(it.stops for it in ray) for view in views for rays in view for ray in rays)
    hidden = all(any(it.hides for rays in view for ray in rays for it in ray) for view in views)
    return seen, hidden or not seen


def screens(found: Iterable[Blocker]) -> Screens:
    some = list(found)
    pieces = {it.piece for it in some if it.piece is not None}
    models = {it.model for it in some if it.model is not None}
    return Screens(tuple(sorted(pieces)), tuple(sorted(models)))
