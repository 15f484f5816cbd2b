"""Wounds and casualties. ED-WND, ED-WIN-6."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import PickModel
from edgewise.games.the_edge.events import ModelDied, SquadDied, TokenLost, tell
from edgewise.games.the_edge.frames.asks import ask, refuse, wrong_time
from edgewise.games.the_edge.frames.ending import end_with_model, end_with_squad
from edgewise.games.the_edge.frames.noting import note_death
from edgewise.games.the_edge.kinds import NO_MODEL, NO_SQUAD, Model, Squad
from edgewise.games.the_edge.scoring import hand_over
from edgewise.games.the_edge.state import Game, is_alive, living


def wounds(squad: Squad, count: int, model: Model = NO_MODEL, by: Squad = NO_SQUAD) -> Frames:
    """Wounds for a squad; `model` was hit, if one was, and `by` is the squad that dealt them. ED-WND-4."""
    return (SufferWounds(squad, count, model, by),) if count > 0 else ()


class SufferWounds(Frame, frozen=True):
    """One wound after another: HP tokens first, then models. ED-WND-1, ED-WND-2, ED-WND-3, ED-WND-4."""

    squad: Squad
    count: int
    model: Model
    by: Squad

    def step(self, state: Game, reply: None) -> Frames:
        squad = self.squad
        rest = wounds(squad, self.count - 1, self.model, self.by)
        if state.hp[squad]:
            state.hp[squad] -= 1
            tell(state, TokenLost("ED-WND-1", squad, state.hp[squad]))
            return rest
        models = living(state, squad)
        if not models:
            return ()
        if self.model in models or len(models) == 1:
            kill(state, self.model if self.model in models else models[0], self.by)
            return rest
        return (ChooseCasualty(squad, self.by), *rest)


class ChooseCasualty(Frame, frozen=True):
    """The owner chooses which model of the squad dies. ED-WND-6."""

    waits = True
    squad: Squad
    by: Squad

    def wants(self, state: Game) -> Ask | None:
        return ask(state.book.squad_seat[self.squad], "choose-casualty")

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(PickModel(m) for m in living(state, self.squad))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, PickModel):
            return refuse("ED-WND-6", "E_BAD_TARGET", "not-a-casualty", model=action.model, squad=self.squad)
        return wrong_time()

    def step(self, state: Game, reply: PickModel) -> Frames:
        kill(state, reply.model, self.by)
        return ()


def kill(state: Game, model: Model, by: Squad) -> None:
    """A model dies: its place is free, its VPs go to the opponent, then passives are noted. ED-WND-6, ED-CLR-22."""
    book = state.book
    squad, seat = book.model_squad[model], book.model_seat[model]
    state.at[model] = None
    state.died = _counted(state.died, seat)
    worth = book.squad_card[squad].shields
    tell(state, ModelDied("ED-WND-2", model, Seat(seat), min(worth, state.vp[seat]), by))
    if not is_alive(state, squad):
        state.squads_died = _counted(state.squads_died, seat)
        tell(state, SquadDied("ED-WND-7", squad))
        end_with_squad(state, squad)
    end_with_model(state, model)
    hand_over(state, seat, worth, "ED-WIN-6")
    if state.result is None:
        note_death(state, model, by)


def _counted(counts: tuple[int, int], seat: int) -> tuple[int, int]:
    return (counts[0] + 1, counts[1]) if seat == 0 else (counts[0], counts[1] + 1)
