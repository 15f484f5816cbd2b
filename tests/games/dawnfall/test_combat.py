"""Combat Actions and Combat Sequences. DF-COM."""

from __future__ import annotations

from edgewise.games.dawnfall.actions import (
    Activate,
    Counterattack,
    Decline,
    Done,
    EndTurn,
    Fight,
    KeepMode,
    Movers,
    Pass,
    Pay,
    Place,
    PlayCard,
    StartCombat,
    StartMove,
    UseDie,
)
from tests.support.drill import DRILLS, drill, melee, squad_at
from tests.support.fan import Record
from tests.support.play import Table, table
from tests.support.rules import rule

YELLOW, RED = UseDie("yellow"), UseDie("red")
MINE, THEIRS = 0, 4  # guards have four models, so the second Squad begins with model 4


def duel(own: str = "guard", foe: str = "guard", *dice: int, **rest: object) -> Table:
    """One model of each side in contact, without Banners."""
    player = {"banner": False}
    return drill([squad_at(own, "(3,2).0")], [squad_at(foe, "(3,2).1")], *dice, player=player, foe=player, **rest)


def attacking(t: Table) -> int:
    """The model that attacks in the running Sequence."""
    return int(t.events("initiative-fixed")[-1].attacker)


@rule("DF-COM-1")
def test_an_activation_gives_a_combat_action() -> None:
    t = duel().play(Activate(0), StartCombat())
    assert t.asked == "choose-fight"


@rule("DF-COM-1", "DF-CRD-16")
def test_a_card_gives_a_combat_action_without_an_activation() -> None:
    t = duel(hand=["onset"]).play(PlayCard("onset", "lower", 0), Fight(MINE, THEIRS))
    assert t.events("sequence-began") and t.state.activated == -1


@rule("DF-COM-1")
def test_no_fight_begins_without_a_combat_action() -> None:
    assert duel().refused(Fight(MINE, THEIRS)).rule == "DF-COM-1"


@rule("DF-COM-2")
def test_a_target_out_of_contact_is_refused() -> None:
    t = drill([squad_at("guard", "(3,2).0")], [squad_at("guard", "(3,2).1", "(5,5).0")])
    t.play(Activate(0), StartCombat())
    assert t.refused(Fight(0, 5)).rule == "DF-COM-2"


@rule("DF-COM-2")
def test_an_own_target_is_refused() -> None:
    t = drill([squad_at("guard", "(3,2).0", "(3,2).2")], [squad_at("guard", "(3,2).1")])
    t.play(Activate(0), StartCombat())
    assert t.refused(Fight(0, 1)).rule == "DF-COM-2"


@rule("DF-COM-2")
def test_an_allied_target_is_refused() -> None:
    places = ("(3,2).0", "(3,2).1", "(3,2).2", "(6,9).0")
    players = [{"faction": "drills", "squads": [squad_at("guard", at)]} for at in places]
    options = {"content": [DRILLS], "allow_mirror": True, "mode": "tvt"}
    t = table({"options": options, "players": players}).play(Activate(0), StartCombat())
    assert t.refused(Fight(0, 8)).rule == "DF-COM-2"
    assert Fight(0, 4) in t.legal()


@rule("DF-COM-2")
def test_a_second_sequence_of_the_same_model_is_refused() -> None:
    t = drill([squad_at("guard", "(3,2).0", "(3,2).2")], [squad_at("guard", "(3,2).1")])
    t.play(Activate(0), StartCombat(), Fight(0, 4), YELLOW, 4, YELLOW, 3)
    t.pass_all()
    assert t.refused(Fight(0, 4)).rule == "DF-COM-2"


@rule("DF-COM-2")
def test_a_model_may_skip_its_sequence() -> None:
    t = duel().play(Activate(0), StartCombat(), Done())
    assert not t.events("sequence-began")


@rule("DF-COM-3")
def test_models_may_fight_different_enemies_or_the_same_one() -> None:
    t = drill([squad_at("guard", "(3,2).0", "(3,2).2")], [squad_at("guard", "(3,2).1", "(3,2).3")])
    t.play(Activate(0), StartCombat())
    assert {Fight(0, 4), Fight(1, 4), Fight(0, 5), Fight(1, 5)} <= set(t.legal())


@rule("DF-COM-3", "DF-EX-25")
def test_one_enemy_is_attacked_three_times_and_strikes_back_each_time() -> None:
    t = drill([squad_at("guard", "(3,2).1", "(3,2).3", "(3,2).5")], [squad_at("guard", "(3,2).0")])
    t.play(Activate(0), StartCombat())
    for model in (0, 1, 2):
        t.play(Fight(model, 4), YELLOW, 3, YELLOW, 3, Counterattack(), YELLOW, 3, YELLOW, 3)
    assert len(t.events("counterattack-began")) == 3
    t.dice_used()


@rule("DF-EX-25")
def test_the_sequences_stop_when_the_common_enemy_dies() -> None:
    t = drill([squad_at("guard", "(3,2).1", "(3,2).3", "(3,2).5")], [squad_at("frail", "(3,2).0", "(0,0).0")])
    t.play(Activate(0), StartCombat(), Fight(0, 4), YELLOW, 4, YELLOW, 3)
    t.pass_all()
    assert t.asked == "activation" and len(t.events("sequence-began")) == 1
    t.dice_used()


@rule("DF-COM-4")
def test_the_next_fight_is_named_only_when_the_last_is_finished() -> None:
    t = drill([squad_at("guard", "(3,2).0", "(3,2).2")], [squad_at("guard", "(3,2).1")])
    t.play(Activate(0), StartCombat(), Fight(0, 4), YELLOW, 3, YELLOW, 4)
    t.pass_all()
    t.refused(Fight(1, 4))
    t.play(Decline(), Fight(1, 4))
    assert len(t.events("sequence-began")) == 2
    t.dice_used()


@rule("DF-COM-4")
def test_a_model_that_lost_contact_has_no_sequence() -> None:
    t = drill(
        [squad_at("guard", "(3,2).0", "(3,2).2")],
        [squad_at("guard", "(3,2).1")],
        foe_hand=["dash"],
        foe={"crystals": 2},
    )
    t.play(
        Activate(0),
        StartCombat(),
        Fight(0, 4),
        YELLOW,
        4,
        YELLOW,
        3,
        PlayCard("dash", "lower", 1),
        Movers((4,)),
    )
    t.play(Place((4, 2), (0,))).pass_all()
    assert t.asked == "activation" and len(t.events("sequence-began")) == 1
    t.dice_used()


@rule("DF-COM-5")
def test_the_acting_player_orders_sequences_in_another_players_turn() -> None:
    t = drill(
        [squad_at("guard", "(3,2).0")],
        [squad_at("guard", "(3,2).1", "(3,2).2")],
        hand=["plain"],
        foe_hand=["onset"],
    )
    t.play(PlayCard("plain", "lower", -1), PlayCard("onset", "lower", 1))
    assert (t.asked, t.seat) == ("choose-fight", 1)
    assert {Fight(4, 0), Fight(5, 0)} <= set(t.legal())


@rule("DF-COM-6")
def test_a_model_in_contact_may_leave() -> None:
    t = duel().play(Activate(0), StartMove(), Movers((0,)), Place((4, 2), (0,)))
    assert t.state.spaces[0] == t.state.book.board.index[4, 2]


@rule("DF-COM-6")
def test_models_in_contact_do_not_fight_by_themselves() -> None:
    t = duel().end_turn().passive()
    assert not t.events("sequence-began")


@rule("DF-COM-7", "DF-EX-22")
def test_the_faster_model_attacks_first_whoever_started() -> None:
    t = duel("guard", "swift").play(Activate(0), StartCombat(), Fight(0, 4), YELLOW, 4, YELLOW, 3)
    t.pass_all()
    assert attacking(t) == 4 and t.state.endurance == [1, 1]
    t.dice_used()


@rule("DF-EX-22")
def test_a_slower_initiator_that_is_wounded_does_not_strike() -> None:
    t = duel("guard", "swift").play(Activate(0), StartCombat(), Fight(0, 4), YELLOW, 4, YELLOW, 3)
    t.pass_all()
    assert t.asked == "activation"
    assert [e.purpose for e in t.events("die-rolled")] == ["attack", "defense"]
    t.dice_used()


@rule("DF-COM-8", "DF-EX-23")
def test_with_equal_initiative_the_turn_players_model_attacks() -> None:
    t = duel().play(Activate(0), StartCombat(), Fight(0, 4)).pass_all()
    assert attacking(t) == 0


@rule("DF-COM-8", "DF-EX-23")
def test_with_equal_initiative_the_turn_players_model_attacks_also_when_the_other_started() -> None:
    t = duel(hand=["plain"], foe_hand=["onset"])
    t.play(PlayCard("plain", "lower", -1), PlayCard("onset", "lower", 1), Fight(4, 0)).pass_all()
    assert attacking(t) == 0


@rule("DF-COM-8")
def test_between_two_others_the_model_that_started_wins_the_tie() -> None:
    seats: list[Record] = [
        {"hand": ["plain"], "squads": [squad_at("guard", "(6,9).0")]},
        {"squads": [squad_at("guard", "(3,2).0")]},
        {"hand": ["onset"], "squads": [squad_at("guard", "(3,2).1")]},
    ]
    t = melee(*seats).play(PlayCard("plain", "lower", -1), PlayCard("onset", "lower", 2), Fight(8, 4)).pass_all()
    assert attacking(t) == 8


@rule("DF-CLR-11", "DF-COM-8")
def test_two_dashes_are_a_tie() -> None:
    t = duel("idol", "idol", hand=["plain"], foe_hand=["onset"])
    t.play(PlayCard("plain", "lower", -1), PlayCard("onset", "lower", 1), Fight(2, 0)).pass_all()
    assert attacking(t) == 0


@rule("DF-COM-7", "DF-SQD-11")
def test_a_dash_is_slower_than_any_number() -> None:
    t = duel("idol", "slow").play(Activate(0), StartCombat(), Fight(0, 2)).pass_all()
    assert attacking(t) == 2


@rule("DF-COM-9")
def test_a_bonus_before_the_sequence_decides_the_initiative() -> None:
    t = duel("guard", "swift", hand=["haste"])
    t.play(Activate(0), StartCombat(), Fight(0, 4), PlayCard("haste", "lower", 0)).pass_all()
    assert attacking(t) == 0


@rule("DF-COM-9")
def test_a_bonus_after_the_comparison_does_not_swap_the_roles() -> None:
    t = duel("guard", "swift", hand=["haste"]).play(Activate(0), StartCombat(), Fight(0, 4))
    while t.asked != "window-W-C3":
        t.play(Pass())
    t.play(PlayCard("haste", "lower", 0)).pass_all()
    assert (t.asked, t.seat) == ("choose-die-attack", 1)


@rule("DF-COM-10")
def test_the_attack_power_is_the_result_plus_att() -> None:
    t = duel().play(Activate(0), StartCombat(), Fight(0, 4), YELLOW, 3)
    assert t.events("attack-power-fixed")[0].power == 5
    t.dice_used()


@rule("DF-COM-10")
def test_the_red_die_of_the_attacker_is_paid_before_the_roll() -> None:
    t = duel().play(Activate(0), StartCombat(), Fight(0, 4), RED, Pay(1), 6)
    assert (t.state.crystals[0], t.events("attack-power-fixed")[0].power) == (1, 8)
    t.dice_used()


@rule("DF-COM-11")
def test_no_instant_is_played_between_the_rolls() -> None:
    t = duel(hand=["flash"], foe_hand=["flash"]).play(Activate(0), StartCombat(), Fight(0, 4), YELLOW, 3)
    while t.asked != "window-W-C6":
        t.play(Pass())
    assert t.refused(PlayCard("flash", "lower", -1)).rule == "DF-TIM-11"
    t.dice_used()


@rule("DF-COM-11")
def test_a_defense_bonus_is_played_between_the_rolls() -> None:
    t = table(
        {
            "players": [
                {"hand": ["guardian-angel"], "squads": [{"squad": "holy-knight", "models": ["(3,2).{0,1}"]}]},
                {"squads": [{"squad": "gorehound", "models": ["(3,2).{3,4}"]}]},
            ]
        }
    )
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 1, PlayCard("guardian-angel", "upper", 0))
    t.play(Pay(1), YELLOW, 1)
    assert t.events("attack-compared")[0].defense == 5
    t.dice_used()


@rule("DF-COM-11", "DF-BCK-1")
def test_no_instant_is_played_between_the_rolls_of_a_backstab() -> None:
    t = duel(hand=["flash", "stab"], foe_hand=["flash"])
    t.play(Activate(0), StartCombat(), Fight(0, 4), PlayCard("stab", "lower", 0), YELLOW, 3)
    while t.asked != "window-W-C6":
        t.play(Pass())
    assert t.refused(PlayCard("flash", "lower", -1)).rule == "DF-TIM-11"
    t.dice_used()


@rule("DF-COM-12")
def test_the_defense_power_is_the_result_plus_def() -> None:
    t = duel().play(Activate(0), StartCombat(), Fight(0, 4), YELLOW, 4, YELLOW, 2)
    assert t.events("attack-compared")[0].defense == 4
    t.dice_used()


@rule("DF-COM-12")
def test_nobody_is_asked_for_actions_between_the_defense_roll_and_the_comparison() -> None:
    t = duel(hand=["flash", "edge"], foe_hand=["flash"]).play(Activate(0), StartCombat(), Fight(0, 4), YELLOW, 4)
    t.play(YELLOW, 2)
    while not t.events("attack-compared"):
        assert t.asked == "window-W-C8"  # rights to reroll only
        t.play(Pass())
    assert t.events("attack-compared")[0].won
    t.dice_used()


@rule("DF-COM-13")
def test_a_higher_attack_power_wounds_and_ends_the_sequence() -> None:
    t = duel().play(Activate(0), StartCombat(), Fight(0, 4), YELLOW, 4, YELLOW, 3)
    t.pass_all()
    assert t.state.endurance == [2, 1] and t.asked == "activation"
    t.dice_used()


@rule("DF-COM-14")
def test_an_equal_defense_power_holds() -> None:
    t = duel().play(Activate(0), StartCombat(), Fight(0, 4), YELLOW, 3, YELLOW, 3).pass_all()
    assert (t.asked, t.seat, t.state.endurance) == ("counterattack", 1, [2, 2])
    t.dice_used()


@rule("DF-COM-15")
def test_a_sequence_ends_when_contact_is_broken_before_the_attack() -> None:
    t = duel(foe_hand=["dash"]).play(Activate(0), StartCombat(), Fight(0, 4), PlayCard("dash", "lower", 1))
    t.play(Movers((4,)), Place((4, 2), (0,))).pass_all()
    assert not t.events("die-rolled") and t.asked != "choose-die-attack"


@rule("DF-COM-15")
def test_a_broken_sequence_is_used_up() -> None:
    t = drill(
        [squad_at("guard", "(3,2).0")],
        [squad_at("guard", "(3,2).1", "(3,2).2")],
        foe_hand=["dash"],
        player={"banner": False},
    )
    t.play(
        Activate(0),
        StartCombat(),
        Fight(0, 4),
        PlayCard("dash", "lower", 1),
        Movers((4,)),
        Place((4, 2), (0,)),
    )
    t.pass_all()
    assert t.asked == "activation"
    assert t.refused(Fight(0, 5)).rule.startswith("DF-")


@rule("DF-COM-15")
def test_a_sequence_ends_when_a_model_dies_in_it() -> None:
    t = duel("frail", "guard", hand=["slay"])
    t.play(Activate(0), StartCombat(), Fight(0, 4))
    t.play(PlayCard("slay", "lower", -1))
    assert t.match.outcome is not None and not t.events("die-rolled")


@rule("DF-COM-16")
def test_a_model_without_attack_starts_no_sequence() -> None:
    t = drill(
        [squad_at("mute", "(3,2).0"), squad_at("guard", "(3,2).2")],
        [squad_at("guard", "(3,2).1")],
        hand=["onset"],
    )
    t.play(Activate(0))
    t.pass_all()
    assert StartCombat() not in t.legal()


@rule("DF-COM-16")
def test_a_model_that_may_not_attack_is_refused_as_a_fighter() -> None:
    pilgrims: Record = {"squad": "pilgrim", "models": ["(3,2).0", "(3,2).2"]}
    hound: Record = {"squad": "gorehound", "models": ["(3,2).{3,4}"]}
    frozen = [{"status": "freeze", "model": "pilgrim.0"}]
    t = table({"players": [{"squads": [pilgrims]}, {"squads": [hound]}], "statuses": frozen})
    t.play(Activate(0), KeepMode(), StartCombat())
    assert t.refused(Fight(0, 4)).rule == "DF-COM-16"


@rule("DF-COM-4")
def test_no_sequence_begins_between_the_rolls_of_another() -> None:
    t = drill([squad_at("guard", "(3,2).0", "(3,2).2")], [squad_at("guard", "(3,2).1")])
    t.play(Activate(0), StartCombat(), Fight(0, 4)).pass_all()
    assert (t.asked, t.refused(Fight(1, 4)).rule) == ("choose-die-attack", "DF-COM-4")
    t.play(YELLOW, 0)
    assert (t.asked, t.refused(Fight(1, 4)).rule) == ("offer-reroll", "DF-COM-4")


@rule("DF-COM-16")
def test_a_target_without_attack_never_has_the_initiative() -> None:
    t = duel("guard", "mute").play(Activate(0), StartCombat(), Fight(0, 4)).pass_all()
    assert attacking(t) == 0


@rule("DF-COM-17")
def test_a_model_that_was_attacked_fights_in_another_combat_action() -> None:
    t = duel(hand=["onset"], foe_hand=["onset"])
    t.play(
        PlayCard("onset", "lower", 0),
        Fight(0, 4),
        YELLOW,
        3,
        YELLOW,
        4,
        Counterattack(),
        YELLOW,
        1,
        YELLOW,
        4,
    )
    t.play(PlayCard("onset", "lower", 1), Fight(4, 0))
    assert [e.model for e in t.events("sequence-began")] == [0, 4]
    t.dice_used()


@rule("DF-COM-18")
def test_a_death_is_scored_before_the_next_sequence() -> None:
    t = drill(
        [squad_at("guard", "(3,2).0", "(3,2).2")],
        [squad_at("guard", "(3,2).1", "(3,2).3", endurance=0)],
        player={"banner": False},
    )
    t.play(Activate(0), StartCombat(), Fight(0, 4), YELLOW, 4, YELLOW, 3).pass_all()
    assert (t.asked, t.state.marker) == ("choose-fight", 2)
    t.dice_used()


@rule("DF-COM-18")
def test_the_match_ends_before_the_next_sequence_when_the_last_model_dies() -> None:
    t = drill([squad_at("guard", "(3,2).0", "(3,2).2")], [squad_at("frail", "(3,2).1")])
    t.play(Activate(0), StartCombat(), Fight(0, 4), YELLOW, 4, YELLOW, 3)
    assert t.match.outcome is not None and t.match.outcome.rule == "DF-END-2"
    assert t.refused(EndTurn()).rule == "DF-TIM-10"
    t.dice_used()
