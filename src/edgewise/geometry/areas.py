"""Who is covered by an area, and who stands nearest."""

from collections.abc import Sequence
from functools import cmp_to_key

from .plane import Solid, compare_gaps, holds, is_within, overlaps


def covered(area: Solid, solids: Sequence[Solid], *, wholly: bool = False) -> list[int]:
    """The numbers of the solids that overlap an area, or lie wholly in it."""
    return [at for at, solid in enumerate(solids) if (holds(area, solid) if wholly else overlaps(area, solid))]


def around(base: Solid, reach: int, solids: Sequence[Solid], beyond: int | None = None) -> list[int]:
    """The numbers of the solids within a reach of a base, and not within `beyond` if that is given: a ring."""
    near = (at for at, solid in enumerate(solids) if is_within(solid, base, reach))
    return [at for at in near if beyond is None or not is_within(solids[at], base, beyond)]


def by_gap(to: Solid, solids: Sequence[Solid]) -> list[int]:
    """The numbers of the solids, nearest first; equal gaps keep their order."""

    def compare(a: int, b: int) -> int:
        return compare_gaps(solids[a], solids[b], to)

    return sorted(range(len(solids)), key=cmp_to_key(compare))
