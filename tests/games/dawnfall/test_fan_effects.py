"""Effects of a fan's faction happen as its cards say: dependent parts, copies of cards, owners, targets, distances."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    Accept,
    Attach,
    Declare,
    Decline,
    Done,
    EndTurn,
    PickCard,
    PickModel,
    PickSquad,
    Place,
    PlayCard,
    UseEnhancement,
    UseShrine,
)
from edgewise.games.dawnfall.frames.attaching import lose_enhancement
from edgewise.games.dawnfall.frames.drawing import hand_limit
from edgewise.games.dawnfall.queries.attributes import attribute, has_ability, is_forbidden
from tests.support.fan import Record, card, duel, enhancement, fan, squad
from tests.support.play import Table, table
from tests.support.rules import rule
from tests.support.stage import place_of
from tests.support.wardens import BOUND, VP, YELLOW, play

HAND: Record = {"sel": "cards", "zone": "hand"}

SHRINE: Record = {"tokens": [{"type": "shrine", "at": "(0,3)", "owner": 0}]}


def if_you_do(*steps: Record) -> Record:
    """A part on which 1 VP depends."""
    return {"do": "if_you_do", "steps": list(steps), "then": [VP]}


def deed(*steps: Record, hand: tuple[str, ...] = ("deed",), bound: bool = True, **more: Any) -> Table:
    """A card with these steps has been played."""
    bind: Record = BOUND if bound else {}
    t = play(card("deed", *steps, **bind, **more.pop("half", {})), hand=hand, **more)
    return t.play(PlayCard("deed", "lower", 0 if bound else -1))


@rule("DF-GEN-8", "DF-EFF-8")
@pytest.mark.parametrize(
    ("step", "more"),
    [
        ({"do": "mill", "n": 3}, {"mine": {"deck": ["deed", "deed"]}}),
        ({"do": "draw", "n": 2}, {"mine": {"deck": ["deed"]}}),
        ({"do": "draw", "n": 2}, {"hand": ("deed", "deed", "deed")}),
        ({"do": "refresh", "n": 2}, {"mine": {"depleted": 1}}),
        ({"do": "deplete", "n": 4}, {}),
        ({"do": "steal", "n": 3}, {}),
        ({"do": "lose_vp", "n": 2}, {"marker": -9}),
        ({"do": "ready_banner"}, {}),
        ({"do": "discard", "of": HAND | {"choose": 2}}, {"hand": ("deed", "deed")}),
        ({"do": "restore_endurance", "n": 1}, {}),
        ({"do": "remove_status", "status": "fire", "to": "bound_squad"}, {}),
        ({"do": "displace", "who": {"sel": "models", "side": "own"}, "to": {"sel": "spaces", "state": "full"}}, SHRINE),
    ],
    ids=lambda value: value.get("do", ""),
)
def test_what_depends_on_a_part_needs_all_of_it(step: Record, more: Record) -> None:
    t = deed({"do": "modify_limit", "limit": "slots", "n": 0}, if_you_do(step), **more)
    assert t.state.marker == (-10 if "marker" in more else 0)


@rule("DF-GEN-8", "DF-EFF-8")
@pytest.mark.parametrize(("answer", "vp"), [(Accept(), 1), (Decline(), 0)])
def test_who_leaves_out_a_part_leaves_out_what_depends_on_it(answer: Accept | Decline, vp: int) -> None:
    t = deed(if_you_do({"do": "may", "steps": [{"do": "discard", "of": HAND}]}), hand=("deed", "deed"))
    assert t.play(answer).state.marker == vp


@rule("DF-GEN-8")
def test_choosing_none_of_up_to_two_is_not_doing_it() -> None:
    t = deed(if_you_do({"do": "discard", "of": HAND | {"choose": 2, "upTo": True}}), hand=("deed", "deed"))
    assert t.play(Done()).state.marker == 0


@rule("DF-GEN-8", "DF-SAC-4")
def test_a_squad_without_tokens_gives_nothing_for_what_depends_on_it() -> None:
    own = [{"squad": "warden", "endurance": e, "models": [at]} for e, at in ((0, "(1,1).0"), (2, "(2,2).0"))]
    loss = {"do": "sacrifice_endurance", "of": {"sel": "squads", "side": "own", "choose": 1}}
    assert deed(if_you_do(loss), own=own).play(PickSquad(0)).state.marker == 0


@rule("DF-EFF-9")
def test_a_whole_hand_goes_with_all_its_copies() -> None:
    t = deed({"do": "discard", "of": HAND}, hand=("deed", "deed", "deed"))
    assert t.state.hands[0] == ()


@rule("DF-EFF-9", "DF-ACT-13")
def test_two_copies_can_be_taken_back() -> None:
    back = {"do": "return_card", "of": {"sel": "cards", "zone": "discard", "choose": 2, "upTo": True}}
    t = deed(back, mine={"discard": ["deed", "deed"]})
    assert t.play(PickCard("deed"), PickCard("deed")).state.hands[0] == ("deed", "deed")


@rule("DF-EFF-6")
def test_copies_of_a_card_count_one_by_one() -> None:
    t = deed({"do": "gain_vp", "n": {"val": "count", "of": HAND}}, hand=("deed", "deed", "deed"))
    assert t.state.marker == 2


@rule("DF-EFF-9")
def test_a_search_finds_cards_whose_place_in_the_deck_is_known() -> None:
    t = deed({"do": "search"}, mine={"deck": [], "top": ["deed"]})
    assert t.state.hands[0] == ("deed",)


@rule("DF-EFF-5")
@pytest.mark.parametrize(
    ("step", "theirs"),
    [
        ({"do": "lose_endurance", "of": {"sel": "squads", "side": "enemy", "choose": 1, "by": "owner"}}, {}),
        ({"do": "discard", "of": HAND | {"side": "enemy", "choose": 1, "by": "owner"}}, {"hand": ["mist", "rush"]}),
        (
            {"do": "destroy_enhancement", "of": {"sel": "enhancements", "side": "enemy", "choose": 1, "by": "owner"}},
            {},
        ),
    ],
    ids=["squads", "cards", "enhancements"],
)
def test_the_owner_chooses_among_the_own_things(step: Record, theirs: Record) -> None:
    attached = [{"card": "infection"}]
    hounds = [{"squad": "gorehound", "models": [at], "enhancements": attached} for at in ("(4,2).{4,5}", "(6,5).{0,1}")]
    t = deed(step, theirs={"squads": hounds, **theirs})
    assert t.match.pending is not None and t.match.pending.seat == 1


@rule("DF-EFF-5", "DF-EFF-16")
def test_further_shots_of_an_action_can_need_further_targets() -> None:
    aim = {"sel": "models", "side": "enemy", "notTargetedYet": True, "choose": 1}
    shot = {"do": "check_hit", "targets": aim, "hit": [VP]}
    scholars = {"squad": "dark-scholar", "models": ["(5,5).0", "(5,5).1", "(5,5).2"]}
    t = deed({"do": "repeat", "times": 2, "steps": [shot]}, theirs={"squads": [scholars]})
    t.play(PickModel(3), YELLOW, 1).pass_all()
    assert [a.model for a in t.legal(PickModel)] == [2, 4]


@rule("DF-EFF-5")
def test_an_effect_of_a_squad_can_spare_its_own_models() -> None:
    near = {"sel": "models", "distanceFrom": "bound_squad", "max": 1, "notSelf": True}
    t = deed({"do": "wound", "to": near})
    assert t.state.endurance == [2, 2, 0]


@rule("DF-EFF-5")
@pytest.mark.parametrize(("relation", "found"), [("<", [2]), (">=", [0, 1])])
def test_an_attribute_is_compared_with_that_of_another_model(relation: str, found: list[int]) -> None:
    like = {"sel": "models", "attribute": {"name": "ini", "is": relation, "to": "self_model"}, "choose": 1}
    half: Record = {"bind": {"type": "own_model"}, "targets": [{"as": "target", "of": like}]}
    t = play(card("deed", VP, **half), hand=("deed",)).play(PlayCard("deed", "lower", 0))
    assert [a.model for a in t.legal(PickModel)] == (found if len(found) > 1 else [])


@rule("DF-EFF-9")
def test_a_displaced_model_ends_farther_from_the_source() -> None:
    t = deed({"do": "displace", "who": {"sel": "models", "side": "enemy"}, "awayFrom": "bound_squad"})
    assert {a.space for a in t.legal(Place)} == {(4, 1), (5, 2), (4, 3)}


@rule("DF-SHO-3")
def test_a_shot_without_a_shooter_refuses_a_wrong_target() -> None:
    aim = {"sel": "models", "side": "enemy", "choose": 1}
    hounds = [{"squad": "gorehound", "models": [at]} for at in ("(4,2).{4,5}", "(6,5).{0,1}")]
    shot = {"do": "check_hit", "shooter": "none", "targets": aim, "hit": [VP]}
    assert deed(shot, theirs={"squads": hounds}).refused(PickModel(0)).rule == "DF-SHO-3"


@rule("DF-EFF-8", "DF-EFF-9")
@pytest.mark.parametrize("verb", [{"do": "delay", "until": "turn_end"}, {"do": "create_trigger", "timing": "turn_end"}])
def test_an_effect_for_later_remembers_its_target(verb: Record) -> None:
    later = verb | {"steps": [{"do": "wound", "to": "target"}]} | ({"duration": "match"} if "timing" in verb else {})
    aim = {"as": "target", "of": {"sel": "models", "side": "enemy", "choose": 1}}
    scholars = {"squad": "dark-scholar", "models": ["(5,5).0", "(5,5).1"], "endurance": 0}
    t = deed(later, half={"targets": [aim]}, theirs={"squads": [scholars]}).play(PickModel(3))
    t.end_turn()
    assert [place_of(t, m) for m in (2, 3)] == ["(5,5).0", "dead"]


@rule("DF-EFF-11", "DF-TIM-9")
def test_an_action_once_per_target_and_turn_may_go_to_another_target() -> None:
    drain: Record = {
        "id": "fumes",
        "name": "fumes",
        "kind": "enhancement",
        "upper": {
            "cost": 1,
            "limit": {"per": "target_per_turn"},
            "targets": [{"as": "target", "of": {"sel": "squads", "side": "enemy", "choose": 1}}],
            "steps": [{"do": "lose_endurance", "of": "target"}],
        },
        "lower": {"cost": 9, "limit": {"per": "turn"}, "steps": [VP]},
    }
    own = [{"squad": "warden", "models": ["(3,2).1"], "enhancements": [{"card": "fumes", "charges": 3}]}]
    hounds = [{"squad": "gorehound", "models": [at]} for at in ("(4,2).{4,5}", "(6,5).{0,1}")]
    t = table(duel(fan(drain, squads=[squad()]), {"squads": own}, {"squads": hounds}))
    use = UseEnhancement(0, "fumes", "upper", 0)
    t.play(use, PickSquad(1)).pass_all().play(use).pass_all()
    assert t.state.endurance == [2, 0, 0]
    assert t.refused(use).rule == "DF-TIM-9"


@rule("DF-CRD-1", "DF-EFF-2")
def test_an_upper_action_without_a_name_is_called_like_its_card() -> None:
    t = play(card("deed", VP), hand=("deed",), mine={"crystals": 9})
    upper = PlayCard("deed", "upper", 0)
    assert t.match.describe(upper).startswith("Play deed for warden A (")


@rule("DF-CRD-9", "DF-GEN-8")
@pytest.mark.parametrize(("second", "goes"), [("enemy", "dead"), ("own", "(0,0).0")])
def test_a_model_that_is_gone_or_the_same_one_exchanges_no_places(second: str, goes: str) -> None:
    one: Record = {"sel": "models", "side": "own", "choose": 1}
    price: list[Record] = [{"currency": "model"}] if goes == "dead" else []
    trade = card(
        "trade",
        {"do": "swap"},
        VP,
        targets=[{"as": "first", "of": one}, {"as": "second", "of": one | {"side": second}}],
        cost=price,
        **BOUND,
    )
    mine = {"hand": ["trade"], "squads": [{"squad": "pair", "models": ["(0,0).0", "(3,0).0"]}]}
    foe = {"squads": [{"squad": "dark-scholar", "models": ["(5,5).0", "(6,5).0"]}]}
    t = table(duel(fan(trade, squads=[squad("pair", models=2)]), mine, foe))
    t.play(PlayCard("trade", "lower", 0), PickModel(0), PickModel(0 if second == "own" else 2))
    t.play(*([PickModel(0)] if price else []))
    assert (place_of(t, 0), place_of(t, 2), t.state.marker) == (goes, "(5,5).0", 1)


SCHOLARS: Record = {"squads": [{"squad": "dark-scholar", "models": ["(3,2).0", "(5,5).1"]}]}
SWEEP: Record = {"do": "check_hit", "shooter": "none", "hit": [{"do": "wound"}]}


@rule("DF-EFF-5", "DF-RNG-5")
@pytest.mark.parametrize(
    ("what", "near"),
    [("bound_squad", "(3,2).0"), ({"sel": "squads", "side": "own"}, "(3,2).0"), ("shrine", "(1,3).0")],
    ids=["a Squad", "every Squad", "a Shrine"],
)
def test_the_space_of_anything_can_be_stored(what: Record | str, near: str) -> None:
    # The number of the second Squad is not that of its models.
    squads = [{"squad": "warden", "models": ["(6,0).0"]}, {"squad": "twins", "models": ["(6,1).0", "(3,2).3"]}]
    around = {"sel": "models", "side": "enemy", "distanceFrom": "here", "max": 1}
    steps: list[Record] = [{"do": "store", "as": "here", "of": what, "spaces": True}, {"do": "kill", "to": around}]
    text = fan(card("deed", *steps, **BOUND), squads=[squad(), squad("twins", models=2)])
    foes = {"squads": [{"squad": "dark-scholar", "models": [near, "(5,5).1"]}]}
    t = table(duel(text, {"squads": squads, "hand": ["deed"]}, foes, **SHRINE)).play(PlayCard("deed", "lower", 1))
    assert [place_of(t, m) for m in (3, 4)] == ["dead", "(5,5).1"]


@rule("DF-EFF-9", "DF-SHO-3")
@pytest.mark.parametrize(
    "step",
    [
        SWEEP | {"targets": {"sel": "squads", "side": "enemy"}},
        {"do": "for_each", "of": {"sel": "squads", "side": "enemy"}, "steps": [SWEEP | {"targets": "each"}]},
    ],
    ids=["Squads", "each Squad"],
)
def test_a_shot_at_a_squad_is_one_at_all_its_models(step: Record) -> None:
    t = deed(step, theirs=SCHOLARS).play(YELLOW, 4)
    assert [a.model for a in t.legal(PickModel)] == [2, 3]


@rule("DF-EFF-5")
def test_squads_and_models_together_are_the_models_of_both() -> None:
    all_but = {"sel": "any_of", "of": [{"sel": "squads", "side": "enemy"}, {"sel": "models", "side": "own"}]}
    t = deed({"do": "wound", "to": all_but | {"but": "bound_squad"}}, theirs=SCHOLARS)
    assert (t.state.endurance, place_of(t, 3)) == ([2, 1, 0], "dead")


GAIN: Record = {"do": "gain"}
PRAY = UseShrine(0, -1)
TOKENS: Record = {"tokens": [{"type": "shrine", "at": at, "owner": s} for s, at in enumerate(("(0,3)", "(6,3)"))]}


def mirror(faction: Record, *cards: Record, **more: Any) -> Table:
    """Two players of one fan faction, each with a Shrine."""
    options = {"content": [fan(*cards, **faction)], "allow_mirror": True}
    hand, places = [c["id"] for c in cards], ("(3,2).1", "(5,5).0")
    seats = [{"faction": "wardens", "squads": [{"squad": "warden", "models": [at]}], "hand": hand} for at in places]
    return table({"options": options, "players": seats, **TOKENS, **more})


def prayer(per: str) -> Record:
    """A Shrine with an Action."""
    act = {"id": "pray", "name": "pray", "bind": {"type": "none"}, "steps": [{"do": "gain"}], "limit": {"per": per}}
    return {"shrines": [{"id": "altar", "name": "altar", "actions": [act]}]}


def bell(**limit: Any) -> Record:
    """A Shrine with a forced effect."""
    return {"shrines": [{"id": "bell", "name": "bell", "triggers": [{"timing": "turn_end", "steps": [GAIN], **limit}]}]}


@rule("DF-TIM-9", "DF-EFF-11")
def test_a_limit_of_one_player_is_not_used_up_by_another_with_the_same_faction() -> None:
    t = mirror(prayer("match")).play(PRAY).end_turn().play(Declare("active"), PRAY).pass_all()
    assert (t.state.crystals, t.refused(PRAY).rule) == ([3, 3], "DF-TIM-9")
    t = mirror({}, card("spark", GAIN, instant=True, limit={"per": "turn"}))
    t.play(PlayCard("spark", "lower", -1), PlayCard("spark", "lower", -1))
    assert t.state.crystals == [3, 3]


@rule("DF-EFF-11", "DF-TRN-6")
def test_a_round_begins_with_the_turn_of_the_countering_player() -> None:
    spark, use = card("spark", GAIN, instant=True, limit={"per": "round"}), PlayCard("spark", "lower", -1)
    t = mirror({}, spark, turn=1, number=2)
    t.state.hands[1] = ("spark", "spark", "spark")
    t.play(use).end_turn().play(Declare("active"), EndTurn())
    assert t.seat == 1  # turn 3, the first of another round
    t.play(use).end_turn().play(Declare("active"))
    assert t.refused(use).rule == "DF-TIM-9"  # turn 4 belongs to the same round


@rule("DF-TIM-9", "DF-TIM-8")
def test_the_limit_of_a_forced_effect_is_counted_for_each_shrine() -> None:
    assert mirror(bell(limit={"per": "turn"})).end_turn().state.crystals == [3, 3]


@rule("DF-EFF-11", "DF-TIM-8")
def test_a_shrine_may_ring_once_in_a_match() -> None:
    t = mirror(bell(limit={"per": "once"})).end_turn().play(Declare("active")).end_turn()
    assert t.state.crystals == [3, 3]


@rule("DF-EFF-9", "DF-PSH-3")
def test_an_ability_against_pushes_stops_a_displacement() -> None:
    foe = {"sel": "models", "side": "enemy"}
    guard = {"do": "grant", "ability": "cannot_be_pushed", "to": foe}
    t = deed(guard, {"do": "displace", "who": foe, "awayFrom": "bound_squad"})
    assert t.asked == "main"


def bought(*steps: Record, **more: Any) -> Table:
    """A warden bears an Enhancement whose Passive Action has these steps and is bought."""
    tome = enhancement("tome", *steps, passive=True)
    worn = [{"card": "tome", "charges": 3, "bought": more.pop("is_bought", True)}]
    own: list[Record] = [{"squad": "warden", "models": ["(3,2).1"], "enhancements": worn}]
    own.append({"squad": "warden", "models": ["(0,0).0"]})
    return play(tome, card("rest", GAIN), own=own, mine={"deck": {"rest": 9}}, **more)


MOV: Record = {"val": "attribute", "of": "attached_squad", "name": "mov"}
AGILE: Record = {"cond": "has_ability", "of": "attached_squad", "ability": "through_obstacles"}


@rule("DF-EFF-19", "DF-EFF-8")
@pytest.mark.parametrize(
    ("hold", "mov"),
    [
        ({"add": {"mov": MOV}}, 4),
        ({"add": {"mov": 1}, "while": {"cond": "compare", "a": MOV, "is": "<", "b": 3}}, 3),
        (
            {
                "on": {"sel": "models", "side": "own", "attribute": {"name": "mov", "is": "<", "to": 3}},
                "add": {"mov": 1},
            },
            3,
        ),
        ({"grants": ["through_obstacles"], "while": {"cond": "not", "of": AGILE}}, 2),
    ],
    ids=["its own number", "its own condition", "its own models", "its own ability"],
)
def test_what_holds_does_not_count_for_itself(hold: Record, mov: int) -> None:
    t = bought({"do": "continuous", "hold": hold})
    assert attribute(t.state, 0, "mov") == mov
    assert has_ability(t.state, 0, "through_obstacles") == ("grants" in hold)


@rule("DF-EFF-16", "DF-ENH-16")
@pytest.mark.parametrize("is_bought", [False, True], ids=["bought in play", "bought before"])
def test_a_passive_action_of_changes_grants_and_bans_holds_while_it_is_attached(is_bought: bool) -> None:
    last: Record = {"duration": "while_attached"}
    change = {"do": "modify_attribute", "attribute": ["att", "def"], "n": 2} | last
    steps: list[Record] = [change, {"do": "grant", "ability": "att_reroll"} | last]
    steps.append({"do": "forbid", "what": "be_pushed", "to": "attached_squad"} | last)
    t = bought(*steps, is_bought=is_bought)
    if not is_bought:
        t.play(UseEnhancement(0, "tome", "lower", 0))
    assert [attribute(t.state, m, "att") for m in (0, 1)] == [3, 1]
    assert has_ability(t.state, 0, "att_reroll") and is_forbidden(t.state, 0, "be_pushed")


@rule("DF-ENH-16", "DF-ACT-13", "DF-EFF-10")
def test_a_hand_limit_of_a_passive_action_sleeps_and_ends_with_its_card() -> None:
    t = bought({"do": "modify_limit", "limit": "hand", "n": 1, "duration": "while_attached"}, is_bought=False)
    t.play(UseEnhancement(0, "tome", "lower", 0))
    assert hand_limit(t.state, 0) == 4
    t.end_turn()
    assert len(t.state.hands[0]) == 4
    lose_enhancement(t.state, 0, "tome")
    assert hand_limit(t.state, 0) == 3


@rule("DF-ENH-6", "DF-EFF-9")
def test_with_one_slot_less_the_only_enhancement_is_replaced() -> None:
    fewer = card("fewer", {"do": "modify_limit", "limit": "slots", "n": -1})
    own = [{"squad": "warden", "models": ["(3,2).1"], "enhancements": [{"card": "old"}]}]
    t = play(fewer, enhancement("old"), enhancement("new"), hand=("fewer", "new"), own=own)
    t.play(PlayCard("fewer", "lower", -1)).pass_all()
    assert [(a.squad, a.replace) for a in t.legal(Attach)] == [(0, "old")]
    assert t.refused(Attach("new", 0)).rule == "DF-ENH-6"


VEIL: Record = {"tokens": [{"id": "veil", "name": "veil", "holds": [{"forbids": ["be_targeted"]}]}]}
AIM: Record = {"as": "target", "of": {"sel": "models", "side": "enemy", "choose": 1}}


@rule("DF-CRD-5", "DF-CRD-9", "DF-EFF-9")
def test_no_card_is_aimed_at_an_enemy_that_may_not_be_targeted() -> None:
    foes = {"hand": ["freeze", "rush", "horde"], "crystals": 5}
    places = {"gorehound": "(4,2).{4,5}", "master-of-elements": "(3,1).0"}
    foes |= {"squads": [{"squad": name, "models": [at]} for name, at in places.items()]}
    veils = [{"status": "veil", "model": 0}, {"status": "veil", "model": 1}]
    t = play(card("rest", GAIN), faction=VEIL, theirs=foes, statuses=veils, turn=1)
    assert [(a.card, a.half) for a in t.legal(PlayCard) if a.half == "lower"] == []
    uses = [PlayCard("freeze", "lower", 3), PlayCard("rush", "lower", 2), PlayCard("horde", "lower", -1)]
    assert {t.refused(use).rule for use in uses} == {"DF-CRD-9"}


@rule("DF-CRD-5", "DF-EFF-9")
def test_a_ban_on_aiming_hides_one_model_and_none_from_its_own_side() -> None:
    slay = card("slay", {"do": "kill"}, targets=[AIM])
    heal = card("heal", {"do": "add_status", "status": "veil", "to": {"sel": "models", "side": "own", "choose": 1}})
    scholars = {"squads": [{"squad": "dark-scholar", "models": ["(5,5).0", "(5,5).1", "(5,5).2"]}]}
    veils = [{"status": "veil", "model": m} for m in (0, 1, 3)]
    t = play(slay, heal, hand=("slay", "heal"), faction=VEIL, theirs=scholars, statuses=veils)
    t.play(PlayCard("slay", "lower", -1))
    assert [a.model for a in t.legal(PickModel)] == [2, 4]
    t.play(PickModel(2), PlayCard("heal", "lower", -1))
    assert [a.model for a in t.legal(PickModel)] == [0, 1]
