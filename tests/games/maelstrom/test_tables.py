"""Tables: terrain with its default values, fair and full enough, and faults refused with their lines. ME-TER-16."""

from __future__ import annotations

from itertools import combinations

import pytest

from edgewise import catalog
from edgewise.content import ContentError, Problem
from edgewise.core.languages import LANGUAGES
from edgewise.core.refusal import in_words
from edgewise.games.maelstrom.ground import amount, ground, load_table, pieces, warnings
from edgewise.games.maelstrom.tables import TableFile
from edgewise.geometry.plane import Polygon, overlaps
from tests.games.maelstrom.content import table, texts
from tests.support.rules import rule

SAY = catalog.speaker().say
TABLE_TEXTS = texts("tables")
TABLES: dict[str, TableFile] = {t.id: t for t in (load_table(text, file) for file, text in TABLE_TEXTS.items())}
HEAD = "id: mine\nname: Mine\nwidth: 48\ndepth: 36\nfeatures:\n"
SQUARE = "[[10000, 10000], [14000, 10000], [14000, 14000], [10000, 14000]]"
TYPES = {
    "Wall, crates, barrels": ("wall", "crates", "barrels"),
    "Chain fence": ("fence",),
    "Bushes": ("bushes",),
    "Rock": ("rock",),
    "Hill": ("hill",),
    "Emplacement, gun nest, trench": ("emplacement", "gunNest", "trench"),
    "Woods, ruins": ("woods", "ruins"),
    "Crater": ("crater",),
    "Shallow water": ("shallowWater",),
    "Building": ("building",),
    "Bunker": ("bunker",),
}
FLAGS = {"none": "", "standable, open top": "standable openTop", "standable top": "standable"}


def boxed(x: int, y: int, width: int, depth: int, turn: int = 0) -> str:
    """A rectangle about its centre, as a file writes it."""
    return f"footprint: {{shape: rectangle, at: [{x}, {y}], size: [{width}, {depth}], turn: {turn}}}"


def loaded(features: str, head: str = HEAD) -> TableFile:
    return load_table(head + features, "mine.yaml")


def problems(features: str, head: str = HEAD) -> tuple[Problem, ...]:
    with pytest.raises(ContentError) as caught, in_words(SAY):
        loaded(features, head)
    return caught.value.problems


@rule("ME-TER-15")
@pytest.mark.parametrize("row", table("ME-TER-15", "Feature"), ids=lambda row: str(row["Feature"]))
def test_a_feature_is_by_default_what_the_ledger_says(row: dict[str, str]) -> None:
    for type_ in TYPES[row["Feature"]]:
        piece = pieces(loaded(f"  - {{id: one, type: {type_}, outline: {SQUARE}}}\n"))[0]
        flags = {"standable": piece.standable, "openTop": piece.open_top, "porous": piece.porous, "low": piece.low}
        height = 0 if row["Height"].startswith("unlimited") else round(1000 * float(row["Height"].rstrip('"')))
        assert (piece.kind, piece.height, piece.cover) == (row["Kind"], height, int(row["Cover"]))
        wanted = FLAGS.get(row["Flags"], row["Flags"]).split()
        assert [name for name, holds in flags.items() if holds] == wanted


@rule("ME-TER-1", "ME-TER-16")
def test_a_file_may_say_otherwise_than_the_type() -> None:
    piece = pieces(loaded(f"  - {{id: one, type: rock, height: 5000, flags: [impassable], outline: {SQUARE}}}\n"))[0]
    assert (piece.height, piece.impassable, piece.cover) == (5000, True, 3)


@rule("ME-TER-16")
def test_what_stands_on_a_feature_has_the_height_of_its_top_as_its_base() -> None:
    found = ground(
        loaded(
            f"  - {{id: hill, type: hill, outline: {SQUARE}}}\n"
            f"  - {{id: rock, type: rock, standsOn: hill, {boxed(12000, 12000, 2000, 2000)}}}\n"
        )
    )
    assert [(piece.base, piece.top) for piece in found.pieces] == [(0, 1500), (1500, 3500)]
    assert [surface.name for surface in found.surfaces] == ["ground", "hill:top", "rock:top"]


@rule("ME-TPL-8", "ME-SCO-3")
def test_a_footprint_is_turned_about_its_centre_and_an_ellipse_has_sixteen_corners() -> None:
    found = pieces(
        loaded(
            f"  - {{id: one, type: wall, {boxed(20000, 20000, 6000, 500, 90)}}}\n"
            "  - {id: two, type: woods, footprint: {shape: ellipse, at: [10000, 10000], size: [11000, 9000]}}\n"
        )
    )
    assert set(found[0].corners) == {(19750, 17000), (20250, 17000), (20250, 23000), (19750, 23000)}
    assert len(found[1].corners) == 16
    assert (15500, 10000) in found[1].corners and (10000, 5500) in found[1].corners


@rule("ME-TER-16")
def test_a_twin_lies_half_a_turn_round_the_centre() -> None:
    found = loaded(f"  - {{id: one, twin: other, type: wall, outline: {SQUARE}}}\n")
    assert [f.id for f in found.features] == ["one", "other"]
    assert pieces(found)[1].outline == Polygon(((34000, 22000), (38000, 22000), (38000, 26000), (34000, 26000)))


@rule("ME-TER-16")
def test_an_outline_that_goes_with_the_clock_is_turned_the_other_way() -> None:
    backward = "[[10000, 10000], [10000, 14000], [14000, 14000], [14000, 10000]]"
    piece = pieces(loaded(f"  - {{id: one, type: wall, outline: {backward}}}\n"))[0]
    assert piece.corners == ((10000, 10000), (14000, 10000), (14000, 14000), (10000, 14000))


FAULTS = {
    "crosses itself": (
        "{id: a, type: wall, outline: [[0, 0], [4000, 4000], [4000, 0], [0, 4000]]}",
        "features[0] (a).outline",
        "crosses itself",
        "ME-TER-16",
    ),
    "leaves the table": (
        "{id: a, type: wall, outline: [[0, 35000], [4000, 35000], [4000, 36001], [0, 36001]]}",
        "features[0] (a).outline",
        "leaves the table",
        "ME-TER-16",
    ),
    "overhangs its carrier": (
        f"{{id: a, type: hill, outline: {SQUARE}}}\n"
        "  - {id: b, type: rock, standsOn: a, outline: [[13000, 13000], [15000, 13000], [15000, 14000]]}",
        "features[1] (b).standsOn",
        "wholly on",
        "ME-TER-16",
    ),
    "stands on a wood": (
        f"{{id: a, type: woods, outline: {SQUARE}}}\n  - {{id: b, type: rock, standsOn: a, outline: {SQUARE}}}",
        "features[1] (b).standsOn",
        "no top",
        "ME-TER-16",
    ),
    "stands on nothing": (
        f"{{id: a, type: rock, standsOn: hil, outline: {SQUARE}}}",
        "features[0] (a).standsOn",
        "no feature 'hil'",
        "ME-TER-16",
    ),
    "porous area": (
        f"{{id: a, type: woods, flags: [porous], outline: {SQUARE}}}",
        "features[0] (a).flags[0]",
        "porous is not for",
        "ME-TER-16",
    ),
    "low obstacle": (
        f"{{id: a, type: wall, flags: [low], outline: {SQUARE}}}",
        "features[0] (a).flags[0]",
        "low is not for",
        "ME-TER-16",
    ),
    "usual flags of another kind": (
        f"{{id: a, type: fence, kind: area, outline: {SQUARE}}}",
        "features[0] (a).kind",
        "usual flags",
        "ME-TER-16",
    ),
    "admits to a wall": (
        f"{{id: a, type: wall, admits: {{}}, outline: {SQUARE}}}",
        "features[0] (a).admits",
        "can enter",
        "ME-BLD-6",
    ),
    "floors on an obstacle": (
        f"{{id: a, type: wall, outline: {SQUARE}, floors: [{{elevation: 3000, outline: {SQUARE}}}]}}",
        "features[0] (a).floors",
        "only area terrain",
        "ME-TER-16",
    ),
    "floor outside": (
        f"{{id: a, type: ruins, outline: {SQUARE}, floors: [{{elevation: 3000,\n"
        "     outline: [[9000, 10000], [12000, 10000], [12000, 12000]]}]}",
        "features[0] (a).floors[0]",
        "outside its feature",
        "ME-TER-16",
    ),
    "harmless part": (
        f"{{id: a, type: ruins, outline: {SQUARE}, parts: [{{outline: {SQUARE}}}]}}",
        "features[0] (a).parts[0]",
        "neither bars nor harms",
        "ME-TER-4",
    ),
    "no type": (f"{{id: a, kind: area, outline: {SQUARE}}}", "features[0] (a)", "leaves something open", "ME-TER-15"),
    "unlimited wall": (
        f"{{id: a, type: wall, height: unlimited, outline: {SQUARE}}}",
        "features[0] (a).height",
        "only area terrain",
        "ME-TER-16",
    ),
    "two shapes": (
        f"{{id: a, type: wall, outline: {SQUARE},\n"
        "     footprint: {shape: rectangle, at: [9000, 9000], size: [1000, 1000]}}",
        "features[0] (a)",
        "exactly one way",
        "ME-TER-16",
    ),
    "the same id": (
        f"{{id: a, type: wall, outline: {SQUARE}}}\n  - {{id: b, twin: a, type: wall, outline: {SQUARE}}}",
        "features[1] (b).twin",
        "stands twice",
        "ME-TER-16",
    ),
    "an id with a colon": (
        f'{{id: "a:top", type: wall, outline: {SQUARE}}}',
        "features[0] (a:top).id",
        "cannot name a surface",
        "ME-TER-16",
    ),
}


@rule("ME-TER-16")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_a_table_is_refused_with_its_line(fault: str) -> None:
    features, field, message, rule_id = FAULTS[fault]
    found = problems(f"  - {features}\n")[0]
    assert (found.field, found.rule) == (field, rule_id)
    assert message in str(found.message)
    assert found.line >= 6 and found.file == "mine.yaml" and found.expected


@rule("ME-TER-16")
def test_a_fault_is_named_with_the_line_it_stands_on() -> None:
    wall = f"  - {{id: one, type: wall, outline: {SQUARE}}}\n"
    assert [p.line for p in problems(wall + wall.replace("one", "two").replace("wall", "wal"))] == [7]
    assert "wall" in str(problems(wall.replace("wall", "wal"))[0].suggestion)


@rule("ME-SCO-2")
@pytest.mark.parametrize(
    ("head", "field"),
    [
        (HEAD.replace("width: 48", "width: 97"), "width"),
        (HEAD.replace("depth: 36", "depth: 35"), "depth"),
        (HEAD.replace("depth: 36", "depth: 36.5"), "depth"),
        (HEAD.replace("depth: 36", "depth: 60"), "depth"),
    ],
)
def test_a_table_of_a_wrong_size_is_refused(head: str, field: str) -> None:
    assert problems(f"  - {{id: one, type: wall, outline: {SQUARE}}}\n", head)[0].field == field


@rule("ME-TPL-1")
def test_an_unusual_amount_of_terrain_is_warned_of_but_not_refused() -> None:
    bare = loaded(f"  - {{id: one, type: wall, outline: {SQUARE}}}\n")
    assert [word.key for word in warnings(bare)] == ["me-table-amount"]
    lava = loaded(f"  - {{id: a, type: crater, dangerous: 1, {boxed(20000, 18000, 30000, 25000)}}}\n")
    assert [word.key for word in warnings(lava)] == ["me-table-hazards"]


def test_there_are_tables_of_every_named_size() -> None:
    sizes = [(t.width, t.depth) for t in TABLES.values()]
    assert (sizes.count((36, 36)), sizes.count((48, 48)), sizes.count((72, 48))) == (2, 2, 1)


@rule("ME-TPL-1")
@pytest.mark.parametrize("id", TABLES)
def test_a_table_that_comes_with_the_game_has_a_usual_amount_of_terrain(id: str) -> None:
    assert warnings(TABLES[id]) == []
    assert 300 <= amount(TABLES[id]).features <= 500


@pytest.mark.parametrize("id", TABLES)
def test_a_table_that_comes_with_the_game_is_the_same_from_both_sides(id: str) -> None:
    found = ground(TABLES[id])
    shapes = {(p.outline, p.kind, p.height, p.base, p.cover, len(p.floors), len(p.parts)) for p in found.pieces}
    for outline, *rest in shapes:
        turned = Polygon(tuple((found.width - x, found.depth - y) for x, y in outline.points))
        assert (turned, *rest) in shapes


@pytest.mark.parametrize("id", TABLES)
def test_features_of_a_table_that_comes_with_the_game_lie_apart_unless_stacked(id: str) -> None:
    carriers = {feature.id: feature.stands_on for feature in TABLES[id].features}
    for one, other in combinations(ground(TABLES[id]).pieces, 2):
        stacked = other.name == carriers[one.name] or one.name == carriers[other.name]
        assert stacked or not overlaps(one.outline, other.outline), (one.name, other.name)


@pytest.mark.parametrize("id", TABLES)
def test_a_table_and_its_own_features_are_named_in_all_languages(id: str) -> None:
    named = [TABLES[id].name, *(feature.name for feature in TABLES[id].features if feature.name)]
    assert all(isinstance(name, dict) and name.keys() == set(LANGUAGES) for name in named)
    assert all(feature.type or feature.name for feature in TABLES[id].features)
