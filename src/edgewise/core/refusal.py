"""Why not: refusals and the errors that carry them."""

from __future__ import annotations

import msgspec

from edgewise.core.phrase import Phrase

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
    """Options, positions, saves or records that cannot be used: names the field, the rule and the way out."""

    def __init__(self, message: str, *, field: str = "", rule: str = "", code: str = "") -> None:
        where = f"{field}: " if field else ""
        super().__init__(f"{where}{message}{f' ({rule})' if rule else ''}")
        self.field = field
        self.rule = rule
        self.code = code


class NothingToUndo(EdgewiseError):
    """Taking back would cross a roll, a revealed card or another seat's question."""
