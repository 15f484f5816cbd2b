"""Control of Crystal Sources."""

from __future__ import annotations

from edgewise.games.dawnfall.queries.attributes import is_forbidden, is_spoken_of
from edgewise.games.dawnfall.state import Game, Token, models_touching, token_ring


def is_source(state: Game, token: Token) -> bool:
    """True for a Crystal Source and for a Shrine that counts as one, while its owner is in. DF-KEY-12, DF-SHR-5."""
    if token.kind == "source":
        return True
    if token.kind != "shrine" or state.removed[token.owner]:
        return False
    return bool(state.book.shrine(state, token.owner).counts_as_source)


def sources(state: Game) -> list[int]:
    """The tokens that yield Crystals, by number."""
    return [i for i, token in enumerate(state.tokens) if is_source(state, token)]


def controls(state: Game, seat: int, token: Token) -> bool:
    """An own living model touches the Source and no enemy model does. DF-PAS-4, DF-PAS-5, DF-PAS-6."""
    near = token_ring(state, token)
    armies = state.armies
    if not near & armies[seat]:
        return False
    foes = [foe for foe in state.book.foes[seat] if near & armies[foe]]
    if not (state.modifiers or is_spoken_of(state, "control")):
        return not foes
    return bool(_holders(state, near, seat)) and not any(_holders(state, near, foe) for foe in foes)


def _holders(state: Game, near: int, seat: int) -> list[int]:
    return [m for m in models_touching(state, near, (seat,)) if not is_forbidden(state, m, "control")]


def controlled(state: Game, seat: int) -> list[int]:
    """The Sources that a seat Controls now, by token number. DF-PAS-5."""
    army, rings = state.armies[seat], state.book.board.ring
    touched = [(i, t) for i, t in enumerate(state.tokens) if rings[t.space * 128 + t.hexes] & army]
    return [i for i, token in touched if is_source(state, token) and controls(state, seat, token)]
