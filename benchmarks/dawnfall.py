"""How fast Dawnfall plays, beside random play of python-chess in the same run on the same core.

Players answer uniformly at random, but declare a turn Active three times of four.
The complete legal list is made at every decision; forced answers (one option) cost time and do not count.
Nothing here fails by the clock: targets are printed beside what was measured.
"""

from __future__ import annotations

import gc
import random
import statistics
import sys
import timeit
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import chess

import edgewise
from edgewise import Ask, SeededDealer
from edgewise.games.dawnfall.actions import Declare

OPTIONS = {"players": [{"faction": "chapter"}, {"faction": "demons"}]}
GAME = edgewise.game("dawnfall")
ROUNDS = 5
GAMES_PER_ROUND = 20
CHESS_GAMES_PER_ROUND = 5
GROWTH_GAMES = 100
CHESS_MOST_QUIET_MOVES = 150  # the 75-move rule, checked by hand: is_game_over() lists the moves again
ACTIVE = Declare("active")
PASSIVE = Declare("passive")


@dataclass
class Phase:
    """What was counted in one part of the games."""

    seconds: float = 0.0
    decisions: int = 0
    forced: int = 0
    options: int = 0
    dealt: int = 0


@dataclass
class Tally:
    """One or more games, set-up apart from play."""

    setup: Phase = field(default_factory=Phase)
    play: Phase = field(default_factory=Phase)

    def total(self, name: str) -> float:
        """A number of both phases together."""
        return float(getattr(self.setup, name) + getattr(self.play, name))


def choose(listed: tuple[Any, ...], key: str, pick: Callable[[], float]) -> Any:
    """A uniform choice, except for the declaration."""
    if key == "declare":
        wanted = ACTIVE if pick() < 0.75 else PASSIVE
        if wanted in listed:
            return wanted
    return listed[int(pick() * len(listed))]


def play_game(seed: int, tally: Tally) -> Any:
    """One random match to its end; returns the final state."""
    dealer, pick = SeededDealer(seed), random.Random(seed).random
    since = perf_counter()
    state = GAME.setup(OPTIONS)
    GAME.mute(state)
    phase = tally.setup
    while (want := state.want) is not None:
        if phase is tally.setup and state.number:
            now = perf_counter()
            phase.seconds += now - since
            phase, since = tally.play, now
        if not isinstance(want, Ask):
            GAME.apply(state, dealer.deal(want))
            phase.dealt += 1
            continue
        listed = GAME.legal(state)
        if len(listed) > 1:
            phase.decisions += 1
            phase.options += len(listed)
        else:
            phase.forced += 1
        GAME.apply(state, choose(listed, want.key, pick))
    phase.seconds += perf_counter() - since
    return state


def play_chess(seed: int) -> tuple[int, float]:
    """One random game of chess: moves made and seconds taken, with the complete list before every move."""
    pick = random.Random(seed).random
    board = chess.Board()
    moves = 0
    since = perf_counter()
    while board.halfmove_clock < CHESS_MOST_QUIET_MOVES and not board.is_insufficient_material():
        listed = list(board.legal_moves)
        if not listed:
            break
        board.push(listed[int(pick() * len(listed))])
        moves += 1
    return moves, perf_counter() - since


def states(seed: int) -> tuple[Any, Any]:
    """A state early in a match (the first question after set-up) and one late (nine tenths of its wants)."""
    wants = sum(1 for _ in walk(seed))
    early = late = None
    for number, state in enumerate(walk(seed)):
        if early is None and state.number and isinstance(state.want, Ask):
            early = state.clone()
        if number <= wants * 9 // 10 and isinstance(state.want, Ask):
            late = state.clone()
    return early, late


def walk(seed: int) -> Any:
    """Yields the state of a random match at every want."""
    dealer, pick = SeededDealer(seed), random.Random(seed).random
    state = GAME.setup(OPTIONS)
    GAME.mute(state)
    while (want := state.want) is not None:
        yield state
        asked = isinstance(want, Ask)
        GAME.apply(state, choose(GAME.legal(state), want.key, pick) if asked else dealer.deal(want))


def micros(call: Callable[[], object], loops: int = 2000) -> float:
    """The best of five timings, in microseconds."""
    return min(timeit.repeat(call, number=loops, repeat=5)) / loops * 1e6


def memory_kib() -> int | None:
    """Memory that the process holds now; None where the system does not tell."""
    file = Path("/proc/self/statm")
    if not file.exists():
        return None
    import resource

    return int(file.read_text().split()[1]) * resource.getpagesize() // 1024


def line(label: str, value: str, target: str = "") -> None:
    """A row of the report."""
    print(f"  {label:<44}{value:>14}{'   target ' + target if target else ''}")


def measure() -> tuple[list[Tally], list[float]]:
    """Rounds of both games in turn, so that both meet the same moods of the machine."""
    tallies, chess_rates = [], []
    for number in range(ROUNDS):
        tally = Tally()
        for seed in range(GAMES_PER_ROUND):
            play_game(number * GAMES_PER_ROUND + seed, tally)
        tallies.append(tally)
        played = [play_chess(number * CHESS_GAMES_PER_ROUND + seed) for seed in range(CHESS_GAMES_PER_ROUND)]
        chess_rates.append(sum(moves for moves, _ in played) / sum(seconds for _, seconds in played))
    return tallies, chess_rates


def report_speed(tallies: list[Tally], chess_rates: list[float]) -> None:
    """Rates as the median of the rounds."""
    decisions = statistics.median(t.total("decisions") / t.total("seconds") for t in tallies)
    options = statistics.median(t.total("options") / t.total("seconds") for t in tallies)
    moves = statistics.median(chess_rates)
    print(f"Speed (median of {ROUNDS} rounds, {GAMES_PER_ROUND} matches each)")
    line("decisions with 2 or more options, per second", f"{decisions:,.0f}", "40,000")
    line("options listed for them, per second", f"{options:,.0f}", "800,000")
    line("python-chess, moves per second", f"{moves:,.0f}")
    line("decisions to python-chess moves", f"{decisions / moves:.2f}")


def report_phases(tallies: list[Tally]) -> None:
    """Set-up apart from play, per match."""
    matches = len(tallies) * GAMES_PER_ROUND
    print("Phases (mean of a match)")
    print(f"  {'':<10}{'ms':>9}{'decisions':>12}{'forced':>10}{'options':>10}{'dealt':>8}{'decisions/s':>14}")
    for name in ("setup", "play"):
        parts = [getattr(t, name) for t in tallies]
        seconds, decisions, forced, options, dealt = (
            sum(getattr(p, column) for p in parts) / matches
            for column in ("seconds", "decisions", "forced", "options", "dealt")
        )
        rate = decisions / seconds
        print(
            f"  {name:<10}{seconds * 1000:>9.2f}{decisions:>12.1f}{forced:>10.1f}"
            f"{options:>10.0f}{dealt:>8.1f}{rate:>14,.0f}"
        )


def report_copies() -> None:
    """Clone, save and load."""
    print("Copies (best of 5)")
    for name, state in zip(("early", "late"), states(1), strict=True):
        text = GAME.save(state)
        line(f"clone, {name}, µs", f"{micros(state.clone):.2f}", "3")
        line(f"save, {name} ({len(text):,} bytes), µs", f"{micros(lambda s=state: GAME.save(s)):.1f}", "30")
        line(f"load, {name}, µs", f"{micros(lambda t=text: GAME.load(t)):.1f}", "60")


def report_memory() -> None:
    """Growth over many matches; caches fill in the first ones."""
    print("Memory")
    gc.collect()
    before = memory_kib()
    for seed in range(GROWTH_GAMES):
        play_game(10_000 + seed, Tally())
    gc.collect()
    after = memory_kib()
    grown = "unknown" if before is None or after is None else f"{after - before:,}"
    line(f"growth over {GROWTH_GAMES} more matches, KiB", grown)


def main() -> None:
    """Measures and prints."""
    print(f"Dawnfall, edgewise {edgewise.__version__}, Python {sys.version.split()[0]}, chess {chess.__version__}")
    for seed in range(3):
        play_game(900 + seed, Tally())
    tallies, chess_rates = measure()
    report_speed(tallies, chess_rates)
    report_phases(tallies)
    report_copies()
    report_memory()


if __name__ == "__main__":
    main()
