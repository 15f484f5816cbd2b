"""Keys: how the keys of this game's messages begin."""

from __future__ import annotations

from edgewise.core.meaning import Keys

KEYS = Keys("action", "event", "ask", "refused")
