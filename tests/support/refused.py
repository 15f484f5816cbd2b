"""Options that no match is founded with: the game, the options, the field that is named and its rule."""

from __future__ import annotations

from typing import Any

from tests.support.fan import fan

Options = dict[str, Any]

KNIGHTS = ["holy-knight", "holy-knight", "holy-knight", "pilgrim", "ranger"]


def seat(**settled: Any) -> Options:
    """A match in which the first seat has these settled and the rival still chooses everything."""
    return {"players": [settled, {}]}


def rival(**settled: Any) -> Options:
    """The same for the other seat."""
    return {"players": [{}, settled]}


def drawn(name: str, spaces: str, presets: str = "[]") -> Options:
    """A match on a map of one's own."""
    return {"board": name, "boards": [f"name: {name}\nplayers: [2]\n{spaces}\npresets: {presets}\n"]}


def row(count: int) -> str:
    """The Spaces of a map in one long row."""
    return "spaces: [" + ", ".join(f"[{n},0]" for n in range(count)) + "]"


BLOCK = "block: {columns: 7, rows: 6}"
PLACES = "shrines: [[0,0],[6,5]], sources: [[3,0],[0,5],[3,5],[6,0]]"

DAWNFALL: list[tuple[Options, str, str]] = [
    (seat(faction="chapter", squads=KNIGHTS[:2]), "players[0].squads", "DF-SET-8"),
    (rival(faction="chapter", squads=KNIGHTS[:2]), "players[1].squads", "DF-SET-8"),
    (seat(squads=KNIGHTS[:2]), "players[0].squads", "DF-SET-8"),
    (seat(faction="demons", squads=KNIGHTS), "players[0].squads", "DF-SET-8"),
    (seat(faction="chapter", squads=[*KNIGHTS[:4], "holy-knight"]), "players[0].squads", "DF-SET-8"),
    (seat(squads=["nobody"]), "players[0].squads", "DF-SET-8"),
    (seat(faction="chapter", squads=[]) | {"allow_fewer_squads": True}, "players[0].squads", "DF-SET-8"),
    (seat(faction="chapter", squads=["pilgrim"]) | {"allow_fewer_squads": True}, "players[0].squads", "DF-SET-13"),
    (seat(faction="chapter", squads="preset", deck=["nothing"]), "players[0].deck", "DF-SET-13"),
    (seat(faction="chapter", deck=["nothing"]), "players[0].deck", "DF-SET-13"),
    (seat(deck=["nothing"]), "players[0].deck", "DF-SET-13"),
    (seat(faction="chapter", deck={"trap": 3}), "players[0].deck", "DF-SET-13"),
    (seat(faction="chapter", deck={"trap": 25}), "players[0].deck", "DF-SET-15"),
    (seat(faction="chapter", deck={"trap": -1}), "players[0].deck", "DF-SET-15"),
    (seat(faction="chapter", deck={"trap": 10**30}), "players[0].deck", "DF-SET-15"),
    (seat(faction="chapter", squads=KNIGHTS, deck={"storm-of-blades": 2, "trap": 3}), "players[0].deck", "DF-SET-14"),
    (seat(faction="wardens", squads="preset") | {"content": [fan()]}, "players[0].faction", "DF-SET-13"),
    (seat(banner="nothing"), "players[0].banner", "DF-SET-7"),
    (seat(shrine="nothing"), "players[0].shrine", "DF-SET-7"),
    (seat(faction="chapter", banner="demons-banner"), "players[0].banner", "DF-SET-7"),
    (seat(faction="elves"), "players[0].faction", "DF-SET-6"),
    (seat(faction=3), "players[0].faction", "DF-OPT-1"),
    (seat(colour="red"), "players[0]", "DF-OPT-1"),
    (seat(handicap=4), "players[0].handicap", "DF-OPT-4"),
    ({"players": [{"faction": "chapter"}, {"faction": "chapter"}]}, "players[1].faction", "DF-SET-6"),
    ({"players": [{}, {}, {}]}, "players", "DF-GEN-1"),
    ({"players": 3}, "players", "DF-OPT-1"),
    ({"mode": "ffa"}, "allow_mirror", "DF-SET-6"),
    ({"mode": "tvt"}, "allow_mirror", "DF-SET-6"),
    ({"mode": "war"}, "mode", "DF-OPT-1"),
    ({"mode": "duel", "seats": 3}, "seats", "DF-GEN-1"),
    ({"mode": "ffa", "seats": 2}, "seats", "DF-GEN-1"),
    ({"mode": "tvt", "seats": 2}, "seats", "DF-GEN-1"),
    ({"seats": 10**30}, "seats", "DF-GEN-1"),
    ({"nonsense": 1}, "options", "DF-OPT-1"),
    ({"script": True, "mulligan": True}, "script", "DF-OPT-1"),
    ({"strategic": 3}, "strategic", "DF-OPT-11"),
    ({"mode": "ffa", "twenty_cards": True}, "twenty_cards", "DF-OPT-8"),
    ({"mode": "ffa", "buying_vp": True}, "buying_vp", "DF-OPT-6"),
    ({"vp_half": 4}, "vp_half", "DF-SET-21"),
    ({"stall_rounds": 101}, "stall_rounds", "DF-TRN-6"),
    ({"min_token_distance": 0}, "min_token_distance", "DF-DEP-2"),
    ({"first": 2}, "first", "DF-SET-18"),
    ({"countering": -1}, "countering", "DF-SET-18"),
    ({"special_sources": ["fly"]}, "special_sources[0]", "DF-OPT-12"),
    ({"special_sources": [{"do": "fly"}]}, "special_sources[0].do", "DF-OPT-12"),
    ({"special_sources": [{"do": "gain_vp", "much": 2}]}, "special_sources[0]", "DF-OPT-12"),
    ({"special_sources": [{"do": "add_status", "status": "fly"}]}, "special_sources[0]", "DF-OPT-12"),
    ({"board": "moon"}, "board", "DF-BRD-12"),
    ({"board": "multi-7x12"}, "board", "DF-BRD-12"),
    ({"layout": "moon"}, "layout", "DF-DEP-11"),
    ({"layout": "preset", "min_token_distance": 4}, "layout", "DF-BRD-12"),
    (drawn("small", row(3)), "board", "DF-BRD-12"),
    (drawn("twice", row(30).replace("[1,0]", "[0,0]")), "board", "DF-BRD-12"),
    (drawn("negative", row(30).replace("[1,0]", "[-1,0]")), "board", "DF-BRD-12"),
    (drawn("apart", row(30).replace("[29,0]", "[35,0]")), "board", "DF-BRD-12"),
    (drawn("off", BLOCK, "[{name: a, " + PLACES.replace("[3,0]", "[30,0]") + "}]"), "layout", "DF-BRD-12"),
    (drawn("few", BLOCK, "[{name: a, " + PLACES.replace("[0,0],", "") + "}]"), "layout", "DF-BRD-12"),
    (drawn("near", BLOCK, "[{name: a, " + PLACES.replace("[3,0]", "[1,0]") + "}]"), "layout", "DF-BRD-12"),
    ({"content": [fan(id="chapter")]}, "content[0].id", "DF-GEN-10"),
    ({"content": [fan(), fan()]}, "content[1].id", "DF-GEN-10"),
    ({"content": [fan(), fan(id="others")]}, "content[1].squads", "DF-GEN-10"),
]


def wall(top: int) -> Options:
    """An obstacle over the southern zone."""
    return {"obstacles": [{"polygon": [[3000, 3000], [33000, 3000], [33000, top], [3000, top]], "height": 1000}]}


THE_EDGE: list[tuple[Options, str, str]] = [
    ({"players": [{"army": "elves"}]}, "players[0].army", "ED-SET-5"),
    ({"players": [{"army": "neutral"}]}, "players[0].army", "ED-SET-5"),
    ({"players": [{"army": "demons"}, {"army": "demons"}]}, "players[1].army", "ED-SET-5"),
    ({"players": [{}, {}, {}]}, "players", "ED-SET-5"),
    ({"players": [{"deck": []}]}, "players[0].deck", "ED-SET-7"),
    ({"players": [{"deck": ["nothing"] * 30}]}, "players[0].deck", "ED-SET-7"),
    ({"players": [{}, {"deck": {"nothing": 31}}]}, "players[1].deck", "ED-SET-7"),
    ({"players": [{"colour": "red"}]}, "players[0]", "ED-SET-10"),
    ({"scenario": "moon"}, "scenario", "ED-SET-4"),
    ({"rhazack_models": 3}, "rhazack_models", "ED-OTH-5"),
    ({"nonsense": 1}, "options", "ED-SET-10"),
    ({"obstacles": [{"height": 1}]}, "obstacles[0]", "ED-TER-3"),
    ({"obstacles": [{"height": -1}]}, "obstacles[0].height", "ED-SET-10"),
    ({"obstacles": [{"circle": {"at": [0, 0], "radius": 9000}, "height": 1}]}, "obstacles[0]", "ED-SET-1"),
    ({"obstacles": [{}]}, "obstacles[0]", "ED-SET-10"),
    ({"ground": [{"circle": {"at": [18000, 18000], "radius": 500}, "kind": "lava"}]}, "ground[0].kind", "ED-SET-10"),
    ({"obstacles": [{"circle": {"at": [18000, 18000], "radius": 500}, "height": 1}]}, "obstacles", "ED-SET-3"),
    (wall(9000), "obstacles", "ED-SET-9"),
    (wall(7500), "obstacles", "ED-SET-9"),
    (
        {
            "obstacles": [
                {"polygon": [[x, 0], [x + 16000, 0], [x + 16000, 36000], [x, 36000]], "height": 1} for x in (0, 20000)
            ]
        },
        "obstacles",
        "ED-SET-3",
    ),
]

TALE = """\
id: tale
name: Tale
kind: narrative
deployment: random
attacker: &side
  victoryTotal: 20
  primary: {objective: kingOfTheHill, x: 5}
  secondary: {objective: meatGrinder, x: 3}
defender: *side
"""
MAELSTROM: list[tuple[Options, str, str]] = [
    ({"players": [{"roster": "elves-60"}]}, "players[0].roster", "ME-FOR-4"),
    ({"players": [{}, {"roster": "epirian-90"}]}, "players[1].roster", "ME-LRG-1"),
    ({"players": [{"colour": "red"}]}, "players[0]", "ME-SET-6"),
    ({"players": [{}, {}, {}]}, "players", "ME-SCO-1"),
    ({"limit": 59}, "players[0].roster", "ME-FOR-2"),
    ({"nonsense": 1}, "options", "ME-SET-6"),
    ({"table": "moon"}, "table", "ME-TER-1"),
    ({"table": "frontier-town"}, "table", "ME-BLD-1"),
    ({"mission": "peace"}, "mission", "ME-SET-4"),
    ({"mission": "do-or-die"}, "mission", "ME-SET-6"),
    ({"mission": "the-last-stand"}, "mission", "ME-SET-6"),
    ({"mission": "bloodbath", "pack": "pack-1"}, "pack", "ME-SET-4"),
    ({"pack": "pack-9"}, "pack", "ME-SET-4"),
    ({"pack": "narrative"}, "mission", "ME-SET-6"),
    ({"draw": ["bloodbath"] * 37}, "draw", "ME-SET-4"),
    ({"missions": [TALE], "mission": "tale"}, "mission", "ME-SET-6"),
]

EVERY = [
    *(("dawnfall", *row) for row in DAWNFALL),
    *(("the-edge", *row) for row in THE_EDGE),
    *(("maelstrom", *row) for row in MAELSTROM),
]
