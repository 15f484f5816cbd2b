"""The listed ends of a Move equal their slow definition on random crowded positions, Pushes included."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from edgewise.games.dawnfall.actions import Activate, Done, KeepMode, Movers, Place, Push, StartMove
from tests.support.movement import SPACES, Field, Spot, body, neighbours, placements
from tests.support.play import Table
from tests.support.rules import rule
from tests.support.wilds import token, wild

CORNER = [(0, 0), (1, 0), (0, 1), (1, 1)]
BORDER = [s for s in SPACES if s not in CORNER and set(neighbours(s)) & set(CORNER)]
SIZES = {"scout": 1, "rider": 2, "ogre": 3, "titan": 7, "pony": 2, "bear": 3, "golem": 4}
MOVS = {"scout": 2, "rider": 3, "ogre": 3, "titan": 2, "pony": 1, "bear": 1, "golem": 2}
ROOM = {"scout": 4, "rider": 3, "ogre": 2, "titan": 2, "golem": 1}


def text(spot: Spot) -> str:
    """A place as positions write it."""
    (c, r), hexes = spot
    return f"({c},{r}).{{{','.join(map(str, hexes))}}}"


@st.composite
def crowds(draw: st.DrawFn, name: str, count: int) -> tuple[Field, Table]:
    """Movers in a corner full of enemies of all sizes and boulders, with Sources around it."""
    taken: set[Any] = set()

    def drop(size: int) -> Spot | None:
        spots = [(s, p) for s in CORNER for p in placements(size) if not body((s, p)) & taken]
        if not spots:
            return None
        spot = draw(st.sampled_from(spots))
        taken.update(body(spot))
        return spot

    own = [spot for spot in (drop(SIZES[name]) for _ in range(count)) if spot]
    foes: list[tuple[str, Spot]] = []
    for kind in draw(st.lists(st.sampled_from(["scout"] * 8 + ["rider"] * 3 + ["ogre", "titan"]), max_size=14)):
        if spot := drop(SIZES[kind]):
            foes.append((kind, spot))
    stones = [s for s in (drop(1) for _ in range(draw(st.integers(0, 2)))) if s]
    tokens = [token("source", f"({c},{r})", None) for c, r in draw(st.sets(st.sampled_from(BORDER), min_size=2))]
    tokens += [token("boulder", text(s)) for s in stones]
    squads = []
    for kind, most in ROOM.items():
        places = [text(s) for k, s in foes if k == kind]
        squads += [{"squad": kind, "models": places[i : i + most]} for i in range(0, len(places), most)]
    foe = [*squads, {"squad": "wisp", "models": ["(6,5).0"]}]
    t = wild([{"squad": name, "models": [text(s) for s in own]}], foe, tokens=tokens)
    return field_of(t), t


def field_of(t: Table) -> Field:
    """The slow picture of a position."""
    board, state = t.state.book.board, t.state
    spots = {
        m: (board.spaces[s], tuple(k for k in range(7) if state.hexes[m] >> k & 1))
        for m, s in enumerate(state.spaces)
        if s >= 0
    }
    sizes = {m: len(spot[1]) for m, spot in spots.items()}
    stones = [(board.spaces[k.space], tuple(h for h in range(7) if k.hexes >> h & 1)) for k in state.tokens]
    return Field(spots, sizes, frozenset(h for spot in stones for h in body(spot)))


def moving(t: Table) -> Table:
    """The Move Action of the first Squad, at the choice of the movers (or over, if nobody can move)."""
    t.play(Activate(0), KeepMode()).pass_all()
    return t.play(StartMove()) if StartMove() in t.legal() else t


@rule("DF-MOV-3", "DF-MOV-6", "DF-MOV-7", "DF-MOV-8", "DF-PSH-7", "DF-PSH-8")
@settings(max_examples=250, deadline=None)
@given(st.data())
def test_the_ends_of_one_mover_are_those_of_the_slow_definition(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(["scout", "rider", "ogre", "golem"]))
    slow, t = data.draw(crowds(name, 1))
    wanted = {plan[0][0] for plan in slow.plans((0,), MOVS[name])}
    moving(t)
    listed = Movers((0,)) in t.legal()
    assert listed == bool(wanted)
    if listed:
        t.play(Movers((0,)))
        assert {(p.space, p.hexes) for p in t.legal(Place)} == wanted


@rule("DF-PSH-4", "DF-PSH-6", "DF-PSH-8", "DF-PSH-9")
@settings(max_examples=250, deadline=None)
@given(st.data())
def test_the_destinations_of_pushed_models_are_those_of_the_slow_definition(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(["rider", "ogre", "golem"]))
    slow, t = data.draw(crowds(name, 1))
    plans = [end for ((end, push),) in slow.plans((0,), MOVS[name]) if push]
    if not plans:
        return
    end = data.draw(st.sampled_from(plans))
    joint = list(slow.pushes(0, end, (), (0,)))
    moving(t).play(Movers((0,)), Place(*end))
    while t.asked == "push-model":
        victim = t.legal(Push)[0].model
        assert {(p.space, p.hexes) for p in t.legal(Push)} == {push[victim] for push in joint}
        spot = data.draw(st.sampled_from(sorted({push[victim] for push in joint})))
        joint = [push for push in joint if push[victim] == spot]
        t.play(Push(victim, *spot))
    assert sum(b for b in t.state.bodies) + sum(k.hexes << 7 * k.space for k in t.state.tokens) == t.state.occupied


@rule("DF-MOV-9", "DF-MOV-10", "DF-MOV-11", "DF-PSH-6", "DF-PSH-10")
@settings(max_examples=250, deadline=None)
@given(st.data())
def test_the_joint_ends_of_two_movers_are_those_of_the_slow_definition(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(["pony", "bear"]))
    slow, t = data.draw(crowds(name, 2))
    if 1 not in slow.models or slow.sizes[1] != SIZES[name]:
        return
    movers = data.draw(st.sampled_from([(0, 1), (1, 0)]))
    wanted = {plan[0][0] for plan in slow.plans(movers, 1)}
    moving(t)
    if t.asked != "choose-movers":
        assert not wanted
        return
    assert (t.match.refusal(Movers(movers)) is None) == bool(wanted)
    if not wanted:
        assert Done() in t.legal()
        return
    t.play(Movers(movers))
    assert {(p.space, p.hexes) for p in t.legal(Place)} == wanted
    t.play(Place(*data.draw(st.sampled_from(sorted(wanted)))))
    while t.asked in ("push-model", "place-mover"):
        t.play(data.draw(st.sampled_from(sorted(t.legal(), key=repr))))
    assert sum(b for b in t.state.bodies) + sum(k.hexes << 7 * k.space for k in t.state.tokens) == t.state.occupied
