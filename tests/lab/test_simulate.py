import pytest

from edgewise import catalog
from edgewise.core.flow import Action
from edgewise.core.game import AnyGame
from edgewise.core.question import AnyQuestion
from edgewise.lab import modes
from edgewise.lab import simulate as lab
from edgewise.lab.simulate import play, play_games, simulate, summed, tables
from edgewise.players.random import RandomPlayer

RANDOM = (RandomPlayer, RandomPlayer)


class Broken:
    """A player who breaks down after a while."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._left = 30

    def choose(self, question: AnyQuestion, report: object = None) -> Action:
        self._left -= 1
        if not self._left:
            raise RuntimeError("out of ideas")
        return question.options[0]


def test_a_run_gives_the_same_games_again() -> None:
    first = simulate("dawnfall", 3, 7, RANDOM, options=modes.default_options("dawnfall", 0))
    second = simulate("dawnfall", 3, 7, RANDOM, options=modes.default_options("dawnfall", 0))
    assert first == second
    assert (first.games, first.errors) == (3, [])
    assert sum(first.wins.values()) == sum(first.endings.values()) == 3


def test_several_processes_play_the_same_games() -> None:
    def wanted() -> list[lab.Table]:
        return list(tables("dawnfall", 4, 2, RANDOM, lambda i: modes.default_options("dawnfall", i)))

    assert list(play_games(wanted(), jobs=2)) == list(play_games(wanted()))


def test_a_kept_record_leads_to_the_same_end() -> None:
    (table,) = tables("dawnfall", 1, 5, RANDOM, lambda i: modes.default_options("dawnfall", i), keep_records=True)
    played = play(table)
    assert played.record is not None
    outcome = catalog.replay(played.record).outcome
    assert outcome is not None
    assert (outcome.how, outcome.winners) == (played.how, played.winners)


def test_a_game_that_raises_is_kept_with_its_record() -> None:
    run = tables("dawnfall", 2, 1, (Broken, RandomPlayer), lambda i: modes.default_options("dawnfall", 0))
    report = summed("dawnfall", play_games(run))
    assert (report.games, len(report.errors), report.endings) == (2, 2, {})
    error = report.errors[0]
    assert "out of ideas" in error["error"]
    assert catalog.replay(error["record"]).pending is not None


def test_a_game_without_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "MAX_DECISIONS", 20)
    (error,) = simulate("dawnfall", 1, 1, RANDOM).errors
    assert "no end after 20 decisions" in error["error"]


def test_modes_vary_and_never_join_script_with_mulligan() -> None:
    seen = [modes.combination("dawnfall", i) for i in range(400)]
    for name, values in catalog.game("dawnfall").trials.switches.items():
        found = {o["players"][0].get("handicap", 0) for o in seen} if name == "handicap" else {o[name] for o in seen}
        assert found == set(values), name
    assert not any(options["script"] and options["mulligan"] for options in seen)
    assert seen[0]["players"][0]["faction"] != seen[1]["players"][0]["faction"]


def test_every_combination_of_modes_can_be_set_up() -> None:
    game = catalog.game("dawnfall")
    for index in range(0, 24, 2):
        game.setup(modes.combination("dawnfall", index))
