"""Hidden and public information, taking back, replays. DF-INF."""

from typing import Any

import msgspec
import pytest

from edgewise import Match, NothingToUndo, replay
from edgewise.games.dawnfall.actions import (
    Activate,
    Attach,
    ChooseSquads,
    Declare,
    EndTurn,
    Fight,
    KeepMode,
    Pass,
    Pay,
    PickModel,
    PlayCard,
    StartCombat,
    UseDie,
)
from tests.support.openings import CHAPTER, DEMONS, begin, crowd, settled
from tests.support.play import Table, opening, table
from tests.support.rules import rule

CARDS = {"hand": ["leap", "trap"], "deck": ["guard"], "top": ["tactic"], "discard": ["bash"]}
KNIGHT = {"squad": "holy-knight", "models": ["(3,2).{0,1}"]}
HOUND = {"squad": "gorehound", "models": ["(3,2).{3,4}"]}


def fight(knight: dict[str, Any] | None = None, hound: dict[str, Any] | None = None, **more: Any) -> Table:
    """A Knight and a Gorehound in contact, seat 0 in its Active turn."""
    players = [{"squads": [KNIGHT], **(knight or {})}, {"squads": [HOUND], **(hound or {})}]
    return table({"players": players, **more})


def sent(t: Table, seat: int | None) -> str:
    """Everything that a client of this seat gets."""
    return msgspec.json.encode(t.match.view(seat)).decode()


@rule("DF-INF-1")
def test_everybody_sees_what_lies_on_the_table() -> None:
    squad = {**KNIGHT, "mode": "other", "endurance": 1, "enhancements": [{"card": "overwatch", "charges": 2}]}
    rich = {**CARDS, "crystals": 3, "depleted": 2, "banner": False, "squads": [squad]}
    view = fight(rich, marker=-3).match.view(None)
    me, shown = view.players[0], view.squads[0]
    assert (me.crystals, me.depleted, me.banner_ready, me.discard) == (3, 2, False, ("bash",))
    assert (me.hand_count, me.deck_count, view.marker) == (2, 2, -3)
    assert (shown.mode, shown.endurance, shown.enhancements[0]["charges"]) == ("Upgraded", 1, 2)
    assert shown.models[0].at == "(3,2).{0,1}"


@rule("DF-INF-1", "DF-GEN-9")
def test_all_dice_are_in_the_log() -> None:
    t = fight().play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1))
    t.play(UseDie("yellow"), 3, UseDie("yellow"), 4)
    assert [e.value for e in t.events("die-rolled")] == [3, 4]
    t.dice_used()


@rule("DF-INF-2", "DF-INF-4")
@pytest.mark.parametrize("seat", [1, None], ids=["opponent", "spectator"])
@pytest.mark.parametrize("card", ["leap", "trap", "guard", "tactic"])
def test_cards_of_hand_and_deck_are_never_sent_to_others(seat: int | None, card: str) -> None:
    text = sent(fight(CARDS), seat)
    assert f'"{card}"' not in text
    assert '"bash"' in text


@rule("DF-INF-2")
def test_a_player_sees_the_own_hand() -> None:
    assert fight(CARDS).match.view(0).players[0].hand == ("leap", "trap")


@rule("DF-INF-2", "DF-TVT-10")
@pytest.mark.parametrize(("seat", "seen"), [(0, True), (2, True), (1, False), (3, False)])
def test_partners_see_each_others_hands(seat: int, seen: bool) -> None:
    t = begin(opening(crowd("tvt", 4)))
    assert (t.match.view(seat).players[0].hand is not None) is seen


@rule("DF-INF-2")
def test_partners_do_not_see_each_others_decks() -> None:
    t = begin(opening(crowd("tvt", 4, players=[CHAPTER, DEMONS, DEMONS, DEMONS])))
    rest = set(t.state.decks[0]) - set(t.state.hands[0])
    assert not [card for card in rest if f'"{card}"' in sent(t, 2)]


@rule("DF-INF-2")
def test_drawn_cards_are_counted_in_the_log_and_not_named() -> None:
    t = begin(opening(settled(), ("leap", "guard", "tactic")))
    log = str(t.match.log)
    assert [e.count for e in t.events("cards-drawn")] == [3, 3]
    assert not [card for card in ("leap", "guard", "tactic") if card in log]


@rule("DF-INF-2", "DF-SET-10")
def test_squads_settled_before_the_match_stay_secret_until_they_are_revealed() -> None:
    squads = ["holy-knight", "holy-knight", "holy-knight", "pilgrim", "ranger"]
    players = [{"faction": "chapter", "squads": squads}, {"faction": "demons"}]
    assert '"holy-knight"' not in sent(opening(settled(players=players)), 1)


@rule("DF-INF-3")
@pytest.mark.parametrize("faction", ["chapter", "demons"])
def test_the_squads_and_cards_of_every_faction_can_be_read_at_any_time(faction: str) -> None:
    sheet = fight().match.game.describe_content(faction)  # type: ignore[attr-defined]  # of Dawnfall
    assert sheet["squads"]
    assert all(card["lower"] and card["upper"] for card in sheet["cards"])


@rule("DF-INF-3", "DF-INF-4")
@pytest.mark.parametrize("seat", [1, None], ids=["opponent", "spectator"])
def test_the_deck_list_of_another_is_not_sent_even_when_it_was_settled_before_the_match(seat: int | None) -> None:
    deck = opening(settled()).state.decks[0]
    t = begin(opening(settled(players=[{**CHAPTER, "deck": list(deck)}, DEMONS])))
    hidden = set(deck) - {card for row in t.state.hands[1:] for card in row}
    assert not [card for card in sorted(hidden) if f'"{card}"' in sent(t, seat)]


@rule("DF-INF-3")
def test_a_player_knows_the_own_deck_list() -> None:
    deck = opening(settled()).state.decks[0]
    t = begin(opening(settled(players=[{**CHAPTER, "deck": list(deck)}, DEMONS])))
    assert t.state.decks[0][0] in sent(t, 0)


@rule("DF-INF-4")
def test_what_a_seat_may_choose_is_sent_to_that_seat_only() -> None:
    t = fight(CARDS)
    assert PlayCard("leap", "lower", 0) in t.match.view(0).legal
    assert t.match.view(1).legal == ()


@rule("DF-INF-5")
def test_a_played_card_is_shown_with_its_text_before_its_effect() -> None:
    hounds = {"squads": [HOUND, {"squad": "gorehound", "models": ["(6,5).{3,4}"]}]}
    t = fight({"hand": ["trap"]}, hounds).play(PlayCard("trap", "lower", -1))
    assert t.asked not in ("main", "")
    view = t.match.view(1)
    assert view.resolving == ("trap",)
    assert view.cards["trap"]["lower"]
    assert not t.state.statuses
    assert t.play(PickModel(1), Pay(crystals=1)).state.statuses


@rule("DF-INF-5", "DF-INF-1")
def test_an_attached_card_is_shown_with_its_text() -> None:
    t = fight({"hand": ["guard"]}).play(Attach("guard", 0), Pay(crystals=1))
    view = t.match.view(1)
    assert view.squads[0].enhancements[0]["card"] == "guard"
    assert view.cards["guard"]["lower"]


@rule("DF-INF-6")
def test_an_action_can_be_taken_back_while_nothing_was_shown() -> None:
    t = fight()
    before = t.match.game.save(t.state)
    t.play(Activate(0))
    t.match.undo()
    assert t.match.game.save(t.state) == before


@rule("DF-INF-6")
def test_nothing_is_taken_back_after_a_roll() -> None:
    t = fight().play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), UseDie("yellow"), 3)
    with pytest.raises(NothingToUndo):
        t.match.undo()


@rule("DF-INF-6")
def test_nothing_is_taken_back_after_a_card_was_drawn() -> None:
    t = fight(hound={"hand": []}).play(EndTurn())
    assert t.events("cards-drawn")
    with pytest.raises(NothingToUndo):
        t.match.undo()


@rule("DF-INF-6")
def test_nothing_is_taken_back_after_a_card_was_shown() -> None:
    t = fight({"hand": ["shield-wall", "bash"]}).play(PlayCard("bash", "upper", 0))
    assert t.seat == 0
    with pytest.raises(NothingToUndo):
        t.match.undo()


@rule("DF-INF-6")
def test_nothing_is_taken_back_after_another_player_was_asked() -> None:
    t = fight(hound={"hand": ["rush"]}).play(EndTurn())
    assert t.seat == 1
    with pytest.raises(NothingToUndo):
        t.match.undo()
    t.match.play(Pass())
    with pytest.raises(NothingToUndo):
        t.match.undo()


@rule("DF-INF-6")
def test_nothing_is_taken_back_after_squads_were_revealed() -> None:
    players = [{"faction": "chapter"}, DEMONS]
    t = opening(settled(players=players, countering=None))
    t.play(ChooseSquads(("holy-knight", "holy-knight", "holy-knight", "pilgrim", "ranger")))
    assert t.seat == 0
    with pytest.raises(NothingToUndo):
        t.match.undo()


def played(seed: int) -> Match:
    """A seeded match with the first answers taken, some way into play."""
    match = Match.new("dawnfall", options={"players": [CHAPTER, DEMONS]}, seed=seed)
    for number in range(120):
        legal = match.legal()
        match.play(legal[number % len(legal)])
    return match


@rule("DF-INF-7", "DF-GEN-9")
def test_the_same_seed_and_decisions_give_the_same_match() -> None:
    one, two = played(7), played(7)
    assert one.game.save(one.state) == two.game.save(two.state)
    assert one.log == two.log


@rule("DF-INF-7", "DF-GEN-9")
def test_another_seed_gives_another_match() -> None:
    assert str(played(7).log) != str(played(8).log)


@rule("DF-INF-7")
def test_a_record_plays_the_match_again() -> None:
    match = played(3)
    again = replay(match.record)
    assert again.game.save(again.state) == match.game.save(match.state)


@rule("DF-INF-7")
def test_a_saved_match_goes_on_as_if_it_had_never_been_saved() -> None:
    match = played(5)
    loaded = Match.load(match.save())
    for _ in range(60):
        if not match.legal():
            break
        for one in (match, loaded):
            one.play(one.legal()[-1])
    assert loaded.game.save(loaded.state) == match.game.save(match.state)


@rule("DF-INF-7")
def test_a_position_and_its_decisions_play_again() -> None:
    t = fight(CARDS).play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), UseDie("yellow"), 3)
    assert t.match.game.save(replay(t.match.record).state) == t.match.game.save(t.state)


@rule("DF-INF-1")
def test_the_kind_of_a_turn_is_public() -> None:
    t = begin(opening(settled())).play(Declare("active"))
    assert t.match.view(None).kind == "active"
