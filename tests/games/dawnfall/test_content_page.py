"""docs/content.md: its faction loads and plays, and its tables name every word of the code. DF-EFF-1, DF-EFF-15."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from edgewise import Match, SeededDealer
from edgewise.core.flow import Ask
from edgewise.games.dawnfall.actions import Concede
from edgewise.games.dawnfall.library import load_faction
from tests.support.rules import rule
from tests.support.tables import tables

PAGE = Path(__file__).parents[3] / "docs" / "content.md"
TEXT = PAGE.read_text(encoding="utf-8")
FACTION = re.findall(r"```yaml\n(.*?)```", TEXT, re.S)[0]


@rule("DF-EFF-15", "DF-EFF-14")
def test_the_faction_of_the_page_loads() -> None:
    faction = load_faction(FACTION, "wardens.yaml")
    assert sum(s.copies for s in faction.squads) == 5
    assert sum(faction.presets[0].cards.values()) == 25


@rule("DF-EFF-1", "DF-GEN-10")
@pytest.mark.parametrize("seed", range(3))
def test_the_faction_of_the_page_plays_random_turns(seed: int) -> None:
    seats = [{"faction": f, "squads": "preset", "deck": "preset"} for f in ("wardens", "demons")]
    match = Match.new("dawnfall", options={"content": [FACTION], "players": seats}, dealer=SeededDealer(seed))
    luck = SeededDealer(seed + 100)
    for _ in range(400):
        if not isinstance(match.pending, Ask):
            break
        legal = [a for a in match.legal() if not isinstance(a, Concede)]
        match.play(legal[luck.below(len(legal))])
    assert match.outcome is not None or match.state.number >= 2


@rule("DF-EFF-4", "DF-EFF-5", "DF-EFF-6", "DF-EFF-7", "DF-EFF-9", "DF-EFF-10", "DF-EFF-11", "DF-EFF-12")
def test_the_tables_of_the_page_are_those_of_the_code() -> None:
    assert TEXT.split("The tables are checked against the code by a test.\n\n", 1)[1].strip() == tables().strip()


@rule("DF-EFF-16")
@pytest.mark.parametrize(
    "word",
    [
        "check_hit",
        "remove_status",
        "add_status",
        "repeat",
        "sacrifice_model",
        "place_token",
        "remove_token",
        "relocate",
        "cancel",
        "swap",
        "pull",
        "drag",
        "move_charge",
        "set_death_value",
        "sacrifice_endurance",
        "return_model",
        "forbid",
        "modify_attribute",
        "modify_power",
        "replace",
        "reroll",
        "backstab",
        "grant",
        "displace",
        "move_action",
        "combat_action",
    ],
)
def test_the_patterns_of_named_actions_use_words_that_exist(word: str) -> None:
    assert f"| `{word}` |" in tables()
