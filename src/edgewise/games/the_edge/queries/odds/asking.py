"""What may be asked about chances, as values that have a JSON form."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

import msgspec

from edgewise.games.the_edge.kinds import Model, Squad


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is given about one side beyond the table: unused crystals, bonuses, and whether it rolls again."""

    crystals: int | None = None
    rerolls: bool = True
    attack: int = 0
    defense: int = 0
    initiative: int = 0
    hit: int = 0


NOTHING = Known()


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What all questions share: the side that asks, and the enemy."""

    kind: ClassVar[str]

    own: Known = NOTHING
    enemy: Known = NOTHING


class Sequence(Question, frozen=True, tag="sequence"):
    """A combat that a model opens by an assault, with its counter-attack; or one Free Attack. ED-COM-1, ED-REL-4."""

    kind: ClassVar[str] = "sequence"

    model: Model
    target: Model
    free: bool = False


class Shot(Question, frozen=True, tag="shot"):
    """One Shot with all that its area covers; the chance that at least `hits` enemies are wounded. ED-SHO-5."""

    kind: ClassVar[str] = "shot"

    model: Model
    target: Model
    power: str = ""
    hits: int = 1
    anywhere: bool = False


class Kills(Question, frozen=True, tag="kills"):
    """The chance that a squad kills at least n models of another one with the assaults of one action. ED-ASL-5."""

    kind: ClassVar[str] = "kills"

    squad: Squad
    of: Squad
    n: int = 1
    anywhere: bool = False


class Running(Question, frozen=True, tag="running"):
    """The dice exchange that is under way, with the counter-attack that may follow it."""

    kind: ClassVar[str] = "running"


AnyQuestion: TypeAlias = Sequence | Shot | Kills | Running
