"""Dice exchanges: rolls, sixes, re-rolls, and the wound that follows. ED-COM-4, ED-COM-5, ED-REL, ED-SHO-4."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Roll, Rolled
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import Keep, Reroll
from edgewise.games.the_edge.continuous import Situation, has_mark, statistic
from edgewise.games.the_edge.events import AttackHit, AttackMissed, DieRolled, Purpose, RollKept, RollRepeated, tell
from edgewise.games.the_edge.frames.asks import ask, wrong_time
from edgewise.games.the_edge.frames.triggers import ResolveTriggers
from edgewise.games.the_edge.frames.wounds import wounds
from edgewise.games.the_edge.kinds import NO_MODEL, Model
from edgewise.games.the_edge.state import Game

FACES = (1, 2, 3, 4, 5, 6)
KEEP, REROLL = Keep(), Reroll()
BOTH: tuple[Action, ...] = (KEEP, REROLL)


Kind: TypeAlias = Literal["assault", "counter", "free", "shot"]
Side: TypeAlias = Literal["attack", "defense"]


class Clash(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One dice exchange: who rolls against whom, of which kind, and the dice so far. ED-COM-5.

    Kinds: `assault`, `counter`, `free` (granted by an effect) and `shot`; `assaulter` declared the combat, if any.
    """

    attacker: Model
    defender: Model
    kind: Kind
    bonus: int = 0
    assaulter: Model = NO_MODEL
    attack: tuple[int, ...] = ()
    defense: tuple[int, ...] = ()


def exchange(attacker: Model, defender: Model, kind: Kind, *, bonus: int = 0, assaulter: Model = NO_MODEL) -> Frames:
    """The frames of one dice exchange; the passives that it sets off follow it directly."""
    clash = Clash(attacker, defender, kind, bonus, assaulter)
    return (RollDie(clash, "attack"), ResolveTriggers())


def modifier(state: Game, clash: Clash, side: Side) -> int:
    """What is added to the dice of a side. ED-COM-4, ED-SHO-4."""
    if side == "attack" and clash.kind == "shot":
        return clash.bonus
    model, other = (clash.attacker, clash.defender) if side == "attack" else (clash.defender, clash.attacker)
    situation = Situation(model, other, clash.kind, side == "attack", clash.assaulter)
    return statistic(state, state.book.model_squad[model], side, model, situation)


def total(state: Game, clash: Clash, side: Side) -> int:
    """The total of a side. ED-COM-4."""
    return sum(clash.attack if side == "attack" else clash.defense) + modifier(state, clash, side)


class RollDie(Frame, frozen=True):
    """A die of one side is rolled; a first 6 earns one more. ED-COM-4, ED-COM-5."""

    waits = True
    clash: Clash
    side: Side
    again: bool = False

    def wants(self, state: Game) -> Roll | None:
        clash = self.clash
        attacks = self.side == "attack"
        model, dice = (clash.attacker, clash.attack) if attacks else (clash.defender, clash.defense)
        return Roll(state.book.model_seat[model], "d6", FACES, self._purpose(is_extra=bool(dice)))

    def _purpose(self, *, is_extra: bool) -> Purpose:
        if self.side == "attack" and self.clash.kind == "shot":
            return "shot-extra" if is_extra else "shot"
        if self.side == "attack":
            return "attack-extra" if is_extra else "attack"
        return "defense-extra" if is_extra else "defense"

    def step(self, state: Game, reply: Rolled) -> Frames:
        attacks = self.side == "attack"
        model = self.clash.attacker if attacks else self.clash.defender
        rolled = self.clash.attack if attacks else self.clash.defense
        seat, purpose = Seat(state.book.model_seat[model]), self._purpose(is_extra=bool(rolled))
        tell(state, DieRolled("ED-COM-5", seat, reply.value, purpose, model))
        dice = (*rolled, reply.value)
        clash = msgspec.structs.replace(self.clash, **{self.side: dice})
        if reply.value == 6 and len(dice) == 1:
            return (RollDie(clash, self.side, self.again),)
        if self.again:
            return (OfferReroll(clash, "defense"),) if attacks else (Settle(clash),)
        return (RollDie(clash, "defense"),) if attacks else (OfferReroll(clash, "attack"),)


class OfferReroll(Frame, frozen=True):
    """Who has the mark may repeat the whole roll once; the attacker decides first. ED-REL-1, ED-REL-2, ED-CLR-19."""

    waits = True
    clash: Clash
    side: Side

    def wants(self, state: Game) -> Ask | None:
        clash = self.clash
        if self.side == "attack" and clash.kind == "shot":
            return None
        model = clash.attacker if self.side == "attack" else clash.defender
        if not has_mark(state, model, "reroll-" + self.side):
            return None
        return ask(state.book.model_seat[model], "offer-reroll")

    def options(self, state: Game) -> tuple[Action, ...]:
        return BOTH

    def why_not(self, state: Game, action: Action) -> Refusal:
        return wrong_time()

    def step(self, state: Game, reply: Reroll | Keep | None) -> Frames:
        seat = state.book.model_seat[self.clash.attacker if self.side == "attack" else self.clash.defender]
        if isinstance(reply, Reroll):
            tell(state, RollRepeated("ED-REL-2", Seat(seat), self.side))
            return (RollDie(msgspec.structs.replace(self.clash, **{self.side: ()}), self.side, True),)
        if reply is not None:
            tell(state, RollKept("ED-REL-1", Seat(seat)))
        return (OfferReroll(self.clash, "defense"),) if self.side == "attack" else (Settle(self.clash),)


class Settle(Frame, frozen=True):
    """A strictly higher attack wounds; anything else does nothing. ED-COM-6, ED-COM-7, ED-SHO-4."""

    clash: Clash

    def step(self, state: Game, reply: None) -> Frames:
        clash = self.clash
        attack, defense = total(state, clash, "attack"), total(state, clash, "defense")
        struck = attack > defense
        rule = "ED-SHO-4" if clash.kind == "shot" else "ED-COM-6" if struck else "ED-COM-7"
        compared = AttackHit if struck else AttackMissed
        tell(state, compared(rule, clash.attacker, clash.defender, attack, defense))
        if clash.kind == "assault":
            state.struck = struck
        if not struck:
            return ()
        squads = state.book.model_squad
        return wounds(squads[clash.defender], 1, clash.defender, squads[clash.attacker])
