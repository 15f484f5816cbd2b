"""Actions, events and questions in words: message keys with readable parameters."""

from __future__ import annotations

from collections import Counter
from typing import Any

from edgewise.core.events import Event
from edgewise.core.flow import Action
from edgewise.core.phrase import Phrase, kebab, phrase
from edgewise.games.maelstrom.actions import (
    CloseQuarters,
    DeclareAim,
    DefensiveFire,
    Deploy,
    Fire,
    GiveTokens,
    HitAndRun,
    Move,
    PlaceMarker,
    Shot,
    SuppressiveFire,
)
from edgewise.games.maelstrom.concerns import asked_struct
from edgewise.games.maelstrom.kinds import NO_MODEL, NO_UNIT
from edgewise.games.maelstrom.meaning import MEANING, Facts
from edgewise.games.maelstrom.naming import (
    Params,
    facing_words,
    length_words,
    listed,
    model_words,
    place_words,
    unit_words,
)
from edgewise.games.maelstrom.queries.arms import profile_of
from edgewise.games.maelstrom.replies import replied
from edgewise.games.maelstrom.state import Game
from edgewise.tabletop.waypoints import length


def described(state: Game, action: Action) -> tuple[str, Params]:
    """An action as a message key with readable parameters."""
    key = MEANING.key(action)
    match action:
        case Move():
            return key, _move(state, action)
        case Deploy():
            first = place_words((action.places[0].x, action.places[0].y)) if action.places else "none"
            return key, {"unit": unit_words(state, action.unit), "place": first}
        case Fire() | SuppressiveFire() | CloseQuarters() | HitAndRun():
            return key, {"target": unit_words(state, action.target), "weapons": _weapons(state, action.shots)}
        case DefensiveFire():
            return key, {"weapons": _weapons(state, action.shots)}
        case DeclareAim(aim):
            return key, {**MEANING.params(state, action), "about": _about(state, aim)}
        case PlaceMarker(x, y):
            return key, {"marker": _next_marker(state), "place": place_words((x, y))}
        case GiveTokens(unit):
            seat = state.book.unit_seat[unit] if 0 <= unit < len(state.book.units) else 0
            token = "on-the-move" if seat == state.attacker else "cover"
            return key, {**MEANING.params(state, action), "token": token}
        case _:
            found = replied(state, action)
            return key, {**MEANING.params(state, action)} if found is None else found


def _about(state: Game, aim: str) -> Phrase | str:
    """What an objective of a faction pays for. ME-DATA-16."""
    for faction in state.book.factions.values():
        for each in faction.objectives:
            if each.id == aim:
                return Phrase(f"me-aim-{kebab(type(each.scoring).__name__)}")
    return "?"


def _next_marker(state: Game) -> Phrase:
    """The marker that is put down next, by its kind and number. ME-OBJ-1."""
    kind = getattr(state.stack[-1], "kind", "") if state.stack else ""
    return phrase("me-marker", kind=kind, number=len(state.markers) + 1)


def _move(state: Game, action: Move) -> Params:
    """Where the leader ends, and how far that is on the flat."""
    unit, steps = asked_struct(state).unit, action.steps
    points = [(step.x, step.y) for step in steps]
    if unit != NO_UNIT and action.start is None:
        start = state.leader[unit]
        points.insert(0, (state.x[start], state.y[start]))
    return {
        "kind": action.kind,
        "place": place_words(points[-1]) if points else "none",
        "length": length_words(length(points)),
        "facing": "none" if action.facing is None else facing_words(action.facing),
        "target": unit_words(state, action.target) if action.target >= 0 else "none",
        "dynamic": action.dynamic,
        "thrower": "none" if action.thrower == NO_MODEL else model_words(state, action.thrower),
        "alone": not steps,
    }


def _weapons(state: Game, shots: tuple[Shot, ...]) -> Any:
    """The weapons that are fired, equal ones counted."""
    names = [_weapon_name(state, shot) for shot in shots if 0 <= shot.model < len(state.book.models)]
    return listed(
        [
            phrase("me-weapons", count=n, weapon=MEANING.worded(state, Facts, {"weapon": name})["weapon"])
            for name, n in Counter(names).items()
        ]
    )


def _weapon_name(state: Game, shot: Shot) -> str:
    profile = profile_of(state, shot)
    return "?" if profile is None else profile.name


def told(state: Game, event: Event, seat: int | None = None) -> tuple[str, Params]:
    """An event as a message key with readable parameters; its class names the message."""
    key, params = MEANING.told(state, event, seat)
    return key, {**params}


def asked(state: Game) -> tuple[str, Params]:
    """The pending question as a message key, with whom it asks and the unit that it is about."""
    key, params = MEANING.asked(state, state.want, asked_struct(state))
    return key, {**params}
