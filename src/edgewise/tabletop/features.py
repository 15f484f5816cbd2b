"""Which terrain features a base touches, stands on or is in."""

from edgewise.geometry.touching import CONTACT_MILS, is_in, touches
from edgewise.tabletop.terrain import Ground, Standing


def bearer(ground: Ground, body: Standing) -> int | None:
    """The number of the piece whose surface bears a body; None on the bare table. ME-COV-2"""
    return ground.surfaces[body.surface].piece


def obstacles_touched(ground: Ground, body: Standing) -> list[int]:
    """The obstacles and buildings that a base touches or stands on; an open top is no touching. ME-COV-2, ME-COV-3"""
    borne = bearer(ground, body)
    touched = []
    for at in _near(ground, body):
        piece = ground.pieces[at]
        if not piece.is_solid:
            continue
        if at == borne:
            if not piece.open_top:
                touched.append(at)
        elif piece.base <= body.foot < piece.top and touches(body.disc, piece.outline):
            touched.append(at)
    return touched


def areas_entered(ground: Ground, body: Standing) -> list[int]:
    """The area terrain that a base is partly in, at whatever height. ME-COV-4, ME-LOS-5"""
    return [
        at for at in _near(ground, body) if not ground.pieces[at].is_solid and is_in(body.disc, ground.outlines[at])
    ]


def _near(ground: Ground, body: Standing) -> tuple[int, ...]:
    x, y, reach = body.x, body.y, body.r + CONTACT_MILS
    return ground.pieces_near(x - reach, y - reach, x + reach, y + reach)
