"""What the terminal shows of a match, in words still to be said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from edgewise.core.desk import Grid, Line
from edgewise.core.flow import Action
from edgewise.core.phrase import Phrase, phrase
from edgewise.games.maelstrom.naming import MIL
from edgewise.games.maelstrom.options import USUAL_MISSION, USUAL_ROSTERS, USUAL_TABLE
from edgewise.games.maelstrom.seen import PlayerView, UnitView
from edgewise.games.maelstrom.state import Game
from edgewise.games.maelstrom.typed import measured, typed
from edgewise.games.maelstrom.view import View

HEADS = ("unit", "where", "models", "level", "tokens", "state")


class Desk:
    """The table with its key, and both forces."""

    menu = ("me-play-menu-first", "me-play-menu-full")
    ready: Mapping[str, Any] = {
        "table": USUAL_TABLE,
        "mission": USUAL_MISSION,
        "players": [{"roster": roster} for roster in USUAL_ROSTERS],
    }
    help: tuple[str, ...] = (
        "me-play-help-number",
        "play-help-hint",
        "play-help-show",
        "me-play-help-move",
        "me-play-help-measure",
        "me-play-help-rule",
        "me-play-help-undo",
        "play-help-save",
        "me-play-help-goal",
    )
    with_board = frozenset({"marker", "deploy", "activate-1", "act", "bonus-move", "retreat"})
    examples: Mapping[str, str] = {"marker": "me-type-marker", "deploy": "me-type-deploy", "act": "me-type-move"}
    with_all = frozenset({"activate-1"})

    def legend(self, state: Game) -> Sequence[Line]:
        """What the signs mean."""
        return [Line(Phrase("me-play-legend"))]

    def status(self, view: View, texts: Mapping[str, Any]) -> Sequence[Line]:
        """One line on the match and one on each player."""
        mission = texts["missions"].get(view.mission, "")
        match = phrase("me-play-status", turn=view.turn, turns=view.turns, priority=view.priority + 1, mission=mission)
        return [Line(match, strong=True), *(self._player(player, texts) for player in view.players)]

    def _player(self, player: PlayerView, texts: Mapping[str, Any]) -> Line:
        words = phrase(
            "me-play-player",
            seat=player.seat + 1,
            faction=texts["factions"].get(player.faction, player.faction),
            points=player.points,
            total=player.total,
            command=player.command,
        )
        return Line(words, player.seat)

    def squads(self, view: View, texts: Mapping[str, Any]) -> Grid:
        """The units with their places, losses and tokens."""
        left = [unit for unit in view.units if unit.place != "destroyed"]
        return Grid(
            tuple(f"me-play-{head}" for head in HEADS),
            tuple((unit.seat, tuple(_cells(unit, texts))) for unit in left),
        )

    def hand(self, view: View, texts: Mapping[str, Any]) -> Sequence[Line]:
        """The cards of the own units."""
        mine = [unit for unit in view.units if unit.seat == view.seat and unit.place != "destroyed"]
        lines: list[Line] = []
        for unit in mine:
            card = texts["cards"][unit.entry]
            lines.append(Line(f"{unit.code} {card['name']}", strong=True))
            lines += [Line(text, indent=2) for text in card["text"].splitlines()]
        return lines

    def page(self, found: Mapping[str, Any]) -> Sequence[Line | Grid]:
        """A faction: its units, one after the other."""
        lines: list[Line | Grid] = [Line(f"{found['name']} ({found['id']})", strong=True)]
        for unit in found["units"]:
            lines += [Line(""), Line(phrase("me-content-unit", name=unit["name"], points=unit["points"]), strong=True)]
            lines += [Line(text, indent=2) for text in unit["text"].splitlines()]
        return lines

    def typed(self, state: Game, line: str) -> Action | None:
        """Moves, deployments and markers with their places in inches."""
        return typed(state, line)

    def told(self, state: Game, line: str) -> Sequence[Line] | None:
        """Measuring. ME-MEA-1."""
        return measured(state, line)


def _cells(unit: UnitView, texts: Mapping[str, Any]) -> Iterator[Phrase | str]:
    yield f"{unit.code} {texts['units'][unit.entry]['name']}"
    leader = next((model for model in unit.models if model.model == unit.leader), None)
    if leader is None or leader.at is None:
        yield Phrase("me-play-in-reserve")
    else:
        yield f"{leader.at[0] / MIL:.1f} {leader.at[1] / MIL:.1f}"
    yield " ".join(f"{m.code}:{m.fortitude}" for m in unit.models if m.fortitude)
    yield f"{unit.level}"
    tokens = [("cover", unit.cover), ("moving", unit.moving), ("burn", unit.burn)]
    yield phrase("me-play-unit-tokens", **dict(tokens))
    yield Phrase("me-play-done" if unit.activated else "me-play-waiting")
