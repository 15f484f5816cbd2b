"""General principles. DF-GEN."""

from typing import Any

import pytest

from edgewise import BadInput, Roll
from edgewise.content import ContentError
from edgewise.games.dawnfall.actions import (
    Activate,
    ChooseDeck,
    Counterattack,
    Declare,
    EndActivation,
    Fight,
    KeepMode,
    Pass,
    Pay,
    PickModel,
    PickSpace,
    PlayCard,
    StartCombat,
    UseDie,
)
from tests.support.openings import MILITIA, MILITIAMEN, begin, crowd, militia, settled
from tests.support.play import Table, opening, table
from tests.support.rules import rule
from tests.support.scripted import kind_of

KNIGHT = {"squad": "holy-knight", "models": ["(3,2).{0,1}"]}
HOUND = {"squad": "gorehound", "models": ["(3,2).{3,4}"]}
FAR_HOUND = {"squad": "gorehound", "models": ["(6,5).{3,4}"]}


def fight(knight: dict[str, Any] | None = None, hound: dict[str, Any] | None = None, **more: Any) -> Table:
    """A Knight and a Gorehound in contact, seat 0 in its Active turn."""
    players = [{"squads": [KNIGHT], **(knight or {})}, {"squads": [HOUND], **(hound or {})}]
    return table({"players": players, **more})


def wrong(options: dict[str, Any]) -> BadInput:
    """The error that the options get."""
    with pytest.raises(BadInput) as caught:
        opening(options)
    return caught.value


@rule("DF-GEN-1")
@pytest.mark.parametrize(
    ("mode", "seats"),
    [("duel", 1), ("duel", 3), ("duel", 0), ("ffa", 2), ("ffa", 5), ("tvt", 2), ("tvt", 3), ("tvt", 6), ("duel", -2)],
)
def test_other_numbers_of_players_are_refused(mode: str, seats: int) -> None:
    assert wrong({"mode": mode, "seats": seats}).rule == "DF-GEN-1"


@rule("DF-GEN-1")
@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("ffa", 3), ("ffa", 4), ("tvt", 4)])
def test_a_match_is_a_duel_or_free_for_all_or_two_teams(mode: str, seats: int) -> None:
    t = opening({"mode": mode, "seats": seats, "first": 0, "allow_mirror": True})
    assert len(t.match.view(None).players) == seats


@rule("DF-GEN-1")
def test_more_players_than_seats_are_refused() -> None:
    assert wrong({"players": [{}, {}, {}]}).rule == "DF-GEN-1"


@rule("DF-GEN-1")
def test_a_position_needs_as_many_players_as_seats() -> None:
    with pytest.raises(BadInput) as caught:
        table({"players": [{"squads": [KNIGHT]}]})
    assert caught.value.rule == "DF-GEN-1"


@rule("DF-GEN-1")
def test_a_mode_that_does_not_exist_is_refused() -> None:
    assert wrong({"mode": "chess"}).field == "mode"


@rule("DF-GEN-2")
def test_the_text_of_a_card_beats_the_basic_rule() -> None:
    t = fight({"hand": ["storm-of-blades", "storm-of-blades"], "crystals": 4}, {"squads": [HOUND]})
    t.play(Activate(0), KeepMode(), EndActivation())
    assert t.refused(StartCombat()).rule == "DF-ACT-8"
    t.play(PlayCard("storm-of-blades", "upper", 0), Pay(crystals=1))
    assert t.match.refusal(Fight(0, 1)) is None


@rule("DF-GEN-2")
def test_a_multiplayer_rule_beats_the_basic_rule_and_an_agreed_mode_beats_both() -> None:
    assert begin(opening(settled())).state.crystals == [2, 2]
    assert begin(opening(crowd("ffa", 3))).state.crystals == [3, 3, 3]
    assert begin(opening(crowd("ffa", 3, more_crystals=True))).state.crystals == [4, 4, 4]


@rule("DF-GEN-2")
def test_a_short_text_is_a_label_and_the_steps_are_the_rule() -> None:
    t = soldiers({"hand": ["drill"]}).play(PlayCard("drill", "lower", 0))
    assert (t.state.crystals[0], t.state.crystals[1]) == (3, 2)


def soldiers(me: dict[str, Any] | None = None, **more: Any) -> Table:
    """Two militias far from each other, seat 0 in its Active turn."""
    mine = {"squad": "giant", "models": ["(0,0)"]}
    theirs = {"squad": "giant", "models": ["(6,5)"]}
    players = [
        {"faction": "militia", "squads": [mine], **(me or {})},
        {"faction": "militia", "squads": [theirs]},
    ]
    return table({"options": {"content": [MILITIA], "allow_mirror": True}, "players": players, **more})


@rule("DF-GEN-3")
@pytest.mark.parametrize(
    ("options", "crystals"),
    [({"ask": "declare"}, 1), ({"ask": "declare", "options": {"mode": "ffa", "seats": 3, "allow_mirror": True}}, 2)],
    ids=["duel", "three"],
)
def test_a_controlled_source_gives_as_many_crystals_as_the_mode_says(options: dict[str, Any], crystals: int) -> None:
    places = ["(0,0).{0,1}", "(6,5).{3,4}", "(6,0).{3,4}"][: 2 + (crystals == 2)]
    players = [{"faction": "demons", "squads": [{"squad": "gorehound", "models": [at]}]} for at in places]
    if crystals == 1:
        players[0] = {"faction": "chapter", "squads": [{"squad": "holy-knight", "models": [places[0]]}]}
    t = table({**options, "players": players, "tokens": [{"type": "source", "at": "(1,0)"}]}).passive()
    assert t.state.crystals[0] == 2 + crystals


@rule("DF-GEN-3")
@pytest.mark.parametrize("strategic", [0, 4])
def test_the_hand_limit_is_three_unless_agreed_otherwise(strategic: int) -> None:
    t = begin(opening(crowd("tvt", 4, strategic=strategic)))
    assert {len(hand) for hand in t.state.hands} == {strategic or 3}


@rule("DF-GEN-3", "DF-PAY-8")
def test_vp_replace_crystals_in_a_duel_only() -> None:
    t = fight({"crystals": 0, "hand": ["storm-of-blades"]})
    t.play(PlayCard("storm-of-blades", "upper", 0))
    assert t.match.refusal(Pay(vp=1)) is None
    many = [{"faction": "chapter", "crystals": 0, "hand": ["storm-of-blades"], "squads": [KNIGHT]}]
    many += [{"faction": "demons", "squads": [squad]} for squad in (HOUND, FAR_HOUND)]
    t = table({"options": {"mode": "ffa", "allow_mirror": True}, "players": many})
    t.play(PlayCard("storm-of-blades", "upper", 0))
    assert t.refused(Pay(vp=1)).rule.startswith("DF-PAY")


@rule("DF-GEN-4")
@pytest.mark.parametrize("kind", ["active", "passive"])
def test_there_is_one_turn_player_whatever_the_kind_of_turn(kind: Any) -> None:
    t = fight(turn=1, ask="declare")
    assert t.match.view(None).turn == 1
    t.play(Declare(kind))
    assert t.state.turn == (1 if kind == "active" else 0)


@rule("DF-GEN-4", "DF-EX-23")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_turn_player_wins_ties(turn: int) -> None:
    scholar = {"squad": "master-of-elements", "models": ["(3,2).3"]}
    angel = {"squad": "pilgrim", "models": ["(3,2).2"]}
    t = fight({"squads": [angel]}, {"squads": [scholar]}, turn=turn)
    t.play(Activate(turn), KeepMode(), StartCombat(), Fight(4 * turn, 4 - 4 * turn))
    t.pass_all()
    assert t.seat == turn


@rule("DF-GEN-5")
def test_the_squads_of_a_partner_are_not_own() -> None:
    t = begin(opening(crowd("tvt", 4))).play(Declare("active")).pass_all()
    assert t.seat == 3
    assert t.refused(Activate(4)).rule == "DF-ACT-4"


def four(mode: str) -> Table:
    """Gorehounds of all four seats in one Space; seat 0 acts."""
    places = ["(3,2).{0,1}", "(0,0).{0,1}", "(3,2).{3,4}", "(3,2).{5,6}"]
    players = [{"faction": "demons", "squads": [{"squad": "gorehound", "models": [at]}]} for at in places]
    return table({"options": {"mode": mode, "seats": 4, "allow_mirror": True}, "players": players})


@rule("DF-GEN-5", "DF-FFA-2")
@pytest.mark.parametrize(("mode", "allowed"), [("ffa", True), ("tvt", False)])
def test_a_partner_is_not_an_enemy_and_everybody_else_is(mode: str, allowed: bool) -> None:
    t = four(mode).play(Activate(0), KeepMode(), StartCombat())
    assert (t.match.refusal(Fight(0, 2)) is None) is allowed
    assert t.match.refusal(Fight(0, 3)) is None


@rule("DF-GEN-6")
def test_the_turn_player_is_asked_first_and_the_others_follow_clockwise() -> None:
    places = ["(0,0).{0,1}", "(6,5).{3,4}", "(6,0).{3,4}"]
    players: list[dict[str, Any]] = [
        {"faction": "demons", "hand": ["infernal-power"], "squads": [{"squad": "gorehound", "models": [at]}]}
        for at in places
    ]
    t = table({"options": {"mode": "ffa", "allow_mirror": True}, "ask": "declare", "turn": 1, "players": players})
    t.play(Declare("active"))
    seats = []
    while t.asked == "window-W-T3":
        seats.append(t.seat)
        t.match.play(Pass())
    assert seats == [1, 2, 0]


@rule("DF-GEN-6")
def test_nobody_answers_for_another() -> None:
    refusal = fight().match.refusal(Activate(0), seat=1)
    assert refusal is not None
    assert refusal.rule == "DF-GEN-6"


@rule("DF-GEN-7", "DF-END-2")
def test_the_last_death_ends_the_match_at_once() -> None:
    t = fight(hound={"squads": [{**HOUND, "endurance": 0}]})
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1))
    t.play(UseDie("yellow"), 1, UseDie("yellow"), 4)
    counter(t)
    assert t.match.outcome is not None
    assert (t.match.outcome.rule, t.match.outcome.winners, t.asked) == ("DF-END-2", (0,), "")
    t.dice_used()


def counter(t: Table) -> None:
    """The defender strikes back and wins."""
    t.play(Counterattack(), UseDie("yellow"), 4, UseDie("yellow"), 1)


@rule("DF-GEN-7", "DF-END-4")
def test_an_immediate_ending_comes_before_a_delayed_one() -> None:
    t = fight(hound={"squads": [{**HOUND, "endurance": 0}]}, marker=9)
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1))
    t.play(UseDie("yellow"), 1, UseDie("yellow"), 4)
    counter(t)
    assert t.match.outcome is not None
    assert (t.state.marker, t.match.outcome.rule) == (10, "DF-END-2")


@rule("DF-GEN-7", "DF-END-3")
def test_deaths_of_one_effect_are_one_event() -> None:
    master = {"squad": "master-of-elements", "models": ["(3,2).3"], "endurance": 0}
    me = {"hand": ["fireball"], "squads": [master]}
    t = fight({"squads": [{**KNIGHT, "endurance": 0}]}, me, turn=1)
    t.play(PlayCard("fireball", "lower", 1), PickSpace((3, 2)), PickSpace((4, 2)))
    t.play(Pay(crystals=2), UseDie("yellow"), 4, PickModel(0))
    assert t.match.outcome is not None
    assert (t.match.outcome.rule, t.match.outcome.winners) == ("DF-END-3", ())
    t.dice_used()


@rule("DF-GEN-7")
def test_a_model_that_is_only_moved_is_never_missing() -> None:
    t = fight(hound={"hand": ["freeze"], "squads": [FAR_HOUND]}, turn=1)
    t.play(PlayCard("freeze", "upper", 1), Pay(crystals=1))
    assert t.match.outcome is None
    place = t.legal()[0]
    t.play(place)
    assert t.match.outcome is None


@rule("DF-GEN-8")
def test_an_impossible_part_is_skipped_and_the_rest_goes_on() -> None:
    t = soldiers({"hand": ["drill"], "squads": [{"squad": "giant", "models": ["(0,0)"], "endurance": 0}]})
    t.play(PlayCard("drill", "lower", 0))
    assert (t.state.crystals[0], t.state.endurance[0], t.state.marker) == (3, 0, 1)


@rule("DF-GEN-8")
def test_the_parts_of_an_effect_are_carried_out_in_the_printed_order() -> None:
    t = soldiers({"hand": ["drill"], "crystals": 1, "depleted": 1}).play(PlayCard("drill", "lower", 0))
    keys = [kind_of(e) for e in t.events() if kind_of(e) in ("crystals-refreshed", "crystals-gained", "marker-moved")]
    assert keys == ["crystals-refreshed", "crystals-gained", "marker-moved"]


@rule("DF-GEN-8")
@pytest.mark.parametrize(("crystals", "marker"), [(1, 0), (2, 2), (5, 2)])
def test_what_depends_on_a_part_needs_all_of_it(crystals: int, marker: int) -> None:
    t = soldiers({"hand": ["bargain"], "crystals": crystals}).play(PlayCard("bargain", "lower", -1))
    assert t.state.marker == marker


@rule("DF-GEN-8", "DF-CRD-9")
def test_an_action_that_needs_something_impossible_cannot_be_played() -> None:
    t = soldiers({"hand": ["bargain"], "crystals": 2})
    assert t.refused(PlayCard("bargain", "upper", -1)).rule == "DF-CRD-9"


@rule("DF-GEN-9")
def test_every_result_is_written_to_the_log_when_it_happens() -> None:
    t = fight().play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), UseDie("yellow"), 3)
    assert [e.value for e in t.events("die-rolled")] == [3]


@rule("DF-GEN-9")
def test_an_action_cannot_replace_a_roll() -> None:
    t = fight()
    state = t.match.game.clone(t.state)
    game = t.match.game
    for action in (Activate(0), KeepMode(), StartCombat(), Fight(0, 1)):
        while game.refusal(state, action) is not None:
            game.apply(state, Pass())
        game.apply(state, action)
    while game.refusal(state, UseDie("yellow")) is not None:
        game.apply(state, Pass())
    game.apply(state, UseDie("yellow"))
    assert isinstance(game.pending(state), Roll)
    refusal = game.refusal(state, Pass())
    assert refusal is not None
    assert refusal.rule == "DF-GEN-9"


@rule("DF-GEN-10")
def test_a_faction_from_a_file_plays_like_the_others() -> None:
    t = begin(opening(settled(players=[MILITIAMEN, settled()["players"][1]], content=[MILITIA])))
    assert t.state.factions == ["militia", "demons"]
    assert t.passive().play(Declare("active")).pass_all().match.refusal(Activate(0)) is None


@rule("DF-GEN-10")
def test_the_name_of_a_faction_changes_nothing() -> None:
    renamed = MILITIA.replace("id: militia\nname: Militia", "id: guild\nname: Guild")
    other = militia()
    other = {**other, "content": [renamed], "players": [{**MILITIAMEN, "faction": "guild"}] * 2}
    one, two = (begin(opening(options)) for options in (militia(), other))
    assert one.legal() == two.legal()
    assert one.state.spaces == two.state.spaces


@rule("DF-GEN-10", "DF-EFF-18")
@pytest.mark.parametrize(
    ("word", "nonsense"),
    [
        ("{do: refresh, n: 1}", "{do: fly, n: 1}"),
        ("{id: wage, name: Wage, cost: 0,", "{id: wage, name: Wage, timing: at_noon, cost: 0,"),
        ("{id: wage, name: Wage, cost: 0,", "{id: wage, name: Wage, cost: [{currency: gold, amount: 1}],"),
        ("{do: refresh, n: 1}", "{do: refresh, much: 1}"),
    ],
    ids=["effect", "timing", "currency", "parameter"],
)
def test_content_outside_the_vocabulary_is_refused(word: str, nonsense: str) -> None:
    assert word in MILITIA
    with pytest.raises(ContentError) as caught:
        opening({"content": [MILITIA.replace(word, nonsense)]})
    assert caught.value.problems[0].rule.startswith("DF-EFF")


@rule("DF-GEN-10")
def test_two_factions_of_one_id_are_refused() -> None:
    assert wrong({"content": [MILITIA, MILITIA]}).rule == "DF-GEN-10"


@rule("DF-GEN-11")
def test_a_passive_turn_needs_no_controlled_source() -> None:
    t = fight(ask="declare").passive()
    assert (t.asked, t.seat) == ("declare", 1)


@rule("DF-GEN-11")
def test_the_same_squad_may_be_activated_turn_after_turn() -> None:
    far = {"squads": [FAR_HOUND]}
    t = fight(hound=far).play(Activate(0), KeepMode(), EndActivation()).end_turn().passive()
    t.play(Declare("active")).pass_all()
    assert t.match.refusal(Activate(0)) is None


@rule("DF-GEN-11")
def test_a_deck_without_a_second_copy_of_its_key_cards_is_legal() -> None:
    players = [settled()["players"][0], {"faction": "demons", "squads": "preset"}]
    t = opening(settled(players=players))
    cards = {card.id: card.copies for card in t.state.book.factions["demons"].cards}
    most = (*cards, *list(cards)[: 25 - len(cards)])
    assert t.match.refusal(ChooseDeck(most)) is None
