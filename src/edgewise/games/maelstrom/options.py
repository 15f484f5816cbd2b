"""Options: what fixes a game. ME-SET-6, ME-SCO-16, ME-SET-4."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput, misshapen

SEATS = 2
USUAL_TABLE = "relay-outpost"
USUAL_MISSION = "groundfahll"
USUAL_ROSTERS = ("karist-60", "epirian-60")
MOST_MISSIONS = 36


class PlayerOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is settled for a seat: its roster, by id or as the text of a file. ME-SET-5."""

    roster: str | None = None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The switches of a match; `content`, `tables`, `missions` and `rosters` are texts of files of one's own.

    `mission` is the one agreed on; else `pack` is rolled on, or one of `draw` is drawn. ME-SET-4.
    """

    players: tuple[PlayerOptions, ...] = ()
    table: str = USUAL_TABLE
    mission: str | None = None
    pack: str | None = None
    draw: tuple[str, ...] = ()
    limit: int | None = None
    letter_marksman: bool = False
    letter_cover: bool = False
    letter_hill: bool = False
    content: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()
    rosters: tuple[str, ...] = ()

    @property
    def chosen(self) -> tuple[str, str]:
        """The roster of each seat."""
        given = [p.roster for p in self.players] + [None] * (SEATS - len(self.players))
        one, other = (usual if own is None else own for own, usual in zip(given, USUAL_ROSTERS, strict=False))
        return one, other

    @property
    def agreed(self) -> str | None:
        """The mission that is named; the usual one if nothing is to be rolled or drawn."""
        if self.mission is None and self.pack is None and not self.draw:
            return USUAL_MISSION
        return self.mission


def read_options(data: Mapping[str, Any]) -> Options:
    """Options from plain data; whatever is wrong is named with its rule and the way out."""
    if not isinstance(data, Mapping):
        raise BadInput(phrase("bad-mapping"), field="options", rule="ME-SET-6")
    try:
        options = msgspec.convert(dict(data), Options)
    except msgspec.ValidationError as error:
        raise misshapen(error, "options", rule="ME-SET-6") from None
    _check(options)
    return options


def _check(options: Options) -> None:
    if len(options.players) > SEATS:
        words = phrase("bad-players", count=len(options.players), seats=SEATS)
        raise BadInput(words, field="players", rule="ME-SCO-1")
    named = [name for name in ("mission", "pack", "draw") if getattr(options, name)]
    if len(named) > 1:
        raise BadInput(phrase("me-bad-mission-sources", names=tuple(named)), field=named[1], rule="ME-SET-4")
    if len(options.draw) > MOST_MISSIONS:
        words = phrase("me-bad-mission-list", count=len(options.draw), most=MOST_MISSIONS)
        raise BadInput(words, field="draw", rule="ME-SET-4")
