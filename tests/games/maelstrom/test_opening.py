"""From the roll-off to the first turn. ME-SET-3 to ME-SET-6, ME-DEP-1, ME-DEP-2, ME-DEP-7, ME-DEP-10."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import Match
from edgewise.core.flow import Roll
from edgewise.core.refusal import BadInput
from edgewise.games.maelstrom.actions import (
    Activate,
    DeclareAim,
    Deploy,
    EndActivation,
    FinishDeployment,
    NameCommander,
    PlaceMarker,
    TakeRole,
    TakeZone,
)
from edgewise.games.maelstrom.events.turns import (
    AimDeclared,
    CommanderNamed,
    DeploymentRolled,
    MissionRolled,
    RoleTaken,
    RollOffMade,
)
from edgewise.games.maelstrom.kinds import AimId
from edgewise.games.maelstrom.view import View
from tests.games.maelstrom.field import Field, Opening
from tests.support.rules import rule

LONG_MARCH = 4


def roles(*dice: Any, **options: Any) -> Opening:
    """Seat 0 wins the roll-off and defends."""
    return Opening((5, 3), *dice, **{"mission": "bloodbath", **options}).play(TakeRole("defender"))


# roles


@rule("ME-SET-3", "ME-DIC-5", "ME-DIC-10")
@pytest.mark.parametrize(("dice", "winner"), [(((6, 1),), 0), (((1, 6),), 1), (((3, 3), (2, 5)), 1)])
def test_the_winner_of_the_roll_off_takes_a_role(dice: Any, winner: int) -> None:
    field = Opening(*dice, LONG_MARCH, mission="bloodbath")
    assert [event.faces for event in field.told(RollOffMade)] == list(dice)
    assert (field.asked, field.seat) == ("role", winner)
    assert {each.role for each in field.match.legal()} == {"attacker", "defender"}  # type: ignore[attr-defined]


@rule("ME-SET-3")
@pytest.mark.parametrize(("role", "attacker"), [("attacker", 1), ("defender", 0)])
def test_the_loser_gets_the_other_role(role: Any, attacker: int) -> None:
    field = Opening((1, 6), LONG_MARCH, mission="bloodbath").play(TakeRole(role))
    assert field.told(RoleTaken)[0].attacker == attacker
    assert field.seat == 1 - attacker, "the defender picks a zone"


# mission


@rule("ME-SET-4", "ME-MIS-4")
def test_a_pack_is_rolled_on_with_one_die() -> None:
    # Pack 1 has missions that are not played yet, so a list of our own stands in for it.
    names = ["bloodbath", "groundfahll", "purple-gold"]
    field = roles(5, 2, LONG_MARCH, mission=None, draw=names)
    assert [event.mission for event in field.told(MissionRolled)] == ["groundfahll"]
    assert field.state.mission == "groundfahll"


@rule("ME-SET-4")
def test_a_draw_repeats_faces_that_name_no_mission() -> None:
    field = roles(6, 4, 3, LONG_MARCH, mission=None, draw=["bloodbath", "groundfahll", "purple-gold"])
    assert field.state.mission == "purple-gold"


@rule("ME-SET-4")
def test_more_than_six_missions_take_two_dice() -> None:
    names = ["bloodbath", "groundfahll", "purple-gold", *["bloodbath"] * 4, "contested-harvest"]
    field = roles((3, 1), (2, 2), LONG_MARCH, mission=None, draw=names)
    assert field.told(MissionRolled)[0].faces == (2, 2)
    assert field.state.mission == "contested-harvest"


@rule("ME-SET-4")
def test_a_list_of_one_mission_needs_no_die() -> None:
    assert roles(LONG_MARCH, mission=None, draw=["purple-gold"]).state.mission == "purple-gold"


@rule("ME-SET-4")
@pytest.mark.parametrize("options", [{"draw": ["bloodbath"] * 37}, {"draw": ["bloodbath"], "pack": "pack-1"}])
def test_a_list_too_long_and_two_sources_are_refused(options: Any) -> None:
    with pytest.raises(BadInput) as caught:
        Match.new("maelstrom", options=options)
    assert caught.value.rule == "ME-SET-4"


# zones


@rule("ME-DEP-2", "ME-DIC-10")
@pytest.mark.parametrize(
    ("face", "name"),
    list(enumerate(("criss-cross", "face-off", "pincer", "long-march", "outflank", "long-flank"), 1)),
)
def test_a_die_names_the_deployment_before_the_defender_picks(face: int, name: str) -> None:
    field = roles(face)
    assert [(event.face, event.deployment) for event in field.told(DeploymentRolled)] == [(face, name)]
    assert field.asked == "zone"


@rule("ME-DEP-1", "ME-SET-5")
@pytest.mark.parametrize(("zone", "zones"), [("A", ("A", "B")), ("B", ("B", "A"))])
def test_the_defender_picks_a_zone_and_the_attacker_has_the_other(zone: Any, zones: tuple[str, str]) -> None:
    field = roles(LONG_MARCH)
    assert field.seat == 0
    assert field.play(TakeZone(zone)).state.zones == zones


# faction objectives and commanders


@rule("ME-DEP-7", "ME-SET-5")
def test_each_player_declares_an_objective_of_the_own_faction_the_defender_first() -> None:
    field = roles(LONG_MARCH).play(TakeZone("A"))
    assert (field.asked, field.seat) == ("aim", 0)
    assert field.refused(DeclareAim(AimId("asset-protection"))) == "ME-DEP-7"
    field.play(DeclareAim(AimId("reaping")))
    assert (field.asked, field.seat) == ("aim", 1)
    field.play(DeclareAim(AimId("survey-mandate")))
    assert [(event.seat, event.aim) for event in field.told(AimDeclared)] == [(0, "reaping"), (1, "survey-mandate")]


@rule("ME-DEP-7", "ME-SCO-13")
def test_the_only_model_with_command_is_the_commander_unasked() -> None:
    field = roles(LONG_MARCH).play(TakeZone("A")).through_aims()
    found = [(event.seat, event.model) for event in field.told(CommanderNamed)]
    assert found == [(0, field.model("A1")), (1, field.model("G1"))]


DETACHMENT = "{entry: Foundation Overseer, units: [{}]}, {entry: Epirian Contractors, units: [{}]}"
TWO_COMMANDERS = f"""
format: edgewise-me-roster/1
name: Two
faction: epirian
limit: 60
detachments: [[{DETACHMENT}], [{DETACHMENT}]]
"""


@rule("ME-DEP-7")
def test_a_commander_is_a_model_with_command_of_a_command_unit() -> None:
    field = roles(LONG_MARCH, players=[{"roster": TWO_COMMANDERS}, {}])
    field.play(TakeZone("A"), DeclareAim(AimId("survey-mandate")))
    assert (field.asked, field.seat) == ("commander", 0)
    assert field.refused(NameCommander(field.model("B1"))) == "ME-DEP-7"
    named = field.listed(NameCommander)
    assert len(named) == 2
    field.play(named[1])
    assert field.state.commanders[0] == named[1].model  # type: ignore[attr-defined]


# the list of prompts


@rule("ME-SET-1", "ME-SET-5", "ME-DEP-8", "ME-DEP-9", "ME-DEP-10", "ME-TRN-2")
def test_the_prompts_come_in_the_order_of_the_ledger() -> None:
    field = Opening((2, 5), LONG_MARCH, mission="groundfahll")
    seen = []
    while field.asked != "activate-1":
        seen.append((field.asked, field.seat))
        if field.asked == "deploy":
            found = field.match.proposals()[0]
            field.play(found if isinstance(found, Deploy) else FinishDeployment())
        elif field.asked == "role":
            field.play(TakeRole("defender"))
        else:
            field.play(field.match.proposals()[0])
    markers = [("marker", n % 2 ^ 1) for n in range(6)]
    opening = [("role", 1), ("zone", 1), ("aim", 1), ("aim", 0), *markers]
    assert seen == [*opening, *[("deploy", 1)] * 6, *[("deploy", 0)] * 7]
    assert (field.state.turn, field.state.priority, field.seat) == (1, 0, 0)
    assert len(field.told(RollOffMade)) == 1, "priority of the first turn is not rolled for"


@rule("ME-SET-5", "ME-SCO-8")
@pytest.mark.parametrize("action", [PlaceMarker(24000, 36000), FinishDeployment(), EndActivation(), TakeZone("A")])
def test_an_answer_out_of_turn_is_refused(action: Any) -> None:
    field = Opening((2, 5), LONG_MARCH, mission="groundfahll")
    assert field.refused(action) == "ME-SET-5"


@rule("ME-SCO-8", "ME-SCO-13")
def test_a_refused_answer_changes_nothing() -> None:
    field = Field()
    before = field.match.game.save(field.state)
    assert field.refused(Activate(field.unit("H"))) == "ME-TRN-7"
    assert field.match.game.save(field.state) == before


@rule("ME-SCO-13", "ME-SET-5")
def test_only_who_is_asked_may_answer() -> None:
    field = Opening((2, 5), LONG_MARCH, mission="groundfahll")
    assert field.seat == 1
    assert field.match.refusal(TakeRole("attacker"), seat=0) is not None
    assert field.match.refusal(TakeRole("attacker"), seat=1) is None


@rule("ME-SCO-6", "ME-SET-5")
def test_both_rosters_lie_open_from_the_first_prompt() -> None:
    field = Opening((2, 5), LONG_MARCH, mission="groundfahll")
    for seat in (0, 1, None):
        view: View = field.match.view(seat)
        assert next(each.entry for each in view.units if each.seat == 0) == "Kaddar Novitiate"
        assert len(view.units) == 11


@rule("ME-SET-6", "ME-SCO-7")
def test_a_match_is_repeated_from_its_record() -> None:
    first = Match.new("maelstrom", options={"mission": "groundfahll"}, seed=7)
    for _ in range(12):
        first.play(first.proposals()[0])
    again = Match.load(first.save())
    assert again.game.save(again.state) == first.game.save(first.state)
    assert [str(event) for event in again.log] == [str(event) for event in first.log]


@rule("ME-SET-6")
@pytest.mark.parametrize("options", [{"weather": "rain"}, {"letter_hill": "yes"}, {"players": [{}, {}, {}]}])
def test_only_what_fixes_a_game_is_an_option(options: Any) -> None:
    with pytest.raises(BadInput) as caught:
        Match.new("maelstrom", options=options)
    assert caught.value.rule in ("ME-SET-6", "ME-SCO-1")


@rule("ME-SCO-1")
def test_there_are_two_sides() -> None:
    with pytest.raises(BadInput) as caught:
        Match.new("maelstrom", options={"players": [{}, {}, {}]})
    assert caught.value.rule == "ME-SCO-1"


@rule("ME-SCO-7", "ME-SET-6")
def test_too_few_injected_faces_fail() -> None:
    with pytest.raises(BadInput):
        Opening(mission="bloodbath")
    assert not isinstance(Opening((1, 2), mission="bloodbath").match.pending, Roll)
