"""Options: the switches of a match. ED-SET-3 to ED-SET-7, ED-TER-1, ED-OTH-5."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput, misshapen
from edgewise.games.the_edge.board import BOARD
from edgewise.games.the_edge.profiles import Ground, Obstacle
from edgewise.geometry.plane import Disc, Polygon, ShapeError, box_holds

SEATS = 2
MOST_COPIES = 30
USUAL_ARMIES = ("chapter", "demons")


class PlayerOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is settled for a seat: its army and its deck, as cards or as copies by card. ED-SET-5, ED-SET-7."""

    army: str | None = None
    deck: tuple[str, ...] | dict[str, int] | None = None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The switches of a match; `content` and `scenarios` are texts of files of one's own."""

    players: tuple[PlayerOptions, ...] = ()
    scenario: str = "standard"
    terrain_modifiers: bool = False
    rhazack_models: int = 1
    content: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    obstacles: tuple[Obstacle, ...] | None = None
    """Instead of those of the scenario. ED-SET-4."""
    ground: tuple[Ground, ...] | None = None
    """Instead of that of the scenario; it counts if terrain modifiers are on. ED-SET-4."""

    def player(self, seat: int) -> PlayerOptions:
        """What is settled for a seat."""
        return self.players[seat] if seat < len(self.players) else PlayerOptions()

    @property
    def armies(self) -> tuple[str, str]:
        """The army of each seat; who has none takes what the other leaves. ED-SET-5."""
        one, other = self.player(0).army, self.player(1).army
        if one is None:
            one = USUAL_ARMIES[1] if other == USUAL_ARMIES[0] else USUAL_ARMIES[0]
        if other is None:
            other = USUAL_ARMIES[0] if one == USUAL_ARMIES[1] else USUAL_ARMIES[1]
        return one, other

    def deck_of(self, seat: int) -> tuple[str, ...] | None:
        """The settled deck of a seat, copies repeated."""
        deck = self.player(seat).deck
        if isinstance(deck, dict):
            return tuple(card for card, n in deck.items() for _ in range(n))
        return deck


def read_options(data: Mapping[str, Any]) -> Options:
    """Options from plain data; whatever is wrong is named with its rule and the way out."""
    if not isinstance(data, Mapping):
        raise BadInput(phrase("bad-mapping"), field="options", rule="ED-SET-10", code="E_BAD_COMMAND")
    try:
        options = msgspec.convert(dict(data), Options)
    except msgspec.ValidationError as error:
        raise misshapen(error, "options", rule="ED-SET-10", code="E_BAD_COMMAND") from None
    check_options(options)
    return options


def check_options(options: Options) -> None:
    """The ranges that types cannot express."""
    if len(options.players) > SEATS:
        words = phrase("bad-players", count=len(options.players), seats=SEATS)
        raise BadInput(words, field="players", rule="ED-SET-5", code="E_BAD_ARMY")
    if options.rhazack_models not in (1, 2):
        words = phrase("bad-range", given=options.rhazack_models, low=1, high=2)
        raise BadInput(words, field="rhazack_models", rule="ED-OTH-5", code="E_BAD_COMMAND")
    for seat, player in enumerate(options.players):
        # Counted before the copies are laid out, so that a silly number costs nothing.
        for copies in player.deck.values() if isinstance(player.deck, dict) else ():
            if not 0 <= copies <= MOST_COPIES:
                words = phrase("bad-range", given=copies, low=0, high=MOST_COPIES)
                raise BadInput(words, field=f"players[{seat}].deck", rule="ED-SET-7", code="E_BAD_DECK")
    for field in ("obstacles", "ground"):
        for number, piece in enumerate(getattr(options, field) or ()):
            _check_shape(piece, f"{field}[{number}]")


def _check_shape(piece: Obstacle | Ground, field: str) -> None:
    """A circle or a convex polygon. ED-TER-3."""
    try:
        fine = bool(piece.polygon) != (piece.circle is not None)
        fine = fine and (not piece.polygon or Polygon(piece.polygon).is_convex)
    except ShapeError:
        fine = False
    if not fine:
        raise BadInput(phrase("bad-terrain"), field=field, rule="ED-TER-3", code="E_BAD_COMMAND")
    if piece.circle is not None and not box_holds(BOARD, Disc(*piece.circle.at, piece.circle.radius)):
        raise BadInput(phrase("bad-off-table"), field=field, rule="ED-SET-1", code="E_BAD_COMMAND")


def seen_options(options: Options, seat: int | None) -> Options:
    """The options without the deck lists of others. ED-SPL-1."""
    players = tuple(p if s == seat else msgspec.structs.replace(p, deck=None) for s, p in enumerate(options.players))
    return options if players == options.players else msgspec.structs.replace(options, players=players)
