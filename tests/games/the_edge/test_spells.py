"""Squad cards, spells, the queue and dedicated cards. ED-SQD, ED-SPL, ED-QUE, ED-DED, ED-OTH-1, ED-CLR-24 to -33."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.the_edge.actions import (
    Activate,
    Assault,
    EndActivation,
    Exchange,
    FreeAttack,
    Move,
    Pass,
    PlayCard,
    Shift,
    Use,
)
from edgewise.games.the_edge.continuous import statistic
from tests.support.rules import rule
from tests.support.skirmish import CHAPTER, DEMONS, Skirmish, skirmish

SON = (18000, 18000)
APART: dict[str, Any] = {"C-PIL": [(9000, 9000)], "C-AOD": [(12000, 9000)], "D-SK1": [SON]}


def stat(table: Skirmish, squad: str, name: str) -> int:
    return statistic(table.state, table.squad(squad), name)


# squad cards


@rule("ED-SQD-1", "ED-SQD-2", "ED-CLR-7")
def test_a_statistic_is_what_lies_up_and_everything_that_changes_it() -> None:
    table = skirmish(
        {"C-AOD": {"at": [(9000, 9000)], "side": "shifted", "progress": ["CP2", "CP3"]}, "D-SK1": [SON]},
        active="C-AOD",
        running=[["CS06", 0, 4, -1, "activation", -1, 0, True], ["CS06", 0, 4, -1, "activation", -1, 0, True]],
    )
    assert [stat(table, "C-AOD", s) for s in ("attack", "defense", "initiative", "move")] == [4, 5, 3, 10]


@rule("ED-SQD-3", "ED-SPL-5", "ED-CLR-40")
def test_an_ability_is_used_in_the_activation_of_its_own_squad() -> None:
    table = skirmish(
        {**APART, "C-HK3": {"at": [(15000, 9000)], "side": "shifted"}}, active="C-PIL", chapter={"used": 2}
    )
    pilgrims, angel = table.squad("C-PIL"), table.squad("C-AOD")
    harvest = Use(angel, "harvest-of-souls")
    assert table.code(harvest) == "E_ABILITY_UNAVAILABLE"
    assert table.code(Use(pilgrims, "knives-of-faith")) == "E_ABILITY_UNAVAILABLE"
    assert table.code(Use(table.squad("C-HK1"), "riposte")) == "E_ABILITY_UNAVAILABLE"
    assert table.code(Use(table.squad("D-SK2"), "blood-roar", 14, 7)) == "E_ABILITY_UNAVAILABLE"
    assert table.code(Use(pilgrims, "nothing")) == "E_UNKNOWN_ID"
    shifted = skirmish({**APART, "C-PIL": {"at": [(9000, 9000)], "side": "shifted"}}, active="C-PIL")
    assert shifted.code(Use(pilgrims, "hurried-steps")) == "E_ABILITY_UNAVAILABLE"
    # An instant ability needs only a living model of its squad.
    interpose = Use(table.squad("C-HK3"), "interpose", table.model("C-HK3"), angel)
    table.play(interpose).pass_all()
    assert stat(table, "C-AOD", "defense") == 2


@rule("ED-SQD-4", "ED-SPL-2", "ED-QUE-2")
def test_abilities_are_paid_and_answered_like_spells() -> None:
    table = skirmish(APART, active="C-PIL", demons={"hand": ["DS11"]})
    table.play(Use(table.squad("C-PIL"), "hurried-steps"))
    assert (table.asked, table.seat, table.state.unused[CHAPTER]) == ("window-answer", DEMONS, 3)
    table.play(PlayCard("DS11")).pass_all()
    assert (stat(table, "C-PIL", "move"), table.state.unused) == (6, [3, 2])


@rule("ED-SQD-5", "ED-CLR-31", "ED-CLR-23")
def test_an_ability_is_used_once_per_turn_even_if_it_was_cancelled() -> None:
    table = skirmish(APART, active="C-PIL", demons={"hand": ["DS11"]})
    steps = Use(table.squad("C-PIL"), "hurried-steps")
    table.play(steps, PlayCard("DS11")).pass_all()
    assert table.code(steps) == "E_ABILITY_USED"
    assert steps not in table.match.legal()


@rule("ED-SQD-6", "ED-SQD-7", "ED-CLR-11")
def test_a_shift_turns_the_card_and_nothing_else() -> None:
    table = skirmish({**APART, "C-PIL": {"at": [(9000, 9000)], "hp": 0, "progress": ["CP1"]}}, active="C-PIL")
    pilgrims = table.squad("C-PIL")
    assert table.code(Shift(table.squad("C-AOD"))) == "E_CANNOT_SHIFT"
    table.play(Shift(pilgrims))
    # It resolves at once and costs neither step.
    assert (table.asked, table.state.unused[CHAPTER], table.hp("C-PIL")) == ("act", 3, 0)
    assert [stat(table, "C-PIL", s) for s in ("attack", "defense", "initiative")] == [1, 1, 2]
    assert (table.state.attached[pilgrims], table.state.moved, table.state.action) == (("CP1",), False, "")
    assert table.code(Shift(pilgrims)) == "E_CANNOT_SHIFT"


@rule("ED-SQD-6", "ED-CLR-38", "ED-DATA-12")
def test_a_card_without_a_reverse_cannot_shift() -> None:
    table = skirmish({**APART, "N-RHA": {"at": [(30000, 30000)], "seat": 1}}, active="N-RHA", acting=1)
    assert table.code(Shift(table.squad("N-RHA", 1))) == "E_CANNOT_SHIFT"


@rule("ED-SQD-6", "ED-SPL-2")
def test_a_shift_is_paid() -> None:
    table = skirmish(APART, active="C-AOD", chapter={"unused": 1})
    assert table.code(Shift(table.squad("C-AOD"))) == "E_NOT_ENOUGH_CRYSTALS"


@rule("ED-SQD-6", "ED-CLR-11")
def test_no_shift_in_a_window_or_a_queue() -> None:
    table = skirmish(APART, chapter={"hand": ["CS06"]})
    pilgrims = table.squad("C-PIL")
    table.play(Activate(pilgrims))
    assert table.code(Shift(pilgrims)) == "E_CANNOT_SHIFT"
    table.play(PlayCard("CS06", target=pilgrims), Pass())
    assert (table.asked, table.seat) == ("window-answer", CHAPTER)
    assert table.code(Shift(pilgrims)) == "E_CANNOT_SHIFT"


# spells


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
    assert table.code(PlayCard("CS07", target=table.squad("C-PIL"))) == "E_UNKNOWN_ID"


@rule("ED-SPL-2", "ED-CLR-40")
def test_a_cost_is_paid_in_full_on_announcement_and_never_refunded() -> None:
    table = skirmish(APART, active="C-PIL", chapter={"hand": ["CS08", "CS06"], "unused": 2}, demons={"hand": ["DS11"]})
    table.play(PlayCard("CS08", target=table.squad("C-PIL")))
    assert (table.state.unused[CHAPTER], table.state.spent[CHAPTER]) == (0, 2)
    table.play(PlayCard("DS11")).pass_all()
    assert (table.state.unused[CHAPTER], table.state.running) == (0, ())
    assert table.code(PlayCard("CS06", target=table.squad("C-PIL"))) == "E_NOT_ENOUGH_CRYSTALS"
    # The cost is the last thing that is tested.
    assert table.code(PlayCard("CS06", target=table.squad("D-SK1"))) == "E_BAD_TARGET"


@rule("ED-SPL-3", "ED-CRY-7")
@pytest.mark.parametrize(("used", "back"), [(1, 1), (3, 2)])
def test_returning_crystals_creates_none(used: int, back: int) -> None:
    table = skirmish(APART, active="C-AOD", chapter={"unused": 1, "used": used})
    table.play(Use(table.squad("C-AOD"), "harvest-of-souls")).pass_all()
    assert (table.state.unused[CHAPTER], table.state.spent[CHAPTER]) == (1 + back, used - back)


@rule("ED-SPL-4", "ED-CLR-29")
def test_cards_are_drawn_by_card_text_too() -> None:
    table = skirmish({"C-PIL": [(9000, 9000)], "D-SK1": [SON]}, active="C-PIL", chapter={"hand": ["CS12"]})
    # The Snipers were fielded and are dead: the card draws one.
    table.play(PlayCard("CS12", bonus=True), "CS08").pass_all()
    assert (table.state.hands[CHAPTER], table.state.graveyards[CHAPTER]) == (("CS08",), ("CS12",))


@rule("ED-SPL-5", "ED-SPL-9", "ED-CLR-11")
@pytest.mark.parametrize("card", ["CS07", "CS08", "CS03"])
def test_what_is_no_instant_waits_for_ones_own_free_priority(card: str) -> None:
    fields: dict[str, Any] = {"squad": 4} if card == "CS03" else {"target": 0}
    own = skirmish(APART, chapter={"hand": [card]})
    own.play(Activate(own.squad("C-PIL")))
    assert own.code(PlayCard(card, **fields)) == "E_WRONG_TIME"
    own.pass_all()
    assert own.can(PlayCard(card, **fields))
    other = skirmish(APART, acting=1, chapter={"hand": [card]})
    other.play(Activate(other.squad("D-SK1")), Pass())
    assert (other.asked, other.seat) == ("window-begin", CHAPTER)
    assert other.code(PlayCard(card, **fields)) == "E_WRONG_TIME"


@rule("ED-SPL-6", "ED-SPL-7", "ED-CLR-13", "ED-CLR-40")
def test_instants_are_offered_to_both_in_their_windows_only() -> None:
    table = skirmish(APART, acting=1, chapter={"hand": ["CS06", "CS06"]})
    ward = PlayCard("CS06", target=table.squad("C-PIL"))
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
    table.play(PlayCard("CS08", target=angel)).pass_all()
    assert (stat(table, "C-AOD", "defense"), table.state.graveyards[CHAPTER]) == (2, ())
    assert table.code(PlayCard("CS08", target=angel)) == "E_DUPLICATE_EQUIPMENT"
    assert table.can(PlayCard("CS08", target=pilgrims))
    table.end()
    assert stat(table, "C-AOD", "defense") == 2


@rule("ED-SPL-9", "ED-SPL-12")
def test_a_special_card_without_a_duration_is_a_one_off() -> None:
    table = skirmish({**APART, "C-PIL": {"at": [(9000, 9000)], "hp": 0}}, active="C-AOD", chapter={"hand": ["CS10"]})
    angel = table.model("C-AOD")
    table.play(PlayCard("CS10", caster=angel, target=table.squad("C-PIL"))).pass_all()
    assert (table.hp("C-PIL"), table.state.running, table.state.graveyards[CHAPTER]) == (1, (), ("CS10",))


@rule("ED-SPL-10", "ED-CLR-23", "ED-QUE-5")
def test_a_passive_spell_is_played_once_and_works_by_itself() -> None:
    table = skirmish(
        {"D-SK1": {"at": [SON], "hp": 1}, "C-PIL": {"at": [(16500, 18000), (9000, 9000)], "hp": 0}},
        active="D-SK1",
        demons={"hand": ["DS08", "DS08"]},
    )
    son = table.squad("D-SK1")
    table.play(PlayCard("DS08", squad=son)).pass_all()
    assert table.code(PlayCard("DS08", squad=son)) == "E_DUPLICATE_EQUIPMENT"
    table.play(Assault(table.model("D-SK1"), table.model("C-PIL")), 5, 1).pass_all()
    assert (table.hp("D-SK1"), table.state.unused[DEMONS]) == (2, 2)


@rule("ED-SPL-11", "ED-ACT-8")
@pytest.mark.parametrize(("card", "fields", "lasts"), [("CS06", {"target": 0}, False), ("CS13", {"squad": 1}, True)])
def test_effects_last_as_long_as_they_say(card: str, fields: dict[str, Any], lasts: bool) -> None:
    table = skirmish({**APART, "C-HK1": [(15000, 9000)]}, active="C-HK1", chapter={"hand": [card]})
    table.play(PlayCard(card, **fields)).pass_all()
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
    table.play(PlayCard("CS06", target=table.squad("C-PIL"))).pass_all()
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
    inspire = {s: PlayCard("CS02", caster=angel, target=table.squad(s)) for s in ("C-AOD", "C-PIL", "C-HK1", "D-SK1")}
    assert table.code(inspire["C-AOD"]) == "E_BAD_TARGET"
    assert table.code(inspire["D-SK1"]) == "E_BAD_TARGET"
    assert table.code(inspire["C-HK1"]) == "E_OUT_OF_RANGE"
    # One model in range reaches the squad as a whole.
    assert table.can(inspire["C-PIL"])
    assert table.code(PlayCard("CS02", caster=table.model("C-HK1"), target=pilgrims)) == "E_NO_CASTER"
    assert table.code(PlayCard("CS10", caster=table.model("D-SK1"), target=pilgrims)) == "E_NO_CASTER"
    assert table.can(PlayCard("CS10", caster=table.model("C-HK1"), target=pilgrims))


@rule("ED-SPL-13")
def test_a_model_effect_needs_the_named_model_itself_in_range() -> None:
    table = skirmish(
        {"D-SK1": [(18000, 18000)], "C-PIL": [(18000, 20000), (18000, 23501)]},
        active="D-SK1",
        demons={"hand": ["DS03"]},
    )
    son = table.model("D-SK1")
    assert table.can(PlayCard("DS03", caster=son, target=table.model("C-PIL", 1)))
    assert table.code(PlayCard("DS03", caster=son, target=table.model("C-PIL", 2))) == "E_OUT_OF_RANGE"


@rule("ED-OTH-3", "ED-SPL-13")
def test_an_effect_with_a_duration_serves_the_whole_squad() -> None:
    table = skirmish(
        {"C-PIL": [(16500, 18000), (19500, 18000)], "D-SK1": [SON]}, active="C-PIL", chapter={"hand": ["CS06"]}
    )
    table.play(PlayCard("CS06", target=table.squad("C-PIL"))).pass_all()
    for number in (1, 2):
        table.play(Assault(table.model("C-PIL", number), table.model("D-SK1")), 1, 1, 1, 5).pass_all()
    assert [e.params["defense"] for e in table.events("missed")] == [3, 6, 3, 6]


@rule("ED-SPL-15", "ED-SPL-16")
def test_unused_crystals_are_counted_once_at_payment() -> None:
    table = skirmish(
        {"D-MOE": [(18000, 12000)], "D-SK2": [(21000, 12000)], "C-PIL": [SON]},
        active="D-MOE",
        demons={"unused": 5, "hand": ["DS10"]},
    )
    shot = Use(table.squad("D-MOE"), "fireball", shots=((table.model("D-MOE"), table.model("C-PIL")),))
    table.play(shot, Pass())
    # The controller spends more in answer to himself: the bonus stays 4 // 2.
    table.play(PlayCard("DS10", target=table.squad("D-SK2")), 1, 5).pass_all()
    assert table.events("missed")[0].params["attack"] == 3


# the queue


@rule("ED-QUE-1", "ED-QUE-2", "ED-QUE-3")
def test_the_newest_item_resolves_first_and_two_passes_close_the_queue() -> None:
    table = skirmish(
        APART, active="C-PIL", chapter={"hand": ["CS06", "CS06", "CS07", "CS11"]}, demons={"hand": ["DS10", "DS06"]}
    )
    table.play(PlayCard("CS07", target=table.squad("C-PIL")))
    assert (table.asked, table.seat) == ("window-answer", DEMONS)
    assert table.code(PlayCard("DS06", target=table.squad("D-SK1"))) == "E_NOT_INSTANT"
    table.play(PlayCard("DS10", target=table.squad("D-SK1")))
    assert (table.asked, table.seat) == ("window-answer", CHAPTER)
    assert table.code(Move(())) == "E_WRONG_TIME"
    assert table.code(Exchange("CS06")) == "E_EXCHANGE_CLOSED"
    table.play(PlayCard("CS06", target=table.squad("C-AOD")))
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
    table.play(PlayCard("CS08", target=table.squad("C-PIL")), PlayCard("DS09", caster=table.model("D-SK1")))
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
    table.play(PlayCard("CS12", caster=s1, target=son), PlayCard("DS09", caster=son)).pass_all()
    table.play(FreeAttack(son, s1), 5, 1).pass_all()
    assert table.left("C-SNI") == 1
    assert (len(table.events("rolled")), [e.params["item"] for e in table.events("failed")]) == (2, ["CS12"])


@rule("ED-CLR-31")
def test_a_cancel_hits_the_item_directly_below_it() -> None:
    table = skirmish(APART, active="C-PIL", chapter={"hand": ["CS11", "CS07"], "unused": 4}, demons={"hand": ["DS11"]})
    assert table.code(PlayCard("CS11")) == "E_BAD_TARGET"
    table.play(PlayCard("CS07", target=table.squad("C-PIL")), PlayCard("DS11"), PlayCard("CS11")).pass_all()
    # The cancel was cancelled, so the march counts.
    assert stat(table, "C-PIL", "move") == 9
    assert table.state.graveyards == [("CS11",), ("DS11",)]


@rule("ED-CLR-31", "ED-QUE-2")
def test_a_cancel_is_refused_without_a_queue_in_any_window() -> None:
    table = skirmish(APART, chapter={"hand": ["CS11"]})
    table.play(Activate(table.squad("C-PIL")))
    assert table.code(PlayCard("CS11")) == "E_BAD_TARGET"
    assert PlayCard("CS11") not in table.match.legal()


@rule("ED-CLR-24")
def test_effects_are_carried_out_in_order_as_far_as_possible() -> None:
    table = skirmish(
        {"D-ASH": [(9000, 30000)], "D-SK1": [(12000, 30000)], "C-PIL": [(9000, 9000)]},
        active="D-SK1",
        demons={"hand": ["DS04"], "unused": 1, "used": 3},
    )
    table.play(PlayCard("DS04", target=table.squad("D-ASH"))).pass_all()
    assert (table.left("D-ASH"), table.state.unused[DEMONS]) == (0, 3)
    inspired = skirmish(
        {"C-AOD": [(9000, 9000)], "C-HK1": {"at": [(12000, 9000)], "hp": 0, "exhausted": True}, "D-SK1": [SON]},
        active="C-AOD",
        chapter={"hand": ["CS02"]},
    )
    inspired.play(PlayCard("CS02", caster=inspired.model("C-AOD"), target=inspired.squad("C-HK1"))).pass_all()
    # It does not survive and readies nothing.
    assert not inspired.events("readied")


@rule("ED-CLR-24", "ED-WIN-2")
def test_if_an_effect_ends_the_game_the_rest_does_not_happen() -> None:
    table = skirmish(
        {"D-HOU": {"at": [(9000, 30000)], "hp": 0}, "D-SK1": [(12000, 30000)], "C-PIL": [(9000, 9000)]},
        active="D-SK1",
        chapter={"vp": 13},
        demons={"hand": ["DS04"], "unused": 1, "used": 3, "vp": 1},
    )
    table.play(PlayCard("DS04", target=table.squad("D-HOU"))).pass_all()
    assert table.match.outcome is not None
    assert (table.state.unused[DEMONS], table.state.vp) == (1, [14, 0])


# dedicated cards and dead squads


@rule("ED-DED-1", "ED-CLR-32", "ED-CLR-30")
def test_a_dedicated_spell_needs_a_squad_of_its_type_on_the_board() -> None:
    table = skirmish(APART, active="C-PIL", chapter={"hand": ["CS13", "CS03"]})
    assert table.code(PlayCard("CS13", squad=table.squad("C-HK1"))) == "E_NO_CASTER"
    assert table.code(PlayCard("CS03", squad=table.squad("C-PIL"))) == "E_NO_CASTER"
    # It need not be the active squad.
    assert table.can(PlayCard("CS03", squad=table.squad("C-AOD")))


@rule("ED-DED-3", "ED-CLR-32")
def test_an_undedicated_spell_serves_any_own_squad_and_has_no_bonus() -> None:
    table = skirmish(APART, active="C-PIL", chapter={"hand": ["CS06"]})
    wards = [PlayCard("CS06", target=table.squad(s)) for s in ("C-PIL", "C-AOD")]
    assert table.lists(PlayCard) == wards
    assert table.code(PlayCard("CS06", target=table.squad("C-PIL"), bonus=True)) == "E_BAD_COMMAND"


@rule("ED-DED-4", "ED-CLR-29", "ED-CLR-30")
def test_the_bonus_of_a_card_follows_its_kind() -> None:
    table = skirmish(
        {"C-PIL": [(9000, 9000)], "D-SK1": [SON]}, active="C-PIL", chapter={"hand": ["CS02"], "unused": 0, "used": 3}
    )
    assert table.code(PlayCard("CS02", caster=table.model("C-AOD"), target=table.squad("C-PIL"))) == "E_NO_CASTER"
    assert table.code(PlayCard("CS02", target=table.squad("C-PIL"), bonus=True)) == "E_BAD_COMMAND"
    table.play(PlayCard("CS02", bonus=True)).pass_all()
    assert (table.state.unused[CHAPTER], table.state.graveyards[CHAPTER]) == (1, ("CS02",))


@rule("ED-CLR-29")
def test_a_bonus_without_effect_is_legal_and_one_without_a_squad_is_not() -> None:
    table = skirmish({"D-SK1": [SON]}, acting=1, chapter={"hand": ["CS02", "CS01"], "unused": 0, "used": 0})
    table.play(Activate(table.squad("D-SK1")), Pass())
    assert table.code(PlayCard("CS01", target=table.squad("C-PIL"), bonus=True)) == "E_BAD_TARGET"
    assert table.code(PlayCard("CS01", target=table.squad("D-SK1"), bonus=True)) == "E_BAD_TARGET"
    assert table.lists(PlayCard) == [PlayCard("CS02", bonus=True)]


@rule("ED-DED-5", "ED-CLR-30")
def test_the_bonus_waits_for_the_death_of_the_last_squad_of_the_type() -> None:
    table = skirmish({**APART, "C-HK2": [(15000, 9000)]}, active="C-PIL", chapter={"hand": ["CS13"]})
    assert table.code(PlayCard("CS13", target=table.squad("C-PIL"), bonus=True)) == "E_SQUAD_TYPE_ALIVE"
    assert not [p for p in table.lists(PlayCard) if p.bonus]  # type: ignore[attr-defined]


@rule("ED-OTH-1")
@pytest.mark.parametrize(("hp", "after"), [(0, 1), (1, 1)])
def test_healing_returns_tokens_up_to_the_shields_and_never_models(hp: int, after: int) -> None:
    table = skirmish(
        {**APART, "C-PIL": {"at": [(9000, 9000), None], "hp": hp}}, active="C-AOD", chapter={"hand": ["CS10"]}
    )
    table.play(PlayCard("CS10", caster=table.model("C-AOD"), target=table.squad("C-PIL"))).pass_all()
    assert (table.hp("C-PIL"), table.left("C-PIL")) == (after, 1)


@rule("ED-CLR-23", "ED-DATA-3")
def test_some_cards_need_a_death_of_this_turn() -> None:
    table = skirmish(APART, active="C-PIL", chapter={"hand": ["CS14"]})
    assert table.code(PlayCard("CS14")) == "E_BAD_TARGET"
    grieving = skirmish(APART, active="C-PIL", chapter={"hand": ["CS14"]}, died=[1, 0])
    grieving.play(PlayCard("CS14")).pass_all()
    assert grieving.state.vp == [8, 6]


@rule("ED-CLR-7", "ED-CLR-9")
def test_an_aura_around_a_model_ends_with_it() -> None:
    table = skirmish(
        {"C-AOD": [(16000, 18000)], "D-SK1": {"at": [SON], "hp": 0}}, active="C-AOD", demons={"hand": ["DS05"]}
    )
    table.play(Move(()))
    table.play(PlayCard("DS05", target=table.model("D-SK1"))).pass_all()
    assert stat(table, "C-AOD", "move") == 5
    table.play(Assault(table.model("C-AOD"), table.model("D-SK1")), 5, 1).pass_all()
    assert (stat(table, "C-AOD", "move"), table.state.graveyards[DEMONS]) == (7, ("DS05",))


@rule("ED-CLR-23", "ED-WND-7")
def test_deaths_of_the_turn_are_counted_for_their_owner_and_forgotten_in_refresh() -> None:
    table = skirmish(
        {
            "D-SK1": [SON],
            "C-PIL": {"at": [(16500, 18000), (9000, 9000)], "hp": 0},
            "C-HK1": {"at": [(18000, 16250)], "hp": 0},
        },
        active="D-SK1",
        demons={"hand": ["DS13", "DS14"], "unused": 9},
        pools=[{"at": [30000, 30000], "crystals": 1}],
    )
    feast, trophy = PlayCard("DS13", target=table.squad("D-SK1")), PlayCard("DS14")
    assert table.code(feast) == "E_BAD_TARGET"
    table.play(Assault(table.model("D-SK1"), table.model("C-PIL")), 5, 1).pass_all()
    assert (table.state.died, table.state.squads_died) == ((1, 0), (0, 0))
    assert table.can(feast)
    # A squad has not died yet.
    assert table.code(trophy) == "E_BAD_TARGET"
    other = skirmish(
        {"C-AOD": [(16000, 18000)], "D-SK1": {"at": [SON], "hp": 0}, "D-SK2": [(30000, 9000)]}, active="C-AOD"
    )
    other.play(Assault(other.model("C-AOD"), other.model("D-SK1")), 5, 1).pass_all()
    assert (other.state.died, other.state.squads_died) == ((0, 1), (0, 1))
    table.end()
    while table.asked != "progress":
        table.pass_all()
        if table.asked == "activate":
            table.play(table.match.legal()[0]).end()
    assert (table.state.died, table.state.squads_died) == ((0, 0), (0, 0))


@rule("ED-SPL-13")
def test_a_model_effect_is_aimed_at_a_living_model_of_its_side() -> None:
    table = skirmish(
        {"D-SK1": [SON], "D-SK2": [(18000, 20500)], "C-PIL": [(16000, 18000)]},
        active="D-SK1",
        demons={"hand": ["DS03"]},
    )
    son = table.model("D-SK1")
    assert table.code(PlayCard("DS03", caster=son, target=table.model("D-SK2"))) == "E_BAD_TARGET"
    assert table.code(PlayCard("DS03", caster=son, target=table.model("C-PIL", 2))) == "E_BAD_TARGET"
    assert table.can(PlayCard("DS03", caster=son, target=table.model("C-PIL", 1)))


@rule("ED-SPL-13", "ED-CLR-21")
@pytest.mark.parametrize("number", [1, 2])
def test_a_free_attack_for_a_model_is_made_by_that_model_only(number: int) -> None:
    table = skirmish(
        {"C-PIL": [(16500, 18000), (19500, 18000)], "D-SK1": [SON]}, active="C-PIL", chapter={"hand": ["CS05"]}
    )
    model, son = table.model("C-PIL", number), table.model("D-SK1")
    table.play(PlayCard("CS05", target=model)).pass_all()
    assert table.lists(FreeAttack) == [FreeAttack(model, son)]
    table.play(FreeAttack(model, son), 1, 5)
    assert table.asked == "act"


@rule("ED-REL-5", "ED-SPL-13")
def test_the_model_that_is_granted_a_free_attack_must_touch_an_enemy_itself() -> None:
    table = skirmish(
        {"C-PIL": [(9000, 9000), (19500, 18000)], "D-SK1": [SON]}, active="C-PIL", chapter={"hand": ["CS05"]}
    )
    assert table.code(PlayCard("CS05", target=table.model("C-PIL", 1))) == "E_NO_CONTACT"
    assert table.can(PlayCard("CS05", target=table.model("C-PIL", 2)))
