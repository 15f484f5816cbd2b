"""Spells: cost, timing, duration, targets. ED-SPL."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.the_edge.actions import Activate, Assault, EndActivation, Move, Pass, PlayCard, Use
from edgewise.games.the_edge.events import AttackMissed
from edgewise.games.the_edge.kinds import AbilityId, Card
from tests.support.rules import rule
from tests.support.skirmish import APART, CHAPTER, DEMONS, SON, skirmish


@rule("ED-SPL-1")
def test_hands_and_decks_are_hidden_and_graveyards_are_open() -> None:
    table = skirmish(APART, active="C-PIL", chapter={"hand": ["CS06"]}, demons={"hand": ["DS06", "DS07"]})
    seen = table.match.view(CHAPTER)
    assert (seen.players[CHAPTER].hand, seen.players[DEMONS].hand, seen.players[DEMONS].hand_count) == (
        ("CS06",),
        None,
        2,
    )
    assert b"DS06" not in bytes(seen.state)
    assert b"DS06" in bytes(table.match.view(DEMONS).state)
    assert b"DS0" not in bytes(table.match.view(None).state)
    assert table.code(PlayCard(Card("CS07"), target=table.squad("C-PIL"))) == "E_UNKNOWN_ID"


@rule("ED-SPL-2", "ED-CLR-40")
def test_a_cost_is_paid_in_full_on_announcement_and_never_refunded() -> None:
    table = skirmish(APART, active="C-PIL", chapter={"hand": ["CS08", "CS06"], "unused": 2}, demons={"hand": ["DS11"]})
    table.play(PlayCard(Card("CS08"), target=table.squad("C-PIL")))
    assert (table.state.unused[CHAPTER], table.state.spent[CHAPTER]) == (0, 2)
    table.play(PlayCard(Card("DS11"))).pass_all()
    assert (table.state.unused[CHAPTER], table.state.running) == (0, ())
    assert table.code(PlayCard(Card("CS06"), target=table.squad("C-PIL"))) == "E_NOT_ENOUGH_CRYSTALS"
    # The cost is the last thing that is tested.
    assert table.code(PlayCard(Card("CS06"), target=table.squad("D-SK1"))) == "E_BAD_TARGET"


@rule("ED-SPL-3", "ED-CRY-7")
@pytest.mark.parametrize(("used", "back"), [(1, 1), (3, 2)])
def test_returning_crystals_creates_none(used: int, back: int) -> None:
    table = skirmish(APART, active="C-AOD", chapter={"unused": 1, "used": used})
    table.play(Use(table.squad("C-AOD"), AbilityId("harvest-of-souls"))).pass_all()
    assert (table.state.unused[CHAPTER], table.state.spent[CHAPTER]) == (1 + back, used - back)


@rule("ED-SPL-4", "ED-CLR-29")
def test_cards_are_drawn_by_card_text_too() -> None:
    table = skirmish({"C-PIL": [(9000, 9000)], "D-SK1": [SON]}, active="C-PIL", chapter={"hand": ["CS12"]})
    # The Snipers were fielded and are dead: the card draws one.
    table.play(PlayCard(Card("CS12"), bonus=True), "CS08").pass_all()
    assert (table.state.hands[CHAPTER], table.state.graveyards[CHAPTER]) == (("CS08",), ("CS12",))


@rule("ED-SPL-5", "ED-SPL-9", "ED-CLR-11")
@pytest.mark.parametrize("card", ["CS07", "CS08", "CS03"])
def test_what_is_no_instant_waits_for_ones_own_free_priority(card: str) -> None:
    fields: dict[str, Any] = {"squad": 4} if card == "CS03" else {"target": 0}
    own = skirmish(APART, chapter={"hand": [card]})
    own.play(Activate(own.squad("C-PIL")))
    assert own.code(PlayCard(Card(card), **fields)) == "E_WRONG_TIME"
    own.pass_all()
    assert own.can(PlayCard(Card(card), **fields))
    other = skirmish(APART, acting=1, chapter={"hand": [card]})
    other.play(Activate(other.squad("D-SK1")), Pass())
    assert (other.asked, other.seat) == ("window-begin", CHAPTER)
    assert other.code(PlayCard(Card(card), **fields)) == "E_WRONG_TIME"


@rule("ED-SPL-6", "ED-SPL-7", "ED-CLR-13", "ED-CLR-40")
def test_instants_are_offered_to_both_in_their_windows_only() -> None:
    table = skirmish(APART, acting=1, chapter={"hand": ["CS06", "CS06"]})
    ward = PlayCard(Card("CS06"), target=table.squad("C-PIL"))
    table.play(Activate(table.squad("D-SK1")))
    assert table.code(ward, seat=CHAPTER) == "E_WRONG_TIME"
    table.play(Pass(), ward)
    assert (table.asked, table.seat) == ("window-answer", DEMONS)
    table.play(Pass(), Pass())
    # The window starts again with the active player after the queue has resolved.
    assert (table.asked, table.seat) == ("window-begin", DEMONS)
    table.play(Pass())
    assert (table.asked, table.seat) == ("window-begin", CHAPTER)
    table.play(Pass())
    assert (table.asked, table.seat) == ("act", DEMONS)
    assert table.code(ward, seat=CHAPTER) == "E_WRONG_TIME"


@rule("ED-SPL-7", "ED-CLR-13")
@pytest.mark.parametrize("seat", [CHAPTER, DEMONS])
def test_a_window_begins_again_with_the_active_player_whoever_used_it(seat: int) -> None:
    table = skirmish(APART, active="C-PIL", chapter={"hand": ["CS06"]}, demons={"hand": ["DS10"]})
    table.play(Move(()))
    if seat == CHAPTER:
        table.play(PlayCard(Card("CS06"), target=table.squad("C-PIL")), Pass(), Pass())
    else:
        table.play(Pass(), PlayCard(Card("DS10"), target=table.squad("D-SK1")), Pass(), Pass())
    assert (table.asked, table.seat) == ("window-move", CHAPTER)
    table.play(Pass())
    assert (table.asked, table.seat) == ("window-move", DEMONS)


@rule("ED-SPL-7", "ED-CLR-13")
def test_windows_are_offered_whatever_the_hands_contain() -> None:
    table = skirmish({"C-PIL": [(16500, 18000)], "D-SK1": [SON]}, pools=[{"at": [9000, 9000], "crystals": 1}])
    seen = []

    def note() -> None:
        while table.asked.startswith("window-"):
            seen.append((table.asked[7:], table.seat))
            table.play(Pass())

    table.play(Activate(table.squad("C-PIL")))
    note()
    table.play(Move(()))
    note()
    table.play(Assault(table.model("C-PIL"), table.model("D-SK1")), 5, 1)
    note()
    table.end()
    assert seen == [
        ("begin", 0),
        ("begin", 1),
        ("move", 0),
        ("move", 1),
        ("assault", 0),
        ("assault", 1),
        ("dice", 0),
        ("dice", 1),
    ]
    table.play(Activate(table.squad("D-SK1")))
    table.pass_all()
    seen.clear()
    table.play(EndActivation())
    note()
    assert seen == [("end", 1), ("end", 0), ("gather", 0), ("gather", 1)]


@rule("ED-SPL-8", "ED-SPL-12", "ED-CLR-23")
def test_equipment_stays_one_copy_of_a_name_for_each_squad() -> None:
    table = skirmish(APART, active="C-PIL", chapter={"hand": ["CS08", "CS08"]})
    pilgrims, angel = table.squad("C-PIL"), table.squad("C-AOD")
    table.play(PlayCard(Card("CS08"), target=angel)).pass_all()
    assert (table.stat("C-AOD", "defense"), table.state.graveyards[CHAPTER]) == (2, ())
    assert table.code(PlayCard(Card("CS08"), target=angel)) == "E_DUPLICATE_EQUIPMENT"
    assert table.can(PlayCard(Card("CS08"), target=pilgrims))
    table.end()
    assert table.stat("C-AOD", "defense") == 2


@rule("ED-SPL-9", "ED-SPL-12")
def test_a_special_card_without_a_duration_is_a_one_off() -> None:
    table = skirmish({**APART, "C-PIL": {"at": [(9000, 9000)], "hp": 0}}, active="C-AOD", chapter={"hand": ["CS10"]})
    angel = table.model("C-AOD")
    table.play(PlayCard(Card("CS10"), caster=angel, target=table.squad("C-PIL"))).pass_all()
    assert (table.hp("C-PIL"), table.state.running, table.state.graveyards[CHAPTER]) == (1, (), ("CS10",))


@rule("ED-SPL-10", "ED-CLR-23", "ED-QUE-5")
def test_a_passive_spell_is_played_once_and_works_by_itself() -> None:
    table = skirmish(
        {"D-SK1": {"at": [SON], "hp": 1}, "C-PIL": {"at": [(16500, 18000), (9000, 9000)], "hp": 0}},
        active="D-SK1",
        demons={"hand": ["DS08", "DS08"]},
    )
    son = table.squad("D-SK1")
    table.play(PlayCard(Card("DS08"), squad=son)).pass_all()
    assert table.code(PlayCard(Card("DS08"), squad=son)) == "E_DUPLICATE_EQUIPMENT"
    table.play(Assault(table.model("D-SK1"), table.model("C-PIL")), 5, 1).pass_all()
    assert (table.hp("D-SK1"), table.state.unused[DEMONS]) == (2, 2)


@rule("ED-SPL-11", "ED-ACT-8")
@pytest.mark.parametrize(("card", "fields", "lasts"), [("CS06", {"target": 0}, False), ("CS13", {"squad": 1}, True)])
def test_effects_last_as_long_as_they_say(card: str, fields: dict[str, Any], lasts: bool) -> None:
    table = skirmish({**APART, "C-HK1": [(15000, 9000)]}, active="C-HK1", chapter={"hand": [card]})
    table.play(PlayCard(Card(card), **fields)).pass_all()
    assert len(table.state.running) == 1
    table.end()
    assert [r.source for r in table.state.running] == ([card] if lasts else [])
    assert table.state.graveyards[CHAPTER] == (() if lasts else (card,))


@rule("ED-SPL-11", "ED-CLR-29", "ED-CLR-13")
def test_an_effect_of_an_activation_played_before_gather_ends_with_gather() -> None:
    table = skirmish(
        {"C-PIL": [(16500, 18000)], "D-SK1": [(30000, 30000)]},
        moment="gather-window",
        chapter={"hand": ["CS06"]},
        pools=[{"at": [18000, 18000], "crystals": 2}],
    )
    assert (table.asked, table.seat) == ("window-gather", CHAPTER)
    table.play(PlayCard(Card("CS06"), target=table.squad("C-PIL"))).pass_all()
    assert (table.asked, len(table.state.running)) == ("gather", 1)
    table.match.play(table.match.legal()[-1])
    assert (table.state.phase, table.state.running, table.state.graveyards[CHAPTER]) == ("progress", (), ("CS06",))


@rule("ED-SPL-13", "ED-SPL-14", "ED-CLR-24")
def test_targets_ranges_and_kinds() -> None:
    table = skirmish(
        {
            "C-AOD": [(18000, 9000)],
            "C-PIL": {"at": [(30000, 9000), (18000, 16500)], "hp": 0},
            "C-HK1": [(18000, 18000)],
            "D-SK1": [(15000, 15000)],
        },
        active="C-AOD",
        chapter={"hand": ["CS02", "CS10"]},
    )
    angel, pilgrims = table.model("C-AOD"), table.squad("C-PIL")
    squads = ("C-AOD", "C-PIL", "C-HK1", "D-SK1")
    inspire = {s: PlayCard(Card("CS02"), caster=angel, target=table.squad(s)) for s in squads}
    assert table.code(inspire["C-AOD"]) == "E_BAD_TARGET"
    assert table.code(inspire["D-SK1"]) == "E_BAD_TARGET"
    assert table.code(inspire["C-HK1"]) == "E_OUT_OF_RANGE"
    # One model in range reaches the squad as a whole.
    assert table.can(inspire["C-PIL"])
    assert table.code(PlayCard(Card("CS02"), caster=table.model("C-HK1"), target=pilgrims)) == "E_NO_CASTER"
    assert table.code(PlayCard(Card("CS10"), caster=table.model("D-SK1"), target=pilgrims)) == "E_NO_CASTER"
    assert table.can(PlayCard(Card("CS10"), caster=table.model("C-HK1"), target=pilgrims))


@rule("ED-SPL-13")
def test_a_model_effect_needs_the_named_model_itself_in_range() -> None:
    table = skirmish(
        {"D-SK1": [(18000, 18000)], "C-PIL": [(18000, 20000), (18000, 23501)]},
        active="D-SK1",
        demons={"hand": ["DS03"]},
    )
    son = table.model("D-SK1")
    assert table.can(PlayCard(Card("DS03"), caster=son, target=table.model("C-PIL", 1)))
    assert table.code(PlayCard(Card("DS03"), caster=son, target=table.model("C-PIL", 2))) == "E_OUT_OF_RANGE"


@rule("ED-OTH-3", "ED-SPL-13")
def test_an_effect_with_a_duration_serves_the_whole_squad() -> None:
    table = skirmish(
        {"C-PIL": [(16500, 18000), (19500, 18000)], "D-SK1": [SON]}, active="C-PIL", chapter={"hand": ["CS06"]}
    )
    table.play(PlayCard(Card("CS06"), target=table.squad("C-PIL"))).pass_all()
    for number in (1, 2):
        table.play(Assault(table.model("C-PIL", number), table.model("D-SK1")), 1, 1, 1, 5).pass_all()
    assert [e.defense for e in table.told(AttackMissed)] == [3, 6, 3, 6]


@rule("ED-SPL-15", "ED-SPL-16")
def test_unused_crystals_are_counted_once_at_payment() -> None:
    table = skirmish(
        {"D-MOE": [(18000, 12000)], "D-SK2": [(21000, 12000)], "C-PIL": [SON]},
        active="D-MOE",
        demons={"unused": 5, "hand": ["DS10"]},
    )
    shot = Use(table.squad("D-MOE"), AbilityId("fireball"), shots=((table.model("D-MOE"), table.model("C-PIL")),))
    table.play(shot, Pass())
    # The controller spends more in answer to himself: the bonus stays 4 // 2.
    table.play(PlayCard(Card("DS10"), target=table.squad("D-SK2")), 1, 5).pass_all()
    assert table.told(AttackMissed)[0].attack == 3
