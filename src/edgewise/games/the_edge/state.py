"""State: columns of plain values, one clone()."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from edgewise.core.events import Event
from edgewise.core.flow import Want
from edgewise.core.outcome import Outcome
from edgewise.games.the_edge.kinds import NO_SQUAD, Aim, Card, Model, Source, Squad

if TYPE_CHECKING:
    from edgewise.games.the_edge.book import Book
else:
    Book = Any  # the real class is put here by book.py, which needs this module first

F = TypeVar("F")

Point = tuple[int, int]
POOL_RADIUS = 1000
CONTACT_MILS = 10
HAND_SIZE = 5


class Pool(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A board pool and its crystals; a marker that was removed has -1. ED-CRY-8."""

    x: int
    y: int
    crystals: int


class Running(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something in force: of which card or ability, for which squad or model, how long. ED-SPL-11.

    `effect`: the number of the one effect that runs, ALL of them, or the DEAD_BONUS; `card`: the spell card lies here;
    `carrier` and `side`: the squad and the side that carry the ability, if it is one.
    """

    source: Source
    seat: int
    squad: Squad
    model: Model
    until: str
    effect: int
    unused: int
    card: bool
    carrier: Squad = NO_SQUAD
    side: int = 0


ALL = -1
DEAD_BONUS = -2


class Item(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An announced spell or ability; `unused` are the crystals counted after payment. ED-QUE-1, ED-SPL-15.

    `laid`: what lasts of it is in force, and its card lies there.
    """

    seat: int
    source: Source
    is_card: bool
    squad: Squad
    caster: Model
    target: Aim
    shots: tuple[tuple[Model, Model], ...]
    bonus: bool
    unused: int
    cancelled: bool = False
    laid: bool = False

    @property
    def holds_card(self) -> bool:
        """Whether its card lies in the queue. ED-CLR-33."""
        return self.is_card and not self.laid


class Trigger(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A passive whose condition has occurred. ED-QUE-5."""

    source: Source
    squad: Squad
    seat: int


class State(msgspec.Struct, Generic[F]):
    """A match of The Edge between two decisions; everything but the log of events."""

    book: Book
    want: Want | None
    stack: list[F]
    # seats
    vp: list[int]
    unused: list[int]
    spent: list[int]
    hands: list[tuple[Card, ...]]
    decks: list[tuple[Card, ...]]
    graveyards: list[tuple[Card, ...]]
    progress: list[tuple[Card, ...]]
    # squads
    sides: list[int]
    hp: list[int]
    exhausted: list[bool]
    attached: list[tuple[Card, ...]]
    # models: where each stands, or None
    at: list[Point | None]
    # the table
    pools: tuple[Pool, ...]
    # effects
    running: tuple[Running, ...] = ()
    queue: tuple[Item, ...] = ()
    resolving: tuple[Item, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    marks: tuple[str, ...] = ()
    died: tuple[int, int] = (0, 0)
    squads_died: tuple[int, int] = (0, 0)
    # turns
    phase: str = "setup"
    first: int = 0
    turn: int = 0
    starting: int = 0
    # the activation in progress
    acting: int = 0
    active: Squad = NO_SQUAD
    offer: bool = False
    moved: bool = False
    action: str = ""
    travelled: tuple[Model, ...] = ()
    assaults: tuple[tuple[Model, Model], ...] = ()
    struck: bool = False
    result: Outcome | None = None
    log: list[Event] | None = None

    def clone(self) -> State[F]:
        """An independent copy: shared book and tuples, copied lists."""
        twin: State[F] = self.__copy__()  # type: ignore[attr-defined]  # every Struct has it
        twin.stack = self.stack.copy()
        twin.vp = self.vp.copy()
        twin.unused = self.unused.copy()
        twin.spent = self.spent.copy()
        twin.hands = self.hands.copy()
        twin.decks = self.decks.copy()
        twin.graveyards = self.graveyards.copy()
        twin.progress = self.progress.copy()
        twin.sides = self.sides.copy()
        twin.hp = self.hp.copy()
        twin.exhausted = self.exhausted.copy()
        twin.attached = self.attached.copy()
        twin.at = self.at.copy()
        twin.log = None
        return twin


Game = State[Any]


def is_alive(state: Game, squad: int) -> bool:
    """Whether the squad is on the board: has at least one living model."""
    at = state.at
    for model in state.book.squad_models[squad]:  # noqa: SIM110  # a loop is quicker than any(), and this is asked often
        if at[model] is not None:
            return True
    return False


def living(state: Game, squad: int) -> list[Model]:
    """The living models of a squad."""
    at = state.at
    return [m for m in state.book.squad_models[squad] if at[m] is not None]


def squads_on_board(state: Game, seat: int) -> list[Squad]:
    """The squads of a seat that have a living model."""
    return [s for s in state.book.squads_of[seat] if is_alive(state, s)]


def models_on_board(state: Game, seat: int) -> list[Model]:
    """The living models of a seat."""
    at = state.at
    return [m for m in state.book.models_of[seat] if at[m] is not None]


def ready_squads(state: Game, seat: int) -> list[Squad]:
    """The squads that the seat may activate. ED-ACT-1, ED-TRN-5."""
    exhausted = state.exhausted
    return [s for s in state.book.squads_of[seat] if not exhausted[s] and is_alive(state, s)]


def mark(state: Game, name: str) -> None:
    """Notes that something was used this turn. ED-SQD-5, ED-CLR-23."""
    if name not in state.marks:
        state.marks = (*state.marks, name)


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards less one copy."""
    left = list(cards)
    left.remove(card)
    return tuple(left)
