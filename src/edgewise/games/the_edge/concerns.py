"""What an answer or an event concerns: the numbers behind its words, so that a client can point at them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edgewise.core.flow import Action, Ask
from edgewise.games.the_edge.actions import (
    Activate,
    Assault,
    Decline,
    Done,
    EndActivation,
    Exchange,
    FreeAttack,
    Keep,
    Move,
    Pass,
    PickModel,
    PlacePool,
    PlayCard,
    Reroll,
    StayReady,
    Use,
)
from edgewise.games.the_edge.events import Event
from edgewise.games.the_edge.naming import MODELS
from edgewise.games.the_edge.state import Game

Concerned = dict[str, tuple[Any, ...]]

# Questions whose answers are measured, so that the listed ones are a spread of candidates. Must agree with the frames.
MEASURED = frozenset({"place-pool", "deploy", "progress"})
# The plainest way out of a question, the first of these that is listed.
IDLE = (Pass, Done, Decline, Keep, EndActivation)
# Answers that name nothing that could change.
PLAIN: frozenset[type[Action]] = frozenset({Pass, Done, Decline, Keep, Reroll, EndActivation, StayReady})
# Answers that name a place and nothing else.
PLACES: frozenset[type[Action]] = frozenset({PlacePool})
# Answers that name squads and models, whose names stay the same for a whole match.
NUMBERED: frozenset[type[Action]] = frozenset({Activate, Assault, Exchange, FreeAttack, PickModel})
# How frames and exchanges name the two sides of a fight.
PAIRS = (("attacker", "defender"), ("assaulter", "target"), ("attacker", "answering"), ("shooter", "target"))
# Windows in an activation that lie beside the free priority of its player, where he may play the same instants.
BESIDE = frozenset({"window-begin", "window-move"})
# Answers inside a dice exchange: their odds are those of the exchange after them.
INSIDE = frozenset({"Reroll", "Keep"})


def of_action(state: Game, action: Action) -> Concerned:
    """Models, squads, cards, pools and seats that an answer names."""
    fields: dict[str, Any] = {name: getattr(action, name) for name in action.__struct_fields__}
    if isinstance(action, Use | PlayCard) and _aims_at_squad(state, action):
        fields["squads"] = (fields.pop("target"),)
    if isinstance(action, Move):
        fields["models"] = tuple(model for model, _ in action.paths)
    return of_params(fields)


def of_params(params: Mapping[str, Any]) -> Concerned:
    """The same for the parameters of an event."""
    found: dict[str, list[Any]] = {}
    for name, value in params.items():
        for kind, number in _named(name, value):
            if number not in found.setdefault(kind, []):
                found[kind].append(number)
    return {kind: tuple(numbers) for kind, numbers in found.items() if numbers}


def _named(name: str, value: Any) -> list[tuple[str, Any]]:
    match name, value:
        case _, bool():
            return []
        case ("models", tuple()):
            return [("models", model) for model in value]
        case ("shots", tuple()):
            return [("models", model) for pair in value for model in pair]
        case ("squads", tuple()):
            return [("squads", squad) for squad in value if squad >= 0]
        case ("card" | "item", str()):
            return [("cards", value)]
        case (_, int()) if value >= 0:
            return _numbered(name, value)
    return []


def _numbered(name: str, value: int) -> list[tuple[str, Any]]:
    if name in MODELS or name == "other":
        return [("models", value)]
    return {"squad": [("squads", value)], "pool": [("tokens", value)], "seat": [("seats", value)]}.get(name, [])


def _aims_at_squad(state: Game, action: Use | PlayCard) -> bool:
    if isinstance(action, PlayCard):
        power = state.book.powers.get(action.card)
        return action.bonus or (power is not None and power.target.scope == "squad")
    if not 0 <= action.squad < len(state.book.abilities):
        return False
    sides = state.book.abilities[action.squad]
    ability = next((side[action.ability] for side in sides if action.ability in side), None)
    return ability is not None and ability.target.scope == "squad"


def roll(event: Event) -> dict[str, Any] | None:
    """The die of an event that tells of a roll."""
    if event.key != "rolled":
        return None
    params = event.params
    return {
        "seat": params["seat"],
        "die": "d6",
        "value": params["value"],
        "marked": False,
        "purpose": params["purpose"],
    }


def odds_question(action: Mapping[str, Any]) -> dict[str, Any]:
    """A combat, a Free Attack or a Shot is asked about by itself, everything else as part of what runs."""
    kind = action.get("type")
    if kind in ("Assault", "FreeAttack"):
        pair = {"model": action.get("model"), "target": action.get("target")}
        return {"type": "sequence", **pair, **({"free": True} if kind == "FreeAttack" else {})}
    if kind in ("Use", "PlayCard") and (shot := _first_shot(action)) is not None:
        power = action.get("ability") if kind == "Use" else action.get("card")
        return {"type": "shot", "model": shot[0], "target": shot[1], "power": power}
    if isinstance(kind, str) and kind.islower():
        return dict(action)
    return {"type": "running"}


def _first_shot(action: Mapping[str, Any]) -> tuple[Any, Any] | None:
    match action.get("shots"):
        case [[shooter, target], *_]:
            return shooter, target
    caster, target = action.get("caster", -1), action.get("target", -1)
    return None if -1 in (caster, target) else (caster, target)


def is_open(state: Game, options: tuple[Action, ...]) -> bool:
    """Whether answers that are not listed may be legal too."""
    key = state.want.key if isinstance(state.want, Ask) else ""
    if key in MEASURED or (key == "act" and not state.moved):
        return True
    return any(isinstance(option, Use | PlayCard) and option.shots for option in options)


def idle_option(options: tuple[Action, ...]) -> int | None:
    """The number of the answer that does nothing, if there is one."""
    kinds = list(map(type, options))
    return next((kinds.index(kind) for kind in IDLE if kind in kinds), None)


def is_spare(state: Game, options: tuple[Action, ...]) -> bool:
    """Whether a window offers nothing that has to be done here and now. ED-SPL-7, ED-CLR-11.

    An exchange is offered at the beginning of an activation and nowhere else. Who would answer himself can as well wait
    until that is resolved, and at the end of an activation nothing is new.
    """
    want = state.want
    if not isinstance(want, Ask) or any(isinstance(option, Exchange) for option in options):
        return False
    if want.key == "window-answer":
        return bool(state.queue) and state.queue[-1].seat == want.seat
    return want.key == "window-end" or (want.key in BESIDE and want.seat == state.acting)


def fighters(state: Game) -> tuple[int, ...]:
    """The two models of the assault, the Shot or the dice exchange that runs now, if one does. ED-COM-5."""
    for frame in reversed(state.stack):
        here = getattr(frame, "clash", frame)
        for names in PAIRS:
            if all(hasattr(here, name) for name in names):
                models = tuple(getattr(here, name) for name in names)
                return tuple(m for m in models if state.at[m] is not None)
    return ()


def is_reaction(state: Game) -> bool:
    """Whether a seat is asked for a reaction in somebody else's activation."""
    return isinstance(state.want, Ask) and state.want.key.startswith("window-") and state.want.seat != state.acting
