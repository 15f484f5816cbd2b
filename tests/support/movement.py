"""Moves and Pushes by their slow definition: sets of hexes, every walk, every joint assignment. DF-MOV, DF-PSH."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from edgewise.geometry.hexes import hex_of

Space = tuple[int, int]
Hex = tuple[int, int]
Body = frozenset[Hex]
Spot = tuple[Space, tuple[int, ...]]
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SPACES: tuple[Space, ...] = tuple((c, r) for r in range(6) for c in range(7))


def _lattice(space: Space) -> tuple[int, int]:
    return space[0] - space[1] // 2, space[1]


def neighbours(space: Space) -> list[Space]:
    """The Spaces beside a Space. DF-BRD-7."""
    u, v = _lattice(space)
    around = {(u + x, v + y) for x, y in STEPS}
    return [s for s in SPACES if _lattice(s) in around]


def placements(size: int) -> list[tuple[int, ...]]:
    """The list of DF-BRD-15."""
    ring = range(1, 7)
    after = {k: k % 6 + 1 for k in ring}
    before = {n: k for k, n in after.items()}
    found: dict[int, list[tuple[int, ...]]] = {
        1: [(k,) for k in range(7)],
        2: [*((0, k) for k in ring), *((k, after[k]) for k in ring)],
        3: [(0, k, after[k]) for k in ring],
        4: [(0, before[k], k, after[k]) for k in ring],
        7: [tuple(range(7))],
    }
    return [tuple(sorted(p)) for p in found[size]]


def body(spot: Spot) -> Body:
    """The hexes of a base."""
    u, v = _lattice(spot[0])
    return frozenset(hex_of(u, v, k) for k in spot[1])


def touches(a: Body, b: Body) -> bool:
    """Base to Base. DF-BRD-18."""
    return any((q + x, r + y) in b for q, r in a for x, y in STEPS)


@dataclass(frozen=True)
class Field:
    """Models with their places and base sizes, and the hexes of tokens."""

    models: dict[int, Spot]
    sizes: dict[int, int]
    tokens: Body = field(default=frozenset())

    def occupied(self, *without: int) -> Body:
        """All hexes that are covered, some models taken off."""
        taken = set(self.tokens)
        for m, spot in self.models.items():
            if m not in without:
                taken |= body(spot)
        return frozenset(taken)

    def fits(self, size: int, space: Space, taken: Body) -> bool:
        """Whether a base finds room in a Space. DF-MOV-6."""
        return any(not body((space, p)) & taken for p in placements(size))

    def reach(self, model: int, mov: int, movers: tuple[int, ...]) -> set[Space]:
        """The last Spaces of all walks of at most MOV steps. DF-MOV-3, DF-MOV-6, DF-MOV-10."""
        taken = self.occupied(*movers)
        start = self.models[model][0]
        walks: list[tuple[Space, ...]] = [(start,)]
        found = {start}
        for _ in range(mov):
            longer: list[tuple[Space, ...]] = []
            for walk in walks:
                if walk[-1] == start or self.fits(self.sizes[model], walk[-1], taken):
                    longer += [(*walk, n) for n in neighbours(walk[-1])]
            walks = list({w[-1]: w for w in longer}.values())
            found |= {w[-1] for w in walks}
        return found

    def moved(self, changes: dict[int, Spot]) -> Field:
        """The same field with models on new places."""
        return Field(self.models | changes, self.sizes, self.tokens)

    def pushes(
        self, model: int, end: Spot, lifted: tuple[int, ...], fixed: tuple[int, ...]
    ) -> Iterator[dict[int, Spot]]:
        """Every joint Push that makes an end legal; an empty one where nobody is covered. DF-PSH-4, DF-PSH-8."""
        base = body(end)
        covered = [m for m, spot in self.models.items() if m != model and m not in lifted and body(spot) & base]
        if base & self.tokens or any(m in fixed or self.sizes[m] >= self.sizes[model] for m in covered):
            return
        taken = self.occupied(model, *lifted, *covered) | base
        yield from self._assign(covered, base, taken, end[0])

    def _assign(self, covered: list[int], base: Body, taken: Body, space: Space) -> Iterator[dict[int, Spot]]:
        if not covered:
            yield {}
            return
        victim, rest = covered[0], covered[1:]
        for spot in ((s, p) for s in (space, *neighbours(space)) for p in placements(self.sizes[victim])):
            to = body(spot)
            if not to & taken and touches(to, base):
                for more in self._assign(rest, base, taken | to, space):
                    yield {victim: spot, **more}

    def plans(
        self, movers: tuple[int, ...], mov: int, fixed: tuple[int, ...] = (), done: int = 0, start: Field | None = None
    ) -> Iterator[tuple[tuple[Spot, dict[int, Spot]], ...]]:
        """Every plan for the movers from `done` on: an end and a Push for each. DF-MOV-9, DF-PSH-10."""
        if done == len(movers):
            yield ()
            return
        first = start or self
        model, later = movers[done], movers[done + 1 :]
        for space in sorted(first.reach(model, mov, movers)):
            for hexes in placements(self.sizes[model]):
                end = (space, hexes)
                if end == first.models[model]:
                    continue
                for push in self.pushes(model, end, later, (*fixed, *movers)):
                    after = self.moved({model: end, **push})
                    held = (*fixed, *push)
                    for rest in after.plans(movers, mov, held, done + 1, first):
                        yield ((end, push), *rest)
                        break
