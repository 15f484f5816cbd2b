"""What may be used when, worked out once when a book is made: cards by window, with their actions ready-made."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Literal

import msgspec

from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import Attach, PlayCard, UseBanner, UseEnhancement
from edgewise.games.dawnfall.facts import Facts
from edgewise.games.dawnfall.muster import squads_in
from edgewise.games.dawnfall.profiles import Card, Faction, Power
from edgewise.games.dawnfall.timing import IN_SEQUENCE, OPEN, WINDOWS

if TYPE_CHECKING:
    from edgewise.games.dawnfall.book import Book

Half = Literal["upper", "lower"]
HALVES: tuple[Half, Half] = ("upper", "lower")
OWN = (True, False)
MOST_SEATS = 4
# Whoever is bound can be any set of Squads or models; a row that was asked for so many of them starts anew.
MOST_ROWS = 1024


class Row(dict[tuple[int, ...], tuple[Action, ...]]):
    """The actions that differ only in whom they are bound to, for each set of those who may be bound."""

    def __init__(self, make: Callable[[int], Action]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, binds: tuple[int, ...]) -> tuple[Action, ...]:
        if len(self) >= MOST_ROWS:
            self.clear()
        found = self[binds] = tuple(self.make(bind) for bind in binds)
        return found


class SquadRow(dict[int, tuple[Action, ...]]):
    """The same for Squads, by the mask of those who may be bound."""

    def __init__(self, make: Callable[[int], Action]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, squads: int) -> tuple[Action, ...]:
        if len(self) >= MOST_ROWS:
            self.clear()
        found = self[squads] = tuple(self.make(squad) for squad in squads_in(squads))
        return found


class Worn(dict[int, Action]):
    """The actions that differ only in the Squad that has the Enhancement."""

    def __init__(self, make: Callable[[int], Action]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, squad: int) -> Action:
        found = self[squad] = self.make(squad)
        return found


class Attachments(dict[tuple[int, str], Action]):
    """The ways to attach one card: to which Squad, in place of which Enhancement."""

    def __init__(self, card: str) -> None:
        super().__init__()
        self.card = card
        # Where it goes beside what Squads have; and all ways where some have two Enhancements, by the names of all.
        self.added = SquadRow(lambda squad: self[squad, ""])
        self._among: dict[tuple[tuple[int, tuple[str, ...]], ...], list[Action]] = {}

    def __missing__(self, place: tuple[int, str]) -> Action:
        found = self[place] = Attach(self.card, *place)
        return found

    def among(self, worn: tuple[tuple[int, tuple[str, ...]], ...]) -> list[Action]:
        """The ways to attach it to Squads that have two slots, by the names of what they have. DF-ENH-6, DF-ENH-7."""
        found = self._among.get(worn)
        if found is None:
            if len(self._among) >= MOST_ROWS:
                self._among.clear()
            found = self._among[worn] = []
            for squad, names in worn:
                for replace in names if len(names) > 1 else ("",):
                    if self.card == replace or self.card not in names:
                        found.append(self[squad, replace])
        return found


class Use(msgspec.Struct, frozen=True):
    """Half of a card that fits a window, ready for listing; on an Enhancement some Squads `only` may use it."""

    half: Half
    power: int
    facts: Facts
    kin: int
    plays: Row
    by_squads: SquadRow
    worn: Worn
    passive: bool
    only: tuple[str, ...]


class BannerUse(msgspec.Struct, frozen=True):
    """A power of a Banner, ready for listing."""

    power: int
    facts: Facts
    kin: int
    index: int
    uses: Row
    by_squads: SquadRow


class Offers(msgspec.Struct, frozen=True):
    """What one window lets a seat use: cards of the hand, what can be attached, and Enhancements in play; `holders`:
    the factions whose hands could hold something for it; `is_open`: Banner, Shrine and statuses may be used as well;
    `place`: a number that windows with the same Enhancements share, with room for all seats."""

    cards: dict[str, tuple[Use, ...]]
    attachments: dict[str, Attachments]
    enhancements: dict[str, tuple[Use, ...]]
    in_hand: frozenset[str]
    holders: frozenset[str]
    is_open: bool
    place: int


def uses_of(book: Book, card: Card) -> list[Use]:
    """Both halves of a card."""
    return [_use_of(book, card, half) for half in HALVES]


def _use_of(book: Book, card: Card, half: Half) -> Use:
    power = book.half(card.id, half)
    facts = book.facts[power]
    own = facts.bound == "attached_squad"
    return Use(
        half=half,
        power=power,
        facts=facts,
        kin=book.kin[power],
        plays=Row(partial(PlayCard, card.id, half)),
        by_squads=SquadRow(partial(PlayCard, card.id, half)),
        worn=Worn(lambda squad: UseEnhancement(squad, card.id, half, squad if own else -1)),
        passive=book.powers[power].passive,
        only=card.squads if half == "lower" else (),
    )


def banner_uses_of(book: Book, powers: Iterable[int]) -> tuple[BannerUse, ...]:
    """The powers of a Banner in their order."""
    return tuple(
        BannerUse(power, book.facts[power], book.kin[power], index, Row(use), SquadRow(use))
        for index, power in enumerate(powers)
        for use in (partial(UseBanner, index),)
    )


# What fits each window, in the own turn and in that of another seat.
Timely = dict[tuple[str, bool], dict[str, tuple[Use, ...]]]


def all_offers(
    timely: Timely, ways: dict[str, Attachments], factions: Iterable[Faction]
) -> tuple[dict[str, Offers], dict[str, Offers]]:
    """The offers of all windows: in the turns of others, and in the own turn; in `ways` are all Enhancements."""
    hands = {f.id: frozenset(c.id for c in f.cards) for f in factions}
    found: tuple[dict[str, Offers], dict[str, Offers]] = ({}, {})
    places: dict[tuple[tuple[str, Half], ...], int] = {}
    for (window, own), uses in timely.items():
        worn = tuple((card, use.half) for card, row in uses.items() if card in ways for use in row)
        place = places.setdefault(worn, len(places) * MOST_SEATS)
        found[own][window] = _offers_of(uses, ways, hands, is_open=own and window in OPEN, place=place)
    return found


def _offers_of(
    timely: dict[str, tuple[Use, ...]],
    ways: dict[str, Attachments],
    hands: dict[str, frozenset[str]],
    *,
    is_open: bool,
    place: int,
) -> Offers:
    cards = {card: uses for card, uses in timely.items() if card not in ways}
    enhancements = {card: uses for card, uses in timely.items() if card in ways}
    attachments = ways if is_open else {}
    in_hand = frozenset((*cards, *attachments))
    holders = frozenset(faction for faction, held in hands.items() if not in_hand.isdisjoint(held))
    return Offers(cards, attachments, enhancements, in_hand, holders, is_open, place)


def fits(record: Power, facts: Facts, window: str, *, own: bool, attached: bool) -> bool:
    """Whether the timing of an Action allows this window. DF-TIM-11, DF-CLR-8, DF-ENH-14."""
    moment = WINDOWS[window]
    if any(t in moment.timings for t in record.timings):
        if "on_roll" in moment.timings and facts.rerolls != (moment.kind == "REROLL"):
            return False
        return attached or own or record.is_instant
    if not record.is_free:
        return False
    if window in IN_SEQUENCE and facts.starts_combat:
        return False
    if moment.kind == "OPEN":
        return own or record.is_instant
    return moment.kind == "RESPONSE" and record.is_instant
