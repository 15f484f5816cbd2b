"""Weighing: chances in a game, asked about a state, about a view, or about two squads that meet on an empty table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from edgewise.core.dealer import Dealer, ScriptedDealer
from edgewise.core.odds import Odds
from edgewise.core.phrase import Voice
from edgewise.core.refusal import in_words, misshapen

S = TypeVar("S", bound=Any)
FIGHTERS = ("attacker", "defender")


class Weighing(Generic[S]):
    """What of a game's odds is the same in every game; its questions and fighters have types of its own."""

    # What a game has of its own: its voices, its types, and the four methods that only it can fill in.
    _speaker: Callable[[str], Voice]
    question_type: Any
    fighter_type: Any
    view_type: type

    def imagine(self, view: Any, dealer: Dealer) -> S:
        """Some full state consistent with the view."""
        raise NotImplementedError

    def from_position(self, position: Mapping[str, Any]) -> S:
        """The state that a document describes."""
        raise NotImplementedError

    def weighed(self, state: S, question: Any) -> Odds:
        """The exact answer to a question that was read."""
        raise NotImplementedError

    def faceoff(self, fighters: tuple[Any, Any], content: tuple[str, ...]) -> dict[str, Any]:
        """The position in which two fighters meet."""
        raise NotImplementedError

    def odds(self, state: Any, question: Any) -> Odds:
        """Exact chances under best play, from a state or from a view: hands and decks do not count."""
        with in_words(self._speaker("en").say):
            known = self.imagine(state, ScriptedDealer()) if isinstance(state, self.view_type) else state
            return self.weighed(known, given(question, self.question_type, "question"))

    def matchup(self, attacker: Any, defender: Any, content: Sequence[str] = ()) -> S:
        """A table with two squads and nothing else, each given as a fighter or as its JSON form."""
        with in_words(self._speaker("en").say):
            one, other = (
                given(fighter, self.fighter_type, field)
                for fighter, field in zip((attacker, defender), FIGHTERS, strict=True)
            )
            return self.from_position(self.faceoff((one, other), tuple(content)))


def given(value: Any, kind: Any, field: str) -> Any:
    """A value, or the one that its JSON form describes; a bad one gets a clear error."""
    if not isinstance(value, Mapping):
        return value
    try:
        return msgspec.convert(dict(value), kind)
    except msgspec.ValidationError as error:
        raise misshapen(error, field) from None
