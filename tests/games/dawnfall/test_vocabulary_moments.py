"""Durations, limits, timings, bans, abilities, tokens and interrupts in a fan faction. DF-EFF-9 to DF-EFF-14, 19."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    Activate,
    Attach,
    Counterattack,
    Declare,
    Decline,
    Fight,
    Keep,
    KeepMode,
    Movers,
    Pay,
    PickNumber,
    Place,
    PlayCard,
    StartCombat,
    StartMove,
    UseBanner,
    UseDie,
    UseEnhancement,
    UseShrine,
)
from tests.support.fan import Record, card, duel, enhancement, fan, squad
from tests.support.play import Table, table
from tests.support.rules import rule
from tests.support.stage import place_of

YELLOW = UseDie("yellow")
VP = {"do": "gain_vp"}
BOUND: Record = {"bind": {"type": "any_own_squad"}}
FOES = {"sel": "models", "side": "enemy"}


def play(*cards: Record, hand: tuple[str, ...] = (), own: list[Record] | None = None, **more: Any) -> Table:
    """A warden at (3,2).1 with INI 5 beside a Gorehound; another one at (0,0).0."""
    text = fan(*cards, squads=[squad(basic={"ini": 5})], **more.pop("faction", {}))
    wardens = own or [{"squad": "warden", "models": ["(3,2).1"]}, {"squad": "warden", "models": ["(0,0).0"]}]
    mine = {"hand": list(hand), "squads": wardens, "crystals": 3, **more.pop("mine", {})}
    theirs = {"squads": [{"squad": "gorehound", "models": ["(4,2).{4,5}"]}], **more.pop("theirs", {})}
    return table(duel(text, mine, theirs, **more))


def fight(t: Table, attack: int, defense: int) -> Table:
    """The first warden attacks the Gorehound with these dice."""
    return t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 2), YELLOW, attack, YELLOW, defense)


# timings: every moment fires a forced effect


def trigger(timing: str, **more: Any) -> Record:
    step = {"do": "create_trigger", "timing": timing, "duration": "this_turn", "steps": [VP], **more}
    return card("arm", step, **BOUND)


COMBAT_MOMENTS = [
    "before_activation", "before_combat_action", "before_sequence", "before_attack", "after_attack_roll",
    "before_defense", "instead_of_defense", "after_failed_attack", "instead_of_counterattack", "after_sequence",
    "after_combat_action", "on_roll",
]  # fmt: skip


@rule("DF-EFF-12", "DF-TIM-2")
@pytest.mark.parametrize("timing", COMBAT_MOMENTS)
def test_a_forced_effect_fires_at_a_moment_of_a_combat(timing: str) -> None:
    t = play(trigger(timing, limit={"per": "turn"}), hand=("arm",))
    fight(t.play(PlayCard("arm", "lower", 0)), 1, 4)
    if t.asked.startswith("window") or t.asked == "counterattack":
        t.pass_all().play(*([Decline()] if t.asked == "counterattack" else [])).pass_all()
    assert t.state.marker == 1
    t.dice_used()


@rule("DF-EFF-12")
@pytest.mark.parametrize("timing", ["instead_of_wound", "on_endurance_lost"])
def test_a_forced_effect_fires_at_a_wound(timing: str) -> None:
    t = play(trigger(timing), hand=("arm",))
    fight(t.play(PlayCard("arm", "lower", 0)), 4, 1).pass_all()
    assert t.state.marker == 1
    t.dice_used()


@rule("DF-EFF-12")
@pytest.mark.parametrize("timing", ["instead_of_death", "on_death_value", "on_death"])
def test_a_forced_effect_fires_at_a_death(timing: str) -> None:
    foes = [
        {"squad": "gorehound", "models": ["(4,2).{4,5}"], "endurance": 0},
        {"squad": "master-of-elements", "models": ["(6,5).0"]},
    ]
    t = play(trigger(timing), hand=("arm",), theirs={"squads": foes})
    fight(t.play(PlayCard("arm", "lower", 0)), 4, 1).pass_all()
    assert t.state.marker == 2
    t.dice_used()


@rule("DF-EFF-12")
@pytest.mark.parametrize("timing", ["before_move", "on_move_declared", "on_leave", "after_move", "on_contact"])
def test_a_forced_effect_fires_at_a_move(timing: str) -> None:
    t = play(trigger(timing, limit={"per": "turn"}), hand=("arm",))
    t.play(
        PlayCard("arm", "lower", 0), Activate(1), KeepMode(), StartMove(), Movers((1,)), Place((0, 1), (0,))
    ).pass_all()
    assert t.state.marker == 1


@rule("DF-EFF-12")
@pytest.mark.parametrize("timing", ["on_targeted", "on_hit", "on_miss", "on_marked"])
def test_a_forced_effect_fires_at_a_shot(timing: str) -> None:
    shot = card("shot", {"do": "check_hit", "targets": FOES, "hit": [{"do": "gain", "asDepleted": True}]}, **BOUND)
    t = play(trigger(timing), shot, hand=("arm", "shot"))
    value = {"on_hit": 5, "on_marked": 1, "on_targeted": 5}.get(timing, 3)
    t.play(PlayCard("arm", "lower", 0), PlayCard("shot", "lower", 0), UseDie("red"), Pay(1), value)
    if t.asked == "offer-reroll":
        t.play(Keep())
    t.pass_all()
    assert t.state.marker == 1
    t.dice_used()


@rule("DF-EFF-12")
@pytest.mark.parametrize("timing", ["after_action", "on_card_played", "on_payment", "after_payment"])
def test_a_forced_effect_fires_when_a_card_is_played(timing: str) -> None:
    paid = card("paid", {"do": "gain"}, cost=1, **BOUND)
    t = play(trigger(timing, limit={"per": "turn"}), paid, hand=("arm", "paid"))
    t.play(PlayCard("arm", "lower", 0)).pass_all()
    t.play(PlayCard("paid", "lower", 0), Pay(1)).pass_all()
    assert t.state.marker == 1


@rule("DF-EFF-12")
def test_a_forced_effect_fires_when_an_enhancement_is_attached() -> None:
    t = play(trigger("on_attach"), enhancement("tool"), hand=("arm", "tool"))
    t.play(PlayCard("arm", "lower", 0), Attach("tool", 0), Pay(1)).pass_all()
    assert t.state.marker == 1


@rule("DF-EFF-12")
def test_a_forced_effect_fires_when_cards_are_drawn() -> None:
    draw = card("draw", {"do": "draw"}, **BOUND)
    t = play(trigger("on_draw"), draw, hand=("arm", "draw"), mine={"deck": ["draw", "draw", "arm"]})
    t.play(PlayCard("arm", "lower", 0), PlayCard("draw", "lower", 0)).pass_all()
    assert t.state.marker == 1


@rule("DF-EFF-12")
def test_a_forced_effect_fires_when_a_banner_is_used() -> None:
    t = play(trigger("on_banner"), hand=("arm",), mine={"depleted": 1})
    t.play(PlayCard("arm", "lower", 0), UseBanner(0, -1)).pass_all()
    assert t.state.marker == 1


@rule("DF-EFF-12", "DF-EFF-14")
@pytest.mark.parametrize("timing", ["on_harvest", "on_charge", "turn_end"])
def test_a_shrine_acts_in_a_passive_turn(timing: str) -> None:
    shrine = {"id": "altar", "name": "Altar", "triggers": [{"timing": timing, "steps": [VP]}]}
    wardens = [{"squad": "warden", "models": ["(3,2).1"], "enhancements": [{"card": "tool"}]}]
    t = play(enhancement("tool"), own=wardens, faction={"shrines": [shrine]}, ask="declare")
    assert t.passive().state.marker == 1


@rule("DF-EFF-12")
def test_a_shrine_acts_at_the_start_of_an_active_turn() -> None:
    shrine = {"id": "altar", "name": "Altar", "triggers": [{"timing": "turn_start", "steps": [VP]}]}
    t = play(card("idle", VP), faction={"shrines": [shrine]}, ask="declare")
    assert t.play(Declare("active")).state.marker == 1


@rule("DF-EFF-14", "DF-EFF-11")
def test_a_shrine_may_have_an_action_with_a_limit() -> None:
    action = {"id": "pray", "name": "Pray", "cost": 1, "limit": {"per": "turn"}, "steps": [VP]}
    t = play(card("idle", VP), faction={"shrines": [{"id": "altar", "name": "Altar", "actions": [action]}]})
    t.play(UseShrine(0, -1), Pay(1)).pass_all()
    assert t.state.marker == 1
    assert t.refused(UseShrine(0, -1)).rule == "DF-TIM-9"


# limits


@rule("DF-EFF-11", "DF-TIM-9")
@pytest.mark.parametrize("per", ["turn", "round", "match", "target_per_turn", "activation"])
def test_a_limit_of_a_longer_scope_is_reached(per: str) -> None:
    t = play(card("deed", VP, limit={"per": per}, **BOUND), hand=("deed", "deed"))
    t.play(PlayCard("deed", "lower", 0)).pass_all()
    assert t.refused(PlayCard("deed", "lower", 0)).rule == "DF-TIM-9"


@rule("DF-EFF-11", "DF-ENH-13")
def test_per_payment_is_no_limit_and_a_number_counts() -> None:
    free = card("free", VP, limit={"per": "payment"}, **BOUND)
    two = card("two", VP, limit={"per": "turn", "n": 2}, **BOUND)
    t = play(free, two, hand=("free", "free", "two", "two", "two"))
    for name in ("free", "free", "two", "two"):
        t.play(PlayCard(name, "lower", 0))
    t.pass_all()
    assert t.state.marker == 4
    assert t.refused(PlayCard("two", "lower", 0)).rule == "DF-TIM-9"


@rule("DF-EFF-11", "DF-TIM-9")
@pytest.mark.parametrize("per", ["attack", "sequence", "combat_action"])
def test_a_limit_of_a_fight_is_reached(per: str) -> None:
    tool = enhancement("tool", VP, timing="before_attack", limit={"per": per})
    wardens = [{"squad": "warden", "models": ["(3,2).1"], "enhancements": [{"card": "tool", "charges": 3}]}]
    t = play(tool, own=wardens)
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1))
    t.play(UseEnhancement(0, "tool", "lower", 0))
    assert t.refused(UseEnhancement(0, "tool", "lower", 0)).rule == "DF-TIM-9"


@rule("DF-EFF-11", "DF-TIM-9")
def test_a_limit_per_roll_and_per_shot_is_reset_by_the_next() -> None:
    tool = enhancement("tool", {"do": "modify_result", "n": 1}, timing="on_targeted", limit={"per": "shot"})
    shot = card("shot", {"do": "check_hit", "targets": FOES, "hit": [{"do": "gain"}]}, **BOUND)
    wardens = [{"squad": "warden", "models": ["(3,2).1"], "enhancements": [{"card": "tool", "charges": 3}]}]
    t = play(tool, shot, own=wardens, hand=("shot", "shot"))
    t.play(PlayCard("shot", "lower", 0), UseEnhancement(0, "tool", "lower", 0))
    assert t.refused(UseEnhancement(0, "tool", "lower", 0)).rule == "DF-TIM-9"
    t.play(YELLOW, 1, PlayCard("shot", "lower", 0), UseEnhancement(0, "tool", "lower", 0), YELLOW, 1)
    t.dice_used()


@rule("DF-EFF-11", "DF-RER-3")
def test_a_limit_per_roll_allows_one_use_in_each_roll() -> None:
    tool = enhancement("tool", {"do": "reroll"}, timing="on_roll", limit={"per": "roll"})
    wardens = [{"squad": "warden", "models": ["(3,2).1"], "enhancements": [{"card": "tool", "charges": 3}]}]
    t = play(tool, own=wardens)
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 1, UseEnhancement(0, "tool", "lower", 0), 2)
    t.pass_all()
    assert [e.params["value"] for e in t.events("rolled")] == [1, 2]
    t.dice_used()


# durations


@rule("DF-EFF-10")
@pytest.mark.parametrize(
    ("duration", "left"),
    [
        ("this_turn", 0),
        ("this_activation", 0),
        ("until_next_own_turn", 1),
        ("until_end_of_next_turn_of", 1),
        ("n_turns", 1),
        ("match", 1),
        ("until_removed", 1),
    ],
)
def test_a_duration_ends_in_its_turn(duration: str, left: int) -> None:
    step = {"do": "modify_attribute", "attribute": "mov", "n": 1, "duration": duration, "turns": 2}
    t = play(card("deed", step, **BOUND), hand=("deed",))
    t.play(PlayCard("deed", "lower", 0)).end_turn()
    assert len(t.state.modifiers) == left


@rule("DF-EFF-10")
@pytest.mark.parametrize("duration", ["this_step", "this_roll", "this_sequence", "this_combat_action"])
def test_a_duration_of_a_fight_ends_with_it(duration: str) -> None:
    step = {"do": "modify_attribute", "attribute": "att", "n": 2, "duration": duration}
    t = play(card("deed", step, timing="before_attack", **BOUND), hand=("deed",))
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 2), PlayCard("deed", "lower", 0), YELLOW, 1, YELLOW, 3)
    assert t.events("attack-power")[-1].params["power"] == 4
    t.pass_all().play(*([Decline()] if t.asked == "counterattack" else [])).pass_all()
    assert not t.state.modifiers
    t.dice_used()


@rule("DF-EFF-10")
@pytest.mark.parametrize("duration", ["while_attached", "while_in_play"])
def test_an_effect_of_a_card_ends_when_the_card_leaves(duration: str) -> None:
    step = {"do": "modify_attribute", "attribute": "mov", "n": 1, "duration": duration}
    wreck = card("wreck", {"do": "destroy_enhancement", "of": {"sel": "enhancements", "side": "own"}}, **BOUND)
    wardens = [{"squad": "warden", "models": ["(3,2).1"], "enhancements": [{"card": "tool", "charges": 3}]}]
    t = play(enhancement("tool", step), wreck, own=wardens, hand=("wreck",))
    t.play(UseEnhancement(0, "tool", "lower", 0))
    assert len(t.state.modifiers) == 1
    t.play(PlayCard("wreck", "lower", 0))
    assert not t.state.modifiers


# bans and abilities


@rule("DF-EFF-9")
def test_a_ban_on_cards_and_refreshing_holds_for_a_player() -> None:
    step = {"do": "forbid", "what": ["play_card", "refresh"], "to": {"sel": "players", "side": "own"}}
    t = play(card("deed", step, **BOUND), hand=("deed", "deed"), mine={"depleted": 1})
    t.play(PlayCard("deed", "lower", 0)).pass_all()
    assert t.refused(PlayCard("deed", "lower", 0)).rule == "DF-CRD-7"
    t.play(UseBanner(0, -1))
    assert t.state.depleted[0] == 1


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
    assert t.events("attack-compared")[-1].params["defense"] == 9
    t.dice_used()


@rule("DF-EFF-9", "DF-RER-3")
@pytest.mark.parametrize("how", ["free", "paid", "force"])
def test_a_roll_is_made_again(how: str) -> None:
    t = play(card("deed", {"do": "reroll", "how": how}, timing="on_roll", **BOUND), hand=("deed",))
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 2), YELLOW, 1)
    t.play(PlayCard("deed", "lower", 0), *([Pay(1)] if how == "paid" else []), 4).pass_all()
    assert [e.params["value"] for e in t.events("rolled")] == [1, 4]
    t.dice_used()


@rule("DF-EFF-9", "DF-INS-5")
def test_a_sequence_is_cancelled() -> None:
    t = reaction("before_sequence", {"do": "cancel", "what": "sequence"}, interrupt=True)
    t.play(PlayCard("deed", "lower", 0)).pass_all()
    assert not t.events("rolled")


@rule("DF-EFF-13", "DF-MOV-14")
def test_a_mine_wounds_whoever_enters() -> None:
    mine = {
        "id": "mine", "name": "Mine", "class": "map", "footprint": 1, "limit": 1,
        "triggers": [{"timing": "on_enter", "steps": [{"do": "wound", "to": "mover"}, {"do": "stop_move"},
                                                      {"do": "remove_token"}]}],
    }  # fmt: skip
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
