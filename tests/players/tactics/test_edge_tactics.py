"""The Warlord in The Edge, in positions with one clearly right answer."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

import msgspec
import pytest

from edgewise import catalog
from edgewise.core.flow import Action, Ask
from edgewise.games.the_edge.actions import Activate, Assault, EndActivation, Keep, Pass, PlayCard, Reroll, Use
from edgewise.games.the_edge.kinds import AbilityId, Card
from edgewise.players.levels import WARLORD
from edgewise.players.search import SearchPlayer
from tests.support.skirmish import Skirmish, skirmish

GAME = catalog.game("the-edge")
POOR = {"unused": 0}
MIDDLE = (18000, 18000)
# What may come before the answer that counts: a step of nobody, a free ability, a window left alone.
MOST_STEPS = 12


def warlord() -> SearchPlayer:
    """The level as it is, but without its clock."""
    return SearchPlayer(GAME, 1, msgspec.structs.replace(WARLORD, seconds=inf))


def hit_with_a_mark() -> tuple[Skirmish, Action]:
    knight = {"at": [(18250, 18000)], "side": "shifted"}
    table = skirmish({"C-HK2": knight, "D-MOE": {"at": [(19750, 18000)], "hp": 0}}, active="C-HK2")
    table.play(Assault(table.model("C-HK2"), table.model("D-MOE")), 5, 2).pass_all()
    return table, Keep()


def failed_defense_of_a_bare_model() -> tuple[Skirmish, Action]:
    knight = {"at": [(18250, 18000)], "side": "shifted", "hp": 0}
    table = skirmish({"C-HK3": knight, "D-SK1": [(20000, 18000)]}, active="D-SK1")
    table.play(Assault(table.model("D-SK1"), table.model("C-HK3")), 5, 1).pass_all()
    return table, Reroll()


def two_squads_in_contact() -> tuple[Skirmish, Action]:
    hounds, spitters = {"at": [(19500, 18000)], "hp": 1}, {"at": [(16500, 18000)], "hp": 0}
    table = skirmish({"C-AOD": [MIDDLE], "D-HOU": hounds, "D-BIL": spitters}, active="C-AOD", chapter=POOR)
    return table, Assault(table.model("C-AOD"), table.model("D-BIL"))


def two_squads_in_sight() -> tuple[Skirmish, Action]:
    son, master = {"at": [(18000, 26000)]}, {"at": [(26000, 18000)], "hp": 0}
    table = skirmish({"C-SNI": [MIDDLE], "D-SK1": son, "D-MOE": master}, active="C-SNI", chapter=POOR)
    shot = (table.model("C-SNI"), table.model("D-MOE"))
    return table, Use(table.squad("C-SNI"), AbilityId("aimed-shot"), shots=(shot,))


def a_squad_that_can_kill() -> tuple[Skirmish, Action]:
    squads: dict[str, Any] = {
        "C-AOD": [MIDDLE],
        "C-PIL": [(4000, 4000), (5200, 4000)],
        "D-MOE": {"at": [(19750, 18000)], "hp": 0},
        "D-HOU": [(32000, 32000)],
    }
    table = skirmish(squads, chapter=POOR)
    return table, Activate(table.squad("C-AOD"))


def a_card_for_the_last_point() -> tuple[Skirmish, Action]:
    rich = {"hand": ["CS14"], "unused": 3, "vp": 11}
    squads = {"C-HK1": [MIDDLE], "D-HOU": [(5000, 5000)]}
    return skirmish(squads, active="C-HK1", chapter=rich, demons={"vp": 1}, died=(1, 0)), PlayCard(Card("CS14"))


@pytest.mark.parametrize(
    "position",
    [
        hit_with_a_mark,
        failed_defense_of_a_bare_model,
        two_squads_in_contact,
        two_squads_in_sight,
        a_squad_that_can_kill,
        a_card_for_the_last_point,
    ],
)
def test_the_warlord_finds_the_right_answer(position: Callable[[], tuple[Skirmish, Action]]) -> None:
    table, right = position()
    match, player, given = table.match, warlord(), list[Action]()
    seat = match.pending.seat if isinstance(match.pending, Ask) else 0
    while isinstance(asked := match.pending, Ask) and len(given) < MOST_STEPS:
        answer = player.choose(match.question()) if asked.seat == seat else Pass()
        given.append(answer)
        if answer == right or isinstance(answer, Assault | EndActivation):
            break
        match.play(answer)
    assert given[-1] == right, given
