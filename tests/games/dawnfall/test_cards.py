"""Action cards. DF-CRD."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from edgewise.catalog import game, speaker
from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import (
    Activate,
    Attach,
    Decline,
    Done,
    EndActivation,
    EndTurn,
    Fight,
    KeepMode,
    Movers,
    Pass,
    Pay,
    PickModel,
    Place,
    PlayCard,
    StartCombat,
    StartMove,
    UseDie,
)
from edgewise.games.dawnfall.queries.attributes import attribute
from tests.support.drill import drill, squad_at
from tests.support.fan import Record
from tests.support.play import Table, table
from tests.support.rules import rule

YELLOW = UseDie("yellow")


def play(card: str, bind: int = -1) -> PlayCard:
    """The lower half of a card."""
    return PlayCard(card, "lower", bind)


def duel(*hand: str, foe_hand: tuple[str, ...] = (), foe: str = "guard", **rest: Any) -> Table:
    """Guards and a slow model against one model in contact with the guards."""
    mine = [squad_at("guard", "(3,2).0", "(2,2).0"), squad_at("slow", "(0,5).0")]
    theirs = [squad_at(foe, "(3,2).1", "(6,5).0")]
    return drill(mine, theirs, hand=list(hand), foe_hand=list(foe_hand), **rest)


@rule("DF-CRD-1")
def test_one_half_is_used_and_the_other_is_lost_with_the_card() -> None:
    t = duel("costly").play(play("costly"), Pay(1)).pass_all()
    assert t.state.hands[0] == () and t.state.discards[0] == ("costly",)
    assert t.refused(PlayCard("costly", "upper", 0)).rule == "DF-CRD-1"


@rule("DF-CRD-1")
def test_each_half_has_its_own_cost_and_effect() -> None:
    t = table(
        {
            "players": [
                {
                    "hand": ["storm-of-blades", "bash"],
                    "squads": [{"squad": "holy-knight", "models": ["(3,2).{0,1}"]}],
                },
                {"squads": [{"squad": "gorehound", "models": ["(3,2).{3,4}"]}]},
            ]
        }
    )
    t.play(PlayCard("bash", "upper", 0), Done())
    assert not t.events("cost-paid")
    t.play(PlayCard("storm-of-blades", "upper", 0))
    assert t.asked == "pay-action"


@rule("DF-CRD-2")
def test_an_upper_action_binds_any_own_squad() -> None:
    knights: Record = {"squad": "holy-knight", "models": ["(3,2).{0,1}"]}
    pilgrims: Record = {"squad": "pilgrim", "models": ["(0,0).0"]}
    hound: Record = {"squad": "gorehound", "models": ["(5,5).{3,4}"]}
    t = table({"players": [{"hand": ["bash"], "squads": [knights, pilgrims]}, {"squads": [hound]}]})
    assert {PlayCard("bash", "upper", 0), PlayCard("bash", "upper", 1)} <= set(t.legal())
    assert t.refused(PlayCard("bash", "upper", 2)).rule == "DF-CRD-2"


@rule("DF-CRD-3")
def test_a_lower_action_binds_only_a_squad_of_its_name() -> None:
    t = duel("oath")
    assert t.refused(play("oath", 1)).rule == "DF-CRD-3"
    t.play(play("oath", 0))
    assert t.state.marker == 1


@rule("DF-CRD-3")
def test_of_several_squads_of_the_name_one_is_chosen() -> None:
    mine = [squad_at("guard", "(3,2).0"), squad_at("guard", "(0,5).0")]
    t = drill(mine, [squad_at("guard", "(6,5).0")], hand=["oath"])
    assert {play("oath", 0), play("oath", 1)} <= set(t.legal())


@rule("DF-CRD-3")
def test_a_generic_lower_action_binds_any_own_squad() -> None:
    assert {play("might", 0), play("might", 1)} <= set(duel("might").legal())


@rule("DF-CRD-4")
def test_the_bound_squad_is_the_one_that_acts() -> None:
    t = duel("might").play(play("might", 1))
    assert (attribute(t.state, 0, "att"), attribute(t.state, 4, "att")) == (2, 4)


@rule("DF-CRD-4")
def test_a_squad_without_living_models_is_not_bound() -> None:
    mine = [squad_at("guard", "(3,2).0"), squad_at("slow")]
    t = drill(mine, [squad_at("guard", "(6,5).0")], hand=["might"])
    assert t.refused(play("might", 1)).rule == "DF-CRD-4"


@rule("DF-CRD-4")
def test_an_action_that_returns_models_binds_a_dead_squad() -> None:
    mine = [squad_at("guard", "(3,2).0"), squad_at("slow")]
    t = drill(mine, [squad_at("guard", "(6,5).0")], hand=["muster"]).play(play("muster", 1), Place((0, 0), (0,)))
    assert t.state.spaces[4] == t.state.book.board.index[0, 0]


@rule("DF-CRD-4", "DF-ACT-2")
def test_the_bound_squad_need_not_be_the_activated_one() -> None:
    t = duel("might").play(Activate(0), play("might", 1))
    assert attribute(t.state, 4, "att") == 4


@rule("DF-CRD-5")
def test_an_action_on_an_enemy_is_bound_to_an_enemy_squad_instead() -> None:
    t = duel("curse")
    assert t.refused(play("curse", 0)).rule == "DF-CRD-2"
    t.play(play("curse", 2))
    assert {s.model for s in t.state.statuses} == {7, 8}


@rule("DF-CRD-5")
def test_an_action_on_an_enemy_model_chooses_it_when_it_is_played() -> None:
    t = duel("brand").play(play("brand"))
    assert t.refused(PickModel(0)).rule in ("DF-CRD-9", "DF-SHO-3")
    t.play(PickModel(8))
    assert [s.model for s in t.state.statuses] == [8]


@rule("DF-CRD-6")
def test_the_cost_is_paid_before_the_effect() -> None:
    t = duel("costly").play(play("costly"))
    assert t.asked == "pay-action" and t.state.marker == 0
    t.play(Pay(1))
    assert t.state.depleted[0] == 1 and t.state.marker == 1


@rule("DF-CRD-6")
def test_a_cost_of_nothing_asks_for_no_payment() -> None:
    t = duel("plain", player={"crystals": 0}).play(play("plain"))
    assert not t.events("cost-paid") and t.events("card-played")


@rule("DF-CRD-6", "DF-PAY-9")
def test_a_card_that_cannot_be_paid_is_refused() -> None:
    broke = {"crystals": 0}
    mine = [squad_at("guard", "(3,2).0", endurance=0)]
    t = drill(mine, [squad_at("guard", "(3,2).1")], hand=["dear"], player=broke, marker=-8)
    assert t.refused(play("dear")).rule == "DF-PAY-9"


@rule("DF-CRD-7")
def test_any_number_of_cards_is_played_in_any_order() -> None:
    t = duel("plain", "flash", "plain", "might").play(play("flash"), play("plain"), play("might", 0), play("plain"))
    assert len(t.events("card-played")) == 4


@rule("DF-CRD-7")
def test_an_ordinary_action_in_another_players_turn_is_refused() -> None:
    t = duel("plain", foe_hand=("plain",)).play(play("plain"))
    assert t.seat == 1
    assert t.refused(play("plain")).rule == "DF-CRD-7"


@rule("DF-CRD-7")
def test_an_ordinary_action_in_a_window_that_is_not_open_is_refused() -> None:
    t = duel("plain", "flash").play(EndTurn())
    while (t.asked, t.seat) != ("window-W-T6", 0):
        t.play(Pass())
    assert t.refused(play("plain")).rule == "DF-CRD-7"


@rule("DF-CRD-7", "DF-ACT-14")
def test_no_card_is_played_in_the_end_step() -> None:
    t = duel("plain", "flash").play(EndTurn()).pass_all()
    assert t.refused(play("plain")).rule == "DF-ACT-14"


@rule("DF-CRD-8")
def test_a_printed_moment_is_the_only_one() -> None:
    t = duel("edge")
    assert t.refused(play("edge")).rule == "DF-CRD-8"
    t.play(Activate(0), StartCombat(), Fight(0, 7))
    while t.asked != "window-W-C2":
        t.play(Pass())
    assert t.refused(play("edge")).rule == "DF-CRD-8"
    t.play(play("edge"))
    assert [e.card for e in t.events("card-played")] == ["edge"]


@rule("DF-CRD-8")
def test_a_printed_moment_opens_a_window_that_is_otherwise_closed() -> None:
    t = duel("veil", "flash", foe_hand=("veil", "flash")).play(Activate(0), StartCombat(), Fight(0, 7))
    t.play(YELLOW, 4, YELLOW, 3)
    while t.asked != "window-W-W1":
        t.play(Pass())
    assert play("veil") in t.legal() and play("flash") not in t.legal()
    t.dice_used()


@rule("DF-CLR-8")
def test_a_card_that_is_not_instant_keeps_to_its_owners_turn_also_with_a_moment() -> None:
    repeat: Record = {"squad": "son-of-khyber", "models": ["(3,2)"]}
    knight: Record = {"squad": "holy-knight", "models": ["(4,2).{0,4}"]}
    rangers: Record = {"squad": "ranger", "models": ["(4,3).4"]}
    demons: Record = {"faction": "demons", "squads": [repeat]}
    chapter: Record = {"faction": "chapter", "squads": [knight, rangers], "hand": ["shoot"]}
    t = table({"players": [demons, chapter]}).play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1))
    while t.asked.startswith("window-"):
        assert PlayCard("shoot", "lower", 2) not in t.legal()
        t.play(Pass())
    assert t.asked == "choose-die-attack"


@rule("DF-CLR-8")
def test_a_card_with_a_moment_is_used_in_the_own_turn_although_it_is_not_instant() -> None:
    rangers: Record = {"squad": "ranger", "models": ["(3,2).0", "(0,0).0"]}
    scholars: Record = {"squad": "dark-scholar", "mode": "other", "models": ["(3,2).1", "(6,5).0"]}
    t = table({"players": [{"squads": [rangers], "hand": ["shoot"]}, {"squads": [scholars]}]})
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 2))
    while t.asked != "window-W-C3":
        t.play(Pass())
    t.play(PlayCard("shoot", "lower", 0), YELLOW, 1)
    assert t.events("shot-in-combat-checked")
    t.dice_used()


@rule("DF-CRD-9")
def test_an_action_without_a_target_cannot_be_played() -> None:
    mine = [squad_at("guard", "(0,0).0")]
    t = drill(mine, [squad_at("guard", "(6,5).0")], hand=["sling"])
    assert t.refused(play("sling", 0)).rule == "DF-CRD-9"


@rule("DF-CRD-9")
def test_a_target_lost_by_an_interrupt_is_spared_and_the_cost_is_gone() -> None:
    t = duel("sling", foe_hand=("vanish",)).play(play("sling", 0), Pay(1))
    t.play(PickModel(0)) if t.asked == "choose-shooter" else None
    t.play(play("vanish"), Place((6, 4), (0,))).pass_all()
    assert t.asked == "main" and not t.events("die-rolled")
    assert (t.state.depleted[0], t.state.discards[0], t.state.endurance[2]) == (1, ("sling",), 2)


@rule("DF-CRD-10")
def test_the_full_text_of_a_played_action_is_shown_to_all() -> None:
    t = duel("might").play(play("might", 0))
    shown = t.events("card-played")[0]
    said = speaker().say(*game("dawnfall").told(t.state, shown))
    assert shown.reveals and all(word in said for word in ("+2", "ATT", "this turn"))


@rule("DF-CRD-11")
def test_an_effect_without_a_duration_leaves_nothing_behind() -> None:
    t = duel("edge", foe="frail").play(Activate(0), StartCombat(), Fight(0, 7), play("edge"), YELLOW, 1, YELLOW, 4)
    t.play(Decline()).pass_all()
    assert t.state.modifiers == () and t.state.statuses == ()
    t.play(StartMove(), Done()).pass_all()
    t.dice_used()


@rule("DF-CRD-11")
def test_a_bonus_to_one_attack_does_not_help_the_next() -> None:
    mine = [squad_at("guard", "(3,2).0", "(3,2).2")]
    t = drill(mine, [squad_at("guard", "(3,2).1")], hand=["edge"]).play(Activate(0), StartCombat(), Fight(0, 4))
    t.play(play("edge"), YELLOW, 3, YELLOW, 1, Fight(1, 4), YELLOW, 3)
    assert [e.power for e in t.events("attack-power-fixed")] == [7, 5]
    t.dice_used()


@rule("DF-CRD-11", "DF-TRN-4")
def test_a_stated_duration_ends_with_the_turn() -> None:
    t = duel("might").play(play("might", 0))
    assert attribute(t.state, 0, "att") == 4
    t.end_turn()
    assert attribute(t.state, 0, "att") == 2


@rule("DF-CRD-12")
def test_a_played_card_lies_in_a_public_zone_until_its_action_is_finished() -> None:
    t = duel("toss").play(play("toss"))
    seen = t.match.view(1)
    assert seen.resolving == ("toss",) and seen.players[0].discard == ()
    t.play(YELLOW, 1).pass_all()
    seen = t.match.view(1)
    assert seen.resolving == () and seen.players[0].discard == ("toss",)
    t.dice_used()


@rule("DF-CRD-12")
def test_an_action_that_looks_into_the_discard_pile_does_not_find_its_own_card() -> None:
    t = duel("recall", "recall", player={"discard": ["plain"]}).play(play("recall"))
    assert t.state.hands[0] == ("recall", "plain")
    t.play(play("recall"))
    assert t.state.hands[0] == ("plain", "recall")


@rule("DF-CRD-13")
def test_everybody_sees_every_discard_pile() -> None:
    t = duel("flash", player={"discard": ["plain", "toss"]})
    assert [t.match.view(seat).players[0].discard for seat in (0, 1, None)] == [("plain", "toss")] * 3


@rule("DF-CRD-14", "DF-INS-3")
def test_no_action_is_played_while_another_is_being_resolved() -> None:
    t = duel("toss", "flash", foe_hand=("flash",)).play(play("toss"))
    t.refused(play("flash"))
    t.play(YELLOW, 3)
    while t.asked != "main":
        if t.asked == "window-W-T5":
            assert t.state.marker == 3
        else:
            assert play("flash") not in t.legal()
        t.play(Pass())
    t.dice_used()


@rule("DF-CRD-15")
def test_copies_of_an_action_add_up() -> None:
    t = duel("might", "might").play(play("might", 0), play("might", 0))
    assert attribute(t.state, 0, "att") == 6


@rule("DF-CRD-16")
def test_a_granted_move_comes_on_top_of_the_activation_of_the_same_squad() -> None:
    t = duel("dash").play(Activate(0), StartMove(), Movers((1,)), Place((1, 2), (0,)))
    t.play(play("dash", 0), Movers((1,)), Place((0, 2), (0,)))
    assert t.state.spaces[1] == t.state.book.board.index[0, 2]


@rule("DF-CRD-16")
def test_a_granted_move_follows_the_rules_of_moves() -> None:
    t = duel("dash").play(play("dash", 0), Movers((1,)))
    assert t.refused(Place((5, 5), (0,))).rule.startswith("DF-MOV")


LEAP: tuple[Action, ...] = (PlayCard("leap", "lower", 0), Pay(1), Done())
ANGEL: tuple[Action, ...] = (Activate(1), KeepMode(), EndActivation())
SHOOT: tuple[Action | int, ...] = (PlayCard("shoot", "lower", 2), YELLOW, 1)


@rule("DF-EX-9", "DF-CRD-7")
@pytest.mark.parametrize("order", list(permutations((LEAP, ANGEL, SHOOT))))
def test_cards_and_activation_come_in_any_order(order: tuple[tuple[Action | int, ...], ...]) -> None:
    knight: Record = {"squad": "holy-knight", "models": ["(3,2).{0,1}"]}
    angel: Record = {"squad": "angel-of-death", "models": ["(0,0)"]}
    ranger: Record = {"squad": "ranger", "models": ["(5,2).0"]}
    hound: Record = {"squad": "gorehound", "models": ["(6,2).{3,4}"]}
    t = table({"players": [{"squads": [knight, angel, ranger], "hand": ["leap", "shoot"]}, {"squads": [hound]}]})
    for part in order:
        t.play(*part)
    t.pass_all()
    assert t.asked == "main" and t.state.hands[0] == () and t.state.activated == 1
    t.dice_used()


@rule("DF-CRD-1", "DF-ENH-1")
def test_a_plain_card_is_not_attached() -> None:
    assert duel("plain").refused(Attach("plain", 0)).rule == "DF-ENH-1"
