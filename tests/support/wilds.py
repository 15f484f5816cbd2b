"""The Wilds: a fan faction with every base size, with traps, mines and thickets, and with plain Shots."""

from __future__ import annotations

from typing import Any

from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import GoVia
from tests.support.fan import Record, card, enhancement, fan, squad
from tests.support.play import Table, table

TOKENS: list[Record] = [
    {
        "id": name,
        "name": name,
        "class": "map",
        "triggersOnEnter": True,
        "triggers": [{"timing": "on_enter", "steps": list(steps)}],
    }
    for name, *steps in (
        ("snare", {"do": "stop_move"}),
        ("mine", {"do": "wound", "to": "mover", "cause": "token"}, {"do": "remove_token"}),
        ("mire", {"do": "modify_attribute", "attribute": "mov", "set": 0, "to": "mover"}),
        ("abyss", {"do": "banish", "who": "mover"}),
        ("portal", {"do": "relocate", "who": "mover"}),
    )
] + [
    {"id": "thicket", "name": "thicket", "class": "map", "footprint": 2},
    {"id": "boulder", "name": "boulder", "class": "map", "footprint": 1, "limit": 3},
    {"id": "smoke", "name": "smoke", "class": "map", "footprint": 1, "blocksLine": True},
    {"id": "glass", "name": "glass", "class": "map", "footprint": 7, "blocksLine": False},
    {"id": "mark", "name": "mark"},
    {"id": "oath", "name": "oath", "attachTo": "squad"},
    {"id": "shackle", "name": "shackle", "holds": [{"forbids": ["move"]}]},
    {"id": "anchor", "name": "anchor", "holds": [{"forbids": ["be_pushed"]}]},
    {"id": "amber", "name": "amber", "class": "resource"},
]

SQUADS: list[Record] = [
    squad("scout", models=4, endurance=1, basic={"mov": 2}),
    squad("rider", models=3, endurance=1, base=2, basic={"mov": 3}, other={"mov": 3, "throughObstacles": True}),
    squad("ogre", models=2, endurance=2, base=3, basic={"mov": 3}),
    squad("golem", models=1, base=4, basic={"mov": 2}),
    squad("titan", models=2, base=7, basic={"mov": 2}),
    squad("tower", models=1, base=2, basic={"mov": 0}, other={"mov": "-"}),
    squad("lynx", models=1, base=2, basic={"mov": 4}),
    squad("ace", basic={"ini": 4, "attReroll": True, "defReroll": True}),
    squad("bastion", basic={"ini": 1, "def": 2}),
    *(squad(f"ini-{n}", basic={"ini": n}) for n in range(7)),
    squad("pony", models=2, base=2, basic={"mov": 1}),
    squad("bear", models=2, base=3, basic={"mov": 1}),
    squad("wisp", models=3, endurance=0, basic={"ini": 1, "mov": 4}, other={"ini": 3}),
]

ENEMY: Record = {"sel": "models", "side": "enemy", "choose": 1}
HARM: list[Record] = [{"do": "wound", "to": "target"}]
SQUAD: Record = {"bind": {"type": "any_own_squad"}}
NEAR: Record = {"distanceFrom": "bound_squad", "max": 2}
ANYBODY: list[Record] = [{"of": {"sel": "models", "choose": 1}}]
ANYWHERE: Record = {"sel": "spaces", "choose": 1}


def shot(id: str, **changes: Any) -> Record:
    """A card with one Shooting Action: one enemy, 1 Wound, unlimited Range unless stated."""
    return card(id, {"do": "check_hit", "targets": ENEMY, "hit": HARM} | changes, **SQUAD)


EVERYBODY: Record = {"sel": "models", "distanceFrom": "shooter", "min": 1, "max": 1}
LINE: list[Record] = [
    {"as": "shooter", "of": {"sel": "models", "squad": "bound_squad", "side": "own", "choose": 1}},
    {"as": "aim", "of": {"sel": "directions", "from": "shooter", "choose": 1}},
    {"as": "beam", "of": {"sel": "line", "from": "shooter", "towards": "aim", "length": 3}},
]
CARDS: list[Record] = [
    shot("arrow"),
    shot("bow", range=3, lineOfFire=True),
    shot("dart", range=0),
    shot("sling", range=1),
    shot("ray", lineOfFire=True),
    shot("lob", targets=ENEMY | {"distanceFrom": "shooter", "min": 2}),
    shot("twin", targets=ENEMY | {"choose": 2}),
    shot("burst", targets=ENEMY | {"choose": 3, "upTo": True}),
    shot("volley", shooter="each", lineOfFire=True),
    shot("herd", shooter="each", range=1, hit=[{"do": "relocate", "who": "target"}]),
    shot("blast", targets=EVERYBODY),
    shot("net", hit=[{"do": "add_status", "status": "mark", "to": "target"}]),
    shot("minelayer", shooter="none", targets={"sel": "models", "side": "enemy"}),
    card(
        "beam",
        {"do": "check_hit", "targets": {"sel": "models", "inSpace": "beam"}, "hit": HARM},
        targets=LINE,
        **SQUAD,
    ),
    card("jump", {"do": "relocate", "who": "target", "mayPush": True}, targets=ANYBODY),
    card("blink", {"do": "relocate", "who": "target"}, targets=ANYBODY),
    card("march", {"do": "move_action"}, **SQUAD),
    card("muster", {"do": "move_action", "who": {"sel": "models", "side": "own"}}),
    card("vault", {"do": "move_action", "throughObstacles": True}, **SQUAD),
    card("plant", {"do": "place_token", "type": "boulder", "at": {"sel": "hexes", "choose": 1}}),
    card("lay", {"do": "place_token", "type": "mine", "at": {"sel": "spaces", "choose": 1}}),
    card("carry", {"do": "move_token", "who": {"sel": "tokens", "kind": "boulder"}, "to": ANYWHERE}),
    card("brand", {"do": "add_status", "status": "mark", "to": ENEMY | NEAR}, **SQUAD),
    card("mend", {"do": "return_model", "of": {"sel": "models", "side": "own", "dead": True, "choose": 1}}),
    card("purge", {"do": "kill", "to": {"sel": "models", "side": "own", "choose": 1}}),
    card("smite", {"do": "kill", "to": ENEMY}),
    card("toss", {"do": "roll"}, {"do": "gain_vp", "n": {"val": "die"}}),
    card("fate", {"do": "roll", "die": "yellow"}, {"do": "gain_vp", "n": {"val": "die"}}),
    card("luck", {"do": "reroll", "to": "attacker"}, instant=True, timing="on_roll"),
    card("twist", {"do": "modify_result", "n": 2}, instant=True, timing="on_roll"),
    card("jinx", {"do": "modify_result", "n": -2}, instant=True, timing="on_roll"),
    card("omen", {"do": "set_die", "die": "yellow"}),
    card(
        "scapegoat",
        {"do": "redirect_wounds", "to": {"sel": "models", "side": "own", "choose": 1}},
        instant=True,
        timing="instead_of_wound",
    ),
    card("halt", {"do": "cancel", "what": "move"}, instant=True, interrupt=True, timing="on_move_declared"),
    enhancement("charm", {"do": "reroll", "to": "attacker"}, instant=True, timing="on_roll", bind={"type": "none"}),
]
WILDS = fan(*CARDS, squads=SQUADS, id="wilds", tokens=TOKENS)


def wild(own: list[Record], foes: list[Record], *dice: int, **rest: Any) -> Table:
    """A duel of the Wilds against the Wilds; `hand` and `foe_hand` are cards, `player` and `foe` other fields."""
    first = {"faction": "wilds", "squads": own, "hand": rest.pop("hand", []), **rest.pop("player", {})}
    second = {"faction": "wilds", "squads": foes, "hand": rest.pop("foe_hand", []), **rest.pop("foe", {})}
    options = {"content": [WILDS], "allow_mirror": True}
    return table({"options": options, "players": [first, second], **rest}, *dice)


def token(type: str, at: str, owner: int | None = 1) -> Record:
    """A map token on the board; traps are the enemy's unless stated."""
    return {"type": type, "at": at, "owner": owner}


def plan(t: Table, *replies: Action) -> Table:
    """Plays a Move plan; where a way is asked and none is given, the shortest one is taken."""
    for reply in (*replies, None):
        if t.asked == "choose-way" and not isinstance(reply, GoVia):
            t.play(t.legal(GoVia)[0])
        if reply is not None:
            t.play(reply)
    return t
