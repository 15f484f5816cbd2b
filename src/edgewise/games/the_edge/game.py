"""TheEdge: the contract of a game, met by frames over a state."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from edgewise.content import json_schema
from edgewise.core.dealer import Dealer, ScriptedDealer
from edgewise.core.events import Event
from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Reply, advance, answer
from edgewise.core.framed import Framed, kept
from edgewise.core.odds import Odds
from edgewise.core.phrase import Voice, phrase
from edgewise.core.picture import Picture
from edgewise.core.refusal import BadInput, Refusal, UnknownSide, in_words, misshapen
from edgewise.core.trials import Trials
from edgewise.core.weighing import Weighing
from edgewise.core.wire import DeckList, DeckVerdict, Words
from edgewise.games.the_edge import judge, shelf
from edgewise.games.the_edge.actions import AnyAction, Concede
from edgewise.games.the_edge.book import Book
from edgewise.games.the_edge.desk import Desk
from edgewise.games.the_edge.events import AnyEvent, PlayerConceded, figures, tell
from edgewise.games.the_edge.frames.opening import opening_frames
from edgewise.games.the_edge.hints import Hints
from edgewise.games.the_edge.library import check_army, load_armies, load_scenario
from edgewise.games.the_edge.options import SEATS, USUAL_ARMIES, Options, read_options
from edgewise.games.the_edge.picture import board_picture
from edgewise.games.the_edge.position import read_position, write_position
from edgewise.games.the_edge.position.read import FLOW_COLUMNS
from edgewise.games.the_edge.profiles import Army, Scenario
from edgewise.games.the_edge.queries.measuring import AnyAsked, Measurement, measured, read_asked
from edgewise.games.the_edge.queries.odds.asking import AnyQuestion
from edgewise.games.the_edge.queries.odds.door import odds
from edgewise.games.the_edge.queries.odds.matchup import Fighter, position_of
from edgewise.games.the_edge.scoring import finish
from edgewise.games.the_edge.setup import blank_state, check_room
from edgewise.games.the_edge.showing import Showing
from edgewise.games.the_edge.speaking import Speaking
from edgewise.games.the_edge.state import Game, Item, State, Trigger, models_on_board
from edgewise.games.the_edge.view import View, imagine, view
from edgewise.games.the_edge.wire import Content, Geometry

Items = tuple[Item, ...]


class _Given(msgspec.Struct, frozen=True):
    """Holds an action to be read: the reader of a struct is made once, that of a bare union anew each time."""

    action: AnyAction


class TheEdge(Speaking, Weighing[Game, View], Framed[Game, AnyEvent]):
    """The Edge. Content comes as texts; nothing is read from files here."""

    name = "the-edge"
    title = "The Edge"
    format = 1
    desk = Desk()
    hints = Hints()
    question_type = AnyQuestion
    fighter_type = Fighter
    extremes: Mapping[str, Mapping[str, int]] = {}
    trials = Trials("army", USUAL_ARMIES)
    showing = Showing("the-edge")

    def __init__(self, files: Mapping[str, Mapping[str, str]], speaker: Callable[[str], Voice]) -> None:
        Speaking.__init__(self, speaker)
        Framed.__init__(self, State, Book, "edgewise.games.the_edge")
        self.armies = load_armies(files["armies"])
        scenarios = (load_scenario(text, file) for file, text in files["scenarios"].items())
        self.scenarios = {scenario.id: scenario for scenario in scenarios}
        self._books: dict[bytes, Book] = {}

    # the book

    def book(self, options: Mapping[str, Any] | Options) -> Book:
        """The compiled content for these options; made once for each."""
        with in_words(self._speaker("en").say):
            read = options if isinstance(options, Options) else read_options(options)
            return kept(self._books, read, lambda: self._compile(read))

    def _compile(self, options: Options) -> Book:
        texts = {f"content[{number}]": text for number, text in enumerate(options.content)}
        armies = load_armies(texts, self.armies)
        scenarios = dict(self.scenarios)
        for number, text in enumerate(options.scenarios):
            scenario = load_scenario(text, f"scenarios[{number}]")
            scenarios[scenario.id] = scenario
        if options.scenario not in scenarios:
            words = phrase("bad-unknown-scenario", name=options.scenario, known=tuple(scenarios))
            raise BadInput(words, field="scenario", rule="ED-SET-4", code="E_UNKNOWN_ID")
        return Book(options, armies, scenarios[options.scenario])

    # the contract

    def setup(self, options: Mapping[str, Any]) -> Game:
        """A match ready for its first want; the table must have room for everything. ED-SET-10."""
        book = self.book(options)
        with in_words(self._speaker("en").say):
            check_room(book)
        state = blank_state(book)
        state.log = []
        state.stack = list(reversed(opening_frames(state)))
        advance(state)
        return state

    def refusal(self, state: Game, action: Action, *, seat: int | None = None) -> Refusal | None:
        """The judge. ED-CLR-40."""
        return judge.refusal(state, action, seat)

    def apply(self, state: Game, reply: Reply) -> None:
        """Trusted, in place."""
        if isinstance(reply, Concede):
            concede(state, reply.seat)
        else:
            answer(state, reply)

    def view(self, state: Game, seat: int | None) -> View:
        """What that seat may know. ED-SPL-1."""
        return view(self, state, seat)

    def imagine(self, view: View, dealer: Dealer) -> Game:
        """Some full state consistent with the view."""
        return imagine(self, view, dealer)

    def figures(self, state: Game, events: Iterable[Event]) -> list[tuple[str, int]]:
        """What the events add to a tally of play, as names and seats."""
        return figures(state, events)

    @property
    def boards(self) -> dict[str, Scenario]:
        """The scenarios, under the word that all games share."""
        return self.scenarios

    def measure(self, state: Game, asked: AnyAsked | Mapping[str, Any]) -> Measurement:
        """Distances, ways, sight and reach; anybody may ask at any time, and nothing changes. ED-MOV-11."""
        return measured(state, read_asked(asked))

    # odds

    def known(self, state: Game | View) -> Game:
        """A state as it is, or one that looks like a view."""
        return self.imagine(state, ScriptedDealer()) if isinstance(state, View) else state

    def weighed(self, state: Game, question: msgspec.Struct) -> Odds:
        """The exact answer to a question that was read."""
        assert isinstance(question, AnyQuestion)
        return odds(state, question)

    def faceoff(self, fighters: tuple[msgspec.Struct, msgspec.Struct], content: tuple[str, ...]) -> dict[str, Any]:
        """The position in which the first fighter is to act; nobody touches anybody."""
        one, other = fighters
        assert isinstance(one, Fighter)
        assert isinstance(other, Fighter)
        return position_of(self.book({"content": content}).armies, (one, other), content)

    def fielded(self, state: Game) -> tuple[dict[int, int], ...]:
        """For each seat its models on the board with their squads."""
        return tuple({m: state.book.model_squad[m] for m in models_on_board(state, seat)} for seat in range(SEATS))

    # what clients are shown

    def content(self, locale: str, say: Callable[[str], Words], state: Game | None = None) -> Content:
        """The armies with their cards, or those of a match."""
        armies, texts = self.armies if state is None else state.book.armies, self.texts(locale, state)
        shown = (shelf.army(a, texts, locale, say(f"army-{a.id}-about")) for a in armies.values())
        return Content(locale, tuple(shown))

    def board_geometry(self, name: str) -> Geometry:
        """The table of a scenario in numbers, with its ground."""
        return self.showing.geometry(self.setup({"scenario": name, "terrain_modifiers": True}))

    def judged(self, wish: Mapping[str, Any]) -> tuple[tuple[Refusal, ...], DeckVerdict]:
        """Whether a deck is legal, and why not; squads are never chosen here."""
        read = msgspec.convert(dict(wish), DeckList)
        book = self.book(read.options)
        if read.faction not in book.armies:
            raise UnknownSide(read.faction, tuple(book.armies))
        return shelf.judged(book, read)

    def picture(self, state: Game, seat: int | None) -> Picture:
        """The table as text with marks for colours; what stands on it is open to every seat."""
        return board_picture(state)

    # JSON

    def action(self, data: Any) -> Action:
        """An action from JSON data; bad data gets a clear error."""
        try:
            return msgspec.convert({"action": data}, _Given).action
        except msgspec.ValidationError as error:
            on_path = re.search(r"paths\[\d+\]\[1\]", str(error)) is not None
            rule, code = ("ED-MOV-3", "E_BAD_PATH") if on_path else ("ED-CLR-40", "E_BAD_COMMAND")
            raise misshapen(error, "action", rule=rule, code=code) from None

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
        found: dict[str, Any] = msgspec.to_builtins({name: getattr(state, name) for name in FLOW_COLUMNS})
        return found

    def _unflow(self, flow: dict[str, Any]) -> dict[str, Any]:
        kinds = {"queue": Items, "resolving": Items, "triggers": tuple[Trigger, ...]}
        return self._read_flow(flow, {**kinds, "offer": bool, "struck": bool, "phase": str})

    # content

    def check_content(self, text: str, file: str, beside: Sequence[str] = ()) -> Army:
        """An army from a fan's file; raises ContentError with every problem found. `beside` lies what it may summon."""
        with in_words(self._speaker("en").say):
            return check_army(text, file, self.armies, beside)

    def content_schema(self) -> dict[str, Any]:
        """JSON Schema of an army file."""
        return json_schema(Army, title="The Edge army", description="An army of The Edge.")


def concede(state: Game, seat: int) -> None:
    """A player resigns; the other wins whatever the score. ED-WIN-8."""
    tell(state, PlayerConceded("ED-WIN-8", Seat(seat)))
    finish(state, "conceded", "ED-WIN-8", (1 - seat,))
    state.stack.clear()
    state.want = None
