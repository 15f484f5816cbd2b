"""Garbage: the collector works when nobody waits for it; play makes next to none, and a look holds answers up."""

from __future__ import annotations

import gc

# Everything is looked at when this many objects have come since the last time, and this share of what was kept then.
LEAST_QUIET, SHARE_QUIET = 50_000, 0.25
LEAST_BUSY, SHARE_BUSY = 1_000_000, 1.0


class Garbage:
    """Most of what is made in play is freed when nobody holds it any more; what holds itself waits for a look."""

    def __init__(self) -> None:
        self._kept = 0

    def begin(self) -> None:
        """What is loaded by now stays for good; from here on the collector does not begin by itself."""
        gc.disable()
        gc.collect()
        gc.freeze()

    def tidy(self, *, is_quiet: bool) -> bool:
        """Looks at everything when enough has gathered, sooner while nobody waits; returns whether it did."""
        grown = gc.get_count()[0]
        least, share = (LEAST_QUIET, SHARE_QUIET) if is_quiet else (LEAST_BUSY, SHARE_BUSY)
        if grown <= max(least, share * self._kept):
            return False
        self._kept += grown - gc.collect()
        return True
