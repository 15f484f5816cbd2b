"""Writes a position: the document that a state is read back from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from edgewise.games.the_edge.frames.turns import Act, ChooseActivation, CloseActivation
from edgewise.games.the_edge.kinds import Card
from edgewise.games.the_edge.position.read import ENDED_IN, attachment
from edgewise.games.the_edge.position.shape import PlayerPosition, PoolPosition, Position, SquadPosition
from edgewise.games.the_edge.state import Game, Running
from edgewise.games.the_edge.view import unseen


def position_schema() -> dict[str, Any]:
    """JSON Schema of a position document."""
    return _plain(msgspec.json.schema(Position))


def write_position(state: Game, encode_flow: Callable[[Game], dict[str, Any]]) -> dict[str, Any]:
    """The state as a position document of plain values; read_position gives the same state back."""
    moment = _moment(state)
    over = state.result is not None
    plain = _is_bare(state) if over else moment != ""
    attached = _attachments(state)
    position = Position(
        options=msgspec.to_builtins(state.book.options),
        players=tuple(_player(state, seat, plain=plain) for seat in range(2)),
        squads=tuple(s for n in range(len(state.book.squad_card)) if (s := _squad(state, n, attached)) is not None),
        pools=tuple(PoolPosition((p.x, p.y), p.crystals) for p in state.pools),
        turn=state.turn,
        starting=state.starting,
        first=state.first,
        moment="over" if over else moment or "activate",  # type: ignore[arg-type]  # one of the moments
        acting=state.acting,
        active=state.book.squad_card[state.active].id if state.active >= 0 else None,
        moved=state.moved,
        action=state.action,  # type: ignore[arg-type]  # one of the three
        travelled=state.travelled,
        assaults=state.assaults,
        running=state.running[len(attached) :],
        marks=state.marks,
        died=state.died,
        squads_died=state.squads_died,
        outcome=state.result,
        flow=None if plain else encode_flow(state),
    )
    return _plain(position)


def _is_bare(state: Game) -> bool:
    """Whether a match that is over ended in the Activation phase, in the middle of nothing."""
    return state.phase == ENDED_IN and not _is_amid(state)


def _is_amid(state: Game) -> bool:
    return bool(state.offer or state.queue or state.resolving or state.triggers or state.struck)


def _moment(state: Game) -> str:
    """The moment by which the stack is known; none: the flow must be told."""
    if _is_amid(state):
        return ""
    if state.stack == [ChooseActivation(state.acting)]:
        return "activate"
    if state.stack == [CloseActivation(), Act(state.acting)]:
        return "act"
    return ""


def _plain(document: Any) -> dict[str, Any]:
    """Nothing but lists, dicts, texts and numbers, so that YAML writers take it too."""
    return msgspec.json.decode(msgspec.json.encode(document), type=dict[str, Any])


def _player(state: Game, seat: int, *, plain: bool) -> PlayerPosition:
    attached = [c for s in state.book.squads_of[seat] for c in state.attached[s]]
    army = state.book.factions[state.book.seat_army[seat]]
    left = tuple(c.id for c in army.progress if c.id not in attached)
    deck = tuple(sorted(unseen(state, seat)))
    return PlayerPosition(
        vp=state.vp[seat],
        unused=state.unused[seat],
        used=state.spent[seat],
        hand=state.hands[seat],
        deck=None if plain and deck == state.decks[seat] else state.decks[seat],
        graveyard=state.graveyards[seat],
        progress=None if left == state.progress[seat] else state.progress[seat],
    )


def _attachments(state: Game) -> tuple[Running, ...]:
    """The entries at the head of what is in force that squads can name as their attachments, in the squads' order."""
    found: list[Running] = []
    for entry in state.running:
        is_plain = entry.card and state.book.cards[entry.source].stays and entry.squad >= 0
        if not is_plain or entry != attachment(state, entry.squad, Card(entry.source)):
            break
        if found and found[-1].squad > entry.squad:
            break
        found.append(entry)
    return tuple(found)


def _squad(state: Game, squad: int, attached: tuple[Running, ...]) -> SquadPosition | None:
    book = state.book
    card = book.squad_card[squad]
    at = tuple(state.at[m] for m in book.squad_models[squad])
    plain = state.hp[squad] == card.shields and not state.sides[squad] and not state.exhausted[squad]
    cards = tuple(Card(entry.source) for entry in attached if entry.squad == squad)
    if plain and not any(at) and not state.attached[squad] and not cards:
        return None
    return SquadPosition(
        squad=card.id,
        at=at if any(at) else (),
        hp=None if state.hp[squad] == card.shields else state.hp[squad],
        side="shifted" if state.sides[squad] else "normal",
        exhausted=state.exhausted[squad],
        progress=state.attached[squad],
        attachments=cards,
        seat=book.squad_seat[squad] if squad >= book.first_summoned else None,
    )
