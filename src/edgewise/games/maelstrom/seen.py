"""Seen: what lies open on the table, which in this game is everything. ME-SCO-6."""

from __future__ import annotations

from typing import Literal

import msgspec

from edgewise.games.maelstrom.naming import model_code, unit_code
from edgewise.games.maelstrom.queries.markers import MARKER_RADIUS, controller, lying
from edgewise.games.maelstrom.queries.zones import edge_of, zone_of
from edgewise.games.maelstrom.state import Deed, Game, living

Corners = tuple[tuple[int, int], ...]


class ModelView(msgspec.Struct, frozen=True, gc=False):
    """A model: its number and code, where it stands (None: nowhere), how high, on what, and its FOR."""

    model: int
    code: str
    at: tuple[int, int] | None
    foot: int
    surface: str
    radius: int
    height: int
    fortitude: int
    most: int


class UnitView(msgspec.Struct, frozen=True, gc=False):
    """A unit with everything that lies beside it; `place` is table, reserve or destroyed."""

    unit: int
    seat: int
    code: str
    entry: str
    place: str
    leader: int
    facing: int
    level: int
    cover: int
    moving: int
    burn: int
    tokens: tuple[str, ...]
    activated: bool
    models: tuple[ModelView, ...]


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A player: the force, the role, points, and where they deploy."""

    seat: int
    faction: str
    roster: str
    attacks: bool | None
    command: int
    points: int
    total: int
    aim: str
    commander: int
    zone: tuple[Corners, ...]
    reserve_edge: str


class MarkerView(msgspec.Struct, frozen=True, gc=False):
    """A marker on the table: who controls it now and who captured it; nobody is -1."""

    marker: int
    kind: str
    at: tuple[int, int]
    radius: int
    controlled: int
    captured: int


class ActingView(msgspec.Struct, frozen=True, gc=False):
    """The unit that acts, and what it has done."""

    unit: int
    deeds: tuple[Deed, ...]
    free: int
    charged: int


class Course(msgspec.Struct, frozen=True):
    """How far a match is, for one seat that looks at it; None is a spectator."""

    game: Literal["maelstrom"]
    seat: int | None
    turn: int
    turns: int
    phase: str
    priority: int
    attacker: int
    mission: str
    deployment: str
    acting: ActingView | None


class Seen(Course, frozen=True):
    """A match as every seat sees it."""

    players: tuple[PlayerView, ...]
    units: tuple[UnitView, ...]
    markers: tuple[MarkerView, ...]


def seen(state: Game, seat: int | None) -> Seen:
    """What a seat sees of the table."""
    mission = state.book.setting.missions.get(state.mission)
    acting = state.acting
    return Seen(
        game="maelstrom",
        seat=seat,
        turn=state.turn,
        turns=mission.turns if mission else 0,
        phase=state.phase,
        priority=state.priority,
        attacker=state.attacker,
        mission=state.mission,
        deployment=state.deployment,
        acting=None if acting is None else ActingView(acting.unit, acting.deeds, acting.free, acting.charged),
        players=tuple(_player(state, owner) for owner in (0, 1)),
        units=tuple(_unit(state, unit) for units in state.book.units_of for unit in units),
        markers=tuple(_marker(state, number) for number, _ in lying(state)),
    )


def _player(state: Game, owner: int) -> PlayerView:
    book, mission = state.book, state.book.setting.missions.get(state.mission)
    attacks = None if state.attacker < 0 else owner == state.attacker
    return PlayerView(
        seat=owner,
        faction=book.forces[owner].faction,
        roster=book.forces[owner].name,
        attacks=attacks,
        command=state.command[owner],
        points=state.points[owner],
        total=mission.side("attacker" if attacks else "defender").victory_total if mission else 0,
        aim=state.aims[owner],
        commander=state.commanders[owner],
        zone=tuple(part.points for part in zone_of(state, owner)) if state.zones else (),
        reserve_edge=edge_of(state, owner) if state.zones else "",
    )


def _unit(state: Game, unit: int) -> UnitView:
    book = state.book
    models = book.models_of_unit[unit]
    return UnitView(
        unit=unit,
        seat=book.unit_seat[unit],
        code=unit_code(state, unit),
        entry=book.units[unit].entry.title,
        place=state.place[unit],
        leader=state.leader[unit],
        facing=state.facing[unit],
        level=state.level[unit],
        cover=state.cover[unit],
        moving=state.moving[unit],
        burn=state.burn[unit],
        tokens=state.tokens[unit],
        activated=state.activated[unit],
        models=tuple(_model(state, model, stands=state.place[unit] == "table") for model in models),
    )


def _model(state: Game, model: int, *, stands: bool) -> ModelView:
    book = state.book
    there = stands and state.fortitude[model] > 0
    return ModelView(
        model=model,
        code=model_code(state, model),
        at=(state.x[model], state.y[model]) if there else None,
        foot=state.z[model],
        surface=book.ground.surfaces[state.on[model]].name,
        radius=book.radius[model],
        height=book.height[model],
        fortitude=state.fortitude[model],
        most=book.models[model].profile.fortitude,
    )


def _marker(state: Game, number: int) -> MarkerView:
    marker = state.markers[number]
    holder = controller(state, marker)
    return MarkerView(
        number, marker.kind, (marker.x, marker.y), MARKER_RADIUS, -1 if holder is None else holder, marker.captured
    )


def models_left(state: Game, seat: int) -> int:
    """The living models of a seat, wherever they are."""
    return sum(len(living(state, unit)) for unit in state.book.units_of[seat] if state.place[unit] != "destroyed")
