"""Wire: the types of what clients of this game get and send."""

from __future__ import annotations

from edgewise.core import wire
from edgewise.core.fields import Seat
from edgewise.core.wire import Body, Words
from edgewise.games.dawnfall.kinds import Card, HexOf, MapToken, Model, Space, Squad


class SideCard(Body, frozen=True):
    """One side of a Squad card; None is a dash."""

    name: str
    ini: int | None
    att: int | None
    defense: int | None
    mov: int | None
    att_reroll: bool
    def_reroll: bool
    through_obstacles: bool
    change_mode: str


class SquadCard(Body, frozen=True):
    """A Squad card."""

    id: str
    name: str
    kind: str
    models: int
    endurance: int
    base: int
    copies: int
    basic: SideCard
    other: SideCard
    rulings: tuple[str, ...]


class HalfCard(Body, frozen=True):
    """One half of a card: name, price in words and in Crystals or Charges, and its generated text."""

    name: str
    cost: str
    crystals: int | None
    charges: int | None
    bind: str
    text: str
    instant: bool
    passive: bool


class CardCard(Body, frozen=True):
    """An Action card or an Enhancement."""

    id: str
    name: str
    kind: str
    copies: int
    squads: tuple[str, ...]
    attach_cost: str
    upper: HalfCard
    lower: HalfCard
    rulings: tuple[str, ...]


class TextCard(Body, frozen=True):
    """A Banner, a Shrine or a token: name and texts."""

    id: str
    name: str
    texts: tuple[str, ...]
    rulings: tuple[str, ...]


class PresetCard(Body, frozen=True):
    """A starter list: Squads, and cards with copies."""

    name: str
    squads: tuple[str, ...]
    cards: dict[str, int]


class FactionCard(Body, frozen=True):
    """A faction with everything in its box."""

    id: str
    name: str
    about: Words
    squads: tuple[SquadCard, ...]
    cards: tuple[CardCard, ...]
    banners: tuple[TextCard, ...]
    shrines: tuple[TextCard, ...]
    tokens: tuple[TextCard, ...]
    presets: tuple[PresetCard, ...]
    rulings: tuple[str, ...]


class Content(wire.Content, frozen=True, tag_field="game", tag="dawnfall"):
    """The factions of Dawnfall or of one match, in one language."""

    factions: tuple[FactionCard, ...]


class SpaceShape(Body, frozen=True):
    """A Space: its number, [column, row], its name, its seven hexes as axial [q, r] (0 is the centre), neighbours."""

    index: int
    place: tuple[int, int]
    label: str
    hexes: tuple[tuple[int, int], ...]
    neighbours: tuple[int, ...]


class Layout(Body, frozen=True):
    """A ready layout of a board, as numbers of Spaces."""

    name: str
    shrines: tuple[int, ...]
    sources: tuple[int, ...]


class Geometry(wire.Geometry, frozen=True):
    """A board of Spaces, made of axial hexes (x = q + r / 2, y = r * sqrt(3) / 2)."""

    spaces: tuple[SpaceShape, ...]
    layouts: tuple[Layout, ...] = ()


class About(wire.About, frozen=True, omit_defaults=True):
    """What an answer, a question or an event is about, as numbers of the scene and of the board."""

    models: tuple[Model, ...] = ()
    squads: tuple[Squad, ...] = ()
    spaces: tuple[Space, ...] = ()
    hexes: tuple[HexOf, ...] = ()
    cards: tuple[Card, ...] = ()
    tokens: tuple[MapToken, ...] = ()
    seats: tuple[Seat, ...] = ()


class Moment(wire.Moment, frozen=True):
    """The start of a turn: the marker, and Crystals, models and Sources by seat."""

    marker: int
    crystals: tuple[int, ...]
    models: tuple[int, ...]
    sources: tuple[int, ...]
