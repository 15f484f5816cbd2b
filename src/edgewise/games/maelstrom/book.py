"""Book: the compiled content of a match, shared by every clone of its state."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from edgewise.core.phrase import Names
from edgewise.core.speaking import Writer
from edgewise.games.maelstrom import state as _state_module
from edgewise.games.maelstrom.deployments import EdgeName, Zones, reserve_edge, zones
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.missions import Deployment, Mission, Pack
from edgewise.games.maelstrom.options import SEATS, Options
from edgewise.games.maelstrom.profiles import Faction, Force, MusteredModel, MusteredUnit
from edgewise.games.maelstrom.reaching import INFANTRY_RADIUS, Cell, is_near, reached
from edgewise.games.maelstrom.tables import TableFile
from edgewise.tabletop.looks import Sightlines
from edgewise.tabletop.terrain import Ground

# A table without a file: tests lay terrain by hand.
EMPTY = TableFile(id="bare", name="bare", width=36, depth=36, features=())


class Setting(msgspec.Struct, frozen=True):
    """What there is to play with, read from files: by id. ME-SET-6."""

    factions: Mapping[str, Faction]
    missions: Mapping[str, Mission]
    packs: Mapping[str, Pack]
    deployments: Mapping[str, Deployment]


class Book:
    """Units and models by number, the ground, and what can be played for. ME-SET-1."""

    def __init__(
        self,
        options: Options,
        setting: Setting,
        forces: tuple[Force, Force],
        ground: Ground,
        table: TableFile | None = None,
    ) -> None:
        self.options = options
        self.setting = setting
        self.forces = forces
        self.ground = ground
        self.sightlines = Sightlines(ground)
        self.table = table or EMPTY
        self.feature_names: dict[str, Names] = {each.id: each.name or each.id for each in self.table.features}
        self.factions = setting.factions
        # Who writes the sides that a match brings, by language.
        self.writers: dict[str, Writer] = {}
        fielded = [(seat, unit) for seat in range(SEATS) for unit in forces[seat].units]
        self.units: tuple[MusteredUnit, ...] = tuple(unit for _, unit in fielded)
        self.unit_seat: tuple[int, ...] = tuple(seat for seat, _ in fielded)
        self.units_of: tuple[tuple[Unit, ...], ...] = tuple(
            tuple(Unit(n) for n, (whose, _) in enumerate(fielded) if whose == seat) for seat in range(SEATS)
        )
        self._number_models()

    def _number_models(self) -> None:
        models: list[MusteredModel] = []
        owners: list[Unit] = []
        rows: list[tuple[Model, ...]] = []
        for number, unit in enumerate(self.units):
            rows.append(tuple(map(Model, range(len(models), len(models) + len(unit.models)))))
            models += unit.models
            owners += [Unit(number)] * len(unit.models)
        self.models: tuple[MusteredModel, ...] = tuple(models)
        self.model_unit: tuple[Unit, ...] = tuple(owners)
        self.models_of_unit: tuple[tuple[Model, ...], ...] = tuple(rows)
        self.model_seat: tuple[int, ...] = tuple(self.unit_seat[unit] for unit in owners)
        self.radius: tuple[int, ...] = tuple(model.profile.radius for model in models)
        self.height: tuple[int, ...] = tuple(model.profile.height for model in models)
        self.is_large: tuple[bool, ...] = tuple(model.profile.is_large for model in models)
        self._zones: dict[str, Zones] = {}
        self._reached: dict[tuple[frozenset[EdgeName], int], frozenset[Cell]] = {}

    def zones(self, deployment: str) -> Zones:
        """Where both sides deploy by a type of deployment. ME-DEP-4."""
        if deployment not in self._zones:
            record = self.setting.deployments[deployment]
            self._zones[deployment] = zones(record, self.ground.width, self.ground.depth)
        return self._zones[deployment]

    def reached(self, deployment: str, radius: int = INFANTRY_RADIUS) -> frozenset[Cell]:
        """The cells of a half inch grid where a base can get to from both reserve edges. ME-OBJ-2."""
        record = self.setting.deployments[deployment]
        edges = frozenset((reserve_edge(record, "A"), reserve_edge(record, "B")))
        if (edges, radius) not in self._reached:
            self._reached[edges, radius] = reached(self.ground, edges, radius)
        return self._reached[edges, radius]

    def can_leave(self, deployment: str, x: int, y: int, radius: int) -> bool:
        """Whether a base there stands in no pocket that it could never leave. ME-DEP-12."""
        return is_near(self.ground, self.reached(deployment, radius), x, y)

    @property
    def centre(self) -> tuple[int, int]:
        """The middle of the table."""
        return self.ground.width // 2, self.ground.depth // 2

    def faction_of(self, seat: int) -> Faction:
        """The faction that a seat leads."""
        return self.factions[self.forces[seat].faction]


setattr(_state_module, "Book", Book)  # noqa: B010  # mypy sees the type import there instead
