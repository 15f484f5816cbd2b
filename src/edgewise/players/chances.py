"""Chances: the results of a roll that are worth following, and how likely each is."""

from __future__ import annotations

from collections import Counter
from itertools import product

from edgewise.core.dealer import Dealer
from edgewise.core.flow import Chance, Roll, Rolled

# A dice pool with more results than this is not followed in all of them but in a few samples.
MOST_RESULTS = 36
SAMPLES = 6


def results(want: Roll, dealer: Dealer) -> list[tuple[Chance, float]]:
    """Every result of a die or of a small pool with its probability; of a larger pool a few, rolled by the dealer."""
    faces = want.faces
    if want.count == 1:
        return [(Rolled(face), faces.count(face) / len(faces)) for face in dict.fromkeys(faces)]
    if len(faces) ** want.count <= MOST_RESULTS:
        found: Counter[Chance] = Counter(Rolled.of(values) for values in product(faces, repeat=want.count))
    else:
        found = Counter(dealer.deal(want) for _ in range(SAMPLES))
    return [(chance, number / found.total()) for chance, number in found.items()]
