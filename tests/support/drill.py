"""The Drills: a fan faction with a card for every moment of the table of windows, and plain Squads."""

from __future__ import annotations

from typing import Any

from tests.support.fan import Record, card, enhancement, fan, squad
from tests.support.play import Table, table

MOMENTS = (
    "turn_start",
    "turn_end",
    "after_action",
    "before_move",
    "on_move_declared",
    "on_enter",
    "after_move",
    "before_combat_action",
    "before_sequence",
    "before_attack",
    "before_defense",
    "instead_of_defense",
    "after_failed_attack",
    "after_sequence",
    "after_combat_action",
    "on_targeted",
    "on_hit",
    "instead_of_wound",
    "instead_of_death",
    "on_death_value",
    "on_payment",
    "on_banner",
)
IDLE: Record = {"do": "refresh"}
ENEMY: Record = {"sel": "models", "side": "enemy", "choose": 1}
AIMED: list[Record] = [{"of": ENEMY}]
CLOSE: list[Record] = [{"of": ENEMY | {"inContactWith": "bound_squad"}}]
ON_GUARDS: Record = {"type": "attached_squad", "names": ["guard"]}
PLUS: Record = {"do": "modify_power", "n": 1, "of": "attack"}
FIXED: Record = {"changeMode": "no"}
SQUAD: Record = {"bind": {"type": "any_own_squad"}}
OWN: Record = {"if": {"cond": "role_in", "role": ["defender"], "side": "own"}}
CHOSEN: Record = {"if": {"cond": "role_in", "role": ["aimed"], "side": "own"}}


def drilled(id: str, models: int, endurance: int, **side: Any) -> Record:
    """A Squad card with the same plain numbers on both sides and no Change Mode arrow, unless stated."""
    printed = {"ini": 2, "att": 2, "def": 2, "mov": 2} | FIXED | side
    return squad(id, models=models, endurance=endurance, basic=printed, other=printed)


SQUADS = [
    drilled("guard", 4, 2),
    drilled("swift", 3, 1, ini=4),
    drilled("slow", 3, 1, ini=1),
    drilled("duke", 1, 3),
    drilled("frail", 4, 0),
    drilled("mute", 1, 1, ini=5, att="-"),
    drilled("idol", 2, 1, ini="-"),
    drilled("lucky", 2, 1, attReroll=True, defReroll=True),
    drilled("brute", 2, 1, att=4, **{"def": 1}),
    drilled("shifter", 1, 2, changeMode=1),
]
HIT: Record = {"do": "check_hit", "targets": ENEMY, "hit": [{"do": "wound", "to": "target"}]}
CARDS = [
    card("plain", IDLE),
    card("flash", IDLE, instant=True),
    card("costly", {"do": "gain_vp"}, cost=1),
    card("dear", {"do": "gain_vp"}, cost=3),
    card("arrow", HIT, **SQUAD),
    card("sling", HIT | {"range": 1}, cost=1, **SQUAD),
    card("volley", HIT | {"shooter": "each"}, **SQUAD),
    card("sweep", HIT | {"targets": {"sel": "models", "side": "enemy"}, "shooter": "none"}),
    card("brand", {"do": "add_status", "status": "mark", "to": "target"}, targets=AIMED),
    card("slay", {"do": "kill", "to": "target"}, targets=AIMED),
    card("toss", {"do": "roll"}, {"do": "gain_vp", "n": {"val": "die"}}),
    card("onset", {"do": "combat_action"}, instant=True, **SQUAD),
    card("dash", {"do": "move_action"}, instant=True, **SQUAD),
    card("haste", {"do": "modify_attribute", "attribute": "ini", "n": 5}, instant=True, **SQUAD),
    card("might", {"do": "modify_attribute", "attribute": "att", "n": 2}, instant=True, **SQUAD),
    card("gag", {"do": "forbid", "what": "counterattack", "to": "target"}, instant=True, targets=AIMED),
    card("stab", {"do": "backstab"}, instant=True, timing="before_sequence", **SQUAD),
    card("recall", {"do": "return_card", "of": {"sel": "cards", "zone": "discard", "choose": 1}}),
    card("oath", {"do": "gain_vp"}, bind={"type": "squad_named", "names": ["guard"]}),
    card("muster", {"do": "return_model"}, bind={"type": "any_own_squad", "allowDead": True}),
    card("curse", {"do": "add_status", "status": "mark", "to": "target"}, bind={"type": "enemy_squad"}),
    card("betrayal", {"do": "backstab", "replacing": True}, instant=True, timing="before_sequence", **SQUAD),
    card("ambush", {"do": "backstab", "who": "bound_squad", "against": "target"}, targets=CLOSE, **SQUAD),
    card("spin", {"do": "reroll"}, instant=True, timing="on_roll"),
    card("nudge", {"do": "modify_result", "n": 2}, instant=True, timing="on_roll"),
    card("thrift", {"do": "modify_cost", "n": -2, "duration": "this_step"}, instant=True, timing="on_payment"),
    card("parry", {"do": "win_defense"}, instant=True, timing="instead_of_defense", **OWN),
    card("brace", {"do": "replace", "power": 6}, instant=True, timing="instead_of_defense", **OWN),
    card("veil", {"do": "prevent_wounds"}, instant=True, timing="instead_of_wound"),
    card("edge", {"do": "modify_power", "n": 2, "of": "attack"}, instant=True, timing="before_attack"),
    card(
        "dodge",
        {"do": "retreat", "who": "aimed"},
        instant=True,
        interrupt=True,
        timing="before_sequence",
        **CHOSEN,
    ),
    card("vanish", {"do": "relocate", "who": "target"}, instant=True, interrupt=True, timing="on_targeted"),
    card(
        "duck",
        {"do": "cancel", "what": "hit", "for": "target"},
        instant=True,
        interrupt=True,
        timing="on_hit",
    ),
    card("hush", {"do": "cancel", "what": "banner"}, instant=True, interrupt=True, timing="on_banner"),
    card("trip", {"do": "stop_move"}, instant=True, interrupt=True, timing="on_enter"),
    card("doom", {"do": "kill", "to": {"sel": "models"}}),
    card("blink", {"do": "relocate", "who": "self_model"}, bind={"type": "own_model"}),
    card("ram", {"do": "relocate", "who": "self_model", "mayPush": True}, bind={"type": "own_model"}),
    card("creep", {"do": "move_faction_token", "n": -3}),
    card("feed", {"do": "charge", "to": {"sel": "enhancements", "side": "own"}}),
    enhancement("codex", {"do": "gain_vp"}, bind=ON_GUARDS),
    enhancement("grimoire", {"do": "gain_vp"}, attach=2),
    enhancement("ward", {"do": "continuous", "hold": {"add": {"def": 1}}}, cost=2, passive=True, bind=ON_GUARDS),
    enhancement("spark", {"do": "gain_vp"}, instant=True),
    *(
        enhancement(f"per-{per}", PLUS, instant=True, timing="before_attack", limit={"per": per})
        for per in ("payment", "roll", "attack", "sequence", "combat_action", "turn", "match")
    ),
    enhancement("tome", {"do": "gain_vp"}, limit={"per": "turn"}),
    *(card(f"at-{moment}", IDLE, instant=True, timing=moment) for moment in MOMENTS),
]
VP: Record = {"do": "gain_vp"}
FORCED = (
    ("dusk", "turn_end"),
    ("gloom", "turn_end"),
    ("bruise", "on_endurance_lost"),
    ("wail", "on_death"),
    ("toll", "after_payment"),
    ("gossip", "on_card_played"),
)
TOKENS: list[Record] = [{"id": "mark", "name": "mark"}] + [
    {"id": id, "name": id, "triggers": [{"timing": timing, "steps": [VP]}]} for id, timing in FORCED
]
FREE: Record = {"bind": {"type": "none"}}
BANNERS: list[Record] = [
    {
        "id": "drills-banner",
        "name": "Banner",
        "powers": [
            {"id": "idle", "name": "idle", "steps": [{"do": "refresh", "all": True}]} | FREE,
            {"id": "drum", "name": "drum", "steps": [VP], "cost": 1} | FREE,
        ],
    }
]
SHRINES: list[Record] = [
    {
        "id": "drills-shrine",
        "name": "Shrine",
        "holds": [{"on": {"sel": "models", "side": "own", "inContactWith": "shrine"}, "add": {"def": 1}}],
        "actions": [{"id": "pray", "name": "pray", "steps": [VP], "cost": 1, "limit": {"per": "turn"}}],
    }
]
DRILLS = fan(*CARDS, squads=SQUADS, id="drills", tokens=TOKENS, banners=BANNERS, shrines=SHRINES)


def drill(own: list[Record], foes: list[Record], *dice: int, **rest: Any) -> Table:
    """A duel of the Drills with themselves; `hand` and `foe_hand` are cards, `player` and `foe` the rest."""
    first = {"faction": "drills", "squads": own, "hand": rest.pop("hand", []), **rest.pop("player", {})}
    second = {"faction": "drills", "squads": foes, "hand": rest.pop("foe_hand", []), **rest.pop("foe", {})}
    options = {"content": [DRILLS], "allow_mirror": True, **rest.pop("options", {})}
    return table({"options": options, "players": [first, second], **rest}, *dice)


def melee(*players: Record, dice: tuple[int, ...] = (), **rest: Any) -> Table:
    """The Drills three or four times over, each against all others."""
    options = {"content": [DRILLS], "allow_mirror": True, "mode": "ffa", "seats": len(players)}
    seats = [{"faction": "drills", **player} for player in players]
    return table({"options": options | rest.pop("options", {}), "players": seats, **rest}, *dice)


def squad_at(name: str, *places: str, **rest: Any) -> Record:
    """A Squad with models on these hexes."""
    return {"squad": name, "models": list(places), **rest}
