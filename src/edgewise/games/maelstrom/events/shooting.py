"""Facts of rounds of shooting, suppression, tests and losses."""

from __future__ import annotations

from typing import ClassVar, Literal

from edgewise.core.events import Event
from edgewise.core.fields import Seat
from edgewise.games.maelstrom.abilities import Defense, Token
from edgewise.games.maelstrom.answers import Rerolling
from edgewise.games.maelstrom.figures import Part
from edgewise.games.maelstrom.kinds import Mils, Model, Unit, WeaponName
from edgewise.games.maelstrom.round import Die, Hit, Kind


class RoundBegan(Event, frozen=True):
    """A unit attacks another one; in rounds that are short by definition the distance is 0."""

    unit: Unit
    target: Unit
    kind: Kind
    distance: Mils
    wild: bool
    behind: bool


class WeaponFired(Event, frozen=True):
    """A model uses a weapon: so many dice, for these reasons, that have to reach a number."""

    model: Model
    weapon: WeaponName
    count: int
    number: int
    wild: bool
    parts: tuple[Part, ...]


class SupportGiven(Event, frozen=True):
    """A model supports a round."""

    model: Model
    unit: Unit


class SkillReckoned(Event, frozen=True):
    """The SKL of a unit in a round, and what it is made of."""

    unit: Unit
    skill: int
    parts: tuple[Part, ...]


class DiceDiscarded(Event, frozen=True):
    """Dice were lost to a negative SKL."""

    unit: Unit
    count: int


class HitDiceRolled(Event, frozen=True):
    """The hit dice of a unit fell, pool by pool."""

    reveals: ClassVar[bool] = True

    seat: Seat
    unit: Unit
    faces: tuple[int, ...]


class HitDiceRerolled(Event, frozen=True):
    """Hit dice were rolled again."""

    reveals: ClassVar[bool] = True

    seat: Seat
    unit: Unit
    by: Rerolling
    old: tuple[int, ...]
    faces: tuple[int, ...]


class DiceFlipped(Event, frozen=True):
    """A player flipped dice: from which faces to which, for how many flips of the budget."""

    seat: Seat
    roll: Literal["hit", "armor"]
    old: tuple[int, ...]
    faces: tuple[int, ...]
    spent: int
    budget: int


class ArcStruck(Event, frozen=True):
    """A critical hit counts as several hits."""

    unit: Unit
    hits: int


class HitsScored(Event, frozen=True):
    """What the hit roll came to, each die with its story."""

    unit: Unit
    target: Unit
    hits: int
    perfect: int
    dice: tuple[Die, ...]


class HitsBlocked(Event, frozen=True):
    """A special defense blocked hits."""

    unit: Unit
    defense: Defense
    count: int
    value: int
    parts: tuple[Part, ...]


class AvReckoned(Event, frozen=True):
    """The AV of a target in a round, which is its budget of flips."""

    unit: Unit
    av: int
    parts: tuple[Part, ...]


class ArmorDiceRolled(Event, frozen=True):
    """The armor dice of a unit fell, in the order of the hits."""

    reveals: ClassVar[bool] = True

    seat: Seat
    unit: Unit
    faces: tuple[int, ...]


class HitsStopped(Event, frozen=True):
    """What the armor roll came to, each hit with its die."""

    unit: Unit
    stopped: int
    left: int
    hits: tuple[Hit, ...]


class DamageRolled(Event, frozen=True):
    """Random damage was rolled."""

    reveals: ClassVar[bool] = True

    seat: Seat
    faces: tuple[int, ...]
    damage: tuple[int, ...]


class ModelInjured(Event, frozen=True):
    """A model lost FOR, and has so much left."""

    model: Model
    count: int
    left: int


class ModelRemoved(Event, frozen=True):
    """A model was removed as a casualty."""

    model: Model
    unit: Unit


class UnitDestroyed(Event, frozen=True):
    """The last model of a unit was removed."""

    seat: Seat
    unit: Unit


class LeaderReplaced(Event, frozen=True):
    """A unit has a new leader."""

    unit: Unit
    model: Model


class SuppressionRaised(Event, frozen=True):
    """The suppression of a unit went up, for these reasons, to a level; what does not fit are injuries."""

    unit: Unit
    count: int
    level: int
    injuries: int
    parts: tuple[Part, ...]


class SuppressionTested(Event, frozen=True):
    """One die for each weapon of Suppressive Fire, with the number that each had to reach."""

    reveals: ClassVar[bool] = True

    seat: Seat
    unit: Unit
    faces: tuple[int, ...]
    numbers: tuple[int, ...]
    count: int


class WillpowerBorrowed(Event, frozen=True):
    """A unit uses the WP of another model."""

    unit: Unit
    model: Model


class WillpowerTested(Event, frozen=True):
    """A unit took a WP test; without a number to reach it passes and no die is rolled (face 0)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    unit: Unit
    face: int
    modifier: int
    number: int
    passed: bool


class WillpowerRerolled(Event, frozen=True):
    """A failed WP test is taken again."""

    unit: Unit
    by: Rerolling


class TokenGained(Event, frozen=True):
    """A unit was marked with a token, and has so many of the kind."""

    unit: Unit
    token: Token
    count: int


class BurnRolled(Event, frozen=True):
    """The fire on a unit was rolled for: one die for each token."""

    reveals: ClassVar[bool] = True

    seat: Seat
    unit: Unit
    faces: tuple[int, ...]
    injuries: int
