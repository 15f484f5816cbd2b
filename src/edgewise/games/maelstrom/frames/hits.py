"""Hit rolls: dice, re-rolls, flips and what critical hits do. ME-SHO-9 to ME-SHO-13, ME-DIC-9."""

from __future__ import annotations

from msgspec.structs import replace

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Measured, Roll, Rolled
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.abilities import ReflexShield
from edgewise.games.maelstrom.actions import Decline
from edgewise.games.maelstrom.answers import ChooseCritical, FlipDice, Reroll
from edgewise.games.maelstrom.events.shooting import (
    ArcStruck,
    HitDiceRerolled,
    HitDiceRolled,
    HitsScored,
)
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.frames.asks import ask, roll
from edgewise.games.maelstrom.frames.defenses import BlockHits
from edgewise.games.maelstrom.frames.flipping import NO_FLIPS, flip
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.abilities import any_has
from edgewise.games.maelstrom.queries.arms import weapon_used
from edgewise.games.maelstrom.queries.flips import best_flips, gains
from edgewise.games.maelstrom.queries.hitting import arc_of, hits_of, is_hit, triggers, weights_of_hits
from edgewise.games.maelstrom.queries.judging import flip_refusal
from edgewise.games.maelstrom.refusals import wrong_time
from edgewise.games.maelstrom.round import Die, Round
from edgewise.games.maelstrom.state import Game

DECLINE = Decline()


class RollHits(Frame, frozen=True):
    """All hit dice of the round are rolled together, pool by pool. ME-SHO-9, ME-DIC-7, ME-DIC-10."""

    waits = True
    round: Round

    def wants(self, state: Game) -> Roll | None:
        count = sum(pool.count for pool in self.round.pools)
        return roll(state.book.unit_seat[self.round.attacker], "hit", count) if count else None

    def step(self, state: Game, reply: Rolled | None) -> Frames:
        round = self.round
        if reply is None:
            return (BlockHits(round),)
        pools = [number for number, pool in enumerate(round.pools) for _ in range(pool.count)]
        dice = tuple(Die(pool, face, 0, face) for pool, face in zip(pools, reply.values, strict=True))
        seat = Seat(state.book.unit_seat[round.attacker])
        tell(state, HitDiceRolled("ME-SHO-9", seat, round.attacker, reply.values))
        return (OfferReflex(replace(round, dice=dice)),)


class OfferReflex(Frame, frozen=True):
    """A Reflex Shield may have every melee die that hits rolled again. ME-ABI-8."""

    waits = True
    round: Round

    @property
    def unit(self) -> Unit:
        """Whose question it is."""
        return self.round.target

    def wants(self, state: Game) -> Ask | None:
        round = self.round
        if round.kind != "close-quarters" or not any_has(state, round.target, ReflexShield):
            return None
        return ask(state.book.unit_seat[round.target], "reflex-shield") if reflected(state, round) else None

    def options(self, state: Game) -> tuple[Action, ...]:
        return Reroll("reflex-shield"), DECLINE

    def why_not(self, state: Game, action: Action) -> Refusal:
        return wrong_time("ME-SHO-20")

    def step(self, state: Game, reply: Reroll | Decline | None) -> Frames:
        return (RerollHits(self.round),) if isinstance(reply, Reroll) else (FlipHits(self.round),)


def reflected(state: Game, round: Round) -> list[int]:
    """The melee dice that hit. ME-ABI-8."""
    return [
        number
        for number, die in enumerate(round.dice)
        if is_hit(round, die.pool, die.face) and "melee" in weapon_used(state, round.pools[die.pool].shot).types
    ]


class RerollHits(Frame, frozen=True):
    """Those dice are rolled again, in the order of the first roll. ME-ABI-8, ME-DIC-6, ME-DIC-10."""

    waits = True
    round: Round

    def wants(self, state: Game) -> Roll:
        return roll(state.book.unit_seat[self.round.attacker], "hit-again", len(reflected(state, self.round)))

    def step(self, state: Game, reply: Rolled) -> Frames:
        round = self.round
        again = dict(zip(reflected(state, round), reply.values, strict=True))
        old = tuple(round.dice[number].face for number in again)
        seat = Seat(state.book.unit_seat[round.attacker])
        tell(state, HitDiceRerolled("ME-ABI-8", seat, round.attacker, "reflex-shield", old, reply.values))
        dice = tuple(
            replace(die, again=again[number], face=again[number]) if number in again else die
            for number, die in enumerate(round.dice)
        )
        return (FlipHits(replace(round, dice=dice)),)


class FlipHits(Measured, frozen=True):
    """The attacking player spends the SKL flips; asked only where one can better a die. ME-SHO-11, ME-FLP."""

    round: Round

    @property
    def unit(self) -> Unit:
        """Whose question it is."""
        return self.round.attacker

    def _faces(self) -> tuple[int, ...]:
        return tuple(die.face for die in self.round.dice)

    def wants(self, state: Game) -> Ask | None:
        worth = weights_of_hits(state, self.round)[0]
        if not gains(self._faces(), self.round.flips, worth):
            return None
        return ask(state.book.unit_seat[self.round.attacker], "flip-hits")

    def proposals(self, state: Game) -> tuple[Action, ...]:
        found = [FlipDice(best_flips(self._faces(), self.round.flips, w)) for w in weights_of_hits(state, self.round)]
        return tuple(dict.fromkeys((*found, NO_FLIPS)))

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        return flip_refusal(action, self._faces(), self.round.flips)

    def step(self, state: Game, reply: FlipDice | None) -> Frames:
        round = self.round
        faces = flip(state, state.book.unit_seat[round.attacker], "hit", self._faces(), reply, round.flips)
        dice = tuple(replace(die, face=face) for die, face in zip(round.dice, faces, strict=True))
        round = replace(round, dice=dice)
        return (ChooseCriticals(round, chosen_dice(state, round)),)


def chosen_dice(state: Game, round: Round) -> tuple[int, ...]:
    """The dice whose critical hit may do one thing or another. ME-DIC-9."""
    return tuple(number for number, die in enumerate(round.dice) if len(triggers(state, round, die)) > 1)


class ChooseCriticals(Frame, frozen=True):
    """For each such die the attacking player picks what it does; then the hits are counted. ME-DIC-9, ME-ABI-2."""

    waits = True
    round: Round
    waiting: tuple[int, ...]

    @property
    def unit(self) -> Unit:
        """Whose question it is."""
        return self.round.attacker

    def wants(self, state: Game) -> Ask | None:
        return ask(state.book.unit_seat[self.round.attacker], "critical") if self.waiting else None

    def options(self, state: Game) -> tuple[Action, ...]:
        die = self.round.dice[self.waiting[0]]
        return tuple(ChooseCritical(trigger) for trigger in triggers(state, self.round, die))

    def why_not(self, state: Game, action: Action) -> Refusal:
        return wrong_time("ME-DIC-9")

    def step(self, state: Game, reply: ChooseCritical | None) -> Frames:
        round = self.round
        if reply is None:
            return (BlockHits(counted(state, round)),)
        if reply.trigger == "arc":
            round = replace(round, arcs=(*round.arcs, self.waiting[0]))
        return (ChooseCriticals(round, self.waiting[1:]),)


def counted(state: Game, round: Round) -> Round:
    """The hits of the round, grouped as armor will be rolled. ME-SHO-9, ME-SHO-10, ME-DIC-10."""
    hits = hits_of(state, round)
    for number, die in enumerate(round.dice):
        arc = arc_of(state, round, number, die)
        if arc is not None:
            tell(state, ArcStruck("ME-ABI-2", round.attacker, arc.hits))
    perfect = sum(hit.perfect for hit in hits)
    tell(state, HitsScored("ME-SHO-9", round.attacker, round.target, len(hits), perfect, round.dice))
    return replace(round, hits=hits)
