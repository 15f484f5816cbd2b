"""Tokens, statuses and the names by which a position speaks of Squads and models."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.games.dawnfall.position.shape import (
    ModelRef,
    Position,
    SquadRef,
    StatusPosition,
    TokenPosition,
)
from edgewise.games.dawnfall.position.squads import check_free, parse_place, unknown
from edgewise.games.dawnfall.state import DEAD, Game, Status, Token
from edgewise.geometry.hexes import WHOLE_SPACE

DIGITS = 4
NOT_OF_CLASS = {"map": "bad-position-no-map-token", "status": "bad-position-no-status-token"}
ON_BEARER = {"model": "bad-position-status-model", "squad": "bad-position-status-squad"}


def squad_names(position: Position) -> dict[str, int]:
    """Numbers of the Squads by nickname, and by card where only one Squad has it."""
    squads = [
        (f"players[{seat}].squads[{place}].id", squad)
        for seat, player in enumerate(position.players)
        for place, squad in enumerate(player.squads)
    ]
    cards = Counter(s.squad for _, s in squads)
    found = {s.squad: n for n, (_, s) in enumerate(squads) if cards[s.squad] == 1}
    nicknames: dict[str, int] = {}
    for n, (field, s) in enumerate(squads):
        if s.id in nicknames or "." in s.id or s.id.isdigit():
            message = phrase("bad-position-nickname", name=s.id)
            raise BadInput(message, field=field, rule="DF-GEN-10")
        if s.id:
            nicknames[s.id] = n
    return found | nicknames


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= DIGITS


def squad_of(state: Game, names: Mapping[str, int], ref: SquadRef | None, field: str) -> int:
    """The number of a Squad; -1 for none."""
    if ref is None:
        return -1
    if isinstance(ref, str) and ref in names:
        return names[ref]
    if isinstance(ref, str) and not _is_number(ref):
        raise unknown("squad", ref, names, field)
    if not 0 <= int(ref) < len(state.squad_card):
        message = phrase("bad-position-squad-number", squad=str(ref), last=len(state.squad_card) - 1)
        raise BadInput(message, field=field, rule="DF-GEN-10")
    return int(ref)


def _model_of(state: Game, names: Mapping[str, int], ref: ModelRef, field: str) -> int:
    """The number of a model, from its number or from `squad.index`."""
    if isinstance(ref, int):
        models: tuple[int, ...] = tuple(range(len(state.model_squad)))
        index = str(ref)
    else:
        squad, _, index = ref.rpartition(".")
        models = state.squad_models[squad_of(state, names, squad, field)] if squad else ()
    if not _is_number(index) or int(index) >= len(models):
        message = phrase("bad-position-model", model=str(ref))
        raise BadInput(message, field=field, rule="DF-GEN-10")
    return models[int(index)]


def check_seat(state: Game, seat: int, field: str, rule: str) -> None:
    """Refuses a seat that nobody has."""
    if not 0 <= seat < state.book.seats:
        message = phrase("bad-position-seat", seat=seat, last=state.book.seats - 1)
        raise BadInput(message, field=field, rule=rule)


def read_tokens(state: Game, position: Position, names: Mapping[str, int]) -> None:
    """Puts down the tokens of the layout and the listed ones. DF-BRD-17, DF-DEP-11."""
    given = (*(_preset_tokens(state, position) if position.layout else ()), *position.tokens)
    for place, token in enumerate(given):
        field = f"tokens[{place}]"
        space, mask = _footprint(state, token, field)
        check_free(state, space, mask, token.at, f"{field}.at")
        squad = squad_of(state, names, token.squad, f"{field}.squad")
        owner = -1 if token.owner is None else token.owner
        state.tokens = (*state.tokens, Token(token.type, owner, space, mask, squad))
        state.occupied |= mask << 7 * space


def _preset_tokens(state: Game, position: Position) -> list[TokenPosition]:
    """The tokens of the layout, the first Shrine being that of the First Player. DF-DEP-11."""
    layout = state.book.layout
    if layout is None:
        return []
    check_seat(state, position.first, "first", "DF-SET-4")
    seats = state.book.clockwise[position.first]
    shrines = [TokenPosition("shrine", f"({c},{r})", seat) for seat, (c, r) in zip(seats, layout.shrines, strict=False)]
    return [*shrines, *(TokenPosition("source", f"({c},{r})") for c, r in layout.sources)]


def _footprint(state: Game, token: TokenPosition, field: str) -> tuple[int, int]:
    """Space and hexes of a token. DF-TOK-2, DF-TOK-3, DF-TOK-9."""
    if token.owner is not None:
        check_seat(state, token.owner, f"{field}.owner", "DF-TOK-9")
    if token.type == "source":
        if token.owner is not None:
            raise BadInput(phrase("bad-position-source-owner"), field=f"{field}.owner", rule="DF-TOK-9")
    elif token.type != "shrine" and token.type not in state.book.token_types:
        known = ("shrine", "source", *state.book.token_types)
        raise unknown("token", token.type, known, f"{field}.type")
    elif token.owner is None:
        raise BadInput(phrase("bad-position-no-owner", token=token.type), field=f"{field}.owner", rule="DF-TOK-9")
    size = 7
    if token.type not in ("shrine", "source"):
        _check_class(state, token.type, "map", f"{field}.type")
        size = state.book.token_types[token.type].footprint
    space, mask = parse_place(state, token.at, f"{field}.at")
    if size == 0 and mask == WHOLE_SPACE:
        return space, 0
    if size == 0 or mask not in state.book.placements[size]:
        message = phrase("bad-position-token-place", place=token.at, token=token.type, size=size)
        raise BadInput(message, field=f"{field}.at", rule="DF-TOK-2")
    return space, mask


def _check_class(state: Game, kind: str, wanted: str, field: str) -> None:
    """A map token lies on the board and a status on its bearer, never the other way round. DF-TOK-1."""
    if state.book.token_types[kind].class_ != wanted:
        raise BadInput(phrase(NOT_OF_CLASS[wanted], token=kind), field=field, rule="DF-TOK-1")


def read_statuses(state: Game, position: Position, names: Mapping[str, int]) -> None:
    """Puts down the status tokens. DF-TOK-5."""
    for place, status in enumerate(position.statuses):
        field = f"statuses[{place}]"
        model, squad = _bearer(state, status, names, field)
        if model >= 0 and state.spaces[model] == DEAD and not position.is_paused:
            raise BadInput(phrase("bad-position-dead-status"), field=f"{field}.model", rule="DF-TOK-5")
        owner = state.squad_seat[squad if model < 0 else state.model_squad[model]]
        by = state.book.foes[owner][0] if status.by is None else status.by
        check_seat(state, by, f"{field}.by", "DF-TOK-9")
        by_squad = squad_of(state, names, status.by_squad, f"{field}.by_squad")
        turn = state.number if status.turn is None else status.turn
        made = Status(status.status, model, squad, by, by_squad, turn, status.group)
        state.statuses = (*state.statuses, made)


def _bearer(state: Game, status: StatusPosition, names: Mapping[str, int], field: str) -> tuple[int, int]:
    """Model and Squad of a status, one of them -1. DF-TOK-5."""
    if status.status not in state.book.token_types:
        raise unknown("status", status.status, state.book.token_types, f"{field}.status")
    _check_class(state, status.status, "status", f"{field}.status")
    bears = "squad" if state.book.token_types[status.status].attach_to == "squad" else "model"
    if (status.model is None) != (bears == "squad") or (status.squad is None) != (bears == "model"):
        message = phrase(ON_BEARER[bears], status=status.status)
        raise BadInput(message, field=field, rule="DF-TOK-5")
    if status.model is None:
        return -1, squad_of(state, names, status.squad, f"{field}.squad")
    return _model_of(state, names, status.model, f"{field}.model"), -1
