"""What forbids answers of a round whatever the state: uses of flips. ME-FLP."""

from __future__ import annotations

from collections.abc import Sequence

from edgewise.core.flow import Action
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.answers import FlipDice
from edgewise.games.maelstrom.queries.flips import FACES, spent
from edgewise.games.maelstrom.refusals import refuse, wrong_time


def flip_refusal(action: Action, faces: Sequence[int], budget: int) -> Refusal | None:
    """What forbids a use of flips: no such die or face, a die named twice, more than there are. ME-FLP-1, ME-FLP-2."""
    if not isinstance(action, FlipDice):
        return wrong_time("ME-SHO-20")
    dice = [die for die, _ in action.flips]
    if not all(0 <= die < len(faces) and to in FACES for die, to in action.flips) or len(set(dice)) < len(dice):
        return refuse("ME-FLP-1", "flip-malformed")
    cost = spent(faces, action.flips)
    return refuse("ME-FLP-2", "flips", count=cost, most=budget) if cost > budget else None
