"""A rule in progress is plain data: frames on a stack, and what they want next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Never, Protocol, TypeAlias

import msgspec

from edgewise.core.outcome import Outcome
from edgewise.core.refusal import Refusal


class Ask(msgspec.Struct, frozen=True, tag=True, gc=False, omit_defaults=True):
    """A seat must choose; `key` names the question for the interface.

    `sealed` names all seats that choose at once, each without knowing what the others choose, or whether they have:
    the rules ask them one after the other, and what they offer to one never depends on the answer of another.
    """

    seat: int
    key: str
    sealed: tuple[int, ...] = ()


class Roll(msgspec.Struct, frozen=True, tag=True, gc=False, omit_defaults=True):
    """`count` dice of one kind must be rolled together, a dice pool; every face is equally likely."""

    seat: int
    die: str
    faces: tuple[int, ...]
    purpose: str
    count: int = 1


class Draw(msgspec.Struct, frozen=True, tag=True, gc=False):
    """`count` items must come at random out of `pool`, in the order drawn."""

    seat: int
    pool: tuple[str, ...]
    count: int
    purpose: str


class Rolled(msgspec.Struct, frozen=True, tag=True, gc=False, omit_defaults=True):
    """The answer to a Roll: the first die, and the rest of a dice pool in the order rolled."""

    value: int
    # What is empty is not written, so that one die is recorded as it was before there were pools.
    rest: tuple[int, ...] = ()

    @classmethod
    def of(cls, values: Iterable[int]) -> Rolled:
        """The answer with these dice, of which there is at least one."""
        first, *rest = values
        return cls(first, tuple(rest))

    @property
    def values(self) -> tuple[int, ...]:
        """All dice; a single one is a pool of one."""
        return (self.value, *self.rest)


class Drawn(msgspec.Struct, frozen=True, tag=True, gc=False):
    """The answer to a Draw."""

    items: tuple[str, ...]


class Action(msgspec.Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """What a seat asks for; every game derives its closed set from this. A field that it does not have is refused."""

    # Whether it may come at any time, whoever is asked: it answers no question, so it is never sealed.
    interrupts: ClassVar[bool] = False


Want: TypeAlias = Ask | Roll | Draw
Chance: TypeAlias = Rolled | Drawn
Reply: TypeAlias = Action | Rolled | Drawn


def as_known(want: Want | None) -> Want | None:
    """What is wanted, as seats may know it: out of what is drawn would tell what lies in a deck or in a hand."""
    return Draw(want.seat, (), want.count, want.purpose) if isinstance(want, Draw) else want


class Table(Protocol):
    """The least a state must have for frames to run on it; a result drops the frames that are left."""

    # Frames of all kinds.
    stack: list[Any]
    want: Want | None
    result: Outcome | None


class Frame(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A step of a rule in progress. Waiting frames set `waits` and say what they want.

    Each kind of frame names the state and the replies that it takes; here they are of no type at all, since only the
    kernel, which holds frames of all kinds, gives one frame what another does not take.
    """

    waits: ClassVar[bool] = False

    def wants(self, state: Never) -> Want | None:
        """What this frame waits for; a frame that waits for nothing is stepped at once."""
        return None

    def options(self, state: Never) -> tuple[Action, ...]:
        """The answers that are listed: all of them where choices can be, the proposals at least where they cannot."""
        return ()

    def proposals(self, state: Never) -> tuple[Action, ...]:
        """The answers worth choosing from, for bots and quick choices: all options, unless a frame names fewer."""
        return self.options(state)

    def why_not(self, state: Never, action: Action) -> Refusal:
        """The reason why an action outside the options is refused."""
        raise NotImplementedError(type(self).__name__)

    def refusal(self, state: Never, action: Action) -> Refusal | None:
        """The judge. Listed choices are judged by the list; measured ones override this."""
        return None if action in self.options(state) else self.why_not(state, action)

    def step(self, state: Never, reply: Never) -> Frames:
        """Does this frame's part and returns the frames that replace it, in playing order."""
        raise NotImplementedError(type(self).__name__)


class Measured(Frame, frozen=True):
    """A frame whose answers are measured: it lists a spread of proposals, and judges every other one as it is sent."""

    waits = True

    def proposals(self, state: Never) -> tuple[Action, ...]:
        """A spread worth choosing from, never empty."""
        raise NotImplementedError(type(self).__name__)

    def options(self, state: Never) -> tuple[Action, ...]:
        """The proposals, where nothing else can be listed."""
        return self.proposals(state)

    def refusal(self, state: Never, action: Action) -> Refusal | None:
        """The judge; a list could not tell."""
        raise NotImplementedError(type(self).__name__)


Frames: TypeAlias = tuple[Frame, ...]


class Begin(Frame, frozen=True):
    """Nothing yet: what lies below it on the stack comes next."""

    def step(self, state: Table, reply: None) -> Frames:
        return ()


BEGIN = Begin()


def advance(state: Table) -> None:
    """Runs the stack until a frame waits or nothing is left; leaves the want in the state."""
    state.stack.append(BEGIN)
    answer(state, None)


def answer(state: Table, reply: Reply | None) -> None:
    """Gives the frame on top its reply, trusted, and runs on to the next want; a result drops all frames."""
    stack = state.stack
    frames = stack.pop().step(state, reply)
    while state.result is None:
        if frames:
            frame = frames[0]
            if len(frames) > 1:
                stack += frames[:0:-1]
        elif stack:
            frame = stack.pop()
        else:
            break
        if frame.waits:
            want = frame.wants(state)
            if want is not None:
                stack.append(frame)
                state.want = want
                return
        frames = frame.step(state, None)
    stack.clear()
    state.want = None
