"""Squad lists and decks: what is legal, and what to propose. DF-SET-8 to DF-SET-16."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from edgewise.core.flow import Action
from edgewise.core.phrase import Phrase, name_words, phrase
from edgewise.core.refusal import BadInput, Refusal
from edgewise.games.dawnfall.actions import ChooseDeck, ChooseSquads
from edgewise.games.dawnfall.frames.asks import refuse
from edgewise.games.dawnfall.profiles import Card

if TYPE_CHECKING:
    from edgewise.games.dawnfall.book import Book

PRESET = "preset"


def squads_refusal(book: Book, faction: str, squads: tuple[str, ...]) -> Refusal | None:
    """Why a list of Squads is not allowed. DF-SET-8, DF-SET-9, DF-SET-13."""
    cards = Counter(book.squad_cards(faction))
    for squad, n in Counter(squads).items():
        if squad not in cards:
            return refuse("DF-SET-8", "foreign-squad", name=squad)
        if n > cards[squad]:
            return refuse("DF-SET-8", "squad-twice", name=squad)
    wanted = min(book.constants.squads, cards.total())
    fewer = book.options.allow_fewer_squads and 0 < len(squads) < wanted
    if len(squads) != wanted and not fewer:
        return refuse("DF-SET-8", "squad-count", n=len(squads), wanted=wanted)
    usable = sum(card.copies for card in usable_cards(book, faction, squads))
    if usable < book.options.deck_size:
        return refuse("DF-SET-13", "squads-without-deck", n=usable, wanted=book.options.deck_size)
    return None


def deck_refusal(book: Book, faction: str, cards: tuple[str, ...], squads: tuple[str, ...]) -> Refusal | None:
    """Why a deck is not allowed. DF-SET-13 to DF-SET-15."""
    pool = {c.id: c for c in book.factions[faction].cards}
    for card, n in Counter(cards).items():
        if card not in pool:
            return refuse("DF-SET-13", "foreign-card", card=card)
        if n > pool[card].copies:
            return refuse("DF-SET-15", "too-many-copies", card=card, copies=pool[card].copies)
        if pool[card].squads and not set(squads) & set(pool[card].squads):
            return refuse("DF-SET-14", "squad-not-fielded", card=card, squads=pool[card].squads)
    wanted = book.options.deck_size
    if len(cards) != wanted:
        return refuse("DF-SET-13", "deck-size", n=len(cards), wanted=wanted)
    return None


def usable_cards(book: Book, faction: str, squads: tuple[str, ...]) -> list[Card]:
    """The cards that may go into a deck with these Squads. DF-SET-14."""
    return [c for c in book.factions[faction].cards if not c.squads or set(squads) & set(c.squads)]


def army_choices(book: Book, faction: str) -> tuple[Action, ...]:
    """The full lists of Squads to choose from; the same in every match with these options. DF-SET-8."""
    found = book.listed.get((faction,))
    if found is None:
        full = [squads for squads in armies(book, faction) if squads_refusal(book, faction, squads) is None]
        found = book.listed[faction,] = tuple(ChooseSquads(squads) for squads in full)
    return found


def deck_choices(book: Book, faction: str, squads: tuple[str, ...]) -> tuple[Action, ...]:
    """The decks to choose from with these Squads; the same in every match with these options. DF-SET-16."""
    found = book.listed.get((faction, *squads))
    if found is None:
        decks = proposed_decks(book, faction, squads)
        found = book.listed[faction, *squads] = tuple(ChooseDeck(deck) for deck in decks)
    return found


def armies(book: Book, faction: str) -> Iterator[tuple[str, ...]]:
    """Every full list of Squads of a faction. DF-SET-8."""
    squads = book.factions[faction].squads
    return _picked([(s.id, s.copies) for s in squads], min(book.constants.squads, sum(s.copies for s in squads)))


def _picked(squads: list[tuple[str, int]], count: int) -> Iterator[tuple[str, ...]]:
    """Every choice of so many, those that come first before the others."""
    if not count:
        yield ()
        return
    for place, (squad, copies) in enumerate(squads):
        for n in range(min(copies, count), 0, -1):
            for others in _picked(squads[place + 1 :], count - n):
                yield (squad,) * n + others


def proposed_decks(book: Book, faction: str, squads: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A few legal decks: the preset where it fits, then even and focused ones. DF-SET-16."""
    usable = usable_cards(book, faction, squads)
    wanted = book.options.deck_size
    found: list[tuple[str, ...]] = []
    preset = book.preset(faction, "deck", squads)
    if preset and deck_refusal(book, faction, preset, squads) is None:
        found.append(preset)
    for order in (usable, usable[::-1], sorted(usable, key=lambda c: (c.kind, c.id))):
        deck = _even(order, wanted)
        if len(deck) == wanted and deck not in found:
            found.append(deck)
    return found


def _even(cards: list[Card], wanted: int) -> tuple[str, ...]:
    """One copy of each card in turn until the deck is full."""
    deck: list[str] = []
    round_ = 1
    while len(deck) < wanted:
        added = [c.id for c in cards if c.copies >= round_]
        if not added:
            break
        deck += added[: wanted - len(deck)]
        round_ += 1
    return tuple(sorted(deck))


def check_choices(book: Book) -> None:
    """What the options settle must leave everybody something to play, whatever is chosen later. DF-SET-6, DF-SET-8."""
    free = _free_factions(book)
    for seat, player in enumerate(book.options.players):
        leads = [player.faction] if player.faction else free
        judges = (("faction", _faction_judged), ("squads", _squads_judged), ("deck", _deck_judged))
        for field, judge in judges:
            found = [judge(book, seat, faction) for faction in leads]
            if all(found):
                # What is foreign to one faction may be wrong in another way for its own.
                why = next((each for each in found if each and "foreign" not in each.key), found[0])
                raise _bad(book, f"players[{seat}].{field}", why)


def _free_factions(book: Book) -> list[str]:
    """Who may still be chosen; there must be enough for those who choose. DF-SET-6."""
    settled = [faction for faction in book.options.factions if faction]
    choosing = book.seats - len(settled)
    if not choosing:
        return []
    mirror = book.options.allow_mirror
    free = [f for f in book.factions if (mirror or f not in settled) and faction_refusal(book, f) is None]
    if choosing > len(free) and not (mirror and free):
        words = phrase("bad-few-factions", factions=len(free) + len(settled), seats=book.seats)
        raise BadInput(words, field="allow_mirror", rule="DF-SET-6")
    return free


def faction_refusal(book: Book, faction: str) -> Refusal | None:
    """Why a faction cannot be fielded: none of its armies allows a full deck. DF-SET-13."""
    first: Refusal | None = None
    for squads in armies(book, faction):
        found = squads_refusal(book, faction, squads)
        if found is None:
            return None
        first = first or found
    return first


def _faction_judged(book: Book, seat: int, faction: str) -> Refusal | None:
    return faction_refusal(book, faction)


def _squads_judged(book: Book, seat: int, faction: str) -> Refusal | None:
    given = book.options.squads_of(seat)
    if given is None:
        return None
    if given == PRESET and not book.factions[faction].presets:
        return refuse("DF-SET-16", "no-preset", faction=faction)
    return squads_refusal(book, faction, _settled(book, seat, faction, "squads"))


def _deck_judged(book: Book, seat: int, faction: str) -> Refusal | None:
    """A deck must suit the settled Squads; while these are open, it must suit some that may be chosen."""
    given, squads = book.options.deck_of(seat), book.options.squads_of(seat)
    if given is None:
        return None
    if given == PRESET and not book.factions[faction].presets:
        return refuse("DF-SET-16", "no-preset", faction=faction)
    fielded = armies(book, faction) if squads is None else iter([_settled(book, seat, faction, "squads")])
    first: Refusal | None = None
    for army in fielded:
        found = deck_refusal(book, faction, _settled(book, seat, faction, "deck", army), army)
        if found is None:
            return None
        first = first or found
    return first


def _settled(book: Book, seat: int, faction: str, what: str, squads: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The list that the options give a seat, which may be the preset. DF-SET-16."""
    given = book.options.squads_of(seat) if what == "squads" else book.options.deck_of(seat)
    return book.preset(faction, what, squads) if given == PRESET else tuple(given or ())


def settled_list(book: Book, seat: int, faction: str, what: str, squads: tuple[str, ...]) -> tuple[str, ...] | None:
    """The settled list, unless it does not suit what was chosen at the table. DF-SET-16."""
    given = book.options.squads_of(seat) if what == "squads" else book.options.deck_of(seat)
    if given is None:
        return None
    found = _settled(book, seat, faction, what, squads)
    refused = squads_refusal(book, faction, found) if what == "squads" else deck_refusal(book, faction, found, squads)
    return None if refused else found


def _bad(book: Book, field: str, refusal: Refusal | None) -> BadInput:
    """The error for a list that the options settle wrongly, with names for ids."""
    assert refusal is not None
    names: dict[str, Any] = {**book.factions, **book.squads, **book.cards}

    def named(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(named(each) for each in value)
        return name_words(names[value].name) if value in names else value

    params = {key: named(value) for key, value in refusal.params.items()}
    return BadInput(Phrase(refusal.key, params), field=field, rule=refusal.rule)
