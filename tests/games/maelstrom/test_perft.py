"""The tree of legal continuations has as many branches as was counted before, and as the rules give."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.maelstrom.perft import PERFT

ENTRIES = PERFT.entries
RECKONED = [entry for entry in ENTRIES if "reckoned" in entry]


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry["name"] for entry in ENTRIES])
def test_a_position_has_as_many_continuations_as_were_counted(entry: dict[str, Any]) -> None:
    assert PERFT.counts(entry) == entry["counts"]


@pytest.mark.parametrize("entry", RECKONED, ids=[entry["name"] for entry in RECKONED])
def test_a_count_is_what_the_rules_give_by_hand(entry: dict[str, Any]) -> None:
    assert entry["counts"][: len(entry["reckoned"])] == entry["reckoned"], entry["because"]


def test_there_are_five_positions_with_names_of_their_own() -> None:
    assert len({entry["name"] for entry in ENTRIES}) == 5
