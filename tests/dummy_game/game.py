"""Dice: the contract, put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import msgspec

from edgewise.content import fill as filled
from edgewise.content import json_schema, read
from edgewise.core.contract import Files, Voices
from edgewise.core.events import Event
from edgewise.core.flow import Action, Ask, Reply, answer
from edgewise.core.framed import Framed
from edgewise.core.odds import Odds, Share
from edgewise.core.outcome import Outcome
from edgewise.core.phrase import Voice, label, phrase
from edgewise.core.picture import Picture
from edgewise.core.refusal import BadInput, Refusal, UnknownSide, in_words, misshapen
from edgewise.core.trials import Trials
from edgewise.core.weighing import Given
from edgewise.core.wire import Words
from tests.dummy_game.actions import AnyAction, Concede
from tests.dummy_game.chances import Chances
from tests.dummy_game.desk import Desk, picture
from tests.dummy_game.events import SeatConceded, TurnBegan
from tests.dummy_game.frames import opening
from tests.dummy_game.hints import Hints
from tests.dummy_game.showing import Showing
from tests.dummy_game.state import SIDES, Book, Options, Player, Sheet, Side, State, blank, tell
from tests.dummy_game.view import View, fill, seen, veiled
from tests.dummy_game.wire import Content, Geometry, SideCard, SideChoice, SideVerdict
from tests.dummy_game.words import CARDS, SideWriter, asked, described, readable, told

FACES = (1, 2, 3)


class Dice(Framed[State, View, Options, Book, Side]):
    """The dummy game."""

    name = "dice"
    title = "A die and two seats"
    format = 3
    state_type = Sheet
    view_type = View
    options_type = Options
    book_type = Book
    actions = AnyAction
    malformed = "DI-TRN-3"
    unknown_card = ("DI-CRD-1", "")
    hints = Hints()
    desk = Desk()
    showing = Showing()
    trials = Trials("side", tuple(SIDES))
    question_type = Chances
    fighter_type = Player
    factions = SIDES
    boards = ("road",)
    # Where its frames are written.
    frames: tuple[str, ...] = ("tests.dummy_game",)

    describe = staticmethod(described)
    told = staticmethod(told)
    asked = staticmethod(asked)
    readable = staticmethod(readable)
    opening = staticmethod(opening)
    blank = staticmethod(blank)
    veiled = staticmethod(veiled)
    seen = staticmethod(seen)
    fill = staticmethod(fill)

    def __init__(self, files: Files, speaker: Voices) -> None:
        Framed.__init__(self, speaker, self.frames)

    # the contract

    def read_options(self, given: Mapping[str, Any]) -> Options:
        """Options from plain data."""
        try:
            read = msgspec.convert(dict(given), Options)
        except msgspec.ValidationError as error:
            raise misshapen(error, "options") from None
        for number, player in enumerate(read.players):
            if player.side not in ("", *SIDES):
                raise BadInput(phrase("dice-bad-side", name=player.side), field=f"players[{number}].side")
        return read

    def compiled(self, options: Options) -> Book:
        """The content for these options."""
        return Book(options)

    def refusal(self, state: State, action: Action, *, seat: int | None = None) -> Refusal | None:
        """The judge."""
        if state.result is not None:
            return Refusal("DI-END-2", "dice-refused-over")
        if isinstance(action, Concede):
            return (
                None
                if action.seat in (0, 1) and seat in (None, action.seat)
                else Refusal("DI-TRN-2", "dice-refused-seat")
            )
        if not isinstance(state.want, Ask):
            return Refusal("DI-END-2", "dice-refused-dice")
        if seat not in (None, state.want.seat):
            return Refusal("DI-TRN-2", "dice-refused-seat")
        found: Refusal | None = state.stack[-1].refusal(state, action)
        return found

    def apply(self, state: State, reply: Reply) -> None:
        """Trusted, in place."""
        if isinstance(reply, Concede):
            tell(state, SeatConceded("DI-END-2", reply.seat))
            state.stack, state.want, state.result = [], None, Outcome((1 - reply.seat,), "conceded", "DI-END-2")
        else:
            answer(state, reply)

    def figures(self, state: State, events: Iterable[Event]) -> list[tuple[str, int]]:
        """Turns are counted; nothing else is."""
        return [("turns", event.seat) for event in events if isinstance(event, TurnBegan)]

    def position(self, state: State) -> dict[str, Any]:
        """The situation as a document: the state as it is saved."""
        return {"state": msgspec.json.decode(self.save(state))}

    def from_position(self, position: Mapping[str, Any]) -> State:
        """The state that a document describes."""
        if "state" not in position:
            return self.setup(position)
        state = self.load(msgspec.json.encode(position["state"]))
        state.log = []
        return state

    # words and content

    def writer(self, voice: Voice, sides: tuple[Side, ...]) -> SideWriter:
        """Who writes the sides in a language."""
        return SideWriter(voice, sides)

    def sides(self, state: State) -> Book:
        """The book of a match."""
        return state.book

    def describe_content(self, faction: str, locale: str = "en", beside: Sequence[str] = ()) -> dict[str, Any]:
        """A side."""
        side = SIDES.get(faction) or self.check_content(faction, "side", beside)
        return {"id": side.id, "name": label(side.name, locale), "squads": [], "cards": []}

    def check_content(self, text: str, file: str, beside: Sequence[str] = ()) -> Side:
        """A side from a file."""
        with in_words(self._speaker("en").say):
            return filled(read(text, file), Side)

    def content_schema(self) -> dict[str, Any]:
        """JSON Schema of a side."""
        return json_schema(Side, title="Side", description="A side of the dummy game.")

    def picture(self, state: State, seat: int | None) -> Picture:
        """The road."""
        return picture(state)

    def content(self, locale: str, say: Callable[[str], Words], state: State | None = None) -> Content:
        """The sides and the cards."""
        names = self.texts(locale)["factions"]
        shown = (SideCard(side, names[side], say(f"dice-side-{side}-about")) for side in SIDES)
        return Content(locale, tuple(shown), {card: name[locale] for card, name in CARDS.items()})

    def board_geometry(self, name: str) -> Geometry:
        """The road in numbers."""
        return self.showing.geometry(self.setup({}))

    def judged(self, wish: Mapping[str, Any]) -> tuple[tuple[Refusal, ...], SideVerdict]:
        """Every side that there is may be led."""
        side = msgspec.convert(dict(wish), SideChoice).side
        if side not in SIDES:
            raise UnknownSide(side, tuple(SIDES))
        return (), SideVerdict(legal=True, problems=(), name=SIDES[side].name["en"])

    # chances

    def matchup(self, attacker: Given, defender: Given, content: Sequence[str] = ()) -> State:
        """Any two meet at the beginning of a short match."""
        return self.setup({"opening": False})

    def fielded(self, state: State) -> tuple[dict[int, int], ...]:
        """Each seat is a model by itself."""
        return {0: 0}, {1: 1}

    def weighed(self, state: State, question: msgspec.Struct) -> Odds:
        """The exact chance that dice are worth anything."""
        assert isinstance(question, Chances)
        rolls = list(product(FACES, repeat=question.dice))
        worth = sum(1 for roll in rolls if question.dice == 1 or len(set(roll)) > 1)
        share = Fraction(worth, len(rolls))
        asked: dict[str, Any] = msgspec.to_builtins(question)
        outcomes = {"dice-nothing": Share.of(1 - share), "dice-some": Share.of(share)}
        return Odds(asked, Share.of(share), outcomes, (), (), kind="dice-points", seat=0)
