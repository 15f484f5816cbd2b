"""Optional modes. DF-OPT."""

from typing import Any

import pytest

from edgewise import BadInput
from edgewise.games.dawnfall.actions import (
    BuyVP,
    ChooseDeck,
    Declare,
    Discard,
    EndTurn,
    Mulligan,
    OrderDeck,
    Pass,
    PickOption,
    Place,
    PlaceShrine,
    PlaceSource,
)
from tests.support.openings import CHAPTER, DEMONS, begin, crowd, settled
from tests.support.play import Table, opening, table
from tests.support.rules import rule

KNIGHT = {"squad": "holy-knight", "models": ["(0,0).{0,1}"]}
HOUND = {"squad": "gorehound", "models": ["(6,5).{3,4}"]}
AT_KNIGHT = {"type": "source", "at": "(1,0)"}
AT_KNIGHT_TOO = {"type": "source", "at": "(0,1)"}


def wrong(options: dict[str, Any]) -> BadInput:
    """The error that the options get."""
    with pytest.raises(BadInput) as caught:
        opening(options)
    return caught.value


def quiet(
    options: dict[str, Any], knight: dict[str, Any] | None = None, hound: dict[str, Any] | None = None, **more: Any
) -> Table:
    """Two Squads far from each other before a declaration of seat 0."""
    players = [{"squads": [KNIGHT], **(knight or {})}, {"squads": [HOUND], **(hound or {})}]
    return table({"options": options, "ask": "declare", "players": players, **more})


@rule("DF-OPT-1")
def test_script_mode_and_mulligan_exclude_each_other() -> None:
    assert wrong({"script": True, "mulligan": True}).rule == "DF-OPT-1"


@rule("DF-OPT-1")
def test_all_other_modes_go_together() -> None:
    modes = dict.fromkeys(
        ("more_crystals", "mulligan", "buying_vp", "alternative_setup", "twenty_cards", "endless_deck"), True
    )
    t = begin(opening(settled(strategic=5, special_sources=True, **modes)))
    assert (t.state.crystals, len(t.state.hands[0])) == ([3, 3], 5)


@rule("DF-OPT-1")
def test_every_mode_is_off_unless_agreed() -> None:
    t = begin(opening(settled()))
    assert t.asked == "declare"
    t.play(Declare("active"))
    assert t.asked != "mulligan"


@rule("DF-OPT-1")
@pytest.mark.parametrize("options", [{"mulligans": True}, {"mulligan": "yes"}, {"strategic": True}, {"seats": "two"}])
def test_a_switch_that_does_not_exist_or_has_a_strange_value_is_refused(options: dict[str, Any]) -> None:
    assert wrong(options).rule == "DF-OPT-1"


@rule("DF-OPT-2", "DF-GEN-2")
@pytest.mark.parametrize(
    ("options", "each", "left"),
    [(settled(more_crystals=True), [3, 3], 14), (crowd("ffa", 3, more_crystals=True), [4, 4, 4], 18)],
    ids=["duel", "three"],
)
def test_more_crystals_gives_one_more_at_the_start(options: dict[str, Any], each: list[int], left: int) -> None:
    t = begin(opening(options))
    assert (t.state.crystals, t.state.neutral) == (each, left)


@rule("DF-OPT-3")
def test_with_more_crystals_a_harvest_without_controlled_sources_gives_everybody_one() -> None:
    t = quiet({"more_crystals": True}).passive()
    assert (t.state.crystals, t.state.neutral) == ([3, 3], 14)


@rule("DF-OPT-3")
@pytest.mark.parametrize("source", ["(1,0)", "(5,5)"], ids=["own", "enemy"])
def test_there_is_no_bonus_when_anybody_controls_a_source(source: str) -> None:
    t = quiet({"more_crystals": True}, tokens=[{"type": "source", "at": source}]).passive()
    assert sum(t.state.crystals) == 4 + (source == "(1,0)")


@rule("DF-OPT-3", "DF-GEN-4")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_turn_player_comes_first_when_the_bonus_runs_short(turn: int) -> None:
    t = quiet({"more_crystals": True}, neutral=1, turn=turn).passive()
    assert t.state.crystals[turn] == 3
    assert t.state.crystals[1 - turn] == 2


@rule("DF-OPT-3")
def test_without_the_mode_there_is_no_bonus() -> None:
    assert quiet({}).passive().state.crystals == [2, 2]


@rule("DF-OPT-4")
@pytest.mark.parametrize("extra", [1, 2, 3])
def test_a_handicap_gives_one_player_more_crystals_from_the_neutral_pile(extra: int) -> None:
    t = begin(opening(settled(players=[CHAPTER, {**DEMONS, "handicap": extra}])))
    assert (t.state.crystals, t.state.neutral) == ([2, 2 + extra], 16 - extra)


@rule("DF-OPT-4")
@pytest.mark.parametrize("extra", [-1, 4])
def test_a_handicap_outside_0_to_3_is_refused(extra: int) -> None:
    assert wrong({"players": [{"handicap": extra}]}).rule == "DF-OPT-4"


HAND = {"hand": ["leap", "bash", "trap"], "deck": ["guard", "shoot", "tactic", "shoot"]}


@rule("DF-OPT-5")
def test_a_mulligan_shuffles_the_whole_hand_into_the_deck_and_draws_anew() -> None:
    t = quiet({"mulligan": True}, HAND).play(Declare("active"))
    assert t.asked == "mulligan"
    t.play(Mulligan(), ("trap", "guard", "tactic"))
    assert sorted(t.state.hands[0]) == ["guard", "tactic", "trap"]
    assert sorted(t.state.decks[0]) == ["bash", "leap", "shoot", "shoot"]
    t.dice_used()


@rule("DF-OPT-5")
def test_a_second_mulligan_in_the_match_is_refused() -> None:
    t = quiet({"mulligan": True}, HAND).play(Declare("active"), Mulligan()).end_turn()
    t.passive().play(Declare("active"))
    assert t.asked != "mulligan"
    assert t.refused(Mulligan()).rule == "DF-OPT-5"


@rule("DF-OPT-5")
def test_a_mulligan_after_another_decision_of_the_turn_is_refused() -> None:
    t = quiet({"mulligan": True}, HAND).play(Declare("active"), Pass()).pass_all()
    assert t.refused(Mulligan()).rule == "DF-OPT-5"


@rule("DF-OPT-5")
def test_a_mulligan_that_was_not_used_is_offered_again_in_a_later_turn() -> None:
    t = quiet({"mulligan": True}, HAND).play(Declare("active"), Pass()).end_turn()
    t.passive().play(Declare("active"))
    assert (t.asked, t.seat) == ("mulligan", 0)


@rule("DF-OPT-5")
def test_there_is_no_mulligan_in_a_passive_turn() -> None:
    t = quiet({"mulligan": True}, HAND).passive()
    assert (t.asked, t.seat) == ("declare", 1)


def buyer(**knight: Any) -> Table:
    """Seat 1 has a Passive turn, then seat 0 may buy."""
    return quiet({"buying_vp": True}, knight, turn=1).passive()


@rule("DF-OPT-6")
def test_three_crystals_buy_one_vp() -> None:
    t = buyer(crystals=5).play(BuyVP())
    assert (t.state.crystals[0], t.state.depleted[0], t.state.neutral, t.state.marker) == (2, 0, 16, 1)


@rule("DF-OPT-6")
@pytest.mark.parametrize("kind", ["active", "passive"])
def test_vp_may_be_bought_before_a_turn_of_either_kind(kind: Any) -> None:
    assert buyer(crystals=3).play(BuyVP(), Declare(kind)).state.marker == 1


@rule("DF-OPT-6")
def test_vp_are_bought_once_per_turn_at_most() -> None:
    t = buyer(crystals=6).play(BuyVP())
    assert t.refused(BuyVP()).rule == "DF-OPT-6"


@rule("DF-OPT-6")
def test_vp_are_not_bought_after_the_declaration() -> None:
    assert buyer(crystals=6).play(Pass(), Declare("active")).refused(BuyVP()).rule == "DF-OPT-6"


@rule("DF-OPT-6")
def test_depleted_crystals_and_endurance_buy_nothing() -> None:
    t = buyer(crystals=2, depleted=5)
    assert t.asked == "declare"
    assert t.refused(BuyVP()).rule == "DF-OPT-6"


@rule("DF-OPT-6")
def test_buying_may_be_declined() -> None:
    t = buyer(crystals=3).play(Pass())
    assert (t.asked, t.state.crystals[0]) == ("declare", 3)


@rule("DF-OPT-6")
def test_vp_are_not_for_sale_without_the_mode() -> None:
    assert quiet({}, {"crystals": 5}).refused(BuyVP()).rule == "DF-OPT-6"


@rule("DF-OPT-6")
@pytest.mark.parametrize("mode", ["ffa", "tvt"])
def test_vp_are_not_for_sale_in_multiplayer(mode: str) -> None:
    assert wrong({"mode": mode, "buying_vp": True}).rule == "DF-OPT-6"


def alternative() -> Table:
    """Alternative Setup with free placement."""
    return opening(settled(alternative_setup=True, layout="free"))


@rule("DF-OPT-7")
def test_in_the_alternative_setup_sources_come_first_and_hands_before_the_models() -> None:
    t = alternative()
    order = []
    while t.asked != "deploy-squad":
        order.append(t.asked)
        t.match.play(t.legal()[0])
    assert order == ["place-source"] * 4 + ["place-shrine"] * 2
    assert [len(hand) for hand in t.state.hands] == [3, 3]


@rule("DF-OPT-7")
@pytest.mark.parametrize("space", [(2, 2), (3, 2), (4, 2), (1, 1)])
def test_in_the_alternative_setup_a_shrine_keeps_its_distance_from_sources(space: tuple[int, int]) -> None:
    t = alternative().play(*(PlaceSource(s) for s in ((3, 2), (0, 0), (6, 0), (0, 5))), PlaceShrine((1, 2)))
    assert t.refused(PlaceShrine(space)).rule == "DF-DEP-2"


@rule("DF-OPT-7")
def test_in_the_alternative_setup_a_source_keeps_its_distance_from_sources() -> None:
    t = alternative().play(PlaceSource((3, 2)))
    assert t.refused(PlaceSource((4, 2))).rule == "DF-DEP-3"
    assert t.match.refusal(PlaceSource((5, 2))) is None


@rule("DF-OPT-8", "DF-SET-13")
def test_the_twenty_card_deck_has_exactly_20_cards() -> None:
    players = [CHAPTER, {"faction": "demons", "squads": "preset"}]
    t = opening(settled(players=players, twenty_cards=True))
    cards = t.legal(ChooseDeck)[0].cards
    assert len(cards) == 20
    for deck in (cards[:19], (*cards, "mist", "mist", "horde", "horde", "horde")):
        assert t.refused(ChooseDeck(deck)).rule == "DF-SET-13"


@rule("DF-OPT-8")
def test_the_twenty_card_deck_is_for_a_duel() -> None:
    assert wrong({"mode": "ffa", "twenty_cards": True}).rule == "DF-OPT-8"


@rule("DF-OPT-9")
def test_an_endless_deck_is_made_anew_from_the_discard_pile_as_soon_as_it_is_empty() -> None:
    pile = {"hand": ["leap", "bash"], "deck": ["guard"], "discard": ["shoot", "trap"]}
    t = quiet({"endless_deck": True}, pile).play(Declare("active")).end_turn("guard")
    assert t.match.outcome is None
    assert (sorted(t.state.decks[0]), t.state.discards[0]) == (["shoot", "trap"], ())
    t.dice_used()


@rule("DF-OPT-9")
def test_a_draw_goes_on_with_the_new_deck() -> None:
    pile = {"hand": ["leap"], "deck": ["guard"], "discard": ["shoot", "trap"]}
    t = quiet({"endless_deck": True}, pile).play(Declare("active")).end_turn("guard", "trap")
    assert (sorted(t.state.hands[0]), t.state.decks[0]) == (["guard", "leap", "trap"], ("shoot",))
    t.dice_used()


@rule("DF-OPT-9")
def test_with_an_empty_discard_pile_nothing_happens_until_a_draw_finds_cards_there() -> None:
    pile: dict[str, Any] = {"hand": ["leap", "bash"], "deck": [], "discard": []}
    t = quiet({"endless_deck": True}, pile).play(Declare("active")).end_turn()
    assert (t.match.outcome, t.state.decks[0]) == (None, ())
    t.passive().play(Declare("active")).pass_all().play(EndTurn()).pass_all()
    t.play(Discard("bash"), "bash")
    assert sorted(t.state.hands[0]) == ["bash", "leap"]


@rule("DF-OPT-9", "DF-END-6")
def test_without_the_mode_an_empty_deck_ends_the_match() -> None:
    pile = {"hand": ["leap", "bash"], "deck": ["guard"], "discard": ["shoot", "trap"]}
    assert quiet({}, pile).play(Declare("active")).end_turn("guard").match.outcome is not None


def scripted(**more: Any) -> Table:
    """Script mode; seat 0 orders its deck first."""
    return opening(settled(script=True, countering=None, **more))


@rule("DF-OPT-10")
def test_in_script_mode_a_player_puts_the_deck_into_an_order() -> None:
    t = scripted()
    deck = t.state.decks[0]
    order = ("shoot", "leap", "guard", *sorted(set(deck) - {"shoot", "leap", "guard"}))
    rest = list(deck)
    for card in order:
        rest.remove(card)
    t.play(OrderDeck((*order, *rest)), OrderDeck(()))
    assert set(begin(t).state.hands[0]) == {"shoot", "leap", "guard"}


@rule("DF-OPT-10", "DF-SET-17")
def test_in_script_mode_one_who_declines_shuffles() -> None:
    t = begin(scripted().play(OrderDeck(()), OrderDeck(()), ("trap", "tactic", "shoot")))
    assert sorted(t.state.hands[0]) == ["shoot", "tactic", "trap"]
    t.dice_used()


@rule("DF-OPT-10")
def test_an_order_of_other_cards_is_refused() -> None:
    t = scripted()
    deck = t.state.decks[0]
    for cards in (deck[:-1], (*deck[:-1], "horde"), (*deck, "leap")):
        assert t.refused(OrderDeck(cards)).rule == "DF-OPT-10"


@rule("DF-OPT-10", "DF-INF-2")
def test_the_order_of_a_deck_is_secret() -> None:
    t = scripted()
    deck = t.state.decks[0]
    t.play(OrderDeck(deck[::-1]))
    hidden = t.match.view(1)
    assert hidden.players[0].deck_count == 25
    assert "shoot" not in str(bytes(hidden.state))


@rule("DF-OPT-10", "DF-OPT-9")
def test_with_the_endless_deck_the_new_deck_is_put_in_order_too() -> None:
    pile = {"hand": ["leap"], "deck": ["guard"], "discard": ["shoot", "trap"]}
    t = quiet({"endless_deck": True, "script": True}, pile).play(Declare("active")).end_turn("guard")
    assert (t.asked, t.seat) == ("order-deck", 0)
    t.play(OrderDeck(("trap", "shoot")))
    assert "trap" in t.state.hands[0]


@rule("DF-OPT-11")
@pytest.mark.parametrize("cards", [4, 5])
def test_strategic_mode_gives_a_larger_starting_hand(cards: int) -> None:
    assert [len(hand) for hand in begin(opening(settled(strategic=cards))).state.hands] == [cards, cards]


@rule("DF-OPT-11")
def test_strategic_mode_refills_to_the_larger_hand() -> None:
    t = quiet({"strategic": 5}, {"hand": ["leap"]}).play(Declare("active")).end_turn()
    assert len(t.state.hands[0]) == 5


@rule("DF-OPT-11")
@pytest.mark.parametrize("cards", [1, 3, 6, -4])
def test_strategic_mode_is_four_or_five_cards(cards: int) -> None:
    assert wrong({"strategic": cards}).rule == "DF-OPT-11"


def special(*tokens: dict[str, str], special_sources: Any = True, **more: Any) -> Table:
    """A Passive turn of seat 0 with Special Crystal Sources at the Knight, who lacks a token."""
    hurt = {"squads": [{**KNIGHT, "endurance": 0}]}
    return quiet(
        {"special_sources": special_sources}, **{"knight": hurt, "tokens": [*tokens] or [AT_KNIGHT], **more}
    ).passive()


@rule("DF-OPT-12")
def test_a_special_source_gives_an_option_in_addition_to_the_crystal() -> None:
    t = special()
    assert (t.asked, t.state.crystals[0]) == ("special-source", 3)
    t.play(PickOption(2))
    assert t.state.endurance[0] == 1


@rule("DF-OPT-12")
def test_the_option_may_be_left_out() -> None:
    t = special().play(Pass())
    assert (t.seat, t.state.endurance[0]) == (1, 0)


@rule("DF-OPT-12")
def test_the_same_option_may_be_chosen_for_another_source() -> None:
    between = {"squads": [{**KNIGHT, "models": ["(0,0).{1,2}"], "endurance": 0}]}
    t = special(AT_KNIGHT, AT_KNIGHT_TOO, knight=between)
    assert t.play(PickOption(2), PickOption(2)).state.endurance[0] == 2


@rule("DF-OPT-12")
def test_options_are_available_when_the_neutral_pile_is_empty() -> None:
    t = special(neutral=0)
    assert (t.asked, t.state.crystals[0]) == ("special-source", 2)


@rule("DF-OPT-12")
@pytest.mark.parametrize("option", [3, -1, 1])
def test_an_option_outside_the_list_is_refused(option: int) -> None:
    assert special().refused(PickOption(option)).rule == "DF-OPT-12"


@rule("DF-OPT-12")
def test_the_list_of_options_may_be_agreed() -> None:
    t = special(special_sources=["restore-endurance"])
    assert t.legal() == [Pass(), PickOption(0)]
    t.play(PickOption(0))
    assert t.state.endurance[0] == 1


@rule("DF-OPT-12", "DF-GEN-10")
def test_further_options_may_be_written_as_data() -> None:
    t = special(special_sources=["restore-endurance", {"do": "gain_vp", "n": 2}]).play(PickOption(1))
    assert t.state.marker == 2


@rule("DF-OPT-12")
@pytest.mark.parametrize("entry", ["fly", {"do": "fly"}, {"do": "gain_vp", "much": 2}])
def test_an_agreed_option_outside_the_vocabulary_is_refused(entry: Any) -> None:
    assert wrong({"special_sources": [entry]}).rule == "DF-OPT-12"


@rule("DF-OPT-12")
def test_without_the_mode_a_source_gives_a_crystal_only() -> None:
    t = quiet({}, {"squads": [{**KNIGHT, "endurance": 0}]}, tokens=[AT_KNIGHT]).passive()
    assert (t.asked, t.seat, t.state.crystals[0]) == ("declare", 1, 3)


TWO_HOUNDS = {"squads": [{**HOUND, "endurance": 0}, {"squad": "gorehound", "models": ["(6,0).{3,4}"]}]}


@rule("DF-OPT-13")
def test_an_enemy_model_without_endurance_is_removed_and_scored() -> None:
    t = special(hound=TWO_HOUNDS).play(PickOption(0))
    assert (t.state.spaces[1], t.state.marker) == (-1, 1)


@rule("DF-OPT-13")
def test_a_model_whose_squad_has_endurance_is_not_removed() -> None:
    assert special().refused(PickOption(0)).rule == "DF-OPT-12"


@rule("DF-OPT-13")
def test_own_models_are_not_removed() -> None:
    t = special()
    assert t.state.endurance[0] == 0
    assert PickOption(0) not in t.legal()


@rule("DF-OPT-13", "DF-END-2", "DF-GEN-7")
def test_removing_the_last_model_ends_the_match_although_the_turn_is_passive() -> None:
    t = special(hound={"squads": [{**HOUND, "endurance": 0}]}).play(PickOption(0))
    assert t.match.outcome is not None
    assert (t.match.outcome.winners, t.match.outcome.rule) == ((0,), "DF-END-2")


@rule("DF-OPT-14", "DF-WND-10")
def test_an_own_dead_model_returns_anywhere_on_the_board() -> None:
    rangers = {"squad": "ranger", "models": ["(0,3).0", None]}
    t = special(knight={"squads": [KNIGHT, rangers]}).play(PickOption(1))
    t.play(Place((6, 5), (0,)))
    assert t.state.book.board.spaces[t.state.spaces[2]] == (6, 5)


@rule("DF-OPT-14")
def test_no_model_returns_to_an_occupied_hex() -> None:
    rangers = {"squad": "ranger", "models": ["(0,3).0", None]}
    t = special(knight={"squads": [KNIGHT, rangers]}).play(PickOption(1))
    assert t.refused(Place((0, 3), (0,))).rule == "DF-WND-10"
    assert t.refused(Place((6, 5), (3,))).rule == "DF-WND-10"


@rule("DF-OPT-14")
def test_dead_models_of_the_enemy_do_not_return() -> None:
    scholars = {"squad": "dark-scholar", "models": ["(6,0).0", None, None]}
    assert PickOption(1) not in special(hound={"squads": [scholars]}).legal()


@rule("DF-OPT-15")
def test_endurance_comes_back_up_to_the_shield_value() -> None:
    t = special(knight={"squads": [{**KNIGHT, "endurance": 1}]}).play(PickOption(2))
    assert t.state.endurance[0] == 2


@rule("DF-OPT-15")
def test_a_squad_with_all_its_tokens_gets_none() -> None:
    t = special(knight={"squads": [KNIGHT]})
    assert (t.asked, t.seat) == ("declare", 1)
