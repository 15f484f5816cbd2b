"""Options of a match and the constants of its mode. DF-GEN-1, DF-GEN-3, DF-OPT."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput, misshapen


class PlayerOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is settled before the match for one seat; what is left out is asked in set-up."""

    faction: str | None = None
    squads: tuple[str, ...] | Literal["preset"] | None = None
    deck: tuple[str, ...] | dict[str, int] | Literal["preset"] | None = None
    banner: str | None = None
    shrine: str | None = None
    handicap: int = 0
    name: str = ""


class Constants(msgspec.Struct, frozen=True):
    """The table of DF-GEN-3."""

    crystals: int
    charges: int
    start: int
    squads: int
    deck: int
    hand: int
    sources: int
    harvest: int
    vp_pays: bool


CONSTANTS = {
    ("duel", 2): Constants(20, 20, 2, 5, 25, 3, 4, 1, True),
    ("ffa", 3): Constants(30, 30, 3, 4, 15, 3, 4, 2, False),
    ("ffa", 4): Constants(40, 40, 4, 4, 15, 3, 4, 2, False),
    ("tvt", 4): Constants(40, 40, 4, 4, 15, 3, 4, 2, False),
}


RANGES = (
    ("vp_half", 5, 30, "DF-SET-21"),
    ("stall_rounds", 0, 100, "DF-TRN-6"),
    ("min_token_distance", 1, 4, "DF-DEP-2"),
)
MOST_COPIES = 99


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Every switch of a match; all are independent and off by default. DF-OPT-1."""

    mode: Literal["duel", "ffa", "tvt"] = "duel"
    seats: int = 2
    players: tuple[PlayerOptions, ...] = ()
    board: str | None = None
    layout: str = "free"
    first: int | None = None
    countering: int | None = None
    more_crystals: bool = False
    mulligan: bool = False
    buying_vp: bool = False
    alternative_setup: bool = False
    twenty_cards: bool = False
    endless_deck: bool = False
    script: bool = False
    strategic: int = 0
    special_sources: bool | tuple[str | dict[str, Any], ...] = False
    vp_half: int = 10
    stall_rounds: int = 3
    allow_mirror: bool = False
    allow_fewer_squads: bool = False
    dead_squads_pay: bool = False
    fast_pass: bool = False
    shared_hands: bool = True
    min_token_distance: int = 2
    content: tuple[str, ...] = ()
    boards: tuple[str, ...] = ()

    @property
    def constants(self) -> Constants:
        """The numbers of the mode. DF-GEN-3."""
        return CONSTANTS[self.mode, self.seats]

    @property
    def hand_limit(self) -> int:
        """Cards in a full hand. DF-OPT-11."""
        return self.strategic or self.constants.hand

    @property
    def deck_size(self) -> int:
        """Cards in an Action deck. DF-SET-13, DF-OPT-8."""
        return 20 if self.twenty_cards else self.constants.deck

    @property
    def factions(self) -> tuple[str | None, ...]:
        """The factions that are settled."""
        return tuple(self.faction_of(seat) for seat in range(self.seats))

    def player(self, seat: int) -> PlayerOptions:
        """What is settled for a seat."""
        return self.players[seat] if seat < len(self.players) else PlayerOptions()

    def faction_of(self, seat: int) -> str | None:
        """The settled faction of a seat."""
        return self.player(seat).faction

    def squads_of(self, seat: int) -> tuple[str, ...] | str | None:
        """The settled Squads of a seat."""
        return self.player(seat).squads

    def deck_of(self, seat: int) -> tuple[str, ...] | str | None:
        """The settled deck of a seat, copies repeated."""
        deck = self.player(seat).deck
        if isinstance(deck, dict):
            return tuple(card for card, n in deck.items() for _ in range(n))
        return deck


def seen_options(options: Options, seat: int | None, *, revealed: bool) -> Options:
    """The options without the deck lists of others, and without their Squads before these are revealed. DF-INF-3."""
    players = tuple(p if s == seat else _veiled(p, revealed) for s, p in enumerate(options.players))
    return options if players == options.players else msgspec.structs.replace(options, players=players)


def _veiled(player: PlayerOptions, revealed: bool) -> PlayerOptions:
    return msgspec.structs.replace(player, deck=None, squads=player.squads if revealed else None)


def read_options(data: Mapping[str, Any]) -> Options:
    """Options from plain data; whatever is wrong is named with its rule and the way out."""
    if not isinstance(data, Mapping):
        raise BadInput(phrase("bad-mapping"), field="options", rule="DF-OPT-1")
    given = dict(data)
    if given.get("mode") == "tvt":
        given.setdefault("seats", 4)
    if given.get("mode") == "ffa":
        given.setdefault("seats", 3)
    try:
        options = msgspec.convert(given, Options)
    except msgspec.ValidationError as error:
        raise misshapen(error, "options", rule="DF-OPT-1") from None
    check_options(options)
    return options


def check_options(options: Options) -> None:
    """The ranges and exclusions that types cannot express."""
    mode, seats = options.mode, options.seats
    if (mode, seats) not in CONSTANTS:
        raise BadInput(phrase("bad-seats", mode=mode, seats=seats), field="seats", rule="DF-GEN-1")
    if len(options.players) > seats:
        words = phrase("bad-players", count=len(options.players), seats=seats)
        raise BadInput(words, field="players", rule="DF-GEN-1")
    if options.script and options.mulligan:
        raise BadInput(phrase("bad-script"), field="script", rule="DF-OPT-1")
    if options.strategic not in (0, 4, 5):
        raise BadInput(phrase("bad-strategic", given=options.strategic), field="strategic", rule="DF-OPT-11")
    for field, rule in (("twenty_cards", "DF-OPT-8"), ("buying_vp", "DF-OPT-6")):
        if getattr(options, field) and mode != "duel":
            raise BadInput(phrase("bad-duel-only"), field=field, rule=rule)
    for field, low, high, rule in RANGES:
        _check_range(getattr(options, field), low, high, field, rule)
    for field in ("first", "countering"):
        seat = getattr(options, field)
        if seat is not None and not 0 <= seat < seats:
            raise BadInput(phrase("bad-seat", seat=seat, last=seats - 1), field=field, rule="DF-SET-18")
    for seat, player in enumerate(options.players):
        _check_range(player.handicap, 0, 3, f"players[{seat}].handicap", "DF-OPT-4")
        # Counted before the copies are laid out, so that a silly number costs nothing.
        for copies in player.deck.values() if isinstance(player.deck, dict) else ():
            _check_range(copies, 0, MOST_COPIES, f"players[{seat}].deck", "DF-SET-15")


def _check_range(given: int, low: int, high: int, field: str, rule: str) -> None:
    if not low <= given <= high:
        raise BadInput(phrase("bad-range", given=given, low=low, high=high), field=field, rule=rule)
