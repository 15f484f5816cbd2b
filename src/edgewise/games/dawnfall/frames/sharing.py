"""Movers that must all end beside the same models: what can be told of them before any search. DF-MOV-9."""

from __future__ import annotations

from edgewise.games.dawnfall.frames.joint import Field, Joint, Plan
from edgewise.geometry.hexes import HEXES_PER_SPACE


def can_part(field: Field, a: int, b: int) -> bool:
    """Whether two movers have free end positions of their own that do not overlap: they can go together."""
    others = field.ends(b)
    for end in field.ends(a):
        for other in others:
            if not end & other:
                return True
    return False


def may_share(joint: Joint, left: tuple[int, ...], plan: Plan) -> bool:
    """Whether each of the movers could cover another hex beside what they must touch, or a whole Space there.

    Everybody who might be pushed counts as gone, so that a search can find nothing where this fails.
    """
    field, state = joint.field, joint.field.state
    taken = plan.rest
    for m in state.book.bases(state).smaller[max([field.sizes[m] for m in joint.movers])]:
        taken &= ~state.bodies[m]
    taken |= plan.laid
    bits, whole = state.book.board.space_bits, HEXES_PER_SPACE
    wholes = [[bits[s] for s in joint.spaces(m) if not taken & bits[s]] for m in left if field.sizes[m] == whole]
    hexes = [_hexes_beside(joint, m, taken) for m in left if field.sizes[m] < whole]
    return _can_share(wholes, hexes)


def _can_share(wholes: list[list[int]], hexes: list[int]) -> bool:
    """Whether each of some movers gets a whole Space, and each of the others one of its hexes elsewhere."""
    if wholes:
        first, *others = wholes
        return any(
            _can_share([[s for s in row if s != space] for row in others], [h & ~space for h in hexes])
            for space in first
        )
    owners: dict[int, int] = {}
    return all(_claims(mover, hexes, owners, set()) for mover in range(len(hexes)))


def _hexes_beside(joint: Joint, model: int, taken: int) -> int:
    """The hexes beside what must be touched that some end position of a mover covers."""
    field, found = joint.field, 0
    fits = field.state.book.fits[field.sizes[model]]
    for space in joint.spaces(model):
        near, covered = field.near >> 7 * space & 127, 0
        for mask in fits[taken >> 7 * space & 127]:
            if mask & near:
                covered |= mask
        found |= (covered & near) << 7 * space
    return found


def _claims(mover: int, hexes: list[int], owners: dict[int, int], tried: set[int]) -> bool:
    """Whether a mover gets one of its hexes, if need be from an owner that takes another one."""
    left = hexes[mover]
    while left:
        bit = left & -left
        left ^= bit
        if bit not in tried:
            tried.add(bit)
            if bit not in owners or _claims(owners[bit], hexes, owners, tried):
                owners[bit] = mover
                return True
    return False
