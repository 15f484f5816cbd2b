"""Speech: what a seat is told about a play, in its language; made once for all who are told the same."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, cast

import msgspec

from edgewise.core.flow import Action, Ask
from edgewise.core.outcome import Outcome
from edgewise.core.showing import Look
from edgewise.server.connection import encode
from edgewise.server.parts import Ending, Line, Option, Question, Waiting
from edgewise.server.play import Play, Told
from edgewise.server.reading import Reader

# How many matches and boards are remembered before the oldest is forgotten; a board has a few thousand places.
MOST_LASTING = 2_000
# Where answers are measured there is no end of them.
MOST_OPTIONS = 20_000


class Lasting:
    """Options that are encoded already, by what their words depend on."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, dict[Action, bytes]] = {}

    def of(self, scope: Hashable) -> dict[Action, bytes]:
        """Those that depend on the same."""
        found = self._kept.get(scope)
        if found is None:
            if len(self._kept) >= MOST_LASTING:
                del self._kept[next(iter(self._kept))]
            found = self._kept[scope] = {}
        return found


_lasting = Lasting()


def _head(index: int) -> bytes:
    """How an option begins: with what parts it from the one before, and its number."""
    return b'%b{"index":%d' % (b"," if index else b"", index)


HEADS = tuple(_head(index) for index in range(1_000))


class Speech:
    """What there is to tell about one play; remembers what it made until the play changes."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self._serial = -1
        self._look: Look | None = None
        self._is_look_fresh = False
        self._scenes: dict[int | None, msgspec.Raw] = {}
        self._questions: dict[tuple[int, Reader], Question] = {}
        self._lines: dict[Reader, tuple[list[Told], list[bytes]]] = {}

    def scene(self, seat: int | None) -> msgspec.Raw | None:
        """What a seat sees, encoded."""
        match = self.play.match
        if match is None:
            return None
        self._refresh()
        if seat not in self._scenes:
            if self._look is None or not self._is_look_fresh:
                self._look = self.play.game.showing.look(match.state, self._look)
                self._is_look_fresh = True
            self._scenes[seat] = msgspec.Raw(encode(self._look.scene(seat)))
        return self._scenes[seat]

    def question(self, seat: int | None, reader: Reader) -> Question | None:
        """The pending question, if it is this seat's."""
        asked = self.play.asks(seat)
        if asked is None:
            return None
        self._refresh()
        key = (asked.seat, reader)
        if key not in self._questions:
            self._questions[key] = self._question(asked, reader)
        return self._questions[key]

    def waiting(self, seat: int | None) -> Waiting | None:
        """Whom the others wait for: of a sealed question the first other seat that is asked, whoever has answered."""
        asked = self.play.asked
        if asked is None or self.play.asks(seat) is not None:
            return None
        return Waiting(next(each for each in self.play.asked_seats if each != seat), asked.key)

    def lines(self, first: int, reader: Reader, seat: int | None = None) -> tuple[Line, ...]:
        """The log from a number on, encoded; a line is put in words once for all who are told the same."""
        log = self.play.log
        told, made = self._lines.setdefault(reader, ([], []))
        kept = min(len(told), len(log))
        while kept and told[kept - 1] is not log[kept - 1]:
            kept -= 1
        del told[kept:], made[kept:]
        for number in range(kept, len(log)):
            told.append(log[number])
            made.append(encode(line(log[number], number, reader)))
        lines = made[first:]
        for number in range(first, len(log)) if seat is not None else ():
            if log[number].knower == seat:
                lines[number - first] = encode(line(whole(log[number]), number, reader))
        return cast("tuple[Line, ...]", msgspec.Raw(b"[%b]" % b",".join(lines)))

    def _refresh(self) -> None:
        if self._serial != self.play.serial:
            self._serial = self.play.serial
            self._is_look_fresh = False
            self._scenes.clear()
            self._questions.clear()

    def _question(self, asked: Ask, reader: Reader) -> Question:
        play, match = self.play, self.play.match
        assert match is not None
        state, options = match.as_asked(asked.seat), play.options(asked.seat)
        idle = play.game.showing.idle_option(options)
        key, params = play.game.asked(state)
        return Question(
            number=play.serial,
            seat=asked.seat,
            kind=asked.key,
            words=reader.says(key, params),
            options=self._options(state, options, reader),
            open=play.game.showing.is_open(state, options),
            passing=idle,
            if_passed=None if idle is None else reader.says(_passed_key(options[idle]), {}),
            about=play.game.showing.asked_about(state),
            fighters=play.game.showing.fighters(state),
            window=play.game.showing.is_window(state),
        )

    def _options(self, state: Any, options: tuple[Action, ...], reader: Reader) -> tuple[Option, ...]:
        """The options as they are sent: encoded one by one, so that what never changes is encoded once."""
        lasting = self.play.game.showing.lasting(state)
        kind: type[Action] | None = None
        known: dict[Action, bytes] | None = None
        parts = []
        for index, option in enumerate(options):
            if type(option) is not kind:
                kind = type(option)
                scope = lasting.get(kind)
                known = None if scope is None else _lasting.of((scope, reader))
            part = None if known is None else known.get(option)
            if part is None:
                part = self._encoded(state, option, reader)
                if known is not None and len(known) < MOST_OPTIONS:
                    known[option] = part
            parts.append(HEADS[index] if index < len(HEADS) else _head(index))
            parts.append(part)
        return cast("tuple[Option, ...]", msgspec.Raw(b"[%b]" % b"".join(parts)))

    def _encoded(self, state: Any, option: Action, reader: Reader) -> bytes:
        """An option without its beginning, which has its number."""
        game = self.play.game
        words = reader.says(*game.describe(state, option))
        about = game.showing.concerns(state, option)
        return encode(Option(0, msgspec.to_builtins(option), words, about)).removeprefix(b'{"index":0')


def whole(told: Told) -> Told:
    """A line of the log for the seat that knows more of it than the others."""
    key, params = told.whole
    return msgspec.structs.replace(told, key=key, params=params)


def line(told: Told, number: int, reader: Reader) -> Line:
    """A line of the log in a language."""
    return Line(number, reader.says(told.key, told.params), told.rule, told.about, told.roll, told.raw)


def ending(outcome: Outcome, reader: Reader) -> Ending:
    """How a match ended, in words."""
    words = reader.says(f"outcome-{outcome.how}", {**outcome.params})
    return Ending(outcome.winners, outcome.how, words, outcome.rule)


def _passed_key(action: Action) -> str:
    return f"passed-{type(action).__name__.lower()}"
