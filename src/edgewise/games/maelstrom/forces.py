"""Forces: rosters and all other files, as they are handed in by people. ME-FOR-17, ME-FOR-18, ME-DATA-2."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from edgewise.content import ContentError, Problem, read
from edgewise.content.errors import way_out
from edgewise.core.forces import Fault, ForceReport
from edgewise.core.languages import LANGUAGES
from edgewise.core.phrase import Phrase, Voice, phrase
from edgewise.core.speaking import Filed
from edgewise.games.maelstrom.briefing import load_mission
from edgewise.games.maelstrom.compiling import Shelves, building_of, unplayed_part
from edgewise.games.maelstrom.deployments import load_deployment
from edgewise.games.maelstrom.filing import FileKind, Known, check_file, kind_of
from edgewise.games.maelstrom.ground import ground, warnings
from edgewise.games.maelstrom.library import load_factions
from edgewise.games.maelstrom.listing import read_written, written
from edgewise.games.maelstrom.missions import Mission
from edgewise.games.maelstrom.muster import muster
from edgewise.games.maelstrom.profiles import Faction, Roster
from edgewise.games.maelstrom.rosters import check_roster, load_roster, roster_points
from edgewise.games.maelstrom.tables import TableFile


class Forces:
    """What people hand in besides factions, checked beside what the game has."""

    _shelves: Shelves
    _speaker: Callable[[str], Voice]

    def check_file(self, text: str, file: str, beside: Sequence[str] = ()) -> Filed:
        """A file of any kind; raises ContentError with every problem found. ME-DATA-2, ME-MIS-6, ME-TER-16."""
        record = check_file(text, file, self._beside(beside))
        name = record.name if isinstance(record, Roster) else record.id
        return Filed(kind_of(text, file), name, tuple(_notes(record)))

    def starters(self) -> Mapping[str, str]:
        """The rosters that come with the game, by id. ME-FOR-4."""
        factions, voice = self._shelves.setting.factions, self._speaker("en")
        return {id: written(roster, factions, voice) for id, roster in self._shelves.rosters.items()}

    def force(self, text: str, file: str, beside: Sequence[str] = (), limit: int | None = None) -> ForceReport:
        """What a roster comes to, with everything that it breaks. ME-FOR-18."""
        factions = self._beside(beside).factions
        roster = self._roster(text, file, factions)
        faults = check_roster(roster, factions, self._shelves.rules, limit)
        units = () if faults else muster(roster, factions).units
        return ForceReport(
            name=roster.name,
            faction=factions[roster.faction].name if roster.faction in factions else roster.faction,
            points=roster_points(roster, factions),
            limit=roster.limit if limit is None else limit,
            units=len(units),
            models=sum(len(unit.models) for unit in units),
            faults=tuple(Fault(each.words, each.rules) for each in faults),
        )

    def written_force(self, text: str, file: str, locale: str = "en", beside: Sequence[str] = ()) -> str:
        """A roster in lines; one with units or choices that there are not is refused. ME-FOR-17."""
        factions = self._beside(beside).factions
        roster = self._roster(text, file, factions)
        unknown = [
            each for each in check_roster(roster, factions, self._shelves.rules) if each.test in ("form", "entry")
        ]
        if unknown:
            raise ContentError(Problem(file, 1, 1, "", each.words, rule=", ".join(each.rules)) for each in unknown)
        return written(roster, factions, self._speaker(locale))

    def _roster(self, text: str, file: str, factions: Mapping[str, Faction]) -> Roster:
        """A roster from a file, or from the lines that people send each other. ME-FOR-17."""
        if _is_listed(text):
            voices: dict[str, Voice] = {language: self._speaker(language) for language in LANGUAGES}
            return read_written(text, file, factions, voices)
        kind = kind_of(text, file)
        if kind != "roster":
            message = phrase("bad-file-me-no-roster", kind=kind)
            raise ContentError([Problem(file, 1, 1, "", message, way_out(message), rule="ME-FOR-17")])
        return load_roster(text, file)

    def _beside(self, beside: Sequence[str]) -> Known:
        """What the game has, with the files that lie beside. ME-DATA-2."""
        setting = self._shelves.setting
        texts: dict[FileKind, dict[str, str]] = {}
        for number, text in enumerate(beside):
            file = f"beside[{number}]"
            texts.setdefault(kind_of(text, file), {})[file] = text
        factions = load_factions(texts.get("faction", {}), setting.factions)
        deployments = dict(setting.deployments)
        for file, text in texts.get("deployment", {}).items():
            deployment = load_deployment(text, file)
            deployments[deployment.id] = deployment
        missions = dict(setting.missions)
        for file, text in texts.get("mission", {}).items():
            mission = load_mission(text, file, deployments)
            missions[mission.id] = mission
        return Known(factions, deployments, missions, self._shelves.rules)


def _is_listed(text: str) -> bool:
    """Whether a text is lines for people: their first line names the roster and no field."""
    try:
        return not isinstance(read(text, "", rule="ME-FOR-17").value, dict)
    except ContentError:
        first = next((line.strip() for line in text.splitlines() if line.strip()), "")
        return ":" not in first and not first.startswith(("{", "[", "-"))


def _notes(record: object) -> list[Phrase]:
    """What is unusual about a table, and what of a mission is not played yet. ME-TER-1, ME-SET-6."""
    if isinstance(record, TableFile):
        building = building_of(ground(record))
        waits = [] if building is None else [phrase("me-bad-building-waits", piece=building)]
        return [*warnings(record), *waits]
    if isinstance(record, Mission):
        part = unplayed_part(record)
        return [] if part is None else [part]
    return []
