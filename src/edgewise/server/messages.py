"""Everything that goes over a socket, in both directions; `type` names a message."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from edgewise.core.languages import Language
from edgewise.core.wire import Geometry, Measured, Problem, Words
from edgewise.server.parts import (
    Advice,
    Asking,
    Chair,
    Chance,
    Clock,
    Commitment,
    Count,
    Ending,
    Factor,
    Held,
    Line,
    Question,
    Ref,
    Replacing,
    Seat,
    Secret,
    Summary,
    Undoing,
    Waiting,
    Word,
)


class Message(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something sent over a socket; `type` names it."""


# From the server


class Welcome(Message, frozen=True):
    """The first message: the match, the seats of this connection, and what never changes."""

    match: Summary
    seats: tuple[int, ...]
    language: Language
    geometry: Geometry | None
    commitment: Commitment
    asking: dict[str, Asking]
    version: str


class State(Message, frozen=True):
    """Everything that changes, for the faced seat (None: spectator); replaces what was sent before.

    `lines` replace the log from number `log_from` on.
    `scene` is None while a screen must be passed on (`pass_to`) or the match has not begun.
    """

    seat: int | None
    status: Literal["open", "running", "over"]
    answers: int
    log_from: int
    lines: tuple[Line, ...]
    scene: msgspec.Raw | None
    question: Question | None = None
    waiting: Waiting | None = None
    pass_to: int | None = None
    clocks: tuple[Clock, ...] = ()
    can_undo: bool = False
    undoing: Undoing | None = None
    replacing: Replacing | None = None
    ending: Ending | None = None


class Seating(Message, frozen=True):
    """Who sits where and who is connected; sent whenever it changes."""

    chairs: tuple[Chair, ...]
    spectators: int = 0


class Clocks(Message, frozen=True):
    """The clocks, when they change without an answer."""

    clocks: tuple[Clock, ...]


class Requests(Message, frozen=True):
    """What other seats are asked to agree to; None: nothing."""

    undoing: Undoing | None = None
    replacing: Replacing | None = None
    rematch: tuple[int, ...] = ()


class Thinking(Message, frozen=True):
    """How far the bot at a seat has thought."""

    seat: int
    share: float
    positions: int = 0


class Done(Message, frozen=True):
    """The intent `ref` was carried out and, where it changes the match, is stored."""

    ref: int


class Refused(Message, frozen=True):
    """The intent `ref` was not carried out; nothing has changed. `ref` is None when it could not be read."""

    ref: int | None
    problem: Problem


class Judged(Message, frozen=True):
    """The answer to WhyNot: allowed, or the refusal with its rule."""

    ref: int
    allowed: bool
    problem: Problem | None = None


class Hinted(Message, frozen=True):
    """The answer to WantHint: options from good to bad with what they are worth (share of wins from 0 to 1)."""

    ref: int
    question: int
    best: tuple[Advice, ...]


class Computed(Message, frozen=True):
    """The answer to WantOdds: the chance asked for, then what may happen; numbers with reasons; costs in words.

    `seat` is the side that asks: how likely it does harm and takes harm (None: not told).
    `dice` has the chance of the Attack for each pair of dice, attacker first (`red-yellow`), when nothing is rerolled.
    """

    ref: int
    kind: str
    seat: int
    harm_done: float | None
    harm_taken: float | None
    chances: tuple[Chance, ...]
    factors: tuple[Factor, ...] = ()
    exact: bool = True
    costs: tuple[Words, ...] = ()
    dice: dict[str, float] = {}


class Ended(Message, frozen=True):
    """The match is over: how, and the seed of its dice."""

    ending: Ending
    commitment: Commitment


class RematchReady(Message, frozen=True):
    """Everybody agreed: the new match, and the secrets of the seats of this connection in it."""

    match: str
    held: tuple[Held, ...]


class Pong(Message, frozen=True):
    """The answer to Ping."""

    ref: int


class Closing(Message, frozen=True):
    """The server is about to close this connection, and why."""

    problem: Problem


# From the client


class Hello(Message, frozen=True, forbid_unknown_fields=True):
    """The first message of a client: secrets of its seats (none: a spectator), language, texts or keys only."""

    secrets: Annotated[tuple[Secret, ...], msgspec.Meta(max_length=8)] = ()
    language: Language = "en"
    words: bool = True


class Face(Message, frozen=True, forbid_unknown_fields=True):
    """Hot-seat: the screen has been handed to this seat; its view may be sent."""

    seat: Seat
    ref: Ref = 0


class Answer(Message, frozen=True, forbid_unknown_fields=True):
    """An answer to question number `question`: an action as in its options, or another where the question is open."""

    question: Count
    action: dict[str, Any]
    ref: Ref = 0


class WhyNot(Message, frozen=True, forbid_unknown_fields=True):
    """Would this action be allowed now, and if not, which rule forbids it?"""

    action: dict[str, Any]
    ref: Ref = 0


class Undo(Message, frozen=True, forbid_unknown_fields=True):
    """Take back the own last answer; where that is not free the other seats are asked."""

    ref: Ref = 0


class AgreeUndo(Message, frozen=True, forbid_unknown_fields=True):
    """Agree or not to what another seat wants to take back."""

    agree: bool
    ref: Ref = 0


class Concede(Message, frozen=True, forbid_unknown_fields=True):
    """Give up for a seat of this connection."""

    seat: Seat
    ref: Ref = 0


class ClaimClock(Message, frozen=True, forbid_unknown_fields=True):
    """The clock of a seat ran out: win by it, or let a bot take over the seat."""

    seat: Seat
    how: Literal["win", "bot"] = "win"
    bot: Word = ""
    ref: Ref = 0


class ReplaceByBot(Message, frozen=True, forbid_unknown_fields=True):
    """Propose that a bot takes over the seat of somebody who left."""

    seat: Seat
    bot: Word
    ref: Ref = 0


class AgreeBot(Message, frozen=True, forbid_unknown_fields=True):
    """Agree or not to the proposed bot."""

    agree: bool
    ref: Ref = 0


class Rematch(Message, frozen=True, forbid_unknown_fields=True):
    """Offer or accept another match with the same options, with seats changed round."""

    ref: Ref = 0


class SetAsking(Message, frozen=True, forbid_unknown_fields=True):
    """Choose how often a seat of this connection is asked."""

    seat: Seat
    asking: Asking
    ref: Ref = 0


class SetLanguage(Message, frozen=True, forbid_unknown_fields=True):
    """Change the language of the texts; a State with the whole log follows."""

    language: Language
    ref: Ref = 0


class WantHint(Message, frozen=True, forbid_unknown_fields=True):
    """What would a good player answer?"""

    question: Count
    ref: Ref = 0


class WantOdds(Message, frozen=True, forbid_unknown_fields=True):
    """What would come of an action, or of a fight or Shot asked about as in `edgewise odds`, and how likely?"""

    action: dict[str, Any]
    ref: Ref = 0


class Measure(Message, frozen=True, forbid_unknown_fields=True):
    """Lay the tape on a table of free measurement: gap, paths, route, reach, sights or stand; anybody may."""

    what: dict[str, Any]
    ref: Ref = 0


class Ping(Message, frozen=True, forbid_unknown_fields=True):
    """Are you there?"""

    ref: Ref = 0


FromServer: TypeAlias = (
    Welcome
    | State
    | Seating
    | Clocks
    | Requests
    | Thinking
    | Done
    | Refused
    | Judged
    | Hinted
    | Computed
    | Measured
    | Ended
    | RematchReady
    | Pong
    | Closing
)
FromClient: TypeAlias = (
    Hello
    | Face
    | Answer
    | WhyNot
    | Undo
    | AgreeUndo
    | Concede
    | ClaimClock
    | ReplaceByBot
    | AgreeBot
    | Rematch
    | SetAsking
    | SetLanguage
    | WantHint
    | WantOdds
    | Measure
    | Ping
)
