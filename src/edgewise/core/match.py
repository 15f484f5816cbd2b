"""Match: the one referee under the command line, the bots, the tests and the server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Self

import msgspec

from edgewise.core import record as records
from edgewise.core.dealer import Dealer, RecordedDealer, SeededDealer, check
from edgewise.core.flow import Action, Ask, Chance, Draw, Drawn, Roll, Rolled, Want
from edgewise.core.game import Game
from edgewise.core.outcome import Outcome
from edgewise.core.phrase import phrase
from edgewise.core.question import Question, asked_of
from edgewise.core.record import Record
from edgewise.core.refusal import BadInput, IllegalAction, NothingToUndo, Refusal, in_words, misshapen

Speaker = Callable[[str, Mapping[str, Any]], str]


def _silent(key: str, params: Mapping[str, Any]) -> str:
    return f"{key} {dict(params)}" if params else key


class Match:
    """A state with its dealer and its record; checks every action before it is applied."""

    def __init__(
        self,
        game: Game,
        state: Any,
        dealer: Dealer,
        record: Record,
        *,
        say: Speaker = _silent,
    ) -> None:
        self.game = game
        self.state = state
        self.dealer = dealer
        self.record = record
        self.log: list[Any] = []
        self._say = say
        self._past: list[tuple[Any, int, int]] = []
        self._deal()

    @classmethod
    def start(
        cls,
        game: Game,
        *,
        options: Mapping[str, Any] | None = None,
        position: Mapping[str, Any] | None = None,
        seed: int = 0,
        dealer: Dealer | None = None,
        say: Speaker = _silent,
    ) -> Self:
        """A new match from options, or one that starts in a position."""
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadInput(phrase("bad-match-seed", given=repr(seed)), field="seed")
        options = _plain({} if options is None else options, "options")
        position = None if position is None else _plain(position, "position")
        state = game.setup(options) if position is None else game.from_position(position)
        record = Record(
            game=game.name,
            game_format=game.format,
            options=options,
            replies=[],
            position=position,
            seed=seed if dealer is None else None,
        )
        return cls(game, state, dealer or SeededDealer(seed), record, say=say)

    @property
    def pending(self) -> Want | None:
        """What is wanted now; None when the match is over."""
        return self.game.pending(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Winners and how, or None while the match runs."""
        return self.game.outcome(self.state)

    def legal(self) -> tuple[Action, ...]:
        """The answers to the pending question."""
        return self.game.legal(self.state)

    def proposals(self) -> tuple[Action, ...]:
        """The answers worth choosing from; where nothing is measured, all of them."""
        return self.game.proposals(self.state)

    def question(self) -> Question:
        """The pending question with the asked seat's view, for a player who is not a person."""
        asked = self.pending
        with in_words(self._say):
            if not isinstance(asked, Ask):
                raise BadInput(phrase("bad-match-nobody-asked"), field="question")
        return asked_of(self.game, self.state, asked.seat)

    def refusal(self, action: Action | Mapping[str, Any], *, seat: int | None = None) -> Refusal | None:
        """Why the action is refused, in words, or None when it may be played."""
        try:
            found = self.game.refusal(self.state, self._action(action), seat=seat)
        except IllegalAction as refused:
            return refused.refusal
        return None if found is None else self._spoken(found)

    def play(
        self, action: Action | Mapping[str, Any], *, seat: int | None = None, listed: tuple[Action, ...] = ()
    ) -> list[Any]:
        """Plays a checked action and lets the dealer answer rolls and draws; returns what happened.

        What stands in `listed`, the legal answers to this very question if they are known, is not judged again.
        """
        action = self._action(action)
        if not (action in listed and self._asks(seat)):
            refused = self.game.refusal(self.state, action, seat=seat)
            if refused is not None:
                raise IllegalAction(self._spoken(refused))
        before = self.game.clone(self.state)
        asked = self.pending
        mark = (before, len(self.record.replies), len(self.log))
        try:
            self.game.apply(self.state, action)
            self.record.replies.append(msgspec.to_builtins(action))
            dealt = self._deal()
        except BaseException:
            # An interrupt of the person at the keyboard, too, must leave a match that can be saved.
            self._take_back(mark)
            raise
        happened = self.log[mark[2] :]
        after = self.pending
        same_seat = isinstance(after, Ask) and isinstance(asked, Ask) and after.seat == asked.seat
        if dealt or not same_seat or any(self.game.reveals(event) for event in happened):
            self._past.clear()
        else:
            self._past.append(mark)
        return happened

    def _asks(self, seat: int | None) -> bool:
        """Whether a seat is asked now, or anybody if none is named."""
        asked = self.pending
        return isinstance(asked, Ask) and seat in (None, asked.seat)

    @property
    def undoable(self) -> int:
        """How many of the last answers can be taken back."""
        return len(self._past)

    def undo(self) -> None:
        """Takes back the last answer, unless something was rolled or revealed or another seat was asked."""
        if not self._past:
            raise NothingToUndo("nothing can be taken back: a die, a card or another seat's answer lies between")
        self._take_back(self._past.pop())

    def _take_back(self, mark: tuple[Any, int, int]) -> None:
        self.state, replies, events = mark
        del self.record.replies[replies:]
        del self.log[events:]

    def view(self, seat: int | None) -> Any:
        """What that seat may know; None is a spectator."""
        return self.game.view(self.state, seat)

    def position(self) -> dict[str, Any]:
        """The situation as a small readable document."""
        return self.game.position(self.state)

    def describe(self, action: Action | Mapping[str, Any]) -> str:
        """An action in words."""
        return self._say(*self.game.describe(self.state, self._action(action)))

    def save(self) -> str:
        """The match as JSON text: the record, and the state it must lead to."""
        return msgspec.json.encode({"record": self.record, "state": msgspec.Raw(self.game.save(self.state))}).decode()

    def _action(self, action: Action | Mapping[str, Any]) -> Action:
        if isinstance(action, Action):
            return action
        try:
            return self.game.action(action)
        except BadInput as error:
            refusal = Refusal(error.rule, "refused-malformed", {"problem": error.complaint}, code=error.code)
            raise IllegalAction(self._spoken(refusal)) from None

    def _spoken(self, refusal: Refusal) -> Refusal:
        if refusal.text:
            return refusal
        return msgspec.structs.replace(refusal, text=self._say(refusal.key, refusal.params))

    def _deal(self) -> bool:
        dealt = False
        game, state = self.game, self.state
        while (want := game.pending(state)) is not None and not isinstance(want, Ask):
            with in_words(self._say):
                chance = self.dealer.deal(want)
                check(want, chance)
            game.apply(state, chance)
            self.record.replies.append(msgspec.to_builtins(chance))
            dealt = True
        self.log.extend(game.events(state))
        return dealt


def _plain(data: Mapping[str, Any], field: str) -> dict[str, Any]:
    """A copy as JSON has it, so that a record is the same before and after it is written."""
    if not isinstance(data, Mapping):
        raise BadInput(phrase("bad-match-mapping", given=type(data).__name__), field=field)
    try:
        return msgspec.json.decode(msgspec.json.encode(dict(data)), type=dict[str, Any])
    except (TypeError, ValueError, RecursionError) as error:
        raise BadInput(phrase("bad-match-plain", problem=str(error)), field=field) from None


def replay(game: Game, record: Record, *, say: Speaker = _silent) -> Match:
    """Plays a record again, checking every reply; a record that does not fit is refused."""
    return _replay(game, record, RecordedDealer(_chances(record)), say)


def _replay(game: Game, record: Record, dealer: Dealer, say: Speaker) -> Match:
    if record.game_format != game.format:
        words = phrase("bad-match-game-format", game=game.name, given=record.game_format, format=game.format)
        raise BadInput(words, field="game_format")
    match = Match.start(game, options=record.options, position=record.position, dealer=dealer, say=say)
    for number, reply in enumerate(record.replies):
        if _is_chance(reply):
            continue
        try:
            match.play(game.action(reply))
        except (IllegalAction, BadInput) as error:
            why = error.told if isinstance(error, BadInput) else str(error)
            raise BadInput(phrase("bad-match-reply", number=number + 1, why=why), field="replies") from None
    if len(match.record.replies) != len(record.replies):
        raise BadInput(phrase("bad-match-extra"), field="replies")
    match.record.seed = record.seed
    return match


def _is_chance(reply: Any) -> bool:
    return isinstance(reply, dict) and reply.get("type") in ("Rolled", "Drawn")


def _chances(record: Record) -> list[Chance]:
    try:
        return [msgspec.convert(r, Rolled | Drawn) for r in record.replies if _is_chance(r)]
    except msgspec.ValidationError as error:
        words = phrase("bad-match-chance", problem=misshapen(error).complaint)
        raise BadInput(words, field="replies") from None


class _KeepingStep:
    """Answers from a record and draws from a seeded dealer as often, so that it can go on from there."""

    def __init__(self, recorded: Dealer, seeded: Dealer) -> None:
        self._recorded = recorded
        self._seeded = seeded

    def deal(self, want: Roll | Draw) -> Chance:
        """The recorded answer."""
        self._seeded.deal(want)
        return self._recorded.deal(want)


def load(game_of: Callable[[str], Game], text: str | bytes, *, say: Speaker = _silent) -> Match:
    """A saved match; the record is replayed and must lead to the saved state."""
    if not isinstance(text, str | bytes):
        raise BadInput(phrase("bad-match-save-fields"), field="save")
    try:
        data = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadInput(phrase("bad-match-save", problem=misshapen(error).complaint), field="save") from None
    if not {"record", "state"} <= data.keys():
        raise BadInput(phrase("bad-match-save-fields"), field="save")
    record = records.decode(bytes(data["record"]))
    game = game_of(record.game)
    recorded = RecordedDealer(_chances(record))
    seeded = None if record.seed is None else SeededDealer(record.seed)
    match = _replay(game, record, recorded if seeded is None else _KeepingStep(recorded, seeded), say)
    if game.save(match.state) != game.save(game.load(bytes(data["state"]))):
        raise BadInput(phrase("bad-match-other-state"), field="state")
    match.dealer = seeded or recorded
    return match
