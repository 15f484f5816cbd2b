"""State: columns of plain values, one clone()."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from edgewise.core.events import Event
from edgewise.core.flow import Want
from edgewise.core.outcome import Outcome

if TYPE_CHECKING:
    from edgewise.games.dawnfall.book import Book
else:
    Book = Any  # the real class is put here by book.py, which needs this module first

F = TypeVar("F")

DEAD = -1
AWAY = -2


class Some(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Things found or chosen: a kind (`model`, `squad`, `space`, ...) and their ids."""

    kind: str
    ids: tuple[int | str, ...]


class Enhancement(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A card attached to a Squad, with its Charges; `bought` marks a paid Passive Action. DF-ENH-16."""

    card: str
    charges: int
    bought: bool = False
    disabled: bool = False


class Token(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A map token: its type, owner (-1: nobody), Space and hexes. DF-TOK-1, DF-TOK-9."""

    kind: str
    owner: int
    space: int
    hexes: int
    squad: int = -1


class Status(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A status token on a model or a Squad (-1: not), who placed it and since which turn. DF-TOK-5."""

    kind: str
    model: int
    squad: int
    by: int
    by_squad: int
    turn: int
    group: int = 0


class Modifier(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A lasting effect of a played Action; ends with its scope, turn or turns. DF-EFF-10."""

    what: str
    model: int
    squad: int
    seat: int
    amount: int
    until: str
    scope: int
    turn: int
    source: str
    block: int = -1
    known: tuple[tuple[str, int | Some], ...] = ()


# The lasting effect that lets its player Activate one more Squad.
EXTRA_ACTIVATION = "extra_activation"

ScopeValue = int | str | None | Some
Scope = dict[str, ScopeValue]


class State(msgspec.Struct, Generic[F]):
    """A match of Dawnfall between two decisions; everything but the log of events."""

    book: Book
    want: Want | None
    stack: list[F]
    scopes: list[Scope]
    # seats
    factions: list[str]
    chosen: list[tuple[str, ...]]
    crystals: list[int]
    temporary: list[int]
    depleted: list[int]
    hands: list[tuple[str, ...]]
    tops: list[tuple[str, ...]]
    decks: list[tuple[str, ...]]
    discards: list[tuple[str, ...]]
    banners: list[bool]
    starting: list[int]
    captured: list[tuple[int, ...]]
    removed: list[bool]
    resolving: tuple[str, ...]
    resources: dict[str, int]
    mulligans: tuple[int, ...]
    autopass: tuple[int, ...]
    # the table
    neutral: int
    charges: int
    marker: int
    ends: tuple[int, int]
    tokens: tuple[Token, ...]
    shrines: tuple[str, ...]
    occupied: int
    # squads
    squad_seat: tuple[int, ...]
    squad_card: tuple[str, ...]
    squad_models: tuple[tuple[int, ...], ...]
    modes: list[int]
    endurance: list[int]
    attached: list[tuple[Enhancement, ...]]
    # models
    model_squad: tuple[int, ...]
    models_of: tuple[tuple[int, ...], ...]
    spaces: list[int]
    hexes: list[int]
    bodies: list[int]
    armies: list[int]
    # effects
    statuses: tuple[Status, ...]
    modifiers: tuple[Modifier, ...]
    used: dict[str, int]
    happened: tuple[tuple[str, int, int], ...]
    passives: int
    # turns
    first: int
    countering: int
    turn: int
    kind: str
    number: int
    activated: int
    plays: int
    stalled: int
    changed: bool
    end_after_turn: bool
    operations: int
    result: Outcome | None
    log: list[Event] | None = None
    # For each deck how many of its top cards each seat knows; empty where only owners know the order of their own.
    known: tuple[tuple[int, ...], ...] = ()

    def clone(self) -> State[F]:
        """An independent copy: shared book and tuples, copied lists."""
        twin: State[F] = self.__copy__()  # type: ignore[attr-defined]  # every Struct has it
        twin.stack = self.stack.copy()
        twin.scopes = [scope.copy() for scope in self.scopes] if self.scopes else []
        twin.crystals = self.crystals.copy()
        twin.temporary = self.temporary.copy()
        twin.depleted = self.depleted.copy()
        twin.hands = self.hands.copy()
        twin.tops = self.tops.copy()
        twin.decks = self.decks.copy()
        twin.discards = self.discards.copy()
        twin.banners = self.banners.copy()
        twin.modes = self.modes.copy()
        twin.endurance = self.endurance.copy()
        twin.attached = self.attached.copy()
        twin.spaces = self.spaces.copy()
        twin.hexes = self.hexes.copy()
        twin.bodies = self.bodies.copy()
        twin.armies = self.armies.copy()
        twin.used = self.used.copy()
        twin.log = None
        return twin


Game = State[Any]


def enemies(state: Game, seat: int) -> tuple[int, ...]:
    """The seats whose things are enemy for this one. DF-GEN-5, DF-FFA-2."""
    found: tuple[int, ...] = state.book.foes[seat]
    return found


def living(state: Game, squad: int) -> list[int]:
    """The living models of a Squad, those away from the board included."""
    spaces = state.spaces
    return [m for m in state.squad_models[squad] if spaces[m] != DEAD]


def is_alive(state: Game, squad: int) -> bool:
    """Whether the Squad has a living model."""
    spaces = state.spaces
    for m in state.squad_models[squad]:  # noqa: SIM110  # a loop is quicker than any(), and this is asked often
        if spaces[m] != DEAD:
            return True
    return False


def on_board(state: Game, squad: int) -> list[int]:
    """The models of a Squad that stand on the board."""
    spaces = state.spaces
    found = []
    for m in state.squad_models[squad]:  # for a few models quicker than a comprehension, and this is asked often
        if spaces[m] >= 0:
            found.append(m)
    return found


def seat_of(state: Game, model: int) -> int:
    """Whose model it is."""
    return state.squad_seat[state.model_squad[model]]


def changed_limit(state: Game, seat: int, what: str) -> int:
    """How far effects change a limit of a seat; those of a card sleep with the Squad that bears it. DF-ENH-16."""
    here = [m for m in state.modifiers if m.what == what and m.seat == seat]
    return sum(m.amount for m in here if m.until != "attached" or m.turn < 0 or is_alive(state, m.turn))


def squads_of(state: Game, seat: int) -> list[int]:
    """The Squads of a seat, by index."""
    return [s for s, owner in enumerate(state.squad_seat) if owner == seat]


def put(state: Game, model: int, space: int, hexes: int) -> None:
    """Sets a model down; the hexes must be free by now."""
    body = hexes << (7 * space)
    state.spaces[model] = space
    state.hexes[model] = hexes
    state.bodies[model] = body
    state.occupied |= body
    state.armies[state.squad_seat[state.model_squad[model]]] |= body
    state.changed = True


def lift(state: Game, model: int, to: int = AWAY) -> None:
    """Takes a model off the board. DF-WND-7."""
    body = state.bodies[model]
    state.occupied &= ~body
    state.armies[state.squad_seat[state.model_squad[model]]] &= ~body
    state.spaces[model] = to
    state.hexes[model] = 0
    state.bodies[model] = 0
    state.changed = True


def touching(state: Game, a: int, b: int) -> bool:
    """True when two models are Base to Base. DF-BRD-18."""
    space = state.spaces[a]
    return space >= 0 and bool(state.book.board.ring[space * 128 + state.hexes[a]] & state.bodies[b])


def ring(state: Game, model: int) -> int:
    """The hexes around a model's base, as a bitboard. DF-BRD-20."""
    space = state.spaces[model]
    if space < 0:
        return 0
    found: int = state.book.board.ring[space * 128 + state.hexes[model]]
    return found


def models_touching(state: Game, around: int, seats: tuple[int, ...]) -> list[int]:
    """The models of these seats that cover a hex of the bitboard `around`."""
    found: list[int] = []
    for seat in seats:
        if around & state.armies[seat]:
            bodies = state.bodies
            found += [m for m in state.models_of[seat] if bodies[m] & around]
    return found


def token_ring(state: Game, token: Token) -> int:
    """The hexes around a map token, as a bitboard. DF-BRD-19."""
    found: int = state.book.board.ring[token.space * 128 + token.hexes]
    return found


def known_top(state: Game, owner: int, seat: int | None) -> int:
    """How many cards on top of a deck a seat knows in their order. DF-INF-2, DF-OPT-10."""
    if seat is None:
        return 0
    if not state.known or not state.known[owner]:
        return len(state.tops[owner]) if seat == owner else 0
    return min(state.known[owner][seat], len(state.tops[owner]))


def set_top(state: Game, owner: int, cards: tuple[str, ...], known: tuple[int, ...] = ()) -> None:
    """Cards lie on top of a deck, and each seat knows so many of them; without numbers the owner knows them all."""
    state.tops[owner] = cards
    usual = tuple(len(cards) if seat == owner else 0 for seat in range(len(known)))
    rows = [*(state.known or ((),) * len(state.tops))]
    rows[owner] = () if known == usual else known
    state.known = tuple(rows) if any(rows) else ()


def all_known(state: Game, owner: int) -> tuple[int, ...]:
    """How many cards on top of a deck each seat knows."""
    return tuple(known_top(state, owner, seat) for seat in range(len(state.tops)))


def open_scope(state: Game, kind: str, up: int, **values: ScopeValue) -> int:
    """Adds a scope for a procedure and returns its number."""
    scopes = state.scopes
    scopes.append({"kind": kind, "up": up, **values})
    return len(scopes) - 1


def close_scope(state: Game, scope: int) -> None:
    """Drops a scope and everything above it, with the effects that lasted so long."""
    del state.scopes[scope:]
    if state.modifiers:
        kept = tuple(m for m in state.modifiers if m.scope < scope)
        if len(kept) != len(state.modifiers):
            state.modifiers = kept
    if state.used:
        gone = [key for key in state.used if key.startswith("~") and int(key[1:].split("|", 1)[0]) >= scope]
        for key in gone:
            del state.used[key]


def look(state: Game, scope: int, name: str) -> ScopeValue:
    """The value of a name in this scope or the nearest one around it."""
    scopes: Any = state.scopes
    while scope >= 0:
        here = scopes[scope]
        if name in here:
            found: ScopeValue = here[name]
            return found
        scope = here["up"]
    return None


def nearest(state: Game, scope: int, *kinds: str) -> int:
    """The number of this scope, or of the nearest one around it, that is of one of these kinds; -1: none."""
    while scope >= 0:
        if state.scopes[scope]["kind"] in kinds:
            return scope
        scope = outside(state, scope)
    return -1


def outside(state: Game, scope: int) -> int:
    """The number of the scope around this one, or -1."""
    up = state.scopes[scope]["up"] if scope >= 0 else -1
    return up if isinstance(up, int) else -1


def number(state: Game, scope: int, name: str, default: int = 0) -> int:
    """A numeric value of a scope."""
    # The walk of look() once more: this is asked more often than anything else.
    scopes: Any = state.scopes
    while scope >= 0:
        here = scopes[scope]
        if name in here:
            found = here[name]
            return found if isinstance(found, int) else default
        scope = here["up"]
    return default


def opaque(state: Game) -> int:
    """What Lines of Fire find occupied, as a bitboard: tokens may say whether they block. DF-LOF-4, DF-EFF-13."""
    found, says = state.occupied, state.book.blocks_line
    if not says:
        return found
    board = state.book.board
    for token in state.tokens:
        if says.get(token.kind) is False:
            found &= ~(token.hexes << 7 * token.space)
    for token in state.tokens:
        if says.get(token.kind):
            found |= board.space_bits[token.space]
    return found


def fall_short(state: Game, scope: int) -> None:
    """Notes that a part of an effect was left out or done only in part; `if_you_do` asks for that. DF-GEN-8."""
    if scope >= 0:
        state.scopes[scope]["short"] = shortfalls(state, scope) + 1


def shortfalls(state: Game, scope: int) -> int:
    """How many parts of the effect in this very scope fell short."""
    found = state.scopes[scope].get("short")
    return found if isinstance(found, int) else 0


def set_at(column: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """A tuple with one entry replaced."""
    return (*column[:index], value, *column[index + 1 :])
