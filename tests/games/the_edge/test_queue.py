"""The spell queue, and cards with several effects. ED-QUE, ED-CLR-24, ED-CLR-31 to ED-CLR-33."""

from __future__ import annotations

from edgewise.games.the_edge.actions import Activate, Exchange, FreeAttack, Move, Pass, PlayCard
from edgewise.games.the_edge.events import DieRolled, ItemFailed, SquadReadied
from edgewise.games.the_edge.kinds import Card
from tests.support.rules import rule
from tests.support.skirmish import APART, CHAPTER, DEMONS, SON, skirmish


@rule("ED-QUE-1", "ED-QUE-2", "ED-QUE-3")
def test_the_newest_item_resolves_first_and_two_passes_close_the_queue() -> None:
    table = skirmish(
        APART, active="C-PIL", chapter={"hand": ["CS06", "CS06", "CS07", "CS11"]}, demons={"hand": ["DS10", "DS06"]}
    )
    table.play(PlayCard(Card("CS07"), target=table.squad("C-PIL")))
    assert (table.asked, table.seat) == ("window-answer", DEMONS)
    assert table.code(PlayCard(Card("DS06"), target=table.squad("D-SK1"))) == "E_NOT_INSTANT"
    table.play(PlayCard(Card("DS10"), target=table.squad("D-SK1")))
    assert (table.asked, table.seat) == ("window-answer", CHAPTER)
    assert table.code(Move(())) == "E_WRONG_TIME"
    assert table.code(Exchange(Card("CS06"))) == "E_EXCHANGE_CLOSED"
    table.play(PlayCard(Card("CS06"), target=table.squad("C-AOD")))
    table.play(Pass())
    assert (table.asked, table.seat) == ("window-answer", CHAPTER)
    table.play(Pass())
    assert [r.source for r in table.state.running] == ["CS06", "DS10", "CS07"]
    assert table.asked == "act"


@rule("ED-QUE-4", "ED-CLR-33")
def test_a_card_whose_target_has_died_is_not_attached() -> None:
    table = skirmish(
        {"C-PIL": {"at": [(16500, 18000)], "hp": 0}, "C-AOD": [(9000, 9000)], "D-SK1": [SON]},
        active="C-AOD",
        chapter={"hand": ["CS08"]},
        demons={"hand": ["DS09"]},
    )
    table.play(PlayCard(Card("CS08"), target=table.squad("C-PIL")), PlayCard(Card("DS09"), caster=table.model("D-SK1")))
    table.pass_all()
    table.play(FreeAttack(table.model("D-SK1"), table.model("C-PIL")), 5, 1).pass_all()
    assert (table.state.running, table.state.graveyards[CHAPTER]) == ((), ("CS08",))


@rule("ED-QUE-4", "ED-CLR-32")
def test_the_death_of_the_named_caster_cancels_the_item() -> None:
    table = skirmish(
        {
            "C-SNI": {"at": [(16500, 18000), (12000, 18000)], "hp": 0},
            "D-SK1": [SON],
            "D-HOU": [(12000, 22000)],
        },
        active="C-SNI",
        chapter={"hand": ["CS12"]},
        demons={"hand": ["DS09"]},
    )
    s1, son = table.model("C-SNI", 1), table.model("D-SK1")
    table.play(PlayCard(Card("CS12"), caster=s1, target=son), PlayCard(Card("DS09"), caster=son)).pass_all()
    table.play(FreeAttack(son, s1), 5, 1).pass_all()
    assert table.left("C-SNI") == 1
    assert (len(table.told(DieRolled)), [e.item for e in table.told(ItemFailed)]) == (2, ["CS12"])


@rule("ED-CLR-31")
def test_a_cancel_hits_the_item_directly_below_it() -> None:
    table = skirmish(APART, active="C-PIL", chapter={"hand": ["CS11", "CS07"], "unused": 4}, demons={"hand": ["DS11"]})
    assert table.code(PlayCard(Card("CS11"))) == "E_BAD_TARGET"
    march = PlayCard(Card("CS07"), target=table.squad("C-PIL"))
    table.play(march, PlayCard(Card("DS11")), PlayCard(Card("CS11"))).pass_all()
    # The cancel was cancelled, so the march counts.
    assert table.stat("C-PIL", "move") == 9
    assert table.state.graveyards == [("CS11",), ("DS11",)]


@rule("ED-CLR-31", "ED-QUE-2")
def test_a_cancel_is_refused_without_a_queue_in_any_window() -> None:
    table = skirmish(APART, chapter={"hand": ["CS11"]})
    table.play(Activate(table.squad("C-PIL")))
    assert table.code(PlayCard(Card("CS11"))) == "E_BAD_TARGET"
    assert PlayCard(Card("CS11")) not in table.match.legal()


@rule("ED-CLR-24")
def test_effects_are_carried_out_in_order_as_far_as_possible() -> None:
    table = skirmish(
        {"D-ASH": [(9000, 30000)], "D-SK1": [(12000, 30000)], "C-PIL": [(9000, 9000)]},
        active="D-SK1",
        demons={"hand": ["DS04"], "unused": 1, "used": 3},
    )
    table.play(PlayCard(Card("DS04"), target=table.squad("D-ASH"))).pass_all()
    assert (table.left("D-ASH"), table.state.unused[DEMONS]) == (0, 3)
    inspired = skirmish(
        {"C-AOD": [(9000, 9000)], "C-HK1": {"at": [(12000, 9000)], "hp": 0, "exhausted": True}, "D-SK1": [SON]},
        active="C-AOD",
        chapter={"hand": ["CS02"]},
    )
    inspired.play(PlayCard(Card("CS02"), caster=inspired.model("C-AOD"), target=inspired.squad("C-HK1"))).pass_all()
    # It does not survive and readies nothing.
    assert not inspired.told(SquadReadied)


@rule("ED-CLR-24", "ED-WIN-2")
def test_if_an_effect_ends_the_game_the_rest_does_not_happen() -> None:
    table = skirmish(
        {"D-HOU": {"at": [(9000, 30000)], "hp": 0}, "D-SK1": [(12000, 30000)], "C-PIL": [(9000, 9000)]},
        active="D-SK1",
        chapter={"vp": 13},
        demons={"hand": ["DS04"], "unused": 1, "used": 3, "vp": 1},
    )
    table.play(PlayCard(Card("DS04"), target=table.squad("D-HOU"))).pass_all()
    assert table.match.outcome is not None
    assert (table.state.unused[DEMONS], table.state.vp) == (1, [14, 0])
