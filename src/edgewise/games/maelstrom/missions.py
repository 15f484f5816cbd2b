"""What mission, deployment and table files become. ME-MIS-6, ME-DEP-4, ME-TER-16."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from edgewise.content.terms import Term
from edgewise.core.phrase import Names
from edgewise.games.maelstrom.profiles import UnitType
from edgewise.games.maelstrom.scorings import AnyObjective

Turns: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=12)]
Total: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]
# A formula, and how many of them a deployment has at most.
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
FEW = msgspec.Meta(max_length=24)
Role: TypeAlias = Literal["attacker", "defender"]


class SpecialRule(Term, frozen=True, tag_field="rule"):
    """A special rule of one side's mission. ME-NAR-5."""


class Ambush(SpecialRule, frozen=True, tag="ambush"):
    """The attacker deploys first. ME-NAR-6."""


class ArtilleryBombardment(SpecialRule, frozen=True, tag="artilleryBombardment"):
    """Shells fall on what the opponent deployed. ME-NAR-7."""


class DugIn(SpecialRule, frozen=True, tag="dugIn"):
    """Extra Cover tokens. ME-NAR-8."""


class EnemySurrounded(SpecialRule, frozen=True, tag="enemySurrounded"):
    """Reserves enter from three edges. ME-NAR-9."""


class GameLength(SpecialRule, frozen=True, tag="gameLength"):
    """Another number of turns. ME-NAR-10."""

    turns: Turns


class LightningStrike(SpecialRule, frozen=True, tag="lightningStrike"):
    """Extra On the Move tokens. ME-NAR-11."""


class NoDeployment(SpecialRule, frozen=True, tag="noDeployment"):
    """Only scouts deploy. ME-NAR-13."""


class NoReinforcements(SpecialRule, frozen=True, tag="noReinforcements"):
    """No unit comes back. ME-NAR-14."""


class NoReserves(SpecialRule, frozen=True, tag="noReserves"):
    """No unit is held back. ME-NAR-15."""


class SneakAttack(SpecialRule, frozen=True, tag="sneakAttack"):
    """Some units start outside the zone. ME-NAR-16."""


class SuperiorNumbers(SpecialRule, frozen=True, tag="superiorNumbers"):
    """Two units may come back each turn. ME-NAR-17."""


class TimeOfDay(SpecialRule, frozen=True, tag="timeOfDay"):
    """Low visibility in some turns. ME-NAR-18."""

    time: Literal["dawn", "dusk", "night"]


AnySpecialRule: TypeAlias = (
    Ambush
    | ArtilleryBombardment
    | DugIn
    | EnemySurrounded
    | GameLength
    | LightningStrike
    | NoDeployment
    | NoReinforcements
    | NoReserves
    | SneakAttack
    | SuperiorNumbers
    | TimeOfDay
)


class MissionSide(Term, frozen=True, kw_only=True):
    """What a side is to do, and the score it needs. ME-MIS-1, ME-NAR-1."""

    victory_total: Total
    primary: AnyObjective
    secondary: AnyObjective
    special: tuple[AnySpecialRule, ...] = ()

    @property
    def objectives(self) -> tuple[AnyObjective, AnyObjective]:
        """Primary and secondary objective."""
        return self.primary, self.secondary


class Mission(Term, frozen=True, kw_only=True):
    """A mission: the same for both sides, or one for each role. ME-MIS-6."""

    id: str
    name: Names
    kind: Literal["competitive", "narrative"]
    deployment: str
    """The id of a deployment, or random. ME-DEP-2"""
    turns: Turns = 5
    both: MissionSide | None = None
    attacker: MissionSide | None = None
    defender: MissionSide | None = None
    official: bool = True

    @property
    def length(self) -> int:
        """How many turns are played; a rule on either sheet binds both. ME-VIC-4, ME-NAR-5, ME-NAR-10."""
        sides = (self.side("attacker"), self.side("defender"))
        return next((r.turns for s in sides for r in s.special if isinstance(r, GameLength)), self.turns)

    def side(self, role: Role) -> MissionSide:
        """The mission of the attacker or of the defender. ME-SET-1."""
        found = self.both or (self.attacker if role == "attacker" else self.defender)
        assert found is not None
        return found


class Pack(Term, frozen=True, kw_only=True):
    """Missions by the faces of a die, or just offered together. ME-MIS-4, ME-MIS-5, ME-MIS-7."""

    id: str
    name: Names
    missions: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=36)]
    official: bool = True


class DetachmentRules(Term, frozen=True, kw_only=True):
    """What a detachment keeps to. ME-FOR-10."""

    id: str
    name: Names
    opens: UnitType
    """The type of its first selection."""
    most: Annotated[int, msgspec.Meta(ge=1, le=40)]
    balanced: tuple[UnitType, ...]
    """The types of which none may have more selections than the one they are balanced against."""
    against: UnitType


class Deployment(Term, frozen=True, kw_only=True):
    """A deployment type: zone A by formulas over the sides of the table. ME-DEP-2, ME-DEP-4."""

    id: str
    name: Names
    centreline: Literal["x", "y"]
    """Which coordinate is half its side along the line that cuts the table in two."""
    zone: Annotated[tuple[Annotated[tuple[tuple[Text, Text], ...], FEW], ...], FEW]
    number: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = None
    offsets: Annotated[dict[str, Text], FEW] = {}
    """Lengths that the corners name, such as the distance of a front edge from the centreline."""
