"""Where units may be deployed. ME-DEP-1, ME-DEP-12, ME-DEP-13."""

from __future__ import annotations

from edgewise.games.maelstrom.abilities import Scout
from edgewise.games.maelstrom.actions import Deploy, Stand
from edgewise.games.maelstrom.kinds import Facing, Model, Unit
from edgewise.games.maelstrom.queries.coherency import is_coherent
from edgewise.games.maelstrom.queries.deploying import refusal, set_down
from edgewise.games.maelstrom.queries.zoning import proposals
from tests.games.maelstrom.table import Inches, Squad, Table, wall, wood
from tests.games.maelstrom.test_moving import at, five, foes, one
from tests.support.rules import rule


def deploy(*places: tuple[Inches, Inches] | tuple[Inches, Inches, str], unit: int = 0, leader: int = -1) -> Deploy:
    """A unit set down at these places."""
    return Deploy(Unit(unit), tuple(at(*place) for place in places), Facing(9000), Model(leader))


def why(table: Table, action: Deploy) -> str:
    """The rule that forbids a deployment, "" if none does."""
    found = refusal(table.state, action)
    return "" if found is None else found.rule


def kept_back(*squads: Squad, deployment: str = "face-off", **given: object) -> Table:
    """The first unit is still in reserve; zone A is that of its seat."""
    table = Table(*squads, **given)  # type: ignore[arg-type]
    table.state.deployment = deployment
    table.state.place[0] = "reserve"
    return table


@rule("ME-DEP-1", "ME-DEP-4", "ME-DEP-14")
def test_a_unit_is_set_down_wholly_in_its_zone() -> None:
    table = kept_back(one(), deployment="long-flank")
    for place, expected in (((17.5, 10), ""), ((18, 10), "ME-DEP-1"), ((7.5, 30), ""), ((8, 24), "ME-DEP-1")):
        assert why(table, deploy(place)) == expected
    table.state.zones = ("B", "A")
    assert why(table, deploy((30.5, 38))) == ""
    assert why(table, deploy((17.5, 10))) == "ME-DEP-1"


@rule("ME-ABI-14")
def test_scouts_start_up_to_six_inches_farther_on() -> None:
    table = kept_back(one(abilities=[Scout()]))
    assert why(table, deploy((20, 17.5))) == ""
    assert why(table, deploy((20, 17.511))) != ""
    assert why(kept_back(one()), deploy((20, 17.5))) == "ME-DEP-1"


@rule("ME-DEP-12", "ME-MEA-4")
def test_nobody_starts_within_six_inches_of_an_enemy() -> None:
    table = kept_back(one(), foes((20, 13)))
    assert why(table, deploy((20, 6))) == "ME-DEP-12"
    assert why(table, deploy((20, 5.999))) == ""


@rule("ME-DEP-12", "ME-TER-4", "ME-TER-7", "ME-TER-14", "ME-MOV-6")
def test_a_unit_starts_in_valid_positions() -> None:
    pieces = [wood("lava", 4, 4, 8, 8, impassable=True, cover=0), wall("rock", 20, 4, 24, 8, height=2000)]
    table = kept_back(one(), Squad("Kaddar Nova", [(30, 6)]), pieces=pieces)
    assert why(table, deploy((6, 6))) == "ME-TER-4"
    assert why(table, deploy((22, 6))) == "ME-TER-14"
    assert why(table, deploy((30.5, 6))) == "ME-MOV-6"
    assert why(table, deploy((31, 6))) == ""


@rule("ME-DEP-12", "ME-OBJ-2")
def test_nobody_starts_in_a_pocket() -> None:
    ring = [
        wood("south", 4, 2, 12, 4, impassable=True, cover=0),
        wood("north", 4, 8, 12, 10, impassable=True, cover=0),
        wood("west", 4, 4, 6, 8, impassable=True, cover=0),
        wood("east", 10, 4, 12, 8, impassable=True, cover=0),
    ]
    table = kept_back(one(), pieces=ring)
    assert why(table, deploy((8, 6))) == "ME-DEP-12"


@rule("ME-DEP-13", "ME-SCO-9")
def test_the_others_stand_as_told_or_as_the_search_has_them() -> None:
    table = kept_back(five())
    assert why(table, deploy((10, 6), (12, 6))) == "ME-DEP-13"
    assert why(table, deploy((10, 6), (12, 6), (8, 6), (10, 8), (10, 4))) == ""
    assert why(table, deploy((10, 6), (12, 6), (8, 6), (10, 8), (30, 4))) == "ME-DEP-8"
    set_down(table.state, deploy((10, 6)))
    assert table.state.place[0] == "table"
    assert is_coherent(table.state, Unit(0))
    assert table.state.facing[0] == 9000


@rule("ME-DEP-8", "ME-UNI-11")
def test_no_unit_starts_where_the_search_cannot_set_it_down_in_coherency() -> None:
    # Between the rocks there is room for one base beside the other; four on one side are all that stay within 3".
    rocks = [wall("left", 5.5, 0, 9.5, 9), wall("right", 10.5, 0, 14.5, 9)]
    table = kept_back(Squad("Karist Troopers", [(30, 3 + n) for n in range(6)]), pieces=rocks)
    assert why(table, deploy((10, 0.5))) == "ME-DEP-8"
    assert why(table, deploy((10, 3))) == ""


@rule("ME-UNI-4")
def test_the_leader_is_the_one_that_the_entry_names() -> None:
    table = kept_back(five())
    named = table.book.units[0].leader
    assert named == 0
    assert why(table, deploy((10, 6), leader=1)) == "ME-UNI-4"


@rule("ME-DEP-1", "ME-DEP-12", "ME-DEP-13")
def test_every_deployment_that_is_offered_is_legal() -> None:
    pieces = [
        wall("wall", 12, 8, 16, 8.5),
        wood("wood", 20, 4, 26, 9),
        wood("lava", 30, 2, 34, 6, impassable=True, cover=0),
        wall("hill", 36, 4, 42, 10, height=1500, standable=True, open_top=True),
    ]
    table = kept_back(five(), foes((14, 17)), pieces=pieces)
    found = proposals(table.state, Unit(0))
    assert len(found) == 10
    assert all(why(table, each) == "" for each in found)
    assert len({each.places[0] for each in found}) == 10
    assert any(_is_in(each.places[0], (20, 4, 26, 9)) for each in found)


def _is_in(place: Stand, box: tuple[int, int, int, int]) -> bool:
    left, bottom, right, top = (1000 * side for side in box)
    return left <= place.x <= right and bottom <= place.y <= top
