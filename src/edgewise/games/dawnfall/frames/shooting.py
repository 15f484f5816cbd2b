"""Shooting Actions: shooter, targets, Check for Hit, Effect. DF-SHO, DF-LOF, DF-RNG."""

from __future__ import annotations

from typing import Any

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import Done, PickModel
from edgewise.games.dawnfall.effects.base import as_models, named
from edgewise.games.dawnfall.events import HitsFound, ShotTaken, tell
from edgewise.games.dawnfall.frames.asks import ask, one_of, refuse, unexpected
from edgewise.games.dawnfall.frames.dice import roll_frames
from edgewise.games.dawnfall.frames.triggers import CloseScope, Run, forced
from edgewise.games.dawnfall.frames.windows import open_window
from edgewise.games.dawnfall.frames.wounds import CloseBatch
from edgewise.games.dawnfall.kinds import these_models
from edgewise.games.dawnfall.queries.answers import note_targets
from edgewise.games.dawnfall.queries.attributes import ability_count, attribute, has_ability, is_forbidden, is_quiet
from edgewise.games.dawnfall.state import Game, Scope, Some, number, on_board, opaque, seat_of
from edgewise.geometry.hexes import line_of_fire

# What effects may say about Shots: the bans and the ability that are asked for when one is aimed.
SHOT_WORDS = ("shoot", "be_targeted", "ignores_line_of_fire")
EVERYBODY = 1 << 30


def pool(state: Game, scope: int) -> tuple[int, ...]:
    """The models that may be shooters: the named one, or those of the bound Squad on the board. DF-SHO-2."""
    given = named(state, scope, "shooter")
    if given.ids:
        return as_models(state, given)
    return tuple([m for s in named(state, scope, "squad").ids for m in on_board(state, int(s))])


def shooters(state: Game, scope: int, verb: Any) -> list[int]:
    """Models that may shoot now: those with at least one target. DF-SHO-2, DF-SHO-3."""
    aim = Aim(state, scope, verb)
    return [m for m in pool(state, scope) if aim.may_shoot(m)]


def can_shoot(state: Game, scope: int, verb: Any) -> bool:
    """Whether shooters() would find any model."""
    aim = Aim(state, scope, verb)
    for m in pool(state, scope):
        if aim.may_shoot(m):
            return True
    return False


def aimable(state: Game, scope: int, verb: Any, shooter: int) -> list[int]:
    """The models that this shooter may aim at. DF-SHO-3, DF-RNG-1, DF-LOF-1."""
    return Aim(state, scope, verb).targets(shooter)


class Aim:
    """What shooters may aim a Shot at now; looked for once where that is the same for all of them."""

    def __init__(self, state: Game, scope: int, verb: Any) -> None:
        self.state, self.scope, self.verb = state, scope, verb
        self.is_calm = is_quiet(state, SHOT_WORDS)
        self.is_steady = id(verb) in state.book.steady_shots
        self._view: tuple[tuple[int, ...], int] | None = None

    def may_shoot(self, model: int) -> bool:
        """Whether a model is free to shoot and has at least one target. DF-SHO-3."""
        state = self.state
        if state.spaces[model] < 0 or (not self.is_calm and is_forbidden(state, model, "shoot")):
            return False
        return bool(self.targets(model, 1))

    def targets(self, shooter: int, most: int = EVERYBODY) -> list[int]:
        """The models that a shooter may aim at; no more are looked for than are wanted. DF-SHO-3, DF-RNG-1."""
        state = self.state
        in_view, reach = self._in_view(shooter)
        board, spaces, start = state.book.board, state.spaces, state.spaces[shooter]
        away, is_calm = board.distance[start], self.is_calm
        lined = self.verb.line_of_fire and (is_calm or looks_along_lines(state, self.verb, shooter))
        occupied = opaque(state) if lined else 0
        found: list[int] = []
        for t in in_view:
            end = spaces[t]
            if end < 0 or away[end] > reach or (lined and not line_of_fire(board, occupied, start, end)):
                continue
            if is_calm or not is_forbidden(state, t, "be_targeted"):
                found.append(t)
                if len(found) == most:
                    break
        return found

    def _in_view(self, shooter: int) -> tuple[tuple[int, ...], int]:
        """What the selector of a Shot finds for this shooter, and the Range."""
        if self._view is not None:
            return self._view
        state, scope = self.state, self.scope
        here = state.scopes[scope]
        before = here.get("shooter")
        here["shooter"] = Some("model", (shooter,))
        found = as_models(state, state.book.find(state, scope, self.verb.targets))
        view = (found, state.book.range_of(state, scope, self.verb))
        if before is None:
            del here["shooter"]
        else:
            here["shooter"] = before
        if self.is_steady:
            self._view = view
        return view


def looks_along_lines(state: Game, verb: Any, shooter: int) -> bool:
    """Whether a Shot of this model demands a Line of Fire. DF-LOF-1, DF-LOF-8."""
    return bool(verb.line_of_fire) and not has_ability(state, shooter, "ignores_line_of_fire")


def sees(state: Game, verb: Any, shooter: int, target: int) -> bool:
    """Whether the Line of Fire that a Shot demands leads to the target. DF-LOF-1, DF-LOF-8."""
    if not looks_along_lines(state, verb, shooter):
        return True
    return line_of_fire(state.book.board, opaque(state), state.spaces[shooter], state.spaces[target])


class ShootAll(Frame, frozen=True):
    """Shooters take their Shots one after the other, in an order chosen by the player. DF-SHO-9, W-S6."""

    waits = True
    block: int
    index: int
    scope: int
    left: tuple[int, ...]

    def _able(self, state: Game, most: int = EVERYBODY) -> list[int]:
        """Who may shoot next; no more are looked for than are wanted."""
        aim = Aim(state, self.scope, state.book.blocks[self.block][self.index])
        able: list[int] = []
        those = pool(state, self.scope)
        for m in dict.fromkeys(self.left):
            if m in those and aim.may_shoot(m):
                able.append(m)
                if len(able) == most:
                    break
        return able

    def wants(self, state: Game) -> Ask | None:
        if len(self.left) < 2 or len(self._able(state, 2)) < 2:
            return None
        return ask(number(state, self.scope, "seat"), "choose-shooter")

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(PickModel(m) for m in self._able(state))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, PickModel):
            return refuse("DF-SHO-2", "not-a-shooter", model=action.model)
        return unexpected(action, "choose-shooter", "DF-SHO-2")

    def step(self, state: Game, reply: PickModel | None) -> Frames:
        able = self._able(state, 1) if reply is None else [reply.model]
        if not able:
            return ()
        shooter = able[0]
        left = list(self.left)
        left.remove(shooter)
        frames = shot(state, self.block, self.index, self.scope, shooter)
        if not left or state.book.blocks[self.block][self.index].shooter != "each":
            return frames
        return (*frames, ShootAll(self.block, self.index, self.scope, tuple(left)))


def shot(state: Game, block: int, index: int, up: int, shooter: int) -> Frames:
    """The frames of one Shot: targets, die, hits, Effect. DF-SHO-3 to DF-SHO-7."""
    targets = state.book.blocks[block][index].targets
    scope = len(state.scopes)
    here: Scope = {"kind": "shot", "up": up, "cancelled": 0, "wounds_plus": 0}
    if shooter >= 0:
        here["shooter"] = Some("model", (shooter,))
    state.scopes.append(here)
    if isinstance(targets, str) or targets.choose is None:
        return (*take_shot(state, block, index, scope), CloseScope(scope))
    return (ChooseTargets(block, index, scope), TakeShot(block, index, scope), CloseScope(scope))


class ChooseTargets(Frame, frozen=True):
    """The shooting player names the target, or several one by one. DF-SHO-3."""

    waits = True
    block: int
    index: int
    scope: int
    chosen: tuple[int, ...] = ()

    def _aims(self, state: Game, most: int = EVERYBODY) -> list[int]:
        """What may be chosen now; no more is looked for in the sights of a shooter than is wanted."""
        verb = state.book.blocks[self.block][self.index]
        shooter = as_models(state, named(state, self.scope, "shooter"))
        if not shooter:
            found = _found(state, self.scope, verb)
        else:
            found = Aim(state, self.scope, verb).targets(shooter[0], most + len(self.chosen))
        return [m for m in found if m not in self.chosen] if self.chosen else found

    def _left(self, state: Game) -> int:
        verb = state.book.blocks[self.block][self.index]
        return int(state.book.value(state, self.scope, verb.targets.choose)) - len(self.chosen)

    def _up_to(self, state: Game) -> bool:
        return bool(state.book.blocks[self.block][self.index].targets.up_to)

    def _may_stop(self, state: Game) -> bool:
        return bool(self.chosen) and self._up_to(state)

    def wants(self, state: Game) -> Ask | None:
        left = self._left(state)
        aims = len(self._aims(state, left + 1)) if left else 0
        if not aims or (aims <= left and not self._may_stop(state) and (aims == 1 or not self._up_to(state))):
            return None
        return ask(number(state, self.scope, "seat"), "choose-target")

    def options(self, state: Game) -> tuple[Action, ...]:
        picks = tuple(PickModel(m) for m in self._aims(state))
        return (*picks, Done()) if self._may_stop(state) else picks

    def why_not(self, state: Game, action: Action) -> Refusal:
        if not isinstance(action, PickModel) or not 0 <= action.model < len(state.spaces):
            return unexpected(action, "choose-target", "DF-SHO-3")
        verb = state.book.blocks[self.block][self.index]
        aiming = as_models(state, named(state, self.scope, "shooter"))
        target = action.model
        if state.spaces[target] < 0:
            return refuse("DF-SHO-3", "target-not-on-board", model=target)
        if not aiming:
            return refuse("DF-SHO-3", "not-a-target", what=one_of(verb.targets))
        shooter = aiming[0]
        distance = state.book.board.distance[state.spaces[shooter]][state.spaces[target]]
        if distance > state.book.range_of(state, self.scope, verb):
            return refuse("DF-RNG-1", "out-of-range", distance=distance)
        if not sees(state, verb, shooter, target):
            straight = state.book.board.direction(state.spaces[shooter], state.spaces[target]) >= 0
            return refuse("DF-LOF-3" if straight else "DF-LOF-2", "no-line-of-fire", model=target)
        return refuse("DF-SHO-3", "not-a-target", what="model")

    def step(self, state: Game, reply: PickModel | Done | None) -> Frames:
        chosen = self.chosen
        if isinstance(reply, PickModel):
            chosen = (*chosen, reply.model)
            if self._left(state) != 1:
                return (ChooseTargets(self.block, self.index, self.scope, chosen),)
        elif reply is None:
            left = self._left(state)
            chosen = (*chosen, *self._aims(state, left)[:left]) if left else chosen
        state.scopes[self.scope]["target"] = Some("model", chosen)
        return ()


class TakeShot(Frame, frozen=True):
    """The targets are fixed; they may react, then the die is rolled. W-S1, W-S2, DF-SHO-4, DF-SHO-5."""

    block: int
    index: int
    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        return take_shot(state, self.block, self.index, self.scope)


def take_shot(state: Game, block: int, index: int, scope: int) -> Frames:
    """Notes the targets of a Shot; the frames of reactions to it and of its roll. W-S1, DF-SHO-4."""
    here = state.scopes[scope]
    if "target" not in here:
        here["target"] = Some("model", tuple(_swept(state, scope, state.book.blocks[block][index])))
    targets = as_models(state, named(state, scope, "target"))
    here["answering"] = Some("player", tuple(dict.fromkeys([seat_of(state, m) for m in targets])))
    _note_targeted(state, scope, targets)
    note_targets(state, targets)
    if not targets:
        return ()
    here["plays"] = state.plays
    seat = number(state, scope, "seat")
    if state.log is not None:
        shooters = as_models(state, named(state, scope, "shooter"))
        tell(state, ShotTaken("DF-SHO-4", Seat(seat), these_models(shooters), these_models(targets)))
    window = open_window(state, "W-S1", scope, seat)
    return (*window, RollShot(block, index, scope)) if window else roll_shot(state, block, index, scope)


def _note_targeted(state: Game, scope: int, targets: tuple[int, ...]) -> None:
    """The Shot and the Action around it remember whom they were aimed at; `notTargetedYet` asks. DF-EFF-5."""
    scopes: Any = state.scopes
    before = as_models(state, named(state, scopes[scope]["up"], "targeted"))
    found = Some("model", tuple(dict.fromkeys((*before, *targets))))
    while scope >= 0:
        here = scopes[scope]
        here["targeted"] = found
        if here["kind"] in ("action", "trigger"):
            return
        scope = here["up"]


def _swept(state: Game, scope: int, verb: Any) -> list[int]:
    """All models of an area or line; the data may limit them to Range and Line of Fire. DF-SHO-3, DF-SHO-12."""
    shooter = as_models(state, named(state, scope, "shooter"))
    if shooter:
        return aimable(state, scope, verb, shooter[0])
    return _found(state, scope, verb)


def _found(state: Game, scope: int, verb: Any) -> list[int]:
    """The models on the board that the targets of a Shot name; a Squad stands for its models."""
    return [m for m in as_models(state, state.book.find(state, scope, verb.targets)) if state.spaces[m] >= 0]


class RollShot(Frame, frozen=True):
    """The shooting player rolls once for all targets. DF-SHO-5."""

    block: int
    index: int
    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        if number(state, self.scope, "plays") != state.plays:
            _drop_lost(state, self.block, self.index, self.scope)
        return roll_shot(state, self.block, self.index, self.scope)


def roll_shot(state: Game, block: int, index: int, scope: int) -> Frames:
    """The frames of the roll for all targets that are left. DF-SHO-5."""
    spaces = state.spaces
    targets = [m for m in as_models(state, named(state, scope, "target")) if spaces[m] >= 0]
    if number(state, scope, "cancelled") or not targets:
        return ()
    return (*roll_frames(number(state, scope, "seat"), scope, "hit"), FindHits(block, index, scope))


def _drop_lost(state: Game, block: int, index: int, scope: int) -> None:
    """An interrupt may have taken targets out of reach, or the shooter. DF-CRD-9."""
    here = state.scopes[scope]
    before = named(state, scope, "targeted")
    targets = as_models(state, named(state, scope, "target"))
    here["targeted"] = Some("model", tuple(m for m in as_models(state, before) if m not in targets))
    shooter = as_models(state, named(state, scope, "shooter"))
    lost = bool(shooter) and state.spaces[shooter[0]] < 0
    reach = () if lost else _swept(state, scope, state.book.blocks[block][index])
    here["target"] = Some("model", tuple(m for m in targets if m in reach))
    here["targeted"] = before


class FindHits(Frame, frozen=True):
    """The result is compared with each target's INI; the Effect follows for each hit. DF-SHO-4, DF-SHO-8."""

    block: int
    index: int
    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        verb = state.book.blocks[self.block][self.index]
        scope = self.scope
        here = state.scopes[scope]
        bonus = state.book.value(state, scope, verb.bonus) + number(state, scope, "hit_plus")
        result = number(state, scope, "result") + bonus
        targets = [m for m in as_models(state, named(state, scope, "target")) if state.spaces[m] >= 0]
        spared = as_models(state, named(state, scope, "spared"))
        hits = tuple([m for m in targets if m not in spared and result > _ini(state, scope, verb, m)])
        missed = tuple([m for m in targets if m not in hits])
        here["hits"] = Some("model", hits)
        here["missed"] = Some("model", missed)
        here["verdict"] = "hit" if hits else "miss"
        if state.log is not None:
            tell(state, HitsFound("DF-SHO-4", result, these_models(hits), these_models(missed)))
        here["batch"] = 1
        frames: list[Frame] = [HitNext(self.block, self.index, scope, hits)] if hits else []
        frames.append(CloseBatch(scope))
        if missed and state.book.forced_at("on_miss"):
            frames += forced(state, "on_miss", scope, {"target": Some("model", missed)})
        if missed and verb.miss:
            frames.append(MissAll(self.block, self.index, scope, missed))
        if hits and verb.after_hits:
            frames.append(Run(state.book.block(verb.after_hits), 0, scope))
        return tuple(frames)


def _ini(state: Game, scope: int, verb: Any, model: int) -> int:
    """The INI that a Check for Hit is made against: the target's, or one that the data give. DF-SHO-6."""
    if verb.ini is not None:
        return int(state.book.value(state, scope, verb.ini))
    return attribute(state, model, "ini") or 0


class HitNext(Frame, frozen=True):
    """The Effect is applied to one hit model after the other, in an order chosen by the shooter. DF-SHO-8."""

    waits = True
    block: int
    index: int
    scope: int
    left: tuple[int, ...]

    def _living(self, state: Game) -> list[int]:
        """The hit models that are still there: one may have taken the Wound of another. DF-WND-7."""
        return [m for m in self.left if state.spaces[m] >= 0]

    def wants(self, state: Game) -> Ask | None:
        several = len(self.left) > 1 and len(self._living(state)) > 1
        return ask(number(state, self.scope, "seat"), "order-hits") if several else None

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(PickModel(m) for m in self._living(state))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, PickModel):
            return refuse("DF-SHO-7", "not-hit", model=action.model)
        return unexpected(action, "order-hits", "DF-SHO-8")

    def step(self, state: Game, reply: PickModel | None) -> Frames:
        left = self._living(state)
        if not left:
            return ()
        model = left[0] if reply is None else reply.model
        state.scopes[self.scope]["target"] = Some("model", (model,))
        window: Frames = ()
        if state.book.window_matters("W-S4"):
            window = open_window(state, "W-S4", self.scope, number(state, self.scope, "seat"))
        applied = ApplyHit(self.block, self.index, self.scope, model)
        if len(left) == 1:
            return (*window, applied)
        rest = tuple([m for m in left if m != model])
        return (*window, applied, HitNext(self.block, self.index, self.scope, rest))


class ApplyHit(Frame, frozen=True):
    """The Effect on one hit model, unless an interrupt took the hit away. DF-SHO-7, W-S5."""

    block: int
    index: int
    scope: int
    model: int

    def step(self, state: Game, reply: None) -> Frames:
        spared = as_models(state, named(state, self.scope, "spared"))
        if number(state, self.scope, "cancelled") or self.model in spared or state.spaces[self.model] < 0:
            return ()
        state.scopes[self.scope]["target"] = Some("model", (self.model,))
        return (Run(state.book.block(state.book.blocks[self.block][self.index].hit), 0, self.scope),)


class MissAll(Frame, frozen=True):
    """What the data say about missed targets."""

    block: int
    index: int
    scope: int
    left: tuple[int, ...]

    def step(self, state: Game, reply: None) -> Frames:
        if not self.left:
            return ()
        verb = state.book.blocks[self.block][self.index]
        state.scopes[self.scope]["target"] = Some("model", self.left[:1])
        return (
            Run(state.book.block(verb.miss), 0, self.scope),
            MissAll(self.block, self.index, self.scope, self.left[1:]),
        )


def shots(state: Game, models: tuple[int, ...]) -> tuple[int, ...]:
    """Every shooter as often as it fires; an extra Shot comes from an ability."""
    found: list[int] = []
    for m in models:
        found += [m] * (1 + ability_count(state, m, "extra_shot"))
    return tuple(found)
