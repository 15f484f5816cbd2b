"""Measuring: what anybody may ask of the table at any time, changing nothing. ME-MEA-1, ME-SCO-6.

A client asks while a leader is dragged, with the waypoints set so far and the place under the pointer as the last
step, and draws the answer: what the way uses up, the others where the search sets them, and for that end who sees
whom along which ray and what is in the way, what cover is worth, and how far each weapon reaches.
When the pointer lets go, the same waypoints make the Move that is sent; places are named in it only where a person
has moved models by hand. While units are deployed the question is `deploy`; `gap` is the bare tape.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias, assert_never

import msgspec

from edgewise.core.phrase import Phrase, phrase
from edgewise.core.refusal import BadInput, Refusal, misshapen
from edgewise.games.maelstrom.actions import Deploy, Move, MoveKind, Stand
from edgewise.games.maelstrom.concerns import waiting
from edgewise.games.maelstrom.figures import part
from edgewise.games.maelstrom.frames.activation import Act
from edgewise.games.maelstrom.frames.bonus import BonusMove
from edgewise.games.maelstrom.frames.deploying import Deployment
from edgewise.games.maelstrom.frames.moves import climb_levels
from edgewise.games.maelstrom.frames.retreats import Retreat
from edgewise.games.maelstrom.kinds import NO_MODEL, NO_UNIT, Facing, Model, SurfaceName, Unit
from edgewise.games.maelstrom.onlooking import berths, onlooks, reasons, set_down, touched
from edgewise.games.maelstrom.queries import deploying, moving
from edgewise.games.maelstrom.queries.bodies import body, unit_bodies
from edgewise.games.maelstrom.queries.dangers import dangers_met
from edgewise.games.maelstrom.queries.errands import Errand, errand
from edgewise.games.maelstrom.queries.limits import limits_of, path
from edgewise.games.maelstrom.queries.markers import marker_body
from edgewise.games.maelstrom.queries.paths import Trodden, trodden
from edgewise.games.maelstrom.queries.retreating import retreating
from edgewise.games.maelstrom.queries.settling import settled
from edgewise.games.maelstrom.state import Game
from edgewise.games.maelstrom.wire import Measured, Reason
from edgewise.geometry.touching import is_wholly_in_box
from edgewise.tabletop.coherency import coherent, is_touching
from edgewise.tabletop.distances import distance, nearest, shown
from edgewise.tabletop.measuring import MOST_CORNERS, MOST_MODELS, Asked, Mil, Number
from edgewise.tabletop.terrain import Standing

Told: TypeAlias = tuple[Measured, Refusal | None]


class At(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A place, and the name of the surface there."""

    x: Mil
    y: Mil
    surface: SurfaceName = SurfaceName("ground")

    @property
    def stand(self) -> Stand:
        """The same as actions name it."""
        return Stand(self.x, self.y, self.surface)


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One end of a measurement: exactly one of its fields is given."""

    unit: Number | None = None
    model: Number | None = None
    marker: Number | None = None
    at: At | None = None


class Gap(Asked, frozen=True, tag="gap"):
    """How far apart are the nearest models of two units, or models, markers and places? ME-MEA-2, ME-MEA-3"""

    a: Thing
    b: Thing


class Way(Asked, frozen=True, tag="way"):
    """How would a unit stand after a move: the leader's waypoints, and places for others where a person names them.

    Moves of `bonus` and `retreat` are measured while they are asked for, as only then it is known how far they lead.
    """

    unit: Number
    kind: MoveKind = "move"
    steps: Annotated[tuple[At, ...], msgspec.Meta(max_length=MOST_CORNERS)] = ()
    facing: Mil | None = None
    target: Number | None = None
    places: Annotated[tuple[tuple[Number, At], ...], msgspec.Meta(max_length=MOST_MODELS)] = ()
    dynamic: bool = False


class Setting(Asked, frozen=True, tag="deploy"):
    """How would a unit stand that is deployed: the leader's place alone, or those of all its models in their order."""

    unit: Number
    places: Annotated[tuple[At, ...], msgspec.Meta(min_length=1, max_length=MOST_MODELS)]
    facing: Mil = 0
    leader: Number | None = None


AnyAsked: TypeAlias = Gap | Way | Setting


class _Given(msgspec.Struct, frozen=True):
    asked: AnyAsked


def read_asked(given: AnyAsked | Mapping[str, Any]) -> AnyAsked:
    """A question from its JSON form; a bad one gets a clear error."""
    if isinstance(given, Asked):
        return given
    try:
        return msgspec.convert({"asked": given}, _Given).asked
    except msgspec.ValidationError as error:
        found = misshapen(error, rule="ME-MEA-1", code="E_BAD_COMMAND")
        found.field = "measure" + found.field.removeprefix("asked")
        raise found from None


def measured(state: Game, asked: AnyAsked) -> Told:
    """What the tape says, and what forbids what was measured; worked out on a copy. ME-MEA-1, ME-MOV-11"""
    match asked:
        case Gap(a, b):
            return _gap(_bodies(state, a, "a"), _bodies(state, b, "b")), None
        case Way():
            return _way(state, asked)
        case Setting():
            return _deployed(state, asked)
        case _:
            assert_never(asked)


# gaps


def _gap(some: list[Standing], others: list[Standing]) -> Measured:
    pair = nearest(some, others)
    assert pair is not None
    one, other = pair
    touch = any(is_touching(a, b) for a in some for b in others)
    return Measured(0, gap=shown(distance(one, other)), contact=touch, ends=(one.centre, other.centre))


def _bodies(state: Game, thing: Thing, field: str) -> list[Standing]:
    match thing:
        case Thing(unit=int(number), model=None, marker=None, at=None):
            return unit_bodies(state, _on_table(state, number, f"{field}.unit"))
        case Thing(unit=None, model=int(number), marker=None, at=None):
            if number >= len(state.fortitude) or not state.fortitude[number]:
                raise _unknown(phrase("me-bad-measure-model", model=number), f"{field}.model")
            _on_table(state, state.book.model_unit[number], f"{field}.model")
            return [body(state, Model(number))]
        case Thing(unit=None, model=None, marker=int(number), at=None):
            return [_marker(state, number, f"{field}.marker")]
        case Thing(unit=None, model=None, marker=None, at=At(x, y, name)):
            surface = state.book.ground.number(name)
            if surface is None:
                raise _unknown(phrase("me-bad-position-surface", name=name), f"{field}.at")
            return [Standing(x, y, 0, state.book.ground.elevation(surface), surface=surface)]
    raise _bad(phrase("me-bad-measure-thing"), field)


def _marker(state: Game, number: int, field: str) -> Standing:
    if number >= len(state.markers) or state.markers[number].gone:
        raise _unknown(phrase("me-bad-measure-marker", marker=number), field)
    return marker_body(state.book.ground, state.markers[number].x, state.markers[number].y)


def _on_table(state: Game, number: int, field: str) -> Unit:
    if number >= len(state.place) or state.place[number] != "table":
        raise _unknown(phrase("me-bad-measure-unit", unit=number), field)
    return Unit(number)


def _unknown(words: Phrase, field: str) -> BadInput:
    return BadInput(words, field=f"measure.{field}", rule="ME-SCO-12", code="E_UNKNOWN_ID")


def _bad(words: Phrase, field: str) -> BadInput:
    return BadInput(words, field=f"measure.{field}", rule="ME-MEA-1", code="E_BAD_COMMAND")


# moves


def _way(state: Game, asked: Way) -> Told:
    """The move as the rules would judge it now, and what it would come to."""
    unit = _on_table(state, asked.unit, "unit")
    target = NO_UNIT if asked.target is None else _on_table(state, asked.target, "target")
    action = Move(
        asked.kind,
        steps=tuple(step.stand for step in asked.steps),
        facing=None if asked.facing is None else Facing(asked.facing),
        places=tuple((Model(model), at.stand) for model, at in asked.places),
        dynamic=asked.dynamic,
        target=target,
    )
    wanted, refused = _judged(state, unit, action)
    if moving.malformed(state, unit, action) or (target != NO_UNIT and not _is_foe(state, unit, target)):
        return Measured(0, allowance=wanted.most), refused
    return _moved(state, wanted, action), refused


def _is_foe(state: Game, unit: Unit, other: Unit) -> bool:
    return state.book.unit_seat[unit] != state.book.unit_seat[other]


def _judged(state: Game, unit: Unit, action: Move) -> tuple[Errand, Refusal | None]:
    """The move as it is asked for now, judged by the question; any other one by the rules of moves alone."""
    frame = waiting(state)
    match frame:
        case Act(acting) if acting == unit and action.kind not in ("bonus", "retreat"):
            return errand(state, unit, action.kind, action.target), frame.refusal(state, action)
        case BonusMove(mover) if mover == unit and action.kind == "bonus":
            return frame.errand, frame.refusal(state, action)
        case Retreat(mover, attacker) if mover == unit and action.kind == "retreat":
            return retreating(state, unit, attacker), frame.refusal(state, action)
    if action.kind not in ("move", "dash", "charge"):
        raise _bad(phrase("me-bad-measure-kind"), "kind")
    wanted = errand(state, unit, action.kind, action.target)
    return wanted, moving.judged(state, wanted, action)


def _moved(state: Game, wanted: Errand, action: Move) -> Measured:
    """What a move would use up, bring and come to. ME-MOV-2, ME-MOV-7, ME-TER-8, ME-TER-11"""
    unit = wanted.unit
    way = trodden(state, unit, path(state, unit, action), dynamic=action.dynamic)
    found = settled(state, wanted, action, limits_of(state, wanted, action))
    mates = [mate for mate in found.places if mate is not None]
    told = _stood(state, unit, found.facing, found.leader, found.places)
    lost = [before for before, mate in zip(found.mates, found.places, strict=True) if mate is None]
    levels = _levels(state, unit, way, [found.leader, *mates])
    return msgspec.structs.replace(
        told,
        length=way.length,
        climb=way.climb,
        allowance=wanted.most,
        lost=tuple(Model(mate.model) for mate in lost),
        levels=levels,
    )


def _levels(state: Game, unit: Unit, way: Trodden, after: list[Standing]) -> tuple[Reason, ...]:
    """What the move would raise the suppression by. ME-MOV-13, ME-TER-8, ME-TYP-3"""
    dangers = dangers_met(state, way, unit_bodies(state, unit), after)
    found = (
        part(dangers, "dangerous-ground", "ME-TER-9"),
        part(climb_levels(state, unit, way), "climbing", "ME-TYP-3"),
    )
    return reasons(each for each in found if each.amount)


def _stood(state: Game, unit: Unit, facing: int, leader: Standing, mates: tuple[Standing | None, ...]) -> Measured:
    """A unit as it would stand, and what that means for sight, cover and markers."""
    there = [mate for mate in mates if mate is not None]
    is_on_table = is_wholly_in_box(leader.disc, state.book.ground.box)
    after = state.clone()
    set_down(after, unit, facing, [leader, *there])
    return Measured(
        0,
        facing=facing,
        places=berths(state, leader, there),
        coherent=coherent(leader, mates) == len(mates),
        markers=touched(state, [leader, *there]),
        onlooks=onlooks(after, unit) if is_on_table else (),
    )


# deployment


def _deployed(state: Game, asked: Setting) -> Told:
    """A deployment as it would be judged, and how the unit would stand. ME-DEP-13"""
    if asked.unit >= len(state.place):
        raise _unknown(phrase("me-bad-measure-unit", unit=asked.unit), "unit")
    if state.turn or not state.zones:
        raise _bad(phrase("me-bad-measure-deploy"), "type")
    leader = NO_MODEL if asked.leader is None else Model(asked.leader)
    places = tuple(place.stand for place in asked.places)
    action = Deploy(Unit(asked.unit), places, Facing(asked.facing), leader)
    refused = _set_refusal(state, action)
    if deploying.malformed(state, action):
        return Measured(0), refused
    first, mates = deploying.stood(state, action)
    after = state.clone()
    after.leader[action.unit] = deploying.leads(state, action)
    return _stood(after, action.unit, action.facing, first, mates), refused


def _set_refusal(state: Game, action: Deploy) -> Refusal | None:
    """A deployment judged by the question if it asks for it, any other one by its places alone."""
    match waiting(state):
        case Deployment(seat) as frame if seat == state.book.unit_seat[action.unit]:
            return frame.refusal(state, action)
        case _:
            return deploying.refusal(state, action)
