"""Two squads with nothing else on the table, for questions that need no position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from edgewise.content.lookup import find_named
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.core.weighing import FIGHTERS
from edgewise.games.the_edge.profiles import Army, SquadCard

# Where the models of both sides stand: in rows apart, so that nobody touches anybody.
ROWS = (12000, 24000)
FIRST_COLUMN, COLUMN_STEP = 6000, 4000


class Fighter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A squad as it meets another one: its card, side, models and HP tokens, and the crystals of its player."""

    squad: str
    side: Literal["normal", "shifted"] = "normal"
    models: int | None = None
    hp: int | None = None
    crystals: int = 4
    progress: tuple[str, ...] = ()


def position_of(
    armies: Mapping[str, Army], fighters: tuple[Fighter, Fighter], content: tuple[str, ...]
) -> dict[str, Any]:
    """The position in which the first fighter's squad may be activated."""
    cards = [card for army in armies.values() for card in army.squads]
    found = [
        find_named(cards, fighter.squad, "edge-squad", field=FIGHTERS[seat], rule="ED-SET-5")
        for seat, fighter in enumerate(fighters)
    ]
    leaders = _leaders(armies, found)
    return {
        "options": {"players": [{"army": army} for army in leaders], "content": list(content)},
        "obstacles": [],
        "pools": [],
        "players": [{"unused": fighter.crystals} for fighter in fighters],
        "squads": [_entry(found[seat], fighter, seat) for seat, fighter in enumerate(fighters)],
        "starting": 0,
    }


def _leaders(armies: Mapping[str, Army], cards: list[SquadCard]) -> list[str]:
    """The armies of both seats; a neutral squad is led by whatever the other side leaves. ED-SET-5, ED-OTH-6."""
    led = [None if armies[card.army].is_neutral else card.army for card in cards]
    usual = [army.id for army in armies.values() if not army.is_neutral]
    found = [army or next(a for a in usual if a not in led[:at] + led[at + 1 :]) for at, army in enumerate(led)]
    if found[0] == found[1]:
        message = phrase("bad-odds-same-army", army=found[0])
        raise BadInput(message, field=FIGHTERS[1], rule="ED-SET-5")
    return found


def _entry(card: SquadCard, fighter: Fighter, seat: int) -> dict[str, Any]:
    count = card.models if fighter.models is None else fighter.models
    if not 1 <= count <= card.models:
        raise BadInput(phrase("bad-odds-models", squad=card.id, most=card.models), field="models", rule="ED-DATA-2")
    entry: dict[str, Any] = {
        "squad": card.id,
        "seat": seat,
        "side": fighter.side,
        "at": [(FIRST_COLUMN + COLUMN_STEP * number, ROWS[seat]) for number in range(count)],
        "progress": list(fighter.progress),
    }
    return entry if fighter.hp is None else {**entry, "hp": fighter.hp}
