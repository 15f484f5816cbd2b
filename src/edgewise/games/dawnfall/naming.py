"""Names for numbers: events, questions, refusals and choices as a reader knows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from edgewise.core.flow import Action
from edgewise.games.dawnfall.describe import describe, model_name
from edgewise.games.dawnfall.describe import squad_name as fielded_name
from edgewise.games.dawnfall.profiles import Power, label
from edgewise.games.dawnfall.state import Game
from edgewise.games.dawnfall.wording import power_text, price_text
from edgewise.geometry.hexes import HEXES_OF

Params = dict[str, Any]

MODELS = ("model", "target", "attacker", "defender", "victim", "to", "a", "b")
GROUPS = ("models", "targets", "hits", "missed", "movers")
SPACES = ("space", "start")
SEATS = ("seat", "owner")
BLANKS = ("replace", "endurance", "cards", "bind", "what")
ASKED_OF = ("model", "squad", "card", "n", "low", "high")


def readable(state: Game, params: Mapping[str, Any]) -> Params:
    """The parameters of a message with names for models, Squads, Spaces, cards and tokens."""
    return _without_blanks({name: _readable(state, name, value) for name, value in params.items()})


def _without_blanks(params: Params) -> Params:
    """Messages choose their form by the word none; an empty text cannot be chosen by."""
    return {name: "none" if name in BLANKS and value in ("", "-") else value for name, value in params.items()}


def told(state: Game, event: Any) -> tuple[str, Params]:
    """An event as a message key with readable parameters; seats count from 1."""
    params = readable(state, event.params)
    for name in SEATS:
        if name in params:
            params[name] += 1
    if "winners" in params:
        params["winners"] = tuple(seat + 1 for seat in event.params["winners"])
        params["count"] = len(params["winners"])
    if "power" in params and isinstance(params["power"], str):
        params["power"] = _power_label(state, params["power"])
    if "marker" in params:
        params["size"] = abs(event.params["steps"])
        params["seat"] = 1 if event.params["steps"] > 0 else 2
    return f"event-{event.key}", params


def asked(state: Game) -> tuple[str, Params]:
    """The pending question as a message key; the waiting frame says what it is about."""
    frame = state.stack[-1]
    fields = {name: getattr(frame, name) for name in frame.__struct_fields__ if name in ASKED_OF}
    params = readable(state, {name: value for name, value in fields.items() if isinstance(value, int | str)})
    model = _model_in_question(state, frame)
    if model >= 0:
        params["model"] = model_name(state, model)
    want = state.want
    return f"ask-{getattr(want, 'key', '')}", {"seat": getattr(want, "seat", 0) + 1, **params}


def described(state: Game, action: Action) -> tuple[str, Params]:
    """An action as a message key, with what it costs and does where a card or power says so."""
    key, params = describe(state, action)
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    named = ("squads", "cards", "faction", "token", "status")
    params |= readable(state, {name: value for name, value in fields.items() if name in named})
    power = _power_of(state, action)
    if power is not None:
        params["power"] = label(power.name) or power.id
        params["cost"] = ", ".join(price_text(p) for p in power.prices) or "0"
        params["text"] = power_text(power)
    if "option" in fields:
        params["text"] = option_text(state, fields["option"])
        params["number"] = fields["option"] + 1
    return key, _without_blanks(params)


def option_text(state: Game, option: int) -> str:
    """What an option of the waiting frame does, in words."""
    frame = state.stack[-1] if state.stack else None
    kind = type(frame).__name__
    blocks = state.book.source_blocks if kind == "SpecialSource" else getattr(frame, "blocks", None)
    if blocks is not None and 0 <= option < len(blocks):
        return "; ".join(w for w in (step.words() for step in state.book.blocks[blocks[option]]) if w)
    due = getattr(frame, "due", ())
    if 0 <= option < len(due):
        return str(getattr(due[option], "source", ""))
    if kind == "PayOneOf" and frame is not None:
        price = state.book.powers[state.scopes[frame.scope]["power"]].prices[frame.index]
        return " + ".join(price_text(p) for p in price.one_of[option]) if 0 <= option < len(price.one_of) else ""
    return ""


def squad_name(state: Game, squad: int | str) -> str:
    """A Squad's name, by its number in the match or by its card."""
    if isinstance(squad, int):
        return fielded_name(state, squad)
    record = state.book.squads.get(squad)
    return squad if record is None else label(record.name)


def card_name(state: Game, card: str) -> str:
    """A card's name."""
    record = state.book.cards.get(card)
    return card if record is None else label(record.name)


def space_name(state: Game, space: Any) -> str:
    """A Space as on a chess board; what is no Space of this board stays as it is."""
    board = state.book.board
    if isinstance(space, str):
        digits = space.strip("() ").split(",")
        space = tuple(int(d) for d in digits) if all(d.strip().isdigit() for d in digits) else space
    index = space if isinstance(space, int) else board.index.get(space)
    return board.label(index) if index is not None and 0 <= index < board.count else str(space)


def _readable(state: Game, name: str, value: Any) -> Any:
    if name in MODELS and isinstance(value, int):
        return "" if value == -1 else model_name(state, value)
    if name in GROUPS and isinstance(value, tuple):
        return ", ".join(model_name(state, m) for m in value) or "-"
    if name == "squad":
        return "" if value == -1 else squad_name(state, value)
    if name in ("squads", "names"):
        return ", ".join(squad_name(state, s) for s in value) or "-"
    if name in SPACES:
        return space_name(state, value)
    if name == "hexes":
        return "+".join(map(str, HEXES_OF[value] if isinstance(value, int) else value))
    return _readable_record(state, name, value)


def _readable_record(state: Game, name: str, value: Any) -> Any:
    book = state.book
    if name in ("card", "replace") and isinstance(value, str):
        return card_name(state, value)
    if name == "cards":
        counted = Counter(card_name(state, c) for c in value)
        return ", ".join(f"{n} x {card}" if n > 1 else card for card, n in counted.items()) or "-"
    if name == "faction":
        return label(book.factions[value].name) if value in book.factions else str(value)
    if name in ("token", "status"):
        return _token_name(state, value)
    if name == "endurance" and isinstance(value, tuple):
        return sum(n for _, n in value)
    return value


def _token_name(state: Game, value: int | str) -> str:
    if isinstance(value, int):
        if not 0 <= value < len(state.tokens):
            return "?"
        token = state.tokens[value]
        return f"{_token_name(state, token.kind)} {space_name(state, token.space)}"
    record = state.book.token_types.get(value)
    return value if record is None else label(record.name)


def _power_label(state: Game, power: str) -> str:
    record = next((p for p in state.book.powers if p.id == power), None)
    return power if record is None else label(record.name) or power


def _power_of(state: Game, action: Any) -> Power | None:
    """The record behind a card half, a Banner, a Shrine or a status that an action uses."""
    book = state.book
    if hasattr(action, "half"):
        card = book.cards.get(action.card)
        found: Power | None = None if card is None else getattr(card, action.half)
        return found
    if not hasattr(action, "power") or state.want is None:
        return None
    match type(action).__name__:
        case "UseStatus":
            powers = book.status_powers(action.status) if action.status in book.token_types else ()
        case "UseBanner":
            powers = book.banner_powers(state, state.want.seat)
        case _:
            powers = book.shrine_powers(state, state.want.seat)
    return book.powers[powers[action.power]] if 0 <= action.power < len(powers) else None


def _model_in_question(state: Game, frame: Any) -> int:
    """The model that a frame with a list and an index places next."""
    index = getattr(frame, "index", -1)
    movers = getattr(frame, "movers", ())
    if 0 <= index < len(movers):
        return int(movers[index])
    squad = getattr(frame, "squad", -1)
    members = state.squad_models[squad] if isinstance(squad, int) and 0 <= squad < len(state.squad_models) else ()
    if 0 <= index < len(members):
        return members[index]
    covered = getattr(frame, "models", ())
    return int(covered[0]) if covered and getattr(state.want, "key", "") == "push-model" else -1
