"""Squad lists and decks: what may be chosen. DF-SET-8, DF-SET-9, DF-SET-13 to DF-SET-16."""

from typing import Any

import pytest

from edgewise import BadInput
from edgewise.games.dawnfall.actions import ChooseDeck, ChooseFaction, ChooseSquads
from tests.support.fan import fan
from tests.support.openings import CHAPTER, DEMONS, MILITIA, crowd, settled
from tests.support.play import Table, opening
from tests.support.rules import rule

KHYBER = ("son-of-khyber", "master-of-elements", "gorehound", "dark-scholar", "bloodsmith")
KNIGHTS = ("holy-knight", "holy-knight", "holy-knight", "pilgrim", "ranger")


def lists(seat: int, **more: Any) -> dict[str, Any]:
    """Settled options, but this seat chooses Squads and deck."""
    players: list[dict[str, str]] = [CHAPTER, DEMONS]
    players[seat] = {"faction": players[seat]["faction"]}
    return settled(players=players, **more)


def deck_choice(**more: Any) -> Table:
    """The Demons with their preset Squads choose a deck."""
    return opening(settled(players=[CHAPTER, {"faction": "demons", "squads": "preset"}], **more))


def even_deck(size: int) -> tuple[str, ...]:
    """A deck that the engine proposes for the Demons, cut or kept."""
    cards: tuple[str, ...] = deck_choice().legal(ChooseDeck)[0].cards
    return cards[:size]


def wrong(options: dict[str, Any]) -> BadInput:
    """The error that the options get."""
    with pytest.raises(BadInput) as caught:
        opening(options)
    return caught.value


@rule("DF-SET-8")
@pytest.mark.parametrize(
    "squads",
    [KHYBER[:4], (*KHYBER, "gorehound"), (*KHYBER[:4], "son-of-khyber"), (*KHYBER[:4], "pilgrim"), ()],
    ids=["four", "six", "twice", "foreign", "none"],
)
def test_a_duel_needs_exactly_five_different_squads_of_the_faction(squads: tuple[str, ...]) -> None:
    assert opening(lists(1)).refused(ChooseSquads(squads)).rule == "DF-SET-8"


@rule("DF-SET-8", "DF-GEN-3")
def test_multiplayer_needs_exactly_four_squads() -> None:
    t = opening(crowd("ffa", 3, players=[{"faction": "demons"}, DEMONS, DEMONS]))
    assert t.refused(ChooseSquads(KHYBER)).rule == "DF-SET-8"
    assert t.match.refusal(ChooseSquads(KHYBER[:4])) is None


@rule("DF-SET-8")
def test_a_faction_with_fewer_squads_fields_all_of_them() -> None:
    players = [{"faction": "militia"}, DEMONS]
    t = opening(settled(players=players, content=[MILITIA]))
    assert t.legal() == [ChooseSquads(("recruit", "recruit", "recruit", "giant"))]


@rule("DF-SET-8")
def test_allow_fewer_squads_permits_a_smaller_army() -> None:
    t = opening(lists(1, allow_fewer_squads=True)).play(ChooseSquads(("gorehound",)))
    assert t.state.squad_card[5:] == ("gorehound",)


@rule("DF-SET-8", "DF-SET-13")
def test_a_smaller_army_still_allows_a_full_deck() -> None:
    t = opening(lists(0, allow_fewer_squads=True))
    assert t.refused(ChooseSquads(("pilgrim",))).rule == "DF-SET-13"
    t.play(ChooseSquads(("pilgrim", "ranger")))
    assert t.legal(ChooseDeck)


@rule("DF-SET-6", "DF-SET-13")
def test_a_faction_that_cannot_fill_a_deck_is_not_chosen() -> None:
    t = opening({"first": 0, "content": [fan()]})
    assert t.legal() == [ChooseFaction("chapter"), ChooseFaction("demons")]
    assert t.refused(ChooseFaction("wardens")).rule == "DF-SET-13"


@rule("DF-SET-7")
def test_a_banner_and_a_shrine_of_another_faction_than_the_chosen_one_stay_at_home() -> None:
    mine = {"banner": "demons-banner-alternative", "shrine": "sanctuary"}
    led = {}
    for faction in ("chapter", "demons"):
        t = opening({"first": 0, "players": [mine, {}]}).play(ChooseFaction(faction))
        led[faction] = (t.state.book.banner_id(t.state, 0), t.state.shrines[0])
    assert led == {
        "chapter": ("chapter-banner", "sanctuary"),
        "demons": ("demons-banner-alternative", "blood-altar"),
    }


@rule("DF-SET-8")
def test_settled_squads_are_checked_like_chosen_ones() -> None:
    players = [CHAPTER, {"faction": "demons", "squads": KHYBER[:4]}]
    assert wrong(settled(players=players)).rule == "DF-SET-8"


@rule("DF-SET-9")
def test_the_leader_may_stay_at_home_and_squads_of_one_name_may_go_together() -> None:
    t = opening(lists(0)).play(ChooseSquads(KNIGHTS))
    assert t.state.squad_card[:5] == KNIGHTS


@rule("DF-SET-13")
@pytest.mark.parametrize("size", [0, 24])
def test_a_deck_of_a_duel_has_exactly_25_cards(size: int) -> None:
    assert deck_choice().refused(ChooseDeck(even_deck(size))).rule == "DF-SET-13"
    assert deck_choice().match.refusal(ChooseDeck(even_deck(25))) is None


@rule("DF-SET-13", "DF-GEN-3")
def test_a_deck_of_multiplayer_has_exactly_15_cards() -> None:
    players = [{"faction": "demons", "squads": "preset"}, DEMONS, DEMONS]
    t = opening(crowd("ffa", 3, players=players))
    cards = t.legal(ChooseDeck)[0].cards
    assert len(cards) == 15
    assert t.refused(ChooseDeck(cards[:14])).rule == "DF-SET-13"


@rule("DF-SET-13")
def test_cards_of_another_faction_are_refused() -> None:
    assert deck_choice().refused(ChooseDeck((*even_deck(24), "leap"))).rule == "DF-SET-13"


@rule("DF-SET-13")
def test_settled_decks_are_checked_like_chosen_ones() -> None:
    players = [CHAPTER, {"faction": "demons", "squads": "preset", "deck": even_deck(24)}]
    assert wrong(settled(players=players)).rule == "DF-SET-13"


@rule("DF-SET-14")
def test_a_card_naming_only_squads_that_stay_at_home_is_refused() -> None:
    players = [{"faction": "chapter", "squads": KNIGHTS}, DEMONS]
    t = opening(settled(players=players))
    cards = list(t.legal(ChooseDeck)[0].cards)
    assert t.refused(ChooseDeck((*cards[:24], "storm-of-blades"))).rule == "DF-SET-14"


@rule("DF-SET-14")
def test_one_squad_of_the_name_is_enough() -> None:
    squads = ("angel-of-death", "holy-knight", "pilgrim", "ranger", "purge-doctor")
    t = opening(settled(players=[{"faction": "chapter", "squads": squads}, DEMONS]))
    generic = ("overwatch", "tactic") * 4 + ("trap",) * 3
    assert t.match.refusal(ChooseDeck((*generic, *("bash", "formation", "shield-wall") * 4, "leap", "leap"))) is None


@rule("DF-SET-14")
def test_a_card_of_two_generic_actions_goes_into_any_deck() -> None:
    squads = ("angel-of-death", "holy-knight", "holy-knight", "holy-knight", "purge-doctor")
    t = opening(settled(players=[{"faction": "chapter", "squads": squads}, DEMONS]))
    cards = ("overwatch", "tactic", "purging", "bash", "formation") * 4 + ("trap",) * 3 + ("guard", "guard")
    assert t.match.refusal(ChooseDeck(cards)) is None


@rule("DF-SET-15")
def test_a_deck_holds_no_more_copies_than_the_pool() -> None:
    mists = ("mist",) * 5
    assert deck_choice().refused(ChooseDeck((*even_deck(20), *mists))).rule == "DF-SET-15"


@rule("DF-SET-15")
def test_a_deck_may_hold_every_copy_of_a_few_cards() -> None:
    cards = ("horde",) * 5 + ("mist", "resurrection", "faith", "fireball", "freeze") * 4
    assert deck_choice().match.refusal(ChooseDeck(cards)) is None


@rule("DF-SET-16")
def test_the_preset_gives_squads_and_a_whole_deck() -> None:
    t = opening(settled())
    assert t.state.squad_card[:5] == ("angel-of-death", "holy-knight", "holy-knight", "pilgrim", "ranger")
    assert (len(t.state.decks[0]), t.state.decks[0].count("shoot")) == (25, 4)


@rule("DF-SET-16")
def test_the_preset_deck_is_the_first_one_offered_and_may_be_changed() -> None:
    offered = deck_choice().legal(ChooseDeck)
    assert offered[0].cards == opening(settled()).state.decks[1]
    assert len(offered) > 1


@rule("DF-SET-16")
def test_a_preset_deck_that_does_not_suit_the_chosen_squads_is_asked_for() -> None:
    players = [{"faction": "chapter", "deck": "preset"}, DEMONS]
    t = opening(settled(players=players)).play(ChooseSquads(KNIGHTS))
    assert (t.asked, t.seat) == ("choose-deck", 0)
