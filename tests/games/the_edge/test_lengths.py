"""Lengths as people are told them, in one way everywhere and in three languages. ED-MOV-2, ED-MOV-3."""

from __future__ import annotations

import pytest

from edgewise.catalog import game, speaker
from edgewise.games.the_edge.actions import Move
from edgewise.games.the_edge.events import ModelMoved
from edgewise.games.the_edge.naming import length_words
from tests.support.rules import rule
from tests.support.skirmish import skirmish

GAME = game("the-edge")


@rule("ED-MOV-3")
@pytest.mark.parametrize(
    ("mils", "told"),
    [
        (0, "0.0"),
        (9, "0.01"),
        (11, "0.02"),
        (2500, "2.5"),
        (5025, "5.03"),
        (6000, "6.0"),
        (6001, "6.01"),
        (7999, "8.0"),
    ],
)
def test_a_length_is_told_in_hundredths_rounded_up(mils: int, told: str) -> None:
    assert speaker("en").phrase(length_words(mils)) == f"{told}″"
    for language in ("de", "pl"):
        assert speaker(language).phrase(length_words(mils)) == f"{told}″".replace(".", ",")


@rule("ED-MOV-3")
@pytest.mark.parametrize(("language", "told"), [("en", "5.0″"), ("de", "5,0″"), ("pl", "5,0″")])
def test_the_log_tells_a_path_that_falls_short_by_a_mil_as_a_person_does(language: str, told: str) -> None:
    table = skirmish({"C-PIL": [(18000, 18000)]}, active="C-PIL")
    table.play(Move(((table.model("C-PIL"), ((22999, 18000),)),)))
    (moved,) = table.told(ModelMoved)
    assert moved.length == 4999
    assert told in speaker(language).say(*GAME.told(table.state, moved))


@rule("ED-MOV-1", "ED-CLR-5")
@pytest.mark.parametrize(("language", "far", "most"), [("en", "6.01″", "6.0″"), ("de", "6,01″", "6,0″")])
def test_what_is_too_far_by_a_mil_is_not_told_as_what_is_allowed(language: str, far: str, most: str) -> None:
    table = skirmish({"C-PIL": [(18000, 18000)]}, active="C-PIL")
    refusal = table.refused(Move(((table.model("C-PIL"), ((24001, 18000),)),)))
    said = speaker(language).say(refusal.key, GAME.readable(table.state, refusal.params))
    assert far in said and most in said
