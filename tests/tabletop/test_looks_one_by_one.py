"""Looks agree with every ray against every body, in situations that nobody made up."""

from hypothesis import given, settings
from hypothesis import strategies as st

from edgewise.geometry.plane import ShapeError
from edgewise.tabletop.looks import Housed, Onlooker, Sightlines
from edgewise.tabletop.terrain import Ground, Kind, Piece, Standing
from tests.geometry.solids import polygon_of
from tests.support.rules import rule
from tests.tabletop.one_by_one import Answer, Table, answer, of_unit

SIDE = 12_000
# Quarters of an inch make rays run along sides and through corners; single mils make lengths fall near the graze.
coordinates = st.one_of(st.integers(0, SIDE // 250).map(lambda n: 250 * n), st.integers(0, SIDE))
points = st.tuples(coordinates, coordinates)
elevations = st.sampled_from([0, 0, 0, 1000, 1500, 2500])
heights = st.sampled_from([500, 750, 1000, 1250, 2000, 4000])
radii = st.sampled_from([500, 500, 750, 875, 1250])
kinds: st.SearchStrategy[Kind] = st.sampled_from(["obstacle", "obstacle", "area", "building"])


@st.composite
def pieces(draw: st.DrawFn) -> Piece | None:
    x, y = draw(points)
    near = st.tuples(st.integers(-12, 12), st.integers(-12, 12)).map(lambda p: (x + 250 * p[0], y + 250 * p[1]))
    try:
        outline = polygon_of(draw(st.lists(near, min_size=3, max_size=6, unique=True)), around=True)
    except ShapeError:
        outline = None
    if outline is None:
        return None
    kind, base, height = draw(kinds), draw(elevations), draw(heights)
    low = kind == "area" and draw(st.integers(0, 3)) == 0
    porous = kind != "area" and draw(st.integers(0, 3)) == 0
    return Piece("", kind, outline.points, height, base, low=low, porous=porous)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Terrain of every kind, with models on it at any height; what no legal table has is among it."""
    found = [piece for piece in draw(st.lists(pieces(), max_size=5)) if piece is not None]
    models = draw(st.lists(st.tuples(points, radii, elevations, heights), min_size=2, max_size=9))
    bodies = [Standing(*at, r, foot, high, unit=n // 2, model=n) for n, (at, r, foot, high) in enumerate(models)]
    slight = draw(st.sets(st.integers(0, 8), max_size=4))
    return Table(Ground(SIDE, SIDE, found), bodies, slight)


def told(table: Table, viewer: Onlooker, target: Onlooker) -> Answer:
    look = Sightlines(table.ground).among(table.bodies, table.slight).look(viewer, target)
    return Answer(look.seen, look.hidden, look.stopping, look.hiding)


@rule("ME-LOS-3", "ME-LOS-4", "ME-LOS-5", "ME-LOS-6", "ME-LOS-7", "ME-LOS-8", "ME-LOS-9", "ME-SHO-17", "ME-SHO-18")
@settings(max_examples=150, deadline=None)
@given(tables())
def test_a_look_agrees_with_every_ray_against_every_body(table: Table) -> None:
    for target in table.bodies[1:]:
        assert told(table, table.bodies[0], target) == answer(table, table.bodies[0], target)


@rule("ME-LOS-2", "ME-LOS-8", "ME-SHO-17")
@settings(max_examples=60, deadline=None)
@given(tables())
def test_a_survey_agrees_with_its_looks(table: Table) -> None:
    viewer = table.bodies[0]
    lookout = Sightlines(table.ground).among(table.bodies, table.slight)
    for unit in {body.unit for body in table.bodies} - {viewer.unit}:
        targets = [body for body in table.bodies if body.unit == unit]
        survey = lookout.survey(viewer, targets)
        assert (survey.seen, survey.hidden) == of_unit(table, viewer, targets)
        assert [lookout.look(viewer, target) for target in targets] == list(survey.looks)
        assert lookout.sees(viewer, targets) == survey.seen


@rule("ME-LOS-8", "ME-BLD-8", "ME-BLD-9", "ME-SHO-17")
@settings(max_examples=15, deadline=None)
@given(tables())
def test_a_look_out_of_a_building_and_into_one_agrees_with_every_ray(table: Table) -> None:
    houses = [Housed(at, unit=100 + at) for at, piece in enumerate(table.ground.pieces) if piece.kind == "building"]
    for house in houses[:1]:
        assert told(table, table.bodies[0], house) == answer(table, table.bodies[0], house)
        seen, hidden = of_unit(table, house, table.bodies[:2])
        survey = Sightlines(table.ground).among(table.bodies, table.slight).survey(house, table.bodies[:2])
        assert (survey.seen, survey.hidden) == (seen, hidden)
        assert told(table, house, table.bodies[0]) == answer(table, house, table.bodies[0])


@rule("ME-LOS-8")
@settings(max_examples=60, deadline=None)
@given(tables())
def test_rays_to_draw_are_what_they_are_said_to_be(table: Table) -> None:
    lookout = Sightlines(table.ground).among(table.bodies, table.slight)
    viewer = table.bodies[0]
    for target in table.bodies[1:]:
        look = lookout.look(viewer, target)
        rays = dict(zip(table.ends(look.ray[0], target), table.blocked(viewer, look.ray[0], target), strict=True))
        assert look.seen == (not any(it.stops for it in rays[look.ray[1]]))
        assert (look.cut is not None) == look.hidden
        assert look.cut is None or any(it.hides for it in rays[look.cut[1]])
