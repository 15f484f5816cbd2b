"""Rolls, Shots, Wounds, deaths, returns. DF-EFF-9."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from edgewise.core.flow import Frames
from edgewise.core.phrase import Phrase, linked, phrase
from edgewise.games.dawnfall.effects.base import as_models, as_squads, named
from edgewise.games.dawnfall.effects.control import Who, seat_for
from edgewise.games.dawnfall.effects.selectors import Models, Ref, ref_words
from edgewise.games.dawnfall.effects.step import Step, findable, steps_words, take
from edgewise.games.dawnfall.effects.values import Missing, Value, amount, change_words, counted, value_words
from edgewise.games.dawnfall.effects.words import renamed, word
from edgewise.games.dawnfall.events import EnduranceChanged, WoundRedirected, tell
from edgewise.games.dawnfall.frames.dice import roll_frames
from edgewise.games.dawnfall.frames.placing import PlaceModel, spaces_near
from edgewise.games.dawnfall.frames.shooting import ShootAll, can_shoot, pool, shot, shots
from edgewise.games.dawnfall.frames.triggers import Do
from edgewise.games.dawnfall.frames.wounds import (
    PREVENTED,
    REDIRECTED,
    CloseBatch,
    OpenBatch,
    deal,
    deal_now,
    kill,
    sacrifice,
)
from edgewise.games.dawnfall.kinds import Model, Squad
from edgewise.games.dawnfall.queries.attributes import value_of
from edgewise.games.dawnfall.scoring import is_batched
from edgewise.games.dawnfall.state import (
    DEAD,
    Game,
    Some,
    fall_short,
    look,
    nearest,
    number,
)

if TYPE_CHECKING:
    from edgewise.games.dawnfall.effects.vocabulary import Verb


def _source(state: Game, scope: int) -> tuple[str, int, int]:
    """Cause, killer model and killer seat of harm done in this scope. DF-VIC-8."""
    shooter = as_models(state, named(state, scope, "shooter"))
    cause = look(state, scope, "cause_word")
    if isinstance(cause, str):
        return cause, shooter[0] if shooter else -1, number(state, scope, "seat")
    if nearest(state, scope, "shot") >= 0:
        return "shot", shooter[0] if shooter else -1, number(state, scope, "seat")
    return "effect", -1, number(state, scope, "seat")


def together(state: Game, scope: int, frames: Frames) -> Frames:
    """Deaths that one Effect causes are one event and move the marker once. DF-GEN-7, DF-CLR-1."""
    if len(frames) < 2 or scope < 0 or is_batched(state, scope):
        return frames
    return (OpenBatch(scope), *frames, CloseBatch(scope))


class RollVerb(Step, frozen=True, tag="roll"):
    """A player rolls a die; the result is stored as `result`."""

    die: Literal["choice", "yellow", "red"] = "choice"
    who: Who = "actor"

    def run(self, state: Game, at: Do) -> Frames:
        from edgewise.games.dawnfall.frames.dice import RollDie

        seat = seat_for(state, at.scope, self.who)
        if self.die == "choice":
            return roll_frames(seat, at.scope, "effect")
        state.scopes[at.scope]["die"] = self.die
        state.scopes[at.scope]["rerolled"] = 0
        return (RollDie(seat, at.scope, "effect", self.die),)

    def words(self) -> Phrase:
        return phrase("step-roll", who=self.who, die=self.die)


class CheckHit(Step, frozen=True, tag="check_hit"):
    """A Shooting Action: shooter, targets, one roll against each INI, and what a hit does. DF-SHO-1."""

    targets: Models | Ref
    hit: tuple[Verb, ...]
    shooter: Literal["one", "each", "none"] = "one"
    range: Value | None = None
    line_of_fire: bool = False
    bonus: Value = 0
    ini: Value | None = None
    miss: tuple[Verb, ...] = ()
    after_hits: tuple[Verb, ...] = ()

    def run(self, state: Game, at: Do) -> Frames:
        if self.shooter == "none":
            return shot(state, at.block, at.index, at.scope, -1)
        models = pool(state, at.scope)
        return (ShootAll(at.block, at.index, at.scope, shots(state, models) if self.shooter == "each" else models),)

    def possible(self, state: Game, scope: int) -> bool:
        if self.shooter == "none":
            return findable(state, scope, self.targets)
        return can_shoot(state, scope, self)

    def words(self) -> Phrase:
        limits = [] if self.range is None else [phrase("check-range", n=value_words(self.range))]
        limits += [Phrase("check-line-of-fire")] if self.line_of_fire else []
        bonus = "" if self.bonus == 0 else change_words(self.bonus, Phrase("to-the-result"))
        text = phrase(
            f"check-by-{self.shooter}",
            bonus=phrase("check-bonus", what=bonus) if bonus else "",
            against=phrase("check-against", n=value_words(self.ini)) if self.ini is not None else "",
            targets=ref_words(self.targets),
            limits=linked("join-space", limits),
        )
        that = {"role-target": "role-that-model"}
        text = phrase("check-hits", check=text, steps=renamed(steps_words(self.hit), that))
        if self.miss:
            text = phrase("check-misses", check=text, steps=renamed(steps_words(self.miss), that))
        return phrase("check-after", check=text, steps=steps_words(self.after_hits)) if self.after_hits else text


class Wound(Step, frozen=True, tag="wound"):
    """Wounds for models. DF-WND-2."""

    to: Ref = "target"
    n: Value = 1
    cause: Literal["effect", "token"] | None = None
    simultaneous: bool = True

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.to)
        if not isinstance(found, Some):
            return found
        cause, killer, seat = _source(state, at.scope)
        cause = self.cause or cause
        n = amount(state, at.scope, self.n) + number(state, at.scope, "wounds_plus")
        models = as_models(state, found)
        if len(models) == 1:
            return deal_now(state, models[0], n, cause, at.scope, killer, seat)
        frames: Frames = ()
        for m in models:
            frames += deal(state, m, n, cause, at.scope, killer=killer, killer_seat=seat)
        return together(state, at.scope, frames) if self.simultaneous else frames

    def possible(self, state: Game, scope: int) -> bool:
        return findable(state, scope, self.to)

    def words(self) -> Phrase:
        return phrase("step-wound", who=ref_words(self.to), n=counted(self.n, "unit-wound"))


class Kill(Step, frozen=True, tag="kill"):
    """Kills without Wounds; scored unless `scored` is false. DF-WND-11."""

    to: Ref = "target"
    scored: bool = True

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.to)
        if not isinstance(found, Some):
            return found
        _, killer, seat = _source(state, at.scope)
        cause = "effect" if self.scored else "sacrifice"
        frames: Frames = ()
        for m in as_models(state, found):
            frames += kill(state, m, cause, at.scope, killer=killer, killer_seat=seat)
        return together(state, at.scope, frames)

    def possible(self, state: Game, scope: int) -> bool:
        return findable(state, scope, self.to)

    def words(self) -> Phrase:
        return phrase("step-kill" if self.scored else "step-kill-unscored", who=ref_words(self.to))


class SacrificeModel(Step, frozen=True, tag="sacrifice_model"):
    """A Sacrifice: no Wounds, no Victory Points. DF-SAC-3."""

    to: Ref = "self_model"

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.to)
        if not isinstance(found, Some):
            return found
        frames = tuple(f for m in as_models(state, found) for f in sacrifice(state, m, at.scope))
        return together(state, at.scope, frames)

    def possible(self, state: Game, scope: int) -> bool:
        return findable(state, scope, self.to)

    def words(self) -> Phrase:
        return phrase("step-sacrifice", who=ref_words(self.to))


class _Endurance(Step, frozen=True):
    """Changes Endurance tokens of Squads."""

    of: Ref = "bound_squad"
    n: Value = 1

    def change(self, state: Game, squad: int, n: int) -> None:
        """Changes the tokens of one Squad."""
        raise NotImplementedError

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.of)
        if not isinstance(found, Some):
            return found
        n = amount(state, at.scope, self.n)
        for squad in as_squads(state, found):
            before = state.endurance[squad]
            self.change(state, squad, n)
            if abs(state.endurance[squad] - before) < n:
                fall_short(state, at.scope)
        return ()

    def possible(self, state: Game, scope: int) -> bool:
        return findable(state, scope, self.of)


def set_endurance(state: Game, squad: int, value: int, rule: str) -> None:
    """Sets the tokens of a Squad within 0 and its shield value. DF-WND-8."""
    value = max(0, min(value, value_of(state, squad)))
    if value != state.endurance[squad]:
        state.endurance[squad] = value
        state.changed = True
        if state.log is not None:
            tell(state, EnduranceChanged(rule, Squad(squad), value))


class SacrificeEndurance(_Endurance, frozen=True, tag="sacrifice_endurance"):
    """Tokens leave without Wounds; never kills. DF-SAC-4."""

    rule: ClassVar[str] = "DF-SAC-4"

    def change(self, state: Game, squad: int, n: int) -> None:
        set_endurance(state, squad, state.endurance[squad] - n, "DF-SAC-4")

    def possible(self, state: Game, scope: int) -> bool:
        squads = as_squads(state, state.book.find(state, scope, self.of))
        return any(state.endurance[s] >= amount(state, scope, self.n) for s in squads)

    def words(self) -> Phrase:
        return phrase("step-sacrifice-endurance", n=counted(self.n, "unit-endurance"), of=ref_words(self.of))


class LoseEndurance(_Endurance, frozen=True, tag="lose_endurance"):
    """Tokens are lost."""

    def change(self, state: Game, squad: int, n: int) -> None:
        set_endurance(state, squad, state.endurance[squad] - n, "DF-WND-3")

    def complete(self, state: Game, scope: int) -> bool:
        squads = as_squads(state, state.book.find(state, scope, self.of))
        return any(state.endurance[s] >= amount(state, scope, self.n) for s in squads)

    def words(self) -> Phrase:
        return phrase("step-lose-endurance", who=ref_words(self.of), n=counted(self.n, "unit-endurance"))


class RestoreEndurance(_Endurance, frozen=True, tag="restore_endurance"):
    """Tokens come back, up to the shield value. DF-WND-8, DF-KEY-6."""

    rule: ClassVar[str] = "DF-WND-8"

    def change(self, state: Game, squad: int, n: int) -> None:
        set_endurance(state, squad, state.endurance[squad] + n, "DF-WND-8")

    def possible(self, state: Game, scope: int) -> bool:
        squads = as_squads(state, state.book.find(state, scope, self.of))
        return any(state.endurance[s] < value_of(state, s) for s in squads)

    def words(self) -> Phrase:
        return phrase("step-heal", who=ref_words(self.of), n=counted(self.n, "unit-endurance"))


class ReturnModel(Step, frozen=True, tag="return_model"):
    """Dead models return to unoccupied hexes. DF-WND-9, DF-WND-10, DF-KEY-6."""

    of: Ref = "bound_squad"
    n: Value = 1
    near: str | None = None
    within: int | None = None

    def _dead(self, state: Game, found: Some) -> list[int]:
        if found.kind == "model":
            return [int(m) for m in found.ids if state.spaces[int(m)] == DEAD]
        squads = as_squads(state, found)
        return [m for s in squads for m in state.squad_models[s] if state.spaces[m] == DEAD]

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.of)
        if not isinstance(found, Some):
            return found
        n = amount(state, at.scope, self.n)
        models = self._dead(state, found)[:n]
        if len(models) < (n if isinstance(self.of, str) else len(found.ids)):
            fall_short(state, at.scope)
        return tuple(self._placing(state, at.scope, m) for m in models)

    def _placing(self, state: Game, scope: int, model: int) -> PlaceModel:
        spaces = tuple(range(state.book.board.count))
        contact = self.near or ""
        if self.within is not None and self.near is not None:
            spaces, contact = spaces_near(state, scope, self.near, self.within), ""
        seat = number(state, scope, "seat")
        return PlaceModel(seat, model, scope, spaces, contact, cause="model-returned", rule="DF-WND-9")

    def possible(self, state: Game, scope: int) -> bool:
        dead = self._dead(state, state.book.find(state, scope, self.of))
        return bool(dead) and (self.near is None or any(self._placing(state, scope, m).places(state) for m in dead))

    def words(self) -> Phrase:
        where: Any = ""
        if self.near:
            near = word(self.near)
            within = self.within is not None
            where = phrase("part-within", n=self.within, what=near) if within else phrase("part-contact", what=near)
        if not isinstance(self.of, str):
            return phrase("step-revive", who=ref_words(self.of), where=where)
        if isinstance(self.n, Missing) and self.n.what == "models" and self.n.of == self.of:
            return phrase("step-revive-all", of=ref_words(self.of), where=where)
        return phrase("step-revive-some", n=counted(self.n, "unit-dead-model"), of=ref_words(self.of), where=where)


class SetDeathValue(Step, frozen=True, tag="set_death_value"):
    """Changes the VP of the running death: a fixed value, or a change. DF-VIC-1."""

    n: Value | None = None
    change: Value = 0
    times: int = 1

    def run(self, state: Game, at: Do) -> Frames:
        scope = nearest(state, at.scope, "wound")
        if scope >= 0:
            here = state.scopes[scope]
            base = number(state, scope, "value") if self.n is None else amount(state, at.scope, self.n)
            here["value"] = max(0, base * self.times + amount(state, at.scope, self.change))
        return ()

    def words(self) -> Phrase:
        if self.n is not None:
            return phrase("step-death-worth", n=counted(self.n, "unit-vp"))
        if self.times != 1:
            return phrase("step-death-times", n=self.times)
        if isinstance(self.change, int) and self.change < 0:
            return phrase("step-death-less", n=counted(-self.change, "unit-vp"))
        return phrase("step-death-more", n=counted(self.change, "unit-vp"))


class PreventWounds(Step, frozen=True, tag="prevent_wounds"):
    """The Wound that is about to be applied does nothing; `all` prevents the rest as well."""

    all: bool = False
    n: Value = 1

    def run(self, state: Game, at: Do) -> Frames:
        scope = nearest(state, at.scope, "wound")
        if scope >= 0:
            here = state.scopes[scope]
            here["prevented"], here["saved"] = PREVENTED, 1
            left = number(state, scope, "wounds")
            # The running Wound is the first of those prevented; it is counted off when it is applied.
            here["wounds"] = 1 if self.all else max(1, left - amount(state, at.scope, self.n) + 1)
        return ()

    def words(self) -> Phrase:
        if self.all:
            return Phrase("step-prevent-all")
        return Phrase("step-prevent-one") if self.n == 1 else phrase("step-prevent-some", n=value_words(self.n))


class RedirectWounds(Step, frozen=True, tag="redirect_wounds"):
    """The Wound goes to another model instead."""

    to: Ref
    all: bool = False

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.to)
        if not isinstance(found, Some):
            return found
        models = [m for m in as_models(state, found) if state.spaces[m] >= 0]
        scope = nearest(state, at.scope, "wound")
        if models and scope >= 0:
            here = state.scopes[scope]
            victim = as_models(state, named(state, scope, "victim"))[0]
            left = number(state, scope, "wounds")
            here["prevented"] = REDIRECTED
            if state.log is not None:
                tell(state, WoundRedirected("DF-TIM-7", Model(victim), Model(models[0])))
            killers = as_models(state, named(state, scope, "killer"))
            cause = str(look(state, scope, "cause"))
            seat = number(state, scope, "killer_seat", -1)
            here["wounds"] = 1 if self.all else left
            n = left if self.all else 1
            return deal(state, models[0], n, cause, scope, killer=killers[0] if killers else -1, killer_seat=seat)
        return ()

    def possible(self, state: Game, scope: int) -> bool:
        return findable(state, scope, self.to)

    def words(self) -> Phrase:
        return phrase("step-redirect-all" if self.all else "step-redirect", to=ref_words(self.to))
