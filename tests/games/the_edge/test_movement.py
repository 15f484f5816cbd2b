"""Movement, measuring, terrain and pushes. ED-MOV, ED-TER, ED-OTH-4, ED-CLR-1 to ED-CLR-9."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from edgewise.games.the_edge.actions import Activate, Assault, Move, PlayCard, Shift, Use
from edgewise.games.the_edge.events import AttackMissed, ModelMoved
from edgewise.games.the_edge.kinds import AbilityId, Card, Model
from edgewise.games.the_edge.queries.moves import allowance
from edgewise.games.the_edge.queries.places import touching, within
from edgewise.geometry.paths import push_end
from edgewise.geometry.plane import Box, Disc, box_holds, overlaps
from tests.support.rules import rule
from tests.support.skirmish import CHAPTER, Skirmish, skirmish

Path = tuple[tuple[int, int], ...]


def pilgrim(**position: Any) -> Skirmish:
    """One Pilgrim (Move 6) in the middle of nowhere."""
    return skirmish({"C-PIL": [(18000, 18000)], **position.pop("squads", {})}, active="C-PIL", **position)


def go(table: Skirmish, *path: tuple[int, int], number: int = 1) -> Move:
    return Move(((table.model("C-PIL", number), path),))


@rule("ED-MOV-1", "ED-SQD-1")
def test_a_model_travels_up_to_the_move_of_its_squad() -> None:
    table = pilgrim()
    assert table.can(go(table, (24000, 18000)))
    found = table.refused(go(table, (24001, 18000)))
    assert (found.code, found.params["length"], found.params["allowance"]) == ("E_TOO_FAR", 6001, 6000)


@rule("ED-MOV-2", "ED-CLR-2")
@pytest.mark.parametrize(("gap", "touches"), [(0, True), (10, True), (11, False)])
def test_ten_mils_are_contact(gap: int, touches: bool) -> None:
    table = skirmish({"C-PIL": [(18000, 18000)], "D-HOU": [(19000 + gap, 18000)]}, active="C-PIL")
    assert touching(table.state, table.model("C-PIL"), table.model("D-HOU")) == touches
    assert bool(table.lists(Assault)) == touches


@rule("ED-MOV-2")
@pytest.mark.parametrize(("x", "inside"), [(22000, True), (22001, False)])
def test_a_reach_runs_from_edge_to_edge(x: int, inside: bool) -> None:
    table = skirmish({"C-PIL": [(18000, 18000)], "D-HOU": [(x, 18000)]}, active="C-PIL")
    assert within(table.state, table.model("C-PIL"), table.model("D-HOU"), 3000) == inside


@rule("ED-CLR-2")
def test_contact_is_not_transitive() -> None:
    table = skirmish({"C-PIL": [(18000, 18000)], "D-HOU": [(19000, 18000), (20000, 18000)]}, active="C-PIL")
    pilgrim_, h1, h2 = table.model("C-PIL"), table.model("D-HOU", 1), table.model("D-HOU", 2)
    assert table.lists(Assault) == [Assault(pilgrim_, h1)]
    assert touching(table.state, h1, h2)


@rule("ED-CLR-2", "ED-MOV-4")
def test_a_model_in_contact_may_slide_along_or_leave() -> None:
    table = skirmish({"C-PIL": [(18000, 18000)], "D-SK1": [(19500, 18000)]}, active="C-PIL")
    assert table.can(go(table, (18000, 20000), (19500, 19500)))
    assert table.can(go(table, (15000, 18000)))


@rule("ED-MOV-3", "ED-CLR-5")
def test_each_segment_is_rounded_up_to_a_whole_mil() -> None:
    table = pilgrim()
    # Two segments of length sqrt(2) cost 2 mils each, one of length sqrt(8) costs 3.
    path: Path = ((18001, 18001), (18002, 18002))
    table.play(go(table, *path))
    assert table.told(ModelMoved)[0].length == 4
    other = pilgrim()
    other.play(go(other, (18002, 18002)))
    assert other.told(ModelMoved)[0].length == 3


@rule("ED-MOV-3")
def test_a_path_has_at_most_32_segments() -> None:
    table = pilgrim()
    path = tuple((18000 + n, 18000) for n in range(1, 34))
    assert table.can(go(table, *path[:32]))
    assert table.code(go(table, *path)) == "E_BAD_PATH"
    bad = {"type": "Move", "paths": [[table.model("C-PIL"), [[18000.5, 18000]]]]}
    assert table.code(bad) == "E_BAD_PATH"


@rule("ED-CLR-3", "ED-ACT-5")
def test_forms_of_a_movement_command() -> None:
    table = pilgrim(squads={"C-HK1": [(9000, 9000)], "D-SK1": [(30000, 30000)]})
    model = table.model("C-PIL")
    assert table.can(Move(((model, ()),)))
    assert table.can(go(table, (18000, 18000), (19000, 18000), (18000, 18000)))
    assert table.code(Move(((model, ()), (model, ((18000, 19000),))))) == "E_BAD_COMMAND"
    assert table.code(Move(((table.model("C-HK1"), ()),))) == "E_NOT_YOUR_SQUAD"
    assert table.code(Move(((table.model("D-SK1"), ()),))) == "E_NOT_YOUR_SQUAD"
    assert table.code(Move(((table.model("C-PIL", 2), ()),))) == "E_NOT_YOUR_SQUAD"
    assert table.code(Move(((Model(999), ()),))) == "E_UNKNOWN_ID"
    table.play(Move(()))
    assert table.asked == "window-move"
    table.pass_all()
    assert table.code(Move(())) == "E_STEP_USED"


@rule("ED-MOV-4", "ED-CLR-1", "ED-CLR-5")
def test_enemies_are_led_around() -> None:
    table = pilgrim(squads={"D-SK1": [(18000, 21000)]})
    assert table.code(go(table, (18000, 23000))) == "E_BLOCKED"
    assert table.code(go(table, (18000, 19501))) == "E_BLOCKED"
    assert table.can(go(table, (18000, 19500)))
    # Passing at exactly the sum of the radii touches and is allowed; one mil less is not.
    assert table.can(go(table, (16500, 18000), (16500, 22000)))
    assert table.code(go(table, (16501, 18000), (16501, 22000))) == "E_BLOCKED"


@rule("ED-MOV-4", "ED-CLR-1", "ED-TER-3")
@pytest.mark.parametrize("height", [0, 2500])
def test_obstacles_block_whatever_their_height(height: int) -> None:
    wall = {"polygon": [[17000, 20000], [19000, 20000], [19000, 21000], [17000, 21000]], "height": height}
    table = pilgrim(obstacles=[wall])
    assert table.code(go(table, (18000, 22000))) == "E_BLOCKED"
    assert table.can(go(table, (18000, 19500)))
    assert table.code(go(table, (18000, 19501))) == "E_BLOCKED"
    # A corner: the base clears it at exactly its radius, three mils of four and five.
    assert table.can(go(table, (16700, 19600)))
    assert table.code(go(table, (16701, 19600))) == "E_BLOCKED"


@rule("ED-MOV-5")
def test_pools_cannot_be_crossed() -> None:
    table = pilgrim(pools=[{"at": [18000, 20000], "crystals": 1}])
    assert table.code(go(table, (18000, 22000))) == "E_BLOCKED"
    assert table.can(go(table, (18000, 18500)))


@rule("ED-MOV-6")
@pytest.mark.parametrize(("gap", "opened"), [(1000, True), (999, False)])
def test_a_gap_as_wide_as_the_base_is_open(gap: int, opened: bool) -> None:
    table = pilgrim(squads={"D-SK1": [(16500, 20000)], "D-SK2": [(18500 + gap, 20000)]})
    assert table.can(go(table, (18000, 22000))) == opened


@rule("ED-MOV-7", "ED-CLR-4", "ED-CLR-5")
def test_friends_do_not_obstruct_but_nobody_ends_on_them() -> None:
    table = pilgrim(squads={"C-AOD": [(18000, 20000)]})
    assert table.can(go(table, (18000, 22000)))
    assert table.code(go(table, (18000, 21499))) == "E_OVERLAP"
    assert table.can(go(table, (18000, 21500)))


@rule("ED-MOV-8", "ED-CLR-4")
def test_models_of_a_squad_may_swap_places() -> None:
    table = skirmish({"C-PIL": [(18000, 18000), (20000, 18000), (22000, 18000)]}, active="C-PIL")
    p1, p2, p3 = (table.model("C-PIL", n) for n in (1, 2, 3))
    swap = Move(((p1, ((20000, 18000),)), (p2, ((18000, 18000),))))
    assert table.code(Move(((p1, ((20000, 18000),)),))) == "E_OVERLAP"
    assert table.code(Move((*swap.paths, (p3, ((30000, 18000),))))) == "E_TOO_FAR"
    table.play(swap)
    assert (table.at("C-PIL", 1), table.at("C-PIL", 2)) == ((20000, 18000), (18000, 18000))


@rule("ED-MOV-9", "ED-CLR-3")
def test_any_legal_path_is_allowed() -> None:
    table = pilgrim()
    table.play(go(table, (18000, 20000), (16000, 20000), (16000, 18000)))
    assert table.at("C-PIL") == (16000, 18000)
    assert table.told(ModelMoved)[0].length == 6000


@rule("ED-CLR-5")
def test_the_first_failing_test_gives_the_code() -> None:
    table = skirmish(
        {"C-PIL": [(18000, 5000), (21000, 5000)], "D-SK1": [(21000, 7000)], "C-HK1": [(15000, 5000)]}, active="C-PIL"
    )
    p1, p2 = table.model("C-PIL", 1), table.model("C-PIL", 2)
    overlap, blocked = (p1, ((15000, 5000),)), (p2, ((21000, 8000),))
    border, far = (p2, ((21000, 3000),)), (p2, ((21000, 12000),))
    long = (p1, tuple((18000, 5000 + n % 2) for n in range(40)))
    assert table.code(Move((overlap,))) == "E_OVERLAP"
    assert table.code(Move((overlap, blocked))) == "E_BLOCKED"
    assert table.code(Move((overlap, border))) == "E_BORDER"
    assert table.code(Move(((p1, ((18000, 3000),)), far))) == "E_TOO_FAR"
    assert table.code(Move((far, long))) == "E_BAD_PATH"


@rule("ED-OTH-4")
@pytest.mark.parametrize("start", [(4000, 4000), (32000, 32000)])
def test_a_strip_along_every_edge_is_closed(start: tuple[int, int]) -> None:
    table = skirmish({"C-PIL": [start]}, active="C-PIL")
    x, y = start
    inner = 3500 if x < 18000 else 32500
    beyond = 3499 if x < 18000 else 32501
    assert table.can(go(table, (inner, y), (inner, inner)))
    assert table.code(go(table, (beyond, y))) == "E_BORDER"
    # The whole path counts, not only its end.
    assert table.code(go(table, (x, beyond), (x, y))) == "E_BORDER"


@rule("ED-MOV-10", "ED-SPL-13", "ED-OTH-3", "ED-CLR-7")
@pytest.mark.parametrize(("gap", "move"), [(2000, 5000), (2001, 6000)])
def test_an_aura_counts_for_the_squad_that_starts_in_it(gap: int, move: int) -> None:
    # Two Ashen Brood models reach the first Pilgrim: the aura of one squad counts once, for the whole squad.
    ash = [(19000 + gap, 18000), (19000 + gap, 19000)]
    table = skirmish({"C-PIL": [(18000, 18000), (6000, 6000)], "D-ASH": ash}, active="C-PIL")
    assert {allowance(table.state, table.model("C-PIL", n)) for n in (1, 2)} == {move}


@rule("ED-MOV-10")
def test_going_through_an_aura_has_no_influence() -> None:
    table = skirmish({"C-PIL": [(18000, 18000)], "D-ASH": [(21500, 21000)]}, active="C-PIL")
    assert table.can(go(table, (18000, 24000)))


@rule("ED-MOV-11")
def test_measuring_is_free_for_both_at_any_time() -> None:
    table = pilgrim(squads={"D-SK1": [(18000, 24000)]})
    game, before = table.match.game, table.match.save()
    p1, son = table.model("C-PIL"), table.model("D-SK1")
    measure: Any = game.measure  # type: ignore[attr-defined]
    between = measure(table.state, {"type": "gap", "a": {"model": p1}, "b": {"model": son}})
    assert (between.gap, between.contact) == (4500, False)
    told = measure(table.state, {"type": "paths", "paths": [[p1, [[18000, 22000]]]]})
    assert (told.lengths, told.allowances, told.refusal) == ((4000,), (6000,), None)
    blocked = measure(table.state, {"type": "paths", "paths": [[p1, [[18000, 24000]]]]})
    assert blocked.refusal.code == "E_BLOCKED"
    assert [(each.model, each.clear) for each in measure(table.state, {"type": "sights", "model": son}).sights] == [
        (p1, True)
    ]
    assert measure(table.state, {"type": "reach", "model": son}).rings
    assert table.match.save() == before


# pushes


def pushed(at: tuple[int, int], **position: Any) -> Skirmish:
    """The Elder Son of Khyber at (18000, 18000) pushes a Pilgrim in contact two inches away."""
    table = skirmish(
        {"D-SK1": [(18000, 18000)], "C-PIL": [at], **position.pop("squads", {})}, active="D-SK1", **position
    )
    push = Use(table.squad("D-SK1"), AbilityId("crushing-weight"), table.model("D-SK1"), table.model("C-PIL"))
    return table.play(push).pass_all()


@rule("ED-MOV-12", "ED-CLR-9")
def test_a_push_goes_straight_away_from_the_source() -> None:
    table = pushed((19500, 18000))
    assert table.at("C-PIL") == (21500, 18000)
    assert table.hp("C-PIL") == 1
    assert table.state.travelled == ()
    assert not table.lists(Assault)


@rule("ED-MOV-12", "ED-CLR-8")
def test_a_push_stops_where_something_is_first_overlapped() -> None:
    assert pushed((19500, 18000), squads={"C-HK1": [(21500, 18000)]}).at("C-PIL") == (20250, 18000)
    assert pushed((19500, 18000), pools=[{"at": [22000, 18000], "crystals": 1}]).at("C-PIL") == (20500, 18000)
    wall = {"polygon": [[21000, 10000], [22000, 10000], [22000, 26000], [21000, 26000]], "height": 1}
    assert pushed((19500, 18000), obstacles=[wall]).at("C-PIL") == (20500, 18000)
    assert pushed((19500, 18000), squads={"C-HK1": [(20750, 18000)]}).at("C-PIL") == (19500, 18000)


def stepwise(disc: Disc, source: tuple[int, int], distance: int, solids: list[Disc], box: Box) -> tuple[int, int]:
    """The course of ED-CLR-8 word by word."""
    dx, dy = disc.x - source[0], disc.y - source[1]
    square = dx * dx + dy * dy
    place = disc.centre
    for t in range(distance + 1):
        ends = []
        for start, d in ((disc.x, dx), (disc.y, dy)):
            # The largest whole number whose square is not above (t d)^2 / length^2.
            far = int(Fraction((t * d) ** 2, square) ** Fraction(1, 2)) if square else 0
            while Fraction(far * far) > Fraction((t * d) ** 2, square):
                far -= 1
            while Fraction((far + 1) ** 2) <= Fraction((t * d) ** 2, square):
                far += 1
            ends.append(start + (far if d > 0 else -far))
        base = Disc(ends[0], ends[1], disc.r)
        if any(overlaps(base, solid) for solid in solids) or not box_holds(box, base):
            return place
        place = base.centre
    return place


@rule("ED-CLR-8", "ED-MOV-12")
@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(st.integers(-900, 900), st.integers(-900, 900), st.integers(400, 1900), st.integers(-700, 700))
def test_a_push_equals_its_stepwise_definition(dx: int, dy: int, x: int, y: int) -> None:
    disc = Disc(18000, 18000, 500)
    source = (18000 - dx, 18000 - dy)
    box = Box(3000, 3000, 33000, 33000)
    solids = [Disc(18000 + x, 18000 + y, 300), Disc(17000, 16000, 700)]
    if any(overlaps(disc, solid) for solid in solids) or (dx, dy) == (0, 0):
        return
    assert push_end(disc, source, 300, solids, box) == stepwise(disc, source, 300, solids, box)


@rule("ED-CLR-9", "ED-CLR-20")
def test_a_pushed_model_has_not_moved() -> None:
    table = skirmish(
        {"C-HK2": [(18000, 18000)], "D-SK1": [(16250, 18000)], "D-MOE": [(21500, 18000)]},
        active="C-HK2",
        demons={"hand": ["DS03"]},
    )
    lance = table.model("C-HK2")
    table.play(Move(()), PlayCard(Card("DS03"), caster=table.model("D-SK1"), target=lance)).pass_all()
    assert table.at("C-HK2") == (20000, 18000)
    table.play(Assault(lance, table.model("D-MOE")), 3, 3, 1, 3).pass_all()
    # Couched Charge needs a path of its own: 3 + 1 only.
    assert table.told(AttackMissed)[0].attack == 4


@rule("ED-CLR-9")
def test_the_source_of_a_push_is_where_the_caster_stands_at_resolution() -> None:
    table = skirmish(
        {"D-SK1": [(18000, 18000)], "C-PIL": [(19500, 18000)], "C-HK1": [(18000, 16250)]},
        active="D-SK1",
        chapter={"hand": ["CS01"]},
    )
    son, p1 = table.model("D-SK1"), table.model("C-PIL")
    table.play(Use(table.squad("D-SK1"), AbilityId("crushing-weight"), son, p1))
    # The answer pushes the caster away: contact is gone and the push does nothing.
    table.play(PlayCard(Card("CS01"), caster=table.model("C-HK1"), target=son)).pass_all()
    assert table.at("D-SK1") == (18000, 20000)
    assert table.at("C-PIL") == (19500, 18000)
    ranged = skirmish(
        {"D-SK1": [(18000, 18000)], "C-PIL": [(22000, 18000)], "C-HK1": [(18000, 16250)]},
        active="D-SK1",
        chapter={"hand": ["CS01"]},
        demons={"hand": ["DS03"]},
    )
    defy = PlayCard(Card("CS01"), caster=table.model("C-HK1"), target=son)
    ranged.play(PlayCard(Card("DS03"), caster=son, target=p1), defy)
    ranged.pass_all()
    # From (18000, 20000) the way leads down to the right: two inches along (4000, -2000).
    assert ranged.at("C-PIL") == (23788, 17106)


# ground


ROAD = {"kind": "road", "polygon": [[17000, 17000], [19000, 17000], [19000, 19000], [17000, 19000]]}
SWAMP = {"kind": "swamp", "circle": {"at": [18000, 18000], "radius": 2000}}
FOREST = {"kind": "forest", "circle": {"at": [18000, 18000], "radius": 1000}}
WATER = {"kind": "water", "circle": {"at": [18000, 18000], "radius": 1000}}
ON = {"terrain_modifiers": True}


@rule("ED-TER-1")
@pytest.mark.parametrize(("ground", "mils"), [(ROAD, 9000), (FOREST, 5000), (WATER, 4000), (SWAMP, 2000)])
def test_ground_changes_the_move_where_it_was_agreed(ground: dict[str, Any], mils: int) -> None:
    for agreed in (True, False):
        table = pilgrim(ground=[ground], options={"terrain_modifiers": agreed})
        assert allowance(table.state, table.model("C-PIL")) == (mils if agreed else 6000)


@rule("ED-TER-2", "ED-CLR-6")
def test_ground_acts_on_each_model_alone_and_adds_up() -> None:
    table = skirmish(
        {"C-PIL": [(18000, 18000), (21500, 18000), (20500, 21000)]},
        active="C-PIL",
        ground=[SWAMP, {**SWAMP, "circle": {"at": [18500, 18000], "radius": 500}}, ROAD],
        options=ON,
    )
    # Two swamps count once; the second Pilgrim stands outside; the third too.
    assert [allowance(table.state, table.model("C-PIL", n)) for n in (1, 2, 3)] == [5000, 6000, 6000]


@rule("ED-CLR-6", "ED-TER-2")
@pytest.mark.parametrize(("x", "mils"), [(20500, 6000), (20499, 2000)])
def test_merely_touching_ground_does_not_count(x: int, mils: int) -> None:
    table = skirmish({"C-PIL": [(x, 18000)]}, active="C-PIL", ground=[SWAMP], options=ON)
    assert allowance(table.state, table.model("C-PIL")) == mils


@rule("ED-CLR-6", "ED-SQD-2")
def test_move_is_floored_before_and_after_ground() -> None:
    table = skirmish(
        {"C-SNI": {"at": [(18000, 18000)], "side": "shifted"}, "D-ASH": [(18000, 16000)], "D-SK1": [(18000, 21000)]},
        active="C-SNI",
        ground=[ROAD],
        options=ON,
        running=[
            ["DS05", 1, 6 + 1, 13, "turn", -1, 0, True],
            ["DS05", 1, 6 + 1, 13, "turn", -1, 0, True],
        ],
    )
    # Move 3 - 1 - 2 - 2 counts as 0, then the road adds 3.
    assert allowance(table.state, table.model("C-SNI")) == 3000
    swamp = skirmish({"C-SNI": {"at": [(18000, 18000)], "side": "shifted"}}, active="C-SNI", ground=[SWAMP], options=ON)
    assert allowance(swamp.state, swamp.model("C-SNI")) == 0


@rule("ED-TER-3")
def test_models_may_stop_in_ground_and_see_through_it() -> None:
    table = skirmish({"C-SNI": [(18000, 14000)], "D-SK1": [(18000, 24000)]}, active="C-SNI", ground=[SWAMP], options=ON)
    s1 = table.model("C-SNI")
    assert table.can(Use(table.squad("C-SNI"), AbilityId("aimed-shot"), shots=((s1, table.model("D-SK1")),)))
    assert table.can(Move(((s1, ((18000, 18000),)),)))


@rule("ED-CLR-6", "ED-SQD-7")
def test_a_move_bonus_after_the_movement_changes_nothing() -> None:
    table = skirmish({"C-PIL": [(18000, 18000)]}, active="C-PIL", chapter={"hand": ["CS07"]})
    table.play(Move(())).pass_all()
    table.play(PlayCard(Card("CS07"), target=table.squad("C-PIL"))).pass_all()
    table.play(Shift(table.squad("C-PIL")))
    assert table.code(Move(())) == "E_STEP_USED"


@rule("ED-MOV-1", "ED-SQD-2")
def test_a_move_bonus_before_the_movement_counts() -> None:
    table = skirmish({"C-PIL": [(18000, 18000)]}, chapter={"hand": ["CS07"]})
    table.play(Activate(table.squad("C-PIL"))).pass_all()
    table.play(PlayCard(Card("CS07"), target=table.squad("C-PIL"))).pass_all()
    table.play(Use(table.squad("C-PIL"), AbilityId("hurried-steps"))).pass_all()
    assert allowance(table.state, table.model("C-PIL")) == 11000
    assert table.state.unused[CHAPTER] == 2
