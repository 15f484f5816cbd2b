"""The front of the odds: match-ups, positions, saved matches, views and JSON."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from edgewise import BadInput, Match, game
from edgewise.core.odds import Odds, Share
from edgewise.lab import odds as lab

POSITION = """
players:
  - crystals: 1
    squads:
      - {squad: holy-knight, models: ["(3,2).{0,1}"]}
  - crystals: 0
    squads:
      - {squad: gorehound, models: ["(3,2).{3,4}"]}
"""
QUESTION = {"type": "sequence", "model": 0, "target": 1}


def test_a_match_up_asks_about_the_first_models() -> None:
    found = lab.matchup("dawnfall", {"squad": "holy-knight", "crystals": 0}, {"squad": "gorehound", "crystals": 0})
    assert found.chance == Share("49/324", 49 / 324)
    assert sum(lab.chances(found).values()) == 1


@pytest.mark.parametrize("name", ["holy-knight", "Holy Knight", "Heiliger Ritter", "święty rycerz"])
def test_a_squad_is_named_by_its_id_or_its_name_in_any_language(name: str) -> None:
    found = lab.matchup("dawnfall", {"squad": name}, {"squad": "gorehound"})
    assert found.reasons[0].name == "holy-knight"


@pytest.mark.parametrize(
    ("fighter", "hint"),
    [
        ({"squad": "holy-kinght"}, "did you mean 'holy-knight'?"),
        ({"squad": "dragon"}, "known are angel-of-death"),
        ({"squad": "holy-knight", "statuses": ["blesing"]}, "did you mean 'blessing'?"),
        ({"squad": "holy-knight", "models": 4}, "has 1 model"),
        ({"squad": "holy-knight", "endurance": 9}, "above the shield value 2"),
        ({"squad": "holy-knight", "crystals": -1}, "crystals"),
        ({"squad": "holy-knight", "mode": "angry"}, "mode"),
        ({"squad": "holy-knight", "armour": 3}, "armour"),
    ],
)
def test_a_fighter_that_does_not_exist_is_refused_with_a_hint(fighter: dict[str, Any], hint: str) -> None:
    with pytest.raises(BadInput, match=hint):
        lab.matchup("dawnfall", fighter, {"squad": "gorehound"})


def test_two_squads_of_one_faction_may_meet() -> None:
    found = lab.matchup("dawnfall", {"squad": "gorehound"}, {"squad": "gorehound", "mode": "other"})
    assert 0 < found.chance.fraction < 1


def test_statuses_and_enhancements_of_a_match_up_count() -> None:
    plain = lab.matchup("dawnfall", {"squad": "pilgrim"}, {"squad": "son-of-khyber"})
    fever = {"squad": "son-of-khyber", "endurance": 1, "enhancements": ["war-fever"]}
    assert lab.matchup("dawnfall", {"squad": "pilgrim"}, fever).chance.value < plain.chance.value
    blessed = {"squad": "pilgrim", "statuses": ["blessing"]}
    assert lab.matchup("dawnfall", blessed, {"squad": "son-of-khyber"}).chance.value > plain.chance.value


def test_a_position_and_a_saved_match_are_the_same_table() -> None:
    saved = Match.from_position("dawnfall", POSITION).save()
    answers = [lab.asked("dawnfall", lab.table("dawnfall", text), QUESTION) for text in (POSITION, saved)]
    assert answers[0] == answers[1]
    assert answers[0].costs[1].worst == 0


def test_a_view_is_enough() -> None:
    rules: Any = game("dawnfall")
    state = rules.from_position(
        {
            "players": [
                {"squads": [{"squad": "pilgrim", "models": ["(3,2).0"]}]},
                {"squads": [{"squad": "gorehound", "models": ["(3,2).{1,2}"]}]},
            ]
        }
    )
    question = {"type": "sequence", "model": 0, "target": 4}
    known = {msgspec.json.encode(lab.asked("dawnfall", rules.view(state, seat), question)) for seat in (0, 1, None)}
    assert known == {msgspec.json.encode(lab.asked("dawnfall", state, question))}


def test_answers_are_json_with_fractions_and_decimals() -> None:
    found = lab.matchup("dawnfall", {"squad": "holy-knight"}, {"squad": "gorehound"})
    text = msgspec.json.encode(found)
    assert msgspec.json.decode(text, type=Odds) == found
    data = msgspec.json.decode(text)
    assert Fraction(data["chance"]["exact"]) == found.chance.fraction
    assert data["chance"]["value"] == pytest.approx(float(found.chance.fraction))
    assert all({"model", "what", "rule", "source"} <= row.keys() for row in data["reasons"])


def test_every_reason_names_a_rule_of_the_ledger() -> None:
    from edgewise.lang.ledger import ledger

    known = {rule.id for rule in ledger("dawnfall")}
    for kind in ("sequence", "backstab"):
        question = {"type": kind, "model": 0, "target": 1}
        found = lab.matchup("dawnfall", {"squad": "angel-of-death"}, {"squad": "son-of-khyber"}, question)
        assert {reason.rule for reason in found.reasons} <= known


def test_schemas_describe_questions_and_answers() -> None:
    asked, answered = lab.question_schema("dawnfall"), lab.answer_schema()
    assert {"Sequence", "Backstab", "Shot", "Kills", "Running", "Known"} <= asked["$defs"].keys()
    assert {"Odds", "Share", "Reason", "Cost", "Choice"} <= answered["$defs"].keys()


def test_the_program_of_the_documentation_runs() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "odds.md").read_text(encoding="utf-8")
    programs = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert programs
    for program in programs:
        exec(program, {})


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadInput, match="chess"):
        lab.matchup("chess", {}, {})
