"""What is seen of the table: what is taken from an earlier look is what would be made anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from edgewise import catalog
from edgewise.games.dawnfall.queries.attributes import NAMES, attribute, value_of
from edgewise.games.dawnfall.queries.control import controlled
from edgewise.games.dawnfall.seen import Open, SquadView, opened, seen
from edgewise.games.dawnfall.state import Enhancement, Game, Modifier, Status
from tests.contract.knowledge import KNOWN
from tests.contract.walk import walk
from tests.support.rules import rule

GAME = catalog.game("dawnfall")
SETTINGS = ("duel", "switches", "ffa", "tvt")


def parts(table: Open) -> tuple[object, ...]:
    """What a look shows, without what it was made from."""
    return table.players, table.squads, table.tokens


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_look_that_builds_on_the_last_one_is_the_same_as_a_new_one(setting: str) -> None:
    reused = changed = 0
    for seed in (3, 4):
        state = GAME.setup(KNOWN["dawnfall"].settings[setting])
        last: Open | None = None
        for _ in walk(GAME, state, seed):
            table = opened(state, last)
            assert parts(table) == parts(opened(state))
            if last is not None and len(last.squads) == len(table.squads):
                same = sum(now is then for now, then in zip(table.squads, last.squads, strict=True))
                reused += same
                changed += len(table.squads) - same
            last = table
    assert reused > 10 * changed > 0


def stunned(state: Game) -> None:
    kind = next(iter(state.book.token_types))
    state.statuses = (*state.statuses, Status(kind, -1, 0, 1, -1, state.number))


def marked(state: Game) -> None:
    kind = next(iter(state.book.token_types))
    state.statuses = (*state.statuses, Status(kind, state.squad_models[0][0], -1, 1, -1, state.number))


def enhanced(state: Game) -> None:
    card = next(card for card, is_one in state.book.is_enhancement.items() if is_one)
    state.attached[0] = (Enhancement(card, 1),)


def weakened(state: Game) -> None:
    state.endurance[0] -= 1


def turned(state: Game) -> None:
    state.modes[0] = 1 - state.modes[0]


def activated(state: Game) -> None:
    state.activated = 0 if state.activated != 0 else -1


def moved(state: Game) -> None:
    state.spaces[0] = state.spaces[0] + 1


def strengthened(state: Game) -> None:
    state.modifiers = (Modifier("att", -1, 0, 0, 3, "turn", 0, state.number, "test"),)


CHANGES = (stunned, marked, enhanced, weakened, turned, activated, moved, strengthened)


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_changes_about_a_squad_is_seen(change: Callable[[Game], None]) -> None:
    state = GAME.setup(KNOWN["dawnfall"].settings["duel"])
    for _ in walk(GAME, state, 3):
        if state.number > 2 and state.squad_card:
            break
    before = opened(state)
    change(state)
    after = opened(state, before)
    assert after.squads[0] != before.squads[0]
    assert parts(after) == parts(opened(state))


@rule("DF-PAS-5", "DF-SQD-10")
def test_quick_looks_agree_with_the_rules_they_show() -> None:
    differing = held = 0
    for setting in SETTINGS:
        state = GAME.setup(KNOWN["dawnfall"].settings[setting])
        last: Open | None = None
        for _ in walk(GAME, state, 5):
            last = table = opened(state, last)
            differing += sum(_differs(state, squad) for squad in table.squads)
            if all(state.factions):
                mine = [len(controlled(state, seat)) for seat in range(state.book.seats)]
                assert [player.controls for player in table.players] == mine
                held += sum(mine)
    assert differing
    assert held


def _differs(state: Game, squad: SquadView) -> bool:
    """Whether an effect changes an attribute of a Squad; what is shown must be what holds."""
    values = {name: attribute(state, squad.models[0].model, name) for name in NAMES}
    assert squad.attributes == values
    assert squad.value == value_of(state, squad.squad)
    printed = state.book.sides[squad.card][state.modes[squad.squad]].numbers
    return any(values[name] != printed[name] for name in NAMES)


@rule("DF-INF-2", "DF-INF-4")
def test_a_seat_sees_its_own_hand_and_the_number_of_other_cards() -> None:
    state = GAME.setup(KNOWN["dawnfall"].settings["duel"])
    compared = 0
    for _ in walk(GAME, state, 12):
        table = opened(state)
        for seat in (0, 1, None):
            for player in seen(state, seat, table).players:
                cards = tuple(sorted(state.hands[player.seat]))
                assert player.hand == (cards if player.seat == seat else None)
                assert player.hand_count == len(cards)
                compared += bool(cards)
    assert compared
