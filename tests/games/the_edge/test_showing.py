"""What clients are shown of The Edge: scenes that agree with views, things that are pointed at, measured and read."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import msgspec
import pytest

from edgewise import SeededDealer, catalog
from edgewise.core.flow import Ask
from edgewise.core.refusal import Refusal
from edgewise.core.wire import Words
from edgewise.games.the_edge import scene as scene_module
from edgewise.games.the_edge.actions import Assault, PlayCard
from edgewise.games.the_edge.queries.places import base, blocking
from edgewise.games.the_edge.queries.sight import sees
from edgewise.games.the_edge.scene import EdgeScene
from edgewise.games.the_edge.state import Game
from edgewise.geometry.plane import path_length
from edgewise.geometry.sight import enters
from tests.contract.knowledge import KNOWN
from tests.contract.walk import walk
from tests.support.rules import rule
from tests.support.skirmish import PAIR, skirmish

GAME: Any = catalog.game("the-edge")
SETTINGS = KNOWN["the-edge"].settings


def states(setting: str, seed: int, every: int) -> Any:
    """A random match, now and then."""
    state = GAME.setup(SETTINGS[setting])
    for number, _ in enumerate(walk(GAME, state, seed)):
        if number % every == 0:
            yield state


def drawn(state: Game, seat: int | None) -> EdgeScene:
    """A scene as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(GAME.showing.look(state, None).scene(seat)), type=EdgeScene)


@rule("ED-SPL-1")
@pytest.mark.parametrize("setting", SETTINGS)
def test_a_scene_shows_what_the_view_of_the_seat_shows(setting: str) -> None:
    seen = 0
    for state in states(setting, 8, 25):
        for seat in (0, 1, None):
            scene, view = drawn(state, seat), GAME.view(state, seat)
            assert scene.hands == {str(p.seat): p.hand for p in view.players if p.hand is not None}
            assert set(scene.hands) == ({str(seat)} if seat is not None else set())
            assert [(p.vp, p.unused, p.used, p.deck_count) for p in scene.players] == [
                (p.vp, p.unused, p.used, p.deck_count) for p in view.players
            ]
            assert [m.at for s in scene.squads for m in s.models] == [m.at for s in view.squads for m in s.models]
            assert [(s.card, s.hp, s.attack, s.exhausted) for s in scene.squads] == [
                (s.card, s.hp, s.stats.get("attack"), s.exhausted) for s in view.squads
            ]
            seen += 1
    assert seen > 12


def test_scenes_are_made_from_what_a_seat_sees_and_never_from_the_state() -> None:
    tree = ast.parse(Path(scene_module.__file__).read_text(encoding="utf-8"))
    names = {a.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for a in node.names}
    assert not names & {"Game", "State"}


@pytest.mark.parametrize("setting", SETTINGS)
def test_words_that_never_change_are_the_same_whenever_they_are_made(setting: str) -> None:
    kept: dict[object, object] = {}
    for seed in (5, 6):
        for state in states(setting, seed, 1):
            lasting = GAME.showing.lasting(state)
            for option in GAME.legal(state)[:40]:
                if type(option) in lasting:
                    words = GAME.describe(state, option), GAME.showing.concerns(state, option)
                    assert kept.setdefault((lasting[type(option)], option), words) == words
    assert len(kept) > 40


@pytest.mark.parametrize("setting", SETTINGS)
def test_answers_and_events_point_at_things_of_the_scene(setting: str) -> None:
    state = GAME.setup(SETTINGS[setting])
    models, squads = len(state.at), len(state.book.squad_card)
    pointed = set()
    for _ in walk(GAME, state, 4):
        for what in (*GAME.legal(state)[:25], *GAME.events(state)):
            about = GAME.showing.concerns(state, what)
            pointed |= set(msgspec.to_builtins(about))
            assert all(0 <= m < models for m in about.models)
            assert all(0 <= s < squads for s in about.squads)
            assert all(0 <= p < len(state.pools) for p in about.tokens)
            assert set(about.seats) <= {0, 1}
    assert {"models", "squads", "cards", "seats", "tokens"} <= pointed


def test_a_question_inside_an_assault_is_about_the_two_who_fight() -> None:
    table = skirmish(PAIR, active="C-PIL")
    assert GAME.showing.asked_about(table.state).models == ()
    pair = table.model("C-PIL"), table.model("D-SK1")
    table.play(Assault(*pair))
    assert (table.asked, GAME.showing.asked_about(table.state).models) == ("window-assault", pair)


def is_acting(state: Game) -> bool:
    """Whether somebody may move the active squad."""
    return isinstance(state.want, Ask) and state.want.key == "act" and not state.moved


def standing(state: Game) -> list[int]:
    """The models of the active squad."""
    return [m for m in state.book.squad_models[state.active] if state.at[m] is not None]


def acting(seed: int) -> Game:
    """A state in the middle of a match."""
    found: Game = next(s for s in states("switches", seed, 1) if s.turn > 1 and is_acting(s))
    return found


@rule("ED-MOV-11", "ED-MOV-4")
@pytest.mark.parametrize("seed", range(4))
def test_the_shortest_way_passes_the_judge_or_says_why_not(seed: int) -> None:
    state, dealer = acting(seed), SeededDealer(seed)
    model = standing(state)[0]
    found = 0
    for _ in range(40):
        to = (3000 + dealer.below(30001), 3000 + dealer.below(30001))
        told = GAME.measure(state, {"type": "route", "model": model, "to": to})
        assert told.path[-1] == to
        assert told.lengths == (path_length((base(state, model).centre, *told.path)),)
        if told.refusal is None:
            found += 1
            assert told.lengths[0] <= told.allowances[0]
        else:
            assert told.refusal.code in {"E_TOO_FAR", "E_BLOCKED", "E_BORDER", "E_OVERLAP", "E_BAD_PATH"}
    assert found < 40


@rule("ED-MOV-11", "ED-MOV-1")
@pytest.mark.parametrize("seed", range(3))
def test_the_rim_of_the_reach_can_be_walked_to(seed: int) -> None:
    state = acting(seed)
    model = standing(state)[0]
    rings = GAME.measure(state, {"type": "reach", "model": model}).rings
    for ring in rings:
        for to in ring[:: max(1, len(ring) // 12)]:
            told = GAME.measure(state, {"type": "route", "model": model, "to": to})
            assert told.refusal is None or told.refusal.code == "E_OVERLAP", (to, told)


@rule("ED-MOV-11")
def test_ways_of_a_squad_are_judged_together() -> None:
    state = next(s for s in states("standard", 2, 1) if is_acting(s) and len(standing(s)) > 1)
    one, other = standing(state)[:2]
    crowded = GAME.measure(state, {"type": "paths", "paths": [[one, [state.at[other]]]]})
    assert crowded.refusal is not None
    alone = {"type": "route", "model": one, "to": state.at[one]}
    assert GAME.measure(state, alone).refusal is None
    beside = GAME.measure(state, {**alone, "beside": [[other, [state.at[one]]]]})
    assert beside.refusal is not None


@rule("ED-MOV-11", "ED-LOS-5")
def test_lines_of_sight_are_those_of_the_rules_and_name_what_hides_a_model() -> None:
    hidden = 0
    for state in states("switches", 3, 9):
        for model, place in enumerate(state.at):
            if place is None:
                continue
            for sight in GAME.measure(state, {"type": "sights", "model": model}).sights:
                assert sight.clear == sees(state, model, sight.model)
                if not sight.clear:
                    hidden += 1
                    assert (sight.obstacle >= 0) != (sight.enemy >= 0)
                    if sight.obstacle >= 0:
                        assert enters(place, state.at[sight.model], state.book.solid_obstacles[sight.obstacle])
    assert hidden > 5


@rule("ED-MOV-11", "ED-LOS-5")
@pytest.mark.parametrize("seed", range(3))
def test_a_way_tells_what_is_seen_from_its_end(seed: int) -> None:
    state = acting(seed)
    model = standing(state)[0]
    for to in ((18000, 15000), (13000, 11800), (24000, 10500)):
        route = GAME.measure(state, {"type": "route", "model": model, "to": to})
        there = state.clone()
        there.at[model] = route.path[-1]
        assert route.sights == GAME.measure(there, {"type": "sights", "model": model}).sights
        assert route.sights == GAME.measure(state, {"type": "sights", "model": model, "at": to}).sights
        assert [s.clear for s in route.sights] == [sees(there, model, s.model) for s in route.sights]


def test_measuring_leaves_the_state_alone() -> None:
    state = acting(1)
    before = GAME.save(state)
    model = standing(state)[0]
    for what in ({"type": "reach", "model": model}, {"type": "sights", "model": model, "at": [18000, 18000]}):
        GAME.showing.measured(state, 0, what)
    assert GAME.save(state) == before
    assert blocking(state, 0)


def shelf(language: str) -> Any:
    """The armies as clients get them."""
    return msgspec.to_builtins(GAME.content(language, Words))["armies"]


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_shelf_has_every_card_with_its_text(language: str) -> None:
    texts = GAME.texts(language)
    armies = shelf(language)
    for army, record in zip(armies, GAME.factions.values(), strict=True):
        assert army["name"] == texts["factions"][record.id]
        assert [s["id"] for s in army["squads"]] == [s.id for s in record.squads]
        for card in army["spells"]:
            assert texts["cards"][card["id"]]["text"].endswith(card["text"])
            assert card["text"] != texts["cards"][card["id"]]["text"]
        for squad in army["squads"]:
            for ability in squad["normal"]["abilities"]:
                assert ability["name"] not in ability["text"][: len(ability["name"])]


def test_every_option_that_is_offered_can_be_played() -> None:
    for row in GAME.showing.option_table(GAME.boards):
        for value in row.choices or (True, False):
            GAME.setup({row.name: value})


@rule("ED-SET-7")
def test_a_deck_is_judged_with_every_reason() -> None:
    def refusals(cards: dict[str, int]) -> tuple[Refusal, ...]:
        found, verdict = GAME.judged({"faction": "demons", "cards": cards})
        assert verdict.legal == (found == ())
        return tuple(found)

    full = {card.id: card.copies for card in GAME.factions["demons"].spells}
    assert refusals(full) == ()
    first, second = list(full)[:2]
    wrong = {**full, first: full[first] + 1, second: 0}
    keys = [refusal.key for refusal in refusals(wrong)]
    assert keys[0] == "ed-refused-deck-copies"
    assert {refusal.rule for refusal in refusals({"CS01": 1})} == {"ED-SET-7"}


def test_whom_a_spell_is_dedicated_to_is_named_in_the_language() -> None:
    armies = shelf("de")
    found = {card["id"]: card["dedicated_to"] for army in armies for card in army["spells"]}
    assert (found["DS02"], found["DS08"], found["DS06"]) == ("Hunde", "Sohn von Khyber", "")


@rule("ED-CLR-40")
def test_the_shelf_tells_which_details_a_power_wants() -> None:
    wanted: dict[str, set[tuple[str, bool]]] = {}
    armies = shelf("en")
    cards = {card["id"]: card for army in armies for card in army["spells"]}
    for setting in SETTINGS:
        for state in states(setting, 9, 1):
            for action in GAME.legal(state):
                if isinstance(action, PlayCard) and not action.bonus:
                    named = "shots" if action.shots else "caster" if action.caster >= 0 else "squad"
                    by = named if action.shots or action.caster >= 0 or action.squad >= 0 else ""
                    wanted.setdefault(action.card, set()).add((by, action.target >= 0))
    assert len(wanted) > 12
    for card, forms in wanted.items():
        shown = cards[card]
        aims = shown["by"] != "shots" and shown["side"] != "self" and shown["scope"] != "global"
        assert forms == {(shown["by"], aims)}, card
