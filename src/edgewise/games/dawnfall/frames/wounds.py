"""Wounds, deaths and their scoring. DF-WND, DF-VIC, DF-SAC, DF-KEY-8, DF-KEY-10."""

from __future__ import annotations

from typing import Any

from edgewise.core.flow import Frame, Frames
from edgewise.games.dawnfall.effects.base import as_models, named
from edgewise.games.dawnfall.events import EnduranceLost, ModelDied, WoundPrevented, tell, tell_ended
from edgewise.games.dawnfall.frames.captures import NameCaptor
from edgewise.games.dawnfall.frames.triggers import CloseScope, forced
from edgewise.games.dawnfall.kinds import Model, Squad
from edgewise.games.dawnfall.queries.attributes import is_forbidden, value_of
from edgewise.games.dawnfall.scoring import score_death, settle_batch
from edgewise.games.dawnfall.state import DEAD, Game, Some, lift, number, seat_of

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

    def step(self, state: Game, reply: None) -> Frames:
        return deal_now(state, self.victim, self.n, self.cause, self.scope, self.killer, self.killer_seat)


def deal_now(state: Game, victim: int, n: int, cause: str, scope: int, killer: int, killer_seat: int) -> Frames:
    """Deals n Wounds to one model, as far as nobody may answer. DF-WND-2, DF-KEY-8."""
    if state.spaces[victim] < 0 or n <= 0:
        return ()
    if killer >= 0 and killer_seat < 0:
        killer_seat = seat_of(state, killer)
    inner = _wound_scope(state, victim, cause, scope, killer, killer_seat)
    more = state.book.continuous.extra_wounds(state, victim) + _next_wound(state, killer)
    state.scopes[inner]["wounds"] = n + more
    return (*next_wound(state, inner), CloseScope(inner))


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
    state.scopes.append(
        {
            "kind": "wound",
            "up": scope,
            "victim": Some("model", (victim,)),
            "killer": Some("model", (killer,) if killer >= 0 else ()),
            "killer_seat": killer_seat,
            "cause": cause,
            "wounds": 0,
        }
    )
    return len(state.scopes) - 1


class NextWound(Frame, frozen=True):
    """A Wound is about to be applied. DF-WND-2, W-W1."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        return next_wound(state, self.scope)


def next_wound(state: Game, scope: int) -> Frames:
    """Applies one Wound after the other as long as nobody may answer and nothing follows. DF-WND-2, W-W1."""
    here: Any = state.scopes[scope]
    victim = here["victim"].ids[0]
    while here["wounds"] > 0 and state.spaces[victim] >= 0:
        here["prevented"] = 0
        window = open_window(state, "W-W1", scope)
        frames = (*window, ApplyWound(scope)) if window else apply_wound(state, scope)
        if frames or state.result is not None:
            return (*frames, NextWound(scope))
    return ()


class ApplyWound(Frame, frozen=True):
    """One Wound takes an Endurance token or kills. DF-WND-1, DF-WND-4, DF-KEY-10."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        return apply_wound(state, self.scope)


def apply_wound(state: Game, scope: int) -> Frames:
    """Takes an Endurance token, or returns the frames of a death. DF-WND-1, DF-WND-4, DF-KEY-10."""
    here: Any = state.scopes[scope]
    here["wounds"] -= 1
    victim = here["victim"].ids[0]
    if state.spaces[victim] < 0:
        return ()
    prevented = here["prevented"]
    if prevented or is_forbidden(state, victim, "wound"):
        # A Wound that somebody else takes was told as that already.
        if prevented != REDIRECTED and state.log is not None:
            tell(state, WoundPrevented("DF-KEY-10", Model(victim)))
        return ()
    _remember(state, scope, victim)
    payer = number(state, scope, "shield_squad", -1)
    if payer >= 0 and victim not in as_models(state, named(state, scope, "defender")):
        payer = -1
    squad = payer if payer >= 0 else state.model_squad[victim]
    drop_group_statuses(state, victim, "group_wounded")
    if state.endurance[squad] <= 0:
        return death(state, scope)
    state.endurance[squad] -= 1
    state.changed = True
    if state.log is not None:
        tell(state, EnduranceLost("DF-WND-1", Squad(squad), Model(victim), state.endurance[squad]))
    return forced(state, "on_endurance_lost", scope)


def _remember(state: Game, scope: int, victim: int) -> None:
    killers = _killers(state, scope)
    wounded = ("wounded", victim, 0)
    state.happened += (wounded, ("dealt_wound", killers[0], victim)) if killers else (wounded,)


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
    first = open_window(state, "W-D1", scope)
    return (*first, ValueDeath(scope)) if first else value_death(state, scope)


class ValueDeath(Frame, frozen=True):
    """The VP value of a death is set. DF-VIC-2, W-D2."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        return value_death(state, self.scope)


def value_death(state: Game, scope: int) -> Frames:
    """Sets the VP value of a death; where nothing changes it the model goes at once. DF-VIC-2, W-D2."""
    here: Any = state.scopes[scope]
    victim = here["victim"].ids[0]
    if here["saved"] or state.spaces[victim] < 0:
        return ()
    here["value"] = 0 if here["cause"] == "sacrifice" else value_of(state, state.model_squad[victim])
    window = open_window(state, "W-D2", scope)
    captor: Frames = (NameCaptor(scope),) if state.book.mode == "tvt" else ()
    before = (*forced(state, "on_death_value", scope), *window, *captor)
    return (*before, RemoveModel(scope)) if before else take_away(state, scope)


def _killers(state: Game, scope: int) -> tuple[int, ...]:
    """The model that deals the Wounds of this scope, if one does."""
    here: Any = state.scopes[scope]
    found: tuple[int, ...] = here["killer"].ids
    return found


class RemoveModel(Frame, frozen=True):
    """The model is removed and scored, then forced effects follow. DF-WND-7, DF-VIC-5, W-D3, W-D4."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        return take_away(state, self.scope)


def take_away(state: Game, scope: int) -> Frames:
    """Removes and scores the victim of a scope; the forced effects that follow. DF-WND-7, DF-VIC-5, W-D3, W-D4."""
    here: Any = state.scopes[scope]
    victim = here["victim"].ids[0]
    here["died_at"] = Some("space", (state.spaces[victim],))
    here["touched_at_death"] = state.book.contacts_before_death(state, victim)
    remove_model(state, victim)
    killers = _killers(state, scope)
    if killers:
        state.happened += (("killed", killers[0], victim),)
    # Effects may have changed the value of a Sacrifice too, which nobody scores: DF-SAC-1.
    value = max(0, here["value"]) if here["cause"] != "sacrifice" else 0
    if state.log is not None:
        tell(state, ModelDied("DF-VIC-1", Model(victim), value, str(here["cause"])))
    killer = number(state, scope, "captor", here["killer_seat"])
    score_death(state, scope, seat_of(state, victim), killer, value)
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

    def step(self, state: Game, reply: None) -> Frames:
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

    def step(self, state: Game, reply: None) -> Frames:
        state.scopes[self.scope]["batch"] = 1
        return ()


class CloseBatch(Frame, frozen=True):
    """One movement of the marker for all deaths of an Effect, then the end checks. DF-CLR-1."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        settle_batch(state, self.scope)
        return ()


# Windows use powers, powers sacrifice models: this import comes last so that either may be loaded first.
from edgewise.games.dawnfall.frames.windows import open_window
