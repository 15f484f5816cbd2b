"""Match: the one referee under the command line, the bots, the tests and the server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, Self, TypeAlias, TypeVar

import msgspec

from edgewise.core import record as records
from edgewise.core.dealer import Dealer, RecordedDealer, SeededDealer, check
from edgewise.core.events import Event
from edgewise.core.flow import Action, Ask, Chance, Draw, Drawn, Roll, Rolled, Want
from edgewise.core.game import AnyGame, Game
from edgewise.core.outcome import Outcome
from edgewise.core.phrase import Params, phrase
from edgewise.core.question import Question, asked_of
from edgewise.core.record import Record
from edgewise.core.refusal import BadInput, IllegalAction, NothingToUndo, Refusal, in_words, misshapen

Speaker = Callable[[str, Params], str]
S = TypeVar("S")
V = TypeVar("V")


def _silent(key: str, params: Params) -> str:
    return f"{key} {dict(params)}" if params else key


class Match(Generic[S, V]):
    """A state with its dealer and its record; checks every action before it is applied."""

    def __init__(
        self,
        game: Game[S, V],
        state: S,
        dealer: Dealer,
        record: Record,
        *,
        say: Speaker = _silent,
    ) -> None:
        self.game = game
        self.state = state
        self.dealer = dealer
        self.record = record
        self.log: list[Event] = []
        # Answers to the sealed question that is pending, by seat; played together when all are in.
        self.sealed: dict[int, Action] = {}
        self._say = say
        self._past: list[tuple[S, int, int]] = []
        self._deal()

    @classmethod
    def start(
        cls,
        game: Game[S, V],
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
        """What is wanted now; None when the match is over. Of a sealed question: by the first who has not answered."""
        want = self.game.pending(self.state)
        if not self.sealed or not isinstance(want, Ask):
            return want
        return next(self._ask(want, seat) for seat in want.sealed if seat not in self.sealed)

    def asks(self, seat: int) -> Ask | None:
        """What a seat is asked now; of a sealed question, whether others have answered or not."""
        want = self.game.pending(self.state)
        if not isinstance(want, Ask) or seat in self.sealed or seat not in (want.sealed or (want.seat,)):
            return None
        return self._ask(want, seat)

    def _ask(self, want: Ask, seat: int) -> Ask:
        return want if want.seat == seat else msgspec.structs.replace(want, seat=seat)

    @property
    def outcome(self) -> Outcome | None:
        """Winners and how, or None while the match runs."""
        return self.game.outcome(self.state)

    def legal(self, seat: int | None = None) -> tuple[Action, ...]:
        """The answers to the pending question; `seat` names one of those that a sealed question asks."""
        return self.game.legal(self.as_asked(seat))

    def proposals(self, seat: int | None = None) -> tuple[Action, ...]:
        """The answers worth choosing from; where nothing is measured, all of them."""
        return self.game.proposals(self.as_asked(seat))

    def question(self, seat: int | None = None) -> Question[V]:
        """The pending question with the asked seat's view, for a player who is not a person."""
        asked = self.pending if seat is None else self.asks(seat)
        with in_words(self._say):
            if not isinstance(asked, Ask):
                raise BadInput(phrase("bad-match-nobody-asked"), field="question")
        return asked_of(self.game, self.as_asked(asked.seat), asked.seat)

    def as_asked(self, seat: int | None = None) -> S:
        """The state in which a seat is the one that is asked, without what others have sealed.

        Those before it have given some answer there: what is offered to a seat does not depend on it.
        """
        state = self.state
        want = self.game.pending(state)
        asked = self.pending
        if seat is None and isinstance(asked, Ask):
            seat = asked.seat
        if not isinstance(want, Ask) or seat == want.seat or seat not in want.sealed:
            return state
        state = self.game.clone(state)
        self.game.mute(state)
        while isinstance(want, Ask) and want.seat != seat:
            self.game.apply(state, self.game.proposals(state)[0])
            want = self.game.pending(state)
        return state

    def refusal(self, action: Action | Mapping[str, Any], *, seat: int | None = None) -> Refusal | None:
        """Why the action is refused, in words, or None when it may be played."""
        try:
            found = self._judged(self._action(action), seat)
        except IllegalAction as refused:
            return refused.refusal
        return None if found is None else self._spoken(found)

    def _judged(self, action: Action, seat: int | None) -> Refusal | None:
        if seat is not None and seat in self.sealed and not action.interrupts:
            return Refusal("", "refused-sealed")
        return self.game.refusal(self.as_asked(seat), action, seat=seat)

    def play(
        self, action: Action | Mapping[str, Any], *, seat: int | None = None, listed: tuple[Action, ...] = ()
    ) -> list[Event]:
        """Plays a checked action and lets the dealer answer rolls and draws; returns what happened.

        What stands in `listed`, the legal answers to this very question if they are known, is not judged again.
        """
        action = self._action(action)
        if not (action in listed and self._asks(seat)):
            refused = self._judged(action, seat)
            if refused is not None:
                raise IllegalAction(self._spoken(refused))
        asked = self.pending
        if not isinstance(asked, Ask) or not asked.sealed or action.interrupts:
            return self._apply((action,))
        self.sealed[asked.seat if seat is None else seat] = action
        if self.sealed.keys() < set(asked.sealed):
            return []
        return self._apply(tuple(self.sealed[each] for each in asked.sealed))

    def _apply(self, actions: tuple[Action, ...]) -> list[Event]:
        """Plays actions that were judged; what was sealed is opened or void with that."""
        asked = self.game.pending(self.state)
        mark = (self.game.clone(self.state), len(self.record.replies), len(self.log))
        sealed, self.sealed = self.sealed, {}
        try:
            dealt = False
            for action in actions:
                self.game.apply(self.state, action)
                self.record.replies.append(msgspec.to_builtins(action))
                dealt = self._deal() or dealt
        except BaseException:
            # An interrupt of the person at the keyboard, too, must leave a match that can be saved.
            self._take_back(mark)
            self.sealed = sealed
            raise
        happened = self.log[mark[2] :]
        if dealt or not self._goes_on(asked) or any(self.game.reveals(event) for event in happened):
            self._past.clear()
        else:
            self._past.append(mark)
        return happened

    def _goes_on(self, asked: Want | None) -> bool:
        """Whether the same seat is asked again, and nobody else with it."""
        after = self.game.pending(self.state)
        if not isinstance(after, Ask) or not isinstance(asked, Ask):
            return False
        return after.seat == asked.seat and not after.sealed

    def _asks(self, seat: int | None) -> bool:
        """Whether a seat is asked now, or anybody if none is named."""
        asked = self.pending
        return isinstance(asked, Ask) and (seat is None or self.asks(seat) is not None)

    @property
    def undoable(self) -> int:
        """How many of the last answers can be taken back."""
        return len(self._past)

    def undo(self) -> None:
        """Takes back the last answer, unless something was rolled or revealed or another seat was asked."""
        if not self._past:
            raise NothingToUndo("nothing can be taken back: a die, a card or another seat's answer lies between")
        self._take_back(self._past.pop())

    def _take_back(self, mark: tuple[S, int, int]) -> None:
        self.state, replies, events = mark
        del self.record.replies[replies:]
        del self.log[events:]

    def view(self, seat: int | None) -> V:
        """What that seat may know; None is a spectator."""
        return self.game.view(self.state, seat)

    def position(self) -> dict[str, Any]:
        """The situation as a small readable document."""
        return self.game.position(self.state)

    def describe(self, action: Action | Mapping[str, Any]) -> str:
        """An action in words."""
        return self._say(*self.game.describe(self.state, self._action(action)))

    def save(self) -> str:
        """The match as JSON text: the record, the state it must lead to, and answers that are sealed yet."""
        data: dict[str, Any] = {"record": self.record, "state": msgspec.Raw(self.game.save(self.state))}
        if self.sealed:
            data["sealed"] = tuple(self.sealed.items())
        return msgspec.json.encode(data).decode()

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


# A save names its game, which may be any.
AnyMatch: TypeAlias = Match[Any, Any]


def replay(game: Game[S, V], record: Record, *, say: Speaker = _silent) -> Match[S, V]:
    """Plays a record again, checking every reply; a record that does not fit is refused."""
    return _replay(game, record, RecordedDealer(_chances(record)), say)


def _replay(game: Game[S, V], record: Record, dealer: Dealer, say: Speaker) -> Match[S, V]:
    if record.game_format != game.format:
        words = phrase("bad-match-game-format", game=game.name, given=record.game_format, format=game.format)
        raise BadInput(words, field="game_format")
    match = Match.start(game, options=record.options, position=record.position, dealer=dealer, say=say)
    for number, reply in enumerate(record.replies):
        if is_chance(reply):
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


def is_chance(reply: Any) -> bool:
    """Whether an entry of a record is a roll or a draw."""
    return isinstance(reply, dict) and reply.get("type") in ("Rolled", "Drawn")


def _chances(record: Record) -> list[Chance]:
    try:
        return [msgspec.convert(r, Rolled | Drawn) for r in record.replies if is_chance(r)]
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


def load(game_of: Callable[[str], AnyGame], text: str | bytes, *, say: Speaker = _silent) -> AnyMatch:
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
    for seat, action in _sealed(data):
        match.play(action, seat=seat)
    return match


def _sealed(data: Mapping[str, msgspec.Raw]) -> list[tuple[int, dict[str, Any]]]:
    """The sealed answers of a saved match."""
    try:
        return msgspec.json.decode(data.get("sealed", b"[]"), type=list[tuple[int, dict[str, Any]]])
    except msgspec.ValidationError as error:
        raise BadInput(phrase("bad-match-save", problem=misshapen(error).complaint), field="sealed") from None
