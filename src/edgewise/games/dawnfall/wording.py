"""Card text, generated from the effect: words and behaviour cannot disagree. DF-CRD-10, DF-GEN-2."""

from __future__ import annotations

from edgewise.games.dawnfall.effects.values import value_words
from edgewise.games.dawnfall.profiles import Bind, Card, Power, Price, label

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
    names = " or ".join(n.replace("-", " ").title() for n in bind.names)
    return names or BINDS.get(bind.type, "")


def price_text(price: Price) -> str:
    """One entry of a cost."""
    n = value_words(price.amount)
    name = {"crystal": "Crystal", "charge": "Charge", "vp": "VP", "destroy_crystal": "own Crystal destroyed"}
    return f"{n} {name.get(price.currency, price.currency.replace('_', ' '))}"


def power_text(power: Power) -> str:
    """The rule text of an Action: marks, moment, condition, targets, steps."""
    parts = []
    if power.is_instant:
        parts.append("Instant.")
    if power.passive:
        parts.append("Passive once paid.")
    if power.timings:
        parts.append(" or ".join(t.replace("_", " ") for t in power.timings).capitalize() + ".")
    if power.if_ is not None:
        parts.append(f"Only if {power.if_.words()}.")
    for n in power.numbers:
        parts.append(f"Choose X ({n.as_.replace('_', ' ')}) up to {value_words(n.max)}.")
    for target in power.targets:
        what = target.of if isinstance(target.of, str) else target.of.words()
        parts.append(f"Choose {what}.")
    body = "; then ".join(w for w in (s.words() for s in power.steps) if w)
    parts.append(body[:1].upper() + body[1:] + ".")
    if power.limit is not None and power.limit.per != "payment":
        parts.append(f"{power.limit.n} per {power.limit.per.replace('_', ' ')}.")
    return " ".join(parts)


def card_text(card: Card) -> dict[str, str]:
    """Name, cost and text of both halves, as the interface shows them."""
    found = {"name": label(card.name), "kind": card.kind}
    for half, power in (("upper", card.upper), ("lower", card.lower)):
        cost = ", ".join(price_text(p) for p in power.prices) or "0"
        found[half] = f"{label(power.name) or power.id} ({cost}; {bind_text(power.binding)}): {power_text(power)}"
    return found
