"""docs/armies.md: its army loads and plays, and its tables name every word of the code. ED-DATA-1, ED-DATA-4."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from edgewise import Match, SeededDealer
from edgewise.core.flow import Ask
from edgewise.core.refusal import BadInput
from edgewise.games.the_edge.effects.conditions import Condition
from edgewise.games.the_edge.effects.situations import Situation
from edgewise.games.the_edge.effects.vocabulary import AnyEffect
from edgewise.games.the_edge.library import load_army
from tests.games.the_edge.armies import ARMY_TEXTS
from tests.support.rules import rule
from tests.support.tables import term_table

PAGE = Path(__file__).parents[3] / "docs" / "armies.md"
TEXT = PAGE.read_text(encoding="utf-8")
ARMY = re.findall(r"```yaml\n(.*?)```", TEXT, re.S)[0]
SITUATIONS = {
    "counterAttack": "answering a failed attack",
    "ownAssault": "in a combat that this model declared",
    "freeAttack": "in a Free Attack that an effect granted",
    "moved": "if this model's own path in this activation is longer than 0",
    "againstShot": "defending against a Shot",
    "sharedEnemy": "against an enemy model that another model of the squad also touches",
}


def tables() -> str:
    rows = [f"| `{name}` | {SITUATIONS[name]} |" for name in get_args(Situation)]
    lines = term_table("Effects", "do", AnyEffect)
    lines += ["### Situations of `stat`, under `only`", "", "| Word | Meaning |", "|---|---|", *rows, ""]
    lines += term_table("Conditions", "is", Condition)
    return "\n".join(lines)


@rule("ED-DATA-2", "ED-DATA-3", "ED-DATA-5")
def test_the_army_of_the_page_loads() -> None:
    army = load_army(ARMY, "ironbound.yaml")
    assert (len(army.squads), sum(c.copies for c in army.spells), len(army.progress)) == (3, 30, 4)


@pytest.mark.parametrize("seed", range(2))
def test_the_army_of_the_page_plays(seed: int) -> None:
    options = {"content": [ARMY], "players": [{"army": "ironbound"}, {"army": "demons"}], "scenario": "first-game"}
    match = Match.new("the-edge", options=options, dealer=SeededDealer(seed))
    luck = SeededDealer(seed + 100)
    for _ in range(250):
        if not isinstance(match.pending, Ask):
            break
        legal = match.legal()
        match.play(legal[luck.below(len(legal))])
    assert match.outcome is not None or match.state.turn >= 2


@rule("ED-DATA-4")
def test_the_tables_of_the_page_are_those_of_the_code() -> None:
    assert TEXT.split("The tables are checked against the code by a test.\n\n", 1)[1].strip() == tables().strip()


@rule("ED-DATA-13")
def test_ids_that_two_armies_share_are_refused() -> None:
    with pytest.raises(BadInput, match="CS01 of ironbound exists in chapter") as caught:
        Match.new("the-edge", options={"content": [ARMY.replace("IS1,", "CS01,")]})
    assert caught.value.code == "E_BAD_CARD_DATA"


@rule("ED-DATA-1", "ED-DATA-13")
def test_an_army_that_comes_with_the_game_can_be_replaced_by_one_of_the_same_id() -> None:
    mine = ARMY_TEXTS["chapter.yaml"].replace("en: Plated Harness", "en: Heavy Harness")
    match = Match.new("the-edge", options={"content": [mine]})
    assert match.state.book.cards["CS08"].name["en"] == "Heavy Harness"
