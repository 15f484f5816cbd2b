"""Set-up: roles, mission, zones, faction objectives, commanders. ME-SET-3 to ME-SET-5, ME-DEP-1, ME-DEP-2, ME-DEP-7."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Roll, Rolled
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.abilities import Command
from edgewise.games.maelstrom.actions import DeclareAim, NameCommander, TakeRole, TakeZone
from edgewise.games.maelstrom.deployments import ZoneName
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.events.turns import (
    AimDeclared,
    CommanderNamed,
    DeploymentRolled,
    DeploymentSet,
    MissionChosen,
    MissionRolled,
    RoleTaken,
    RollOffMade,
    ZoneTaken,
)
from edgewise.games.maelstrom.frames.asks import ask, roll
from edgewise.games.maelstrom.frames.deploying import deploying
from edgewise.games.maelstrom.frames.markers import PlaceMarkers
from edgewise.games.maelstrom.frames.turns import BeginTurn
from edgewise.games.maelstrom.kinds import NO_MODEL, AimId, DeploymentId, MissionId, Model
from edgewise.games.maelstrom.queries.abilities import ability
from edgewise.games.maelstrom.refusals import refuse, wrong_time
from edgewise.games.maelstrom.state import Game

RANDOM = "random"
OTHER: dict[ZoneName, ZoneName] = {"A": "B", "B": "A"}
# A list of more missions than faces takes two dice. ME-SET-4
FACES = 6


def opening() -> Frames:
    """The steps from the roll-off to the first turn. ME-SET-5."""
    return (
        RollForRoles(),
        ChooseMission(),
        ChooseDeployment(),
        ChooseZone(),
        *_sides(),
        PlaceMarkers(),
        *deploying(),
        BeginTurn(),
    )


def _sides() -> Frames:
    return tuple(each for defends in (True, False) for each in (ChooseAim(defends), ChooseCommander(defends)))


class RollForRoles(Frame, frozen=True):
    """A roll-off, the player who joined first rolling first; ties are rolled again. ME-SET-3, ME-DIC-5, ME-DIC-10."""

    waits = True

    def wants(self, state: Game) -> Roll:
        return roll(0, "roles", 2)

    def step(self, state: Game, reply: Rolled) -> Frames:
        first, second = reply.values
        tell(state, RollOffMade("ME-SET-3", "roles", Seat(0), (first, second)))
        return (self,) if first == second else (ChooseRole(0 if first > second else 1),)


class ChooseRole(Frame, frozen=True):
    """The winner takes either role. ME-SET-3."""

    waits = True
    seat: int

    def wants(self, state: Game) -> Ask:
        return ask(self.seat, "role")

    def options(self, state: Game) -> tuple[Action, ...]:
        return TakeRole("attacker"), TakeRole("defender")

    def why_not(self, state: Game, action: Action) -> Refusal:
        return wrong_time("ME-SET-5")

    def step(self, state: Game, reply: TakeRole) -> Frames:
        state.attacker = self.seat if reply.role == "attacker" else 1 - self.seat
        tell(state, RoleTaken("ME-SET-3", Seat(state.attacker)))
        return ()


class ChooseMission(Frame, frozen=True):
    """The mission agreed on, or one that dice name. ME-SET-4."""

    def step(self, state: Game, reply: None) -> Frames:
        options = state.book.options
        if options.agreed is not None:
            return settle(state, options.agreed)
        names = listed(state)
        return settle(state, names[0]) if len(names) == 1 else (RollForMission(),)


def listed(state: Game) -> tuple[str, ...]:
    """The missions that dice choose from. ME-SET-4."""
    options = state.book.options
    return state.book.setting.packs[options.pack].missions if options.pack else options.draw


def settle(state: Game, mission: str) -> Frames:
    """The mission is known. ME-SET-4."""
    state.mission = mission
    tell(state, MissionChosen("ME-SET-4", MissionId(mission)))
    return ()


class RollForMission(Frame, frozen=True):
    """One die for up to six missions, two for more, repeated until they name one. ME-SET-4."""

    waits = True

    def wants(self, state: Game) -> Roll:
        return roll(0, "mission", 1 if len(listed(state)) <= FACES else 2)

    def step(self, state: Game, reply: Rolled) -> Frames:
        faces, names = reply.values, listed(state)
        number = faces[0] if len(faces) == 1 else FACES * (faces[0] - 1) + faces[1]
        if number > len(names):
            return (self,)
        state.mission = names[number - 1]
        tell(state, MissionRolled("ME-SET-4", faces, MissionId(state.mission)))
        return ()


class ChooseDeployment(Frame, frozen=True):
    """The mission names a type, or a die does. ME-DEP-2."""

    waits = True

    def wants(self, state: Game) -> Roll | None:
        return roll(0, "deployment") if mission_deployment(state) == RANDOM else None

    def step(self, state: Game, reply: Rolled | None) -> Frames:
        if reply is None:
            state.deployment = mission_deployment(state)
            tell(state, DeploymentSet("ME-DEP-2", DeploymentId(state.deployment)))
            return ()
        face = reply.values[0]
        deployments = state.book.setting.deployments.values()
        state.deployment = next(each.id for each in deployments if each.number == face)
        tell(state, DeploymentRolled("ME-DEP-2", face, DeploymentId(state.deployment)))
        return ()


def mission_deployment(state: Game) -> str:
    """The type of deployment that the mission states. ME-MIS-1."""
    return state.book.setting.missions[state.mission].deployment


class ChooseZone(Frame, frozen=True):
    """The defender picks a zone. ME-DEP-1."""

    waits = True

    def wants(self, state: Game) -> Ask:
        return ask(1 - state.attacker, "zone")

    def options(self, state: Game) -> tuple[Action, ...]:
        return TakeZone("A"), TakeZone("B")

    def why_not(self, state: Game, action: Action) -> Refusal:
        return wrong_time("ME-SET-5")

    def step(self, state: Game, reply: TakeZone) -> Frames:
        defender, other = 1 - state.attacker, OTHER[reply.zone]
        state.zones = (reply.zone, other) if defender == 0 else (other, reply.zone)
        tell(state, ZoneTaken("ME-DEP-1", Seat(defender), reply.zone))
        return ()


def side(state: Game, *, defends: bool) -> int:
    """The seat of a role."""
    return 1 - state.attacker if defends else state.attacker


class ChooseAim(Frame, frozen=True):
    """A player declares an objective of the faction. ME-DEP-7."""

    waits = True
    defends: bool

    def wants(self, state: Game) -> Ask | None:
        return ask(side(state, defends=self.defends), "aim") if len(self.options(state)) > 1 else None

    def options(self, state: Game) -> tuple[Action, ...]:
        faction = state.book.faction_of(side(state, defends=self.defends))
        return tuple(DeclareAim(AimId(each.id)) for each in faction.objectives)

    def _only(self, state: Game) -> DeclareAim | None:
        """The objective that is declared where there is no choice."""
        faction = state.book.faction_of(side(state, defends=self.defends))
        return DeclareAim(AimId(faction.objectives[0].id)) if faction.objectives else None

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, DeclareAim):
            return refuse("ME-DEP-7", "foreign-aim")
        return wrong_time("ME-SET-5")

    def step(self, state: Game, reply: DeclareAim | None) -> Frames:
        seat, chosen = side(state, defends=self.defends), reply or self._only(state)
        if chosen is None:
            return ()
        state.aims = (chosen.aim, state.aims[1]) if seat == 0 else (state.aims[0], chosen.aim)
        tell(state, AimDeclared("ME-DEP-7", Seat(seat), chosen.aim))
        return ()


class ChooseCommander(Frame, frozen=True):
    """A player names the force commander, a model with COMMAND of a command unit. ME-DEP-7."""

    waits = True
    defends: bool

    def wants(self, state: Game) -> Ask | None:
        return ask(side(state, defends=self.defends), "commander") if len(self.options(state)) > 1 else None

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(NameCommander(model) for model in commanders(state, side(state, defends=self.defends)))

    def why_not(self, state: Game, action: Action) -> Refusal:
        return refuse("ME-DEP-7", "commander") if isinstance(action, NameCommander) else wrong_time("ME-SET-5")

    def step(self, state: Game, reply: NameCommander | None) -> Frames:
        seat = side(state, defends=self.defends)
        known = commanders(state, seat)
        chosen: Model = reply.model if reply is not None else known[0] if known else NO_MODEL
        state.commanders = (chosen, state.commanders[1]) if seat == 0 else (state.commanders[0], chosen)
        if chosen != NO_MODEL:
            tell(state, CommanderNamed("ME-DEP-7", Seat(seat), chosen, state.book.model_unit[chosen]))
        return ()


def commanders(state: Game, seat: int) -> list[Model]:
    """The models that may command a force. ME-DEP-7."""
    book = state.book
    units = [unit for unit in book.units_of[seat] if book.units[unit].entry.unit_type == "command"]
    return [m for unit in units for m in book.models_of_unit[unit] if ability(state, m, Command) is not None]
