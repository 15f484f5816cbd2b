"""What an end of a move comes to: who sees whom and what is in the way, what cover is worth, how far weapons reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from edgewise.games.maelstrom.figures import Figure, Part
from edgewise.games.maelstrom.kinds import Marker, Model, PieceName, Unit
from edgewise.games.maelstrom.profiles import WeaponProfile
from edgewise.games.maelstrom.queries.arcs import is_in_rear
from edgewise.games.maelstrom.queries.arms import arms_of, weapon_used
from edgewise.games.maelstrom.queries.bodies import unit_to_unit
from edgewise.games.maelstrom.queries.cover import cover_value
from edgewise.games.maelstrom.queries.markers import lying, marker_body
from edgewise.games.maelstrom.queries.sight import survey
from edgewise.games.maelstrom.queries.volume import band
from edgewise.games.maelstrom.state import Game, living, standing
from edgewise.games.maelstrom.wire import Berth, CoverWorth, Glance, Onlook, Reason, WeaponBand
from edgewise.tabletop.coherency import is_coherent, is_touching
from edgewise.tabletop.terrain import Standing


def set_down(state: Game, unit: Unit, facing: int, bodies: Iterable[Standing]) -> None:
    """Puts a unit where it would stand, with a Cover token; models that are not named have found no place. ME-MOV-8"""
    there = {body.model: body for body in bodies}
    for model in living(state, unit):
        body = there.get(model)
        if body is None:
            state.fortitude[model] = 0
        else:
            state.x[model], state.y[model], state.z[model], state.on[model] = body.x, body.y, body.foot, body.surface
    state.place[unit], state.facing[unit], state.cover[unit] = "table", facing, 1


def berths(state: Game, leader: Standing, mates: Iterable[Standing]) -> tuple[Berth, ...]:
    """The places of a unit, the leader first. ME-UNI-11"""
    names = state.book.ground.surfaces
    return tuple(
        Berth(Model(each.model), each.centre, names[each.surface].name, each.foot, not is_coherent(leader, each))
        for each in (leader, *mates)
    )


def touched(state: Game, bodies: Sequence[Standing]) -> tuple[Marker, ...]:
    """The markers that a unit would be in contact with. ME-OBJ-4"""
    found = ((number, marker_body(state.book.ground, marker.x, marker.y)) for number, marker in lying(state))
    return tuple(number for number, marker in found if any(is_touching(body, marker) for body in bodies))


def onlooks(state: Game, unit: Unit) -> tuple[Onlook, ...]:
    """Every enemy unit on the table as it stands to a unit. ME-LOS-1, ME-SHO-3, ME-COV-6"""
    return tuple(_onlook(state, unit, foe) for foe in standing(state, 1 - state.book.unit_seat[unit]))


def _onlook(state: Game, unit: Unit, foe: Unit) -> Onlook:
    gap, behind = unit_to_unit(state, unit, foe), is_in_rear(state, foe, unit)
    worth = told_cover(cover_value(state, unit, behind=behind))
    sees, seen = glance(state, unit, foe), glance(state, foe, unit)
    return Onlook(foe, gap, sees, seen, behind, worth, tuple(_bands(state, unit, gap)))


def glance(state: Game, unit: Unit, target: Unit) -> Glance:
    """What the leader of a unit sees of another one, with rays to draw and what is in the way. ME-LOS-8"""
    found = survey(state, unit, target)
    screens = found.hiding if found.seen else found.stopping
    pieces = state.book.ground.pieces
    return Glance(
        found.seen,
        found.seen and found.hidden,
        found.ray,
        found.cut,
        tuple(PieceName(pieces[number].name) for number in screens.pieces),
        tuple(map(Model, screens.models)),
    )


def told_cover(figure: Figure) -> CoverWorth:
    """The value of cover with its reasons. ME-COV-6"""
    return CoverWorth(figure.value, reasons(figure.parts))


def reasons(parts: Iterable[Part]) -> tuple[Reason, ...]:
    """Reasons as clients get them."""
    return tuple(Reason(each.amount, each.what, each.rule) for each in parts)


def _bands(state: Game, unit: Unit, gap: int) -> Iterator[WeaponBand]:
    """The ranged weapons of a unit, each profile once, and their bands at a distance. ME-SHO-4"""
    met: set[WeaponProfile] = set()
    for model in living(state, unit):
        for shot in arms_of(state, model):
            profile = weapon_used(state, shot)
            if isinstance(profile.rng, int) and profile not in met:
                met.add(profile)
                yield WeaponBand(model, shot.weapon, shot.mode, profile.range_mils, band(profile, gap, "fire"))
