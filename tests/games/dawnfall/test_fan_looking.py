"""Who looks at a deck knows its top cards from then on, and nobody else does."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from edgewise import BadInput, NothingToUndo, SeededDealer
from edgewise.catalog import speaker
from edgewise.games.dawnfall.actions import PlayCard
from tests.support.fan import Record, card, duel, fan
from tests.support.play import Table, table
from tests.support.rules import rule

DECK = ["eye", "fog", "fog", "gem"]


def looking(whose: str, *then: Record, top: tuple[str, ...] = ()) -> Table:
    """The warden's player looks at the two top cards of a deck, which are a gem and a fog."""
    look: Record = {"do": "peek", "n": 2, "who": whose}
    text = fan(card("eye", look, *then), card("fog", look), card("gem", look))
    foes = {"squads": [{"squad": "gorehound", "models": ["(4,2).{4,5}"]}], "deck": ["mist", "mist", "rush"]}
    own = {"squads": [{"squad": "warden", "models": ["(3,2).1"]}], "hand": ["eye"], "deck": DECK, "top": list(top)}
    t = table(duel(text, own, foes))
    return t.play(PlayCard("eye", "lower", -1), *([("gem", "fog")] if whose == "actor" else [("rush", "mist")]))


def says(t: Table, seat: int | None, locale: str = "en") -> str:
    """The event of looking as a seat is told it."""
    game: Any = t.match.game
    return speaker(locale).say(*game.told(t.state, t.events("deck-looked-at")[0], seat))


@rule("DF-INF-2", "DF-INF-4")
def test_only_who_looks_is_told_the_cards_in_their_order() -> None:
    t = looking("opponent")
    assert says(t, 0) == "You look at the top of the deck of player 2, from the top: Rush, Mist."
    assert says(t, 1) == says(t, None) == "Player 1 looks at 2 cards on top of the deck of player 2."


@rule("DF-INF-2")
@pytest.mark.parametrize(("whose", "knower", "other"), [("actor", 0, 1), ("opponent", 0, 1)])
def test_only_who_looked_knows_the_top_of_the_deck(whose: str, knower: int, other: int) -> None:
    t = looking(whose)
    owner = 0 if whose == "actor" else 1
    tops = {seat: msgspec.json.decode(bytes(t.match.view(seat).state))["tops"][owner] for seat in (knower, other, None)}
    assert tops == {knower: list(t.state.tops[owner]), other: [], None: []}


@rule("DF-INF-2", "DF-INF-4")
def test_two_orders_that_a_player_did_not_see_look_the_same_to_that_player() -> None:
    t = looking("opponent")
    seen = msgspec.json.encode(t.match.view(1))
    t.state.tops[1] = t.state.tops[1][::-1]
    assert msgspec.json.encode(t.match.view(1)) == seen
    assert t.state.decks[1] == ("mist",)


@rule("DF-INF-2")
def test_what_somebody_saw_is_imagined_as_it_was_seen() -> None:
    t = looking("opponent")
    game: Any = t.match.game
    assert game.imagine(t.match.view(0), SeededDealer(5)).tops[1] == ("rush", "mist")
    assert sorted(game.imagine(t.match.view(1), SeededDealer(5)).decks[1]) == ["mist", "mist", "rush"]


@rule("DF-INF-6")
def test_nothing_is_taken_back_after_a_deck_was_looked_at() -> None:
    with pytest.raises(NothingToUndo):
        looking("actor").match.undo()


@rule("DF-INF-2")
@pytest.mark.parametrize(
    ("then", "left"),
    [({"do": "mill", "who": "opponent"}, (1, 0)), ({"do": "shuffle", "who": "opponent"}, (0, 0))],
    ids=["mill", "shuffle"],
)
def test_what_is_known_of_a_deck_goes_with_its_cards(then: Record, left: tuple[int, int]) -> None:
    t = looking("opponent", then)
    shown = [msgspec.json.decode(bytes(t.match.view(seat).state))["tops"][1] for seat in (0, 1)]
    assert tuple(map(len, shown)) == left


@rule("DF-INF-2", "DF-INF-7")
def test_a_position_keeps_who_knows_the_top_of_a_deck() -> None:
    t = looking("opponent")
    assert t.match.position()["players"][1]["known"] == [2, 0]
    assert table(t.match.position()).state.known == t.state.known


@rule("DF-INF-2")
@pytest.mark.parametrize("known", [[1], [3, 0]])
def test_a_position_in_which_somebody_knows_cards_that_are_not_there_is_refused(known: list[int]) -> None:
    document = looking("opponent").match.position()
    document["players"][1]["known"] = known
    with pytest.raises(BadInput, match="one for each seat"):
        table(document)
