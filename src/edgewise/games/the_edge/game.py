"""TheEdge: the contract of a game, met by frames over a state."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from edgewise.content import json_schema
from edgewise.core.contract import Files, Voices
from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Reply, answer
from edgewise.core.framed import Framed
from edgewise.core.odds import Odds
from edgewise.core.phrase import phrase
from edgewise.core.picture import Picture
from edgewise.core.refusal import BadInput, Refusal, UnknownSide, in_words, misshapen
from edgewise.core.trials import Trials
from edgewise.core.wire import DeckList, DeckVerdict, Words
from edgewise.games.the_edge import judge, shelf
from edgewise.games.the_edge.actions import AnyAction, Concede
from edgewise.games.the_edge.book import Book
from edgewise.games.the_edge.desk import Desk
from edgewise.games.the_edge.events import PlayerConceded, figures, tell
from edgewise.games.the_edge.frames.opening import opening_frames
from edgewise.games.the_edge.hints import Hints
from edgewise.games.the_edge.library import check_army, load_armies, load_scenario
from edgewise.games.the_edge.options import SEATS, USUAL_ARMIES, Options, read_options, seen_options
from edgewise.games.the_edge.picture import board_picture
from edgewise.games.the_edge.position import read_position, write_position
from edgewise.games.the_edge.position.read import FLOW_COLUMNS
from edgewise.games.the_edge.profiles import Army
from edgewise.games.the_edge.queries.measuring import AnyAsked, Measurement, measured, read_asked
from edgewise.games.the_edge.queries.odds.asking import AnyQuestion
from edgewise.games.the_edge.queries.odds.door import odds
from edgewise.games.the_edge.queries.odds.matchup import Fighter, position_of
from edgewise.games.the_edge.scoring import finish
from edgewise.games.the_edge.setup import blank_state, check_room
from edgewise.games.the_edge.showing import Showing
from edgewise.games.the_edge.speaking import Speaking
from edgewise.games.the_edge.state import Game, State, models_on_board
from edgewise.games.the_edge.view import View, cards_in_sight, fill, veiled, view
from edgewise.games.the_edge.wire import Content, Geometry


class TheEdge(Speaking, Framed[Game, View, Options, Book, Army]):
    """The Edge. Content comes as texts; nothing is read from files here."""

    name = "the-edge"
    title = "The Edge"
    format = 1
    state_type = State
    view_type = View
    options_type = Options
    book_type = Book
    actions = AnyAction
    malformed = "ED-CLR-40"
    flow_columns = FLOW_COLUMNS
    desk = Desk()
    hints = Hints()
    question_type = AnyQuestion
    fighter_type = Fighter
    trials = Trials("army", USUAL_ARMIES)
    showing = Showing("the-edge")

    read_options = staticmethod(read_options)
    opening = staticmethod(opening_frames)
    figures = staticmethod(figures)
    seen = staticmethod(view)
    cards_in_sight = staticmethod(cards_in_sight)
    fill = staticmethod(fill)
    read = staticmethod(read_position)
    written = staticmethod(write_position)

    def __init__(self, files: Files, speaker: Voices) -> None:
        Framed.__init__(self, speaker, "edgewise.games.the_edge")
        self.factions = load_armies(files["armies"])
        scenarios = (load_scenario(text, file) for file, text in files["scenarios"].items())
        self.boards = {scenario.id: scenario for scenario in scenarios}

    def compiled(self, options: Options) -> Book:
        """The book with the armies and scenarios that were brought."""
        texts = {f"content[{number}]": text for number, text in enumerate(options.content)}
        armies = load_armies(texts, self.factions)
        scenarios = dict(self.boards)
        for number, text in enumerate(options.scenarios):
            scenario = load_scenario(text, f"scenarios[{number}]")
            scenarios[scenario.id] = scenario
        if options.scenario not in scenarios:
            words = phrase("bad-unknown-scenario", name=options.scenario, known=tuple(scenarios))
            raise BadInput(words, field="scenario", rule="ED-SET-4", code="E_UNKNOWN_ID")
        return Book(options, armies, scenarios[options.scenario])

    def blank(self, book: Book) -> Game:
        """A state before set-up; the table must have room for everything. ED-SET-10."""
        check_room(book)
        return blank_state(book)

    def refusal(self, state: Game, action: Action, *, seat: int | None = None) -> Refusal | None:
        """The judge. ED-CLR-40."""
        return judge.refusal(state, action, seat)

    def apply(self, state: Game, reply: Reply) -> None:
        """Trusted, in place."""
        if isinstance(reply, Concede):
            concede(state, reply.seat)
        else:
            answer(state, reply)

    def no_action(self, error: msgspec.ValidationError) -> BadInput:
        """What is said of data that is no action; a path has a rule of its own."""
        on_path = re.search(r"paths\[\d+\]\[1\]", str(error)) is not None
        rule, code = ("ED-MOV-3", "E_BAD_PATH") if on_path else (self.malformed, "E_BAD_COMMAND")
        return misshapen(error, "action", rule=rule, code=code)

    def veiled(self, state: Game, seat: int | None) -> Game:
        """A copy with everything secret replaced, deck lists of others among it. ED-SPL-1."""
        twin = veiled(state, seat)
        twin.book = self.for_options(state.book, seen_options(state.book.options, seat))
        return twin

    def measure(self, state: Game, asked: AnyAsked | Mapping[str, Any]) -> Measurement:
        """Distances, ways, sight and reach; anybody may ask at any time, and nothing changes. ED-MOV-11."""
        return measured(state, read_asked(asked))

    # odds

    def weighed(self, state: Game, question: msgspec.Struct) -> Odds:
        """The exact answer to a question that was read."""
        assert isinstance(question, AnyQuestion)
        return odds(state, question)

    def faceoff(self, fighters: tuple[msgspec.Struct, msgspec.Struct], content: tuple[str, ...]) -> dict[str, Any]:
        """The position in which the first fighter is to act; nobody touches anybody."""
        one, other = fighters
        assert isinstance(one, Fighter)
        assert isinstance(other, Fighter)
        return position_of(self.book({"content": content}).factions, (one, other), content)

    def fielded(self, state: Game) -> tuple[dict[int, int], ...]:
        """For each seat its models on the board with their squads."""
        return tuple({m: state.book.model_squad[m] for m in models_on_board(state, seat)} for seat in range(SEATS))

    # what clients are shown

    def content(self, locale: str, say: Callable[[str], Words], state: Game | None = None) -> Content:
        """The armies with their cards, or those of a match."""
        armies, texts = self.factions if state is None else state.book.factions, self.texts(locale, state)
        shown = (shelf.army(a, texts, locale, say(f"army-{a.id}-about")) for a in armies.values())
        return Content(locale, tuple(shown))

    def board_geometry(self, name: str) -> Geometry:
        """The table of a scenario in numbers, with its ground."""
        return self.showing.geometry(self.setup({"scenario": name, "terrain_modifiers": True}))

    def judged(self, wish: Mapping[str, Any]) -> tuple[tuple[Refusal, ...], DeckVerdict]:
        """Whether a deck is legal, and why not; squads are never chosen here."""
        read = msgspec.convert(dict(wish), DeckList)
        book = self.book(read.options)
        if read.faction not in book.factions:
            raise UnknownSide(read.faction, tuple(book.factions))
        return shelf.judged(book, read)

    def picture(self, state: Game, seat: int | None) -> Picture:
        """The table as text with marks for colours; what stands on it is open to every seat."""
        return board_picture(state)

    # content

    def check_content(self, text: str, file: str, beside: Sequence[str] = ()) -> Army:
        """An army from a fan's file; raises ContentError with every problem found. `beside` lies what it may summon."""
        with in_words(self._speaker("en").say):
            return check_army(text, file, self.factions, beside)

    def content_schema(self) -> dict[str, Any]:
        """JSON Schema of an army file."""
        return json_schema(Army, title="The Edge army", description="An army of The Edge.")


def concede(state: Game, seat: int) -> None:
    """A player resigns; the other wins whatever the score. ED-WIN-8."""
    tell(state, PlayerConceded("ED-WIN-8", Seat(seat)))
    finish(state, "conceded", "ED-WIN-8", (1 - seat,))
    state.stack.clear()
    state.want = None
