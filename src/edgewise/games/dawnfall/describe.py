"""Actions and events in words: a message key with readable parameters."""

from __future__ import annotations

from typing import Any

from edgewise.core.events import Event
from edgewise.core.flow import Action
from edgewise.core.phrase import Name, Phrase, linked, name_words, titled
from edgewise.games.dawnfall.actions import (
    Pay,
    PickOption,
    Place,
    PlayCard,
    Push,
    UseBanner,
    UseEnhancement,
    UseShrine,
    UseStatus,
)
from edgewise.games.dawnfall.events import (
    DeckLookedAt,
    EnduranceLost,
    ModeChanged,
    PowerShown,
    SpecialSourceUsed,
)
from edgewise.games.dawnfall.frames.choices import AskOption
from edgewise.games.dawnfall.frames.passive import SpecialSource
from edgewise.games.dawnfall.frames.prices import PayOneOf
from edgewise.games.dawnfall.frames.triggers import Forced
from edgewise.games.dawnfall.meaning import MEANING, MODEL_BINDINGS, Used, power_of
from edgewise.games.dawnfall.naming import (
    NOTHING,
    Params,
    bound_model,
    bound_squad,
    model_words,
    payment_words,
    source_name,
    squad_words,
)
from edgewise.games.dawnfall.profiles import Power
from edgewise.games.dawnfall.state import Game, number
from edgewise.games.dawnfall.wording import price_words


def described(state: Game, action: Action) -> tuple[str, Params]:
    """An action as a message key, with what it costs and does where a card or power says so."""
    params: Params = {**MEANING.params(state, action)}
    match action:
        case Place() | Push():
            params["count"] = len(action.hexes)
        case Pay():
            params["payment"] = payment_words(state, action.crystals, action.endurance, action.vp)
        case PickOption(option):
            params |= {"text": titled(_option_words(state, option), state.book.titles), "number": option + 1}
        case PlayCard() | UseEnhancement() | UseBanner() | UseShrine() | UseStatus():
            params |= _use_params(state, action)
    return MEANING.key(action), params


def _use_params(state: Game, action: Used) -> Params:
    """The Action that is used: its name, for whom it is, what it costs and does."""
    params: Params = {}
    if isinstance(action, UseStatus):
        is_model = action.model >= 0
        params["bearer"] = model_words(state, action.model) if is_model else squad_words(state, action.squad)
    power = power_of(state, action)
    if power is None:
        return params
    cost, text = state.book.words(power)
    card = action.card if isinstance(action, PlayCard | UseEnhancement) else ""
    return params | {
        "power": _half_name(state, power, card),
        "bind": _bound(state, power, action),
        "cost": cost if power.prices else NOTHING,
        "text": text,
    }


def _bound(state: Game, power: Power, action: Used) -> Phrase | str:
    """Whom an Action is for, unless that goes without saying: the bearer of an Enhancement is named already."""
    if isinstance(action, UseStatus) or action.bind < 0:
        return NOTHING
    if isinstance(action, UseEnhancement) and action.bind == action.squad:
        return NOTHING
    is_model = power.binding.type in MODEL_BINDINGS
    return bound_model(state, action.bind) if is_model else bound_squad(state, action.bind)


def _half_name(state: Game, power: Power, card: str) -> Name | str:
    """What the used half of a card is called; most cards are called like one of their halves."""
    record = state.book.cards.get(card)
    return NOTHING if record is not None and record.name == power.name else name_words(power.name) or power.id


def _option_words(state: Game, option: int) -> Any:
    """What an option of the waiting frame does."""
    match state.stack[-1] if state.stack else None:
        case SpecialSource():
            return _block_of(state, state.book.source_blocks, option)
        case AskOption(blocks=blocks):
            return _block_of(state, blocks, option)
        case Forced(due=due) if 0 <= option < len(due):
            return source_name(state, due[option].source)
        case PayOneOf(scope=scope, index=index):
            choices = state.book.powers[number(state, scope, "power")].prices[index].one_of
            return linked("join-plus", [price_words(p) for p in choices[option]]) if 0 <= option < len(choices) else ""
        case _:
            return ""


def _block_of(state: Game, blocks: tuple[int, ...], option: int) -> Any:
    if not 0 <= option < len(blocks):
        return ""
    said = (step.words() for step in state.book.blocks[blocks[option]])
    return linked("join-semicolon", [words for words in said if words is not None])


def told(state: Game, event: Event, seat: int | None = None) -> tuple[str, Params]:
    """An event as a message key with readable parameters for a seat; its class names the message. DF-INF-4."""
    key, params = MEANING.told(state, event, seat)
    return key, {**params, **_worked_out(state, event)}


def _worked_out(state: Game, event: Event) -> Params:
    """What the words of an event need besides what its fields stand for."""
    match event:
        case PowerShown():
            return _shown_params(state, event)
        case DeckLookedAt():
            return {"whose": "own" if event.owner == event.seat else "other"}
        case EnduranceLost() if event.squad == state.model_squad[event.model]:
            return {"squad": "own"}
        case ModeChanged():
            return {"name": name_words(state.book.squads[state.squad_card[event.squad]].other.name)}
        case SpecialSourceUsed():
            return {"text": titled(_block_of(state, state.book.source_blocks, event.option), state.book.titles)}
        case _:
            return {}


def _shown_params(state: Game, event: PowerShown) -> Params:
    power = state.book.powers[event.power]
    bind: Phrase | str = NOTHING
    if event.models:
        bind = bound_model(state, event.models[0])
    elif event.squads:
        bind = bound_squad(state, event.squads[0])
    return {"power": _half_name(state, power, event.card), "text": state.book.words(power)[1], "bind": bind}
