"""Dice that a negative SKL takes away, by the pools they belong to. ME-SHO-12."""

from __future__ import annotations

from collections.abc import Iterator

from edgewise.core.flow import Action
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.answers import Discard
from edgewise.games.maelstrom.queries.hitting import strength
from edgewise.games.maelstrom.refusals import refuse, wrong_time
from edgewise.games.maelstrom.round import Round
from edgewise.games.maelstrom.state import Game

# More ways than this are not listed, but every one is judged.
MOST_LISTED = 24


def size(round: Round) -> int:
    """The dice of a round."""
    return sum(pool.count for pool in round.pools)


def discards(state: Game, round: Round, count: int) -> tuple[Discard, ...]:
    """Ways to discard so many dice: all where they are few, and the one that costs least first. ME-SHO-12."""
    count = min(count, size(round))
    worst = Discard(_cheapest(state, round, count))
    found = [worst]
    for counts in _ways(tuple(pool.count for pool in round.pools), count):
        if len(found) > MOST_LISTED:
            break
        if counts != worst.counts:
            found.append(Discard(counts))
    return tuple(found)


def _cheapest(state: Game, round: Round, count: int) -> tuple[int, ...]:
    """Dice of the pools that are worth least go first."""
    # A die that has to reach n hits with 7 - n of its faces.
    order = sorted(
        range(len(round.pools)),
        key=lambda n: max(0, 7 - round.pools[n].number) * strength(state, round, n, perfect=False),
    )
    lost = [0] * len(round.pools)
    for number in order:
        lost[number] = min(count, round.pools[number].count)
        count -= lost[number]
    return tuple(lost)


def _ways(most: tuple[int, ...], count: int) -> Iterator[tuple[int, ...]]:
    """All ways to take so many from heaps of these sizes."""
    if not most:
        if not count:
            yield ()
        return
    for first in range(min(most[0], count), -1, -1):
        if count - first <= sum(most[1:]):
            for rest in _ways(most[1:], count - first):
                yield (first, *rest)


def discard_refusal(round: Round, count: int, action: Action) -> Refusal | None:
    """What forbids a discard: exactly as many dice as are due, of pools that have them. ME-SHO-12."""
    if not isinstance(action, Discard):
        return wrong_time("ME-SHO-20")
    due = min(count, size(round))
    fits = len(action.counts) == len(round.pools)
    fits = fits and all(0 <= less <= pool.count for less, pool in zip(action.counts, round.pools, strict=False))
    return None if fits and sum(action.counts) == due else refuse("ME-SHO-12", "discard", count=due)
