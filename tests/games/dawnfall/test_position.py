"""Positions as data: short documents, and the way there and back."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from edgewise.catalog import Match, game
from edgewise.core.flow import Ask, Drawn, Reply, Roll, Rolled
from edgewise.core.refusal import BadInput
from edgewise.games.dawnfall.actions import Activate, EndTurn
from edgewise.games.dawnfall.position import position_schema
from edgewise.games.dawnfall.position.shape import PARTS
from edgewise.games.dawnfall.state import AWAY, DEAD, Game, Status
from tests.support.rules import rule

DAWNFALL = game("dawnfall")

SHORT = """
players:
  - hand: [bash]
    squads:
      - {squad: holy-knight, models: ["(3,2).{0,1}"]}
  - squads:
      - {squad: gorehound, models: ["(3,2).{3,4}"]}
"""

RICH = """
options: {mulligan: true, players: [{faction: chapter, shrine: sanctuary}]}
tokens:
  - {type: shrine, owner: 0, at: "(1,2)"}
  - {type: source, at: "(2,1)"}
players:
  - crystals: 3
    depleted: 2
    temporary: 1
    hand: [bash, overwatch]
    deck: {leap: 2, bash: 1}
    top: [trap]
    discard: [guard]
    banner: false
    resources: {sanctuary-blessing: 1}
    squads:
      - {squad: holy-knight, id: sir, mode: other, endurance: 1, models: ["(3,2).{0,1}"]}
      - {squad: holy-knight, models: ["(3,3).{0,1}"]}
      - squad: pilgrim
        endurance: 0
        models: ["(4,2).0", null, away]
        enhancements:
          - {card: tactic, charges: 0, bought: true}
          - {card: guard, charges: 3, disabled: true}
  - squads:
      - {squad: gorehound, models: ["(3,2).{3,4}"]}
statuses:
  - {status: freeze, model: sir.0, by_squad: gorehound, turn: 4}
  - {status: trap, model: gorehound.0}
  - {status: blessing, squad: pilgrim, by: 0, group: 2}
marker: -3
ends: [11, -9]
number: 5
first: 1
countering: 1
activated: sir
used: {turn|tactic: 1}
plays: 2
stalled: 1
mulligans: [1]
happened: [[activated, 0, 0]]
"""


def document(text: str = SHORT) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(text)
    return found


def differences(one: Game, other: Game) -> dict[str, tuple[Any, Any]]:
    """The columns in which two states differ; the log is no part of a position."""
    pairs = {f: (getattr(one, f), getattr(other, f)) for f in one.__struct_fields__ if f != "log"}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def again(state: Game) -> Game:
    """The state after the way through a text."""
    found: Game = DAWNFALL.from_position(json.loads(json.dumps(DAWNFALL.position(state))))
    return found


def test_a_short_document_stands_at_the_main_window() -> None:
    match = Match.from_position("dawnfall", SHORT)
    assert match.pending == Ask(0, "main")
    assert Activate(0) in match.legal()
    assert match.state.kind == "active"
    assert match.state.number == 1


def test_a_short_position_can_be_played() -> None:
    match = Match.from_position("dawnfall", SHORT)
    match.play(EndTurn())
    assert match.pending is not None


def test_what_is_left_out_takes_a_default() -> None:
    state = DAWNFALL.from_position(document())
    assert state.factions == ["chapter", "demons"]
    assert state.crystals == [2, 2]
    assert state.neutral == 16
    assert state.charges == 20
    assert state.endurance == [2, 1]
    assert state.modes == [0, 0]
    assert state.banners == [True, True]
    assert state.tokens == ()
    assert state.shrines == ("frontline-chapel", "blood-altar")
    assert not state.changed


def test_the_default_deck_lacks_the_cards_in_hand_and_is_not_empty() -> None:
    plain = document()
    plain["players"][0]["hand"] = []
    without, usual = DAWNFALL.from_position(document()), DAWNFALL.from_position(plain)
    assert without.decks[0].count("bash") == usual.decks[0].count("bash") - 1
    assert without.decks[0]
    assert without.decks[1]


def test_a_deck_of_numbers_and_a_deck_of_cards_are_the_same() -> None:
    lists, numbers = document(), document()
    lists["players"][0]["deck"] = ["bash", "leap", "leap"]
    numbers["players"][0]["deck"] = {"leap": 2, "bash": 1}
    assert not differences(DAWNFALL.from_position(lists), DAWNFALL.from_position(numbers))


def test_missing_models_are_dead_and_away_ones_are_off_the_board() -> None:
    state = DAWNFALL.from_position(document(RICH))
    pilgrims = [state.spaces[m] for m in state.squad_models[2]]
    assert pilgrims == [state.book.board.index[4, 2], DEAD, AWAY, DEAD]


def test_a_layout_puts_the_tokens_of_the_preset() -> None:
    given = document() | {"layout": "first-game"}
    given["players"][0]["squads"][0]["models"] = ["(3,3).{0,1}"]
    state = DAWNFALL.from_position(given)
    assert [t.kind for t in state.tokens] == ["shrine"] * 2 + ["source"] * 4
    assert [t.owner for t in state.tokens] == [0, 1, -1, -1, -1, -1]
    assert not differences(state, again(state))


def test_a_position_can_stand_before_the_declaration() -> None:
    state = DAWNFALL.from_position(document() | {"ask": "declare", "turn": 1})
    assert state.want == Ask(1, "declare")
    assert state.kind == ""
    assert not differences(state, again(state))


@rule("DF-OPT-6")
def test_a_position_can_stand_where_vp_are_bought() -> None:
    given = document() | {"ask": "buy", "options": {"buying_vp": True}}
    given["players"][0]["crystals"] = 3
    state = DAWNFALL.from_position(given)
    assert (state.want, state.kind) == (Ask(0, "buy-vp"), "")
    assert DAWNFALL.position(state)["ask"] == "buy"
    assert not differences(state, again(state))


@rule("DF-OPT-6")
def test_a_position_sells_no_vp_without_the_option() -> None:
    with pytest.raises(BadInput) as caught:
        DAWNFALL.from_position(document() | {"ask": "buy"})
    assert (caught.value.field, caught.value.rule) == ("ask", "DF-OPT-6")


def test_statuses_come_from_an_enemy_and_name_their_bearers() -> None:
    state = DAWNFALL.from_position(document(RICH))
    assert state.statuses == (
        Status("freeze", 0, -1, 1, 3, 4, 0),
        Status("trap", 6, -1, 0, -1, 5, 0),
        Status("blessing", -1, 2, 0, -1, 5, 2),
    )


@pytest.mark.parametrize("ref", [0, "0.0", "holy-knight.0", "sir.0"])
def test_a_model_is_named_by_number_by_squad_or_by_nickname(ref: int | str) -> None:
    given = document()
    given["players"][0]["squads"][0]["id"] = "sir"
    given["statuses"] = [{"status": "freeze", "model": ref}]
    assert DAWNFALL.from_position(given).statuses[0].model == 0


def test_bought_passives_are_counted() -> None:
    state = DAWNFALL.from_position(document(RICH))
    assert state.passives == 1
    assert state.charges == 17


def test_the_marker_on_a_faction_token_announces_the_end() -> None:
    assert DAWNFALL.from_position(document() | {"marker": 10}).end_after_turn
    assert not DAWNFALL.from_position(document() | {"marker": 9}).end_after_turn


def test_a_taken_default_faction_gives_way() -> None:
    given = {"players": document()["players"][::-1]}
    given["players"][0]["faction"] = "demons"
    assert DAWNFALL.from_position(given).factions == ["demons", "chapter"]


@pytest.mark.parametrize("text", [SHORT, RICH], ids=["short", "rich"])
def test_a_position_survives_the_way_there_and_back(text: str) -> None:
    state = DAWNFALL.from_position(document(text))
    written = DAWNFALL.position(state)
    assert "flow" not in written
    assert not differences(state, again(state))
    assert DAWNFALL.position(again(state)) == written
    assert yaml.safe_load(yaml.safe_dump(written)) == written


def test_only_what_differs_from_the_defaults_is_written() -> None:
    written = DAWNFALL.position(DAWNFALL.from_position(document()))
    assert set(written) == {"players"}
    assert set(written["players"][1]) == {"faction", "deck", "squads"}
    assert written["players"][1]["squads"] == [{"squad": "gorehound", "models": ["(3,2).{3,4}"]}]


def reply_of(state: Game, dice: Random) -> Reply:
    """Any answer to what is wanted."""
    want = state.want
    if isinstance(want, Ask):
        return dice.choice(DAWNFALL.legal(state))
    assert want is not None
    if isinstance(want, Roll):
        return Rolled(dice.choice(want.faces))
    return Drawn(tuple(dice.sample(want.pool, want.count)))


def table(mode: str, seats: int) -> dict[str, Any]:
    """Options with everything settled; factions repeat where there are more seats than factions."""
    players = [
        {"faction": ("chapter", "demons")[seat % 2], "squads": "preset", "deck": "preset"} for seat in range(seats)
    ]
    return {"mode": mode, "seats": seats, "players": players, "allow_mirror": True, "buying_vp": mode == "duel"}


TABLES = [{}, table("duel", 2), table("ffa", 3), table("ffa", 4), table("tvt", 4)]


@pytest.mark.parametrize("options", TABLES, ids=["set-up", "duel", "ffa3", "ffa4", "tvt"])
@pytest.mark.parametrize("seed", range(3))
def test_every_situation_of_a_match_survives_from_set_up_to_the_end(options: dict[str, Any], seed: int) -> None:
    dice = Random(seed)
    state = DAWNFALL.setup(options)
    while state.want is not None:
        if not dice.randrange(5):
            assert not differences(state, again(state))
        DAWNFALL.apply(state, reply_of(state, dice))
    over = again(state)
    assert over.want is None
    assert not differences(state, over)


@pytest.mark.parametrize("seed", range(5))
def test_a_match_goes_on_alike_from_a_position_in_the_middle_of_a_procedure(seed: int) -> None:
    dice = Random(seed)
    state = DAWNFALL.from_position(document(RICH))
    for _ in range(12):
        DAWNFALL.apply(state, reply_of(state, dice))
    twin = again(state)
    for _ in range(60):
        if state.want is None:
            break
        reply = reply_of(state, dice)
        DAWNFALL.apply(state, reply)
        DAWNFALL.apply(twin, reply)
        assert not differences(state, twin)


def test_the_schema_names_every_field_and_is_plain_json() -> None:
    schema = position_schema()
    assert json.loads(json.dumps(schema)) == schema
    fields = schema["$defs"]["Position"]["properties"]
    assert set(document(RICH)) <= set(fields)
    assert schema["$defs"]["SquadPosition"]["required"] == ["squad"]


def examples() -> list[str]:
    """The YAML examples of docs/positions.md."""
    text = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    return re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("example", examples())
def test_the_examples_of_the_documentation_can_be_played(example: str) -> None:
    match = Match.from_position("dawnfall", example)
    assert match.legal()
    assert not differences(match.state, again(match.state))


def test_the_documentation_names_every_field() -> None:
    text = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    missing = [f"{part.__name__}.{f}" for part in PARTS for f in part.__struct_fields__ if f"| `{f}` |" not in text]
    assert not missing
