"""Content files of Maelstrom's Edge at the command line: every kind is told apart, checked and named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from edgewise.cli.app import run
from edgewise.lang.words import LOCALES
from tests.support.rules import rule

Output = pytest.CaptureFixture[str]
CONTENT = Path(__file__).parents[2] / "src/edgewise/games/maelstrom/content"
GAME = ("--game", "maelstrom")
KINDS = {
    "factions/karist": "karist, 11 units",
    "missions/groundfahll": "valid mission of maelstrom: groundfahll",
    "tables/ash-canyon": "valid table of maelstrom: ash-canyon",
    "pools/36x36": "valid pool of terrain of maelstrom: 36x36",
    "deployments/pincer": "valid deployment of maelstrom: pincer",
    "packs/pack-1": "valid pack of missions of maelstrom: pack-1",
    "detachments/standard": "valid set of detachment rules of maelstrom: standard",
    "rosters/karist-60": "valid roster of maelstrom: Karist Enclave 60",
}


@rule("ME-DATA-2", "ME-MIS-6", "ME-TER-16")
@pytest.mark.parametrize("file", KINDS)
def test_a_good_file_of_every_kind_is_told_so(file: str, capsys: Output) -> None:
    assert run(["content", "check", str(CONTENT / f"{file}.yaml"), *GAME]) == 0
    assert KINDS[file] in capsys.readouterr().out


@rule("ME-TER-16")
@pytest.mark.parametrize(
    ("file", "good", "bad", "told"),
    [
        ("tables/ash-canyon", "features:", "featurs:", "Did you mean features?"),
        ("missions/groundfahll", "victoryTotal:", "victoryTotals:", "Did you mean victoryTotal?"),
        ("rosters/karist-60", "units:", "unit:", "Did you mean units?"),
        ("factions/karist", "unitType: core", "unitType: cor", "Did you mean core?"),
    ],
)
def test_a_faulty_file_is_refused_with_line_field_and_suggestion(
    file: str, good: str, bad: str, told: str, tmp_path: Path, capsys: Output
) -> None:
    copy = tmp_path / "mine.yaml"
    text = (CONTENT / f"{file}.yaml").read_text(encoding="utf-8")
    assert good in text
    copy.write_text(text.replace(good, bad, 1), encoding="utf-8")
    assert run(["content", "check", str(copy), *GAME]) == 1
    said = capsys.readouterr().err
    line = text[: text.index(good)].count("\n") + 1
    assert f"{copy}:{line}: " in said
    assert told in said


@rule("ME-FOR-18")
def test_a_roster_that_breaks_rules_is_no_valid_file(tmp_path: Path, capsys: Output) -> None:
    copy = tmp_path / "mine.yaml"
    text = (CONTENT / "rosters/karist-60.yaml").read_text(encoding="utf-8")
    copy.write_text(text.replace("limit: 60", "limit: 30"), encoding="utf-8")
    assert run(["content", "check", str(copy), *GAME]) == 1
    assert "ME-FOR-2" in capsys.readouterr().err


@rule("ME-SET-6")
def test_a_good_mission_that_is_not_played_yet_says_so(capsys: Output) -> None:
    assert run(["content", "check", str(CONTENT / "missions/night-raid.yaml"), *GAME]) == 0
    assert "Note: " in capsys.readouterr().out
    assert run(["content", "check", str(CONTENT / "missions/night-raid.yaml"), *GAME, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["kind"], report["mission"], len(report["notes"])) == ("mission", "night-raid", 1)


@pytest.mark.parametrize("language", LOCALES)
def test_a_faction_is_shown_with_the_texts_of_its_units(language: str, capsys: Output) -> None:
    assert run(["content", "show", "karist", *GAME, "--language", language]) == 0
    shown = capsys.readouterr().out
    assert {"en": "Praetorians", "de": "Prätorianer", "pl": "Pretorianie"}[language] in shown
    assert "SHO 1" in shown
