"""Odds of fights equal full enumeration through the engine, to the last digit."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from edgewise import BadInput
from edgewise.games.dawnfall.actions import Fight, Pass, PlayCard, UseEnhancement
from tests.support.enumeration import GAME
from tests.support.faceoff import (
    begun,
    enumerated,
    faceoff,
    found,
    outcomes,
    pass_until,
    sequence_tree,
    told,
)
from tests.support.rules import rule

HARMED = ("wounded", "killed")
KNIGHT, UPGRADED = {"squad": "holy-knight"}, {"squad": "holy-knight", "mode": "other"}
HOUND, ASTRAL = {"squad": "gorehound"}, {"squad": "gorehound", "mode": "other"}
ANGEL, FLYING = {"squad": "angel-of-death"}, {"squad": "angel-of-death", "mode": "other"}
KHYBER, RAGING = {"squad": "son-of-khyber"}, {"squad": "son-of-khyber", "mode": "other"}


def target_of(state: Any) -> int:
    """The first model of Squad 1."""
    return int(state.squad_models[1][0])


def asked(state: Any, kind: str = "sequence", **fields: Any) -> Any:
    """Odds of model 0 against the first model of Squad 1."""
    return GAME.odds(state, {"type": kind, "model": 0, "target": target_of(state), **fields})


def agree(state: Any, **fields: Any) -> None:
    """The answer equals the enumeration: chance, outcomes, expected and worst costs."""
    worth = enumerated(state, 0, target_of(state))
    answer = asked(state, **fields)
    assert told(answer) == found(worth)
    assert outcomes(answer) == worth.chances
    harm = [sum(worth.chances.get(f"{who}-{how}", Fraction(0)) for how in HARMED) for who in ("target", "model")]
    assert (answer.kind, answer.seat) == (answer.question["type"], 0)
    assert [answer.harm_done.fraction, answer.harm_taken.fraction] == harm


@rule("DF-COM-7", "DF-COM-13", "DF-COM-14", "DF-CTR-1", "DF-CTR-4")
@pytest.mark.parametrize(
    ("own", "foe"),
    [
        (KNIGHT, HOUND),
        (UPGRADED, ASTRAL),
        (ANGEL, KHYBER),
        (FLYING, RAGING),
        (KNIGHT, RAGING),
        ({"squad": "pilgrim"}, {"squad": "dark-scholar"}),
        ({"squad": "pilgrim", "mode": "other"}, {"squad": "master-of-elements"}),
        ({"squad": "ranger"}, {"squad": "bloodsmith"}),
        ({"squad": "purge-doctor", "mode": "other"}, {"squad": "bloodsmith", "mode": "other"}),
        ({"squad": "purge-doctor"}, {"squad": "master-of-elements", "mode": "other"}),
    ],
)
def test_a_sequence_without_crystals_equals_its_enumeration(own: dict[str, Any], foe: dict[str, Any]) -> None:
    agree(faceoff(own, foe))


@rule("DF-DIC-1", "DF-DIC-3", "DF-DIC-5", "DF-RER-1", "DF-RER-2", "DF-RER-4", "DF-RER-5", "DF-RER-8", "DF-RER-9")
@pytest.mark.parametrize(
    ("own", "foe", "crystals", "depleted"),
    [
        (KNIGHT, HOUND, (1, 1), (0, 0)),
        (KNIGHT, HOUND, (0, 2), (2, 0)),
        (KNIGHT, HOUND, (3, 0), (0, 1)),
        (UPGRADED, HOUND, (1, 1), (0, 0)),
        (ANGEL, RAGING, (1, 1), (0, 0)),
        (FLYING, ASTRAL, (1, 1), (1, 1)),
        ({"squad": "pilgrim"}, KHYBER, (2, 1), (0, 0)),
        ({"squad": "purge-doctor", "mode": "other"}, {"squad": "dark-scholar"}, (0, 2), (0, 0)),
        ({"squad": "ranger"}, {"squad": "master-of-elements", "mode": "other"}, (4, 4), (0, 0)),
    ],
)
def test_a_sequence_with_crystals_equals_its_enumeration(
    own: dict[str, Any], foe: dict[str, Any], crystals: tuple[int, int], depleted: tuple[int, int]
) -> None:
    agree(faceoff(own, foe, crystals, depleted=depleted))


@pytest.mark.parametrize("endurance", [0, 1])
def test_endurance_decides_whether_a_strike_kills(endurance: int) -> None:
    state = faceoff(KNIGHT, HOUND | {"endurance": endurance})
    agree(state)
    assert ("target-killed" in asked(state).outcomes) == (endurance == 0)


@pytest.mark.parametrize("turn", [0, 1])
def test_an_initiative_tie_goes_to_the_turn_player(turn: int) -> None:
    state = faceoff({"squad": "pilgrim"}, {"squad": "dark-scholar"}, turn=turn)
    first = next(r for r in asked(state).reasons if r.what == "attacks-first")
    assert first.model == (0 if turn == 0 else target_of(state))


@rule("DF-CTR-6")
def test_a_model_without_attack_defends_and_never_strikes_back() -> None:
    state = faceoff(KNIGHT, {"squad": "master-of-elements", "mode": "other"}, (1, 1))
    agree(state)
    assert set(asked(state).outcomes) == {"target-wounded", "nothing"}


def test_a_model_without_attack_cannot_be_asked_about() -> None:
    with pytest.raises(BadInput, match="DF-COM-16"):
        asked(faceoff({"squad": "ranger", "mode": "other"}, HOUND))


@pytest.mark.parametrize(
    "statuses",
    [
        [{"status": "freeze", "model": "0.0"}],
        [{"status": "freeze", "model": "1.0"}],
        [{"status": "infection", "model": "0.0"}, {"status": "infection", "model": "0.0"}],
        [{"status": "blessing", "squad": 0}],
        [{"status": "spectral-grasp", "model": "0.0", "by_squad": 1}, {"status": "infection", "model": "1.0"}],
    ],
)
def test_statuses_count(statuses: list[dict[str, Any]]) -> None:
    state = faceoff(KNIGHT, {"squad": "dark-scholar"}, (1, 0), statuses=statuses)
    if statuses[0] == {"status": "freeze", "model": "0.0"}:
        with pytest.raises(BadInput, match="DF-COM-16"):
            asked(state)
    else:
        agree(state)


def test_a_strike_at_an_immune_model_does_not_count() -> None:
    state = faceoff(UPGRADED, ASTRAL, statuses=[{"status": "crystal-aegis", "model": "1.0"}])
    answer = asked(state)
    assert answer.chance.fraction == 0
    assert "target-spared" in answer.outcomes
    assert sum(outcomes(answer).values()) == 1
    worth = enumerated(state, 0, target_of(state))
    assert outcomes(answer)["model-wounded"] == worth.chances["model-wounded"]


@pytest.mark.parametrize("endurance", [4, 2])
def test_bought_enhancements_count(endurance: int) -> None:
    fever = [{"card": "war-fever", "charges": 0, "bought": True}]
    last = [{"card": "last-man-standing", "charges": 0, "bought": True}]
    own = {"squad": "pilgrim", "enhancements": last}
    state = faceoff(own, KHYBER | {"endurance": endurance, "enhancements": fever}, (1, 0))
    agree(state)
    assert {"war-fever", "last-man-standing"} <= {r.source for r in asked(state).reasons}


def test_a_bonus_has_its_source_and_rule_among_the_reasons() -> None:
    state = faceoff(KNIGHT, HOUND, statuses=[{"status": "blessing", "squad": 0}])
    changed = [r for r in asked(state).reasons if r.source == "blessing"]
    assert [(r.what, r.amount, r.rule) for r in changed] == [(n, 1, "DF-SQD-10") for n in ("ini", "att", "def")]


@rule("DF-DIC-7")
@pytest.mark.parametrize("crystals", [(1, 0), (1, 2)])
def test_an_action_that_counts_as_played_equals_one_that_is_played(crystals: tuple[int, int]) -> None:
    """Bloody Whirlwind's upper half, +2 to the Attack Power, for the Gorehound, which attacks first."""
    demons = {
        "crystals": crystals[0] + 1,
        "squads": [HOUND | {"models": ["(3,2).{0,4}"]}],
        "hand": ["bloody-whirlwind"],
    }
    chapter = {"crystals": crystals[1], "squads": [{"squad": "pilgrim", "models": ["(2,2).1"]}]}
    state = GAME.from_position({"players": [demons | {"faction": "demons"}, chapter | {"faction": "chapter"}]})
    target = target_of(state)
    start = begun(state, 0, Fight(0, target))
    pass_until(start, PlayCard("bloody-whirlwind", "upper", 0))
    while start.want.key.startswith("pay"):
        GAME.apply(start, GAME.legal(start)[0])
    worth = sequence_tree(state, 0, target).worth(start)
    known = {"crystals": crystals[0], "depleted": 1, "cards": ["bloody-whirlwind.upper"]}
    assert told(asked(state, own=known)) == found(worth)
    assert told(asked(state, own=known | {"cards": ["attack"]})) == found(worth)
    assert told(asked(state, own=known | {"cards": [], "attack": 2})) == found(worth)


def test_a_sure_defense_fails_every_attack() -> None:
    state = faceoff(KNIGHT, {"squad": "dark-scholar"}, (2, 2))
    answer = GAME.odds(
        state, {"type": "sequence", "model": target_of(state), "target": 0, "enemy": {"cards": ["successful-defense"]}}
    )
    assert answer.chance.fraction == 0


@pytest.mark.parametrize(
    ("own", "foe", "card", "half", "side"),
    [
        ("holy-knight", "gorehound", "guardian-angel", "upper", "own"),
        ("pilgrim", "dark-scholar", "crystal-aegis", "upper", "enemy"),
        ("holy-knight", "gorehound", "bloody-whirlwind", "upper", "enemy"),
        ("pilgrim", "bloodsmith", "faith", "upper", "enemy"),
        ("ranger", "dark-scholar", "shoot", "lower", "own"),
    ],
)
def test_cards_played_in_a_window_equal_cards_that_count_as_played(
    own: str, foe: str, card: str, half: Any, side: str
) -> None:
    """Defense, Attack, Initiative and a Shot in place of the Attack roll; their cost is paid before the first roll."""
    cost = 0 if card == "shoot" else 1
    state = faceoff({"squad": own}, {"squad": foe}, (cost, 0) if side == "own" else (0, cost))
    seat, target = (0, 0) if side == "own" else (1, target_of(state))
    state.hands[seat] = (card,)
    tree = sequence_tree(state, 0, target_of(state))
    tree.plays = (PlayCard(card, half, state.model_squad[target]),)
    worth = tree.worth(begun(state, 0, Fight(0, target_of(state))))
    known: dict[str, Any] = {side: {"crystals": 0, "depleted": cost, "cards": [f"{card}.{half}"]}}
    bare: dict[str, Any] = {side: {"crystals": 0}}
    answer = asked(state, **known)
    assert (answer.chance.fraction, outcomes(answer)) == (worth.goal, worth.chances)
    assert answer.chance != asked(state, **bare).chance


@pytest.mark.parametrize("half", ["lower", "upper"])
def test_enhancement_actions_may_count_as_played(half: Any) -> None:
    """Infection, which weakens the enemy, and Additional Wound; both of a Gorehound with 2 Charges."""
    attached = [{"card": "infection", "charges": 2}]
    hound = {
        "faction": "demons",
        "crystals": 0,
        "squads": [HOUND | {"models": ["(3,2).{0,4}"], "enhancements": attached}],
    }
    pilgrim = {"faction": "chapter", "crystals": 0, "squads": [{"squad": "pilgrim", "models": ["(2,2).1"]}]}
    state = GAME.from_position({"players": [hound, pilgrim]})
    tree = sequence_tree(state, 0, 1)
    start = begun(state, 0, Fight(0, 1))
    tree.plays = (UseEnhancement(0, "infection", half, 0),)
    worth = tree.worth(start)
    answer = asked(state, own={"cards": [f"infection.{half}"]})
    assert (answer.chance.fraction, outcomes(answer)) == (worth.goal, worth.chances)


def test_an_unknown_action_is_refused_with_its_name() -> None:
    with pytest.raises(BadInput, match="excalibur"):
        asked(faceoff(KNIGHT, HOUND), own={"cards": ["excalibur"]})


def test_an_action_that_asks_for_more_is_refused() -> None:
    with pytest.raises(BadInput, match="leap"):
        asked(faceoff(KNIGHT, HOUND), own={"cards": ["leap"]})


def test_a_stated_die_is_the_only_one_taken() -> None:
    state = faceoff(UPGRADED, ASTRAL, (5, 5))
    plain = {"rerolls": False}
    for mine in ("yellow", "red"):
        for theirs in ("yellow", "red"):
            answer = asked(state, kind="backstab", own=plain | {"die": mine}, enemy=plain | {"die": theirs})
            assert answer.chance == answer.dice["attack"][f"{mine}-{theirs}"]


def test_plain_dice_equal_counting_faces() -> None:
    yellow, red = (0, 0, 1, 2, 3, 4), (1, 2, 3, 4, 5, 6)
    table = asked(faceoff(UPGRADED, ASTRAL)).dice["attack"]
    for name, mine, theirs in (("yellow-red", yellow, red), ("red-yellow", red, yellow), ("red-red", red, red)):
        won = sum(a + 2 > d + 0 for a in mine for d in theirs)
        assert table[name].fraction == Fraction(won, 36)


@rule("DF-BCK-1", "DF-BCK-3")
@pytest.mark.parametrize("crystals", [(0, 0), (1, 1), (2, 2)])
def test_a_backstab_equals_its_enumeration(crystals: tuple[int, int]) -> None:
    demons = {"faction": "demons", "crystals": crystals[0] + 1, "squads": [HOUND | {"models": ["(3,2).{0,4}"]}]}
    chapter = {"faction": "chapter", "crystals": crystals[1], "squads": [KNIGHT | {"models": ["(2,2).{0,1}"]}]}
    state = GAME.from_position({"players": [demons | {"hand": ["rush"]}, chapter]})
    start = GAME.clone(state)
    pass_until(start, PlayCard("rush", "lower", 0))
    while not any(scope["kind"] == "sequence" for scope in start.scopes):
        GAME.apply(start, GAME.legal(start)[0] if start.want.key[:6] != "window" else Pass())
    worth = sequence_tree(state, 0, 1).worth(start)
    answer = asked(state, kind="backstab", own={"crystals": crystals[0], "depleted": 1})
    assert told(answer) == found(worth)
    assert outcomes(answer) == worth.chances
    harm = [sum(worth.chances.get(f"{who}-{how}", Fraction(0)) for how in HARMED) for who in ("target", "model")]
    assert (answer.kind, answer.seat) == (answer.question["type"], 0)
    assert [answer.harm_done.fraction, answer.harm_taken.fraction] == harm


@rule("DF-CTR-5")
def test_an_extra_counterattack_counts() -> None:
    extra = [["+extra_counterattack", -1, 0, 0, 0, "turn", -1, 0, "test", -1]]
    agree(faceoff(KNIGHT, {"squad": "dark-scholar"}, (1, 0), modifiers=extra))


@rule("DF-RER-3")
@pytest.mark.parametrize(
    "what", ["!reroll", "+att_reroll", "+def_reroll", "!counterattack", "+backstab", "+always_first"]
)
def test_abilities_and_bans_count(what: str) -> None:
    lasting = [[what, -1, squad, squad, 0, "turn", -1, 0, "test", -1] for squad in (0, 1)]
    agree(faceoff(KNIGHT, HOUND, (1, 1), modifiers=lasting))


@rule("DF-DIC-1", "DF-DIC-3")
@pytest.mark.parametrize(("what", "amount"), [("fix_red", 0), ("fix_yellow", 0), ("red_price", 2), ("red_price", 0)])
def test_fixed_and_priced_dice_count(what: str, amount: int) -> None:
    lasting = [[what, -1, -1, seat, amount, "turn", -1, 0, "test", -1] for seat in (0, 1)]
    agree(faceoff(UPGRADED, HOUND, (2, 2), modifiers=lasting))


@rule("DF-KEY-4")
def test_temporary_crystals_are_spent_first_and_do_not_come_back() -> None:
    players = [
        {"crystals": 2, "temporary": 1, "squads": [KNIGHT | {"models": ["(3,2).{0,4}"]}]},
        {"crystals": 1, "temporary": 1, "squads": [HOUND | {"models": ["(2,2).{0,1}"]}]},
    ]
    agree(GAME.from_position({"players": players}))


def test_asking_changes_nothing() -> None:
    state = faceoff(KNIGHT, HOUND, (2, 2))
    before = GAME.save(state)
    asked(state, own={"crystals": 5, "attack": 1})
    assert GAME.save(state) == before
