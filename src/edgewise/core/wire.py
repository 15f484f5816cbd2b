"""Wire: what clients get and send, as far as it is the same in every game, and the kinds that every game fills in.

A game derives its own types from `Content`, `Geometry`, `About`, `Rolled`, `Moment`, `Wish`, `Verdict` and `Measured`
and names them in its `Wire`; what goes over the wire is the union over the games that the catalog knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import UnionType
from typing import Annotated, Any, NamedTuple

import msgspec

Id = Annotated[str, msgspec.Meta(max_length=64)]


class Body(msgspec.Struct, frozen=True, gc=False):
    """Part of a message, or the body of an HTTP request or answer."""


class Words(Body, frozen=True):
    """A message key with its parameters, and the ready text (empty when the client asked for no words)."""

    key: str
    params: dict[str, Any] = {}
    text: str = ""


class Problem(Body, frozen=True):
    """Why something was refused: a code for programs, a key with parameters, a text, and the rule if there is one."""

    code: str
    key: str
    params: dict[str, Any] = {}
    text: str = ""
    rule: str = ""
    field: str = ""


# What every game has of its own


class Content(Body, frozen=True):
    """What can be led in a game or in one match, in one language; a game's own is tagged with its name as `game`."""

    language: str


class Geometry(Body, frozen=True):
    """A board without pixels: its name, and for how many players it is."""

    board: str
    players: tuple[int, ...]


class About(Body, frozen=True, omit_defaults=True):
    """What an answer, a question or a line refers to, as numbers of the scene; what is empty is left out."""


class Rolled(Body, frozen=True):
    """Dice that a seat rolled, for the animation."""

    seat: int
    purpose: str


class At(NamedTuple):
    """Where in a match something was: the answer, and whose turn it is."""

    step: int
    turn: int
    seat: int


class Moment(Body, frozen=True):
    """A point of the story of a match: the start of a turn, with the numbers that tell how it stood."""

    step: int
    turn: int
    seat: int


class Wish(Body, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A list to be judged; `options` are those of the match it is for."""

    options: dict[str, Any] = {}


class Verdict(Body, frozen=True):
    """Whether a list is legal, every reason why not, and what it is made of."""

    legal: bool
    problems: tuple[Problem, ...]


class Measured(Body, frozen=True, tag=True):
    """The answer to Measure; `problem` says what forbids what was measured."""

    ref: int
    problem: Problem | None = None


# What several games have alike


class Die(Rolled, frozen=True):
    """One die; `marked` says whether its face has a mark."""

    die: str
    value: int
    marked: bool = False


class DeckList(Wish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is led, with Squads where they are chosen, and cards with copies."""

    faction: Id
    squads: Annotated[tuple[Id, ...], msgspec.Meta(max_length=40)] = ()
    cards: Annotated[dict[Id, Annotated[int, msgspec.Meta(ge=0, le=99)]], msgspec.Meta(max_length=200)]


class DeckVerdict(Verdict, frozen=True):
    """How much of everything a list has, how many cards cost what, and which cards may be in it."""

    squads: int
    squads_wanted: int
    cards: int
    cards_wanted: int
    curve: dict[str, int]
    usable: tuple[str, ...]


def curve(wanted: Mapping[str, int], costs: Mapping[str, str]) -> dict[str, int]:
    """How many cards of a list cost how much."""
    found: dict[str, int] = {}
    for name, count in wanted.items():
        if count and name in costs:
            found[costs[name]] = found.get(costs[name], 0) + count
    return dict(sorted(found.items()))


class Wire(NamedTuple):
    """The types that one game brings; a table that nobody measures has no answers of the tape."""

    scene: type[msgspec.Struct]
    content: type[Content]
    geometry: type[Geometry]
    about: type[About]
    rolled: type[Rolled]
    moment: type[Moment]
    wish: type[Wish]
    verdict: type[Verdict]
    # The closed unions of what a seat may ask for and of what may happen.
    action: UnionType
    event: UnionType
    measured: type[Measured] | None = None
