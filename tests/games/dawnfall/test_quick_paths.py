"""Fast paths are proved equal to the slow definition."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from edgewise import game
from edgewise.core.flow import Action, Ask
from edgewise.games.dawnfall.actions import Attach, PlayCard, UseBanner, UseEnhancement
from edgewise.games.dawnfall.frames.attaching import can_attach
from edgewise.games.dawnfall.frames.moves import PickMovers
from edgewise.games.dawnfall.frames.powers import bindings, why_not_use
from edgewise.games.dawnfall.frames.reasons import enhancement_refusal
from edgewise.games.dawnfall.frames.windows import Window
from edgewise.games.dawnfall.timing import IN_SEQUENCE, WINDOWS
from tests.support.rules import rule
from tests.support.situations import situations

HALVES: tuple[Literal["upper", "lower"], ...] = ("upper", "lower")


def slow_plays(state: Any, seat: int, window: str, scope: int) -> set[Action]:
    """Cards, attachments and Banner powers by asking the judge about every one."""
    book = state.book
    found: set[Action] = set()
    own = seat == state.turn
    is_open = WINDOWS[window].kind == "OPEN" and own
    for card in set(state.hands[seat]):
        if book.is_enhancement[card]:
            squads = range(len(state.squad_seat)) if is_open else ()
            for squad in squads:
                for replace in ("", *(e.card for e in state.attached[squad])):
                    if can_attach(state, seat, card, squad, replace) is None:
                        found.add(Attach(card, squad, replace))
            continue
        for half in HALVES:
            power = book.timely[card, half, window, own]
            if power is not None:
                for bind in bindings(state, seat, power, -1):
                    if why_not_use(state, seat, power, bind, scope, card, -1, "hand") is None:
                        found.add(PlayCard(card, half, bind))
    for squad in book.squads_by_seat(state, seat):
        for e in state.attached[squad]:
            for half in HALVES:
                power = book.timely[e.card, half, window, own]
                if power is None or enhancement_refusal(state, squad, e, half, power) is not None:
                    continue
                for bind in bindings(state, seat, power, squad):
                    if why_not_use(state, seat, power, bind, scope, e.card, squad, "enhancement") is None:
                        found.add(UseEnhancement(squad, e.card, half, bind))
    if is_open and state.banners[seat]:
        for index, power in enumerate(book.banner_powers(state, seat)):
            if window in IN_SEQUENCE and book.facts[power].starts_combat:
                continue
            for bind in bindings(state, seat, power, -1):
                if why_not_use(state, seat, power, bind, scope, "", -1, "banner") is None:
                    found.add(UseBanner(index, bind))
    return found


@rule("DF-TIM-11", "DF-CRD-9")
@pytest.mark.parametrize("seed", [11, 12, 13])
def test_quick_gates_equal_the_verbs(seed: int) -> None:
    compared = 0
    for state, want in situations(seed):
        if want.key == "main":
            window, scope = "W-T4", -1
        elif isinstance(state.stack[-1], Window):
            window, scope = state.stack[-1].window, state.stack[-1].scope
        else:
            continue
        kinds = PlayCard | Attach | UseBanner | UseEnhancement
        options = Window(window, (want.seat,), 0, scope, -1).options(state)
        quick = {a for a in options if isinstance(a, kinds)}
        assert quick == slow_plays(state, want.seat, window, scope)
        compared += bool(quick)
    assert compared > 10


@rule("DF-MOV-2")
@pytest.mark.parametrize("seed", [21, 22])
def test_movers_that_are_listed_find_an_end_position(seed: int) -> None:
    rules = game("dawnfall")
    seen = 0
    for state, want in situations(seed):
        if want.key == "choose-movers" and isinstance(state.stack[-1], PickMovers):
            for action in rules.legal(state):
                twin = state.clone()
                rules.apply(twin, action)
                assert not isinstance(twin.want, Ask) or rules.legal(twin)
                seen += 1
    assert seen > 3
