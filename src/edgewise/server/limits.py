"""Limits: how much of anything a client may do."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

LOOPBACK = ("127.", "::1", "testclient")


class Limits(msgspec.Struct, frozen=True):
    """The numbers; rates are per second."""

    message_bytes: int = 65_536
    body_bytes: int = 524_288
    message_rate: float = 25.0
    message_burst: int = 100
    request_rate: float = 40.0
    request_burst: int = 200
    new_match_rate: float = 1.0
    new_match_burst: int = 60
    connections: int = 5_000
    connections_per_address: int = 60
    hello_seconds: float = 10.0
    addresses: int = 20_000
    spare_local: bool = True


class Bucket:
    """A bucket of tokens that fills with time."""

    __slots__ = ("_filled", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: int, now: float) -> None:
        self._rate = rate
        self._most = most
        self._left = float(most)
        self._filled = now

    def take(self, now: float) -> bool:
        """Takes a token if there is one."""
        self._left = min(self._most, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Whether nothing was taken for long."""
        return self._left + (now - self._filled) * self._rate >= self._most


class Turnstile:
    """One bucket for each address."""

    def __init__(self, rate: float, most: int, addresses: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._addresses = addresses
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def lets_in(self, address: str) -> bool:
        """Whether this address may do it once more."""
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[address] = Bucket(self._rate, self._most, now)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        if len(self._buckets) >= self._addresses:
            self._buckets = {a: b for a, b in self._buckets.items() if not b.is_full(now)}
        if len(self._buckets) >= self._addresses:
            self._buckets.clear()


def is_local(address: str) -> bool:
    """Whether an address is this machine."""
    return address.startswith(LOOPBACK)
