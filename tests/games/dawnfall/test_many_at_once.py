"""Several deaths or several endings in one event with more than two players. DF-FFA, DF-TVT, DF-GEN-7."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.core.outcome import Outcome
from edgewise.games.dawnfall.actions import Activate, KeepMode, Movers, PickPlayer, Place, PlayCard, StartMove
from tests.support.fan import Record, card, fan
from tests.support.fan import squad as profile
from tests.support.play import Table, table
from tests.support.rules import rule
from tests.support.stage import squad as sq

BLAST = card(
    "blast",
    {"do": "kill", "to": {"sel": "models", "side": "any", "distanceFrom": "bound_squad", "max": 0}},
    bind={"type": "any_own_squad"},
)
MINE = {
    "id": "mine",
    "name": "mine",
    "class": "map",
    "footprint": 0,
    "limit": 3,
    "triggers": [{"timing": "on_enter", "steps": [{"do": "wound", "to": "mover", "n": 9, "cause": "token"}]}],
}
WARDENS = fan(BLAST, squads=[profile(), profile("ward", endurance=1)], tokens=[MINE])
FOES = [sq("gorehound", "(0,4).{0,1}"), sq("gorehound", "(3,4).{0,1}")]
KNIGHTS = [sq("holy-knight", "(0,8).{0,1}"), sq("holy-knight", "(6,8).{0,1}")]
REAR = [sq("gorehound", "(0,11).{0,1}"), sq("gorehound", "(6,11).{0,1}")]
HOME = [sq("ward", "(2,2).0"), sq("warden", "(6,0).0")]


def crowd(mode: str, changes: dict[int, Record], **more: Any) -> Table:
    """Wardens, Demons, Chapter and Demons again; the Wardens hold the blast, two of them stand apart."""
    factions, squads = ("wardens", "demons", "chapter", "demons"), (HOME, FOES, KNIGHTS, REAR)
    rows = [
        {"faction": f, "squads": s} | changes.get(i, {}) for i, (f, s) in enumerate(zip(factions, squads, strict=True))
    ]
    rows[0]["hand"] = ["blast"]
    options = {"mode": mode, "seats": 4, "content": [WARDENS], "allow_mirror": True}
    return table({"options": options, "players": rows, **more})


def outcome(t: Table) -> Outcome:
    """How it ended."""
    assert t.match.outcome is not None
    return t.match.outcome


@rule("DF-TVT-8", "DF-CLR-1")
def test_the_owner_names_a_captor_for_each_model_that_one_effect_kills() -> None:
    pair = [sq("holy-knight", "(2,2).{2,3}"), sq("holy-knight", "(2,2).{4,5}"), sq("holy-knight", "(6,8).{0,1}")]
    t = crowd("tvt", {0: {"squads": [sq("warden", "(2,2).0"), sq("warden", "(6,0).0")]}, 2: {"squads": pair}})
    t.play(PlayCard("blast", "lower", 0))
    named = {0: iter((1,)), 2: iter((1, 3))}
    while t.asked == "choose-player":
        t.match.play(PickPlayer(next(named[t.seat])))
    value = t.state.book.squads[t.state.squad_card[4]].endurance
    assert [t.state.captured[s][2] for s in (1, 3)] == [value, value]


@rule("DF-TVT-11", "DF-TVT-4")
def test_two_teams_with_eight_tokens_at_once_are_compared() -> None:
    near = [sq("gorehound", "(2,2).{2,3}"), sq("gorehound", "(3,4).{0,1}")]
    t = crowd("tvt", {0: {"captured": [0, 3, 0, 4]}, 1: {"squads": near, "captured": [2, 0, 5, 0]}, 3: {"starting": 5}})
    t.play(PlayCard("blast", "lower", 0), PickPlayer(1))
    assert [sum(t.state.captured[s]) for s in (0, 1)] == [8, 8]
    assert outcome(t).rule == "DF-TVT-11"
    # Captured 8 to 8; left in the Starting piles: 7 + 5 of the one team, 6 + 5 of the other.
    assert outcome(t).winners == (0, 2)


@rule("DF-TVT-11", "DF-TVT-3")
def test_eight_tokens_do_not_hide_an_army_lost_in_the_same_event() -> None:
    near = [sq("gorehound", "(2,2).{2,3}"), sq("gorehound", "(3,4).{0,1}")]
    last = {"squads": [sq("ward", "(2,2).0")], "captured": [0, 3, 0, 4]}
    t = crowd("tvt", {0: last, 1: {"squads": near}})
    t.play(PlayCard("blast", "lower", 0), PickPlayer(1))
    assert (outcome(t).winners, outcome(t).rule) == ((0, 2), "DF-TVT-11")


@rule("DF-FFA-5", "DF-FFA-10")
def test_a_player_who_is_out_wins_no_more() -> None:
    mine = [{"type": "mine", "at": "(0,1)", "owner": 0}]
    t = crowd(
        "ffa",
        {0: {"removed": True, "captured": [0, 4, 4, 3]}, 3: {"squads": [sq("gorehound", "(0,0).{0,1}"), *REAR[1:]]}},
        turn=3,
        tokens=mine,
    )
    t.play(Activate(6), KeepMode()).pass_all().play(StartMove()).pass_all()
    t.play(Movers((t.state.squad_models[6][0],)), Place((0, 1), (0, 1)))
    assert t.state.captured[0][3] >= 4
    assert t.match.outcome is None or 0 not in t.match.outcome.winners


@rule("DF-FFA-3", "DF-FFA-7")
def test_an_elimination_is_told_as_the_way_the_match_ended() -> None:
    alone = [sq("gorehound", "(2,2).{2,3}")]
    t = crowd("ffa", {0: {"squads": [*HOME, sq("ward", "(6,1).0")]}, 1: {"squads": alone}})
    t.play(PlayCard("blast", "lower", 0)).end_turn()
    assert (outcome(t).how, outcome(t).rule) == ("eliminated", "DF-FFA-7")


@rule("DF-TVT-6")
@pytest.mark.parametrize(
    ("foe", "left", "winners"),
    [({"starting": 9}, 0, (0, 2)), ({}, 0, (1, 3)), ({}, 1, ()), ({}, 2, (0, 2))],
    ids=["starting tokens", "weaker", "as strong", "stronger"],
)
def test_equal_captures_of_teams_are_broken_by_tokens_then_by_strength(
    foe: Record, left: int, winners: tuple[int, ...]
) -> None:
    # Seat 0 counts 3 tokens and 2 models, the Knights 2 models and what is left; the Gorehounds 4 and 4.
    knights = [sq("holy-knight", "(0,8).{0,1}", endurance=left), sq("holy-knight", "(6,8).{0,1}", endurance=0)]
    t = crowd("tvt", {0: {"deck": ["blast"]}, 1: foe, 2: {"squads": knights}})
    t.end_turn()
    assert (outcome(t).winners, outcome(t).rule) == (winners, "DF-TVT-6")


@rule("DF-WND-6", "DF-VIC-7", "DF-FFA-9")
def test_a_death_worth_nothing_takes_no_tokens_and_tells_of_none() -> None:
    weak = profile("weak", endurance=0)
    blast = fan(BLAST, squads=[profile(), weak])
    near = [sq("weak", "(2,2).3"), sq("warden", "(0,4).0")]
    own = [sq("weak", "(2,2).0"), sq("warden", "(6,0).0")]
    rows: list[Record] = [{"squads": own, "hand": ["blast"]}, {"squads": near}, {"squads": [sq("warden", "(0,8).0")]}]
    options = {"mode": "ffa", "seats": 3, "content": [blast], "allow_mirror": True}
    t = table({"options": options, "players": [{"faction": "wardens"} | row for row in rows]})
    t.play(PlayCard("blast", "lower", 0))
    assert len(t.events("model-died")) == 2
    assert not t.events("tokens-captured")
    assert not t.events("tokens-lost")
