"""Many boxes that never change, and quickly which of them can meet another box."""

from collections.abc import Iterable, Sequence

from .plane import Box

_STEP = 500


class Boxes:
    """Boxes by number; a few look-ups of bit masks tell those near a place, and never leave one out (spatial index)."""

    __slots__ = ("_above", "_below", "_last_column", "_last_row", "_left", "_numbers", "_right")

    def __init__(self, boxes: Sequence[Box], width: int, depth: int) -> None:
        self._last_column, self._last_row = width // _STEP, depth // _STEP
        columns, rows = range(self._last_column + 1), range(self._last_row + 1)
        # Strips at the sides stand for all that lies beyond them.
        self._left = [_mask(box.left < (at + 1) * _STEP or at == columns[-1] for box in boxes) for at in columns]
        self._right = [_mask(box.right >= at * _STEP or at == 0 for box in boxes) for at in columns]
        self._below = [_mask(box.bottom < (at + 1) * _STEP or at == rows[-1] for box in boxes) for at in rows]
        self._above = [_mask(box.top >= at * _STEP or at == 0 for box in boxes) for at in rows]
        self._numbers: dict[int, tuple[int, ...]] = {}

    def near(self, left: int, bottom: int, right: int, top: int) -> tuple[int, ...]:
        """The numbers of all boxes that meet or touch a box, and of some others near it, in their order."""
        columns, rows = self._last_column, self._last_row
        # Conditions are quicker than min and max, and this is asked often.
        w, e, n, s = left // _STEP, right // _STEP, top // _STEP, bottom // _STEP
        mask = (
            self._left[0 if e < 0 else e if e < columns else columns]
            & self._right[0 if w < 0 else w if w < columns else columns]
            & self._below[0 if n < 0 else n if n < rows else rows]
            & self._above[0 if s < 0 else s if s < rows else rows]
        )
        found = self._numbers.get(mask)
        if found is None:
            found = self._numbers[mask] = tuple(at for at in range(mask.bit_length()) if mask >> at & 1)
        return found


def _mask(bits: Iterable[bool]) -> int:
    return sum(1 << at for at, bit in enumerate(bits) if bit)
