"""The board of The Edge: its size, the strip that is closed to bases, the deployment zones. ED-SET-1, ED-SET-9."""

from edgewise.geometry.plane import Box

SIDE_MILS = 36_000
BORDER_MILS = 3_000
ZONE_MILS = 6_000
BOARD = Box(0, 0, SIDE_MILS, SIDE_MILS)
OPEN = BOARD.shrunk(BORDER_MILS)
# South and north.
ZONES = (OPEN._replace(top=OPEN.bottom + ZONE_MILS), OPEN._replace(bottom=OPEN.top - ZONE_MILS))
