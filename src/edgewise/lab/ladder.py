"""The ladder: results of arenas kept in a file, the ratings that follow from them, and a page that shows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import structs

from edgewise.core.refusal import BadInput
from edgewise.lab.arena import Account, Pairing, Rate, Report
from edgewise.lab.rating import Rating, Result, paired, ratings
from edgewise.lab.watch import Timing

FORMAT = 1
ANCHOR = "random"


class Run(Report, frozen=True):
    """A report, and what it takes to play the same games again."""

    seed: int
    jobs: int
    seconds: float
    options: dict[str, Any]


class Ladder(msgspec.Struct, frozen=True):
    """The runs that a ladder rests on; each two players stand in one of them only."""

    runs: tuple[Run, ...] = ()
    format: int = FORMAT


class Standing(msgspec.Struct, frozen=True):
    """A player on the ladder: the rating, and the account of all its games."""

    name: str
    rating: Rating
    account: Account


def decode(text: bytes | str) -> Ladder:
    """A ladder from JSON; another shape gets a clear error."""
    try:
        ladder = msgspec.json.decode(text, type=Ladder)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadInput(f"this is not the file of a ladder: {error}", field="ladder") from None
    if ladder.format != FORMAT:
        raise BadInput(f"the ladder has format {ladder.format}, this version reads {FORMAT}", field="format")
    return ladder


def encode(ladder: Ladder) -> bytes:
    """The ladder as JSON that a person can read."""
    return msgspec.json.format(msgspec.json.encode(ladder), indent=1) + b"\n"


def added(ladder: Ladder, run: Run) -> Ladder:
    """The ladder with one more run; older results between the same players give way to it."""
    games = {run.game, *(older.game for older in ladder.runs)}
    if len(games) > 1:
        raise BadInput(f"a ladder is of one game, not of {' and '.join(sorted(games))}", field="game")
    if run.errors:
        raise BadInput("games that failed do not go on a ladder; mend what failed and play again", field="errors")
    run = structs.replace(run, pairings=[pairing for pairing in run.pairings if pairing.games])
    fresh = {frozenset(pairing.players) for pairing in run.pairings}
    kept = [
        structs.replace(older, pairings=[p for p in older.pairings if frozenset(p.players) not in fresh])
        for older in ladder.runs
    ]
    return Ladder((*(older for older in kept if older.pairings), run))


def pairings(ladder: Ladder) -> list[Pairing]:
    """Who met whom, over all runs."""
    return [pairing for run in ladder.runs for pairing in run.pairings]


def standings(ladder: Ladder) -> list[Standing]:
    """The players from the strongest to the weakest, rated from all pairings; random stands at 0, or else the last."""
    met = pairings(ladder)
    names = list(dict.fromkeys(name for pairing in met for name in pairing.players))
    if not names:
        raise BadInput("the ladder holds no games; let players meet with edgewise arena --ladder", field="runs")
    number = {name: i for i, name in enumerate(names)}
    results = [_result(pairing, number) for pairing in met]
    try:
        rated = ratings(len(names), results, number.get(ANCHOR, 0))
        if ANCHOR not in number:
            lowest = min(range(len(names)), key=lambda player: rated[player].elo)
            rated = ratings(len(names), results, lowest)
    except ValueError as error:
        raise BadInput(f"{error} ({', '.join(f'{i} is {name}' for name, i in number.items())})", field="runs") from None
    found = [Standing(name, rated[i], _account(name, ladder.runs)) for name, i in number.items()]
    return sorted(found, key=lambda standing: -standing.rating.elo)


def _result(pairing: Pairing, number: dict[str, int]) -> Result:
    first, second = (number[name] for name in pairing.players)
    whole = [float(points) / 2 for points, n in pairing.pairs.items() for _ in range(n)]
    return Result(first, second, pairing.wins[0] + pairing.draws / 2, pairing.games, paired(whole).weight)


def _account(name: str, runs: Iterable[Run]) -> Account:
    mine = [account for run in runs for account in run.accounts if account.name == name]
    judging = sum(a.positions / a.positions_per_second for a in mine if a.positions_per_second)
    positions = sum(account.positions for account in mine)
    return Account(
        name,
        sum(account.games for account in mine),
        sum(account.points for account in mine),
        _timing([account.decision for account in mine]),
        _timing([account.turn for account in mine]),
        _timing([account.reaction for account in mine]),
        _timing([account.setup for account in mine]),
        positions,
        positions / judging if judging else None,
        _figures(mine),
    )


def _timing(found: Sequence[Timing]) -> Timing:
    """Times of several runs together; their common p95 is at most the greatest of them, which is what is told."""
    n = sum(each.n for each in found)
    mean = sum(each.mean * each.n for each in found) / max(1, n)
    return Timing(n, mean, max(each.p95 for each in found), max(each.max for each in found))


def _figures(accounts: Sequence[Account]) -> dict[str, Rate]:
    games = max(1, sum(account.games for account in accounts))
    turns = max(1, sum(account.figures.get("turns", Rate()).total for account in accounts))
    names = dict.fromkeys(name for account in accounts for name in account.figures)
    totals = {name: sum(account.figures.get(name, Rate()).total for account in accounts) for name in names}
    return {name: Rate(total, total / games, total / turns) for name, total in totals.items()}


# the page


def page(ladder: Ladder, picture: str) -> str:
    """The ladder as Markdown, with the picture of that file name."""
    return "\n".join(_lines(ladder, standings(ladder), picture)) + "\n"


def _lines(ladder: Ladder, ranked: Sequence[Standing], picture: str) -> Iterator[str]:
    met = pairings(ladder)
    yield "# The ladder"
    yield ""
    yield "The players against each other, in mirrored pairs of games with equal dice and changed seats and factions."
    yield f"{sum(pairing.games for pairing in met)} games of {ladder.runs[0].game} were played for it."
    yield "`make ladder` writes this page and its picture from the results; [arena.md](../arena.md) tells how."
    yield ""
    yield f"![Ratings of the players with their 95% intervals]({picture})"
    yield ""
    yield from _ranks(ranked)
    yield ""
    yield f"Ratings are relative to {_zero(ranked)}, from all results together, with 95% intervals."
    yield (
        "Times are seconds by the clock on one core, for decisions between two or more answers and for a player's "
        "whole own turn; other work on the machine makes the longest ones longer."
    )
    yield ""
    yield from _crosstable([standing.name for standing in ranked], met)
    yield ""
    yield from _style(ranked)
    yield ""
    yield from _endings(met)


def _zero(ranked: Sequence[Standing]) -> str:
    return next(standing.name for standing in ranked if standing.rating.elo == standing.rating.margin == 0)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'|'.join(['---', *['---:'] * (len(head) - 1)])}|"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _ranks(ranked: Sequence[Standing]) -> Iterator[str]:
    head = ["Player", "Elo", "95%", "Mean s", "p95 s", "Max s", "Turn p95 s", "Turn max s", "Positions/s"]
    rows = []
    for standing in ranked:
        decision, turn, rate = standing.account.decision, standing.account.turn, standing.account.positions_per_second
        times = [f"{t:.3f}" for t in (decision.mean, decision.p95, decision.max, turn.p95, turn.max)]
        margin = f"± {standing.rating.margin:.0f}" if standing.rating.margin else ""
        speed = f"{rate:.0f}" if rate is not None else ""
        rows.append([standing.name, f"{standing.rating.elo:.0f}", margin, *times, speed])
    return _table(head, rows)


def _crosstable(names: Sequence[str], met: Sequence[Pairing]) -> Iterator[str]:
    yield "## Each against each"
    yield ""
    yield "The score of the player on the left, with its 95% interval and the number of games."
    yield ""
    rows = [[name, *(_score(name, other, met) for other in names)] for name in names]
    yield from _table(["", *names], rows)


def _score(name: str, other: str, met: Sequence[Pairing]) -> str:
    for pairing in met:
        share = pairing.share
        if pairing.players == (name, other):
            return _percent(share.share, share.low, share.high, pairing.games)
        if pairing.players == (other, name):
            return _percent(1 - share.share, 1 - share.high, 1 - share.low, pairing.games)
    return ""


def _percent(share: float, low: float, high: float, games: int) -> str:
    return f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f}; {games})"


def _style(ranked: Sequence[Standing]) -> Iterator[str]:
    yield "## What their play looks like"
    yield ""
    yield "How often each does something in a game, and in brackets in an own turn."
    yield ""
    names = dict.fromkeys(name for standing in ranked for name in standing.account.figures)
    rows = []
    for name in names:
        rates = [standing.account.figures.get(name, Rate()) for standing in ranked]
        rows.append([name.replace("_", " "), *(f"{rate.per_game:.2f} ({rate.per_turn:.2f})" for rate in rates)])
    yield from _table(["", *(standing.name for standing in ranked)], rows)


def _endings(met: Sequence[Pairing]) -> Iterator[str]:
    yield "## How games ended"
    yield ""
    hows = dict.fromkeys(how for pairing in met for how in pairing.endings)
    rows = []
    for pairing in met:
        shares = [f"{100 * pairing.endings.get(how, 0) / pairing.games:.0f} %" for how in hows]
        rows.append([" - ".join(pairing.players), f"{pairing.length.turns:g}", *shares])
    yield from _table(["Players", "Median turns", *hows], rows)
