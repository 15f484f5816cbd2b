"""Assaults and combat. ED-ASL, ED-COM, ED-CLR-17, ED-CLR-18."""

from __future__ import annotations

from edgewise.core.flow import Action, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import Assault
from edgewise.games.the_edge.continuous import has_mark, initiative
from edgewise.games.the_edge.events import CombatDropped, ModelAssaulted, ModelStruckFirst, tell
from edgewise.games.the_edge.frames.asks import refuse
from edgewise.games.the_edge.frames.dice import exchange
from edgewise.games.the_edge.frames.windows import window
from edgewise.games.the_edge.kinds import Model
from edgewise.games.the_edge.queries.places import touched_enemies, touching
from edgewise.games.the_edge.state import Game, is_alive, living


def assaults(state: Game) -> list[Action]:
    """The assaults that the active squad may declare now. ED-ASL-5, ED-ASL-6."""
    if state.action not in ("", "assault"):
        return []
    found: list[Action] = []
    for model in living(state, state.active):
        for enemy in touched_enemies(state, model):
            if _binding_refusal(state, model, enemy) is None:
                found.append(Assault(model, enemy))
    return found


def assault_refusal(state: Game, action: Assault) -> Refusal | None:
    """Why an assault is refused: the step, then the squads, then contact. ED-ACT-3, ED-ASL-2, ED-ASL-6."""
    book = state.book
    if state.action not in ("", "assault"):
        return refuse("ED-CLR-10", "E_STEP_USED", "action-used")
    if book.model_squad[action.model] != state.active or state.at[action.model] is None:
        return refuse("ED-ASL-5", "E_NOT_YOUR_SQUAD", "not-of-squad", model=action.model)
    if book.model_seat[action.target] == book.model_seat[action.model]:
        return refuse("ED-ASL-2", "E_NO_CONTACT", "assault-friend", model=action.model, target=action.target)
    found = _binding_refusal(state, action.model, action.target)
    if found is None and not touching(state, action.model, action.target):
        found = refuse("ED-ASL-2", "E_NO_CONTACT", model=action.model, target=action.target)
    return found


def _binding_refusal(state: Game, model: Model, target: Model) -> Refusal | None:
    """Each target once, and all of one squad. ED-ASL-6, ED-CLR-17."""
    squads = state.book.model_squad
    for assaulter, other in state.assaults:
        if assaulter != model:
            continue
        if other == target:
            return refuse("ED-ASL-6", "E_ALREADY_ASSAULTED", model=model, target=target)
        if squads[other] != squads[target]:
            return refuse("ED-ASL-6", "E_ONE_SQUAD_ONLY", model=model, squad=squads[other])
    return None


def assault(state: Game, action: Assault) -> Frames:
    """An assault is declared; window (c), then the combat. ED-ASL-7, ED-CLR-10."""
    state.action = "assault"
    state.assaults = (*state.assaults, (action.model, action.target))
    tell(state, ModelAssaulted("ED-ASL-1", action.model, action.target))
    return (*window(state, "assault"), Fight(action.model, action.target))


class Fight(Frame, frozen=True):
    """Contact is tested again, then Initiative: on a tie the assaulter strikes first. ED-COM-2, ED-COM-3, ED-ASL-3."""

    assaulter: Model
    target: Model

    def step(self, state: Game, reply: None) -> Frames:
        one, other = self.assaulter, self.target
        if not touching(state, one, other):
            tell(state, CombatDropped("ED-ASL-7", one, other))
            return ()
        if has_mark(state, one, "free-assaults"):
            return (*exchange(one, other, "assault", assaulter=one), AfterAttack(other, one, one, True))
        faster = initiative(state, other, one, one) > initiative(state, one, other, one)
        first, second = (other, one) if faster else (one, other)
        tell(state, ModelStruckFirst("ED-COM-2", first))
        return (*exchange(first, second, "assault", assaulter=one), AfterAttack(second, first, one))


class AfterAttack(Frame, frozen=True):
    """Window (d); after a failed attack the counter-attack follows. ED-COM-6, ED-COM-7."""

    answering: Model
    attacker: Model
    assaulter: Model
    is_free: bool = False

    def step(self, state: Game, reply: None) -> Frames:
        struck, state.struck = state.struck, False
        if struck or self.is_free:
            return window(state, "dice")
        return (*window(state, "dice"), CounterAttack(self.answering, self.attacker, self.assaulter))


class CounterAttack(Frame, frozen=True):
    """The former defender attacks, if both still live and touch; nobody answers that. ED-COM-8, ED-COM-9, ED-CLR-18."""

    attacker: Model
    defender: Model
    assaulter: Model

    def step(self, state: Game, reply: None) -> Frames:
        if not touching(state, self.attacker, self.defender) or not is_alive(state, state.active):
            return ()
        clash = exchange(self.attacker, self.defender, "counter", assaulter=self.assaulter)
        return (*clash, *window(state, "dice"))
