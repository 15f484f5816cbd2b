"""Wounds, deaths and their scoring. DF-WND, DF-VIC, DF-SAC, DF-KEY-8, DF-KEY-10."""

from __future__ import annotations

from typing import Any

from edgewise.core.flow import Frame, Frames
from edgewise.games.dawnfall.effects.base import as_models, named
from edgewise.games.dawnfall.events import tell, tell_ended
from edgewise.games.dawnfall.frames.captures import NameCaptor
from edgewise.games.dawnfall.frames.triggers import CloseScope, forced
from edgewise.games.dawnfall.queries.attributes import is_forbidden, value_of
from edgewise.games.dawnfall.scoring import check_models, score_death, settle_batch
from edgewise.games.dawnfall.state import DEAD, Game, Some, lift, number, open_scope, seat_of

# What became of the Wound that is about to be applied, as its scope notes it under `prevented`.
PREVENTED, REDIRECTED = 1, 2


def deal(
    state: Game, victim: int, n: int, cause: str, scope: int, *, killer: int = -1, killer_seat: int = -1
) -> Frames:
    """The frames that deal n Wounds to one model. DF-WND-1, DF-WND-2."""
    seat = seat_of(state, killer) if killer >= 0 and killer_seat < 0 else killer_seat
    return (DealWounds(victim, n, cause, scope, killer, seat),)


class DealWounds(Frame, frozen=True):
    """Wounds come to one model; effects that add Wounds add theirs. DF-WND-2, DF-KEY-8."""

    victim: int
    n: int
    cause: str
    scope: int
    killer: int
    killer_seat: int

    def step(self, state: Game, reply: Any) -> Frames:
        if state.spaces[self.victim] < 0 or self.n <= 0:
            return ()
        inner = _wound_scope(state, self.victim, self.cause, self.scope, self.killer, self.killer_seat)
        more = state.book.continuous.extra_wounds(state, self.victim) + _next_wound(state, self.killer)
        state.scopes[inner]["wounds"] = self.n + more
        return (NextWound(inner), CloseScope(inner))


def _next_wound(state: Game, killer: int) -> int:
    """Wounds that an effect added to the next ones of this model's Squad, used up now. DF-KEY-8."""
    if killer < 0 or not state.modifiers:
        return 0
    squad = state.model_squad[killer]
    found = [m for m in state.modifiers if m.what == "next_wound" and m.squad == squad]
    if found:
        state.modifiers = tuple(m for m in state.modifiers if m not in found)
    return sum(m.amount for m in found)


def _wound_scope(state: Game, victim: int, cause: str, scope: int, killer: int, killer_seat: int) -> int:
    return open_scope(
        state,
        "wound",
        scope,
        victim=Some("model", (victim,)),
        killer=Some("model", (killer,) if killer >= 0 else ()),
        killer_seat=killer_seat,
        cause=cause,
        wounds=0,
    )


class NextWound(Frame, frozen=True):
    """A Wound is about to be applied. DF-WND-2, W-W1."""

    scope: int

    def step(self, state: Game, reply: Any) -> Frames:
        here: Any = state.scopes[self.scope]
        if here["wounds"] <= 0 or state.spaces[here["victim"].ids[0]] < 0:
            return ()
        here["prevented"] = 0
        window = open_window(state, "W-W1", self.scope) if state.book.window_matters("W-W1") else ()
        return (*window, ApplyWound(self.scope), NextWound(self.scope))


class ApplyWound(Frame, frozen=True):
    """One Wound takes an Endurance token or kills. DF-WND-1, DF-WND-4, DF-KEY-10."""

    scope: int

    def step(self, state: Game, reply: Any) -> Frames:
        scope = self.scope
        here: Any = state.scopes[scope]
        here["wounds"] -= 1
        victim = here["victim"].ids[0]
        if state.spaces[victim] < 0:
            return ()
        prevented = here["prevented"]
        if prevented or is_forbidden(state, victim, "wound"):
            # A Wound that somebody else takes was told as that already.
            if prevented != REDIRECTED:
                tell(state, "wound-prevented", "DF-KEY-10", model=victim)
            return ()
        _remember(state, scope, victim)
        payer = number(state, scope, "shield_squad", -1)
        if payer >= 0 and victim not in as_models(state, named(state, scope, "defender")):
            payer = -1
        squad = payer if payer >= 0 else state.model_squad[victim]
        drop_group_statuses(state, victim, "group_wounded")
        if state.endurance[squad] > 0:
            state.endurance[squad] -= 1
            state.changed = True
            if state.log is not None:
                tell(state, "endurance-lost", "DF-WND-1", squad=squad, model=victim, left=state.endurance[squad])
            return forced(state, "on_endurance_lost", scope)
        return death(state, scope)


def _remember(state: Game, scope: int, victim: int) -> None:
    killers = _killers(state, scope)
    state.happened += (("wounded", victim, 0),)
    if killers:
        state.happened += (("dealt_wound", killers[0], victim),)


def drop_group_statuses(state: Game, model: int, when: str) -> None:
    """Ends statuses that a whole group loses together. DF-KEY-11 SHIELD WALL."""
    if not state.statuses:
        return
    types = state.book.token_types
    groups = {s.group for s in state.statuses if s.model == model and when in types[s.kind].remove_when}
    if groups:
        kept = tuple(s for s in state.statuses if not (s.group in groups and when in types[s.kind].remove_when))
        tell_ended(state, (s for s in state.statuses if s not in kept), "DF-KEY-11")
        state.statuses = kept


def death(state: Game, scope: int) -> Frames:
    """A model is about to die. W-D1, W-D2, DF-VIC-1."""
    state.scopes[scope]["saved"] = 0
    first = open_window(state, "W-D1", scope) if state.book.window_matters("W-D1") else ()
    return (*first, ValueDeath(scope))


class ValueDeath(Frame, frozen=True):
    """The VP value of a death is set. DF-VIC-2, W-D2."""

    scope: int

    def step(self, state: Game, reply: Any) -> Frames:
        here: Any = state.scopes[self.scope]
        victim = here["victim"].ids[0]
        if here["saved"] or state.spaces[victim] < 0:
            return ()
        here["value"] = 0 if here["cause"] == "sacrifice" else value_of(state, state.model_squad[victim])
        window = open_window(state, "W-D2", self.scope) if state.book.window_matters("W-D2") else ()
        captor = (NameCaptor(self.scope),) if state.book.mode == "tvt" else ()
        return (*forced(state, "on_death_value", self.scope), *window, *captor, RemoveModel(self.scope))


def _killers(state: Game, scope: int) -> tuple[int, ...]:
    """The model that deals the Wounds of this scope, if one does."""
    here: Any = state.scopes[scope]
    found: tuple[int, ...] = here["killer"].ids
    return found


class RemoveModel(Frame, frozen=True):
    """The model is removed and scored, then forced effects follow. DF-WND-7, DF-VIC-5, W-D3, W-D4."""

    scope: int

    def step(self, state: Game, reply: Any) -> Frames:
        scope = self.scope
        here: Any = state.scopes[scope]
        victim = here["victim"].ids[0]
        here["died_at"] = Some("space", (state.spaces[victim],))
        here["touched_at_death"] = state.book.contacts_before_death(state, victim)
        remove_model(state, victim)
        killers = _killers(state, scope)
        if killers:
            state.happened += (("killed", killers[0], victim),)
        value = max(0, here["value"])
        owner = seat_of(state, victim)
        if state.log is not None:
            tell(state, "model-died", "DF-VIC-1", model=victim, value=value, cause=str(here["cause"]))
        killer = number(state, scope, "captor", number(state, scope, "killer_seat", -1))
        score_death(state, scope, owner, killer, value)
        return forced(state, "on_death", scope)


def remove_model(state: Game, model: int, to: int = DEAD) -> None:
    """Takes a model that dies or leaves off the board, its status tokens to their supply. DF-WND-7, DF-TOK-6."""
    lift(state, model, to)
    if state.statuses:
        drop_group_statuses(state, model, "group_moved")
        state.statuses = tuple(s for s in state.statuses if s.model != model)
    state.book.continuous.drop_broken(state)


def kill(state: Game, victim: int, cause: str, scope: int, *, killer: int = -1, killer_seat: int = -1) -> Frames:
    """The frames that kill a model without Wounds. DF-WND-11."""
    seat = seat_of(state, killer) if killer >= 0 and killer_seat < 0 else killer_seat
    return (KillModel(victim, cause, scope, killer, seat),)


class KillModel(Frame, frozen=True):
    """Kills without Wounds; Endurance tokens stay. DF-WND-11."""

    victim: int
    cause: str
    scope: int
    killer: int
    killer_seat: int

    def step(self, state: Game, reply: Any) -> Frames:
        if state.spaces[self.victim] < 0:
            return ()
        inner = _wound_scope(state, self.victim, self.cause, self.scope, self.killer, self.killer_seat)
        return (*death(state, inner), CloseScope(inner))


def sacrifice(state: Game, victim: int, scope: int) -> Frames:
    """Removes a model as a Sacrifice: no Wounds, no tokens, no VP. DF-SAC-1, DF-SAC-3."""
    return kill(state, victim, "sacrifice", scope)


class OpenBatch(Frame, frozen=True):
    """Deaths from here on belong to one Effect."""

    scope: int

    def step(self, state: Game, reply: Any) -> Frames:
        state.scopes[self.scope]["batch"] = 1
        return ()


class CloseBatch(Frame, frozen=True):
    """One movement of the marker for all deaths of an Effect, then the end checks. DF-CLR-1."""

    scope: int

    def step(self, state: Game, reply: Any) -> Frames:
        settle_batch(state, self.scope)
        here = state.scopes[self.scope]
        for key in [k for k in here if k == "batch" or k.startswith("owed")]:
            del here[key]
        check_models(state)
        return ()


# Windows use powers, powers sacrifice models: this import comes last so that either may be loaded first.
from edgewise.games.dawnfall.frames.windows import open_window
