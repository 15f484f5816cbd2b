"""Desk: what a terminal shows of the game, and a place on the road in words other than numbers of a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edgewise.core.desk import Board, Grid, Line, NotUnderstood
from edgewise.core.flow import Action
from edgewise.core.phrase import phrase
from edgewise.core.picture import Mark, Picture
from tests.dummy_game.actions import March
from tests.dummy_game.kinds import Mils
from tests.dummy_game.state import ROAD, State
from tests.dummy_game.view import View

COLUMNS = 40


class Desk(Board[State]):
    """The terminal's part of the game."""

    menu = ("dice-menu-ready", "dice-menu-full")
    ready: Mapping[str, Any] = {"opening": False}
    help: tuple[str, ...] = ("dice-help-walk",)
    with_board = frozenset({"walk"})
    examples: Mapping[str, str] = {"walk": "dice-help-walk"}
    with_all: frozenset[str] = frozenset()

    def legend(self, state: State) -> Sequence[Line]:
        """The key to the drawing."""
        return [Line(phrase("dice-legend"))]

    def status(self, view: View, texts: Mapping[str, Any]) -> Sequence[Line]:
        """One line for each player."""
        return [
            Line(phrase("dice-status", seat=seat + 1, points=points), seat=seat)
            for seat, points in enumerate(view.scene.points)
        ]

    def squads(self, view: View, texts: Mapping[str, Any]) -> Grid:
        """Where everybody stands."""
        rows = tuple((seat, (str(seat + 1), f"{at / 1000:g}")) for seat, at in enumerate(view.scene.at))
        return Grid(("dice-seat", "dice-place"), rows)

    def hand(self, view: View, texts: Mapping[str, Any]) -> Sequence[Line]:
        """The own hand."""
        return [Line(texts["cards"][card]["name"]) for hand in view.scene.hands.values() for card in hand]

    def page(self, found: Mapping[str, Any]) -> Sequence[Line | Grid]:
        """A side."""
        return [Line(found["name"], strong=True)]

    def typed(self, state: State, line: str) -> Action | None:
        """`walk 2.5` walks to a place."""
        word, _, place = line.partition(" ")
        if word != "walk":
            return None
        try:
            return March(Mils(round(float(place) * 1000)))
        except ValueError:
            raise NotUnderstood("dice-help-walk") from None


def picture(state: State) -> Picture:
    """The road with both seats on it."""
    road = ["."] * (COLUMNS + 1)
    columns = [at * COLUMNS // ROAD for at in state.at]
    for seat, column in enumerate(columns):
        road[column] = str(seat + 1)
    return Picture(("".join(road),), tuple(Mark(0, column, 1, f"seat-{n}") for n, column in enumerate(columns)))
