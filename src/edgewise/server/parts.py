"""Parts: what messages and bodies are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from edgewise.core.wire import About, Body, Rolled, Words

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
MatchId = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern="^[0-9a-z]+$")]
Ref = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Word = Annotated[str, msgspec.Meta(max_length=64)]


class Option(Body, frozen=True):
    """One legal answer: its number in the list, the action to send back, and how it reads."""

    index: int
    action: dict[str, Any]
    words: Words
    about: About = About()


class Question(Body, frozen=True):
    """What a seat is asked; `number` must be sent back with the answer; `fighters` are the models that fight now.

    A `window` only offers what may be used at such a time, and passing.
    """

    number: int
    seat: int
    kind: str
    words: Words
    options: tuple[Option, ...]
    open: bool = False
    passing: int | None = None
    if_passed: Words | None = None
    about: About = About()
    fighters: tuple[int, ...] = ()
    window: bool = False


class Waiting(Body, frozen=True):
    """Somebody else is asked: who, and what kind of question it is."""

    seat: int
    kind: str


class Line(Body, frozen=True):
    """A line of the log."""

    number: int
    words: Words
    rule: str
    about: About = About()
    roll: Rolled | None = None
    raw: dict[str, Any] = {}


class Clock(Body, frozen=True):
    """A seat's clock; it runs while `running`, counted from when the message was sent."""

    seat: int
    left_ms: int
    running: bool
    expired: bool = False


class Chair(Body, frozen=True):
    """A place at the table and who sits there."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None = None
    connected: bool = False
    faction: str = ""


class Ending(Body, frozen=True):
    """How the match ended; no winner is a draw."""

    winners: tuple[int, ...]
    how: str
    words: Words
    rule: str


class Commitment(Body, frozen=True):
    """The dice of a match: the hash before the first roll, seed and salt (hex) once it is over."""

    hash: str
    seed: str | None = None
    salt: str | None = None


class Undoing(Body, frozen=True):
    """A request to take something back, and who still has to agree."""

    by: int
    waiting_for: tuple[int, ...]


class Replacing(Body, frozen=True):
    """A proposal to let a bot take over a seat, and who still has to agree."""

    seat: int
    bot: str
    by: int
    waiting_for: tuple[int, ...]


class Summary(Body, frozen=True):
    """A match from outside: nothing in it is secret."""

    match: str
    game: str
    title: str
    mode: str
    status: Literal["open", "running", "over"]
    chairs: tuple[Chair, ...]
    board: str
    created: str
    changed: str
    public: bool = False
    hot_seat: bool = False
    turn: int | None = None
    asked: int | None = None
    answers: int = 0
    clock: ClockSetting | None = None
    ending: Ending | None = None
    rematch: str | None = None
    origin: str | None = None


class ClockSetting(Body, frozen=True):
    """Time for each seat in seconds, and what every answer adds."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=604_800)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0


class Asking(Body, frozen=True):
    """How often a seat is asked: forced answers are given for it, and reactions may be passed for it.

    `ask-news` leaves out what could be done at another time just as well, unless something has happened meanwhile;
    so do the levels that pass more.
    """

    forced: Literal["ask", "answer"] = "answer"
    reactions: Literal["ask", "ask-news", "pass-turn", "pass-always"] = "ask"


class Advice(Body, frozen=True):
    """One option of a hint, with reasons in words."""

    index: int
    worth: float | None = None
    why: tuple[Words, ...] = ()


class Factor(Body, frozen=True):
    """A number that goes into a chance (None: it holds or not), with its source, rule and model.

    `usual` marks what is much the same in every fight: dice, rerolls and what they cost.
    """

    words: Words
    value: int | None
    rule: str = ""
    source: Words | None = None
    model: int = -1
    usual: bool = False


class Chance(Body, frozen=True):
    """One thing that may happen and how likely it is, from 0 to 1 and as a fraction."""

    words: Words
    share: float
    exact: str = ""


class Held(Body, frozen=True):
    """A seat and the secret that holds it."""

    seat: int
    secret: str
