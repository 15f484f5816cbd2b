"""Banners and Shrines. DF-BAN, DF-SHR."""

from __future__ import annotations

from typing import Any

from edgewise.games.dawnfall.actions import (
    Activate,
    Declare,
    EndTurn,
    Fight,
    Movers,
    Pay,
    Place,
    PlayCard,
    StartMove,
    UseBanner,
    UseDie,
    UseShrine,
)
from edgewise.games.dawnfall.queries.attributes import attribute
from tests.support.drill import drill, melee, squad_at
from tests.support.fan import Record
from tests.support.play import Table, opening, table
from tests.support.rules import rule

YELLOW = UseDie("yellow")
IDLE, DRUM, PRAY = UseBanner(0, -1), UseBanner(1, -1), UseShrine(0, -1)


def play(card: str, bind: int = -1) -> PlayCard:
    """The lower half of a card."""
    return PlayCard(card, "lower", bind)


def shrine(owner: int, at: str) -> Record:
    """A Shrine on the board."""
    return {"type": "shrine", "at": at, "owner": owner}


def duel(*hand: str, mine: str = "(3,2).0", theirs: str = "(6,5).0", **rest: Any) -> Table:
    """One guard against another."""
    return drill([squad_at("guard", mine)], [squad_at("guard", theirs)], hand=list(hand), **rest)


@rule("DF-BAN-1")
def test_a_banner_is_ready_from_the_start_and_no_card_of_the_deck() -> None:
    preset = {"squads": "preset", "deck": "preset"}
    players = [{"faction": "chapter", **preset}, {"faction": "demons", **preset}]
    t = opening({"players": players, "layout": "preset", "first": 0, "countering": 1})
    seen = t.match.view(None).players
    assert [p.banner_ready for p in seen] == [True, True]
    cards = {*t.state.decks[0], *t.state.hands[0], *t.state.book.cards}
    assert not {p.banner for p in seen} & cards


@rule("DF-BAN-2")
def test_a_banner_costs_what_its_text_says() -> None:
    t = duel().play(DRUM)
    assert t.asked == "pay-action"
    t.play(Pay(1))
    assert (t.state.marker, t.state.depleted[0], t.state.banners) == (1, 1, [False, True])


@rule("DF-BAN-2")
def test_a_banner_is_used_inside_the_own_activation() -> None:
    t = duel().play(Activate(0))
    assert t.asked == "window-W-A3"
    t.play(DRUM, Pay(1))
    assert t.state.marker == 1


@rule("DF-BAN-2")
def test_a_face_down_banner_is_refused() -> None:
    assert duel(player={"banner": False}).refused(DRUM).rule in ("DF-BAN-2", "DF-BAN-3")


@rule("DF-BAN-2")
def test_a_banner_in_another_players_turn_is_refused() -> None:
    t = duel("plain", foe_hand=["flash"]).play(play("plain"))
    assert t.seat == 1
    assert t.refused(IDLE).rule == "DF-BAN-2"


@rule("DF-BAN-2")
def test_a_banner_in_a_response_window_is_refused() -> None:
    t = duel("plain", "flash").play(play("plain"))
    assert (t.asked, t.seat) == ("window-W-T5", 0)
    assert t.refused(IDLE).rule == "DF-BAN-2"


@rule("DF-BAN-2", "DF-ACT-14")
def test_a_banner_in_the_end_step_is_refused() -> None:
    assert duel("plain").play(EndTurn()).pass_all().refused(IDLE).rule == "DF-ACT-14"


@rule("DF-BAN-3")
def test_a_used_banner_is_not_used_again() -> None:
    t = duel().play(IDLE).pass_all()
    assert t.refused(IDLE).rule == "DF-BAN-3"
    t.end_turn()
    assert t.state.banners == [False, True]


@rule("DF-BAN-3", "DF-INS-5")
def test_a_banner_is_turned_also_when_its_effect_was_cancelled() -> None:
    t = duel(foe_hand=["hush"]).play(DRUM, Pay(1), play("hush")).pass_all()
    assert t.state.marker == 0 and t.state.banners == [False, True] and t.state.depleted[0] == 1


@rule("DF-BAN-4", "DF-PAS-11")
def test_the_own_passive_turn_refreshes_the_banner() -> None:
    t = duel(player={"banner": False}, foe={"banner": False}, ask="declare").passive()
    assert t.state.banners == [True, False]


@rule("DF-BAN-4")
def test_an_own_active_turn_does_not_refresh_the_banner() -> None:
    t = duel(player={"banner": False}, ask="declare").play(Declare("active")).end_turn()
    assert not t.state.banners[0]


@rule("DF-BAN-4")
def test_an_effect_that_says_so_refreshes_the_banner() -> None:
    rage = {"card": "rage", "charges": 0, "bought": True}
    khyber: Record = {"squad": "son-of-khyber", "models": ["(3,2)"], "enhancements": [rage]}
    pilgrims: Record = {"squad": "pilgrim", "models": ["(4,2).4", "(6,5).0"], "endurance": 0}
    demons: Record = {
        "faction": "demons",
        "banner": False,
        "squads": [khyber],
        "hand": ["horde"],
        "crystals": 3,
    }
    t = table({"players": [demons, {"squads": [pilgrims]}]}).play(PlayCard("horde", "upper", 0), Pay(1))
    t.play(Fight(0, 1), YELLOW, 4, YELLOW, 1)
    assert t.state.banners[0]
    t.dice_used()


@rule("DF-BAN-5")
def test_one_use_picks_one_of_several_powers() -> None:
    t = duel(player={"depleted": 2})
    assert {IDLE, DRUM} <= set(t.legal())
    t.play(IDLE).pass_all()
    assert (t.state.crystals[0], t.state.marker) == (4, 0)
    assert t.refused(DRUM).rule == "DF-BAN-3"


@rule("DF-BAN-5")
def test_a_power_that_the_banner_does_not_have_is_refused() -> None:
    assert duel().refused(UseBanner(7, -1)).rule == "DF-BAN-5"


@rule("DF-SHR-1")
def test_the_ability_of_a_shrine_works_as_its_data_say() -> None:
    t = duel(mine="(4,2).4", tokens=[shrine(0, "(3,2)")])
    assert attribute(t.state, 0, "def") == 3


@rule("DF-SHR-1")
def test_an_action_of_a_shrine_is_used_with_its_cost_and_limit() -> None:
    t = duel(tokens=[shrine(0, "(5,2)")]).play(PRAY, Pay(1)).pass_all()
    assert t.state.marker == 1
    assert t.refused(PRAY).rule == "DF-TIM-9"


@rule("DF-SHR-1")
def test_the_blood_altar_wounds_an_enemy_in_contact_once_more() -> None:
    hound: Record = {"squad": "gorehound", "models": ["(4,2).{0,1}"]}
    knight: Record = {"squad": "holy-knight", "models": ["(4,2).{3,4}"]}
    players = [{"faction": "demons", "squads": [hound], "hand": ["rush"]}, {"squads": [knight]}]
    t = table({"players": players, "tokens": [shrine(0, "(3,2)")]})
    t.play(PlayCard("rush", "lower", 0), Pay(1), YELLOW, 4, YELLOW, 1).pass_all()
    assert t.state.endurance[1] == 0
    t.dice_used()


@rule("DF-SHR-2", "DF-TOK-3")
def test_a_shrine_is_entered_by_neither_side() -> None:
    for seat in (0, 1):
        t = duel(mine="(2,2).0", theirs="(4,2).0", tokens=[shrine(0, "(3,2)")], turn=seat)
        t.play(Activate(seat), StartMove(), Movers((4 * seat,)))
        assert t.refused(Place((3, 2), (0,))).rule.startswith("DF-")
        assert all(p.space != (3, 2) for p in t.legal(Place))


@rule("DF-SHR-2", "DF-LOF-3")
def test_a_shrine_blocks_the_line_of_fire_of_its_owner_too() -> None:
    rangers: Record = {"squad": "ranger", "models": ["(1,2).0"]}
    hounds: Record = {"squad": "gorehound", "models": ["(5,2).{0,1}"]}
    players = [{"squads": [rangers], "hand": ["shoot"]}, {"squads": [hounds]}]
    blocked = table({"players": players, "tokens": [shrine(0, "(3,2)")]})
    assert blocked.refused(PlayCard("shoot", "lower", 0)).rule == "DF-CRD-9"
    assert PlayCard("shoot", "lower", 0) in table({"players": players}).legal()


@rule("DF-SHR-2")
def test_a_shrine_stays_where_it_was_placed() -> None:
    t = duel(tokens=[shrine(0, "(5,2)")]).end_turn().passive()
    assert [(s.kind, s.space) for s in t.state.tokens] == [("shrine", t.state.book.board.index[5, 2])]


@rule("DF-SHR-3")
def test_the_ability_serves_the_owner_only() -> None:
    t = duel(mine="(0,0).0", theirs="(4,2).4", tokens=[shrine(0, "(3,2)")])
    assert attribute(t.state, 4, "def") == 2


@rule("DF-SHR-3")
def test_an_enemy_does_not_use_the_shrine() -> None:
    t = duel("plain", foe_hand=["flash"], tokens=[shrine(0, "(3,4)"), shrine(1, "(5,4)")]).play(play("plain"))
    assert t.seat == 1
    assert t.refused(PRAY).rule.startswith("DF-")


@rule("DF-SHR-4")
def test_a_shrine_is_not_used_in_a_passive_turn() -> None:
    cards = [{"card": "tome", "charges": 9}, {"card": "codex", "charges": 9}]
    mine = [squad_at("guard", "(3,2).0", enhancements=cards)]
    tokens = [shrine(0, "(5,2)")]
    t = drill(mine, [squad_at("guard", "(6,5).0")], ask="declare", charges=1, tokens=tokens).passive()
    assert t.asked == "share-charges"
    assert t.refused(PRAY).rule in ("DF-SHR-4", "DF-PAS-2")


@rule("DF-SHR-4", "DF-CLR-10")
def test_the_continuous_ability_of_a_shrine_holds_in_a_passive_turn() -> None:
    hound: Record = {"squad": "gorehound", "models": ["(0,0).{0,1}"]}
    knight: Record = {"squad": "holy-knight", "models": ["(4,2).{3,4}"]}
    fire = [{"status": "fire", "model": "holy-knight.0", "by": 0, "turn": 1}]
    players = [{"faction": "demons", "squads": [hound]}, {"squads": [knight]}]
    tokens = [shrine(0, "(3,2)")]
    t = table({"players": players, "tokens": tokens, "statuses": fire, "turn": 1, "ask": "declare", "number": 3})
    t.passive()
    assert t.state.endurance[1] == 0


def three(*, removed: bool, tokens: list[Record]) -> Table:
    """Three players; the third may be out of the match."""
    seats: list[Record] = [
        {"squads": [squad_at("guard", "(3,2).0")]},
        {"squads": [squad_at("guard", "(6,9).0")]},
        {"squads": [squad_at("guard", "(4,5).4")], "removed": removed},
    ]
    return melee(*seats, tokens=tokens)


@rule("DF-SHR-5")
def test_the_shrine_of_an_eliminated_player_has_no_ability() -> None:
    tokens = [shrine(2, "(3,5)")]
    alive, gone = (three(removed=removed, tokens=tokens) for removed in (False, True))
    assert (attribute(alive.state, 8, "def"), attribute(gone.state, 8, "def")) == (3, 2)


@rule("DF-SHR-5")
def test_the_altar_of_an_eliminated_player_is_no_source_any_more() -> None:
    hound: Record = {"squad": "gorehound", "models": ["(0,0).{0,1}"]}
    for removed, gained in ((False, 2), (True, 0)):
        seats: list[Record] = [
            {"faction": "drills", "squads": [squad_at("guard", "(4,2).4")]},
            {"faction": "chapter", "squads": [{"squad": "pilgrim", "models": ["(6,9).0"]}]},
            {"faction": "demons", "squads": [hound], "removed": removed},
        ]
        t = melee(*seats, tokens=[shrine(2, "(3,2)")], ask="declare").passive()
        assert t.state.crystals[0] == 2 + gained


@rule("DF-SHR-5")
def test_the_shrine_of_an_eliminated_player_stays_as_an_obstacle() -> None:
    t = three(removed=True, tokens=[shrine(2, "(4,2)")])
    t.play(Activate(0), StartMove(), Movers((0,)))
    assert all(p.space != (4, 2) for p in t.legal(Place)) and len(t.state.tokens) == 1
