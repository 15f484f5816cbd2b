"""Turns, activations and exhaustion. ED-TRN, ED-ACT, ED-EXH, ED-REF."""

from __future__ import annotations

import pytest

from edgewise.games.the_edge.actions import (
    Activate,
    Assault,
    Decline,
    EndActivation,
    Exchange,
    Gather,
    Move,
    Pass,
    PlayCard,
    Progress,
    Shift,
    StayReady,
    Use,
)
from edgewise.games.the_edge.events import (
    ActivationEnded,
    CardPlayed,
    CardsDrawn,
    DieRolled,
    EffectEnded,
    PhaseBegan,
    SquadActivated,
    SquadExhausted,
    SquadShiftedBack,
    TurnBegan,
)
from edgewise.games.the_edge.kinds import AbilityId, BoardPool, Card
from tests.support.rules import rule
from tests.support.skirmish import CHAPTER, DEMONS, Skirmish, skirmish

FAR = {"C-PIL": [(18000, 6000), (20000, 6000)], "D-SK1": [(18000, 30000)]}
POOL = [{"at": [18000, 18000], "crystals": 3}]


def full_turn(table: Skirmish) -> None:
    """Empty activations, nothing gathered, the first progress cards."""
    turn = table.state.turn
    while table.state.turn == turn and table.match.outcome is None:
        table.pass_all()
        if table.asked == "activate":
            table.play(table.match.legal()[0]).end()
        elif table.asked == "progress":
            table.play(table.lists(Progress)[0])


@rule("ED-TRN-1", "ED-TRN-2")
def test_a_turn_runs_through_four_phases_in_order() -> None:
    table = skirmish(FAR, pools=POOL)
    full_turn(table)
    told = [e for e in table.match.log if isinstance(e, SquadActivated | PhaseBegan | TurnBegan)]
    kinds = [event.name if isinstance(event, PhaseBegan) else type(event) for event in told]
    assert kinds == [SquadActivated, SquadActivated, "gather", "refresh", "progress", TurnBegan]


@rule("ED-TRN-4", "ED-PRO-4")
def test_the_starting_player_alternates_after_progress() -> None:
    table = skirmish(FAR, pools=POOL)
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        full_turn(table)
    assert seats == [0, 1, 0, 1]


@rule("ED-TRN-4", "ED-PRO-4")
def test_throughout_progress_the_starting_player_of_the_turn_chooses_first() -> None:
    table = skirmish(FAR, pools=POOL, moment="progress", starting=1, acting=1)
    assert table.seat == DEMONS
    table.play(Progress(Card("DP1"), table.squad("D-SK1")))
    assert (table.seat, table.state.starting) == (CHAPTER, DEMONS)
    table.play(Progress(Card("CP1"), table.squad("C-PIL")))
    assert table.state.starting == CHAPTER


@rule("ED-TRN-5", "ED-TRN-3")
def test_nobody_passes_and_nobody_activates_for_the_other() -> None:
    table = skirmish(FAR)
    assert table.code(Pass()) == "E_MUST_ACTIVATE"
    assert table.code(Activate(table.squad("D-SK1")), seat=DEMONS) == "E_NOT_YOUR_ACTIVATION"
    assert table.code(Activate(table.squad("D-SK1"))) == "E_NOT_YOUR_SQUAD"
    table.play(Activate(table.squad("C-PIL")))
    assert table.code(Activate(table.squad("C-PIL"))) == "E_WRONG_TIME"
    assert table.code(Move(()), seat=DEMONS) == "E_NOT_YOUR_ACTIVATION"


@rule("ED-ACT-1", "ED-EXH-1", "ED-EXH-2")
def test_a_squad_is_activated_once_per_turn() -> None:
    table = skirmish({**FAR, "C-HK1": [(9000, 6000)]})
    pilgrims = table.squad("C-PIL")
    table.idle("C-PIL")
    assert table.state.exhausted[pilgrims]
    table.idle("D-SK1")
    assert table.code(Activate(pilgrims)) == "E_EXHAUSTED"
    assert table.code(Activate(table.squad("C-AOD"))) == "E_NOT_YOUR_SQUAD"
    assert table.match.legal() == (Activate(table.squad("C-HK1")),)


@rule("ED-ACT-2", "ED-CLR-12")
def test_the_exchange_comes_first_and_once() -> None:
    hands = {"chapter": {"hand": ["CS06", "CS07"]}, "demons": {"hand": ["DS06"]}}
    table = skirmish(FAR, **hands)  # type: ignore[arg-type]
    table.play(Activate(table.squad("C-PIL")))
    assert (table.asked, table.seat) == ("window-begin", CHAPTER)
    assert table.code(Move(())) == "E_WRONG_TIME"
    assert table.code(PlayCard(Card("CS07"), target=table.squad("C-PIL"))) == "E_WRONG_TIME"
    table.play(Exchange(Card("CS07")), "CS01")
    assert (table.state.hands[CHAPTER], table.state.graveyards[CHAPTER]) == (("CS01", "CS06"), ("CS07",))
    assert (table.asked, table.seat) == ("window-begin", CHAPTER)
    assert table.code(Exchange(Card("CS06"))) == "E_EXCHANGE_CLOSED"
    table.play(Pass())
    assert table.code(Exchange(Card("DS06"))) == "E_EXCHANGE_CLOSED"
    assert table.code(Exchange(Card("DS06")), seat=DEMONS) == "E_EXCHANGE_CLOSED"
    table.pass_all()
    assert table.code(Exchange(Card("CS06"))) == "E_EXCHANGE_CLOSED"


@rule("ED-ACT-2", "ED-CLR-12")
@pytest.mark.parametrize("first", [Pass(), "instant"])
def test_the_offer_ends_with_the_first_pass_or_instant(first: Pass | str) -> None:
    table = skirmish(FAR, chapter={"hand": ["CS06", "CS07"]})
    table.play(Activate(table.squad("C-PIL")))
    table.play(PlayCard(Card("CS06"), target=table.squad("C-PIL")) if isinstance(first, str) else first)
    while table.asked == "window-answer" or (table.asked == "window-begin" and table.seat == DEMONS):
        table.play(Pass())
    assert table.code(Exchange(Card("CS07"))) == "E_EXCHANGE_CLOSED"


@rule("ED-ACT-2")
@pytest.mark.parametrize("chapter", [{"hand": []}, {"hand": ["CS06"], "deck": []}])
def test_an_empty_hand_or_deck_offers_no_exchange(chapter: dict[str, list[str]]) -> None:
    table = skirmish(FAR, chapter=chapter)
    table.play(Activate(table.squad("C-PIL")))
    assert not table.lists(Exchange)
    assert table.code(Exchange(Card("CS06"))) == "E_EXCHANGE_CLOSED"


CLASH = {"C-PIL": [(16500, 18000), (9000, 9000)], "D-SK1": [(18000, 18000)]}


@rule("ED-ACT-3", "ED-ACT-4")
def test_one_movement_and_one_action_in_either_order() -> None:
    table = skirmish(CLASH, active="C-PIL")
    p1, p2, son = table.model("C-PIL", 1), table.model("C-PIL", 2), table.model("D-SK1")
    table.play(Move(((p2, ((9000, 12000),)),))).pass_all()
    assert table.code(Move(())) == "E_STEP_USED"
    table.play(Assault(p1, son), 1, 5, 1, 5).pass_all()
    assert table.asked == "act"
    assert table.code(Move(())) == "E_STEP_USED"
    table.end()
    assert table.state.active == -1


@rule("ED-ACT-3", "ED-CLR-10")
def test_the_kind_of_action_is_chosen_for_the_whole_squad() -> None:
    table = skirmish({"C-SNI": [(16500, 18000), (18000, 9000)], "D-SK1": [(18000, 18000)]}, active="C-SNI")
    s1, s2, son = table.model("C-SNI", 1), table.model("C-SNI", 2), table.model("D-SK1")
    shot = Use(table.squad("C-SNI"), AbilityId("aimed-shot"), shots=((s2, son),))
    table.play(Assault(s1, son), 1, 5, 1, 5).pass_all()
    assert table.code(shot) == "E_STEP_USED"
    other = skirmish({"C-SNI": [(16500, 18000), (18000, 9000)], "D-SK1": [(18000, 18000)]}, active="C-SNI")
    other.play(shot, 1, 5).pass_all()
    assert other.code(Assault(s1, son)) == "E_STEP_USED"
    assert other.code(shot) == "E_STEP_USED"


@rule("ED-CLR-10", "ED-ACT-4")
def test_movement_closes_an_open_action_step() -> None:
    table = skirmish({"C-PIL": [(16500, 18000), (19500, 18000)], "D-SK1": [(18000, 18000)]}, active="C-PIL")
    p1, p2, son = table.model("C-PIL", 1), table.model("C-PIL", 2), table.model("D-SK1")
    table.play(Assault(p1, son), 1, 5, 1, 5).pass_all()
    assert table.can(Assault(p2, son))
    table.play(Move(())).pass_all()
    assert table.code(Assault(p2, son)) == "E_STEP_USED"


@rule("ED-ACT-6", "ED-ACT-3")
def test_an_activation_may_be_empty() -> None:
    table = skirmish(FAR).idle("C-PIL")
    assert (table.asked, table.seat) == ("activate", DEMONS)


@rule("ED-ACT-7", "ED-CLR-11")
def test_cards_may_be_played_between_two_combats_but_not_inside_one() -> None:
    table = skirmish(
        {"C-PIL": [(16500, 18000), (19500, 18000)], "D-SK1": [(18000, 18000)]},
        active="C-PIL",
        chapter={"hand": ["CS08"]},
    )
    harness = PlayCard(Card("CS08"), target=table.squad("C-PIL"))
    table.play(Assault(table.model("C-PIL", 1), table.model("D-SK1")))
    assert table.asked == "window-assault"
    assert table.code(harness) == "E_WRONG_TIME"
    assert table.code(Shift(table.squad("C-PIL"))) == "E_CANNOT_SHIFT"
    table.dealer.script += [1, 5, 1, 5]
    table.pass_all()
    table.play(harness).pass_all()
    assert table.can(Assault(table.model("C-PIL", 2), table.model("D-SK1")))


@rule("ED-ACT-8", "ED-CLR-15", "ED-SPL-11")
def test_the_end_of_an_activation_runs_in_order_and_is_final() -> None:
    table = skirmish(FAR, active="C-PIL", chapter={"hand": ["CS06"]})
    pilgrims = table.squad("C-PIL")
    table.play(EndActivation())
    assert (table.asked, table.seat) == ("window-end", CHAPTER)
    assert table.code(Move(())) == "E_WRONG_TIME"
    table.play(PlayCard(Card("CS06"), target=pilgrims)).pass_all()
    kinds = (CardPlayed, EffectEnded, SquadExhausted, CardsDrawn, ActivationEnded)
    assert [type(event) for event in table.match.log if isinstance(event, kinds)] == [
        CardPlayed,
        EffectEnded,
        SquadExhausted,
        CardsDrawn,
        CardsDrawn,
        ActivationEnded,
    ]
    assert (table.asked, table.seat) == ("activate", DEMONS)


@rule("ED-ACT-8", "ED-CLR-15")
def test_the_death_of_the_active_squad_ends_its_activation() -> None:
    table = skirmish(
        {"C-PIL": {"at": [(16500, 18000)], "hp": 0}, "C-HK1": [(6000, 6000)], "D-SK1": [(18000, 18000)]},
        active="C-PIL",
    )
    table.play(Assault(table.model("C-PIL"), table.model("D-SK1")), 6, 1, 1)
    table.pass_all()
    assert table.left("C-PIL") == 0
    assert not table.state.exhausted[table.squad("C-PIL")]
    assert [e.seat for e in table.told(CardsDrawn)] == [CHAPTER, DEMONS]
    assert (table.asked, table.seat) == ("activate", DEMONS)


@rule("ED-ACT-9", "ED-CLR-33")
@pytest.mark.parametrize("held", [5, 6])
def test_both_hands_are_refilled_to_five_the_active_one_first(held: int) -> None:
    table = skirmish(
        FAR,
        active="C-PIL",
        chapter={"hand": ["CS01"] * 3},
        demons={"hand": ["DS01", "DS01", "DS01", "DS02", "DS02", "DS03"][:held]},
    )
    table.end()
    assert [(e.seat, e.count) for e in table.told(CardsDrawn)] == [(CHAPTER, 2)]
    assert [len(h) for h in table.state.hands] == [5, held]


@rule("ED-EXH-3")
def test_exhaustion_forbids_nothing_but_activation() -> None:
    table = skirmish(
        {
            "C-HK1": {"at": [(18000, 18000)], "exhausted": True},
            "C-PIL": [(9000, 9000)],
            "D-HOU": {"at": [(19250, 18000)], "exhausted": True},
        },
        active="C-PIL",
        chapter={"hand": ["CS01"]},
    )
    table.play(PlayCard(Card("CS01"), caster=table.model("C-HK1"), target=table.model("D-HOU"))).pass_all()
    assert table.at("D-HOU") == (21250, 18000)


@rule("ED-EXH-3", "ED-COM-7")
def test_an_exhausted_squad_defends_and_counter_attacks() -> None:
    table = skirmish({"C-PIL": [(16500, 18000)], "D-SK1": {"at": [(18000, 18000)], "exhausted": True}}, active="C-PIL")
    table.play(Assault(table.model("C-PIL"), table.model("D-SK1")), 1, 3, 1, 5).pass_all()
    assert len(table.told(DieRolled)) == 4


@rule("ED-EXH-3", "ED-CRY-2")
def test_an_exhausted_squad_gathers() -> None:
    table = skirmish({"C-HK1": {"at": [(16250, 18000)], "exhausted": True}}, moment="gather", pools=POOL)
    assert table.can(Gather(table.squad("C-HK1"), BoardPool(0)))


@rule("ED-EXH-2", "ED-CLR-14", "ED-CLR-23")
def test_a_squad_may_pay_for_staying_ready_once_per_turn() -> None:
    table = skirmish({"C-PIL": {"at": [(9000, 9000)], "progress": ["CP6"]}, "D-SK1": [(18000, 30000)]}, active="C-PIL")
    table.play(EndActivation()).pass_all()
    assert (table.asked, table.seat) == ("stay-ready", CHAPTER)
    assert table.code(EndActivation()) == "E_WRONG_TIME"
    table.play(StayReady())
    assert (table.state.unused[CHAPTER], table.state.exhausted[table.squad("C-PIL")]) == (2, False)
    table.idle("D-SK1")
    table.play(Activate(table.squad("C-PIL"))).end()
    assert table.state.exhausted[table.squad("C-PIL")]


@rule("ED-EXH-2", "ED-CLR-14")
@pytest.mark.parametrize("unused", [1, 2])
def test_staying_ready_is_asked_only_of_those_who_can_pay(unused: int) -> None:
    table = skirmish(
        {"C-PIL": {"at": [(9000, 9000)], "progress": ["CP6"]}, "D-SK1": [(18000, 30000)]},
        active="C-PIL",
        chapter={"unused": unused},
    )
    table.play(EndActivation()).pass_all()
    assert table.asked == ("stay-ready" if unused == 2 else "activate")
    if unused == 2:
        table.play(Decline())
    assert table.state.exhausted[table.squad("C-PIL")]


@rule("ED-CLR-16", "ED-TRN-6")
def test_a_squad_made_ready_again_joins_the_alternation() -> None:
    table = skirmish(
        {
            "C-AOD": [(9000, 9000)],
            "C-PIL": {"at": [(12000, 9000)], "exhausted": True},
            "D-SK1": [(18000, 30000)],
        },
        active="C-AOD",
        chapter={"hand": ["CS02"]},
    )
    table.play(PlayCard(Card("CS02"), caster=table.model("C-AOD"), target=table.squad("C-PIL"))).end()
    assert table.seat == DEMONS
    table.idle("D-SK1")
    assert (table.asked, table.seat) == ("activate", CHAPTER)


@rule("ED-CLR-16")
def test_without_a_ready_squad_of_the_starting_player_the_other_begins() -> None:
    table = skirmish({"C-PIL": {"at": [(9000, 9000)], "exhausted": True}, "D-SK1": [(18000, 30000)]})
    assert (table.asked, table.seat) == ("activate", DEMONS)


@rule("ED-REF-1", "ED-REF-2", "ED-REF-3", "ED-REF-4", "ED-REF-5", "ED-SQD-5")
def test_refresh_puts_everything_back() -> None:
    table = skirmish(
        {
            "C-PIL": {"at": [(9000, 9000)], "side": "shifted", "hp": 0},
            "C-HK1": [(12000, 9000)],
            "D-SK1": [(18000, 30000)],
        },
        active="C-HK1",
        pools=POOL,
        chapter={"hand": ["CS13", "CS08"], "unused": 4, "used": 2},
        marks=["use:0:hurried-steps"],
    )
    knight = table.squad("C-HK1")
    table.play(PlayCard(Card("CS13"), squad=knight)).pass_all()
    table.play(PlayCard(Card("CS08"), target=knight)).pass_all()
    table.end()
    for card in ("D-SK1", "C-PIL"):
        table.idle(card)
    table.pass_all()
    state = table.state
    assert table.asked == "progress"
    assert (state.exhausted, state.unused, state.spent) == ([False] * len(state.exhausted), [6, 4], [0, 0])
    assert [r.source for r in state.running] == ["CS08"]
    assert state.graveyards[CHAPTER] == ("CS13",)
    assert (state.sides[table.squad("C-PIL")], state.hp[table.squad("C-PIL")], state.marks) == (0, 0, ())
    told = [type(event) for event in table.match.log if isinstance(event, EffectEnded | SquadShiftedBack)]
    assert told == [EffectEnded, SquadShiftedBack]


@rule("ED-ACT-3", "ED-ACT-6")
def test_what_is_offered_follows_the_steps() -> None:
    table = skirmish(CLASH, active="C-PIL")
    assert table.lists(Move) and table.lists(Assault) and table.lists(EndActivation) and table.lists(Shift)
    table.play(Move(())).pass_all()
    assert not table.lists(Move)
    table.play(table.lists(Assault)[0], 1, 5, 1, 5).pass_all()
    assert not table.lists(Move, Assault)


@rule("ED-SQD-6", "ED-SPL-2")
def test_a_shift_may_take_the_last_crystals() -> None:
    table = skirmish({"C-AOD": [(9000, 9000)]}, active="C-AOD", chapter={"unused": 2})
    table.play(Shift(table.squad("C-AOD")))
    assert (table.state.unused[CHAPTER], table.state.spent[CHAPTER]) == (0, 2)
