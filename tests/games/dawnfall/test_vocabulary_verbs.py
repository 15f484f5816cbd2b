"""Verbs, control elements and costs, each in a fan faction written as YAML. DF-EFF-4, DF-EFF-8, DF-EFF-9."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import (
    Accept,
    Activate,
    Decline,
    Done,
    Fight,
    Movers,
    Pay,
    PickCard,
    PickHex,
    PickModel,
    PickOption,
    PickSpace,
    PickSquad,
    Place,
    PlayCard,
    UseDie,
)
from tests.support.fan import Record, card, duel, enhancement, fan
from tests.support.play import Table, table
from tests.support.rules import rule
from tests.support.stage import place_of, statuses

YELLOW = UseDie("yellow")
FOE = {"sel": "models", "side": "enemy", "choose": 1}
HOUND = {"sel": "models", "side": "enemy", "baseSize": {"is": "=", "to": 2}}
FOES = {"sel": "models", "side": "enemy"}
SCHOLAR = {"sel": "models", "side": "enemy", "baseSize": {"is": "=", "to": 1}}
PLAYER = {"sel": "players", "side": "enemy"}
TOOL = {"sel": "enhancements", "side": "own", "choose": 1}
ALL_TOOLS = {"sel": "enhancements", "side": "own"}
NEXT = {"sel": "spaces", "nextTo": "bound_squad"}

Check = Callable[[Table], bool]
# id: steps, replies after the card (dice among them), what is true then. Wardens: model 0 at (3,2).0 (Squad 0),
# model 1 at (3,2).1 (Squad 1), model 2 dead (Squad 2); Gorehound: model 3 at (4,2).{4,5}; Scholar: model 4 at (6,2).0.
ROWS: dict[str, tuple[list[Record], list[Any], Check]] = {
    "sequence": ([{"do": "sequence", "steps": [{"do": "gain"}, {"do": "gain_vp"}]}], [], lambda t: t.state.marker == 1),
    "may": ([{"do": "may", "steps": [{"do": "gain_vp"}]}], [Accept()], lambda t: t.state.marker == 1),
    "may-not": ([{"do": "may", "steps": [{"do": "gain_vp"}]}], [Decline()], lambda t: t.state.marker == 0),
    "choose_one": (
        [{"do": "choose_one", "options": [[{"do": "gain_vp"}], [{"do": "lose_vp"}]]}],
        [PickOption(1)],
        lambda t: t.state.marker == -1,
    ),
    "chosen": (
        [
            {"do": "choose_one", "as": "way", "options": [[{"do": "gain"}], [{"do": "lose"}]]},
            {"do": "if", "when": {"cond": "chosen", "name": "way", "option": 0}, "then": [{"do": "gain_vp", "n": 2}]},
        ],
        [PickOption(0)],
        lambda t: t.state.marker == 2,
    ),
    "for_each": (
        [{"do": "for_each", "of": {"sel": "models", "side": "own"}, "steps": [{"do": "gain_vp"}]}],
        [],
        lambda t: t.state.marker == 2,
    ),
    "repeat": ([{"do": "repeat", "times": 3, "steps": [{"do": "gain_vp"}]}], [], lambda t: t.state.marker == 3),
    "if_you_do": (
        [{"do": "if_you_do", "steps": [{"do": "destroy_crystal", "n": 3}], "then": [{"do": "gain_vp"}]}],
        [],
        lambda t: t.state.marker == 1,
    ),
    "if_you_do-not": (
        [
            {"do": "gain"},
            {"do": "if_you_do", "steps": [{"do": "destroy_crystal", "n": 9}], "then": [{"do": "gain_vp"}]},
        ],
        [],
        lambda t: t.state.marker == 0,
    ),
    "up_to": (
        [{"do": "wound", "to": {"sel": "models", "side": "enemy", "choose": 2, "upTo": True}}],
        [PickModel(3), Done()],
        lambda t: t.state.endurance[3:] == [0, 1],
    ),
    "roll": (
        [{"do": "roll", "die": "yellow"}, {"do": "gain_vp", "n": {"val": "die"}}],
        [3],
        lambda t: t.state.marker == 3,
    ),
    "check_hit": (
        [{"do": "check_hit", "range": 2, "targets": FOES, "hit": [{"do": "wound"}], "miss": [{"do": "gain_vp"}]}],
        [YELLOW, 4],
        lambda t: t.state.marker == 1 and t.state.endurance[3] == 1,
    ),
    "check_hit-ini": (
        [{"do": "check_hit", "shooter": "none", "ini": 1, "targets": HOUND, "hit": [{"do": "wound"}]}],
        [YELLOW, 2],
        lambda t: t.state.endurance[3] == 0,
    ),
    "kill": ([{"do": "kill", "to": HOUND}], [], lambda t: place_of(t, 3) == "dead" and t.state.marker == 1),
    "sacrifice_model": (
        [{"do": "sacrifice_model", "to": {"sel": "models", "squad": "bound_squad"}}],
        [],
        lambda t: place_of(t, 0) == "dead" and t.state.marker == 0,
    ),
    "sacrifice_endurance": ([{"do": "sacrifice_endurance"}], [], lambda t: t.state.endurance[0] == 0),
    "lose_endurance": ([{"do": "lose_endurance"}], [], lambda t: t.state.endurance[0] == 0),
    "restore_endurance": ([{"do": "restore_endurance", "n": 5}], [], lambda t: t.state.endurance[0] == 2),
    "return_model": (
        [
            {
                "do": "return_model",
                "of": {"sel": "models", "side": "own", "dead": True},
                "near": "bound_squad",
                "within": 1,
            }
        ],
        [Place((3, 1), (0,))],
        lambda t: place_of(t, 2) == "(3,1).0",
    ),
    "modify_attribute": (
        [{"do": "modify_attribute", "attribute": "mov", "n": 2, "duration": "this_turn"}, {"do": "move_action"}],
        [Movers((0,)), Place((0, 3), (0,))],
        lambda t: place_of(t, 0) == "(0,3).0",
    ),
    "move_action": (
        [{"do": "move_action", "mov": 3, "throughObstacles": True}],
        [Movers((0,)), Place((0, 2), (0,))],
        lambda t: place_of(t, 0) == "(0,2).0",
    ),
    "combat_action": (
        [
            {
                "do": "combat_action",
                "who": {"sel": "models", "side": "own"},
                "noCounterattack": True,
                "alwaysFirst": True,
            }
        ],
        [Fight(1, 3), YELLOW, 1, YELLOW, 4],
        lambda t: t.asked == "main",
    ),
    "combat_sequence": (
        [
            {
                "do": "combat_sequence",
                "who": {"sel": "models", "side": "own", "inContactWith": "bound_squad"},
                "against": HOUND,
                "backstab": True,
            }
        ],
        [YELLOW, 4, YELLOW, 1],
        lambda t: t.state.endurance[3] == 0,
    ),
    "relocate": (
        [
            {"do": "relocate", "who": {"sel": "models", "squad": "bound_squad"}, "to": NEXT, "countsAsMove": True},
            {"do": "if", "when": {"cond": "happened", "what": "moved"}, "then": [{"do": "gain_vp"}]},
        ],
        [Place((3, 1), (0,))],
        lambda t: place_of(t, 0) == "(3,1).0" and t.state.marker == 1,
    ),
    "swap": (
        [
            {"do": "store", "as": "first", "of": {"sel": "models", "squad": "bound_squad"}},
            {"do": "store", "as": "second", "of": SCHOLAR},
            {"do": "swap"},
        ],
        [],
        lambda t: place_of(t, 0) == "(6,2).0",
    ),
    "pull": ([{"do": "pull", "who": SCHOLAR}], [Place((3, 2), (3,))], lambda t: place_of(t, 4) == "(3,2).3"),
    "pull-n": ([{"do": "pull", "who": SCHOLAR, "n": 1}], [Place((5, 2), (3,))], lambda t: place_of(t, 4) == "(5,2).3"),
    "drag": ([{"do": "drag", "who": SCHOLAR}], [Place((3, 2), (3,))], lambda t: place_of(t, 4) == "(3,2).3"),
    "displace": (
        [{"do": "displace", "who": HOUND, "n": 1}],
        [Place((5, 2), (0, 1))],
        lambda t: place_of(t, 3) == "(5,2).{0,1}",
    ),
    "place_token": (
        [
            {
                "do": "place_token",
                "type": "mine",
                "at": {"sel": "hexes", "distanceFrom": "bound_squad", "max": 1, "choose": 1},
            }
        ],
        [PickHex((3, 1), 2)],
        lambda t: [k.kind for k in t.state.tokens] == ["shrine", "mine"],
    ),
    "move_token": (
        [
            {"do": "place_token", "type": "mine", "at": {"sel": "hexes", "inSpace": "bound_squad", "choose": 1}},
            {
                "do": "move_token",
                "who": {"sel": "tokens", "kind": "mine"},
                "to": {"sel": "spaces", "nextTo": "bound_squad", "choose": 1},
            },
        ],
        [PickHex((3, 2), 3), PickSpace((3, 1))],
        lambda t: t.state.book.board.spaces[t.state.tokens[1].space] == (3, 1),
    ),
    "remove_token": (
        [{"do": "remove_token", "who": {"sel": "shrine", "side": "own"}}],
        [],
        lambda t: not t.state.tokens,
    ),
    "add_status": (
        [{"do": "add_status", "status": "fire", "to": HOUND}],
        [],
        lambda t: statuses(t) == [("fire", 3, -1)],
    ),
    "remove_status": (
        [{"do": "add_status", "status": "fire", "to": HOUND}, {"do": "remove_status", "status": "fire", "to": HOUND}],
        [],
        lambda t: statuses(t) == [],
    ),
    "change_mode": ([{"do": "change_mode"}], [], lambda t: t.state.modes[0] == 1),
    "change_mode-paid": ([{"do": "change_mode", "paid": True}], [], lambda t: t.state.modes[0] == 1),
    "draw": ([{"do": "draw", "n": 1}], [], lambda t: len(t.state.hands[0]) == 2),
    "discard": (
        [{"do": "discard", "of": {"sel": "cards", "zone": "hand", "choose": 1}}],
        [],
        lambda t: t.state.hands[0] == (),
    ),
    "discard-theirs": (
        [{"do": "discard", "of": {"sel": "cards", "zone": "hand", "side": "enemy", "choose": 1}}],
        [PickCard("rush")],
        lambda t: t.state.discards[1] == ("rush",),
    ),
    "mill": ([{"do": "mill", "n": 2}], [], lambda t: len(t.state.discards[0]) == 4),
    "return_card": (
        [{"do": "return_card", "of": {"sel": "cards", "zone": "discard", "cardName": "spare", "choose": 1}}],
        [],
        lambda t: t.state.hands[0] == ("spare", "spare"),
    ),
    "search": (
        [{"do": "search", "of": {"sel": "cards", "zone": "deck", "cardName": "tool", "choose": 1}}],
        [],
        lambda t: "tool" in t.state.hands[0],
    ),
    "reveal": ([{"do": "reveal"}], [], lambda t: len(t.events("hand-shown")) == 1),
    "peek": ([{"do": "peek", "n": 2}], [], lambda t: len(t.state.tops[0]) == 2),
    "shuffle": ([{"do": "peek", "n": 2}, {"do": "shuffle"}], [], lambda t: t.state.tops[0] == ()),
    "gain": ([{"do": "gain", "n": 2, "asDepleted": True}], [], lambda t: t.state.depleted[0] == 3),
    "gain-token": ([{"do": "gain", "currency": "token:fuel", "n": 9}], [], lambda t: t.state.resources["0:fuel"] == 4),
    "spend_resource": (
        [{"do": "gain", "currency": "token:fuel", "n": 2}, {"do": "spend_resource", "token": "fuel"}],
        [],
        lambda t: t.state.resources["0:fuel"] == 1,
    ),
    "lose": ([{"do": "lose", "who": "opponent"}], [], lambda t: t.state.crystals[1] == 1),
    "destroy_crystal": ([{"do": "destroy_crystal", "n": 2}], [], lambda t: t.state.crystals[0] == 1),
    "steal": ([{"do": "steal"}], [], lambda t: (t.state.crystals[1], t.state.depleted[0]) == (1, 2)),
    "refresh": ([{"do": "refresh", "all": True}], [], lambda t: t.state.depleted[0] == 0),
    "deplete": ([{"do": "deplete", "who": "opponent", "n": 2}], [], lambda t: t.state.depleted[1] == 2),
    "charge": ([{"do": "charge", "to": TOOL, "n": 2}], [], lambda t: t.state.attached[0][0].charges == 4),
    "uncharge": ([{"do": "uncharge", "of": ALL_TOOLS}], [], lambda t: t.state.attached[0][0].charges == 1),
    "gain_vp": ([{"do": "gain_vp", "n": 2}], [], lambda t: t.state.marker == 2),
    "lose_vp": ([{"do": "lose_vp", "n": 2}], [], lambda t: t.state.marker == -2),
    "destroy_enhancement": ([{"do": "destroy_enhancement", "of": ALL_TOOLS}], [], lambda t: not t.state.attached[0]),
    "disable_enhancement": (
        [{"do": "disable_enhancement", "of": ALL_TOOLS}],
        [],
        lambda t: t.state.attached[0][0].disabled,
    ),
    "attach": (
        [{"do": "search", "of": {"sel": "cards", "zone": "deck", "cardName": "kit", "choose": 1}}, {"do": "attach"}],
        [],
        lambda t: [e.card for e in t.state.attached[0]] == ["tool", "kit"] and t.state.crystals[0] == 3,
    ),
    "ready_banner": (
        [{"do": "exhaust_banner", "who": "actor"}, {"do": "ready_banner"}],
        [],
        lambda t: t.state.banners[0],
    ),
    "exhaust_banner": ([{"do": "exhaust_banner"}], [], lambda t: not t.state.banners[1]),
    "move_faction_token": ([{"do": "move_faction_token", "n": 2}], [], lambda t: t.state.ends == (12, -10)),
    "extra_activation": (
        [{"do": "extra_activation"}],
        [],
        lambda t: t.match.refusal(Activate(1)) is None,
    ),
    "banish": ([{"do": "banish"}], [], lambda t: place_of(t, 0) == "away"),
    "fight_all": (
        [{"do": "fight_all", "who": {"sel": "models", "side": "own"}, "backstab": True}],
        [YELLOW, 4, YELLOW, 1],
        lambda t: t.state.endurance[3] == 0,
    ),
    "modify_limit": (
        [{"do": "modify_limit", "limit": "hand", "n": 2}, {"do": "draw", "n": 9}],
        [],
        lambda t: len(t.state.hands[0]) == 5,
    ),
    "modify_cost": (
        [{"do": "modify_cost", "n": -2, "least": 1}],
        [PlayCard("spare", "lower", -1), Pay(1)],
        lambda t: t.state.crystals[0] == 3,
    ),
    "modify_range": (
        [{"do": "modify_range", "n": 2}, {"do": "check_hit", "range": 1, "targets": SCHOLAR, "hit": [{"do": "wound"}]}],
        [YELLOW, 4],
        lambda t: t.state.endurance[4] == 0,
    ),
    "set_die": (
        [{"do": "set_die", "die": "red"}, {"do": "roll"}],
        [UseDie("red"), 6],
        lambda t: t.state.crystals[0] == 3,
    ),
    "delay": (
        [{"do": "delay", "until": "on_card_played", "steps": [{"do": "gain_vp", "n": 2}]}],
        [],
        lambda t: t.state.marker == 2 and not t.state.modifiers,
    ),
}

COSTS: dict[str, tuple[list[Record], list[Action], Check]] = {
    "crystal": ([{"currency": "crystal", "amount": 2}], [Pay(2)], lambda t: t.state.depleted[0] == 4),
    "endurance": ([{"currency": "endurance", "amount": 1}], [PickSquad(1)], lambda t: t.state.endurance[1] == 1),
    "vp": ([{"currency": "vp", "amount": 2}], [], lambda t: t.state.marker == -2),
    "card": ([{"currency": "card", "amount": 1}], [], lambda t: t.state.hands[0] == ()),
    "model": ([{"currency": "model", "amount": 1}], [], lambda t: place_of(t, 0) == "dead"),
    "token": ([{"currency": "token:fuel", "amount": 1}], [], lambda t: t.state.resources["0:fuel"] == 1),
    "status": ([{"currency": "status:mark", "amount": 1}], [], lambda t: statuses(t) == []),
    "banner": ([{"currency": "banner"}], [], lambda t: not t.state.banners[0]),
    "one_of": (
        [{"currency": "one_of", "oneOf": [[{"currency": "vp"}], [{"currency": "banner"}]]}],
        [PickOption(1)],
        lambda t: not t.state.banners[0] and t.state.marker == 0,
    ),
}


def text() -> str:
    """The fan faction: a card for every row."""
    cards = [card(id, *steps, bind={"type": "any_own_squad"}) for id, (steps, _, _) in ROWS.items()]
    paid = [
        card(f"cost-{id}", {"do": "gain", "asDepleted": True}, cost=cost, bind={"type": "any_own_squad"})
        for id, (cost, _, _) in COSTS.items()
    ]
    tokens = [
        {"id": "mine", "name": "Mine", "class": "map", "footprint": 1},
        {"id": "fuel", "name": "Fuel", "class": "resource", "limit": 4},
        {"id": "mark", "name": "Mark"},
    ]
    spare = card("spare", {"do": "gain"}, cost=2)
    return fan(*cards, *paid, enhancement("tool"), enhancement("kit"), spare, tokens=tokens)


TEXT = text()


def scene(deed: str, **more: Any) -> Table:
    """The table of the rows above with one card played."""
    wardens: list[Record] = [
        {"squad": "warden", "models": ["(3,2).0"], "endurance": 1, "enhancements": [{"card": "tool", "charges": 2}]},
        {"squad": "warden", "models": ["(3,2).1"]},
        {"squad": "warden", "models": []},
    ]
    foes = [{"squad": "gorehound", "models": ["(4,2).{4,5}"]}, {"squad": "dark-scholar", "models": ["(6,2).0"]}]
    deck = ["kit", "spare", "spare", "spare", "spare", "spare", "tool"]
    mine = {
        "hand": [deed, "spare"],
        "squads": wardens,
        "crystals": 3,
        "depleted": 1,
        "discard": ["spare"],
        "deck": deck,
    }
    theirs = {"squads": foes, "hand": ["mist", "rush"]}
    shrine = [{"type": "shrine", "at": "(0,0)", "owner": 0}]
    mine["resources"] = more.pop("resources", {})
    return table(duel(TEXT, mine, theirs, tokens=shrine, **more))


@rule("DF-EFF-8", "DF-EFF-9")
@pytest.mark.parametrize("deed", list(ROWS))
def test_a_verb_does_what_its_row_says(deed: str) -> None:
    _, replies, check = ROWS[deed]
    t = scene(deed)
    t.play(PlayCard(deed, "lower", 0), *replies).pass_all()
    assert check(t)
    t.dice_used()


@rule("DF-EFF-4", "DF-PAY-12")
@pytest.mark.parametrize("currency", list(COSTS))
def test_a_currency_is_paid_as_its_row_says(currency: str) -> None:
    _, replies, check = COSTS[currency]
    t = scene(f"cost-{currency}", resources={"fuel": 2}, statuses=[{"status": "mark", "model": 0}])
    t.play(PlayCard(f"cost-{currency}", "lower", 0), *replies)
    assert check(t)


@rule("DF-EFF-4", "DF-PAY-9")
@pytest.mark.parametrize("currency", ["token", "status"])
def test_a_currency_that_is_missing_is_refused(currency: str) -> None:
    t = scene(f"cost-{currency}")
    assert t.refused(PlayCard(f"cost-{currency}", "lower", 0)).rule == "DF-PAY-9"
