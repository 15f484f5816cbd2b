"""Records of content: what all of them share, and a walk through them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from edgewise.content.nodes import Path


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel", omit_defaults=True):
    """A record of a content file, or a part of one."""


def terms(root: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    """Every record below a record, with its path in the file."""
    for field in getattr(root, "__struct_fields__", ()):
        encoded = _encoded(root, field)
        yield from _below(getattr(root, field), (*path, encoded))


def _below(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    if isinstance(value, msgspec.Struct):
        yield path, value
        yield from terms(value, path)
    elif isinstance(value, tuple | list):
        for i, item in enumerate(value):
            yield from _below(item, (*path, i))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _below(item, (*path, key))


def _encoded(root: Any, field: str) -> str:
    fields: tuple[str, ...] = type(root).__struct_fields__
    encoded: tuple[str, ...] = type(root).__struct_encode_fields__
    return encoded[fields.index(field)]
