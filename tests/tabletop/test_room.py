"""Where one base may end: the quick answer is that of the judge who names reasons."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from edgewise.tabletop.footing import CELL_MILS, Footing
from edgewise.tabletop.limits import Limits
from edgewise.tabletop.room import Room
from edgewise.tabletop.terrain import Stop
from tests.support.rules import rule
from tests.tabletop.scenes import OWN, crammed, crowd, foe, model


@rule("ME-TER-4", "ME-TER-7", "ME-TER-14", "ME-MOV-6")
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_room_is_where_the_judge_finds_no_misfit(seed: int) -> None:
    draw = random.Random(seed)
    ground = crammed(draw)
    held = draw.randrange(len(ground.pieces)) if ground.pieces and draw.random() < 0.3 else None
    limits = Limits(ground, OWN, crowd(draw, ground), draw.choice((None, 6)), dynamic=draw.random() < 0.2, held=held)
    r = draw.choice((100, 500, 875))
    landing, body = limits.landing(r), model(6000, 6000, r)
    room = Room(limits, body, 20000)
    for _ in range(60):
        x, y = draw.randrange(-300, 12300), draw.randrange(-300, 12300)
        stops = [Stop(x, y, surface) for surface in ground.surfaces_under(x, y)]
        fitting = [stop for stop in stops if landing.misfit(stop, None, limits.spared) is None]
        assert [stop for stop in stops if room.is_open(stop)] == fitting
        best = max(fitting, key=lambda stop: (ground.elevation(stop.surface), stop.surface), default=None)
        assert room.stop(x, y) == best


@rule("ME-TER-4", "ME-TER-7", "ME-TER-14")
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_a_cell_is_sure_of_all_its_places(seed: int) -> None:
    draw = random.Random(seed)
    footing = Footing(crammed(draw), draw.choice((150, 500, 875)))
    for _ in range(40):
        x, y = (draw.randrange(12000) // CELL_MILS * CELL_MILS for _ in "xy")
        cell = {surface: is_sure for surface, _, is_sure in footing.options(x, y)}
        for _ in range(6):
            px, py = x + draw.randrange(CELL_MILS), y + draw.randrange(CELL_MILS)
            for surface in range(len(footing.ground.surfaces)):
                is_open = footing.is_open(px, py, surface)
                assert is_open or not cell.get(surface)
                assert not is_open or surface in cell


@rule("ME-OBJ-8")
def test_no_leader_touches_two_markers() -> None:
    limits = Limits(crammed(random.Random(0)), OWN, markers=[foe(3000, 11000, 100), foe(4000, 11000, 100)])
    room = Room(limits, model(3500, 11000), 1000)
    assert room.stop(3500, 11000) is None
    assert room.stop(3200, 11000) is not None
