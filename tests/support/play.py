"""Play as tests write it: set the table, give replies in order with the dice among them, assert one fact."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edgewise import IllegalAction, Match, Refusal, ScriptedDealer
from edgewise.core.flow import Action, Ask
from edgewise.games.dawnfall.actions import Declare, EndTurn, Pass
from edgewise.games.dawnfall.events import Event


class Table:
    """A match from a position with scripted dice; windows that nobody uses are passed on the way."""

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

    def play(self, *replies: Action | int | str | tuple[str, ...]) -> Table:
        """Actions in order; numbers are dice and names are cards drawn, in the order they come up."""
        self.dealer.script += [r for r in replies if not isinstance(r, Action)]
        for action in (r for r in replies if isinstance(r, Action)):
            self.pass_until(action)
            self.match.play(action)
        return self

    def pass_until(self, action: Action) -> None:
        """Passes windows (and optional side questions of them) until the action may be played."""
        for _ in range(40):
            if self.match.refusal(action) is None or not self.asked.startswith("window-"):
                return
            self.match.play(Pass())

    def pass_all(self) -> Table:
        """Passes every open window."""
        while self.asked.startswith("window-"):
            self.match.play(Pass())
        return self

    def end_turn(self, *dice: int | str) -> Table:
        """Ends the Active turn: passes windows, announces the end, discards nothing."""
        from edgewise.games.dawnfall.actions import Done

        self.pass_all()
        self.play(EndTurn(), *dice)
        self.pass_all()
        if self.asked == "discard":
            self.match.play(Done())
        return self.pass_all()

    def passive(self) -> Table:
        """Takes a Passive turn."""
        return self.play(Declare("passive"))

    def refused(self, action: Action | Mapping[str, Any]) -> Refusal:
        """The refusal of an action; it must be refused, and nothing may change."""
        before = self.match.game.save(self.state)
        found = self.match.refusal(action)
        assert found is not None, f"{action} was not refused at {self.asked}"
        try:
            self.match.play(action)
        except IllegalAction as error:
            assert error.refusal == found
        else:
            raise AssertionError(f"{action} was played although it is refused")
        assert self.match.game.save(self.state) == before, "a refused action changed something"
        return found

    def legal(self, kind: type[Action] | None = None) -> list[Any]:
        """The listed answers, all or those of one kind."""
        return [a for a in self.match.legal() if kind is None or isinstance(a, kind)]

    def events(self, key: str = "") -> list[Event]:
        """What happened so far, all or those of one key."""
        return [e for e in self.match.log if not key or e.key == key]

    def dice_used(self) -> None:
        """Fails when scripted dice are left over."""
        assert not self.dealer.script, f"left over: {self.dealer.script}"


def table(position: Mapping[str, Any] | str, *script: int | str | tuple[str, ...]) -> Table:
    """A table set as a position says, with dice that come up in order."""
    dealer = ScriptedDealer(script)
    return Table(Match.from_position("dawnfall", position, dealer=dealer), dealer)


def opening(options: Mapping[str, Any] | None = None, *script: int | str | tuple[str, ...]) -> Table:
    """A table at the start of set-up."""
    dealer = ScriptedDealer(script)
    return Table(Match.new("dawnfall", options=options or {}, dealer=dealer), dealer)
