"""Combat, Backstab, powers and interrupts. DF-EFF-9."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.phrase import Phrase, dashed, linked, phrase
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import PickModel
from edgewise.games.dawnfall.effects.base import as_models, held, named
from edgewise.games.dawnfall.effects.selectors import Ref, ref_words
from edgewise.games.dawnfall.effects.step import Step, findable, steps_words, take
from edgewise.games.dawnfall.effects.values import Value, amount, change_words, counted, value_words
from edgewise.games.dawnfall.effects.words import word
from edgewise.games.dawnfall.events import (
    BackstabDeclared,
    DefenderReplaced,
    DefenseReplaced,
    DefenseSucceeded,
    SequenceCancelled,
    StepCancelled,
    tell,
)
from edgewise.games.dawnfall.frames.asks import ask, refuse, unexpected
from edgewise.games.dawnfall.frames.backstabs import Backstab
from edgewise.games.dawnfall.frames.combat import CombatAction, Sequence
from edgewise.games.dawnfall.frames.placing import PlaceModel, spaces_near
from edgewise.games.dawnfall.frames.triggers import Do, Run
from edgewise.games.dawnfall.kinds import Model, Running
from edgewise.games.dawnfall.queries.fights import can_attack, targets_of
from edgewise.games.dawnfall.state import (
    Game,
    Modifier,
    Scope,
    Some,
    look,
    models_touching,
    nearest,
    number,
    outside,
    ring,
    seat_of,
)

if TYPE_CHECKING:
    from edgewise.games.dawnfall.effects.vocabulary import Verb


def _here(state: Game, scope: int, *kinds: str) -> Scope | None:
    found = nearest(state, scope, *kinds)
    return state.scopes[found] if found >= 0 else None


class CombatActionVerb(Step, frozen=True, tag="combat_action"):
    """A Combat Action of a Squad or of stated models, against all or one enemy. DF-CRD-16."""

    who: Ref = "bound_squad"
    against: Ref | None = None
    backstab: bool = False
    no_counterattack: bool = False
    always_first: bool = False

    def run(self, state: Game, at: Do) -> Frames:
        who = take(state, at, self.who)
        if not isinstance(who, Some):
            return who
        only: tuple[int, ...] = ()
        if self.against is not None:
            target = take(state, at, self.against)
            if not isinstance(target, Some):
                return target
            only = as_models(state, target)
            if not only:
                return ()
        _set_flags(state, at.scope, self)
        seat = number(state, at.scope, "seat")
        return CombatAction(seat, as_models(state, who), at.scope, only, self.backstab).step(state, None)

    def possible(self, state: Game, scope: int) -> bool:
        models = as_models(state, state.book.find(state, scope, self.who))
        seat = number(state, scope, "seat")
        return any(state.spaces[m] >= 0 and can_attack(state, m) and targets_of(state, m, seat) for m in models)

    def words(self) -> Phrase:
        against = phrase("step-against", what=ref_words(self.against)) if self.against is not None else ""
        how = Phrase("step-as-backstabs") if self.backstab else ""
        return phrase("step-combat-action", who=ref_words(self.who), against=against, how=how, flags=_flag_words(self))


def _set_flags(state: Game, scope: int, verb: CombatActionVerb | CombatSequence) -> None:
    """Notes for the coming Sequences who attacks first and who may not answer."""
    here = state.scopes[scope]
    here["no_counterattack"], here["always_first"] = int(verb.no_counterattack), int(verb.always_first)


def _flag_words(verb: CombatActionVerb | CombatSequence) -> Any:
    flags = {"flag-no-counterattack": verb.no_counterattack, "flag-attacks-first": verb.always_first}
    said = [Phrase(key) for key, on in flags.items() if on]
    return phrase("in-brackets", what=linked("join-comma", said)) if said else ""


class CombatSequence(Step, frozen=True, tag="combat_sequence"):
    """One Combat Sequence between two models, also of one side when `puppet` is set."""

    who: Ref
    against: Ref
    backstab: bool = False
    puppet: bool = False
    no_counterattack: bool = False
    always_first: bool = False

    def run(self, state: Game, at: Do) -> Frames:
        who = take(state, at, self.who)
        if not isinstance(who, Some):
            return who
        target = take(state, at, self.against)
        if not isinstance(target, Some):
            return target
        models, targets = as_models(state, who), as_models(state, target)
        if not models or not targets:
            return ()
        seat = number(state, at.scope, "seat")
        if self.puppet:
            state.scopes[at.scope]["puppet"] = Some("model", models[:1])
            state.scopes[at.scope]["puppeteer"] = seat
        _set_flags(state, at.scope, self)
        return (Sequence(models[0], targets[0], at.scope, seat, self.backstab),)

    def possible(self, state: Game, scope: int) -> bool:
        return findable(state, scope, self.who) and findable(state, scope, self.against)

    def words(self) -> Phrase:
        key = "step-fight-backstab" if self.backstab else "step-fight"
        return phrase(key, who=ref_words(self.who), against=ref_words(self.against), flags=_flag_words(self))


class FightAll(Step, frozen=True, tag="fight_all"):
    """A model fights every enemy in contact, one after the other. DF-KEY-7."""

    who: Ref = "bound_squad"
    backstab: bool = False
    friends: bool = False

    def run(self, state: Game, at: Do) -> Frames:
        who = take(state, at, self.who)
        if not isinstance(who, Some):
            return who
        models = [m for m in as_models(state, who) if state.spaces[m] >= 0 and can_attack(state, m)]
        seat = number(state, at.scope, "seat")
        frames: list[Frame] = []
        for m in models:
            if self.friends:
                foes = [f for f in models_touching(state, ring(state, m), (seat_of(state, m),)) if f != m]
                state.scopes[at.scope]["puppet"] = Some("model", (m,))
                state.scopes[at.scope]["puppeteer"] = seat
            else:
                foes = targets_of(state, m, seat_of(state, m))
            frames.append(FightNext(seat, m, tuple(foes), at.scope, self.backstab))
        return tuple(frames)

    def possible(self, state: Game, scope: int) -> bool:
        models = as_models(state, state.book.find(state, scope, self.who))
        return any(
            state.spaces[m] >= 0 and can_attack(state, m) and targets_of(state, m, seat_of(state, m)) for m in models
        )

    def words(self) -> Phrase:
        key = "step-backstab-all" if self.backstab else "step-fight-all"
        whom = Phrase("whom-own-side" if self.friends else "whom-enemy")
        return phrase(key, who=ref_words(self.who), whom=whom)


class FightNext(Frame, frozen=True):
    """The next enemy of a fight against all is named. DF-KEY-7."""

    waits = True
    seat: int
    model: int
    left: tuple[int, ...]
    scope: int
    backstab: bool

    def _able(self, state: Game) -> list[int]:
        near = ring(state, self.model)
        return [m for m in self.left if state.spaces[m] >= 0 and near & state.bodies[m]]

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "choose-enemy") if len(self._able(state)) > 1 else None

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(PickModel(m) for m in self._able(state))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, PickModel):
            return refuse("DF-KEY-7", "not-in-contact-anymore", model=action.model)
        return unexpected(action, "choose-enemy", "DF-KEY-7")

    def step(self, state: Game, reply: PickModel | None) -> Frames:
        able = self._able(state)
        if not able or state.spaces[self.model] < 0 or not can_attack(state, self.model):
            return ()
        foe = able[0] if reply is None else reply.model
        rest = tuple(m for m in self.left if m != foe)
        again = FightNext(self.seat, self.model, rest, self.scope, self.backstab)
        if self.backstab:
            return (Backstab(self.model, foe, self.scope, self.seat, True), again)
        return (Sequence(self.model, foe, self.scope, self.seat), again)


class BackstabVerb(Step, frozen=True, tag="backstab"):
    """A Backstab: declared before a Sequence for its two models, or an extra one. DF-BCK-1, DF-BCK-2, DF-BCK-4."""

    who: Ref = "own_fighter"
    against: Ref = "opponent_model"
    replacing: bool = False

    def run(self, state: Game, at: Do) -> Frames:
        who = take(state, at, self.who)
        if not isinstance(who, Some):
            return who
        target = take(state, at, self.against)
        if not isinstance(target, Some):
            return target
        models, targets = as_models(state, who), as_models(state, target)
        if not models or not targets:
            return ()
        scope = nearest(state, at.scope, "sequence")
        if scope >= 0 and self.who == "own_fighter" and not number(state, scope, "attack_power", 0):
            before = look(state, scope, "declared")
            ids = before.ids if isinstance(before, Some) else ()
            state.scopes[scope]["declared"] = Some("model", (*ids, models[0]))
            if self.replacing:
                state.scopes[scope]["replacing"] = 1
            if state.log is not None:
                tell(state, BackstabDeclared("DF-BCK-4", Model(models[0])))
            return ()
        return (Backstab(models[0], targets[0], at.scope, number(state, at.scope, "seat"), scope < 0),)

    def possible(self, state: Game, scope: int) -> bool:
        return any(can_attack(state, m) for m in as_models(state, state.book.find(state, scope, self.who)))

    def words(self) -> Phrase:
        key = "step-backstab-instead" if self.replacing else "step-backstab"
        return phrase(key, who=ref_words(self.who), against=ref_words(self.against))


class Retreat(Step, frozen=True, tag="retreat"):
    """A fighting model cancels the Combat Sequence and shifts up to n Spaces; the model case of Dodge."""

    n: int = 1
    who: Ref = "own_fighter"

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.who)
        if not isinstance(found, Some):
            return found
        here = _here(state, at.scope, "sequence", "shot")
        if here is not None:
            here["cancelled"] = 1
            if state.log is not None:
                tell(state, SequenceCancelled("DF-INS-4"))
        seat = number(state, at.scope, "seat")
        frames: list[Frame] = []
        for m in as_models(state, found):
            if held(state, m, seat):
                continue
            state.scopes[at.scope]["shifting"] = Some("model", (m,))
            spaces = spaces_near(state, at.scope, "shifting", self.n)
            frames.append(PlaceModel(seat, m, at.scope, spaces, rule="DF-INS-4"))
        return tuple(frames)

    def possible(self, state: Game, scope: int) -> bool:
        seat = number(state, scope, "seat")
        return any(not held(state, m, seat) for m in as_models(state, state.book.find(state, scope, self.who)))

    def words(self) -> Phrase:
        return phrase("step-retreat", who=ref_words(self.who), n=counted(self.n, "unit-space"))


class Cancel(Step, frozen=True, tag="cancel"):
    """Cancels what is being interrupted. DF-INS-5."""

    what: Literal["sequence", "hit", "sequence_or_hit", "shot", "move", "action", "banner", "step"]
    for_: str | None = msgspec.field(default=None, name="for")

    def run(self, state: Game, at: Do) -> Frames:
        kinds = {
            "sequence": ("sequence",),
            "hit": ("shot",),
            "shot": ("shot",),
            "sequence_or_hit": ("sequence", "shot"),
            "move": ("move",),
        }.get(self.what, ("action",))
        here = _here(state, outside(state, at.scope), *kinds)
        if here is None:
            return ()
        if here["kind"] == "shot" and self.for_ is not None:
            spared = named(state, at.scope, "spared").ids
            seat = number(state, at.scope, "seat")
            models = [m for m in as_models(state, named(state, at.scope, self.for_)) if seat_of(state, m) == seat]
            here["spared"] = Some("model", (*spared, *models))
        else:
            here["cancelled"] = 1
        if state.log is not None:
            tell(state, StepCancelled("DF-INS-5", Running(self.what)))
        return ()

    def words(self) -> Phrase:
        what = Phrase(f"running-{dashed(self.what)}")
        if self.for_ is not None and "hit" in self.what:
            return phrase("step-cancel-for", what=what, who=word(self.for_))
        return phrase("step-cancel", what=what)


class ModifyPower(Step, frozen=True, tag="modify_power"):
    """A bonus to the Attack or Defense Power of the running exchange."""

    n: Value
    of: Literal["attack", "defense"]

    def run(self, state: Game, at: Do) -> Frames:
        here = _here(state, at.scope, "sequence")
        if here is not None:
            key = f"{self.of}_plus"
            before = here.get(key)
            here[key] = (before if isinstance(before, int) else 0) + amount(state, at.scope, self.n)
        return ()

    def words(self) -> Phrase:
        return change_words(self.n, Phrase(f"to-this-{self.of}"))


class ModifyResult(Step, frozen=True, tag="modify_result"):
    """Changes the result of the running roll or of a coming Check for Hit. DF-DIC-6."""

    n: Value

    def run(self, state: Game, at: Do) -> Frames:
        here = _here(state, outside(state, at.scope), "shot", "sequence", "action", "trigger")
        if here is not None:
            key = "hit_plus" if here["kind"] == "shot" else "result"
            before = here.get(key)
            here[key] = (before if isinstance(before, int) else 0) + amount(state, at.scope, self.n)
        return ()

    def words(self) -> Phrase:
        return change_words(self.n, Phrase("to-the-result"))


class WinDefense(Step, frozen=True, tag="win_defense"):
    """The Defense succeeds without a roll. DF-TIM-7."""

    def run(self, state: Game, at: Do) -> Frames:
        here = _here(state, at.scope, "sequence")
        if here is not None:
            here["sure_defense"] = 1
            if state.log is not None:
                tell(state, DefenseSucceeded("DF-TIM-7"))
        return ()

    def words(self) -> Phrase:
        return Phrase("step-win-defense")


class StandIn(Step, frozen=True, tag="stand_in"):
    """The defender uses DEF and Endurance of another Squad for this Attack."""

    squad: str = "attached_squad"

    def run(self, state: Game, at: Do) -> Frames:
        here = _here(state, at.scope, "sequence")
        models = [m for m in as_models(state, named(state, at.scope, self.squad)) if state.spaces[m] >= 0]
        if here is not None and models:
            here["defense_of"] = models[0]
            here["shield_squad"] = state.model_squad[models[0]]
            defenders = as_models(state, named(state, at.scope, "defender"))
            if state.log is not None:
                tell(state, DefenderReplaced("DF-CRD-11", Model(models[0]), Model(defenders[0] if defenders else -1)))
        return ()

    def words(self) -> Phrase:
        return phrase("step-stand-in", squad=word(self.squad))


class ShootInstead(Step, frozen=True, tag="shoot_instead"):
    """The Attack roll is replaced by a Check for Hit against the defender."""

    bonus: Value = 0

    def run(self, state: Game, at: Do) -> Frames:
        here = _here(state, at.scope, "sequence")
        if here is not None:
            here["shot_instead"] = 1
            here["hit_plus"] = amount(state, at.scope, self.bonus)
        return ()

    def words(self) -> Phrase:
        bonus = "" if self.bonus == 0 else phrase("check-bonus", what=change_words(self.bonus, Phrase("to-the-result")))
        return phrase("step-shoot-instead", bonus=bonus)


class AddWounds(Step, frozen=True, tag="add_wounds"):
    """More Wounds for the running Attack, Shot or Wound, or for coming ones with a duration. DF-KEY-8."""

    n: Value = 1
    who: str | None = None
    duration: Literal["this_step", "this_turn"] = "this_step"

    def run(self, state: Game, at: Do) -> Frames:
        n = amount(state, at.scope, self.n)
        if self.duration == "this_turn":
            return _next_attack(state, at.scope, self.who or "bound_squad", n)
        for kind, key in (("wound", "wounds"), ("shot", "wounds_plus"), ("sequence", "extra_wounds")):
            here = _here(state, at.scope, kind)
            if here is not None:
                before = here.get(key)
                here[key] = (before if isinstance(before, int) else 0) + n
                return ()
        return ()

    def words(self) -> Phrase:
        n = counted(self.n, "unit-more-wounds")
        if self.duration == "this_turn":
            return phrase("step-add-wounds-next", who=word(self.who or "bound_squad"), n=n)
        return phrase("step-add-wounds", n=n)


def _next_attack(state: Game, scope: int, who: str, n: int) -> Frames:
    for squad in dict.fromkeys(state.model_squad[m] for m in as_models(state, named(state, scope, who))):
        seat = state.squad_seat[squad]
        state.modifiers = (*state.modifiers, Modifier("next_wound", -1, squad, seat, n, "turn", -1, 0, "add_wounds"))
    return ()


class Replace(Step, frozen=True, tag="replace"):
    """The running step is replaced: a Defense roll by a fixed Power, anything else by other steps. DF-TIM-7."""

    what: Literal["defense", "sequence", "hit", "shot", "move", "action", "step"] = "defense"
    power: Value | None = None
    steps: tuple[Verb, ...] = ()

    def run(self, state: Game, at: Do) -> Frames:
        here = _here(state, outside(state, at.scope), "sequence")
        if self.what == "defense" and here is not None and self.power is not None:
            power = here["fixed_defense"] = amount(state, at.scope, self.power)
            if state.log is not None:
                tell(state, DefenseReplaced("DF-TIM-7", power))
        elif self.what != "defense":
            Cancel(self.what).run(state, at)
        return (Run(state.book.block(self.steps), 0, at.scope),) if self.steps else ()

    def words(self) -> Phrase:
        if self.what == "defense":
            text = phrase("step-fix-defense", n=value_words(self.power or 0))
        else:
            text = phrase("step-cancel", what=Phrase(f"running-{self.what}"))
        return phrase("join-semicolon", before=text, after=steps_words(self.steps)) if self.steps else text
