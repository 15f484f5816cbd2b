"""The evaluation that bots use: what must hold whatever its weights are."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.core.flow import Ask
from edgewise.games.dawnfall.actions import Activate, Declare, Discard, EndTurn, Fight, StartCombat, UseDie
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


@rule("DF-DIC-3")
def test_the_reason_for_a_die_tells_the_chance_with_that_die() -> None:
    knight = {"squad": "holy-knight", "models": ["(3,2).{0,1}"], "mode": "other"}
    master = {"squad": "master-of-elements", "models": ["(3,2).3"], "mode": "other"}
    sides = [{"squads": [knight], "crystals": 1}, {"squads": [master], "crystals": 0}]
    played = table({"players": sides}).play(Activate(0), StartCombat(), Fight(0, 1)).pass_all()
    match = played.match
    assert isinstance(match.pending, Ask) and match.pending.key == "choose-die-attack"
    game: Any = match.game
    told = []
    for action in (UseDie("yellow"), UseDie("red")):
        twin = game.clone(match.state)
        game.apply(twin, action)
        chance = game.odds(twin, {"type": "running"}).chance.value
        told.append(game.hints.reasons(match.state, 0, action, match.state)[0].params["percent"])
        assert told[-1] == round(100 * chance)
    assert told[0] < told[1]
