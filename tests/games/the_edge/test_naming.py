"""What the log and the choices of The Edge say of costs, aims, pools and counts."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import Match
from edgewise.catalog import speaker
from edgewise.core.flow import Action
from edgewise.games.the_edge.actions import Shift, Use
from edgewise.games.the_edge.events import Event
from edgewise.games.the_edge.naming import length_words, place_words
from edgewise.lang.words import LOCALES


@pytest.fixture(scope="module")
def match() -> Match:
    return Match.new("the-edge", options={"scenario": "first-game"}, seed=4)


def described(match: Match, action: Action) -> list[str]:
    """An action in the three languages."""
    return [speaker(locale).say(*match.game.describe(match.state, action)) for locale in LOCALES]


def told(match: Match, key: str, **params: Any) -> list[str]:
    """An event in the three languages."""
    game: Any = match.game
    return [speaker(locale).say(*game.told(match.state, Event(key, "ED-SPL-1", params))) for locale in LOCALES]


def squad_called(match: Match, id: str) -> int:
    """The number of a squad."""
    return next(n for n, card in enumerate(match.state.book.squad_card) if card.id == id)


def test_what_an_ability_costs_has_its_unit_and_its_only_model_is_not_named_again(match: Match) -> None:
    son = squad_called(match, "D-SK2")
    model = match.state.book.model_squad.index(son)
    said = described(match, Use(son, "blood-roar", caster=model, target=son))
    named = speaker("en").say("fielded", {"name": "Younger Son of Khyber", "mark": "ABCDEFGHJKLMNP"[son]})
    assert said[0].partition(" | ")[0] == f"Use Blood Roar of {named} for 1 crystal, target {named}"
    assert " für 1 Kristall nutzen, " in said[1] and " za 1 kryształ, " in said[2]


def test_a_shift_has_its_price(match: Match) -> None:
    said = described(match, Shift(squad_called(match, "C-AOD")))
    assert said[0].endswith(" for 2 crystals")
    assert said[1].endswith(" für 2 Kristalle umdrehen")
    assert said[2].endswith(" za 2 kryształy")


def test_who_goes_how_far_and_where_is_told_together() -> None:
    said = speaker("en").say(
        "ed-goes", {"model": "A1", "length": length_words(1500), "place": place_words((9000, 500))}
    )
    assert said == "A1 1.5″ to (9, 0.5)"


@pytest.mark.parametrize(("scope", "who"), [("squad", "A"), ("model", "A1")])
def test_the_log_tells_whom_a_card_is_played_on(match: Match, scope: str, who: str) -> None:
    name: Any = match.state.book.squad_card[0].name
    card: Any = match.state.book.cards["CS01"].name
    assert told(match, "played", seat=0, card="CS01", aim=0, scope=scope)[:2] == [
        f"Player 1 plays {card['en']} on {name['en']} {who}.",
        f"Spieler 1 spielt die Karte {card['de']}, Ziel: {name['de']} {who}.",
    ]
    assert told(match, "played", seat=0, card="CS01", aim=-1, scope="none")[0] == f"Player 1 plays {card['en']}."


def test_nothing_that_comes_back_is_told_as_nothing(match: Match) -> None:
    assert told(match, "crystals-back", seat=0, count=0) == [
        "Player 1 has no used crystal to get back.",
        "Spieler 1 hat keinen verbrauchten Kristall zurückzuerhalten.",
        "Gracz 1 nie ma użytych kryształów do odzyskania.",
    ]
    assert all("0" not in words for words in told(match, "died", model=0, seat=0, vp=0, by=-1))


def test_crystals_are_taken_from_a_pool_in_its_case(match: Match) -> None:
    assert " bierze 1 kryształ z puli 1 w (" in told(match, "gathered", squad=0, pool=0, count=1)[2]
