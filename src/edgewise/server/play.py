"""Play: a match with its seats, its journal and its log; it knows no sockets, no storage and no clock of its own."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec

from edgewise import catalog
from edgewise.asking import Given, Past, ShownFacts, Wishes, answer_for
from edgewise.core.flow import Action, Ask, Chance, Draw, Drawn, Roll, Rolled
from edgewise.core.match import is_chance
from edgewise.core.outcome import Outcome
from edgewise.core.phrase import Params
from edgewise.core.refusal import IllegalAction
from edgewise.core.wire import About
from edgewise.core.wire import Rolled as RolledDice
from edgewise.server.dice import CommittedDealer, numbers_used
from edgewise.server.journal import (
    Answered,
    AnyEntry,
    Asked,
    Began,
    BotSat,
    Founding,
    Rekeyed,
    Rematched,
    Sat,
    TookBack,
)
from edgewise.server.parts import Asking
from edgewise.server.problems import Denied, from_refusal

By = Literal["person", "bot", "forced", "passed", "clock"]


class Sitter(msgspec.Struct):
    """Who sits at a seat now."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    secret: str
    invitation: str
    asking: Asking = Asking()
    asking_turn: int = -1

    @property
    def wishes(self) -> Wishes:
        """How often the seat is asked; a bot chooses among what is listed, so one listed answer is the only one."""
        if self.kind == "bot":
            return Wishes(forced="always")
        return Wishes(self.asking.forced, self.asking.reactions, self.asking_turn)


class Told(msgspec.Struct, frozen=True, gc=False):
    """A line of the log, in no language yet; `whole` is how the seat that knows more is told it."""

    key: str
    params: Params
    rule: str
    about: About
    raw: dict[str, Any]
    roll: RolledDice | None
    knower: int | None = None
    whole: tuple[str, Params] = ("", {})


class _Dealt(msgspec.Struct, frozen=True):
    """Holds a roll or draw to be read; the reader of a struct is made once."""

    chance: Rolled | Drawn


class JournalDealer:
    """Answers from the journal while there is something left in it, and from the seed after that."""

    def __init__(self, seed: str) -> None:
        self.committed = CommittedDealer(seed)
        self.recorded: deque[Chance] = deque()
        self.is_repeating = False

    def deal(self, want: Roll | Draw) -> Chance:
        """The recorded answer, or a new one."""
        return self.recorded.popleft() if self.recorded else self.committed.deal(want)


class Play:
    """A match as it stands after its journal; every method that changes it returns the entries to store."""

    def __init__(self, founding: Founding, dealer: JournalDealer | None = None) -> None:
        self.founding = founding
        self.game = catalog.game(founding.game)
        self.sitters = [Sitter(s.kind, s.name, s.bot, s.secret, s.invitation) for s in founding.seats]
        self.dealer = dealer or JournalDealer(founding.seed.seed)
        self.match: catalog.Match | None = None
        self.began: Began | None = None
        self.answers: list[Answered] = []
        self.log: list[Told] = []
        self.marks: list[int] = []
        self.serial = 0
        # Stored answers to a sealed question that is not complete: nobody hears of them yet.
        self.sealed: list[Answered] = []
        # How many of the answers can never be taken back, for a sealed question came after them.
        self._final = 0
        self._listed: dict[int, tuple[Action, ...]] = {}
        self._listed_at = -1
        self.number = 0
        self.changed = founding.created
        self.rematch: str | None = None
        seconds = 0 if founding.clock is None else founding.clock.seconds
        self.left = [seconds * 1000 for _ in founding.seats]

    @classmethod
    def restored(cls, founding: Founding, journal: Iterable[AnyEntry], dealer: JournalDealer | None = None) -> Play:
        """The play that a stored journal leads to."""
        play = cls(founding, dealer)
        for entry in journal:
            play.follow(entry)
        return play

    # questions

    @property
    def status(self) -> Literal["open", "running", "over"]:
        """Waiting for people, running, or over."""
        if self.match is None:
            return "open"
        return "running" if self.match.outcome is None else "over"

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; who was given up by the clock has lost on time."""
        outcome = None if self.match is None else self.match.outcome
        if outcome is None or not self.answers or self.answers[-1].by != "clock":
            return outcome
        return msgspec.structs.replace(outcome, how="clock", rule="")

    @property
    def asked(self) -> Ask | None:
        """The pending question as everybody may know it: a sealed one asks all of its seats until all have answered."""
        want = None if self.match is None else self.game.pending(self.match.state)
        return want if isinstance(want, Ask) else None

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """The seats that are asked, as everybody may know."""
        asked = self.asked
        return () if asked is None else asked.sealed or (asked.seat,)

    def asks(self, seat: int | None) -> Ask | None:
        """What a seat still has to answer; nobody else may know it of a sealed question."""
        return None if self.match is None or seat is None else self.match.asks(seat)

    def bot_to_ask(self) -> int | None:
        """The first seat that has to answer and is a bot's."""
        seats = (seat for seat in self.asked_seats if self.sitters[seat].kind == "bot")
        return next((seat for seat in seats if self.asks(seat) is not None), None)

    def running(self) -> catalog.Match:
        """The referee, while the match runs."""
        if self.match is None:
            raise Denied("not-begun")
        if self.match.outcome is not None:
            raise Denied("match-over")
        return self.match

    def seat_of(self, secret_hash: str) -> int | None:
        """The seat that a secret holds."""
        for seat, sitter in enumerate(self.sitters):
            if sitter.kind == "person" and sitter.secret == secret_hash:
                return seat
        return None

    @property
    def turn_number(self) -> int:
        """The turn of the match, from 1; 0 in set-up."""
        return 0 if self.match is None else self.game.showing.turn(self.match.state)[0]

    def options(self, seat: int | None = None) -> tuple[Action, ...]:
        """The answers to the pending question, listed once; of a sealed one, those of a seat or else of the first."""
        if self.match is None:
            return ()
        if seat is None:
            seat = next(iter(self.asked_seats), -1)
        if self._listed_at != self.serial:
            self._listed_at, self._listed = self.serial, {}
        if seat not in self._listed:
            self._listed[seat] = self.match.legal(seat)
        return self._listed[seat]

    def _known_options(self, seat: int) -> tuple[Action, ...]:
        """The answers of a seat to the pending question if they were listed already."""
        return self._listed.get(seat, ()) if self._listed_at == self.serial else ()

    def refusal(self, action: dict[str, Any], seat: int) -> Denied | None:
        """Why a seat may not do this now."""
        match = self.running()
        found = match.refusal(action, seat=seat)
        return None if found is None else from_refusal(found, self.game.readable(match.state, found.params))

    # changes

    def begin_if_full(self, now: int) -> list[AnyEntry]:
        """Starts the match when every seat is taken."""
        if self.match is not None or any(s.kind == "open" for s in self.sitters):
            return []
        entry = self._begin(now)
        self.number += 1
        return [entry, *self.answer_forced(now)]

    def answer(
        self, seat: int, action: dict[str, Any] | Action, now: int, by: By = "person", left: int | None = None
    ) -> list[AnyEntry]:
        """Plays an answer and whatever follows by itself; `left` is what it leaves on the seat's clock."""
        first = self._answer(seat, action, now, by, left)
        return [first, *self.answer_forced(now)]

    def answer_forced(self, now: int) -> list[AnyEntry]:
        """Answers what has only one answer, and passes what seats want passed for them."""
        found: list[AnyEntry] = []
        while (given := self._given()) is not None:
            seat, answer = given
            found.append(self._answer(seat, answer.action, now, answer.why))
        return found

    def take_back(self, kept: int, now: int) -> list[AnyEntry]:
        """Takes back all answers but the first `kept`, and does not answer forced ones again before that."""
        self._take_back(kept)
        self.number += 1
        self.changed = now
        return [TookBack(kept, now)]

    def seat_change(self, entry: Sat | BotSat | Rekeyed | Asked | Rematched) -> list[AnyEntry]:
        """Changes who sits where, how often they are asked, or what came after."""
        self.follow(entry)
        return [entry]

    def undo_point(self, seat: int) -> int:
        """How many answers are kept when a seat takes its last own choice back."""
        for number in range(len(self.answers) - 1, self._final - 1, -1):
            answer = self.answers[number]
            if answer.seat == seat and answer.by == "person":
                return number
        raise Denied("nothing-to-undo")

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last choice back without asking."""
        if self.match is None or self.match.outcome is not None or self.asks(seat) is None:
            return False
        try:
            kept = self.undo_point(seat)
        except Denied:
            return False
        return len(self.answers) - kept <= self.match.undoable

    # inside

    def _begin(self, now: int, chances: tuple[dict[str, Any], ...] = ()) -> Began:
        founding = self.founding
        self.dealer.recorded.extend(_chances(chances))
        self.match = catalog.Match.start(
            self.game, options=founding.options, position=founding.position, dealer=self.dealer
        )
        self.began = Began(tuple(self.match.record.replies), now)
        self._listen(self.match.log)
        self.serial += 1
        return self.began

    def _answer(
        self, seat: int, action: dict[str, Any] | Action, now: int, by: By, left: int | None = None
    ) -> Answered:
        match = self.running()
        before = len(match.record.replies)
        try:
            happened = match.play(action, seat=seat, listed=self._known_options(seat))
        except IllegalAction as error:
            raise from_refusal(error.refusal, self.game.readable(match.state, error.refusal.params)) from None
        replies = match.record.replies[before:]
        if left is None and self.founding.clock is not None:
            left = self.left[seat]
        given = msgspec.to_builtins(action) if isinstance(action, Action) else action
        chances = tuple(reply for reply in replies if is_chance(reply))
        entry = Answered(seat, replies[0] if len(replies) == 1 + len(chances) else given, now, chances, by, left)
        self._note(entry, happened)
        return entry

    def _note(self, entry: Answered, happened: list[Any]) -> None:
        """Keeps an answer; one that is sealed counts when the others are in."""
        self.number += 1
        if self.match is not None and entry.seat in self.match.sealed:
            self.sealed.append(entry)
            return
        opened, self.sealed = self.sealed, []
        for answer in (*opened, entry):
            self.marks.append(len(self.log))
            self.answers.append(answer)
            if answer.left is not None:
                self.left[answer.seat] = answer.left
        self._listen(happened)
        self.serial += 1
        self.changed = entry.at
        if opened or (self.asked is not None and self.asked.sealed):
            self._final = len(self.answers)

    def _listen(self, happened: list[Any]) -> None:
        """Puts events in words-to-be while the state is still the one they speak of."""
        assert self.match is not None
        state = self.match.state
        for event in happened:
            key, params = self.game.told(state, event)
            showing = self.game.showing
            about, roll, knower = showing.concerns(state, event), showing.roll(event), showing.knower(event)
            whole = ("", {}) if knower is None else self.game.told(state, event, knower)
            self.log.append(Told(key, params, event.rule, about, showing.raw(event), roll, knower, whole))

    def _given(self) -> tuple[int, Given] | None:
        """The answer that is given for a seat that is asked, if it need not be asked itself."""
        for seat in self.asked_seats:
            if self.match is None or self.asks(seat) is None:
                continue
            facts = ShownFacts(self.game.showing, self.match.as_asked(seat), self.options(seat))
            given = answer_for(facts, self.sitters[seat].wishes, self._past(seat))
            if given is not None:
                return seat, given
        return None

    def _past(self, seat: int) -> Iterator[Past]:
        """The answers so far as they concern a seat, the last first."""
        for answer in reversed(self.answers):
            is_own, is_dealt = answer.seat == seat and answer.by == "person", answer.chances != ()
            # Reading an action takes its time, and what was dealt or chosen by the seat itself settles the matter.
            is_idle = not (is_own or is_dealt) and self._is_idle(answer.action)
            yield Past(is_own, is_idle, is_dealt)

    def _is_idle(self, action: dict[str, Any]) -> bool:
        """Whether an answer did nothing."""
        return self.game.showing.idle_option((self.game.action(action),)) is not None

    def _take_back(self, kept: int) -> None:
        match = self.match
        assert match is not None
        away = len(self.answers) - kept
        if away <= match.undoable:
            for _ in range(away):
                match.undo()
            del self.log[self.marks[kept] :]
            del self.answers[kept:], self.marks[kept:]
        else:
            self._replay(self.answers[:kept])
        self.serial += 1

    def _replay(self, answers: list[Answered]) -> None:
        """Plays these answers again from the beginning; the dice that were rolled stay rolled."""
        serial, number, changed = self.serial, self.number, self.changed
        assert self.began is not None
        self.answers, self.marks, self.log, self.sealed, self._final = [], [], [], [], 0
        self.dealer.is_repeating = True
        self._begin(self.began.at, self.began.chances)
        for answer in answers:
            self._follow_answer(answer)
        self.dealer.is_repeating = False
        self.serial, self.number, self.changed = serial, number, changed

    def follow(self, entry: AnyEntry) -> None:
        """Does what a stored entry says."""
        match entry:
            case Began():
                self._begin(entry.at, entry.chances)
                self._spend(entry.chances)
            case Answered():
                self._follow_answer(entry)
                self._spend(entry.chances)
                self.number -= 1
            case TookBack():
                self._take_back(entry.kept)
            case Sat():
                self._sit(entry.seat, "person", entry.name, None, entry.secret)
            case BotSat():
                self._sit(entry.seat, "bot", "", entry.bot, "")
            case Rekeyed():
                self.sitters[entry.seat].secret = entry.secret
            case Asked():
                self.sitters[entry.seat].asking = entry.asking
                self.sitters[entry.seat].asking_turn = entry.turn
            case Rematched():
                self.rematch = entry.match
        self.number += 1

    def _follow_answer(self, entry: Answered) -> None:
        assert self.match is not None
        self.dealer.recorded.extend(_chances(entry.chances))
        happened = self.match.play(entry.action, seat=entry.seat)
        assert not self.dealer.recorded, "the journal has rolls that nothing asks for"
        self._note(entry, happened)

    def _spend(self, chances: tuple[dict[str, Any], ...]) -> None:
        self.dealer.committed.used += numbers_used(_chances(chances))

    def _sit(self, seat: int, kind: Literal["person", "bot"], name: str, bot: str | None, secret: str) -> None:
        sitter = self.sitters[seat]
        sitter.kind, sitter.name, sitter.bot, sitter.secret, sitter.invitation = kind, name, bot, secret, ""


def _chances(data: Iterable[dict[str, Any]]) -> list[Chance]:
    return [msgspec.convert({"chance": each}, _Dealt).chance for each in data]
