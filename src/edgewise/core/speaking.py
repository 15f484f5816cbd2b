"""Speaking: what a game says, as message keys with parameters, and the names and texts of its content."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from edgewise.core.book import Compiled
from edgewise.core.events import Event
from edgewise.core.flow import Action
from edgewise.core.phrase import Names, Params, Phrase, Said, Titles, Voice, label, phrase, titled
from edgewise.core.refusal import BadInput, in_words

Of = TypeVar("Of", contravariant=True)


class Record(Protocol):
    """Something that can be led: a faction, an army."""

    @property
    def id(self) -> str:
        """Its id."""
        ...


class Filed(NamedTuple):
    """A file that was read: what kind of content it is, its id, and what is worth knowing of it."""

    kind: str
    id: str
    notes: tuple[Phrase, ...] = ()


# The kind of file that every game has: one that brings a side.
SIDE = "faction"


class Speaking(Protocol[Of]):
    """Actions, events, questions and refusals as messages; content in words. Parameters and texts are JSON."""

    def describe(self, state: Of, action: Action, /) -> tuple[str, Params]:
        """An action as a message key with readable parameters."""
        ...

    def told(self, state: Of, event: Event, seat: int | None = None, /) -> tuple[str, Params]:
        """An event as a message; a seat is told what only it has learned."""
        ...

    def asked(self, state: Of, /) -> tuple[str, Params]:
        """The pending question as a message."""
        ...

    def readable(self, state: Of, params: Params, /) -> Params:
        """Parameters of a message with names for numbers."""
        ...

    def card_text(self, card: str, locale: str = "en", state: Of | None = None) -> dict[str, str]:
        """Name, kind and texts of a card in words; a state knows the cards of its own match."""
        ...

    def texts(self, locale: str = "en", state: Of | None = None) -> dict[str, Any]:
        """Names and texts of all content in a language."""
        ...

    def rehearse(self, locale: str) -> None:
        """Says in a language what is said often, for those who cannot wait when it is said first."""
        ...

    def describe_content(self, faction: str, locale: str = "en", beside: Sequence[str] = ()) -> dict[str, Any]:
        """What a side brings, with its generated texts; by id, or from the text of a file."""
        ...

    def check_content(self, text: str, file: str, beside: Sequence[str] = ()) -> Record:
        """A side from a fan's file; raises ContentError with every problem found."""
        ...

    def check_file(self, text: str, file: str, beside: Sequence[str] = ()) -> Filed:
        """A file of any kind that the game has; raises ContentError with every problem found."""
        ...

    def content_schema(self) -> dict[str, Any]:
        """JSON Schema of a content file."""
        ...


class Writer:
    """Writes the records of some sides in one language; what was written once is kept."""

    def __init__(self, voice: Voice, cards: Iterable[str], titles: Titles) -> None:
        self._voice = voice
        # In the order in which they are told; a set of them is looked up more quickly.
        self.cards = dict.fromkeys(cards)
        self._titles = titles
        self._written: dict[str, dict[str, str]] = {}

    @cached_property
    def all(self) -> dict[str, Any]:
        """Everything there is, by kind and id."""
        return {**self.beside(), "cards": {id: self.card(id) for id in self.cards}}

    def card(self, id: str) -> dict[str, str]:
        """Name, kind and texts of one of the cards."""
        if id not in self._written:
            self._written[id] = self.written(id)
        return self._written[id]

    def beside(self) -> dict[str, Any]:
        """Everything besides the cards, by kind and id; `factions` are the names of the sides."""
        raise NotImplementedError

    def written(self, card: str) -> dict[str, str]:
        """Name, kind and texts of a card."""
        raise NotImplementedError

    def label(self, names: Names) -> str:
        """A name in the language."""
        return label(names, self._voice.locale)

    def said(self, words: Said) -> str:
        """What a text means in words, with the names of what it tells of."""
        return self._voice.say("said", {"what": titled(words, self._titles)})


R_co = TypeVar("R_co", bound=Record, covariant=True)


class Led(Compiled, Protocol[R_co]):
    """The book of a match with its sides, and who writes them where it has some of its own."""

    @property
    def factions(self) -> Mapping[str, R_co]:
        """The sides by id."""
        ...

    @property
    def writers(self) -> dict[str, Writer]:
        """Who writes them, by language."""
        ...


S = TypeVar("S")
R = TypeVar("R", bound=Record)


class Speaks(Generic[S, R]):
    """What every game says alike of its content: names and texts by language, written once for each content."""

    factions: dict[str, R]
    # The rule that a card must be one of the game's, and the ledger's own name for that, if it has one.
    unknown_card: ClassVar[tuple[str, str]]

    _speaker: Callable[[str], Voice]
    _writers: dict[str, Writer]

    def writer(self, voice: Voice, sides: tuple[R, ...], /) -> Writer:
        """Who writes these sides in a language."""
        raise NotImplementedError

    def sides(self, state: S, /) -> Led[R]:
        """The book of a match."""
        raise NotImplementedError

    def check_file(self, text: str, file: str, beside: Sequence[str] = ()) -> Filed:
        """A file of any kind; most games have sides only."""
        return Filed(SIDE, self.check_content(text, file, beside).id)

    def check_content(self, text: str, file: str, beside: Sequence[str] = ()) -> R:
        """A side from a fan's file."""
        raise NotImplementedError

    def card_text(self, card: str, locale: str = "en", state: S | None = None) -> dict[str, str]:
        """Name, kind and texts of a card in words; a state knows the cards of its own match."""
        writer = self._writer(locale, state)
        if card not in writer.cards:
            rule, code = self.unknown_card
            with in_words(self._speaker(locale).say):
                raise BadInput(phrase("bad-text-card", card=card), field="card", rule=rule, code=code)
        return writer.card(card)

    def texts(self, locale: str = "en", state: S | None = None) -> dict[str, Any]:
        """Names and texts of all content in a language."""
        return self._writer(locale, state).all

    def rehearse(self, locale: str) -> None:
        """Says all texts in a language, for those who cannot wait when they are said first."""
        self.texts(locale)

    def _writer(self, locale: str, state: S | None) -> Writer:
        """Who writes the built-in content in a language, or that of a match with content of its own."""
        voice = self._speaker(locale)
        kept, factions = self._writers, tuple(self.factions.values())
        if state is not None and (book := self.sides(state)).options.content:
            kept, factions = book.writers, tuple(book.factions.values())
        if voice.locale not in kept:
            kept[voice.locale] = self.writer(voice, factions)
        return kept[voice.locale]
