"""Re-rolls and Free Attacks. ED-REL, ED-CLR-19, ED-CLR-21."""

from __future__ import annotations

from edgewise.games.the_edge.actions import Assault, Decline, FreeAttack, Keep, Pass, PlayCard, Reroll, Use
from edgewise.games.the_edge.events import DieRolled
from edgewise.games.the_edge.kinds import AbilityId, Card
from tests.support.rules import rule
from tests.support.skirmish import CHAPTER, DEMONS, PAIR, SON, skirmish


@rule("ED-REL-1", "ED-REL-2", "ED-REL-3", "ED-CLR-19")
def test_the_attacker_decides_first_and_each_roll_is_repeated_once() -> None:
    table = skirmish(
        {"C-HK3": {"at": [(19750, 18000)], "side": "shifted"}, "D-SK1": [SON]},
        active="D-SK1",
        running=[["CS09", 0, 3, -1, "game", -1, 0, True]],
    )
    son, knight = table.model("D-SK1"), table.model("C-HK3")
    table.play(Assault(son, knight), 6, 5, 1).pass_all()
    # Only the holder of the mark is asked; here it is the defender.
    assert (table.asked, table.seat) == ("offer-reroll", CHAPTER)
    assert table.code(Reroll(), seat=DEMONS) == "E_NO_REROLL"
    assert table.code(Pass()) == "E_WRONG_TIME"
    table.dealer.script += [6, 6, 1, 5]
    table.play(Reroll()).pass_all()
    assert table.totals() == [(13, 14)]
    # The counter-attack: now the Knight attacks and holds the attack mark of his equipment.
    assert (table.asked, table.seat) == ("offer-reroll", CHAPTER)
    table.play(Keep()).pass_all()
    assert table.totals()[1] == (1, 6)


@rule("ED-REL-3", "ED-CLR-19")
def test_the_counter_attack_is_covered_by_the_attack_mark() -> None:
    table = skirmish(
        {"C-HK3": [(19750, 18000)], "D-SK1": [SON]}, active="D-SK1", running=[["CS09", 0, 3, -1, "game", -1, 0, True]]
    )
    table.play(Assault(table.model("D-SK1"), table.model("C-HK3")), 1, 5, 2, 4).pass_all()
    assert (table.asked, table.seat) == ("offer-reroll", CHAPTER)
    table.play(Reroll(), 1).pass_all()
    # The new result stands even if it is worse.
    assert table.totals() == [(3, 7), (1, 5)]


@rule("ED-REL-2", "ED-CLR-19")
def test_a_winning_roll_may_be_repeated_and_the_defender_knows_the_new_one() -> None:
    table = skirmish(
        {"C-HK3": {"at": [(19750, 18000)], "side": "shifted"}, "D-SK1": [SON]},
        active="C-HK3",
        running=[["CS09", 0, 3, -1, "game", -1, 0, True]],
    )
    assert table.code(Reroll()) == "E_NO_REROLL"
    table.play(Assault(table.model("C-HK3"), table.model("D-SK1")), 1, 6, 2).pass_all()
    assert table.asked == "offer-reroll"
    table.play(Keep(), 5, 1).pass_all()
    assert (table.asked, table.seat) == ("offer-reroll", CHAPTER)
    table.play(Reroll(), 6, 1).pass_all()
    assert table.totals() == [(3, 10), (7, 2)]


@rule("ED-REL-3")
def test_shooting_rolls_have_no_reroll_but_defense_against_them_has() -> None:
    table = skirmish(
        {"C-SNI": [(18000, 10000)], "D-SK1": [SON]},
        active="C-SNI",
        running=[["CS09", 0, 5, -1, "game", -1, 0, True]],
    )
    shot = Use(table.squad("C-SNI"), AbilityId("aimed-shot"), shots=((table.model("C-SNI"), table.model("D-SK1")),))
    table.play(shot, 1, 5).pass_all()
    assert table.asked == "act"
    other = skirmish({"D-BIL": [(18000, 13000)], "C-HK3": {"at": [SON], "side": "shifted"}}, active="D-BIL")
    spit = Use(other.squad("D-BIL"), AbilityId("bile-spit"), shots=((other.model("D-BIL"), other.model("C-HK3")),))
    other.play(spit, 6, 1, 1).pass_all()
    assert (other.asked, other.seat) == ("offer-reroll", CHAPTER)
    other.play(Keep())


@rule("ED-CLR-7")
def test_a_mark_held_twice_is_one_mark() -> None:
    table = skirmish(
        {"C-HK3": {"at": [(19750, 18000)], "side": "shifted"}, "D-SK1": [SON]},
        active="D-SK1",
        running=[["CS13", 0, 3, -1, "turn", -1, 0, True]],
    )
    table.play(Assault(table.model("D-SK1"), table.model("C-HK3")), 4, 1).pass_all()
    table.play(Reroll(), 1).pass_all()
    assert table.totals() == [(6, 3)]


@rule("ED-REL-4", "ED-REL-5", "ED-CLR-21")
def test_a_free_attack_is_final_and_may_be_declined() -> None:
    table = skirmish(PAIR, active="C-PIL", chapter={"hand": ["CS04"]})
    p1, p2, son = table.model("C-PIL", 1), table.model("C-PIL", 2), table.model("D-SK1")
    table.play(PlayCard(Card("CS04"), squad=table.squad("C-PIL"))).pass_all()
    assert table.code(FreeAttack(p1, p2)) == "E_NO_CONTACT"
    table.play(FreeAttack(p2, son), 1, 5)
    # No window opens between two of them.
    assert table.asked == "free-attack"
    table.play(Decline())
    assert (table.asked, table.state.action, len(table.told(DieRolled))) == ("act", "", 2)
    assert table.can(Assault(p1, son))


@rule("ED-REL-5")
def test_a_free_attack_needs_contact_when_it_is_announced() -> None:
    table = skirmish({"C-PIL": [(9000, 9000)], "D-SK1": [SON]}, active="C-PIL", chapter={"hand": ["CS04", "CS05"]})
    assert table.code(PlayCard(Card("CS04"), squad=table.squad("C-PIL"))) == "E_NO_CONTACT"
    assert table.code(PlayCard(Card("CS05"), target=table.model("C-PIL"))) == "E_NO_CONTACT"


@rule("ED-REL-5", "ED-CLR-10")
def test_knives_of_faith_use_the_action() -> None:
    table = skirmish({**PAIR, "C-PIL": {"at": PAIR["C-PIL"], "side": "shifted"}}, active="C-PIL")
    table.play(Use(table.squad("C-PIL"), AbilityId("knives-of-faith"))).pass_all()
    table.play(Decline())
    assert table.code(Assault(table.model("C-PIL", 1), table.model("D-SK1"))) == "E_STEP_USED"


@rule("ED-REL-5")
def test_assaults_that_count_as_free_attacks_are_not_answered() -> None:
    table = skirmish({"D-HOU": [SON], "C-PIL": [(19000, 18000)]}, active="D-HOU", demons={"hand": ["DS02"]})
    table.play(PlayCard(Card("DS02"), squad=table.squad("D-HOU"))).pass_all()
    table.play(Assault(table.model("D-HOU"), table.model("C-PIL")), 1, 5).pass_all()
    assert (table.asked, len(table.told(DieRolled))) == ("act", 2)
