"""How the keys of this game's messages begin."""

from edgewise.core.meaning import Keys

KEYS = Keys("me-do", "me-log", "me-ask", "me-no")
