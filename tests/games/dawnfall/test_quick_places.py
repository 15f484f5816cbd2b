"""Places that are looked up or counted are proved equal to their slow definition."""

from __future__ import annotations

from functools import partial
from itertools import chain, combinations, product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from edgewise.games.dawnfall.actions import Done, Movers, PlaceShrine, PlaceSource
from edgewise.games.dawnfall.frames.deploying import DeployModel, completes, forbidden, stands
from edgewise.games.dawnfall.frames.joint import Field, Joint, Plan
from edgewise.games.dawnfall.frames.moves import PickMovers, PlaceMover
from edgewise.games.dawnfall.frames.opening import PlaceTokens
from edgewise.games.dawnfall.frames.placing import PlaceModel
from edgewise.games.dawnfall.frames.plans import plan_of
from edgewise.games.dawnfall.frames.sharing import can_part, may_share
from edgewise.games.dawnfall.groups import listed_groups
from edgewise.games.dawnfall.queries.attributes import base_size
from edgewise.games.dawnfall.queries.places import joint_pushes, reach, spot_of
from edgewise.games.dawnfall.state import Some, enemies, open_scope
from edgewise.games.dawnfall.terrain import BIT_OF, FIT_BITS
from tests.support.rules import rule
from tests.support.situations import situations


def slow_forbidden(state: Any, seat: int, relaxed: int) -> int:
    """Occupied hexes and those around every token and every enemy model."""
    ring, bits = state.book.board.ring, state.occupied
    for token in state.tokens if relaxed < 1 else ():
        bits |= ring[token.space * 128 + token.hexes]
    for foe in enemies(state, seat) if relaxed < 2 else ():
        for m in state.models_of[foe]:
            if state.spaces[m] >= 0:
                bits |= ring[state.spaces[m] * 128 + state.hexes[m]]
    return int(bits)


@rule("DF-DEP-8", "DF-DEP-10")
def test_hexes_closed_to_deployment_lie_around_tokens_and_enemies() -> None:
    for state, _ in situations(51, every=5):
        for seat in range(2):
            for relaxed in range(4):
                assert forbidden(state, seat, relaxed) == slow_forbidden(state, seat, relaxed)


@rule("DF-DEP-9")
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_place_that_surely_has_room_for_the_others_has_it(data: st.DataObject) -> None:
    state, _ = next(situations(52))
    board, terrain = state.book.board, state.book.terrain
    size, count = data.draw(st.sampled_from([2, 3, 4, 7])), data.draw(st.integers(1, 4))
    closed = data.draw(st.integers(0, board.full))
    for _ in range(data.draw(st.integers(0, 2))):  # on a board half of whose hexes are closed little has room
        closed &= data.draw(st.integers(0, board.full))
    closed_hexes, camp = board.by_space(closed), terrain.camps[size, count]
    assert stands(state, size, closed, count) == completes(state, size, closed, 0, count)
    for space, local in enumerate(closed_hexes):
        camps = camp.roomy(space, closed_hexes, FIT_BITS[size][local])
        sure = terrain.roomy(size, space, closed_hexes, count) | camps
        for mask, bit in BIT_OF[size].items():
            if sure & bit:
                body = mask << 7 * space
                assert not closed & body
                assert completes(state, size, closed | body, board.ring[space * 128 + mask] & ~body, count)


@rule("DF-DEP-9")
def test_a_deployed_model_leaves_room_for_those_after_it() -> None:
    seen = 0
    for state, _ in chain.from_iterable(situations(seed, every=1) for seed in (54, 55)):
        frame = state.stack[-1]
        if isinstance(frame, DeployModel):
            assert frame.has_spot(state)
            seen += frame.index > 0
    assert seen > 10


def slow_token_places(state: Any, kind: str) -> list[Any]:
    """Empty Spaces far enough from the tokens that count."""
    book, make = state.book, PlaceShrine if kind == "shrine" else PlaceSource
    others = [t.space for t in state.tokens if kind == "source" or t.kind == "shrine"]
    found = []
    for space in range(book.board.count):
        far = all(book.board.distance[space][o] >= book.options.min_token_distance for o in others)
        if far and not state.occupied >> 7 * space & 127:
            found.append(make(book.board.spaces[space]))
    return found


@rule("DF-DEP-2", "DF-DEP-3")
def test_places_for_tokens_keep_their_distance() -> None:
    seen = 0
    for state, want in situations(53, every=1):
        frame = state.stack[-1]
        if isinstance(frame, PlaceTokens):
            assert list(frame.options(state)) == slow_token_places(state, frame.kind)
            full = state.clone()
            full.occupied = full.armies[0] = state.book.board.full
            assert frame.wants(full) is None
            seen += 1
        elif want.key == "deploy-squad":
            break
    assert seen == 6


def can_end(joint: Joint, left: tuple[int, ...], plan: Plan) -> bool:
    """Whether the movers that are left find end positions together, by trying one after the other."""
    if not left:
        return True
    spots = chain(joint.free_spots(left[0], plan), joint.push_spots(left[0], plan))
    return any(can_end(joint, left[1:], after) for spot in spots for after in joint.after(left[0], plan, spot))


def slow_ends(state: Any, frame: PlaceMover) -> list[Any]:
    """The end positions of a mover that leave one for each of the others."""
    joint, model = Joint(Field(state, frame.scope), frame.movers), frame.movers[frame.index]
    plan = joint.plan(plan_of(state, frame.scope), plan_of(state, frame.scope, "pushes"))
    left = frame.movers[frame.index + 1 :]
    spots = chain(joint.free_spots(model, plan), joint.push_spots(model, plan))
    good = [s for s in spots if any(can_end(joint, left, after) for after in joint.after(model, plan, s))]
    return [state.book.terrain.place[space][mask] for space, mask in good]


@rule("DF-MOV-2", "DF-MOV-8", "DF-MOV-9")
def test_groups_of_movers_and_their_ends_equal_a_search() -> None:
    together = 0
    for state, _ in chain.from_iterable(situations(seed, every=1) for seed in range(60, 80)):
        frame = state.stack[-1]
        if isinstance(frame, PickMovers):
            field = Field(state, frame.scope)
            groups = [g for g in listed_groups(frame.able(state)) if can_end(j := Joint(field, g), g, j.plan())]
            assert frame.options(state) == (Done(), *map(Movers, groups))
        elif isinstance(frame, PlaceMover):
            assert list(frame.options(state)) == slow_ends(state, frame)
            together += len(frame.movers) > 1
    assert together > 10


def rush(state: Any, foe: int) -> Field:
    """All models of the turn player three steps away from contact with an enemy model."""
    own = tuple(m for m in state.models_of[state.turn] if state.spaces[m] >= 0)
    roles = {"mover": Some("model", own), "steps": Some("number", (3,) * len(own)), "contact": Some("model", (foe,))}
    return Field(state, open_scope(state, "move", -1, seat=state.turn, through=0, **roles))


@rule("DF-MOV-9", "DF-PSH-8")
def test_what_is_told_of_movers_into_contact_agrees_with_a_search() -> None:
    answers = set()
    for state, want in situations(57, every=4):
        foes = [m for m in state.models_of[1 - state.turn] if state.spaces[m] >= 0]
        for foe in foes[:: max(1, len(foes) // 2)] if want.key == "main" else ():
            field = rush(state, foe)
            for m in field.steps:
                spaces = reach(state, field.sizes[m], state.spaces[m], 3, state.occupied, through=True)
                assert field.is_far(m) == set(spaces).isdisjoint(field.beside)
            able = [m for m in field.steps if not field.is_far(m)][:6]
            for group in chain.from_iterable(combinations(able, n) for n in (2, 3, 5)):
                joint = Joint(field, group)
                quick = may_share(joint, group, joint.plan())
                found = joint.is_feasible(group, joint.plan())
                assert quick or not found
                assert found or len(group) > 2 or not can_part(field, *group)
                answers.add((quick, found))
            del state.scopes[field.scope :]
    assert answers >= {(True, True), (False, False)}


def slow_places(state: Any, frame: PlaceModel) -> list[Any]:
    """Placements on free hexes, then Space by Space those that cover only smaller models with somewhere to go."""
    book, size, hexes = state.book, base_size(state, frame.model), state.hexes
    layout, own = frame._layout(state), (state.spaces[frame.model], hexes[frame.model])
    bodies = [(s, m, m << 7 * s) for s in frame.spaces for m in book.placements[size]]
    free = [(s, m) for s, m, body in bodies if not body & layout.occupied and (s, m) != own]
    small = [m for m in range(len(hexes)) if state.spaces[m] in frame.spaces and layout.pushable(m, size)]
    pushing = []
    for space in dict.fromkeys(state.spaces[m] for m in small):
        for mask in book.placements[size]:
            covered = tuple(m for m in small if state.spaces[m] == space and hexes[m] & mask)
            rest = layout.occupied & ~sum(state.bodies[m] for m in covered)
            if covered and not rest & mask << 7 * space:
                pushes = joint_pushes(state, rest | mask << 7 * space, space, mask, covered)
                pushing += [(space, mask)] if next(pushes, None) else []
    return [book.terrain.place[s][m] for s, m in free + pushing if m << 7 * s & layout.near]


@rule("DF-MOV-15", "DF-PSH-1", "DF-PSH-8")
def test_places_of_a_single_model_equal_a_search() -> None:
    pushing = 0
    for state, _ in chain.from_iterable(situations(seed, every=25) for seed in (81, 82, 83)):
        standing = [m for m, s in enumerate(state.spaces) if s >= 0]
        for model, other in zip(standing[::3], standing[1::3], strict=False):
            scope = open_scope(state, "power", -1, seat=0, touched=Some("model", (other,)))
            near = tuple(state.book.board.reach(state.spaces[model], 1))
            for spaces, contact in product((tuple(range(state.book.board.count)), near), ("", "touched")):
                frame = PlaceModel(0, model, scope, spaces, contact, push=True)
                assert frame.places(state) == slow_places(state, frame)
                pushing += any(
                    state.occupied >> 7 * s & m for s, m in map(partial(spot_of, state), frame.places(state))
                )
            del state.scopes[scope:]
    assert pushing > 10
