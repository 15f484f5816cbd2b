"""`edgewise arena`: players against each other in mirrored pairs, with strength, time and style of play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter
from msgspec import structs
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from edgewise.cli.app import EXIT_FAILED, CommandError, app
from edgewise.cli.ladder import add_run, opened_ladder
from edgewise.cli.options import check_options, known_game, parse_options
from edgewise.cli.output import print_json
from edgewise.cli.simulate import COLUMNS, chosen_players, opened, options_by_number, print_failures
from edgewise.core import record as records
from edgewise.lab.arena import Account, Arena, Fought, Pairing, Rate, Report, bouts, fights
from edgewise.lab.ladder import Run
from edgewise.lab.rating import EloDifference, Share
from edgewise.lab.simulate import PlayerType
from edgewise.lab.watch import Timing

# Tables keep their lines whole, also where the output goes into a file.
MIN_WIDTH = 110


@app.command(name="arena")
def arena(
    game: str,
    /,
    *,
    players: str,
    games: int = 200,
    seed: int = 1,
    jobs: int = 1,
    option: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    out: Path | None = None,
    ladder: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Let players meet in mirrored pairs and show who is stronger.

    Both games of a pair have the same seed, and the players change seats and factions.
    Ctrl-C ends the run and reports the games played so far.

    Parameters
    ----------
    game
        The game, for example dawnfall.
    players
        The players, for example veteran,greedy; of more than two each meets each.
    games
        How many games each two players play; an even number.
    seed
        The seed of the run; the same seed gives the same games, unless a player thinks by the clock.
    jobs
        Processes to use.
    option
        An option of the match as name=value; may be given several times.
    out
        Write a record of every game into this file, one per line.
    ladder
        Add the results to this file of a ladder; older ones between the same players give way.
    as_json
        Print JSON.
    """
    if games < 2 or games % 2 or jobs < 1:
        raise CommandError("--games is an even number from 2, for games come in mirrored pairs; --jobs is from 1.")
    names, makers = _entrants(players, ladder)
    given = parse_options(option)
    options_of = options_by_number(game, given)
    check_options(known_game(game), options_of(0), options_of(1))
    gathered = Arena(game, names)
    wanted = bouts(game, makers, games, seed, options_of, keep_records=out is not None)
    total = games * len(makers) * (len(makers) - 1) // 2
    began = perf_counter()
    _fight_out(fights(wanted, jobs), gathered, total, out)
    seconds = round(perf_counter() - began, 3)
    run = Run(**structs.asdict(gathered.report()), seed=seed, jobs=jobs, seconds=seconds, options=given)
    print_json(run) if as_json else print_report(run)
    print_failures([(failed.game, failed.error, failed.record) for failed in run.errors])
    if ladder is not None:
        add_run(ladder, run)
    return EXIT_FAILED if run.errors or run.games < total else 0


def _entrants(players: str, ladder: Path | None) -> tuple[list[str], list[PlayerType]]:
    """The players by name and how each is made; too few of them, or one twice on a ladder, is refused."""
    names, makers = [name.strip() for name in players.split(",")], chosen_players(players)
    if len(makers) < 2:
        raise CommandError(f"An arena needs two players or more, for example --players {names[0]},random.")
    if ladder is not None:
        # A file that cannot be read is better refused before hours of play than after them.
        opened_ladder(ladder)
        if len(set(names)) < len(names):
            raise CommandError("On a ladder every player stands once; leave --ladder out to let one play itself.")
    return names, makers


def _fight_out(fought: Iterator[Fought], gathered: Arena, total: int, out: Path | None) -> None:
    with ExitStack() as stack:
        file = stack.enter_context(opened(out)) if out is not None else None
        progress = stack.enter_context(Progress(*COLUMNS, console=Console(stderr=True), transient=True))
        bar = progress.add_task("games", total=total)
        try:
            for each in fought:
                gathered.add(each)
                if file is not None and each.played.record is not None:
                    file.write(records.encode(each.played.record).decode() + "\n")
                points = "  ".join(f"{name} {gathered.points(i):g}" for i, name in enumerate(gathered.names))
                progress.update(bar, advance=1, description=points)
        except KeyboardInterrupt:
            progress.console.print(f"stopped after {len(gathered.fought)} of {total} games")


def print_report(report: Run) -> None:
    """The report as tables."""
    console = Console()
    console.width = max(console.width, MIN_WIDTH)
    tables = (_pairings(report.pairings), _times(report.accounts), _figures(report.accounts), _sides(report.sides))
    for table in (*tables, _endings(report)):
        console.print(table)
        console.print()
    console.print(
        f"{report.games} games of {report.game} in {report.seconds:.1f} s, {len(report.errors)} errors; "
        f"the median game has {report.length.turns:g} turns and {report.length.decisions:g} decisions.",
        highlight=False,
    )


def _pairings(pairings: list[Pairing]) -> Table:
    table = Table("Players", "Games", "Won", "Drawn", "Lost", "Score", "Elo difference", box=None)
    for pairing in pairings:
        won, lost = pairing.wins
        counts = [str(n) for n in (pairing.games, won, pairing.draws, lost)]
        table.add_row(" - ".join(pairing.players), *counts, _percent(pairing.share), _elo(pairing.elo))
    return table


def _percent(share: Share) -> str:
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _elo(found: EloDifference) -> str:
    middle, low, high = (
        f"{value:+.0f}" if value is not None else unbounded
        for value, unbounded in ((found.elo, "unbounded"), (found.low, "-∞"), (found.high, "+∞"))
    )
    return f"{middle} ({low} to {high})"


def _times(accounts: list[Account]) -> Table:
    table = Table("Player", "Thinking", "Times", "Mean s", "p95 s", "Max s", "Positions/s", box=None)
    for account in accounts:
        rate = account.positions_per_second
        rows: list[tuple[str, Timing]] = [
            ("decision", account.decision),
            ("own turn", account.turn),
            ("other turn", account.reaction),
            ("set-up", account.setup),
        ]
        for what, found in rows:
            speed = f"{rate:.0f}" if rate is not None and what == "decision" else ""
            numbers = (f"{found.mean:.4f}", f"{found.p95:.4f}", f"{found.max:.4f}")
            table.add_row(account.name, what, str(found.n), *numbers, speed)
    return table


def _figures(accounts: list[Account]) -> Table:
    table = Table("For each game (own turn)", *(account.name for account in accounts), box=None)
    for name in dict.fromkeys(name for account in accounts for name in account.figures):
        found = [account.figures.get(name, Rate()) for account in accounts]
        table.add_row(name.replace("_", " "), *(f"{rate.per_game:.2f} ({rate.per_turn:.3f})" for rate in found))
    return table


def _sides(sides: dict[str, Share]) -> Table:
    table = Table("Side", "Games", "Score", box=None)
    for name, share in sides.items():
        table.add_row(name, f"{share.weight:.0f}", _percent(share))
    return table


def _endings(report: Report) -> Table:
    table = Table("Ending", "Games", "Share", box=None)
    finished = max(1, report.games - len(report.errors))
    for how, n in report.endings.items():
        table.add_row(how, str(n), f"{100 * n / finished:.1f} %")
    return table
