"""Clocks: time for each seat, charged while it is asked; the present comes from outside."""

from __future__ import annotations

from edgewise.server.parts import Clock
from edgewise.server.play import Play


class Clockwork:
    """The clocks of one play; times are in milliseconds."""

    def __init__(self, play: Play, now: int) -> None:
        self._play = play
        self._since = now
        self._serial = play.serial

    @property
    def is_used(self) -> bool:
        """Whether this match is played on time."""
        return self._play.founding.clock is not None

    def restart(self, now: int) -> None:
        """Begins to count for whoever is asked now."""
        if self._serial != self._play.serial:
            self._serial, self._since = self._play.serial, now

    def charged(self, seat: int, now: int) -> int | None:
        """What an answer given now leaves on a seat's clock: less the time that it took, and with the increment."""
        setting = self._play.founding.clock
        return None if setting is None else self.left(seat, now) + 1000 * setting.increment

    def stop(self, now: int) -> None:
        """Every clock keeps what it shows now."""
        self._play.left[:] = [self.left(seat, now) for seat in range(len(self._play.left))]
        self._since = now

    def left(self, seat: int, now: int) -> int:
        """The time a seat has left."""
        left = self._play.left[seat]
        return max(0, left - (now - self._since)) if self._runs(seat) else left

    def expired(self, seat: int, now: int) -> bool:
        """Whether the seat that is asked has no time left."""
        return self.is_used and self._runs(seat) and self.left(seat, now) == 0

    def due(self, now: int) -> int | None:
        """In how many milliseconds a running clock ends."""
        if not self.is_used:
            return None
        return min((self.left(seat, now) for seat in self._play.asked_seats if self._runs(seat)), default=None)

    def shown(self, now: int) -> tuple[Clock, ...]:
        """All clocks; while answers are sealed they show no movement, which would tell who has answered."""
        if not self.is_used:
            return ()
        seats = range(len(self._play.sitters))
        if self._play.asked is not None and self._play.asked.sealed:
            return tuple(Clock(s, self._play.left[s], False, self.expired(s, now)) for s in seats)
        return tuple(Clock(s, self.left(s, now), self._runs(s), self.expired(s, now)) for s in seats)

    def _runs(self, seat: int) -> bool:
        return self._play.asks(seat) is not None and self._play.sitters[seat].kind == "person"
