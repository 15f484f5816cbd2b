"""The Progress phase and Rha'Zack. ED-PRO, ED-OTH-5, ED-OTH-6, ED-CLR-36 to ED-CLR-38."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Measured
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import Pass, PlayCard, Progress, Summon, Use
from edgewise.games.the_edge.events import PhaseBegan, ProgressLaid, ProgressSkipped, SquadSummoned, tell
from edgewise.games.the_edge.frames.asks import ask, refuse, wrong_time
from edgewise.games.the_edge.frames.powers import closed
from edgewise.games.the_edge.kinds import Place, Squad
from edgewise.games.the_edge.queries.setting import summon_refusal, summon_spots
from edgewise.games.the_edge.scoring import check_turn
from edgewise.games.the_edge.state import Game, is_alive, squads_on_board, without


class ProgressPhase(Frame, frozen=True):
    """Each player lays one card, the starting player first. ED-PRO-1, ED-PRO-4."""

    def step(self, state: Game, reply: None) -> Frames:
        state.phase = "progress"
        tell(state, PhaseBegan("ED-TRN-1", "progress"))
        return (ChooseProgress(state.starting), ChooseProgress(1 - state.starting), EndTurn())


class ChooseProgress(Measured, frozen=True):
    """A player chooses a card and a squad; compulsory where possible. ED-PRO-1, ED-CLR-37."""

    seat: int

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "progress") if self.proposals(state) else None

    def proposals(self, state: Game) -> tuple[Action, ...]:
        squads = squads_on_board(state, self.seat)
        found: list[Action] = []
        for card in state.progress[self.seat]:
            if card in state.book.summons:
                squad = state.book.summoned[self.seat][card]
                if taken_refusal(state, squad) is None:
                    found += [Summon(card, Place(place)) for place in summon_spots(state, self.seat, squad)]
            else:
                found += [Progress(card, squad) for squad in squads]
        return tuple(found)

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        match action:
            case Progress():
                return self._attach_refusal(state, action)
            case Summon():
                return self._summon_refusal(state, action)
            case Pass():
                return refuse("ED-PRO-1", "E_PROGRESS_ILLEGAL", "progress-skipped")
            case PlayCard() | Use():
                return closed(state, action)
            case _:
                return wrong_time("ED-PRO-1")

    def _attach_refusal(self, state: Game, action: Progress) -> Refusal | None:
        if action.card not in state.progress[self.seat]:
            return refuse("ED-PRO-1", "E_PROGRESS_ILLEGAL", "progress-used", card=action.card)
        if state.book.squad_seat[action.squad] != self.seat or not is_alive(state, action.squad):
            return refuse("ED-PRO-1", "E_PROGRESS_ILLEGAL", "progress-squad", squad=action.squad)
        return None

    def _summon_refusal(self, state: Game, action: Summon) -> Refusal | None:
        if action.card not in state.progress[self.seat]:
            return refuse("ED-PRO-1", "E_PROGRESS_ILLEGAL", "progress-used", card=action.card)
        squad = state.book.summoned[self.seat][action.card]
        return taken_refusal(state, squad) or summon_refusal(state, self.seat, squad, action.place)

    def step(self, state: Game, reply: Progress | Summon | None) -> Frames:
        seat = self.seat
        if reply is None:
            tell(state, ProgressSkipped("ED-PRO-1", Seat(seat)))
            return ()
        state.progress[seat] = without(state.progress[seat], reply.card)
        if isinstance(reply, Summon):
            squad = state.book.summoned[seat][reply.card]
            summon(state, squad, reply.place)
            tell(state, SquadSummoned("ED-OTH-6", Seat(seat), squad))
        else:
            squad = reply.squad
            tell(state, ProgressLaid("ED-PRO-1", Seat(seat), reply.card, squad))
        state.attached[squad] = (*state.attached[squad], reply.card)
        return ()


def taken_refusal(state: Game, squad: Squad) -> Refusal | None:
    """There are only so many models of a card: Rha'Zack's, or that of another squad to be summoned. ED-OTH-5."""
    book = state.book
    card = book.squad_card[squad].id
    twins = [s for row in book.summoned for s in row.values() if book.squad_card[s].id == card]
    if sum(is_alive(state, twin) for twin in twins) < book.options.rhazack_models:
        return None
    return refuse("ED-OTH-5", "E_RHAZACK_TAKEN", squad=squad)


def summon(state: Game, squad: Squad, place: tuple[int, int]) -> None:
    """A new one-model squad, with full HP and ready. ED-OTH-6."""
    state.at[state.book.squad_models[squad][0]] = place
    state.hp[squad] = state.book.squad_card[squad].shields
    state.exhausted[squad] = False


class EndTurn(Frame, frozen=True):
    """The tests after Progress; then the other player starts the next turn. ED-TRN-4, ED-WIN-8."""

    def step(self, state: Game, reply: None) -> Frames:
        check_turn(state)
        state.starting = 1 - state.starting
        return ()
