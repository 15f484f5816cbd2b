"""Meaning: what this game's kinds of thing are called, and which of them clients point at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NewType, TypeAlias, TypedDict, get_args

from edgewise.core.fields import Seat, Value
from edgewise.core.flow import Ask
from edgewise.core.meaning import Made, Meaning, Named, Numbered, Thing, Words
from edgewise.core.phrase import Phrase, dashed, kebab, titled
from edgewise.games.dawnfall.actions import (
    AnyAction,
    PickHex,
    Place,
    PlayCard,
    Push,
    UseBanner,
    UseEnhancement,
    UseShrine,
    UseStatus,
)
from edgewise.games.dawnfall.effects.words import moment_words
from edgewise.games.dawnfall.keys import KEYS
from edgewise.games.dawnfall.kinds import (
    At,
    Card,
    FactionId,
    Hex,
    HexOf,
    InOrder,
    MapToken,
    Model,
    OnModel,
    OnSquad,
    Payment,
    PowerNumber,
    Running,
    Source,
    Space,
    Squad,
    SquadCard,
    Stand,
    TokenKind,
)
from edgewise.games.dawnfall.naming import (
    NOTHING,
    card_name,
    cards_words,
    faction_name,
    map_token_words,
    model_words,
    models_words,
    payment_words,
    place_name,
    source_name,
    space_name,
    squad_card_name,
    squad_cards_words,
    squad_words,
    squads_words,
    token_name,
)
from edgewise.games.dawnfall.profiles import Power
from edgewise.games.dawnfall.questions import asked
from edgewise.games.dawnfall.state import Game
from edgewise.games.dawnfall.wire import About

# Kinds that only refusals know: what is wanted, a moment on a card, a window, a tried answer, the question it met.
Wanted = NewType("Wanted", str)
Moment = NewType("Moment", str)
WindowName = NewType("WindowName", str)
Deed = NewType("Deed", str)
QuestionKey = NewType("QuestionKey", str)

# Answers that use an Action of something that lies open or in hand.
Used: TypeAlias = PlayCard | UseEnhancement | UseBanner | UseShrine | UseStatus
MODEL_BINDINGS = ("own_model", "enemy_model")
WANTED = {"model": "wanted-model", "opponent": "role-opponent"}
DEEDS = frozenset(action.__name__ for action in get_args(AnyAction))


class Facts(TypedDict, total=False):
    """What numbers and ids in refusals and reasons stand for; what is not named here is a plain number or word."""

    model: Model
    target: Model
    squad: Squad
    name: SquadCard
    names: tuple[SquadCard, ...]
    squads: tuple[SquadCard, ...]
    space: At
    card: Card
    faction: FactionId
    token: TokenKind
    at: MapToken
    source: Source
    timings: tuple[Moment, ...]
    window: WindowName
    what: Wanted
    action: Deed
    question: QuestionKey


def readable(state: Game, params: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters of a refusal or a reason with names for numbers and ids."""
    said = MEANING.worded(state, Facts, params)
    return {name: titled(words, state.book.titles) for name, words in said.items()}


def question(state: Game) -> tuple[str, dict[str, Any]]:
    """The pending question as a message key, with whom it asks and what it is about."""
    key, params = MEANING.asked(state, state.want, asked(state))
    return key, {**params}


def asked_about(state: Game) -> About:
    """What clients point at while the pending question stands."""
    return MEANING.about(state, asked(state))


def power_of(state: Game, action: Used) -> Power | None:
    """The record behind a card half, a Banner, a Shrine or a status that an answer uses."""
    book = state.book
    if isinstance(action, PlayCard | UseEnhancement):
        card = book.cards.get(action.card)
        return None if card is None else card.upper if action.half == "upper" else card.lower
    if state.want is None:
        return None
    if isinstance(action, UseStatus):
        powers = book.status_powers(action.status) if action.status in book.token_types else ()
    elif isinstance(action, UseBanner):
        powers = book.banner_powers(state, state.want.seat)
    else:
        powers = book.shrine_powers(state, state.want.seat)
    return book.powers[powers[action.power]] if 0 <= action.power < len(powers) else None


def _things_used(state: Game, action: Value) -> tuple[Thing, ...]:
    return tuple(_used(state, action)) if isinstance(action, Used) else ()


def _used(state: Game, action: Used) -> Iterator[Thing]:
    if isinstance(action, PlayCard | UseEnhancement):
        yield Card, action.card
    if isinstance(action, UseEnhancement | UseStatus) and action.squad >= 0:
        yield Squad, action.squad
    if isinstance(action, UseStatus):
        if action.model >= 0:
            yield Model, action.model
        return
    power = power_of(state, action)
    if action.bind >= 0 and power is not None:
        if power.binding.type in MODEL_BINDINGS:
            yield Model, action.bind
        elif not isinstance(action, UseEnhancement):  # which has a Squad already
            yield Squad, action.bind


def _things_placed(state: Game, action: Value) -> tuple[Thing, ...]:
    return tuple(_placed(state, action)) if isinstance(action, Place | Push | PickHex) else ()


def _placed(state: Game, action: Place | Push | PickHex) -> Iterator[Thing]:
    if isinstance(action, Push):
        yield Model, action.model
    space = state.book.board.index.get(action.space)
    if space is not None:
        yield Space, space
        for each in (action.hex,) if isinstance(action, PickHex) else action.hexes:
            yield HexOf, (space, each)


def _things_stood_on(state: Game, stand: Value) -> tuple[Thing, ...]:
    if not isinstance(stand, Stand):
        return ()
    return ((Space, stand.space), *((HexOf, (stand.space, each)) for each in stand.hexes))


def _space_at(state: Game, place: Value) -> tuple[Thing, ...]:
    match place:
        case (int(x), int(y)) if (x, y) in state.book.board.index:
            return ((Space, state.book.board.index[x, y]),)
    return ()


def _place_said(state: Game, place: Value) -> Words:
    match place:
        case (int(x), int(y)):
            return place_name(state, (x, y))
    return str(place)


def _stand_said(state: Game, stand: Value) -> Words:
    return space_name(state, stand.space) if isinstance(stand, Stand) else str(stand)


def _bearer_said(state: Game, bearer: Value) -> Words:
    match bearer:
        case OnModel(model):
            return model_words(state, model)
        case OnSquad(squad):
            return squad_words(state, squad)
    return str(bearer)


def _payment_said(state: Game, payment: Value) -> Words:
    if isinstance(payment, Payment):
        return payment_words(state, payment.crystals, payment.endurance, payment.vp)
    return str(payment)


MEANING: Meaning[Game, About] = Meaning(
    KEYS,
    About,
    {
        Model: Numbered(model_words, models_words),
        Squad: Numbered(squad_words, squads_words),
        Space: Numbered(space_name),
        At: Made(_place_said, lambda state, path: " ".join(str(_place_said(state, place)) for place in path)),
        Hex: Numbered(lambda state, number: number, lambda state, numbers: ", ".join(map(str, numbers))),
        Seat: Numbered(lambda state, seat: seat + 1),
        InOrder: Named(card_name, lambda state, cards: tuple(card_name(state, card) for card in cards) or NOTHING),
        Card: Named(card_name, cards_words),
        SquadCard: Named(squad_card_name, squad_cards_words),
        FactionId: Named(faction_name),
        TokenKind: Named(token_name),
        MapToken: Numbered(map_token_words),
        Source: Named(source_name),
        PowerNumber: Numbered(lambda state, power: power),
        Stand: Made(_stand_said),
        OnModel: Made(_bearer_said),
        OnSquad: Made(_bearer_said),
        Payment: Made(_payment_said),
        Running: Named(lambda state, what: Phrase(f"running-{dashed(what)}")),
        Wanted: Named(lambda state, what: Phrase(WANTED[what]) if what in WANTED else what),
        Moment: Named(lambda state, timing: moment_words(timing)),
        WindowName: Named(lambda state, window: Phrase(f"window-{window}")),
        Deed: Named(lambda state, deed: Phrase(f"deed-{kebab(deed)}" if deed in DEEDS else "deed-unknown")),
        QuestionKey: Named(lambda state, key: Phrase(*question(state)) if isinstance(state.want, Ask) else key),
    },
    {
        At: _space_at,
        Stand: _things_stood_on,
        **dict.fromkeys((Place, Push, PickHex), _things_placed),
        **dict.fromkeys((PlayCard, UseEnhancement, UseBanner, UseShrine, UseStatus), _things_used),
    },
)
