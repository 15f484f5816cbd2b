"""Record: everything needed to play a match again, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput, misshapen

FORMAT = 1


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """Where a match started and every reply since, as plain JSON data."""

    game: str
    game_format: int
    options: dict[str, Any]
    replies: list[Any]
    position: dict[str, Any] | None = None
    seed: int | None = None
    format: int = FORMAT


def encode(record: Record) -> bytes:
    """The record as JSON."""
    return msgspec.json.encode(record)


def decode(text: bytes | str | Mapping[str, Any]) -> Record:
    """The record from JSON, as text or read already; another version or another shape gets a clear error."""
    data: Any = text
    if isinstance(text, bytes | str):
        try:
            data = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise _unreadable(error) from None
    if not isinstance(data, dict):
        raise BadInput(phrase("bad-match-record-object"), field="record")
    if data.get("format", FORMAT) != FORMAT:
        words = phrase("bad-match-format", given=repr(data.get("format")), format=FORMAT)
        raise BadInput(words, field="format")
    try:
        return msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise _unreadable(error) from None


def _unreadable(error: Exception) -> BadInput:
    return BadInput(phrase("bad-match-record", problem=misshapen(error).complaint), field="record")
