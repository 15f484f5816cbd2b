"""The closed union of what a seat may ask for."""

from __future__ import annotations

from typing import TypeAlias

from edgewise.games.maelstrom.actions import Deed
from edgewise.games.maelstrom.answers import Answer

AnyAction: TypeAlias = Deed | Answer
