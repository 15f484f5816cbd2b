"""Framed: the part of the contract that is the same in every game whose rules are frames over a state with a book."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from edgewise.core.events import Event
from edgewise.core.flow import Action, Ask, Frame, Want
from edgewise.core.outcome import Outcome
from edgewise.core.phrase import Voice, phrase
from edgewise.core.refusal import BadInput, in_words, misshapen

S = TypeVar("S", bound=Any)
E = TypeVar("E", bound=Event)
B = TypeVar("B")
# Compiled books kept for options seen before; a server that sees many forgets and compiles again.
KEPT_BOOKS = 256


def kept(books: dict[bytes, B], key: Any, compiled: Callable[[], B]) -> B:
    """The book for a key that can be written as JSON; made once for each."""
    text = msgspec.json.encode(key)
    if text not in books:
        if len(books) >= KEPT_BOOKS:
            books.clear()
        books[text] = compiled()
    return books[text]


class Framed(Generic[S, E]):
    """States with a stack, a want, a result, a log and a book; saved as JSON, the book by its options."""

    # The voices of the game, which every game has of its own.
    _speaker: Callable[[str], Voice]

    def __init__(self, state_type: Any, book_type: type, package: str | tuple[str, ...]) -> None:
        # A union that is only known when the game's modules are loaded is nothing that a type checker can follow.
        union = functools.reduce(lambda a, b: a | b, _frames_of(Frame, package))  # type: ignore[arg-type, return-value]
        self._book_type = book_type
        # By the options as they are saved, which were read before: a loaded state finds its book at once.
        self._saved_books: dict[bytes, Any] = {}
        self._encoder = msgspec.json.Encoder(enc_hook=self._encode)
        self._decoder = msgspec.json.Decoder(state_type[union], dec_hook=self._decode)
        self._flow_type: Any = list[union]  # type: ignore[valid-type]  # as above

    def book(self, options: Any) -> Any:
        """The compiled content for these options; every game makes its own."""
        raise NotImplementedError

    def pending(self, state: S) -> Want | None:
        """What is wanted now."""
        found: Want | None = state.want
        return found

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

    def outcome(self, state: S) -> Outcome | None:
        """Winners and how."""
        found: Outcome | None = state.result
        return found

    def clone(self, state: S) -> S:
        """An independent copy."""
        twin: S = state.clone()
        if state.log is not None:
            twin.log = []
        return twin

    def events(self, state: S) -> list[E]:
        """What happened since the last call."""
        if state.log is None:
            return []
        found: list[E] = state.log
        state.log = []
        return found

    def mute(self, state: S) -> None:
        """Keeps no events from here on."""
        state.log = None

    def reveals(self, event: Event) -> bool:
        """Whether an event showed something that cannot be taken back."""
        return event.reveals

    def brings_content(self, state: S) -> bool:
        """Whether a match has sides besides those of the game."""
        return bool(state.book.options.content)

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
                state: S = self._decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise misshapen(error, "state") from None
        return state

    def _encode(self, value: Any) -> Any:
        if isinstance(value, self._book_type):
            return value.options  # type: ignore[attr-defined]  # every book has them
        raise NotImplementedError(type(value).__name__)

    def _decode(self, type_: Any, value: Any) -> Any:
        if type_ is self._book_type:
            return kept(self._saved_books, value, lambda: self.book(value))
        raise NotImplementedError(str(type_))

    def _read_flow(self, flow: Mapping[str, Any], kinds: Mapping[str, Any]) -> dict[str, Any]:
        """The columns of a rule in progress, from a position document; the stack comes besides the kinds named."""
        try:
            every = {"stack": self._flow_type, "want": Want | None, **kinds}
            return {name: msgspec.convert(flow[name], kind) for name, kind in every.items()}
        except msgspec.ValidationError as error:
            raise misshapen(error, "flow") from None
        except KeyError as error:
            raise BadInput(phrase("bad-shape-missing", name=str(error.args[0])), field="flow") from None


def _frames_of(kind: type[Frame], package: str | tuple[str, ...]) -> list[type[Frame]]:
    found = []
    for sub in kind.__subclasses__():
        if sub.__module__.startswith(package):
            found.append(sub)
        found += _frames_of(sub, package)
    return found
