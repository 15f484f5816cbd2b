from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from edgewise import catalog
from edgewise.core.flow import Action
from edgewise.core.game import AnyGame
from edgewise.core.question import AnyQuestion, Question
from edgewise.lab import modes
from edgewise.lab.arena import Arena, Bout, Fought, bouts, distinct, fight, fights
from edgewise.lab.simulate import Played, PlayerType, play
from edgewise.lab.watch import Seen, Stopwatch, timing
from edgewise.players import Progress
from edgewise.players.random import RandomPlayer
from tests.core.dice_game import DiceGame, Hold, Throw
from tests.support.scripted import kind_of


class Thrower:
    """Rolls the die whenever it may."""

    def __init__(self, game: AnyGame, seed: int) -> None: ...

    def choose(self, question: AnyQuestion, report: Any = None) -> Action:
        assert Throw() in question.options
        return Throw()


class Holder:
    """Never gets a point, and tells how much it thinks."""

    def __init__(self, game: AnyGame, seed: int) -> None: ...

    def choose(self, question: AnyQuestion, report: Any = None) -> Action:
        if report is not None:
            report(Progress(0.5, 40, Hold()))
            report(Progress(1.0, 90, Hold()))
        return Hold()


class Fragile:
    """Cannot bear to have the first seat."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._asked = 0

    def choose(self, question: AnyQuestion, report: Any = None) -> Action:
        if question.view.points == [0, 0]:
            raise RuntimeError("not the first seat")
        return Throw()


@pytest.fixture
def dice() -> Iterator[None]:
    make: Any = DiceGame
    catalog.GAMES.put("dice", catalog.Source("core", make))
    yield
    catalog.GAMES.remove("dice")


def no_options(pair: int) -> dict[str, Any]:
    return {}


def dawnfall(pair: int) -> dict[str, Any]:
    return modes.default_options("dawnfall", pair)


def gathered(names: list[str], players: list[PlayerType], games: int) -> Arena:
    arena = Arena("dice", names)
    for fought in fights(bouts("dice", players, games, 1, no_options)):
        arena.add(fought)
    return arena


def mirrored(wanted: Iterator[Bout]) -> Iterator[tuple[Bout, Bout]]:
    return zip(wanted, wanted, strict=True)


@pytest.mark.usefixtures("dice")
def test_a_stronger_player_scores_higher() -> None:
    report = gathered(["random", "thrower"], [RandomPlayer, Thrower], 40).report()
    (pairing,) = report.pairings
    assert pairing.games == sum(pairing.wins) + pairing.draws == 40
    assert pairing.share.share < 0.3
    assert pairing.elo.high is not None and pairing.elo.high < 0


@pytest.mark.usefixtures("dice")
def test_a_sweep_has_no_upper_end() -> None:
    (pairing,) = gathered(["thrower", "holder"], [Thrower, Holder], 20).report().pairings
    assert (pairing.wins, pairing.draws, pairing.share.share) == ((20, 0), 0, 1.0)
    assert pairing.pairs == {"0": 0, "0.5": 0, "1": 0, "1.5": 0, "2": 10}
    assert (pairing.elo.elo, pairing.elo.high) == (None, None)
    assert pairing.elo.low is not None and pairing.elo.low > 0


@pytest.mark.usefixtures("dice")
def test_every_player_meets_every_other() -> None:
    report = gathered(["a", "b", "c"], [RandomPlayer, Thrower, Holder], 4).report()
    assert [pairing.players for pairing in report.pairings] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert [pairing.games for pairing in report.pairings] == [4, 4, 4]
    assert [account.games for account in report.accounts] == [8, 8, 8]
    assert sum(account.points for account in report.accounts) == report.games == 12


def test_a_pair_has_one_seed_and_swaps_seats_and_factions() -> None:
    pairs = list(mirrored(bouts("dawnfall", [RandomPlayer, Thrower], 8, 3, dawnfall)))
    for one, other in pairs:
        assert (one.pair, one.pairing) == (other.pair, other.pairing)
        assert one.table.seed == other.table.seed
        # Seat 1 keeps its faction while the player in it changes, so the player changes both.
        assert one.table.options == other.table.options
        assert one.seats == (0, 1)
        assert other.seats == (1, 0)
        assert one.table.players == other.table.players[::-1] == (RandomPlayer, Thrower)
    assert len({one.table.seed for one, _ in pairs}) == len(pairs) == 4


def test_factions_change_seats_from_pair_to_pair() -> None:
    pairs = mirrored(bouts("dawnfall", [RandomPlayer, Thrower], 8, 3, dawnfall))
    first = [one.table.options["players"][0]["faction"] for one, _ in pairs]
    assert first == ["chapter", "demons", "chapter", "demons"]


def test_armies_are_sides_of_the_edge_too() -> None:
    wanted = bouts("the-edge", [RandomPlayer, RandomPlayer], 4, 3, lambda pair: modes.default_options("the-edge", pair))
    armies = [modes.factions_of("the-edge", bout.table.options) for bout in wanted]
    assert armies == [("chapter", "demons")] * 2 + [("demons", "chapter")] * 2
    assert modes.factions_of("dawnfall", {"players": [{"faction": "demons"}, {}]}) == ("demons", "")


def test_a_pair_between_alike_players_is_one_game_twice() -> None:
    ((one, other),) = mirrored(bouts("dawnfall", [RandomPlayer, RandomPlayer], 2, 3, dawnfall, keep_records=True))
    a, b = fight(one), fight(other)
    assert a.played.record == b.played.record
    assert a.points(0) == b.points(1)
    assert a.seen.figures == b.seen.figures


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes() -> None:
    def results(jobs: int) -> list[tuple[Played, dict[int, dict[str, int]]]]:
        wanted = bouts("dawnfall", [RandomPlayer, RandomPlayer], 2, 5, dawnfall, keep_records=True)
        return [(fought.played, fought.seen.figures) for fought in fights(wanted, jobs)]

    assert results(1) == results(1) == results(2)


def test_play_is_counted_as_its_record_has_it() -> None:
    (bout, _) = bouts("dawnfall", [RandomPlayer, RandomPlayer], 2, 1, dawnfall, keep_records=True)
    fought = fight(bout)
    assert fought.played.record is not None
    replies = fought.played.record.replies
    declared = [reply["kind"] for reply in replies if reply["type"] == "Declare"]
    figures = fought.seen.figures
    assert fought.seen.turns() in (len(declared), len(declared) + 1)
    assert sum(seat["passive_turns"] for seat in figures.values()) == declared.count("passive") > 0
    assert sum(seat["cards_played"] for seat in figures.values()) > 0
    assert sum(seat["activations"] for seat in figures.values()) == sum(r["type"] == "Activate" for r in replies)


def test_every_death_is_a_loss_of_one_seat() -> None:
    (bout, _) = bouts("dawnfall", [RandomPlayer, RandomPlayer], 2, 5, dawnfall, keep_records=True)
    fought = fight(bout)
    assert fought.played.record is not None
    keys = [kind_of(event) for event in catalog.replay(fought.played.record).log]
    lost = sum(seat.get("models_lost", 0) for seat in fought.seen.figures.values())
    assert lost == keys.count("model-died") > 0


def test_a_game_that_raises_is_reported_with_its_record_and_leaves_no_points(dice: None) -> None:
    report = gathered(["fragile", "thrower"], [Fragile, Thrower], 4).report()
    assert len(report.errors) == 2
    assert all("not the first seat" in failed.error for failed in report.errors)
    assert report.errors[0].players == ("fragile", "thrower")
    assert report.errors[0].record is not None and report.errors[0].record.game == "dice"
    assert (report.games, report.pairings[0].games) == (4, 2)
    # Half a pair says nothing about the pair.
    assert sum(report.pairings[0].pairs.values()) == 0


def test_a_draw_is_half_a_point_for_both() -> None:
    drawn = Fought(0, 0, (0, 1), (), Played(0, 1, 10, "agreed", ()), Seen())
    assert (drawn.points(0), drawn.points(1)) == (0.5, 0.5)
    arena = Arena("dice", ["a", "b"])
    arena.add(drawn)
    (pairing,) = arena.report().pairings
    assert (pairing.wins, pairing.draws, pairing.share.share) == ((0, 0), 1, 0.5)


def test_sides_tell_factions_seats_and_the_first_turn_apart() -> None:
    arena = Arena("dice", ["a", "b"])
    for index, seats in enumerate([(0, 1), (1, 0)]):
        played = Played(index, 1, 10, "points", (0,))
        arena.add(Fought(0, 0, seats, ("chapter", "demons"), played, Seen(first=1)))
    sides = {name: share.share for name, share in arena.report().sides.items()}
    assert sides == {
        "chapter": 1.0,
        "chapter in seat 1": 1.0,
        "demons": 0.0,
        "demons in seat 2": 0.0,
        "first turn": 0.0,
        "seat 1": 1.0,
        "seat 2": 0.0,
    }


@pytest.mark.usefixtures("dice")
def test_a_player_who_reports_is_counted_by_its_last_word() -> None:
    thrower, holder = gathered(["thrower", "holder"], [Thrower, Holder], 2).report().accounts
    assert thrower.positions_per_second is None
    assert holder.positions == 90 * holder.decision.n > 0
    assert holder.positions_per_second is not None and holder.positions_per_second > 90


def test_p95_is_the_time_that_95_of_100_do_not_exceed() -> None:
    found = timing(float(n) for n in range(100, 0, -1))
    assert (found.n, found.mean, found.p95, found.max) == (100, 50.5, 95.0, 100.0)
    assert timing([]).n == 0


def test_a_turn_is_the_sum_of_one_players_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr("edgewise.lab.watch.perf_counter", lambda: next(clock))
    game, watch = TurnTeller(), Stopwatch()
    think(watch, 0, Throw(), Hold())
    game.begins(watch, 0)
    think(watch, 0, Throw(), Hold())
    think(watch, 0, Throw())
    think(watch, 0, Throw(), Hold())
    think(watch, 1, Throw(), Hold())
    game.begins(watch, 1)
    think(watch, 1, Throw(), Hold())
    watch.close()
    mine, other = watch.seen.thoughts[0], watch.seen.thoughts[1]
    assert (mine.setup, mine.turns, mine.reactions) == ([1], [3], [])
    assert (other.setup, other.turns, other.reactions) == ([], [1], [1])
    # A single option is no decision, but the time it took is time all the same.
    assert (len(mine.decisions), len(other.decisions)) == (3, 2)
    assert watch.seen.first == 0


def think(watch: Stopwatch, seat: int, *options: Action) -> None:
    watch.choice(Thrower(DiceGame(), 1), Question(seat, options, lambda: None))


class TurnTeller(DiceGame):
    """A game that tells when a turn begins."""

    seat = 0

    def begins(self, watch: Stopwatch, seat: int) -> None:
        self.seat = seat
        watch.saw(self, self.setup({}))

    def figures(self, state: Any, events: Any) -> list[tuple[str, int]]:
        return [("turns", self.seat)]


def test_a_name_that_comes_again_gets_a_number() -> None:
    assert distinct(["veteran", "greedy", "veteran"]) == ["veteran", "greedy", "veteran 2"]


@pytest.mark.usefixtures("dice")
def test_a_watched_game_is_the_game_that_is_not_watched() -> None:
    (bout, _) = bouts("dice", [Thrower, Thrower], 2, 9, no_options, keep_records=True)
    assert fight(bout).played == play(bout.table)
