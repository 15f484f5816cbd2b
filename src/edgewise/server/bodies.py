"""Bodies of the HTTP API: what is asked for and what is answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from edgewise.core.wire import Body, Moment, Words
from edgewise.server.parts import (
    ClockSetting,
    Commitment,
    Count,
    Ending,
    Held,
    Line,
    MatchId,
    Name,
    Seat,
    Secret,
    Summary,
    Word,
)


class Health(Body, frozen=True):
    """The server is ready."""

    status: Literal["ready"]
    version: str
    matches: int
    connections: int
    database: str
    client: bool


# Content


class Bot(Body, frozen=True):
    """A bot that may sit at a table, from weak to strong."""

    name: str
    title: Words
    about: Words


class Choice(Body, frozen=True):
    """A value that an option may have."""

    value: Any
    title: Words


class OptionChoice(Body, frozen=True):
    """An option of a match: its name, values, default, and what it does in one line."""

    name: str
    kind: Literal["switch", "choice", "number"]
    default: Any
    title: Words
    about: Words
    choices: tuple[Choice, ...] = ()
    low: int | None = None
    high: int | None = None
    rule: str = ""
    modes: tuple[str, ...] = ()


class Mode(Body, frozen=True):
    """A mode of a game with the numbers of seats it is for."""

    name: str
    seats: tuple[int, ...]
    title: Words
    about: Words
    constants: dict[str, int]


class GameCard(Body, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    modes: tuple[Mode, ...]
    options: tuple[OptionChoice, ...]
    boards: tuple[str, ...]
    factions: tuple[str, ...]
    rules: int


class Games(Body, frozen=True):
    """All games and bots."""

    games: tuple[GameCard, ...]
    bots: tuple[Bot, ...]
    languages: tuple[str, ...]


class RuleLine(Body, frozen=True):
    """A rule as it stands in a list."""

    id: str
    chapter: str
    chapter_title: str
    title: str


class RulePage(Body, frozen=True):
    """A rule with its text (Markdown), its ruling, and its neighbours in the ledger."""

    id: str
    chapter: str
    chapter_title: str
    title: str
    text: str
    ruling: str | None
    refers_to: tuple[str, ...]
    referred_by: tuple[str, ...]
    before: str | None
    after: str | None


class RuleList(Body, frozen=True):
    """The rules of a game, or those that speak of some words."""

    game: str
    search: str
    rules: tuple[RuleLine, ...]


# The lobby


class SeatWish(Body, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at a seat: `me` (this client), `open` (by invitation) or a `bot`."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    bot: Word = ""


class NewMatch(Body, frozen=True, forbid_unknown_fields=True):
    """A match to be made; several seats `me` make a hot-seat match."""

    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=2, max_length=8)]
    game: Word = ""
    options: dict[str, Any] = {}
    clock: ClockSetting | None = None
    public: bool = False


class Invitation(Body, frozen=True):
    """An invitation to a seat; `path` is the link of it."""

    seat: int
    token: str
    path: str


class Created(Body, frozen=True):
    """A new match, the secrets of the own seats, and invitations to the open ones."""

    match: Summary
    held: tuple[Held, ...]
    invitations: tuple[Invitation, ...]
    commitment: Commitment


class Join(Body, frozen=True, forbid_unknown_fields=True):
    """Take an open seat; the invitation is needed unless the match is public."""

    name: Name
    invitation: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seat: Seat | None = None


class Joined(Body, frozen=True):
    """The seat that was taken."""

    match: Summary
    held: Held


class Holding(Body, frozen=True, forbid_unknown_fields=True):
    """A match and a secret of one of its seats."""

    match: MatchId
    secret: Secret


class Holdings(Body, frozen=True, forbid_unknown_fields=True):
    """The seats that a client remembers."""

    held: Annotated[tuple[Holding, ...], msgspec.Meta(max_length=100)]


class Mine(Body, frozen=True):
    """One of the own matches: the seats that the secrets hold, and whether one of them is asked."""

    match: Summary
    seats: tuple[int, ...]
    your_turn: bool


class MyMatches(Body, frozen=True):
    """The own matches, the one that changed last first; secrets that hold nothing are left out."""

    matches: tuple[Mine, ...]


class Matches(Body, frozen=True):
    """Public matches."""

    matches: tuple[Summary, ...]


class Moved(Body, frozen=True):
    """A link that moves a seat to another device: it works once, within ten minutes."""

    path: str
    token: str
    seat: int


class Take(Body, frozen=True, forbid_unknown_fields=True):
    """Take over a seat by the link made on the other device, whose secret stops working."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


# After the match


class Step(Body, frozen=True):
    """One answer of a finished match."""

    number: int
    seat: int
    turn: int
    words: Words
    log_from: int
    lines: tuple[Line, ...]
    action: dict[str, Any]


class Turn(Body, frozen=True):
    """A turn of the match: its number, whose it was, and its first step."""

    number: int
    seat: int
    step: int


class Replay(Body, frozen=True):
    """A finished match, step by step; scenes are fetched in pieces."""

    match: Summary
    ending: Ending
    commitment: Commitment
    steps: tuple[Step, ...]
    turns: tuple[Turn, ...]
    story: tuple[Moment, ...]
    verified: bool


class SceneAt(Body, frozen=True):
    """What a seat saw before a step; the last one is the end of the match."""

    step: int
    scene: msgspec.Raw


class Scenes(Body, frozen=True):
    """A piece of a replay."""

    match: str
    seat: int | None
    scenes: tuple[SceneAt, ...]


class Throw(Body, frozen=True):
    """A roll or draw of a match, what the seed gives for it, and whether they agree."""

    number: int
    kind: Literal["roll", "draw"]
    seat: int
    purpose: str
    die: str
    faces: tuple[int, ...]
    recorded: tuple[Any, ...]
    computed: tuple[Any, ...]
    agrees: bool


class DiceCheck(Body, frozen=True):
    """Every roll of a finished match computed anew from its seed."""

    match: str
    commitment: Commitment
    hash_agrees: bool
    throws: tuple[Throw, ...]
    verified: bool


class PlayOn(Body, frozen=True, forbid_unknown_fields=True):
    """Play on from a step of a finished match: at which seat, and which bot takes the others."""

    step: Count
    seat: Seat
    bot: Word
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
