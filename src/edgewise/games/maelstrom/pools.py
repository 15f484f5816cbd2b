"""Reads terrain pools: which features are placed in turn on a table of a size. ME-TPL-3, ME-TPL-8."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from edgewise.content import fill, read
from edgewise.games.maelstrom.flattening import corners
from edgewise.games.maelstrom.tables import Element, FeatureType, Footprint, Pool, PoolFeature

RULE = "ME-TPL-8"
LEAST_SHARE = 300
# What a pool for another size adds in turn until there is enough. ME-TPL-8
ADDED: tuple[FeatureType, ...] = ("woods", "ruins", "hill")


def load_pool(text: str, file: str) -> Pool:
    """A terrain pool from its file. ME-TPL-8."""
    return fill(read(text, file, rule=RULE), Pool, rule=RULE)


def share(pool: Pool) -> int:
    """The summed footprints in thousandths of the table. ME-TPL-1, ME-TPL-8."""
    covered = sum(_doubled_area(feature) * feature.count * (feature.group or 1) for feature in pool.features)
    return 1000 * covered // (2 * 1_000_000 * pool.width * pool.depth)


def pool_for(pools: Iterable[Pool], width: int, depth: int) -> Pool:
    """The pool of the largest named table that is not bigger, filled up for this size. ME-TPL-8."""
    listed = sorted(pools, key=lambda pool: pool.width * pool.depth)
    fitting = [pool for pool in listed if pool.width * pool.depth <= width * depth] or listed[:1]
    found = msgspec.structs.replace(fitting[-1], width=width, depth=depth)
    turn = 0
    while share(found) < LEAST_SHARE:
        found = _with_one_more(found, ADDED[turn % len(ADDED)])
        turn += 1
    return found


def _with_one_more(pool: Pool, kind: FeatureType) -> Pool:
    features = [
        msgspec.structs.replace(feature, count=feature.count + 1) if feature.type == kind else feature
        for feature in pool.features
    ]
    return msgspec.structs.replace(pool, features=tuple(features))


def _doubled_area(feature: PoolFeature) -> int:
    """Twice the area of one footprint."""
    footprint = Footprint(shape=feature.shape, at=(0, 0), size=feature.size)
    outline = corners(Element(height=1, footprint=footprint))
    turned = outline[1:] + outline[:1]
    return sum(ax * by - ay * bx for (ax, ay), (bx, by) in zip(outline, turned, strict=True))
