"""A table with two Squads and nothing else, for questions that are asked without a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from edgewise.content.lookup import find_named, no_such
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.core.weighing import FIGHTERS
from edgewise.games.dawnfall.profiles import Faction, Squad

# Where models of each base size stand; every model has a Space of its own. DF-BRD-15.
PLACES = {1: ".0", 2: ".{0,1}", 3: ".{0,1,2}", 4: ".{0,1,2,3}", 7: ""}
ROWS = {0: (0, 1, 2), 1: (5, 4, 3)}
COLUMNS = range(7)


class Fighter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Squad as it meets another one: its card, Mode, models and tokens, and the Crystals of its player."""

    squad: str
    mode: Literal["basic", "other"] = "basic"
    models: int | None = None
    endurance: int | None = None
    crystals: int = 2
    depleted: int = 0
    statuses: tuple[str, ...] = ()
    enhancements: tuple[str, ...] = ()


def position_of(
    factions: Mapping[str, Faction], fighters: tuple[Fighter, Fighter], content: tuple[str, ...]
) -> dict[str, Any]:
    """The position in which the first fighter's player has the turn; nobody touches anybody."""
    players: list[dict[str, Any]] = []
    statuses: list[dict[str, Any]] = []
    for seat, fighter in enumerate(fighters):
        faction, squad = find_squad(factions, fighter.squad, FIGHTERS[seat])
        players.append(_player(faction, squad, fighter, seat))
        statuses += _statuses(factions, fighter, seat, len(players[seat]["squads"][0]["models"]))
    options = {"allow_mirror": True, "content": list(content)}
    return {"options": options, "players": players, "statuses": statuses}


def find_squad(factions: Mapping[str, Faction], name: str, field: str) -> tuple[str, Squad]:
    """A Squad card by its id, or by its name in any language, with its faction."""
    home = {squad.id: faction.id for faction in factions.values() for squad in faction.squads}
    squads = [squad for faction in factions.values() for squad in faction.squads]
    found = find_named(squads, name, "squad", field=field, rule="DF-GEN-10")
    return home[found.id], found


def _player(faction: str, squad: Squad, fighter: Fighter, seat: int) -> dict[str, Any]:
    count = squad.models if fighter.models is None else fighter.models
    if not 1 <= count <= squad.models:
        raise BadInput(phrase("bad-odds-models", squad=squad.id, most=squad.models), field="models", rule="DF-SQD-13")
    spaces = [f"({c},{r})" for r in ROWS[seat] for c in COLUMNS]
    entry: dict[str, Any] = {
        "squad": squad.id,
        "id": FIGHTERS[seat],
        "mode": fighter.mode,
        "models": [space + PLACES[squad.base] for space in spaces[:count]],
        "enhancements": [{"card": card, "charges": 0, "bought": True} for card in fighter.enhancements],
    }
    if fighter.endurance is not None:
        entry["endurance"] = fighter.endurance
    return {"faction": faction, "crystals": fighter.crystals, "depleted": fighter.depleted, "squads": [entry]}


def _statuses(factions: Mapping[str, Faction], fighter: Fighter, seat: int, models: int) -> list[dict[str, Any]]:
    """The statuses of a fighter: on its Squad, or on each of its models; an enemy placed them. DF-TOK-5."""
    types = {t.id: t for f in factions.values() for t in f.tokens if t.class_ == "status"}
    found: list[dict[str, Any]] = []
    for name in fighter.statuses:
        if name not in types:
            raise BadInput(no_such("status", name, types), field="statuses", rule="DF-TOK-5")
        if types[name].attach_to == "squad":
            found.append({"status": name, "squad": FIGHTERS[seat]})
        else:
            found += [{"status": name, "model": f"{FIGHTERS[seat]}.{m}"} for m in range(models)]
    return found
