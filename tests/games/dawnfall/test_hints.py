"""The evaluation that bots use: what must hold whatever its weights are."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import Declare, Discard, EndTurn
from edgewise.players.greedy import GreedyPlayer
from tests.support.play import table
from tests.support.rules import rule

FAR_APART: dict[str, Any] = {
    "ask": "declare",
    "players": [
        {
            "squads": [{"squad": "holy-knight", "models": ["(0,0).{0,1}"]}],
            "hand": ["trap", "bash", "leap"],
            "deck": ["trap", "bash", "leap", "guard", "tactic", "purging"],
        },
        {"squads": [{"squad": "gorehound", "models": ["(6,5).{3,4}"]}]},
    ],
}


def test_what_one_side_may_hope_the_other_must_fear() -> None:
    match = table(FAR_APART).match
    hints = match.game.hints
    assert hints.evaluate(match.state, 0) + hints.evaluate(match.state, 1) == pytest.approx(1.0)


def test_in_a_long_match_a_bot_acts_and_discards_so_that_it_ends() -> None:
    played = table(FAR_APART)
    played.state.number = 400
    player = GreedyPlayer(played.match.game, 1)
    assert player.choose(played.match.question()) == Declare("active")
    played.play(Declare("active"), EndTurn()).pass_all()
    assert isinstance(player.choose(played.match.question()), Discard)


@rule("DF-KEY-10")
def test_a_bot_knows_that_an_immune_model_is_in_no_danger() -> None:
    knight = {"squad": "holy-knight", "models": ["(3,2).{0,1}"], "mode": "other"}
    hound = {"squad": "gorehound", "models": ["(3,2).{3,4}"], "mode": "other", "endurance": 0}
    position = {"players": [{"squads": [knight]}, {"squads": [hound]}]}
    aegis = {"status": "crystal-aegis", "model": 1, "by": 1}
    bare, safe = table(position).match, table({**position, "statuses": [aegis]}).match
    assert bare.game.hints.evaluate(bare.state, 1) + 0.1 < safe.game.hints.evaluate(safe.state, 1)
