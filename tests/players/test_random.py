from edgewise.core.flow import Action
from edgewise.players import PLAYERS
from edgewise.players.random import RandomPlayer


class Step(Action, frozen=True):
    n: int


OPTIONS = tuple(Step(n) for n in range(5))


def test_the_same_seed_makes_the_same_choices() -> None:
    first, second = RandomPlayer(3), RandomPlayer(3)
    assert [first.choose(OPTIONS) for _ in range(50)] == [second.choose(OPTIONS) for _ in range(50)]


def test_every_option_is_chosen_in_time() -> None:
    player = RandomPlayer(1)
    assert {player.choose(OPTIONS) for _ in range(200)} == set(OPTIONS)


def test_a_single_option_is_taken() -> None:
    assert PLAYERS["random"](9).choose(OPTIONS[:1]) == OPTIONS[0]
