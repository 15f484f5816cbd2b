"""The content that comes with the game, and the tables of the ledger that it is taken from."""

from __future__ import annotations

from importlib.resources import files

from edgewise.games.maelstrom.library import load_factions
from edgewise.games.maelstrom.profiles import Faction, UnitEntry
from edgewise.lang import ledger

CONTENT = files("edgewise.games.maelstrom").joinpath("content")


def texts(folder: str) -> dict[str, str]:
    """The content files of a folder by name."""
    found = sorted(CONTENT.joinpath(folder).iterdir(), key=lambda f: f.name)
    return {f.name: f.read_text(encoding="utf-8") for f in found if f.name.endswith(".yaml")}


FACTION_TEXTS = texts("factions")
FACTIONS: dict[str, Faction] = load_factions(FACTION_TEXTS)
SECTIONS = {"karist": "ME-DATA-5", "epirian": "ME-DATA-6", "broken": "ME-DATA-7", "artarian": "ME-DATA-8"}


def tables(rule: str) -> list[list[dict[str, str]]]:
    """The tables of a rule: their rows by the heads of the columns."""
    found: list[list[list[str]]] = []
    before = ""
    for line in ledger.rule("maelstrom", rule).text.splitlines():
        if line.startswith("|"):
            if not before.startswith("|"):
                found.append([])
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        before = line
    return [[dict(zip(rows[0], row, strict=True)) for row in rows[2:]] for rows in found]


def table(rule: str, *heads: str) -> list[dict[str, str]]:
    """The table of a rule that has these columns."""
    return next(rows for rows in tables(rule) if set(heads) <= rows[0].keys())


def entry(title: str) -> UnitEntry:
    """A unit of any faction."""
    return next(found for faction in FACTIONS.values() if (found := faction.entry(title)) is not None)
