"""The default options of Special Crystal Sources, written in the vocabulary. DF-OPT-12 to DF-OPT-15."""

from __future__ import annotations

from edgewise.games.dawnfall.effects.harm import Kill, RestoreEndurance, ReturnModel
from edgewise.games.dawnfall.effects.selectors import Compared, Models, Squads
from edgewise.games.dawnfall.effects.step import Step

SOURCE_OPTIONS: tuple[Step, ...] = (
    Kill(to=Models(side="enemy", endurance=Compared("=", 0), choose=1)),
    ReturnModel(of=Models(side="own", dead=True, choose=1)),
    RestoreEndurance(of=Squads(side="own", wounded=True, choose=1)),
)
