"""Names and texts of cards in the reader's language, as the commands show them."""

import io
import json

import pytest
from rich.console import Console

from edgewise import BadInput, Match, catalog
from edgewise.catalog import speaker
from edgewise.cli.app import run
from edgewise.cli.screen import Screen

Output = pytest.CaptureFixture[str]
POSITION = {
    "players": [
        {
            "hand": ["leap", "guard"],
            "squads": [{"squad": "holy-knight", "models": ["(3,2).{0,1}"], "enhancements": [{"card": "tactic"}]}],
        },
        {"squads": [{"squad": "gorehound", "mode": "other", "models": ["(3,2).{3,4}"]}]},
    ],
    "statuses": [{"status": "trap", "model": 1, "by": 0}],
}


def shown(locale: str, *what: str) -> str:
    """What a screen of the first seat prints in a language."""
    file = io.StringIO()
    screen = Screen(Console(file=file, width=200, highlight=False), speaker(locale))
    match = Match.from_position("dawnfall", POSITION, locale=locale)
    for name in what:
        getattr(screen, name)(match, 0)
    return file.getvalue()


@pytest.mark.parametrize(
    ("language", "squad", "card", "text"),
    [
        ("en", "Holy Knight", "Leap (action, 5 copies)", "lower: Leap (1 Crystal; Holy Knight)"),
        ("de", "Heiliger Ritter", "Sprung (Aktionskarte, 5 Exemplare)", "unten: Sprung (1 Kristall; Heiliger Ritter)"),
        ("pl", "Święty Rycerz", "Doskok (karta akcji, 5 kopii)", "dolna: Doskok (1 kryształ; Święty Rycerz)"),
    ],
)
def test_a_faction_is_shown_in_a_language(language: str, squad: str, card: str, text: str, capsys: Output) -> None:
    assert run(["content", "show", "chapter", "--language", language]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert all(part in printed for part in (squad, card, text))


def test_a_faction_as_data_is_in_a_language_too(capsys: Output) -> None:
    assert run(["content", "show", "demons", "--language", "pl", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["name"] == "Demony"
    assert found["squads"][0]["modes"] == {"basic": "Podstawowy", "other": "Furia"}
    assert found["banners"][0]["name"] == "Sztandar Demonów"


def test_the_hand_is_read_in_polish() -> None:
    printed = shown("pl", "hand")
    assert "Doskok (karta akcji)" in printed
    assert "Straż (ulepszenie)" in printed
    assert "Oddział może wykonać akcję Ruchu z Ruchem 4 przez przeszkody" in printed


def test_squads_players_and_states_have_their_german_names() -> None:
    printed = shown("de", "squads", "status")
    assert "Bluthund B" in printed and "Astral" in printed
    assert "1/1 [Falle]" in printed
    assert "Taktik (1)" in printed
    assert "Kapitel" in printed and "Dämonen" in printed


@pytest.mark.parametrize(
    ("language", "form", "taken"),
    [
        ("en", "--option takes name=value", "has a value already"),
        ("de", "--option erwartet name=wert", "dort steht schon ein Wert"),
        ("pl", "--option przyjmuje nazwa=wartość", "tam jest już wartość"),
    ],
)
def test_a_misspelt_option_is_refused_in_the_language_of_the_game(
    language: str, form: str, taken: str, capsys: Output
) -> None:
    assert run(["play", "dawnfall", "--language", language, "--option", "mulligan"]) == 2
    assert form in capsys.readouterr().err
    assert run(["play", "dawnfall", "--language", language, "--option", "a=1", "--option", "a.b=2"]) == 2
    assert taken in capsys.readouterr().err
    assert run(["play", "chess", "--language", language]) == 2
    assert unknown_game(language) in capsys.readouterr().err


def unknown_game(language: str) -> str:
    """What is said of a game that there is not."""
    return speaker(language).say("bad-unknown-game", {"name": "chess", "known": ("dawnfall", "the-edge")})


@pytest.mark.parametrize("game", ["dawnfall", "the-edge"])
def test_a_card_that_there_is_not_is_refused_in_the_language_of_its_text(game: str) -> None:
    for locale, words in (
        ("en", "there is no card"),
        ("de", "eine Karte „x“ gibt es hier nicht"),
        ("pl", "nie ma tu karty"),
    ):
        with pytest.raises(BadInput, match=words):
            catalog.game(game).card_text("x", locale)
