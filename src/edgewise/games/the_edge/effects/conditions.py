"""Conditions: what must be so before a card may be played, and what sets off a passive. ED-SPL-10, ED-CLR-23."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from edgewise.content.terms import Term
from edgewise.core.phrase import Phrase, phrase


class Cond(Term, frozen=True, tag_field="is"):
    """Something that content waits for or needs."""

    def words(self) -> Any:
        """It in words."""
        raise NotImplementedError


class Died(Cond, frozen=True, tag="died"):
    """Precondition: a model or squad of one side died this turn. ED-CLR-23."""

    what: Literal["model", "squad"]
    side: Literal["own", "enemy"]

    def words(self) -> Phrase:
        return phrase("ed-cond-died", what=self.what, side=self.side)


class Dies(Cond, frozen=True, tag="dies"):
    """Trigger: each time a model of one side dies; `other` leaves out models of the squad itself. ED-QUE-5."""

    side: Literal["own", "enemy"]
    other: bool = False

    def words(self) -> Phrase:
        return phrase("ed-cond-dies", side=self.side, other=self.other)


class Kills(Cond, frozen=True, tag="kills"):
    """Trigger: when this squad kills an enemy model, each time or the first time in a turn. ED-CLR-22."""

    first: bool = False

    def words(self) -> Phrase:
        return phrase("ed-cond-kills", first=self.first)


Precondition: TypeAlias = Died
Trigger: TypeAlias = Dies | Kills
Condition: TypeAlias = Died | Dies | Kills
PRECONDITIONS = (Died,)
TRIGGERS = (Dies, Kills)
