"""State: columns of plain values, one clone()."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar

import msgspec

from edgewise.core.events import Event
from edgewise.core.flow import Want
from edgewise.core.outcome import Outcome
from edgewise.games.maelstrom.deployments import ZoneName
from edgewise.games.maelstrom.kinds import NO_MODEL, NO_UNIT, Marker, Model, Unit

if TYPE_CHECKING:
    from edgewise.games.maelstrom.book import Book
else:
    Book = Any  # the real class is put here by book.py, which needs this module first

F = TypeVar("F")

Phase: TypeAlias = Literal["setup", "command", "action", "end"]
# Where a unit is: with models in places, kept back for later, or gone for good. ME-SCO-12.
Whereabouts: TypeAlias = Literal["table", "reserve", "destroyed"]
# Names of actions as the rules count them. ME-ACT.
Deed: TypeAlias = Literal[
    "move",
    "dash",
    "charge",
    "consolidate",
    "aim",
    "extinguish",
    "on-the-move",
    "take-cover",
    "patch-up",
    "consolidate-cover",
    "fire",
    "suppressive-fire",
    "close-quarters",
    "hit-and-run",
]
MOVEMENT: frozenset[Deed] = frozenset(("move", "dash", "charge"))
STATUS: frozenset[Deed] = frozenset(("aim", "extinguish", "on-the-move", "take-cover", "patch-up"))
SHOOTING: frozenset[Deed] = frozenset(("fire", "suppressive-fire", "close-quarters", "hit-and-run"))
CONSOLIDATION: frozenset[Deed] = frozenset(("consolidate", "consolidate-cover"))
ACTIONS_EACH = 3
FULL_SUPPRESSION = 6


class Note(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """How an enemy unit stood to the active one before its first move. ME-CHG-2, ME-WPN-13."""

    unit: Unit
    # The active unit stood in its rear arc.
    behind: bool
    # The whole active unit stood outside its front arc.
    unseen: bool


class Acting(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The activation in progress. ME-ACT-18."""

    unit: Unit
    # What it has done, in order; free actions count for nothing but their kind.
    deeds: tuple[Deed, ...] = ()
    free: int = 0
    # Whether it faced off when it was activated, or was out of coherency and has to mend that. ME-CQF-12, ME-UNI-13.
    facing_off: bool = False
    strayed: bool = False
    # Any move of its own, counted from the start of the activation. ME-WPN-9, ME-TER-8.
    moved: bool = False
    notes: tuple[Note, ...] = ()
    # Enemy units that its movement came as near to as 1". ME-WPN-12.
    passed: tuple[Unit, ...] = ()
    charged: Unit = NO_UNIT
    # Who gives up the coming close quarters attack for a grenade thrown in the charge. ME-WPN-8.
    thrower: Model = NO_MODEL
    # Whom it fought, and whether the window to consolidate is open: nothing was done since. ME-CON-1.
    fought: Unit = NO_UNIT
    window: bool = False
    # Whether it held a Slowed token when it was activated. ME-TOK-4.
    slowed: bool = False

    @property
    def count(self) -> int:
        """The actions used up of its three. ME-ACT-1, ME-ACT-6."""
        return len(self.deeds) - self.free

    @property
    def counted(self) -> tuple[Deed, ...]:
        """What it has done, without a free Aim: actions that follow each other. ME-ACT-6, ME-ACT-11."""
        return tuple(deed for deed in self.deeds if not (self.free and deed == "aim"))

    def has_done(self, kinds: frozenset[Deed]) -> bool:
        """Whether it has done an action of a kind."""
        return any(deed in kinds for deed in self.deeds)


class Lying(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A marker as all may see it. ME-OBJ-32.

    `seat` owns it (flags), `captured` is who holds it for good, or -1; `gone` markers have left the table.
    """

    kind: str
    x: int
    y: int
    seat: int = -1
    captured: int = -1
    gone: bool = False


class Loss(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A unit destroyed: in which turn, and how; the order of the column is that of the losses. ME-CAS-8."""

    unit: Unit
    turn: int
    in_fight: bool = False


class State(msgspec.Struct, Generic[F]):
    """A match of Maelstrom's Edge between two decisions; everything but the log of events."""

    book: Book
    want: Want | None
    stack: list[F]
    # models: centre, foot elevation, number of the surface that bears it, and FOR left (0: removed)
    x: list[int]
    y: list[int]
    z: list[int]
    on: list[int]
    fortitude: list[int]
    # units
    place: list[Whereabouts]
    leader: list[Model]
    facing: list[int]
    level: list[int]
    cover: list[int]
    moving: list[int]
    burn: list[int]
    tokens: list[tuple[str, ...]]
    activated: list[bool]
    # seats
    command: list[int]
    points: list[int]
    # What the conditional parts of objectives were worth when they were last counted; part of `points`. ME-VIC-1.
    loans: list[int]
    # What was done in this turn, by a name that tells who did it: orders, once-a-turn abilities.
    marks: tuple[str, ...] = ()
    # the game as it was set up
    attacker: int = -1
    mission: str = ""
    deployment: str = ""
    # The deployment zone of each seat; empty until the defender has picked.
    zones: tuple[ZoneName, ...] = ()
    aims: tuple[str, ...] = ("", "")
    commanders: tuple[Model, ...] = (NO_MODEL, NO_MODEL)
    markers: tuple[Lying, ...] = ()
    # turns
    phase: Phase = "setup"
    turn: int = 0
    priority: int = 0
    # The unit that the non-priority player keeps back, and who activates nothing more. ME-TRN-8, ME-TRN-10.
    held: Unit = NO_UNIT
    passed: tuple[bool, bool] = (False, False)
    losses: tuple[Loss, ...] = ()
    # The unit of each seat whose activation began last. ME-ABI-3.
    latest: tuple[Unit, ...] = (NO_UNIT, NO_UNIT)
    acting: Acting | None = None
    # Whether the last Willpower test was passed; read by the frame right after it.
    tested: bool = False
    result: Outcome | None = None
    log: list[Event] | None = None

    def clone(self) -> State[F]:
        """An independent copy: shared book and tuples, copied lists."""
        twin: State[F] = self.__copy__()  # type: ignore[attr-defined]  # every Struct has it
        twin.stack = self.stack.copy()
        twin.x = self.x.copy()
        twin.y = self.y.copy()
        twin.z = self.z.copy()
        twin.on = self.on.copy()
        twin.fortitude = self.fortitude.copy()
        twin.place = self.place.copy()
        twin.leader = self.leader.copy()
        twin.facing = self.facing.copy()
        twin.level = self.level.copy()
        twin.cover = self.cover.copy()
        twin.moving = self.moving.copy()
        twin.burn = self.burn.copy()
        twin.tokens = self.tokens.copy()
        twin.activated = self.activated.copy()
        twin.command = self.command.copy()
        twin.points = self.points.copy()
        twin.loans = self.loans.copy()
        twin.log = None
        return twin


Game = State[Any]


def living(state: Game, unit: Unit) -> list[Model]:
    """The models that are left of a unit, wherever they are."""
    fortitude = state.fortitude
    return [m for m in state.book.models_of_unit[unit] if fortitude[m]]


def stands(state: Game, unit: Unit) -> bool:
    """Whether the unit is on the table. ME-SCO-12."""
    return state.place[unit] == "table"


def standing(state: Game, seat: int) -> list[Unit]:
    """The units of a seat on the table."""
    place = state.place
    return [u for u in state.book.units_of[seat] if place[u] == "table"]


def in_reserve(state: Game, seat: int) -> list[Unit]:
    """The units that a seat has kept back. ME-RES-1."""
    return [u for u in state.book.units_of[seat] if state.place[u] == "reserve"]


def seat_of(state: Game, unit: Unit) -> int:
    """Whose unit it is."""
    return state.book.unit_seat[unit]


def mark(state: Game, name: str) -> None:
    """Notes that something was used this turn."""
    state.marks = (*state.marks, name)


def marker_at(state: Game, marker: Marker) -> Lying:
    """A marker by its number."""
    return state.markers[marker]
