"""Situations as documents: written, read back, and refused with a reason."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from edgewise import BadInput, Match, SeededDealer
from edgewise.catalog import game
from edgewise.core.flow import Ask
from edgewise.games.the_edge.actions import Assault, PlayCard
from edgewise.games.the_edge.kinds import Card
from tests.contract.walk import walk
from tests.support.rules import rule
from tests.support.skirmish import CHAPTER, skirmish

GAME = game("the-edge")


@pytest.mark.parametrize("options", [{}, {"scenario": "first-game", "terrain_modifiers": True}])
def test_a_position_of_random_play_gives_the_same_state_back(options: dict[str, Any]) -> None:
    state = GAME.setup(options)
    GAME.mute(state)
    seen = set()
    for number, _ in enumerate(walk(GAME, state, 8)):
        want = GAME.pending(state)
        key = want.key if isinstance(want, Ask) else type(want).__name__
        if number % 9 and key in seen:
            continue
        seen.add(key)
        again = GAME.from_position(GAME.position(state))
        assert GAME.save(again) == GAME.save(state), f"at {want}"
    assert GAME.save(GAME.from_position(GAME.position(state))) == GAME.save(state)


def test_a_quiet_position_is_small() -> None:
    table = skirmish({"C-PIL": [(9000, 9000)], "D-SK1": [(18000, 18000)]}, chapter={"hand": ["CS08"]}, active="C-PIL")
    table.play(PlayCard(Card("CS08"), target=table.squad("C-PIL"))).pass_all()
    written = table.match.position()
    assert "flow" not in written
    assert written["squads"][0] == {"squad": "C-PIL", "at": [[9000, 9000], None, None, None], "attachments": ["CS08"]}
    again = Match.from_position("the-edge", written, dealer=SeededDealer(1))
    assert again.state.running == table.state.running
    assert again.state.decks[CHAPTER] == table.state.decks[CHAPTER]


def test_a_match_that_ended_with_the_death_of_the_active_squad_is_read() -> None:
    squads: dict[str, Any] = {"C-HK1": {"at": [(16250, 18000)], "hp": 0}, "D-SK1": [(18000, 18000)]}
    table = skirmish(squads, 5, 1, chapter={"vp": 2}, active="C-HK1")
    table.play(Assault(table.model("C-HK1"), table.model("D-SK1"))).pass_all()
    assert table.match.outcome is not None
    assert GAME.save(GAME.from_position(table.match.position())) == GAME.save(table.state)


def test_a_save_whose_queue_does_not_say_what_lies_already_is_read() -> None:
    table = skirmish({"C-PIL": [(9000, 9000)], "D-SK1": [(18000, 18000)]}, chapter={"hand": ["CS08"]}, active="C-PIL")
    table.play(PlayCard(Card("CS08"), target=table.squad("C-PIL")))
    saved = GAME.save(table.state)
    columns = msgspec.json.decode(saved)
    (item,) = columns["queue"]
    assert item.pop() is False
    assert GAME.save(GAME.load(msgspec.json.encode(columns))) == saved


TIRED = {"squad": "C-PIL", "at": [[9000, 9000]], "exhausted": True}
BAD: list[tuple[dict[str, Any], str]] = [
    ({"squads": [{"squad": "C-PIX"}]}, "C-PIL"),
    ({"squads": [{"squad": "C-PIL", "at": [[3499, 9000]]}]}, "ED-OTH-4"),
    ({"players": [{"vp": 14}, {"vp": 0}]}, "players[1].vp"),
    ({"squads": [TIRED], "moment": "act", "active": "C-PIL"}, "exhausted"),
    ({"squads": [{"squad": "C-PIL", "at": [[9000, 9000], [9999, 9000]]}]}, "ED-CLR-2"),
    ({"squads": [{"squad": "C-HK1", "at": [[9000, 9000], [12000, 9000]]}]}, "ED-DATA-2"),
    ({"squads": [{"squad": "C-PIL"}, {"squad": "C-PIL"}]}, "already"),
    ({"squads": [{"squad": "C-PIL", "hp": 2}]}, "ED-OTH-1"),
    ({"squads": [{"squad": "N-RHA", "seat": 0, "side": "shifted"}]}, "ED-SQD-6"),
    ({"squads": [{"squad": "N-RHA"}]}, "seat"),
    ({"squads": [{"squad": "C-PIL", "progress": ["DP1"]}]}, "ED-PRO-1"),
    ({"squads": [{"squad": "C-PIL", "attachments": ["CS06"]}]}, "ED-SPL-8"),
    ({"pools": [{"at": [3000, 9000], "crystals": 1}]}, "ED-SET-3"),
    ({"players": [{"hand": ["CS01"] * 4}]}, "ED-SET-7"),
    ({"players": [{"hand": ["DS01"]}]}, "ED-SET-7"),
    ({"players": [{"progress": ["CP1", "CP1"]}]}, "ED-PRO-1"),
    ({"players": [{}, {}, {}]}, "ED-SET-5"),
    ({"running": [["nothing", 0, 0, -1, "turn", -1, 0, False]]}, "ED-SPL-11"),
    ({"moment": "act"}, "ED-ACT-1"),
    ({"moment": "act", "active": "C-PIL"}, "ED-ACT-1"),
    ({"obstacles": [{"height": 1}]}, "ED-TER-3"),
    ({"obstacles": [{"height": 1, "polygon": [[0, 0], [9, 0], [1, 1], [0, 9]]}]}, "ED-TER-3"),
    ({"assaults": [[99, 1]]}, "ED-CLR-40"),
    ({"squadz": []}, "did you mean"),
]


@rule("ED-CLR-2", "ED-OTH-4", "ED-TER-3")
@pytest.mark.parametrize(("document", "told"), BAD, ids=str)
def test_an_impossible_position_is_refused_with_its_reason(document: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.from_position(document)
    assert told in str(caught.value)
