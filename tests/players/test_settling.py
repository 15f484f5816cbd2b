"""When a search has seen enough: what the second answer could still gain."""

from edgewise import game
from edgewise.players.levels import WARLORD
from edgewise.players.search import SearchPlayer


def test_the_second_answer_hopes_for_half_of_the_walks_to_come() -> None:
    player = SearchPlayer(game("dawnfall"), 1, WARLORD)
    assert player._catch(walks=120, weighed=100, limit=400) == 0.5 * 1.2 * 300
    assert player._catch(walks=20, weighed=20, limit=400) == 3 * 380


def test_where_best_lines_count_it_hopes_for_all_of_them() -> None:
    player = SearchPlayer(game("the-edge"), 1, WARLORD)
    assert player._catch(walks=120, weighed=100, limit=400) == 3 * 300
