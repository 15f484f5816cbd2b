"""The end phase and the end of the match. ME-TRN-11 to ME-TRN-13, ME-VIC, ME-RES-4."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.outcome import Outcome
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.actions import Decline, Retire
from edgewise.games.maelstrom.events.scoring import MatchEnded
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.events.turns import EndPhaseBegan, UnitRetired
from edgewise.games.maelstrom.frames.asks import ask
from edgewise.games.maelstrom.frames.injuries import destroy
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.refusals import refuse, wrong_time
from edgewise.games.maelstrom.scoring.board import score
from edgewise.games.maelstrom.state import Game, in_reserve, standing

DECLINE = Decline()
# A score that ends the match at once leads by so much. ME-VIC-3
CRUSHING_LEAD = 5
# Tokens that last for the turn. ME-TOK-4
FLEETING = ("painted", "disruption", "zealot")


class EndPhase(Frame, frozen=True):
    """All have acted: retirements, scoring, and on to the next turn or the end. ME-TRN-13."""

    def step(self, state: Game, reply: None) -> Frames:
        state.phase = "end"
        tell(state, EndPhaseBegan("ME-TRN-1", state.turn))
        first, second = state.priority, 1 - state.priority
        return AskRetirement(first), AskRetirement(second), CountPoints(), CloseTurn()


class AskRetirement(Frame, frozen=True):
    """A player may give up units on the table, one after the other. ME-TRN-11, ME-REI-7."""

    waits = True
    seat: int

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "retire") if standing(state, self.seat) else None

    def options(self, state: Game) -> tuple[Action, ...]:
        return (DECLINE, *(Retire(unit) for unit in standing(state, self.seat)))

    def proposals(self, state: Game) -> tuple[Action, ...]:
        return (DECLINE,)

    def why_not(self, state: Game, action: Action) -> Refusal:
        return refuse("ME-REI-7", "retire") if isinstance(action, Retire) else wrong_time("ME-TRN-11")

    def step(self, state: Game, reply: Retire | Decline | None) -> Frames:
        if not isinstance(reply, Retire):
            return ()
        tell(state, UnitRetired("ME-TRN-11", Seat(self.seat), reply.unit))
        give_up(state, reply.unit)
        return (self,)


class CountPoints(Frame, frozen=True):
    """Units that never came are lost on the last turn; then all objectives are counted. ME-RES-4, ME-OBJ-31."""

    def step(self, state: Game, reply: None) -> Frames:
        if is_last(state):
            for seat in (state.priority, 1 - state.priority):
                for unit in in_reserve(state, seat):
                    give_up(state, unit)
        score(state)
        return ()


class CloseTurn(Frame, frozen=True):
    """A crushing victory, the end after the last turn, or another turn. ME-TRN-12, ME-VIC-3 to ME-VIC-6."""

    def step(self, state: Game, reply: None) -> Frames:
        for seat in (0, 1):
            if (
                state.points[seat] >= total(state, seat)
                and state.points[seat] - state.points[1 - seat] >= CRUSHING_LEAD
            ):
                finish(state, "crushing", "ME-VIC-3", seat)
                return ()
        if is_last(state):
            winner = standard_winner(state)
            finish(
                state, "draw" if winner is None else "standard", "ME-VIC-6" if winner is None else "ME-VIC-5", winner
            )
            return ()
        for unit, tokens in enumerate(state.tokens):
            state.tokens[unit] = tuple(token for token in tokens if token not in FLEETING)
        return ()


def give_up(state: Game, unit: Unit) -> None:
    """A unit is destroyed with all that is left of it. ME-TRN-11, ME-RES-4."""
    for model in state.book.models_of_unit[unit]:
        state.fortitude[model] = 0
    destroy(state, unit)


def is_last(state: Game) -> bool:
    """Whether the last scheduled turn is played. ME-OBJ-9."""
    return state.turn >= state.book.setting.missions[state.mission].turns


def total(state: Game, seat: int) -> int:
    """The victory total of a seat. ME-MIS-1."""
    mission = state.book.setting.missions[state.mission]
    return mission.side("attacker" if seat == state.attacker else "defender").victory_total


def standard_winner(state: Game) -> int | None:
    """The higher score, if it reaches the victory total. ME-VIC-5, ME-VIC-6."""
    one, other = state.points
    if one == other:
        return None
    seat = 0 if one > other else 1
    return seat if state.points[seat] >= total(state, seat) else None


def finish(state: Game, how: str, rule: str, winner: int | None) -> None:
    """The match is over; the result keeps the grade, both totals and the turn. ME-VIC-7."""
    tell(state, MatchEnded(rule, how, None if winner is None else Seat(winner)))  # type: ignore[arg-type]
    stands = {"first": state.points[0], "second": state.points[1], "turn": state.turn}
    state.result = Outcome(() if winner is None else (winner,), how, rule, stands)
