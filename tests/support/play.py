"""Play as tests write it: set the table, give replies in order with the dice among them, assert one fact."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edgewise import Match, ScriptedDealer
from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import Declare, Done, EndTurn
from tests.support.scripted import Scripted


class Table(Scripted):
    """A table of Dawnfall."""

    def end_turn(self, *dice: int | str) -> Table:
        """Ends the Active turn: passes windows, announces the end, discards nothing."""
        self.pass_all()
        self.play(EndTurn(), *dice)
        self.pass_all()
        if self.asked == "discard":
            self.match.play(Done())
        return self.pass_all()

    def passive(self) -> Table:
        """Takes a Passive turn."""
        return self.play(Declare("passive"))

    def legal(self, kind: type[Action] | None = None) -> list[Any]:
        """The listed answers, all or those of one kind."""
        return [a for a in self.match.legal() if kind is None or isinstance(a, kind)]

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
