"""Columns: what one value carries over to another that has the same fields and more."""

from __future__ import annotations

from typing import Any

import msgspec


def columns(kind: type[msgspec.Struct], of: msgspec.Struct) -> dict[str, Any]:
    """The fields of a kind by name, from a value that has them too."""
    return {name: getattr(of, name) for name in kind.__struct_fields__}
