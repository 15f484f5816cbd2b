"""Writes a position: the document that a state is read back from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from edgewise.games.maelstrom.frames.turns import ChooseUnit
from edgewise.games.maelstrom.kinds import NO_MODEL, NO_UNIT, Model, Unit
from edgewise.games.maelstrom.naming import model_code, unit_code
from edgewise.games.maelstrom.position.shape import ModelPosition, PlayerPosition, Position, UnitPosition
from edgewise.games.maelstrom.setup import blank_state
from edgewise.games.maelstrom.state import Game


def position_schema() -> dict[str, Any]:
    """JSON Schema of a position document."""
    return _plain(msgspec.json.schema(Position))


def write_position(state: Game, encode_flow: Callable[[Game], dict[str, Any]]) -> dict[str, Any]:
    """The state as a position document of plain values; read_position gives the same state back."""
    over = state.result is not None
    turn_to = _next(state)
    position = Position(
        options=msgspec.to_builtins(state.book.options),
        players=tuple(_player(state, seat) for seat in (0, 1)),
        units=tuple(_unit(state, Unit(unit)) for unit in range(len(state.book.units))),
        markers=state.markers,
        mission=state.mission,
        deployment=state.deployment,
        attacker=state.attacker,
        zones=state.zones,
        turn=state.turn,
        phase=state.phase,
        priority=state.priority,
        held=_code(state, state.held),
        passed=state.passed,
        latest=(_code(state, state.latest[0]), _code(state, state.latest[1])),
        losses=state.losses,
        marks=state.marks,
        moment="over" if over else "activate",
        next=turn_to,
        outcome=state.result,
        flow=None if turn_to is not None else encode_flow(state),
    )
    return _plain(position)


def _plain(document: Any) -> dict[str, Any]:
    """Nothing but lists, dicts, texts and numbers, so that YAML writers take it too."""
    return msgspec.json.decode(msgspec.json.encode(document), type=dict[str, Any])


def _next(state: Game) -> int | None:
    """Whose plain opportunity it is, if that is all there is to tell."""
    match state.stack:
        case [ChooseUnit(seat, 1, first=False)] if state.acting is None and not state.tested:
            return seat
        case _:
            return None


def _code(state: Game, unit: Unit) -> str | None:
    return None if unit == NO_UNIT else unit_code(state, unit)


def _player(state: Game, seat: int) -> PlayerPosition:
    commander = state.commanders[seat]
    return PlayerPosition(
        command=state.command[seat],
        points=state.points[seat],
        loans=state.loans[seat],
        aim=state.aims[seat],
        commander=None if commander == NO_MODEL else model_code(state, commander),
    )


def _unit(state: Game, unit: Unit) -> UnitPosition:
    book, start = state.book, blank_state(state.book)
    return UnitPosition(
        unit=unit_code(state, unit),
        place=state.place[unit],
        models=tuple(_model(state, model) for model in book.models_of_unit[unit]),
        leader=None if state.leader[unit] == start.leader[unit] else model_code(state, state.leader[unit]),
        facing=state.facing[unit],
        level=state.level[unit],
        cover=state.cover[unit],
        moving=state.moving[unit],
        burn=state.burn[unit],
        tokens=state.tokens[unit],
        activated=state.activated[unit],
    )


def _model(state: Game, model: Model) -> ModelPosition:
    full = state.book.models[model].profile.fortitude
    return ModelPosition(
        at=(state.x[model], state.y[model]),
        on=state.book.ground.surfaces[state.on[model]].name,
        fortitude=None if state.fortitude[model] == full else state.fortitude[model],
    )
