"""What objectives pay, of missions and of factions, and where their zones lie. ME-OBJ, ME-DATA-9."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from edgewise.content.terms import Term
from edgewise.games.maelstrom.kinds import Designator

X: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]
Radius: TypeAlias = Annotated[int, msgspec.Meta(ge=1000, le=48000)]
Family: TypeAlias = Literal["kill", "control", "target", "zone"]
Whose: TypeAlias = Literal["own", "opponent"]


class CircleZone(Term, frozen=True, tag_field="zone", tag="circle"):
    """A circle round the centre of the table. ME-OBJ-25."""

    radius: Radius = 12_000


class DeploymentZone(Term, frozen=True, tag_field="zone", tag="deployment"):
    """Where a side deploys. ME-OBJ-26."""

    whose: Whose = "opponent"


class ArtifactZone(Term, frozen=True, tag_field="zone", tag="artifact"):
    """A circle round an artifact. ME-NAR-21."""

    whose: Whose = "own"
    radius: Radius = 12_000


AnyZone: TypeAlias = CircleZone | DeploymentZone | ArtifactZone


class Objective(Term, frozen=True, tag_field="objective", kw_only=True):
    """An objective of a mission with its X. ME-MIS-2, ME-OBJ-9."""

    FAMILY: ClassVar[Family]
    MARKERS: ClassVar[int] = 0
    x: X


class KillObjective(Objective, frozen=True):
    """It is about destroying. ME-OBJ-9."""

    FAMILY: ClassVar[Family] = "kill"


class AlphaStrike(KillObjective, frozen=True, tag="alphaStrike"):
    """The first blood of a turn. ME-OBJ-10."""


class Assassination(KillObjective, frozen=True, tag="assassination"):
    """The enemy commander. ME-OBJ-11."""


class Decimation(KillObjective, frozen=True, tag="decimation"):
    """A third and a half of the enemy. ME-OBJ-12."""


class MeatGrinder(KillObjective, frozen=True, tag="meatGrinder"):
    """More losses than one's own. ME-OBJ-13."""


class ControlObjective(Objective, frozen=True, kw_only=True):
    """It is about neutral markers; their number is the objective's own. ME-OBJ-9, ME-MIS-6."""

    FAMILY: ClassVar[Family] = "control"
    markers: Annotated[int, msgspec.Meta(ge=0, le=9)]


class CybelRefineries(ControlObjective, frozen=True, tag="cybelRefineries"):
    """Refineries under control. ME-OBJ-14."""

    MARKERS: ClassVar[int] = 4


class DelayedObjectives(ControlObjective, frozen=True, tag="delayedObjectives"):
    """Markers that come after the first turn. ME-OBJ-15."""

    MARKERS: ClassVar[int] = 4


class Excavation(ControlObjective, frozen=True, tag="excavation"):
    """Dig sites to be confirmed. ME-OBJ-16."""

    MARKERS: ClassVar[int] = 4


class MaliteMeteorites(ControlObjective, frozen=True, tag="maliteMeteorites"):
    """Meteorites, half of them stable. ME-OBJ-17."""

    MARKERS: ClassVar[int] = 6


class PlantTheFlag(ControlObjective, frozen=True, tag="plantTheFlag"):
    """Flags planted during the game. ME-OBJ-18."""

    MARKERS: ClassVar[int] = 6


class SupplyCaches(ControlObjective, frozen=True, tag="supplyCaches"):
    """Caches with stores. ME-OBJ-19."""

    MARKERS: ClassVar[int] = 6


class Territories(ControlObjective, frozen=True, tag="territories"):
    """Markers that stay captured. ME-OBJ-20."""

    MARKERS: ClassVar[int] = 6


class Vips(ControlObjective, frozen=True, tag="vips"):
    """Markers that walk. ME-OBJ-21."""

    MARKERS: ClassVar[int] = 6


class TargetObjective(Objective, frozen=True, kw_only=True):
    """It is about a destructible objective. ME-OBJ-9."""

    FAMILY: ClassVar[Family] = "target"
    MARKERS: ClassVar[int] = 1
    markers: Annotated[int, msgspec.Meta(ge=0, le=9)]


class DefendTheArtifact(TargetObjective, frozen=True, tag="defendTheArtifact"):
    """One's own artifact stands. ME-OBJ-22."""


class Demolition(TargetObjective, frozen=True, tag="demolition"):
    """The enemy's target falls. ME-OBJ-24."""


class ZoneObjective(Objective, frozen=True):
    """It is about an area. ME-OBJ-25."""

    FAMILY: ClassVar[Family] = "zone"


class Breakthrough(ZoneObjective, frozen=True, tag="breakthrough"):
    """Units where the enemy deploys. ME-OBJ-26."""

    zone: AnyZone = DeploymentZone()


class Domination(ZoneObjective, frozen=True, tag="domination"):
    """Table quarters. ME-OBJ-27."""


class IntoTheFire(ZoneObjective, frozen=True, tag="intoTheFire"):
    """Units in a zone under shelling. ME-OBJ-28."""

    zone: AnyZone = CircleZone()


class KingOfTheHill(ZoneObjective, frozen=True, tag="kingOfTheHill"):
    """More units than the enemy in a zone. ME-OBJ-29."""

    zone: AnyZone = CircleZone()


AnyObjective: TypeAlias = (
    AlphaStrike
    | Assassination
    | Breakthrough
    | CybelRefineries
    | Decimation
    | DefendTheArtifact
    | DelayedObjectives
    | Demolition
    | Domination
    | Excavation
    | IntoTheFire
    | KingOfTheHill
    | MaliteMeteorites
    | MeatGrinder
    | PlantTheFlag
    | SupplyCaches
    | Territories
    | Vips
)


class Scoring(Term, frozen=True, tag_field="do", kw_only=True):
    """What a faction objective pays, for its owner alone. ME-DATA-9, ME-DATA-16."""

    points: X


class HallowedGround(Scoring, frozen=True, tag="hallowedGround"):
    """Infantry taking cover wholly in the opponent's half. ME-DATA-9."""


class Reaping(Scoring, frozen=True, tag="reaping"):
    """A unit destroyed in close quarters this turn. ME-DATA-9."""


class AssetProtection(Scoring, frozen=True, tag="assetProtection"):
    """Fewer own than enemy units destroyed. ME-DATA-9."""


class SurveyMandate(Scoring, frozen=True, tag="surveyMandate"):
    """Table quarters that wholly hold a unit with a label, at the end. ME-DATA-9."""

    designator: Designator


class SwarmThem(Scoring, frozen=True, tag="swarmThem"):
    """More units on the table. ME-DATA-9."""


class StripTheField(Scoring, frozen=True, tag="stripTheField", kw_only=True):
    """Units wholly where the opponent deploys, up to a number. ME-DATA-9."""

    most: X


class PrimePresence(Scoring, frozen=True, tag="primePresence", kw_only=True):
    """A model with a label near the centre of the table; without one on the roster, one with COMMAND. ME-DATA-9."""

    designator: Designator
    radius: Radius


class UnbrokenLine(Scoring, frozen=True, tag="unbrokenLine", kw_only=True):
    """So many units, none of them much suppressed. ME-DATA-9."""

    units: X
    below: X


AnyScoring: TypeAlias = (
    HallowedGround
    | Reaping
    | AssetProtection
    | SurveyMandate
    | SwarmThem
    | StripTheField
    | PrimePresence
    | UnbrokenLine
)
