"""The evaluation that bots use: what must hold whatever its weights are, and what anybody can see."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import Match, game
from edgewise.catalog import speaker
from edgewise.core.dealer import SeededDealer
from edgewise.core.fields import Seat
from edgewise.core.flow import Ask
from edgewise.games.the_edge.actions import Activate, Assault, Concede, Gather, Keep, Move, Pass, PlayCard, Reroll
from edgewise.games.the_edge.hints import memory
from edgewise.games.the_edge.kinds import Card
from edgewise.games.the_edge.queries.odds.asking import Sequence
from edgewise.players.greedy import GreedyPlayer
from edgewise.players.hint import hint
from tests.support.rules import rule
from tests.support.skirmish import skirmish

GAME: Any = game("the-edge")
MIDDLE = (18000, 18000)


def walked(seed: int, steps: int) -> Match:
    """A match after some random answers."""
    match, dealer = Match.new("the-edge", seed=seed), SeededDealer(seed)
    for _ in range(steps):
        if match.outcome is None:
            options = match.legal()
            match.play(options[dealer.below(len(options))])
    return match


@pytest.mark.parametrize("steps", [5, 60, 250])
def test_what_one_side_may_hope_the_other_must_fear(steps: int) -> None:
    match = walked(steps, steps)
    hopes = [GAME.hints.evaluate(match.state, seat) for seat in (0, 1)]
    assert sum(hopes) == pytest.approx(1.0)
    assert all(0 < hope < 1 for hope in hopes)


def test_every_answer_has_a_weight_and_stages_only_grow() -> None:
    match, dealer = Match.new("the-edge", seed=4), SeededDealer(4)
    before = -1
    while match.outcome is None:
        options = match.legal()
        weights = GAME.hints.order(match.state, options)
        assert len(weights) == len(options) and min(weights) > 0
        stage = GAME.hints.stage(match.state)
        # A squad made ready again takes back one step, never a turn.
        assert stage >= before - 2
        before = max(before, stage)
        match.play(options[dealer.below(len(options))])


def test_the_end_is_certain_and_a_lead_is_better_than_none() -> None:
    even = skirmish({"C-HK1": [MIDDLE], "D-HOU": [(5000, 5000)]})
    ahead = skirmish({"C-HK1": [MIDDLE], "D-HOU": [(5000, 5000)]}, chapter={"vp": 9}, demons={"vp": 5})
    assert GAME.hints.evaluate(ahead.state, 0) > GAME.hints.evaluate(even.state, 0)
    even.match.play(Concede(Seat(1)))
    assert GAME.hints.evaluate(even.state, 0) == 1.0
    assert GAME.hints.evaluate(even.state, 1) == 0.0


def best(table: Any) -> Any:
    return GreedyPlayer(table.match.game, 1).choose(table.match.question())


def test_a_bot_strikes_the_weak_enemy_it_touches() -> None:
    table = skirmish(
        {"C-AOD": [MIDDLE], "D-MOE": {"at": [(19750, 18000)], "hp": 0}, "D-SK1": [(18000, 20000)]}, active="C-AOD"
    )
    assert best(table) == Assault(table.model("C-AOD"), table.model("D-MOE"))


def test_a_bot_walks_to_an_enemy_it_can_beat_in_this_activation() -> None:
    spent = {"unused": 0}
    table = skirmish({"C-AOD": [MIDDLE], "D-MOE": {"at": [(24000, 18000)], "hp": 0}}, active="C-AOD", chapter=spent)
    move = best(table)
    assert isinstance(move, Move)
    table.match.play(move)
    table.pass_all()
    assert Assault(table.model("C-AOD"), table.model("D-MOE")) in table.match.legal()


def test_a_bot_takes_crystals_and_repeats_a_failing_roll() -> None:
    pools = [{"at": (18000, 20000), "crystals": 2}, {"at": (30000, 8000), "crystals": 2}]
    table = skirmish({"C-HK1": [(18000, 18250)], "D-HOU": [(5000, 5000)]}, pools=pools, moment="gather")
    assert isinstance(best(table), Gather)
    table = skirmish({"C-HK2": {"at": [(18500, 18000)], "side": "shifted"}, "D-MOE": [(20000, 18000)]}, active="C-HK2")
    table.play(Assault(table.model("C-HK2"), table.model("D-MOE")), 2, 5).pass_all()
    assert best(table) == Reroll()
    table.dealer.script += [5]
    table.match.play(Reroll())


def test_a_bot_takes_victory_points_that_are_offered() -> None:
    table = skirmish(
        {"C-HK1": [MIDDLE], "D-HOU": [(5000, 5000)]},
        active="C-HK1",
        chapter={"hand": ["CS14"], "unused": 3, "vp": 6},
        demons={"vp": 8},
        died=(1, 0),
    )
    assert best(table) == PlayCard(Card("CS14"))


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_hints_tell_their_reasons_in_words(locale: str) -> None:
    table = skirmish({"C-AOD": [MIDDLE], "D-MOE": [(19750, 18000)], "D-SK1": [(18000, 20000)]}, active="C-AOD")
    say = speaker(locale).say
    ideas = hint(GAME, table.match.question(), seed=1)
    assert any(isinstance(idea.action, Assault) and idea.reasons for idea in ideas)
    for idea in ideas:
        for reason in idea.reasons:
            words = say(reason.key, GAME.readable(table.state, reason.params))
            assert words and not words.startswith(reason.key)
            assert reason.rule.startswith("ED-")


def test_hints_are_three_different_plans() -> None:
    table = skirmish({"C-AOD": [MIDDLE], "D-MOE": [(19750, 18000)], "D-SK1": [(18000, 20000)]}, active="C-AOD")
    ideas = hint(GAME, table.match.question(), seed=1)
    assert len({round(idea.chance, 3) for idea in ideas}) == len(ideas) == 3
    assert not any(isinstance(idea.action, Move) and not any(path for _, path in idea.action.paths) for idea in ideas)


def test_an_activation_is_chosen_by_what_it_can_do() -> None:
    table = skirmish({"C-AOD": [MIDDLE], "C-SNI": [(4000, 4000)], "D-MOE": {"at": [(19750, 18000)], "hp": 0}})
    want = table.match.pending
    assert isinstance(want, Ask) and want.key == "activate"
    assert best(table) == Activate(table.squad("C-AOD"))


def test_what_bots_remember_changes_no_number() -> None:
    match, dealer = Match.new("the-edge", seed=6), SeededDealer(6)
    book = match.state.book
    for _ in range(300):
        if match.outcome is not None:
            break
        options = match.legal()
        told = GAME.hints.evaluate(match.state, 0), GAME.hints.order(match.state, options)
        book.memory, kept = None, book.memory
        assert (GAME.hints.evaluate(match.state, 0), GAME.hints.order(match.state, options)) == told
        book.memory = kept
        match.play(options[dealer.below(len(options))])


def test_what_bots_remember_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOST_KEPT", 400)
    match, dealer = Match.new("the-edge", seed=7), SeededDealer(7)
    # The book is shared by all matches with its options; others may have thought before.
    match.state.book.memory = None
    most = 0
    while match.outcome is None:
        GAME.hints.evaluate(match.state, 0)
        found: memory.Memory = match.state.book.memory
        most = max(most, sum(len(getattr(found, name)) for name in memory.TABLES))
        options = match.legal()
        match.play(options[dealer.below(len(options))])
    # One more position may come in before the bound is looked at again.
    assert 400 < most < 1200


@rule("ED-COM-6", "ED-COM-7")
@pytest.mark.parametrize("target", ["D-MOE", "D-SK1", "D-BIL", "D-ASH"])
def test_the_cases_of_an_attack_are_its_wound_and_its_failure(target: str) -> None:
    sizes = {card.id: card.base_radius_mil for army in GAME.factions.values() for card in army.squads}
    beside = (MIDDLE[0] + sizes["C-AOD"] + sizes[target], MIDDLE[1])
    table = skirmish({"C-AOD": [MIDDLE], target: [beside]}, active="C-AOD")
    exact = GAME.odds(table.state, Sequence(model=table.model("C-AOD"), target=table.model(target)))
    state = GAME.clone(table.state)
    GAME.apply(state, Assault(table.model("C-AOD"), table.model(target)))
    while isinstance(GAME.pending(state), Ask):
        GAME.apply(state, Pass())
    found = GAME.hints.cases(state)
    assert sum(chance for chance, _ in found) == pytest.approx(1.0)
    wounds = 0.0
    for chance, replies in found:
        twin = GAME.clone(state)
        for reply in replies:
            GAME.apply(twin, reply)
        wounds += chance * (vigour(twin) < vigour(state))
    assert wounds == pytest.approx(exact.chance.value, abs=0.03)


def vigour(state: Any) -> int:
    """HP tokens and models of both sides."""
    tokens: int = sum(state.hp)
    return tokens + sum(place is not None for place in state.at)


def test_the_chance_of_best_play_speaks_for_the_best_answer_alone() -> None:
    table = skirmish({"C-HK2": {"at": [(18500, 18000)], "side": "shifted"}, "D-MOE": [(20000, 18000)]}, active="C-HK2")
    table.play(Assault(table.model("C-HK2"), table.model("D-MOE")), 2, 5).pass_all()
    told = [GAME.hints.reasons(table.state, 0, action, table.state) for action in (Reroll(), Keep())]
    assert [reason.key for reason in told[0]] == ["hint-stands"]
    assert told[1] == ()
    table.dealer.script += [5]
    table.match.play(Reroll())
