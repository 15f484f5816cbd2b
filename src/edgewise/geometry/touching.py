"""What touching, partly in and wholly in mean for a round base, with the slack that tape and eye leave."""

from .outlines import is_nearer, winding
from .paths import crosses
from .plane import Box, Disc, Point, Solid

CONTACT_MILS = 10


def touches(base: Disc, area: Solid) -> bool:
    """Whether a base reaches an area, or misses it by no more than the slack. ME-SCO-14"""
    x, y, r = base
    if isinstance(area, Disc):
        reach = r + CONTACT_MILS + area.r
        return (x - area.x) ** 2 + (y - area.y) ** 2 <= reach * reach
    reach = r + CONTACT_MILS
    left, bottom, right, top = area.box
    if x < left - reach or x > right + reach or y < bottom - reach or y > top + reach:
        return False
    # Distances are compared with "nearer than", and this is the one place where equality counts as near.
    return winding((x, y), area.edges) >= 0 or any(_is_as_near(x, y, c, d, reach) for c, d in area.edges)


def is_in(base: Disc, area: Solid) -> bool:
    """Whether a base is partly in an area, overlaps or enters it. ME-SCO-14"""
    x, y, r = base
    reach = r - CONTACT_MILS
    if reach <= 0:
        return False
    if isinstance(area, Disc):
        return (x - area.x) ** 2 + (y - area.y) ** 2 < (reach + area.r) ** 2
    left, bottom, right, top = area.box
    if x <= left - reach or x >= right + reach or y <= bottom - reach or y >= top + reach:
        return False
    for c, d in area.edges:
        if is_nearer(x, y, c, d, reach):
            return True
    return winding((x, y), area.edges) > 0


def is_wholly_in(base: Disc, area: Solid) -> bool:
    """Whether a base lies in an area with all of itself, or sticks out by no more than the slack. ME-SCO-14"""
    x, y, r = base
    reach = max(r - CONTACT_MILS, 0)
    if isinstance(area, Disc):
        # The rim of the area is nowhere nearer than `reach`, and the centre is within it.
        return area.r >= reach and (x - area.x) ** 2 + (y - area.y) ** 2 <= (area.r - reach) ** 2
    if winding((x, y), area.edges) < 0:
        return False
    for c, d in area.edges:  # noqa: SIM110  # a loop is quicker than any(), and this is asked often
        if is_nearer(x, y, c, d, reach):
            return False
    return True


def is_wholly_in_box(base: Disc, box: Box) -> bool:
    """The same for an upright rectangle, such as the table. ME-SCO-14"""
    x, y, r = base
    reach = max(r - CONTACT_MILS, 0)
    return box.left + reach <= x <= box.right - reach and box.bottom + reach <= y <= box.top - reach


def sweeps(start: Point, end: Point, radius: int, area: Solid) -> bool:
    """Whether a base, led straight from start to end, is partly in an area anywhere on its way. ME-SCO-14"""
    return radius > CONTACT_MILS and crosses(start, end, radius - CONTACT_MILS, area)


def in_contact(a: Disc, b: Disc) -> bool:
    """Whether two bases meet: the gap is from -0.010" to +0.010". ME-SCO-3"""
    square, reach = (a.x - b.x) ** 2 + (a.y - b.y) ** 2, a.r + b.r
    return max(reach - CONTACT_MILS, 0) ** 2 <= square <= (reach + CONTACT_MILS) ** 2


def overlap(a: Disc, b: Disc) -> bool:
    """Whether one base lies over the other by more than contact. ME-SCO-3"""
    reach = a.r + b.r - CONTACT_MILS
    return reach > 0 and (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < reach * reach


def _is_as_near(x: int, y: int, start: Point, end: Point, reach: int) -> bool:
    """Whether a point is at most `reach` away from a segment."""
    ax, ay = start
    dx, dy, px, py = end[0] - ax, end[1] - ay, x - ax, y - ay
    along, span = dx * px + dy * py, dx * dx + dy * dy
    if along <= 0:
        return px * px + py * py <= reach * reach
    if along >= span:
        return (x - end[0]) ** 2 + (y - end[1]) ** 2 <= reach * reach
    side = dx * py - dy * px
    return side * side <= reach * reach * span
