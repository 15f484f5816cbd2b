"""Numbers that content may use. DF-EFF-6."""

from __future__ import annotations

from typing import Literal, TypeAlias

from edgewise.games.dawnfall.effects.base import Term, as_models, as_spaces, as_squads, named, word
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

    def words(self) -> str:
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

    def words(self) -> str:
        return f"the {self.name.upper()} of {word(self.of)}"


class DieResult(Val, frozen=True, tag="die"):
    """The result of the last roll of this effect."""

    def get(self, state: Game, scope: int) -> int:
        return number(state, scope, "result")

    def words(self) -> str:
        return "the result"


class CountOf(Val, frozen=True, tag="count"):
    """How many things a selector finds; `per` multiplies."""

    of: Ref
    times: int = 1

    def get(self, state: Game, scope: int) -> int:
        return self.times * len(find(state, scope, self.of).ids)

    def words(self) -> str:
        return self.per() if self.times != 1 else f"1 for each {self._things()}"

    def _things(self) -> str:
        return ref_words(self.of).removeprefix("every ")

    def per(self) -> str:
        """As a bonus for each."""
        return f"{self.times} for each {self._things()}"


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

    def words(self) -> str:
        return self.per()

    def per(self) -> str:
        """As a bonus for each."""
        whose = word(self.of)
        things = {
            "tokens": f"Endurance token of {whose}",
            "value": f"point of the Endurance value of {whose}",
            "lost": f"Endurance token that {whose} has lost",
        }
        return f"{self.times} for each {things[self.count]}"


class ChargesOn(Val, frozen=True, tag="charges"):
    """Charges on the Enhancement that this Action belongs to."""

    def get(self, state: Game, scope: int) -> int:
        squads = as_squads(state, named(state, scope, "bound_squad"))
        card = look(state, scope, "card")
        return sum(e.charges for s in squads for e in state.attached[s] if e.card == card)

    def words(self) -> str:
        return "the number of Charges on this card"


class CrystalsOf(Val, frozen=True, tag="crystals"):
    """Usable or depleted Crystals of the acting player."""

    pool: Literal["usable", "depleted"] = "usable"

    def get(self, state: Game, scope: int) -> int:
        seat = number(state, scope, "seat")
        return (state.crystals if self.pool == "usable" else state.depleted)[seat]

    def words(self) -> str:
        return f"the number of your {self.pool} Crystals"


class LeadOf(Val, frozen=True, tag="vp_lead"):
    """How many steps the Victory marker stands on the acting player's half; negative on the other."""

    def get(self, state: Game, scope: int) -> int:
        return state.marker if number(state, scope, "seat") == 0 else -state.marker

    def words(self) -> str:
        return "your lead in Victory Points"


class CardsIn(Val, frozen=True, tag="cards"):
    """Cards of the acting player in a zone."""

    zone: Literal["hand", "deck", "discard"]

    def get(self, state: Game, scope: int) -> int:
        seat = number(state, scope, "seat")
        if self.zone == "deck":
            return len(state.decks[seat]) + len(state.tops[seat])
        return len((state.hands if self.zone == "hand" else state.discards)[seat])

    def words(self) -> str:
        return f"the number of cards in your {self.zone}"


class DistanceOf(Val, frozen=True, tag="distance"):
    """Space distance between two things. DF-BRD-8."""

    a: str
    b: str

    def get(self, state: Game, scope: int) -> int:
        first = as_spaces(state, named(state, scope, self.a))
        second = as_spaces(state, named(state, scope, self.b))
        return min((state.book.board.distance[x][y] for x in first for y in second), default=99)

    def words(self) -> str:
        return f"the distance between {word(self.a)} and {word(self.b)}"


class Chosen(Val, frozen=True, tag="x"):
    """A number chosen when the Action was declared, or stored earlier."""

    name: str = "x"

    def get(self, state: Game, scope: int) -> int:
        return number(state, scope, self.name)

    def words(self) -> str:
        return "X" if self.name == "x" else f"the chosen number of {self.name.replace('_', ' ')}"


class Straight(Val, frozen=True, tag="straight"):
    """Spaces travelled in a straight line up to the final Space. DF-KEY-9."""

    of: str = "mover"

    def get(self, state: Game, scope: int) -> int:
        models = as_models(state, named(state, scope, self.of))
        return max((n for what, model, n in state.happened if what == "straight" and model in models), default=0)

    def words(self) -> str:
        return f"the Spaces that {word(self.of)} travelled in a straight line"


class Paid(Val, frozen=True, tag="paid"):
    """The amount paid for this Action."""

    def get(self, state: Game, scope: int) -> int:
        return number(state, scope, "paid")

    def words(self) -> str:
        return "the amount paid"


class Total(Val, frozen=True, tag="sum"):
    """A sum of values."""

    of: tuple[Value, ...]

    def get(self, state: Game, scope: int) -> int:
        return sum(amount(state, scope, v) for v in self.of)

    def words(self) -> str:
        return " plus ".join(value_words(v) for v in self.of)


class Difference(Val, frozen=True, tag="difference"):
    """The first value less the second."""

    a: Value
    b: Value

    def get(self, state: Game, scope: int) -> int:
        return amount(state, scope, self.a) - amount(state, scope, self.b)

    def words(self) -> str:
        return f"{value_words(self.a)} less {value_words(self.b)}"


class Product(Val, frozen=True, tag="product"):
    """A product of two values."""

    a: Value
    b: Value

    def get(self, state: Game, scope: int) -> int:
        return amount(state, scope, self.a) * amount(state, scope, self.b)

    def words(self) -> str:
        return f"{value_words(self.a)} times {value_words(self.b)}"


class Quotient(Val, frozen=True, tag="quotient"):
    """The first value divided by the second, rounded down or up."""

    a: Value
    b: int
    round: Literal["down", "up"] = "down"

    def get(self, state: Game, scope: int) -> int:
        a = amount(state, scope, self.a)
        return -(-a // self.b) if self.round == "up" else a // self.b

    def words(self) -> str:
        return f"{value_words(self.a)} divided by {self.b}" + ("" if self.round == "down" else ", rounded up")


class Smallest(Val, frozen=True, tag="minimum"):
    """The smallest of several values."""

    of: tuple[Value, ...]

    def get(self, state: Game, scope: int) -> int:
        return min(amount(state, scope, v) for v in self.of)

    def words(self) -> str:
        return "the smaller of " + " and ".join(value_words(v) for v in self.of)


class Largest(Val, frozen=True, tag="maximum"):
    """The largest of several values."""

    of: tuple[Value, ...]

    def get(self, state: Game, scope: int) -> int:
        return max(amount(state, scope, v) for v in self.of)

    def words(self) -> str:
        return "the larger of " + " and ".join(value_words(v) for v in self.of)


class ModeBonus(Val, frozen=True, tag="mode_bonus"):
    """A number that counts only while a Squad shows its other side."""

    n: int
    of: str = "bound_squad"

    def get(self, state: Game, scope: int) -> int:
        squads = as_squads(state, named(state, scope, self.of))
        return self.n if squads and state.modes[squads[0]] else 0

    def words(self) -> str:
        return f"{self.n} while {word(self.of)} is in its other Mode"


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

    def words(self) -> str:
        return f"the number of {'dead models' if self.what == 'models' else 'lost Endurance tokens'} of {word(self.of)}"


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


def value_words(value: Value) -> str:
    """A value in words."""
    return str(value) if isinstance(value, int) else value.words()


def counted(value: Value, one: str, many: str = "") -> str:
    """A value with its noun: 1 card, 2 cards."""
    many = many or one + "s"
    if isinstance(value, CountOf | EnduranceOf):
        n, _, each = value.per().partition(" ")
        return f"{n} {one if n == '1' else many} {each}"
    if isinstance(value, Chosen):
        return f"X {many}" if value.name == "x" else f"that many {many}"
    if not isinstance(value, int):
        return f"{many} equal to {value.words()}"
    return f"{value} {one if value == 1 else many}"


def signed(value: Value) -> str:
    """A bonus or malus in words."""
    if isinstance(value, int):
        return f"+{value}" if value >= 0 else f"−{-value}"
    return f"+{value.words()}"


def bonus_words(value: Value, name: str) -> str:
    """A change of a named number: +2 DEF, or +2 DEF for each of something."""
    if isinstance(value, CountOf | EnduranceOf):
        n, _, each = value.per().partition(" ")
        return f"+{n} {name} {each}"
    if isinstance(value, ModeBonus):
        return f"+{value.n} {name} while {word(value.of)} is in its other Mode"
    return f"{signed(value)} {name}" if isinstance(value, int) else f"{name} plus {value.words()}"


# The selectors count with values and the values count selectors; each module names the other's types.
from edgewise.games.dawnfall.effects.selectors import Ref, find, ref_words
