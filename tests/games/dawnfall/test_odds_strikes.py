"""Odds of several strikes, of Shots, and of fights under way equal full enumeration through the engine."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from edgewise import BadInput
from edgewise.core.flow import Action, Ask, Roll, Rolled
from edgewise.games.dawnfall.actions import Fight, Pass, PickModel, PlayCard, UseEnhancement
from tests.support.enumeration import GAME, Enumeration, Worth
from tests.support.faceoff import SEATS, begun, faceoff, found, outcomes, pass_until, sequence_tree, told
from tests.support.rules import rule

PILGRIMS = {"squad": "pilgrim", "models": ["(3,2).4", "(3,2).5"]}
SCHOLARS = {"squad": "dark-scholar", "models": ["(2,2).1", "(2,2).0"]}


def melee(own: dict[str, Any], foes: dict[str, Any], crystals: tuple[int, int] = (0, 0), **rest: Any) -> Any:
    """Squads of seat 0 and seat 1 that stand as they say."""
    players = [{"crystals": n, "squads": [squad]} for n, squad in zip(crystals, (own, foes), strict=True)]
    players[0]["faction"], players[1]["faction"] = rest.pop("factions", ("chapter", "demons"))
    return GAME.from_position({"players": players, **rest})


def foes(state: Any) -> list[int]:
    """The models of Squad 1."""
    return list(state.squad_models[1])


def dead(state: Any, squad: int) -> int:
    """How many models of a Squad are dead."""
    return sum(state.spaces[m] < 0 for m in state.squad_models[squad])


def killing(state: Any, n: int, kind: str) -> Enumeration:
    """The tree of an Action of this kind: its goal is n deaths in Squad 1; it stops when it is reached."""
    before = [dead(state, 0), dead(state, 1)]

    def judge(after: Any) -> tuple[bool, int, int] | None:
        deaths, own = dead(after, 1) - before[1], dead(after, 0) - before[0]
        kinds = {scope["kind"] for scope in after.scopes} if after.result is None else set()
        if "sequence" in kinds or (kind in kinds and deaths < n):
            return None
        return deaths >= n, own, min(deaths, n)

    return Enumeration(SEATS, judge)


def combat(state: Any, n: int) -> Worth:
    """A whole Combat Action of Squad 0 through the engine."""
    return killing(state, n, "combat_action").worth(begun(state, 0))


def kills(state: Any, n: int, **fields: Any) -> Any:
    """The odds of the same."""
    return GAME.odds(state, {"type": "kills", "squad": 0, "of": 1, "n": n, **fields})


def agree(answer: Any, worth: Worth) -> None:
    """Chance, own losses, expected and worst costs are equal."""
    assert told(answer) == found(worth)
    assert answer.parts["own-losses"].fraction == worth.second
    assert sum(outcomes(answer).values()) == 1


@rule("DF-COM-2", "DF-COM-3", "DF-COM-4")
@pytest.mark.parametrize("n", [1, 2])
def test_kills_of_a_combat_action_equal_its_enumeration(n: int) -> None:
    state = melee(PILGRIMS, SCHOLARS | {"endurance": 0})
    agree(kills(state, n), combat(state, n))


def test_shared_endurance_protects_first() -> None:
    state = melee(PILGRIMS, SCHOLARS)
    agree(kills(state, 1), combat(state, 1))


@pytest.mark.parametrize("crystals", [(1, 0), (0, 1)])
def test_crystals_are_kept_for_the_strike_that_needs_them(crystals: tuple[int, int]) -> None:
    state = melee(PILGRIMS, {"squad": "dark-scholar", "models": ["(2,2).1"]}, crystals)
    agree(kills(state, 1), combat(state, 1))


def test_models_out_of_contact_do_not_strike() -> None:
    apart = {"squad": "pilgrim", "models": ["(3,2).4", "(6,5).0"]}
    state = melee(apart, {"squad": "dark-scholar", "models": ["(2,2).1"], "endurance": 0})
    agree(kills(state, 1), combat(state, 1))
    assert kills(state, 1, anywhere=True).chance.value > kills(state, 1).chance.value


def test_a_shield_wall_ends_with_the_first_wound_between_strikes() -> None:
    knights = [
        {"squad": "holy-knight", "id": "a", "models": ["(2,2).{0,1}"], "endurance": 1},
        {"squad": "holy-knight", "id": "b", "models": ["(2,2).{2,3}"]},
    ]
    scholars = {"squad": "bloodsmith", "models": ["(3,2).4", "(3,2).5"]}
    statuses = [{"status": "shield-wall", "model": f"{id}.0", "by": 1, "group": 1} for id in ("a", "b")]
    players = [
        {"faction": "demons", "crystals": 0, "squads": [scholars]},
        {"faction": "chapter", "crystals": 0, "squads": knights},
    ]
    state = GAME.from_position({"players": players, "statuses": statuses})
    tree = killing(state, 1, "combat_action")
    tree.choose = lambda at, action: not isinstance(action, Fight) or at.model_squad[action.target] == 1
    agree(kills(state, 1), tree.worth(begun(state, 0)))


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_sequence_with_a_backstab_is_their_product_when_neither_hurts_the_other(when: str) -> None:
    state = faceoff({"squad": "holy-knight"}, {"squad": "master-of-elements", "mode": "other"})
    target = state.squad_models[1][0]
    alone = GAME.odds(state, {"type": "backstab", "model": 0, "target": target}).chance.fraction
    answer = GAME.odds(state, {"type": "sequence", "model": 0, "target": target, "backstab": when})
    assert outcomes(answer) == {
        "wounds-0": (1 - alone) ** 2,
        "wounds-1": 2 * alone * (1 - alone),
        "wounds-2": alone**2,
    }
    assert answer.chance.fraction == 1 - (1 - alone) ** 2


@pytest.mark.parametrize("crystals", [(0, 0), (1, 1)])
def test_a_backstab_before_a_sequence_equals_the_declared_one(crystals: tuple[int, int]) -> None:
    """Overwatch on a Knight with 1 Charge: an extra Backstab, then the Sequence if both still stand."""
    attached = [{"card": "overwatch", "charges": 1}]
    state = faceoff({"squad": "holy-knight", "enhancements": attached}, {"squad": "dark-scholar"}, crystals)
    tree = sequence_tree(state, 0, 1)
    tree.plays = (UseEnhancement(0, "overwatch", "lower", 0),)
    worth = tree.worth(begun(state, 0, Fight(0, 1)))
    answer = GAME.odds(state, {"type": "sequence", "model": 0, "target": 1, "backstab": "before"})
    assert told(answer) == found(worth)
    with pytest.raises(BadInput, match="before"):
        GAME.odds(state, {"type": "sequence", "model": 0, "target": 1, "own": {"cards": ["overwatch"]}})


def shooting(state: Any, *actions: Action) -> Any:
    """A copy in which seat 0 has played a Shooting card up to the die of its Shot."""
    twin = GAME.clone(state)
    for action in actions:
        pass_until(twin, action)
    while not (isinstance(twin.want, Ask) and twin.want.key == "choose-die-hit"):
        answers = GAME.legal(twin)
        GAME.apply(twin, Pass() if twin.want.key.startswith("window-") else answers[0])
    return twin


@rule("DF-SHO-4", "DF-RER-10")
@pytest.mark.parametrize("mode", ["basic", "other"])
@pytest.mark.parametrize("crystals", [0, 1, 2])
def test_a_shot_equals_its_enumeration(mode: str, crystals: int) -> None:
    ranger = {"squad": "ranger", "mode": mode, "models": ["(3,2).0"]}
    state = melee(ranger, {"squad": "gorehound", "models": ["(4,2).{0,1}"]}, (crystals, 0))
    state.hands[0] = ("shoot",)
    start = shooting(state, PlayCard("shoot", "lower", 0))

    def judge(after: Any) -> tuple[bool, int, int] | None:
        if any(scope["kind"] == "shot" for scope in after.scopes):
            return None
        hit = after.endurance[1] < state.endurance[1]
        return hit, -int(hit), int(hit)

    worth = Enumeration(SEATS, judge).worth(start)
    question = {"type": "shot", "model": 0, "targets": foes(state)[:1], "card": "shoot"}
    for answer in (GAME.odds(state, question), GAME.odds(start, {"type": "running"})):
        assert (answer.chance.fraction, answer.costs[0].expected.fraction) == (worth.goal, worth.costs[0])
        assert answer.costs[0].worst == worth.worst[0]


@pytest.mark.parametrize("hits", [1, 2, 3])
def test_one_roll_is_compared_with_each_target(hits: int) -> None:
    """Targets with INI 0, 2 and 4; Yellow alone."""
    squads = [
        {"squad": "dark-scholar", "mode": "other", "models": ["(4,2).0"]},
        {"squad": "bloodsmith", "models": ["(4,2).2"]},
        {"squad": "gorehound", "models": ["(4,2).{4,5}"]},
    ]
    own = {"faction": "chapter", "crystals": 0, "squads": [{"squad": "ranger", "models": ["(3,2).0"]}]}
    state = GAME.from_position({"players": [own, {"faction": "demons", "squads": squads}]})
    targets = [state.squad_models[squad][0] for squad in (1, 2, 3)]
    answer = GAME.odds(state, {"type": "shot", "model": 0, "targets": targets, "hits": hits})
    assert answer.chance.fraction == {1: Fraction(4, 6), 2: Fraction(2, 6), 3: Fraction(0)}[hits]
    assert [answer.parts[f"hit-{t}"].fraction for t in targets] == [Fraction(4, 6), Fraction(2, 6), 0]


def test_hits_of_one_squad_share_its_endurance() -> None:
    state = melee({"squad": "ranger", "models": ["(3,2).0"]}, {"squad": "dark-scholar", "mode": "other"} | SCHOLARS)
    answer = GAME.odds(state, {"type": "shot", "model": 0, "targets": foes(state)[:2], "own": {"rerolls": False}})
    assert answer.chance == answer.parts["kills-1"]
    assert "kills-2" not in answer.parts


@rule("DF-SHO-9")
@pytest.mark.parametrize(("crystals", "endurance"), [(0, 0), (1, 1), (2, 1)])
def test_kills_of_a_volley_equal_its_enumeration(crystals: int, endurance: int) -> None:
    rangers = {"squad": "ranger", "mode": "other", "models": ["(3,2).0", "(3,2).1"]}
    hounds = {"squad": "gorehound", "models": ["(4,2).{0,1}"], "endurance": endurance}
    state = melee(rangers, hounds, (crystals, 0))
    state.hands[0] = ("shoot",)
    start = GAME.clone(state)
    pass_until(start, PlayCard("shoot", "lower", 0))
    while start.want.key != "choose-shooter":
        GAME.apply(start, Pass() if start.want.key.startswith("window-") else GAME.legal(start)[0])
    tree = killing(state, 1, "action")
    tree.choose = lambda at, action: not isinstance(action, PickModel) or action == GAME.legal(at)[0]
    answer = kills(state, 1, by="shot", card="shoot")
    worth = tree.worth(start)
    assert (answer.chance.fraction, answer.costs[0].expected.fraction) == (worth.goal, worth.costs[0])


def test_a_target_out_of_line_is_refused() -> None:
    state = melee({"squad": "ranger", "models": ["(3,2).0"]}, {"squad": "gorehound", "models": ["(5,1).{0,1}"]})
    with pytest.raises(BadInput, match="DF-SHO-3"):
        GAME.odds(state, {"type": "shot", "model": 0, "targets": foes(state)[:1], "card": "shoot"})


def questions(state: Any, tree: Enumeration, most: int) -> list[Any]:
    """States with an open question or roll inside the fight, found by walking the tree."""
    met: list[Any] = []
    todo = [state]
    while todo and len(met) < most:
        at = todo.pop()
        if tree.judge(at) is not None:
            continue
        want = GAME.pending(at)
        if not (isinstance(want, Ask) and want.key.startswith("window-")):
            met.append(at)
        replies = [Rolled(f) for f in sorted(set(want.faces))] if isinstance(want, Roll) else tree.answers(at)
        for reply in replies:
            twin = GAME.clone(at)
            GAME.apply(twin, reply)
            todo.append(twin)
    return met


@rule("DF-DIC-5", "DF-RER-7", "DF-CTR-1")
@pytest.mark.parametrize(
    ("own", "foe", "crystals"),
    [
        ({"squad": "holy-knight"}, {"squad": "gorehound"}, (1, 1)),
        ({"squad": "angel-of-death"}, {"squad": "son-of-khyber", "mode": "other"}, (1, 0)),
    ],
)
def test_every_question_inside_a_sequence_has_the_odds_of_its_enumeration(
    own: dict[str, Any], foe: dict[str, Any], crystals: tuple[int, int]
) -> None:
    state = faceoff(own, foe, crystals)
    start = begun(state, 0, Fight(0, 1))
    tree = sequence_tree(state, 0, 1)
    tree.worth(start)
    met = questions(start, tree, 250)
    keys = {at.want.key if isinstance(at.want, Ask) else "roll" for at in met}
    assert keys >= {"choose-die-attack", "choose-die-defense", "offer-reroll", "pay-die", "roll"}
    for at in met:
        answer = GAME.odds(at, {"type": "running"})
        assert told(answer) == found(tree.worth(at)), at.want


def test_nothing_under_way_is_refused() -> None:
    with pytest.raises(BadInput, match="under way"):
        GAME.odds(faceoff({"squad": "holy-knight"}, {"squad": "gorehound"}), {"type": "running"})


@pytest.mark.parametrize(
    "question",
    [
        {"type": "sequence", "model": 0, "target": 7},
        {"type": "sequence", "model": 0, "target": 0},
        {"type": "shot", "model": 0, "targets": []},
        {"type": "kills", "squad": 0, "of": 0},
        {"type": "kills", "squad": 0, "of": 1, "n": 0},
        {"type": "kills", "squad": 5, "of": 1},
        {"type": "sequence", "model": 0, "target": 1, "own": {"crystals": -1}},
        {"type": "sequence", "model": "knight", "target": 1},
        {"type": "sequence", "model": 0, "target": 1, "extra": 1},
        {"type": "joust"},
    ],
)
def test_a_question_that_fits_nothing_is_refused(question: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        GAME.odds(faceoff({"squad": "holy-knight"}, {"squad": "gorehound"}), question)
