"""Effects that hold for a duration. ED-DATA-4, ED-SPL-11."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, TypeAlias

import msgspec

from edgewise.core.phrase import Phrase, linked, phrase
from edgewise.games.the_edge.effects.effect import Effect, Scope
from edgewise.games.the_edge.effects.situations import Situation, situation_words
from edgewise.games.the_edge.effects.values import Value, signed_words

if TYPE_CHECKING:
    from edgewise.games.the_edge.effects.vocabulary import AnyEffect

Statistic: TypeAlias = Literal["attack", "defense", "initiative", "move"]
Inches: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=50)]
Lasting: TypeAlias = Literal["activation", "turn", "game"]


class Lasts(Effect, frozen=True):
    """An effect that holds for a duration, for a squad or for one model."""

    aims: ClassVar[tuple[Scope, ...]] = ("squad", "model")
    lasts: ClassVar[bool] = True


class Stat(Lasts, frozen=True, tag="stat"):
    """Adds to a statistic, perhaps in some situations only. ED-SQD-2, ED-CLR-7, ED-CLR-20."""

    rule: ClassVar[str] = "ED-SQD-2"

    stat: Statistic
    n: Value
    only: tuple[Situation, ...] = ()
    duration: Lasting | None = None
    """Where it lasts shorter than its card: what a trigger gives. ED-CLR-23."""
    at_most: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    """The largest sum that one card gives at one time. ED-CLR-23."""

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase(
            "ed-stat",
            who=who,
            **signed_words(self.n),
            stat=Phrase(f"ed-stat-{self.stat}"),
            only=situation_words(self.only),
            lasting=Phrase(f"ed-lasting-{self.duration}") if self.duration else "",
            limit=phrase("ed-stat-at-most", n=self.at_most) if self.at_most else "",
        )


class Reroll(Lasts, frozen=True, tag="reroll"):
    """Gives the mark that allows to roll again. ED-REL-1."""

    rule: ClassVar[str] = "ED-REL-1"

    roll: Literal["attack", "defense"]

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase("ed-reroll", who=who, roll=Phrase(f"ed-roll-{self.roll}"))


class FreeAssaults(Lasts, frozen=True, tag="freeAssaults"):
    """Assaults of the target count as Free Attacks. ED-REL-5."""

    rule: ClassVar[str] = "ED-REL-5"

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase("ed-free-assaults", who=who)


class NoShotsBeyond(Lasts, frozen=True, tag="noShotsBeyond"):
    """The target cannot be named as the target of a Shot from further away. ED-DATA-4."""

    n: Inches

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase("ed-no-shots-beyond", who=who, n=self.n)


class GatherLimit(Lasts, frozen=True, tag="gatherLimit"):
    """The squad may take up to so many crystals from one pool. ED-CRY-4, ED-CLR-34."""

    rule: ClassVar[str] = "ED-CRY-4"
    aims: ClassVar[tuple[Scope, ...]] = ("squad",)

    n: Annotated[int, msgspec.Meta(ge=1, le=9)]

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase("ed-gather-limit", who=who, n=self.n)


class StayReady(Lasts, frozen=True, tag="stayReady"):
    """For some crystals the squad is not exhausted at the end of its activation, once per turn. ED-CLR-15."""

    rule: ClassVar[str] = "ED-EXH-2"
    aims: ClassVar[tuple[Scope, ...]] = ("squad",)

    cost: Annotated[int, msgspec.Meta(ge=0, le=9)]

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase("ed-stay-ready", who=who, n=self.cost)


class Aura(Lasts, frozen=True, tag="aura"):
    """Effects on the squads of one side within some inches of the target. ED-MOV-10, ED-OTH-3, ED-CLR-7."""

    rule: ClassVar[str] = "ED-OTH-3"

    range: Inches
    side: Literal["own", "enemy"]
    effects: tuple[AnyEffect, ...]

    def words(self, who: Any, scope: Scope = "squad") -> Any:
        squads = phrase("ed-aura-squads", side=self.side, n=self.range, who=who)
        return linked("join-and", [e.words(squads) for e in self.effects])
