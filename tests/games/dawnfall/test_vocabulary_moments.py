"""Timings, limits and durations in a fan faction. DF-EFF-10 to DF-EFF-12."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    Activate,
    Attach,
    Declare,
    Decline,
    Fight,
    Keep,
    KeepMode,
    Movers,
    Pay,
    Place,
    PlayCard,
    StartCombat,
    StartMove,
    UseBanner,
    UseDie,
    UseEnhancement,
    UseShrine,
)
from tests.support.fan import Record, card, enhancement
from tests.support.rules import rule
from tests.support.wardens import BOUND, FOES, VP, YELLOW, fight, play

# timings: every moment fires a forced effect


def trigger(timing: str, **more: Any) -> Record:
    step = {"do": "create_trigger", "timing": timing, "duration": "this_turn", "steps": [VP], **more}
    return card("arm", step, **BOUND)


COMBAT_MOMENTS = [
    "before_activation",
    "before_combat_action",
    "before_sequence",
    "before_attack",
    "after_attack_roll",
    "before_defense",
    "instead_of_defense",
    "after_failed_attack",
    "instead_of_counterattack",
    "after_sequence",
    "after_combat_action",
    "on_roll",
]


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
@pytest.mark.parametrize("timing", ["before_move", "on_move_declared", "on_leave", "after_move"])
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
    assert [e.value for e in t.events("die-rolled")] == [1, 2]
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
    assert t.events("attack-power-fixed")[-1].power == 4
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
