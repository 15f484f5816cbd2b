"""Book: the compiled content of a match, shared by every clone of its state."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from edgewise.games.maelstrom import state as _state_module
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.missions import Deployment, Mission, Pack
from edgewise.games.maelstrom.options import SEATS, Options
from edgewise.games.maelstrom.profiles import Faction, Force, MusteredModel, MusteredUnit
from edgewise.tabletop.terrain import Ground


class Setting(msgspec.Struct, frozen=True):
    """What there is to play with, read from files: by id. ME-SET-6."""

    factions: Mapping[str, Faction]
    missions: Mapping[str, Mission]
    packs: Mapping[str, Pack]
    deployments: Mapping[str, Deployment]


class Book:
    """Units and models by number, the ground, and what can be played for. ME-SET-1."""

    def __init__(self, options: Options, setting: Setting, forces: tuple[Force, Force], ground: Ground) -> None:
        self.options = options
        self.setting = setting
        self.forces = forces
        self.ground = ground
        self.factions = setting.factions
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

    @property
    def centre(self) -> tuple[int, int]:
        """The middle of the table."""
        return self.ground.width // 2, self.ground.depth // 2

    def faction_of(self, seat: int) -> Faction:
        """The faction that a seat leads."""
        return self.factions[self.forces[seat].faction]


setattr(_state_module, "Book", Book)  # noqa: B010  # mypy sees the type import there instead
