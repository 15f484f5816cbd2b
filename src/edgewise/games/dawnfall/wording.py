"""Card text, generated from the effect: words and behaviour cannot disagree. DF-CRD-10, DF-GEN-2."""

from __future__ import annotations

from typing import Any

from edgewise.games.dawnfall.effects.base import either, name_words, word
from edgewise.games.dawnfall.effects.step import steps_words
from edgewise.games.dawnfall.effects.values import counted, value_words
from edgewise.games.dawnfall.effects.words import limit_words, moment_words
from edgewise.games.dawnfall.profiles import Banner, Bind, Card, Number, Power, Price, Shrine, Target, TokenType, label

BINDS = {
    "any_own_squad": "any own Squad",
    "attached_squad": "this Squad",
    "enemy_squad": "an enemy Squad",
    "own_model": "an own model",
    "enemy_model": "an enemy model",
    "none": "",
}


def bind_text(bind: Bind) -> str:
    """Whom an Action is bound to."""
    names = " or ".join(name_words(n) for n in bind.names)
    return names or BINDS.get(bind.type, "")


def price_text(price: Price) -> str:
    """One entry of a cost."""
    if price.currency == "one_of":
        return " or ".join(" and ".join(price_text(p) for p in entries) for entries in price.one_of)
    if price.currency == "banner":
        return "turn your Banner face down"
    kind, _, token = price.currency.partition(":")
    names = {
        "crystal": ("Crystal", "Crystals"),
        "charge": ("Charge", "Charges"),
        "vp": ("VP", "VP"),
        "endurance": ("Endurance token", "Endurance tokens"),
        "card": ("card from hand", "cards from hand"),
        "model": ("Sacrificed model", "Sacrificed models"),
        "destroy_crystal": ("own Crystal destroyed", "own Crystals destroyed"),
    }
    name = token.replace("-", " ").upper()
    one, many = names.get(kind, (f"{name} token", f"{name} tokens"))
    return counted(price.amount, one, many)


def power_text(power: Power) -> str:
    """The rule text of an Action: marks, moment, condition, targets, steps."""
    parts = []
    if power.is_instant:
        parts.append("Instant.")
    if power.passive:
        parts.append("Passive once paid.")
    moments = ["in your own Active turn"] if power.timings and power.is_free and not power.is_instant else []
    moments += [moment_words(t) for t in power.timings]
    lead = [either(moments)] if moments else []
    if power.if_ is not None:
        lead.append(f"{'' if lead else 'only '}if {power.if_.words()}")
    chosen = [number_text(n) for n in power.numbers] + [target_text(t) for t in power.targets]
    body = steps_words(power.steps)
    if moments and not chosen:
        body = f"{', '.join(lead)}: {body}"
    elif lead:
        chosen.insert(0, ("usable " if moments else "") + ", ".join(lead))
    parts += [sentence(text) for text in (*chosen, body)]
    if power.limit is not None and power.limit.per != "payment":
        parts.append(sentence(limit_words(power.limit)))
    return " ".join(parts)


def number_text(number: Number) -> str:
    """A number of the declaration."""
    name = "X" if number.as_ == "x" else f"a number of {number.as_.replace('_', ' ')}"
    low = f" from {number.min}" if number.min else ""
    step = f" in steps of {number.step}" if number.step != 1 else ""
    return f"choose {name}{low} up to {value_words(number.max)}{step}"


def target_text(target: Target) -> str:
    """A target of the declaration: what is chosen, or what a name stands for."""
    if isinstance(target.of, str):
        return f"{word(target.as_)} is {word(target.of)}"
    if target.of.choose is None:
        return f"{word(target.as_)} is {target.of.words()}"
    return f"choose {target.of.words()}"


def sentence(text: str) -> str:
    """A text with a capital and a stop."""
    return text[:1].upper() + text[1:] + "."


def record_text(record: Banner | Shrine | TokenType) -> dict[str, Any]:
    """Name and texts of a Banner, a Shrine or a token type."""
    powers = record.powers if isinstance(record, Banner) else record.actions
    texts = [head_text(p) + power_text(p) for p in powers]
    if not isinstance(record, Banner):
        texts = [sentence(h.words()) for h in record.holds] + [sentence(t.words()) for t in record.triggers] + texts
    if isinstance(record, Shrine) and record.counts_as_source:
        texts.insert(0, "Counts as a Crystal Source for every player.")
    return {"id": record.id, "name": label(record.name), "texts": texts}


def head_text(power: Power) -> str:
    """Name, cost and binding of an Action."""
    head = "; ".join(part for part in (cost_text(power), bind_text(power.binding)) if part)
    return f"{label(power.name) or power.id} ({head}): "


def cost_text(power: Power) -> str:
    """A whole cost."""
    return ", ".join(price_text(p) for p in power.prices) or "0"


def card_text(card: Card) -> dict[str, str]:
    """Name, cost and text of both halves, as the interface shows them."""
    found = {"name": label(card.name), "kind": card.kind}
    for half, power in (("upper", card.upper), ("lower", card.lower)):
        found[half] = head_text(power) + power_text(power)
    return found
