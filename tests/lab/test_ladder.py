from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from edgewise.core.record import Record
from edgewise.core.refusal import BadInput
from edgewise.lab.arena import Account, Failed, Length, Pairing, Rate
from edgewise.lab.chart import WIDTH, chart, scale
from edgewise.lab.ladder import Ladder, Run, added, decode, encode, page, pairings, standings
from edgewise.lab.rating import Rating, difference, paired, wilson
from edgewise.lab.watch import Timing


def meeting(first: str, second: str, won: int, games: int = 200) -> Pairing:
    """Games without draws; the winner of a pair wins both, as far as the number goes."""
    pairs = {"0": (games - won) // 2, "0.5": 0, "1": won % 2, "1.5": 0, "2": won // 2}
    whole = [float(points) / 2 for points, n in pairs.items() for _ in range(n)]
    share, elo = wilson(won, games), difference(paired(whole))
    return Pairing((first, second), games, (won, games - won), 0, share, pairs, elo, {"points": games}, Length(22, 300))


def account(name: str, games: int, *, seconds: float = 0.5, positions: int = 0) -> Account:
    times = Timing(10, seconds, 2 * seconds, 3 * seconds)
    figures = {"turns": Rate(10 * games, 10, 1), "passive_turns": Rate(3 * games, 3, 0.3)}
    rate = 1000 * seconds if positions else None
    return Account(name, games, games / 2, times, times, times, times, positions, rate, figures)


def run(*met: Pairing, accounts: list[Account] | None = None, **more: Any) -> Run:
    names = list(dict.fromkeys(name for pairing in met for name in pairing.players))
    fields: dict[str, Any] = {
        "game": "dawnfall",
        "players": names,
        "games": sum(pairing.games for pairing in met),
        "pairings": list(met),
        "accounts": accounts or [account(name, 200) for name in names],
        "endings": {"points": 200},
        "length": Length(20, 200),
        "sides": {},
        "errors": [],
    }
    return Run(**{**fields, **more}, seed=1, jobs=1, seconds=9.0, options={})


THREE = Ladder((run(meeting("random", "greedy", 10), meeting("greedy", "veteran", 50)),))


def test_the_strongest_stands_first_and_random_at_0() -> None:
    ranked = standings(THREE)
    assert [standing.name for standing in ranked] == ["veteran", "greedy", "random"]
    assert [standing.rating.elo for standing in ranked] == pytest.approx([702.37, 511.52, 0], abs=0.1)
    assert ranked[-1].rating == Rating(0, 0)


def test_without_random_the_weakest_stands_at_0() -> None:
    ranked = standings(Ladder((run(meeting("warlord", "greedy", 150)),)))
    assert [(s.name, round(s.rating.elo)) for s in ranked] == [("warlord", 191), ("greedy", 0)]


def test_pairs_that_go_one_way_widen_the_margin() -> None:
    split = meeting("random", "greedy", 100)
    split = Pairing(split.players, 200, (100, 100), 0, split.share, {"1": 98, "2": 1, "0": 1}, split.elo, {}, Length())
    narrow, wide = (standings(Ladder((run(met),))) for met in (split, meeting("random", "greedy", 100)))
    # The pairs weigh 0.25 * 100 / (0.5 / 99) = 4950 games, or 0.25 * 100 / (25 / 99) = 99.
    assert max(standing.rating.margin for standing in narrow) == pytest.approx(340.48 / (4950 / 4) ** 0.5, abs=0.01)
    assert max(standing.rating.margin for standing in wide) == pytest.approx(340.48 / (99 / 4) ** 0.5, abs=0.01)


def test_a_ladder_reads_as_it_was_written() -> None:
    assert decode(encode(THREE)) == THREE


def test_newer_games_between_two_players_replace_the_older_ones() -> None:
    newer = added(THREE, run(meeting("greedy", "random", 180)))
    assert [pairing.players for pairing in pairings(newer)] == [("greedy", "veteran"), ("greedy", "random")]
    newest = added(newer, run(meeting("veteran", "greedy", 150)))
    assert len(newest.runs) == 2


def test_a_pairing_that_was_not_played_is_left_out() -> None:
    partly = added(Ladder(), run(meeting("random", "greedy", 10), meeting("random", "veteran", 0, games=0)))
    assert [pairing.players for pairing in pairings(partly)] == [("random", "greedy")]


def test_accounts_of_several_runs_are_one() -> None:
    slow = account("greedy", 100, seconds=2.0, positions=4000)
    quick = account("greedy", 300, seconds=1.0, positions=2000)
    ladder = Ladder(
        (
            run(meeting("random", "greedy", 10), accounts=[account("random", 100), slow]),
            run(meeting("greedy", "veteran", 50), accounts=[quick, account("veteran", 300)]),
        )
    )
    found = next(standing.account for standing in standings(ladder) if standing.name == "greedy")
    assert found.decision == Timing(20, 1.5, 4.0, 6.0)
    # 4000 positions at 2000 a second and 2000 at 1000 a second: 6000 in 4 seconds.
    assert (found.games, found.positions, found.positions_per_second) == (400, 6000, 1500)
    assert found.figures["passive_turns"] == Rate(1200, 3.0, 0.3)


@pytest.mark.parametrize(
    ("wrong", "part"),
    [
        (run(meeting("random", "greedy", 10), game="chess"), "of one game, not of chess and dawnfall"),
        (
            run(meeting("random", "greedy", 10), errors=[Failed(1, ("a", "b"), "x", Record("d", 1, {}, []))]),
            "games that failed",
        ),
    ],
)
def test_a_run_that_does_not_fit_is_refused(wrong: Run, part: str) -> None:
    with pytest.raises(BadInput, match=part):
        added(THREE, wrong)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("[1", "not the file of a ladder"),
        ('{"runs": 3}', r"\$.runs"),
        ('{"format": 7}', "format 7, this version reads 1"),
    ],
)
def test_another_file_is_refused(text: str, part: str) -> None:
    with pytest.raises(BadInput, match=part):
        decode(text)


def test_an_empty_ladder_says_how_to_fill_it() -> None:
    with pytest.raises(BadInput, match="edgewise arena --ladder"):
        standings(Ladder())


def test_players_who_never_met_are_named() -> None:
    apart = Ladder((run(meeting("random", "greedy", 10)), run(meeting("veteran", "warlord", 60))))
    with pytest.raises(BadInput, match=r"players \[2, 3\] have no games .* 2 is veteran, 3 is warlord"):
        standings(apart)


def test_the_page_shows_both_sides_of_a_pairing() -> None:
    text = page(THREE, "ladder.svg")
    assert "](ladder.svg)" in text
    assert "| greedy | 512 | ± " in text
    rows = [line for line in text.splitlines() if line.startswith("| greedy | 25.0 %")]
    assert rows and "95.0 % (91.0 to 97.3; 200)" in rows[0]
    assert "relative to random" in text
    assert "400 games of dawnfall" in text
    assert "| passive turns | 3.00 (0.30) |" in text
    assert "| random - greedy | 22 | 100 % |" in text


def test_the_page_has_rows_as_wide_as_their_head() -> None:
    tables = re.findall(r"(?:^\|.*\|\n)+", page(THREE, "ladder.svg"), flags=re.MULTILINE)
    assert len(tables) == 4
    for table in tables:
        assert len({line.count("|") for line in table.splitlines()}) == 1


def test_the_picture_has_a_row_for_each_player_and_keeps_inside() -> None:
    root = ElementTree.fromstring(chart(standings(THREE)))
    space = "{http://www.w3.org/2000/svg}"
    texts = [text.text for text in root.iter(f"{space}text")]
    assert [name for name in texts if name in ("veteran", "greedy", "random")] == ["veteran", "greedy", "random"]
    assert len(list(root.iter(f"{space}circle"))) == 3
    ends = [float(line.get(end) or -1) for line in root.iter(f"{space}line") for end in ("x1", "x2")]
    assert 0 <= min(ends) <= max(ends) <= WIDTH
    dots = [float(dot.get("cx") or -1) for dot in root.iter(f"{space}circle")]
    assert dots == sorted(dots, reverse=True)


def test_the_axis_has_room_for_every_interval() -> None:
    ranked = standings(THREE)
    low, high, step = scale(ranked)
    assert low <= min(s.rating.elo - s.rating.margin for s in ranked)
    assert high >= max(s.rating.elo + s.rating.margin for s in ranked)
    assert (high - low) % step == 0
    assert (high - low) // step <= 8


LADDERS = Path(__file__).parent.parent.parent / "docs" / "ladders"


@pytest.mark.parametrize("game", [file.stem for file in sorted(LADDERS.glob("*.json"))])
def test_the_ladder_of_the_documentation_is_drawn_from_its_results(game: str) -> None:
    """After a change: make ladder."""
    ladder = decode((LADDERS / f"{game}.json").read_text(encoding="utf-8"))
    assert {run.game for run in ladder.runs} == {game}
    assert (LADDERS / f"{game}.md").read_text(encoding="utf-8") == page(ladder, f"{game}.svg")
    assert (LADDERS / f"{game}.svg").read_text(encoding="utf-8") == chart(standings(ladder))
