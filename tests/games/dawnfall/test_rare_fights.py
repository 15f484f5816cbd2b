"""Situations that two rules make together: lines on ragged boards, secrets, dice, deaths at once."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
import yaml

from edgewise import Match
from edgewise.games.dawnfall.actions import (
    Activate,
    Counterattack,
    Declare,
    EndTurn,
    Fight,
    Keep,
    KeepMode,
    Pay,
    PickModel,
    PlayCard,
    Refresh,
    Reroll,
    StartCombat,
    UseDie,
)
from tests.support.drill import drill, squad_at
from tests.support.fan import Record, card, duel, fan, squad
from tests.support.play import table
from tests.support.rules import rule
from tests.support.stage import duel as stage
from tests.support.stage import squad as sq
from tests.support.wilds import WILDS, wild

YELLOW, RED = UseDie("yellow"), UseDie("red")
Space = tuple[int, int]
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def beyond(space: Space, step: tuple[int, int]) -> Space:
    """The next Space in a direction, by the formulas of the ledger."""
    u, v = space[0] - space[1] // 2 + step[0], space[1] + step[1]
    return u + v // 2, v


def in_line(board: set[Space], full: set[Space], start: Space) -> set[Space]:
    """The Spaces that Lines of Fire lead to, by the words of the ledger."""
    found = {start}
    for step in STEPS:
        space = beyond(start, step)
        while space in board:
            found.add(space)
            if space in full:
                break
            space = beyond(space, step)
    return found


@rule("DF-LOF-1", "DF-LOF-3", "DF-LOF-5", "DF-BRD-12", "DF-CLR-14")
@pytest.mark.parametrize("seed", range(8))
def test_lines_of_fire_on_a_ragged_board_of_either_hand(seed: int) -> None:
    chance = random.Random(seed)
    whole = [(c, r) for c in range(7) for r in range(6)]
    holes = set(chance.sample([s for s in whole if 0 < s[0] < 6 and 0 < s[1] < 5 and s[0] % 2], 5))
    board = [s for s in whole if s not in holes]
    start, *others = chance.sample(board, 22)
    full, targets = others[:6], others[6:]
    text = {"name": "ragged", "players": [2], "spaces": [list(s) for s in board], "sides": {"a": [0], "b": [1]}}
    text["handedness"] = chance.choice(["left", "right"])
    scouts = [sq("scout", *(f"({c},{r}).{chance.randrange(7)}" for c, r in targets[i : i + 4])) for i in (0, 4, 8, 12)]
    titans = [sq("titan", *(f"({c},{r})" for c, r in full[i : i + 2])) for i in (0, 2, 4)]
    options = {"content": [WILDS], "allow_mirror": True, "boards": [yaml.safe_dump(text)], "board": "ragged"}
    own = {"faction": "wilds", "squads": [sq("scout", f"({start[0]},{start[1]}).1")], "hand": ["ray"]}
    t = table({"options": options, "players": [own, {"faction": "wilds", "squads": [*scouts, *titans]}]})
    seen = in_line(set(board), set(full), start) & {*full, *targets}
    shot = PlayCard("ray", "lower", 0)
    assert (shot in t.legal()) == bool(seen)
    if len(seen) > 1:
        aims = t.play(shot).legal(PickModel)
        assert {t.state.book.board.spaces[t.state.spaces[p.model]] for p in aims} == seen


def hidden(hand: list[str], seed: int) -> Match:
    """The Chapter acts against Demons that hold these cards."""
    chapter = [sq("pilgrim", "(3,2).4", "(3,2).5"), sq("ranger", "(3,3).0"), sq("angel-of-death", "(6,2)")]
    demons = [sq("gorehound", "(3,2).{2,3}"), sq("dark-scholar", "(3,2).6"), sq("son-of-khyber", "(5,2)")]
    players: list[Record] = [{"squads": chapter, "hand": ["shoot", "trap"], "crystals": 4}]
    players.append({"squads": demons, "hand": hand, "deck": ["horde"] * 6})
    return Match.from_position("dawnfall", {"players": players}, seed=seed)


@rule("DF-INF-2", "DF-INF-4", "DF-INS-8")
@pytest.mark.parametrize("seed", range(3))
def test_neither_questions_nor_views_depend_on_cards_in_another_hand(seed: int) -> None:
    chance = random.Random(seed)
    cards = ["faith", "rush", "mist", "crystal-aegis", "energy-source", "infernal-power", "bloody-whirlwind", "freeze"]
    matches = [hidden(chance.sample(cards, 2), seed) for _ in range(2)]
    for _ in range(25):
        one, two = matches
        assert one.pending == two.pending
        if one.pending is None:
            break
        for seat in (0, None):
            assert msgspec.json.encode(one.view(seat)) == msgspec.json.encode(two.view(seat))
        shared = [a for a in one.legal() if a in two.legal() and not (one.pending.seat and isinstance(a, PlayCard))]
        action = shared[0] if one.pending.seat else chance.choice(shared)
        for match in matches:
            match.play(action)


@rule("DF-RER-9", "DF-CTR-3")
def test_the_first_attacker_uses_its_defense_symbol_against_a_counterattack() -> None:
    t = drill([squad_at("lucky", "(3,2).0")], [squad_at("guard", "(3,2).1")])
    t.play(Activate(0), StartCombat(), Fight(0, 2), YELLOW, 1, Keep(), YELLOW, 4, Counterattack(), YELLOW, 3, YELLOW, 1)
    assert t.legal() == [Keep(), Reroll("symbol")]
    t.play(Reroll("symbol"), 4).pass_all()
    assert t.state.endurance[0] == 1
    t.dice_used()


@rule("DF-KEY-4", "DF-RER-4")
def test_a_temporary_crystal_that_paid_the_red_die_does_not_come_back() -> None:
    t = stage([sq("pilgrim", "(3,2).0")], [sq("gorehound", "(3,2).{1,2}")], player={"crystals": 1, "temporary": 1})
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 4), YELLOW, 1, RED, Pay(1), 1)
    assert t.refused(Refresh()).rule == "DF-RER-4"
    t.play(Keep()).pass_all()
    assert (t.state.crystals[0], t.state.depleted[0]) == (0, 0)


@rule("DF-DIC-1", "DF-RER-4")
def test_a_marked_side_refreshes_the_crystal_of_whoever_rolls() -> None:
    text = fan(card("dare", {"do": "roll", "who": "opponent"}), squads=[squad()])
    mine = {"squads": [sq("warden", "(0,0).0")], "hand": ["dare"], "depleted": 1}
    t = table(duel(text, mine, {"squads": [sq("gorehound", "(6,5).{0,1}")], "crystals": 0, "depleted": 2}))
    t.play(PlayCard("dare", "lower", -1))
    assert t.seat == 1
    t.play(YELLOW, 0, Refresh()).pass_all()
    assert (t.state.crystals, t.state.depleted) == ([2, 1], [1, 1])


@rule("DF-KEY-2", "DF-CLR-3", "DF-END-7")
def test_a_fire_does_not_burn_when_the_deck_ran_out_in_the_end_step() -> None:
    burning = [{"status": "fire", "model": 0, "by": 1, "turn": 0}]
    last: dict[str, Any] = {"deck": ["trap"], "hand": ["trap", "trap"]}
    t = stage(
        [sq("pilgrim", "(3,2).0", endurance=0)],
        [sq("gorehound", "(6,5).{0,1}")],
        statuses=burning,
        number=3,
        marker=3,
        player=last,
    )
    t.end_turn("trap")
    assert t.match.outcome is not None and (t.match.outcome.winners, t.match.outcome.how) == ((0,), "deck-used-up")


@rule("DF-KEY-2", "DF-TRN-4")
def test_a_fire_that_was_lit_in_the_owners_turn_burns_at_the_end_of_the_next_one() -> None:
    burning = [{"status": "fire", "model": 0, "by": 1}]
    t = stage([sq("pilgrim", "(3,2).0", "(0,0).0", endurance=0)], [sq("gorehound", "(6,5).{0,1}")], statuses=burning)
    lives = [t.end_turn().state.spaces[0] >= 0, t.play(Declare("passive")).state.spaces[0] >= 0]
    assert [*lives, t.play(Declare("passive")).state.spaces[0] >= 0] == [True, True, False]


@rule("DF-SHO-9", "DF-SHO-12")
def test_a_shooter_that_was_shot_by_its_own_side_does_not_shoot() -> None:
    anybody = {
        "do": "check_hit",
        "shooter": "each",
        "targets": {"sel": "models", "choose": 1},
        "hit": [{"do": "wound"}],
    }
    text = fan(card("spree", anybody, bind={"type": "any_own_squad"}), squads=[squad(models=3, endurance=0)])
    mine = {"squads": [sq("warden", "(0,0).0", "(0,0).1", "(0,0).2")], "hand": ["spree"]}
    t = table(duel(text, mine, {"squads": [sq("gorehound", "(6,5).{0,1}")]}))
    t.play(PlayCard("spree", "lower", 0), PickModel(0), PickModel(1), YELLOW, 3, PickModel(2), YELLOW, 3).pass_all()
    assert (t.asked, len(t.events("shot-taken")), t.state.spaces[0] >= 0) == ("main", 2, True)
    t.dice_used()


@rule("DF-SAC-1", "DF-END-3")
def test_a_sacrifice_of_all_models_of_both_sides_is_a_draw() -> None:
    text = fan(card("doom", {"do": "sacrifice_model", "to": {"sel": "models"}}), squads=[squad()])
    mine = {"squads": [sq("warden", "(0,0).0")], "hand": ["doom"]}
    t = table(duel(text, mine, {"squads": [sq("gorehound", "(6,5).{0,1}")]}, marker=2))
    t.play(PlayCard("doom", "lower", -1)).pass_all()
    assert t.match.outcome is not None and (t.match.outcome.winners, t.match.outcome.rule) == ((), "DF-END-3")


@rule("DF-LOF-8", "DF-RNG-2")
def test_a_shot_of_range_0_from_a_full_space_reaches_those_who_fill_it() -> None:
    own = [sq("scout", "(0,0).0", "(0,0).1", "(0,0).2"), sq("scout", "(6,0).0")]
    t = wild(own, [sq("scout", "(0,0).3", "(0,0).4", "(0,0).5", "(0,0).6"), sq("scout", "(1,0).4")], hand=["dart"])
    t.play(PlayCard("dart", "lower", 0), PickModel(1))
    assert t.legal() == [PickModel(m) for m in (8, 9, 10, 11)]
    assert t.refused(PickModel(12)).rule == "DF-RNG-1"
    assert t.refused(EndTurn()).rule == "DF-SHO-3"
