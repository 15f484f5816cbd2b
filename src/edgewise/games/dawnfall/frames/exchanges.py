"""Exchanges of a Combat Sequence: initiative, Attack, Defense, Strike, Counterattack. DF-COM, DF-CTR."""

from __future__ import annotations

from typing import Any

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import Counterattack, Decline
from edgewise.games.dawnfall.effects.base import as_models, named
from edgewise.games.dawnfall.events import (
    AttackCompared,
    AttackDropped,
    AttackPowerFixed,
    CounterattackBegan,
    InitiativeFixed,
    ShotInCombatChecked,
    tell,
)
from edgewise.games.dawnfall.frames.asks import ask, unexpected
from edgewise.games.dawnfall.frames.dice import defense_bonus, roll_frames
from edgewise.games.dawnfall.frames.triggers import forced, then_close
from edgewise.games.dawnfall.frames.windows import open_window
from edgewise.games.dawnfall.frames.wounds import deal_now
from edgewise.games.dawnfall.kinds import Model
from edgewise.games.dawnfall.queries.attributes import ability_count, attribute, is_forbidden
from edgewise.games.dawnfall.queries.fights import can_attack, in_order
from edgewise.games.dawnfall.state import Game, Some, look, number, seat_of

COUNTER: tuple[Action, ...] = (Counterattack(), Decline())


def sequence_scope(state: Game, starter: int, aimed: int, up: int, seat: int, backstab: bool) -> int:
    """The scope of a Sequence."""
    against = Some("model", (aimed,))
    scopes = state.scopes
    scopes.append(
        {
            "kind": "sequence",
            "up": up,
            "seat": seat,
            "starter": Some("model", (starter,)),
            "aimed": against,
            "target": against,
            "backstab": int(backstab),
            "round": 0,
            "cancelled": 0,
            "verdict": "",
            "since": len(state.happened),
            "answering": Some("player", (seat_of(state, aimed),)),
        }
    )
    return len(scopes) - 1


def fighter(state: Game, scope: int, role: str) -> int:
    """The model in a role of a Sequence."""
    found: Any = state.scopes[scope].get(role)
    if type(found) is Some and found.kind == "model":
        return found.ids[0]  # type: ignore[return-value]  # a Some of models holds numbers only
    return as_models(state, named(state, scope, role))[0]


def intact(state: Game, scope: int) -> bool:
    """Both models live and touch, and nothing cancelled the Sequence. DF-COM-15."""
    here: Any = state.scopes[scope]
    if here["cancelled"]:
        return False
    starter, aimed = here["starter"].ids[0], here["aimed"].ids[0]
    space = state.spaces[starter]
    return space >= 0 and bool(state.book.board.ring[space * 128 + state.hexes[starter]] & state.bodies[aimed])


def set_roles(state: Game, scope: int, attacker: int, defender: int) -> None:
    """Names attacker and defender of an exchange and clears its numbers."""
    here = state.scopes[scope]
    here["attacker"] = Some("model", (attacker,))
    here["defender"] = Some("model", (defender,))
    here["attack_plus"] = here["defense_plus"] = 0
    here["attack_power"] = -1
    here["verdict"] = ""
    here["extra_wounds"] = 0
    here["defense_of"] = here["shield_squad"] = here["fixed_defense"] = -1
    here["shot_instead"] = here["sure_defense"] = 0


class FixInitiative(Frame, frozen=True):
    """Who attacks first is decided once. DF-COM-7 to DF-COM-9, DF-COM-16, DF-CLR-11."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        return fix_initiative(state, self.scope)


def fix_initiative(state: Game, scope: int) -> Frames:
    """Names attacker and defender of a Sequence; the frames of their exchange. DF-COM-7 to DF-COM-9, DF-COM-16."""
    here = state.scopes[scope]
    if not intact(state, scope) or here.get("replaced"):
        return ()
    first, other = fighter(state, scope, "starter"), fighter(state, scope, "aimed")
    if not (here["backstab"] or number(state, scope, "always_first")):
        first, other = in_order(state, first, other)
    set_roles(state, scope, first, other)
    if state.log is not None:
        tell(state, InitiativeFixed("DF-COM-7", Model(first), Model(other)))
    return exchange(state, scope)


def roller(state: Game, scope: int, model: int) -> int:
    """Who rolls for a model: its owner, or the player who controls it for this fight."""
    puppet = look(state, scope, "puppet")
    if type(puppet) is Some and model in puppet.ids:
        return number(state, scope, "puppeteer")
    return seat_of(state, model)


def attack_frames(state: Game, scope: int) -> Frames:
    """Window, die and roll of an Attack. DF-COM-10, W-C3 to W-C5."""
    return (*open_window(state, "W-C3", scope), AttackRoll(scope))


def exchange(state: Game, scope: int) -> Frames:
    """An Attack and the Defense against it; as far as nobody may answer first, the Attack begins at once."""
    window = open_window(state, "W-C3", scope)
    attack = (*window, AttackRoll(scope)) if window else attack_roll(state, scope)
    return (*attack, DefenseRoll(scope), Compare(scope), Strike(scope))


class AttackRoll(Frame, frozen=True):
    """The attacker's die is chosen and rolled. DF-COM-10, DF-CTR-2."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        return attack_roll(state, self.scope)


def attack_roll(state: Game, scope: int) -> Frames:
    """The die and the roll of an Attack, or of the Shot in its place. DF-COM-10, DF-COM-16, DF-CTR-2."""
    if not intact(state, scope):
        return ()
    attacker = fighter(state, scope, "attacker")
    here = state.scopes[scope]
    if here["shot_instead"]:
        here["shooter"] = Some("model", (attacker,))
        return (*roll_frames(roller(state, scope, attacker), scope, "hit"), FixShot(scope))
    if not can_attack(state, attacker):
        here["cancelled"] = 1
        if state.log is not None:
            tell(state, AttackDropped("DF-COM-16", Model(attacker)))
        return ()
    return (*roll_frames(roller(state, scope, attacker), scope, "attack"), FixAttack(scope))


class FixShot(Frame, frozen=True):
    """A Shot in place of an Attack roll: a hit wounds, a miss is a failed Attack."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        here = state.scopes[self.scope]
        defender = fighter(state, self.scope, "defender")
        result = number(state, self.scope, "result") + number(state, self.scope, "hit_plus")
        hit = result > (attribute(state, defender, "ini") or 0)
        here["verdict"] = "success" if hit else "failure"
        here["attack_power"] = result
        if state.log is not None:
            tell(state, ShotInCombatChecked("DF-SHO-4", hit, result))
        return ()


class FixAttack(Frame, frozen=True):
    """The Attack Power is final. DF-COM-10, DF-DIC-7, W-C6."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        if not intact(state, self.scope):
            return ()
        here: Any = state.scopes[self.scope]
        attacker = fighter(state, self.scope, "attacker")
        die = here["result"]
        here["attack_power"] = die + (attribute(state, attacker, "att") or 0) + here["attack_plus"]
        if state.log is not None:
            tell(state, AttackPowerFixed("DF-COM-10", Model(attacker), here["attack_power"], die))
        return open_window(state, "W-C6", self.scope)


class DefenseRoll(Frame, frozen=True):
    """The defender's die is chosen and rolled, unless something replaces the roll. DF-COM-12, DF-CTR-3."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        here: Any = state.scopes[self.scope]
        if here["verdict"] or not intact(state, self.scope):
            return ()
        defender = fighter(state, self.scope, "defender")
        here["result"] = 0
        if here["sure_defense"] or here["fixed_defense"] >= 0:
            return ()
        lender = here["defense_of"]
        if attribute(state, lender if lender >= 0 else defender, "def") is None:
            return ()
        return roll_frames(roller(state, self.scope, defender), self.scope, "defense")


class Compare(Frame, frozen=True):
    """Attack Power against Defense Power. DF-COM-12 to DF-COM-14, W-C9."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        here: Any = state.scopes[self.scope]
        if not here["verdict"] and intact(state, self.scope):
            power = here["fixed_defense"]
            if power < 0:
                power = here["result"] + defense_bonus(state, self.scope, fighter(state, self.scope, "defender"))
            attack, sure = here["attack_power"], here["sure_defense"] > 0
            won = attack > power and not sure
            here["verdict"] = "success" if won else "failure"
            if state.log is not None:
                rule = "DF-COM-13" if won else "DF-COM-14"
                tell(state, AttackCompared(rule, won, attack, power, sure))
        return ()


class Strike(Frame, frozen=True):
    """A successful Attack wounds; after a failed one the defender may strike back. DF-COM-13, DF-COM-14."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        scope = self.scope
        here: Any = state.scopes[scope]
        if not here["verdict"] or here["cancelled"]:
            return ()
        defender = fighter(state, scope, "defender")
        if here["verdict"] == "success":
            cause = "counterattack" if here["round"] else "backstab" if here["backstab"] else "combat"
            here["struck"] = 1
            attacker = fighter(state, scope, "attacker")
            seat = roller(state, scope, attacker)
            return deal_now(state, defender, 1 + here["extra_wounds"], cause, scope, attacker, seat)
        if not intact(state, scope) or (here["round"] and not strikes_again(state, scope, defender)):
            return ()
        return (
            *forced(state, "after_failed_attack", scope),
            *open_window(state, "W-C11", scope),
            AskCounterattack(scope),
        )


def strikes_again(state: Game, scope: int, model: int) -> bool:
    """An effect lets a model answer a failed Counterattack. DF-CTR-5, DF-EFF-9 `grant`."""
    return number(state, scope, "round") <= ability_count(state, model, "extra_counterattack")


class AskCounterattack(Frame, frozen=True):
    """The defender's player may Counterattack. DF-CTR-1, DF-CTR-5, DF-CTR-6, W-C12."""

    waits = True
    scope: int

    def _able(self, state: Game) -> bool:
        here = state.scopes[self.scope]
        if here["backstab"] or not intact(state, self.scope) or number(state, self.scope, "no_counterattack"):
            return False
        defender = fighter(state, self.scope, "defender")
        if here["round"] and not strikes_again(state, self.scope, defender):
            return False
        if is_forbidden(state, defender, "counterattack"):
            return False
        return can_attack(state, defender)

    def wants(self, state: Game) -> Ask | None:
        if not self._able(state):
            return None
        defender = fighter(state, self.scope, "defender")
        return ask(roller(state, self.scope, defender), "counterattack")

    def options(self, state: Game) -> tuple[Action, ...]:
        return COUNTER

    def why_not(self, state: Game, action: Action) -> Refusal:
        return unexpected(action, "counterattack", "DF-CTR-1")

    def step(self, state: Game, reply: Counterattack | Decline | None) -> Frames:
        if not isinstance(reply, Counterattack):
            return ()
        attacker = fighter(state, self.scope, "attacker")
        defender = fighter(state, self.scope, "defender")
        set_roles(state, self.scope, defender, attacker)
        state.scopes[self.scope]["round"] = number(state, self.scope, "round") + 1
        if state.log is not None:
            tell(state, CounterattackBegan("DF-CTR-1", Model(defender), Model(attacker)))
        action: Any = state.scopes[self.scope]["up"]
        if action >= 0:
            state.scopes[action]["answered"] = 1
        return exchange(state, self.scope)


class EndSequence(Frame, frozen=True):
    """The Sequence is finished. W-C14, DF-COM-18."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        state.scopes[self.scope]["kind"] = "sequence_over"
        after = (*forced(state, "after_sequence", self.scope), *open_window(state, "W-C14", self.scope))
        return then_close(state, after, self.scope)
