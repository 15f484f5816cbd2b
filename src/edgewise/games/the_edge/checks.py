"""What the types of content cannot express: which parts of a card fit together. ED-DATA-2 to ED-DATA-5."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from edgewise.content import Problem, Source
from edgewise.content.terms import terms
from edgewise.core.phrase import either, phrase
from edgewise.games.the_edge.effects.acts import (
    Cancel,
    Draw,
    Heal,
    Push,
    Ready,
    RefreshCrystals,
    Shot,
    Summon,
    TakeVP,
    Wound,
)
from edgewise.games.the_edge.effects.conditions import PRECONDITIONS, TRIGGERS
from edgewise.games.the_edge.effects.effect import Effect
from edgewise.games.the_edge.effects.lasting import Aura, Stat, StayReady
from edgewise.games.the_edge.effects.situations import APART, SITUATIONS_OF
from edgewise.games.the_edge.effects.values import PerUnused, Value, grows
from edgewise.games.the_edge.profiles import Ability, ProgressCard, SpellCard

Path = tuple[str | int, ...]
HIGHEST = 9
# What a trigger can do by itself: nobody is named who casts it, and what lasts must end.
TRIGGERED = (Stat, Heal, Wound, Ready, RefreshCrystals, Draw, TakeVP)


def check_power(source: Source, path: Path, power: Ability) -> Iterator[Problem]:
    """An ability or a spell card. ED-DATA-3."""
    if not power.effects:
        yield source.problem((*path, "effects"), phrase("bad-file-no-effects"), rule="ED-DATA-3")
    yield from _check_target(source, path, power)
    yield from _check_timing(source, path, power)
    yield from _check_condition(source, path, power)
    yield from _check_effects(source, path, power)
    spell = isinstance(power, SpellCard)
    yield from _check_spell(source, path, power) if spell else _check_ability(source, path, power)


def _check_target(source: Source, path: Path, power: Ability) -> Iterator[Problem]:
    """A target has what its effects need, and nothing that it cannot use. ED-SPL-13, ED-SPL-14."""
    target = power.target
    yield from _check_useless(source, path, power)
    yield from _check_shots(source, path, power)
    if target.contact and power.range_inches is not None:
        message = phrase("bad-file-contact-range")
        yield source.problem((*path, "rangeInches"), message, rule="ED-SPL-14")
    for i, effect in enumerate(power.effects):
        if target.scope not in effect.aims:
            message = phrase("bad-file-aim", effect=_tag(effect), scope=target.scope, aims=either(effect.aims))
            yield source.problem((*path, "effects", i), message, rule="ED-SPL-13")
        if isinstance(effect, Push) and target.side == "self":
            yield source.problem((*path, "effects", i), phrase("bad-file-push-self"), rule="ED-CLR-8")


def _check_useless(source: Source, path: Path, power: Ability) -> Iterator[Problem]:
    """Contact, range and `other` stand only where they limit something. ED-SPL-13, ED-CLR-24."""
    target = power.target
    given = [name for name in ("contact", "other") if getattr(target, name)]
    if target.scope == "global":
        useless, reach = "bad-file-global-target", "bad-file-global-range"
    elif target.side == "self":
        useless = reach = "bad-file-self-target"
    else:
        given = [name for name in given if (name, target.side) == ("other", "enemy")]
        useless, reach = "bad-file-other-enemy", ""
    for name in given:
        yield source.problem((*path, "target", name), phrase(useless, name=name), rule="ED-SPL-13")
    if reach and power.range_inches is not None:
        yield source.problem((*path, "rangeInches"), phrase(reach, name="rangeInches"), rule="ED-SPL-13")


def _check_shots(source: Source, path: Path, power: Ability) -> Iterator[Problem]:
    """A Shot has its own range and is aimed at enemies; one by each model has several targets. ED-SHO-6, ED-SHO-7."""
    shots = [(i, e) for i, e in enumerate(power.effects) if isinstance(e, Shot)]
    if not shots:
        return
    first = shots[0][0]
    if power.target.scope == "model" and power.target.side != "enemy":
        yield source.problem((*path, "target"), phrase("bad-file-shot-enemy"), rule="ED-SHO-6")
    reach = {"target": power.target.contact, "rangeInches": power.range_inches is not None}
    for field in (name for name, given in reach.items() if given):
        yield source.problem((*path, field), phrase("bad-file-shot-range", n=first), rule="ED-SHO-7")
    each = next((i for i, e in shots if e.by == "each"), None)
    for i, effect in enumerate(power.effects):
        if each is not None and i != each and (effect.needs_target or effect.lasts):
            message = phrase("bad-file-beside-shots", effect=_tag(effect))
            yield source.problem((*path, "effects", i), message, rule="ED-CLR-26")


def _check_timing(source: Source, path: Path, power: Ability) -> Iterator[Problem]:
    """Timing and duration fit what the card does. ED-SPL-5, ED-SPL-11."""
    lasting = any(e.lasts for e in power.effects)
    triggered = isinstance(power.condition, TRIGGERS)
    if lasting and power.duration == "oneOff":
        message = phrase("bad-file-no-duration")
        yield source.problem((*path, "duration"), message, rule="ED-SPL-11")
    if power.effects and not lasting and not triggered and power.duration != "oneOff":
        message = phrase("bad-file-idle-duration")
        yield source.problem((*path, "duration"), message, rule="ED-SPL-11")
    if any(isinstance(e, StayReady) for e in power.effects) and power.duration == "activation":
        message = phrase("bad-file-short-duration")
        yield source.problem((*path, "duration"), message, rule="ED-ACT-8")
    if any(isinstance(e, Cancel) for e in power.effects) and power.timing != "instant":
        message = phrase("bad-file-cancel-timing")
        yield source.problem((*path, "timing"), message, expected="timing: instant", rule="ED-CLR-31")
    if power.timing in ("passive", "equipment"):
        yield from _check_attached(source, path, power)


def _check_attached(source: Source, path: Path, power: Ability) -> Iterator[Problem]:
    """What lies beside a squad works for that squad, by itself, to the end of the game. ED-SPL-8, ED-SPL-10."""
    target = power.target
    if power.duration != "game":
        message = phrase("bad-file-attached-duration", timing=power.timing)
        yield source.problem((*path, "duration"), message, expected="duration: game", rule="ED-SPL-11")
    if target.scope != "squad" or target.side not in ("own", "self"):
        message = phrase("bad-file-attached-target", timing=power.timing)
        yield source.problem((*path, "target"), message, rule="ED-SPL-8")
    if power.uses_action:
        message = phrase("bad-file-attached-action", timing=power.timing)
        yield source.problem((*path, "usesAction"), message, rule="ED-SPL-10")
    for i, effect in enumerate(power.effects):
        if not effect.lasts and not isinstance(power.condition, TRIGGERS):
            message = phrase("bad-file-acts-once", effect=_tag(effect), timing=power.timing)
            yield source.problem((*path, "effects", i), message, rule="ED-SPL-10")


def _check_condition(source: Source, path: Path, power: Ability) -> Iterator[Problem]:
    """Passives have triggers, what is played has preconditions. ED-SPL-10."""
    here = (*path, "condition")
    if isinstance(power.condition, TRIGGERS) and power.timing != "passive":
        message = phrase("bad-file-trigger-timing")
        yield source.problem(here, message, rule="ED-SPL-10")
    if isinstance(power.condition, PRECONDITIONS) and power.timing in ("passive", "equipment"):
        message = phrase("bad-file-attached-condition", timing=power.timing)
        yield source.problem(here, message, rule="ED-SPL-10")
    yield from _check_triggered(source, path, power)


def _check_triggered(source: Source, path: Path, card: Ability | ProgressCard) -> Iterator[Problem]:
    """What a trigger does needs no caster and ends before it happens again without end. ED-QUE-5, ED-CLR-23."""
    triggered = isinstance(card.condition, TRIGGERS)
    for i, effect in enumerate(card.effects):
        here = (*path, "effects", i)
        if triggered and not isinstance(effect, TRIGGERED):
            names = tuple(sorted(_tag(kind) for kind in TRIGGERED))
            message = phrase("bad-file-untriggered", effect=_tag(effect), known=names)
            yield source.problem(here, message, rule="ED-QUE-5")
        if not isinstance(effect, Stat):
            continue
        if triggered and effect.duration is None:
            message = phrase("bad-file-trigger-duration")
            yield source.problem((*here, "duration"), message, rule="ED-SPL-11")
        if triggered and effect.at_most and not _adds_up(effect.n, effect.at_most):
            message = phrase("bad-file-trigger-steps", n=str(effect.n), most=effect.at_most)
            yield source.problem((*here, "atMost"), message, rule="ED-CLR-23")
        if not triggered and (effect.duration or effect.at_most):
            field = "duration" if effect.duration else "atMost"
            message = phrase("bad-file-no-trigger", field=field)
            yield source.problem((*here, field), message, rule="ED-CLR-23")


def _adds_up(n: Value, most: int) -> bool:
    return isinstance(n, int) and n > 0 and most % n == 0


def _check_effects(source: Source, path: Path, card: Ability | ProgressCard) -> Iterator[Problem]:
    """Numbers in range; auras hold what lasts; crystals count only for what was paid. ED-SPL-15."""
    paid = isinstance(card, Ability) and card.timing != "passive"
    for where, term in terms(card, path):
        if isinstance(term, PerUnused) and not paid:
            message = phrase("bad-file-unpaid")
            yield source.problem(where, message, rule="ED-SPL-15")
        if isinstance(term, Aura):
            yield from _check_aura(source, where, term)
        if isinstance(term, Stat):
            yield from _check_situations(source, where, term)
        if isinstance(term, Summon) and not isinstance(card, ProgressCard):
            yield source.problem(where, phrase("bad-file-summons"), rule="ED-OTH-6")
        for field, low in _numbers(term):
            n = getattr(term, field)
            if not grows(n) and (not low <= n <= HIGHEST or (isinstance(term, Stat) and n == 0)):
                key = "bad-file-range-nonzero" if isinstance(term, Stat) else "bad-file-range"
                message = phrase(key, value=str(n), low=low, high=HIGHEST)
                yield source.problem((*where, field), message, rule="ED-DATA-4")


def _check_situations(source: Source, path: Path, stat: Stat) -> Iterator[Problem]:
    """A bonus counts in situations in which its statistic is read. ED-CLR-20, ED-SQD-2."""
    fitting = SITUATIONS_OF[stat.stat]
    key = "bad-file-situation" if fitting else "bad-file-no-situation"
    for i, name in enumerate(stat.only):
        if name not in fitting:
            message = phrase(key, stat=stat.stat, name=name, known=tuple(fitting))
            yield source.problem((*path, "only", i), message, rule="ED-CLR-20")
    for pair in APART:
        if pair <= set(stat.only):
            one, other = sorted(pair)
            message = phrase("bad-file-apart", one=one, other=other)
            yield source.problem((*path, "only"), message, rule="ED-CLR-20")


def _numbers(term: Any) -> list[tuple[str, int]]:
    """The fields that are numbers or grow with crystals, and the least they can be."""
    match term:
        case Stat():
            return [("n", -HIGHEST)]
        case Push() | Heal() | Wound():
            return [("n", 1)]
        case Shot():
            return [("bonus", 0)]
        case _:
            return []


def _check_aura(source: Source, path: Path, aura: Aura) -> Iterator[Problem]:
    if not aura.effects:
        yield source.problem(path, phrase("bad-file-empty-aura"), rule="ED-DATA-4")
    for i, effect in enumerate(aura.effects):
        if not isinstance(effect, Stat):
            message = phrase("bad-file-aura", effect=_tag(effect))
            yield source.problem((*path, "effects", i), message, expected="stat", rule="ED-OTH-3")
        elif effect.duration or effect.at_most:
            field = "duration" if effect.duration else "atMost"
            message = phrase("bad-file-trigger-only", field=field)
            yield source.problem((*path, "effects", i, field), message, rule="ED-CLR-23")


def _check_ability(source: Source, path: Path, power: Ability) -> Iterator[Problem]:
    """Squad cards carry no equipment, passives cost nothing, and each model makes its Shot. ED-SPL-10, ED-SHO-1."""
    if power.timing == "equipment":
        message = phrase("bad-file-equipment")
        yield source.problem((*path, "timing"), message, rule="ED-SPL-8")
    if power.timing == "passive" and power.target.side == "own":
        yield source.problem((*path, "target", "side"), phrase("bad-file-passive-own"), rule="ED-SPL-10")
    if power.timing == "passive" and power.cost:
        message = phrase("bad-file-passive-cost")
        yield source.problem((*path, "cost"), message, rule="ED-SPL-10")
    for i, effect in enumerate(power.effects):
        if isinstance(effect, Shot) and power.uses_action and effect.by != "each":
            message = phrase("bad-file-each-shoots")
            yield source.problem((*path, "effects", i, "by"), message, expected="by: each", rule="ED-SHO-1")


def _check_spell(source: Source, path: Path, card: Ability) -> Iterator[Problem]:
    """Dedication brings a dead bonus, and what speaks of the own squad needs it. ED-DED-1, ED-DED-3, ED-DED-4."""
    assert isinstance(card, SpellCard)
    if card.dedicated_to is None:
        yield from _check_undedicated(source, path, card)
    elif card.dead_bonus is None:
        message = phrase("bad-file-no-dead-bonus")
        yield source.problem(path, message, rule="ED-DATA-13")


def _check_undedicated(source: Source, path: Path, card: SpellCard) -> Iterator[Problem]:
    if card.dead_bonus is not None:
        message = phrase("bad-file-dead-bonus")
        yield source.problem((*path, "deadBonus"), message, rule="ED-DED-3")
    needs = {"target": card.target.side == "self", "usesAction": card.uses_action}
    needs["effects"] = any(isinstance(e, Shot) and e.by == "each" for e in card.effects)
    needs["target"] |= card.target.other and card.range_inches is None
    for field, needed in needs.items():
        if needed:
            message = phrase("bad-file-undedicated")
            yield source.problem((*path, field), message, rule="ED-DED-1")


def check_progress(source: Source, path: Path, card: ProgressCard) -> Iterator[Problem]:
    """A progress card is attached to a squad or brings one. ED-DATA-5, ED-PRO-5."""
    summons = [e for e in card.effects if isinstance(e, Summon)]
    if (card.kind == "summon") != (len(summons) == 1 == len(card.effects)):
        message = phrase("bad-file-progress-kind")
        yield source.problem((*path, "kind"), message, rule="ED-DATA-5")
    if not card.effects:
        yield source.problem((*path, "effects"), phrase("bad-file-no-effects"), rule="ED-DATA-5")
    if isinstance(card.condition, PRECONDITIONS):
        message = phrase("bad-file-progress-condition")
        yield source.problem((*path, "condition"), message, rule="ED-DATA-5")
    attached = () if summons else card.effects
    for i, effect in enumerate(attached):
        if not effect.lasts and not isinstance(card.condition, TRIGGERS):
            message = phrase("bad-file-progress-once", effect=_tag(effect))
            yield source.problem((*path, "effects", i), message, rule="ED-PRO-2")
        if "squad" not in effect.aims:
            message = phrase("bad-file-progress-aim", effect=_tag(effect))
            yield source.problem((*path, "effects", i), message, rule="ED-PRO-1")
    yield from _check_triggered(source, path, card)
    yield from _check_effects(source, path, card)


def _tag(effect: Effect | type[Effect]) -> str:
    return str(effect.__struct_config__.tag)
