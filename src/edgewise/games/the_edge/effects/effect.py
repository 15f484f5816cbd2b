"""Effect: what every verb can do. ED-DATA-4."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias

from edgewise.content.terms import Term

Scope: TypeAlias = Literal["squad", "model", "global"]
ANYTHING: tuple[Scope, ...] = ("squad", "model", "global")


class Effect(Term, frozen=True, tag_field="do"):
    """One operation of a card: schema, behaviour and wording."""

    aims: ClassVar[tuple[Scope, ...]] = ANYTHING
    """What it can be aimed at."""
    lasts: ClassVar[bool] = False
    """Whether it holds for a duration; otherwise it acts once."""
    needs_target: ClassVar[bool] = True
    """Whether it does nothing once its target is dead. ED-CLR-24."""
    has_caster: ClassVar[bool] = False
    """Whether somebody must be named who casts it. ED-CLR-32."""
    rule: ClassVar[str] = "ED-DATA-4"

    def words(self, who: Any, scope: Scope = "squad") -> Any:
        """It in words, without the final stop; `who` is its target, a squad or a model."""
        raise NotImplementedError
