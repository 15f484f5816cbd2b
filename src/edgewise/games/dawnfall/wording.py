"""Card text, generated from the effect: words and behaviour cannot disagree. DF-CRD-10, DF-GEN-2."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from edgewise.core.phrase import Names, Phrase, dashed, either, linked, name_of, name_words, notes, phrase
from edgewise.games.dawnfall.effects.step import sentences
from edgewise.games.dawnfall.effects.values import currency_words, value_words
from edgewise.games.dawnfall.effects.words import limit_words, moment_words, number_words, word
from edgewise.games.dawnfall.profiles import (
    Banner,
    Bind,
    Card,
    Faction,
    Number,
    Power,
    Price,
    Shrine,
    Squad,
    Target,
    TokenType,
)


def titles_of(factions: Iterable[Faction], tokens: Iterable[TokenType]) -> dict[tuple[str, str], Names]:
    """The names of Squads, cards and tokens by kind and id."""
    found: dict[tuple[str, str], Names] = {("token", t.id): t.name for t in tokens}
    for faction in factions:
        found["faction", faction.id] = faction.name
        found |= {("squad", s.id): s.name for s in faction.squads}
        found |= {("card", c.id): c.name for c in faction.cards}
        found |= {("token", t.id): t.name for t in faction.tokens}
    return found


def bind_words(bind: Bind) -> Any:
    """Whom an Action is bound to; nothing when it binds nobody."""
    if bind.names:
        names = linked("join-or", [name_of("squad", n) for n in bind.names])
        return phrase("bind-own-model-of", names=names) if bind.type == "own_model" else names
    return "" if bind.type in ("none", "squad_named") else Phrase(f"bind-{dashed(bind.type)}")


def price_words(price: Price) -> Any:
    """One entry of a cost."""
    if price.currency == "one_of":
        return linked("join-or", [linked("join-and", [price_words(p) for p in entries]) for entries in price.one_of])
    return currency_words(price.currency, price.amount)


def cost_words(power: Power) -> Any:
    """A whole cost."""
    return linked("join-comma", [price_words(p) for p in power.prices]) or "0"


def attach_words(card: Card) -> Any:
    """What it costs to attach an Enhancement; nothing for other cards. DF-ENH-3."""
    prices = card.attach_cost if isinstance(card.attach_cost, tuple) else ()
    return linked("join-comma", [price_words(p) for p in prices]) or ("0" if card.kind == "enhancement" else "")


def power_words(power: Power) -> Any:
    """The rule text of an Action: marks, moment, condition, targets, steps."""
    parts = [Phrase("text-instant")] if power.is_instant else []
    parts += [Phrase("text-passive")] if power.passive else []
    moments = [Phrase("moment-own-turn")] if power.timings and power.is_free and not power.is_instant else []
    moments += [moment_words(t) for t in power.timings]
    lead = [either(moments)] if moments else []
    if power.if_ is not None:
        lead.append(phrase("lead-if" if lead else "lead-only-if", what=power.if_.words()))
    chosen: list[Phrase | str] = [*map(numbers_words, power.numbers), *map(target_words, power.targets)]
    body = sentences(power.steps)
    if moments and not chosen:
        body = phrase("text-lead", lead=linked("join-comma", lead), body=body)
    elif lead:
        usable = linked("join-comma", lead)
        chosen.insert(0, phrase("text-usable", what=usable) if moments else usable)
    parts += [phrase("sentence", what=text) for text in (*chosen, body) if text]
    if power.limit is not None and power.limit.per != "payment":
        parts.append(phrase("sentence", what=limit_words(power.limit)))
    return linked("join-space", parts)


def numbers_words(number: Number) -> Phrase:
    """A number of the declaration."""
    name = Phrase("value-x") if number.as_ == "x" else phrase("choose-a-number-of", name=number_words(number.as_))
    low = phrase("choose-from", n=number.min) if number.min else ""
    step = phrase("choose-in-steps", n=number.step) if number.step != 1 else ""
    return phrase("choose-number", name=name, low=low, max=value_words(number.max), step=step)


def target_words(target: Target) -> Phrase:
    """A target of the declaration: what is chosen, or what a name stands for."""
    if isinstance(target.of, str):
        return phrase("target-same", name=word(target.as_), what=word(target.of))
    if target.of.choose is None:
        return phrase("target-is", name=word(target.as_), what=target.of.words())
    return phrase("step-choose", what=target.of.words())


def record_words(record: Banner | Shrine | TokenType) -> list[Phrase]:
    """The texts of a Banner, a Shrine or a token type."""
    powers = record.powers if isinstance(record, Banner) else record.actions
    texts = [whole_words(p) for p in powers]
    if not isinstance(record, Banner):
        on_board = isinstance(record, TokenType) and record.class_ == "map"
        held = [*(h.words() for h in record.holds), *(t.words(on_board=on_board) for t in record.triggers)]
        texts = [phrase("sentence", what=text) for text in held] + texts
    if isinstance(record, Shrine) and record.counts_as_source:
        texts.insert(0, Phrase("text-counts-as-source"))
    if isinstance(record, TokenType):
        texts += _bearing_words(record)
    return texts


def _bearing_words(token: TokenType) -> list[Phrase]:
    """How many of a token there are and one bearer may have, and when it goes away. DF-EFF-13."""
    texts = [phrase("token-start", n=token.start)] if token.start else []
    texts += [phrase("token-stock", n=token.limit)] if token.limit is not None else []
    texts += [Phrase("token-stacks")] if token.stack is True else []
    if token.stack is not True and token.stack > 1:
        texts.append(phrase("token-stacks-up-to", n=int(token.stack)))
    return texts + [Phrase(f"token-goes-{dashed(when)}") for when in token.remove_when]


def rulings(record: Squad | Card | Banner | Shrine | TokenType, locale: str) -> list[str]:
    """How a record and its Actions are read, in a language, where somebody said so."""
    powers: tuple[Power, ...] = ()
    match record:
        case Card():
            powers = (record.upper, record.lower)
        case Banner():
            powers = record.powers
        case Shrine() | TokenType():
            powers = record.actions
    return notes(locale, record.ruling, *(power.ruling for power in powers))


def whole_words(power: Power) -> Phrase:
    """Name, cost, binding and text of an Action."""
    bind = bind_words(power.binding)
    head = {"name": name_words(power.name) or power.id, "cost": cost_words(power), "text": power_words(power)}
    return phrase("text-action", **head, bind=bind) if bind else phrase("text-action-unbound", **head)
