"""What is wrong with a content file, in words for the person who wrote it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

import msgspec

RULE = "DF-EFF-18"
LONGEST_WORD_CHARS = 100


class Problem(msgspec.Struct, frozen=True):
    """One fault of one file: where it is, what was expected, the way out. DF-EFF-18."""

    file: str
    line: int
    column: int
    field: str
    message: str
    expected: str = ""
    suggestion: str = ""
    rule: str = RULE
    record: str = ""
    code: str = ""

    def text(self) -> str:
        place = f"{self.file}:{self.line}: " + (f"{self.field}: " if self.field else "")
        expected = f" Expected {self.expected}." if self.expected else ""
        suggestion = f" Did you mean {self.suggestion}?" if self.suggestion else ""
        source = f"{self.rule}, {self.code}" if self.code else self.rule
        return f"{place}{_sentence(self.message)}{expected}{suggestion} ({source})"


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "?", "!")) else ".")


class ContentError(ValueError):
    """A file refused as a whole, with every problem found in it. DF-EFF-18."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(problem.text() for problem in self.problems))

    def coded(self, code: str) -> ContentError:
        """The same refusal; problems without an error code of their own have this one."""
        return ContentError(p if p.code else msgspec.structs.replace(p, code=code) for p in self.problems)


def nearest(word: str, words: Iterable[str]) -> str:
    """The known word that was probably meant, or nothing; capitals do not matter."""
    if len(word) > LONGEST_WORD_CHARS:
        return ""
    known = {other.casefold(): other for other in words}
    close = difflib.get_close_matches(word.casefold(), known, n=1)
    return known[close[0]] if close else ""
