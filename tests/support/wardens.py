"""A fan faction of wardens in a duel against the Demons: the table for tests of the vocabulary."""

from __future__ import annotations

from typing import Any

from edgewise.games.dawnfall.actions import Activate, Fight, KeepMode, StartCombat, UseDie
from tests.support.fan import Record, duel, fan, squad
from tests.support.play import Table, table

YELLOW = UseDie("yellow")
VP = {"do": "gain_vp"}
BOUND: Record = {"bind": {"type": "any_own_squad"}}
FOES = {"sel": "models", "side": "enemy"}


def play(*cards: Record, hand: tuple[str, ...] = (), own: list[Record] | None = None, **more: Any) -> Table:
    """A warden at (3,2).1 with INI 5 beside a Gorehound; another one at (0,0).0."""
    faction = {"squads": [squad(basic={"ini": 5})]} | more.pop("faction", {})
    text = fan(*cards, **faction)
    wardens = own or [{"squad": "warden", "models": ["(3,2).1"]}, {"squad": "warden", "models": ["(0,0).0"]}]
    mine = {"hand": list(hand), "squads": wardens, "crystals": 3, **more.pop("mine", {})}
    theirs = {"squads": [{"squad": "gorehound", "models": ["(4,2).{4,5}"]}], **more.pop("theirs", {})}
    return table(duel(text, mine, theirs, **more))


def fight(t: Table, attack: int, defense: int) -> Table:
    """The first warden attacks the Gorehound with these dice."""
    return t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 2), YELLOW, attack, YELLOW, defense)
