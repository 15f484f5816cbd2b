"""Reads a document of plain data, such as a position, into a struct."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from edgewise.content.errors import nearest
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput, misshapen

D = TypeVar("D", bound=msgspec.Struct)


def read_document(
    data: Any, kind: type[D], name: str, parts: Sequence[type[msgspec.Struct]], *, rule: str, code: str = ""
) -> D:
    """The struct that the data describe; whatever is wrong is named with its field, a misspelt one with a suggestion.

    `parts` are the structs whose fields may be meant.
    """
    if not isinstance(data, Mapping):
        raise BadInput(phrase("bad-document", name=name), field=name, rule=rule, code=code)
    try:
        return msgspec.convert(dict(data), kind)
    except msgspec.ValidationError as error:
        found = misshapen(error, rule=rule, code=code)
        raise _suggested(found, name, [f for part in parts for f in part.__struct_fields__]) from None


def _suggested(error: BadInput, name: str, fields: Sequence[str]) -> BadInput:
    """The same error with the whole document as its field where it has none, and with the field that was meant."""
    said = error.phrase
    assert said is not None
    near = nearest(said.params["name"], fields) if said.key == "bad-shape-unknown" else ""
    words = phrase("bad-shape-unknown-near", name=said.params["name"], near=near) if near else said
    return BadInput(words, field=error.field or name, rule=error.rule, code=error.code)
