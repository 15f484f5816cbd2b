"""Set-up from the First Player to the first turn. DF-SET."""

from typing import Any

import pytest

from edgewise import BadInput
from edgewise.games.dawnfall.actions import (
    Activate,
    ChooseFaction,
    ChooseSquads,
    Declare,
    EndActivation,
    EndTurn,
    Fight,
    KeepMode,
    NameCountering,
    Pay,
    StartCombat,
    UseDie,
)
from tests.support.openings import CHAPTER, DEMONS, MILITIA, begin, crowd, militia, settled
from tests.support.play import Table, opening, table
from tests.support.rules import rule

KHYBER = ("son-of-khyber", "master-of-elements", "gorehound", "dark-scholar", "bloodsmith")
KNIGHTS = ("holy-knight", "holy-knight", "holy-knight", "pilgrim", "ranger")


def wrong(options: dict[str, Any]) -> BadInput:
    """The error that the options get."""
    with pytest.raises(BadInput) as caught:
        opening(options)
    return caught.value


def questions(t: Table) -> list[str]:
    """Every question up to the first turn, repeats left out."""
    found = []
    while t.asked != "declare":
        found.append(t.asked)
        t.match.play(t.legal()[0])
    return list(dict.fromkeys(found))


@rule("DF-SET-1")
def test_set_up_asks_step_by_step() -> None:
    assert questions(opening({}, 5, 3)) == [
        "choose-faction",
        "choose-squads",
        "choose-deck",
        "name-countering",
        "place-shrine",
        "place-source",
        "deploy-squad",
        "deploy-model",
        "disperse",
    ]


@rule("DF-SET-1")
def test_crystals_and_hands_come_after_the_models() -> None:
    t = opening(settled())
    assert (t.asked, t.state.crystals, t.state.hands) == ("deploy-squad", [0, 0], [(), ()])


@rule("DF-SET-1")
def test_crystals_and_hands_come_before_dispersal() -> None:
    t = opening(settled())
    while t.asked != "disperse":
        t.match.play(t.legal()[0])
    assert (t.state.crystals, [len(hand) for hand in t.state.hands]) == ([2, 2], [3, 3])


@rule("DF-SET-1")
def test_a_step_waits_until_everybody_has_finished_the_one_before() -> None:
    t = opening({"first": 0}).play(ChooseFaction("chapter"))
    assert t.refused(ChooseSquads(KNIGHTS)).rule == "DF-SET-6"


@rule("DF-SET-2", "DF-BRD-10")
@pytest.mark.parametrize(("mode", "spaces"), [({}, 42), ({"mode": "ffa", "seats": 3}, 84), ({"mode": "tvt"}, 84)])
def test_a_duel_loads_one_board_and_more_players_the_joined_one(mode: dict[str, Any], spaces: int) -> None:
    assert opening({"first": 0, "allow_mirror": True, **mode}).state.book.board.count == spaces


@rule("DF-SET-2", "DF-GEN-9")
def test_both_players_may_use_the_red_die_at_the_same_time() -> None:
    t = duel_of_two()
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1))
    t.play(UseDie("red"), Pay(crystals=1), 3, UseDie("red"), Pay(crystals=1), 6)
    dice = [(e.seat, e.die) for e in t.events("die-rolled")]
    assert dice == [(1, "red"), (0, "red")]
    t.dice_used()


def duel_of_two() -> Table:
    """A Knight and a Gorehound in contact."""
    return table(
        {
            "players": [
                {"squads": [{"squad": "holy-knight", "models": ["(3,2).{0,1}"]}]},
                {"squads": [{"squad": "gorehound", "models": ["(3,2).{3,4}"]}]},
            ]
        }
    )


@rule("DF-SET-3", "DF-GEN-3")
@pytest.mark.parametrize(
    ("mode", "pile"),
    [({}, 20), ({"mode": "ffa", "seats": 3}, 30), ({"mode": "ffa", "seats": 4}, 40), ({"mode": "tvt"}, 40)],
)
def test_the_neutral_pile_is_full_before_start_amounts_are_taken(mode: dict[str, Any], pile: int) -> None:
    t = opening({"first": 0, "allow_mirror": True, **mode})
    assert (t.state.neutral, t.state.charges) == (pile, pile)


@rule("DF-SET-4")
def test_the_highest_red_die_is_the_first_player() -> None:
    t = opening({}, 3, 5)
    assert (t.state.first, t.state.turn) == (1, 1)
    t.dice_used()


@rule("DF-SET-4")
def test_tied_players_roll_again_among_themselves() -> None:
    t = opening({"mode": "ffa", "seats": 3, "allow_mirror": True}, 4, 2, 4, 1, 6)
    assert [e.seat for e in t.events("die-rolled")] == [0, 1, 2, 0, 2]
    assert t.state.first == 2
    t.dice_used()


@rule("DF-SET-4")
def test_a_marked_side_does_nothing_in_the_roll_for_the_first_player() -> None:
    t = opening({}, 2, 1)
    assert (t.asked, t.seat, t.state.crystals) == ("choose-faction", 0, [0, 0])
    t.dice_used()


@rule("DF-SET-5", "DF-SET-6")
def test_factions_are_picked_clockwise_from_the_first_player() -> None:
    t = opening({"mode": "ffa", "seats": 3, "first": 1, "content": [MILITIA]})
    seats = []
    for faction in ("chapter", "militia", "demons"):
        seats.append(t.seat)
        t.play(ChooseFaction(faction))
    assert seats == [1, 2, 0]


@rule("DF-SET-5", "DF-SET-24")
def test_the_first_turn_belongs_to_the_countering_player_and_not_to_the_first_player() -> None:
    t = begin(opening(crowd("ffa", 3, first=0, countering=2)))
    assert t.seat == 2


@rule("DF-SET-5", "DF-TRN-1")
def test_turns_go_on_clockwise_from_the_countering_player() -> None:
    t = begin(opening(crowd("ffa", 3, first=0, countering=1)))
    seats = [t.seat]
    for _ in range(3):
        seats.append(t.passive().seat)
    assert seats == [1, 2, 0, 1]


@rule("DF-SET-6")
def test_a_faction_that_is_taken_cannot_be_chosen() -> None:
    t = opening({"first": 0}).play(ChooseFaction("demons"))
    assert t.refused(ChooseFaction("demons")).rule == "DF-SET-6"


@rule("DF-SET-6")
def test_a_faction_that_is_settled_for_another_seat_cannot_be_chosen() -> None:
    t = opening({"first": 0, "players": [{}, {"faction": "demons"}]})
    assert t.refused(ChooseFaction("demons")).rule == "DF-SET-6"


@rule("DF-SET-6")
def test_a_faction_that_does_not_exist_cannot_be_chosen() -> None:
    assert opening({"first": 0}).refused(ChooseFaction("elves")).rule == "DF-SET-6"


@rule("DF-SET-6")
def test_allow_mirror_lets_both_play_the_same_faction() -> None:
    t = opening({"first": 0, "allow_mirror": True}).play(ChooseFaction("demons"), ChooseFaction("demons"))
    assert t.state.factions == ["demons", "demons"]


@rule("DF-SET-6")
@pytest.mark.parametrize("faction", ["demons", "elves"])
def test_settled_factions_are_checked_like_chosen_ones(faction: str) -> None:
    assert wrong({"players": [{"faction": "demons"}, {"faction": faction}]}).rule == "DF-SET-6"


@rule("DF-SET-6")
def test_a_player_gets_the_shrine_of_the_faction() -> None:
    t = opening({"first": 0}).play(ChooseFaction("demons"), ChooseFaction("chapter"))
    assert t.state.shrines == ("blood-altar", "frontline-chapel")


@rule("DF-SET-7")
def test_every_banner_starts_ready() -> None:
    view = begin(opening(settled())).match.view(None)
    assert [(p.banner, p.banner_ready) for p in view.players] == [("chapter-banner", True), ("demons-banner", True)]


@rule("DF-SET-7")
def test_a_banner_of_another_faction_is_refused() -> None:
    players = [{**CHAPTER, "banner": "demons-banner"}, DEMONS]
    assert wrong(settled(players=players)).rule == "DF-SET-7"


@rule("DF-SET-10", "DF-INF-2")
def test_nobody_sees_the_squads_of_others_before_all_have_chosen() -> None:
    t = opening(settled(players=[{"faction": "chapter"}, {"faction": "demons"}])).play(ChooseSquads(KNIGHTS))
    assert "holy-knight" not in str(bytes(t.match.view(1).state))
    assert t.match.view(1).squads == ()


@rule("DF-SET-10")
def test_all_squads_are_revealed_together() -> None:
    t = opening(settled(players=[{"faction": "chapter"}, {"faction": "demons"}])).play(ChooseSquads(KNIGHTS))
    assert not t.events("squads-revealed")
    t.play(ChooseSquads(KHYBER))
    assert [e.seat for e in t.events("squads-revealed")] == [0, 1]


@rule("DF-SET-11")
def test_every_squad_starts_in_basic_mode_with_its_models_on_the_card() -> None:
    squads = opening(settled()).match.view(None).squads
    assert {squad.mode for squad in squads} == {"Basic"}
    assert {model.at for squad in squads for model in squad.models} == {None}


@rule("DF-SET-12")
def test_every_squad_gets_endurance_tokens_as_its_shield_says() -> None:
    assert opening(settled()).state.endurance == [3, 2, 2, 1, 1, 4, 3, 1, 1, 1]


@rule("DF-SET-12")
def test_a_shield_may_be_zero() -> None:
    assert opening(militia()).state.endurance[:4] == [0, 0, 0, 2]


@rule("DF-SET-17", "DF-GEN-9")
def test_the_order_of_a_shuffled_deck_comes_from_the_generator() -> None:
    hand = ("shoot", "leap", "guard")
    t = begin(opening(settled(), hand, ("horde", "rush", "mist")))
    assert sorted(t.state.hands[0]) == sorted(hand)
    t.dice_used()


@rule("DF-SET-17")
def test_cards_that_were_not_chosen_leave_the_match() -> None:
    t = begin(opening(settled()))
    assert sum(map(len, (t.state.hands[0], t.state.decks[0], t.state.tops[0], t.state.discards[0]))) == 25


@rule("DF-SET-18")
def test_the_first_player_names_the_countering_player_who_gets_the_token() -> None:
    t = opening(settled(first=1, countering=None))
    assert (t.asked, t.seat) == ("name-countering", 1)
    t.play(NameCountering(0))
    assert (t.state.countering, t.state.turn) == (0, 0)


@rule("DF-SET-18")
@pytest.mark.parametrize(("countering", "positioning"), [(0, 1), (1, 0)])
def test_the_positioning_player_acts_first_in_placement(countering: int, positioning: int) -> None:
    t = opening(settled(countering=None, layout="free")).play(NameCountering(countering))
    assert (t.asked, t.seat) == ("place-shrine", positioning)


@rule("DF-SET-18")
def test_any_player_of_many_may_be_named_and_nobody_else() -> None:
    t = opening(crowd("ffa", 3, countering=None))
    assert t.legal() == [NameCountering(0), NameCountering(1), NameCountering(2)]
    assert t.refused(NameCountering(3)).rule == "DF-SET-18"


@rule("DF-SET-18")
@pytest.mark.parametrize("field", ["first", "countering"])
def test_a_settled_role_needs_a_seat_of_the_match(field: str) -> None:
    assert wrong({field: 2}).rule == "DF-SET-18"


@rule("DF-SET-19", "DF-DEP-1")
def test_positioning_players_place_clockwise_and_the_countering_player_last() -> None:
    t = opening(crowd("ffa", 4, first=0, countering=1, layout="free"))
    seats = []
    while t.asked == "place-shrine":
        seats.append(t.seat)
        t.match.play(t.legal()[0])
    assert seats == [2, 3, 0, 1]


@rule("DF-SET-20")
def test_the_marker_of_a_duel_starts_in_the_middle() -> None:
    t = begin(opening(settled()))
    assert (t.state.marker, t.state.ends, t.state.starting) == (0, (10, -10), [0, 0])


@rule("DF-SET-20", "DF-GEN-3", "DF-BRD-24")
def test_in_multiplayer_everybody_starts_with_ten_vp_tokens_and_no_captured_ones() -> None:
    players = begin(opening(crowd("ffa", 3))).match.view(None).players
    assert [(p.starting, p.captured) for p in players] == [(10, (0, 0, 0))] * 3


@rule("DF-SET-21")
def test_the_track_is_as_long_as_agreed() -> None:
    t = begin(opening(settled(vp_half=5)))
    assert t.state.ends == (5, -5)


@rule("DF-SET-21")
@pytest.mark.parametrize(("ends", "ending"), [((4, -10), True), ((5, -10), False)])
def test_the_faction_tokens_stand_where_the_match_says(ends: tuple[int, int], ending: bool) -> None:
    t = table({"ask": "declare", "marker": 4, "ends": list(ends), "players": armies()}).passive()
    assert (t.match.outcome is not None) is ending


def armies() -> list[dict[str, Any]]:
    """One Squad for each side, far from each other."""
    return [
        {"squads": [{"squad": "holy-knight", "models": ["(0,0).{0,1}"]}]},
        {"squads": [{"squad": "gorehound", "models": ["(6,5).{3,4}"]}]},
    ]


@rule("DF-SET-21")
@pytest.mark.parametrize("half", [4, 31, -10])
def test_a_track_shorter_than_5_or_longer_than_30_is_refused(half: int) -> None:
    assert wrong({"vp_half": half}).rule == "DF-SET-21"


@rule("DF-SET-22", "DF-EX-12", "DF-GEN-3")
@pytest.mark.parametrize(
    ("options", "each", "left"),
    [
        (settled(), [2, 2], 16),
        (crowd("ffa", 3), [3, 3, 3], 21),
        (crowd("ffa", 4), [4, 4, 4, 4], 24),
        (crowd("tvt", 4), [4, 4, 4, 4], 24),
    ],
    ids=["duel", "ffa3", "ffa4", "tvt"],
)
def test_start_crystals_come_from_the_neutral_pile(options: dict[str, Any], each: list[int], left: int) -> None:
    t = begin(opening(options))
    assert (t.state.crystals, t.state.depleted, t.state.neutral) == (each, [0] * len(each), left)


@rule("DF-SET-23")
def test_everybody_draws_a_secret_hand_of_three() -> None:
    t = begin(opening(settled()))
    assert [p.hand_count for p in t.match.view(0).players] == [3, 3]
    assert t.match.view(0).players[1].hand is None
    assert len(t.state.decks[0]) == 22


@rule("DF-SET-24")
@pytest.mark.parametrize("kind", ["active", "passive"])
def test_the_countering_player_takes_a_complete_turn_of_either_kind_and_passes_the_token(kind: Any) -> None:
    t = begin(opening(settled())).play(Declare(kind))
    if kind == "active":
        t.end_turn()
    assert (t.asked, t.seat) == ("declare", 0)


@rule("DF-SET-24", "DF-TRN-1")
def test_players_alternate_from_the_first_turn_on() -> None:
    t = begin(opening(settled())).passive().passive().passive()
    assert [e.seat for e in t.events("turn-began")] == [1, 0, 1, 0]


@rule("DF-SET-24")
def test_the_first_turn_may_hold_an_activation() -> None:
    t = begin(opening(settled())).play(Declare("active"), Activate(5), KeepMode(), EndActivation(), EndTurn())
    assert t.events("squad-activated")
