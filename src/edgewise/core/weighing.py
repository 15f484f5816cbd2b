"""Weighing: chances in a game, asked about a state, about a view, or about two squads that meet on an empty table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import UnionType
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from edgewise.core.dealer import Dealer, ScriptedDealer
from edgewise.core.odds import Odds
from edgewise.core.phrase import Voice
from edgewise.core.refusal import in_words, misshapen

S = TypeVar("S")
V = TypeVar("V")
Seen = TypeVar("Seen", contravariant=True)
# A question or a fighter of a game, or the JSON form of one.
Given: TypeAlias = "msgspec.Struct | Mapping[str, Any]"
FIGHTERS = ("attacker", "defender")


class TellsOdds(Protocol[S, Seen]):
    """A game that works out chances."""

    @property
    def question_type(self) -> type[msgspec.Struct] | UnionType:
        """The type of its questions."""
        ...

    @property
    def fighter_type(self) -> type[msgspec.Struct]:
        """The type of those who meet on an empty table."""
        ...

    @property
    def extremes(self) -> Mapping[str, Mapping[str, int]]:
        """Purses for which a chance is told besides the given ones."""
        ...

    def odds(self, state: S | Seen, question: Given) -> Odds:
        """The exact answer to a question, from a state or from a view."""
        ...

    def matchup(self, attacker: Given, defender: Given, content: Sequence[str] = ()) -> S:
        """A state with two fighters and nothing else."""
        ...

    def fielded(self, state: S) -> tuple[dict[int, int], ...]:
        """For each seat its living models with their squads."""
        ...


class Weighing(Generic[S, V]):
    """What of a game's odds is the same in every game; its questions and fighters have types of its own."""

    # What a game has of its own: its voices, its types, and the methods that only it can fill in.
    _speaker: Callable[[str], Voice]
    state_type: type[S]
    view_type: type[V]
    question_type: ClassVar[type[msgspec.Struct] | UnionType]
    fighter_type: ClassVar[type[msgspec.Struct]]
    extremes: ClassVar[Mapping[str, Mapping[str, int]]] = {}

    def imagine(self, view: V, dealer: Dealer) -> S:
        """Some full state consistent with the view."""
        raise NotImplementedError

    def from_position(self, position: Mapping[str, Any]) -> S:
        """The state that a document describes."""
        raise NotImplementedError

    def weighed(self, state: S, question: msgspec.Struct) -> Odds:
        """The exact answer to a question that was read."""
        raise NotImplementedError

    def faceoff(self, fighters: tuple[msgspec.Struct, msgspec.Struct], content: tuple[str, ...]) -> dict[str, Any]:
        """The position in which two fighters meet."""
        raise NotImplementedError

    def odds(self, state: S | V, question: Given) -> Odds:
        """Exact chances under best play, from a state or from a view: hands and decks do not count."""
        with in_words(self._speaker("en").say):
            return self.weighed(self._known(state), given(question, self.question_type, "question"))

    def _known(self, state: S | V) -> S:
        """A state as it is, or one that looks like a view."""
        if isinstance(state, self.view_type):
            return self.imagine(state, ScriptedDealer())
        assert isinstance(state, self.state_type)
        return state

    def matchup(self, attacker: Given, defender: Given, content: Sequence[str] = ()) -> S:
        """A table with two squads and nothing else, each given as a fighter or as its JSON form."""
        with in_words(self._speaker("en").say):
            one, other = (
                given(fighter, self.fighter_type, field)
                for fighter, field in zip((attacker, defender), FIGHTERS, strict=True)
            )
            return self.from_position(self.faceoff((one, other), tuple(content)))


def given(value: Given, kind: type[msgspec.Struct] | UnionType, field: str) -> msgspec.Struct:
    """A value, or the one that its JSON form describes; a bad one gets a clear error."""
    if isinstance(value, msgspec.Struct):
        return value
    try:
        read: msgspec.Struct = msgspec.convert(dict(value), kind)
    except msgspec.ValidationError as error:
        raise misshapen(error, field) from None
    return read
