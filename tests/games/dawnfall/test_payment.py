"""Costs and paying. DF-PAY."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.content import ContentError
from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import (
    Activate,
    Attach,
    Fight,
    Keep,
    KeepMode,
    Pay,
    PickCard,
    PickModel,
    PickSquad,
    PlayCard,
    Refresh,
    Reroll,
    StartCombat,
    UseBanner,
    UseDie,
    UseEnhancement,
)
from tests.support.fan import card, duel, enhancement, fan, squad
from tests.support.play import Table, table
from tests.support.rules import rule

HOUND = {"squad": "gorehound", "models": ["(6,5).{3,4}"]}
NEAR_HOUND = {"squad": "gorehound", "models": ["(3,2).{3,4}"]}
KNIGHT = {"squad": "holy-knight", "models": ["(3,2).{0,1}"]}
WARDEN = {"squad": "warden", "models": ["(0,0).0"]}
OTHER = {"squad": "warden", "models": ["(1,0).0"]}
COIN = {"id": "coin", "name": "Coin", "class": "resource", "limit": 5, "start": 2}
LEVY = card("levy", {"do": "ready_banner"}, cost=4)


def wardens(*cards: dict[str, Any], squads: Any = (WARDEN, OTHER), **more: Any) -> Table:
    """Two Wardens that hold each card once; seat 1 has a Gorehound far away."""
    mine = {"squads": list(squads), "hand": [c["id"] for c in cards], **more.pop("mine", {})}
    text = fan(*cards, tokens=[COIN], **more.pop("faction", {}))
    return table(duel(text, mine, {"squads": [HOUND]}, **more))


def due(cost: int = 4, **more: Any) -> Table:
    """The Wardens have to pay this many Crystals."""
    match = wardens(card("levy", {"do": "ready_banner"}, cost=cost), **more)
    return match.play(PlayCard("levy", "lower", -1))


@rule("DF-PAY-1")
def test_both_pools_are_seen_by_the_opponent() -> None:
    players = [{"squads": [KNIGHT], "crystals": 3, "depleted": 4}, {"squads": [NEAR_HOUND]}]
    seen = table({"players": players}).match.view(1).players[0]
    assert (seen.crystals, seen.depleted) == (3, 4)


@rule("DF-PAY-2", "DF-PAY-1")
def test_paid_crystals_move_to_the_own_depleted_pool() -> None:
    match = due(4, mine={"crystals": 5}).play(Pay(4))
    assert (match.state.crystals, match.state.depleted) == ([1, 2], [4, 0])


@rule("DF-PAY-2")
def test_a_depleted_crystal_does_not_pay() -> None:
    match = due(1, mine={"crystals": 0, "depleted": 5})
    assert match.refused(Pay(1)).rule == "DF-PAY-9"


@rule("DF-PAY-3")
def test_a_marked_side_brings_a_crystal_back() -> None:
    match = table({"players": [{"squads": [KNIGHT], "depleted": 2}, {"squads": [NEAR_HOUND]}]})
    match.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), UseDie("yellow"), 4)
    match.play(UseDie("yellow"), 0, Refresh())
    assert (match.state.crystals[0], match.state.depleted[0]) == (3, 1)
    match.dice_used()


@rule("DF-PAY-3")
def test_an_effect_brings_crystals_back() -> None:
    match = wardens(card("rest", {"do": "refresh", "n": 2}), mine={"depleted": 3})
    match.play(PlayCard("rest", "lower", -1))
    assert (match.state.crystals[0], match.state.depleted[0]) == (4, 1)


@rule("DF-PAY-3")
def test_crystals_do_not_return_by_an_active_turn() -> None:
    match = due(2).play(Pay(2))
    match.end_turn()
    assert match.state.depleted[0] == 2


@rule("DF-PAY-4", "DF-EX-13")
def test_crystals_endurance_and_vp_are_mixed_in_one_payment() -> None:
    match = due(4, mine={"crystals": 1}).play(Pay(1, ((0, 1), (1, 1)), 1))
    assert (match.state.crystals[0], match.state.depleted[0]) == (0, 1)
    assert match.state.endurance[:2] == [1, 1]
    assert match.state.marker == -1


@rule("DF-PAY-4", "DF-EX-13")
def test_both_tokens_may_come_from_one_squad() -> None:
    match = due(4, mine={"crystals": 1}).play(Pay(1, ((0, 2),), 1))
    assert match.state.endurance[:2] == [0, 2]


@rule("DF-PAY-4")
@pytest.mark.parametrize("plan", [Pay(4), Pay(0, ((0, 2), (1, 2))), Pay(vp=4), Pay(2, ((1, 1),), 1)])
def test_substitutes_are_chosen_freely_even_with_enough_crystals(plan: Pay) -> None:
    assert due(4, mine={"crystals": 9}).play(plan).asked == "main"


@rule("DF-PAY-4")
def test_there_is_no_limit_of_substitutes_in_a_turn() -> None:
    dues = [card(f"due-{n}", {"do": "ready_banner"}, cost=3) for n in range(3)]
    match = wardens(*dues, mine={"crystals": 0})
    for n in range(3):
        match.play(PlayCard(f"due-{n}", "lower", -1), Pay(vp=3))
    assert match.state.marker == -9


def in_defense(**mine: Any) -> Table:
    """The Knight has to choose a die against the Gorehound's Attack of 4."""
    match = table({"players": [{"squads": [KNIGHT], **mine}, {"squads": [NEAR_HOUND]}]})
    return match.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), UseDie("yellow"), 1)


@rule("DF-PAY-5")
def test_the_red_die_is_paid_with_a_substitute() -> None:
    match = in_defense(crystals=0)
    match.play(UseDie("red"), Pay(endurance=((0, 1),)), 4)
    assert match.state.endurance[0] == 1
    match.dice_used()


@rule("DF-PAY-5")
def test_the_paid_reroll_is_paid_with_a_substitute() -> None:
    match = in_defense(crystals=0)
    match.play(UseDie("yellow"), 0, Reroll("paid"), Pay(vp=1), 3)
    assert match.state.marker == -1
    match.dice_used()


@rule("DF-PAY-5")
def test_attaching_is_paid_with_a_substitute() -> None:
    match = wardens(enhancement("lantern"), mine={"crystals": 0})
    match.play(Attach("lantern", 0), Pay(endurance=((1, 1),)))
    assert match.state.attached[0][0].card == "lantern"


@rule("DF-PAY-5")
def test_a_banner_cost_is_paid_with_a_substitute() -> None:
    power = {"id": "call", "name": "call", "cost": 1, "steps": [{"do": "gain"}], "bind": {"type": "none"}}
    banner = {"banners": [{"id": "wardens-banner", "name": "Banner", "powers": [power]}]}
    match = wardens(card("nothing", {"do": "gain"}), faction=banner, mine={"crystals": 0})
    match.play(UseBanner(0, -1), Pay(vp=1))
    assert (match.state.crystals[0], match.state.marker) == (1, -1)


@rule("DF-PAY-5")
def test_charges_have_no_substitute() -> None:
    lantern = enhancement("lantern")
    bearer = WARDEN | {"enhancements": [{"card": "lantern", "charges": 0}]}
    match = wardens(lantern, squads=(bearer,), mine={"crystals": 9, "hand": []})
    assert match.refused(UseEnhancement(0, "lantern", "lower", 0)).rule == "DF-ENH-9"


@rule("DF-PAY-5")
def test_losing_crystals_is_no_payment_and_takes_no_substitute() -> None:
    match = wardens(card("tax", {"do": "lose", "n": 3}), mine={"crystals": 1})
    match.play(PlayCard("tax", "lower", -1))
    assert (match.state.crystals[0], match.state.endurance[:2], match.state.marker) == (0, [2, 2], 0)


@rule("DF-PAY-5")
def test_buying_vp_takes_crystals_only() -> None:
    players = [{"squads": [KNIGHT], "crystals": 2}, {"squads": [NEAR_HOUND], "crystals": 2}]
    match = table({"players": players, "options": {"buying_vp": True}, "turn": 1})
    match.end_turn()
    assert match.asked == "declare"


@rule("DF-PAY-6")
def test_paying_the_last_token_kills_nobody() -> None:
    match = due(2, mine={"crystals": 0}).play(Pay(endurance=((0, 2),)))
    assert match.state.endurance[0] == 0
    assert match.state.spaces[0] >= 0
    assert not match.events("model-died")


@rule("DF-PAY-6")
def test_a_squad_without_tokens_pays_nothing_more() -> None:
    match = due(1, squads=(WARDEN | {"endurance": 0}, OTHER))
    assert match.refused(Pay(endurance=((0, 1),))).rule == "DF-PAY-6"


@rule("DF-PAY-9")
@pytest.mark.parametrize("plan", [((0, 1), (0, 1)), ((0, 2), (1, 0))])
def test_a_plan_names_every_squad_once(plan: tuple[tuple[int, int], ...]) -> None:
    match = due(2, squads=(WARDEN, OTHER), mine={"crystals": 0})
    refusal = match.refused(Pay(endurance=plan))
    assert (refusal.rule, refusal.key) == ("DF-PAY-9", "refused-payment-form")


@rule("DF-PAY-6")
@pytest.mark.parametrize("allowed", [False, True])
def test_a_dead_squad_pays_only_where_the_option_allows_it(allowed: bool) -> None:
    dead = {"squad": "warden", "models": ["dead"]}
    match = due(1, squads=(WARDEN, dead), options={"dead_squads_pay": allowed})
    if not allowed:
        assert match.refused(Pay(endurance=((1, 1),))).rule == "DF-PAY-6"
        return
    match.play(Pay(endurance=((1, 1),)))
    assert match.state.endurance[1] == 1


@rule("DF-PAY-7")
def test_paid_vp_move_the_marker_toward_the_opponent() -> None:
    players = [{"squads": [KNIGHT]}, {"squads": [NEAR_HOUND], "hand": ["mist"], "crystals": 0}]
    match = table({"players": players, "turn": 1})
    match.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), UseDie("red"), Pay(vp=1), 6)
    assert match.state.marker == 1


@rule("DF-PAY-7", "DF-END-4")
def test_paying_up_to_the_opponents_token_is_allowed_and_announces_the_end() -> None:
    match = due(2, marker=-8).play(Pay(vp=2))
    assert (match.state.marker, match.state.end_after_turn) == (-10, True)


@rule("DF-PAY-7")
def test_no_more_vp_are_paid_than_steps_are_left() -> None:
    match = due(3, marker=-8)
    assert match.refused(Pay(vp=3)).rule == "DF-PAY-7"


def many(mode: str = "ffa", **mine: Any) -> Table:
    """A multiplayer match in which the Wardens hold a card of cost 4."""
    text = fan(LEVY, enhancement("lantern"))
    places = ("(0,0).0", "(0,4).{0,1}", "(0,8).{0,1}", "(5,8).{0,1}")
    rows = (("wardens", "warden"), ("demons", "gorehound"), ("chapter", "holy-knight"), ("demons", "gorehound"))
    players: list[dict[str, Any]] = [
        {"faction": f, "squads": [{"squad": s, "models": [at]}]} for (f, s), at in zip(rows, places, strict=True)
    ]
    players[0] |= {"hand": ["levy", "lantern"]} | mine
    seats = 4 if mode == "tvt" else 3
    options = {"mode": mode, "seats": seats, "content": [text], "allow_mirror": True}
    return table({"options": options, "players": players[:seats]})


@rule("DF-PAY-8", "DF-EX-13")
@pytest.mark.parametrize("mode", ["ffa", "tvt"])
def test_vp_do_not_pay_in_multiplayer(mode: str) -> None:
    match = many(mode, crystals=1, squads=[WARDEN, OTHER]).play(PlayCard("levy", "lower", -1))
    assert match.refused(Pay(1, ((0, 1), (1, 1)), 1)).rule == "DF-PAY-8"


@rule("DF-PAY-8")
def test_vp_do_not_attach_an_enhancement_in_multiplayer() -> None:
    match = many().play(Attach("lantern", 0))
    assert match.refused(Pay(vp=1)).rule == "DF-PAY-8"


@rule("DF-PAY-8")
def test_vp_do_not_make_a_cost_payable_in_multiplayer() -> None:
    match = many(crystals=1)
    assert match.refused(PlayCard("levy", "lower", -1)).rule == "DF-PAY-9"


@rule("DF-PAY-9")
@pytest.mark.parametrize(
    "plan", [Pay(3), Pay(5), Pay(), Pay(9, ((0, -5),)), Pay(-1, ((0, 2), (1, 2)), 1), Pay(2, ((0, 1), (0, 1)))]
)
def test_a_plan_with_another_total_is_refused(plan: Pay) -> None:
    match = due(4, mine={"crystals": 9})
    assert match.refused(plan).rule == "DF-PAY-9"


@rule("DF-PAY-9")
def test_a_plan_with_crystals_the_player_does_not_have_is_refused() -> None:
    assert due(4, mine={"crystals": 3}).refused(Pay(4)).rule == "DF-PAY-9"


@rule("DF-PAY-9")
def test_an_option_that_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    match = wardens(card("levy", {"do": "gain"}, cost=7), mine={"crystals": 1}, marker=-9)
    assert match.refused(PlayCard("levy", "lower", -1)).rule == "DF-PAY-9"


@rule("DF-PAY-9")
def test_the_effect_begins_only_after_the_payment() -> None:
    match = wardens(card("dig", {"do": "gain", "n": 3}, cost=1), mine={"crystals": 1})
    match.play(PlayCard("dig", "lower", -1))
    assert (match.asked, match.state.crystals[0]) == ("pay-action", 1)
    assert match.play(Pay(1)).state.crystals[0] == 3


@rule("DF-PAY-9")
def test_nothing_is_refunded_when_the_effect_has_no_result() -> None:
    shot = {"do": "check_hit", "targets": {"sel": "models", "side": "enemy"}, "shooter": "none"}
    match = wardens(card("volley", shot | {"hit": [{"do": "wound"}]}, cost=2))
    match.play(PlayCard("volley", "lower", -1), Pay(2), UseDie("yellow"), 3)
    assert (match.state.crystals[0], match.state.depleted[0]) == (0, 2)
    match.dice_used()


@rule("DF-PAY-9")
@pytest.mark.parametrize("action", [KeepMode(), Keep(), Activate(0)])
def test_a_payment_is_not_put_off(action: Action) -> None:
    assert due(4).refused(action).rule == "DF-PAY-9"


@rule("DF-PAY-10")
def test_the_opponents_squads_do_not_pay() -> None:
    assert due(1).refused(Pay(endurance=((2, 1),))).rule == "DF-PAY-10"


@rule("DF-PAY-10")
@pytest.mark.parametrize("payer", [99, -1])
def test_squads_that_do_not_exist_do_not_pay(payer: int) -> None:
    assert due(1).refused(Pay(endurance=((payer, 1),))).rule == "DF-PAY-10"


@rule("DF-PAY-10")
def test_an_ally_does_not_contribute() -> None:
    match = many("tvt", crystals=4).play(PlayCard("levy", "lower", -1))
    assert match.refused(Pay(3, ((2, 1),))).rule == "DF-PAY-10"


@rule("DF-PAY-10")
def test_the_defender_pays_for_the_own_die() -> None:
    players = [{"squads": [KNIGHT]}, {"squads": [NEAR_HOUND]}]
    match = table({"players": players, "turn": 1})
    match.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), UseDie("yellow"), 1, UseDie("red"), Pay(1), 5)
    assert match.state.crystals == [1, 2]
    match.dice_used()


@rule("DF-PAY-11")
def test_a_payment_in_another_players_turn_can_announce_the_end() -> None:
    players = [{"squads": [KNIGHT]}, {"squads": [NEAR_HOUND]}]
    match = table({"players": players, "turn": 1, "marker": -9})
    match.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), UseDie("yellow"), 1)
    match.play(UseDie("red"), Pay(vp=1), 5)
    assert (match.state.marker, match.state.end_after_turn) == (-10, True)
    match.dice_used()


@rule("DF-PAY-11")
def test_an_instant_in_another_players_turn_is_paid_in_the_same_way() -> None:
    players = [{"squads": [KNIGHT], "hand": ["guardian-angel"], "crystals": 0}, {"squads": [NEAR_HOUND]}]
    match = table({"players": players, "turn": 1})
    match.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), UseDie("yellow"), 1)
    match.play(PlayCard("guardian-angel", "upper", 0), Pay(endurance=((0, 1),)))
    assert match.state.endurance[0] == 1


def toll(*prices: tuple[str, int], **more: Any) -> Table:
    """A card whose cost is a list of currencies."""
    cost = [{"currency": c, "amount": n} for c, n in prices]
    return wardens(card("toll", {"do": "ready_banner"}, cost=cost), **more)


@rule("DF-PAY-12")
def test_a_cost_of_several_currencies_is_paid_in_each() -> None:
    match = toll(("crystal", 1), ("token:coin", 2), mine={"resources": {"coin": 2}})
    match.play(PlayCard("toll", "lower", -1), Pay(1))
    assert (match.state.depleted[0], match.state.resources["0:coin"]) == (1, 0)


@rule("DF-PAY-12")
def test_an_endurance_cost_is_paid_in_tokens_of_a_squad_of_choice() -> None:
    match = toll(("endurance", 2), mine={"crystals": 9})
    match.play(PlayCard("toll", "lower", -1), PickSquad(1), PickSquad(0))
    assert (match.state.endurance[:2], match.state.crystals[0]) == ([1, 1], 9)


@rule("DF-PAY-12", "DF-VIC-3")
def test_a_vp_cost_moves_the_marker() -> None:
    match = toll(("vp", 2))
    match.play(PlayCard("toll", "lower", -1))
    assert match.state.marker == -2


@rule("DF-PAY-12")
def test_a_card_cost_is_a_discard_of_choice() -> None:
    spare = card("spare", {"do": "gain"})
    cost = [{"currency": "card", "amount": 1}]
    match = wardens(card("toll", {"do": "ready_banner"}, cost=cost), spare, mine={"hand": ["toll", "toll", "spare"]})
    match.play(PlayCard("toll", "lower", -1), PickCard("spare"))
    assert match.state.hands[0] == ("toll",)


@rule("DF-PAY-12")
def test_a_model_cost_takes_a_model_of_the_bound_squad() -> None:
    cost = [{"currency": "model", "amount": 1}]
    offer = card("offer", {"do": "ready_banner"}, cost=cost, bind={"type": "any_own_squad"})
    match = wardens(offer)
    match.play(PlayCard("offer", "lower", 1))
    assert match.state.spaces[1] < 0 <= match.state.spaces[0]


@rule("DF-PAY-12")
@pytest.mark.parametrize("currency", ["token:coin", "endurance", "vp", "card", "model"])
def test_only_crystals_have_substitutes(currency: str) -> None:
    poor = [WARDEN | {"endurance": 0}]
    mine = {"crystals": 9, "resources": {"coin": 0}}
    match = toll((currency, 2), squads=poor, mine=mine, marker=-10)
    assert match.refused(PlayCard("toll", "lower", -1)).rule == "DF-PAY-9"


@rule("DF-PAY-12")
def test_an_attachment_may_cost_faction_tokens() -> None:
    lantern = enhancement("lantern", attach=[{"currency": "token:coin", "amount": 2}])
    match = wardens(lantern, mine={"resources": {"coin": 2}})
    match.play(Attach("lantern", 0))
    assert (match.state.resources["0:coin"], match.state.crystals[0]) == (0, 2)
    assert match.state.attached[0][0].card == "lantern"


@rule("DF-PAY-12")
def test_an_attachment_that_costs_faction_tokens_takes_no_crystals_instead() -> None:
    lantern = enhancement("lantern", attach=[{"currency": "token:coin", "amount": 2}])
    match = wardens(lantern, mine={"resources": {"coin": 1}, "crystals": 9})
    assert match.refused(Attach("lantern", 0)).rule == "DF-PAY-9"


@rule("DF-PAY-12")
def test_a_model_cost_of_several_models_lets_the_payer_choose() -> None:
    cost = [{"currency": "model", "amount": 1}]
    offer = card("offer", {"do": "ready_banner"}, cost=cost, bind={"type": "squad_named", "names": ["horde"]})
    horde = {"squad": "horde", "models": ["(2,2).0", "(2,2).1"]}
    match = wardens(offer, squads=(horde,), faction={"squads": [squad("horde", models=2)]})
    match.play(PlayCard("offer", "lower", 0), PickModel(1))
    assert match.state.spaces[1] < 0 <= match.state.spaces[0]


@rule("DF-PAY-12")
@pytest.mark.parametrize("currency", ["gold", "token:gold", "charge"])
def test_a_toll_in_an_unknown_currency_is_refused_with_its_place(currency: str) -> None:
    lantern = enhancement("lantern", attach=[{"currency": currency, "amount": 2}])
    with pytest.raises(ContentError) as error:
        wardens(lantern)
    assert "attachCost" in str(error.value)


@rule("DF-PAY-12")
def test_a_card_does_not_pay_for_itself() -> None:
    assert toll(("card", 1)).refused(PlayCard("toll", "lower", -1)).rule == "DF-PAY-9"
    lantern = enhancement("lantern", attach=[{"currency": "card", "amount": 1}])
    assert wardens(lantern).refused(Attach("lantern", 0)).rule == "DF-PAY-9"
