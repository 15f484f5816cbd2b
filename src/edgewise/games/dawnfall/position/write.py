"""Writes a position: the document that a state is read back from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from edgewise.games.dawnfall.position.read import STACKS
from edgewise.games.dawnfall.position.shape import (
    EnhancementPosition,
    PlayerPosition,
    Position,
    SquadPosition,
    SquadRef,
    StatusPosition,
    TokenPosition,
)
from edgewise.games.dawnfall.position.squads import default_starting, spare_charges, spare_crystals
from edgewise.games.dawnfall.state import DEAD, Game, Status, Token, squads_of
from edgewise.geometry.hexes import WHOLE_SPACE


def position_schema() -> dict[str, Any]:
    """JSON Schema of a position document."""
    return _plain(msgspec.json.schema(Position))


def write_position(state: Game, encode_flow: Callable[[Game], dict[str, Any]]) -> dict[str, Any]:
    """The state as a position document of plain values; read_position gives the same state back."""
    asked = next((a for a, stack in STACKS.items() if list(stack) == state.stack), None)
    is_over = state.result is not None and not state.stack
    is_plain = not state.scopes and (is_over or asked is not None)
    kind: Any = state.kind
    high, low = state.ends
    position = Position(
        options=msgspec.to_builtins(state.book.options),
        players=tuple(_player(state, seat) for seat in range(state.book.seats)),
        tokens=tuple(_token(state, token) for token in state.tokens),
        statuses=tuple(_status(state, status) for status in state.statuses),
        neutral=None if state.neutral == spare_crystals(state) else state.neutral,
        charges=None if state.charges == spare_charges(state) else state.charges,
        marker=state.marker,
        ends=None if high == -low == state.book.options.vp_half else state.ends,
        first=state.first,
        countering=state.countering,
        turn=state.turn,
        ask=asked if asked is not None and is_plain else "main",
        kind=None if is_plain and not is_over else kind,
        number=state.number,
        activated=_squad_name(state, state.activated),
        used=state.used,
        plays=state.plays,
        stalled=state.stalled,
        changed=state.changed,
        end_after_turn=None if state.end_after_turn == (state.marker in state.ends) else state.end_after_turn,
        mulligans=state.mulligans,
        autopass=state.autopass,
        operations=state.operations,
        happened=state.happened,
        modifiers=state.modifiers,
        resolving=state.resolving,
        outcome=state.result,
        flow=None if is_plain else encode_flow(state),
    )
    return _plain(position)


def _plain(document: Any) -> dict[str, Any]:
    """Nothing but lists, dicts, texts and numbers, so that YAML writers take it too."""
    return msgspec.json.decode(msgspec.json.encode(document), type=dict[str, Any])


def _player(state: Game, seat: int) -> PlayerPosition:
    squads = squads_of(state, seat)
    faction = state.factions[seat]
    usual = state.book.shrine_id(seat, faction) if faction else ""
    cards = tuple(state.squad_card[s] for s in squads)
    captured = state.captured[seat]
    prefix = f"{seat}:"
    return PlayerPosition(
        faction=faction,
        crystals=state.crystals[seat],
        depleted=state.depleted[seat],
        temporary=state.temporary[seat],
        hand=state.hands[seat],
        deck=state.decks[seat],
        top=state.tops[seat],
        known=state.known[seat] if state.known else (),
        discard=state.discards[seat],
        banner=state.banners[seat],
        shrine=None if state.shrines[seat] == usual else state.shrines[seat],
        resources={k.removeprefix(prefix): n for k, n in state.resources.items() if k.startswith(prefix)},
        starting=None if state.starting[seat] == default_starting(state, seat) else state.starting[seat],
        captured=captured if any(captured) else (),
        removed=state.removed[seat],
        chosen=None if state.chosen[seat] == cards else state.chosen[seat],
        squads=tuple(_squad(state, s) for s in squads),
    )


def _squad(state: Game, squad: int) -> SquadPosition:
    places = [_place(state, model) for model in state.squad_models[squad]]
    while places and places[-1] is None:
        places.pop()
    full = state.book.sides[state.squad_card[squad]][0].endurance
    return SquadPosition(
        squad=state.squad_card[squad],
        mode="other" if state.modes[squad] else "basic",
        endurance=None if state.endurance[squad] == full else state.endurance[squad],
        models=tuple(places),
        enhancements=tuple(EnhancementPosition(e.card, e.charges, e.bought, e.disabled) for e in state.attached[squad]),
    )


def _place(state: Game, model: int) -> str | None:
    space = state.spaces[model]
    if space == DEAD:
        return None
    return "away" if space < 0 else _hexes(state, space, state.hexes[model])


def _hexes(state: Game, space: int, mask: int) -> str:
    board = state.book.board
    return str(board.name_of(space) if mask in (0, WHOLE_SPACE) else board.hexes_text(space, mask))


def _token(state: Game, token: Token) -> TokenPosition:
    return TokenPosition(
        type=token.kind,
        at=_hexes(state, token.space, token.hexes),
        owner=None if token.owner < 0 else token.owner,
        squad=_squad_name(state, token.squad),
    )


def _squad_name(state: Game, squad: int) -> SquadRef | None:
    """The card of a Squad where that is enough to tell it from the others, or its number."""
    if squad < 0:
        return None
    card = state.squad_card[squad]
    return card if Counter(state.squad_card)[card] == 1 else squad


def _status(state: Game, status: Status) -> StatusPosition:
    squad = status.squad if status.squad >= 0 else state.model_squad[status.model]
    index = state.squad_models[squad].index(status.model) if status.model >= 0 else -1
    foe = state.book.foes[state.squad_seat[squad]][0]
    return StatusPosition(
        status=status.kind,
        model=f"{_squad_name(state, squad)}.{index}" if index >= 0 else None,
        squad=_squad_name(state, squad) if index < 0 else None,
        by=None if status.by == foe else status.by,
        by_squad=_squad_name(state, status.by_squad),
        turn=None if status.turn == state.number else status.turn,
        group=status.group,
    )
