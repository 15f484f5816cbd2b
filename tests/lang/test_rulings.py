"""Rulings: notes on how a card is read, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from edgewise import catalog
from edgewise.cli.app import run
from edgewise.core.wire import Words
from edgewise.lang.words import LOCALES
from tests.support.fan import card, fan

Output = pytest.CaptureFixture[str]


def rulings_in(value: Any) -> Iterator[Any]:
    """Every ruling of a record and of what it holds."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name == "ruling" and part:
                yield part
            else:
                yield from rulings_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from rulings_in(part)


@pytest.mark.parametrize("game", catalog.games())
def test_rulings_that_come_with_a_game_stand_in_every_language(game: str) -> None:
    for faction in catalog.game(game).factions.values():
        for ruling in rulings_in(msgspec.to_builtins(faction)):
            assert set(ruling) == set(LOCALES)
            assert len(set(ruling.values())) == len(LOCALES)


def test_dawnfall_has_rulings() -> None:
    found = [list(rulings_in(msgspec.to_builtins(f))) for f in catalog.game("dawnfall").factions.values()]
    assert all(len(each) >= 14 for each in found)


def shown(faction: str, locale: str) -> dict[str, Any]:
    """A faction as clients show it."""
    shown = msgspec.to_builtins(catalog.game("dawnfall").content(locale, Words))
    return next(dict(each) for each in shown["factions"] if each["id"] == faction)


@pytest.mark.parametrize(
    ("locale", "part"), [("en", "nobody Counterattacks"), ("de", "keinen Gegenangriff"), ("pl", "nie kontratakuje")]
)
def test_clients_get_the_rulings_of_cards_and_of_their_halves(locale: str, part: str) -> None:
    chapter = shown("chapter", locale)
    notes = {each["id"]: each["rulings"] for each in chapter["cards"]}
    assert part in notes["fake-death"][0]
    assert [len(notes[id]) for id in ("shoot", "leap", "overwatch", "tactic")] == [2, 1, 1, 0]
    assert all(each["rulings"] for each in chapter["tokens"] if each["id"] in ("trap", "fire"))


@pytest.mark.parametrize(
    ("ruling", "said"),
    [
        ("As I read it.", {"en": "As I read it.", "de": "As I read it.", "pl": "As I read it."}),
        ({"en": "One.", "de": "Eins."}, {"en": "One.", "de": "Eins.", "pl": "One."}),
    ],
)
def test_a_fan_gives_a_ruling_as_text_or_in_languages(ruling: Any, said: dict[str, str]) -> None:
    text = fan({**card("read", {"do": "gain"}), "ruling": ruling})
    game = catalog.game("dawnfall")
    for locale, words in said.items():
        (found,) = game.describe_content(text, locale)["cards"]
        assert found["rulings"] == [words]


def test_a_ruling_in_a_wrong_form_is_refused_with_its_line() -> None:
    from edgewise.content import ContentError

    with pytest.raises(ContentError, match="ruling"):
        catalog.game("dawnfall").check_content(fan({**card("read", {"do": "gain"}), "ruling": [1]}), "fan.yaml")


def test_the_command_line_shows_rulings(capsys: Output) -> None:
    assert run(["content", "show", "chapter", "--language", "pl"]) == 0
    assert "rozstrzygnięcie: Atak pozostaje udany" in " ".join(capsys.readouterr().out.split())
