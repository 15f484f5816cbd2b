"""What the terminal shows of a match, in words still to be said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from edgewise.core.desk import Board, Grid, Line
from edgewise.core.flow import Action
from edgewise.core.phrase import Phrase, Voice, linked, phrase
from edgewise.games.maelstrom.actions import Move
from edgewise.games.maelstrom.naming import MIL
from edgewise.games.maelstrom.options import USUAL_MISSION, USUAL_ROSTERS, USUAL_TABLE
from edgewise.games.maelstrom.picture import shows_zones
from edgewise.games.maelstrom.seen import PlayerView, UnitView
from edgewise.games.maelstrom.shelf import Shelf
from edgewise.games.maelstrom.state import Game
from edgewise.games.maelstrom.typed import measured, typed
from edgewise.games.maelstrom.view import View

# In place of the FOR of a model that is lost.
GONE = "–"
HEADS = ("unit", "where", "fortitude", "tokens", "state")


class Desk(Board[Game]):
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
    with_board = frozenset({"zone", "marker", "deploy", "activate-1", "act", "bonus-move", "retreat"})
    examples: Mapping[str, str] = {"marker": "me-type-marker", "deploy": "me-type-deploy", "act": "me-type-move"}
    with_all: frozenset[str] = frozenset()
    with_status = frozenset({"activate-1"})

    no_odds = "me-play-no-odds"

    def ranked(self, options: Sequence[Action]) -> Sequence[Action]:
        """The ways that a unit may go come last, charges first among them: there are many."""
        return sorted(options, key=lambda action: _rank(action) if isinstance(action, Move) else 0)

    def legend(self, state: Game) -> Sequence[Line]:
        """What the signs mean."""
        zones = [Line(Phrase("me-play-legend-zones"))] if shows_zones(state) else []
        return [Line(Phrase("me-play-legend")), Line(Phrase("me-play-legend-bases")), *zones]

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

    def fielded(self, state: Game, voice: Voice) -> Mapping[str, Any]:
        """The units as they were mustered."""
        return {"units": Shelf(state.book.setting, voice).fielded(state.book)}

    def hand(self, view: View, texts: Mapping[str, Any]) -> Sequence[Line]:
        """The cards of the own units."""
        mine = [unit for unit in view.units if unit.seat == view.seat and unit.place != "destroyed"]
        lines: list[Line] = []
        for unit in mine:
            lines.append(Line(f"{unit.code} {texts['cards'][unit.entry]['name']}", strong=True))
            lines += [Line(text, indent=2) for text in texts["units"][unit.unit].splitlines()]
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


def _tokens(unit: UnitView) -> Iterator[Phrase]:
    """What lies beside a unit, its suppression first."""
    counts = {"suppression": unit.level, "cover": unit.cover, "on-the-move": unit.moving, "burn": unit.burn}
    for kind, count in counts.items():
        if count:
            yield phrase("me-play-token", kind=kind, count=count)
    for token in unit.tokens:
        yield Phrase(f"me-token-{token}")


def _rank(move: Move) -> int:
    return 1 if move.kind == "charge" else 2


def _cells(unit: UnitView, texts: Mapping[str, Any]) -> Iterator[Phrase | str]:
    yield f"{unit.code} {texts['cards'][unit.entry]['name']}"
    leader = next((model for model in unit.models if model.model == unit.leader), None)
    if leader is None or leader.at is None:
        yield Phrase("me-play-in-reserve")
    else:
        yield f"{leader.at[0] / MIL:.1f} {leader.at[1] / MIL:.1f}"
    yield " ".join(f"{m.fortitude}" if m.fortitude else GONE for m in unit.models)
    yield linked("join-comma", list(_tokens(unit)))
    yield Phrase("me-play-done" if unit.activated else "me-play-waiting")
