"""How fast the levels think: positions weighed per second in search on one core, and seconds for a decision.

The positions are fixed: the questions of a match between two greedy players, every so often.
Every level meets each of them as if it had just sat down, so no thought is kept from one to the next.
Seconds of a decision are those that a person waits; the rate counts seconds of the core, so that a busy machine
does not change it much.
Nothing here fails by the clock: targets are printed beside what was measured.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

import edgewise
from edgewise.core.flow import Action, Ask
from edgewise.core.question import AnyQuestion, Question
from edgewise.players import LEVELS, PLAYERS, Progress, hint

GAME: Any = edgewise.game("dawnfall")
READY = {"squads": "preset", "deck": "preset"}
OPTIONS = {"layout": "first-game", "players": [{"faction": "chapter", **READY}, {"faction": "demons", **READY}]}
EVERY = 9
MOST = 48
# p95 of a decision in seconds.
TARGETS = {"recruit": 0.2, "veteran": 1.0, "warlord": 4.0}
RATE_TARGET = 5_000


class Listener:
    """Hears how many positions were weighed."""

    def __init__(self) -> None:
        self.positions = 0

    def __call__(self, progress: Progress) -> bool:
        self.positions = progress.positions
        return True


def questions() -> list[AnyQuestion]:
    """Choices of both seats all over one match, each with a view of its own moment."""
    match = edgewise.Match.new("dawnfall", options=OPTIONS, seed=1)
    players = [PLAYERS["greedy"](GAME, seat) for seat in range(2)]
    found: list[AnyQuestion] = []
    choices = 0
    while isinstance(match.pending, Ask) and len(found) < MOST:
        question = match.question()
        choices += len(question.options) > 1
        if len(question.options) > 1 and choices % EVERY == 0:
            found.append(Question(question.seat, question.options, lambda seen=question.view: seen))  # type: ignore[misc]  # the view as it is now
        match.play(players[question.seat].choose(question))
    return found


Think = Callable[[AnyQuestion, Listener], object]


def timed(think: Think, asked: list[AnyQuestion]) -> tuple[list[float], int, float]:
    """Seconds for each question, and positions weighed and seconds of the core for all of them."""
    seconds, positions, core = [], 0, process_time()
    for question in asked:
        listener = Listener()
        began = perf_counter()
        think(question, listener)
        seconds.append(perf_counter() - began)
        positions += listener.positions
    return seconds, positions, process_time() - core


def fresh(level: str) -> Think:
    """A new player of a level for every question."""

    def think(question: AnyQuestion, listener: Listener) -> Action:
        return PLAYERS[level](GAME, 1).choose(question, listener)

    return think


def advise(question: AnyQuestion, listener: Listener) -> object:
    """The hint that a person gets."""
    return hint(GAME, question, 1, listener)


def report(name: str, seconds: list[float], positions: int, core: float) -> None:
    """A row of the report."""
    p95 = statistics.quantiles(seconds, n=20)[-1]
    target = f"{TARGETS[name]:g}" if name in TARGETS else "-"
    rate = f"{positions / core:,.0f}" if positions else "-"
    mean = statistics.mean(seconds)
    print(f"  {name:<10}{mean:>9.3f}{p95:>9.3f}{max(seconds):>9.3f}{target:>12}{positions:>12,}{rate:>13}")


def main() -> None:
    """Measures and prints."""
    print(f"Search in Dawnfall, edgewise {edgewise.__version__}, Python {sys.version.split()[0]}")
    asked = questions()
    timed(fresh("recruit"), asked[:5])
    print(f"Seconds for a decision over {len(asked)} questions; positions per second: target {RATE_TARGET:,} in search")
    print(f"  {'':<10}{'mean':>9}{'p95':>9}{'max':>9}{'target p95':>12}{'positions':>12}{'per second':>13}")
    for level in ("greedy", *LEVELS):
        report(level, *timed(fresh(level), asked))
    report("hint", *timed(advise, asked))


if __name__ == "__main__":
    main()
