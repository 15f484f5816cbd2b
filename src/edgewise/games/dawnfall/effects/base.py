"""What all parts of the vocabulary share."""

from __future__ import annotations

from typing import Any

from edgewise.games.dawnfall.queries.attributes import is_forbidden
from edgewise.games.dawnfall.state import Game, Some, enemies, look, number, seat_of

ALIASES = {
    "bound_squad": "squad",
    "attached_squad": "squad",
    "self_squad": "squad",
    "targets": "target",
    "self_model": "model",
    "self_card": "card",
    "self_token": "token",
}

NOTHING = Some("nothing", ())
# Names that no scope holds: what they stand for is worked out.
_COMPUTED = frozenset({"shrine", "self_card", "own_fighter", "opponent_model", "actor", "opponent"})
_OTHERWISE = _COMPUTED | frozenset(ALIASES)


def named(state: Game, scope: int, name: str) -> Some:
    """The things a role or a stored name stands for; nothing when it is not set. DF-EFF-5."""
    if name in _OTHERWISE:
        if name in _COMPUTED:
            return _computed(state, scope, name)
        name = ALIASES[name]
    # The walk of look() once more: roles are asked for all the time, and "no" to isinstance() of a Struct is slow.
    scopes: Any = state.scopes
    while scope >= 0:
        here = scopes[scope]
        if name in here:
            found = here[name]
            if type(found) is Some:
                return found
            return Some("model", (found,)) if isinstance(found, int) else NOTHING
        scope = here["up"]
    return NOTHING


def _computed(state: Game, scope: int, name: str) -> Some:
    if name == "shrine":
        return Some("token", _own_shrine(state, scope))
    if name == "self_card":
        return _own_card(state, scope)
    if name in ("actor", "opponent"):
        seat = number(state, scope, "seat")
        return Some("player", (seat,) if name == "actor" else enemies(state, seat))
    return _fighter(state, scope, own=name == "own_fighter")


def _own_shrine(state: Game, scope: int) -> tuple[int, ...]:
    seat = look(state, scope, "seat")
    return tuple([i for i, t in enumerate(state.tokens) if t.owner == seat and t.kind == "shrine"])


def _own_card(state: Game, scope: int) -> Some:
    """The Enhancement that the running Action or trigger belongs to, as 10 * Squad + slot."""
    card = look(state, scope, "card") or look(state, scope, "source")
    squads = look(state, scope, "squad")
    found = [
        10 * int(s) + slot
        for s in (squads.ids if isinstance(squads, Some) else ())
        for slot, e in enumerate(state.attached[int(s)])
        if e.card == card
    ]
    return Some("enhancement", tuple(found))


def _fighter(state: Game, scope: int, *, own: bool) -> Some:
    """The model of a running Sequence that stands on the side of the acting seat, or the other one."""
    seat = look(state, scope, "seat")
    pair = [look(state, scope, role) for role in ("starter", "aimed")]
    models = [p.ids[0] for p in pair if isinstance(p, Some) and p.ids]
    squads = look(state, scope, "squad")
    for model in models:
        mine = state.squad_seat[state.model_squad[int(model)]] == seat
        bound = not isinstance(squads, Some) or state.model_squad[int(model)] in squads.ids or not squads.ids
        if mine and bound:
            other = [m for m in models if m != model]
            return Some("model", (model,) if own else tuple(other))
    return Some("model", ())


def as_models(state: Game, found: Some) -> tuple[int, ...]:
    """Models out of what was found; a Squad stands for its living models."""
    ids: Any = found.ids  # numbers: only cards are named by texts
    kind = found.kind
    if kind == "model":
        return ids  # type: ignore[no-any-return]  # a Some of models holds numbers only
    if kind == "squad":
        spaces, models = state.spaces, state.squad_models
        return tuple([m for s in ids for m in models[s] if spaces[m] != -1])
    return ()


def as_squads(state: Game, found: Some) -> tuple[int, ...]:
    """Squads out of what was found; a model stands for its Squad."""
    ids: Any = found.ids
    if found.kind == "squad":
        return ids  # type: ignore[no-any-return]  # as above
    if found.kind == "model":
        squads = state.model_squad
        return tuple(dict.fromkeys([squads[m] for m in ids]))
    return ()


def as_spaces(state: Game, found: Some) -> tuple[int, ...]:
    """Spaces out of what was found: where the things stand."""
    if found.kind == "space":
        return tuple(int(s) for s in found.ids)
    if found.kind == "token":
        return tuple(state.tokens[int(t)].space for t in found.ids)
    if found.kind == "hex":
        return tuple(dict.fromkeys(int(h) // 7 for h in found.ids))
    return tuple(dict.fromkeys(state.spaces[m] for m in as_models(state, found) if state.spaces[m] >= 0))


def alike(state: Game, parts: list[Some]) -> list[Some]:
    """Things of one kind: models and Squads together are models, anything else is taken for where it stands."""
    kinds = {part.kind for part in parts if part.ids}
    if len(kinds) < 2:
        return [part for part in parts if part.ids] or parts
    if kinds == {"model", "squad"}:
        return [Some("model", as_models(state, part)) for part in parts]
    return [Some("space", as_spaces(state, part)) for part in parts]


def of_kind(state: Game, kind: str, found: Some) -> tuple[int | str, ...]:
    """What was found as things of this kind."""
    if kind == "squad":
        return as_squads(state, found)
    return as_models(state, found) if kind == "model" else found.ids if found.kind == kind else ()


def around(state: Game, found: Some) -> int:
    """The hexes around what was found, as a bitboard."""
    board_ring = state.book.board.ring
    bits = 0
    if found.kind == "token":
        for token in found.ids:
            t = state.tokens[int(token)]
            bits |= board_ring[t.space * 128 + t.hexes]
        return bits
    spaces, hexes = state.spaces, state.hexes
    for model in as_models(state, found):
        space = spaces[model]
        if space >= 0:
            bits |= board_ring[space * 128 + hexes[model]]
    return bits


def held(state: Game, model: int, seat: int, ban: str = "relocate") -> bool:
    """A Blocked model is not moved by its own side; nothing moves one that cannot be moved. DF-KEY-1, DF-MOV-16."""
    own = seat_of(state, model) == seat and is_forbidden(state, model, ban)
    return own or is_forbidden(state, model, "be_moved")
