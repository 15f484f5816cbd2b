"""Why not: refusals and the errors that carry them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from edgewise.core.phrase import Params, Phrase, phrase

Say = Callable[[str, Params], str]
Param = int | str | Phrase | tuple[int, ...] | tuple[str, ...]


class Refusal(msgspec.Struct, frozen=True):
    """The rule that forbids an action, as a message key with its numbers, and in words once spoken.

    `code` is the ledger's own name of the refusal, in games whose ledger has such names.
    """

    rule: str
    key: str
    params: dict[str, Param] = {}
    text: str = ""
    code: str = ""


class EdgewiseError(Exception):
    """Anything that Edgewise refuses."""


class IllegalAction(EdgewiseError):
    """An action was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text or refusal.key} ({refusal.rule})")
        self.refusal = refusal


class BadInput(EdgewiseError, ValueError):
    """Options, positions, saves or records that cannot be used: names the field, the rule and the way out.

    What is wrong is a phrase where people meet it, so that each reads it in their own language.
    """

    def __init__(self, message: str | Phrase, *, field: str = "", rule: str = "", code: str = "") -> None:
        super().__init__(message)
        self.phrase = message if isinstance(message, Phrase) else None
        self.field = field
        self.rule = rule
        self.code = code
        self._text = f"{message.key} {message.params}" if isinstance(message, Phrase) else message

    def __str__(self) -> str:
        where = f"{self.field}: " if self.field else ""
        return f"{where}{self._text}{f' ({self.rule})' if self.rule else ''}"

    def speak(self, say: Say) -> None:
        """Puts the phrase in words; what came as words stays as it is."""
        if self.phrase is not None:
            self._text = say(self.phrase.key, self.phrase.params)

    @property
    def told(self) -> Phrase | str:
        """The whole of it, to be said in the reader's language."""
        if self.phrase is None or not self.rule:
            return self.complaint
        return phrase("bad-input", field=self.field, what=self.phrase, rule=self.rule)

    @property
    def complaint(self) -> Phrase | str:
        """What is wrong and where, for whoever names the rule besides."""
        if self.phrase is None:
            return str(self)
        return phrase("bad-input-unruled", field=self.field, what=self.phrase) if self.field else self.phrase


@contextmanager
def in_words(say: Say) -> Iterator[None]:
    """Bad input that is met inside is told in words."""
    try:
        yield
    except BadInput as error:
        error.speak(say)
        raise


_SHAPES = (
    (re.compile(r"Object contains unknown field `(?P<name>[^`]*)`"), "bad-shape-unknown"),
    (re.compile(r"Object missing required field `(?P<name>[^`]*)`"), "bad-shape-missing"),
    (re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<given>[^`]*)`"), "bad-shape-kind"),
    (re.compile(r"Expected `[^`]*` (?P<bound>[<>]=? ?-?\d+)"), "bad-shape-bound"),
    (re.compile(r"Expected `[^`]*` of length (?P<bound>[<>=]* ?\d+)(?:, got \d+)?"), "bad-shape-length"),
    (re.compile(r"Invalid (?:enum )?value (?P<given>.+)"), "bad-shape-value"),
    (re.compile(r"JSON is malformed: .*\(byte (?P<byte>\d+)\)"), "bad-shape-json"),
    (re.compile(r"Input data was truncated"), "bad-shape-truncated"),
)


def misshapen(error: Exception, field: str = "", *, rule: str = "", code: str = "") -> BadInput:
    """The error for data of the wrong shape, from what msgspec says; the field is where it stands."""
    told, _, where = str(error).partition(" - at `$")
    inner = where.removesuffix("`").removeprefix(".")
    is_whole = inner and (field == "options" or inner.startswith(field))
    place = inner if is_whole else f"{field}.{inner}".strip(".").replace(".[", "[")
    for shape, key in _SHAPES:
        found = shape.fullmatch(told)
        if found is not None:
            return BadInput(Phrase(key, found.groupdict()), field=place, rule=rule, code=code)
    return BadInput(phrase("bad-shape", problem=told), field=place, rule=rule, code=code)


class UnknownSide(EdgewiseError):
    """Nobody leads this in the game, which knows others."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known


class NothingToUndo(EdgewiseError):
    """Taking back would cross a roll, a revealed card or another seat's question."""
