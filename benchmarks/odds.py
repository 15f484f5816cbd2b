"""How fast odds are told, beside full enumeration of the same fights through the engine.

Enumeration is the slow definition that the tests compare with; here it is the reference in time.
Nothing here fails by the clock: the target is printed beside what was measured.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import edgewise
from tests.support.faceoff import enumerated, faceoff

GAME: Any = edgewise.game("dawnfall")
ROUNDS = 7
CHAPTER = ("angel-of-death", "holy-knight", "pilgrim", "purge-doctor", "ranger")
DEMONS = ("son-of-khyber", "gorehound", "dark-scholar", "bloodsmith", "master-of-elements")
ENUMERATED = (("holy-knight", "gorehound"), ("angel-of-death", "son-of-khyber"), ("pilgrim", "dark-scholar"))


def millis(work: Callable[[], object]) -> float:
    """The best time of several runs, in milliseconds."""
    times = []
    for _ in range(ROUNDS):
        began = perf_counter()
        work()
        times.append(perf_counter() - began)
    return 1000 * min(times)


def sequence(state: Any) -> Callable[[], object]:
    """Asking for a Combat Sequence between the first models."""
    question = {"type": "sequence", "model": 0, "target": state.squad_models[1][0]}
    return lambda: GAME.odds(state, question)


def report_sequences() -> None:
    """Every Chapter Squad against every Demon Squad, for several purses."""
    print("A Combat Sequence, ms (target: under 5)")
    for crystals in (0, 2, 5, 9):
        tables = [
            GAME.matchup({"squad": one, "crystals": crystals}, {"squad": other, "crystals": crystals})
            for one, other in product(CHAPTER, DEMONS)
        ]
        times = [millis(sequence(state)) for state in tables]
        middle, worst = statistics.median(times), max(times)
        print(f"  {crystals} Crystals each, {len(times)} match-ups: median {middle:.2f}, slowest {worst:.2f}")


def report_others() -> None:
    """The other questions, once each."""
    print("Other questions, ms")
    pair = GAME.matchup({"squad": "holy-knight"}, {"squad": "gorehound"})
    shot = GAME.matchup({"squad": "ranger"}, {"squad": "dark-scholar"})
    many = GAME.matchup({"squad": "pilgrim"}, {"squad": "dark-scholar"})
    rows = [
        ("Backstab", pair, {"type": "backstab", "model": 0, "target": 1}),
        ("Sequence and Backstab", pair, {"type": "sequence", "model": 0, "target": 1, "backstab": "after"}),
        ("Shot at three", shot, {"type": "shot", "model": 0, "targets": [2, 3, 4]}),
        ("4 Pilgrims kill 1 of 3 Scholars", many, {"type": "kills", "squad": 0, "of": 1, "n": 1, "anywhere": True}),
    ]
    for name, state, question in rows:
        began = perf_counter()
        GAME.odds(state, question)
        print(f"  {name}: {1000 * (perf_counter() - began):.2f}")


def report_enumeration() -> None:
    """The reference: the same numbers by enumeration."""
    print("Enumeration of a Combat Sequence through the engine, ms, beside the quick way")
    for one, other in ENUMERATED:
        for crystals in (0, 1, 2):
            state = faceoff({"squad": one}, {"squad": other}, (crystals, crystals))
            target = state.squad_models[1][0]
            began = perf_counter()
            worth = enumerated(state, 0, target)
            slow = 1000 * (perf_counter() - began)
            quick = millis(sequence(state))
            answer = GAME.odds(state, {"type": "sequence", "model": 0, "target": target})
            same = "equal" if answer.chance.fraction == worth.goal else "DIFFERENT"
            print(f"  {one}, {other}, {crystals} Crystals each: {slow:.0f} and {quick:.2f}, {worth.goal} ({same})")


def main() -> None:
    """Measures and prints."""
    print(f"Odds of Dawnfall, edgewise {edgewise.__version__}, Python {sys.version.split()[0]}")
    report_sequences()
    report_others()
    report_enumeration()


if __name__ == "__main__":
    main()
