from math import inf

import pytest

from edgewise.lab.rating import Result, difference, elo, expected, paired, ratings, wilson


@pytest.mark.parametrize(("share", "points"), [(0.5, 0.0), (0.75, 190.85), (0.25, -190.85), (10 / 11, 400.0)])
def test_elo_of_a_share(share: float, points: float) -> None:
    assert elo(share) == pytest.approx(points, abs=0.01)
    assert expected(points) == pytest.approx(share, abs=1e-5)


def test_no_elo_difference_gives_a_share_of_0_or_1() -> None:
    assert elo(0.0) is None
    assert elo(1.0) is None


def test_wilson_of_8_points_in_10_games() -> None:
    # (0.8 + 0.19207) / 1.38415 = 0.71674, and 1.95996 / 1.38415 * sqrt(0.016 + 0.0096036) = 0.22657.
    found = wilson(8, 10)
    assert (found.share, found.low, found.high) == pytest.approx((0.8, 0.49016, 0.94331), abs=1e-4)


def test_wilson_of_a_clean_sweep_closes_at_1() -> None:
    # The lower end is 1 / (1 + z * z / n).
    found = wilson(200, 200)
    assert (found.low, found.high) == pytest.approx((200 / 203.84146, 1.0), abs=1e-6)
    assert found.high == 1.0
    assert wilson(0, 200).low == 0.0


def test_nothing_played_says_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)
    assert difference(paired([])).low is None


def test_pairs_that_split_weigh_more_than_their_games() -> None:
    # Mean 0.5, variance (0.25 + 0.25) / 9 = 1/18, so 10 pairs weigh 0.25 * 10 * 18 = 45 games.
    found = paired([1.0, 0.0, *[0.5] * 8])
    assert (found.share, found.weight) == pytest.approx((0.5, 45))
    assert found.low > wilson(10, 20).low


def test_pairs_that_go_one_way_weigh_less_than_their_games() -> None:
    # Mean 0.5, variance 10 * 0.25 / 9, so 10 pairs weigh 0.25 * 10 / (2.5 / 9) = 9 games.
    assert paired([1.0, 0.0] * 5).weight == pytest.approx(9)


@pytest.mark.parametrize("pairs", [[0.5] * 6, [1.0] * 6, [0.75] * 6])
def test_pairs_that_are_all_alike_weigh_one_game_each(pairs: list[float]) -> None:
    assert paired(pairs).weight == 6
    assert paired(pairs).share == pairs[0]


def test_the_elo_interval_is_that_of_the_share() -> None:
    share = paired([1.0, 0.5, 0.5, 1.0, 0.5, 1.0])
    found = difference(share)
    assert share.share == 0.75
    assert found.elo == pytest.approx(190.85, abs=0.01)
    assert (found.low, found.high) == (elo(share.low), elo(share.high))
    assert (found.low or -inf) < 190 < (found.high or inf)


def test_a_clean_sweep_has_a_lower_end_only() -> None:
    found = difference(paired([1.0] * 100))
    assert (found.elo, found.high) == (None, None)
    assert found.low == pytest.approx(400 * 1.4152, abs=1)


def test_two_players_are_rated_by_their_share() -> None:
    anchor, other = ratings(2, [Result(1, 0, 150, 200, 200)])
    assert (anchor.elo, anchor.margin) == (0, 0)
    assert other.elo == pytest.approx(190.85, abs=0.01)
    # 1.96 * 173.718 / sqrt(200 * 0.75 * 0.25) = 55.60
    assert other.margin == pytest.approx(55.60, abs=0.01)


def test_games_that_weigh_less_widen_the_margin() -> None:
    (_, full), (_, half) = (ratings(2, [Result(1, 0, 150, 200, weight)]) for weight in (200, 100))
    assert half.elo == full.elo
    assert half.margin == pytest.approx(full.margin * 2**0.5)


def test_a_chain_of_pairings_adds_up() -> None:
    chain = [Result(1, 0, 75, 100, 100), Result(2, 1, 75, 100, 100)]
    weak, middle, strong = ratings(3, chain)
    assert (weak.elo, middle.elo, strong.elo) == pytest.approx((0, 190.85, 381.70), abs=0.02)
    # Errors of a chain add up like the sides of a right triangle.
    assert strong.margin == pytest.approx(middle.margin * 2**0.5)


def test_ratings_that_fit_the_results_are_found_again() -> None:
    true = [0.0, 300.0, 420.0, 610.0]
    results = [Result(a, b, 400 * expected(true[a] - true[b]), 400, 400) for a in range(4) for b in range(4) if a < b]
    assert [rating.elo for rating in ratings(4, results)] == pytest.approx(true, abs=1e-6)


def test_another_anchor_moves_all_ratings_alike() -> None:
    results = [Result(0, 1, 30, 100, 100), Result(1, 2, 45, 100, 100), Result(0, 2, 20, 100, 100)]
    low = ratings(3, results, anchor=0)
    high = ratings(3, results, anchor=2)
    assert [r.elo - low[2].elo for r in low] == pytest.approx([r.elo for r in high])


def test_a_clean_sweep_counts_as_half_a_point_less() -> None:
    swept = ratings(2, [Result(1, 0, 200, 200, 100)])
    assert swept[1].elo == pytest.approx(elo(199.5 / 200))
    assert swept[1].elo > ratings(2, [Result(1, 0, 199, 200, 100)])[1].elo
    assert swept[1].margin > 200


def test_players_without_a_chain_of_games_are_refused() -> None:
    with pytest.raises(ValueError, match="players \\[2\\] have no games"):
        ratings(3, [Result(0, 1, 5, 10, 10), Result(1, 2, 0, 0, 0)])
