"""Turns and activations. ED-TRN, ED-ACT, ED-EXH, ED-REF."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Measured
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import (
    Activate,
    Assault,
    Decline,
    EndActivation,
    Exchange,
    Move,
    Pass,
    PlayCard,
    Shift,
    StayReady,
    Use,
)
from edgewise.games.the_edge.continuous import stay_ready_cost
from edgewise.games.the_edge.events import (
    ActivationEnded,
    ModelMoved,
    PhaseBegan,
    SquadActivated,
    SquadExhausted,
    SquadShifted,
    SquadShiftedBack,
    SquadStayedReady,
    TurnBegan,
    tell,
)
from edgewise.games.the_edge.frames.asks import ask, refuse, wrong_time
from edgewise.games.the_edge.frames.combat import assault, assault_refusal, assaults
from edgewise.games.the_edge.frames.drawing import refill
from edgewise.games.the_edge.frames.ending import end_of_activation, end_of_turn
from edgewise.games.the_edge.frames.gathering import GatherPhase
from edgewise.games.the_edge.frames.listing import plays
from edgewise.games.the_edge.frames.powers import FREE, closed, pay, refusal
from edgewise.games.the_edge.frames.progressing import ProgressPhase
from edgewise.games.the_edge.frames.queue import announced
from edgewise.games.the_edge.frames.windows import judge_exchange, window
from edgewise.games.the_edge.kinds import NO_SQUAD, Mils, Place, Squad
from edgewise.games.the_edge.queries.moves import move_refusal
from edgewise.games.the_edge.queries.proposals import proposals
from edgewise.games.the_edge.state import Game, is_alive, mark, ready_squads
from edgewise.geometry.plane import path_length

END = EndActivation()


class BeginTurn(Frame, frozen=True):
    """A turn begins with its Activation phase. ED-TRN-1, ED-TRN-3."""

    def step(self, state: Game, reply: None) -> Frames:
        state.turn += 1
        state.phase = "activation"
        tell(state, TurnBegan("ED-TRN-1", state.turn, Seat(state.starting)))
        return (NextActivation(state.starting),)


class NextActivation(Frame, frozen=True):
    """Whoever is to activate next; when nobody has a ready squad, window (g). ED-TRN-5, ED-TRN-6, ED-CLR-16."""

    seat: int

    def step(self, state: Game, reply: None) -> Frames:
        for seat in (self.seat, 1 - self.seat):
            if ready_squads(state, seat):
                state.acting = seat
                return (ChooseActivation(seat),)
        state.acting = state.starting
        return (*window(state, "gather"), GatherPhase(), RefreshPhase(), ProgressPhase(), BeginTurn())


class ChooseActivation(Frame, frozen=True):
    """The player names a ready squad; passing does not exist. ED-ACT-1, ED-TRN-5."""

    waits = True
    seat: int

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "activate")

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(Activate(s) for s in ready_squads(state, self.seat))

    def why_not(self, state: Game, action: Action) -> Refusal:
        match action:
            case Pass() | EndActivation():
                return refuse("ED-TRN-5", "E_MUST_ACTIVATE")
            case Activate(squad):
                if state.book.squad_seat[squad] != self.seat or not is_alive(state, squad):
                    return refuse("ED-ACT-1", "E_NOT_YOUR_SQUAD", squad=squad)
                return refuse("ED-ACT-1", "E_EXHAUSTED", squad=squad)
            case PlayCard() | Use():
                return closed(state, action)
            case _:
                return wrong_time("ED-ACT-1")

    def step(self, state: Game, reply: Activate) -> Frames:
        state.active = reply.squad
        state.offer = True
        state.moved = False
        state.action = ""
        state.travelled = ()
        state.assaults = ()
        tell(state, SquadActivated("ED-ACT-1", Seat(self.seat), reply.squad))
        return (*window(state, "begin"), Act(self.seat), CloseActivation())


class Act(Measured, frozen=True):
    """Free priority of the active player, until he declares the end or his squad dies. ED-ACT-7, ED-CLR-11."""

    seat: int

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "act") if is_alive(state, state.active) else None

    def proposals(self, state: Game) -> tuple[Action, ...]:
        found: list[Action] = [END]
        if not state.moved:
            found += proposals(state)
        found += assaults(state)
        found += plays(state, self.seat, FREE)
        if shift_refusal(state, state.active) is None:
            found.append(Shift(state.active))
        return tuple(found)

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        match action:
            case EndActivation():
                return None
            case Move():
                return move_refusal(state, action)
            case Assault():
                return assault_refusal(state, action)
            case PlayCard() | Use():
                return refusal(state, self.seat, action, FREE)
            case Shift(squad):
                return shift_refusal(state, squad)
            case Exchange():
                return judge_exchange(state, self.seat, action)
            case _:
                return wrong_time("ED-ACT-7")

    def step(self, state: Game, reply: Move | Assault | PlayCard | Use | Shift | EndActivation | None) -> Frames:
        match reply:
            case Move():
                return (*move(state, reply), self)
            case Assault():
                return (*assault(state, reply), self)
            case PlayCard() | Use():
                return (*announced(state, self.seat, reply), self)
            case Shift():
                shift(state)
                return (self,)
            case _:
                return ()


def move(state: Game, action: Move) -> Frames:
    """The movement step: all models at once; then window (b). ED-ACT-5, ED-MOV-8, ED-CLR-10."""
    state.moved = True
    if state.action == "assault":
        state.action = "used"
    for model, path in action.paths:
        start = state.at[model]
        assert start is not None
        far = path_length((start, *path))
        if far:
            state.at[model] = path[-1]
            state.travelled = (*state.travelled, model)
            tell(state, ModelMoved("ED-MOV-1", model, Mils(far), tuple(map(Place, (start, *path)))))
    return window(state, "move")


def shift_refusal(state: Game, squad: Squad) -> Refusal | None:
    """Only the active squad, only from a normal side with a reverse, only for its cost. ED-SQD-6, ED-CLR-38."""
    card = state.book.squad_card[squad]
    if squad != state.active:
        return refuse("ED-SQD-6", "E_CANNOT_SHIFT", "shift-inactive", squad=squad)
    if state.sides[squad] or card.shifted is None:
        return refuse("ED-SQD-6", "E_CANNOT_SHIFT", squad=squad)
    cost = card.shift_cost or 0
    unused = state.unused[state.book.squad_seat[squad]]
    if unused < cost:
        return refuse("ED-SPL-2", "E_NOT_ENOUGH_CRYSTALS", cost=cost, unused=unused)
    return None


def shift(state: Game) -> None:
    """The card is turned over; nothing else changes. ED-SQD-6, ED-SQD-7."""
    squad = state.active
    pay(state, state.book.squad_seat[squad], state.book.squad_card[squad].shift_cost or 0)
    state.sides[squad] = 1
    tell(state, SquadShifted("ED-SQD-6", squad))


class CloseActivation(Frame, frozen=True):
    """Window (f), end of effects, exhaustion, refill, and on to the opponent. ED-ACT-8, ED-CLR-15."""

    def step(self, state: Game, reply: None) -> Frames:
        after = (EndEffects(), Exhaust(), *refill(state), AfterActivation())
        return (*window(state, "end"), *after)


class EndEffects(Frame, frozen=True):
    """Effects until the end of the activation end. ED-ACT-8."""

    def step(self, state: Game, reply: None) -> Frames:
        end_of_activation(state)
        return ()


class Exhaust(Frame, frozen=True):
    """The squad becomes exhausted, unless it is dead or its owner pays. ED-EXH-1, ED-CLR-15."""

    waits = True

    def wants(self, state: Game) -> Ask | None:
        cost = stay_ready_cost(state, state.active)
        if cost is None or cost > state.unused[state.acting]:
            return None
        return ask(state.acting, "stay-ready")

    def options(self, state: Game) -> tuple[Action, ...]:
        return (StayReady(), Decline())

    def why_not(self, state: Game, action: Action) -> Refusal:
        return wrong_time()

    def step(self, state: Game, reply: StayReady | Decline | None) -> Frames:
        squad = state.active
        if isinstance(reply, StayReady):
            pay(state, state.acting, stay_ready_cost(state, squad) or 0)
            mark(state, f"stay:{squad}")
            tell(state, SquadStayedReady("ED-EXH-2", squad))
        elif is_alive(state, squad):
            state.exhausted[squad] = True
            tell(state, SquadExhausted("ED-EXH-1", squad))
        return ()


class AfterActivation(Frame, frozen=True):
    """The turn to activate goes to the opponent. ED-CLR-16."""

    def step(self, state: Game, reply: None) -> Frames:
        tell(state, ActivationEnded("ED-ACT-8", state.active))
        state.active = NO_SQUAD
        state.moved = False
        state.action = ""
        state.travelled = ()
        state.assaults = ()
        return (NextActivation(1 - state.acting),)


class RefreshPhase(Frame, frozen=True):
    """Squads, crystals, effects and sides go back; nobody decides anything. ED-REF-1 to ED-REF-5."""

    def step(self, state: Game, reply: None) -> Frames:
        state.phase = "refresh"
        tell(state, PhaseBegan("ED-TRN-1", "refresh"))
        state.exhausted = [False] * len(state.exhausted)
        state.marks = ()
        state.died = state.squads_died = (0, 0)
        for seat in range(2):
            state.unused[seat] += state.spent[seat]
            state.spent[seat] = 0
        end_of_turn(state)
        for squad, side in zip(state.book.squads, state.sides, strict=True):
            if side:
                state.sides[squad] = 0
                if is_alive(state, squad):
                    tell(state, SquadShiftedBack("ED-REF-5", squad))
        return ()
