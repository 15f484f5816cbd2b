"""Options of a match and the constants of its mode. DF-GEN-1, DF-GEN-3, DF-OPT."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from edgewise.core.refusal import BadInput


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
        raise BadInput("options are a mapping of names to values", field="options")
    given = dict(data)
    if given.get("mode") == "tvt":
        given.setdefault("seats", 4)
    if given.get("mode") == "ffa":
        given.setdefault("seats", 3)
    try:
        options = msgspec.convert(given, Options)
    except msgspec.ValidationError as error:
        raise BadInput(str(error), field="options", rule="DF-OPT-1") from None
    check_options(options)
    return options


def check_options(options: Options) -> None:
    """The ranges and exclusions that types cannot express."""
    if (options.mode, options.seats) not in CONSTANTS:
        raise BadInput(
            f"{options.mode} is not for {options.seats} players: duel 2, ffa 3 or 4, tvt 4",
            field="seats",
            rule="DF-GEN-1",
        )
    if len(options.players) > options.seats:
        raise BadInput(f"{len(options.players)} players for {options.seats} seats", field="players", rule="DF-GEN-1")
    if options.script and options.mulligan:
        raise BadInput("Script mode and Mulligan exclude each other", field="script", rule="DF-OPT-1")
    if options.strategic not in (0, 4, 5):
        raise BadInput("Strategic mode is 4 or 5 cards (0: off)", field="strategic", rule="DF-OPT-11")
    if options.twenty_cards and options.mode != "duel":
        raise BadInput("the 20-card deck is for the duel only", field="twenty_cards", rule="DF-OPT-8")
    if options.buying_vp and options.mode != "duel":
        raise BadInput("Buying VP is for the duel only", field="buying_vp", rule="DF-OPT-6")
    if not 5 <= options.vp_half <= 30:
        raise BadInput("vp_half lies between 5 and 30", field="vp_half", rule="DF-SET-21")
    if not 0 <= options.stall_rounds <= 100:
        raise BadInput("stall_rounds lies between 0 (off) and 100", field="stall_rounds", rule="DF-TRN-6")
    if not 1 <= options.min_token_distance <= 4:
        raise BadInput("min_token_distance lies between 1 and 4", field="min_token_distance", rule="DF-DEP-2")
    for field in ("first", "countering"):
        seat = getattr(options, field)
        if seat is not None and not 0 <= seat < options.seats:
            raise BadInput(f"there is no seat {seat}", field=field, rule="DF-SET-18")
    for seat, player in enumerate(options.players):
        if not 0 <= player.handicap <= 3:
            raise BadInput("a handicap lies between 0 and 3", field=f"players[{seat}].handicap", rule="DF-OPT-4")
