"""Selectors, filters, values and conditions, each in a fan faction written as YAML. DF-EFF-5 to DF-EFF-7."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import PlayCard
from tests.support.fan import Record, card, duel, enhancement, fan
from tests.support.play import table
from tests.support.rules import rule

TOKENS = [
    {"type": "shrine", "at": "(0,0)", "owner": 0},
    {"type": "shrine", "at": "(6,5)", "owner": 1},
    {"type": "source", "at": "(3,4)"},
]


# The Blood Altar of the Demons counts as a Source.
SELECTORS: list[tuple[Record, int]] = [
    ({"sel": "models"}, 4),
    ({"sel": "models", "side": "own"}, 2),
    ({"sel": "models", "side": "enemy"}, 2),
    ({"sel": "models", "side": "own", "alive": True}, 2),
    ({"sel": "models", "side": "own", "dead": True}, 1),
    ({"sel": "models", "side": "own", "alive": False}, 1),
    ({"sel": "models", "squad": "bound_squad"}, 1),
    ({"sel": "models", "squadNamed": ["warden"]}, 2),
    ({"sel": "models", "faction": "demons"}, 2),
    ({"sel": "models", "baseSize": {"is": ">=", "to": 2}}, 1),
    ({"sel": "models", "attribute": {"name": "ini", "is": ">", "to": 2}}, 1),
    ({"sel": "models", "endurance": {"is": "=", "to": 2}}, 1),
    ({"sel": "models", "hasStatus": "fire"}, 1),
    ({"sel": "models", "inMode": "other"}, 1),
    ({"sel": "models", "inContactWith": "bound_squad"}, 1),
    ({"sel": "models", "side": "enemy", "distanceFrom": "bound_squad", "max": 1}, 1),
    ({"sel": "models", "distanceFrom": "bound_squad", "min": 1, "max": 3}, 2),
    ({"sel": "models", "side": "enemy", "lineOfFireFrom": "bound_squad"}, 2),
    ({"sel": "models", "inSpace": "bound_squad"}, 2),
    ({"sel": "models", "acted": "moved"}, 0),
    ({"sel": "models", "movable": True}, 4),
    ({"sel": "squads", "side": "own"}, 2),
    ({"sel": "squads", "side": "own", "dead": True}, 1),
    ({"sel": "squads", "side": "own", "wounded": True}, 1),
    ({"sel": "squads", "side": "enemy", "hasEndurance": True}, 2),
    ({"sel": "players"}, 2),
    ({"sel": "players", "side": "enemy"}, 1),
    ({"sel": "tokens", "kind": "shrine"}, 2),
    ({"sel": "cards", "zone": "hand"}, 1),
    ({"sel": "cards", "zone": "discard"}, 2),
    ({"sel": "cards", "zone": "discard", "cardName": "spare"}, 1),
    ({"sel": "spaces", "nextTo": "bound_squad"}, 6),
    ({"sel": "spaces", "distanceFrom": "bound_squad", "max": 1, "state": "empty"}, 5),
    ({"sel": "hexes", "distanceFrom": "bound_squad", "max": 0, "unoccupied": True}, 5),
    ({"sel": "area", "around": "bound_squad", "radius": 1}, 7),
    ({"sel": "area", "around": "bound_squad", "radius": 1, "centre": False}, 6),
    ({"sel": "neighbours", "of": "bound_squad"}, 6),
    ({"sel": "contact", "with": "bound_squad"}, 1),
    ({"sel": "same_space", "as": "bound_squad"}, 2),
    ({"sel": "placements", "of": "bound_squad", "distanceFrom": "bound_squad", "max": 1}, 7),
    ({"sel": "shrine"}, 2),
    ({"sel": "shrine", "side": "own"}, 1),
    ({"sel": "sources"}, 2),
    ({"sel": "sources", "controlled": True}, 0),
    ({"sel": "enhancements", "side": "own"}, 1),
    ({"sel": "directions", "from": "bound_squad"}, 1),
    ({"sel": "connected", "squadNamed": ["warden"], "from": "bound_squad"}, 2),
    ({"sel": "any_of", "of": [{"sel": "models", "side": "own"}, {"sel": "models"}]}, 4),
]


VALUES: list[tuple[Any, int]] = [
    (2, 2),
    ({"val": "attribute", "of": "bound_squad", "name": "mov"}, 2),
    ({"val": "attribute", "of": "bound_squad", "name": "mov", "printed": True}, 2),
    ({"val": "count", "of": {"sel": "models", "side": "own"}, "times": 2}, 4),
    ({"val": "endurance", "of": "bound_squad"}, 1),
    ({"val": "endurance", "of": "bound_squad", "count": "value"}, 2),
    ({"val": "endurance", "of": "bound_squad", "count": "lost"}, 1),
    ({"val": "crystals"}, 3),
    ({"val": "crystals", "pool": "depleted"}, 1),
    ({"val": "cards", "zone": "hand"}, 1),
    ({"val": "cards", "zone": "discard"}, 2),
    ({"val": "distance", "a": "bound_squad", "b": "shrine"}, 4),
    ({"val": "missing", "what": "endurance"}, 1),
    ({"val": "mode_bonus", "n": 2}, 0),
    ({"val": "sum", "of": [1, 2]}, 3),
    ({"val": "difference", "a": 5, "b": 2}, 3),
    ({"val": "product", "a": 2, "b": 3}, 6),
    ({"val": "quotient", "a": 5, "b": 2}, 2),
    ({"val": "quotient", "a": 5, "b": 2, "round": "up"}, 3),
    ({"val": "minimum", "of": [4, 2]}, 2),
    ({"val": "maximum", "of": [4, 2]}, 4),
]


CONDITIONS: list[tuple[Record, bool]] = [
    ({"cond": "compare", "a": 1, "is": "<", "b": 2}, True),
    ({"cond": "compare", "a": 2, "is": "<=", "b": 2}, True),
    ({"cond": "compare", "a": 1, "is": "=", "b": 2}, False),
    ({"cond": "compare", "a": 1, "is": ">=", "b": 2}, False),
    ({"cond": "compare", "a": 3, "is": ">", "b": 2}, True),
    ({"cond": "compare", "a": 3, "is": "!=", "b": 2}, True),
    ({"cond": "exists", "what": {"sel": "models", "side": "enemy"}}, True),
    ({"cond": "count", "of": {"sel": "models", "side": "own"}, "n": 2, "is": "="}, True),
    ({"cond": "contact", "a": "bound_squad", "b": "shrine"}, False),
    ({"cond": "distance", "a": "bound_squad", "b": "shrine", "max": 4}, True),
    ({"cond": "distance", "a": "bound_squad", "b": "shrine", "max": 3}, False),
    ({"cond": "line_of_fire", "a": "bound_squad", "b": "shrine"}, False),
    ({"cond": "same_space", "a": "bound_squad", "b": "shrine"}, False),
    ({"cond": "space_state", "space": "bound_squad", "is": "partly"}, True),
    ({"cond": "has_status", "of": "bound_squad", "status": "fire"}, False),
    ({"cond": "in_mode", "of": "bound_squad", "mode": "basic"}, True),
    ({"cond": "has_ability", "of": "bound_squad", "ability": "through_obstacles"}, False),
    ({"cond": "turn_kind", "is": "active"}, True),
    ({"cond": "turn_of", "side": "own"}, True),
    ({"cond": "controls", "n": 1}, False),
    ({"cond": "happened", "what": "moved"}, False),
    ({"cond": "happened", "what": "moved", "since": "activation"}, False),
    ({"cond": "happened", "what": "card_played", "since": "match"}, True),
    ({"cond": "happened", "what": "card_played"}, True),
    ({"cond": "in_sequence"}, False),
    ({"cond": "and", "of": [{"cond": "turn_of", "side": "own"}, {"cond": "turn_kind", "is": "passive"}]}, False),
    ({"cond": "or", "of": [{"cond": "turn_of", "side": "own"}, {"cond": "turn_kind", "is": "passive"}]}, True),
    ({"cond": "not", "of": {"cond": "turn_kind", "is": "passive"}}, True),
]


LINE = {"sel": "line", "from": "bound_squad", "towards": "aim"}
DEEDS: dict[str, list[Record]] = {
    **{f"sel-{i}": [{"do": "gain", "n": {"val": "count", "of": s}}] for i, (s, _) in enumerate(SELECTORS)},
    **{f"val-{i}": [{"do": "gain", "n": v}] for i, (v, _) in enumerate(VALUES)},
    **{
        f"cond-{i}": [{"do": "if", "when": c, "then": [{"do": "gain", "n": 2}], "else": [{"do": "gain"}]}]
        for i, (c, _) in enumerate(CONDITIONS)
    },
    "lead": [{"do": "gain", "n": {"val": "vp_lead"}}],
    "line": [
        {"do": "store", "as": "aim", "of": {"sel": "directions", "from": "bound_squad"}},
        {"do": "gain", "n": {"val": "count", "of": LINE}},
    ],
}
TEXT = fan(
    *(card(id, *steps, bind={"type": "any_own_squad"}) for id, steps in DEEDS.items()),
    enhancement("tool"),
    card("spare", {"do": "gain"}),
)


def gained(deed: str, **more: Any) -> int:
    """Crystals gained by a card: wardens in (3,2), one dead, a Gorehound beside them, a Scholar in line."""
    wardens: list[Record] = [
        {"squad": "warden", "models": ["(3,2).0"], "endurance": 1, "enhancements": [{"card": "tool", "charges": 2}]},
        {"squad": "warden", "models": ["(3,2).1"]},
        {"squad": "warden", "models": []},
    ]
    foes = [
        {"squad": "gorehound", "models": ["(4,2).{4,5}"]},
        {"squad": "dark-scholar", "models": ["(6,2).0"], "mode": "other"},
    ]
    mine = {"hand": [deed, "spare"], "squads": wardens, "crystals": 3, "depleted": 1, "discard": ["spare", "lead"]}
    fire = [{"status": "fire", "model": 3}]
    t = table(duel(TEXT, mine, {"squads": foes}, tokens=TOKENS, statuses=fire, **more))
    t.play(PlayCard(deed, "lower", 0))
    return int(t.state.crystals[0]) - 3


@rule("DF-EFF-5")
@pytest.mark.parametrize("row", range(len(SELECTORS)), ids=lambda i: str(SELECTORS[i][0]))
def test_a_selector_finds_what_its_row_says(row: int) -> None:
    assert gained(f"sel-{row}") == SELECTORS[row][1]


@rule("DF-EFF-5")
def test_a_line_has_the_spaces_up_to_the_edge() -> None:
    assert gained("line") == 3


@rule("DF-EFF-6")
@pytest.mark.parametrize("row", range(len(VALUES)), ids=lambda i: str(VALUES[i][0]))
def test_a_value_is_the_number_it_names(row: int) -> None:
    assert gained(f"val-{row}") == VALUES[row][1]


@rule("DF-EFF-6")
def test_the_lead_counts_steps_of_the_marker() -> None:
    assert gained("lead", marker=3) == 3


@rule("DF-EFF-7", "DF-EFF-8")
@pytest.mark.parametrize("row", range(len(CONDITIONS)), ids=lambda i: str(CONDITIONS[i][0]))
def test_a_condition_holds_as_its_row_says(row: int) -> None:
    assert gained(f"cond-{row}") == (2 if CONDITIONS[row][1] else 1)
