"""Speaking: what a game says, as message keys with parameters, and the names and texts of its content."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from edgewise.core.events import Event
from edgewise.core.flow import Action

Of = TypeVar("Of", contravariant=True)


class Record(Protocol):
    """Something that can be led: a faction, an army."""

    @property
    def id(self) -> str:
        """Its id."""
        ...


class Speaking(Protocol[Of]):
    """Actions, events, questions and refusals as messages; content in words. Parameters and texts are JSON."""

    def describe(self, state: Of, action: Action, /) -> tuple[str, dict[str, Any]]:
        """An action as a message key with readable parameters."""
        ...

    def told(self, state: Of, event: Event, seat: int | None = None, /) -> tuple[str, dict[str, Any]]:
        """An event as a message; a seat is told what only it has learned."""
        ...

    def asked(self, state: Of, /) -> tuple[str, dict[str, Any]]:
        """The pending question as a message."""
        ...

    def readable(self, state: Of, params: Mapping[str, Any], /) -> dict[str, Any]:
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

    def content_schema(self) -> dict[str, Any]:
        """JSON Schema of a content file."""
        ...
