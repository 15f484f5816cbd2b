"""Measuring: what any player may ask of the table at any time, changing nothing. ED-MOV-11."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, assert_never

import msgspec

from edgewise.core.phrase import Phrase, phrase
from edgewise.core.refusal import BadInput, Refusal, misshapen
from edgewise.games.the_edge.actions import Path
from edgewise.games.the_edge.kinds import Squad
from edgewise.games.the_edge.queries.moves import allowance, paths_refusal
from edgewise.games.the_edge.queries.places import base, blocking, touches_pool, touching
from edgewise.games.the_edge.queries.sight import CLEAR, blocker
from edgewise.games.the_edge.queries.standing import standing
from edgewise.games.the_edge.state import CONTACT_MILS, POOL_RADIUS, Game, Point
from edgewise.geometry.plane import Disc, Solid, gap, is_within, path_length
from edgewise.geometry.reach import Reach
from edgewise.geometry.routes import Ground
from edgewise.tabletop.measuring import Asked, Number, Paths, Reaches, Route, Sight, Sights, Spot, Stand, laid, way


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One end of a measurement: exactly one of its fields is given."""

    model: Number | None = None
    pool: Number | None = None
    obstacle: Number | None = None
    at: Spot | None = None


class Gap(Asked, frozen=True, tag="gap"):
    """How far apart are the nearest edges of two things? ED-MOV-2."""

    a: Thing
    b: Thing


AnyAsked: TypeAlias = Gap | Paths | Route | Reaches | Sights | Stand


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
        lengths=tuple(path_length((base(state, model).centre, *path)) for model, path in paths),
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
    path = way(_ground(state, model), base(state, model).centre, (*asked.via, asked.to))
    alone = _paths(state, ((model, path),))
    together = _paths(state, ((model, path), *asked.beside)).refusal if asked.beside else alone.refusal
    return msgspec.structs.replace(alone, path=path, sights=_seen_from(state, model, path[-1]), refusal=together)


def _ground(state: Game, model: int) -> Ground:
    solids = blocking(state, state.book.model_seat[model])
    return laid(tuple(solids), state.book.radius[model], state.book.table.open)


def _stand(state: Game, asked: Stand) -> Measurement:
    if asked.squad >= len(state.book.squad_card):
        raise _unknown(phrase("bad-odds-edge-squad", squad=asked.squad))
    places, refusal = standing(state, Squad(asked.squad), asked.at, asked.shape)
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
    far = max(0, gap(base(state, model), base(state, target)))
    obstacle, enemy = CLEAR if touching(state, model, target) else blocker(state, model, target)
    return Sight(target, far, (obstacle, enemy) == CLEAR, obstacle, enemy)
