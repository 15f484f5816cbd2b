"""What the server refuses: a code, a message key with parameters, and a status for HTTP."""

from __future__ import annotations

from typing import Any

from edgewise.core.phrase import Params
from edgewise.core.refusal import BadInput, Refusal, misshapen
from edgewise.core.wire import Problem
from edgewise.server.reading import Reader

# 400 is for what does not fit the schema; what fits it and still cannot be done is 404 or 409.
STATUS = {
    "illegal-action": 409,
    "stale-answer": 409,
    "not-your-seat": 403,
    "not-your-turn": 409,
    "bad-message": 400,
    "too-large": 413,
    "too-fast": 429,
    "busy": 503,
    "wrong-secret": 403,
    "no-secret": 401,
    "unknown-match": 404,
    "unknown-game": 404,
    "unknown-rule": 404,
    "unknown-bot": 404,
    "unknown-faction": 404,
    "unknown-board": 404,
    "unknown-step": 404,
    "unknown-page": 404,
    "wrong-method": 405,
    "bad-options": 409,
    "wrong-seats": 409,
    "not-finished": 409,
    "match-over": 409,
    "not-begun": 409,
    "nothing-to-undo": 409,
    "nothing-to-agree": 409,
    "still-here": 409,
    "clock-runs": 409,
    "seat-taken": 409,
    "other-version": 409,
    "wrong-invitation": 403,
    "no-hint": 409,
    "no-odds": 409,
    "no-measure": 409,
    "foreign-origin": 403,
    "client-missing": 503,
    "fault": 500,
}


class Denied(Exception):
    """Something the server does not do; nothing has changed."""

    def __init__(self, code: str, *, rule: str = "", field: str = "", **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.rule = rule
        self.field = field
        self.params = params
        self.key = f"error-{code}"

    @property
    def status(self) -> int:
        """The HTTP status that fits."""
        return STATUS[self.code]

    def problem(self, language: str) -> Problem:
        """The problem in the reader's language."""
        words = Reader(language).says(self.key, self.params)
        return Problem(self.code, self.key, words.params, words.text, self.rule, self.field)


def from_input(error: BadInput) -> Denied:
    """Options, lists or positions that the rules refuse, in the rules' own words."""
    return Denied("bad-options", rule=error.rule, field=error.field, problem=error.told)


def unreadable(error: Exception) -> Denied:
    """A message or a body that does not have its shape."""
    return Denied("bad-message", problem=misshapen(error).complaint)


def from_refusal(refusal: Refusal, names: Params) -> Denied:
    """An action that the rules refuse; `names` are its parameters with names for numbers."""
    found = Denied("illegal-action", rule=refusal.rule)
    found.key, found.params = refusal.key, {**names}
    return found
