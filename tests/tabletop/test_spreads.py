"""Moves worth offering: what they serve, and that no judge refuses them."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from edgewise.geometry.plane import Disc, Point, Polygon
from edgewise.geometry.touching import is_in, is_wholly_in, touches
from edgewise.tabletop.coherency import is_touching
from edgewise.tabletop.distances import is_within
from edgewise.tabletop.hindrances import Field, Walk
from edgewise.tabletop.limits import Limits
from edgewise.tabletop.purposes import Aim, Beside, Into, OneOf, Onto, To, Where, Within
from edgewise.tabletop.room import Room
from edgewise.tabletop.spreads import Offer, Spread, away, berths, tangents
from edgewise.tabletop.terrain import Ground, Piece, Standing, Stop
from tests.support.rules import rule
from tests.tabletop import slowly
from tests.tabletop.scenes import FOE, INCH, OWN, box, crammed, crowd, foe, model

WOOD = Polygon(box(21000, 16000, 25000, 20000))
CLIFF = Piece("cliff", "obstacle", box(19500, 15500, 20000, 20500), 5000, impassable=True)


def spread(
    *pieces: Piece,
    foes: tuple[Standing, ...] = (),
    at: Point = (18000, 18000),
    far: int = 6000,
    target: int | None = None,
    dynamic: bool = False,
) -> Spread:
    ground = Ground(36 * INCH, 36 * INCH, pieces)
    walk = Walk(Field(ground, 500, foes, [foes]), Stop(*at))
    room = Room(Limits(ground, OWN, foes, target, dynamic=dynamic), model(*at), far)
    return Spread(walk, far, room, 0, [body.centre for body in foes], dynamic=dynamic)


def end(found: tuple[Stop, ...] | None) -> Disc:
    assert found is not None
    return Disc(found[-1].x, found[-1].y, 500)


def test_at_least_as_many_places_as_are_asked_for_are_offered_and_none_twice() -> None:
    offers = spread().offers([To((30000, 18000)), Into(WOOD)], 24)
    assert len({offer.stops[-1:] for offer in offers}) == len(offers) == 24
    assert [offer.aim for offer in offers[:4]] == [None, 0, 1, None]


def test_a_leader_turns_to_the_nearest_of_those_it_faces() -> None:
    offers = spread(foes=(foe(30000, 18000), foe(18000, 30000))).offers([To((23000, 17999)), To((17999, 23000))], 3)
    assert [offer.facing for offer in offers] == [0, 0, 9000]
    assert spread().offers([To((18000, 10000))], 2)[1].facing == 27000


def test_it_goes_into_an_area_and_beside_an_obstacle() -> None:
    assert is_in(end(spread().way(Into(WOOD))), WOOD)
    assert is_wholly_in(end(spread().way(Into(WOOD, wholly=True))), WOOD)
    wall = Piece("wall", "obstacle", box(21000, 16000, 21300, 20000), 1000)
    beside = end(spread(wall).way(Beside(wall.outline)))
    assert touches(beside, wall.outline) and not is_in(beside, wall.outline)
    assert spread(far=2000).way(Into(WOOD)) is None
    assert spread(far=2000).way(Beside(WOOD), thoroughly=True) is None


@rule("ME-SCO-10")
def test_it_goes_around_what_is_in_the_way_if_it_is_to_be_thorough() -> None:
    enemy = foe(22000, 18000)
    asked = spread(CLIFF, foes=(enemy,), far=9000, target=9)
    straight, led = asked.way(Onto((enemy,))), asked.way(Onto((enemy,)), thoroughly=True)
    assert straight is None and led is not None and len(led) > 1
    assert is_touching(model(*led[-1].point), enemy)
    thicket = Polygon(box(20100, 17500, 21500, 18500))
    assert spread(CLIFF, far=9000).way(Into(thicket)) is None
    assert is_in(end(spread(CLIFF, far=9000).way(Into(thicket), thoroughly=True)), thicket)


@rule("ME-SCO-10")
def test_a_charge_tries_the_72_places_around_its_target() -> None:
    enemy = foe(21000, 18000)
    assert len(tangents(enemy, 500, (18000, 18000))) == len(set(tangents(enemy, 500, (18000, 18000)))) == 72
    assert tangents(enemy, 500, (18000, 18000))[0] == (20000, 18000)
    contacts = spread(foes=(enemy,), target=9).contacts([enemy])
    assert contacts[0] == Stop(20000, 18000) and len(contacts) == 72
    assert spread(foes=(enemy,)).contacts([enemy]) == []
    assert end(spread(foes=(enemy,), target=9).way(Onto((enemy,)))).centre == (20000, 18000)


def test_one_of_some_aims_is_the_first_that_can_be_met() -> None:
    far, thicket = Polygon(box(30000, 30000, 31000, 31000)), Polygon(box(20100, 17500, 21500, 18500))
    assert spread().way(OneOf((Into(far), Into(WOOD)))) == spread().way(Into(WOOD))
    asked = spread(CLIFF, far=9000)
    assert asked.way(OneOf((Into(far), Into(thicket)))) is None
    assert is_in(end(asked.way(OneOf((Into(far), Into(thicket))), thoroughly=True)), thicket)


@rule("ME-SCO-10")
def test_a_way_found_over_the_lattice_has_no_more_stops_than_it_needs() -> None:
    found = spread(CLIFF, far=9000).way(To((21500, 18000)), thoroughly=True)
    assert end(found).centre == (21500, 18000)
    assert found is not None and len(found) <= 3


def test_ends_that_will_not_do_for_the_rest_of_a_unit_are_not_offered() -> None:
    asked = spread()
    asked.fits = lambda stop, facing: stop.x <= 18000 and facing >= 0
    assert all(not offer.stops or offer.stops[-1].x <= 18000 for offer in asked.offers([To((23000, 18000))], 12))


def test_places_in_a_zone_of_two_parts_are_spread_over_both() -> None:
    parts = [Polygon(box(0, 0, 36000, 6000)), Polygon(box(0, 6000, 6000, 36000))]
    room = Room(Limits(Ground(36 * INCH, 36 * INCH, [CLIFF]), OWN, [foe(3000, 3000)]), model(), 99000)
    stops = berths(room, parts, 24)
    assert 24 <= len(stops) < 48 and len(set(stops)) == len(stops)
    assert any(stop.x > 30000 for stop in stops) and any(stop.y > 30000 for stop in stops)
    assert all(room.is_open(stop) for stop in stops)
    assert berths(room, [Polygon(box(19500, 16000, 20000, 20000))], 24) == []


def test_it_goes_to_the_edge_of_a_range_band() -> None:
    enemy = foe(33000, 18000)
    found = spread(foes=(enemy,)).way(Within(enemy, 10000))
    stands = model(*end(found).centre)
    assert is_within(stands, enemy, 10000) and not is_within(stands, enemy, 9990)
    assert spread(foes=(enemy,)).way(Within(enemy, 2000)) is None


def test_it_goes_where_a_question_is_answered_with_yes_asking_hints_first() -> None:
    asked: list[Stop] = []

    def fits(stop: Stop) -> bool:
        asked.append(stop)
        return stop.y < 14000

    found = spread().way(Where(fits, ((17000, 13500),)))
    assert asked == [Stop(17000, 13500)] and found == (Stop(17000, 13500),)
    assert end(spread().way(Where(lambda stop: stop.y < 14000))).y < 14000
    # A sliver that the directions all round miss is found over the lattice.
    sliver = Where(lambda stop: 20000 <= stop.x <= 20200 and 18900 <= stop.y <= 19100)
    assert spread().way(sliver) is None
    assert end(spread().way(sliver, thoroughly=True)).centre == (20000, 19000)


def test_a_way_away_from_a_foe_leads_to_the_other_side() -> None:
    assert away((18000, 18000), (20000, 18000), 5000) == (13000, 18000)
    assert end(spread().way(To(away((18000, 18000), (20000, 18000), 5000)))).centre == (13000, 18000)


@rule("ME-TER-13")
def test_a_dynamic_move_goes_over_what_is_in_the_way() -> None:
    enemy = foe(22000, 18000)
    asked = spread(CLIFF, foes=(enemy,), target=9, dynamic=True)
    assert end(asked.way(Onto((enemy,)))).centre == (21000, 18000)


def scene(seed: int) -> tuple[Spread, Limits, list[Aim]]:
    draw = random.Random(seed)
    ground = crammed(draw)
    bodies = crowd(draw, ground)
    foes = [body for body in bodies if body.side == FOE]
    at = draw.randrange(500, 11500), draw.randrange(500, 11500)
    limits = Limits(ground, OWN, bodies, target=draw.choice((None, 6)))
    walk = Walk(
        Field(ground, 500, foes, [[body for body in foes if body.unit == unit] for unit in (5, 6, 7)]), Stop(*at)
    )
    far = draw.choice((1000, 4000, 8000))
    aims: list[Aim] = [Into(piece.outline) for piece in ground.pieces]
    aims += [Beside(piece.outline) for piece in ground.pieces]
    aims += [Within(body, 1000 * draw.randrange(6)) for body in foes]
    aims += [To((draw.randrange(12000), draw.randrange(12000))), Onto(tuple(body for body in foes if body.unit == 6))]
    return Spread(walk, far, Room(limits, model(*at), far), 0, [body.centre for body in foes]), limits, aims


def refused(offer: Offer, asked: Spread, limits: Limits) -> bool:
    """Whether the rules refuse an offer, judged leg by leg and at its end."""
    walk = Walk(asked.walk.field, asked.walk.at)
    if any(walk.step(stop) is not None for stop in offer.stops) or walk.used > asked.allowance:
        return True
    x, y, surface = walk.at
    stands = model(x, y)._replace(foot=limits.ground.elevation(surface), surface=surface)
    return bool(offer.stops) and not slowly.is_free(stands, limits, ())


@rule("ME-MOV-2", "ME-MOV-6", "ME-TER-14", "ME-TER-4", "ME-TER-7")
@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32))
def test_no_judge_refuses_what_is_offered(seed: int) -> None:
    asked, limits, aims = scene(seed)
    assert [offer for offer in asked.offers(aims, 24) if refused(offer, asked, limits)] == []
    for aim in aims[::3]:
        stops = asked.way(aim, thoroughly=True)
        assert stops is None or not refused(Offer(stops, 0), asked, limits)
