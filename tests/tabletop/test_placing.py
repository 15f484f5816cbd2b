"""Setting down the rest of a unit around its leader."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from edgewise.geometry.outlines import Point
from edgewise.geometry.plane import Polygon
from edgewise.tabletop.coherency import coherent, is_coherent, shortfall, touching
from edgewise.tabletop.limits import Limits
from edgewise.tabletop.placing import arrange, has_room, settle, worse
from edgewise.tabletop.terrain import GROUND, Floor, Ground, Piece, Standing
from tests.support.rules import rule
from tests.tabletop import slowly
from tests.tabletop.scenes import FOE, INCH, OWN, box, crammed, crowd, foe, model

BARE = Ground(36 * INCH, 36 * INCH)


def five(r: int = 500) -> list[Standing]:
    return [model(r=r)] * 5


def spots(placed: Sequence[Standing | None]) -> list[Point | None]:
    return [mate and mate.centre for mate in placed]


@rule("ME-SCO-9", "ME-MOV-7")
def test_models_go_around_their_leader_from_its_facing_on() -> None:
    placed = settle(model(18000, 18000), 0, five(), Limits(BARE, OWN))
    # At 55 degrees the bases would overlap, at 60 they touch; halves are rounded towards the greater value.
    assert spots(placed) == [(19000, 18000), (18500, 18866), (17500, 18866), (17000, 18000), (17500, 17134)]
    placed = settle(model(18000, 18000), 9000, five(), Limits(BARE, OWN))
    assert spots(placed)[:2] == [(18000, 19000), (17134, 18500)]


@rule("ME-SCO-3", "ME-SCO-9")
def test_a_half_goes_to_the_greater_value() -> None:
    limits = Limits(BARE, OWN)
    assert spots(settle(model(18000, 18000, 500), 6000, [model(r=501)], limits)) == [(18501, 18867)]
    assert spots(settle(model(18000, 18000, 500), 12000, [model(r=501)], limits)) == [(17500, 18867)]


@rule("ME-SCO-9")
def test_the_next_ring_lies_a_quarter_of_an_inch_farther_out() -> None:
    placed = settle(model(18000, 18000), 0, [model() for _ in range(8)], Limits(BARE, OWN))
    assert spots(placed)[5] == (18500, 17134)
    # The six around the leader leave no spot nearer than 0.75".
    assert spots(placed)[6] == (19516, 18875)


@rule("ME-SCO-9", "ME-UNI-11")
def test_the_ring_of_three_inches_is_drawn_a_hair_inside() -> None:
    crowd = [foe(18000 + x, 18000 + y, 200) for x in range(-4200, 4201, 200) for y in range(-4200, 4201, 200)]
    crowd = [body for body in crowd if 0 < (body.x - 18000) ** 2 + (body.y - 18000) ** 2 <= 3288**2]
    placed = settle(model(18000, 18000), 0, [model()], Limits(BARE, OWN, crowd))
    assert spots(placed) == [(21999, 18000)]
    assert is_coherent(model(18000, 18000), placed[0] or model())


@rule("ME-SCO-9", "ME-UNI-12")
def test_where_nothing_is_coherent_the_nearest_spot_is_taken() -> None:
    crowd = [foe(18000 + x, 18000 + y, 200) for x in range(-4400, 4401, 200) for y in range(-4400, 4401, 200)]
    crowd = [body for body in crowd if 0 < (body.x - 18000) ** 2 + (body.y - 18000) ** 2 <= 3900**2]
    placed = settle(model(18000, 18000), 0, [model(), model()], Limits(BARE, OWN, crowd))
    assert all(mate is not None and not is_coherent(model(18000, 18000), mate) for mate in placed)
    assert spots(placed)[0] == (22750, 18000)


@rule("ME-SCO-9", "ME-MOV-8")
def test_a_model_without_any_spot_gets_none() -> None:
    pit = Piece("pit", "area", box(4000, 4000, 32000, 32000), 0, impassable=True)
    island = Limits(Ground(36 * INCH, 36 * INCH, [pit]), OWN, dynamic=True)
    assert settle(model(18000, 18000), 0, [model()], island) == (None,)


@rule("ME-MOV-8")
def test_no_line_from_the_leader_hops_over_impassable_ground() -> None:
    ditch = Piece("ditch", "area", box(18600, 0, 18700, 36000), 0, impassable=True)
    limits = Limits(Ground(36 * INCH, 36 * INCH, [ditch]), OWN)
    leader = model(18000, 18000)
    assert all(mate is not None and mate.x < 18600 for mate in settle(leader, 0, five(), limits))
    flying = Limits(limits.ground, OWN, dynamic=True)
    assert any(mate is not None and mate.x > 18700 for mate in settle(leader, 0, five(), flying))


@rule("ME-MOV-8")
def test_a_line_that_only_touches_impassable_ground_does_not_cross_it() -> None:
    # The way to the first spot runs along the side of the pit; no base is in it, since it is thin.
    shaft = Piece("shaft", "area", ((18499, 18000), (18501, 18000), (18500, 18002)), 0, impassable=True)
    below = Piece("shaft", "area", ((18499, 18000), (18501, 18000), (18500, 17998)), 0, impassable=True)
    through = Piece("shaft", "area", ((18499, 17999), (18501, 17999), (18500, 18002)), 0, impassable=True)
    for pit, spot in ((shaft, (19000, 18000)), (below, (19000, 18000)), (through, (18996, 18087))):
        limits = Limits(Ground(36 * INCH, 36 * INCH, [pit]), OWN)
        placed = settle(model(18000, 18000, 495), 0, [model(r=505)], limits)
        assert spots(placed) == [spot]


@rule("ME-MOV-8")
def test_the_line_may_cross_models_of_either_side() -> None:
    ring = [foe(18000 + x, 18000 + y, 60) for x, y in ((800, 0), (0, 800), (-800, 0), (0, -800))]
    assert coherent(model(18000, 18000), settle(model(18000, 18000), 0, five(), Limits(BARE, OWN, ring))) == 5


@rule("ME-SCO-9")
def test_the_surface_of_the_leader_comes_first_then_the_ground_then_from_low_to_high() -> None:
    floors = tuple(Floor(Polygon(box(10000, 10000, 26000, 26000)), rise) for rise in (2500, 2000))
    tower = Piece("tower", "area", box(10000, 10000, 26000, 26000), 6000, floors=floors)
    ground = Ground(36 * INCH, 36 * INCH, [tower])
    high, low = ground.numbers["tower:0"], ground.numbers["tower:1"]
    limits = Limits(ground, OWN)
    up = model(18000, 18000, foot=2500, surface=high)
    # Where the first model stands, another one can stand 2" below it.
    placed = settle(up, 0, five(), limits)
    assert spots(placed)[:3] == [(19000, 18000), (19000, 18000), (18500, 18866)]
    assert [mate and mate.surface for mate in placed[:3]] == [high, GROUND, high]
    assert [mate and mate.surface for mate in settle(model(18000, 18000), 0, [model()], limits)] == [GROUND]
    full = Limits(ground, OWN, [foe(19000, 18000, 600)])
    placed = settle(model(18000, 18000), 0, [model()], full)
    # The foe on the ground is in the way there, but not 2" above it.
    assert placed[0] == model(19000, 18000, foot=2000, surface=low)


@rule("ME-MOV-6", "ME-SCO-9")
def test_enemies_are_not_touched_but_friends_are() -> None:
    leader = model(18000, 18000)
    near = Limits(BARE, OWN, [foe(20010, 18000)])
    clear = Limits(BARE, OWN, [foe(20011, 18000)])
    friend = Limits(BARE, OWN, [model(20000, 18000)])
    assert spots(settle(leader, 0, [model()], near)) != [(19000, 18000)]
    assert spots(settle(leader, 0, [model()], clear)) == [(19000, 18000)]
    assert spots(settle(leader, 0, [model()], friend)) == [(19000, 18000)]


@rule("ME-CHG-3", "ME-SCO-9")
def test_in_a_charge_as_many_models_as_can_touch_the_target() -> None:
    targets = [foe(20000, 18000), foe(20000, 19000)]
    leader = model(19000, 18000)
    limits = Limits(BARE, OWN, targets, target=9)
    placed = settle(leader, 0, five(), limits, targets)
    assert touching(placed, targets) == 5
    # From the line between the target and the leader, counter-clockwise: 60 degrees clear the leader.
    assert spots(placed)[0] == (19500, 17134)


@rule("ME-CHG-4", "ME-SCO-9")
def test_in_a_charge_only_the_target_is_touched() -> None:
    target, other = foe(20000, 18000), foe(19500, 16150, unit=8)
    limits = Limits(BARE, OWN, [target, other], target=9)
    placed = settle(model(19000, 18000), 0, five(), limits, [target])
    assert touching(placed, [other]) == 0
    assert touching(placed, [target]) >= 3


@rule("ME-SCO-9")
def test_a_model_that_finds_no_contact_is_placed_for_coherency_at_its_own_turn() -> None:
    target = foe(20000, 18000, 100)
    leader = model(19400, 18000)
    placed = settle(
        leader, 18000, [model(r=500), model(r=2500), model(r=200)], Limits(BARE, OWN, [target], 9), [target]
    )
    assert placed == slowly.settle(
        leader, 18000, [model(r=500), model(r=2500), model(r=200)], Limits(BARE, OWN, [target], 9), [target]
    )


@rule("ME-OBJ-8", "ME-SCO-9")
def test_no_unit_touches_two_markers() -> None:
    markers = [foe(19200, 18000, 750), foe(16800, 18000, 750)]
    limits = Limits(BARE, OWN, markers=markers)
    placed = settle(model(18000, 18000, 300), 0, five(), limits)
    touched = [touching([mate], [marker]) for mate in (*placed, model(18000, 18000, 300)) for marker in markers]
    assert sum(touched[::2]) == 0 or sum(touched[1::2]) == 0


@rule("ME-RET-2", "ME-SCO-9")
def test_what_a_move_asks_of_each_model_holds_for_that_model_alone() -> None:
    mates = [model(0, 17000), model(0, 18000), model(0, 30000)]
    limits = Limits(BARE, OWN, check=lambda mate, _, y: y <= mate.y)
    placed = settle(model(18000, 18000), 4500, mates, limits)
    assert all(mate is not None and mate.y <= was.y for mate, was in zip(placed, mates, strict=True))
    assert placed == slowly.settle(model(18000, 18000), 4500, mates, limits)


@rule("ME-UNI-12", "ME-SCO-9")
def test_a_placement_as_good_as_the_one_found_is_accepted() -> None:
    leader, limits = model(18000, 18000), Limits(BARE, OWN)
    loose = [model(18000 + 4000, 18000), model(18000 - 4000, 18000)]
    assert worse(leader, 0, [model()] * 2, loose, limits) is None


@rule("ME-UNI-12")
def test_a_model_out_of_coherency_is_refused_where_the_search_does_better() -> None:
    leader, limits = model(18000, 18000), Limits(BARE, OWN)
    mates = [model()] * 2
    found = worse(leader, 0, mates, [model(18000 + 4001, 18000), model(17000, 18000)], limits)
    assert found is not None
    short, better = found
    assert (short.what, short.given, short.found) == ("coherency", 1, 2)
    assert better == settle(leader, 0, mates, limits)


@rule("ME-UNI-12")
def test_models_out_of_coherency_are_compared_from_the_farthest_down() -> None:
    crowd = [foe(18000 + x, 18000 + y, 200) for x in range(-4400, 4401, 200) for y in range(-4400, 4401, 200)]
    crowd = [body for body in crowd if 0 < (body.x - 18000) ** 2 + (body.y - 18000) ** 2 <= 3900**2]
    leader, mates, limits = model(18000, 18000), [model(), model()], Limits(BARE, OWN, crowd)
    best = settle(leader, 0, mates, limits)
    assert worse(leader, 0, mates, best[::-1], limits) is None
    first, second = best
    assert first is not None and second is not None
    found = worse(leader, 0, mates, [first, second._replace(x=second.x, y=second.y + 2000)], limits)
    assert found is not None and found[0].what == "farness"
    found = worse(leader, 0, mates, [first, None], limits)
    assert found is not None and found[0].what == "places"


@rule("ME-CHG-3")
def test_a_charge_with_fewer_models_in_contact_than_the_search_finds_is_refused() -> None:
    target = foe(20000, 18000)
    leader, limits = model(19000, 18000), Limits(BARE, OWN, [target], target=9)
    placed = list(settle(leader, 0, [model()] * 2, limits, [target]))
    assert worse(leader, 0, [model()] * 2, placed, limits, [target]) is None
    placed[0] = model(18000, 18000)
    found = worse(leader, 0, [model()] * 2, placed, limits, [target])
    assert found is not None and found[0].what == "contact"


@rule("ME-UNI-12")
def test_one_model_left_out_is_compared_with_the_farthest_that_the_search_leaves_out() -> None:
    leader, found = model(), [model(6000), model(8000)]
    assert shortfall(leader, [model(1000), model(7000)], found, ()) is None
    assert shortfall(leader, [model(8001), model(1000)], found, ()) == ("farness", 7001, 7000)
    assert shortfall(leader, [model(8000), model(6001)], found, ()) == ("farness", 5001, 5000)


@rule("ME-UNI-12", "ME-SCO-9")
def test_a_model_the_search_finds_no_place_for_counts_as_put_12_inches_off() -> None:
    # Only the strip around the leader is open, and the foes in it leave room for nobody near.
    pits = [Piece("pit", "area", box(0, 0, 36000, 17000), 0, impassable=True)]
    pits.append(Piece("lake", "area", box(0, 19000, 36000, 36000), 0, impassable=True))
    crowd = [foe(x, 18000) for x in range(500, 36000, 1100) if x != 18100]
    leader, limits = model(18100, 18000), Limits(Ground(36 * INCH, 36 * INCH, pits), OWN, crowd)
    assert settle(leader, 0, [model()], limits) == (None,)
    assert worse(leader, 0, [model()], [model(18100 + 13000, 18000)], limits) is None
    found = worse(leader, 0, [model()], [model(18100 + 13001, 18000)], limits)
    assert found is not None and found[0] == ("farness", 12001, 12000)


@rule("ME-SCO-9")
def test_an_arrangement_that_is_wanted_is_as_good_as_the_one_found() -> None:
    wood = Piece("wood", "area", box(18600, 15000, 22000, 21000), 0)
    leader, limits = model(18000, 18000), Limits(Ground(36 * INCH, 36 * INCH, [wood]), OWN)
    placed = arrange(leader, 9000, five(), limits, lambda mate: mate.x > 18200)
    assert all(mate is not None and mate.x > 18200 for mate in placed)
    assert worse(leader, 9000, five(), placed, limits) is None
    assert arrange(leader, 9000, five(), limits, lambda mate: mate.x > 99000) == settle(leader, 9000, five(), limits)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32))
def test_there_is_room_where_every_model_finds_a_place(seed: int) -> None:
    leader, facing, mates, limits, _ = scene(seed)
    for r in (leader.r, mates[0].r):
        group = [mate._replace(r=r) for mate in mates]
        assert has_room(leader, facing, group, limits) == (None not in settle(leader, facing, group, limits))


@rule("ME-TER-5")
def test_a_top_of_impassable_ground_is_open_to_dynamic_moves_and_to_those_it_holds() -> None:
    mesa = Piece("mesa", "obstacle", box(14000, 14000, 22000, 22000), 3000, impassable=True, standable=True)
    ground = Ground(36 * INCH, 36 * INCH, [mesa])
    top = ground.numbers["mesa:top"]
    leader = model(18000, 18000, foot=3000, surface=top)
    assert settle(leader, 0, five(), Limits(ground, OWN))[0] is None
    for limits in (Limits(ground, OWN, dynamic=True), Limits(ground, OWN, held=0)):
        assert [mate and mate.surface for mate in settle(leader, 0, five(), limits)] == [top] * 5


def scene(seed: int) -> tuple[Standing, int, list[Standing], Limits, list[Standing]]:
    draw = random.Random(seed)
    ground = crammed(draw)
    surface = draw.randrange(len(ground.surfaces))
    x, y = draw.randrange(500, 11500), draw.randrange(500, 11500)
    leader = model(x, y, draw.choice((500, 875)), ground.surfaces[surface].elevation, surface)
    bodies = crowd(draw, ground)
    foes = [body for body in bodies if body.side == FOE and body.unit == 6]
    target = 6 if draw.random() < 0.5 else None
    markers = [foe(draw.randrange(12000), draw.randrange(12000), 750) for _ in range(draw.choice((0, 0, 2, 4)))]
    limits = Limits(
        ground,
        OWN,
        bodies,
        target,
        dynamic=draw.random() < 0.2,
        held=draw.randrange(len(ground.pieces)) if ground.pieces and draw.random() < 0.2 else None,
        markers=markers,
        zone=(lambda x, y, r, _: x + y < 14000 - r) if draw.random() < 0.15 else None,
        check=(lambda mate, x, _: x <= mate.x) if draw.random() < 0.15 else None,
    )
    mates = [model(draw.randrange(12000), r=draw.choice((leader.r, leader.r, 500, 1250))) for _ in range(3)]
    return leader, draw.randrange(36000), mates, limits, foes if target is not None else []


@rule("ME-SCO-9", "ME-MOV-8", "ME-TER-14", "ME-TER-4", "ME-TER-5", "ME-TER-7", "ME-MOV-6", "ME-OBJ-8", "ME-SCO-14")
@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32))
def test_the_quick_search_finds_what_the_slow_one_finds(seed: int) -> None:
    assert settle(*scene(seed)) == slowly.settle(*scene(seed))
