"""What the log and the choices of The Edge say of costs, aims, pools and counts."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest
from msgspec import Struct

from edgewise import Match
from edgewise.catalog import speaker
from edgewise.core.events import Event
from edgewise.core.fields import Seat
from edgewise.core.flow import Action
from edgewise.games.the_edge.actions import AnyAction, Shift, Use
from edgewise.games.the_edge.events import AnyEvent, CardPlayed, CrystalsGathered, CrystalsReturned, ModelDied
from edgewise.games.the_edge.kinds import (
    NO_SQUAD,
    AbilityId,
    AtModel,
    AtSquad,
    BoardPool,
    Card,
    Code,
    Mils,
    Model,
    Place,
    Source,
    Squad,
)
from edgewise.games.the_edge.meaning import MEANING
from edgewise.games.the_edge.naming import length_words, place_words
from edgewise.lang.words import LOCALES
from tests.support.examples import example

# Things that there are in every match; what has no example is a plain number or word.
EXAMPLES: dict[Any, Any] = {Card: "CS01", AbilityId: "blood-roar", Source: "CS01", Code: "E_BAD_TARGET", Mils: 1500}
EXAMPLES |= dict.fromkeys((Model, Squad, BoardPool, Seat), 0) | {Place: (9000, 500)}


@pytest.fixture(scope="module")
def match() -> Match:
    return Match.new("the-edge", options={"scenario": "first-game"}, seed=4)


def described(match: Match, action: Action) -> list[str]:
    """An action in the three languages."""
    return [speaker(locale).say(*match.game.describe(match.state, action)) for locale in LOCALES]


def told(match: Match, event: AnyEvent) -> list[str]:
    """An event in the three languages."""
    game: Any = match.game
    return [speaker(locale).say(*game.told(match.state, event)) for locale in LOCALES]


def squad_called(match: Match, id: str) -> Squad:
    """The number of a squad."""
    squads: tuple[Squad, ...] = match.state.book.squads
    return next(squad for squad in squads if match.state.book.squad_card[squad].id == id)


def test_what_an_ability_costs_has_its_unit_and_its_only_model_is_not_named_again(match: Match) -> None:
    son = squad_called(match, "D-SK2")
    model = match.state.book.model_squad.index(son)
    said = described(match, Use(son, AbilityId("blood-roar"), caster=model, target=son))
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


@pytest.mark.parametrize(("target", "who"), [(AtSquad(Squad(0)), "A"), (AtModel(Model(0)), "A1")])
def test_the_log_tells_whom_a_card_is_played_on(match: Match, target: AtSquad | AtModel, who: str) -> None:
    name: Any = match.state.book.squad_card[0].name
    card: Any = match.state.book.cards["CS01"].name
    assert told(match, CardPlayed("ED-SPL-1", Seat(0), Card("CS01"), target))[:2] == [
        f"Player 1 plays {card['en']} on {name['en']} {who}.",
        f"Spieler 1 spielt die Karte {card['de']}, Ziel: {name['de']} {who}.",
    ]
    assert told(match, CardPlayed("ED-SPL-1", Seat(0), Card("CS01"), None))[0] == f"Player 1 plays {card['en']}."


def test_nothing_that_comes_back_is_told_as_nothing(match: Match) -> None:
    assert told(match, CrystalsReturned("ED-SPL-3", Seat(0), 0)) == [
        "Player 1 has no used crystal to get back.",
        "Spieler 1 hat keinen verbrauchten Kristall zurückzuerhalten.",
        "Gracz 1 nie ma użytych kryształów do odzyskania.",
    ]
    died = ModelDied("ED-WND-2", Model(0), Seat(0), 0, NO_SQUAD)
    assert all("0" not in words for words in told(match, died))


def test_crystals_are_taken_from_a_pool_in_its_case(match: Match) -> None:
    gathered = CrystalsGathered("ED-CRY-2", Seat(0), Squad(0), BoardPool(0), 1)
    assert " bierze 1 kryształ z puli 1 w (" in told(match, gathered)[2]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", get_args(AnyEvent))
def test_every_kind_of_event_has_words(kind: type[Event], locale: str, match: Match) -> None:
    game: Any = match.game
    key, params = game.told(match.state, example(kind, EXAMPLES))
    said = speaker(locale).say(key, params)
    assert said != key
    assert not re.search(r"[{}?]|ed-", said)


@pytest.mark.parametrize("kind", [*get_args(AnyEvent), *get_args(AnyAction)])
def test_every_kind_of_thing_in_events_and_answers_has_a_name(kind: type[Struct], match: Match) -> None:
    assert MEANING.params(match.state, example(kind, EXAMPLES)).keys() <= {*kind.__struct_fields__}
