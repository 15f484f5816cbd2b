"""Dice that anybody can check: a seed shown as a hash before the first roll, and revealed at the end."""

from __future__ import annotations

import hashlib
import secrets

import msgspec

from edgewise.core.flow import Chance, Draw, Drawn, Roll, Rolled

SEED_BYTES = 32
SALT_BYTES = 16


class Seed(msgspec.Struct, frozen=True):
    """What the dice of a match come from, in hex."""

    seed: str
    salt: str

    @property
    def hash(self) -> str:
        """What is shown before the first roll: SHA-256 of seed and salt."""
        return hashlib.sha256(bytes.fromhex(self.seed) + bytes.fromhex(self.salt)).hexdigest()


def fresh_seed() -> Seed:
    """A seed that nobody can guess."""
    return Seed(secrets.token_hex(SEED_BYTES), secrets.token_hex(SALT_BYTES))


class CommittedDealer:
    """Answers rolls and draws from a seed; number `used` is the next, and none is used twice."""

    def __init__(self, seed: str, used: int = 0) -> None:
        self._seed = hashlib.sha256(bytes.fromhex(seed))
        self.used = used

    def deal(self, want: Roll | Draw) -> Chance:
        """Rolls or draws. Must agree with docs/protocol.md, by which others check it."""
        if isinstance(want, Roll):
            return Rolled.of([want.faces[self.below(len(want.faces))] for _ in range(want.count)])
        pool = list(want.pool)
        return Drawn(tuple(pool.pop(self.below(len(pool))) for _ in range(want.count)))

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        number = self._seed.copy()
        number.update(self.used.to_bytes(8, "big"))
        self.used += 1
        return int.from_bytes(number.digest()[:8], "big") * n >> 64


def numbers_used(chances: list[Chance]) -> int:
    """How many random numbers these rolls and draws took."""
    return sum(len(each.items) if isinstance(each, Drawn) else len(each.values) for each in chances)
