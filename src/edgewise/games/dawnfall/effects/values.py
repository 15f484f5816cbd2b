"""Numbers that content may use. DF-EFF-6."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from edgewise.content.terms import Term
from edgewise.core.phrase import Phrase, linked, name_of, phrase
from edgewise.games.dawnfall.effects.base import as_models, as_spaces, as_squads, named
from edgewise.games.dawnfall.effects.words import attribute_words, number_words, word
from edgewise.games.dawnfall.queries.attributes import attribute, lost_endurance, printed, value_of
from edgewise.games.dawnfall.state import Game, look, number

AttributeName = Literal["ini", "att", "def", "mov"]


class Val(Term, frozen=True, tag_field="val"):
    """A computed number."""

    @property
    def rule(self) -> str:
        """The rule that a number above this one breaks. DF-CRD-10."""
        return "DF-CRD-10"

    def get(self, state: Game, scope: int) -> int:
        """Its value now."""
        raise NotImplementedError

    def words(self) -> Any:
        """It in words."""
        raise NotImplementedError


class AttributeOf(Val, frozen=True, tag="attribute"):
    """An attribute of a model or Squad, current or printed; a dash counts 0."""

    of: str
    name: AttributeName
    printed: bool = False

    def get(self, state: Game, scope: int) -> int:
        models = as_models(state, named(state, scope, self.of))
        read = printed if self.printed else attribute
        return (read(state, models[0], self.name) or 0) if models else 0

    def words(self) -> Phrase:
        key = "value-attribute-printed" if self.printed else "value-attribute"
        return phrase(key, name=attribute_words((self.name,)), of=word(self.of))


class DieResult(Val, frozen=True, tag="die"):
    """The result of the last roll of this effect."""

    def get(self, state: Game, scope: int) -> int:
        return number(state, scope, "result")

    def words(self) -> Phrase:
        return Phrase("value-result")


class CountOf(Val, frozen=True, tag="count"):
    """How many things a selector finds; `times` multiplies."""

    of: Ref
    times: int = 1

    def get(self, state: Game, scope: int) -> int:
        return self.times * len(find(state, scope, self.of).ids)

    def words(self) -> Phrase:
        return phrase("value-each", n=self.times, each=self.each())

    def each(self) -> Phrase:
        """For each of what it counts."""
        return phrase("each-thing", what=things(self.of, "each"))


class EnduranceOf(Val, frozen=True, tag="endurance"):
    """Endurance tokens of a Squad: those there, the printed value, or those lost."""

    of: str = "bound_squad"
    count: Literal["tokens", "value", "lost"] = "tokens"
    times: int = 1

    def get(self, state: Game, scope: int) -> int:
        squads = as_squads(state, named(state, scope, self.of))
        if not squads:
            return 0
        squad = squads[0]
        amounts = {"value": value_of(state, squad), "lost": lost_endurance(state, squad)}
        return self.times * amounts.get(self.count, state.endurance[squad])

    def words(self) -> Phrase:
        return phrase("value-each", n=self.times, each=self.each())

    def each(self) -> Phrase:
        """For each of what it counts."""
        return phrase(f"each-endurance-{self.count}", what=word(self.of))


class ChargesOn(Val, frozen=True, tag="charges"):
    """Charges on the Enhancement that this Action belongs to."""

    def get(self, state: Game, scope: int) -> int:
        squads = as_squads(state, named(state, scope, "bound_squad"))
        card = look(state, scope, "card")
        return sum(e.charges for s in squads for e in state.attached[s] if e.card == card)

    def words(self) -> Phrase:
        return Phrase("value-charges")


class CrystalsOf(Val, frozen=True, tag="crystals"):
    """Usable or depleted Crystals of the acting player."""

    pool: Literal["usable", "depleted"] = "usable"

    def get(self, state: Game, scope: int) -> int:
        seat = number(state, scope, "seat")
        return (state.crystals if self.pool == "usable" else state.depleted)[seat]

    def words(self) -> Phrase:
        return Phrase(f"value-crystals-{self.pool}")


class LeadOf(Val, frozen=True, tag="vp_lead"):
    """How many steps the Victory marker stands on the acting player's half; negative on the other."""

    def get(self, state: Game, scope: int) -> int:
        return state.marker if number(state, scope, "seat") == 0 else -state.marker

    def words(self) -> Phrase:
        return Phrase("value-lead")


class CardsIn(Val, frozen=True, tag="cards"):
    """Cards of the acting player in a zone."""

    zone: Literal["hand", "deck", "discard"]

    def get(self, state: Game, scope: int) -> int:
        seat = number(state, scope, "seat")
        if self.zone == "deck":
            return len(state.decks[seat]) + len(state.tops[seat])
        return len((state.hands if self.zone == "hand" else state.discards)[seat])

    def words(self) -> Phrase:
        return Phrase(f"value-cards-{self.zone}")


class DistanceOf(Val, frozen=True, tag="distance"):
    """Space distance between two things. DF-BRD-8."""

    a: str
    b: str

    def get(self, state: Game, scope: int) -> int:
        first = as_spaces(state, named(state, scope, self.a))
        second = as_spaces(state, named(state, scope, self.b))
        return min((state.book.board.distance[x][y] for x in first for y in second), default=99)

    def words(self) -> Phrase:
        return phrase("value-distance", a=word(self.a), b=word(self.b))


class Chosen(Val, frozen=True, tag="x"):
    """A number chosen when the Action was declared, or stored earlier."""

    name: str = "x"

    def get(self, state: Game, scope: int) -> int:
        return number(state, scope, self.name)

    def words(self) -> Phrase:
        return Phrase("value-x") if self.name == "x" else phrase("value-chosen", name=number_words(self.name))


class Straight(Val, frozen=True, tag="straight"):
    """Spaces travelled in a straight line up to the final Space. DF-KEY-9."""

    of: str = "mover"

    def get(self, state: Game, scope: int) -> int:
        models = as_models(state, named(state, scope, self.of))
        return max((n for what, model, n in state.happened if what == "straight" and model in models), default=0)

    def words(self) -> Phrase:
        return phrase("value-straight", of=word(self.of))


class Paid(Val, frozen=True, tag="paid"):
    """The amount paid for this Action."""

    def get(self, state: Game, scope: int) -> int:
        return number(state, scope, "paid")

    def words(self) -> Phrase:
        return Phrase("value-paid")


class Total(Val, frozen=True, tag="sum"):
    """A sum of values."""

    of: tuple[Value, ...]

    def get(self, state: Game, scope: int) -> int:
        return sum(amount(state, scope, v) for v in self.of)

    def words(self) -> Any:
        return linked("value-plus", [value_words(v) for v in self.of])


class Difference(Val, frozen=True, tag="difference"):
    """The first value less the second."""

    a: Value
    b: Value

    def get(self, state: Game, scope: int) -> int:
        return amount(state, scope, self.a) - amount(state, scope, self.b)

    def words(self) -> Phrase:
        return phrase("value-less", a=value_words(self.a), b=_grouped(self.b))


class Product(Val, frozen=True, tag="product"):
    """A product of two values."""

    a: Value
    b: Value

    def get(self, state: Game, scope: int) -> int:
        return amount(state, scope, self.a) * amount(state, scope, self.b)

    def words(self) -> Phrase:
        return phrase("value-times", a=_grouped(self.a), b=_grouped(self.b))


class Quotient(Val, frozen=True, tag="quotient"):
    """The first value divided by the second, rounded down or up."""

    a: Value
    b: int
    round: Literal["down", "up"] = "down"

    def get(self, state: Game, scope: int) -> int:
        a = amount(state, scope, self.a)
        return -(-a // self.b) if self.round == "up" else a // self.b

    def words(self) -> Phrase:
        return phrase(f"value-divided-{self.round}", a=_grouped(self.a), b=self.b)


class Smallest(Val, frozen=True, tag="minimum"):
    """The smallest of several values."""

    of: tuple[Value, ...]

    def get(self, state: Game, scope: int) -> int:
        return min(amount(state, scope, v) for v in self.of)

    def words(self) -> Phrase:
        return phrase("value-smallest", of=linked("join-and", [value_words(v) for v in self.of]))


class Largest(Val, frozen=True, tag="maximum"):
    """The largest of several values."""

    of: tuple[Value, ...]

    def get(self, state: Game, scope: int) -> int:
        return max(amount(state, scope, v) for v in self.of)

    def words(self) -> Phrase:
        return phrase("value-largest", of=linked("join-and", [value_words(v) for v in self.of]))


class ModeBonus(Val, frozen=True, tag="mode_bonus"):
    """A number that counts only while a Squad shows its other side."""

    n: int
    of: str = "bound_squad"

    def get(self, state: Game, scope: int) -> int:
        squads = as_squads(state, named(state, scope, self.of))
        return self.n if squads and state.modes[squads[0]] else 0

    def words(self) -> Phrase:
        return phrase("value-mode", n=self.n, of=word(self.of))


class Missing(Val, frozen=True, tag="missing"):
    """Dead models or lost Endurance tokens of a Squad."""

    what: Literal["models", "endurance"]
    of: str = "bound_squad"

    @property
    def rule(self) -> str:
        return "DF-WND-8" if self.what == "endurance" else "DF-SQD-13"

    def get(self, state: Game, scope: int) -> int:
        squads = as_squads(state, named(state, scope, self.of))
        if not squads:
            return 0
        if self.what == "endurance":
            return lost_endurance(state, squads[0])
        return sum(state.spaces[m] == -1 for m in state.squad_models[squads[0]])

    def words(self) -> Phrase:
        return phrase(f"value-missing-{self.what}", of=word(self.of))


Value: TypeAlias = (
    int
    | ModeBonus
    | Missing
    | AttributeOf
    | DieResult
    | CountOf
    | EnduranceOf
    | ChargesOn
    | CrystalsOf
    | LeadOf
    | CardsIn
    | DistanceOf
    | Chosen
    | Straight
    | Paid
    | Total
    | Difference
    | Product
    | Quotient
    | Smallest
    | Largest
)


def amount(state: Game, scope: int, value: Value) -> int:
    """A value as a number."""
    return value if isinstance(value, int) else value.get(state, scope)


def bound_rule(value: Value) -> str:
    """The rule that a number above this bound breaks."""
    return "DF-CRD-10" if isinstance(value, int) else value.rule


def _grouped(value: Value) -> Any:
    """A value inside another one; a sum or difference is held together by brackets."""
    return phrase("value-grouped", what=value.words()) if isinstance(value, Total | Difference) else value_words(value)


def value_words(value: Value) -> Any:
    """A value in words; a number stays one."""
    return value if isinstance(value, int) else value.words()


UNITS = {
    "crystal": "unit-crystal",
    "charge": "unit-charge",
    "vp": "unit-vp",
    "endurance": "unit-endurance",
    "card": "unit-hand-card",
    "model": "unit-sacrificed-model",
    "destroy_crystal": "unit-destroyed-crystal",
}


def counted(value: Value, unit: str, **params: Any) -> Phrase:
    """A value with what it counts: 1 card, 2 cards."""
    if isinstance(value, int):
        return phrase("counted", n=value, what=phrase(unit, n=value, **params))
    if isinstance(value, CountOf | EnduranceOf):
        what = phrase(unit, n=value.times, **params)
        return phrase("counted-each", n=value.times, what=what, each=value.each())
    many = phrase(unit, n="many", **params)
    if isinstance(value, Chosen):
        return phrase("counted-x" if value.name == "x" else "counted-that", what=many)
    return phrase("counted-equal", what=many, value=value.words())


def signed(value: Value) -> Phrase:
    """A bonus or malus in words."""
    if isinstance(value, int):
        return phrase("signed-plus" if value >= 0 else "signed-minus", n=abs(value))
    return phrase("signed-plus", n=value.words())


def change_words(value: Value, to: Phrase) -> Phrase:
    """A bonus or malus to something: +2 to the result, or one as large as another number."""
    if isinstance(value, int | CountOf | EnduranceOf | ModeBonus):
        return bonus_words(value, to)
    return phrase("bonus-by-value", name=to, value=value.words())


def bonus_words(value: Value, name: Any) -> Phrase:
    """A change of a named number: +2 DEF, or +2 DEF for each of something."""
    if isinstance(value, CountOf | EnduranceOf):
        return phrase("bonus-each", change=signed(value.times), name=name, each=value.each())
    if isinstance(value, ModeBonus):
        return phrase("bonus-mode", n=value.n, name=name, of=word(value.of))
    if isinstance(value, int):
        return phrase("bonus", change=signed(value), name=name)
    return phrase("bonus-value", name=name, value=value.words())


# The selectors count with values and the values count selectors; each module names the other's types.
from edgewise.games.dawnfall.effects.selectors import Ref, find, things


def currency_words(currency: str, n: Value) -> Phrase:
    """So much of a currency."""
    if currency == "banner":
        return Phrase("price-banner")
    kind, _, token = currency.partition(":")
    return counted(n, UNITS[kind]) if kind in UNITS else counted(n, "unit-token", token=name_of("token", token or kind))
