"""Bans, abilities, interrupts, tokens, bindings and bounds in a fan faction. DF-EFF-3, 9, 13, 14, 19."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    Activate,
    Counterattack,
    Fight,
    Keep,
    KeepMode,
    Movers,
    Pay,
    PickNumber,
    Place,
    PlayCard,
    Refresh,
    Reroll,
    StartCombat,
    StartMove,
    UseBanner,
)
from tests.support.fan import Record, card, fan
from tests.support.play import Table, table
from tests.support.rules import rule
from tests.support.stage import place_of
from tests.support.wardens import BOUND, FOES, VP, YELLOW, fight, play

# bans and abilities


@rule("DF-EFF-9")
def test_a_ban_on_cards_and_refreshing_holds_for_a_player() -> None:
    step = {"do": "forbid", "what": ["play_card", "refresh"], "to": {"sel": "players", "side": "own"}}
    t = play(card("deed", step, **BOUND), hand=("deed", "deed"), mine={"depleted": 1})
    t.play(PlayCard("deed", "lower", 0)).pass_all()
    assert t.refused(PlayCard("deed", "lower", 0)).rule == "DF-CRD-7"
    t.play(UseBanner(0, -1))
    assert t.state.depleted[0] == 1


@rule("DF-EFF-9", "DF-PAY-3")
def test_a_ban_on_refreshing_that_an_enemy_model_gets_leaves_the_own_crystals_alone() -> None:
    step = {"do": "forbid", "what": "refresh", "to": FOES}
    t = play(card("deed", step, **BOUND), hand=("deed",), mine={"depleted": 1})
    t.play(PlayCard("deed", "lower", 0), UseBanner(0, -1))
    assert t.state.depleted[0] == 0


@rule("DF-EFF-9", "DF-RER-4")
@pytest.mark.parametrize("to", ["bound_squad", {"sel": "players", "side": "own"}])
def test_a_roll_under_a_ban_on_refreshing_refreshes_nothing(to: Any) -> None:
    step = {"do": "forbid", "what": "refresh", "to": to}
    t = play(card("deed", step, **BOUND), hand=("deed",), mine={"depleted": 1, "crystals": 1})
    t.play(PlayCard("deed", "lower", 0), Activate(0), KeepMode(), StartCombat(), Fight(0, 2), YELLOW, 0)
    assert t.legal() == [Keep(), Reroll("paid")]
    assert t.refused(Refresh()).rule == "DF-RER-4"
    t.play(Reroll("paid"), Pay(1), 0).pass_all()
    assert (t.state.crystals[0], t.state.depleted[0]) == (0, 2)


@rule("DF-EFF-9", "DF-RER-1")
def test_a_ban_that_a_player_gets_holds_for_all_models_of_that_player() -> None:
    step = {"do": "forbid", "what": ["reroll", "counterattack"], "to": {"sel": "players", "side": "any"}}
    t = play(card("deed", step, **BOUND), hand=("deed",))
    t.play(PlayCard("deed", "lower", 0), Activate(0), KeepMode(), StartCombat(), Fight(0, 2), YELLOW, 0, YELLOW, 4)
    assert t.pass_all().asked != "counterattack"
    t.dice_used()


@rule("DF-EFF-9", "DF-SQD-10")
def test_a_number_that_a_player_gets_is_that_of_all_models() -> None:
    step = {"do": "modify_attribute", "attribute": "att", "n": 3, "to": {"sel": "players", "side": "own"}}
    t = play(card("deed", step, **BOUND), hand=("deed",))
    t.play(PlayCard("deed", "lower", 0), Activate(0), KeepMode(), StartCombat(), Fight(0, 2), YELLOW, 1).pass_all()
    assert t.events("attack-power-fixed")[-1].power == 5


VEIL: Record = {"id": "veil", "name": "veil", "holds": [{"forbids": ["be_targeted"]}]}
ONE_FOE: Record = FOES | {"choose": 1}
HEX: Record = {"do": "add_status", "status": "veil", "to": "target"}


@rule("DF-EFF-9", "DF-CRD-9")
@pytest.mark.parametrize(
    ("deed", "bind", "rule_id"),
    [
        (card("deed", HEX, targets=[{"of": ONE_FOE}]), -1, "DF-CRD-9"),
        (card("deed", {"do": "wound", "to": ONE_FOE}), -1, "DF-CRD-9"),
        (card("deed", {"do": "check_hit", "shooter": "none", "targets": ONE_FOE, "hit": [VP]}), -1, "DF-CRD-9"),
        (card("deed", HEX, bind={"type": "enemy_model"}), 2, "DF-CRD-2"),
        (card("deed", {"do": "lose_endurance", "of": "target"}, bind={"type": "enemy_squad"}), 2, "DF-CRD-2"),
    ],
)
def test_who_may_not_be_targeted_is_not_chosen_by_an_enemy(deed: Record, bind: int, rule_id: str) -> None:
    veiled = [{"status": "veil", "model": 2, "by": 1}]
    t = play(deed, hand=("deed",), faction={"tokens": [VEIL]}, statuses=veiled)
    assert t.refused(PlayCard("deed", "lower", bind)).rule == rule_id
    assert PlayCard("deed", "lower", bind) not in t.legal()
    t = play(deed, hand=("deed",), faction={"tokens": [VEIL]})
    assert PlayCard("deed", "lower", bind) in t.legal()


@rule("DF-EFF-9")
def test_who_may_not_be_targeted_is_still_chosen_by_its_own_side() -> None:
    deed = card("deed", {"do": "restore_endurance", "of": "target"}, targets=[{"of": ONE_FOE | {"side": "own"}}])
    veiled = [{"status": "veil", "model": 0, "by": 1}]
    own = [{"squad": "warden", "models": ["(3,2).1"], "endurance": 1}]
    t = play(deed, hand=("deed",), own=own, faction={"tokens": [VEIL]}, statuses=veiled)
    t.play(PlayCard("deed", "lower", -1))
    assert t.state.endurance[0] == 2


@rule("DF-EFF-9")
@pytest.mark.parametrize("what", ["attack", "combat"])
def test_a_ban_on_fighting_holds_for_a_squad(what: str) -> None:
    t = play(card("deed", {"do": "forbid", "what": what, "to": "bound_squad"}, **BOUND), hand=("deed",))
    t.play(PlayCard("deed", "lower", 0), Activate(0), KeepMode()).pass_all()
    assert t.refused(StartCombat()).rule in ("DF-COM-2", "DF-COM-16")


@rule("DF-EFF-9")
def test_a_ban_on_activation_holds_for_a_squad() -> None:
    t = play(card("deed", {"do": "forbid", "what": "activate", "to": "bound_squad"}, **BOUND), hand=("deed",))
    t.play(PlayCard("deed", "lower", 0)).pass_all()
    assert t.refused(Activate(0)).rule == "DF-ACT-4"


@rule("DF-EFF-9", "DF-CTR-1")
def test_a_ban_on_counterattacks_holds_for_an_enemy() -> None:
    t = play(card("deed", {"do": "forbid", "what": "counterattack", "to": FOES}, **BOUND), hand=("deed",))
    fight(t.play(PlayCard("deed", "lower", 0)), 1, 4).pass_all()
    assert t.asked != "counterattack"
    t.dice_used()


@rule("DF-EFF-9")
def test_a_dash_can_be_given() -> None:
    dash = {"do": "modify_attribute", "attribute": "mov", "set": "-", "duration": "this_turn"}
    t = play(card("deed", dash, **BOUND), card("go", {"do": "move_action"}, **BOUND), hand=("deed", "go"))
    t.play(PlayCard("deed", "lower", 0)).pass_all()
    assert t.refused(PlayCard("go", "lower", 0)).rule in ("DF-CRD-9", "DF-SQD-11")


@rule("DF-EFF-9", "DF-COM-7")
def test_the_ability_to_backstab_makes_fights_backstabs() -> None:
    t = play(card("deed", {"do": "grant", "ability": "backstab"}, **BOUND), hand=("deed",))
    fight(t.play(PlayCard("deed", "lower", 0)), 1, 4).pass_all()
    assert t.asked != "counterattack"
    t.dice_used()


@rule("DF-EFF-9", "DF-CTR-5")
def test_an_extra_counterattack_answers_a_failed_one() -> None:
    t = play(card("deed", {"do": "grant", "ability": "extra_counterattack"}, **BOUND), hand=("deed",))
    fight(t.play(PlayCard("deed", "lower", 0)), 1, 4).pass_all()
    t.play(Counterattack(), YELLOW, 1, YELLOW, 4).pass_all()
    assert (t.asked, t.seat) == ("counterattack", 0)
    t.dice_used()


# interrupts and replacements


def reaction(timing: str, *steps: Record, **more: Any) -> Table:
    """The Demons attack a warden whose owner holds an Instant for that moment."""
    deed = card("deed", *steps, timing=timing, instant=True, **BOUND, **more)
    t = play(deed, hand=("deed",), turn=1)
    return t.play(Activate(2), KeepMode(), StartCombat(), Fight(2, 0))


@rule("DF-EFF-9", "DF-TIM-7")
def test_a_defense_is_replaced_by_a_fixed_power() -> None:
    deed = card(
        "deed", {"do": "replace", "what": "defense", "power": 9}, timing="instead_of_defense", instant=True, **BOUND
    )
    foes = {"squads": [{"squad": "dark-scholar", "models": ["(4,2).4"], "mode": "other"}]}
    t = play(deed, hand=("deed",), own=[{"squad": "warden", "models": ["(3,2).1"]}], theirs=foes)
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 4, PlayCard("deed", "lower", 0)).pass_all()
    assert t.events("attack-compared")[-1].defense == 9
    t.dice_used()


@rule("DF-EFF-9", "DF-RER-3")
@pytest.mark.parametrize("how", ["free", "paid", "force"])
def test_a_roll_is_made_again(how: str) -> None:
    t = play(card("deed", {"do": "reroll", "how": how}, timing="on_roll", **BOUND), hand=("deed",))
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 2), YELLOW, 1)
    t.play(PlayCard("deed", "lower", 0), *([Pay(1)] if how == "paid" else []), 4).pass_all()
    assert [e.value for e in t.events("die-rolled")] == [1, 4]
    t.dice_used()


@rule("DF-EFF-9", "DF-INS-5")
def test_a_sequence_is_cancelled() -> None:
    t = reaction("before_sequence", {"do": "cancel", "what": "sequence"}, interrupt=True)
    t.play(PlayCard("deed", "lower", 0)).pass_all()
    assert not t.events("die-rolled")


@rule("DF-EFF-13", "DF-MOV-14")
def test_a_mine_wounds_whoever_enters() -> None:
    mine = {
        "id": "mine",
        "name": "Mine",
        "class": "map",
        "footprint": 1,
        "limit": 1,
        "triggers": [
            {
                "timing": "on_enter",
                "steps": [{"do": "wound", "to": "mover"}, {"do": "stop_move"}, {"do": "remove_token"}],
            }
        ],
    }
    t = play(
        card("idle", VP),
        faction={"tokens": [mine]},
        turn=1,
        tokens=[{"type": "mine", "at": "(5,2).0", "owner": 0}],
        theirs={"squads": [{"squad": "gorehound", "models": ["(4,2).{0,1}"]}]},
    )
    t.play(Activate(2), KeepMode(), StartMove(), Movers((2,)), Place((5, 2), (1, 2)))
    if t.asked == "place-model":
        t.play(Place((5, 2), (1, 2)))
    assert t.state.endurance[2] == 0
    assert not t.state.tokens
    assert place_of(t, 2) == "(5,2).{1,2}"


@rule("DF-EFF-13", "DF-LIM-2")
def test_a_status_stacks_only_if_its_type_says_so_and_within_its_limit() -> None:
    steps = [{"do": "add_status", "status": name, "to": FOES} for name in ("once", "once", "more", "more", "more")]
    types = [{"id": "once", "name": "Once"}, {"id": "more", "name": "More", "stack": True, "limit": 2}]
    t = play(card("deed", *steps, **BOUND), hand=("deed",), faction={"tokens": types})
    t.play(PlayCard("deed", "lower", 0))
    assert [s.kind for s in t.state.statuses] == ["once", "more", "more"]


# numbers and bounds


@rule("DF-EFF-2", "DF-PAY-9")
def test_a_number_is_chosen_with_the_declaration() -> None:
    cost = [{"currency": "crystal", "amount": {"val": "x"}}]
    deed = card("deed", {"do": "gain_vp", "n": {"val": "x"}}, cost=cost, numbers=[{"max": 3}], **BOUND)
    t = play(deed, hand=("deed",))
    t.play(PlayCard("deed", "lower", 0))
    assert t.refused(PickNumber(4)).rule
    t.play(PickNumber(2), Pay(2))
    assert t.state.marker == 2


@rule("DF-EFF-19")
def test_a_chain_stops_after_a_hundred_operations() -> None:
    deed = card("deed", {"do": "repeat", "times": 500, "steps": [{"do": "gain_vp"}, {"do": "lose_vp"}]}, **BOUND)
    t = play(deed, hand=("deed",))
    t.play(PlayCard("deed", "lower", 0))
    assert t.events("chain-stopped")[0].rule == "DF-EFF-19"
    assert t.asked == "main" or t.asked.startswith("window")


@rule("DF-EFF-1", "DF-EFF-3")
@pytest.mark.parametrize("kind", ["any_own_squad", "enemy_squad", "own_model", "enemy_model", "none"])
def test_every_binding_can_be_played(kind: str) -> None:
    bind = {"any_own_squad": 0, "enemy_squad": 2, "own_model": 0, "enemy_model": 2, "none": -1}[kind]
    t = play(card("deed", VP, bind={"type": kind}), hand=("deed",))
    t.play(PlayCard("deed", "lower", bind))
    assert t.state.marker == 1


@rule("DF-EFF-3")
def test_a_named_squad_and_a_dead_one_can_be_bound() -> None:
    own = [{"squad": "warden", "models": ["(3,2).1"]}, {"squad": "warden", "models": []}]
    named = card("named", VP, bind={"type": "squad_named", "names": ["warden"]})
    dead = card("dead", VP, bind={"type": "any_own_squad", "allowDead": True})
    t = play(named, dead, own=own, hand=("named", "dead"))
    assert t.refused(PlayCard("named", "lower", 1)).rule == "DF-CRD-4"
    t.play(PlayCard("dead", "lower", 1))
    assert t.state.marker == 1


@rule("DF-EFF-3", "DF-TVT-7")
def test_yours_extends_a_binding_to_the_squads_of_the_partner() -> None:
    text = fan(card("deed", VP, bind={"type": "any_own_squad", "yours": True}), card("own", VP, **BOUND))
    squads = {"squads": [{"squad": "warden", "models": ["(0,0).0"]}], "faction": "wardens", "hand": ["deed", "own"]}
    others = [
        {"faction": f, "squads": [{"squad": s, "models": [at]}]}
        for f, s, at in (
            ("demons", "dark-scholar", "(2,2).0"),
            ("chapter", "pilgrim", "(4,4).0"),
            ("demons", "dark-scholar", "(6,6).0"),
        )
    ]
    options = {"content": [text], "mode": "tvt", "allow_mirror": True}
    t = table({"options": options, "players": [squads, *others]})
    assert t.refused(PlayCard("own", "lower", 2)).rule == "DF-CRD-2"
    assert t.refused(PlayCard("deed", "lower", 1)).rule == "DF-CRD-2"
    assert t.match.refusal(PlayCard("deed", "lower", 2)) is None


@rule("DF-EFF-14")
def test_a_banner_may_have_a_cost_for_its_powers() -> None:
    power = {"id": "call", "name": "Call", "bind": {"type": "none"}, "steps": [VP]}
    banners = [{"id": "flag", "name": "Flag", "cost": 2, "text": "ours", "powers": [power]}]
    t = play(card("idle", VP), faction={"banners": banners})
    t.play(UseBanner(0, -1), Pay(2))
    assert (t.state.marker, t.state.crystals[0]) == (1, 1)


@rule("DF-EFF-13")
def test_a_status_may_stack_up_to_a_number() -> None:
    steps = [{"do": "add_status", "status": "two", "to": FOES}] * 3
    t = play(
        card("deed", *steps, **BOUND), hand=("deed",), faction={"tokens": [{"id": "two", "name": "Two", "stack": 2}]}
    )
    t.play(PlayCard("deed", "lower", 0))
    assert len(t.state.statuses) == 2
