"""Who sees whom on a table with heights, what is partly hidden, and by what; exact, and prepared for a match.

`Sightlines` is made once for a Ground, `among()` puts the models there that stand now, and a `Lookout` answers.
Nothing is kept from one Lookout to the next, so no answer outlives a move. ME-LOS-9
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple, TypeAlias, TypeVar

from edgewise.geometry.aims import MIDDLE, STEPS, across, levels
from edgewise.geometry.fans import Fan, Sides, blocked_by_disc, blocked_by_prism
from edgewise.geometry.plane import Polygon
from edgewise.geometry.rays import Spot
from edgewise.geometry.touching import is_in
from edgewise.tabletop.screens import (
    Figure,
    Frame,
    House,
    Screen,
    between,
    enclosing,
    figure,
    house,
    is_house_in,
    screen,
)
from edgewise.tabletop.terrain import Ground, Standing

# The rays of a model by how well they show it: the middle ones first, at half height before the top and the foot.
_SHOWN = tuple(
    3 * (MIDDLE + step) + height for step in sorted(STEPS, key=lambda step: (abs(step), step)) for height in (1, 2, 0)
)

Ray: TypeAlias = tuple[Spot, Spot]
Blocker = TypeVar("Blocker", Screen, Figure)


class Housed(NamedTuple):
    """A unit in a building; every point of the outline is an eye, and shows the unit. ME-BLD-8, ME-BLD-9"""

    piece: int
    """The number of the building on the Ground."""
    unit: int = 0


Onlooker: TypeAlias = Standing | Housed


class Screens(NamedTuple):
    """What is in the way of rays: pieces by their numbers on the Ground, and models, each in rising order."""

    pieces: tuple[int, ...] = ()
    models: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.pieces or self.models)


NOTHING = Screens()


class Look(NamedTuple):
    """What an onlooker sees of one model, or of a building. ME-LOS-8"""

    seen: bool
    """Whether some ray is clear."""
    hidden: bool
    """Whether it is partly hidden: some ray is blocked, as far as it counts for that. ME-SHO-17"""
    ray: Ray
    """A clear ray if it is seen, else one to its middle."""
    cut: Ray | None = None
    """A ray that is blocked, if it is partly hidden."""
    stopping: Screens = NOTHING
    """What blocks rays to it, if it is not seen."""
    hiding: Screens = NOTHING
    """What blocks rays to it, if it is partly hidden."""


class Survey(NamedTuple):
    """What an onlooker sees of a unit: a look for each model that was asked for, in that order."""

    looks: tuple[Look, ...]
    seen: bool
    """Whether any model is seen. ME-LOS-2"""
    hidden: bool
    """Whether the unit is unseen, or from every eye some model of it is partly hidden. ME-SHO-17"""

    @property
    def ray(self) -> Ray:
        """A clear ray if the unit is seen, else one that is not."""
        return next((look for look in self.looks if look.seen), self.looks[0]).ray

    @property
    def cut(self) -> Ray | None:
        """A ray that is blocked, if some model is partly hidden."""
        return next((look.cut for look in self.looks if look.cut is not None), None)

    @property
    def stopping(self) -> Screens:
        """What keeps the unit unseen; nothing if it is seen."""
        return NOTHING if self.seen else _together(look.stopping for look in self.looks)

    @property
    def hiding(self) -> Screens:
        """What hides models of the unit in part."""
        return _together(look.hiding for look in self.looks)


def _together(screens: Iterable[Screens]) -> Screens:
    some = [each for each in screens if each]
    if not some:
        return NOTHING
    pieces, models = ({*chain.from_iterable(numbers)} for numbers in zip(*some, strict=True))
    return Screens(tuple(sorted(pieces)), tuple(sorted(models)))


class Sightlines:
    """The terrain of a Ground as it matters to sight; made once for a match."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.screens = tuple(screen(at, piece) for at, piece in enumerate(ground.pieces) if not piece.low)
        self.frames: list[Frame] = [(it.x, it.y, it.reach) for it in (screen.outline for screen in self.screens)]
        self.houses = {at: house(piece) for at, piece in enumerate(ground.pieces) if piece.kind == "building"}

    def among(self, bodies: Iterable[Standing], slight: Collection[int] = ()) -> "Lookout":
        """The same with the models that stand now; `slight` are those that hide nobody else in part. ME-SHO-18"""
        return Lookout(self, bodies, slight)


class Lookout:
    """The terrain and the models that stand now; made anew whenever a model has moved. ME-LOS-9"""

    def __init__(self, sightlines: Sightlines, bodies: Iterable[Standing], slight: Collection[int] = ()) -> None:
        self.sightlines, self.slight = sightlines, slight
        self.figures = [figure(body, is_slight=body.model in slight) for body in bodies]
        self.frames: list[Frame] = [figure.disc for figure in self.figures]
        self._weighty = {figure.unit for figure in self.figures if not figure.is_slight}

    def look(self, viewer: Onlooker, target: Onlooker, aside: Collection[int] = ()) -> Look:
        """What the viewer sees of one model or one building; the models of both units hide nothing. ME-LOS-8"""
        return self.survey(viewer, (target,), aside).looks[0]

    def sees(self, viewer: Onlooker, targets: Sequence[Onlooker], aside: Collection[int] = ()) -> bool:
        """Whether the viewer sees any of the targets. ME-LOS-1, ME-LOS-2"""
        views = (_View(self, eye, viewer, targets, aside) for eye in self._eyes(viewer))
        return any(view.shows(target) for view in views for target in targets)

    def survey(self, viewer: Onlooker, targets: Sequence[Onlooker], aside: Collection[int] = ()) -> Survey:
        """What the viewer sees of a unit; models of `aside`, more units than the two, are disregarded too. ME-LOS-2"""
        found, is_open = [], False
        for eye in self._eyes(viewer):
            view = _View(self, eye, viewer, targets, aside)
            looks = tuple([view.look(target) for target in targets])
            found.append(looks)
            if not any(look.hidden for look in looks):
                is_open = True
                if all(look.seen for look in looks):
                    # No other eye can see more.
                    return Survey(looks, seen=True, hidden=False)
        looks = found[0] if len(found) == 1 else tuple(_joined(several) for several in zip(*found, strict=True))
        seen = any(look.seen for look in looks)
        return Survey(looks, seen, not (seen and is_open))

    def are_slight(self, targets: Sequence[Onlooker]) -> bool:
        """Whether a unit is all of slight models. ME-SHO-18"""
        return all(
            isinstance(target, Standing) and target.model in self.slight and target.unit not in self._weighty
            for target in targets
        )

    def house(self, housed: Housed) -> House:
        return self.sightlines.houses[housed.piece]

    def _eyes(self, viewer: Onlooker) -> list[Spot]:
        """The top centre of a model, or every point of the outline of a building. ME-LOS-1, ME-LOS-8"""
        if isinstance(viewer, Standing):
            return [(viewer.x, viewer.y, viewer.foot + viewer.height)]
        house = self.house(viewer)
        return [(*point, height) for point in house.points for height in house.heights]


class _View:
    """One eye's view of some targets: what can lie before any of them, and the terrain as it looks from there."""

    __slots__ = ("_sides", "counts_slight", "eye", "figures", "lookout", "screens", "viewer")

    def __init__(
        self, lookout: Lookout, eye: Spot, viewer: Onlooker, targets: Sequence[Onlooker], aside: Collection[int]
    ) -> None:
        self.lookout, self.eye, self.viewer = lookout, eye, viewer
        screens, figures = lookout.sightlines.screens, lookout.figures
        frame = enclosing([self._frame(target) for target in targets])
        houses = {it.piece for it in (viewer, *targets) if isinstance(it, Housed)}
        near = between(eye, frame, lookout.sightlines.frames, range(len(screens)))
        self.screens = [at for at in near if screens[at].piece not in houses] if houses else near
        units = {viewer.unit, *aside, *[target.unit for target in targets]}
        bodies = between(eye, frame, lookout.frames, range(len(figures)))
        self.figures = [at for at in bodies if figures[at].unit not in units and not figures[at].holds(eye)]
        self.counts_slight = bool(self.figures and lookout.slight) and lookout.are_slight(targets)
        self._sides: dict[int, Sides | None] = {}

    def shows(self, target: Onlooker) -> bool:
        """Whether some ray to a target is clear, the middle ones asked first: `look(target).seen`, quicker."""
        screens, figures = self._between(target)
        if not screens and not figures:
            return True
        if isinstance(target, Standing):
            middle = Fan(self.eye, [(target.x, target.y)], levels(target.foot, target.height))
            if self._is_clear(middle, target, screens, figures):
                return True
        return self._is_clear(self._fan(target), target, screens, figures)

    def _is_clear(self, fan: Fan, target: Onlooker, screens: Iterable[int], figures: Iterable[int]) -> bool:
        """Whether nothing blocks some ray of a fan. ME-LOS-8"""
        stopped = 0
        solid = (at for at in screens if self.lookout.sightlines.screens[at].stops)
        for bits, _ in chain[tuple[int, Screen | Figure]](self._pieces(fan, target, solid), self._models(fan, figures)):
            stopped |= bits
            if stopped == fan.everything:
                return False
        return True

    def _between(self, target: Onlooker) -> tuple[Sequence[int], Sequence[int]]:
        """The screens and the figures that can meet rays to a target."""
        lookout, frame = self.lookout, self._frame(target)
        screens = self.screens and between(self.eye, frame, lookout.sightlines.frames, self.screens)
        figures = self.figures and between(self.eye, frame, lookout.frames, self.figures)
        return screens, figures

    def look(self, target: Onlooker) -> Look:
        """What the eye sees of a target."""
        screens, figures = self._between(target)
        if not screens and not figures:
            return Look(seen=True, hidden=False, ray=(self.eye, self._middle(target)))
        fan = self._fan(target)
        pieces = [found for found in self._pieces(fan, target, screens) if found[0]]
        models = [found for found in self._models(fan, figures) if found[0]]
        if not pieces and not models:
            return Look(seen=True, hidden=False, ray=(self.eye, self._middle(target)))
        return self._judged(fan, pieces, models)

    def _judged(self, fan: Fan, pieces: list[tuple[int, Screen]], models: list[tuple[int, Figure]]) -> Look:
        """The look at a target, from what blocks which rays."""
        stopping = [(bits, it) for bits, it in pieces if it.stops] if pieces else pieces
        hiding = [(bits, it) for bits, it in models if self.counts_slight or not it.is_slight] if models else models
        stopped, hidden = _rays(stopping) | _rays(models), _rays(pieces) | _rays(hiding)
        seen = stopped != fan.everything
        return Look(
            seen,
            hidden != 0,
            self._ray(fan, fan.everything & ~stopped if seen else fan.everything),
            self._ray(fan, hidden) if hidden else None,
            NOTHING if seen else _screens(stopping, models),
            _screens(pieces, hiding) if hidden else NOTHING,
        )

    def _pieces(self, fan: Fan, target: Onlooker, screens: Iterable[int]) -> Iterator[tuple[int, Screen]]:
        """The rays that each piece blocks, as bits. ME-LOS-3, ME-LOS-4, ME-LOS-5"""
        for at in screens:
            screen = self.lookout.sightlines.screens[at]
            sides, polygon = self._sides_of(at, screen), screen.outline.polygon
            if sides is not None and not (screen.is_area and self._is_in(target, polygon)):
                yield blocked_by_prism(fan, polygon, sides, screen.bottom, screen.top), screen

    def _models(self, fan: Fan, figures: Iterable[int]) -> Iterator[tuple[int, Figure]]:
        """The rays that each model blocks, as bits. ME-LOS-7"""
        for at in figures:
            figure = self.lookout.figures[at]
            yield blocked_by_disc(fan, figure.disc, figure.bottom, figure.top), figure

    def _sides_of(self, at: int, screen: Screen) -> Sides | None:
        """The outline of a piece as the eye sees it; None for area terrain that the viewer is in."""
        if at not in self._sides:
            is_open = screen.is_area and self._is_in(self.viewer, screen.outline.polygon)
            self._sides[at] = None if is_open else screen.outline.seen_from(self.eye[0], self.eye[1])
        return self._sides[at]

    def _is_in(self, onlooker: Onlooker, area: Polygon) -> bool:
        """Whether an onlooker is partly in an area. ME-SCO-14"""
        if isinstance(onlooker, Standing):
            return is_in(onlooker.disc, area)
        return is_house_in(self.lookout.house(onlooker), area)

    def _frame(self, target: Onlooker) -> Frame:
        return (target.x, target.y, target.r) if isinstance(target, Standing) else self.lookout.house(target).frame

    def _fan(self, target: Onlooker) -> Fan:
        """The rays to a target: 27 to a model, three to each point of a building's outline. ME-LOS-8"""
        eye = self.eye
        if isinstance(target, Standing):
            points = across((eye[0], eye[1]), (target.x, target.y), target.r)
            return Fan(eye, points, levels(target.foot, target.height))
        house = self.lookout.house(target)
        return Fan(eye, house.points, house.heights)

    def _middle(self, target: Onlooker) -> Spot:
        """The point of a target that is shown first."""
        if isinstance(target, Standing):
            return target.x, target.y, levels(target.foot, target.height)[1]
        house = self.lookout.house(target)
        return (*house.points[0], house.heights[1])

    def _ray(self, fan: Fan, rays: int) -> Ray:
        """The one of some rays that shows the target best."""
        shown = _SHOWN if len(fan.points) == len(STEPS) else range(rays.bit_length())
        return self.eye, fan.spot(next(ray for ray in shown if rays >> ray & 1))


def _rays(found: list[tuple[int, Blocker]]) -> int:
    """All rays that are blocked."""
    rays = 0
    for bits, _ in found:
        rays |= bits
    return rays


def _screens(pieces: Sequence[tuple[int, Screen]], models: Sequence[tuple[int, Figure]]) -> Screens:
    return Screens(tuple([it.piece for _, it in pieces]), tuple(sorted([it.model for _, it in models])))


def _joined(looks: tuple[Look, ...]) -> Look:
    """What several eyes together see of one target: it is partly hidden if it is so from every one of them."""
    best = next((look for look in looks if look.seen), looks[0])
    hidden = all(look.hidden for look in looks)
    return best._replace(
        hidden=hidden,
        cut=best.cut if hidden else None,
        stopping=NOTHING if best.seen else _together(look.stopping for look in looks),
        hiding=_together(look.hiding for look in looks) if hidden else NOTHING,
    )
