"""Framed: the part of the contract that is the same in every game whose rules are frames over a state with a book."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from types import UnionType
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from edgewise.core.book import Bringing, Compiled, kept
from edgewise.core.dealer import Dealer
from edgewise.core.events import Event
from edgewise.core.flow import Action, Ask, Draw, Frame, Frames, Table, Want, advance, as_known
from edgewise.core.outcome import Outcome
from edgewise.core.phrase import Voice, phrase
from edgewise.core.refusal import BadInput, in_words, misshapen
from edgewise.core.speaking import Record, Speaks, Writer
from edgewise.core.view import Known, Veiled
from edgewise.core.weighing import Weighing


class Columns(Table, Protocol):
    """The least that a state must have: a rule in progress, its book, and what happened since somebody last asked."""

    log: list[Event] | None

    @property
    def book(self) -> Compiled:
        """The content of the match, shared by all its states."""
        ...

    def clone(self) -> Self:
        """An independent copy that keeps no events."""
        ...


S = TypeVar("S", bound=Columns)
V = TypeVar("V", bound=Veiled)
C = TypeVar("C", bound=Bringing)
B = TypeVar("B", bound=Compiled)
R = TypeVar("R", bound=Record)


class Framed(Speaks[S, R], Weighing[S, V], Generic[S, V, C, B, R]):
    """States with a stack, a want, a result, a log and a book; saved as JSON, the book by its options.

    A game names its closed union of actions, the rule that nothing else is one, and the columns of a rule in progress;
    it brings the methods that raise NotImplementedError here.
    """

    options_type: type[C]
    book_type: type[B]
    actions: ClassVar[UnionType]
    malformed: ClassVar[str]
    flow_columns: ClassVar[Mapping[str, type]] = {}

    def __init__(self, speaker: Callable[[str], Voice], package: str | tuple[str, ...]) -> None:
        self._speaker = speaker
        self._writers: dict[str, Writer] = {}
        # A union that is only known when the game's modules are loaded is nothing that a type checker can follow.
        union = functools.reduce(lambda a, b: a | b, _frames_of(Frame, package))  # type: ignore[arg-type, return-value]
        self._books: dict[bytes, B] = {}
        # By the options as they are saved, which were read before: a loaded state finds its book at once.
        self._saved_books: dict[bytes, B] = {}
        self._encoder = msgspec.json.Encoder(enc_hook=self._encode)
        whole = self.state_type[union]  # type: ignore[index]  # every state is generic over its frames
        self._decoder: msgspec.json.Decoder[S] = msgspec.json.Decoder(whole, dec_hook=self._decode)
        self._flow_types = {"stack": list[union], "want": Want | None, **self.flow_columns}  # type: ignore[valid-type]
        # The reader of a struct is made once, that of a bare union anew each time.
        self._given = msgspec.defstruct("Given", [("action", self.actions)], frozen=True)

    # what a game brings

    def read_options(self, given: Mapping[str, Any], /) -> C:
        """Options from plain data; bad ones get a clear error."""
        raise NotImplementedError

    def compiled(self, options: C) -> B:
        """The book for options that were read."""
        raise NotImplementedError

    def blank(self, book: B, /) -> S:
        """A state before set-up; what the options settle is judged here."""
        raise NotImplementedError

    def opening(self, state: S, /) -> Frames:
        """How a match begins."""
        raise NotImplementedError

    def veiled(self, state: S, seat: int | None) -> S:
        """A copy with everything secret replaced, out of the options of its book too; here nothing is secret."""
        return state.clone()

    def seen(self, state: S, seat: int | None, known: Known, /) -> V:
        """The view of a seat; `known` is the part that all games have alike."""
        raise NotImplementedError

    def cards_in_sight(self, state: S, seat: int | None, /) -> Iterable[str]:
        """The cards that a seat can read, in hands that it may see or open on the table; here there are none."""
        return ()

    def fill(self, state: S, dealer: Dealer, /) -> None:
        """Replaces what is hidden in a veiled state by what could be there; here nothing is."""

    def written(self, state: S, flow: Callable[[S], dict[str, Any]], /) -> dict[str, Any]:
        """A state as a document; `flow` writes the columns of a rule in progress."""
        raise NotImplementedError

    def read(
        self,
        position: Mapping[str, Any],
        book: Callable[[Mapping[str, Any]], B],
        flow: Callable[[dict[str, Any]], dict[str, Any]],
        /,
    ) -> S:
        """The state that a document describes; `flow` reads the columns of a rule in progress."""
        raise NotImplementedError

    # books

    def book(self, options: Mapping[str, Any] | C) -> B:
        """The compiled content for these options; made once for each."""
        with in_words(self._speaker("en").say):
            # A type checker does not see that what is not of the type of options can only be a mapping.
            read = options if isinstance(options, self.options_type) else self.read_options(options)  # type: ignore[arg-type]
            return kept(self._books, read, lambda: self.compiled(read))

    def for_options(self, book: B, options: C) -> B:
        """The same book where the options are its own, or else the one for them."""
        return book if book.options is options else self.book(options)

    def brings_content(self, state: S) -> bool:
        """Whether a match has sides besides those of the game."""
        return bool(state.book.options.content)

    # play

    def setup(self, options: Mapping[str, Any]) -> S:
        """A match ready for its first want; bad options get a clear error."""
        book = self.book(options)
        with in_words(self._speaker("en").say):
            state = self.blank(book)
        state.log = []
        state.stack = list(reversed(self.opening(state)))
        advance(state)
        return state

    def pending(self, state: S) -> Want | None:
        """What is wanted now."""
        return state.want

    def legal(self, state: S) -> tuple[Action, ...]:
        """The answers to the pending question."""
        if type(state.want) is not Ask:
            return ()
        found: tuple[Action, ...] = state.stack[-1].options(state)
        return found

    def proposals(self, state: S) -> tuple[Action, ...]:
        """The answers worth choosing from."""
        if type(state.want) is not Ask:
            return ()
        found: tuple[Action, ...] = state.stack[-1].proposals(state)
        return found

    def action(self, data: Any) -> Action:
        """An action from JSON data; bad data gets a clear error."""
        try:
            found: Action = msgspec.structs.astuple(msgspec.convert({"action": data}, self._given))[0]
        except msgspec.ValidationError as error:
            raise self.no_action(error) from None
        return found

    def no_action(self, error: msgspec.ValidationError) -> BadInput:
        """What is said of data that is no action."""
        return misshapen(error, "action", rule=self.malformed)

    def outcome(self, state: S) -> Outcome | None:
        """Winners and how."""
        return state.result

    def clone(self, state: S) -> S:
        """An independent copy."""
        twin = state.clone()
        if state.log is not None:
            twin.log = []
        return twin

    # events

    def events(self, state: S) -> list[Event]:
        """What happened since the last call."""
        if state.log is None:
            return []
        found, state.log = state.log, []
        return found

    def mute(self, state: S) -> None:
        """Keeps no events from here on."""
        state.log = None

    def reveals(self, event: Event) -> bool:
        """Whether an event showed something that cannot be taken back."""
        return event.reveals

    # what seats may know

    def view(self, state: S, seat: int | None) -> V:
        """Everything that a seat may know, nothing else; None is a spectator."""
        is_asked = isinstance(state.want, Ask) and state.want.seat == seat
        twin = self.veiled(state, seat)
        twin.want = as_known(state.want)
        known = Known(
            pending=twin.want,
            legal=self.legal(state) if is_asked else (),
            cards={card: self.card_text(card, "en", state) for card in sorted({*self.cards_in_sight(state, seat)})},
            state=msgspec.Raw(self.save(twin)),
        )
        return self.seen(state, seat, known)

    def imagine(self, view: V, dealer: Dealer) -> S:
        """Some full state consistent with the view: unknown cards are drawn from what they could be."""
        state = self.load(bytes(view.state))
        self.fill(state, dealer)
        if isinstance(state.want, Draw):
            advance(state)
        return state

    # states and positions as JSON

    def save(self, state: S) -> bytes:
        """The state as JSON."""
        log, state.log = state.log, None
        try:
            return self._encoder.encode(state)
        finally:
            state.log = log

    def load(self, text: bytes | str) -> S:
        """The state from JSON; bad text gets a clear error."""
        with in_words(self._speaker("en").say):
            try:
                return self._decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise misshapen(error, "state") from None

    def position(self, state: S) -> dict[str, Any]:
        """The situation as a small readable document."""
        return self.written(state, self._flow)

    def from_position(self, position: Mapping[str, Any]) -> S:
        """The state that a document describes; an impossible one is refused with the reason."""
        with in_words(self._speaker("en").say):
            state = self.read(position, self.book, self._unflow)
        state.log = []
        return state

    def _flow(self, state: S) -> dict[str, Any]:
        """The columns of a rule in progress, for a position document."""
        found: dict[str, Any] = msgspec.to_builtins({name: getattr(state, name) for name in self._flow_types})
        return found

    def _unflow(self, flow: Mapping[str, Any]) -> dict[str, Any]:
        """The columns of a rule in progress, from a position document."""
        try:
            return {name: msgspec.convert(flow[name], kind) for name, kind in self._flow_types.items()}
        except msgspec.ValidationError as error:
            raise misshapen(error, "flow") from None
        except KeyError as error:
            raise BadInput(phrase("bad-shape-missing", name=str(error.args[0])), field="flow") from None

    def _encode(self, value: Any) -> Any:
        if isinstance(value, self.book_type):
            return value.options
        raise NotImplementedError(type(value).__name__)

    def _decode(self, type_: Any, value: Any) -> Any:
        if type_ is self.book_type:
            return kept(self._saved_books, value, lambda: self.book(value))
        raise NotImplementedError(str(type_))


def _frames_of(kind: type[Frame], package: str | tuple[str, ...]) -> list[type[Frame]]:
    found = []
    for sub in kind.__subclasses__():
        if sub.__module__.startswith(package):
            found.append(sub)
        found += _frames_of(sub, package)
    return found
