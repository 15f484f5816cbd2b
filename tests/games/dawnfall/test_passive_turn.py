"""The Passive turn and the Harvest. DF-PAS."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import (
    Activate,
    Attach,
    ChangeMode,
    Declare,
    Decline,
    Discard,
    EndActivation,
    Fight,
    KeepMode,
    Movers,
    PickEnhancement,
    Place,
    PlayCard,
    Push,
    StartCombat,
    StartMove,
    UseBanner,
    UseEnhancement,
)
from tests.support.play import Table, table
from tests.support.rules import rule
from tests.support.scripted import kind_of

SOURCE = {"type": "source", "at": "(3,2)"}
HOUND = {"squad": "gorehound", "models": ["(6,5).{3,4}"]}
KNIGHT = {"squad": "holy-knight", "models": ["(0,0).{0,1}"]}


def green(*models: str, squad: str = "pilgrim", **more: Any) -> dict[str, Any]:
    """A seat of the Chapter with one Squad on these places."""
    return {"squads": [{"squad": squad, "models": list(models)}], **more}


def red(*models: str, **more: Any) -> dict[str, Any]:
    """A seat of the Demons with Dark Scholars on these places."""
    return {"squads": [{"squad": "dark-scholar", "models": list(models)}], **more}


def before(first: dict[str, Any], second: dict[str, Any], **more: Any) -> Table:
    """A duel before the declaration of seat 0."""
    return table({"players": [first, second], "ask": "declare", **more})


@rule("DF-PAS-1")
def test_the_four_steps_follow_in_order_without_a_question() -> None:
    squad = {"squad": "pilgrim", "models": ["(2,2).1"], "enhancements": [{"card": "overwatch"}]}
    mine = {"squads": [squad], "crystals": 0, "depleted": 2, "banner": False}
    match = before(mine, {"squads": [HOUND]}, tokens=[SOURCE])
    match.passive()
    steps = ["crystals-harvested", "enhancement-charged", "crystals-refreshed", "banner-refreshed"]
    assert [kind_of(e) for e in match.events() if kind_of(e) in steps] == steps
    assert (match.asked, match.seat) == ("declare", 1)


def scarce() -> Table:
    """A Passive turn that waits for the player to spread too few Charges."""
    cards = [{"card": "overwatch"}, {"card": "tactic"}]
    one = {"squad": "pilgrim", "models": ["(2,2).1"], "enhancements": cards}
    mine = {"squads": [one, KNIGHT], "hand": ["bash", "guard"], "deck": ["leap"] * 5}
    match = before(mine, {"squads": [HOUND], "hand": ["faith"]}, charges=1)
    return match.passive()


@rule("DF-PAS-2")
@pytest.mark.parametrize(
    "action",
    [
        PlayCard("bash", "upper", 0),
        Attach("guard", 1),
        UseEnhancement(0, "overwatch", "upper", 0),
        UseBanner(1, 0),
        Activate(0),
        ChangeMode(),
        StartMove(),
        StartCombat(),
        Fight(0, 5),
        Discard("bash"),
    ],
)
def test_cards_activations_and_discards_are_refused_in_a_passive_turn(action: Action) -> None:
    assert scarce().refused(action).rule == "DF-PAS-2"


@rule("DF-PAS-2", "DF-INS-1")
def test_an_instant_of_the_opponent_is_refused_in_a_passive_turn() -> None:
    assert scarce().refused(PlayCard("faith", "upper", 2), seat=1).rule == "DF-PAS-2"


@rule("DF-PAS-2")
def test_the_opponent_is_not_asked_for_instants_in_a_passive_turn() -> None:
    mine = green("(2,2).1", depleted=2)
    theirs = {"squads": [HOUND], "hand": ["faith", "infernal-power", "crystal-aegis"]}
    match = before(mine, theirs, tokens=[SOURCE])
    match.passive()
    assert (match.asked, match.seat) == ("declare", 1)


@rule("DF-PAS-2")
def test_a_wound_in_a_passive_turn_is_not_answered_by_a_card() -> None:
    squads = [{"squad": "pilgrim", "models": ["(0,0).0"]}, {"squad": "angel-of-death", "models": ["(1,0)"]}]
    fire = [{"status": "fire", "model": 0, "turn": 0}]
    match = before({"squads": squads, "hand": ["guardian-angel"]}, {"squads": [HOUND]}, statuses=fire)
    match.passive()
    assert match.state.endurance[0] == 0
    assert (match.asked, match.seat) == ("declare", 1)


@rule("DF-PAS-2")
def test_continuous_effects_stay_in_force_in_a_passive_turn() -> None:
    mine = {"faction": "demons", **red("(2,2).1"), "shrine": "blood-altar"}
    fire = [{"status": "fire", "model": "holy-knight.0", "turn": 0}]
    knight = {"squad": "holy-knight", "models": ["(3,2).{0,1}"]}
    tokens = [{"type": "shrine", "at": "(4,2)", "owner": 0}]
    players = [mine, {"faction": "chapter", "squads": [knight]}]
    match = table({"players": players, "ask": "declare", "turn": 1, "tokens": tokens, "statuses": fire})
    match.passive()
    assert match.state.endurance[1] == 0


@rule("DF-PAS-3")
def test_no_hand_is_refilled_at_the_end_of_a_passive_turn() -> None:
    match = before(green("(0,0).0", hand=["bash"], deck=["leap"] * 5), {"squads": [HOUND], "hand": ["mist"]})
    match.passive()
    assert match.state.hands == [("bash",), ("mist",)]


@rule("DF-PAS-4", "DF-PAS-7")
def test_a_source_is_controlled_by_one_model_in_contact() -> None:
    match = before(green("(2,2).1"), {"squads": [HOUND]}, tokens=[SOURCE])
    match.passive()
    assert match.state.crystals[0] == 3


@rule("DF-PAS-4")
def test_a_model_near_a_source_without_contact_does_not_control_it() -> None:
    match = before(green("(2,2).4"), {"squads": [HOUND]}, tokens=[SOURCE])
    match.passive()
    assert match.state.crystals[0] == 2


@rule("DF-PAS-4")
def test_a_dead_model_does_not_control_a_source() -> None:
    mine = {"squads": [KNIGHT, {"squad": "pilgrim", "models": [None, "dead"]}]}
    match = before(mine, {"squads": [HOUND]}, tokens=[SOURCE])
    match.passive()
    assert match.state.crystals[0] == 2


@rule("DF-EX-7", "DF-PAS-4")
@pytest.mark.parametrize("seat", [0, 1])
def test_one_enemy_in_contact_denies_control_to_three_models(seat: int) -> None:
    players = [green("(2,2).1", "(2,2).2", "(2,3).6"), red("(4,2).4")]
    match = table({"players": players, "ask": "declare", "turn": seat, "tokens": [SOURCE]})
    match.passive()
    assert match.state.crystals == [2, 2]


@rule("DF-EX-6", "DF-PAS-4", "DF-PAS-6", "DF-PAS-7")
def test_green_harvests_only_the_source_that_nobody_contests() -> None:
    first = green("(2,2).1", "(0,4).1", "(3,4).1", "(3,4).2", crystals=5)
    match = before(first, red("(3,1).4", "(1,5).5", crystals=5), layout="first-game")
    assert match.state.neutral == 10
    match.passive()
    assert match.state.crystals == [6, 5]
    assert match.state.neutral == 9


@rule("DF-PAS-5")
def test_control_is_tested_when_the_harvest_begins() -> None:
    players = [green("(2,2).1"), red("(3,3).5")]
    match = table({"players": players, "turn": 1, "tokens": [SOURCE]})
    match.end_turn()
    match.passive()
    assert match.state.crystals[0] == 2
    moved = table({"players": [green("(2,2).1"), red("(6,5).5")], "turn": 1, "tokens": [SOURCE]})
    moved.end_turn()
    assert moved.passive().state.crystals[0] == 3


@rule("DF-PAS-5")
@pytest.mark.parametrize("status", ["freeze", "infection", "fire"])
def test_a_model_under_a_status_controls_normally(status: str) -> None:
    match = before(green("(2,2).1"), {"squads": [HOUND]}, tokens=[SOURCE], statuses=[{"status": status, "model": 0}])
    match.passive()
    assert match.state.crystals[0] == 3


@rule("DF-PAS-6")
def test_a_source_touched_by_nobody_yields_nothing() -> None:
    match = before(green("(0,0).0"), {"squads": [HOUND]}, tokens=[SOURCE])
    match.passive()
    assert match.events("crystals-harvested")[0].count == 0


def team(*places: str, **more: Any) -> Table:
    """Team against team: four Gorehounds or Knights on these places, before seat 0 declares."""
    squads = ("holy-knight", "gorehound") * 2
    players = [
        {"faction": "chapter" if n % 2 == 0 else "demons", "squads": [{"squad": squads[n], "models": [at]}]}
        for n, at in enumerate(places)
    ]
    options = {"mode": "tvt", "allow_mirror": True}
    return table({"options": options, "players": players, "ask": "declare", **more})


@rule("DF-PAS-6", "DF-PAS-7")
def test_partners_control_the_same_source_each_for_the_own_harvest() -> None:
    match = team("(2,2).{1,2}", "(0,9).{0,1}", "(4,2).{4,5}", "(6,9).{0,1}", tokens=[SOURCE])
    match.passive()
    assert match.state.crystals == [4, 2, 2, 2]
    match.passive().passive()
    assert match.state.crystals == [4, 2, 4, 2]


@rule("DF-PAS-6")
def test_an_allied_model_alone_gives_no_control() -> None:
    match = team("(0,0).{1,2}", "(0,9).{0,1}", "(4,2).{4,5}", "(6,9).{0,1}", tokens=[SOURCE])
    match.passive()
    assert match.state.crystals == [2, 2, 2, 2]


@rule("DF-PAS-7")
def test_several_models_at_one_source_harvest_it_once() -> None:
    match = before(green("(2,2).1", "(2,2).2"), {"squads": [HOUND]}, tokens=[SOURCE])
    match.passive()
    assert match.state.crystals[0] == 3


@rule("DF-PAS-7")
def test_each_controlled_source_yields_a_crystal() -> None:
    sources = [SOURCE, {"type": "source", "at": "(0,3)"}]
    match = before(green("(2,2).1", "(1,3).4"), {"squads": [HOUND]}, tokens=sources)
    match.passive()
    assert match.state.crystals[0] == 4


@rule("DF-PAS-7")
def test_a_harvest_is_told_once() -> None:
    sources = [SOURCE, {"type": "source", "at": "(0,3)"}]
    match = before(green("(2,2).1", "(1,3).4"), {"squads": [HOUND]}, tokens=sources)
    match.passive()
    assert [e.count for e in match.events("crystals-harvested")] == [2]
    assert not match.events("crystals-gained")


@rule("DF-PAS-7")
def test_a_harvest_takes_what_is_left_of_the_pile() -> None:
    sources = [SOURCE, {"type": "source", "at": "(0,3)"}]
    match = before(green("(2,2).1", "(1,3).4"), {"squads": [HOUND]}, tokens=sources, neutral=1)
    match.passive()
    assert (match.state.crystals[0], match.state.neutral) == (3, 0)


@rule("DF-EX-8", "DF-PAS-8")
def test_the_opponent_gains_nothing_from_this_harvest() -> None:
    sources = [SOURCE, {"type": "source", "at": "(0,3)"}]
    match = before(green("(6,5).1"), red("(2,2).1", "(1,3).4"), tokens=sources)
    match.passive()
    assert match.state.crystals == [2, 2]


@rule("DF-PAS-9")
def test_every_enhancement_of_a_living_squad_gets_one_charge() -> None:
    cards = [{"card": "overwatch", "charges": 0}, {"card": "tactic", "charges": 2}]
    one = {"squad": "pilgrim", "models": ["(0,0).0"], "enhancements": cards}
    match = before({"squads": [one]}, {"squads": [HOUND]})
    match.passive()
    assert [e.charges for e in match.state.attached[0]] == [1, 3]
    assert match.state.charges == 16


@rule("DF-PAS-9")
def test_enhancements_of_dead_squads_and_of_the_opponent_get_no_charge() -> None:
    dead = {"squad": "pilgrim", "enhancements": [{"card": "overwatch"}]}
    foe = {**HOUND, "enhancements": [{"card": "infection"}]}
    match = before({"squads": [KNIGHT, dead]}, {"squads": [foe]})
    match.passive()
    assert [e.charges for row in match.state.attached for e in row] == [1, 1]


@rule("DF-PAS-10")
def test_all_depleted_crystals_return_to_their_owner_only() -> None:
    mine = green("(0,0).0", crystals=1, depleted=4)
    match = before(mine, {"squads": [HOUND], "depleted": 3})
    match.passive()
    assert (match.state.crystals, match.state.depleted) == ([5, 2], [0, 3])


@rule("DF-PAS-11")
def test_the_own_banner_is_turned_up_and_is_ready_in_the_next_turn() -> None:
    players = [{"squads": [KNIGHT], "banner": False}, {"squads": [HOUND], "banner": False}]
    match = table({"players": players, "ask": "declare"})
    match.passive()
    assert match.state.banners == [True, False]
    match.passive().play(Declare("active"), UseBanner(1, 0))
    assert match.state.modes[0] == 1


@rule("DF-EX-10", "DF-PAS-1", "DF-LIM-1")
def test_an_empty_pile_yields_nothing_and_the_other_steps_happen() -> None:
    sources = [SOURCE, {"type": "source", "at": "(0,3)"}]
    mine = green("(2,2).1", "(1,3).4", depleted=3, banner=False)
    match = before(mine, {"squads": [HOUND]}, tokens=sources, neutral=0)
    match.passive()
    assert (match.state.crystals[0], match.state.neutral) == (5, 0)
    assert match.state.banners[0]


def four_enhancements(charges: int) -> Table:
    """Four Enhancements on two living Squads and few neutral Charges, in a Passive turn."""
    one = {"squad": "pilgrim", "models": ["(0,0).0"]}
    two = {"squad": "holy-knight", "models": ["(1,0).{0,1}"]}
    cards = [{"card": "overwatch", "charges": 0}, {"card": "tactic", "charges": 0}]
    squads = [{**one, "enhancements": cards}, {**two, "enhancements": cards}]
    return before({"squads": squads}, {"squads": [HOUND]}, charges=charges).passive()


@rule("DF-EX-11", "DF-LIM-3", "DF-PAS-9")
def test_two_charges_for_four_enhancements_go_where_the_player_says() -> None:
    match = four_enhancements(2)
    match.play(PickEnhancement(1, "tactic"), PickEnhancement(0, "tactic"))
    assert [e.charges for row in match.state.attached for e in row] == [0, 1, 0, 1]
    assert match.state.charges == 0


@rule("DF-EX-11", "DF-LIM-3")
def test_a_card_gets_only_one_of_the_scarce_charges() -> None:
    match = four_enhancements(2)
    match.play(PickEnhancement(1, "tactic"))
    assert match.refused(PickEnhancement(1, "tactic")).rule == "DF-LIM-3"


@rule("DF-EX-11")
def test_a_card_without_a_charge_may_take_one_from_another_own_card() -> None:
    match = four_enhancements(2)
    match.play(PickEnhancement(1, "tactic"), PickEnhancement(0, "tactic"))
    assert match.asked == "move-charge"
    match.play(PickEnhancement(1, "tactic"), Decline())
    assert [e.charges for row in match.state.attached for e in row] == [1, 1, 0, 0]
    assert (match.asked, match.seat) == ("declare", 1)


@rule("DF-EX-37", "DF-PAS-5")
def test_a_pusher_takes_over_the_source() -> None:
    mine = {"squads": [{"squad": "holy-knight", "models": ["(1,2).{0,1}"]}]}
    match = table({"players": [mine, red("(2,2).1", "(6,5).0")], "tokens": [SOURCE]})
    match.play(Activate(0), KeepMode(), StartMove(), Movers((0,)), Place((2, 2), (1, 2)), Push(1, (2, 2), (0,)))
    match.play(EndActivation())
    match.end_turn().passive()
    assert match.state.crystals == [2, 2], "the Scholar is in contact no more"
    match.passive()
    assert match.state.crystals == [3, 2]
