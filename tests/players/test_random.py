from edgewise import catalog
from edgewise.core.flow import Action
from edgewise.core.question import AnyQuestion, Question
from edgewise.players import PLAYERS
from edgewise.players.random import RandomPlayer


class Step(Action, frozen=True):
    n: int


GAME = catalog.game("dawnfall")
OPTIONS = tuple(Step(n) for n in range(5))
QUESTION: AnyQuestion = Question(0, OPTIONS, dict)


def test_the_same_seed_makes_the_same_choices() -> None:
    first, second = RandomPlayer(GAME, 3), RandomPlayer(GAME, 3)
    assert [first.choose(QUESTION) for _ in range(50)] == [second.choose(QUESTION) for _ in range(50)]


def test_every_option_is_chosen_in_time() -> None:
    player = RandomPlayer(GAME, 1)
    assert {player.choose(QUESTION) for _ in range(200)} == set(OPTIONS)


def test_a_single_option_is_taken() -> None:
    assert PLAYERS["random"](GAME, 9).choose(Question(0, OPTIONS[:1], dict)) == OPTIONS[0]
