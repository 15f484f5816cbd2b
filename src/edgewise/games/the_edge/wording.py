"""Card text, generated from the effects: words and behaviour cannot disagree. ED-DATA-3, ED-DATA-4."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from edgewise.core.phrase import Names, Phrase, linked, name_of, name_words, notes, phrase
from edgewise.games.the_edge.effects.acts import Wound
from edgewise.games.the_edge.effects.conditions import TRIGGERS
from edgewise.games.the_edge.effects.effect import Scope
from edgewise.games.the_edge.effects.vocabulary import AnyEffect
from edgewise.games.the_edge.profiles import Ability, Army, DeadBonus, ProgressCard, SpellCard, SquadCard, Target

SELF = {"squad": "ed-this-squad", "model": "ed-caster", "global": "ed-this-squad"}


def titles_of(armies: Iterable[Army]) -> dict[tuple[str, str], Names]:
    """The names of squads, squad types and cards by kind and id."""
    found: dict[tuple[str, str], Names] = {}
    for army in armies:
        found |= {("type", s.type): s.name if s.type not in _shared(army) else s.type for s in army.squads}
        found |= {("type", id): name for id, name in army.types.items()}
        found |= {("squad", s.id): s.name for s in army.squads}
        found |= {("card", c.id): c.name for c in army.spells}
        found |= {("card", c.id): c.name for c in army.progress}
    return found


def _shared(army: Army) -> set[str]:
    """Types that several squads have: the name of one squad would not do for them."""
    types = [squad.type for squad in army.squads]
    return {type_ for type_ in types if types.count(type_) > 1}


def rulings(record: SquadCard | SpellCard | ProgressCard, locale: str) -> list[str]:
    """How a card and its abilities are read, in a language, where somebody said so."""
    sides = (record.normal, record.shifted) if isinstance(record, SquadCard) else ()
    abilities = [ability for side in sides if side is not None for ability in side.abilities]
    return notes(locale, record.ruling, *(ability.ruling for ability in abilities))


def power_words(power: Ability) -> Phrase:
    """Name, cost, marks and text of an ability or a spell card."""
    marks = linked("join-semicolon", list(_marks(power)))
    text = linked("join-space", _sentences(power))
    return phrase("ed-text-power", name=name_words(power.name), marks=marks, text=text)


def text_words(power: Ability) -> Phrase:
    """What an ability or a spell card does when it is played, without its name and cost."""
    aim = target_words(power.target, power.range_inches)
    if isinstance(power.condition, TRIGGERS):
        # A squad is named to lie on; what is set off later happens to that squad.
        set_off = _led(power.condition, _effects(power.effects, Phrase(SELF["squad"]), "squad"))
        return phrase("sentence", what=set_off if power.target.side == "self" else _after(aim, set_off))
    body = _effects(power.effects, aim, power.target.scope)
    if power.duration in ("activation", "turn") or (
        power.duration == "game" and power.timing in ("special", "instant")
    ):
        body = phrase("ed-during", what=body, lasting=Phrase(f"ed-lasting-{power.duration}"))
    return phrase("sentence", what=_led(power.condition, body))


def bonus_words(bonus: DeadBonus) -> Phrase:
    """What a dedicated card brings once its squads are dead. ED-DED-4, ED-CLR-29."""
    stat = Phrase(f"ed-stat-{bonus.kind}") if bonus.is_statistic else ""
    kind = "statistic" if bonus.is_statistic else bonus.kind
    return phrase(f"ed-dead-{kind}", n=bonus.n, stat=stat)


def progress_words(card: ProgressCard) -> Phrase:
    """Name and text of a progress card."""
    return phrase("ed-text-plain", name=name_words(card.name), text=progress_text(card))


def progress_text(card: ProgressCard) -> Phrase:
    """What a progress card does."""
    body = _led(card.condition, _effects(card.effects, Phrase(SELF["squad"]), "squad"))
    return phrase("sentence", what=body)


def _marks(power: Ability) -> Iterable[Any]:
    """Cost, time of use, the action and the squad type, as a card shows them beside its name. ED-SQD-3."""
    if isinstance(power, SpellCard) or power.timing != "passive":
        yield phrase("ed-cost", n=power.cost)
    yield Phrase(f"ed-timing-{power.timing}")
    if power.uses_action:
        yield Phrase("ed-uses-action")
    if isinstance(power, SpellCard) and power.dedicated_to is not None:
        yield name_of("type", power.dedicated_to)


def _sentences(power: Ability) -> list[Any]:
    found = [text_words(power)]
    if isinstance(power, SpellCard) and power.dead_bonus is not None:
        type_ = name_of("type", power.dedicated_to or "")
        found.append(phrase("ed-text-dead", type=type_, gain=bonus_words(power.dead_bonus)))
    return found


def _led(condition: Any, body: Any) -> Any:
    return body if condition is None else _after(condition.words(), body)


def _after(lead: Any, body: Any) -> Phrase:
    return phrase("text-lead", lead=lead, body=body)


def _effects(effects: tuple[AnyEffect, ...], who: Any, scope: Scope) -> Any:
    """Effects in their order; once the target was named it is only pointed at. ED-CLR-24."""
    parts: list[Any] = []
    it = Phrase(f"ed-it-{scope}")
    named = wounded = False
    for effect in effects:
        said = effect.words(it if named else who, scope)
        parts.append(phrase("ed-if-it-survives", what=said, it=it) if wounded and effect.needs_target else said)
        named |= effect.needs_target
        wounded |= isinstance(effect, Wound)
    return linked("join-then", parts)


def target_words(target: Target, range_inches: int | None = None) -> Phrase:
    """What an effect is aimed at."""
    if target.side == "self":
        return Phrase(SELF[target.scope])
    where: Any = Phrase("ed-in-contact") if target.contact else ""
    if range_inches is not None:
        where = phrase("ed-within", n=range_inches)
    return phrase(f"ed-a-{target.scope}", side=target.side, other=target.other, where=where)
