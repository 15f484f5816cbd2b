"""How fast Maelstrom's Edge plays, beside The Edge and random play of python-chess in the same run on the same core.

Players answer uniformly at random out of the proposals, which are made at every question, as bots want them.
Games are of 60 points on each side. Costs are told in random decisions of python-chess, whose list of legal moves is
made before every move, so that they can be compared between machines.
Nothing here fails by the clock: targets are printed beside what was measured.
"""

from __future__ import annotations

import random
import statistics
import sys
import timeit
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Any

import chess

import edgewise
from edgewise import Ask, SeededDealer

MAELSTROM = {"table": "relay-outpost", "mission": "groundfahll"}
GAMES: dict[str, dict[str, Any]] = {"maelstrom": MAELSTROM, "the-edge": {}}
ROUNDS = 5
GAMES_PER_ROUND = 4
CHESS_GAMES_PER_ROUND = 5
CHESS_MOST_QUIET_MOVES = 150  # the 75-move rule, checked by hand: is_game_over() lists the moves again
# A spread of moves is complete with so many, where so many can be made; fewer are looked at for what there is.
DISTINCT = 24


@dataclass
class Tally:
    """Games of one kind in one round."""

    games: int = 0
    seconds: float = 0.0
    decisions: int = 0
    options: int = 0
    slowest: float = 0.0

    def add(self, seconds: float, options: int) -> None:
        self.decisions += options > 1
        self.options += options
        self.slowest = max(self.slowest, seconds)


def play_game(name: str, seed: int, tally: Tally) -> None:
    """One random match to its end, set-up included."""
    game, pick = edgewise.game(name), random.Random(seed)
    dealer = SeededDealer(seed)
    since = process_time()
    state = game.setup(GAMES[name])
    game.mute(state)
    while (want := game.pending(state)) is not None:
        if not isinstance(want, Ask):
            game.apply(state, dealer.deal(want))
            continue
        began = process_time()
        listed = game.proposals(state)
        tally.add(process_time() - began, len(listed))
        game.apply(state, pick.choice(listed))
    tally.seconds += process_time() - since
    tally.games += 1


def play_chess(seed: int) -> tuple[int, float]:
    """One random game of chess: moves made and seconds taken, with the complete list before every move."""
    pick = random.Random(seed).random
    board = chess.Board()
    moves = 0
    since = process_time()
    while board.halfmove_clock < CHESS_MOST_QUIET_MOVES and not board.is_insufficient_material():
        listed = list(board.legal_moves)
        if not listed:
            break
        board.push(listed[int(pick() * len(listed))])
        moves += 1
    return moves, process_time() - since


def measure() -> tuple[dict[str, list[Tally]], list[float]]:
    """Rounds of all games in turn, so that they meet the same moods of the machine; seconds of a move of chess."""
    tallies: dict[str, list[Tally]] = {name: [] for name in GAMES}
    chess_seconds = []
    for number in range(ROUNDS):
        for name, found in tallies.items():
            found.append(Tally())
            for seed in range(GAMES_PER_ROUND):
                play_game(name, number * GAMES_PER_ROUND + seed, found[-1])
        played = [play_chess(number * CHESS_GAMES_PER_ROUND + seed) for seed in range(CHESS_GAMES_PER_ROUND)]
        chess_seconds.append(sum(seconds for _, seconds in played) / sum(moves for moves, _ in played))
    return tallies, chess_seconds


def line(label: str, value: str, target: str = "") -> None:
    """A row of the report."""
    print(f"  {label:<56}{value:>14}{'   target ' + target if target else ''}")


def report_games(tallies: dict[str, list[Tally]], chess_seconds: list[float]) -> None:
    """What a game costs, as the median of the rounds."""
    print(f"A complete random game (median of {ROUNDS} rounds, {GAMES_PER_ROUND} games each)")
    for name, found in tallies.items():
        costs = [t.seconds / t.games / c for t, c in zip(found, chess_seconds, strict=True)]
        target = "10,000" if name == "maelstrom" else ""
        line(f"{name}, random decisions of python-chess", f"{statistics.median(costs):,.0f}", target)
    for name, found in tallies.items():
        games, seconds = sum(t.games for t in found), sum(t.seconds for t in found)
        decisions, options = sum(t.decisions for t in found), sum(t.options for t in found)
        line(f"{name}, seconds a game", f"{seconds / games:.2f}")
        line(f"{name}, decisions a game, options for each", f"{decisions / games:.0f}, {options / decisions:.1f}")
        line(f"{name}, ms a decision", f"{seconds / decisions * 1000:.2f}")
        line(f"{name}, slowest list of proposals, ms", f"{max(t.slowest for t in found) * 1000:.0f}")
    line("python-chess, µs a decision", f"{statistics.median(chess_seconds) * 1e6:.0f}")


def walk(seed: int) -> Any:
    """Yields the state of a random match at every question."""
    game, pick, dealer = edgewise.game("maelstrom"), random.Random(seed), SeededDealer(seed)
    state = game.setup(MAELSTROM)
    game.mute(state)
    while (want := game.pending(state)) is not None:
        if isinstance(want, Ask):
            yield state
            game.apply(state, pick.choice(game.proposals(state)))
        else:
            game.apply(state, dealer.deal(want))


def report_spread() -> None:
    """How many distinct moves are offered to a unit that has not moved yet."""
    from edgewise.games.maelstrom.queries import moving
    from edgewise.games.maelstrom.queries.contact import enemies_touching

    counts = []
    for seed in range(GAMES_PER_ROUND):
        for state in walk(seed):
            acting = state.acting
            if state.want.key == "act" and not acting.deeds and not enemies_touching(state, acting.unit):
                found = moving.proposals(state, acting.unit, "move")
                counts.append(len({(m.steps, m.facing) for m in found}))
    short = [count for count in counts if count < DISTINCT]
    print("Moves offered to a unit that may move and is free of contact")
    line("median, fewest", f"{statistics.median(counts):.0f}, {min(counts)}", f"{DISTINCT}, where so many exist")
    line(f"questions with fewer than {DISTINCT}", f"{len(short)} of {len(counts)}")


def micros(call: Callable[[], object], loops: int = 2000) -> float:
    """The best of five timings, in microseconds."""
    return min(timeit.repeat(call, number=loops, repeat=5)) / loops * 1e6


def report_clones() -> None:
    """A copy of a state in play, beside one of Dawnfall."""
    mine = next(state for state in walk(1) if state.turn == 2).clone()
    dawnfall = edgewise.game("dawnfall")
    dealer, pick = SeededDealer(1), random.Random(1)
    other = dawnfall.setup({"players": [{"faction": "chapter"}, {"faction": "demons"}]})
    dawnfall.mute(other)
    while not (other.number and isinstance(other.want, Ask)):
        asked = isinstance(other.want, Ask)
        dawnfall.apply(other, pick.choice(dawnfall.legal(other)) if asked else dealer.deal(other.want))
    own, theirs = micros(mine.clone), micros(other.clone)
    print("Copies (best of 5)")
    line("clone, µs", f"{own:.2f}")
    line("clone of Dawnfall, µs", f"{theirs:.2f}")
    line("clone to that of Dawnfall", f"{own / theirs:.1f}", "3, at most")


def main() -> None:
    """Measures and prints."""
    versions = f"edgewise {edgewise.__version__}, Python {sys.version.split()[0]}, chess {chess.__version__}"
    print(f"Maelstrom's Edge, {versions}")
    for name in GAMES:
        play_game(name, 900, Tally())
    report_games(*measure())
    report_spread()
    report_clones()


if __name__ == "__main__":
    main()
