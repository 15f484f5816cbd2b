"""Actions in words: a message key with readable parameters."""

from __future__ import annotations

from typing import Any

from edgewise.core.flow import Action
from edgewise.core.phrase import Phrase, kebab, label, name_words, phrase
from edgewise.games.dawnfall.actions import Place, Push
from edgewise.games.dawnfall.profiles import Power
from edgewise.games.dawnfall.state import Game

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"


def squad_words(state: Game, squad: int) -> Phrase | str:
    """A Squad by its name and letter, to be said in the reader's language."""
    if not 0 <= squad < len(state.squad_card):
        return "?"
    return state.book.fielded(state.squad_card[squad], LETTERS[squad % len(LETTERS)])


def model_words(state: Game, model: int) -> Phrase | str:
    """A model by the name and letter of its Squad and its number, to be said in the reader's language."""
    if not 0 <= model < len(state.model_squad):
        return "?"
    squad = state.model_squad[model]
    place = state.squad_models[squad].index(model) + 1
    return state.book.fielded(state.squad_card[squad], f"{LETTERS[squad % len(LETTERS)]}{place}")


def squad_name(state: Game, squad: int) -> str:
    """A Squad by its letter and name; every Squad of a match has its own letter."""
    if not 0 <= squad < len(state.squad_card):
        return "?"
    return f"{label(state.book.squads[state.squad_card[squad]].name)} {LETTERS[squad % len(LETTERS)]}"


def model_name(state: Game, model: int) -> str:
    """A model by the letter of its Squad and its number."""
    if not 0 <= model < len(state.model_squad):
        return "?"
    squad = state.model_squad[model]
    name = label(state.book.squads[state.squad_card[squad]].name)
    place = state.squad_models[squad].index(model) + 1
    return f"{name} {LETTERS[squad % len(LETTERS)]}{place}"


def describe(state: Game, action: Action) -> tuple[str, dict[str, Any]]:
    """The message key and parameters of an action."""
    params: dict[str, Any] = {}
    for field in action.__struct_fields__:
        value = getattr(action, field)
        params[field.replace("_", "-")] = _shown(state, field, value)
    if isinstance(action, Place | Push):
        params["count"] = len(action.hexes)
    return "action-" + kebab(type(action).__name__), params


def bound_words(state: Game, power: Power, bind: int) -> Phrase | str:
    """The Squad or model that an Action is bound to."""
    if bind < 0:
        return ""
    is_model = power.binding.type in ("own_model", "enemy_model")
    return bound_model(state, bind) if is_model else bound_squad(state, bind)


def bound_model(state: Game, model: int) -> Phrase:
    """A model as the one that something is for."""
    return phrase("bound-model", name=model_words(state, model))


def bound_squad(state: Game, squad: int) -> Phrase:
    """A Squad as the one that something is for."""
    return phrase("bound-squad", name=squad_words(state, squad))


def _shown(state: Game, field: str, value: Any) -> Any:
    board = state.book.board
    if field in ("squad",) and isinstance(value, int):
        return squad_words(state, value)
    if field in ("model", "target") and isinstance(value, int):
        return model_words(state, value)
    if field == "models":
        return tuple(model_words(state, m) for m in value)
    if field == "space":
        return board.label(board.index[value]) if value in board.index else str(value)
    if field == "path":
        return " ".join(board.label(board.index[s]) for s in value)
    if field == "hexes":
        return ", ".join(str(h) for h in value)
    if field in ("card", "replace") and isinstance(value, str):
        return name_words(state.book.cards[value].name) if value in state.book.cards else value
    if field == "seat" and isinstance(value, int):
        return value + 1
    return ", ".join(str(v) for v in value) if isinstance(value, tuple) else value
