"""Reads files of missions, packs and detachment rules. ME-MIS-1 to ME-MIS-7, ME-SET-4, ME-FOR-10."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from edgewise.content import ContentError, Problem, Source, fill, read
from edgewise.core.phrase import phrase
from edgewise.games.maelstrom.checks import unknown
from edgewise.games.maelstrom.items import tag_of
from edgewise.games.maelstrom.missions import Deployment, DetachmentRules, Mission, MissionSide, Pack
from edgewise.games.maelstrom.scorings import (
    ArtifactZone,
    Breakthrough,
    ControlObjective,
    DefendTheArtifact,
    IntoTheFire,
    KingOfTheHill,
    TargetObjective,
)

RULE = "ME-MIS-6"
RANDOM = "random"
ROLES = ("attacker", "defender")


def load_mission(text: str, file: str, deployments: Mapping[str, Deployment]) -> Mission:
    """A mission from its file. ME-MIS-6."""
    source = read(text, file, rule=RULE)
    mission = fill(source, Mission, rule=RULE)
    if problems := list(_check_mission(source, mission, deployments)):
        raise ContentError(sorted(problems, key=lambda problem: (problem.line, problem.column)))
    return mission


def load_pack(text: str, file: str, missions: Collection[str]) -> Pack:
    """A list of missions to roll or draw from. ME-SET-4."""
    source = read(text, file, rule="ME-SET-4")
    pack = fill(source, Pack, rule="ME-SET-4")
    problems = [
        unknown(source, ("missions", i), mission, missions, "mission", rule="ME-SET-4")
        for i, mission in enumerate(pack.missions)
        if mission not in missions
    ]
    if problems:
        raise ContentError(problems)
    return pack


def load_detachment_rules(text: str, file: str) -> DetachmentRules:
    """What detachments keep to, from its file. ME-FOR-10."""
    return fill(read(text, file, rule="ME-FOR-10"), DetachmentRules, rule="ME-FOR-10")


def _check_mission(source: Source, mission: Mission, deployments: Mapping[str, Deployment]) -> Iterator[Problem]:
    if mission.deployment not in (*deployments, RANDOM):
        known = [*deployments, RANDOM]
        yield unknown(source, ("deployment",), mission.deployment, known, "deployment", rule="ME-DEP-2")
    given = {name: side for name in ("both", *ROLES) if (side := _side(mission, name)) is not None}
    wanted = {"both"} if mission.kind == "competitive" else set(ROLES)
    if given.keys() != wanted:
        message = phrase("bad-file-me-sides", kind=mission.kind)
        yield source.problem(("kind",), message, rule="ME-SET-1")
        return
    artifacts = {name: any(isinstance(o, DefendTheArtifact) for o in side.objectives) for name, side in given.items()}
    for name, side in given.items():
        yield from _check_side(source, name, side, artifacts)


def _side(mission: Mission, name: str) -> MissionSide | None:
    return {"both": mission.both, "attacker": mission.attacker, "defender": mission.defender}[name]


def _check_side(source: Source, name: str, side: MissionSide, artifacts: Mapping[str, bool]) -> Iterator[Problem]:
    """Two objectives, with the markers that they demand and zones round artifacts that there are. ME-MIS-6."""
    if type(side.primary) is type(side.secondary):
        message = phrase("bad-file-me-twice", name=tag_of(side.secondary))
        yield source.problem((name, "secondary", "objective"), message, rule=RULE)
    for field, objective in zip(("primary", "secondary"), side.objectives, strict=True):
        path = (name, field)
        if isinstance(objective, ControlObjective | TargetObjective) and objective.markers != objective.MARKERS:
            message = phrase("bad-file-me-markers", count=objective.markers, wanted=objective.MARKERS)
            yield source.problem((*path, "markers"), message, rule=RULE)
        if isinstance(objective, Breakthrough | IntoTheFire | KingOfTheHill):
            zone = objective.zone
            if isinstance(zone, ArtifactZone) and not artifacts[_owner(name, zone)]:
                yield source.problem((*path, "zone"), phrase("bad-file-me-no-artifact"), rule=RULE)
    tags = [tag_of(special) for special in side.special]
    for i, tag in enumerate(tags):
        if tag in tags[:i]:
            message = phrase("bad-file-me-twice", name=tag)
            yield source.problem((name, "special", i, "rule"), message, rule="ME-NAR-5")


def _owner(name: str, zone: ArtifactZone) -> str:
    """Whose artifact a zone of a side lies round."""
    if name == "both" or zone.whose == "own":
        return name
    return "defender" if name == "attacker" else "attacker"
