"""Scripted: a match whose dice and cards are written down, as the tables of tests have it in every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from edgewise import IllegalAction, Match, Refusal, ScriptedDealer
from edgewise.core.events import Event
from edgewise.core.fields import key_of
from edgewise.core.flow import Action, Ask

PASS = {"type": "Pass"}
# A window is passed by each seat, and some open again; more passes in a row than this lead nowhere.
MOST_PASSES = 40


class Scripted:
    """A match with scripted dice; windows that nobody uses are passed on the way."""

    def __init__(self, match: Match, dealer: ScriptedDealer) -> None:
        self.match = match
        self.dealer = dealer

    @property
    def state(self) -> Any:
        """The state, to assert on its columns."""
        return self.match.state

    @property
    def asked(self) -> str:
        """The key of the pending question, or "" when there is none."""
        want = self.match.pending
        return want.key if isinstance(want, Ask) else ""

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        want = self.match.pending
        assert isinstance(want, Ask)
        return want.seat

    def play(self, *replies: Action | int | str | tuple[str, ...]) -> Self:
        """Actions in order; numbers are dice and names are cards drawn, in the order they come up."""
        self.dealer.script += [r for r in replies if not isinstance(r, Action)]
        for action in (r for r in replies if isinstance(r, Action)):
            self.pass_until(action)
            self.match.play(action)
        return self

    def pass_until(self, action: Action) -> None:
        """Passes windows (and optional side questions of them) until the action may be played."""
        for _ in range(MOST_PASSES):
            if self.match.refusal(action) is None or not self.asked.startswith("window-"):
                return
            self.match.play(PASS)

    def pass_all(self) -> Self:
        """Passes every open window."""
        while self.asked.startswith("window-"):
            self.match.play(PASS)
        return self

    def refused(self, action: Action | Mapping[str, Any], *, seat: int | None = None) -> Refusal:
        """The refusal of an action; it must be refused, and nothing may change."""
        before = self.match.game.save(self.state), [*self.dealer.script]
        found = self.match.refusal(action, seat=seat)
        assert found is not None, f"{action} was not refused at {self.asked}"
        try:
            self.match.play(action, seat=seat)
        except IllegalAction as error:
            assert error.refusal == found
        else:
            raise AssertionError(f"{action} was played although it is refused")
        assert (self.match.game.save(self.state), self.dealer.script) == before, "a refused action changed something"
        return found

    def events(self, key: str = "") -> list[Any]:
        """What happened so far, all or what was told under a key."""
        return [e for e in self.match.log if not key or kind_of(e) == key]


def kind_of(event: Event) -> str:
    """What kind of fact an event tells, as its message is called."""
    return key_of(type(event))
