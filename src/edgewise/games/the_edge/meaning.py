"""Meaning: what this game's kinds of thing are called, and which of them clients point at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypedDict

from edgewise.core.fields import Seat, Value
from edgewise.core.meaning import Made, Meaning, Named, Numbered, Thing, Words
from edgewise.core.phrase import Phrase
from edgewise.games.the_edge.actions import PlayCard, Use
from edgewise.games.the_edge.keys import KEYS
from edgewise.games.the_edge.kinds import (
    AbilityId,
    AtModel,
    AtSquad,
    BoardPool,
    Card,
    Code,
    Mils,
    Model,
    Place,
    Source,
    Squad,
)
from edgewise.games.the_edge.naming import (
    aim_words,
    kebab_code,
    length_words,
    model_words,
    place_words,
    pool_words,
    source_words,
    squad_words,
)
from edgewise.games.the_edge.profiles import Ability
from edgewise.games.the_edge.state import Game
from edgewise.games.the_edge.wire import About


class Facts(TypedDict, total=False):
    """What numbers and ids in refusals and reasons stand for; what is not named here is a plain number or word."""

    model: Model
    target: Model
    squad: Squad
    pool: BoardPool
    card: Card
    ability: AbilityId
    length: Mils
    allowance: Mils


def record_of(state: Game, action: Use | PlayCard) -> Ability | None:
    """The record behind an ability, that of the side that lies up first, or behind a card."""
    book = state.book
    if isinstance(action, PlayCard):
        return book.cards.get(action.card)
    if not 0 <= action.squad < len(book.sides):
        return None
    sides = book.sides[action.squad]
    order = (sides[state.sides[action.squad]], *sides)
    return next((a for side in order for a in side.abilities if a.id == action.ability), None)


def target_of(state: Game, action: Use | PlayCard) -> AtSquad | AtModel | None:
    """What an announcement is aimed at; its card or ability tells whether that is a squad or a model."""
    record = record_of(state, action)
    if action.target < 0 or record is None:
        return None
    if (isinstance(action, PlayCard) and action.bonus) or record.target.scope == "squad":
        return AtSquad(Squad(action.target))
    return AtModel(Model(action.target))


def readable(state: Game, params: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters of a refusal or a reason with names for numbers and lengths in inches."""
    return {**MEANING.worded(state, Facts, params)}


def _things_announced(state: Game, action: Value) -> tuple[Thing, ...]:
    return tuple(_announced(state, action)) if isinstance(action, Use | PlayCard) else ()


def _announced(state: Game, action: Use | PlayCard) -> Iterator[Thing]:
    if isinstance(action, PlayCard):
        yield Card, action.card
    if action.squad >= 0:
        yield Squad, action.squad
    if action.caster >= 0:
        yield Model, action.caster
    match target_of(state, action):
        case AtSquad(squad):
            yield Squad, squad
        case AtModel(model):
            yield Model, model
    for shooter, target in action.shots:
        yield Model, shooter
        yield Model, target


def _card_of(state: Game, source: Value) -> tuple[Thing, ...]:
    """Clients point at cards; an ability is part of its squad."""
    is_card = source in state.book.cards or source in state.book.progress
    return ((Card, source),) if is_card else ()


def _place_said(state: Game, place: Value) -> Words:
    match place:
        case (int(x), int(y)):
            return place_words((x, y))
    return str(place)


def _aim_said(state: Game, aim: Value) -> Words:
    return aim_words(state, aim) if isinstance(aim, AtSquad | AtModel) else str(aim)


MEANING: Meaning[Game, About] = Meaning(
    KEYS,
    About,
    {
        Model: Numbered(model_words),
        Squad: Numbered(squad_words),
        BoardPool: Numbered(pool_words),
        Seat: Numbered(lambda state, seat: seat + 1),
        Card: Named(source_words),
        AbilityId: Named(source_words),
        Source: Named(source_words),
        Mils: Numbered(lambda state, mils: length_words(mils)),
        Code: Named(lambda state, code: Phrase(f"ed-why-{kebab_code(code)}")),
        Place: Made(_place_said),
        AtSquad: Made(_aim_said),
        AtModel: Made(_aim_said),
    },
    {Source: _card_of, Use: _things_announced, PlayCard: _things_announced},
)
