"""Limits that are easily drawn one step too narrow or too wide. DF-ENH-7, DF-END-6, DF-CRD-9, DF-TIM-9."""

from __future__ import annotations

from edgewise.games.dawnfall.actions import Attach, Pay, PlayCard, UseEnhancement
from tests.support.drill import drill, squad_at
from tests.support.fan import card, enhancement, fan
from tests.support.fan import duel as fan_duel
from tests.support.play import table
from tests.support.rules import rule
from tests.support.stage import duel, squad

FOES = [squad("gorehound", "(6,5).{0,1}")]


@rule("DF-ENH-7", "DF-ENH-6", "DF-LIM-5")
def test_a_copy_may_replace_itself_and_the_old_charges_return() -> None:
    attached = [{"card": "tactic", "charges": 3}, {"card": "guard", "charges": 1}]
    t = duel([squad("pilgrim", "(3,2).0", enhancements=attached)], FOES, hand=("tactic",))
    before = t.state.charges
    t.play(Attach("tactic", 0, "tactic"), Pay(1))
    assert {e.card: e.charges for e in t.state.attached[0]} == {"guard": 1, "tactic": 1}
    assert t.state.charges == before + 2


@rule("DF-ENH-7", "DF-PAY-12")
def test_a_copy_paid_in_another_currency_may_replace_itself_only() -> None:
    oil = {"id": "oil", "name": "Oil", "class": "resource"}
    cost = [{"currency": "token:oil", "amount": 1}]
    text = fan(enhancement("lamp", attach=cost), enhancement("rope", attach=cost), tokens=[oil])
    attached = [{"card": "lamp", "charges": 3}, {"card": "rope", "charges": 1}]
    own = {"hand": ["lamp"], "resources": {"oil": 1}, "squads": [squad("warden", "(3,2).0", enhancements=attached)]}
    t = table(fan_duel(text, own, {"squads": FOES}))
    assert t.refused(Attach("lamp", 0, "rope")).rule == "DF-ENH-7"
    t.play(Attach("lamp", 0, "lamp"))
    assert {e.card: e.charges for e in t.state.attached[0]} == {"rope": 1, "lamp": 1}


@rule("DF-END-6")
def test_a_known_card_on_top_is_still_a_card_of_the_deck() -> None:
    seat = {"deck": [], "top": ["bash", "leap"]}
    t = duel([squad("pilgrim", "(3,2).0")], FOES, hand=("bash", "bash"), player=seat)
    t.end_turn()
    assert (t.state.hands[0], t.state.tops[0]) == (("bash", "bash", "bash"), ("leap",))
    assert not t.state.end_after_turn and t.match.outcome is None


@rule("DF-CRD-9", "DF-INS-5")
def test_a_shooter_killed_by_an_interrupt_shoots_no_more() -> None:
    shot = {"do": "check_hit", "targets": {"sel": "models", "side": "enemy", "choose": 1}, "hit": [{"do": "wound"}]}
    snap = card("snap", {"do": "kill", "to": "shooter"}, instant=True, interrupt=True, timing="on_targeted")
    texts = [fan(card("shot", shot, bind={"type": "any_own_squad"})), fan(snap, id="wilds")]
    texts[1] = texts[1].replace("id: warden\n", "id: wild\n")
    players = [
        {"faction": "wardens", "hand": ["shot"], "squads": [squad("warden", "(1,1).0"), squad("warden", "(5,1).0")]},
        {"faction": "wilds", "hand": ["snap"], "squads": [squad("wild", "(2,1).0")]},
    ]
    t = table({"options": {"content": texts}, "players": players})
    t.play(PlayCard("shot", "lower", 0))
    assert t.seat == 1
    t.play(PlayCard("snap", "lower", -1)).pass_all()
    assert (t.asked, t.state.endurance[2]) == ("main", 2)


@rule("DF-TIM-9", "DF-ENH-7")
def test_a_copy_that_replaces_itself_is_another_card_with_uses_of_its_own() -> None:
    books = [{"card": "tome", "charges": 2}, {"card": "codex", "charges": 0}]
    own = [squad_at("guard", "(0,0).0", enhancements=books)]
    t = drill(own, [squad_at("guard", "(6,5).0")], hand=["tome"], player={"crystals": 1})
    use = UseEnhancement(0, "tome", "lower", 0)
    assert t.play(use).pass_all().refused(use).rule == "DF-TIM-9"
    t.play(Attach("tome", 0, "tome"), Pay(1), use)
    assert t.state.marker == 2
