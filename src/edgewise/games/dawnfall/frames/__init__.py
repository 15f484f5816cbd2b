"""Procedures in progress, one file per rulebook chapter."""

# Windows, powers, payments and wounds refer to each other; loading windows first settles the order for everybody.
from edgewise.games.dawnfall.frames import windows as windows
