"""How a round of shooting begins: weapons, support, and dice lost to a negative SKL. ME-SHO-1, ME-SHO-12, ME-SHO-20."""

from __future__ import annotations

from msgspec.structs import replace

from edgewise.core.flow import Action, Ask, Frame, Frames, Measured
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.actions import Decline, Shot
from edgewise.games.maelstrom.answers import Discard, Support
from edgewise.games.maelstrom.events.shooting import (
    DiceDiscarded,
    RoundBegan,
    SkillReckoned,
    SupportGiven,
    WeaponFired,
)
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.frames.asks import ask
from edgewise.games.maelstrom.frames.hits import RollHits
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.arms import weapon_used
from edgewise.games.maelstrom.queries.discards import discard_refusal, discards, size
from edgewise.games.maelstrom.queries.opening import opened
from edgewise.games.maelstrom.queries.skill import skill
from edgewise.games.maelstrom.queries.support import support_mark, supporters
from edgewise.games.maelstrom.queries.volume import dice_count
from edgewise.games.maelstrom.refusals import refuse, wrong_time
from edgewise.games.maelstrom.round import Kind, Round
from edgewise.games.maelstrom.state import Game, mark

DECLINE = Decline()


def begin(state: Game, kind: Kind, attacker: Unit, target: Unit, shots: tuple[Shot, ...]) -> Frames:
    """A round begins with its target, weapons and dice. ME-SHO-1."""
    round = opened(state, kind, attacker, target, shots)
    tell(state, RoundBegan("ME-SHO-1", attacker, target, kind, round.distance, round.wild, round.behind))
    for pool in round.pools:
        name, figure = weapon_used(state, pool.shot).name, dice_count(state, pool.shot, kind, target, round.distance)
        told = WeaponFired("ME-SHO-7", pool.shot.model, name, figure.value, pool.number, pool.wild, figure.parts)
        tell(state, told)
    return (OfferSupport(round),) if kind == "fire" else (LoseDice(round),)


class OfferSupport(Frame, frozen=True):
    """Models with Counterattack may support the round, each once a turn. ME-ABI-3, ME-SHO-20."""

    waits = True
    round: Round

    @property
    def unit(self) -> Unit:
        """Whose question it is."""
        return self.round.attacker

    def wants(self, state: Game) -> Ask | None:
        if not supporters(state, self.round):
            return None
        return ask(state.book.unit_seat[self.round.attacker], "support")

    def options(self, state: Game) -> tuple[Action, ...]:
        return (*(Support(model) for model in supporters(state, self.round)), DECLINE)

    def why_not(self, state: Game, action: Action) -> Refusal:
        return refuse("ME-ABI-3", "no-support") if isinstance(action, Support) else wrong_time("ME-SHO-20")

    def step(self, state: Game, reply: Support | Decline | None) -> Frames:
        if not isinstance(reply, Support):
            return (LoseDice(self.round),)
        mark(state, support_mark(reply.model))
        tell(state, SupportGiven("ME-ABI-3", reply.model, self.round.attacker))
        return (OfferSupport(replace(self.round, support=self.round.support + 1)),)


class LoseDice(Frame, frozen=True):
    """The SKL is reckoned: it is the budget of flips, or dice that are lost. ME-SHO-11, ME-SHO-12."""

    round: Round

    def step(self, state: Game, reply: None) -> Frames:
        figure = skill(state, self.round)
        tell(state, SkillReckoned("ME-SHO-12", self.round.attacker, figure.value, figure.parts))
        if figure.value < 0:
            return (DiscardDice(self.round, -figure.value),)
        return (RollHits(replace(self.round, flips=figure.value)),)


class DiscardDice(Measured, frozen=True):
    """The attacking player discards that many dice by their pools; no choice where all go or one pool is. ME-SHO-12."""

    round: Round
    count: int

    @property
    def unit(self) -> Unit:
        """Whose question it is."""
        return self.round.attacker

    def wants(self, state: Game) -> Ask | None:
        if len(self.proposals(state)) < 2:
            return None
        return ask(state.book.unit_seat[self.round.attacker], "discard")

    def proposals(self, state: Game) -> tuple[Discard, ...]:
        return discards(state, self.round, self.count)

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        return discard_refusal(self.round, self.count, action)

    def step(self, state: Game, reply: Discard | None) -> Frames:
        chosen = reply or self.proposals(state)[0]
        lost = chosen.counts
        pools = tuple(replace(pool, count=pool.count - less) for pool, less in zip(self.round.pools, lost, strict=True))
        if size(self.round):
            tell(state, DiceDiscarded("ME-SHO-12", self.round.attacker, sum(lost)))
        return (RollHits(replace(self.round, pools=pools)),)
