"""Army files at the command line, and the rules of the second game."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from edgewise.cli.app import run
from edgewise.lang.ledger import ledger
from tests.games.the_edge.armies import ARMY_TEXTS
from tests.games.the_edge.test_army_page import ARMY
from tests.support.rules import rule

Output = pytest.CaptureFixture[str]
GAME = ("--game", "the-edge")


def test_a_good_army_is_told_so(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "ironbound.yaml"
    file.write_text(ARMY, encoding="utf-8")
    assert run(["content", "check", str(file), *GAME]) == 0
    assert "ironbound, 3 Squads and 10 cards" in capsys.readouterr().out


@rule("ED-DATA-2")
@pytest.mark.parametrize("id", ["DS01", "fireball"])
def test_an_army_whose_ids_others_have_is_refused_before_it_is_played(id: str, tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "ironbound.yaml"
    file.write_text(ARMY.replace("id: IS1,", f"id: {id},"), encoding="utf-8")
    assert run(["content", "check", str(file), *GAME]) == 1
    assert f"The id '{id}' exists in 'demons'" in capsys.readouterr().err


@rule("ED-OTH-6")
def test_an_army_and_the_file_with_the_squad_that_it_summons_are_played_together(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    army, beast = tmp_path / "ironbound.yaml", tmp_path / "ogre.yaml"
    army.write_text(ARMY.replace("squad: N-RHA", "squad: N-OGR"), encoding="utf-8")
    beast.write_text(ARMY_TEXTS["neutral.yaml"].replace("N-RHA", "N-OGR").replace("id: neutral", "id: ogres"), "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    words = ["--against", "random", "--option", "players.0.army=ironbound"]
    assert run(["content", "check", str(army), "--game", "the-edge", "--beside", str(beast)]) == 0
    assert run(["content", "show", str(army), "--game", "the-edge", "--beside", str(beast)]) == 0
    assert run(["play", "the-edge", "--content", str(army), "--content", str(beast), *words]) == 0
    assert "deployment" in capsys.readouterr().out


@rule("ED-DATA-13")
def test_a_bad_army_is_refused_with_line_field_suggestion_and_code(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(ARMY.replace("do: heal", "do: hael"), encoding="utf-8")
    assert run(["content", "check", str(file), *GAME]) == 1
    said = capsys.readouterr().err
    assert f"{file}:18: squads[0] (I-CAP).normal.abilities[0] (rally).effects[0].do: " in said
    assert "Did you mean heal? (ED-DATA-13, E_BAD_CARD_DATA)" in said
    assert run(["content", "check", str(file), *GAME, "--json"]) == 1
    problem = json.loads(capsys.readouterr().out)["problems"][0]
    assert (problem["line"], problem["suggestion"], problem["code"]) == (18, "heal", "E_BAD_CARD_DATA")


def test_playing_with_a_bad_army_says_how_to_check_it(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(ARMY.replace("shields: 3", "shields: 9"), encoding="utf-8")
    assert run(["play", "the-edge", "--content", str(file)]) != 0
    said = capsys.readouterr().err
    assert "shields" in said
    assert f"edgewise content check {file} --game the-edge" in " ".join(said.split())


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Chapter (chapter)", "Shields", "normal: Hurried Steps", "3 × Shield Bash (1 crystal; instant"]),
        ("de", ["Kapitel (chapter)", "Schilde", "umgedreht: Messer des Glaubens", "3 × Schildstoß (1 Kristall"]),
        ("pl", ["Zakon (chapter)", "Tarcze", "zwykła: Spieszne kroki", "3 × Uderzenie tarczą (1 kryształ"]),
    ],
)
def test_an_army_is_shown_with_the_texts_of_its_cards(language: str, words: list[str], capsys: Output) -> None:
    assert run(["content", "show", "chapter", *GAME, "--language", language]) == 0
    shown = capsys.readouterr().out
    assert [word for word in words if word not in shown] == []


def test_every_army_can_be_shown_as_json(capsys: Output) -> None:
    for name in ("chapter", "demons", "neutral"):
        assert run(["content", "show", name, *GAME, "--json"]) == 0
        page = json.loads(capsys.readouterr().out)
        assert page["id"] == name
        assert len(page["squads"]) in (1, 6)


def test_the_schema_is_json_schema_of_an_army(capsys: Output) -> None:
    assert run(["content", "schema", "the-edge"]) == 0
    schema = json.loads(capsys.readouterr().out)
    assert schema["title"] == "The Edge army"
    assert "SquadCard" in schema["$defs"]


def test_an_unknown_army_gets_a_suggestion(capsys: Output) -> None:
    assert run(["content", "show", "chaptre", *GAME]) != 0
    assert "the nearest is chapter" in " ".join(capsys.readouterr().err.split())


def test_the_rules_of_the_game_are_read_and_searched(capsys: Output) -> None:
    assert run(["rules", "the-edge"]) == 0
    assert "MOV" in capsys.readouterr().out
    assert run(["rules", "the-edge", "ed-mov-4"]) == 0
    assert "Obstacles and enemies block" in capsys.readouterr().out
    assert run(["rules", "the-edge", "--search", "push"]) == 0
    assert "ED-MOV-12" in capsys.readouterr().out


def test_the_ledger_of_the_game_is_whole() -> None:
    rules = ledger("the-edge")
    assert len(rules) == 237
    assert (rules[0].id, rules[-1].id) == ("ED-WIN-1", "ED-EX-30")
    assert len(ARMY_TEXTS) == 3
