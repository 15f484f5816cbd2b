"""Wire: the types of what clients of this game get and send."""

from __future__ import annotations

from edgewise.core import wire
from edgewise.core.fields import Seat
from edgewise.core.wire import Body, Words
from edgewise.games.maelstrom.figures import Reason as Source
from edgewise.games.maelstrom.kinds import Marker, Model, PieceName, Unit
from edgewise.games.maelstrom.queries.volume import Band

Corners = tuple[tuple[int, int], ...]


class WeaponCard(Body, frozen=True):
    """A weapon, or one mode of it, as it stands on a card; `range` in mils, 0 for close quarters and Hit & Run."""

    name: str
    mode: str
    range: int
    rng: str
    sho: str
    pen: int
    dam: str
    sup: str
    types: tuple[str, ...]
    abilities: tuple[str, ...]


class ModelCard(Body, frozen=True):
    """A kind of model with its characteristics; `skl` has in brackets what a marksman shoots with."""

    name: str
    type: str
    mv: int
    evs: int
    skl: str
    av: int
    cqa: int
    fortitude: int
    wp: str
    radius: int
    height: int
    abilities: tuple[str, ...]
    labels: tuple[str, ...]


class UnitCard(Body, frozen=True):
    """A unit of a force, or an entry of a faction; `weapons` are those of its models by name, each mode by itself.

    `carried` has for each model of a match the weapons that it carries, as numbers of their first modes in `weapons`.
    """

    unit: int
    entry: str
    name: str
    type: str
    points: int
    models: tuple[ModelCard, ...]
    kinds: tuple[int, ...]
    weapons: tuple[WeaponCard, ...]
    carried: tuple[tuple[int, ...], ...]
    abilities: tuple[AbilityCard, ...]


class AbilityCard(Body, frozen=True):
    """An ability and what it does."""

    name: str
    text: str


class FactionCard(Body, frozen=True):
    """A faction with its units and its own objectives."""

    id: str
    name: str
    about: Words
    units: tuple[UnitCard, ...]
    aims: tuple[Named, ...]


class Named(Body, frozen=True):
    """Something with an id, its name and a line about it."""

    id: str
    name: str
    text: str = ""


class RosterCard(Body, frozen=True):
    """A starter roster."""

    id: str
    name: str
    faction: str
    points: int
    units: tuple[str, ...]


class MissionCard(Body, frozen=True):
    """A mission: what it pays, and the score that it needs."""

    id: str
    name: str
    total: int
    turns: int
    objectives: tuple[Named, ...]


class Content(wire.Content, frozen=True, tag_field="game", tag="maelstrom"):
    """The factions, rosters and missions of Maelstrom's Edge, or the units of one match, in one language."""

    factions: tuple[FactionCard, ...]
    rosters: tuple[RosterCard, ...]
    missions: tuple[MissionCard, ...]
    deployments: tuple[Named, ...]
    units: tuple[UnitCard, ...] = ()


class Level(Body, frozen=True):
    """A floor of area terrain, or a part of a feature that bars or harms."""

    outline: Corners
    elevation: int = 0
    impassable: bool = False
    dangerous: int = 0


class Feature(Body, frozen=True):
    """A feature of terrain in mils; `surface` names its top, and those of its floors in their order."""

    id: str
    name: str
    kind: str
    look: str
    outline: Corners
    base: int
    height: int
    cover: int
    impassable: bool
    dangerous: int
    low: bool
    standable: bool
    porous: bool
    floors: tuple[Level, ...]
    parts: tuple[Level, ...]


class Geometry(wire.Geometry, frozen=True):
    """A table in mils from its south-west corner."""

    width: int
    depth: int
    features: tuple[Feature, ...]
    marker_radius: int


class About(wire.About, frozen=True, omit_defaults=True):
    """What an answer, a question or an event is about; markers are called tokens, units squads, as in every game."""

    models: tuple[Model, ...] = ()
    squads: tuple[Unit, ...] = ()
    tokens: tuple[Marker, ...] = ()
    seats: tuple[Seat, ...] = ()


class Pool(wire.Rolled, frozen=True):
    """Dice of one pool, in the order rolled."""

    values: tuple[int, ...]


class Moment(wire.Moment, frozen=True):
    """The start of a turn: points, command points, models and units by seat."""

    points: tuple[int, ...]
    command: tuple[int, ...]
    models: tuple[int, ...]
    units: tuple[int, ...]


class RosterWish(wire.Wish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A roster file as text, to be judged."""

    roster: str


class RosterVerdict(wire.Verdict, frozen=True):
    """What a roster costs, and of how many units and models it is."""

    points: int
    limit: int
    units: int
    models: int


Spot = tuple[int, int, int]


class Reason(Body, frozen=True):
    """What one rule adds to a number; `what` is worded by `me-part-<what>`."""

    amount: int
    what: Source
    rule: str


class CoverWorth(Body, frozen=True):
    """What a Cover token is worth to a unit, with its reasons."""

    value: int
    parts: tuple[Reason, ...]


class Berth(Body, frozen=True):
    """Where a model would stand; `strays` says whether it would be out of coherency."""

    model: Model
    at: tuple[int, int]
    surface: str
    foot: int
    strays: bool


class Glance(Body, frozen=True):
    """What a leader sees of a unit: `ray` is clear if it is seen, and `cut` is blocked if it is partly hidden.

    `features` and `models` are what keeps it unseen, or else what hides it in part.
    """

    seen: bool
    hidden: bool
    ray: tuple[Spot, Spot]
    cut: tuple[Spot, Spot] | None
    features: tuple[PieceName, ...]
    models: tuple[Model, ...]


class WeaponBand(Body, frozen=True):
    """A ranged weapon that some model carries, by its number and mode there, and its band at a distance."""

    model: Model
    weapon: int
    mode: int
    range: int
    band: Band


class Onlook(Body, frozen=True):
    """An enemy unit as it would stand to the measured one: how far off, what each sees of the other.

    `sees` is what the measured unit sees of it, `seen` what it sees of the measured unit. `cover` is what a Cover token
    would be worth against it; `behind` says whether it would strike from the rear arc.
    """

    unit: Unit
    gap: int
    sees: Glance
    seen: Glance
    behind: bool
    cover: CoverWorth
    bands: tuple[WeaponBand, ...]


class Measured(wire.Measured, frozen=True, tag="Measured"):
    """The answer to Measure, in mils; what the question does not ask for is empty.

    `gap`: `gap` with the two centres it is measured between. `way`: `length` with `climb` in it, of `allowance`; the
    leader's `facing`. `way` and `deploy`: `places` of all models, the leader first, `lost` those without one; whether
    all would be coherent; `levels` of suppression that the move brings; `markers` touched; `onlooks` for each enemy.
    """

    gap: int | None = None
    contact: bool = False
    ends: tuple[tuple[int, int], ...] = ()
    length: int = 0
    climb: int = 0
    allowance: int = 0
    facing: int | None = None
    places: tuple[Berth, ...] = ()
    lost: tuple[Model, ...] = ()
    coherent: bool = True
    levels: tuple[Reason, ...] = ()
    markers: tuple[Marker, ...] = ()
    onlooks: tuple[Onlook, ...] = ()
