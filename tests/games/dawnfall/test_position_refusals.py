"""Positions as data: what is refused, with its field and its rule."""

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from edgewise.catalog import Match
from edgewise.core.refusal import BadInput
from edgewise.games.dawnfall.actions import Activate
from tests.games.dawnfall.test_position import DAWNFALL, RICH, SHORT, again, differences, document


def test_a_flow_that_does_not_fit_is_refused() -> None:
    match = Match.from_position("dawnfall", SHORT)
    match.play(Activate(0))
    written = match.position()
    assert "flow" in written
    lost = copy.deepcopy(written)
    lost["flow"]["stack"] = []
    assert refused(lost).field == "flow"
    ended = written | {"outcome": {"winners": [0], "how": "conceded", "rule": "DF-END-11"}}
    assert refused(ended).rule == "DF-TIM-10"
    written["flow"]["scopes"] = []
    with pytest.raises(BadInput):
        DAWNFALL.from_position(written | {"flow": {"stack": [{"type": "Nothing"}]}})


def refused(given: Any) -> BadInput:
    with pytest.raises(BadInput) as caught:
        DAWNFALL.from_position(given)
    return caught.value


def changed(path: str, value: Any) -> dict[str, Any]:
    """The rich document with one place changed; `players.0.hand`."""
    given = document(RICH)
    *way, last = path.split(".")
    place: Any = given
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place[step]
    if isinstance(place, list):
        place[int(last) :] = [value]
    else:
        place[last] = value
    return given


TACTIC, GUARD, OVERWATCH = ({"card": card} for card in ("tactic", "guard", "overwatch"))
PILGRIMS = "players.0.squads.2"
REFUSED = [
    ("players.1.squads.0.models", ["(3,2).{0,3}"], "players[1].squads[0].models[0]", "DF-BRD-17"),
    ("players.1.squads.0.models", ["(9,9).{0,3}"], "players[1].squads[0].models[0]", "DF-BRD-17"),
    ("players.1.squads.0.models", ["(1,2).{0,1}"], "tokens[0].at", "DF-BRD-17"),
    ("tokens.1.at", "(1,2)", "tokens[1].at", "DF-BRD-17"),
    ("players.1.squads.0.models", ["(3,4).0"], "players[1].squads[0].models[0]", "DF-BRD-16"),
    ("players.1.squads.0.models", ["(3,4).{1,4}"], "players[1].squads[0].models[0]", "DF-BRD-16"),
    ("players.1.squads.0.models", ["(3,4)"], "players[1].squads[0].models[0]", "DF-BRD-16"),
    ("players.1.squads.0.models", ["somewhere"], "players[1].squads[0].models[0]", "DF-BRD-16"),
    ("tokens.1.at", "(2,1).0", "tokens[1].at", "DF-TOK-2"),
    ("tokens.1.owner", 0, "tokens[1].owner", "DF-TOK-9"),
    ("tokens.0.owner", None, "tokens[0].owner", "DF-TOK-9"),
    ("tokens.0.owner", 2, "tokens[0].owner", "DF-TOK-9"),
    ("tokens.0.type", "shrin", "tokens[0].type", "DF-GEN-10"),
    ("players.1.faction", "demon", "players[1].faction", "DF-GEN-10"),
    ("players.1.faction", "", "players[1].faction", "DF-GEN-10"),
    ("players.1.faction", "chapter", "players[1].faction", "DF-SET-6"),
    ("players.0.faction", "demons", "players[0].faction", "DF-SET-6"),
    ("players.1.squads.0.squad", "gorehond", "players[1].squads[0].squad", "DF-GEN-10"),
    ("players.1.squads.0.squad", "pilgrim", "players[1].squads[0].squad", "DF-SET-8"),
    ("players.1.squads", [{"squad": "gorehound"}] * 13, "players[1].squads", "DF-SET-8"),
    ("players.0.hand", ["bsh"], "players[0].hand[0]", "DF-GEN-10"),
    ("players.0.hand", ["bash", "fireball"], "players[0].hand[1]", "DF-SET-13"),
    ("players.0.deck", {"leap": -1}, "players[0].deck.leap", "DF-SET-13"),
    ("players.0.deck", {"leap": 101}, "players[0].deck.leap", "DF-SET-13"),
    ("players.0.shrine", "blood-altar", "players[0].shrine", "DF-GEN-10"),
    ("players.0.resources", {"luck": 1}, "players[0].resources.luck", "DF-GEN-10"),
    ("players.0.resources", {"sanctuary-blessing": -1}, "players[0].resources.sanctuary-blessing", "DF-LIM-2"),
    ("players.0.chosen", ["pilgrim"], "players[0].chosen", "DF-SET-10"),
    (f"{PILGRIMS}.models", ["dead"] * 5, "players[0].squads[2].models", "DF-SQD-13"),
    (f"{PILGRIMS}.endurance", 2, "players[0].squads[2].endurance", "DF-WND-8"),
    (f"{PILGRIMS}.endurance", -1, "players[0].squads[2].endurance", "DF-WND-8"),
    (f"{PILGRIMS}.enhancements", [TACTIC, GUARD, OVERWATCH], "players[0].squads[2].enhancements", "DF-ENH-6"),
    (f"{PILGRIMS}.enhancements", [TACTIC, TACTIC], "players[0].squads[2].enhancements[1].card", "DF-ENH-7"),
    (f"{PILGRIMS}.enhancements", [{"card": "bash"}], "players[0].squads[2].enhancements[0].card", "DF-ENH-1"),
    (f"{PILGRIMS}.enhancements", [{"card": "rage"}], "players[0].squads[2].enhancements[0].card", "DF-SET-13"),
    (
        f"{PILGRIMS}.enhancements",
        [{"card": "guard", "bought": True}],
        "players[0].squads[2].enhancements[0].bought",
        "DF-ENH-16",
    ),
    (f"{PILGRIMS}.id", "sir", "players[0].squads[2].id", "DF-GEN-10"),
    ("players.0.crystals", -1, "players[0].crystals", "DF-LIM-5"),
    ("players.0.crystals", 17, "neutral", "DF-LIM-5"),
    ("players.0.temporary", 4, "players[0].temporary", "DF-KEY-4"),
    ("neutral", 14, "neutral", "DF-LIM-5"),
    ("neutral", -1, "neutral", "DF-LIM-5"),
    ("charges", 18, "charges", "DF-LIM-5"),
    (f"{PILGRIMS}.enhancements", [{"card": "guard", "charges": 21}], "charges", "DF-LIM-5"),
    ("players.0.captured", [0, 1], "players[0].captured", "DF-VIC-7"),
    ("players.0.starting", 3, "players[0].starting", "DF-VIC-7"),
    ("marker", 12, "marker", "DF-VIC-4"),
    ("marker", -10, "marker", "DF-VIC-4"),
    ("players.1.squads.0.models", [], "players[1].squads", "DF-END-2"),
    ("players.1.squads.0.models", ["away"], "players[1].squads", "DF-END-2"),
    ("turn", 2, "turn", "DF-GEN-4"),
    ("first", -1, "first", "DF-SET-4"),
    ("players", document()["players"][:1], "players", "DF-GEN-1"),
    ("players", document()["players"] * 2, "players", "DF-GEN-1"),
    ("options", {"mode": "ffa", "seats": 2}, "seats", "DF-GEN-1"),
    ("number", 0, "number", "DF-TRN-1"),
    ("kind", "passive", "kind", "DF-TRN-2"),
    ("ask", "declare", "activated", "DF-ACT-4"),
    ("activated", "gorehound", "activated", "DF-ACT-4"),
    ("activated", "sri", "activated", "DF-GEN-10"),
    ("activated", 4, "activated", "DF-GEN-10"),
    ("activated", "9" * 5000, "activated", "DF-GEN-10"),
    ("statuses.0.status", "freze", "statuses[0].status", "DF-GEN-10"),
    ("statuses.0.model", "sir.1", "statuses[0].model", "DF-GEN-10"),
    ("statuses.0.model", "sir", "statuses[0].model", "DF-GEN-10"),
    ("statuses.0.model", -1, "statuses[0].model", "DF-GEN-10"),
    ("statuses.0.model", "pilgrim.1", "statuses[0].model", "DF-TOK-5"),
    ("statuses.0.squad", "sir", "statuses[0]", "DF-TOK-5"),
    ("statuses.2.squad", None, "statuses[2]", "DF-TOK-5"),
    ("statuses.0.by", 7, "statuses[0].by", "DF-TOK-9"),
    ("used", {"~0|tactic": 1}, "used", "DF-EFF-11"),
    ("resolving", ["bsh"], "resolving", "DF-GEN-10"),
    ("mulligans", [2], "mulligans", "DF-GEN-4"),
    ("plays", -1, "plays", "DF-TRN-6"),
    ("board", "moon", "board", "DF-BRD-12"),
    ("layout", "moon", "layout", "DF-DEP-11"),
    ("modifiers", [["ini", 0, -2, 0, 1, "turn", -1, 0, "me", 10**6]], "modifiers[0]", "DF-EFF-10"),
    ("crystals", 3, "position", "DF-GEN-10"),
    ("marker", "far", "marker", "DF-GEN-10"),
    ("marker", 10**12, "marker", "DF-GEN-10"),
]


@pytest.mark.parametrize(("path", "value", "field", "id"), REFUSED)
def test_an_impossible_position_is_refused_with_its_rule(path: str, value: Any, field: str, id: str) -> None:
    error = refused(changed(path, value))
    assert (error.field, error.rule) == (field, id), str(error)


@pytest.mark.parametrize(
    ("path", "value", "suggestion"),
    [
        ("players.0.hand", ["bsh"], "'bash'"),
        ("players.1.squads.0.squad", "gorehond", "'gorehound'"),
        ("players.1.faction", "demon", "'demons'"),
        ("statuses.0.status", "freze", "'freeze'"),
        ("markr", 1, "'marker'"),
        ("players.1.squads.0.models", ["(3,4).0"], "(3,4).{0,1}"),
    ],
)
def test_a_refusal_says_what_was_probably_meant(path: str, value: Any, suggestion: str) -> None:
    assert suggestion in str(refused(changed(path, value)))


@pytest.mark.parametrize("given", [None, [], "text", {"players": None}, {"players": [None, None]}, {}])
def test_what_is_no_position_is_refused(given: Any) -> None:
    assert refused(given).rule in ("DF-GEN-10", "DF-GEN-1")


def test_seats_beyond_a_duel_name_their_factions() -> None:
    given = document() | {"options": {"mode": "ffa"}}
    given["players"].append(copy.deepcopy(given["players"][0]))
    assert refused(given).rule == "DF-SET-6"


def test_multiplayer_piles_count_what_was_captured() -> None:
    players = document()["players"]
    third = {"squads": [{"squad": "gorehound", "models": ["(1,1).{0,1}"]}]}
    factions = ("chapter", "demons", "demons")
    given = {"players": [p | {"faction": f} for p, f in zip((*players, third), factions, strict=True)]}
    given |= {"options": {"mode": "ffa", "allow_mirror": True}}  # type: ignore[dict-item]  # options are no players
    given["players"][0]["captured"] = [0, 2, 1]
    state = DAWNFALL.from_position(given)
    assert state.starting == [10, 8, 9]
    assert not differences(state, again(state))
    given["players"][1]["starting"] = 9
    assert refused(given).rule == "DF-VIC-7"
    del given["players"][1]["starting"]
    given["players"][0]["captured"] = [1, 2, 1]
    assert refused(given).field == "players[0].captured[0]"


JUNK: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.text(max_size=8),
    st.sampled_from(["away", "(3,2)", "sir.0", "pilgrim", "bash", {}, [], [None], [[]], {"a": 1}]),
)


def places(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place of a document."""
    below = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(p for key, item in below for p in places(item, (*path, key)))]


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(places(document(RICH))[1:]), JUNK)
def test_junk_anywhere_is_read_or_refused_and_never_breaks(path: tuple[str | int, ...], junk: Any) -> None:
    found: Any = document(RICH)
    place = found
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = junk
    try:
        state = DAWNFALL.from_position(found)
    except BadInput:
        return
    assert DAWNFALL.legal(state)
    assert not differences(state, again(state))
