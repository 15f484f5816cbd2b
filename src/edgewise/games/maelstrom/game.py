"""MaelstromsEdge: the contract of a game, met by frames over a state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from edgewise.content import json_schema
from edgewise.core.dealer import Dealer
from edgewise.core.events import Event
from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Reply, advance, answer
from edgewise.core.framed import Framed, kept
from edgewise.core.odds import Odds
from edgewise.core.phrase import Voice, phrase
from edgewise.core.picture import Picture
from edgewise.core.refusal import BadInput, Refusal, in_words, misshapen
from edgewise.core.trials import Trials
from edgewise.core.weighing import Given
from edgewise.core.wire import Words
from edgewise.games.maelstrom import judge
from edgewise.games.maelstrom.actions import Concede, Fire
from edgewise.games.maelstrom.book import Book, Setting
from edgewise.games.maelstrom.commands import AnyAction
from edgewise.games.maelstrom.compiling import Shelves, compiled, played_missions, played_tables, shelves
from edgewise.games.maelstrom.desk import Desk
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.events.turns import PlayerConceded
from edgewise.games.maelstrom.frames.ending import finish
from edgewise.games.maelstrom.frames.opening import opening
from edgewise.games.maelstrom.happenings import AnyEvent
from edgewise.games.maelstrom.hints import Hints
from edgewise.games.maelstrom.library import load_faction
from edgewise.games.maelstrom.muster import muster
from edgewise.games.maelstrom.options import USUAL_ROSTERS, Options, read_options
from edgewise.games.maelstrom.picture import board_picture
from edgewise.games.maelstrom.position import read_position, write_position
from edgewise.games.maelstrom.profiles import Faction, Force
from edgewise.games.maelstrom.rosters import check_roster, load_roster
from edgewise.games.maelstrom.setup import blank_state
from edgewise.games.maelstrom.shelf import Shelf, geometry
from edgewise.games.maelstrom.showing import Showing
from edgewise.games.maelstrom.speaking import Speaking
from edgewise.games.maelstrom.state import Acting, Game, State, living, standing
from edgewise.games.maelstrom.tables import TableFile
from edgewise.games.maelstrom.tally import figures
from edgewise.games.maelstrom.view import View, view
from edgewise.games.maelstrom.wire import Content, Geometry, RosterVerdict, RosterWish


class _Given(msgspec.Struct, frozen=True):
    """Holds an action to be read: the reader of a struct is made once, that of a bare union anew each time."""

    action: AnyAction


class MaelstromsEdge(Speaking, Framed[Game, AnyEvent]):
    """Maelstrom's Edge. Content comes as texts; nothing is read from files here."""

    name = "maelstrom"
    title = "Maelstrom's Edge"
    format = 1
    desk = Desk()
    hints = Hints()
    question_type = Fire
    fighter_type = Fire
    extremes: Mapping[str, Mapping[str, int]] = {}
    trials = Trials("roster", USUAL_ROSTERS)

    def __init__(self, files: Mapping[str, Mapping[str, str]], speaker: Callable[[str], Voice]) -> None:
        Speaking.__init__(self, speaker)
        Framed.__init__(self, State, Book, "edgewise.games.maelstrom")
        self._shelves: Shelves = shelves(files)
        self.setting: Setting = self._shelves.setting
        self.showing = Showing(played_missions(self._shelves))
        self._tables = played_tables(self._shelves)
        self._books: dict[bytes, Book] = {}

    def book(self, options: Mapping[str, Any] | Options) -> Book:
        """The compiled content for these options; made once for each."""
        with in_words(self._speaker("en").say):
            read = options if isinstance(options, Options) else read_options(options)
            return kept(self._books, read, lambda: compiled(self._shelves, read))

    # the contract

    def setup(self, options: Mapping[str, Any]) -> Game:
        """A match ready for its first want. ME-SET-1."""
        state = blank_state(self.book(options))
        state.log = []
        state.stack = list(reversed(opening()))
        advance(state)
        return state

    def refusal(self, state: Game, action: Action, *, seat: int | None = None) -> Refusal | None:
        """The judge. ME-SCO-11."""
        return judge.refusal(state, action, seat)

    def apply(self, state: Game, reply: Reply) -> None:
        """Trusted, in place."""
        if isinstance(reply, Concede):
            concede(state, reply.seat)
        else:
            answer(state, reply)

    def view(self, state: Game, seat: int | None) -> View:
        """What that seat may know. ME-SCO-6."""
        return view(self, state, seat)

    def imagine(self, view: View, dealer: Dealer) -> Game:
        """The state itself: nothing is hidden."""
        return self.load(bytes(view.state))

    def figures(self, state: Game, events: Iterable[Event]) -> list[tuple[str, int]]:
        """What the events add to a tally of play, as names and seats."""
        return figures(state, events)

    @property
    def boards(self) -> Mapping[str, TableFile]:
        """The tables that are played, under the word that all games share."""
        return self._tables

    # odds

    def odds(self, state: Game | View, question: Given) -> Odds:
        """Exact chances are not worked out for this game yet."""
        with in_words(self._speaker("en").say):
            raise BadInput(phrase("me-bad-odds"), field="question", rule="ME-SHO-1")

    def matchup(self, attacker: Given, defender: Given, content: Sequence[str] = ()) -> Game:
        """Exact chances are not worked out for this game yet."""
        with in_words(self._speaker("en").say):
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

    # JSON

    def action(self, data: Any) -> Action:
        """An action from JSON data; bad data gets a clear error."""
        try:
            return msgspec.convert({"action": data}, _Given).action
        except msgspec.ValidationError as error:
            raise misshapen(error, "action", rule="ME-SCO-8") from None

    # positions

    def position(self, state: Game) -> dict[str, Any]:
        """The situation as a small readable document."""
        return write_position(state, self._flow)

    def from_position(self, position: Mapping[str, Any]) -> Game:
        """The state that a document describes."""
        with in_words(self._speaker("en").say):
            state = read_position(position, self.book, self._unflow)
        state.log = []
        return state

    def _flow(self, state: Game) -> dict[str, Any]:
        names = ("stack", "want", "acting", "tested")
        found: dict[str, Any] = msgspec.to_builtins({name: getattr(state, name) for name in names})
        return found

    def _unflow(self, flow: dict[str, Any]) -> dict[str, Any]:
        return self._read_flow(flow, {"acting": Acting | None, "tested": bool})

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
