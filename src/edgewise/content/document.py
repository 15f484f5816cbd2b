"""Reads a document of plain data, such as a position, into a struct."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from edgewise.content.errors import nearest
from edgewise.core.refusal import BadInput

D = TypeVar("D", bound=msgspec.Struct)
_AT = re.compile(r" - at `\$\.?(.*)`$")
_UNKNOWN_FIELD = re.compile(r"unknown field `(.*?)`")


def read_document(
    data: Any, kind: type[D], name: str, parts: Sequence[type[msgspec.Struct]], *, rule: str, code: str = ""
) -> D:
    """The struct that the data describe; whatever is wrong is named with its field, a misspelt one with a suggestion.

    `parts` are the structs whose fields may be meant.
    """
    if not isinstance(data, Mapping):
        raise BadInput(f"a {name} is a mapping of names to values", field=name, rule=rule, code=code)
    try:
        return msgspec.convert(dict(data), kind)
    except msgspec.ValidationError as error:
        message = str(error)
        at = _AT.search(message)
        told = _AT.sub("", message) + _suggested(message, parts)
        raise BadInput(told, field=at[1] if at else name, rule=rule, code=code) from None


def _suggested(message: str, parts: Sequence[type[msgspec.Struct]]) -> str:
    found = _UNKNOWN_FIELD.search(message)
    near = nearest(found[1], [f for part in parts for f in part.__struct_fields__]) if found else ""
    return f"; did you mean {near!r}?" if near else ""
