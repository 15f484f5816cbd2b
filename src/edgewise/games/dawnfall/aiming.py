"""What is known of a Check for Hit without looking at the board."""

from __future__ import annotations

from typing import Any

import msgspec


def is_steady(check: Any) -> bool:
    """Whether a Shot is aimed at the same things and reaches as far whoever shoots."""
    return not _minds_shooter((check.targets, check.range))


def _minds_shooter(value: Any) -> bool:
    """Whether a part of a record names the shooter, or leaves out whom the effect comes from."""
    if isinstance(value, tuple):
        return any(map(_minds_shooter, value))
    if isinstance(value, msgspec.Struct):
        fields = [getattr(value, field) for field in value.__struct_fields__]
        return getattr(value, "not_self", False) or any(map(_minds_shooter, fields))
    return isinstance(value, str) and value == "shooter"
