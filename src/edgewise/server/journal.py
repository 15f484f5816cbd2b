"""The journal of a match: how it was founded and every entry since, as they are stored."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Literal, TypeAlias

import msgspec

from edgewise.server.dice import Seed
from edgewise.server.parts import Asking, ClockSetting

ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
ID_LENGTH = 12


class SeatFounding(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who was to sit at a seat when the match was made; secrets and invitations are kept as hashes only."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str | None = None
    secret: str = ""
    invitation: str = ""


class Founding(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that was settled when the match was made."""

    match: str
    game: str
    options: dict[str, Any]
    seats: tuple[SeatFounding, ...]
    seed: Seed
    created: int
    format: int = 1
    position: dict[str, Any] | None = None
    clock: ClockSetting | None = None
    public: bool = False
    origin: str | None = None


class Entry(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, gc=False):
    """Something that happened to a match."""


class Began(Entry, frozen=True):
    """All seats were taken and the match began, with the first rolls."""

    chances: tuple[dict[str, Any], ...]
    at: int


class Answered(Entry, frozen=True):
    """A seat answered; what was rolled and drawn then, who gave the answer, and the time left on the seat's clock."""

    seat: int
    action: dict[str, Any]
    at: int
    chances: tuple[dict[str, Any], ...] = ()
    by: Literal["person", "bot", "forced", "passed", "clock"] = "person"
    left: int | None = None


class TookBack(Entry, frozen=True):
    """The last answers were taken back; `kept` are left."""

    kept: int
    at: int


class Sat(Entry, frozen=True):
    """A person took a seat."""

    seat: int
    name: str
    secret: str


class BotSat(Entry, frozen=True):
    """A bot took over a seat."""

    seat: int
    bot: str


class Rekeyed(Entry, frozen=True):
    """A seat was moved to another device."""

    seat: int
    secret: str


class Asked(Entry, frozen=True):
    """A seat chose how often it is asked; `turn` is when."""

    seat: int
    asking: Asking
    turn: int


class Rematched(Entry, frozen=True):
    """Another match followed."""

    match: str


AnyEntry: TypeAlias = Began | Answered | TookBack | Sat | BotSat | Rekeyed | Asked | Rematched

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_founding: msgspec.json.Decoder[Founding] = msgspec.json.Decoder(Founding)


def written(value: Founding | AnyEntry) -> str:
    """As it is stored."""
    return _encoder.encode(value).decode()


def read_entry(text: str) -> AnyEntry:
    """An entry as it was stored."""
    return _decoder.decode(text)


def read_founding(text: str) -> Founding:
    """A founding as it was stored."""
    return _founding.decode(text)


def new_id() -> str:
    """An id for a match that nobody can guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_secret() -> str:
    """A secret for a seat or an invitation."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is stored of a secret; secrets are long and random, so a plain hash keeps them."""
    return hashlib.sha256(secret.encode()).hexdigest()
