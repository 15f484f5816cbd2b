"""What is wrong with a content file, as phrases for the person who wrote it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from edgewise.core.phrase import Phrase, linked, phrase
from edgewise.core.refusal import BadInput, Say

RULE = "DF-EFF-18"
LONGEST_WORD_CHARS = 100
TOLD_PROBLEMS = 20

Words: TypeAlias = str | Phrase


class Problem(msgspec.Struct, frozen=True):
    """One fault of one file: where it is, what was expected, the way out. DF-EFF-18."""

    file: str
    line: int
    column: int
    field: str
    message: Words
    expected: Words = ""
    suggestion: Words = ""
    rule: str = RULE
    record: str = ""
    code: str = ""

    @property
    def told(self) -> Phrase:
        """The whole of it, to be said in the reader's language."""
        return phrase(
            "bad-file",
            place=f"{self.file}:{self.line}",
            field=phrase("bad-file-field", field=self.field) if self.field else "",
            message=self.message,
            expected=phrase("bad-file-expected", what=self.expected) if self.expected else "",
            suggestion=phrase("bad-file-meant", what=self.suggestion) if self.suggestion else "",
            source=f"{self.rule}, {self.code}" if self.code else self.rule,
        )

    def said(self, say: Say) -> Problem:
        """The same with words for phrases."""
        parts: dict[str, Any] = {name: getattr(self, name) for name in ("message", "expected", "suggestion")}
        words = {name: say("bad-files", {"what": part}) for name, part in parts.items() if isinstance(part, Phrase)}
        return msgspec.structs.replace(self, **words) if words else self

    def text(self, say: Say) -> str:
        """The whole of it in words, on one line."""
        return say("bad-files", {"what": self.told})


class ContentError(BadInput):
    """A file refused as a whole, with every problem found in it. DF-EFF-18."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self._found = tuple(problems)
        self.problems = self._found
        told = linked("bad-file-lines", [problem.told for problem in self._found[:TOLD_PROBLEMS]])
        first = self._found[0]
        super().__init__(phrase("bad-files", what=told), field=first.file, rule=first.rule, code=first.code)
        self._text = "\n".join(f"{p.file}:{p.line}: {p.field}: {p.message}" for p in self._found)

    def __str__(self) -> str:
        return self._text

    @property
    def told(self) -> Phrase:
        """Every problem with its place and its rule."""
        assert self.phrase is not None
        return self.phrase

    complaint = told

    def speak(self, say: Say) -> None:
        """Puts every problem in words."""
        self.problems = tuple(problem.said(say) for problem in self._found)
        self._text = "\n".join(problem.text(say) for problem in self._found)

    def coded(self, code: str) -> ContentError:
        """The same refusal; problems without an error code of their own have this one."""
        return ContentError(p if p.code else msgspec.structs.replace(p, code=code) for p in self._found)


def way_out(message: Words) -> Words:
    """What a file should say instead: it stands beside what is wrong, as a part of the same message."""
    return Phrase(f"{message.key}.expected", message.params) if isinstance(message, Phrase) else ""


def nearest(word: str, words: Iterable[str]) -> str:
    """The known word that was probably meant, or nothing; capitals do not matter."""
    if len(word) > LONGEST_WORD_CHARS:
        return ""
    known = {other.casefold(): other for other in words}
    close = difflib.get_close_matches(word.casefold(), known, n=1)
    return known[close[0]] if close else ""
