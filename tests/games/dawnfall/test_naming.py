"""What the log says of cards and their halves."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.catalog import speaker
from edgewise.games.dawnfall.actions import Pay, PlayCard
from tests.support.rules import rule
from tests.support.stage import duel, squad


@rule("DF-INF-5")
@pytest.mark.parametrize(("half", "said"), [("upper", "plays Bash, Move, for "), ("lower", "plays Bash, for ")])
def test_the_log_names_a_half_that_is_not_called_like_its_card(half: Any, said: str) -> None:
    t = duel([squad("holy-knight", "(3,2).{0,1}")], [squad("gorehound", "(5,5).{0,1}")], hand=("bash",))
    t.play(PlayCard("bash", half, 0), *([Pay(crystals=1)] if half == "lower" else []))
    game: Any = t.match.game
    assert said in speaker("en").say(*game.told(t.state, t.events("card-played")[0]))
