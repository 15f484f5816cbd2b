"""What all parts of the vocabulary share."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from edgewise.games.dawnfall.queries.attributes import is_forbidden
from edgewise.games.dawnfall.state import Game, Some, look, seat_of

ALIASES = {
    "bound_squad": "squad",
    "attached_squad": "squad",
    "self_squad": "squad",
    "targets": "target",
    "self_model": "model",
    "self_card": "card",
    "self_token": "token",
}

ROLE_WORDS = {
    "bound_squad": "the Squad",
    "attached_squad": "this Squad",
    "self_squad": "this Squad",
    "target": "the target",
    "targets": "the targets",
    "attacker": "the attacker",
    "defender": "the defender",
    "opponent_model": "the enemy in this Combat",
    "own_fighter": "your model in this Combat",
    "victim": "the wounded model",
    "killer": "the model that caused it",
    "shooter": "the shooter",
    "mover": "the moving model",
    "pushed": "the pushed model",
    "self_model": "this model",
    "self_card": "this card",
    "self_token": "this token",
    "shrine": "your Shrine",
    "each": "that one",
    "actor": "you",
    "opponent": "the opponent",
}

# How names that effects store for later steps are spoken of; any other is "the chosen ...".
STORED_WORDS = {
    "aim": "the first chosen Space",
    "aim_too": "the second chosen Space",
    "aimed": "the attacked model",
    "anchor": "the chosen model",
    "beam": "that line",
    "bearer": "the bearer",
    "bomb": "the chosen model",
    "burning": "the burning model",
    "first": "the first model",
    "hits": "those hit",
    "near": "every model that touched it or stood in its Space",
    "others": "those models",
    "second": "the second model",
    "start": "the start",
    "starter": "the attacking model",
    "wall": "the group",
}


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel", omit_defaults=True):
    """A part of the vocabulary."""


def named(state: Game, scope: int, name: str) -> Some:
    """The things a role or a stored name stands for; nothing when it is not set. DF-EFF-5."""
    if name == "shrine":
        return Some("token", _own_shrine(state, scope))
    if name == "self_card":
        return _own_card(state, scope)
    if name in ("own_fighter", "opponent_model"):
        return _fighter(state, scope, own=name == "own_fighter")
    found = look(state, scope, ALIASES.get(name, name))
    if isinstance(found, Some):
        return found
    if isinstance(found, int):
        return Some("model", (found,))
    return Some("nothing", ())


def _own_shrine(state: Game, scope: int) -> tuple[int, ...]:
    seat = look(state, scope, "seat")
    return tuple(i for i, t in enumerate(state.tokens) if t.kind == "shrine" and t.owner == seat)


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
    if found.kind == "model":
        return tuple(int(m) for m in found.ids)
    if found.kind == "squad":
        return tuple(m for s in found.ids for m in state.squad_models[int(s)] if state.spaces[m] != -1)
    return ()


def as_squads(state: Game, found: Some) -> tuple[int, ...]:
    """Squads out of what was found; a model stands for its Squad."""
    if found.kind == "squad":
        return tuple(int(s) for s in found.ids)
    if found.kind == "model":
        return tuple(dict.fromkeys(state.model_squad[int(m)] for m in found.ids))
    return ()


def as_spaces(state: Game, found: Some) -> tuple[int, ...]:
    """Spaces out of what was found: where the things stand."""
    if found.kind == "space":
        return tuple(int(s) for s in found.ids)
    if found.kind == "token":
        return tuple(state.tokens[int(t)].space for t in found.ids)
    return tuple(dict.fromkeys(state.spaces[m] for m in as_models(state, found) if state.spaces[m] >= 0))


def around(state: Game, found: Some) -> int:
    """The hexes around what was found, as a bitboard."""
    board_ring = state.book.board.ring
    bits = 0
    if found.kind == "token":
        for token in found.ids:
            t = state.tokens[int(token)]
            bits |= board_ring[t.space * 128 + t.hexes]
        return bits
    for model in as_models(state, found):
        if state.spaces[model] >= 0:
            bits |= board_ring[state.spaces[model] * 128 + state.hexes[model]]
    return bits


def held(state: Game, model: int, seat: int, ban: str = "relocate") -> bool:
    """A Blocked model is not moved by its own side; nothing moves one that cannot be moved. DF-KEY-1, DF-MOV-16."""
    own = seat_of(state, model) == seat and is_forbidden(state, model, ban)
    return own or is_forbidden(state, model, "be_moved")


def word(name: str) -> str:
    """A role or a stored name in words."""
    return ROLE_WORDS.get(name) or STORED_WORDS.get(name) or f"the chosen {name.replace('_', ' ')}"


def name_words(id: str) -> str:
    """The id of a Squad as a name: Angel of Death."""
    return id.replace("-", " ").title().replace(" Of ", " of ").replace(" The ", " the ")


def article(noun: str) -> str:
    """A noun with its indefinite article."""
    if noun.startswith("other "):
        return f"an{noun}"
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


def either(words: Sequence[str], link: str = "or") -> str:
    """Several words as an English list."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {link} {words[-1]}"
