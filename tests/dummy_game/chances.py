"""Chances: what may be asked about them."""

from __future__ import annotations

import msgspec


class Chances(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="dice-points"):
    """How likely is it that so many dice are worth anything?"""

    dice: int = 1
