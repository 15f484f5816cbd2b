"""Options, lists and maps that cannot be played are refused at once, in the words of whoever reads it."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import edgewise.lang
from edgewise import BadInput, Match, catalog
from edgewise.core.flow import Ask
from edgewise.core.refusal import in_words
from edgewise.lang.words import LOCALES
from edgewise.server.problems import from_input
from tests.support.refused import EVERY, KNIGHTS

FOLDER = Path(edgewise.lang.__file__).parent
GAMES = Path(edgewise.lang.__file__).parent.parent / "games"
# What a message shows when nobody has put it in words.
RAW = re.compile(r"\b(?:ed-|me-)?(?:refused|bad)-[a-z-]+\b|[{}]|\$")
CASES = [pytest.param(*case, id=f"{case[0]}-{n}-{case[2]}") for n, case in enumerate(EVERY)]


def refused(game: str, options: dict[str, Any], locale: str = "en") -> BadInput:
    """The error that the options get when the match is founded."""
    with pytest.raises(BadInput) as caught:
        Match.new(game, options=options, locale=locale)
    return caught.value


def keys(locale: str) -> dict[str, ast.Message]:
    """The messages of a language about options and lists."""
    found = {}
    for file in (FOLDER / locale).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize(("game", "options", "field", "rule"), CASES)
def test_bad_options_are_refused_when_the_match_is_founded(
    game: str, options: dict[str, Any], field: str, rule: str
) -> None:
    error = refused(game, options)
    assert (error.field, error.rule) == (field, rule)
    assert str(error).startswith(f"{field}: ")
    assert str(error).endswith(f" ({rule})")


@pytest.mark.parametrize(("game", "options", "field", "rule"), CASES)
def test_bad_options_are_told_in_the_language_of_the_reader(
    game: str, options: dict[str, Any], field: str, rule: str
) -> None:
    told = {locale: str(refused(game, options, locale)) for locale in LOCALES}
    assert len(set(told.values())) == len(LOCALES)
    error = refused(game, options)
    for locale, text in told.items():
        assert RAW.search(text.removeprefix(field)) is None
        answered = from_input(error).problem(locale)
        assert (answered.field, answered.rule) == (field, rule)
        assert text in answered.text


@pytest.mark.parametrize("game", catalog.games())
def test_a_game_by_itself_tells_bad_options_in_english(game: str) -> None:
    with pytest.raises(BadInput, match="there is no field nonsense here"):
        catalog.game(game).setup({"nonsense": 1})


def test_every_phrase_of_bad_input_is_met_and_has_its_words() -> None:
    """What the games say about options stands in every language with the same variables, and some options meet it."""
    sources = [file.read_text(encoding="utf-8") for file in GAMES.rglob("*.py")]
    said = {
        key
        for text in sources
        for key in re.findall(r'"((?:me-)?bad-(?!file-|position-|odds|measure-|text-)[a-z-]+[a-z])"', text)
    }
    said |= {f"bad-unknown-{kind}" for kind in ("banner", "shrine")}
    said |= {f"bad-board-{kind}" for kind in ("small", "negative", "twice", "apart")}
    met = {error.phrase.key for game, options, *_ in EVERY if (error := refused(game, options)).phrase is not None}
    # Data that is no mapping cannot be sent as options of a match.
    assert said - met == {"bad-mapping"}
    told = set(re.findall(r'"(bad-[a-z-]+[a-z])"', (GAMES.parent / "core" / "refusal.py").read_text(encoding="utf-8")))
    english = keys("en")
    for locale in LOCALES:
        written = keys(locale)
        for key in said | met | told:
            assert _variables(written[key]) == _variables(english[key]), key


def _variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def look(node: Any) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        for child in vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ():
            if isinstance(child, ast.BaseNode | list):
                look(child)

    look(message)
    return found


@pytest.mark.parametrize("game", catalog.games())
def test_what_is_no_mapping_is_refused_in_words(game: str) -> None:
    rules: Any = catalog.game(game)
    with pytest.raises(BadInput) as caught, in_words(catalog.speaker("de").say):
        rules.book(3)
    assert "Optionen sind" in str(caught.value)


LISTS: list[Any] = [*[None] * 5, "preset", "preset", ["holy-knight"], KNIGHTS, ["gorehound"]]
DECKS: list[Any] = [*[None] * 7, "preset", {"trap": 4}, {"trap": 3, "bash": 4, "formation": 4, "overwatch": 4}]


def any_options(dice: random.Random) -> dict[str, Any]:
    """Options of a match of Dawnfall, good and bad ones."""
    mode, seats = dice.choice((("duel", 2), ("duel", 2), ("duel", 2), ("ffa", 3), ("tvt", 4)))
    players = [
        {
            "faction": dice.choice((None, None, "chapter", "demons")),
            "squads": dice.choice(LISTS),
            "deck": dice.choice(DECKS),
            "banner": dice.choice((None, None, "demons-banner", "chapter-banner-alternative")),
            "shrine": dice.choice((None, None, "sanctuary", "altar-of-conquest")),
        }
        for _ in range(seats)
    ]
    switches = {name: dice.random() < 0.5 for name in ("allow_mirror", "allow_fewer_squads", "alternative_setup")}
    switches["twenty_cards"] = mode == "duel" and dice.random() < 0.5
    return {"mode": mode, "seats": seats, "players": players, **switches}


@pytest.mark.parametrize("seed", range(150))
def test_options_are_refused_at_once_or_lead_through_the_whole_set_up(seed: int) -> None:
    dice = random.Random(seed)
    options = any_options(dice)
    try:
        match = Match.new("dawnfall", options=options, seed=seed)
    except BadInput as error:
        assert error.phrase is not None
        return
    while match.state.turn >= 0 and match.state.number == 0:
        assert isinstance(match.pending, Ask)
        match.play(dice.choice(match.legal()))
    assert all(match.state.decks[seat] or match.state.hands[seat] for seat in range(options["seats"]))


@pytest.mark.parametrize("game", catalog.games())
@pytest.mark.parametrize(
    ("action", "said"),
    [
        ({"type": "Fly"}, {"en": "'Fly' is not one of", "de": "'Fly' gehört nicht", "pl": "'Fly' nie należy"}),
        (
            {"type": "Concede", "seat": "first"},
            {
                "en": "action.seat: int is expected here, not str",
                "de": "action.seat: hier wird int erwartet, nicht str",
                "pl": "action.seat: oczekiwano tu int, a nie str",
            },
        ),
    ],
)
def test_what_is_no_action_is_refused_in_words(game: str, action: dict[str, Any], said: dict[str, str]) -> None:
    for locale, words in said.items():
        found = Match.new(game, locale=locale).refusal(action)
        assert found is not None
        assert words in found.text
        assert found.rule not in found.text
