"""Wire: the types of what clients of this game get and send."""

from __future__ import annotations

from typing import Literal

from edgewise.core import wire
from edgewise.core.fields import Seat
from edgewise.core.wire import Body, Words
from edgewise.games.the_edge.effects.effect import Scope
from edgewise.games.the_edge.kinds import BoardPool, Card, Model, Squad
from edgewise.games.the_edge.profiles import Timing, Whose
from edgewise.tabletop.measuring import Sight


class PowerCard(Body, frozen=True):
    """An ability of a squad; `range` in inches, if it has one.

    `by` is what an action names besides it (`caster`, `squad`, `shots` or nothing), `side` whom its target belongs to.
    """

    id: str
    name: str
    cost: int
    timing: Timing
    uses_action: bool
    scope: Scope
    side: Whose
    by: Literal["caster", "squad", "shots", ""]
    range: int | None
    text: str
    rulings: tuple[str, ...]


class SpellCard(PowerCard, frozen=True):
    """A spell card; `dedicated_to` names the type of squad that casts it, `dedicated_type` is its id."""

    copies: int
    dedicated_to: str
    dedicated_type: str


class ProgressCard(Body, frozen=True):
    """A progress card."""

    id: str
    name: str
    kind: str
    text: str
    rulings: tuple[str, ...]


class ArmySide(Body, frozen=True):
    """One side of a squad card."""

    attack: int
    defense: int
    initiative: int
    move: int
    reroll_attack: bool
    reroll_defense: bool
    abilities: tuple[PowerCard, ...]


class ArmySquad(Body, frozen=True):
    """A squad card; radius and height in mils."""

    id: str
    name: str
    type: str
    models: int
    shields: int
    radius: int
    height: int
    shift_cost: int | None
    normal: ArmySide
    shifted: ArmySide | None
    rulings: tuple[str, ...]


class ArmyCard(Body, frozen=True):
    """An army with everything in its box; a neutral one is summoned by others."""

    id: str
    name: str
    about: Words
    neutral: bool
    squads: tuple[ArmySquad, ...]
    spells: tuple[SpellCard, ...]
    progress: tuple[ProgressCard, ...]
    rulings: tuple[str, ...]


class Content(wire.Content, frozen=True, tag_field="game", tag="the-edge"):
    """The armies of The Edge or of one match, in one language."""

    armies: tuple[ArmyCard, ...]


class Shape(Body, frozen=True):
    """A piece of the table, in mils: a polygon, or a circle as centre and radius; obstacles have a height."""

    polygon: tuple[tuple[int, int], ...] = ()
    circle: tuple[int, int, int] | None = None
    height: int = 0
    kind: str = ""


class FreeTable(Body, frozen=True):
    """A table without Spaces, in mils from its south-west corner; `open`: left, bottom, right, top of the free part."""

    size: int
    open: tuple[int, int, int, int]
    pool_radius: int
    obstacles: tuple[Shape, ...]
    grounds: tuple[Shape, ...]


class Geometry(wire.Geometry, frozen=True):
    """The table of a scenario."""

    table: FreeTable


class About(wire.About, frozen=True, omit_defaults=True):
    """What an answer, a question or an event is about; board pools are called tokens there, as in every game."""

    models: tuple[Model, ...] = ()
    squads: tuple[Squad, ...] = ()
    cards: tuple[Card, ...] = ()
    tokens: tuple[BoardPool, ...] = ()
    seats: tuple[Seat, ...] = ()


class Moment(wire.Moment, frozen=True):
    """The start of a turn: how far the first seat is ahead; crystals, models and points by seat."""

    marker: int
    crystals: tuple[int, ...]
    models: tuple[int, ...]
    sources: tuple[int, ...]
    points: tuple[int, ...]


class Measured(wire.Measured, frozen=True, tag="Measured"):
    """The answer to Measure, in mils; what the question does not ask for is empty."""

    gap: int | None = None
    contact: bool = False
    lengths: tuple[int, ...] = ()
    allowances: tuple[int, ...] = ()
    path: tuple[tuple[int, int], ...] = ()
    rings: tuple[tuple[tuple[int, int], ...], ...] = ()
    models: tuple[int, ...] = ()
    pools: tuple[int, ...] = ()
    sights: tuple[Sight, ...] = ()
    places: tuple[tuple[int, int], ...] = ()
