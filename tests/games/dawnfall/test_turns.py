"""Turns: declaration, alternation, durations and the stalling guard. DF-TRN."""

from typing import Any

import pytest

from edgewise import BadInput
from edgewise.games.dawnfall.actions import Activate, BuyVP, Declare
from tests.support.openings import begin, crowd, settled
from tests.support.play import Table, opening, table
from tests.support.rules import rule
from tests.support.scripted import kind_of

KNIGHT = {"squad": "holy-knight", "models": ["(0,0).{0,1}"]}
HOUND = {"squad": "gorehound", "models": ["(6,5).{3,4}"]}


def quiet(knight: dict[str, Any] | None = None, hound: dict[str, Any] | None = None, **more: Any) -> Table:
    """Two Squads far from each other before a declaration of seat 0; nothing to harvest or to refresh."""
    players = [{"squads": [KNIGHT], **(knight or {})}, {"squads": [HOUND], **(hound or {})}]
    return table({"ask": "declare", "players": players, **more})


def lasting(until: str) -> list[Any]:
    """+3 MOV for the Knight, given by seat 0, as a played Action would leave it behind."""
    ends = 0 if until == "next_own_turn" else 1  # by the seat or the number of a turn
    return [["mov", -1, 0, 0, 3, until, -1, ends, "leap"]]


def mov(t: Table) -> int | None:
    """The Knight's MOV as everybody sees it."""
    found: int | None = t.match.view(None).squads[0].attributes["mov"]
    return found


@rule("DF-TRN-1")
def test_the_token_passes_to_the_opponent_after_a_turn_of_either_kind() -> None:
    t = quiet().passive()
    assert (t.asked, t.seat) == ("declare", 1)
    assert t.play(Declare("active")).end_turn().seat == 0


@rule("DF-TRN-1", "DF-GEN-4")
def test_with_more_players_the_token_goes_clockwise() -> None:
    t = begin(opening(crowd("tvt", 4, countering=2)))
    seats = []
    for _ in range(5):
        seats.append(t.seat)
        t.passive()
    assert seats == [2, 3, 0, 1, 2]


@rule("DF-TRN-2")
def test_nothing_comes_before_the_declaration() -> None:
    assert quiet().refused(Activate(0)).rule == "DF-TRN-2"


@rule("DF-TRN-2")
def test_a_declaration_cannot_be_taken_back() -> None:
    t = quiet().play(Declare("active"))
    t.pass_all()
    for kind in ("active", "passive"):
        assert t.refused(Declare(kind)).rule == "DF-TRN-2"


@rule("DF-TRN-2")
def test_a_second_declaration_is_refused_in_a_window_too() -> None:
    t = quiet({"hand": ["leap"]}).play(Declare("active"))
    assert t.asked.startswith("window-")
    assert t.refused(Declare("passive")).rule == "DF-TRN-2"


@rule("DF-TRN-2")
def test_a_second_declaration_is_refused_in_the_middle_of_an_activation() -> None:
    t = quiet().play(Declare("active"), Activate(0))
    assert t.refused(Declare("passive")).rule == "DF-TRN-2"


@rule("DF-TRN-2")
def test_only_the_turn_player_declares() -> None:
    refusal = quiet().match.refusal(Declare("active"), seat=1)
    assert refusal is not None
    assert refusal.rule == "DF-TRN-2"


@rule("DF-TRN-2", "DF-OPT-6")
def test_only_buying_vp_precedes_the_declaration() -> None:
    t = begin(opening(settled(buying_vp=True, more_crystals=True)))
    assert t.asked == "buy-vp"
    assert t.play(BuyVP()).asked == "declare"


@rule("DF-TRN-2")
def test_a_turn_is_active_or_passive_and_nothing_else() -> None:
    assert quiet().match.refusal({"type": "Declare", "kind": "lazy"}) is not None


@rule("DF-TRN-3")
@pytest.mark.parametrize("kind", ["active", "passive"])
def test_a_player_may_choose_the_same_kind_again_and_again(kind: Any) -> None:
    t = quiet(stalled=0, options={"stall_rounds": 0})
    for _ in range(8):
        t.play(Declare(kind))
        if kind == "active":
            t.end_turn()
    assert [e.kind for e in t.events("turn-declared")] == [kind] * 8


@rule("DF-TRN-3")
@pytest.mark.parametrize("kind", ["active", "passive"])
def test_the_first_turn_of_the_match_may_be_of_either_kind(kind: Any) -> None:
    assert begin(opening(settled())).match.refusal(Declare(kind)) is None


@rule("DF-TRN-4")
@pytest.mark.parametrize("kind", ["active", "passive"])
def test_this_turn_ends_with_the_current_turn_of_either_kind(kind: Any) -> None:
    t = quiet(modifiers=lasting("turn"))
    assert mov(t) == 5
    t.play(Declare(kind))
    assert kind == "passive" or mov(t) == 5
    if kind == "active":
        t.end_turn()
    assert mov(t) == 2


@rule("DF-TRN-4")
def test_this_turn_ends_with_the_turn_of_the_opponent_too() -> None:
    t = quiet(modifiers=lasting("turn"), turn=1)
    assert mov(t) == 5
    assert mov(t.passive()) == 2


@rule("DF-TRN-4")
def test_until_your_next_turn_lasts_through_the_turn_of_the_opponent() -> None:
    t = quiet(modifiers=lasting("next_own_turn"), turn=1)
    assert mov(t.passive()) == 5
    assert t.seat == 0


@rule("DF-TRN-4")
def test_until_your_next_turn_ends_with_the_next_own_declaration() -> None:
    t = quiet(modifiers=lasting("next_own_turn"), turn=1).passive()
    assert mov(t.play(Declare("active"))) == 2


@rule("DF-TRN-5", "DF-KEY-4")
def test_what_expires_ends_before_the_end_of_the_match_is_evaluated() -> None:
    t = quiet({"crystals": 3, "temporary": 1}, marker=10).passive()
    keys = [kind_of(e) for e in t.events()]
    assert keys.index("temporary-returned") < keys.index("match-ended")
    assert "turn-began" not in keys


@rule("DF-TRN-5", "DF-END-8")
def test_a_delayed_end_waits_for_the_end_of_the_turn() -> None:
    t = quiet(marker=10).play(Declare("active"))
    assert t.match.outcome is None
    t.end_turn()
    assert t.match.outcome is not None
    assert t.match.outcome.winners == (0,)


def stall(t: Table, turns: int) -> Table:
    """So many Passive turns."""
    for _ in range(turns):
        t.passive()
    return t


@rule("DF-TRN-6")
def test_three_rounds_of_idle_passive_turns_end_the_match() -> None:
    t = stall(quiet(), 5)
    assert t.match.outcome is None
    t.passive()
    assert t.match.outcome is not None
    assert t.match.outcome.how == "stalled"


@rule("DF-TRN-6", "DF-END-8")
@pytest.mark.parametrize(("marker", "winners"), [(2, (0,)), (-1, (1,)), (0, ())])
def test_the_marker_decides_a_stalled_match(marker: int, winners: tuple[int, ...]) -> None:
    t = stall(quiet(marker=marker), 6)
    assert t.match.outcome is not None
    assert t.match.outcome.winners == winners


@rule("DF-TRN-6")
@pytest.mark.parametrize("rounds", [1, 2])
def test_the_number_of_idle_rounds_is_an_option(rounds: int) -> None:
    t = stall(quiet(options={"stall_rounds": rounds}), 2 * rounds - 1)
    assert t.match.outcome is None
    assert t.passive().match.outcome is not None


@rule("DF-TRN-6")
def test_the_guard_can_be_switched_off() -> None:
    assert stall(quiet(options={"stall_rounds": 0}), 20).match.outcome is None


@rule("DF-TRN-6")
def test_a_bad_number_of_idle_rounds_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        opening({"stall_rounds": -1})
    assert caught.value.rule == "DF-TRN-6"


@rule("DF-TRN-6")
def test_an_active_turn_starts_the_count_again() -> None:
    t = stall(quiet(), 5).play(Declare("active")).end_turn()
    assert stall(t, 5).match.outcome is None
    assert t.passive().match.outcome is not None


@rule("DF-TRN-6")
def test_only_complete_rounds_from_the_countering_player_on_are_counted() -> None:
    t = stall(quiet().play(Declare("active")).end_turn(), 6)
    assert t.match.outcome is None
    assert t.passive().match.outcome is not None


@rule("DF-TRN-6")
@pytest.mark.parametrize(
    "change",
    [
        {"knight": {"crystals": 1, "depleted": 1}},
        {"knight": {"banner": False}},
        {"tokens": [{"type": "source", "at": "(1,0)"}]},
        {"knight": {"squads": [{**KNIGHT, "enhancements": [{"card": "tactic", "charges": 0}]}]}},
        {"statuses": [{"status": "fire", "model": 0, "turn": 0}]},
        {"knight": {"crystals": 2, "temporary": 1}},
    ],
    ids=["Crystal refreshed", "Banner", "Crystal harvested", "Charge", "Endurance", "temporary Crystal"],
)
def test_a_turn_that_changes_something_starts_the_count_again(change: dict[str, Any]) -> None:
    assert stall(quiet(stalled=5, **change), 1).match.outcome is None


@rule("DF-TRN-6")
def test_a_round_of_many_players_has_a_turn_for_each() -> None:
    t = begin(opening(crowd("ffa", 3, stall_rounds=1)))
    t.passive().passive()
    assert t.match.outcome is None
    t.passive()
    assert t.match.outcome is not None
