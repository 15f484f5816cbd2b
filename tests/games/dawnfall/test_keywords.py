"""Words that the cards use without saying what they mean. DF-KEY."""

from __future__ import annotations

from edgewise.games.dawnfall.actions import (
    Activate,
    Counterattack,
    Declare,
    Fight,
    KeepMode,
    Movers,
    Pass,
    Pay,
    PickModel,
    PickNumber,
    PickSpace,
    Place,
    PlayCard,
    Push,
    StartCombat,
    StartMove,
    UseDie,
    UseStatus,
)
from edgewise.games.dawnfall.queries.attributes import attribute
from tests.support import fan
from tests.support.play import table
from tests.support.rules import rule
from tests.support.stage import duel, enhanced, place_of, squad, statuses

YELLOW = UseDie("yellow")
KNIGHT = squad("holy-knight", "(3,2).{0,1}")
HOUND = squad("gorehound", "(4,2).{4,5}")


@rule("DF-KEY-1")
def test_a_blocked_model_fights_and_counterattacks() -> None:
    t = duel([KNIGHT], [HOUND], statuses=[{"status": "trap", "model": 0}])
    t.play(
        Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 1, YELLOW, 4, Counterattack(), YELLOW, 4, YELLOW, 1
    )
    assert t.state.endurance[1] == 0
    t.dice_used()


@rule("DF-KEY-1")
def test_enemies_may_still_push_and_move_a_blocked_model() -> None:
    trapped = [{"status": "trap", "model": 0}]
    t = duel([squad("pilgrim", "(5,2).0")], [squad("son-of-khyber", "(4,2)")], turn=1, statuses=trapped)
    t.play(Activate(1), KeepMode(), StartMove(), Movers((4,)), Place((5, 2), (0, 1, 2, 3, 4, 5, 6)))
    t.play(t.legal(Push)[0])
    assert place_of(t, 0) != "(5,2).0"


@rule("DF-KEY-2")
def test_fire_wounds_at_the_end_of_the_owners_next_turn_and_goes_away() -> None:
    fire = [{"status": "fire", "model": 0, "turn": 0}]
    t = duel([KNIGHT], [HOUND], ask="declare", statuses=fire)
    t.passive()
    assert t.state.endurance[0] == 1
    assert statuses(t) == []


@rule("DF-KEY-2")
def test_fire_placed_in_the_owners_turn_waits_although_an_older_token_lies_there() -> None:
    older = {"status": "infection", "model": 0, "turn": 2}
    t = duel([KNIGHT], [HOUND], number=5, statuses=[older, {"status": "fire", "model": 0, "turn": 5, "by": 0}])
    t.end_turn()
    assert (t.state.endurance[0], statuses(t)[1]) == (2, ("fire", 0, -1))


@rule("DF-KEY-2")
def test_fire_waits_through_the_turn_in_which_it_was_placed_and_the_enemys_turn() -> None:
    t = duel([KNIGHT], [HOUND], ask="declare", turn=1, statuses=[{"status": "fire", "model": 0, "turn": 1}])
    t.passive()
    assert t.state.endurance[0] == 2
    t.passive()
    assert t.state.endurance[0] == 1


@rule("DF-KEY-2")
def test_a_crystal_puts_fire_out_in_an_active_turn() -> None:
    t = duel([KNIGHT], [HOUND], statuses=[{"status": "fire", "model": 0}])
    t.play(UseStatus("fire", 0, -1), Pay(1))
    assert statuses(t) == []
    assert t.state.crystals[0] == 1


@rule("DF-KEY-2")
def test_a_model_holds_one_fire_token_and_the_placer_scores() -> None:
    t = duel(
        [KNIGHT | {"endurance": 0}, squad("pilgrim", "(0,0).0")],
        [HOUND],
        ask="declare",
        statuses=[{"status": "fire", "model": 0, "turn": 0, "by": 1}],
    )
    t.passive()
    assert place_of(t, 0) == "dead"
    assert t.state.marker == -2


@rule("DF-KEY-2")
def test_a_second_fire_token_is_not_placed() -> None:
    t = duel(
        [squad("holy-knight", "(5,2).{0,1}")],
        [squad("master-of-elements", "(3,2).0")],
        turn=1,
        foe_hand=("fireball",),
        statuses=[{"status": "fire", "model": 0}],
    )
    t.play(PlayCard("fireball", "lower", 1), PickSpace((5, 2)), PickSpace((6, 2)), Pay(2), YELLOW, 4)
    assert statuses(t) == [("fire", 0, -1)]
    t.dice_used()


@rule("DF-KEY-3")
def test_a_teleported_model_passes_through_no_space_and_has_not_moved() -> None:
    t = duel([KNIGHT], [HOUND], turn=1, foe_hand=("freeze",))
    t.play(PlayCard("freeze", "upper", 1), Pay(1), Place((0, 5), (0, 1))).pass_all()
    assert not [h for h in t.state.happened if h[0] == "moved"]


@rule("DF-KEY-4")
def test_a_spent_temporary_crystal_returns_to_the_neutral_pile() -> None:
    t = duel([KNIGHT], [HOUND], turn=1, foe_hand=("rush", "horde"))
    neutral = t.state.neutral
    t.play(PlayCard("rush", "upper", -1), PlayCard("horde", "upper", 1), Pay(1))
    assert (t.state.neutral, t.state.depleted[1], t.state.crystals[1]) == (neutral, 0, 2)


@rule("DF-KEY-5")
def test_a_destroyed_crystal_is_no_payment_and_has_no_substitute() -> None:
    doctors = enhanced("purge-doctor", "(3,2).{0,1}", card="charged-shot")
    t = duel([doctors], [HOUND], hand=("power-of-technology",), player={"crystals": 0})
    assert t.refused(PlayCard("power-of-technology", "lower", 0)).rule == "DF-PAY-9"


@rule("DF-KEY-6")
def test_healing_stops_at_the_endurance_value() -> None:
    text = fan.fan(fan.card("heal", {"do": "restore_endurance", "n": 9}, bind={"type": "any_own_squad"}))
    mine = {"hand": ["heal"], "squads": [{"squad": "warden", "models": ["(3,2).0"], "endurance": 0}]}
    t = table(fan.duel(text, mine, {"squads": [HOUND]}))
    t.play(PlayCard("heal", "lower", 0))
    assert t.state.endurance[0] == 2


@rule("DF-KEY-6")
def test_a_revived_model_brings_no_endurance_and_stands_on_empty_hexes() -> None:
    smiths = squad("bloodsmith", "(4,2).0", endurance=0)
    t = duel([KNIGHT], [smiths], turn=1, foe_hand=("resurrection",))
    t.play(PlayCard("resurrection", "lower", 1), PickNumber(1), PickNumber(0), Pay(1))
    assert t.refused(Place((3, 2), (0,))).rule in ("DF-WND-10", "DF-MOV-8")
    t.play(Place((4, 2), (1,)))
    assert t.state.endurance[1] == 0


@rule("DF-KEY-7")
def test_fighting_all_counts_the_enemies_when_the_action_starts_and_skips_the_lost() -> None:
    foes = [squad("dark-scholar", "(2,2).1", "(4,2).4", endurance=0)]
    t = duel([squad("angel-of-death", "(3,2)")], foes, hand=("storm-of-blades",))
    t.play(PlayCard("storm-of-blades", "lower", 0), Pay(1), PickModel(2), YELLOW, 4, YELLOW, 1)
    t.play(YELLOW, 4, YELLOW, 1).pass_all()
    assert t.match.outcome is not None
    t.dice_used()


@rule("DF-KEY-8", "DF-WND-2")
def test_a_surplus_wound_is_lost() -> None:
    altar = [{"type": "shrine", "at": "(2,2)", "owner": 1}]
    own = [squad("holy-knight", "(3,2).{4,5}", endurance=0), squad("pilgrim", "(0,0).0")]
    t = duel(own, [squad("gorehound", "(3,2).{3,2}")], turn=1, tokens=altar)
    t.play(Activate(2), KeepMode(), StartCombat(), Fight(5, 0), YELLOW, 4, YELLOW, 1).pass_all()
    assert (place_of(t, 0), t.state.endurance[1], t.state.marker) == ("dead", 1, -2)
    t.dice_used()


@rule("DF-KEY-9")
def test_straight_travel_counts_spaces_in_one_direction_up_to_the_end() -> None:
    steps: list[fan.Record] = [{"do": "move_action"}, {"do": "gain_vp", "n": {"val": "straight", "of": "bound_squad"}}]
    text = fan.fan(fan.card("charge", *steps, bind={"type": "any_own_squad"}), squads=[fan.squad(basic={"mov": 3})])
    mine = {"hand": ["charge"], "squads": [{"squad": "warden", "models": ["(1,2).0"]}]}
    t = table(fan.duel(text, mine, {"squads": [squad("gorehound", "(6,5).{0,1}")]}))
    t.play(PlayCard("charge", "lower", 0), Movers((0,)), Place((4, 2), (0,))).pass_all()
    assert t.state.marker == 3


@rule("DF-KEY-10")
def test_an_immune_model_can_still_get_statuses() -> None:
    t = duel([KNIGHT], [HOUND], hand=("trap",), statuses=[{"status": "crystal-aegis", "model": 1, "by": 1}])
    t.play(PlayCard("trap", "lower", -1), Pay(1))
    assert ("trap", 1, -1) in statuses(t)


WALL = [{"status": "shield-wall", "model": m, "by": 0, "group": 1} for m in (0, 1)]
KNIGHTS = [squad("holy-knight", "(3,2).{0,1}"), squad("holy-knight", "(3,2).{2,3}")]


@rule("DF-KEY-11")
def test_a_shield_wall_ends_for_all_when_one_is_wounded() -> None:
    t = duel(KNIGHTS, [HOUND], turn=1, statuses=WALL)
    t.play(Activate(2), KeepMode(), StartCombat(), Fight(2, 0), YELLOW, 4, YELLOW, 1).pass_all()
    assert t.events("attack-compared")[-1].defense == 5
    assert statuses(t) == []
    t.dice_used()


@rule("DF-KEY-11")
def test_a_shield_wall_ends_for_all_when_one_changes_its_place() -> None:
    t = duel(KNIGHTS, [HOUND], statuses=WALL)
    t.play(Activate(1), KeepMode(), StartMove(), Movers((1,)), Place((2, 2), (0, 1)))
    assert statuses(t) == []


@rule("DF-KEY-11", "DF-PSH-3")
def test_a_knight_of_a_shield_wall_cannot_be_pushed() -> None:
    t = duel(KNIGHTS, [squad("son-of-khyber", "(4,2)")], turn=1, statuses=WALL)
    t.play(Activate(2), KeepMode(), StartMove(), Movers((2,)))
    assert t.refused(Place((3, 2), (0, 1, 2, 3, 4, 5, 6))).rule == "DF-PSH-3"


@rule("DF-KEY-12")
def test_a_frozen_model_has_no_initiative_no_attack_and_no_counterattack() -> None:
    t = duel([KNIGHT], [HOUND], turn=1, statuses=[{"status": "freeze", "model": 0}])
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 1, YELLOW, 4).pass_all()
    assert t.asked != "counterattack"
    t = duel([KNIGHT], [HOUND], statuses=[{"status": "freeze", "model": 0}])
    t.play(Activate(0), KeepMode()).pass_all()
    assert t.asked == "main"
    t.dice_used()


@rule("DF-KEY-12")
def test_a_spectral_grasp_ends_when_the_contact_does() -> None:
    grasp = [{"status": "spectral-grasp", "model": 0, "by": 1, "by_squad": 1}]
    t = duel([KNIGHT], [squad("dark-scholar", "(4,2).4", mode="other")], turn=1, statuses=grasp)
    t.play(Activate(1), KeepMode(), StartMove(), Movers((1,)), Place((5, 2), (0,)))
    assert statuses(t) == []


@rule("DF-KEY-12")
def test_a_scholar_that_grasps_cannot_be_pushed() -> None:
    grasp = [{"status": "spectral-grasp", "model": 1, "by": 1, "by_squad": 2}]
    own = [squad("angel-of-death", "(5,2)"), squad("holy-knight", "(3,2).{0,1}")]
    t = duel(own, [squad("dark-scholar", "(4,2).4", mode="other")], statuses=grasp)
    t.play(Activate(0), KeepMode(), StartMove(), Movers((0,)))
    assert t.refused(Place((4, 2), (0, 1, 2, 3, 4, 5, 6))).rule == "DF-PSH-3"


@rule("DF-KEY-12")
def test_infections_add_up() -> None:
    twice = [{"status": "infection", "model": 0}, {"status": "infection", "model": 0}]
    t = duel([KNIGHT], [HOUND], turn=1, statuses=twice)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 1, YELLOW, 4)
    assert t.events("attack-compared")[-1].defense == 4
    t.dice_used()


@rule("DF-KEY-2", "DF-KEY-12")
def test_nobody_thaws_in_a_passive_turn() -> None:
    t = duel([KNIGHT], [HOUND], ask="declare", statuses=[{"status": "freeze", "model": 0}])
    assert t.refused(UseStatus("freeze", 0, -1)).rule == "DF-TRN-2"
    t.play(Declare("passive"))
    assert statuses(t) == [("freeze", 0, -1)]


@rule("DF-KEY-12")
def test_a_frozen_model_has_initiative_0_while_its_squad_mates_keep_theirs() -> None:
    pilgrims = {"squad": "pilgrim", "models": ["(3,2).0", "(3,2).1"]}
    hound = {"squad": "gorehound", "models": ["(6,5).{0,1}"]}
    frozen = {"status": "freeze", "model": 0, "by": 1}
    match = table({"players": [{"squads": [pilgrims]}, {"squads": [hound]}], "statuses": [frozen]})
    assert [attribute(match.state, model, "ini") for model in (0, 1)] == [0, 2]


@rule("DF-KEY-12", "DF-COM-16", "DF-SQD-11")
def test_an_attacker_that_is_frozen_before_its_roll_does_not_attack() -> None:
    angel = squad("angel-of-death", "(3,2)", mode="other")
    demons = [squad("dark-scholar", "(4,2).4"), squad("master-of-elements", "(5,2).0")]
    t = duel([angel], demons, turn=1, foe_hand=("freeze",), foe={"crystals": 2})
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0))
    while t.asked != "window-W-C3":
        t.play(Pass())
    assert t.events("initiative-fixed")[-1].attacker == 0
    t.play(PlayCard("freeze", "lower", 2), Pay(2)).pass_all()
    assert not t.events("die-rolled")
    assert (t.events("attack-dropped")[-1].rule, t.asked) == ("DF-COM-16", "activation")
