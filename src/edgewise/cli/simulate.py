"""`edgewise simulate`: whole games between bots, with every failure kept as a record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import IO, Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from edgewise.cli.app import EXIT_FAILED, CommandError, app
from edgewise.cli.options import check_options, known_game, merged, parse_options
from edgewise.cli.output import print_json
from edgewise.core import record as records
from edgewise.core.record import Record
from edgewise.lab import modes
from edgewise.lab.simulate import Played, PlayerType, Report, endings_of, play_games, tables
from edgewise.players import PLAYERS

SHOWN_ERRORS = 5
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


@app.command(name="simulate")
def simulate(
    game: str,
    /,
    *,
    games: int = 100,
    seed: int = 1,
    players: str = "random,random",
    jobs: int = 1,
    option: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    all_modes: Annotated[bool, Parameter(negative=())] = False,
    out: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Play games between bots and show how they end.

    Parameters
    ----------
    game
        The game, for example dawnfall.
    games
        How many games.
    seed
        The seed of the run; the same seed gives the same games.
    players
        The players in the order of their seats, for example random,random.
    jobs
        Processes to use.
    option
        An option of the match as name=value; may be given several times.
    all_modes
        Go through the combinations of the optional modes, game by game.
    out
        Write a record of every game into this file, one per line.
    as_json
        Print JSON.
    """
    if games < 1 or jobs < 1:
        raise CommandError("--games and --jobs are whole numbers from 1.")
    rules = known_game(game)
    options_of = options_by_number(game, parse_options(option), all_modes=all_modes)
    # Factions change seats from one game to the next, and modes with every game.
    check_options(rules, *(options_of(number) for number in range(games if all_modes else min(games, 2))))
    wanted = tables(game, games, seed, chosen_players(players), options_of, keep_records=out is not None)
    began = perf_counter()
    report = _run(play_games(wanted, jobs), Report(game), games, out)
    seconds = perf_counter() - began
    _print_json(report, seed, players, seconds) if as_json else _print_report(report, seconds)
    print_failures([(found["game"], found["error"], found["record"]) for found in report.errors])
    return EXIT_FAILED if report.errors else 0


def options_by_number(game: str, given: dict[str, Any], *, all_modes: bool = False) -> Callable[[int], dict[str, Any]]:
    """The options of each game of a run; its factions change seats from one to the next."""
    base = modes.combination if all_modes else modes.default_options

    def options_of(index: int) -> dict[str, Any]:
        return merged(base(game, index), given)

    return options_of


def chosen_players(names: str) -> list[PlayerType]:
    """The players of a list of names; an unknown one is refused."""
    found: list[PlayerType] = []
    for name in names.split(","):
        if name.strip() not in PLAYERS:
            raise CommandError(f"There is no player {name.strip()!r}; known are {', '.join(PLAYERS)}.")
        found.append(PLAYERS[name.strip()])
    return found


def _run(played: Iterator[Played], report: Report, games: int, out: Path | None) -> Report:
    with ExitStack() as stack:
        file = stack.enter_context(opened(out)) if out is not None else None
        progress = stack.enter_context(Progress(*COLUMNS, console=Console(stderr=True), transient=True))
        bar = progress.add_task("games", total=games)
        for each in played:
            report.add(each)
            if file is not None and each.record is not None:
                file.write(records.encode(each.record).decode() + "\n")
            progress.advance(bar)
    return report


def opened(out: Path) -> IO[str]:
    """A file to write into, or one clear sentence."""
    try:
        return out.open("w", encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{out} cannot be written: {error}") from None


def _print_json(report: Report, seed: int, players: str, seconds: float) -> None:
    summary = {
        **msgspec.to_builtins(report),
        "seed": seed,
        "players": players.split(","),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(report.decisions / seconds) if seconds else 0,
    }
    print_json(summary)


def _print_report(report: Report, seconds: float) -> None:
    console = Console()
    table = Table("Ending", "Games", "Share", box=None)
    finished = max(1, report.games - len(report.errors))
    for how, n in endings_of(report):
        table.add_row(how, str(n), f"{100 * n / finished:.1f} %")
    console.print(table)
    wins = Table("Winner", "Games", "Share", box=None)
    for side, n in sorted(report.wins.items()):
        wins.add_row(side if side == "draw" else f"seat {side}", str(n), f"{100 * n / finished:.1f} %")
    console.print(wins)
    rate = report.decisions / seconds if seconds else 0
    console.print(
        f"{report.games} games of {report.game}, {report.decisions} decisions in {seconds:.1f} s: "
        f"{rate:.0f} decisions per second, {report.decisions / report.games:.0f} per game, "
        f"{len(report.errors)} errors.",
        highlight=False,
    )


def print_failures(failures: Sequence[tuple[int, str, Record | None]]) -> None:
    """The first games that failed, by number, each with its error and the record that leads there."""
    console = Console(stderr=True, soft_wrap=True)
    for number, error, record in failures[:SHOWN_ERRORS]:
        console.print(f"game {number + 1} failed: {escape(error)}", highlight=False)
        if record is not None:
            console.print(f"record: {escape(records.encode(record).decode())}", highlight=False)
    if len(failures) > SHOWN_ERRORS:
        console.print(f"and {len(failures) - SHOWN_ERRORS} more; --out keeps every record")
