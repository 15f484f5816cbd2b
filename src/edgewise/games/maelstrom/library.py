"""Reads faction files: fills the records, checks what types cannot, gives units their weapons. ME-DATA-2."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from edgewise.content import ContentError, Problem, fill, read
from edgewise.content.errors import way_out
from edgewise.content.nodes import bare
from edgewise.core.phrase import phrase
from edgewise.games.maelstrom.checks import check_faction
from edgewise.games.maelstrom.items import named_items
from edgewise.games.maelstrom.profiles import Faction, UnitEntry, WeaponProfile

RULE = "ME-DATA-2"
# Where several factions are asked for a title, in this order; those of others come after them. ME-FOR-18
FACTION_ORDER = ("karist", "epirian", "broken", "artarian")


def load_factions(texts: Mapping[str, str], known: Mapping[str, Faction] | None = None) -> dict[str, Faction]:
    """The factions of several files by id, besides those that are known; a file with errors refuses them all."""
    found = dict(known or {})
    origins: dict[str, str] = {}
    for file, text in texts.items():
        faction = load_faction(text, file)
        if faction.id in origins:
            clash = phrase("bad-file-id-taken", id=bare(faction.id), there=bare(origins[faction.id]))
            raise ContentError([Problem(file, 1, 1, "id", clash, way_out(clash), rule=RULE)])
        origins[faction.id] = file
        found[faction.id] = faction
    rank = {id: at for at, id in enumerate(FACTION_ORDER)}
    return dict(sorted(found.items(), key=lambda item: (rank.get(item[0], len(rank)), item[0])))


def load_faction(text: str, file: str) -> Faction:
    """A faction from its file; a file with errors is refused as a whole. ME-DATA-2."""
    source = read(text, file, rule=RULE)
    faction = fill(source, Faction, rule=RULE)
    if problems := list(check_faction(source, faction)):
        raise ContentError(sorted(problems, key=lambda problem: (problem.line, problem.column)))
    return resolve(faction)


def resolve(faction: Faction) -> Faction:
    """Gives each unit the weapons that it may carry: its own, else those that the faction shares. ME-DATA-2."""
    entries = tuple(
        msgspec.structs.replace(entry, weapons=_weapons(faction.weapons, entry)) for entry in faction.entries
    )
    return msgspec.structs.replace(faction, entries=entries)


def _weapons(shared: tuple[WeaponProfile, ...], entry: UnitEntry) -> tuple[WeaponProfile, ...]:
    own = {weapon.name for weapon in entry.weapons}
    needed = set(named_items(entry))
    return entry.weapons + tuple(w for w in shared if w.name in needed and w.name not in own)
