"""Positions that cannot be are refused in the language of whoever asked, with field, rule and way out."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import BadInput, Match
from edgewise.lang.words import LOCALES
from edgewise.server.problems import from_input
from tests.games.dawnfall.test_position_refusals import REFUSED, changed
from tests.games.the_edge.test_position import BAD
from tests.lang.test_bad_files import RAW
from tests.support.rules import rule


def told(game: str, position: Any) -> dict[str, BadInput]:
    """The refusal of a position in every language."""
    found = {}
    for locale in LOCALES:
        with pytest.raises(BadInput) as caught:
            Match.from_position(game, position, locale=locale)
        found[locale] = caught.value
    return found


def check_words(found: dict[str, BadInput]) -> None:
    """Each language has its own words, and the same field and rule; the server says the same."""
    assert len({str(error) for error in found.values()}) == len(LOCALES)
    assert len({(error.field, error.rule, error.code) for error in found.values()}) == 1
    for locale, error in found.items():
        assert str(error).startswith(f"{error.field}: ")
        assert str(error).endswith(f" ({error.rule})")
        assert RAW.search(str(error)) is None
        assert str(error) in from_input(error).problem(locale).text


@rule("DF-GEN-10")
@pytest.mark.parametrize(("path", "value"), [case[:2] for case in REFUSED])
def test_impossible_positions_of_dawnfall_are_told_in_every_language(path: str, value: Any) -> None:
    check_words(told("dawnfall", changed(path, value)))


@rule("ED-CLR-2")
@pytest.mark.parametrize("position", [case[0] for case in BAD], ids=str)
def test_impossible_positions_of_the_edge_are_told_in_every_language(position: dict[str, Any]) -> None:
    check_words(told("the-edge", position))


@pytest.mark.parametrize(
    ("game", "position", "words"),
    [
        (
            "dawnfall",
            {"playerz": []},
            {
                "en": "position: there is no field playerz here; did you mean 'players'? (DF-GEN-10)",
                "de": "position: ein Feld playerz gibt es hier nicht; meinst du „players“? (DF-GEN-10)",
                "pl": "position: nie ma tu pola playerz; czy chodziło o „players”? (DF-GEN-10)",
            },
        ),
        (
            "dawnfall",
            changed("players.1.faction", "demon"),
            {
                "en": "players[1].faction: there is no faction 'demon'; did you mean 'demons'? (DF-GEN-10)",
                "de": "players[1].faction: eine Fraktion „demon“ gibt es nicht; meinst du „demons“? (DF-GEN-10)",
                "pl": "players[1].faction: nie ma frakcji „demon”; czy chodziło o „demons”? (DF-GEN-10)",
            },
        ),
        (
            "the-edge",
            {"squads": [{"squad": "C-PIL", "hp": "two"}]},
            {
                "en": "squads[0].hp: int | null is expected here, not str (ED-CLR-2)",
                "de": "squads[0].hp: hier wird int | null erwartet, nicht str (ED-CLR-2)",
                "pl": "squads[0].hp: oczekiwano tu int | null, a nie str (ED-CLR-2)",
            },
        ),
    ],
)
def test_a_position_is_refused_with_its_field_and_the_way_out(game: str, position: Any, words: dict[str, str]) -> None:
    assert {locale: str(error) for locale, error in told(game, position).items()} == words


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "This is not YAML"), ("de", "Das ist kein YAML"), ("pl", "To nie jest YAML")]
)
def test_a_position_that_cannot_be_read_is_told_with_its_line(locale: str, words: str) -> None:
    with pytest.raises(BadInput, match=f"^position:2: {words}: "):
        Match.from_position("dawnfall", "players: []\nask: main: now\n", locale=locale)
