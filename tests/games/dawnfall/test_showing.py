"""What clients are shown: words that are kept are those that would be made anew, and scenes agree with views."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import msgspec
import pytest

from edgewise import catalog
from edgewise.core.showing import Look
from edgewise.games.dawnfall import scene as scene_module
from edgewise.games.dawnfall.actions import Activate, Fight, StartCombat
from edgewise.games.dawnfall.scene import Scene
from tests.contract.knowledge import KNOWN
from tests.contract.walk import walk
from tests.games.dawnfall.test_combat import MINE, THEIRS, duel

GAME: Any = catalog.game("dawnfall")


@pytest.mark.parametrize("setting", ["duel", "switches", "tvt"])
def test_words_that_never_change_are_the_same_whenever_they_are_made(setting: str) -> None:
    kept: dict[object, object] = {}
    for seed in (5, 6):
        state = GAME.setup(KNOWN["dawnfall"].settings[setting])
        for _ in walk(GAME, state, seed):
            lasting = GAME.showing.lasting(state)
            for option in GAME.legal(state)[:40]:
                if type(option) in lasting:
                    words = GAME.describe(state, option), GAME.showing.concerns(state, option)
                    assert kept.setdefault((lasting[type(option)], option), words) == words
    assert len(kept) > 100


@pytest.mark.parametrize("setting", ["duel", "ffa", "tvt"])
def test_a_scene_shows_what_the_view_of_the_seat_shows(setting: str) -> None:
    state = GAME.setup(KNOWN["dawnfall"].settings[setting])
    look = None
    for number, _ in enumerate(walk(GAME, state, 8)):
        look = GAME.showing.look(state, look)
        if number % 25:
            continue
        for seat in (0, 1, None):
            scene, view = drawn(look, seat), GAME.view(state, seat)
            hands = {str(p.seat): p.hand for p in view.players if p.hand is not None}
            assert scene.hands == hands
            assert [(p.crystals, p.hand_count, p.deck_count, p.sources) for p in scene.players] == [
                (p.crystals, p.hand_count, p.deck_count, p.controls) for p in view.players
            ]
            assert [(s.card, s.attributes, s.endurance, s.statuses) for s in scene.squads] == [
                (s.card, s.attributes, s.endurance, s.statuses) for s in view.squads
            ]
            assert [(m.model, m.space, m.hexes, m.alive) for s in scene.squads for m in s.models] == [
                (m.model, m.space, m.hexes, m.alive) for s in view.squads for m in s.models
            ]
            assert [t.controlled_by for t in scene.tokens] == [t.controlled_by for t in view.tokens]


def drawn(look: Look, seat: int | None) -> Scene:
    """A scene as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(look.scene(seat)), type=Scene)


def test_a_scene_is_made_from_what_is_seen_and_from_nothing_else() -> None:
    text = Path(scene_module.__file__).read_text(encoding="utf-8")
    imported = {node.module for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)}
    ours = {name for name in imported if name is not None and name.startswith("edgewise")}
    shapes = {"edgewise.core.columns", "edgewise.core.wire", "edgewise.games.dawnfall.wire", "edgewise.geometry.hexes"}
    assert ours == {"edgewise.games.dawnfall.seen", *shapes}


def test_what_an_answer_concerns_is_on_the_board() -> None:
    state = GAME.setup(KNOWN["dawnfall"].settings["duel"])
    spaces = GAME.showing.geometry(state).spaces
    named: set[str] = set()
    for _ in walk(GAME, state, 9):
        for option in GAME.legal(state)[:20]:
            found = GAME.showing.concerns(state, option)
            named |= set(msgspec.to_builtins(found))
            assert all(0 <= space < len(spaces) for space in found.spaces)
            assert all(0 <= k < 7 for _, k in found.hexes)
            assert all(0 <= model < len(state.model_squad) for model in found.models)
    assert {"spaces", "hexes", "models", "squads", "cards"} <= named


def test_a_question_inside_a_fight_is_about_the_two_who_fight() -> None:
    t = duel().play(Activate(0), StartCombat())
    assert GAME.showing.fighters(t.state) == ()
    t.play(Fight(MINE, THEIRS))
    assert t.asked == "window-W-C2"
    assert sorted(GAME.showing.fighters(t.state)) == [MINE, THEIRS]
