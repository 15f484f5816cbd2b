"""The tree of legal continuations has as many branches as was counted before."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import Draw, Roll
from edgewise.core.flow import Drawn
from tests.games.dawnfall.perft import PERFT

GAME, ENTRIES = PERFT.game, PERFT.entries


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry["name"] for entry in ENTRIES])
def test_a_position_has_as_many_continuations_as_were_counted(entry: dict[str, Any]) -> None:
    assert PERFT.counts(entry) == entry["counts"]


def test_there_are_ten_positions_with_names_of_their_own() -> None:
    assert len({entry["name"] for entry in ENTRIES}) == 10


def test_a_roll_branches_once_for_each_different_face() -> None:
    state = GAME.setup({"players": [{"faction": "chapter"}, {"faction": "demons"}]})
    want = GAME.pending(state)
    assert isinstance(want, Roll)
    assert len(tuple(PERFT.replies(state))) == len(set(want.faces))


def test_a_draw_branches_once_for_each_different_hand() -> None:
    state = GAME.from_position(ENTRIES[0]["position"])
    state.want = Draw(0, ("leap", "bash", "bash"), 2, "hand")
    drawn = [Drawn(("bash", "bash")), Drawn(("bash", "leap"))]
    assert list(PERFT.replies(state)) == drawn
