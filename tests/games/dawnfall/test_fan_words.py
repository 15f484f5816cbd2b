"""Texts of a fan's cards say what happens, also where effects are put together in unusual ways."""

from __future__ import annotations

from typing import Any

import pytest

import edgewise
from tests.support.fan import Record, card, fan
from tests.support.rules import rule
from tests.support.wardens import BOUND, FOES, VP

PIT: Record = {"id": "pit", "name": "Pit", "class": "map", "footprint": 1, "limit": 2}
PITS: Record = {"val": "count", "of": {"sel": "tokens", "kind": "pit", "side": "own"}}
NEAR: Record = {"sel": "spaces", "distanceFrom": "bound_squad", "min": 1, "max": 1}
LEAD: Record = {"val": "difference", "a": 0, "b": {"val": "vp_lead"}}
STORED: Record = {"do": "store", "as": "prey", "of": FOES | {"inMode": "other"}}

TEXTS: dict[str, tuple[list[Record], str]] = {
    "a bonus for each": (
        [{"do": "move_action", "bonus": PITS}],
        "a Move Action with +1 MOV for each PIT token of yours.",
    ),
    "MOV of a value": ([{"do": "move_action", "mov": PITS}], "a Move Action with MOV equal to 1 for each PIT token"),
    "a group": (
        [{"do": "gain", "n": {"val": "quotient", "a": LEAD, "b": 3}}],
        "Gain Crystals equal to (0 less your lead in Victory Points) divided by 3.",
    ),
    "one distance": (
        [{"do": "place_token", "type": "pit", "at": NEAR | {"choose": 1}}],
        "on a Space at distance 1 from the Squad.",
    ),
    "up to one": ([{"do": "wound", "to": FOES | {"choose": 1, "upTo": True}}], "Up to one enemy model takes 1 Wound."),
    "all dead models": (
        [{"do": "return_model", "n": {"val": "missing", "what": "models", "of": "bound_squad"}}],
        "Revive all dead models of the Squad on unoccupied hexes.",
    ),
    "each of those chosen": (
        [{"do": "for_each", "of": FOES | {"choose": 2}, "steps": [{"do": "wound", "to": "each"}]}],
        "Choose 2 enemy models; for each of them: that one takes 1 Wound.",
    ),
    "after a loop": (
        [{"do": "repeat", "times": 2, "steps": [{"do": "draw"}]}, VP],
        "2 times: draw 1 card. After that, gain 1 VP.",
    ),
    "what a name stands for": (
        [STORED, {"do": "wound", "to": "prey"}],
        "The chosen prey is every enemy model in the other Mode; then the chosen prey takes 1 Wound.",
    ),
    "a malus for each": (
        [{"do": "modify_result", "n": {**PITS, "times": -1}}],
        "−1 to the result for each PIT token of yours.",
    ),
    "the only die": ([{"do": "set_die", "die": "yellow"}], "Roll only the Yellow die this turn."),
}


@rule("DF-CRD-10")
@pytest.mark.parametrize("name", TEXTS)
def test_a_card_says_what_happens(name: str) -> None:
    steps, said = TEXTS[name]
    game: Any = edgewise.game("dawnfall")
    page = game.describe_content(fan(card("deed", *steps, **BOUND), tokens=[PIT]))
    assert said in page["cards"][0]["lower"]


@rule("DF-CRD-10", "DF-EFF-13")
@pytest.mark.parametrize(
    ("timing", "said"),
    [
        ("on_leave", "When a model leaves the Space: gain 1 VP."),
        ("on_contact", "After a Move Action into contact with this token: gain 1 VP."),
    ],
)
def test_a_token_says_that_it_speaks_of_its_own_place(timing: str, said: str) -> None:
    game: Any = edgewise.game("dawnfall")
    pit = PIT | {"triggers": [{"timing": timing, "steps": [VP]}]}
    texts = game.describe_content(fan(tokens=[pit]))["tokens"][0]["texts"]
    assert texts == [said, "Each player has 2."]
