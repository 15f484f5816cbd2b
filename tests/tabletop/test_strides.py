"""Quick answers about single legs, and that they are those of a walk."""

from __future__ import annotations

import random

from edgewise.geometry.hulls import hull
from edgewise.tabletop.hindrances import Field, Walk
from edgewise.tabletop.strides import Strides
from edgewise.tabletop.terrain import Ground, Kind, Piece, Standing, Stop
from tests.support.rules import rule
from tests.tabletop.scenes import INCH, foe

SIDE = 16 * INCH
KINDS: tuple[tuple[Kind, int], ...] = (("obstacle", 1000), ("obstacle", 1999), ("obstacle", 2000), ("area", 0))


def scene(draw: random.Random) -> tuple[Ground, list[Standing]]:
    """Some pieces of terrain, and enemies who stand on the ground or on tops."""
    pieces = []
    for number in range(6):
        kind, height = draw.choice(KINDS)
        x, y = draw.randint(2500, SIDE - 2500), draw.randint(2500, SIDE - 2500)
        corners = hull((x + draw.randint(-2000, 2000), y + draw.randint(-2000, 2000)) for _ in range(7)).points
        barred = draw.random() < 0.2
        pieces.append(Piece(f"piece-{number}", kind, corners, height, impassable=barred, standable=True))
    ground = Ground(SIDE, SIDE, pieces)
    foes = []
    for _ in range(4):
        x, y = draw.randint(500, SIDE - 500), draw.randint(500, SIDE - 500)
        surface = draw.choice(ground.surfaces_under(x, y))
        foes.append(foe(x, y)._replace(foot=ground.elevation(surface), surface=surface))
    return ground, foes


def place(draw: random.Random, ground: Ground) -> Stop:
    x, y = draw.randint(500, SIDE - 500), draw.randint(500, SIDE - 500)
    return Stop(x, y, draw.choice(ground.surfaces_under(x, y)))


@rule("ME-TER-11", "ME-MOV-4", "ME-MOV-5", "ME-TER-4")
def test_where_a_leg_is_answered_quickly_the_walk_says_the_same() -> None:
    answers = {True: 0, False: 0, None: 0}
    for seed in range(150):
        draw = random.Random(seed)
        ground, foes = scene(draw)
        walk = Walk(Field(ground, 500, foes, [foes[:2], foes[2:]]), place(draw, ground))
        strides = Strides(walk)
        for _ in range(20):
            stop = place(draw, ground)
            found = strides.is_free(walk.at, stop)
            answers[found] += 1
            if found is not None:
                slow = walk.copy()
                assert (slow.step(stop) is None) == found
                assert not found or slow.used == slow.length
    assert min(answers.values()) > 200
