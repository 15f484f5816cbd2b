"""Hints: a few good answers with reasons that can be said in every language."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Any

import msgspec

from edgewise import Ask, Match, catalog
from edgewise.core.match import AnyMatch
from edgewise.core.match import Match as Referee
from edgewise.games.dawnfall.hints.reasons import reasons
from edgewise.lang.words import LOCALES
from edgewise.players import Hint, hint
from edgewise.players.hint import ADVISER
from edgewise.players.random import RandomPlayer
from edgewise.players.search import Budget
from tests.core.dice_game import DiceGame, Throw
from tests.players.thinkers import ENDLESS, FIRST_GAME, at_choice

EVERY = 12
MOST = 40
QUICK = Budget(48, ENDLESS, manner=ADVISER.manner)


def hints_for(match: AnyMatch, seed: int = 0) -> tuple[Hint, ...]:
    """Hints after little thought."""
    return hint(match.game, match.question(), seed, budget=QUICK)


def hinted() -> list[tuple[Match, tuple[Hint, ...]]]:
    """Hints at questions all over a random match, with the match as it was."""
    match, other = Match.new("dawnfall", options=FIRST_GAME, seed=6), RandomPlayer(catalog.game("dawnfall"), 6)
    found: list[tuple[Match, tuple[Hint, ...]]] = []
    choices = 0
    while isinstance(match.pending, Ask) and len(found) < MOST:
        choices += len(match.legal()) > 1
        if choices % EVERY == 0 and len(match.legal()) > 1:
            found.append((Match.load(match.save()), hints_for(match)))
        match.play(other.choose(match.question()))
    return found


def test_hints_are_at_most_three_different_legal_answers_that_can_be_said() -> None:
    keys = set()
    for match, hints in hinted():
        answers = [each.action for each in hints]
        assert len(answers) == min(3, len(match.legal()))
        assert len(set(answers)) == len(answers)
        assert set(answers) <= set(match.legal())
        assert all(0 <= each.chance <= 1 and 0 <= each.share <= 1 for each in hints)
        for reason in (reason for each in hints for reason in each.reasons):
            check_words(match, reason)
            keys.add(reason.key)
    assert len(keys) > 4


def check_words(match: AnyMatch, reason: Any) -> None:
    """A reason is said in every language, with all its parameters."""
    game: Any = match.game
    said = {catalog.speaker(locale).say(reason.key, game.readable(match.state, reason.params)) for locale in LOCALES}
    assert len(said) == len(LOCALES), f"not in every language: {said}"
    assert not [words for words in said if reason.key in words or "{" in words or "?" in words]


def test_every_reason_of_the_game_has_its_words() -> None:
    source = ast.parse(Path(inspect.getfile(reasons)).read_text(encoding="utf-8"))
    texts = [node.value for node in ast.walk(source) if isinstance(node, ast.Constant)]
    keys = {text for text in texts if isinstance(text, str) and text.startswith("hint-")}
    assert len(keys) > 8
    for key in keys:
        assert len({catalog.speaker(locale).say(key, {"n": 2}) for locale in LOCALES}) == len(LOCALES), key


def test_a_hint_for_a_fight_tells_its_exact_chance() -> None:
    match = at_choice(Match.new("dawnfall", options=FIRST_GAME, seed=2), 0, "choose-fight")
    game: Any = match.game
    fights = [each for each in hints_for(match) if type(each.action).__name__ == "Fight"]
    assert fights
    for each in fights:
        asked = {"type": "sequence", **{name: getattr(each.action, name) for name in ("model", "target")}}
        chance = game.odds(match.view(0), asked).chance.value
        assert each.reasons[0].key == "hint-wounds"
        assert each.reasons[0].params["percent"] == round(100 * chance)


def test_a_hint_is_plain_data() -> None:
    match = at_choice(Match.new("dawnfall", options=FIRST_GAME, seed=2), 0, "declare")
    hints = hints_for(match)
    data = msgspec.json.decode(msgspec.json.encode(hints))
    assert [match.game.action(each["action"]) for each in data] == [each.action for each in hints]
    assert set(data[0]) == {"action", "chance", "share", "reasons"}


def test_the_same_question_and_seed_give_the_same_hints() -> None:
    match = at_choice(Match.new("dawnfall", options=FIRST_GAME, seed=2), 0, "main")
    assert hints_for(match, 3) == hints_for(match, 3)


def test_any_game_that_meets_the_contract_gives_hints() -> None:
    match = Referee.start(DiceGame())
    first, *others = hints_for(match)
    assert first.action == Throw()
    assert first.reasons[0].key == "dice-points"
    assert len(others) == 2
