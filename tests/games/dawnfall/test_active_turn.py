"""The Active turn and the Activation. DF-ACT."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    Activate,
    ChangeMode,
    Declare,
    Discard,
    Done,
    EndActivation,
    EndTurn,
    Fight,
    KeepMode,
    Movers,
    Pass,
    PickModel,
    Place,
    PlayCard,
    StartCombat,
    StartMove,
    UseBanner,
    UseDie,
)
from tests.support.fan import card, duel, fan
from tests.support.play import Table, table
from tests.support.rules import rule

HOUND = {"squad": "gorehound", "models": ["(3,2).{3,4}"]}
FAR_HOUND = {"squad": "gorehound", "models": ["(6,5).{3,4}"]}
KNIGHT = {"squad": "holy-knight", "models": ["(3,2).{0,1}"]}
FAR_KNIGHT = {"squad": "holy-knight", "models": ["(0,0).{0,1}"]}
PILGRIMS = {"squad": "pilgrim", "models": ["(3,2).0", "(3,2).1"]}


def chapter(*squads: dict[str, Any], foe: dict[str, Any] = HOUND, **player: Any) -> Table:
    """The Chapter in seat 0 against one Gorehound, in the main window."""
    return table({"players": [{"squads": list(squads), **player}, {"squads": [foe]}]})


def demons(*squads: dict[str, Any], **player: Any) -> Table:
    """The Demons in seat 0 against one Holy Knight."""
    mine = {"faction": "demons", "squads": list(squads), **player}
    return table({"players": [mine, {"squads": [FAR_KNIGHT]}]})


@rule("DF-ACT-1")
def test_an_active_turn_may_consist_of_the_end_step_alone() -> None:
    match = chapter(KNIGHT)
    match.end_turn()
    assert (match.asked, match.seat) == ("declare", 1)


@rule("DF-ACT-1")
def test_any_number_of_cards_is_played_around_banner_and_activation() -> None:
    match = demons(FAR_HOUND, hand=["mind-control"] * 3, crystals=0)
    match.play(
        PlayCard("mind-control", "upper", -1),
        Activate(0),
        KeepMode(),
        EndActivation(),
        PlayCard("mind-control", "upper", -1),
        PlayCard("mind-control", "upper", -1),
    )
    assert match.state.crystals[0] == 3


@rule("DF-ACT-1")
def test_the_banner_is_used_once_in_a_turn() -> None:
    match = chapter(KNIGHT, FAR_KNIGHT, foe=FAR_HOUND)
    match.play(UseBanner(1, 0))
    match.pass_all()
    assert match.refused(UseBanner(1, 1)).rule == "DF-BAN-3"


@rule("DF-ACT-2")
def test_a_card_moves_another_squad_than_the_activated_one() -> None:
    match = chapter(KNIGHT, FAR_KNIGHT, foe=FAR_HOUND, hand=["bash"])
    match.play(Activate(0), KeepMode(), PlayCard("bash", "upper", 1))
    assert match.legal(Movers) == [Movers((1,))]


@rule("DF-ACT-2")
@pytest.mark.parametrize("before", [(), (Activate(0), KeepMode()), (Activate(0), KeepMode(), EndActivation())])
def test_a_card_is_played_before_during_and_after_the_activation(before: tuple[Any, ...]) -> None:
    match = demons(FAR_HOUND, hand=["mind-control"])
    match.play(*before, PlayCard("mind-control", "upper", -1))
    assert match.state.crystals[0] == 3


@rule("DF-ACT-3", "DF-ACT-4")
def test_a_second_activation_is_refused() -> None:
    match = chapter(KNIGHT, FAR_KNIGHT, foe=FAR_HOUND)
    match.play(Activate(0), KeepMode(), EndActivation())
    match.pass_all()
    assert match.refused(Activate(1)).rule == "DF-ACT-3"


@rule("DF-ACT-3")
def test_a_move_granted_by_a_card_is_not_the_activation() -> None:
    match = chapter(KNIGHT, foe=FAR_HOUND, hand=["bash"])
    match.play(PlayCard("bash", "upper", 0), Movers((0,)), Place((3, 2), (2, 3)))
    match.play(Activate(0), KeepMode(), StartMove())
    assert match.asked == "choose-movers"


MORE = card("more", {"do": "extra_activation"}, instant=True)


def eager(**more: Any) -> Table:
    """Two Wardens who hold two cards for one more Activation each."""
    squads = [{"squad": "warden", "models": ["(0,0).0"]}, {"squad": "warden", "models": ["(1,0).0"]}]
    return table(duel(fan(MORE), {"squads": squads, "hand": ["more", "more"]}, {"squads": [FAR_HOUND]}, **more))


@rule("DF-ACT-3", "DF-EFF-9")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_one_more_activation_counts_whenever_it_is_granted(before: int) -> None:
    match, idle, more = eager(), (KeepMode(), EndActivation()), PlayCard("more", "lower", -1)
    match.play(*[more] * before, Activate(0), *idle, *[more] * (2 - before), Activate(1), *idle, Activate(0), *idle)
    assert match.pass_all().refused(Activate(1)).rule == "DF-ACT-3"
    assert not [m for m in match.state.modifiers if m.until == "turn"]


@rule("DF-ACT-3", "DF-EFF-9")
def test_one_more_activation_is_not_for_the_opponent() -> None:
    match = eager(turn=1).play(Activate(2), KeepMode(), EndActivation(), EndTurn(), PlayCard("more", "lower", -1))
    assert (match.pass_all().asked, match.seat) == ("main", 1)
    assert match.refused(Activate(2)).rule == "DF-ACT-3"


@rule("DF-ACT-3")
def test_the_next_active_turn_has_its_own_activation() -> None:
    match = chapter(KNIGHT, foe=FAR_HOUND)
    match.play(Activate(0), KeepMode(), EndActivation())
    match.end_turn().passive().play(Declare("active"), Activate(0))
    assert match.asked == "change-mode"


@rule("DF-ACT-4")
def test_a_squad_without_living_models_is_not_activated() -> None:
    match = chapter(KNIGHT, {"squad": "ranger"}, foe=FAR_HOUND)
    assert match.refused(Activate(1)).rule == "DF-ACT-4"


@rule("DF-ACT-4")
@pytest.mark.parametrize("squad", [2, 99, -1], ids=["enemy", "unknown", "negative"])
def test_a_squad_that_is_not_own_is_not_activated(squad: int) -> None:
    match = chapter(KNIGHT, FAR_KNIGHT, foe=FAR_HOUND)
    assert match.refused(Activate(squad)).rule == "DF-ACT-4"


@rule("DF-ACT-4")
def test_an_allied_squad_is_not_activated() -> None:
    players = [
        {"faction": f, "squads": [{"squad": s, "models": [at]}]}
        for f, s, at in (
            ("chapter", "holy-knight", "(0,0).{0,1}"),
            ("demons", "gorehound", "(3,3).{0,1}"),
            ("chapter", "holy-knight", "(0,5).{0,1}"),
            ("demons", "gorehound", "(6,6).{0,1}"),
        )
    ]
    match = table({"options": {"mode": "tvt", "allow_mirror": True}, "players": players})
    assert match.refused(Activate(2)).rule == "DF-ACT-4"


@rule("DF-ACT-5")
def test_nothing_is_used_between_naming_the_squad_and_the_mode() -> None:
    match = demons(FAR_HOUND, hand=["mind-control"])
    match.play(Activate(0))
    assert match.asked == "change-mode"
    assert match.refused(PlayCard("mind-control", "upper", -1)).rule == "DF-ACT-5"


@rule("DF-ACT-5")
def test_the_mode_is_changed_directly_after_naming_the_squad() -> None:
    match = chapter(KNIGHT, foe=FAR_HOUND)
    match.play(Activate(0), ChangeMode())
    assert match.asked == "pay-mode"


@rule("DF-ACT-5")
@pytest.mark.parametrize(
    "before",
    [
        (),
        (Activate(0), KeepMode()),
        (Activate(0), KeepMode(), StartMove()),
        (Activate(0), KeepMode(), StartMove(), Movers((0,)), Place((3, 2), (1, 2))),
        (Activate(0), KeepMode(), StartCombat()),
        (Activate(0), KeepMode(), StartCombat(), Done()),
        (Activate(0), KeepMode(), Pass(), EndActivation()),
    ],
)
def test_the_mode_is_not_changed_at_any_other_time(before: tuple[Any, ...]) -> None:
    match = chapter(KNIGHT)
    match.play(*before)
    assert match.refused(ChangeMode()).rule == "DF-ACT-5"


@rule("DF-ACT-6")
def test_one_of_several_models_moves_and_the_others_stay() -> None:
    match = chapter(PILGRIMS, foe=FAR_HOUND)
    match.play(Activate(0), KeepMode(), StartMove(), Movers((1,)), Place((4, 2), (0,)))
    assert match.state.spaces[0] == match.state.book.board.index[3, 2]
    assert match.state.spaces[1] == match.state.book.board.index[4, 2]


@rule("DF-ACT-6")
def test_the_move_block_may_be_left_out() -> None:
    match = chapter(KNIGHT)
    match.play(Activate(0), KeepMode(), StartCombat(), Done(), EndActivation())
    assert match.pass_all().asked == "main"


@rule("DF-ACT-6")
def test_moves_and_combats_outside_an_activation_need_a_card() -> None:
    match = chapter(KNIGHT)
    assert match.refused(StartMove()).rule == "DF-ACT-6"
    assert match.refused(StartCombat()).rule == "DF-ACT-6"


@rule("DF-ACT-7")
@pytest.mark.parametrize("first", ["move", "combat"])
def test_either_block_may_come_first(first: str) -> None:
    move, fight = (StartMove(), Movers((0,)), Place((3, 2), (1, 2))), (StartCombat(), Done())
    match = chapter(KNIGHT)
    match.play(Activate(0), KeepMode(), *(move + fight if first == "move" else fight + move))
    assert match.pass_all().asked == "main"


@rule("DF-ACT-7")
def test_no_model_moves_while_the_combat_block_runs() -> None:
    match = chapter(PILGRIMS, foe={"squad": "gorehound", "models": ["(3,2).{2,3}"]})
    match.play(Activate(0), KeepMode(), StartCombat())
    assert match.refused(StartMove()).rule == "DF-ACT-7"
    assert match.refused(Movers((1,))).rule == "DF-ACT-7"
    assert match.refused(Place((4, 2), (0,))).rule == "DF-ACT-7"


@rule("DF-ACT-7")
def test_no_model_fights_while_the_move_block_runs() -> None:
    match = chapter(PILGRIMS, foe={"squad": "gorehound", "models": ["(3,2).{2,3}"]})
    match.play(Activate(0), KeepMode(), StartMove())
    assert match.refused(Fight(0, 4)).rule == "DF-ACT-7"


@rule("DF-ACT-8")
def test_cards_and_the_banner_are_used_between_the_blocks() -> None:
    match = chapter(KNIGHT, {"squad": "pilgrim", "models": ["(0,0).0"]}, hand=["bash"])
    match.play(Activate(0), KeepMode(), StartCombat(), Done())
    while match.asked != "window-W-A4":
        match.play(Pass())
    match.play(UseBanner(1, 0), PlayCard("bash", "upper", 1))
    assert match.asked == "choose-movers"


@rule("DF-ACT-8")
def test_a_finished_block_is_not_reopened() -> None:
    match = chapter(KNIGHT)
    match.play(Activate(0), KeepMode(), StartMove(), Movers((0,)), Place((3, 2), (1, 2)))
    assert match.pass_all().refused(StartMove()).rule == "DF-ACT-8"


@rule("DF-ACT-8")
def test_a_block_begun_without_a_fight_is_finished() -> None:
    match = chapter(KNIGHT)
    match.play(Activate(0), KeepMode(), StartCombat(), Done())
    assert match.pass_all().refused(StartCombat()).rule == "DF-ACT-8"


@rule("DF-ACT-9")
def test_an_activation_that_only_changes_the_mode_uses_it_up() -> None:
    match = chapter(PILGRIMS, KNIGHT | {"models": ["(0,0).{0,1}"]}, foe=FAR_HOUND)
    match.play(Activate(0), ChangeMode(), EndActivation())
    match.pass_all()
    assert match.state.modes[0] == 1
    assert match.refused(Activate(1)).rule == "DF-ACT-3"


@rule("DF-ACT-10")
def test_the_activation_ends_when_the_last_model_of_the_squad_dies() -> None:
    match = chapter(KNIGHT | {"endurance": 0}, {"squad": "pilgrim", "models": ["(0,0).0"]})
    match.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 5), UseDie("yellow"), 4, UseDie("yellow"), 1)
    while match.asked != "main":
        assert match.asked != "window-W-A4", "there are no blocks left to stand between"
        match.play(Pass())
    assert match.state.spaces[0] < 0
    assert match.seat == 0
    match.dice_used()


@rule("DF-ACT-11")
def test_the_turn_player_may_discard_one_card_and_nobody_else_does() -> None:
    mine = {"squads": [KNIGHT], "hand": ["bash", "overwatch"], "deck": ["leap", "leap", "leap"]}
    theirs = {"squads": [FAR_HOUND], "hand": ["mist", "mist"], "deck": ["rush", "rush"]}
    match = table({"players": [mine, theirs]})
    match.play(EndTurn())
    match.pass_all().play(Discard("overwatch"))
    assert match.state.discards == [("overwatch",), ()]
    assert (match.asked, match.seat) == ("declare", 1)


@rule("DF-ACT-11")
def test_two_cards_are_not_discarded() -> None:
    match = chapter(KNIGHT, foe=FAR_HOUND, hand=["bash", "leap"])
    match.play(EndTurn())
    match.pass_all().play(Discard("bash"))
    assert match.refused(Discard("leap")).rule == "DF-ACT-11"


@rule("DF-ACT-11")
def test_only_a_card_in_hand_is_discarded() -> None:
    match = chapter(KNIGHT, foe=FAR_HOUND, hand=["bash"])
    match.play(EndTurn())
    assert match.pass_all().refused(Discard("leap")).rule == "DF-ACT-11"


@rule("DF-ACT-12")
def test_all_hands_are_filled_the_turn_player_first() -> None:
    mine = {"squads": [KNIGHT], "hand": ["bash"], "deck": ["leap", "leap", "leap"]}
    theirs = {"squads": [FAR_HOUND], "hand": ["mist", "mist"], "deck": ["rush", "rush"]}
    match = table({"players": [mine, theirs], "turn": 1})
    match.end_turn()
    assert match.state.hands == [("bash", "leap", "leap"), ("mist", "mist", "rush")]
    assert [e.seat for e in match.events("cards-drawn")] == [1, 0]


@rule("DF-ACT-12")
def test_a_hand_above_the_limit_neither_draws_nor_discards() -> None:
    match = chapter(KNIGHT, foe=FAR_HOUND, hand=["bash"] * 4, deck=["leap", "leap"])
    match.end_turn()
    assert match.state.hands[0] == ("bash",) * 4


def clerk(*cards: dict[str, Any], **player: Any) -> Table:
    """A fan faction with these cards, one Warden and a Gorehound far away."""
    mine = {"squads": [{"squad": "warden", "models": ["(3,2).0"]}], **player}
    return table(duel(fan(*cards), mine, {"squads": [FAR_HOUND]}))


@rule("DF-ACT-13")
def test_an_effect_draws_up_to_the_hand_limit() -> None:
    study = card("study", {"do": "draw", "n": 5})
    match = clerk(study, hand=["study", "study"], deck=["study"] * 9)
    match.play(PlayCard("study", "lower", -1))
    assert len(match.state.hands[0]) == 3


@rule("DF-ACT-13")
def test_an_effect_that_says_so_draws_beyond_the_limit() -> None:
    study = card("study", {"do": "draw", "n": 5, "beyond": True})
    match = clerk(study, hand=["study", "study"], deck=["study"] * 9)
    match.play(PlayCard("study", "lower", -1))
    assert len(match.state.hands[0]) == 6


@rule("DF-ACT-13")
def test_a_card_returning_to_a_full_hand_stays_in_the_discard_pile() -> None:
    recall = card("recall", {"do": "return_card", "of": {"sel": "cards", "zone": "discard", "choose": 2}})
    match = clerk(recall, hand=["recall"] * 3, discard=["recall"] * 2, deck=["recall"] * 9)
    match.play(PlayCard("recall", "lower", -1))
    assert len(match.state.hands[0]) == 3


@rule("DF-ACT-13")
def test_surplus_cards_are_kept_when_a_raised_limit_ends() -> None:
    wider = {"do": "modify_limit", "limit": "hand", "n": 2, "duration": "this_turn"}
    study = card("study", wider, {"do": "draw", "n": 9})
    match = clerk(study, hand=["study"], deck=["study"] * 12)
    match.play(PlayCard("study", "lower", -1))
    assert len(match.state.hands[0]) == 5
    match.end_turn().passive().play(Declare("active"))
    match.end_turn()
    assert len(match.state.hands[0]) == 5


@rule("DF-ACT-14")
def test_no_card_is_played_in_the_end_step() -> None:
    match = demons(FAR_HOUND, hand=["mind-control"])
    match.play(EndTurn())
    assert match.pass_all().asked == "discard"
    assert match.refused(PlayCard("mind-control", "upper", -1)).rule == "DF-ACT-14"
    assert match.refused(UseBanner(1, 0)).rule == "DF-ACT-14"


@rule("DF-ACT-14")
def test_an_instant_does_not_answer_a_wound_at_the_end_of_the_turn() -> None:
    squads = [{"squad": "pilgrim", "models": ["(0,0).0"]}, {"squad": "angel-of-death", "models": ["(1,0)"]}]
    players = [{"squads": squads, "hand": ["guardian-angel"]}, {"squads": [FAR_HOUND]}]
    match = table({"players": players, "statuses": [{"status": "fire", "model": 0, "turn": 0}]})
    match.end_turn()
    assert match.state.endurance[0] == 0
    assert (match.asked, match.seat) == ("declare", 1)


@rule("DF-ACT-14")
def test_a_card_timed_for_the_end_of_the_turn_is_played_there() -> None:
    dusk = card("dusk", {"do": "gain"}, timing="turn_end", instant=True)
    match = clerk(dusk, hand=["dusk"], deck=["dusk"] * 9)
    match.play(EndTurn())
    match.pass_all().play(Done(), PlayCard("dusk", "lower", -1))
    assert match.state.crystals[0] == 3


@rule("DF-ACT-6")
def test_a_target_of_the_combat_action_is_chosen_from_the_squad() -> None:
    match = chapter(KNIGHT, PILGRIMS | {"models": ["(0,0).0"]})
    match.play(Activate(0), KeepMode(), StartCombat())
    assert match.refused(Fight(1, 5)).rule == "DF-COM-2"
    assert match.refused(PickModel(1)).rule == "DF-ACT-7"
