"""Squad cards and their attributes. DF-SQD."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import BadInput
from edgewise.games.dawnfall.actions import (
    Activate,
    ChangeMode,
    Counterattack,
    EndActivation,
    Fight,
    Keep,
    KeepMode,
    Movers,
    Pay,
    PickModel,
    PickNumber,
    Place,
    PlayCard,
    Reroll,
    StartCombat,
    StartMove,
    UseDie,
    UseEnhancement,
)
from tests.support.fan import card, duel, fan, squad
from tests.support.play import Table, opening, table
from tests.support.rules import rule

KNIGHT = {"squad": "holy-knight", "models": ["(3,2).{0,1}"]}
HOUND = {"squad": "gorehound", "models": ["(3,2).{3,4}"]}
FAR_HOUND = {"squad": "gorehound", "models": ["(6,5).{3,4}"]}
FAR_KNIGHT = {"squad": "holy-knight", "models": ["(0,0).{0,1}"]}
YELLOW = UseDie("yellow")


def chapter(*squads: dict[str, Any], foe: dict[str, Any] = HOUND, **more: Any) -> Table:
    """The Chapter in seat 0 against one Squad of the Demons."""
    player = {"squads": list(squads), **more.pop("mine", {})}
    return table({"players": [player, {"squads": [foe]}], **more})


def wardens(record: dict[str, Any], *cards: dict[str, Any], foe: dict[str, Any] = FAR_HOUND, **more: Any) -> Table:
    """A Warden with a changed Squad card in seat 0 against one Squad of the Demons."""
    mine = {"squads": [{"squad": "warden", "models": ["(3,2).0"], **more.pop("squad", {})}], **more.pop("mine", {})}
    return table(duel(fan(*cards, squads=[record]), mine, {"squads": [foe]}, **more))


@rule("DF-SQD-1", "DF-SQD-13")
def test_a_squad_of_six_models_is_activated_as_one() -> None:
    six = {"models": [f"(3,2).{n}" for n in range(6)]}
    match = wardens(squad(models=6), squad=six)
    match.play(Activate(0), KeepMode(), StartMove())
    assert Movers((0, 1, 2, 3, 4, 5)) in match.legal()


@rule("DF-SQD-2", "DF-SQD-7")
@pytest.mark.parametrize(("mode", "power"), [("basic", 3), ("other", 4)])
def test_the_face_up_side_gives_the_attributes(mode: str, power: int) -> None:
    match = chapter(KNIGHT | {"mode": mode}, foe={"squad": "dark-scholar", "models": ["(3,2).2"], "mode": "other"})
    match.play(Activate(0))
    if match.asked == "change-mode":
        match.play(KeepMode())
    match.play(StartCombat(), Fight(0, 1), YELLOW, 2)
    if mode == "other":
        match.play(Keep())
    assert match.events("attack-power-fixed")[0].power == power


@rule("DF-SQD-3")
def test_all_squads_start_in_basic_mode() -> None:
    ready = {"squads": "preset", "deck": "preset"}
    players = [{"faction": "chapter", **ready}, {"faction": "demons", **ready}]
    match = opening({"players": players, "first": 0, "countering": 0, "layout": "preset"})
    assert match.state.modes == [0] * 10


@rule("DF-SQD-3")
def test_a_mode_lasts_over_turns() -> None:
    match = chapter({"squad": "pilgrim", "models": ["(0,0).0"]}, foe=FAR_HOUND)
    match.play(Activate(0), ChangeMode(), EndActivation())
    match.end_turn().passive().passive()
    assert match.state.modes[0] == 1


@rule("DF-SQD-3", "DF-WND-9")
def test_a_mode_outlasts_the_death_of_all_models() -> None:
    dead = {"squad": "bloodsmith", "mode": "other"}
    mine = {"faction": "demons", "squads": [FAR_HOUND, dead], "hand": ["resurrection"], "crystals": 3}
    match = table({"players": [mine, {"squads": [FAR_KNIGHT]}]})
    match.play(PlayCard("resurrection", "lower", 1), PickNumber(1), PickNumber(0), Pay(1), Place((3, 2), (0,)))
    assert match.state.modes[1] == 1


@rule("DF-SQD-4")
def test_a_side_without_the_arrow_offers_no_change() -> None:
    match = chapter(KNIGHT | {"mode": "other"}, foe=FAR_HOUND)
    match.play(Activate(0))
    assert match.pass_all().asked == "activation"
    assert match.refused(ChangeMode()).rule == "DF-SQD-4"


@rule("DF-SQD-4")
@pytest.mark.parametrize("mode", ["basic", "other"])
def test_the_mode_changes_in_both_directions_where_the_arrow_shows(mode: str) -> None:
    match = chapter({"squad": "pilgrim", "models": ["(0,0).0"], "mode": mode}, foe=FAR_HOUND)
    before = match.state.modes[0]
    match.play(Activate(0), ChangeMode())
    assert match.state.modes[0] == 1 - before


@rule("DF-SQD-5")
def test_the_printed_cost_is_paid_before_the_card_is_turned() -> None:
    match = chapter(KNIGHT, foe=FAR_HOUND)
    match.play(Activate(0), ChangeMode())
    assert (match.asked, match.state.modes[0]) == ("pay-mode", 0)
    match.play(Pay(2))
    assert (match.state.depleted[0], match.state.modes[0]) == (2, 1)


@rule("DF-SQD-5", "DF-PAY-5")
def test_the_crystals_of_a_mode_may_be_replaced() -> None:
    match = chapter(KNIGHT, foe=FAR_HOUND, mine={"crystals": 0})
    match.play(Activate(0), ChangeMode(), Pay(endurance=((0, 1),), vp=1))
    assert (match.state.modes[0], match.state.endurance[0], match.state.marker) == (1, 1, -1)


@rule("DF-SQD-5")
def test_a_mode_without_a_printed_cost_is_free() -> None:
    match = chapter({"squad": "pilgrim", "models": ["(0,0).0"]}, foe=FAR_HOUND, mine={"crystals": 0})
    match.play(Activate(0), ChangeMode())
    assert (match.state.modes[0], match.state.marker, match.state.endurance[0]) == (1, 0, 1)


@rule("DF-SQD-5", "DF-PAY-12")
def test_another_currency_of_a_mode_is_paid_only_as_printed() -> None:
    record = squad(basic={"changeMode": [{"currency": "card", "amount": 1}]})
    match = wardens(record, mine={"hand": ["nothing"]})
    match.play(Activate(0), ChangeMode())
    assert (match.state.modes[0], match.state.hands[0], match.state.crystals[0]) == (1, (), 2)


@rule("DF-SQD-5")
def test_a_mode_that_cannot_be_paid_in_its_currency_is_not_offered() -> None:
    record = squad(basic={"changeMode": [{"currency": "card", "amount": 1}]})
    match = wardens(record)
    match.play(Activate(0))
    assert match.asked != "change-mode"


@rule("DF-SQD-6")
def test_the_higher_initiative_attacks_first() -> None:
    match = chapter(KNIGHT)
    match.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 3)
    assert match.events("initiative-fixed")[0].attacker == 1


@rule("DF-SQD-6")
@pytest.mark.parametrize(("result", "left"), [(2, 3), (3, 2)])
def test_a_check_for_hit_must_exceed_the_initiative(result: int, left: int) -> None:
    ranger = {"squad": "ranger", "models": ["(0,0).0"]}
    foe = {"squad": "master-of-elements", "models": ["(2,0).0"]}
    match = chapter(ranger, foe=foe, mine={"hand": ["shoot"]})
    match.play(PlayCard("shoot", "lower", 0))
    if match.asked == "choose-model":
        match.play(PickModel(2))
    match.play(YELLOW, result)
    assert match.state.endurance[1] == left


@rule("DF-SQD-7")
@pytest.mark.parametrize(("mode", "offered"), [("basic", False), ("other", True)])
def test_the_die_symbol_at_attack_allows_a_reroll(mode: str, offered: bool) -> None:
    match = chapter(KNIGHT | {"mode": mode}, foe={"squad": "dark-scholar", "models": ["(3,2).2"], "mode": "other"})
    match.play(Activate(0))
    if match.asked == "change-mode":
        match.play(KeepMode())
    match.play(StartCombat(), Fight(0, 1), YELLOW, 2)
    assert (Reroll("symbol") in match.legal()) == offered


@rule("DF-SQD-8")
@pytest.mark.parametrize(("roll", "offered"), [(1, True), (4, False)])
def test_the_die_symbol_at_defense_allows_a_reroll_of_a_failed_defense(roll: int, offered: bool) -> None:
    angel = {"squad": "angel-of-death", "models": ["(3,2)"]}
    match = chapter(angel, foe={"squad": "gorehound", "models": ["(4,2).{4,5}"]})
    match.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 2, YELLOW, roll)
    assert match.events("attack-power-fixed")[0].power == 5
    assert (Reroll("symbol") in match.legal()) == offered


@rule("DF-SQD-8")
def test_defense_is_added_to_the_defense_roll() -> None:
    match = chapter(KNIGHT)
    match.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 3, YELLOW, 4)
    assert match.events("attack-compared")[0].defense == 6


@rule("DF-SQD-9")
def test_movement_is_the_number_of_spaces_of_a_move() -> None:
    match = chapter(FAR_KNIGHT, foe=FAR_HOUND)
    match.play(Activate(0), KeepMode(), StartMove(), Movers((0,)))
    assert Place((2, 0), (0, 1)) in match.legal()
    assert match.refused(Place((3, 0), (0, 1))).rule == "DF-MOV-3"


@rule("DF-SQD-9")
@pytest.mark.parametrize(("mode", "passes"), [("basic", False), ("other", True)])
def test_the_arrow_symbol_leads_through_obstacles(mode: str, passes: bool) -> None:
    angel = {"squad": "angel-of-death", "models": ["(0,0)"], "mode": mode}
    wall = [{"type": "source", "at": f"({c},{r})"} for c, r in ((1, 0), (0, 1))]
    match = chapter(angel, foe=FAR_HOUND, tokens=wall)
    match.play(Activate(0), KeepMode(), StartMove())
    if match.asked == "choose-movers":
        match.play(Movers((0,)))
    assert (Place((2, 0), (0, 1, 2, 3, 4, 5, 6)) in match.legal()) == passes


@rule("DF-SQD-10")
def test_the_lower_bound_holds_for_the_sum_of_modifiers() -> None:
    weak = [{"status": "infection", "model": 0}] * 2 + [{"status": "blessing", "squad": 0}]
    foe = {"squad": "dark-scholar", "models": ["(3,2).2"]}
    match = chapter(KNIGHT, foe=foe, statuses=[*weak, {"status": "freeze", "model": 1}])
    match.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 3)
    assert match.events("attack-power-fixed")[0].power == 3


@rule("DF-SQD-10")
def test_an_attribute_never_falls_below_zero() -> None:
    weak = [{"status": "infection", "model": 0}] * 4
    foe = {"squad": "dark-scholar", "models": ["(3,2).2"]}
    match = chapter(KNIGHT, foe=foe, statuses=[*weak, {"status": "freeze", "model": 1}])
    match.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 3)
    assert match.events("attack-power-fixed")[0].power == 3


@rule("DF-SQD-11")
def test_a_model_without_attack_neither_attacks_nor_counterattacks() -> None:
    aiming = {"squad": "ranger", "models": ["(3,2).2"], "mode": "other"}
    match = chapter(KNIGHT, aiming)
    match.play(Activate(1), KeepMode())
    assert match.pass_all().asked == "main", "it can neither move nor fight"
    foe = {"squad": "gorehound", "models": ["(3,2).{3,4}"]}
    match = table({"players": [{"squads": [aiming]}, {"squads": [foe]}], "turn": 1})
    match.play(Activate(1), KeepMode(), StartCombat(), Fight(2, 0), YELLOW, 1, YELLOW, 4)
    assert match.state.endurance[0] == 1
    assert match.asked != "counterattack"
    match.dice_used()


@rule("DF-SQD-11")
def test_modifiers_never_turn_a_dash_into_a_number() -> None:
    aiming = {"squad": "ranger", "models": ["(3,2).2"], "mode": "other"}
    match = chapter(aiming, foe=HOUND, statuses=[{"status": "blessing", "squad": 0}])
    match.play(Activate(0), KeepMode())
    assert match.pass_all().asked == "main"


@rule("DF-SQD-11")
def test_a_model_without_movement_makes_no_move_action() -> None:
    match = wardens(squad(basic={"mov": "-"}), foe={"squad": "gorehound", "models": ["(3,2).{2,3}"]})
    match.play(Activate(0), KeepMode())
    assert match.pass_all().refused(StartMove()).rule == "DF-SQD-11"


@rule("DF-SQD-11")
def test_initiative_dash_loses_against_zero() -> None:
    foe = {"squad": "dark-scholar", "models": ["(3,2).1"], "mode": "other"}
    match = wardens(squad(basic={"ini": "-"}), foe=foe)
    match.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 3)
    assert match.events("initiative-fixed")[0].attacker == 1


@rule("DF-SQD-11")
@pytest.mark.parametrize(("result", "left"), [(0, 2), (1, 1)])
def test_initiative_dash_counts_as_zero_for_a_check_for_hit(result: int, left: int) -> None:
    shot = {"do": "check_hit", "targets": {"sel": "models", "side": "own"}, "shooter": "none"}
    fire = card("fire-drill", shot | {"hit": [{"do": "wound"}]})
    match = wardens(squad(basic={"ini": "-"}), fire, mine={"hand": ["fire-drill"]})
    match.play(PlayCard("fire-drill", "lower", -1), YELLOW, result)
    if match.asked.startswith("reroll"):
        match.play(match.legal()[0])
    assert match.state.endurance[0] == left


@rule("DF-SQD-11")
def test_defense_dash_makes_no_roll_and_has_power_zero() -> None:
    foe = {"squad": "gorehound", "models": ["(3,2).{2,3}"]}
    match = wardens(squad(basic={"def": "-"}), foe=foe, turn=1)
    match.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 1)
    assert match.events("attack-compared")[0].defense == 0
    assert match.state.endurance[0] == 1
    match.dice_used()


@rule("DF-SQD-12", "DF-WND-8")
def test_the_shield_is_the_most_tokens_a_squad_can_have() -> None:
    position = {"players": [{"squads": [KNIGHT | {"endurance": 3}]}, {"squads": [HOUND]}]}
    with pytest.raises(BadInput) as error:
        table(position)
    assert error.value.rule == "DF-WND-8"


@rule("DF-SQD-12")
def test_every_squad_starts_with_its_shield_in_tokens() -> None:
    ready = {"squads": "preset", "deck": "preset"}
    players = [{"faction": "chapter", **ready}, {"faction": "demons", **ready}]
    match = opening({"players": players, "first": 0, "countering": 0, "layout": "preset"})
    assert match.state.endurance == [3, 2, 2, 1, 1, 4, 3, 1, 1, 1]


@rule("DF-SQD-13")
def test_a_squad_has_no_more_models_than_its_model_count() -> None:
    five = {"squad": "pilgrim", "models": [f"(3,2).{n}" for n in range(5)]}
    with pytest.raises(BadInput) as error:
        table({"players": [{"squads": [five]}, {"squads": [FAR_HOUND]}]})
    assert error.value.rule == "DF-SQD-13"


@rule("DF-SQD-13", "DF-WND-9")
def test_no_model_returns_to_a_squad_at_full_strength() -> None:
    smiths = {"squad": "bloodsmith", "models": ["(3,2).0", "(3,2).1", None], "endurance": 0}
    mine = {"faction": "demons", "squads": [smiths], "hand": ["resurrection"], "crystals": 9}
    match = table({"players": [mine, {"squads": [FAR_KNIGHT]}]})
    match.play(PlayCard("resurrection", "lower", 0))
    assert match.legal(PickNumber) == [PickNumber(0), PickNumber(1)]


@rule("DF-SQD-14")
def test_squads_of_the_same_name_have_their_own_tokens_and_models() -> None:
    match = chapter(KNIGHT, FAR_KNIGHT)
    match.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 2), YELLOW, 4, YELLOW, 1)
    assert match.state.endurance[:2] == [1, 2]
    match.dice_used()


@rule("DF-SQD-14")
def test_only_the_models_of_the_named_squad_act() -> None:
    match = chapter(KNIGHT, FAR_KNIGHT)
    match.play(Activate(0), KeepMode(), StartMove())
    assert match.legal(Movers) == [Movers((0,))]


@rule("DF-SQD-15")
def test_what_lies_on_the_card_of_a_dead_squad_stays_idle() -> None:
    ranger = {"squad": "ranger", "models": ["(3,2).2"], "endurance": 0, "mode": "other"}
    ranger["enhancements"] = [{"card": "overwatch", "charges": 3}]
    match = table({"players": [{"squads": [ranger, FAR_KNIGHT]}, {"squads": [HOUND]}], "turn": 1})
    match.play(Activate(2), KeepMode(), StartCombat(), Fight(3, 0), YELLOW, 4, YELLOW, 1)
    assert match.state.spaces[0] < 0
    assert (match.state.modes[0], match.state.attached[0][0].charges) == (1, 3)
    match.play(EndActivation())
    match.end_turn().passive()
    assert match.state.attached[0][0].charges == 3
    match.dice_used()


@rule("DF-SQD-15")
def test_an_enhancement_of_a_dead_squad_is_not_used() -> None:
    dead = {"squad": "ranger", "enhancements": [{"card": "overwatch", "charges": 3}]}
    match = chapter(KNIGHT, dead)
    assert match.refused(UseEnhancement(1, "overwatch", "upper", 1)).rule == "DF-ENH-15"


@rule("DF-SQD-7")
def test_a_counterattack_adds_the_attack_value_too() -> None:
    match = chapter(KNIGHT)
    match.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 1, YELLOW, 3, Counterattack(), YELLOW, 2)
    assert match.events("attack-power-fixed")[1].power == 3
    match.dice_used()


@rule("DF-SQD-15", "DF-PAY-6")
def test_tokens_of_a_dead_squad_stay_on_its_card() -> None:
    doom = card("doom", {"do": "kill", "to": {"sel": "models", "squad": "bound_squad"}}, bind={"type": "any_own_squad"})
    mine = {"squads": [{"squad": "warden", "models": ["(3,2).0"]}, {"squad": "warden", "models": ["(0,0).0"]}]}
    match = table(duel(fan(doom), mine | {"hand": ["doom"]}, {"squads": [FAR_HOUND]}))
    match.play(PlayCard("doom", "lower", 0))
    assert (match.state.spaces[0], match.state.endurance[0]) == (-1, 2)


@rule("DF-SQD-4")
def test_an_effect_may_change_a_mode_without_the_arrow() -> None:
    smiths = {"squad": "bloodsmith", "models": ["(3,2).0"]}
    mine = {"faction": "demons", "squads": [smiths], "hand": ["infernal-power"]}
    match = table({"players": [mine, {"squads": [FAR_KNIGHT]}]})
    match.play(PlayCard("infernal-power", "lower", 0), Pay(2))
    assert match.state.modes[0] == 1
