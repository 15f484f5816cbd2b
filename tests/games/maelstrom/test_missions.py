"""Missions, packs and deployments are those of the ledger, and faults in their files are refused with their lines."""

from __future__ import annotations

import re

import pytest

from edgewise import catalog
from edgewise.content import ContentError, Problem
from edgewise.core.languages import LANGUAGES
from edgewise.core.phrase import kebab
from edgewise.core.refusal import in_words
from edgewise.games.maelstrom.briefing import load_detachment_rules, load_mission, load_pack
from edgewise.games.maelstrom.deployments import flanks, half, load_deployment, reserve_edge, zones
from edgewise.games.maelstrom.formulas import formula, worked_out
from edgewise.games.maelstrom.items import tag_of
from edgewise.games.maelstrom.missions import Deployment, Mission, MissionSide, Pack, Role
from edgewise.games.maelstrom.scorings import AnyObjective, CircleZone, KingOfTheHill
from edgewise.geometry.plane import Polygon
from tests.games.maelstrom.content import table, tables, texts
from tests.support.rules import rule

SAY = catalog.speaker().say
DEPLOYMENTS: dict[str, Deployment] = {
    d.id: d for d in (load_deployment(text, file) for file, text in texts("deployments").items())
}
MISSIONS: dict[str, Mission] = {
    m.id: m for m in (load_mission(text, file, DEPLOYMENTS) for file, text in texts("missions").items())
}
PACKS: dict[str, Pack] = {p.id: p for p in (load_pack(text, file, MISSIONS) for file, text in texts("packs").items())}
BY_NUMBER = {d.number: d for d in DEPLOYMENTS.values()}
BLOODBATH = texts("missions")["bloodbath.yaml"]


def english(name: object) -> str:
    assert isinstance(name, dict) and name.keys() == set(LANGUAGES)
    return str(name["en"])


def printed(objective: AnyObjective) -> str:
    words = kebab(tag_of(objective)).replace("-", " ").title().replace(" The ", " the ").replace(" Of ", " of ")
    return f"{words.replace('Vips', 'VIPs')} [{objective.x}]"


def titled(mission: Mission) -> str:
    return english(mission.name).lower()


def row_of(mission: str) -> list[str]:
    rows = [*table("ME-MIS-4", "Mission"), *table("ME-MIS-5", "Mission"), *table("ME-MIS-7", "Mission")]
    row = next(row for row in rows if row["Mission"].removesuffix(" (ours)").lower() == mission)
    return [row["Deployment"], row["Primary [X]"], row["Secondary [X]"], row["Victory total"]]


@rule("ME-MIS-1", "ME-MIS-2", "ME-MIS-4", "ME-MIS-5", "ME-MIS-7")
@pytest.mark.parametrize("id", [m.id for m in MISSIONS.values() if m.kind == "competitive"])
def test_a_mission_is_the_one_of_the_ledger(id: str) -> None:
    mission = MISSIONS[id]
    side = mission.side("attacker")
    assert side is mission.side("defender")
    found = [mission.deployment, printed(side.primary), printed(side.secondary), str(side.victory_total)]
    assert [word.lower() for word in found] == [word.lower() for word in row_of(titled(mission))]
    assert (mission.turns, mission.length) == (5, 5)


@rule("ME-MIS-4", "ME-MIS-5", "ME-NAR-3")
@pytest.mark.parametrize(("pack", "rule_id"), [("pack-1", "ME-MIS-4"), ("pack-2", "ME-MIS-5"), ("pack-3", "ME-MIS-7")])
def test_a_pack_lists_its_missions_by_the_faces_of_the_die(pack: str, rule_id: str) -> None:
    listed = [row["Mission"].removesuffix(" (ours)") for row in table(rule_id, "Mission")]
    assert [english(MISSIONS[id].name) for id in PACKS[pack].missions] == listed
    assert PACKS[pack].official == (pack != "pack-3")


@rule("ME-NAR-21", "ME-NAR-22")
@pytest.mark.parametrize("row", [*table("ME-NAR-21", "Mission"), *table("ME-NAR-22", "Mission")])
def test_a_narrative_mission_is_the_one_of_the_ledger(row: dict[str, str]) -> None:
    name = row["Mission"].removesuffix(" (ours)")
    mission = next(m for m in MISSIONS.values() if english(m.name) == name)
    role: Role = "attacker" if row["Role"] == "attacker" else "defender"
    side = mission.side(role)
    assert english(DEPLOYMENTS[mission.deployment].name) == row["Deployment"]
    assert row["Primary [X]"].startswith(printed(side.primary)) and row["Secondary [X]"].startswith(
        printed(side.secondary)
    )
    assert str(side.victory_total) == row["Victory total"]
    specials = re.sub(r"\W", "", row["Special"]).lower()
    assert all(tag_of(special).lower() in specials for special in side.special)
    assert len(side.special) == len(row["Special"].split(", "))


@rule("ME-NAR-10")
def test_a_game_length_on_a_sheet_replaces_the_five_turns() -> None:
    assert (MISSIONS["escalation"].length, MISSIONS["night-raid"].length) == (6, 5)


@rule("ME-OBJ-29")
def test_the_hill_lies_round_the_centre_unless_the_mission_says_otherwise() -> None:
    side = MISSIONS["bloodbath"].side("attacker")
    assert isinstance(side.primary, KingOfTheHill) and side.primary.zone == CircleZone(12000)


def problem(text: str) -> Problem:
    with pytest.raises(ContentError) as caught, in_words(SAY):
        load_mission(text, "mine.yaml", DEPLOYMENTS)
    return caught.value.problems[0]


FAULTS = {
    "one objective twice": ("meatGrinder", "kingOfTheHill", "both.secondary.objective", 8),
    "another number of markers": (
        "{objective: meatGrinder, x: 3}",
        "{objective: territories, x: 3, markers: 5}",
        "both.secondary.markers",
        8,
    ),
    "a zone round an artifact that nobody has": (
        "kingOfTheHill, x: 5",
        "kingOfTheHill, x: 5, zone: {zone: artifact}",
        "both.primary.zone",
        7,
    ),
    "no such objective": ("kingOfTheHill", "kingOfTheHil", "both.primary.objective", 7),
    "X out of range": ("x: 5", "x: 10", "both.primary.x", 7),
    "a total out of range": ("victoryTotal: 20", "victoryTotal: 100", "both.victoryTotal", 6),
    "no such deployment": ("deployment: random", "deployment: randm", "deployment", 4),
    "sides of another kind": ("both:", "attacker:", "kind", 3),
    "an unknown field": ("deployment: random", "deployment: random\nweather: rain", "weather", 5),
}


@rule("ME-MIS-6")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_a_mission_is_refused_with_its_line(fault: str) -> None:
    old, new, field, line = FAULTS[fault]
    assert old in BLOODBATH
    found = problem(BLOODBATH.replace(old, new, 1))
    assert (found.field, found.line, found.file) == (field, line, "mine.yaml")
    assert found.expected or found.suggestion


@rule("ME-SET-4")
def test_a_pack_has_one_to_thirty_six_missions_that_there_are() -> None:
    for missions in ("[]", f"[{', '.join(['bloodbath'] * 37)}]", "[bloodbad]"):
        with pytest.raises(ContentError):
            load_pack(f"id: mine\nname: Mine\nmissions: {missions}\n", "mine.yaml", MISSIONS)


@rule("ME-FOR-10")
def test_the_standard_detachment_is_that_of_the_ledger() -> None:
    found = load_detachment_rules(texts("detachments")["standard.yaml"], "standard.yaml")
    assert (found.opens, found.most, found.against) == ("command", 8, "core")
    assert set(found.balanced) == {"command", "hammer", "vanguard", "anvil"}


def corners_of(text: str, lengths: dict[str, int]) -> list[Polygon]:
    """The parts of zone A as the ledger writes them."""
    parts = []
    for part in text.split(", with ")[0].split("; and "):
        pairs = re.findall(r"\(([^,()]*), ([^,()]*)\)", part)
        parts.append(
            Polygon(tuple((worked_out(formula(x), lengths), worked_out(formula(y), lengths)) for x, y in pairs))
        )
    return parts


@rule("ME-DEP-1", "ME-DEP-2", "ME-DEP-3", "ME-DEP-4")
@pytest.mark.parametrize(("width", "depth"), [(72, 48), (36, 36), (48, 48), (60, 44), (96, 36), (37, 37)])
def test_zone_a_has_the_corners_of_the_ledger_and_zone_b_is_turned_half_round(width: int, depth: int) -> None:
    shapes = table("ME-DEP-4", "D6", "Corners of zone A")
    for row in table("ME-DEP-4", "D6", "Offsets"):
        found = zones(BY_NUMBER[int(row["D6"])], 1000 * width, 1000 * depth)
        lengths = {"W": 1000 * width, "D": 1000 * depth}
        for name, text in re.findall(r"(\w) = ((?:max|min)\([^)]*\)|[^,]+)", row["Offsets"]):
            lengths[name] = worked_out(formula(text), lengths)
        lengths["w"] = worked_out(formula("W/3"), lengths)
        shape = next(shape["Corners of zone A"] for shape in shapes if shape["D6"] == row["D6"])
        assert list(found.a) == corners_of(shape, lengths)
        assert found.b == tuple(
            Polygon(tuple((1000 * width - x, 1000 * depth - y) for x, y in part.points)) for part in found.a
        )


@rule("ME-DEP-4", "ME-DEP-14")
@pytest.mark.parametrize(
    ("number", "sizes"),
    [
        (1, [((36, 18),), ((18, 12),), ((24, 18),)]),
        (2, [((72, 12),), ((36, 9),), ((48, 12),)]),
        (3, [((24, 15), (24, 15)), ((12, 12), (12, 12)), ((16, 15), (16, 15))]),
        (4, [((18, 48),), ((8, 36),), ((12, 48),)]),
        (5, [((72, 18),), ((36, 12),), ((48, 18),)]),
        (6, [((27, 48),), ((12, 36),), ((18, 48),)]),
    ],
)
def test_zones_have_the_sizes_of_the_ledger_on_named_tables(
    number: int, sizes: list[tuple[tuple[int, int], ...]]
) -> None:
    for (width, depth), wanted in zip(((72, 48), (36, 36), (48, 48)), sizes, strict=True):
        boxes = [part.box for part in zones(BY_NUMBER[number], 1000 * width, 1000 * depth).a]
        assert tuple(((b.right - b.left) // 1000, (b.top - b.bottom) // 1000) for b in boxes) == wanted


@rule("ME-DEP-4")
def test_a_quotient_is_rounded_to_the_half_inch_with_ties_up_but_halves_are_exact() -> None:
    lengths = {"W": 37000, "D": 36000}
    for text, wanted in (("W/8", 4500), ("W/4", 9500), ("W/3", 12500), ("W/2", 18500), ("max(6, W/8) + 0.5", 6500)):
        assert worked_out(formula(text), lengths) == wanted


@rule("ME-DEP-5", "ME-OBJ-1")
def test_each_zone_has_an_edge_of_its_own_and_the_half_of_the_table_on_that_side() -> None:
    across, along = BY_NUMBER[2], BY_NUMBER[4]
    assert [reserve_edge(across, "A"), reserve_edge(across, "B")] == ["bottom", "top"]
    assert [reserve_edge(along, "A"), reserve_edge(along, "B")] == ["left", "right"]
    assert (flanks(across), flanks(along)) == (("left", "right"), ("bottom", "top"))
    assert half(across, "B", 72000, 48000).box == (0, 24000, 72000, 48000)
    assert half(along, "A", 72000, 48000).box == (0, 0, 36000, 48000)


DEPLOYMENT = texts("deployments")["criss-cross.yaml"]


@rule("ME-DEP-4")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("max(6, D/8)", "max(6; D/8)", "cannot be read at ';"),
        ("max(6, D/8)", "max(6, D/0)", "cannot be read at '0'"),
        ("D/2 - a", "D/2 - c", "no length 'c'"),
        ("W/2", "2W", "cannot be read"),
        ('"W/2", "D/2 - a"', '"W", "D"', "overlap"),
        ('"W/2", "D/2 - a"', '"W + a", "D/2 - a"', "leaves the table"),
        ('"W/2", "D/2 - a"', '"0", "0 - a"', "no polygon"),
        ('{a: "', '{W: "6", a: "', "cannot be the name"),
    ],
)
def test_a_fault_in_a_deployment_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    assert old in DEPLOYMENT
    with pytest.raises(ContentError) as caught, in_words(SAY):
        load_deployment(DEPLOYMENT.replace(old, new), "mine.yaml")
    found = caught.value.problems[0]
    assert message in str(found.message) and found.line >= 5 and found.expected


def test_the_ledger_and_the_files_know_the_same_objectives() -> None:
    listed = {row["Objective"] for row in tables("ME-OBJ-30")[0]}
    sides: list[MissionSide] = [m.side(r) for m in MISSIONS.values() for r in ("attacker", "defender")]
    assert {printed(o).partition(" [")[0] for side in sides for o in side.objectives} == listed
