"""Actions in words: a message key with readable parameters."""

from __future__ import annotations

from typing import Any

from edgewise.core.events import Event
from edgewise.core.flow import Action
from edgewise.core.phrase import Phrase, phrase, titled
from edgewise.core.refusal import BadInput
from edgewise.games.the_edge import concerns
from edgewise.games.the_edge.actions import Deploy, Move, OrderTrigger, PlayCard, Progress, Shift, Use
from edgewise.games.the_edge.frames.triggers import own_due
from edgewise.games.the_edge.meaning import MEANING, record_of, target_of
from edgewise.games.the_edge.naming import (
    Params,
    aim_words,
    length_words,
    listed,
    model_code,
    model_words,
    place_words,
    pool_words,
    source_words,
    squad_words,
)
from edgewise.games.the_edge.profiles import SpellCard
from edgewise.games.the_edge.queries.measuring import measured
from edgewise.games.the_edge.state import Game
from edgewise.games.the_edge.wording import bonus_words, progress_text, text_words, titles_of
from edgewise.geometry.plane import path_length
from edgewise.tabletop.measuring import Paths


def described(state: Game, action: Action) -> tuple[str, Params]:
    """An action as a message key, with what it costs and does where a card or ability says so."""
    key = MEANING.key(action)
    match action:
        case Move():
            paths = [_path(state, model, path) for model, path in action.paths]
            return key, {"paths": listed(paths), "touches": _touches(state, action)}
        case Deploy():
            places = [place_words(place) for place in action.places]
            return key, {"squad": squad_words(state, action.squad), "places": listed(places)}
        case Use() | PlayCard():
            return key, _power_params(state, action)
        case Shift():
            return key, {"squad": squad_words(state, action.squad), "cost": _shift_cost(state, action.squad)}
        case OrderTrigger():
            return key, {"item": _trigger(state, action.index)}
        case _:
            return key, _plain(state, action)


def _plain(state: Game, action: Action) -> Params:
    params: Params = {**MEANING.params(state, action)}
    card = state.book.progress.get(action.card) if isinstance(action, Progress) else None
    if card is not None:
        params["text"] = titled(progress_text(card), titles_of(state.book.factions.values()))
    return params


def _path(state: Game, model: int, path: tuple[tuple[int, int], ...]) -> Phrase:
    """Where a model goes and how far."""
    start = state.at[model] if 0 <= model < len(state.at) else None
    code = model_code(state, model) if 0 <= model < len(state.at) else "?"
    if start is None or not path:
        return phrase("ed-stays", model=code)
    return phrase("ed-goes", model=code, place=place_words(path[-1]), length=length_words(path_length((start, *path))))


def _touches(state: Game, move: Move) -> Any:
    """The enemies and pools that the moved models would be in contact with. ED-MOV-11."""
    if not move.paths:
        return "none"
    try:
        found = measured(state, Paths(move.paths))
    except BadInput:
        return "none"
    names = [model_words(state, model) for model in found.models]
    return listed([*names, *(pool_words(state, pool) for pool in found.pools)]) if names or found.pools else "none"


def _power_params(state: Game, action: Use | PlayCard) -> Params:
    power = record_of(state, action)
    source = action.ability if isinstance(action, Use) else action.card
    shots = [phrase("ed-shot-pair", model=model_words(state, a), target=model_words(state, b)) for a, b in action.shots]
    params: Params = {
        "squad": squad_words(state, action.squad) if action.squad >= 0 else "none",
        "name": source_words(state, source, action.squad),
        "caster": _caster(state, action),
        "target": aim_words(state, target_of(state, action)),
        "shots": listed(shots) if shots else "none",
        "cost": power.cost if power else 0,
        "text": text_words(power) if power else "",
        "bonus": isinstance(action, PlayCard) and action.bonus,
    }
    if isinstance(action, PlayCard) and action.bonus and isinstance(power, SpellCard) and power.dead_bonus:
        params |= {"cost": 0, "text": bonus_words(power.dead_bonus)}
    return params


def _caster(state: Game, action: Use | PlayCard) -> Phrase | str:
    """Who casts; the one model of a squad that is named already goes without saying."""
    book = state.book
    alone = isinstance(action, Use) and book.model_squad.count(action.squad) == 1
    return "none" if action.caster < 0 or alone else model_words(state, action.caster)


def _shift_cost(state: Game, squad: int) -> int:
    known = 0 <= squad < len(state.book.squad_card)
    return (state.book.squad_card[squad].shift_cost or 0) if known else 0


def _trigger(state: Game, index: int) -> Any:
    due = own_due(state)
    if not 0 <= index < len(due):
        return "?"
    trigger = due[index]
    name = source_words(state, trigger.source, trigger.squad)
    return phrase("ed-trigger", name=name, squad=squad_words(state, trigger.squad))


def told(state: Game, event: Event, seat: int | None = None) -> tuple[str, Params]:
    """An event as a message key with readable parameters; its class names the message."""
    key, params = MEANING.told(state, event, seat)
    return key, {**params}


def asked(state: Game) -> tuple[str, Params]:
    """The pending question as a message key, with whom it asks and the squad that it is about."""
    key, params = MEANING.asked(state, state.want, concerns.asked(state))
    return key, {**params}
