"""Costs of several currencies that draw on the same purse: paid in full or not at all. DF-PAY-9, DF-PAY-12."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    Activate,
    Attach,
    Fight,
    KeepMode,
    Pay,
    PickModel,
    PickOption,
    PickSquad,
    PlayCard,
    StartCombat,
    UseDie,
)
from tests.support.fan import Record, card, enhancement, fan, squad
from tests.support.play import Table, table
from tests.support.rules import rule
from tests.support.stage import squad as sq

BOUND: Record = {"bind": {"type": "any_own_squad"}}
FOES = [sq("gorehound", "(5,5).{0,1}")]
OTHERS = [sq("holy-knight", "(6,8).{0,1}")]
BOTH: list[Record] = [{"currency": "endurance"}, {"currency": "crystal"}]


def cost(*rows: tuple[str, int]) -> list[Record]:
    """A cost of these currencies and amounts."""
    return [{"currency": currency, "amount": n} for currency, n in rows]


def purse(half: Record, *, mode: str = "ffa", tokens: int = 1, crystals: int = 0, **more: Any) -> Table:
    """A player with one card, some Crystals and Endurance tokens; with three players nobody pays with VP."""
    squads = [sq("warden", "(0,0).0", endurance=tokens), sq("warden", "(3,0).0", endurance=0)]
    mine = {"faction": "wardens", "hand": [half["id"]], "crystals": crystals, "squads": squads}
    rivals = [{"faction": "demons", "squads": FOES}, {"faction": "chapter", "squads": OTHERS}]
    players = [mine, *(rivals if mode == "ffa" else rivals[:1])]
    options = {"mode": mode, "seats": len(players), "content": [fan(half, squads=[squad()])]}
    return table({"options": options, "players": players, **more})


@rule("DF-PAY-9", "DF-PAY-4")
@pytest.mark.parametrize("rows", [(("crystal", 1), ("endurance", 1)), (("endurance", 1), ("crystal", 1))])
def test_one_token_does_not_pay_twice(rows: tuple[tuple[str, int], ...]) -> None:
    t = purse(card("toll", {"do": "gain"}, cost=cost(*rows)))
    assert t.refused(PlayCard("toll", "lower", -1)).rule == "DF-PAY-9"
    assert PlayCard("toll", "lower", -1) not in t.legal()


@rule("DF-PAY-9", "DF-PAY-7")
def test_one_step_of_the_track_does_not_pay_twice() -> None:
    toll = card("toll", {"do": "gain"}, cost=cost(("crystal", 1), ("vp", 1)))
    assert purse(toll, mode="duel", tokens=0, marker=-9).refused(PlayCard("toll", "lower", -1)).rule == "DF-PAY-9"
    t = purse(toll, mode="duel", tokens=0, marker=-8).play(PlayCard("toll", "lower", -1), Pay(vp=1))
    assert (t.state.marker, t.asked) == (-10, "main")


@rule("DF-PAY-9", "DF-KEY-5")
def test_a_destroyed_crystal_is_not_spent_as_well() -> None:
    toll = card("toll", {"do": "gain"}, cost=cost(("crystal", 1), ("destroy_crystal", 1)))
    assert purse(toll, tokens=0, crystals=1).refused(PlayCard("toll", "lower", -1)).rule == "DF-PAY-9"
    t = purse(toll, tokens=0, crystals=2).play(PlayCard("toll", "lower", -1), Pay(1))
    assert t.state.depleted[0] == 1


@rule("DF-PAY-9", "DF-PAY-6", "DF-SAC-3")
def test_a_squad_pays_tokens_before_its_last_model_is_sacrificed() -> None:
    t = purse(card("toll", {"do": "gain"}, cost=cost(("model", 1), ("crystal", 1)), **BOUND))
    t.play(PlayCard("toll", "lower", 0), Pay(endurance=((0, 1),)))
    assert (t.state.endurance[0], t.state.crystals[0], t.asked) == (0, 1, "main")


@rule("DF-PAY-9", "DF-PAY-12")
def test_a_list_that_leaves_too_little_for_the_rest_cannot_be_chosen() -> None:
    choice: Record = {"currency": "one_of", "oneOf": [[{"currency": "endurance"}], [{"currency": "banner"}]]}
    t = purse(card("toll", {"do": "gain"}, cost=[choice, *cost(("crystal", 1))]))
    t.play(PlayCard("toll", "lower", -1))
    assert t.legal(PickOption) == [PickOption(1)]
    assert t.refused(PickOption(0)).rule == "DF-PAY-9"
    t.play(PickOption(1), Pay(endurance=((0, 1),)))
    assert (t.state.banners[0], t.asked) == (False, "main")


@rule("DF-PAY-12", "DF-EFF-9")
def test_a_reduction_holds_for_a_list_of_choice_too() -> None:
    choice: Record = {"currency": "one_of", "oneOf": [cost(("crystal", 2)), cost(("endurance", 2))]}
    toll = card("toll", {"do": "gain"}, cost=[choice])
    thrift = card("thrift", {"do": "modify_cost", "n": -1, "duration": "this_turn"})
    mine = {"faction": "wardens", "hand": ["toll", "thrift"], "crystals": 1, "squads": [sq("warden", "(0,0).0")]}
    t = table({"options": {"content": [fan(toll, thrift)]}, "players": [mine, {"faction": "demons", "squads": FOES}]})
    t.play(PlayCard("thrift", "lower", -1), PlayCard("toll", "lower", -1), PickOption(0), Pay(1))
    assert t.state.depleted[0] == 1


@rule("DF-PAY-9", "DF-ENH-3")
@pytest.mark.parametrize(("attach", "named"), [(BOTH, "1 Crystal"), (cost(("token:oil", 1)), "1 OIL token")])
def test_an_attachment_is_paid_in_full_too(attach: list[Record], named: str) -> None:
    oil = {"id": "oil", "name": "oil", "class": "resource", "limit": 5}
    text = fan(enhancement("relic", attach=attach), tokens=[oil])
    squads = [sq("warden", "(0,0).0", endurance=1)]
    mine = {"faction": "wardens", "hand": ["relic"], "crystals": 0, "squads": squads}
    players = [mine, {"faction": "demons", "squads": FOES}, {"faction": "chapter", "squads": OTHERS}]
    t = table({"options": {"mode": "ffa", "seats": 3, "content": [text]}, "players": players})
    refusal = t.refused(Attach("relic", 0))
    assert (refusal.rule, refusal.text) == ("DF-PAY-9", f"You cannot pay {named}.")


@rule("DF-ENH-3", "DF-PAY-12")
def test_an_attachment_of_two_currencies_takes_both() -> None:
    squads = [sq("warden", "(0,0).0"), sq("warden", "(3,0).0")]
    mine = {"faction": "wardens", "hand": ["relic"], "crystals": 0, "squads": squads}
    text = fan(enhancement("relic", attach=BOTH), squads=[squad()])
    t = table({"options": {"content": [text]}, "players": [mine, {"faction": "demons", "squads": FOES}]})
    t.play(Attach("relic", 0), PickSquad(0), Pay(endurance=((1, 1),)))
    assert t.state.endurance[:2] == [1, 1]


OUTER = card("outer", {"do": "combat_action"}, cost=2, **BOUND)


@rule("DF-EFF-6")
@pytest.mark.parametrize(("price", "paid"), [(0, 0), (cost(("vp", 1)), 1)], ids=["free", "one VP"])
def test_the_amount_paid_is_that_of_the_action_itself(price: Any, paid: int) -> None:
    inner = card("inner", {"do": "gain_vp", "n": {"val": "paid"}}, cost=price, instant=True)
    mine = {"faction": "wardens", "hand": ["outer", "inner"], "crystals": 4, "squads": [sq("warden", "(3,2).0")]}
    foe = {"faction": "demons", "squads": [sq("gorehound", "(3,2).{1,2}")]}
    t = table({"options": {"content": [fan(OUTER, inner)]}, "players": [mine, foe], "marker": -3})
    t.play(PlayCard("outer", "lower", 0), Pay(2), Fight(0, 1)).play(PlayCard("inner", "lower", -1))
    assert t.state.marker == -3
    assert [e.steps for e in t.events("marker-moved")] == ([-paid, paid] if paid else [])


@rule("DF-EFF-6", "DF-EFF-7")
def test_all_currencies_of_a_cost_count_as_paid() -> None:
    test: Record = {"do": "if", "when": {"cond": "paid_with", "currency": "vp"}, "then": [{"do": "gain", "n": 3}]}
    gift = card("gift", {"do": "gain_vp", "n": {"val": "paid"}}, test, cost=cost(("vp", 1), ("crystal", 2)))
    t = purse(gift, mode="duel", crystals=2).play(PlayCard("gift", "lower", -1), Pay(2))
    assert (t.state.marker, t.state.crystals[0]) == (2, 3)


@rule("DF-EFF-7")
def test_charges_count_as_paid() -> None:
    test: Record = {"do": "if", "when": {"cond": "paid_with", "currency": "charge"}, "then": [{"do": "gain_vp"}]}
    squads = [sq("warden", "(0,0).0", enhancements=[{"card": "relic", "charges": 1}])]
    mine = {"faction": "wardens", "squads": squads}
    text = fan(enhancement("relic", test))
    t = table({"options": {"content": [text]}, "players": [mine, {"faction": "demons", "squads": FOES}]})
    t.play(*[a for a in t.legal() if getattr(a, "half", "") == "lower"])
    assert t.state.marker == 1


@rule("DF-GEN-8", "DF-PAY-9")
def test_a_reroll_that_the_cost_of_its_card_made_too_dear_does_not_happen() -> None:
    spin = card("spin", {"do": "reroll", "how": "paid"}, cost=1, instant=True, timing="on_roll")
    mine = {"faction": "wardens", "hand": ["spin"], "crystals": 1, "squads": [sq("warden", "(3,2).0", endurance=0)]}
    near = [sq("dark-scholar", "(3,2).1")]
    rivals = [{"faction": "demons", "squads": near}, {"faction": "chapter", "squads": OTHERS}]
    content = {"mode": "ffa", "seats": 3, "content": [fan(spin)]}
    t = table({"options": content, "players": [mine, *rivals]})
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), UseDie("yellow"), 3)
    t.play(PlayCard("spin", "lower", -1), Pay(1)).pass_all()
    assert (t.asked, t.seat) == ("choose-die-defense", 1)


TURNCOATS: Record = {"do": "change_mode", "of": {"sel": "squads", "side": "own"}, "paid": True}


@rule("DF-SQD-5", "DF-PAY-9")
def test_modes_are_changed_as_long_as_they_can_be_paid() -> None:
    drum = card("drum", TURNCOATS)
    squads = [sq("warden", "(0,0).0", endurance=0), sq("warden", "(3,0).0", endurance=0)]
    mine = {"faction": "wardens", "hand": ["drum"], "crystals": 1, "squads": squads}
    text = fan(drum, squads=[squad(basic={"changeMode": 1})])
    players = [mine, {"faction": "demons", "squads": FOES}, {"faction": "chapter", "squads": OTHERS}]
    t = table({"options": {"mode": "ffa", "seats": 3, "content": [text]}, "players": players})
    t.play(PlayCard("drum", "lower", -1), Pay(1))
    assert (t.state.modes[:2], t.asked) == ([1, 0], "main")


@rule("DF-SQD-5", "DF-PAY-12")
@pytest.mark.parametrize(("oil", "mode"), [(1, 1), (0, 0)])
def test_a_mode_that_costs_tokens_takes_them_by_an_effect_too(oil: int, mode: int) -> None:
    drum = card("drum", TURNCOATS)
    supply = {"id": "oil", "name": "oil", "class": "resource", "limit": 5}
    text = fan(drum, squads=[squad(basic={"changeMode": cost(("token:oil", 1))})], tokens=[supply])
    mine = {"faction": "wardens", "hand": ["drum"], "squads": [sq("warden", "(0,0).0")], "resources": {"oil": oil}}
    t = table({"options": {"content": [text]}, "players": [mine, {"faction": "demons", "squads": FOES}]})
    t.play(PlayCard("drum", "lower", -1))
    assert (t.state.modes[0], t.state.resources["0:oil"]) == (mode, 0)


FEE = card(
    "fee", {"do": "kill", "to": {"sel": "models", "side": "own", "choose": 1}}, instant=True, timing="on_payment"
)


def drained(*cards: Record) -> Table:
    """Seat 0 has one Endurance token and no Crystal, and a card that kills an own model while a cost is announced."""
    squads = [sq("warden", "(0,0).0", endurance=1), sq("warden", "(3,2).0", endurance=0)]
    player = {"faction": "wardens", "hand": ["fee", *(c["id"] for c in cards)], "crystals": 0, "squads": squads}
    rivals = [
        {"faction": "demons", "squads": [sq("dark-scholar", "(3,2).1")]},
        {"faction": "chapter", "squads": OTHERS},
    ]
    content = fan(FEE, *cards, squads=[squad(basic={"changeMode": "no"})])
    return table({"options": {"mode": "ffa", "seats": 3, "content": [content]}, "players": [player, *rivals]})


@rule("DF-PAY-9", "DF-INS-5")
def test_an_action_that_cannot_be_paid_any_more_is_lost() -> None:
    t = drained(card("deed", {"do": "gain", "n": 3}, cost=1)).play(PlayCard("deed", "lower", -1))
    assert t.asked == "window-W-P1"
    t.play(PlayCard("fee", "lower", -1), PickModel(0)).pass_all()
    assert (t.state.crystals[0], t.state.discards[0], t.asked) == (0, ("fee", "deed"), "main")


@rule("DF-PAY-9", "DF-DIC-3")
def test_a_die_that_cannot_be_paid_any_more_costs_what_is_left() -> None:
    t = drained().play(Activate(1), StartCombat(), Fight(1, 2), UseDie("red"))
    t.play(PlayCard("fee", "lower", -1), 5, PickModel(0)).pass_all()
    assert t.asked == "choose-die-defense"
