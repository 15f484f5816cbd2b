"""Kinds of thing that fields stand for: plain numbers and names while the program runs, told apart by their types."""

from __future__ import annotations

from typing import NewType

Unit = NewType("Unit", int)
Model = NewType("Model", int)
Marker = NewType("Marker", int)
# A length in thousandths of an inch, a place on the table in them, and a facing in hundredths of a degree. ME-SCO-3
Mils = NewType("Mils", int)
Place = NewType("Place", tuple[int, int])
Facing = NewType("Facing", int)
# Names as content files give them in English; other languages come from the faction's table of names.
EntryTitle = NewType("EntryTitle", str)
ProfileName = NewType("ProfileName", str)
WeaponName = NewType("WeaponName", str)
# A weapon or a piece of gear, as it stands in a list of equipment.
ItemName = NewType("ItemName", str)
Designator = NewType("Designator", str)
# What an option is called in a roster. ME-FOR-17
Slug = NewType("Slug", str)

NO_UNIT = Unit(-1)
NO_MODEL = Model(-1)
NO_MARKER = Marker(-1)
# A weapon among those that its model carries, from 0.
WeaponNumber = NewType("WeaponNumber", int)
# A faction objective, a mission and a type of deployment by their ids.
AimId = NewType("AimId", str)
MissionId = NewType("MissionId", str)
DeploymentId = NewType("DeploymentId", str)
# A surface by its name: "ground", "hill:top", "ruin:0". ME-MOV-11
SurfaceName = NewType("SurfaceName", str)
# A piece of terrain by its id.
PieceName = NewType("PieceName", str)
# An objective of a mission or of a faction, as files name it.
ObjectiveName = NewType("ObjectiveName", str)
