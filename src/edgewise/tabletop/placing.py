"""Where the other models of a unit are set down around their leader: the search that finds places. ME-SCO-9, ME-MOV-7

The search goes through rings of spots around the leader, and in a charge through spots around the models charged.
Its order is a rule; what makes it quick is that each kind of base goes on where the one before it stopped: a spot
that was forbidden stays so, since models are only added.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from edgewise.geometry.compass import circle
from edgewise.geometry.touching import CONTACT_MILS
from edgewise.tabletop.coherency import (
    COHERENCY_MILS,
    FARTHEST_MILS,
    Places,
    Shortfall,
    coherent,
    shortfall,
    touching,
)
from edgewise.tabletop.distances import by_distance
from edgewise.tabletop.limits import Limits, barriers
from edgewise.tabletop.spots import Group, Ring, SpotWalk, around
from edgewise.tabletop.terrain import Standing

RING_STEP = 250
# The ring of 3" lies a hair inside, so that rounding carries no spot of it out of coherency.
COHERENT_GAPS = (*range(0, COHERENCY_MILS, RING_STEP), COHERENCY_MILS - 1)
GAPS = (*COHERENT_GAPS, *range(COHERENCY_MILS + RING_STEP, FARTHEST_MILS + 1, RING_STEP))


def settle(
    leader: Standing, facing: int, mates: Sequence[Standing], limits: Limits, targets: Sequence[Standing] = ()
) -> Places:
    """Sets down the mates of a leader that stands at its end, in list order; None: no place was found. ME-SCO-9

    `mates` are as they stood before, which matters only to `Limits.check`; `targets` are the models charged.
    """
    search = _Search(leader, facing, limits, targets)
    return tuple([search.place(mate) for mate in mates])


def arrange(
    leader: Standing,
    facing: int,
    mates: Sequence[Standing],
    limits: Limits,
    wants: Callable[[Standing], bool],
    targets: Sequence[Standing] = (),
) -> Places:
    """Sets the mates down where something is wanted, such as cover, as long as that is as good as what is found."""
    search = _Search(leader, facing, limits, targets, wants)
    places = tuple([search.place(mate) for mate in mates])
    short = worse(leader, facing, mates, places, limits, targets)
    return places if short is None else short[1]


def has_room(leader: Standing, facing: int, mates: Sequence[Standing], limits: Limits) -> bool:
    """Whether every mate would find a place around a leader."""
    return _is_open_around(leader, facing, mates, limits) or None not in settle(leader, facing, mates, limits)


def _is_open_around(leader: Standing, facing: int, mates: Sequence[Standing], limits: Limits) -> bool:
    """Whether enough of six spots touching the leader are plainly free: enough for most moves, and quick to ask."""
    r = max((mate.r for mate in mates), default=0)
    if r > leader.r or limits.zone or limits.check or limits.markers:
        return False
    footing, free, (x, y) = limits.footing(r), 0, leader.centre
    reach = leader.r + 2 * r
    if barriers(limits.ground, leader, reach):
        return False
    bodies = [body for body in limits.bodies if _is_near(body.x - x, body.y - y, reach + body.r + CONTACT_MILS)]
    for dx, dy in circle(leader.r + r, facing, 6000):
        cell = footing.options(x + dx, y + dy)
        is_free = any(surface == leader.surface and is_sure for surface, _, is_sure in cell)
        spans = ((body.x - x - dx, body.y - y - dy, r + body.r + CONTACT_MILS) for body in bodies)
        if is_free and not any(_is_near(*span) for span in spans):
            free += 1
    return free >= len(mates)


def _is_near(dx: int, dy: int, reach: int) -> bool:
    return dx * dx + dy * dy <= reach * reach


def worse(
    leader: Standing,
    facing: int,
    mates: Sequence[Standing],
    given: Sequence[Standing | None],
    limits: Limits,
    targets: Sequence[Standing] = (),
) -> tuple[Shortfall, Places] | None:
    """What a placement falls short of, with the places found; None: it is good enough. ME-SCO-9, ME-UNI-12

    That nothing forbids the places is judged before; they are in list order, None for a model that is given none.
    """
    count = len(mates)
    if coherent(leader, given) == count and (not targets or touching(given, targets) == count):
        return None
    found = settle(leader, facing, mates, limits, targets)
    short = shortfall(leader, given, found, targets)
    return None if short is None else (short, found)


class _Search:
    """One unit being set down: how far each walk over spots has come."""

    def __init__(
        self,
        leader: Standing,
        facing: int,
        limits: Limits,
        targets: Sequence[Standing],
        wants: Callable[[Standing], bool] | None = None,
    ) -> None:
        self.leader, self.facing, self.limits, self.wants = leader, facing, limits, wants
        self.group = Group(leader, limits)
        self.targets = by_distance(leader, targets)
        self.walks: dict[tuple[str, int], SpotWalk] = {}

    def place(self, mate: Standing) -> Standing | None:
        """The place of one more model: in contact if that is wanted and can be, then coherent, then anywhere."""
        found = self._walk("contact", mate).next(mate) if self.targets else None
        if found is None and self.wants is not None:
            found = self._walk("wanted", mate).next(mate)
        if found is None:
            found = self._walk("coherent", mate).next(mate) or self._walk("allowed", mate).next(mate)
        if found is not None:
            self.group.add(found)
            for walk in self.walks.values():
                walk.add(found)
        return found

    def _walk(self, kind: str, mate: Standing) -> SpotWalk:
        walk = self.walks.get((kind, mate.r))
        if walk is None:
            wants, rings = self.wants if kind == "wanted" else None, self._rings(kind, mate.r)
            walk = self.walks[kind, mate.r] = SpotWalk(self.group, mate.r, rings, wants, strict=kind != "allowed")
        if self.limits.check is not None:
            walk.restart()
        return walk

    def _rings(self, kind: str, r: int) -> list[Ring]:
        x, y = self.leader.centre
        if kind == "contact":
            return [around(body, r, self.leader) for body in self.targets if self._is_in_reach(body, r)]
        gaps = GAPS if kind == "allowed" else COHERENT_GAPS
        return [Ring(x, y, self.leader.r + r + gap, self.facing) for gap in gaps]

    def _is_in_reach(self, body: Standing, r: int) -> bool:
        """Whether a model that touches a body can be coherent at all; a few mils are left for rounding."""
        reach = self.leader.r + COHERENCY_MILS + 2 * r + body.r + CONTACT_MILS
        return _is_near(body.x - self.leader.x, body.y - self.leader.y, reach)
