"""What always holds in rounds of shooting, whatever falls and whoever chooses."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from edgewise.core.flow import Ask, Roll, Rolled, answer
from edgewise.games.maelstrom.actions import CloseQuarters, Fire, SuppressiveFire
from edgewise.games.maelstrom.events.shooting import HitsScored, ModelInjured
from edgewise.games.maelstrom.frames.rounds import round_of
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.harm import injured
from edgewise.games.maelstrom.queries.shooting import proposals
from edgewise.games.maelstrom.state import FULL_SUPPRESSION, Deed
from tests.games.maelstrom.table import WEST, Squad, Table, row, wood
from tests.support.rules import rule

SHOOTERS = ("Karist Troopers", "Spider Drones", "Hunter Warmech", "Line Cohort", "Gang Warden")
TARGETS = ("Epirian Contractors", "Vault Sentinels", "Aegis Wardens", "Gnaw Pack", "Cybel Angel", "Spider Drones")
KINDS: tuple[Deed, ...] = ("fire", "suppressive-fire", "close-quarters")
MOST_STEPS = 60


@st.composite
def tables(draw: st.DrawFn) -> tuple[Table, Fire | SuppressiveFire | CloseQuarters]:
    """A unit that is about to shoot or fight, and how."""
    shooter, target = draw(st.sampled_from(SHOOTERS)), draw(st.sampled_from(TARGETS))
    kind: Deed = draw(st.sampled_from(KINDS))
    one, other = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    # Bases of different sizes in contact: the leaders touch, the others stand apart.
    gap = 1.75 if kind != "close-quarters" else 0.5
    table = Table(
        Squad(shooter, row(10, 10, one, 3), level=draw(st.integers(0, 5))),
        Squad(
            target,
            row(13 + gap, 10, other, 3),
            seat=1,
            facing=WEST,
            level=draw(st.integers(0, 6)),
            cover=draw(st.integers(0, 2)),
            moving=draw(st.integers(0, 1)),
        ),
        pieces=[wood("wood", 12, 5, 20, 25)],
    )
    if kind == "close-quarters":
        a, b = table.model(0, 0), table.model(1, 0)
        table.state.x[b] = table.state.x[a] + table.book.radius[a] + table.book.radius[b]
    table.active(0, facing_off=kind == "close-quarters")
    found = proposals(table.state, Unit(0), kind)
    chosen = found[draw(st.integers(0, len(found) - 1))] if found else Fire(Unit(1), ())
    return table, chosen  # type: ignore[return-value]


@rule("ME-CAS-6", "ME-SUP-1", "ME-SUP-2", "ME-CAS-5", "ME-FLP-1")
@given(tables(), st.data())
@settings(max_examples=150, deadline=None)
def test_whatever_is_offered_is_legal_and_no_unit_breaks_its_bounds(
    given_table: tuple[Table, Fire | SuppressiveFire | CloseQuarters], data: st.DataObject
) -> None:
    table, action = given_table
    if not action.shots:
        return
    assert table.judged(action) == ""
    state = table.state
    before = sum(state.fortitude)
    table.run(round_of(state, action))
    for _ in range(MOST_STEPS):
        match state.want:
            case Roll() as want:
                dice = data.draw(st.lists(st.integers(1, 6), min_size=want.count, max_size=want.count))
                answer(state, Rolled.of(dice))
            case Ask() as want if want.key != "retreat":
                options = state.stack[-1].proposals(state)
                assert options
                assert all(state.stack[-1].refusal(state, each) is None for each in options)
                answer(state, data.draw(st.sampled_from(options)))
            case _:
                break
    assert min(state.fortitude) >= 0
    assert all(0 <= level <= FULL_SUPPRESSION for level in state.level)
    assert len(injured(state, Unit(1))) <= 1
    assert before - sum(state.fortitude) == sum(event.count for event in table.told(ModelInjured))
    if any(event.hits for event in table.told(HitsScored)) and state.place[1] == "table":
        assert state.level[1] > 0
