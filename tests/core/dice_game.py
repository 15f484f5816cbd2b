"""A tiny made-up game: two seats roll a die or hold, first to 6 wins, a spy card may be drawn."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from edgewise.core.dealer import Dealer
from edgewise.core.flow import Action, Ask, Draw, Frame, Frames, Reply, Roll, Want, advance, answer
from edgewise.core.game import Reason, Style
from edgewise.core.outcome import Outcome
from edgewise.core.refusal import BadInput, Refusal
from edgewise.core.trials import Trials

TARGET = 6


class Throw(Action, frozen=True):
    """Roll the die and add it."""


class Spy(Action, frozen=True):
    """Draw a card."""


class Note(Action, frozen=True):
    """Write a number down; the turn goes on."""

    n: int


class Peek(Action, frozen=True):
    """Look at something secret; the turn goes on."""


class Hold(Action, frozen=True):
    """End the turn."""


AnyAction = Throw | Spy | Note | Peek | Hold


class Happened(msgspec.Struct, frozen=True):
    """An event."""

    key: str


class Sheet(msgspec.Struct):
    """The state."""

    stack: list[Any]
    want: Want | None = None
    result: Outcome | None = None
    turn: int = 0
    turns: int = 0
    points: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    notes: tuple[int, ...] = ()
    cards: tuple[str, ...] = ("ace", "king", "queen")
    log: list[Happened] = []


class Turn(Frame, frozen=True):
    """A seat chooses."""

    waits = True

    def wants(self, state: Sheet) -> Ask:
        return Ask(state.turn, "turn")

    def options(self, state: Sheet) -> tuple[Action, ...]:
        spy: tuple[Action, ...] = (Spy(),) if state.cards else ()
        return (Throw(), Hold(), Peek(), Note(1), *spy)

    def why_not(self, state: Sheet, action: Action) -> Refusal:
        return Refusal("X-1", "refused-turn")

    def step(self, state: Sheet, reply: Any) -> Frames:
        match reply:
            case Throw():
                return (RollIt(), NextSeat())
            case Spy():
                return (DrawIt(), Turn())
            case Note(n):
                state.notes = (*state.notes, n)
                state.log = [*state.log, Happened("noted")]
            case Peek():
                state.log = [*state.log, Happened("peeked")]
            case _:
                return (NextSeat(),)
        return (Turn(),)


class RollIt(Frame, frozen=True):
    """The die is rolled."""

    waits = True

    def wants(self, state: Sheet) -> Roll:
        return Roll(state.turn, "die", (1, 2, 3), "points")

    def step(self, state: Sheet, reply: Any) -> Frames:
        state.points[state.turn] += reply.value
        if state.points[state.turn] >= TARGET:
            state.result = Outcome((state.turn,), "points", "X-2")
        return ()


class DrawIt(Frame, frozen=True):
    """A card is drawn."""

    waits = True

    def wants(self, state: Sheet) -> Draw:
        return Draw(state.turn, state.cards, 1, "spy")

    def step(self, state: Sheet, reply: Any) -> Frames:
        state.cards = tuple(c for c in state.cards if c not in reply.items)
        return ()


class NextSeat(Frame, frozen=True):
    """The other seat's turn."""

    def step(self, state: Sheet, reply: Any) -> Frames:
        state.turn = 1 - state.turn
        state.turns += 1
        return (Turn(),)


class Seen(msgspec.Struct, frozen=True):
    """What everybody may know: all but the log."""

    turn: int
    turns: int
    points: list[int]
    notes: tuple[int, ...]
    cards: tuple[str, ...]


class Hints:
    """Points are worth having, and throwing is how to get them."""

    style = Style()

    def evaluate(self, state: Sheet, seat: int) -> float:
        if state.result is not None:
            return float(seat in state.result.winners)
        return 0.5 + (state.points[seat] - state.points[1 - seat]) / (4 * TARGET)

    def order(self, state: Sheet, options: Sequence[Action]) -> list[float]:
        return [3.0 if option == Throw() else 1.0 for option in options]

    def stage(self, state: Sheet) -> int:
        return state.turns

    def is_hasty(self, state: Sheet) -> bool:
        return False

    def usual(self, state: Sheet) -> None:
        return None

    def cases(self, state: Sheet) -> Sequence[tuple[float, tuple[Reply, ...]]]:
        return ()

    def key(self, state: Sheet) -> Hashable:
        return id(state)

    def are_allies(self, state: Sheet, one: int, other: int) -> bool:
        return one == other

    def reasons(self, state: Sheet, seat: int, action: Action, later: Sheet) -> tuple[Reason, ...]:
        gained = later.points[seat] - state.points[seat]
        return (Reason("dice-points", {"n": gained}, "X-2"),) if gained else ()


class DiceGame:
    """The contract, met in a few lines."""

    name = "dice"
    title = "A die and two seats"
    format = 3
    hints = Hints()
    trials = Trials("leader", ("", ""))

    def setup(self, options: Mapping[str, Any]) -> Sheet:
        if options.keys() - {"points"}:
            raise BadInput("unknown option", field="options")
        state = Sheet([Turn()], points=list(options.get("points", [0, 0])))
        advance(state)
        return state

    def pending(self, state: Sheet) -> Want | None:
        return state.want

    def legal(self, state: Sheet) -> tuple[Action, ...]:
        found: tuple[Action, ...] = state.stack[-1].options(state) if isinstance(state.want, Ask) else ()
        return found

    def proposals(self, state: Sheet) -> tuple[Action, ...]:
        found: tuple[Action, ...] = state.stack[-1].proposals(state) if isinstance(state.want, Ask) else ()
        return found

    def refusal(self, state: Sheet, action: Action, *, seat: int | None = None) -> Refusal | None:
        if state.result is not None:
            return Refusal("X-3", "refused-over")
        if seat not in (None, state.turn):
            return Refusal("X-4", "refused-other-seat", {"seat": state.turn})
        found: Refusal | None = state.stack[-1].refusal(state, action)
        return found

    def apply(self, state: Sheet, reply: Reply) -> None:
        answer(state, reply)

    def view(self, state: Sheet, seat: int | None) -> Any:
        return Seen(state.turn, state.turns, [*state.points], state.notes, state.cards)

    def imagine(self, view: Seen, dealer: Dealer) -> Sheet:
        state = Sheet([Turn()], **msgspec.structs.asdict(view))
        state.points = [*view.points]
        advance(state)
        return state

    def outcome(self, state: Sheet) -> Outcome | None:
        return state.result

    def clone(self, state: Sheet) -> Sheet:
        return msgspec.structs.replace(state, stack=[*state.stack], points=[*state.points], log=[])

    def save(self, state: Sheet) -> bytes:
        return msgspec.json.encode([state.turn, state.turns, state.points, state.notes, state.cards])

    def load(self, text: bytes | str) -> Sheet:
        turn, turns, points, notes, cards = msgspec.json.decode(text)
        return Sheet([Turn()], turn=turn, turns=turns, points=points, notes=tuple(notes), cards=tuple(cards))

    def events(self, state: Sheet) -> list[Any]:
        found, state.log = state.log, []
        return found

    def figures(self, state: Sheet, events: Iterable[Happened]) -> list[tuple[str, int]]:
        return [(event.key, state.turn) for event in events]

    def mute(self, state: Sheet) -> None:
        state.log = []

    def position(self, state: Sheet) -> dict[str, Any]:
        return {"points": state.points}

    def from_position(self, position: Mapping[str, Any]) -> Sheet:
        return self.setup(position)

    def action(self, data: Any) -> Action:
        try:
            found: Action = msgspec.convert(data, AnyAction)
        except msgspec.ValidationError as error:
            raise BadInput(str(error), field="action", rule="X-5") from None
        return found

    def reveals(self, event: Any) -> bool:
        return bool(event.key == "peeked")

    def describe(self, state: Sheet, action: Action) -> tuple[str, dict[str, Any]]:
        return type(action).__name__.lower(), {}
