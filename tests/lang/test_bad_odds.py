"""Questions about odds that have no answer are refused in the language of whoever asked, with field and rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from edgewise import BadInput, catalog
from edgewise.cli.app import run
from edgewise.core.refusal import in_words
from edgewise.lab import odds as lab
from edgewise.lang.words import LOCALES
from tests.lang.test_bad_files import RAW

Output = pytest.CaptureFixture[str]
KNIGHT, HOUND = {"squad": "holy-knight"}, {"squad": "gorehound"}
PILGRIM, DEMON = {"squad": "C-PIL"}, {"squad": "D-HOU"}

Asked = tuple[str, dict[str, Any], dict[str, Any], dict[str, Any]]
BAD: list[Asked] = [
    ("dawnfall", {"squad": "holy-kinght"}, HOUND, {}),
    ("dawnfall", {"squad": "zzz"}, HOUND, {}),
    ("dawnfall", {**KNIGHT, "models": 2}, HOUND, {}),
    ("dawnfall", {**KNIGHT, "statuses": ["blesing"]}, HOUND, {}),
    ("dawnfall", {**KNIGHT, "colour": "red"}, HOUND, {}),
    ("dawnfall", {"squad": "ranger", "mode": "other"}, HOUND, {}),
    ("dawnfall", KNIGHT, HOUND, {"type": "sequence", "model": 9, "target": 1}),
    ("dawnfall", KNIGHT, HOUND, {"type": "sequence", "model": 0, "target": 0}),
    ("dawnfall", KNIGHT, HOUND, {"type": "sequence", "model": 0, "target": 1, "own": {"cards": ["excalibur"]}}),
    ("dawnfall", KNIGHT, HOUND, {"type": "sequence", "model": 0, "target": 1, "own": {"cards": ["leap"]}}),
    ("dawnfall", KNIGHT, HOUND, {"type": "sequence", "model": 0, "target": 1, "own": {"crystals": -1}}),
    ("dawnfall", KNIGHT, HOUND, {"type": "shot", "model": 0, "targets": []}),
    ("dawnfall", KNIGHT, HOUND, {"type": "kills", "squad": 0, "of": 0}),
    ("dawnfall", KNIGHT, HOUND, {"type": "kills", "squad": 0, "of": 9}),
    ("dawnfall", KNIGHT, HOUND, {"type": "kills", "squad": 0, "of": 1, "n": 0}),
    ("dawnfall", KNIGHT, HOUND, {"type": "running"}),
    ("dawnfall", KNIGHT, HOUND, {"type": "guess"}),
    ("the-edge", {"squad": "C-PIX"}, DEMON, {}),
    ("the-edge", {**PILGRIM, "models": 9}, DEMON, {}),
    ("the-edge", PILGRIM, {"squad": "C-HK1"}, {}),
    ("the-edge", PILGRIM, DEMON, {"type": "shot", "model": 0, "target": 0}),
    ("the-edge", PILGRIM, DEMON, {"type": "kills", "squad": 0, "of": 0}),
    ("the-edge", PILGRIM, DEMON, {"type": "running"}),
    ("the-edge", PILGRIM, DEMON, {"type": "running", "own": {"die": "red"}}),
]


def told(asked: Asked) -> dict[str, BadInput]:
    """The refusal of a question in every language."""
    game, one, other, question = asked
    found = {}
    for locale in LOCALES:
        with pytest.raises(BadInput) as caught, in_words(catalog.speaker(locale).say):
            lab.matchup(game, one, other, question or None)
        found[locale] = caught.value
    return found


@pytest.mark.parametrize("asked", BAD, ids=str)
def test_questions_without_an_answer_are_refused_in_every_language(asked: Asked) -> None:
    found = told(asked)
    assert len({str(error) for error in found.values()}) == len(LOCALES)
    for error in found.values():
        assert error.field
        assert str(error).startswith(f"{error.field}: ")
        assert RAW.search(str(error)) is None


PAIR = ["--attacker", "holy-knight", "--defender", "gorehound"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["--attacker", "holy-kinght", "--defender", "gorehound"],
            {
                "en": "attacker: there is no Squad 'holy-kinght'; did you mean 'holy-knight'? (DF-GEN-10)",
                "de": "attacker: einen Trupp „holy-kinght“ gibt es nicht; meinst du „holy-knight“? (DF-GEN-10)",
                "pl": "attacker: nie ma oddziału „holy-kinght”; czy chodziło o „holy-knight”? (DF-GEN-10)",
            },
        ),
        (
            [*PAIR, "--hits", "2"],
            {
                "en": "--hits belongs to a --shot: give that as well, or leave --hits out.",
                "de": "--hits gehört zu --shot: gib auch das an oder lass --hits weg.",
                "pl": "--hits należy do --shot: podaj też to albo pomiń --hits.",
            },
        ),
        (
            [*PAIR, "--attacker-mode", "shifted"],
            {
                "en": "--attacker-mode shifted: in this game it is basic or other.",
                "de": "--attacker-mode shifted: in diesem Spiel heißt es basic oder other.",
                "pl": "--attacker-mode shifted: w tej grze to basic lub other.",
            },
        ),
        (
            ["--position", "nowhere.yaml"],
            {
                "en": "There is no file nowhere.yaml.",
                "de": "Eine Datei nowhere.yaml gibt es nicht.",
                "pl": "Nie ma pliku nowhere.yaml.",
            },
        ),
    ],
)
def test_the_command_refuses_in_the_language_that_was_asked_for(
    words: list[str], said: dict[str, str], capsys: Output
) -> None:
    for language, text in said.items():
        assert run(["odds", "dawnfall", *words, "--language", language]) == 2
        assert capsys.readouterr().err == f"edgewise: {text}\n"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "there is no faction 'demon'; did you mean 'demons'?"),
        ("de", "eine Fraktion „demon“ gibt es nicht; meinst du „demons“?"),
        ("pl", "nie ma frakcji „demon”; czy chodziło o „demons”?"),
    ],
)
def test_a_position_to_ask_about_is_refused_with_its_field(
    language: str, words: str, tmp_path: Path, capsys: Output
) -> None:
    file = tmp_path / "table.yaml"
    file.write_text("players:\n- squads: []\n- {faction: demon, squads: []}\n", encoding="utf-8")
    assert run(["odds", "dawnfall", "--position", str(file), "--language", language]) == 2
    assert capsys.readouterr().err == f"edgewise: players[1].faction: {words} (DF-GEN-10)\n"
