"""Gathering, progress and Rha'Zack. ED-CRY, ED-PRO, ED-OTH-5, ED-OTH-6, ED-CLR-34 to ED-CLR-38."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.the_edge.actions import Activate, Assault, Done, Gather, Move, Pass, Progress, Shift, Summon, Use
from edgewise.games.the_edge.continuous import statistic
from edgewise.games.the_edge.kinds import AbilityId, BoardPool, Card, Place
from edgewise.games.the_edge.queries.setting import summon_spots
from tests.support.rules import rule
from tests.support.skirmish import CHAPTER, DEMONS, Skirmish, skirmish

POOL = {"at": [18000, 18000], "crystals": 3}
SPARE = {"at": [6000, 18000], "crystals": 1}


def gathering(squads: dict[str, Any], *pools: dict[str, Any], **position: Any) -> Skirmish:
    return skirmish(squads, moment="gather", pools=pools or [POOL], **position)


@rule("ED-CRY-1", "ED-CRY-2")
def test_crystals_are_gathered_after_the_last_activation_only() -> None:
    table = skirmish({"C-HK1": [(16250, 18000)], "D-SK1": [(30000, 30000)]}, pools=[POOL])
    knight = table.squad("C-HK1")
    assert table.code(Gather(knight, BoardPool(0))) == "E_WRONG_TIME"
    table.idle("C-HK1")
    assert table.state.unused[CHAPTER] == 4
    table.idle("D-SK1").pass_all()
    assert (table.asked, table.seat) == ("gather", CHAPTER)
    table.play(Gather(knight, BoardPool(0)))
    assert (table.state.unused[CHAPTER], table.state.pools[0].crystals) == (5, 2)


@rule("ED-CRY-2")
def test_gathering_may_be_declined() -> None:
    table = gathering({"C-HK1": [(16250, 18000)]})
    table.play(Done())
    assert (table.state.unused[CHAPTER], table.state.pools[0].crystals, table.asked) == (4, 3, "progress")


@rule("ED-CRY-5", "ED-CLR-34")
def test_a_pool_gives_what_it_holds_to_squads_that_touch_it() -> None:
    table = gathering(
        {"C-HK1": [(16250, 18000)], "C-HK2": [(19750, 18000)], "C-HK3": [(9000, 9000)]},
        {**POOL, "crystals": 1},
        SPARE,
    )
    sword, lance, bulwark = table.squad("C-HK1"), table.squad("C-HK2"), table.squad("C-HK3")
    assert table.code(Gather(bulwark, BoardPool(0))) == "E_POOL_NOT_AVAILABLE"
    assert table.code(Gather(sword, BoardPool(1))) == "E_POOL_NOT_AVAILABLE"
    assert table.code(Gather(sword, BoardPool(7))) == "E_UNKNOWN_ID"
    assert table.code(Gather(sword, BoardPool(0)), seat=DEMONS) == "E_WRONG_TIME"
    assert {Gather(sword, BoardPool(0)), Gather(lance, BoardPool(0))} == set(table.lists(Gather))
    table.play(Gather(lance, BoardPool(0)))
    # Nothing is left: the phase goes on by itself, and the marker is gone.
    assert (table.asked, table.state.pools[0].crystals) == ("progress", -1)


@rule("ED-CRY-6", "ED-CLR-34")
def test_the_starting_player_gathers_first_and_contact_is_fixed() -> None:
    table = gathering(
        {"C-HK1": [(16250, 18000)], "D-SK1": [(8000, 18000)]},
        {**POOL, "crystals": 1},
        SPARE,
        {"at": [30000, 30000], "crystals": 1},
        starting=1,
    )
    assert table.seat == DEMONS
    table.play(Gather(table.squad("D-SK1"), BoardPool(1)))
    # The emptied marker stays in place until the phase ends.
    assert (table.seat, table.state.pools[1].crystals) == (CHAPTER, 0)
    table.play(Gather(table.squad("C-HK1"), BoardPool(0)))
    assert [p.crystals for p in table.state.pools] == [-1, -1, 1]


@rule("ED-CRY-8", "ED-MOV-5")
def test_a_removed_marker_no_longer_blocks() -> None:
    table = skirmish({"C-PIL": [(18000, 15000)]}, active="C-PIL", pools=[{**POOL, "crystals": -1}, SPARE])
    assert table.can(Move(((table.model("C-PIL"), ((18000, 21000),)),)))


@rule("ED-CRY-8")
@pytest.mark.parametrize(("x", "touches"), [(16490, True), (16489, False)])
def test_contact_with_a_pool_is_contact_with_its_marker(x: int, touches: bool) -> None:
    table = gathering({"C-PIL": [(x, 18000)]}, POOL, SPARE)
    assert (table.asked == "gather") == touches


@rule("ED-CRY-7", "ED-REF-3")
def test_gathered_crystals_are_kept_and_come_back() -> None:
    table = gathering({"C-HK1": [(16250, 18000)]}, chapter={"unused": 0, "used": 4})
    table.play(Gather(table.squad("C-HK1"), BoardPool(0)))
    assert (table.state.unused[CHAPTER], table.state.spent[CHAPTER]) == (5, 0)


@rule("ED-CLR-34", "ED-CRY-4")
def test_a_raised_limit_counts_for_one_pool() -> None:
    pilgrims = {"at": [(16500, 18000), (7500, 18000)], "progress": ["CP5"]}
    table = gathering({"C-PIL": pilgrims}, POOL, {**SPARE, "crystals": 3})
    squad = table.squad("C-PIL")
    table.play(Gather(squad, BoardPool(0)))
    assert table.code(Gather(squad, BoardPool(1))) == "E_SQUAD_GATHERED"
    table.play(Gather(squad, BoardPool(0)))
    assert (table.state.pools[0].crystals, table.asked) == (1, "progress")


# progress


@rule("ED-PRO-1", "ED-CLR-37")
def test_one_card_each_and_no_skipping() -> None:
    table = skirmish(
        {"C-PIL": {"at": [(18000, 6000)], "progress": ["CP2"]}, "D-SK1": [(18000, 30000)]}, moment="progress", first=0
    )
    pilgrims = table.squad("C-PIL")
    assert table.code(Pass()) == "E_PROGRESS_ILLEGAL"
    assert table.code(Progress(Card("CP2"), pilgrims)) == "E_PROGRESS_ILLEGAL"
    assert table.code(Progress(Card("DP1"), pilgrims)) == "E_PROGRESS_ILLEGAL"
    assert table.code(Progress(Card("CP1"), table.squad("C-AOD"))) == "E_PROGRESS_ILLEGAL"
    assert table.code(Progress(Card("CP1"), table.squad("D-SK1"))) == "E_PROGRESS_ILLEGAL"
    assert table.code(Progress(Card("CP8"), pilgrims)) == "E_BAD_COMMAND"
    table.play(Progress(Card("CP1"), pilgrims))
    assert table.seat == DEMONS
    assert (table.state.attached[pilgrims], "CP1" in table.state.progress[CHAPTER]) == (("CP2", "CP1"), False)


@rule("ED-PRO-2", "ED-PRO-5")
def test_cards_add_up_begin_at_once_and_stay() -> None:
    table = skirmish(
        {"C-PIL": {"at": [(18000, 6000)], "progress": ["CP2"]}, "D-SK1": [(18000, 30000)]},
        moment="progress",
        pools=[POOL],
    )
    pilgrims = table.squad("C-PIL")
    table.play(Progress(Card("CP1"), pilgrims), Progress(Card("DP1"), table.squad("D-SK1")))
    for card in ("D-SK1", "C-PIL"):
        table.idle(card)
    table.pass_all()
    assert table.state.attached[pilgrims] == ("CP2", "CP1")
    assert [statistic(table.state, pilgrims, s) for s in ("attack", "defense")] == [1, 1]


@rule("ED-PRO-3")
def test_a_lost_card_cannot_be_chosen_again() -> None:
    table = skirmish(
        {
            "C-PIL": {"at": [(16500, 18000)], "hp": 0, "progress": ["CP1"]},
            "C-HK1": {"at": [(9000, 9000)], "exhausted": True},
            "D-SK1": [(18000, 18000)],
        },
        active="D-SK1",
        pools=[{"at": [30000, 9000], "crystals": 1}],
    )
    table.play(Assault(table.model("D-SK1"), table.model("C-PIL")), 5, 1).pass_all()
    table.end().pass_all()
    assert (table.asked, "CP1" in table.state.progress[CHAPTER]) == ("progress", False)
    assert table.code(Progress(Card("CP1"), table.squad("C-HK1"))) == "E_PROGRESS_ILLEGAL"


@rule("ED-OTH-6", "ED-PRO-5", "ED-CLR-38")
def test_rhazack_comes_as_a_new_ready_squad_with_his_card() -> None:
    table = skirmish({"C-PIL": [(18000, 6000)], "D-SK1": [(18000, 30000)]}, moment="progress", first=0, pools=[POOL])
    table.play(Summon(Card("CP8"), Place((6001, 6003))), Progress(Card("DP1"), table.squad("D-SK1")))
    squad = table.squad("N-RHA", CHAPTER)
    state = table.state
    assert (state.at[table.model("N-RHA")], state.hp[squad], state.exhausted[squad]) == ((6001, 6003), 3, False)
    assert state.attached[squad] == ("CP8",)
    table.idle("D-SK1")
    table.play(Activate(squad)).pass_all()
    assert table.code(Shift(squad)) == "E_CANNOT_SHIFT"


@rule("ED-OTH-6", "ED-CLR-37", "ED-SET-9")
def test_places_where_rhazack_may_not_stand() -> None:
    table = skirmish(
        {"C-PIL": [(18000, 6000)], "D-SK1": [(18000, 30000)], "D-HOU": [(9000, 6000)]}, moment="progress", first=0
    )
    assert table.code(Summon(Card("CP8"), Place((18000, 12000)))) == "E_DEPLOY_ZONE"
    assert table.code(Summon(Card("CP8"), Place((4249, 6000)))) == "E_DEPLOY_ZONE"
    assert table.code(Summon(Card("CP8"), Place((18500, 6000)))) == "E_OVERLAP"
    assert table.code(Summon(Card("CP8"), Place((10760, 6000)))) == "E_PROGRESS_ILLEGAL"
    assert table.can(Summon(Card("CP8"), Place((10761, 6000))))
    assert table.code(Summon(Card("CP1"), Place((6000, 6000)))) == "E_BAD_COMMAND"


@rule("ED-OTH-5", "ED-CLR-38")
def test_a_dead_rhazack_is_free_for_the_other_player() -> None:
    table = skirmish(
        {
            "C-AOD": [(15750, 18000)],
            "D-SK1": {"at": [(30000, 30000)], "exhausted": True},
            "N-RHA": {"at": [(18000, 18000)], "hp": 0, "progress": ["DP8"], "seat": 1, "exhausted": True},
        },
        active="C-AOD",
        pools=[{"at": [30000, 9000], "crystals": 1}],
        first=0,
    )
    assert table.state.progress[DEMONS] == ("DP1", "DP2", "DP3", "DP4", "DP5", "DP6", "DP7")
    table.play(Assault(table.model("C-AOD"), table.model("N-RHA", 1, DEMONS)), 6, 3, 1).pass_all()
    assert table.state.vp == [10, 4]
    table.end().pass_all()
    assert table.asked == "progress"
    table.play(Summon(Card("CP8"), Place((6000, 6000))))
    assert "DP8" not in table.state.progress[DEMONS]
    assert table.code(Summon(Card("DP8"), Place((6000, 30000)))) == "E_PROGRESS_ILLEGAL"


@rule("ED-OTH-5")
def test_two_models_remove_the_conflict() -> None:
    table = skirmish(
        {"C-PIL": [(18000, 6000)], "D-SK1": [(18000, 30000)]},
        moment="progress",
        first=0,
        options={"rhazack_models": 2},
    )
    table.play(Summon(Card("CP8"), Place((6000, 6000))), Summon(Card("DP8"), Place((6000, 30000))))
    assert table.at("N-RHA") == (6000, 6000)


@rule("ED-CLR-37", "ED-OTH-6")
def test_without_a_place_on_the_grid_the_card_has_no_legal_squad() -> None:
    walls = [
        {"polygon": [[x, 3000], [x + 1000, 3000], [x + 1000, 9000], [x, 9000]], "height": 1}
        for x in range(3500, 33000, 2500)
    ]
    table = skirmish(
        {"C-PIL": [(18000, 18000)], "D-SK1": [(18000, 30000)]},
        moment="progress",
        first=0,
        obstacles=walls,
        chapter={"progress": ["CP8"]},
    )
    assert summon_spots(table.state, CHAPTER, table.squad("N-RHA", CHAPTER)) == []
    assert (table.asked, table.seat) == ("progress", DEMONS)


@rule("ED-CLR-36", "ED-WIN-8")
def test_a_player_without_models_can_only_summon_and_is_on_the_board_again() -> None:
    table = skirmish({"D-SK1": [(18000, 30000)]}, moment="progress", first=0, pools=[POOL])
    assert (table.asked, table.seat) == ("progress", CHAPTER)
    assert {type(a) for a in table.match.legal()} == {Summon}
    table.play(Summon(Card("CP8"), Place((6000, 6000))), Progress(Card("DP1"), table.squad("D-SK1")))
    assert table.match.outcome is None


@rule("ED-CLR-36", "ED-CRY-2")
def test_a_player_without_models_still_refills_and_is_asked_in_windows() -> None:
    table = skirmish({"D-SK1": [(18000, 30000)]}, pools=[POOL], chapter={"hand": ["CS01"]})
    assert (table.asked, table.seat) == ("activate", DEMONS)
    table.play(Activate(table.squad("D-SK1")), Pass())
    assert (table.asked, table.seat) == ("window-begin", CHAPTER)
    table.end()
    assert len(table.state.hands[CHAPTER]) == 5


@rule("ED-DATA-12", "ED-MOV-12")
def test_rhazack_tramples() -> None:
    table = skirmish({"N-RHA": {"at": [(18000, 18000)], "seat": 0}, "D-HOU": [(19750, 18000)]}, active="N-RHA")
    rhazack = table.squad("N-RHA", CHAPTER)
    table.play(Use(rhazack, AbilityId("trample"), table.model("N-RHA"), table.model("D-HOU"))).pass_all()
    assert table.at("D-HOU") == (22750, 18000)
