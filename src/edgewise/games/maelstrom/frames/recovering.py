"""Recovery after the last action. ME-REC."""

from __future__ import annotations

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.abilities import VentSystem
from edgewise.games.maelstrom.actions import Decline, Order, Regroup, Rouse, ShakeOff
from edgewise.games.maelstrom.events.acting import Regrouped
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.frames.asks import ask
from edgewise.games.maelstrom.frames.commanding import command, lower
from edgewise.games.maelstrom.frames.willpower import willpower_test
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.abilities import count_of
from edgewise.games.maelstrom.queries.acting import fourth
from edgewise.games.maelstrom.queries.orders import order_refusal, orders, rouse_refusal, words
from edgewise.games.maelstrom.queries.recovery import regroup_refusal
from edgewise.games.maelstrom.refusals import wrong_time
from edgewise.games.maelstrom.state import Game, living

DECLINE, SHAKE_OFF, REGROUP = Decline(), ShakeOff(), Regroup()
SHAKEN_OFF = 1


class Recover(Frame, frozen=True):
    """One attempt straight after the last action; orders may come before and just after it. ME-REC-1, ME-CMD-3."""

    waits = True
    unit: Unit
    tried: bool = False

    def wants(self, state: Game) -> Ask | None:
        if state.place[self.unit] != "table" or state.acting is None or len(self.options(state)) == 1:
            return None
        return ask(state.book.unit_seat[self.unit], "order" if self.tried else "recover")

    def options(self, state: Game) -> tuple[Action, ...]:
        found: list[Action] = [DECLINE]
        if not self.tried:
            found.append(SHAKE_OFF)
            if regroup_refusal(state, self.unit) is None:
                found.append(REGROUP)
        return (*found, *orders(state), *words(state))

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        match action:
            case Decline():
                return None
            case ShakeOff() if not self.tried:
                return None
            case Regroup() if not self.tried:
                return regroup_refusal(state, self.unit)
            case Order():
                return order_refusal(state, action)
            case Rouse():
                return rouse_refusal(state, action)
            case _:
                return fourth(state, action) or wrong_time("ME-REC-1")

    def step(self, state: Game, reply: Decline | ShakeOff | Regroup | Order | Rouse | None) -> Frames:
        match reply:
            case Order() | Rouse():
                return (*command(state, reply), self)
            case ShakeOff():
                return (*willpower_test(state, self.unit), ShakenOff(self.unit), Recover(self.unit, tried=True))
            case Regroup():
                state.level[self.unit] = 0
                tell(state, Regrouped("ME-REC-3", self.unit))
                return (Recover(self.unit, tried=True),)
            case _:
                return ()


class ShakenOff(Frame, frozen=True):
    """A passed test lowers suppression by 1; Vent Systems add to it, passed or failed. ME-REC-2, ME-ABI-12."""

    unit: Unit

    def step(self, state: Game, reply: None) -> Frames:
        vents = sum(count_of(state, model, VentSystem) for model in living(state, self.unit))
        levels = SHAKEN_OFF * state.tested + min(VentSystem.MOST, vents)
        if levels:
            lower(state, self.unit, levels, "ME-REC-2")
        return ()
