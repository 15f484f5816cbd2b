"""Tells what kind of content a file is, and checks it as such beside what is known. ME-DATA-2, ME-MIS-6, ME-TER-16."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from edgewise.content import ContentError, Problem, nearest, read
from edgewise.content.errors import way_out
from edgewise.core.phrase import phrase
from edgewise.games.maelstrom.briefing import load_detachment_rules, load_mission, load_pack
from edgewise.games.maelstrom.deployments import load_deployment
from edgewise.games.maelstrom.ground import load_table
from edgewise.games.maelstrom.library import load_faction
from edgewise.games.maelstrom.missions import Deployment, DetachmentRules, Mission, Pack
from edgewise.games.maelstrom.pools import load_pool
from edgewise.games.maelstrom.profiles import Faction, Roster
from edgewise.games.maelstrom.rosters import check_roster, load_roster
from edgewise.games.maelstrom.tables import Pool, TableFile

FileKind: TypeAlias = Literal["roster", "faction", "mission", "table", "pool", "deployment", "pack", "detachment"]
AnyRecord: TypeAlias = Roster | Faction | Mission | TableFile | Pool | Deployment | Pack | DetachmentRules

# A field that only one kind of file has, in the order in which they are looked for.
SIGNS: dict[str, FileKind] = {
    "detachments": "roster",
    "entries": "faction",
    "victoryTotal": "mission",
    "both": "mission",
    "attacker": "mission",
    "deployment": "mission",
    "zone": "deployment",
    "missions": "pack",
    "opens": "detachment",
}
# A table has it, and a pool with counts in it.
FEATURES = "features"
# What files become, for schemas.
RECORDS: dict[FileKind, type[AnyRecord]] = {
    "roster": Roster,
    "faction": Faction,
    "mission": Mission,
    "table": TableFile,
    "pool": Pool,
    "deployment": Deployment,
    "pack": Pack,
    "detachment": DetachmentRules,
}


class Known(msgspec.Struct, frozen=True):
    """What files may name that stands in other files."""

    factions: Mapping[str, Faction]
    deployments: Mapping[str, Deployment]
    missions: Mapping[str, Mission]
    rules: DetachmentRules


def kind_of(text: str, file: str) -> FileKind:
    """The kind of content that a file is, by its fields."""
    value = read(text, file, rule="ME-DATA-2").value
    known = (*SIGNS, FEATURES)
    # A misspelled field tells the kind, too: the loader of that kind names it.
    for fields in (set(value), {nearest(str(field), known) for field in value}):
        kind = _kind_by(fields, value)
        if kind is not None:
            return kind
    message = phrase("bad-file-me-no-kind")
    raise ContentError([Problem(file, 1, 1, "", message, way_out(message), rule="ME-DATA-2")])


def _kind_by(fields: Collection[str], value: Mapping[str, Any]) -> FileKind | None:
    for field, kind in SIGNS.items():
        if field in fields:
            return kind
    if FEATURES not in fields:
        return None
    features = value.get(FEATURES)
    if not isinstance(features, list):
        return "table"
    counted = any(isinstance(feature, dict) and "count" in feature for feature in features)
    return "pool" if counted else "table"


def check_file(text: str, file: str, known: Known) -> AnyRecord:
    """What a file becomes; everything that is wrong with it is told with file, line, field and way out."""
    loaders: dict[FileKind, Callable[[], AnyRecord]] = {
        "roster": lambda: _legal_roster(text, file, known),
        "faction": lambda: load_faction(text, file),
        "mission": lambda: load_mission(text, file, known.deployments),
        "table": lambda: load_table(text, file),
        "pool": lambda: load_pool(text, file),
        "deployment": lambda: load_deployment(text, file),
        "pack": lambda: load_pack(text, file, known.missions),
        "detachment": lambda: load_detachment_rules(text, file),
    }
    return loaders[kind_of(text, file)]()


def _legal_roster(text: str, file: str, known: Known) -> Roster:
    """A roster that breaks no rule; what it breaks is told with the line of its detachment. ME-FOR-18."""
    roster = load_roster(text, file)
    source = read(text, file)
    failures = check_roster(roster, known.factions, known.rules)
    if failures:
        paths = [() if f.detachment is None else ("detachments", f.detachment - 1) for f in failures]
        raise ContentError(
            source.problem(path, failure.words, expected="", rule=", ".join(failure.rules))
            for path, failure in zip(paths, failures, strict=True)
        )
    return roster
