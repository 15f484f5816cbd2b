"""Reads a position: the state it describes, or the reason why there is no such state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from edgewise.content.document import read_document
from edgewise.core.flow import Ask, advance
from edgewise.core.phrase import Phrase, phrase
from edgewise.core.refusal import BadInput
from edgewise.games.maelstrom.book import Book
from edgewise.games.maelstrom.frames.turns import BeginTurn, NextOpportunity
from edgewise.games.maelstrom.kinds import NO_MODEL, NO_UNIT, Model, Unit
from edgewise.games.maelstrom.naming import model_of, unit_of
from edgewise.games.maelstrom.position.shape import ModelPosition, PlayerPosition, Position, UnitPosition
from edgewise.games.maelstrom.queries.bodies import bodies
from edgewise.games.maelstrom.setup import blank_state
from edgewise.games.maelstrom.state import Acting, Game
from edgewise.geometry.touching import is_wholly_in_box
from edgewise.tabletop.distances import overlap

RULE = "ME-SET-6"
# The columns of a rule in progress besides the stack and what is wanted.
FLOW_COLUMNS: Mapping[str, Any] = {"acting": Acting | None, "tested": bool}
PARTS = (Position, PlayerPosition, UnitPosition, ModelPosition)
COLUMNS = ("level", "cover", "moving", "burn", "tokens", "activated", "facing")


def read_position(
    data: Mapping[str, Any],
    book_of: Callable[[Mapping[str, Any]], Book],
    decode_flow: Callable[[dict[str, Any]], dict[str, Any]],
) -> Game:
    """The state that a document describes; an impossible one is refused with the reason."""
    position = read_document(data, Position, "position", PARTS, rule=RULE)
    state = blank_state(book_of(position.options))
    _read_match(state, position)
    _read_units(state, position)
    _read_players(state, position)
    _check_places(state)
    _set_going(state, position, decode_flow)
    return state


def _bad(message: Phrase, field: str, rule: str = RULE) -> BadInput:
    return BadInput(message, field=field, rule=rule)


def _read_match(state: Game, position: Position) -> None:
    setting = state.book.setting
    mission = position.mission or state.book.options.agreed or next(iter(setting.missions))
    if mission not in setting.missions:
        raise _bad(phrase("me-bad-mission", name=mission, known=tuple(setting.missions)), "mission", "ME-SET-4")
    deployment = position.deployment or next(iter(setting.deployments))
    if deployment not in setting.deployments:
        words = phrase("me-bad-position-deployment", name=deployment, known=tuple(setting.deployments))
        raise _bad(words, "deployment", "ME-DEP-2")
    before = position.flow is not None and position.phase == "setup"
    state.mission = position.mission if before else mission
    state.deployment = position.deployment if before else deployment
    if not before and (position.attacker < 0 or sorted(position.zones) != ["A", "B"]):
        raise _bad(phrase("me-bad-position-zones"), "zones", "ME-DEP-1")
    for name in ("attacker", "zones", "turn", "phase", "priority", "passed", "losses", "marks", "markers"):
        setattr(state, name, getattr(position, name))
    if any(not 0 <= loss.unit < len(state.book.units) for loss in position.losses):
        raise _bad(phrase("me-bad-position-loss"), "losses", "ME-CAS-8")
    width, depth = state.book.ground.width, state.book.ground.depth
    for number, marker in enumerate(position.markers):
        if not (0 <= marker.x <= width and 0 <= marker.y <= depth and -1 <= marker.captured <= 1):
            raise _bad(phrase("me-bad-position-marker"), f"markers[{number}]", "ME-OBJ-32")
    state.held = _unit(state, position.held, "held")
    state.latest = (_unit(state, position.latest[0], "latest"), _unit(state, position.latest[1], "latest"))


def _unit(state: Game, code: str | None, field: str) -> Unit:
    if code is None:
        return NO_UNIT
    found = unit_of(state, code)
    if found is None:
        raise _bad(phrase("me-bad-position-unit", name=code), field, "ME-FOR-4")
    return found


def _model(state: Game, code: str | None, field: str) -> Model:
    if code is None:
        return NO_MODEL
    found = model_of(state, code)
    if found is None:
        raise _bad(phrase("me-bad-position-model", name=code), field, "ME-FOR-4")
    return found


def _read_units(state: Game, position: Position) -> None:
    seen: set[int] = set()
    for number, given in enumerate(position.units):
        field = f"units[{number}]"
        unit = _unit(state, given.unit, f"{field}.unit")
        if unit in seen:
            raise _bad(phrase("me-bad-position-twice", name=given.unit), field)
        seen.add(unit)
        _read_unit(state, unit, given, field)


def _read_unit(state: Game, unit: Unit, given: UnitPosition, field: str) -> None:
    models = state.book.models_of_unit[unit]
    if len(given.models) != len(models) and (given.models or given.place == "table"):
        words = phrase("me-bad-position-models", name=given.unit, count=len(given.models), wanted=len(models))
        raise _bad(words, f"{field}.models", "ME-DEP-13")
    for number, (model, where) in enumerate(zip(models, given.models, strict=False)):
        _read_model(state, model, where, f"{field}.models[{number}]")
    state.place[unit] = given.place
    for name in COLUMNS:
        getattr(state, name)[unit] = getattr(given, name)
    left = any(state.fortitude[model] for model in models)
    if left == (given.place == "destroyed"):
        raise _bad(phrase("me-bad-position-left", name=given.unit), field, "ME-CAS-8")
    if given.leader is not None:
        state.leader[unit] = _model(state, given.leader, f"{field}.leader")
    if state.leader[unit] not in models or (left and not state.fortitude[state.leader[unit]]):
        raise _bad(phrase("me-bad-position-leader", name=given.unit), f"{field}.leader", "ME-UNI-5")


def _read_model(state: Game, model: Model, where: ModelPosition, field: str) -> None:
    surface = state.book.ground.number(where.on)
    if surface is None:
        raise _bad(phrase("me-bad-position-surface", name=where.on), f"{field}.on", "ME-MOV-11")
    most = state.book.models[model].profile.fortitude
    if where.fortitude is not None:
        if where.fortitude > most:
            raise _bad(phrase("bad-range", given=where.fortitude, low=0, high=most), f"{field}.for", "ME-CAS-6")
        state.fortitude[model] = where.fortitude
    state.x[model], state.y[model] = where.at
    state.on[model], state.z[model] = surface, state.book.ground.elevation(surface)


def _read_players(state: Game, position: Position) -> None:
    if len(position.players) > 2:
        raise _bad(phrase("bad-position-two-players"), "players", "ME-SCO-1")
    given = [*position.players, *(PlayerPosition(),) * (2 - len(position.players))]
    for seat, player in enumerate(given):
        state.command[seat], state.points[seat], state.loans[seat] = player.command, player.points, player.loans
        known = [each.id for each in state.book.faction_of(seat).objectives]
        if player.aim and player.aim not in known:
            words = phrase("me-bad-position-aim", name=player.aim, known=tuple(known))
            raise _bad(words, f"players[{seat}].aim", "ME-DEP-7")
    state.aims = (given[0].aim, given[1].aim)
    one, other = (_model(state, each.commander, f"players[{n}].commander") for n, each in enumerate(given))
    state.commanders = (one, other)


def _check_places(state: Game) -> None:
    """Models stand on the table, over their surfaces, and not on each other. ME-TER-7."""
    ground, standing = state.book.ground, bodies(state)
    for body in standing:
        field = f"units: {state.book.units[body.unit].entry.title}"
        fine = is_wholly_in_box(body.disc, ground.box) and ground.is_over(body.x, body.y, body.surface)
        if not fine:
            raise _bad(phrase("me-bad-position-off"), field, "ME-TER-7")
    for number, body in enumerate(standing):
        if any(overlap(body, other) for other in standing[:number]):
            field = f"units: {state.book.units[body.unit].entry.title}"
            raise _bad(phrase("me-bad-position-overlap"), field, "ME-MOV-6")


def _set_going(state: Game, position: Position, decode_flow: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """The question that the position stands at."""
    if position.outcome is not None:
        if any(seat not in (0, 1) for seat in position.outcome.winners):
            raise _bad(phrase("bad-position-two-seats"), "outcome", "ME-VIC-5")
        state.result = position.outcome
        if position.flow is not None:
            _put_back(state, decode_flow(position.flow))
            state.stack, state.want = [], None
        return
    if position.flow is not None:
        _resume(state, decode_flow(position.flow))
        return
    if position.moment == "over" or position.phase != "action":
        raise _bad(phrase("me-bad-position-moment"), "moment", "ME-TRN-7")
    seat = state.priority if position.next is None else position.next
    state.stack = [NextOpportunity(seat)] if state.turn else [BeginTurn()]
    advance(state)


def _put_back(state: Game, columns: Mapping[str, Any]) -> None:
    for name, value in columns.items():
        setattr(state, name, value)


def _resume(state: Game, columns: Mapping[str, Any]) -> None:
    """Puts the flow back; one that does not fit the position is refused."""
    _put_back(state, columns)
    twin = state.clone()
    try:
        fits = twin.stack[-1].wants(twin) == state.want
        if isinstance(state.want, Ask):
            twin.stack[-1].options(twin)
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError):
        fits = False
    if not fits:
        raise _bad(phrase("me-bad-position-flow"), "flow")
