"""Names for numbers and ids: Squads, models, Spaces, cards, tokens and payments as a reader knows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from edgewise.core.phrase import Name, Phrase, label, name_words, phrase
from edgewise.games.dawnfall.effects.values import counted
from edgewise.games.dawnfall.profiles import Card, TokenType
from edgewise.games.dawnfall.state import Game

Params = dict[str, Any]

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
# Messages choose their form by this word; an empty text cannot be chosen by.
NOTHING = "none"


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


def models_words(state: Game, models: tuple[int, ...]) -> tuple[Phrase | str, ...] | str:
    """Several models."""
    return tuple(model_words(state, m) for m in models) or NOTHING


def squads_words(state: Game, squads: tuple[int, ...]) -> tuple[Any, ...] | str:
    """Several Squads."""
    return copies((squad_words(state, squad), n) for squad, n in Counter(squads).items())


def bound_model(state: Game, model: int) -> Phrase:
    """A model as the one that something is for."""
    return phrase("bound-model", name=model_words(state, model))


def bound_squad(state: Game, squad: int) -> Phrase:
    """A Squad as the one that something is for."""
    return phrase("bound-squad", name=squad_words(state, squad))


def space_name(state: Game, space: int) -> str:
    """A Space as on a chess board."""
    board = state.book.board
    return board.label(space) if 0 <= space < board.count else str(space)


def place_name(state: Game, place: tuple[int, int]) -> str:
    """A Space by its column and row; what is no Space of this board stays as it is."""
    index = state.book.board.index.get(place)
    return str(place) if index is None else space_name(state, index)


def card_name(state: Game, card: str) -> Name | str:
    """A card's name."""
    record = state.book.cards.get(card)
    return card if record is None else name_words(record.name)


def cards_words(state: Game, cards: tuple[str, ...]) -> tuple[Any, ...] | str:
    """Cards, each once, with how many there are of it."""
    return copies((card_name(state, card), n) for card, n in Counter(cards).items())


def squad_card_name(state: Game, squad: str) -> Name | str:
    """The name of a Squad card."""
    record = state.book.squads.get(squad)
    return squad if record is None else name_words(record.name)


def squad_cards_words(state: Game, squads: tuple[str, ...]) -> tuple[Any, ...] | str:
    """Squad cards, each once, with how many there are of it."""
    return copies((squad_card_name(state, squad), n) for squad, n in Counter(squads).items())


def faction_name(state: Game, faction: str) -> Name | str:
    """A faction's name."""
    record = state.book.factions.get(faction)
    return faction if record is None else name_words(record.name)


def copies(counts: Iterable[tuple[Any, int]]) -> tuple[Any, ...] | str:
    """Names, each once, with how many there are of it."""
    return tuple(phrase("copies", n=n, card=name) if n > 1 else name for name, n in counts) or NOTHING


def source_name(state: Game, source: str) -> Name | str:
    """The card, token, Banner or Shrine that an effect comes from."""
    book = state.book
    found: Card | TokenType | None = book.cards.get(source) or book.token_types.get(source)
    if found is not None:
        return name_words(found.name)
    names = {b.id: b.name for f in book.factions.values() for b in f.banners}
    names |= {r.id: r.name for f in book.factions.values() for r in f.shrines}
    return name_words(names[source]) if source in names else source


def token_name(state: Game, kind: str) -> Phrase | Name | str:
    """A type of token."""
    if kind in ("shrine", "source"):
        return Phrase(f"token-{kind}")
    record = state.book.token_types.get(kind)
    return kind if record is None else name_words(record.name)


def map_token_words(state: Game, number: int) -> Phrase | str:
    """A map token by its type and where it lies."""
    if not 0 <= number < len(state.tokens):
        return "?"
    token = state.tokens[number]
    return phrase("join-space", before=token_name(state, token.kind), after=space_name(state, token.space))


def payment_words(
    state: Game, crystals: int, endurance: tuple[tuple[int, int], ...], vp: int
) -> tuple[Phrase, ...] | str:
    """What is paid, and nothing else."""
    counts = ((crystals, "unit-crystal"), (vp, "unit-vp"))
    tokens = ((squad_words(state, s), counted(n, "unit-endurance")) for s, n in endurance)
    paid = (
        *(counted(n, unit) for n, unit in counts if n),
        *(phrase("endurance-of", tokens=words, squad=squad) for squad, words in tokens),
    )
    return paid or NOTHING
