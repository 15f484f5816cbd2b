"""Facts: what cards and abilities say, compiled for quick asking."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from edgewise.games.the_edge.effects.acts import FreeAttack, Push, Shot
from edgewise.games.the_edge.effects.conditions import TRIGGERS, Trigger
from edgewise.games.the_edge.effects.lasting import (
    Aura,
    FreeAssaults,
    GatherLimit,
    NoShotsBeyond,
    Reroll,
    Stat,
    StayReady,
)
from edgewise.games.the_edge.effects.values import Value, grows
from edgewise.games.the_edge.effects.vocabulary import AnyEffect
from edgewise.games.the_edge.profiles import Ability, ProgressCard, SpellCard


class Line(NamedTuple):
    """Something that holds: of what, how much, in which situations only, and by which card or ability."""

    what: str
    n: Value
    only: tuple[str, ...] = ()
    source: str = ""


class AuraLine(NamedTuple):
    """Lines for the squads of one side around a squad or a model. ED-CLR-7."""

    reach: int
    side: str
    lines: tuple[Line, ...]


class Voice(NamedTuple):
    """What one source says while it is in force."""

    lines: tuple[Line, ...]
    auras: tuple[AuraLine, ...]


class Power:
    """A spell card or ability with what its announcement needs, worked out once."""

    __slots__ = (
        "by_each",
        "condition",
        "contact",
        "cost",
        "counts_crystals",
        "dedicated",
        "duration",
        "effects",
        "free_attack",
        "id",
        "instant",
        "needs_caster",
        "needs_squad",
        "passive",
        "reach",
        "record",
        "shot",
        "target",
        "trigger",
        "uses_action",
        "voice",
    )

    def __init__(self, record: Ability) -> None:
        self.record = record
        self.id = record.id
        self.cost: int = record.cost
        self.instant = record.timing == "instant"
        self.passive = record.timing == "passive"
        self.uses_action = record.uses_action
        self.effects = record.effects
        self.target = record.target
        self.contact = record.target.contact
        self.reach = None if record.range_inches is None else 1000 * record.range_inches
        self.dedicated = record.dedicated_to if isinstance(record, SpellCard) else None
        self.duration = duration_of(record)
        self.shot = next((e for e in record.effects if isinstance(e, Shot)), None)
        self.by_each = self.shot is not None and self.shot.by == "each"
        self.free_attack = any(isinstance(e, FreeAttack) for e in record.effects)
        self.condition = record.condition if not isinstance(record.condition, TRIGGERS) else None
        self.trigger: Trigger | None = record.condition if isinstance(record.condition, TRIGGERS) else None
        pushes = any(isinstance(e, Push) for e in record.effects)
        own_model = record.target.scope == "model" and record.target.side == "self"
        single = self.shot is not None and not self.by_each
        self.needs_caster = (self.reach is not None or self.contact or pushes or single or own_model) and (
            not self.by_each
        )
        self.needs_squad = self.dedicated is not None and not self.needs_caster and not self.by_each
        self.voice = Voice((), ()) if self.trigger is not None else voice_of(record.effects, record.id)
        spoken = (*self.voice.lines, *(line for aura in self.voice.auras for line in aura.lines))
        self.counts_crystals = any(grows(line.n) for line in spoken)


def duration_of(record: Ability) -> str:
    """How long it lasts; equipment and passive spells stay unless they say otherwise. ED-DATA-3."""
    stays = isinstance(record, SpellCard) and record.stays
    return "game" if stays and record.duration == "oneOff" else record.duration


def voice_of(effects: Iterable[AnyEffect], source: str) -> Voice:
    """The lines and auras of some effects; those that act once say nothing."""
    lines: list[Line] = []
    auras: list[AuraLine] = []
    for effect in effects:
        match effect:
            case Stat():
                lines.append(Line(effect.stat, effect.n, effect.only, source))
            case Reroll():
                lines.append(Line("reroll-" + effect.roll, 1, (), source))
            case FreeAssaults():
                lines.append(Line("free-assaults", 1, (), source))
            case NoShotsBeyond():
                lines.append(Line("no-shots-beyond", effect.n, (), source))
            case GatherLimit():
                lines.append(Line("gather-limit", effect.n, (), source))
            case StayReady():
                lines.append(Line("stay-ready", effect.cost, (), source))
            case Aura():
                auras.append(AuraLine(1000 * effect.range, effect.side, voice_of(effect.effects, source).lines))
            case _:
                pass
    return Voice(tuple(lines), tuple(auras))


def progress_voice(card: ProgressCard) -> Voice:
    """What a progress card says while it is attached; triggers speak when they are set off."""
    return Voice((), ()) if isinstance(card.condition, TRIGGERS) else voice_of(card.effects, card.id)
