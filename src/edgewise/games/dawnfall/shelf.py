"""The shelf: factions as clients show them, with names and generated texts in one language. DF-EFF-15."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from edgewise.core.phrase import label, notes
from edgewise.core.refusal import Refusal
from edgewise.core.showing import Mode, Switch
from edgewise.core.wire import DeckList, DeckVerdict, Words, curve
from edgewise.games.dawnfall.book import Book
from edgewise.games.dawnfall.lists import deck_refusal, squads_refusal, usable_cards
from edgewise.games.dawnfall.options import CONSTANTS, Options
from edgewise.games.dawnfall.profiles import (
    Banner,
    Card,
    Faction,
    Power,
    Preset,
    Price,
    Shrine,
    Side,
    Squad,
    TokenType,
)
from edgewise.games.dawnfall.wire import CardCard, FactionCard, HalfCard, PresetCard, SideCard, SquadCard, TextCard
from edgewise.games.dawnfall.wording import rulings

Texts = Mapping[str, Any]
DECK_SIZE = "refused-deck-size"


def faction(record: Faction, texts: Texts, locale: str, about: Words) -> FactionCard:
    """A faction with everything in its box; `about` is its character in a line."""
    return FactionCard(
        id=record.id,
        name=label(record.name, locale),
        about=about,
        squads=tuple(_squad(s, locale) for s in record.squads),
        cards=tuple(_card(c, record, texts["cards"][c.id], locale) for c in record.cards),
        banners=tuple(_text(b, texts["banners"], locale) for b in record.banners),
        shrines=tuple(_text(s, texts["shrines"], locale) for s in record.shrines),
        tokens=tuple(_text(t, texts["tokens"], locale) for t in record.tokens),
        presets=tuple(_preset(p, locale) for p in record.presets),
        rulings=tuple(notes(locale, record.ruling)),
    )


def _squad(squad: Squad, locale: str) -> SquadCard:
    return SquadCard(
        id=squad.id,
        name=label(squad.name, locale),
        kind=squad.kind,
        models=squad.models,
        endurance=squad.endurance,
        base=squad.base,
        copies=squad.copies,
        basic=_side(squad.basic, locale),
        other=_side(squad.other, locale),
        rulings=tuple(rulings(squad, locale)),
    )


def _side(side: Side, locale: str) -> SideCard:
    change = side.change_mode
    return SideCard(
        name=label(side.name, locale),
        ini=_number(side.ini),
        att=_number(side.att),
        defense=_number(side.def_),
        mov=_number(side.mov),
        att_reroll=side.att_reroll,
        def_reroll=side.def_reroll,
        through_obstacles=side.through_obstacles,
        change_mode=str(_whole(change, "crystal")) if isinstance(change, tuple) else str(change),
    )


def _number(value: int | str) -> int | None:
    return value if isinstance(value, int) else None


def _attach_cost(card: Card, record: Faction) -> str:
    attach = record.attach_cost if card.attach_cost is None else card.attach_cost
    return str(_whole(attach, "crystal") if isinstance(attach, tuple) else attach)


def _card(card: Card, record: Faction, texts: Mapping[str, str], locale: str) -> CardCard:
    return CardCard(
        id=card.id,
        name=label(card.name, locale),
        kind=card.kind,
        copies=card.copies,
        squads=card.squads,
        attach_cost=_attach_cost(card, record) if card.kind == "enhancement" else "",
        upper=_half(card.upper, texts["upper"], locale),
        lower=_half(card.lower, texts["lower"], locale),
        rulings=tuple(rulings(card, locale)),
    )


def _half(power: Power, text: str, locale: str) -> HalfCard:
    """A half of a card; its text begins with name, cost and binding, which are told apart here."""
    name = label(power.name, locale) or power.id
    head, found, body = text.partition("): ")
    cost, _, bind = head.partition(" (")[2].partition("; ") if found else ("", "", "")
    return HalfCard(
        name=name,
        cost=cost,
        crystals=_whole(power.prices, "crystal"),
        charges=_whole(power.prices, "charge"),
        bind=bind,
        text=body if found else text,
        instant=power.is_instant,
        passive=power.passive,
    )


def _whole(prices: Iterable[Price], currency: str) -> int | None:
    """What a cost takes of one currency; None when that is not a plain number."""
    total = 0
    for price in prices:
        if price.currency == currency:
            if not isinstance(price.amount, int):
                return None
            total += price.amount
        elif price.currency == "one_of":
            return None
    return total


def _text(record: Banner | Shrine | TokenType, texts: Mapping[str, Any], locale: str) -> TextCard:
    found = texts[record.id]
    return TextCard(record.id, found["name"], tuple(found["texts"]), tuple(rulings(record, locale)))


def _preset(preset: Preset, locale: str) -> PresetCard:
    return PresetCard(label(preset.name, locale), preset.squads, preset.cards)


SWITCHES = (
    ("more_crystals", "DF-OPT-3", ()),
    ("mulligan", "DF-OPT-5", ()),
    ("buying_vp", "DF-OPT-6", ("duel",)),
    ("alternative_setup", "DF-OPT-7", ()),
    ("twenty_cards", "DF-OPT-8", ("duel",)),
    ("endless_deck", "DF-OPT-9", ()),
    ("script", "DF-OPT-10", ()),
    ("special_sources", "DF-OPT-12", ()),
    ("allow_mirror", "DF-SET-6", ()),
    ("allow_fewer_squads", "DF-SET-8", ()),
    ("dead_squads_pay", "DF-PAY-6", ()),
    ("fast_pass", "DF-INS-8", ()),
)


def modes() -> tuple[Mode, ...]:
    """The modes with the numbers of seats they are for, and their constants. DF-GEN-1, DF-GEN-3."""
    found: dict[str, Mode] = {}
    for (name, seats), constants in CONSTANTS.items():
        numbers = {k: v for k, v in msgspec.structs.asdict(constants).items() if not isinstance(v, bool)}
        known = found.get(name, Mode(name, (), numbers))
        found[name] = Mode(name, (*known.seats, seats), known.constants)
    return tuple(found.values())


def option_table(boards: Iterable[str]) -> tuple[Switch, ...]:
    """The options that a person may choose; what lists and content files bring is not among them. DF-OPT-1."""
    defaults = msgspec.structs.asdict(Options())
    rows: list[dict[str, Any]] = [
        {"name": "layout", "kind": "choice", "choices": ("free", "preset"), "rule": "DF-DEP-11"},
        {"name": "strategic", "kind": "choice", "choices": (0, 4, 5), "rule": "DF-OPT-11"},
        {"name": "vp_half", "kind": "number", "low": 5, "high": 30, "rule": "DF-SET-21", "modes": ("duel",)},
        {"name": "stall_rounds", "kind": "number", "low": 0, "high": 100, "rule": "DF-TRN-6"},
        {"name": "min_token_distance", "kind": "number", "low": 1, "high": 4, "rule": "DF-DEP-2"},
        {"name": "shared_hands", "kind": "switch", "rule": "DF-TVT-10", "modes": ("tvt",)},
    ]
    rows += [{"name": name, "kind": "switch", "rule": rule, "modes": only} for name, rule, only in SWITCHES]
    return tuple(Switch(**row, default=defaults[row["name"]]) for row in rows)


def judged(book: Book, wish: DeckList) -> tuple[tuple[Refusal, ...], DeckVerdict]:
    """Every reason why a list is not allowed, and what it is made of. DF-SET-8, DF-SET-13 to DF-SET-15."""
    faction, squads, cards = wish.faction, wish.squads, wish.cards
    refusals = tuple(_refusals(book, faction, squads, cards))
    verdict = DeckVerdict(
        legal=not refusals,
        problems=(),
        squads=len(squads),
        squads_wanted=min(book.constants.squads, len(book.squad_cards(faction))),
        cards=sum(cards.values()),
        cards_wanted=book.options.deck_size,
        curve=_curve(book.factions.values(), cards),
        usable=tuple(card.id for card in usable_cards(book, faction, squads)),
    )
    return refusals, verdict


def _curve(factions: Iterable[Faction], wanted: Mapping[str, int]) -> dict[str, int]:
    """How many cards cost how many Crystals."""
    costs = {card.id: _least_cost(card, each) for each in factions for card in each.cards}
    return curve(wanted, costs)


def _least_cost(card: Card, record: Faction) -> str:
    """The cheaper half counts, or attaching an Enhancement."""
    if card.kind == "enhancement":
        return _attach_cost(card, record)
    halves = [cost for half in (card.upper, card.lower) if (cost := _whole(half.prices, "crystal")) is not None]
    return str(min(halves)) if halves else "x"


def _refusals(book: Book, faction: str, squads: tuple[str, ...], cards: Mapping[str, int]) -> Iterator[Refusal]:
    """Each card is judged by itself, so that one reason does not hide another; then the deck as a whole."""
    deck = tuple(card for card, n in cards.items() for _ in range(n))
    singly = [deck_refusal(book, faction, (card,) * n, squads) for card, n in Counter(deck).items()]
    reasons = [each for each in singly if each is not None and each.key != DECK_SIZE]
    sizes = [deck_refusal(book, faction, deck, squads)] if not reasons else []
    for each in (squads_refusal(book, faction, squads), *reasons, *sizes):
        if each is not None:
            yield each
