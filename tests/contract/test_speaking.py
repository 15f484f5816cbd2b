"""What every game says has words in every language, and its texts are plain JSON."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import Ask, SeededDealer
from edgewise.catalog import speaker
from edgewise.core.contract import WholeGame
from edgewise.core.languages import LANGUAGES
from edgewise.core.speaking import SIDE, Filed, Speaking
from tests.contract.games import GAMES
from tests.contract.knowledge import KNOWN
from tests.contract.messages import check_message
from tests.contract.mutation import mutated
from tests.contract.test_contract import every_game, start
from tests.contract.walk import walk
from tests.contract.watched import Watched, check_json, promises

SPEAK_EVERY = 13
MOST_OPTIONS = 12
# What a state is asked for while it is played; the rest is about content.
IN_PLAY = {"describe", "told", "asked", "readable"}

by_name = pytest.mark.parametrize("name", GAMES)
by_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
def test_all_that_is_said_in_play_has_words_in_every_language(name: str, setting: str) -> None:
    game, state = start(name, setting)
    said = Watched(game)
    dealer = SeededDealer(81)
    for number, _ in enumerate(walk(game, state, 81)):
        happened = game.events(state)
        if number % SPEAK_EVERY:
            continue
        for event in happened:
            for seat in (0, 1, None):
                check_message(*said.told(state, event, seat))
        if isinstance(game.pending(state), Ask):
            check_message(*said.asked(state))
            check_answers(said, game, state, dealer)
    assert said.called >= IN_PLAY
    ending = game.outcome(state)
    assert ending is not None
    check_message(f"outcome-{ending.how}", ending.params)


def check_answers(said: Watched, game: WholeGame[Any, Any], state: Any, dealer: SeededDealer) -> None:
    """Answers, and why others are refused."""
    options = game.legal(state)
    for _ in range(min(MOST_OPTIONS, len(options))):
        option = options[dealer.below(len(options))]
        check_message(*said.describe(state, option))
        other = mutated(game, option, dealer)
        refused = None if other is None else game.refusal(state, other)
        if refused is not None:
            check_message(refused.key, said.readable(state, refused.params))


@by_name
@by_language
def test_all_content_has_names_and_texts_in_every_language(name: str, language: str) -> None:
    game = GAMES[name]
    said = Watched(game)
    said.rehearse(language)
    texts = said.texts(language)
    check_json(texts)
    assert set(texts["factions"]) == set(game.factions)
    for card, text in texts["cards"].items():
        assert said.card_text(card, language) == text
        assert all(isinstance(each, str) for each in text.values())
        assert text["name"]
    for faction in game.factions:
        page = said.describe_content(faction, language)
        check_json(page)
        assert (page["id"], page["name"]) == (faction, texts["factions"][faction])
    assert speaker(language).locale == language
    schema = said.content_schema()
    check_json(schema)
    assert {"title", "description"} <= schema.keys()
    assert promises(Speaking) - said.called == IN_PLAY | {"check_content", "check_file"}


@by_name
@by_language
def test_the_content_of_a_match_is_told_as_that_of_the_game(name: str, language: str) -> None:
    game = GAMES[name]
    state = game.setup(next(iter(KNOWN[name].settings.values())))
    texts = game.texts(language)
    assert game.texts(language, state) == texts
    for card in texts["cards"]:
        assert game.card_text(card, language, state) == game.card_text(card, language)


@by_name
def test_a_side_from_a_file_is_read_and_described(name: str) -> None:
    game, text = GAMES[name], KNOWN[name].file
    side = game.check_content(text, "side.yaml")
    assert side.id not in game.factions
    assert game.check_file(text, "side.yaml") == Filed(SIDE, side.id)
    page = game.describe_content(text)
    check_json(page)
    assert page["id"] == side.id
