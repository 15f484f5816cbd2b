"""Who answers rolls and draws."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from edgewise.core.dealer import ManualDealer, RecordedDealer, ScriptedDealer, SeededDealer, check
from edgewise.core.flow import Chance, Draw, Drawn, Roll, Rolled
from edgewise.core.refusal import BadInput

DIE = Roll(0, "red", (0, 1, 1, 2), "attack")
POOL = Roll(0, "d6", (1, 2, 3, 4, 5, 6), "shots", count=3)
DECK = Draw(0, ("ace", "ace", "king", "queen"), 2, "hand")


def test_the_same_seed_gives_the_same_answers() -> None:
    first, second = SeededDealer(5), SeededDealer(5)
    assert [first.deal(w) for w in (DIE, DECK, DIE)] == [second.deal(w) for w in (DIE, DECK, DIE)]


def test_seeded_answers_are_the_same_on_every_machine() -> None:
    dealer = SeededDealer(1)
    assert [dealer.deal(DIE) for _ in range(6)] == [Rolled(n) for n in (0, 2, 2, 1, 1, 1)]


def test_a_pool_is_rolled_die_after_die() -> None:
    one, many = SeededDealer(1), SeededDealer(1)
    single = Roll(0, "d6", POOL.faces, "shots")
    dice = tuple(rolled.value for rolled in (one.deal(single) for _ in range(3)) if isinstance(rolled, Rolled))
    assert many.deal(POOL) == Rolled.of(dice)


def test_a_single_die_is_a_pool_of_one_and_is_written_as_before_there_were_pools() -> None:
    assert Rolled(0).values == (0,)
    assert Rolled.of((4, 1, 6)).values == (4, 1, 6)
    assert msgspec.json.encode(Rolled(0)) == b'{"type":"Rolled","value":0}'
    assert msgspec.json.encode(Rolled.of((4, 1))) == b'{"type":"Rolled","value":4,"rest":[1]}'
    assert msgspec.json.decode(b'{"type":"Rolled","value":3}', type=Rolled) == Rolled(3)
    assert msgspec.json.encode(DIE) == b'{"type":"Roll","seat":0,"die":"red","faces":[0,1,1,2],"purpose":"attack"}'


def test_every_face_of_a_seeded_die_comes_up_about_as_often() -> None:
    dealer = SeededDealer(0)
    rolls = Counter(dealer.deal(DIE) for _ in range(4000))
    assert all(900 < rolls[Rolled(n)] / DIE.faces.count(n) < 1100 for n in (0, 1, 2))


def test_a_seeded_draw_takes_every_item_once_at_most() -> None:
    dealer = SeededDealer(3)
    for _ in range(50):
        check(DECK, dealer.deal(DECK))


def test_below_stays_below() -> None:
    dealer = SeededDealer(3)
    assert {dealer.below(3) for _ in range(100)} == {0, 1, 2}


def test_a_script_gives_its_numbers_to_rolls_and_its_names_to_draws() -> None:
    dealer = ScriptedDealer([2, ("king", "ace"), "queen"])
    assert [dealer.deal(w) for w in (DIE, DECK)] == [Rolled(2), Drawn(("king", "ace"))]
    assert dealer.deal(DECK) == Drawn(("queen", "ace"))
    assert dealer.script == []


def test_a_script_gives_several_numbers_to_a_pool() -> None:
    dealer = ScriptedDealer([(6, 1, 6), 2, (2,)])
    assert [dealer.deal(want) for want in (POOL, DIE, DIE)] == [Rolled.of((6, 1, 6)), Rolled(2), Rolled(2)]
    assert dealer.script == []


def test_an_unscripted_draw_takes_the_first_items_and_leaves_the_dice() -> None:
    dealer = ScriptedDealer([2])
    assert dealer.deal(DECK) == Drawn(("ace", "ace"))
    assert dealer.script == [2]


@pytest.mark.parametrize("script", [[], ["king"]])
def test_a_script_without_a_die_names_the_roll(script: list[int | str | tuple[str, ...]]) -> None:
    with pytest.raises(BadInput, match="attack"):
        ScriptedDealer(script).deal(DIE)


def test_a_person_answers_with_real_dice() -> None:
    asked = []

    def answer(want: Roll | Draw) -> Chance:
        asked.append(want)
        return Rolled(1)

    assert ManualDealer(answer).deal(DIE) == Rolled(1)
    assert asked == [DIE]


def test_a_record_answers_in_its_order_and_says_when_it_is_at_its_end() -> None:
    dealer = RecordedDealer([Rolled(1), Rolled(0)])
    assert [dealer.deal(DIE), dealer.deal(DIE)] == [Rolled(1), Rolled(0)]
    with pytest.raises(BadInput, match="record"):
        dealer.deal(DIE)


@pytest.mark.parametrize(
    ("want", "chance"),
    [
        (DIE, Rolled(3)),
        (DIE, Drawn(("ace",))),
        (DIE, None),
        (DIE, Rolled.of((1, 1))),
        (POOL, Rolled(1)),
        (POOL, Rolled.of((1, 2, 7))),
        (POOL, Rolled.of((1, 2, 3, 4))),
        (DECK, Rolled(1)),
        (DECK, Drawn(("ace",))),
        (DECK, Drawn(("king", "king"))),
        (DECK, Drawn(("ace", "joker"))),
    ],
)
def test_an_answer_that_is_not_possible_is_refused(want: Roll | Draw, chance: Chance) -> None:
    with pytest.raises(BadInput):
        check(want, chance)


def test_possible_answers_pass() -> None:
    check(DIE, Rolled(2))
    check(POOL, Rolled.of((6, 1, 6)))
    check(DECK, Drawn(("ace", "ace")))
