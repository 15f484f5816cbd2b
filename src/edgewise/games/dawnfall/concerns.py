"""What an answer or an event concerns: the numbers behind its words, so that a client can point at them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edgewise.core.flow import Action, Ask
from edgewise.games.dawnfall.actions import (
    Accept,
    Activate,
    Attach,
    BuyVP,
    ChangeMode,
    Counterattack,
    Declare,
    Decline,
    DeploySquad,
    Discard,
    Done,
    EndActivation,
    EndTurn,
    Fight,
    GoVia,
    Keep,
    KeepMode,
    Movers,
    Mulligan,
    Pass,
    Pay,
    PickCard,
    PickEnhancement,
    PickHex,
    PickModel,
    PickNumber,
    PickSpace,
    PickSquad,
    Place,
    PlaceShrine,
    PlaceSource,
    PlayCard,
    Push,
    Refresh,
    Reroll,
    StartCombat,
    StartMove,
    UseBanner,
    UseDie,
    UseEnhancement,
    UseShrine,
)
from edgewise.games.dawnfall.events import Event
from edgewise.games.dawnfall.naming import GROUPS, MODELS, SEATS, SPACES
from edgewise.games.dawnfall.state import Game, Some, look
from edgewise.geometry.hexes import HEXES_OF

Concerned = dict[str, tuple[Any, ...]]

# Answers inside a fight: their odds are those of the fight after them.
INSIDE = frozenset({"UseDie", "Reroll", "Keep", "Refresh", "Counterattack", "Decline"})
# What of a roll is animated.
THROWN = ("seat", "die", "value", "marked", "purpose")

# Questions whose answers are too many to list, and payments in another mixture. Must agree with tests/contract.
OPEN = frozenset({"choose-deck", "choose-squads", "order-deck", "choose-movers"})
# The plainest way out of a question, the first of these that is listed.
IDLE = (Pass, Done, Decline, Keep, KeepMode, EndActivation)
# Answers that name a place and nothing else: the board alone tells their words.
PLACES: frozenset[type[Action]] = frozenset({Place, PlaceShrine, PlaceSource, PickSpace, PickHex})
# Answers that name Squads, models and cards: their numbers and names stay the same from the moment they are fielded.
NUMBERED: frozenset[type[Action]] = frozenset(
    {
        *(Activate, DeploySquad, Fight, Movers, PickModel, PickSquad, Push, GoVia, Pay),
        *(PlayCard, Attach, UseEnhancement, PickEnhancement, PickCard, Discard),
    }
)
# Answers that use what belongs to the seat that is asked.
SEATED: frozenset[type[Action]] = frozenset({UseBanner, UseShrine})
# Answers that name nothing that could change.
PLAIN: frozenset[type[Action]] = frozenset(
    {
        *(Pass, Done, Declare, BuyVP, Mulligan, EndTurn, ChangeMode, KeepMode, StartMove, StartCombat, EndActivation),
        *(Counterattack, UseDie, Reroll, Refresh, Keep, Accept, Decline, PickNumber),
    }
)


def of_action(state: Game, action: Action) -> Concerned:
    """Models, Squads, Spaces, hexes, cards, tokens and seats that an answer names."""
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    found = of_params(state, fields)
    bind = fields.get("bind", -1)
    if isinstance(bind, int) and bind >= 0:
        found.setdefault("models" if _binds_model(state, action) else "squads", (bind,))
    return found


def of_params(state: Game, params: Mapping[str, Any]) -> Concerned:
    """The same for the parameters of an event."""
    found: dict[str, list[Any]] = {}
    for name, value in params.items():
        for kind, number in _named(state, name, value):
            if number not in found.setdefault(kind, []):
                found[kind].append(number)
    hexes = params.get("hexes", (params["hex"],) if "hex" in params else ())
    local = HEXES_OF[hexes] if isinstance(hexes, int) and 0 <= hexes < 128 else hexes
    if isinstance(local, tuple) and local and len(found.get("spaces", ())) >= 1:
        found["hexes"] = [(found["spaces"][-1], k) for k in local]
    return {kind: tuple(numbers) for kind, numbers in found.items() if numbers}


def _named(state: Game, name: str, value: Any) -> list[tuple[str, Any]]:
    if name in MODELS and isinstance(value, int):
        return [("models", value)] if value >= 0 else []
    if name in GROUPS and isinstance(value, tuple):
        return [("models", m) for m in value]
    if name == "squad" and isinstance(value, int):
        return [("squads", value)] if value >= 0 else []
    if name == "squads" and isinstance(value, tuple):
        return [("squads", s) for s in value if isinstance(s, int)]
    if name in SPACES or name == "path":
        return [("spaces", s) for s in _spaces(state, value)]
    if name in ("card", "replace") and isinstance(value, str):
        return [("cards", value)] if value else []
    if name == "cards" and isinstance(value, tuple):
        return [("cards", card) for card in value]
    if name == "token" and isinstance(value, int):
        return [("tokens", value)]
    return [("seats", value)] if name in SEATS and isinstance(value, int) and value >= 0 else []


def _spaces(state: Game, value: Any) -> list[int]:
    """Numbers of Spaces, given as a number, as a place, or as a path of places."""
    if isinstance(value, int):
        return [value] if value >= 0 else []
    index = state.book.board.index
    if isinstance(value, tuple) and value and isinstance(value[0], tuple):
        return [index[place] for place in value if place in index]
    return [index[value]] if value in index else []


def _binds_model(state: Game, action: Action) -> bool:
    card = state.book.cards.get(getattr(action, "card", ""))
    power = None if card is None else getattr(card, getattr(action, "half", "lower"))
    return power is not None and power.binding.type in ("own_model", "enemy_model")


def is_open(state: Game, options: tuple[Action, ...]) -> bool:
    """Whether answers that are not listed may be legal too."""
    key = state.want.key if isinstance(state.want, Ask) else ""
    return key in OPEN or Pay in set(map(type, options))


def idle_option(options: tuple[Action, ...]) -> int | None:
    """The number of the answer that does nothing, if there is one."""
    kinds = list(map(type, options))
    listed = set(kinds)
    return next((kinds.index(kind) for kind in IDLE if kind in listed), None)


def fighters(state: Game) -> tuple[int, ...]:
    """The two models of the Combat Sequence that runs now, if one does. DF-COM-4."""
    scope = len(state.scopes) - 1
    for names in (("attacker", "defender"), ("starter", "aimed")):
        found = [look(state, scope, name) for name in names]
        models = tuple(m for each in found if isinstance(each, Some) and each.kind == "model" for m in each.ids)
        if len(models) == len(names):
            return tuple(m for m in models if isinstance(m, int) and state.spaces[m] >= 0)
    return ()


def is_reaction(state: Game) -> bool:
    """Whether a seat is asked for a reaction in somebody else's turn."""
    return isinstance(state.want, Ask) and state.want.key.startswith("window-") and state.want.seat != state.turn


def roll(event: Event) -> dict[str, Any] | None:
    """The die of an event that tells of a roll, as it is animated."""
    return {name: event.params[name] for name in THROWN} if event.key == "rolled" else None


def odds_question(action: Mapping[str, Any]) -> dict[str, Any]:
    """The question behind an action: a fight is asked about by itself, everything else as part of the running one."""
    kind = action.get("type")
    if kind == "Fight":
        return {"type": "sequence", "model": action.get("model"), "target": action.get("target")}
    # What is no action is a question already.
    return dict(action) if isinstance(kind, str) and kind.islower() else {"type": "running"}
