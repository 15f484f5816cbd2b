"""The table of windows: what opens, in which order players are asked, and what they may use. DF-TIM-2."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import (
    Activate,
    Attach,
    Counterattack,
    Declare,
    Done,
    EndTurn,
    Fight,
    Keep,
    Movers,
    Pass,
    Pay,
    PickModel,
    Place,
    PlayCard,
    StartCombat,
    StartMove,
    UseBanner,
    UseDie,
)
from tests.support.drill import drill, melee, squad_at
from tests.support.fan import Record
from tests.support.play import Table
from tests.support.rules import rule

YELLOW, RED = UseDie("yellow"), UseDie("red")
BANNER = UseBanner(0, -1)
MINE, THEIRS = 0, 8  # the models of seat 0 and seat 2 that stand in contact
ACTIVATE: tuple[Action, ...] = (Activate(0),)
MOVE = (*ACTIVATE, StartMove())
MOVED = (*MOVE, Movers((MINE,)), Place((4, 2), (0,)))
FIGHT = (*ACTIVATE, StartCombat(), Fight(MINE, THEIRS))
ARROW = (PlayCard("arrow", "lower", 0), PickModel(THEIRS))
DEFAULT, ANSWER, OWNER = (0, 1, 2), (2, 1, 0), (2, 0, 1)


class Row(NamedTuple):
    """A row of the table: window, kind, timing, order of asking, and the play that leads there."""

    window: str
    kind: str
    card: str
    order: tuple[int, ...]
    play: tuple[Action | int, ...]
    squad: str = "guard"
    ask: str = "main"


ROWS = [
    Row("W-T3", "RESPONSE", "at-turn_start", DEFAULT, (Declare("active"),), ask="declare"),
    Row("W-T5", "RESPONSE", "at-after_action", (1, 2, 0), (PlayCard("plain", "lower", -1),)),
    Row("W-T6", "RESPONSE", "", (1, 2, 0), (EndTurn(),)),
    Row("W-T9", "LIMITED", "at-turn_end", DEFAULT, (EndTurn(), Done())),
    Row("W-A3", "OPEN", "", DEFAULT, ACTIVATE),
    Row("W-A4", "OPEN", "", DEFAULT, (*MOVE, Movers((MINE,)), Place((3, 2), (2,)))),
    Row("W-M1", "LIMITED", "at-before_move", DEFAULT, MOVE),
    Row("W-M2", "LIMITED", "at-on_move_declared", (1, 2), MOVED),
    Row("W-M3", "LIMITED", "at-on_enter", (1, 2), MOVED),
    Row("W-M5", "RESPONSE", "at-after_move", (1, 2, 0), MOVED),
    Row("W-C1", "LIMITED", "at-before_combat_action", DEFAULT, (*ACTIVATE, StartCombat())),
    Row("W-C2", "OPEN", "at-before_sequence", DEFAULT, FIGHT),
    Row("W-C3", "OPEN", "at-before_attack", DEFAULT, FIGHT),
    Row("W-C5", "REROLL", "spin", DEFAULT, (*FIGHT, YELLOW, 3)),
    Row("W-C6", "LIMITED", "at-before_defense", ANSWER, (*FIGHT, YELLOW, 3)),
    Row("W-C6", "LIMITED", "at-instead_of_defense", ANSWER, (*FIGHT, YELLOW, 3)),
    Row("W-C8", "REROLL", "spin", OWNER, (*FIGHT, YELLOW, 3, YELLOW, 4)),
    Row("W-C11", "OPEN", "at-after_failed_attack", DEFAULT, (*FIGHT, YELLOW, 3, YELLOW, 4)),
    Row("W-C14", "OPEN", "at-after_sequence", DEFAULT, (*FIGHT, YELLOW, 4, YELLOW, 3)),
    Row("W-C15", "OPEN", "at-after_combat_action", DEFAULT, (*FIGHT, YELLOW, 4, YELLOW, 3)),
    Row("W-S1", "LIMITED", "at-on_targeted", ANSWER, ARROW),
    Row("W-S3", "REROLL", "spin", DEFAULT, (*ARROW, YELLOW, 3)),
    Row("W-S4", "LIMITED", "at-on_hit", OWNER, (*ARROW, YELLOW, 3)),
    Row("W-T5", "RESPONSE", "at-after_action", ANSWER, (*ARROW, YELLOW, 3)),
    Row("W-R2", "REROLL", "spin", DEFAULT, (PlayCard("toss", "lower", -1), YELLOW, 3)),
    Row("W-R3", "LIMITED", "nudge", DEFAULT, (PlayCard("toss", "lower", -1), YELLOW, 3)),
    Row("W-W1", "LIMITED", "at-instead_of_wound", OWNER, (*FIGHT, YELLOW, 4, YELLOW, 3)),
    Row("W-D1", "LIMITED", "at-instead_of_death", OWNER, (*FIGHT, YELLOW, 4, YELLOW, 3), "frail"),
    Row("W-D2", "LIMITED", "at-on_death_value", OWNER, (*FIGHT, YELLOW, 4, YELLOW, 3), "frail"),
    Row("W-P1", "LIMITED", "at-on_payment", (0,), (PlayCard("costly", "lower", -1),)),
    Row("W-B1", "LIMITED", "at-on_banner", (1, 2), (BANNER,)),
]


def three(row: Row) -> Table:
    """Three players; seat 0 has the turn and touches a model of seat 2; everybody holds the same cards."""
    names = ("plain", "flash", "tome", "arrow", "toss", "costly", row.card or "spin")
    stray = "at-on_banner" if row.card != "at-on_banner" else "at-before_move"
    hand = [*names, stray]
    places = (["(3,2).0"], ["(6,9).0"], ["(3,2).1", "(0,9).0"])
    names_of = ("guard", "guard", row.squad)
    players: list[Record] = [
        {"hand": hand, "crystals": 3, "squads": [squad_at(name, *at)]}
        for name, at in zip(names_of, places, strict=True)
    ]
    return melee(*players, ask=row.ask)


def reach(t: Table, row: Row) -> None:
    """Plays up to the window, passing every other one."""
    t.play(*row.play)
    for _ in range(40):
        if t.asked == "window-" + row.window:
            return
        assert t.asked.startswith("window-"), f"{row.window} never opened: {t.asked}"
        t.play(Pass())


def usable(t: Table, row: Row) -> set[str]:
    """What the asked player may use: ordinary Action, attachment, Banner, Instant, timed Action."""
    found = set()
    for action in t.legal():
        match action:
            case PlayCard("plain", "lower"):
                found.add("ordinary")
            case PlayCard("flash", "lower"):
                found.add("instant")
            case PlayCard(card, "lower") if card == row.card:
                found.add("timed")
            case PlayCard("at-on_banner" | "at-before_move" | "spin", "lower"):
                found.add("stray")
            case Attach():
                found.add("attach")
            case UseBanner():
                found.add("banner")
            case _:
                pass
    return found


def allowed(row: Row, *, own: bool) -> set[str]:
    """What the kind of the window allows. DF-TIM-1."""
    timed = {"timed"} if row.card else set()
    match row.kind:
        case "OPEN":
            return timed | {"instant"} | ({"ordinary", "attach", "banner"} if own else set())
        case "RESPONSE":
            return timed | {"instant"}
        case _:
            return timed


@rule("DF-TIM-2", "DF-TIM-1", "DF-TIM-11", "DF-CRD-8", "DF-INS-6", "DF-GEN-6")
@pytest.mark.parametrize("row", ROWS, ids=[f"{row.window}-{row.card or 'no-timing'}" for row in ROWS])
def test_a_window_asks_in_its_order_and_allows_what_its_kind_allows(row: Row) -> None:
    t = three(row)
    reach(t, row)
    order, uses = [], []
    while t.asked == "window-" + row.window and t.seat not in order:
        order.append(t.seat)
        uses.append(usable(t, row))
        t.play(Pass())
    assert tuple(order) == row.order
    assert uses == [allowed(row, own=seat == 0) for seat in row.order]


@rule("DF-TIM-2", "DF-TIM-3")
@pytest.mark.parametrize("row", ROWS, ids=[f"{row.window}-{row.card or 'no-timing'}" for row in ROWS])
def test_a_timed_action_can_be_carried_out_in_its_window(row: Row) -> None:
    t = three(row)
    reach(t, row)
    t.play(PlayCard(row.card or "flash", "lower", -1), *([2] if row.card == "spin" else []))
    assert (row.card or "flash") in [e.card for e in t.events("card-played")]
    t.dice_used()


@rule("DF-TIM-2", "DF-CLR-13")
def test_in_the_main_window_the_turn_player_has_everything_an_open_window_allows() -> None:
    row = Row("W-T4", "OPEN", "", (0,), ())
    t = three(row)
    assert (t.asked, t.seat, usable(t, row)) == ("main", 0, allowed(row, own=True))
    assert Activate(0) in t.legal() and EndTurn() in t.legal()


@rule("DF-TIM-2")
def test_an_attachment_is_answered_like_an_action() -> None:
    t = three(ROWS[1])
    t.play(Attach("tome", 0), Pay(1))
    assert (t.asked, t.seat) == ("window-W-T5", 1)


@rule("DF-TIM-2")
def test_a_banner_use_is_answered_like_an_action() -> None:
    t = three(ROWS[1])
    t.play(BANNER)
    while t.asked == "window-W-B1":
        t.play(Pass())
    assert (t.asked, t.seat) == ("window-W-T5", 1)


@rule("DF-TIM-2")
def test_an_action_after_the_announced_end_leads_back_to_the_main_window() -> None:
    t = three(ROWS[1])
    t.play(EndTurn(), PlayCard("flash", "lower", -1)).pass_all()
    assert (t.asked, t.seat) == ("main", 0)


@rule("DF-TIM-2")
def test_the_announced_end_comes_when_everybody_passes() -> None:
    t = three(ROWS[1])
    t.play(EndTurn()).pass_all()
    assert t.asked == "discard"


CLOSED: list[tuple[str, str, tuple[Action | int, ...], str]] = [
    ("W-T2", "declare", (), "declare"),
    ("W-T7", "discard", (EndTurn(),), "main"),
    ("W-A2", "change-mode", (Activate(0),), "main"),
    ("W-M4", "place-mover", (*MOVE, Movers((MINE,))), "main"),
    ("W-C4", "choose-die-attack", FIGHT, "main"),
    ("W-C7", "choose-die-defense", (*FIGHT, YELLOW, 3), "main"),
    ("W-C12", "counterattack", (*FIGHT, YELLOW, 3, YELLOW, 4), "main"),
    ("W-S2", "choose-die-hit", ARROW, "main"),
    ("W-R1", "choose-die-effect", (PlayCard("toss", "lower", -1),), "main"),
    ("W-P2", "pay-action", (PlayCard("costly", "lower", -1),), "main"),
]


def closed_table(ask: str, squad: str) -> Table:
    hand = ["flash", "plain", "arrow", "toss", "costly"]
    own = {"hand": hand, "squads": [squad_at(squad, "(3,2).0")], "crystals": 3}
    foe = {"hand": ["flash"], "squads": [squad_at("guard", "(3,2).1")], "crystals": 3}
    other = {"hand": ["flash"], "squads": [squad_at("guard", "(6,9).0")], "crystals": 3}
    return melee(own, other, foe, ask=ask)


@rule("DF-TIM-2", "DF-TIM-1")
@pytest.mark.parametrize(("window", "question", "play", "ask"), CLOSED, ids=[row[0] for row in CLOSED])
def test_nothing_is_used_at_a_closed_moment(window: str, question: str, play: tuple[Any, ...], ask: str) -> None:
    t = closed_table(ask, "shifter" if window == "W-A2" else "guard")
    t.play(*play)
    while t.asked.startswith("window-"):
        t.play(Pass())
    assert t.asked == question
    before = t.state.plays
    t.refused(PlayCard("flash", "lower", -1))
    assert t.state.plays == before


@rule("DF-TIM-2")
def test_the_draw_of_the_end_step_asks_nobody() -> None:
    t = drill([squad_at("guard", "(3,2).0")], [squad_at("guard", "(0,0).0")], hand=["flash"], foe_hand=["flash"])
    t.play(EndTurn()).pass_all()
    t.play(Done())
    assert t.events("cards-drawn") and t.asked == "window-W-T9"


@rule("DF-TIM-2", "DF-CTR-2", "DF-CTR-3")
def test_a_counterattack_has_the_windows_of_an_attack_with_the_roles_exchanged() -> None:
    row = Row("W-C6", "LIMITED", "at-before_defense", (0, 1, 2), ())
    t = three(row)
    t.play(*FIGHT, YELLOW, 3, YELLOW, 4, Counterattack(), YELLOW, 3)
    order = []
    while t.asked.startswith("window-W-C5"):
        t.play(Pass())
    while t.asked == "window-W-C6":
        order.append(t.seat)
        t.play(Pass())
    assert order == [0, 1, 2]


@rule("DF-TIM-2", "DF-CTR-5")
def test_a_failed_counterattack_opens_no_window_for_another_decision() -> None:
    t = three(ROWS[1])
    t.play(*FIGHT, YELLOW, 3, YELLOW, 4, Counterattack(), YELLOW, 3, YELLOW, 4)
    while t.asked == "window-W-C8":
        t.play(Pass())
    assert t.asked == "window-W-C14"


@rule("DF-TIM-2")
def test_a_marked_side_is_decided_before_the_windows_of_others() -> None:
    t = three(ROWS[13])
    t.play(*FIGHT, YELLOW, 0)
    assert (t.asked, t.seat) == ("offer-reroll", 0)
    t.play(Keep())
    assert t.asked == "window-W-C5"
