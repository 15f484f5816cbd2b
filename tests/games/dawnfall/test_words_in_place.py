"""A fan's words do what they say where they stand, and an effect on nobody changes nothing. DF-EFF-9."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
import yaml

from edgewise import Ask, SeededDealer, game
from edgewise.games.dawnfall.actions import (
    Activate,
    Attach,
    ChangeMode,
    Fight,
    KeepMode,
    Pass,
    PickCard,
    PickModel,
    PlayCard,
    StartCombat,
    UseBanner,
    UseShrine,
    UseStatus,
)
from edgewise.games.dawnfall.effects.lasting import Ability, Forbidden
from edgewise.games.dawnfall.state import DEAD
from tests.support.fan import Record, card, enhancement, squad
from tests.support.rules import rule
from tests.support.wardens import BOUND, FOES, VP, YELLOW, play

RULES: Any = game("dawnfall")
FANS = Path(__file__).parent / "fans"
WORDS: Record = {
    "forbids": [word for word in get_args(Forbidden) if word != "refresh"],
    "grants": [*get_args(Ability)],
    "add": {"ini": 1, "att": 1, "def": 1, "mov": 1},
    "extraWounds": 1,
}
TOKENS: list[Record] = [
    {"id": "mark", "name": "mark"},
    {"id": "stone", "name": "stone", "class": "map", "footprint": 1},
]


def poor(state: Any) -> Any:
    """The same question to somebody who can pay nothing."""
    twin = state.clone()
    twin.crystals, twin.endurance = [0] * len(state.crystals), [0] * len(state.endurance)
    twin.marker = twin.ends[0 if state.want.seat else 1]
    return twin


def lists(hold: Record, seed: int, most: int) -> list[Any]:
    """The options of a random match of a fan's faction whose Shrine holds this, and what was asked."""
    text = yaml.safe_load((FANS / "clock.yaml").read_text(encoding="utf-8"))
    text["shrines"] = [shrine | {"holds": [hold]} for shrine in text["shrines"]]
    players = [{"faction": text["id"]}, {"faction": "demons"}]
    state = RULES.setup({"content": [yaml.safe_dump(text, sort_keys=False)], "players": players})
    dealer, random = SeededDealer(seed), Random(seed)
    found: list[Any] = []
    while state.want is not None and len(found) < most:
        if not isinstance(state.want, Ask):
            RULES.apply(state, dealer.deal(state.want))
            continue
        listed = RULES.legal(state)
        found.append((state.want, listed, RULES.legal(poor(state))))
        loud = [action for action in listed if not isinstance(action, Pass)]
        RULES.apply(state, random.choice(loud or listed))
    return found


@rule("DF-EFF-8", "DF-PAY-9", "DF-TIM-11")
@pytest.mark.parametrize("seed", range(2))
def test_a_shrine_that_holds_all_words_for_nobody_changes_no_list(seed: int) -> None:
    nobody = {"on": {"sel": "models", "side": "own", "baseSize": {"is": ">", "to": 7}}}
    assert lists(nobody | WORDS, seed, 250) == lists(nobody | {"add": {"ini": 0}}, seed, 250)


@rule("DF-PAY-9", "DF-CRD-7")
def test_a_ban_on_the_cards_of_others_makes_no_card_free() -> None:
    shrine = {"id": "wardens-shrine", "name": "Shrine", "holds": [{"on": FOES, "forbids": ["play_card"]}]}
    power = {"id": "toll", "name": "toll", "cost": 9, "steps": [VP], "bind": {"type": "none"}}
    banner = {"id": "wardens-banner", "name": "Banner", "powers": [power]}
    dear = card("dear", VP, cost=9, **BOUND)
    poor: Record = {
        "marker": -10,
        "mine": {"crystals": 3},
        "own": [{"squad": "warden", "models": ["(3,2).1"], "endurance": 0}],
    }
    t = play(dear, hand=("dear",), faction={"shrines": [shrine], "banners": [banner]}, **poor)
    assert not t.legal(PlayCard) and not t.legal(UseBanner)
    assert t.refused(PlayCard("dear", "lower", 0)).rule == "DF-PAY-9"
    assert t.refused(UseBanner(0, -1)).rule == "DF-PAY-9"


@rule("DF-EFF-9")
@pytest.mark.parametrize("to", ["opponent", {"sel": "players", "side": "enemy"}])
def test_a_ban_on_the_opponent_does_not_fall_on_the_actor(to: Any) -> None:
    step = {"do": "forbid", "what": ["refresh", "play_card"], "to": to}
    t = play(card("deed", step, **BOUND), card("more", VP, **BOUND), hand=("deed", "more"))
    t.play(PlayCard("deed", "lower", 0)).pass_all()
    assert [m.seat for m in t.match.state.modifiers] == [1, 1]
    assert PlayCard("more", "lower", 0) in t.legal(PlayCard)


@rule("DF-EFF-9", "DF-CRD-7", "DF-ENH-5", "DF-ACT-5")
@pytest.mark.parametrize("bearer", [0, 1])
@pytest.mark.parametrize("how", ["status", "verb"])
def test_what_one_model_may_not_do_its_squad_does_not_do_as_a_whole(bearer: int, how: str) -> None:
    bans = ["play_card", "attach", "change_mode"]
    token = {"id": "mark", "name": "mark", "holds": [{"forbids": bans}]}
    targets = [{"of": {"sel": "models", "side": "own", "choose": 1}}]
    deed = card("deed", VP, **BOUND)
    curse = card("curse", {"do": "forbid", "what": bans, "to": "target"}, targets=targets)
    own = [{"squad": "pair", "models": ["(3,2).1", "(3,2).3"]}, {"squad": "pair", "models": ["(0,0).0", "(0,0).1"]}]
    pair = squad("pair", models=2)
    more: Record = {"statuses": [{"status": "mark", "model": bearer}]} if how == "status" else {}
    hand = ("deed", "curse", "armor")
    faction = {"tokens": [token], "squads": [pair]}
    t = play(deed, curse, enhancement("armor"), hand=hand, own=own, faction=faction, **more)
    if how == "verb":
        t.play(PlayCard("curse", "lower", -1), PickModel(bearer)).pass_all()
    assert {a.bind for a in t.legal(PlayCard) if a.card == "deed"} == {1}
    assert t.refused(PlayCard("deed", "lower", 0)).rule == "DF-CRD-7"
    assert [a.squad for a in t.legal(Attach)] == [1]
    t.play(Activate(0))
    assert t.refused(ChangeMode()).rule == "DF-ACT-5"


@rule("DF-CRD-8", "DF-BAN-2")
@pytest.mark.parametrize("place", ["banner", "shrine", "status"])
def test_an_action_of_a_banner_shrine_or_status_keeps_to_its_moment(place: str) -> None:
    power = {"id": "now", "name": "now", "timing": "before_sequence", "steps": [VP], "bind": {"type": "none"}}
    parts: Record = {
        "banner": {"banners": [{"id": "wardens-banner", "name": "Banner", "powers": [power]}]},
        "shrine": {"shrines": [{"id": "wardens-shrine", "name": "Shrine", "actions": [power]}]},
        "status": {"tokens": [{"id": "mark", "name": "mark", "actions": [power]}]},
    }
    use = {"banner": UseBanner(0, -1), "shrine": UseShrine(0, -1), "status": UseStatus("mark", 0, -1)}[place]
    t = play(faction=parts[place], statuses=[{"status": "mark", "model": 0}] if place == "status" else [])
    assert use not in t.legal() and t.refused(use).rule == "DF-CRD-8"
    t.play(Activate(0), KeepMode()).pass_all()
    t.play(StartCombat(), Fight(0, 2))
    assert t.asked == "window-W-C2" and use in t.legal()


@rule("DF-ENH-2")
def test_an_effect_attaches_only_enhancements() -> None:
    step = {"do": "attach", "card": {"sel": "cards", "choose": 1}}
    t = play(card("deed", step, **BOUND), card("other", VP), enhancement("armor"), hand=("deed", "other", "armor"))
    t.play(PlayCard("deed", "lower", 0), PickCard("other")).pass_all()
    assert t.match.state.attached[0] == () and "other" in t.match.state.hands[0]


@rule("DF-EFF-8", "DF-EFF-19")
def test_an_effect_does_not_count_for_its_own_condition() -> None:
    strong = {"cond": "compare", "a": {"val": "attribute", "of": "each", "name": "att"}, "b": 2, "is": ">="}
    holds = [{"on": {"sel": "models", "side": "own"}, "add": {"att": 1}, "while": strong}]
    t = play(faction={"shrines": [{"id": "wardens-shrine", "name": "Shrine", "holds": holds}]})
    assert RULES.view(t.match.state, 0)
    assert t.play(Activate(0), KeepMode()).pass_all().legal(StartCombat)


@rule("DF-TIM-9", "DF-ENH-16")
def test_a_passive_effect_that_happens_once_happens_once() -> None:
    step = {"do": "create_trigger", "timing": "on_card_played", "duration": "while_attached", "steps": [VP]}
    once = enhancement("oath", step | {"limit": {"per": "once"}}, passive=True)
    own = [{"squad": "warden", "models": ["(3,2).1"], "enhancements": [{"card": "oath", "bought": True}]}]
    deed = card("deed", {"do": "gain"}, **BOUND)
    t = play(deed, once, hand=("deed", "deed"), own=own)
    for _ in range(2):
        t.play(PlayCard("deed", "lower", 0)).pass_all()
        assert t.match.state.marker == 1


@rule("DF-TOK-2", "DF-EFF-8")
def test_tokens_that_leave_one_by_one_are_the_ones_that_were_found() -> None:
    stones = {"sel": "tokens", "kind": "stone"}
    each = {"do": "for_each", "of": stones, "steps": [{"do": "remove_token", "who": "each"}]}
    places = [{"type": "stone", "at": f"(0,{row}).0", "owner": 0} for row in (1, 2, 3)]
    source = {"type": "source", "at": "(6,5)"}
    t = play(card("deed", each), hand=("deed",), faction={"tokens": TOKENS}, tokens=[*places, source])
    t.play(PlayCard("deed", "lower", -1)).pass_all()
    assert [token.kind for token in t.match.state.tokens] == ["source"]


@rule("DF-SHO-3", "DF-EFF-5")
def test_a_shot_at_a_squad_is_aimed_at_its_models() -> None:
    volley = {"do": "check_hit", "targets": {"sel": "squads", "side": "enemy"}, "hit": [{"do": "kill"}], "ini": 0}
    t = play(card("deed", volley, **BOUND), hand=("deed",))
    t.play(PlayCard("deed", "lower", 0), YELLOW, 3).pass_all()
    assert t.match.state.spaces == [t.match.state.spaces[0], 0, DEAD]


@rule("DF-EFF-5")
def test_squads_and_models_together_are_models() -> None:
    both = {"sel": "any_of", "of": ["bound_squad", FOES]}
    t = play(card("deed", {"do": "add_status", "status": "fire", "to": both}, **BOUND), hand=("deed",))
    t.play(PlayCard("deed", "lower", 1)).pass_all()
    assert sorted(s.model for s in t.match.state.statuses) == [1, 2]


@rule("DF-SQD-12", "DF-SQD-3")
def test_tokens_above_the_shield_value_of_the_other_side_are_lost() -> None:
    small = squad("small", basic={"changeMode": "free"}, other={"endurance": 1})
    t = play(own=[{"squad": "small", "models": ["(0,0).0"]}], faction={"squads": [small]})
    assert t.play(Activate(0), ChangeMode()).match.state.endurance[0] == 1
