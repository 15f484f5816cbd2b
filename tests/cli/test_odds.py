"""`edgewise odds`: tables in three languages, JSON, and clear refusals."""

from __future__ import annotations

import ast
import io
import json
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import edgewise.cli
import edgewise.lang
from edgewise.catalog import speaker
from edgewise.cli.app import run
from edgewise.cli.telling import fight_lines
from edgewise.games.dawnfall.actions import Activate, Fight, KeepMode, StartCombat
from edgewise.lang.words import LOCALES
from tests.support.play import table
from tests.support.wilds import WILDS

Output = pytest.CaptureFixture[str]
# What the keys that are put together stand for.
GROWN = (
    ("target-killed", "target-wounded", "target-spared", "model-killed", "model-wounded", "model-spared", "nothing"),
    ("hits", "hit", "kills", "least-kills", "wounds", "no-crystals", "many-crystals"),
    ("initiative", "attack", "defense"),
    ("ini", "att", "def", "ini-set", "att-set", "def-set", "die-yellow", "die-red", "paid-reroll", "refresh"),
    ("attack-power", "defense-power", "more-wounds", "sure-defense", "fixed-defense", "shot-bonus", "hit-bonus"),
    ("attack-reroll", "defense-reroll", "attacks-first", "may-counterattack"),
    tuple(f"roll-{roll}" for roll in ("attack", "counterattack", "answer", "defense", "hit", "reroll")),
    tuple(f"answer-{answer}" for answer in ("yellow", "red", "yes", "no", "keep", "paid", "symbol", "again")),
    ("colour-yellow", "colour-red", "again-paid", "again-symbol", "when-crystals", "when-enemy-crystals", "when-power"),
    tuple(f"from-{source}" for source in ("printed", "dice", "marked", "symbol", "rules", "known")),
)
PAIR = ["--attacker", "holy-knight", "--defender", "gorehound"]
POOR = ["--crystals", "0", "--defender-crystals", "0"]
POSITION = """
players:
  - squads: [{squad: pilgrim, models: ["(3,2).4", "(3,2).5"]}]
  - squads: [{squad: dark-scholar, models: ["(2,2).1", "(2,2).0"], endurance: 0}]
"""


def asked(capsys: Output, *words: str) -> dict[str, Any]:
    """The JSON that a question prints."""
    assert run(["odds", "dawnfall", *words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_json_holds_exact_chances(capsys: Output) -> None:
    found = asked(capsys, *PAIR, *POOR)
    assert found["chance"] == {"exact": "49/324", "value": 49 / 324}
    assert sum(Fraction(share["exact"]) for share in found["outcomes"].values()) == 1


def test_modes_dice_bonuses_and_rerolls_are_read(capsys: Output) -> None:
    plain = asked(capsys, *PAIR, "--attacker-mode", "other", "--backstab", "--die", "yellow", "--no-rerolls", *POOR)
    assert plain["chance"]["exact"] == plain["dice"]["attack"]["yellow-yellow"]["exact"]
    more = asked(capsys, *PAIR, "--attacker-mode", "other", "--backstab", "--attack", "2", *POOR)
    assert more["chance"]["value"] > plain["chance"]["value"]


def test_shots_and_kills_are_asked_for(capsys: Output) -> None:
    shot = asked(capsys, "--attacker", "ranger", "--defender", "dark-scholar", "--shot", "--targets", "3", *POOR)
    assert shot["chance"]["exact"] == "1/3"
    assert set(shot["outcomes"]) == {"hits-0", "hits-3"}
    killed = asked(
        capsys, "--attacker", "pilgrim", "--attacker-models", "1", "--defender", "gorehound", "--kill", "1", *POOR
    )
    assert killed["question"]["type"] == "kills"
    assert killed["chance"]["exact"] == "0"


def test_a_position_is_asked_about(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(POSITION, encoding="utf-8")
    one = asked(capsys, "--position", str(file), "--model", "0", "--target", "4")
    assert set(one["outcomes"]) <= {"target-killed", "model-wounded", "nothing"}
    two = asked(capsys, "--position", str(file), "--model", "0", "--target", "4", "--kill", "1", *POOR)
    assert two["question"]["type"] == "kills"


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(
    "words",
    [
        (*PAIR, "--attacker-mode", "other", "--attack", "1", "--wounds", "1", "--defense", "1"),
        (*PAIR, "--with-backstab", "after", *POOR),
        (*PAIR, "--backstab"),
        ("--attacker", "angel-of-death", "--defender", "son-of-khyber", "--attacker-status", "freeze", "--kill", "1"),
        ("--attacker", "ranger", "--defender", "dark-scholar", "--shot", "--targets", "2", "--hit", "1"),
    ],
)
def test_tables_speak_every_language(capsys: Output, language: str, words: tuple[str, ...]) -> None:
    assert run(["odds", "dawnfall", *words, "--language", language]) == 0
    printed = capsys.readouterr().out
    assert "%" in printed
    assert "odds-" not in printed


@pytest.mark.parametrize("locale", LOCALES)
def test_every_key_has_its_words(locale: str) -> None:
    say = speaker(locale).say
    file = Path(edgewise.cli.__file__).parent / "telling.py"
    keys = [
        node.value
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("odds-")
    ]
    grown = [f"odds-{name}" for names in GROWN for name in names]
    whole = {*(key for key in keys if not key.endswith("-")), *grown}
    assert len(whole) > 60
    assert sorted(key for key in whole if say(key).startswith(key)) == []
    file = Path(edgewise.lang.__file__).parent / locale / "odds.ftl"
    written = {
        line.split(" =")[0] for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("odds-")
    }
    assert written == whole


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["--attacker", "holy-kinght", "--defender", "gorehound"], "did you mean 'holy-knight'?"),
        (["--attacker", "holy-knight"], "--defender"),
        ([*PAIR, "--card", "excalibur"], "excalibur"),
        ([*PAIR, "--position", "nowhere.yaml"], "no file"),
        (["--attacker", "ranger", "--attacker-mode", "other", "--defender", "gorehound"], "DF-COM-16"),
        ([*PAIR, "--attacker-mode", "shifted"], "--attacker-mode shifted: in this game it is basic or other"),
        ([*PAIR, "--defender-mode", "normal"], "--defender-mode normal: in this game it is basic or other"),
        ([*PAIR, "--shot", "--targets", "5"], "--targets 5: the other side has 1 model"),
        ([*PAIR, "--hits", "2"], "--hits belongs to a --shot"),
        ([*PAIR, "--targets", "2"], "--targets belongs to a --shot"),
        ([*PAIR, "--shoot-with", "shoot"], "--shoot-with belongs to a --shot"),
        ([*PAIR, "--model", "0"], "--model belongs to a --position"),
        ([*PAIR, "--target", "1"], "--target belongs to a --position"),
        ([*PAIR, "--shot", "--backstab"], "either --shot or --backstab"),
        ([*PAIR, "--kill", "0"], "at least 1 model"),
        ([*PAIR, "--attacker-models", "2"], "holy-knight has 1 model"),
        (["--attacker", "pilgrim", "--defender", "gorehound", "--attacker-models", "5"], "pilgrim has 1 to 4 models"),
    ],
)
def test_a_bad_question_gets_one_clear_sentence(capsys: Output, words: list[str], hint: str) -> None:
    assert run(["odds", "dawnfall", *words]) == 2
    assert hint in capsys.readouterr().err


def test_the_commands_of_the_documentation_run(capsys: Output) -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "odds.md").read_text(encoding="utf-8")
    commands = [line.split()[1:] for line in page.splitlines() if line.startswith("edgewise odds ")]
    alone = [words for words in commands if "--position" not in words and "--kill" not in words]
    assert len(alone) >= 4
    for words in alone:
        assert run(words) == 0
    assert capsys.readouterr().out


def test_a_fan_faction_may_be_asked_about(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "wilds.yaml"
    file.write_text(WILDS, encoding="utf-8")
    found = asked(capsys, "--content", str(file), "--attacker", "ace", "--defender", "gorehound", *POOR)
    assert found["reasons"][0]["name"] == "ace"


def test_a_shot_with_one_target_is_not_asked_about_with_several(capsys: Output) -> None:
    words = ["odds", "the-edge", "--attacker", "D-MOE", "--defender", "C-PIL", "--shot"]
    assert run([*words, "--targets", "2"]) == 2
    assert "one target" in capsys.readouterr().err
    assert run(words) == 0


def test_a_model_that_is_not_there_is_refused(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(POSITION, encoding="utf-8")
    assert run(["odds", "dawnfall", "--position", str(file), "--model", "0", "--target", "9"]) == 2
    assert "no living model 9" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "chance"), [("en", "15.85%"), ("de", "15,85 %"), ("pl", "15,85%")])
def test_chances_are_written_as_the_reader_writes_numbers(capsys: Output, language: str, chance: str) -> None:
    asked = ["odds", "dawnfall", "--attacker", "holy-knight", "--defender", "gorehound", "--language", language]
    assert run(asked) == 0
    assert f" {chance} " in capsys.readouterr().out.splitlines()[0]


@pytest.mark.parametrize("language", LOCALES)
def test_a_player_asks_for_the_odds_of_fights_in_the_terminal(language: str) -> None:
    say = speaker(language).say
    t = table(POSITION)
    assert fight_lines(t.match, say) == []
    lines = fight_lines(t.play(Activate(0), KeepMode(), StartCombat()).pass_all().match, say)
    assert len(lines) == len(t.legal(Fight)) > 0
    running = fight_lines(t.play(Fight(0, 4)).pass_all().match, say)
    assert len(running) == 2
    assert not any("odds-" in line for line in (*lines, *running))


def test_the_command_says_when_there_is_nothing_to_tell(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nodds\nquit\n"))
    assert run(["play", "dawnfall"]) == 0
    assert "no fight here" in capsys.readouterr().out
