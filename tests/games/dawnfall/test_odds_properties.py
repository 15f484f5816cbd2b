"""What holds for odds of every match-up, and a million simulated exchanges beside the exact numbers."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from edgewise.core.flow import Action, Ask, Roll, Rolled
from edgewise.games.dawnfall.actions import (
    Counterattack,
    Decline,
    Fight,
    Keep,
    Pass,
    Pay,
    Refresh,
    Reroll,
    UseDie,
)
from tests.support.enumeration import GAME
from tests.support.faceoff import begun, enumerated, faceoff, found, harm, outcomes, told

EXCHANGES = 1_000_000
SQUADS = {faction.id: [squad.id for squad in faction.squads] for faction in GAME.factions.values()}
MODES = some.sampled_from(["basic", "other"])
FEW = some.integers(0, 3)


@some.composite
def fighters(draw: Any, faction: str) -> dict[str, Any]:
    """Any Squad that can attack, in any Mode, with any Crystals."""
    squad, mode = draw(some.sampled_from(SQUADS[faction])), draw(MODES)
    if mode == "other" and squad in ("ranger", "master-of-elements"):
        mode = "basic"
    return {"squad": squad, "mode": mode, "crystals": draw(FEW), "depleted": draw(FEW)}


def chance(one: dict[str, Any], other: dict[str, Any], kind: str = "sequence", **fields: Any) -> Any:
    """The odds of the first models of two fighters."""
    state = GAME.matchup(one, other)
    return GAME.odds(state, {"type": kind, "model": 0, "target": state.squad_models[1][0], **fields})


@settings(max_examples=40, deadline=None)
@given(one=fighters("chapter"), other=fighters("demons"))
def test_outcomes_sum_to_one_and_costs_stay_within_the_purse(one: dict[str, Any], other: dict[str, Any]) -> None:
    for pair in ((one, other), (other, one)):
        answer = chance(*pair)
        assert sum(outcomes(answer).values()) == 1
        assert answer.chance.fraction == sum(p for name, p in outcomes(answer).items() if name.startswith("target"))
        for fighter, cost in zip(pair, answer.costs, strict=True):
            assert cost.expected.fraction <= cost.worst <= fighter["crystals"]


@settings(max_examples=40, deadline=None)
@given(one=fighters("chapter"), other=fighters("demons"))
def test_more_crystals_never_lower_the_value_of_their_owner(one: dict[str, Any], other: dict[str, Any]) -> None:
    before = chance(one, other).chance.fraction
    assert chance(one | {"crystals": one["crystals"] + 1}, other).chance.fraction >= before
    assert chance(one, other | {"crystals": other["crystals"] + 1}).chance.fraction <= before


@settings(max_examples=30, deadline=None)
@given(one=fighters("demons"), other=fighters("chapter"), bonus=some.integers(1, 3))
def test_a_bonus_never_harms_its_side(one: dict[str, Any], other: dict[str, Any], bonus: int) -> None:
    before = chance(one, other).chance.fraction
    for name in ("attack", "defense"):
        assert chance(one, other, own={name: bonus}).chance.fraction >= before
        assert chance(one, other, enemy={name: bonus}).chance.fraction <= before


@settings(max_examples=30, deadline=None)
@given(one=fighters("demons"), other=fighters("chapter"))
def test_free_choice_is_never_worse_than_a_stated_die(one: dict[str, Any], other: dict[str, Any]) -> None:
    best = chance(one, other, "backstab").chance.fraction
    assert chance(one, other, "backstab", own={"die": "yellow"}).chance.fraction <= best
    assert chance(one, other, "backstab", own={"rerolls": False}).chance.fraction <= best
    assert chance(one, other, "backstab", enemy={"rerolls": False}).chance.fraction >= best


@settings(max_examples=8, deadline=None)
@given(one=fighters("chapter"), other=fighters("demons"))
def test_any_match_up_equals_its_enumeration(one: dict[str, Any], other: dict[str, Any]) -> None:
    """Crystals are kept to 1, so that the enumeration stays small."""
    crystals = (min(one["crystals"], 1), min(other["crystals"], 1))
    own, foe = ({"squad": each["squad"], "mode": each["mode"]} for each in (one, other))
    state = faceoff(own, foe, crystals, depleted=(one["depleted"], other["depleted"]))
    answer = GAME.odds(state, {"type": "sequence", "model": 0, "target": state.squad_models[1][0]})
    worth = enumerated(state, 0, state.squad_models[1][0])
    assert told(answer) == found(worth)
    assert outcomes(answer) == worth.chances


class Walk:
    """Many simulated exchanges at once: engine states, answers of the plan, and dice for every single exchange."""

    def __init__(self, state: Any, seed: int) -> None:
        self.before = state
        self.random = random.Random(seed)
        self.after: dict[tuple[bytes, str], Any] = {}
        self.answers: dict[bytes, Action] = {}

    def run(self, exchanges: int) -> Counter[str]:
        """How many exchanges ended in which way."""
        start = begun(self.before, 0, Fight(0, 1))
        ended: Counter[str] = Counter()
        level: dict[bytes, tuple[Any, int]] = {GAME.save(start): (start, exchanges)}
        while level:
            after: dict[bytes, tuple[Any, int]] = {}
            for key, (state, count) in level.items():
                told = self.ending(state)
                if told:
                    ended[told] += count
                    continue
                for reply, n in self.replies(key, state, count).items():
                    twin = self.next(key, state, reply)
                    place = GAME.save(twin)
                    after[place] = (twin, n + after.get(place, (None, 0))[1])
            level = after
        return ended

    def ending(self, state: Any) -> str:
        """How a finished exchange ended."""
        if state.result is None and any(scope["kind"] == "sequence" for scope in state.scopes):
            return ""
        theirs, mine = harm(self.before, state, 1), harm(self.before, state, 0)
        return f"target-{theirs}" if theirs else f"model-{mine}" if mine else "nothing"

    def replies(self, key: bytes, state: Any, count: int) -> dict[Any, int]:
        """One die for every exchange, or the one answer of the plan."""
        want = GAME.pending(state)
        if isinstance(want, Roll):
            return {Rolled(face): n for face, n in Counter(self.random.choices(want.faces, k=count)).items()}
        if key not in self.answers:
            self.answers[key] = planned(state, want)
        return {self.answers[key]: count}

    def next(self, key: bytes, state: Any, reply: Any) -> Any:
        """The state after a reply, by the engine, made once."""
        place = (key, str(reply))
        if place not in self.after:
            twin = GAME.clone(state)
            GAME.mute(twin)
            GAME.apply(twin, reply)
            self.after[place] = twin
        return self.after[place]


def planned(state: Any, want: Ask) -> Action:
    """What the plan of the odds answers to a question; windows are passed and Crystals pay."""
    legal = GAME.legal(state)
    if want.key.startswith("window-"):
        return Pass()
    if want.key.startswith("pay-"):
        return next(a for a in legal if isinstance(a, Pay) and not a.endurance and not a.vp)
    answer = GAME.odds(state, {"type": "running"}).plan[0].answer
    match answer:
        case "yellow" | "red":
            return UseDie(answer)
        case "paid" | "symbol":
            return Reroll(answer)
        case "yes" | "no":
            return Counterattack() if answer == "yes" else Decline()
        case _:
            return Refresh() if Refresh() in legal else Keep()


@pytest.mark.parametrize(
    ("own", "foe", "crystals"),
    [
        ({"squad": "holy-knight"}, {"squad": "gorehound"}, (2, 2)),
        ({"squad": "angel-of-death", "mode": "other"}, {"squad": "son-of-khyber"}, (3, 1)),
        ({"squad": "holy-knight", "mode": "other"}, {"squad": "gorehound", "mode": "other"}, (0, 3)),
    ],
)
def test_a_million_exchanges_by_the_plan_agree_within_four_standard_errors(
    own: dict[str, Any], foe: dict[str, Any], crystals: tuple[int, int]
) -> None:
    state = faceoff(own, foe, crystals)
    ended = Walk(state, seed=11).run(EXCHANGES)
    answer = GAME.odds(state, {"type": "sequence", "model": 0, "target": 1})
    assert sum(ended.values()) == EXCHANGES
    assert ended.keys() <= answer.outcomes.keys()
    for name, share in answer.outcomes.items():
        p = share.value
        assert abs(ended[name] / EXCHANGES - p) <= 4 * sqrt(p * (1 - p) / EXCHANGES), name


def test_a_million_plain_rolls_agree_within_four_standard_errors() -> None:
    """Yellow against Yellow, thrown with faces written down here: Attack 3 against Defense 2."""
    rolls, faces = random.Random(5), (0, 0, 1, 2, 3, 4)
    attacks, defenses = rolls.choices(faces, k=EXCHANGES), rolls.choices(faces, k=EXCHANGES)
    won = sum(a + 3 > d + 2 for a, d in zip(attacks, defenses, strict=True))
    one, other = {"squad": "gorehound", "crystals": 0}, {"squad": "holy-knight", "crystals": 0}
    p = chance(one, other, "backstab").chance.fraction
    assert p == Fraction(11, 18)
    assert abs(won / EXCHANGES - p) <= 4 * sqrt(p * (1 - p) / EXCHANGES)


def test_hidden_cards_change_nothing() -> None:
    own = {"squads": [{"squad": "holy-knight", "models": ["(3,2).{0,4}"]}], "hand": ["leap", "guardian-angel"]}
    foes = [{"squad": "gorehound", "models": ["(2,2).{0,1}"]}]
    question = {"type": "sequence", "model": 0, "target": 1}
    answers = set()
    for hand in (["rush", "horde"], ["bloody-whirlwind", "crystal-aegis"]):
        state = GAME.from_position({"players": [own, {"squads": foes, "hand": hand}]})
        for table in (state, GAME.view(state, 0), GAME.view(state, 1), GAME.view(state, None)):
            answers.add(msgspec.json.encode(GAME.odds(table, question)))
    assert len(answers) == 1
