"""Effects that act once, when they resolve. ED-DATA-4."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

import msgspec

from edgewise.core.phrase import Phrase, name_of, phrase
from edgewise.games.the_edge.effects.effect import Effect, Scope
from edgewise.games.the_edge.effects.lasting import Inches
from edgewise.games.the_edge.effects.values import Value, signed_words, value_words

Few: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]
SQUAD_OR_MODEL: tuple[Scope, ...] = ("squad", "model")


class Shot(Effect, frozen=True, tag="shot"):
    """A Shot; `by: each` lets each model of the squad make one, `by: one` only the caster. ED-SHO, ED-CLR-26."""

    aims: ClassVar[tuple[Scope, ...]] = ("model",)
    has_caster: ClassVar[bool] = True
    rule: ClassVar[str] = "ED-SHO-4"

    range: Inches
    bonus: Value = 0
    area: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    by: Literal["one", "each"] = "one"

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase(
            f"ed-shot-by-{self.by}",
            who=who,
            range=self.range,
            bonus="" if self.bonus == 0 else phrase("ed-shot-bonus", **signed_words(self.bonus)),
            area=phrase("ed-shot-area", n=self.area) if self.area else "",
        )


class FreeAttack(Effect, frozen=True, tag="freeAttack"):
    """A Free Attack for a model, or for each model of a squad. ED-REL-4, ED-REL-5, ED-CLR-21."""

    aims: ClassVar[tuple[Scope, ...]] = SQUAD_OR_MODEL
    rule: ClassVar[str] = "ED-REL-5"

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase(f"ed-free-attack-{scope}", who=who)


class Push(Effect, frozen=True, tag="push"):
    """A model is moved straight away from the caster. ED-MOV-12, ED-CLR-8, ED-CLR-9."""

    aims: ClassVar[tuple[Scope, ...]] = ("model",)
    has_caster: ClassVar[bool] = True
    rule: ClassVar[str] = "ED-MOV-12"

    n: Value

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase("ed-push", who=who, **value_words(self.n))


class Heal(Effect, frozen=True, tag="heal"):
    """Gives HP tokens back, up to the printed shields. ED-OTH-1."""

    aims: ClassVar[tuple[Scope, ...]] = SQUAD_OR_MODEL
    rule: ClassVar[str] = "ED-OTH-1"

    n: Value

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase("ed-heal", who=who, **value_words(self.n))


class Wound(Effect, frozen=True, tag="wound"):
    """Wounds for a squad or a model, one at a time. ED-WND-4, ED-WND-6, ED-OTH-2."""

    aims: ClassVar[tuple[Scope, ...]] = SQUAD_OR_MODEL
    rule: ClassVar[str] = "ED-WND-4"

    n: Value

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase("ed-wound", who=who, **value_words(self.n))


class Ready(Effect, frozen=True, tag="ready"):
    """An exhausted squad becomes ready. ED-EXH-2."""

    aims: ClassVar[tuple[Scope, ...]] = ("squad",)
    rule: ClassVar[str] = "ED-EXH-2"

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase("ed-ready", who=who)


class RefreshCrystals(Effect, frozen=True, tag="refreshCrystals"):
    """Used crystals of the controller become unused; none are created. ED-SPL-3."""

    needs_target: ClassVar[bool] = False
    rule: ClassVar[str] = "ED-SPL-3"

    n: Few

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase("ed-refresh-crystals", n=self.n)


class Draw(Effect, frozen=True, tag="draw"):
    """The controller draws spell cards. ED-SPL-4."""

    needs_target: ClassVar[bool] = False
    rule: ClassVar[str] = "ED-SPL-4"

    n: Few

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase("ed-draw", n=self.n)


class TakeVP(Effect, frozen=True, tag="takeVP"):
    """The controller takes VPs from the opponent, or new ones if the card names the supply. ED-WIN-7."""

    needs_target: ClassVar[bool] = False
    rule: ClassVar[str] = "ED-WIN-7"

    n: Few
    source: Literal["opponent", "supply"] = msgspec.field(default="opponent", name="from")

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase(f"ed-take-vp-{self.source}", n=self.n)


class Cancel(Effect, frozen=True, tag="cancel"):
    """Cancels the item that it directly answers. ED-CLR-31."""

    aims: ClassVar[tuple[Scope, ...]] = ("global",)
    needs_target: ClassVar[bool] = False
    rule: ClassVar[str] = "ED-CLR-31"

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return Phrase("ed-cancel")


class Summon(Effect, frozen=True, tag="summon"):
    """Brings a neutral squad into play for the player who chose the card. ED-OTH-6."""

    aims: ClassVar[tuple[Scope, ...]] = ("global",)
    needs_target: ClassVar[bool] = False
    rule: ClassVar[str] = "ED-OTH-6"

    squad: str

    def words(self, who: Any, scope: Scope = "squad") -> Phrase:
        return phrase("ed-summon", squad=name_of("squad", self.squad))
