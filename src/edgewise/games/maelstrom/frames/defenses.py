"""Special defense and armor: what is blocked, which AV, armor dice and their flips. ME-DEF, ME-ARM."""

from __future__ import annotations

from msgspec.structs import replace

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Measured, Roll, Rolled
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.answers import Block, ChooseAv, FlipDice
from edgewise.games.maelstrom.events.shooting import (
    ArmorDiceRolled,
    AvReckoned,
    HitsBlocked,
    HitsStopped,
)
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.frames.asks import ask, roll
from edgewise.games.maelstrom.frames.casualties import RollDamage
from edgewise.games.maelstrom.frames.flipping import NO_FLIPS, flip
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.defense import (
    armor_value,
    block_refusal,
    blocks,
    defenses,
    is_stopped,
    open_hits,
    weights_of_armor,
)
from edgewise.games.maelstrom.queries.flips import best_flips, gains
from edgewise.games.maelstrom.queries.harm import injured, values_of_av
from edgewise.games.maelstrom.queries.judging import flip_refusal
from edgewise.games.maelstrom.refusals import refuse, wrong_time
from edgewise.games.maelstrom.round import Round
from edgewise.games.maelstrom.state import Game, living


class BlockHits(Measured, frozen=True):
    """The defending player picks one kind of special defense and the hits that it blocks. ME-DEF-2, ME-DEF-3."""

    round: Round

    @property
    def unit(self) -> Unit:
        """Whose question it is."""
        return self.round.target

    def wants(self, state: Game) -> Ask | None:
        if not self.round.hits or len(blocks(state, self.round)) < 2:
            return None
        return ask(state.book.unit_seat[self.round.target], "block")

    def proposals(self, state: Game) -> tuple[Action, ...]:
        return blocks(state, self.round)

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        return block_refusal(state, self.round, action)

    def step(self, state: Game, reply: Block | None) -> Frames:
        if reply is None or not reply.hits:
            return (PickAv(self.round),)
        return (PickAv(self._blocked(state, reply)),)

    def _blocked(self, state: Game, reply: Block) -> Round:
        by = dict(reply.hits)
        defense = reply.hits[0][1]
        figure = defenses(state, self.round)[defense]
        tell(state, HitsBlocked("ME-DEF-3", self.round.target, defense, len(by), figure.value, figure.parts))
        hits = tuple(replace(hit, blocked=by.get(number)) for number, hit in enumerate(self.round.hits))
        return replace(self.round, hits=hits)


class PickAv(Frame, frozen=True):
    """In a unit of mixed AV the defending player picks one, before the armor dice are rolled. ME-ARM-3, ME-ARM-4."""

    waits = True
    round: Round

    @property
    def unit(self) -> Unit:
        """Whose question it is."""
        return self.round.target

    def wants(self, state: Game) -> Ask | None:
        if not open_hits(self.round) or len(self.options(state)) < 2:
            return None
        return ask(state.book.unit_seat[self.round.target], "av")

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(ChooseAv(av) for av in values_of_av(state, self.round.target))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if not isinstance(action, ChooseAv):
            return wrong_time("ME-SHO-20")
        hurt = injured(state, self.round.target)
        if hurt and any(state.book.models[m].profile.av == action.av for m in living(state, self.round.target)):
            return refuse("ME-ARM-4", "av-of-injured", model=hurt[0])
        return refuse("ME-ARM-3", "no-such-av", unit=self.round.target, av=action.av)

    def step(self, state: Game, reply: ChooseAv | None) -> Frames:
        options = values_of_av(state, self.round.target)
        if not open_hits(self.round):
            return (RollDamage(self.round),)
        return (RollArmor(replace(self.round, av=options[0] if reply is None else reply.av)),)


class RollArmor(Frame, frozen=True):
    """A die for each hit that is left. ME-ARM-1, ME-DIC-10."""

    waits = True
    round: Round

    def wants(self, state: Game) -> Roll:
        return roll(state.book.unit_seat[self.round.target], "armor", len(open_hits(self.round)))

    def step(self, state: Game, reply: Rolled) -> Frames:
        round = self.round
        figure = armor_value(state, round.target, round.av, behind=round.behind)
        seat = Seat(state.book.unit_seat[round.target])
        tell(state, AvReckoned("ME-ARM-2", round.target, figure.value, figure.parts))
        tell(state, ArmorDiceRolled("ME-ARM-1", seat, round.target, reply.values))
        faces = dict(zip(open_hits(round), reply.values, strict=True))
        hits = tuple(
            replace(hit, natural=faces.get(number, 0), armor=faces.get(number, 0))
            for number, hit in enumerate(round.hits)
        )
        return (FlipArmor(replace(round, hits=hits)),)


class FlipArmor(Measured, frozen=True):
    """The defending player spends the AV flips; asked only where one can stop a hit. ME-ARM-2, ME-FLP."""

    round: Round

    @property
    def unit(self) -> Unit:
        """Whose question it is."""
        return self.round.target

    def _budget(self, state: Game) -> int:
        return armor_value(state, self.round.target, self.round.av, behind=self.round.behind).value

    def _faces(self) -> tuple[int, ...]:
        return tuple(self.round.hits[number].armor for number in open_hits(self.round))

    def wants(self, state: Game) -> Ask | None:
        worth = weights_of_armor(state, self.round, open_hits(self.round))[0]
        if not gains(self._faces(), self._budget(state), worth):
            return None
        return ask(state.book.unit_seat[self.round.target], "flip-armor")

    def proposals(self, state: Game) -> tuple[Action, ...]:
        worths = weights_of_armor(state, self.round, open_hits(self.round))
        found = [FlipDice(best_flips(self._faces(), self._budget(state), worth)) for worth in worths]
        return tuple(dict.fromkeys((*found, NO_FLIPS)))

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        return flip_refusal(action, self._faces(), self._budget(state))

    def step(self, state: Game, reply: FlipDice | None) -> Frames:
        rolled, faces = open_hits(self.round), self._faces()
        faces = flip(state, state.book.unit_seat[self.round.target], "armor", faces, reply, self._budget(state))
        return (RollDamage(stopped(state, self.round, dict(zip(rolled, faces, strict=True)))),)


def stopped(state: Game, round: Round, faces: dict[int, int]) -> Round:
    """The round after its armor roll. ME-ARM-1, ME-ARM-5."""
    hits = tuple(
        replace(hit, armor=faces[number], stopped=is_stopped(state, round, number, faces[number]))
        if number in faces
        else hit
        for number, hit in enumerate(round.hits)
    )
    found = replace(round, hits=hits)
    left = len(open_hits(found))
    tell(state, HitsStopped("ME-ARM-1", round.target, len(faces) - left, left, hits))
    return found
