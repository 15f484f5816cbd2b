"""The shelf: armies and options as clients show them, with names and generated texts in one language. ED-DATA-2."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from edgewise.core.columns import columns
from edgewise.core.phrase import label, notes
from edgewise.core.refusal import Refusal
from edgewise.core.showing import Mode, Switch
from edgewise.core.wire import DeckList, DeckVerdict, Words, curve
from edgewise.games.the_edge import wire
from edgewise.games.the_edge.book import Book
from edgewise.games.the_edge.facts import Power
from edgewise.games.the_edge.frames.asks import refuse
from edgewise.games.the_edge.options import SEATS
from edgewise.games.the_edge.profiles import DECK_CARDS, Ability, Army, ProgressCard, Side, SpellCard, SquadCard
from edgewise.games.the_edge.wire import ArmyCard, ArmySide, ArmySquad, PowerCard

Texts = Mapping[str, Any]


def army(record: Army, texts: Texts, locale: str, about: Words) -> ArmyCard:
    """An army with everything in its box; `about` is its character in a line."""
    # A type that has one squad only is called like it.
    names = {s.type: label(s.name, locale) for s in record.squads if label(s.name) == s.type}
    names |= {kind: label(name, locale) for kind, name in record.types.items()}
    return ArmyCard(
        id=record.id,
        name=label(record.name, locale),
        about=about,
        neutral=record.is_neutral,
        squads=tuple(_squad(each, texts["squads"][each.id]["texts"], locale) for each in record.squads),
        spells=tuple(_spell(each, texts["cards"][each.id]["text"], names, locale) for each in record.spells),
        progress=tuple(_progress(each, texts["cards"][each.id]["text"], locale) for each in record.progress),
        rulings=tuple(notes(locale, record.ruling)),
    )


def _squad(card: SquadCard, texts: Mapping[str, list[str]], locale: str) -> ArmySquad:
    return ArmySquad(
        id=card.id,
        name=label(card.name, locale),
        type=card.type,
        models=card.models,
        shields=card.shields,
        radius=card.base_radius_mil,
        height=card.height_mil,
        shift_cost=card.shift_cost,
        normal=_side(card.normal, texts["normal"], locale),
        shifted=None if card.shifted is None else _side(card.shifted, texts["shifted"], locale),
        rulings=tuple(notes(locale, card.ruling)),
    )


def _side(side: Side, texts: list[str], locale: str) -> ArmySide:
    return ArmySide(
        attack=side.attack,
        defense=side.defense,
        initiative=side.initiative,
        move=side.move,
        reroll_attack=side.reroll_attack,
        reroll_defense=side.reroll_defense,
        abilities=tuple(_ability(each, text, locale) for each, text in zip(side.abilities, texts, strict=True)),
    )


def _ability(ability: Ability, text: str, locale: str) -> PowerCard:
    power = Power(ability)
    reach = [effect.range for effect in ability.effects if hasattr(effect, "range")]
    return PowerCard(
        id=ability.id,
        name=label(ability.name, locale),
        cost=ability.cost,
        timing=ability.timing,
        uses_action=ability.uses_action,
        scope=ability.target.scope,
        side=ability.target.side,
        by="shots" if power.by_each else "caster" if power.needs_caster else "squad" if power.needs_squad else "",
        range=ability.range_inches if ability.range_inches is not None else next(iter(reach), None),
        text=_body(text),
        rulings=tuple(notes(locale, ability.ruling)),
    )


def _spell(card: SpellCard, text: str, types: Mapping[str, str], locale: str) -> wire.SpellCard:
    dedicated = card.dedicated_to
    return wire.SpellCard(
        **columns(PowerCard, _ability(card, text, locale)),
        copies=card.copies,
        dedicated_to="" if dedicated is None else types.get(dedicated, dedicated),
        dedicated_type=dedicated or "",
    )


def _progress(card: ProgressCard, text: str, locale: str) -> wire.ProgressCard:
    name = label(card.name, locale)
    return wire.ProgressCard(
        id=card.id,
        name=name,
        kind=card.kind,
        text=text.removeprefix(f"{name}: "),
        rulings=tuple(notes(locale, card.ruling)),
    )


def _body(text: str) -> str:
    """A text without the name, cost and timing that it begins with: these are shown apart."""
    head, found, body = text.partition("): ")
    return body if found and " (" in head else text


def modes() -> tuple[Mode, ...]:
    """The one mode: two players. ED-SET-5."""
    return (Mode("edge-duel", (SEATS,), {"deck_cards": DECK_CARDS}),)


def option_table(boards: Iterable[str]) -> tuple[Switch, ...]:
    """The options that a person may choose; what content files bring is not among them."""
    return (
        Switch("scenario", "choice", "standard", "ED-SET-3", tuple(boards)),
        Switch("terrain_modifiers", "switch", default=False, rule="ED-TER-1"),
        Switch("rhazack_models", "choice", 1, "ED-OTH-5", (1, 2)),
    )


def judged(book: Book, wish: DeckList) -> tuple[tuple[Refusal, ...], DeckVerdict]:
    """Why a deck is not allowed: exactly 30 cards of the army, no more copies than there are. ED-SET-7."""
    record = book.factions[wish.faction]
    allowed = {card.id: card.copies for card in record.spells}
    refusals = [
        refuse("ED-SET-7", "E_BAD_DECK", "deck-copies", card=card, count=count, most=allowed.get(card, 0))
        for card, count in wish.cards.items()
        if count > allowed.get(card, 0)
    ]
    total = sum(wish.cards.values())
    if total != DECK_CARDS:
        refusals.append(refuse("ED-SET-7", "E_BAD_DECK", "deck-size", count=total, wanted=DECK_CARDS))
    verdict = DeckVerdict(
        legal=not refusals,
        problems=(),
        squads=len(wish.squads),
        squads_wanted=len(record.squads),
        cards=total,
        cards_wanted=DECK_CARDS,
        curve=curve(wish.cards, {card.id: str(card.cost) for each in book.factions.values() for card in each.spells}),
        usable=tuple(allowed),
    )
    return tuple(refusals), verdict
