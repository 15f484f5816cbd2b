"""MaelstromsEdge: the contract of a game, met by frames over a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from edgewise.content import json_schema
from edgewise.core.contract import Files, Voices
from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Frames, Reply, answer
from edgewise.core.framed import Framed
from edgewise.core.odds import Odds
from edgewise.core.phrase import phrase
from edgewise.core.picture import Picture
from edgewise.core.refusal import BadInput, Refusal, in_words
from edgewise.core.trials import Trials
from edgewise.core.wire import Words
from edgewise.games.maelstrom import judge
from edgewise.games.maelstrom.actions import Concede
from edgewise.games.maelstrom.book import Book
from edgewise.games.maelstrom.commands import AnyAction
from edgewise.games.maelstrom.compiling import compiled, played_missions, played_tables, shelves
from edgewise.games.maelstrom.desk import Desk
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.events.turns import PlayerConceded
from edgewise.games.maelstrom.forces import Forces
from edgewise.games.maelstrom.frames.ending import finish
from edgewise.games.maelstrom.frames.opening import opening
from edgewise.games.maelstrom.hints import Hints
from edgewise.games.maelstrom.library import load_faction
from edgewise.games.maelstrom.muster import muster
from edgewise.games.maelstrom.options import USUAL_ROSTERS, Options, read_options
from edgewise.games.maelstrom.picture import board_picture
from edgewise.games.maelstrom.position import read_position, write_position
from edgewise.games.maelstrom.position.read import FLOW_COLUMNS
from edgewise.games.maelstrom.profiles import Faction, Force
from edgewise.games.maelstrom.questions import AnyQuestion, Fighter
from edgewise.games.maelstrom.rosters import check_roster, load_roster
from edgewise.games.maelstrom.setup import blank_state
from edgewise.games.maelstrom.shelf import Shelf, geometry
from edgewise.games.maelstrom.showing import Showing
from edgewise.games.maelstrom.speaking import Speaking
from edgewise.games.maelstrom.state import Game, State, living, standing
from edgewise.games.maelstrom.tally import figures
from edgewise.games.maelstrom.view import View, view
from edgewise.games.maelstrom.wire import Content, Geometry, RosterVerdict, RosterWish


class MaelstromsEdge(Forces, Speaking, Framed[Game, View, Options, Book, Faction]):
    """Maelstrom's Edge. Content comes as texts; nothing is read from files here."""

    name = "maelstrom"
    title = "Maelstrom's Edge"
    format = 1
    state_type = State
    view_type = View
    options_type = Options
    book_type = Book
    actions = AnyAction
    malformed = "ME-SCO-8"
    flow_columns = FLOW_COLUMNS
    desk = Desk()
    hints = Hints()
    question_type = AnyQuestion
    fighter_type = Fighter
    trials = Trials("roster", USUAL_ROSTERS)

    read_options = staticmethod(read_options)
    blank = staticmethod(blank_state)
    figures = staticmethod(figures)
    seen = staticmethod(view)
    read = staticmethod(read_position)
    written = staticmethod(write_position)

    def __init__(self, files: Files, speaker: Voices) -> None:
        Framed.__init__(self, speaker, "edgewise.games.maelstrom")
        self._shelves = shelves(files)
        self.setting = self._shelves.setting
        self.factions = dict(self.setting.factions)
        self.boards = played_tables(self._shelves)
        self.showing = Showing(played_missions(self._shelves))

    def compiled(self, options: Options) -> Book:
        """The book with the files that were brought."""
        return compiled(self._shelves, options)

    def opening(self, state: Game) -> Frames:
        """Roles, mission, zones, markers and deployment. ME-SET-5."""
        return opening()

    def refusal(self, state: Game, action: Action, *, seat: int | None = None) -> Refusal | None:
        """The judge. ME-SCO-11."""
        return judge.refusal(state, action, seat)

    def apply(self, state: Game, reply: Reply) -> None:
        """Trusted, in place."""
        if isinstance(reply, Concede):
            concede(state, reply.seat)
        else:
            answer(state, reply)

    # odds

    def weighed(self, state: Game, question: msgspec.Struct) -> Odds:
        """Exact chances are not worked out for this game yet."""
        raise BadInput(phrase("me-bad-odds"), field="question", rule="ME-SHO-1")

    def faceoff(self, fighters: tuple[msgspec.Struct, msgspec.Struct], content: tuple[str, ...]) -> dict[str, Any]:
        """Exact chances are not worked out for this game yet."""
        raise BadInput(phrase("me-bad-odds"), field="attacker", rule="ME-SHO-1")

    def fielded(self, state: Game) -> tuple[dict[int, int], ...]:
        """For each seat its models on the table with their units."""
        return tuple({m: unit for unit in standing(state, seat) for m in living(state, unit)} for seat in (0, 1))

    # what clients are shown

    def content(self, locale: str, say: Callable[[str], Words], state: Game | None = None) -> Content:
        """The factions with their units, the rosters and missions, and the units of a match."""
        setting = self.setting if state is None else state.book.setting
        about = {id: say(f"faction-{id}-about") for id in setting.factions}
        shelf = Shelf(setting, self._speaker(locale))
        return shelf.content(about, self.rosters, None if state is None else state.book)

    def brings_content(self, state: Game) -> bool:
        """Every match has units of its own, as they were mustered."""
        return True

    @property
    def rosters(self) -> Mapping[str, Force]:
        """The starter rosters as forces, by id."""
        return {id: muster(roster, self.setting.factions) for id, roster in self._shelves.rosters.items()}

    def board_geometry(self, name: str) -> Geometry:
        """A table in numbers."""
        return geometry(self.book({"table": name}))

    def judged(self, wish: Mapping[str, Any]) -> tuple[tuple[Refusal, ...], RosterVerdict]:
        """Everything that a roster breaks, and what it is made of. ME-FOR-18."""
        read = msgspec.convert(dict(wish), RosterWish)
        with in_words(self._speaker("en").say):
            roster = load_roster(read.roster, "roster")
            faults = check_roster(roster, self.setting.factions, self._shelves.rules)
            force = None if faults else muster(roster, self.setting.factions)
        units = () if force is None else force.units
        verdict = RosterVerdict(
            legal=not faults,
            problems=(),
            points=0 if force is None else force.points,
            limit=roster.limit,
            units=len(units),
            models=sum(len(unit.models) for unit in units),
        )
        return tuple(Refusal(each.rule, each.words.key, each.words.params) for each in faults), verdict

    def picture(self, state: Game, seat: int | None) -> Picture:
        """The table as text with marks for colours."""
        return board_picture(state)

    # content

    def check_content(self, text: str, file: str, beside: Sequence[str] = ()) -> Faction:
        """A faction from a fan's file; raises ContentError with every problem found."""
        with in_words(self._speaker("en").say):
            return load_faction(text, file)

    def content_schema(self) -> dict[str, Any]:
        """JSON Schema of a faction file."""
        return json_schema(Faction, title="Maelstrom's Edge faction", description="A faction of Maelstrom's Edge.")


def concede(state: Game, seat: int) -> None:
    """A player gives up; the opponent has a crushing victory. ME-VIC-4."""
    tell(state, PlayerConceded("ME-VIC-4", Seat(seat)))
    finish(state, "conceded", "ME-VIC-4", 1 - seat)
    state.stack.clear()
    state.want = None
