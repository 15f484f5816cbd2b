"""Casualties and what follows them: damage, allocation, tokens, suppression and the test after a fight. ME-CAS."""

from __future__ import annotations

from msgspec.structs import replace

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Roll, Rolled
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.abilities import Marking, Token
from edgewise.games.maelstrom.answers import Allocate
from edgewise.games.maelstrom.continuous import is_swarm
from edgewise.games.maelstrom.events.shooting import DamageRolled, TokenGained
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.figures import Part, part
from edgewise.games.maelstrom.frames.asks import ask, d3, roll
from edgewise.games.maelstrom.frames.injuries import ReplaceLeader, raise_level, wound
from edgewise.games.maelstrom.frames.willpower import willpower_test
from edgewise.games.maelstrom.kinds import NO_MODEL, Model, Unit
from edgewise.games.maelstrom.queries.arms import FRAG, abilities_of, weapon_used
from edgewise.games.maelstrom.queries.defense import open_hits
from edgewise.games.maelstrom.queries.harm import injured, takers
from edgewise.games.maelstrom.refusals import refuse, wrong_time
from edgewise.games.maelstrom.round import Hit, Round
from edgewise.games.maelstrom.state import Game, living

FIGHT_TEST = -1


class RollDamage(Frame, frozen=True):
    """Random damage is rolled for every such hit before any is applied. ME-CAS-2, ME-DIC-10."""

    waits = True
    round: Round

    def _random(self, state: Game) -> list[int]:
        return [hit for hit in open_hits(self.round) if not isinstance(self._damage(state, self.round.hits[hit]), int)]

    def _damage(self, state: Game, hit: Hit) -> int | str:
        return weapon_used(state, self.round.pools[hit.pool].shot).dam

    def wants(self, state: Game) -> Roll | None:
        count = len(self._random(state))
        return roll(state.book.unit_seat[self.round.attacker], "damage", count) if count else None

    def step(self, state: Game, reply: Rolled | None) -> Frames:
        rolled = self._random(state)
        found: dict[int, int] = {}
        if reply is not None:
            found = {hit: self._read(state, hit, face) for hit, face in zip(rolled, reply.values, strict=True)}
            seat = Seat(state.book.unit_seat[self.round.attacker])
            tell(state, DamageRolled("ME-CAS-2", seat, reply.values, tuple(found.values())))
        hits = tuple(replace(hit, damage=self._taken(state, n, hit, found)) for n, hit in enumerate(self.round.hits))
        round = replace(self.round, hits=hits)
        return (AllocateHits(round, tuple(open_hits(round))),)

    def _read(self, state: Game, hit: int, face: int) -> int:
        return d3(face) if self._damage(state, self.round.hits[hit]) == "D3" else face

    def _taken(self, state: Game, number: int, hit: Hit, rolled: dict[int, int]) -> int:
        damage = self._damage(state, hit)
        return damage if isinstance(damage, int) else rolled.get(number, 0)


class AllocateHits(Frame, frozen=True):
    """The defending player decides which hit goes to which model next. ME-CAS-3 to ME-CAS-7, ME-ARM-3."""

    waits = True
    round: Round
    left: tuple[int, ...]
    on: Model = NO_MODEL

    @property
    def unit(self) -> Unit:
        """Whose question it is."""
        return self.round.target

    def wants(self, state: Game) -> Ask | None:
        if not self.left or self._all_fall(state) or len(self.options(state)) < 2:
            return None
        return ask(state.book.unit_seat[self.round.target], "allocate")

    def _all_fall(self, state: Game) -> bool:
        """Whether every model is lost whatever is decided."""
        least = min(self.round.hits[hit].damage for hit in self.left)
        needed = 0
        for model in living(state, self.round.target):
            needed += -(-state.fortitude[model] // (1 if is_swarm(state, model) else least))
        return needed <= len(self.left)

    def options(self, state: Game) -> tuple[Allocate, ...]:
        hits: dict[int, int] = {}
        for hit in self.left:
            hits.setdefault(self.round.hits[hit].damage, hit)
        models = takers(state, self.round.target, self.round.av)
        return tuple(Allocate(hit, model) for hit in hits.values() for model in models)

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        if not isinstance(action, Allocate):
            return wrong_time("ME-SHO-20")
        target, model = self.round.target, action.model
        if action.hit not in self.left:
            return refuse("ME-CAS-3", "no-such-hit")
        if model not in living(state, target):
            return refuse("ME-CAS-3", "not-of-unit", unit=target)
        if model in takers(state, target, self.round.av):
            return None
        if self.on != NO_MODEL and state.fortitude[self.on]:
            return refuse("ME-CAS-4", "stay-on-model", model=self.on)
        hurt = injured(state, target)
        if hurt:
            return refuse("ME-CAS-6", "injured-first", model=hurt[0])
        return refuse("ME-ARM-3", "av-first", av=self.round.av)

    def step(self, state: Game, reply: Allocate | None) -> Frames:
        options = self.options(state)
        if not self.left or not options:
            return ReplaceLeader(self.round.target), Settle(self.round)
        chosen = reply or options[0]
        hit = self.round.hits[chosen.hit]
        lost = wound(state, chosen.model, 1 if is_swarm(state, chosen.model) else hit.damage, "ME-CAS-1")
        fallen = not state.fortitude[chosen.model]
        round = replace(self.round, injuries=self.round.injuries + lost, casualties=self.round.casualties + fallen)
        left = tuple(number for number in self.left if number != chosen.hit)
        return (AllocateHits(round, left, chosen.model),)


class Settle(Frame, frozen=True):
    """Tokens after casualties, then suppression, then the test after a fight. ME-CAS-9, ME-DATA-4, ME-SHO-20."""

    round: Round

    def step(self, state: Game, reply: None) -> Frames:
        round = self.round
        if state.place[round.target] == "destroyed":
            return ()
        for pool, each in enumerate(round.pools):
            for ability in abilities_of(weapon_used(state, each.shot)):
                if isinstance(ability, Marking) and is_marked(round, pool, unblocked=ability.unblocked):
                    gain_token(state, round.target, ability.token)
        raised = raise_level(state, round.target, tuple(causes(round)))
        return (*raised, FightTest(round)) if round.kind == "close-quarters" and round.injuries else raised


def is_marked(round: Round, pool: int, *, unblocked: bool) -> bool:
    """Whether a weapon scored a hit, or one that nothing blocked. ME-DATA-4."""
    return any(hit.pool == pool and (hit.is_open or not unblocked) for hit in round.hits)


def gain_token(state: Game, unit: Unit, token: Token) -> None:
    """A unit gains a token: any number of Burn tokens, of the others one. ME-TOK-2, ME-TOK-4."""
    if token == "burn":
        state.burn[unit] += 1
        tell(state, TokenGained("ME-TOK-2", unit, token, state.burn[unit]))
    elif token not in state.tokens[unit]:
        state.tokens[unit] = (*state.tokens[unit], token)
        tell(state, TokenGained("ME-TOK-4", unit, token, 1))


def causes(round: Round) -> list[Part]:
    """Why the suppression of the target rises at the end of a round. ME-CAS-9, ME-WPN-7."""
    found = [part(1, "hit", "ME-CAS-9")] if round.hits else []
    if round.casualties:
        found.append(part(1, "casualty", "ME-CAS-9"))
    if round.kind == "fire" and any(shot.weapon == FRAG for shot in round.shots):
        found.append(part(1, "frag", "ME-WPN-7"))
    return found


class FightTest(Frame, frozen=True):
    """Injuries in CQ Fighting call for a WP test at -1. ME-CQF-10."""

    round: Round

    def step(self, state: Game, reply: None) -> Frames:
        target = self.round.target
        if state.place[target] == "destroyed":
            return ()
        return (*willpower_test(state, target, FIGHT_TEST), FallBack(target, self.round.attacker))


class FallBack(Frame, frozen=True):
    """A failed test after a fight means retreat. ME-CQF-10, ME-RET-4."""

    unit: Unit
    attacker: Unit

    def step(self, state: Game, reply: None) -> Frames:
        # A retreat is a move, moves include charges, and these are answered by rounds such as this one.
        from edgewise.games.maelstrom.frames.retreats import retreat

        if state.tested or state.place[self.unit] == "destroyed":
            return ()
        return retreat(state, self.unit, self.attacker)
