"""Measuring: what any player may ask of the table at any time, changing nothing. ED-MOV-11."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias, assert_never

import msgspec

from edgewise.core.phrase import Phrase, phrase
from edgewise.core.refusal import BadInput, Refusal, misshapen
from edgewise.games.the_edge.actions import Path
from edgewise.games.the_edge.queries.moves import allowance, paths_refusal, travel
from edgewise.games.the_edge.queries.places import base, blocking, touches_pool, touching
from edgewise.games.the_edge.queries.sight import sees
from edgewise.games.the_edge.queries.standing import Shape, standing
from edgewise.games.the_edge.state import CONTACT_MILS, POOL_RADIUS, Game, Point
from edgewise.geometry.plane import Box, Disc, Solid, gap, is_within
from edgewise.geometry.reach import Reach
from edgewise.geometry.routes import Ground
from edgewise.geometry.sight import enters

Mil: TypeAlias = Annotated[int, msgspec.Meta(ge=-36_000, le=72_000)]
Spot: TypeAlias = tuple[Mil, Mil]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9_999)]
Drawn: TypeAlias = tuple[Number, Annotated[tuple[Spot, ...], msgspec.Meta(max_length=64)]]


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One end of a measurement: exactly one of its fields is given."""

    model: Number | None = None
    pool: Number | None = None
    obstacle: Number | None = None
    at: Spot | None = None


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about the table."""


class Gap(Asked, frozen=True, tag="gap"):
    """How far apart are the nearest edges of two things? ED-MOV-2."""

    a: Thing
    b: Thing


class Paths(Asked, frozen=True, tag="paths"):
    """How long are these paths, what would their ends touch, and may they be taken together? ED-CLR-5."""

    paths: Annotated[tuple[Drawn, ...], msgspec.Meta(min_length=1, max_length=6)]


class Route(Asked, frozen=True, tag="route"):
    """The shortest way of a model to a place, past what blocks it, and whom it would see there. ED-MOV-4, ED-LOS-5.

    `via` are corners that it must pass; `beside` are the paths of others that move with it.
    """

    model: Number
    to: Spot
    via: Annotated[tuple[Spot, ...], msgspec.Meta(max_length=16)] = ()
    beside: Annotated[tuple[Drawn, ...], msgspec.Meta(max_length=5)] = ()


class Reaches(Asked, frozen=True, tag="reach"):
    """Where may a model end its movement? ED-MOV-1."""

    model: Number


class Sights(Asked, frozen=True, tag="sights"):
    """Whom does a model see, from where it stands or from another place, and how far off? ED-LOS-5."""

    model: Number
    at: Spot | None = None


class Stand(Asked, frozen=True, tag="stand"):
    """Where would a squad stand if it were deployed near a place? ED-SET-9."""

    squad: Number
    at: Spot
    shape: Shape = "row"


AnyAsked: TypeAlias = Gap | Paths | Route | Reaches | Sights | Stand


class Sight(msgspec.Struct, frozen=True):
    """A line to an enemy model: the gap, whether it is clear, and the first thing that blocks it."""

    model: int
    gap: int
    clear: bool
    obstacle: int = -1
    enemy: int = -1


class Measurement(msgspec.Struct, frozen=True):
    """The answer: lengths in mils, and what belongs to the question; the rest is empty."""

    gap: int | None = None
    contact: bool = False
    lengths: tuple[int, ...] = ()
    allowances: tuple[int, ...] = ()
    path: tuple[Point, ...] = ()
    rings: tuple[tuple[Point, ...], ...] = ()
    models: tuple[int, ...] = ()
    pools: tuple[int, ...] = ()
    sights: tuple[Sight, ...] = ()
    places: tuple[Point, ...] = ()
    refusal: Refusal | None = None


class _Given(msgspec.Struct, frozen=True):
    asked: AnyAsked


def read_asked(given: AnyAsked | Mapping[str, Any]) -> AnyAsked:
    """A question from its JSON form; a bad one gets a clear error."""
    if isinstance(given, Asked):
        return given
    try:
        return msgspec.convert({"asked": given}, _Given).asked
    except msgspec.ValidationError as error:
        found = misshapen(error, rule="ED-MOV-11", code="E_BAD_COMMAND")
        found.field = "measure" + found.field.removeprefix("asked")
        raise found from None


def measured(state: Game, asked: AnyAsked) -> Measurement:
    """What the tape says."""
    match asked:
        case Gap():
            one, other = _solid(state, asked.a), _solid(state, asked.b)
            return Measurement(gap=max(0, gap(one, other)), contact=is_within(one, other, CONTACT_MILS))
        case Paths():
            return _paths(state, asked.paths)
        case Route():
            return _route(state, asked)
        case Reaches():
            model = _standing(state, asked.model)
            far = allowance(state, model)
            rings = Reach(_ground(state, model), base(state, model).centre, far).outline()
            return Measurement(allowances=(far,), rings=rings)
        case Sights():
            return _sights(state, asked)
        case Stand():
            return _stand(state, asked)
        case _:
            assert_never(asked)


def _standing(state: Game, model: int) -> int:
    if model >= len(state.at) or state.at[model] is None:
        raise _unknown(phrase("bad-odds-model", model=model))
    return model


def _unknown(message: Phrase) -> BadInput:
    return BadInput(message, field="measure", rule="ED-CLR-40", code="E_UNKNOWN_ID")


def _solid(state: Game, thing: Thing) -> Solid:
    match thing:
        case Thing(model=int(model), pool=None, obstacle=None, at=None):
            return base(state, _standing(state, model))
        case Thing(model=None, pool=int(pool), obstacle=None, at=None):
            if pool >= len(state.pools) or state.pools[pool].crystals < 0:
                raise _unknown(phrase("bad-measure-pool", pool=pool))
            return Disc(state.pools[pool].x, state.pools[pool].y, POOL_RADIUS)
        case Thing(model=None, pool=None, obstacle=int(obstacle), at=None):
            if obstacle >= len(state.book.solid_obstacles):
                raise _unknown(phrase("bad-measure-obstacle", obstacle=obstacle))
            return state.book.solid_obstacles[obstacle]
        case Thing(model=None, pool=None, obstacle=None, at=(x, y)):
            return Disc(x, y, 0)
    message = phrase("bad-measure-thing")
    raise BadInput(message, field="measure", rule="ED-MOV-11", code="E_BAD_COMMAND")


def _paths(state: Game, paths: Sequence[tuple[int, Path]]) -> Measurement:
    models = [_standing(state, model) for model, _ in paths]
    seats = {state.book.model_seat[model] for model in models}
    if len(set(models)) != len(models) or len(seats) > 1:
        message = phrase("bad-measure-paths")
        raise BadInput(message, field="measure", rule="ED-CLR-3", code="E_BAD_COMMAND")
    after = state.clone()
    for model, path in paths:
        after.at[model] = path[-1] if path else state.at[model]
    return Measurement(
        lengths=tuple(travel(base(state, model).centre, path) for model, path in paths),
        allowances=tuple(allowance(state, model) for model in models),
        models=tuple(m for m in range(len(after.at)) if _is_touched(after, m, models)),
        pools=tuple(p for p in range(len(after.pools)) if any(touches_pool(after, m, p) for m in models)),
        refusal=paths_refusal(state, paths, seats.pop()),
    )


def _is_touched(state: Game, other: int, models: list[int]) -> bool:
    """Whether an enemy of some models is in contact with one of them."""
    foes = state.book.model_seat[other] != state.book.model_seat[models[0]]
    return foes and any(touching(state, model, other) for model in models)


def _route(state: Game, asked: Route) -> Measurement:
    """The way, and what ED-CLR-5 says to it; where there is none, the straight one is judged."""
    model = _standing(state, asked.model)
    ground = _ground(state, model)
    here = base(state, model).centre
    path: tuple[Point, ...] = ()
    for goal in (*asked.via, asked.to):
        part = ground.shortest_path(path[-1] if path else here, goal)
        path += (goal,) if part is None else part[1:]
    alone = _paths(state, ((model, path),))
    together = _paths(state, ((model, path), *asked.beside)).refusal if asked.beside else alone.refusal
    return msgspec.structs.replace(alone, path=path, sights=_seen_from(state, model, path[-1]), refusal=together)


def _ground(state: Game, model: int) -> Ground:
    solids = blocking(state, state.book.model_seat[model])
    return _laid(tuple(solids), state.book.radius[model], state.book.box)


@functools.lru_cache(maxsize=64)
def _laid(solids: tuple[Solid, ...], radius: int, box: Box) -> Ground:
    """Ground for bases of a size; kept, since a person draws many paths over the same table."""
    return Ground(solids, radius, box)


def _stand(state: Game, asked: Stand) -> Measurement:
    if asked.squad >= len(state.book.squad_card):
        raise _unknown(phrase("bad-odds-edge-squad", squad=asked.squad))
    places, refusal = standing(state, asked.squad, asked.at, asked.shape)
    return Measurement(places=places, refusal=refusal)


def _sights(state: Game, asked: Sights) -> Measurement:
    model = _standing(state, asked.model)
    return Measurement(sights=_seen_from(state, model, asked.at))


def _seen_from(state: Game, model: int, place: Point | None) -> tuple[Sight, ...]:
    """The lines to every enemy model from a place, or from where the model stands."""
    there = state
    if place is not None:
        there = state.clone()
        there.at[model] = place
    enemies = state.book.models_of[1 - state.book.model_seat[model]]
    return tuple(_sight(there, model, m) for m in enemies if there.at[m] is not None)


def _sight(state: Game, model: int, target: int) -> Sight:
    clear = sees(state, model, target)
    obstacle, enemy = (-1, -1) if clear else _blocker(state, model, target)
    return Sight(target, max(0, gap(base(state, model), base(state, target))), clear, obstacle, enemy)


def _blocker(state: Game, model: int, target: int) -> tuple[int, int]:
    """The obstacle or the enemy model that hides a target. ED-LOS-2, ED-LOS-3."""
    a, b, tall = base(state, model).centre, base(state, target).centre, state.book.height[model]
    for number, (solid, height) in enumerate(state.book.obstacles):
        if 2 * height > tall and enters(a, b, solid):
            return number, -1
    for enemy in state.book.models_of[1 - state.book.model_seat[model]]:
        hides = enemy != target and state.at[enemy] is not None and 2 * state.book.height[enemy] > tall
        if hides and enters(a, b, base(state, enemy)):
            return -1, enemy
    return -1, -1
