"""Reads a position: the state it describes, or the reason why there is no such state."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from edgewise.content.document import read_document
from edgewise.core.flow import Frame, advance
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.games.dawnfall.book import Book
from edgewise.games.dawnfall.frames.turns import DeclareTurn, MainWindow, OfferVP
from edgewise.games.dawnfall.position.shape import LARGEST, PARTS, Position
from edgewise.games.dawnfall.position.squads import (
    check_amount,
    read_players,
    spare_charges,
    spare_crystals,
    unknown,
)
from edgewise.games.dawnfall.position.tokens import (
    check_seat,
    read_statuses,
    read_tokens,
    squad_names,
    squad_of,
)
from edgewise.games.dawnfall.setup import blank_state
from edgewise.games.dawnfall.state import Game

# The frames that wait at each question of `ask`, the one that is asked first on top.
STACKS: dict[Literal["main", "declare", "buy"], tuple[Frame, ...]] = {
    "main": (MainWindow(),),
    "declare": (DeclareTurn(),),
    "buy": (DeclareTurn(), OfferVP()),
}
TOO_MANY = {"crystals": "bad-position-many-crystals", "charges": "bad-position-many-charges"}
FLOW_COLUMNS = frozenset(("stack", "scopes", "want", "operations", "autopass", "result"))


def read_position(
    data: Mapping[str, Any],
    book_of: Callable[[Mapping[str, Any]], Book],
    decode_flow: Callable[[dict[str, Any]], dict[str, Any]],
) -> Game:
    """The state that a document describes; an impossible one is refused with the reason."""
    position = read_document(data, Position, "position", PARTS, rule="DF-GEN-10")
    state = blank_state(book_of(_options(position)))
    state.modifiers = position.modifiers
    read_players(state, position)
    _check_living(state, position)
    names = squad_names(position)
    read_tokens(state, position, names)
    _read_turn(state, position, names)
    read_statuses(state, position, names)
    _read_table(state, position)
    _read_past(state, position)
    state.changed = position.changed
    _set_going(state, position, decode_flow)
    return state


def _options(position: Position) -> dict[str, Any]:
    """The options of the match, with the board and the layout of the position among them."""
    options = dict(position.options)
    for name in ("board", "layout"):
        value = getattr(position, name)
        if value is None:
            continue
        if options.get(name, value) != value:
            message = phrase("bad-position-options", settled=str(options[name]), given=str(value))
            raise BadInput(message, field=name, rule="DF-BRD-12")
        options[name] = value
    return options


def _read_table(state: Game, position: Position) -> None:
    """Neutral piles and the track. DF-LIM-5, DF-VIC-4."""
    for name, spare in (("neutral", spare_crystals(state)), ("charges", spare_charges(state))):
        given = getattr(position, name)
        what = "crystals" if name == "neutral" else "charges"
        if spare < 0 or (given is not None and given > spare):
            total = getattr(state.book.constants, what)
            message = phrase(TOO_MANY[what], total=total)
            raise BadInput(message, field=name, rule="DF-LIM-5")
        if given is not None:
            check_amount(given, name, "DF-LIM-5")
        setattr(state, name, spare if given is None else given)
    state.ends = state.ends if position.ends is None else position.ends
    high, low = state.ends
    if not low <= position.marker <= high:
        message = phrase("bad-position-marker", low=low, high=high, given=position.marker)
        raise BadInput(message, field="marker", rule="DF-VIC-4")
    state.marker = position.marker
    on_token = position.marker in state.ends
    state.end_after_turn = on_token if position.end_after_turn is None else position.end_after_turn


def _read_turn(state: Game, position: Position, names: Mapping[str, int]) -> None:
    for name, rule in (("turn", "DF-GEN-4"), ("first", "DF-SET-4"), ("countering", "DF-SET-18")):
        check_seat(state, getattr(position, name), name, rule)
        setattr(state, name, getattr(position, name))
    state.number = position.number
    if position.number < (0 if position.is_paused else 1):
        raise BadInput(phrase("bad-position-number"), field="number", rule="DF-TRN-1")
    due = "active" if position.ask == "main" else ""
    if not position.is_paused and position.kind not in (None, due):
        key = "bad-position-kind-active" if due else "bad-position-kind-undeclared"
        message = phrase(key, ask=position.ask, kind=position.kind)
        raise BadInput(message, field="kind", rule="DF-TRN-2")
    state.kind = due if position.kind is None else position.kind
    state.activated = squad_of(state, names, position.activated, "activated")
    if state.activated < 0 or position.is_paused:
        return
    if state.squad_seat[state.activated] != state.turn or position.ask != "main":
        message = phrase("bad-position-activated", seat=state.turn)
        raise BadInput(message, field="activated", rule="DF-ACT-4")


def _read_past(state: Game, position: Position) -> None:
    """What was used and what happened in this turn and before."""
    for name in ("plays", "stalled", "operations"):
        check_amount(getattr(position, name), name, "DF-TRN-6")
        setattr(state, name, getattr(position, name))
    for name in ("mulligans", "autopass"):
        for seat in getattr(position, name):
            check_seat(state, seat, name, "DF-GEN-4")
        setattr(state, name, getattr(position, name))
    for card in position.resolving:
        if card not in state.book.cards:
            raise unknown("card", card, state.book.cards, "resolving")
    for place, modifier in enumerate(position.modifiers):
        numbers = [n for n in msgspec.structs.astuple(modifier) if isinstance(n, int)]
        if not -1 <= modifier.block < len(state.book.blocks) or max(map(abs, numbers)) > LARGEST:
            message = phrase("bad-position-modifier")
            raise BadInput(message, field=f"modifiers[{place}]", rule="DF-EFF-10")
    for key in position.used:
        if key.startswith("~") and not (position.is_paused and re.match(r"~\d+\|", key)):
            message = phrase("bad-position-used", key=key)
            raise BadInput(message, field="used", rule="DF-EFF-11")
    state.used = dict(position.used)
    state.happened = position.happened
    state.resolving = position.resolving


def _check_living(state: Game, position: Position) -> None:
    for seat in range(state.book.seats):
        if not state.armies[seat] and not state.removed[seat] and not position.is_paused:
            message = phrase("bad-position-no-living", seat=seat)
            raise BadInput(message, field=f"players[{seat}].squads", rule="DF-END-2")


def _set_going(state: Game, position: Position, decode_flow: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """The question that the position stands at."""
    if position.outcome is not None:
        for seat in position.outcome.winners:
            check_seat(state, seat, "outcome", "DF-END-1")
        state.result = position.outcome
    if position.flow is not None:
        _resume(state, decode_flow(position.flow))
    elif position.outcome is None:
        if position.ask == "buy" and not (state.book.options.buying_vp and state.book.is_duel):
            raise BadInput(phrase("bad-position-buy"), field="ask", rule="DF-OPT-6")
        state.stack = list(STACKS[position.ask])
        advance(state)


def _resume(state: Game, columns: Mapping[str, Any]) -> None:
    """Puts the flow back; one that does not fit the position is refused."""
    for name, value in columns.items():
        if name not in FLOW_COLUMNS:
            raise BadInput(phrase("bad-position-flow-part", name=name), field="flow", rule="DF-TIM-1")
        setattr(state, name, value)
    if state.result is not None:
        if state.stack or state.want is not None:
            raise BadInput(phrase("bad-position-over"), field="flow", rule="DF-TIM-10")
        return
    twin = state.clone()
    try:
        fits = type(twin.stack[-1].wants(twin)) is type(state.want)
        twin.stack[-1].options(twin)
    except (LookupError, TypeError, ValueError, AttributeError):
        fits = False
    if not fits:
        message = phrase("bad-position-flow")
        raise BadInput(message, field="flow", rule="DF-TIM-1")
