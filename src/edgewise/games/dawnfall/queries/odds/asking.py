"""What may be asked about chances, as values that have a JSON form."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

import msgspec

Die: TypeAlias = Literal["yellow", "red"]


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is given about one side beyond the table: Crystals, dice, bonuses, and Actions that count as played."""

    crystals: int | None = None
    depleted: int | None = None
    die: Die | None = None
    rerolls: bool = True
    attack: int = 0
    defense: int = 0
    hit: int = 0
    wounds: int = 0
    cards: tuple[str, ...] = ()


NOTHING = Known()


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What all questions share: the side that asks, and the enemy."""

    kind: ClassVar[str]

    own: Known = NOTHING
    enemy: Known = NOTHING


class Sequence(Question, frozen=True, tag="sequence"):
    """A Combat Sequence that a model starts, alone or with a Backstab of that model before or after it. DF-COM-4."""

    kind: ClassVar[str] = "sequence"

    model: int
    target: int
    backstab: Literal["before", "after"] | None = None


class Backstab(Question, frozen=True, tag="backstab"):
    """A Backstab of a model. DF-BCK-1."""

    kind: ClassVar[str] = "backstab"

    model: int
    target: int


class Shot(Question, frozen=True, tag="shot"):
    """One Shot at one or several targets; the chance that at least `hits` enemies are hit. DF-SHO-5."""

    kind: ClassVar[str] = "shot"

    model: int
    targets: tuple[int, ...]
    hits: int = 1
    card: str = ""
    anywhere: bool = False


class Kills(Question, frozen=True, tag="kills"):
    """The chance that a Squad kills at least n models of another one, each of its models striking once."""

    kind: ClassVar[str] = "kills"

    squad: int
    of: int
    n: int = 1
    by: Literal["combat", "backstab", "shot"] = "combat"
    card: str = ""
    anywhere: bool = False


class Running(Question, frozen=True, tag="running"):
    """The Combat Sequence or Shot that is under way, from the pending question on."""

    kind: ClassVar[str] = "running"


AnyQuestion: TypeAlias = Sequence | Backstab | Shot | Kills | Running
