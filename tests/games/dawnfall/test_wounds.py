"""Wounds, Endurance and Sacrifice. DF-WND, DF-SAC."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    Accept,
    Activate,
    Fight,
    KeepMode,
    Pay,
    PickModel,
    PickNumber,
    Place,
    PlayCard,
    StartCombat,
    UseBanner,
    UseDie,
    UseEnhancement,
)
from tests.support.fan import card, duel, fan, squad
from tests.support.play import Table, table
from tests.support.rules import rule

HOUND = {"squad": "gorehound", "models": ["(6,5).{3,4}"]}
KNIGHT = {"squad": "holy-knight", "models": ["(0,0).{0,1}"]}
TARGET: dict[str, Any] = {"targets": [{"of": {"sel": "models", "side": "enemy", "choose": 1}}]}
OWN: dict[str, Any] = {"targets": [{"of": {"sel": "models", "side": "own", "choose": 1}}]}
SELF = {"type": "any_own_squad"}
SMITHS = {"squad": "bloodsmith", "models": ["(3,2).0", "(3,2).1", "(5,5).0"]}


def wound(n: int) -> dict[str, Any]:
    """A card that deals n Wounds to one enemy model."""
    return card(f"wound-{n}", {"do": "wound", "n": n}, **TARGET)


KILL = card("kill", {"do": "kill"}, **TARGET)
RAISE = card("raise", {"do": "return_model"}, bind={"type": "any_own_squad", "allowDead": True})
MEND = card("mend", {"do": "restore_endurance", "n": 5}, bind=SELF)
OFFER = card("offer", {"do": "sacrifice_model", "to": "target"}, **OWN)
BETRAY = card("betray", {"do": "sacrifice_model", "to": "target"}, **TARGET)
BLEED = card("bleed", {"do": "sacrifice_endurance", "of": "bound_squad"}, bind=SELF)
CARDS = (wound(1), wound(2), wound(4), KILL, RAISE, MEND, OFFER, BETRAY, BLEED)
WARDENS = {"squad": "warden", "models": ["(0,0).0", "(0,0).1"]}
CIVILIANS = {"squad": "civilian", "models": ["(1,0).0", "(1,0).1"]}
SQUADS = [squad(models=3), squad("civilian", models=3, endurance=0), squad("recruit", endurance=0, basic={"att": 9})]


def wardens(*theirs: dict[str, Any], squads: Any = (WARDENS,), **more: Any) -> Table:
    """Wardens that may play any card of this file against Demon Squads."""
    cards = list(more.pop("hand", ()))
    mine = {"squads": list(squads), "hand": cards, "deck": ["kill"] * 9, **more.pop("mine", {})}
    return table(duel(fan(*CARDS, squads=SQUADS), mine, {"squads": list(theirs) or [HOUND]}, **more))


def strike(*theirs: dict[str, Any], name: str, model: int, **more: Any) -> Table:
    """A card of the Wardens aimed at one model."""
    match = wardens(*theirs, hand=[name], **more)
    match.play(PlayCard(name, "lower", -1))
    return match.play(PickModel(model)) if match.asked == "choose-model" else match


@rule("DF-WND-1")
def test_a_wound_takes_a_token_and_the_model_lives() -> None:
    match = strike(SMITHS, name="wound-1", model=3)
    assert match.state.endurance[1] == 0
    assert match.state.spaces[3] >= 0


@rule("DF-WND-1")
def test_a_wound_without_a_token_kills() -> None:
    match = strike(SMITHS | {"endurance": 0}, name="wound-1", model=3)
    assert match.state.spaces[3] < 0


@rule("DF-WND-2", "DF-EX-32")
def test_four_wounds_take_two_tokens_kill_the_model_and_the_rest_is_lost() -> None:
    doctors = {"squad": "purge-doctor", "models": ["(3,2).{0,1}", "(3,2).{3,4}"]}
    mine = {"squads": [WARDENS], "hand": ["wound-4"]}
    position = duel(fan(*CARDS, squads=SQUADS), mine, {"faction": "chapter", "squads": [doctors]})
    match = table(position)
    match.play(PlayCard("wound-4", "lower", -1), PickModel(3))
    assert match.state.endurance[1] == 0
    assert match.state.spaces[3] < 0 <= match.state.spaces[4]


@rule("DF-WND-2")
def test_two_wounds_with_one_token_kill_the_model() -> None:
    match = strike(SMITHS, name="wound-2", model=4)
    assert match.state.endurance[1] == 0
    assert match.state.spaces[4] < 0


@rule("DF-WND-3")
def test_a_token_protects_every_model_of_the_squad_wherever_it_stands() -> None:
    match = wardens(SMITHS, hand=["wound-1", "wound-1"])
    match.play(PlayCard("wound-1", "lower", -1), PickModel(5), PlayCard("wound-1", "lower", -1), PickModel(3))
    assert match.state.spaces[3] < 0
    assert match.state.spaces[5] >= 0


@rule("DF-WND-3")
def test_a_loss_of_one_squad_leaves_the_others_alone() -> None:
    one, two = {"squad": "warden", "models": ["(0,0).0"]}, {"squad": "warden", "models": ["(1,0).0"]}
    match = wardens(squads=(one, two), hand=["bleed"])
    match.play(PlayCard("bleed", "lower", 1))
    assert match.state.endurance[:2] == [2, 1]


@rule("DF-WND-4")
def test_the_model_that_got_the_fatal_wound_dies() -> None:
    match = strike(SMITHS | {"endurance": 0}, name="wound-1", model=4)
    assert [match.state.spaces[m] < 0 for m in (3, 4, 5)] == [False, True, False]


@rule("DF-WND-5")
def test_tokens_are_not_renewed_by_a_death() -> None:
    match = wardens(SMITHS | {"endurance": 0}, hand=["wound-1", "wound-1"])
    match.play(PlayCard("wound-1", "lower", -1), PickModel(3), PlayCard("wound-1", "lower", -1), PickModel(4))
    assert match.state.endurance[1] == 0
    assert match.state.spaces[4] < 0


@rule("DF-WND-6", "DF-EX-33", "DF-VIC-1")
def test_a_squad_of_endurance_zero_dies_at_every_wound_and_gives_nothing() -> None:
    mine = (WARDENS, {"squad": "recruit", "models": ["(3,2).0"]})
    near = {"squad": "gorehound", "models": ["(3,2).{3,4}"]}
    match = wardens(near, squads=mine, turn=1)
    match.play(Activate(2), KeepMode(), StartCombat(), Fight(4, 3), UseDie("yellow"), 4, UseDie("yellow"), 1)
    assert match.state.spaces[3] < 0
    assert match.state.marker == 0
    match.dice_used()


@rule("DF-WND-7")
def test_a_killed_model_leaves_the_board_at_once() -> None:
    match = strike(SMITHS | {"endurance": 0}, name="wound-1", model=3)
    board = match.state.book.board
    assert not match.state.occupied >> 7 * board.index[3, 2] & 1
    assert [m.alive for m in match.match.view(0).squads[1].models] == [False, True, True]


@rule("DF-WND-8")
def test_restoring_stops_at_the_shield_value() -> None:
    match = wardens(squads=(WARDENS | {"endurance": 0},), hand=["mend"])
    match.play(PlayCard("mend", "lower", 0))
    assert match.state.endurance[0] == 2


@rule("DF-WND-8")
def test_a_squad_at_its_shield_value_is_not_restored() -> None:
    match = wardens(hand=["mend"])
    assert match.refused(PlayCard("mend", "lower", 0)).rule == "DF-WND-8"


@rule("DF-WND-8")
def test_a_squad_of_value_zero_is_not_restored() -> None:
    match = wardens(squads=(CIVILIANS,), hand=["mend"])
    assert match.refused(PlayCard("mend", "lower", 0)).rule == "DF-WND-8"


@rule("DF-WND-8")
def test_a_banner_does_not_restore_above_the_shield_value() -> None:
    angel = {"squad": "angel-of-death", "models": ["(3,2)"]}
    match = table({"players": [{"squads": [angel]}, {"squads": [HOUND]}]})
    assert match.refused(UseBanner(0, 0)).rule == "DF-WND-8"


@rule("DF-WND-8")
def test_a_number_of_tokens_above_the_shield_value_is_refused() -> None:
    smiths = {"squad": "bloodsmith", "models": ["(3,2).0"], "endurance": 0}
    mine = {"faction": "demons", "squads": [smiths], "hand": ["resurrection"], "crystals": 9}
    match = table({"players": [mine, {"squads": [KNIGHT]}]})
    match.play(PlayCard("resurrection", "lower", 0), PickNumber(0))
    assert match.refused(PickNumber(2)).rule == "DF-WND-8"


@rule("DF-WND-9")
def test_a_returned_model_brings_no_tokens() -> None:
    match = wardens(squads=(WARDENS | {"endurance": 0},), hand=["raise"])
    match.play(PlayCard("raise", "lower", 0), Place((3, 2), (0,)))
    assert match.state.spaces[2] >= 0
    assert match.state.endurance[0] == 0


@rule("DF-WND-9", "DF-SQD-15")
def test_a_returned_model_finds_the_enhancements_of_its_squad() -> None:
    dead = {"squad": "dark-scholar", "enhancements": [{"card": "self-destruct", "charges": 3}]}
    mine = {"faction": "demons", "squads": [HOUND, dead], "hand": ["resurrection"], "crystals": 9}
    match = table({"players": [mine, {"squads": [KNIGHT]}]})
    match.play(PlayCard("resurrection", "lower", 1), PickNumber(1), PickNumber(0), Pay(1), Place((3, 2), (0,)))
    match.play(UseEnhancement(1, "self-destruct", "upper", 1))
    assert match.asked == "choose-movers"


@rule("DF-WND-9")
def test_a_full_squad_gets_no_model_back() -> None:
    full = {"squad": "warden", "models": ["(0,0).0", "(0,0).1", "(0,0).2"]}
    match = wardens(squads=(full,), hand=["raise"])
    assert match.refused(PlayCard("raise", "lower", 0)).rule == "DF-CRD-9"


@rule("DF-WND-9", "DF-VIC-1")
def test_a_returned_model_is_scored_again() -> None:
    smiths = {"squad": "bloodsmith", "models": ["(3,2).0", "(5,5).0"], "endurance": 0}
    theirs = {"squads": [smiths], "hand": ["resurrection"], "crystals": 4}
    mine = {"squads": [WARDENS], "hand": ["kill", "kill", "kill"], "deck": ["kill"] * 9}
    match = table(duel(fan(*CARDS, squads=SQUADS), mine, theirs))
    match.play(PlayCard("kill", "lower", -1), PickModel(3))
    assert match.state.marker == 1
    match.end_turn().play(match.legal()[0])
    match.play(PlayCard("resurrection", "lower", 1), PickNumber(2), PickNumber(0), Pay(2))
    match.play(Place((3, 2), (0,)), Place((3, 2), (1,)))
    match.end_turn().play(match.legal()[0], PlayCard("kill", "lower", -1), PickModel(3))
    assert match.state.marker == 2


@rule("DF-WND-10")
def test_a_returned_model_may_touch_an_enemy() -> None:
    match = wardens({"squad": "gorehound", "models": ["(3,2).{3,4}"]}, hand=["raise"])
    match.play(PlayCard("raise", "lower", 0))
    assert Place((3, 2), (0,)) in match.legal()
    assert Place((6, 5), (6,)) in match.legal()


def at_the_sanctuary(foe: dict[str, Any]) -> Table:
    """A dead Knight returns in contact with the Shrine in (0,0)."""
    squads = [{"squad": "holy-knight", "models": ["dead"]}, {"squad": "ranger", "models": ["(0,1).0", "(0,1).1"]}]
    mine = {"squads": squads, "shrine": "sanctuary", "resources": {"sanctuary-blessing": 3}}
    tokens = [{"type": "shrine", "at": "(0,0)", "owner": 0}]
    match = table({"players": [mine, {"squads": [foe]}], "tokens": tokens, "ask": "declare"})
    return match.passive().play(Accept())


@rule("DF-WND-10")
def test_a_returned_model_does_not_push() -> None:
    match = at_the_sanctuary({"squad": "dark-scholar", "models": ["(1,0).4"]})
    assert match.refused(Place((1, 0), (4, 5))).rule == "DF-WND-10"


@rule("DF-WND-10")
def test_a_place_in_the_text_binds_the_returned_model() -> None:
    match = at_the_sanctuary(HOUND)
    assert {p.space for p in match.legal(Place)} == {(1, 0), (0, 1)}
    assert match.refused(Place((3, 3), (0, 1))).rule == "DF-WND-10"


@rule("DF-WND-11")
def test_a_direct_kill_leaves_the_tokens_on_the_card() -> None:
    match = strike(SMITHS, name="kill", model=3)
    assert match.state.spaces[3] < 0
    assert match.state.endurance[1] == 1


@rule("DF-SAC-1", "DF-SAC-3")
def test_a_sacrifice_gives_no_vp_and_touches_no_token() -> None:
    match = wardens(hand=["offer"])
    match.play(PlayCard("offer", "lower", -1), PickModel(0))
    assert match.state.spaces[0] < 0
    assert (match.state.marker, match.state.endurance[0]) == (0, 2)


@rule("DF-SAC-1")
def test_a_sacrifice_as_a_cost_gives_no_vp() -> None:
    bombs = [{"card": "self-destruct", "charges": 2}]
    scholars = {"squad": "dark-scholar", "models": ["(3,2).0", "(5,5).0"], "enhancements": bombs}
    match = table({"players": [{"faction": "demons", "squads": [scholars]}, {"squads": [KNIGHT]}]})
    match.play(UseEnhancement(0, "self-destruct", "lower", 0), PickModel(0))
    assert match.state.spaces[0] < 0
    assert match.state.marker == 0


@rule("DF-SAC-1")
def test_a_sacrifice_gives_no_vp_even_if_an_effect_sets_the_value_of_the_death() -> None:
    bounty = {"timing": "on_death_value", "steps": [{"do": "set_death_value", "n": 3}]}
    tokens = [{"id": "bounty", "name": "bounty", "triggers": [bounty]}]
    mine = {"squads": [WARDENS], "hand": ["offer"], "deck": ["offer"] * 9}
    wanted = [{"status": "bounty", "model": 0, "by": 1}]
    text = fan(*CARDS, squads=SQUADS, tokens=tokens)
    match = table(duel(text, mine, {"squads": [HOUND]}, statuses=wanted))
    match.play(PlayCard("offer", "lower", -1), PickModel(0))
    assert (match.state.spaces[0] < 0, match.state.marker) == (True, 0)


@rule("DF-SAC-1")
@pytest.mark.parametrize("name", ["offer", "betray"])
def test_a_sacrifice_moves_no_tokens_in_a_free_for_all(name: str) -> None:
    match = free_for_all(name)
    assert match.state.starting == [10, 10, 10]
    assert match.state.captured == [(0, 0, 0)] * 3


def free_for_all(name: str) -> Table:
    """Three factions on the joined board; the Wardens play a card at the first model offered."""
    rows = (
        ("wardens", {"squad": "warden", "models": ["(0,0).0", "(0,0).1"]}),
        ("demons", {"squad": "dark-scholar", "models": ["(0,4).0", "(0,4).1"]}),
        ("chapter", {"squad": "pilgrim", "models": ["(0,8).0", "(0,8).1"]}),
    )
    players: list[dict[str, Any]] = [{"faction": f, "squads": [s]} for f, s in rows]
    players[0]["hand"] = [name]
    options = {"mode": "ffa", "seats": 3, "content": [fan(*CARDS, squads=SQUADS)]}
    match = table({"options": options, "players": players})
    match.play(PlayCard(name, "lower", -1))
    return match.play(match.legal(PickModel)[0])


@rule("DF-SAC-2")
def test_the_cause_of_a_sacrifice_is_stored_with_the_death() -> None:
    match = wardens(hand=["offer"])
    match.play(PlayCard("offer", "lower", -1), PickModel(0))
    assert match.events("model-died")[0].cause == "sacrifice"


@rule("DF-SAC-2")
def test_a_sacrifice_ordered_by_an_enemy_effect_is_a_sacrifice() -> None:
    match = wardens(SMITHS, hand=["betray"])
    match.play(PlayCard("betray", "lower", -1), PickModel(3))
    assert match.state.spaces[3] < 0
    assert match.state.marker == 0


@rule("DF-SAC-2")
def test_a_death_by_an_own_effect_that_is_no_sacrifice_is_scored() -> None:
    suicide = card("fall", {"do": "kill", "to": "target"}, **OWN)
    mine = {"squads": [WARDENS], "hand": ["fall"]}
    match = table(duel(fan(suicide, squads=SQUADS), mine, {"squads": [HOUND]}))
    match.play(PlayCard("fall", "lower", -1), PickModel(0))
    assert match.state.marker == -2


@rule("DF-SAC-4", "DF-WND-3")
def test_a_sacrificed_token_leaves_its_squad() -> None:
    match = wardens(hand=["bleed"])
    match.play(PlayCard("bleed", "lower", 0))
    assert match.state.endurance[0] == 1


@rule("DF-SAC-4")
def test_without_a_token_nothing_is_sacrificed_and_nobody_dies() -> None:
    match = wardens(squads=(WARDENS | {"endurance": 0},), hand=["bleed"])
    assert match.refused(PlayCard("bleed", "lower", 0)).rule == "DF-SAC-4"
