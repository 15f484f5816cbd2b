"""Rounds of shooting in words."""

from __future__ import annotations

from typing import get_args

import pytest

from edgewise.core.events import Event
from edgewise.core.fields import key_of
from edgewise.core.flow import Action
from edgewise.games.maelstrom.answers import Allocate, Answer, Block, Discard, FlipDice
from edgewise.games.maelstrom.describe import described, told
from edgewise.games.maelstrom.events import shooting
from edgewise.games.maelstrom.figures import Reason
from edgewise.lang.words import LOCALES, Speaker
from tests.games.maelstrom.table import WEST, Squad, Table, gun, row, wood
from tests.games.maelstrom.test_rounds import fire
from tests.lang.test_dawnfall_words import messages
from tests.support.rules import rule

EVENTS = [each for each in vars(shooting).values() if isinstance(each, type) and issubclass(each, Event)]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_answer_event_and_reason_has_its_words(locale: str) -> None:
    wanted = {f"me-do-{key_of(each)}" for each in get_args(Answer)}
    wanted |= {f"me-log-{key_of(each)}" for each in EVENTS if each is not Event}
    wanted |= {f"me-reason-{each}" for each in get_args(Reason)}
    assert sorted(wanted - messages(locale).keys()) == []


def test_messages_use_no_parameter_that_events_do_not_have() -> None:
    known = messages("en")
    for each in EVENTS:
        if each is not Event:
            assert known[f"me-log-{key_of(each)}"] <= {*each.__struct_fields__}, each.__name__


def volley() -> Table:
    """A mixed round that waits for flips: two weapons, of which the second fires wildly."""
    arms = {0: [gun(2, 7, name="Cutter"), gun(1, 7, rng=6, name="Sprayer")]}
    shooter = Squad("Hunter Warmech", [(6, 10)], arms=arms, level=2)
    target = Squad("Aegis Wardens", row(20, 10, 2), seat=1, cover=1, facing=WEST)
    table = Table(shooter, target, pieces=[wood("wood", 16, 0, 26, 30)])
    return fire(table, 0, 1, 3, 5, 6, shots=(table.shot(0, 0, "Cutter"), table.shot(0, 0, "Sprayer")))


def said(table: Table, action: Action, locale: str = "en") -> str:
    """An answer in words."""
    return Speaker(locale).say(*described(table.state, action))


@rule("ME-SCO-7")
def test_the_log_tells_each_die_and_each_reason() -> None:
    table = volley()
    lines = [Speaker("en").say(*told(table.state, event)) for event in table.state.log or []]
    assert lines[:4] == [
        "Hunter Warmech A fires at Aegis Wardens B from 12.25″.",
        "Hunter Warmech A1: Cutter, 2 dice on 4+: +2 shots.",
        "Hunter Warmech A1: Sprayer, 1 die (wild) on 6+: +1 shots.",
        "SKL of Hunter Warmech A: 2 (+4 profile, -2 suppression).",
    ]
    table.play(FlipDice(((0, 4),)))
    lines = [Speaker("en").say(*told(table.state, event)) for event in table.state.log or []]
    assert lines[-2] == "Player 1 flips 3 to 4 for 1 of 2 flips."
    assert lines[-1] == "Hunter Warmech A scores 3 hits on Aegis Wardens B: 3→4, 5, 6."


def test_answers_of_a_round_are_told_by_dice_and_weapons() -> None:
    table = volley()
    assert said(table, FlipDice(((0, 4), (1, 6)))) == "Flip 3→4, 5→6"
    assert said(table, FlipDice(())) == "Flip no dice"
    table.play(FlipDice(((0, 4),)))
    assert said(table, Block(((0, "field"), (2, "field")))) == "Block with FIELD against Cutter, Sprayer"
    table.play(Block(()), 1, 1, 1)
    assert said(table, Allocate(0, table.model(1, 1))) == "1 damage to Aegis Warden B2"
    assert said(table, Discard((1, 0))) == "Discard Cutter"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_whole_round_is_said_without_gaps(locale: str) -> None:
    table = volley()
    table.play(FlipDice(((0, 4),)), Block(((0, "field"),)), 1, 1, Allocate(1, table.model(1, 1)))
    for event in table.state.log or []:
        line = Speaker(locale).say(*told(table.state, event))
        assert "{" not in line and "me-" not in line and "none" not in line, line
