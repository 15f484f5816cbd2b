"""Words of a fan's file that would do nothing where they stand are refused with field and way out. DF-EFF-18."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import game
from edgewise.content import ContentError
from tests.support.fan import Record, card, fan
from tests.support.rules import rule
from tests.support.wardens import BOUND, FOES, VP

RULES: Any = game("dawnfall")
TOKENS: list[Record] = [{"id": "mark", "name": "mark"}]


def first_problem(*cards: Record, **faction: Any) -> tuple[str, Any]:
    """What is said about a file of the wardens, and its first problem."""
    with pytest.raises(ContentError) as caught:
        RULES.check_content(fan(*cards, tokens=TOKENS, **faction), "fan.yaml")
    return str(caught.value), caught.value.problems[0]


@rule("DF-EFF-18", "DF-EFF-9")
@pytest.mark.parametrize(
    ("step", "field", "way_out"),
    [
        ({"do": "modify_attribute", "attribute": "att", "n": 1, "to": {"sel": "spaces"}}, "to", "models, players"),
        ({"do": "wound", "to": {"sel": "cards"}}, "to", "models, squads"),
        ({"do": "remove_token", "who": {"sel": "cards", "choose": 1}}, "who", "tokens"),
        ({"do": "charge", "to": {"sel": "tokens"}}, "to", "enhancements"),
        ({"do": "discard", "of": FOES}, "of", "cards"),
        ({"do": "wound", "to": {"sel": "any_of", "of": ["bound_squad", {"sel": "sources"}]}}, "to", "models, squads"),
        ({"do": "gain", "temporary": True, "asDepleted": True}, "temporary", "either"),
        ({"do": "wound", "to": FOES, "n": -1}, "n", "1"),
        ({"do": "draw", "n": 0}, "n", "1"),
        ({"do": "gain", "n": -2}, "n", "1"),
        ({"do": "wound"}, "to", "role of that moment"),
        ({"do": "wound", "to": "self_model"}, "to", "own_model"),
    ],
)
def test_a_step_that_would_do_nothing_is_refused_with_its_field(step: Record, field: str, way_out: str) -> None:
    text, problem = first_problem(card("deed", step, **BOUND))
    assert f"fan.yaml:{problem.line}: cards[0] (deed).lower.steps[0].{field}: " in text
    assert way_out in text and problem.rule == "DF-EFF-18"


@rule("DF-EFF-18", "DF-EFF-3")
@pytest.mark.parametrize("bind", ["none", "enemy_squad", "enemy_model"])
def test_an_action_that_binds_no_own_squad_cannot_speak_of_it(bind: str) -> None:
    text, _ = first_problem(card("deed", {"do": "restore_endurance"}, bind={"type": bind}))
    assert "cards[0] (deed).lower.steps[0].of: There is no bound_squad" in text and "any_own_squad" in text


@rule("DF-EFF-18", "DF-EFF-13", "DF-EFF-14")
@pytest.mark.parametrize("group", ["shrines", "tokens"])
@pytest.mark.parametrize(
    ("hold", "field"),
    [
        ({"on": {"sel": "spaces"}, "add": {"att": 1}}, "on"),
        ({"on": {"sel": "models", "hasStatus": "mrak"}, "add": {"att": 1}}, "on.hasStatus"),
    ],
)
def test_what_a_shrine_or_token_holds_is_judged_too(group: str, hold: Record, field: str) -> None:
    thing = {"id": "thing", "name": "thing", "holds": [hold]}
    records: Record = {"tokens": TOKENS, "shrines": [thing]} if group == "shrines" else {"tokens": [thing, *TOKENS]}
    with pytest.raises(ContentError) as caught:
        RULES.check_content(fan(**records), "fan.yaml")
    assert f"{group}[0] (thing).holds[0].{field}: " in str(caught.value)


@rule("DF-EFF-18", "DF-SHR-4")
@pytest.mark.parametrize("group", ["shrines", "tokens"])
def test_an_action_of_a_shrine_or_token_waits_for_no_moment_of_others(group: str) -> None:
    power = {"id": "now", "name": "now", "timing": "on_hit", "steps": [VP]}
    records: Record = {group: [{"id": "thing", "name": "thing", "actions": [power]}]}
    with pytest.raises(ContentError) as caught:
        RULES.check_content(fan(**records), "fan.yaml")
    assert f"{group}[0] (thing).actions[0] (now).timing: An Action is never used" in str(caught.value)
