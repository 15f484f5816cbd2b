"""Lasting effects: modifiers, statuses, abilities, triggers. DF-EFF-9, DF-EFF-10."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from edgewise.content.terms import Term
from edgewise.core.flow import Frames
from edgewise.core.phrase import Phrase, either, name_of, phrase
from edgewise.games.dawnfall.effects.base import as_models, as_squads, named
from edgewise.games.dawnfall.effects.conditions import Condition
from edgewise.games.dawnfall.effects.selectors import Ref, ref_words
from edgewise.games.dawnfall.effects.step import Step, findable, take
from edgewise.games.dawnfall.effects.values import AttributeName, Value, amount, bonus_words, counted, signed
from edgewise.games.dawnfall.effects.words import (
    ability_words,
    attribute_words,
    ban_words,
    lasting_words,
    word,
)
from edgewise.games.dawnfall.events import StatusAdded, tell, tell_ended
from edgewise.games.dawnfall.frames.modes import ChangeForCost, flip
from edgewise.games.dawnfall.frames.triggers import Do
from edgewise.games.dawnfall.kinds import TokenKind, bearer_of
from edgewise.games.dawnfall.queries.attributes import DASH, NAMES
from edgewise.games.dawnfall.state import Game, Modifier, Some, Status, fall_short, nearest, number, outside

Duration = Literal[
    "instant",
    "this_step",
    "this_roll",
    "this_sequence",
    "this_combat_action",
    "this_move",
    "this_activation",
    "this_turn",
    "until_next_own_turn",
    "until_end_of_next_turn_of",
    "n_turns",
    "while_attached",
    "while_in_play",
    "while_condition",
    "until_removed",
    "match",
]
Forbidden = Literal[
    "move",
    "relocate",
    "attack",
    "counterattack",
    "combat",
    "shoot",
    "activate",
    "change_mode",
    "be_targeted",
    "be_pushed",
    "be_moved",
    "control",
    "play_card",
    "attach",
    "reroll",
    "refresh",
    "wound",
]
Ability = Literal[
    "through_obstacles",
    "att_reroll",
    "def_reroll",
    "backstab",
    "cannot_be_pushed",
    "ignores_line_of_fire",
    "extra_counterattack",
    "always_first",
    "extra_shot",
    "cannot_push",
]


# The bans that are about players; every other one, an ability or a number is about models.
OF_PLAYERS = ("!play_card", "!refresh")


class Hold(Term, frozen=True):
    """Something that holds for its bearer, or for everything a selector finds, while a condition is true."""

    on: Ref = "bearer"
    while_: Condition | None = msgspec.field(default=None, name="while")
    add: dict[AttributeName, Value] = {}
    set: dict[AttributeName, int] = {}
    grants: tuple[Ability, ...] = ()
    forbids: tuple[Forbidden, ...] = ()
    extra_wounds: int = 0

    def words(self, bearer: str = "bearer") -> Phrase:
        """It in words."""
        whom = word(bearer) if self.on == "bearer" else ref_words(self.on)
        numbers = [bonus_words(v, attribute_words((n,))) for n, v in self.add.items()]
        numbers += [phrase("attribute-set", name=attribute_words((n,)), n=v) for n, v in self.set.items()]
        parts = [phrase("hold-has", numbers=either(numbers, "and"))] if numbers else []
        parts += [ability_words(a) for a in self.grants]
        parts += [phrase("hold-cannot", bans=ban_words(self.forbids))] if self.forbids else []
        if self.extra_wounds:
            parts.append(phrase("hold-more-wounds", n=counted(self.extra_wounds, "unit-more-wounds")))
        when = phrase("hold-while", what=self.while_.words()) if self.while_ is not None else ""
        return phrase("hold", who=whom, parts=either(parts, "and"), when=when)


def modifier_end(state: Game, scope: int, duration: str, turns: int = 1) -> tuple[str, int, int]:
    """How a duration is stored: word, scope, and the last turn, whose turn ends it, or the bearing Squad. DF-EFF-10."""
    kinds = {
        "this_step": ("sequence", "shot", "move", "payment", "action"),
        "this_roll": ("sequence", "shot", "action"),
        "this_sequence": ("sequence",),
        "this_combat_action": ("combat_action",),
        "this_move": ("move",),
        "this_activation": ("activation",),
    }
    if duration in kinds:
        # An Action ends before the step it was played in: look for that step around the Action first.
        around = outside(state, scope) if state.scopes[scope]["kind"] == "action" else scope
        number_of = nearest(state, around if around >= 0 else scope, *kinds[duration])
        if number_of >= 0:
            return "scope", number_of, 0
        return "turn", -1, 0
    if duration == "until_next_own_turn":
        return "next_own_turn", -1, number(state, scope, "seat")
    if duration == "until_end_of_next_turn_of":
        seats = state.book.seats
        foe = state.book.foes[number(state, scope, "seat")][0]
        return "turns", -1, state.number + ((foe - state.turn) % seats or seats)
    if duration == "n_turns":
        return "turns", -1, state.number + turns - 1
    if duration in ("while_attached", "while_in_play"):
        squads = as_squads(state, named(state, scope, "attached_squad"))
        return "attached", -1, squads[0] if squads else -1
    if duration == "this_turn":
        return "turn", -1, 0
    return "match", -1, 0


def add_modifier(
    state: Game, scope: int, what: str, n: int, found: Some, duration: str, block: int = -1, turns: int = 1
) -> None:
    """Stores a lasting effect on models, Squads or players; what is about models players get for all their Squads."""
    until, at, turn = modifier_end(state, scope, duration, turns)
    seat = number(state, scope, "seat")
    source = str(state.scopes[scope].get("card") or "")
    rows = []
    if found.kind == "squad":
        rows = [Modifier(what, -1, int(s), seat, n, until, at, turn, source, block) for s in found.ids]
    elif found.kind == "model":
        rows = [Modifier(what, int(m), -2, seat, n, until, at, turn, source, block) for m in found.ids]
    elif found.kind == "player":
        seats = [int(s) for s in found.ids]
        if what not in OF_PLAYERS and (what[0] in "!+=" or what in NAMES):
            members = [s for s, owner in enumerate(state.squad_seat) if owner in seats]
            rows = [Modifier(what, -1, s, seat, n, until, at, turn, source, block) for s in members]
        else:
            rows = [Modifier(what, -1, -2, s, n, until, at, turn, source, block) for s in seats]
    state.modifiers = (*state.modifiers, *rows)


class ModifyAttribute(Step, frozen=True, tag="modify_attribute"):
    """Changes attributes of models or Squads for a time. DF-SQD-10."""

    attribute: AttributeName | tuple[AttributeName, ...]
    n: Value | None = None
    set: int | Literal["-"] | None = None
    to: Ref = "bound_squad"
    duration: Duration = "this_turn"
    turns: int = 1

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.to)
        if not isinstance(found, Some):
            return found
        names = (self.attribute,) if isinstance(self.attribute, str) else self.attribute
        for name in names:
            fixed = DASH if self.set == "-" else self.set
            if fixed is not None:
                add_modifier(state, at.scope, "=" + name, fixed, found, self.duration, turns=self.turns)
            if self.n is not None:
                n = amount(state, at.scope, self.n)
                add_modifier(state, at.scope, name, n, found, self.duration, turns=self.turns)
        return ()

    def possible(self, state: Game, scope: int) -> bool:
        return findable(state, scope, self.to)

    def words(self) -> Phrase:
        names = attribute_words((self.attribute,) if isinstance(self.attribute, str) else self.attribute)
        fixed = phrase("attribute-set", name=names, n=self.set)
        change = bonus_words(self.n, names) if self.n is not None else fixed
        lasting = lasting_words(self.duration, self.turns)
        return phrase("step-attribute", who=ref_words(self.to), change=change, lasting=lasting)


class Forbid(Step, frozen=True, tag="forbid"):
    """Forbids things to models or Squads for a time."""

    what: Forbidden | tuple[Forbidden, ...]
    to: Ref = "target"
    duration: Duration = "this_turn"
    turns: int = 1

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.to)
        if not isinstance(found, Some):
            return found
        for what in (self.what,) if isinstance(self.what, str) else self.what:
            add_modifier(state, at.scope, "!" + what, 0, found, self.duration, turns=self.turns)
        return ()

    def words(self) -> Phrase:
        lasting = lasting_words(self.duration, self.turns)
        return phrase("step-forbid", who=ref_words(self.to), bans=ban_words(self.what), lasting=lasting)


class Grant(Step, frozen=True, tag="grant"):
    """Gives abilities to models or Squads for a time."""

    ability: Ability | tuple[Ability, ...]
    to: Ref = "bound_squad"
    duration: Duration = "this_turn"
    turns: int = 1

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.to)
        if not isinstance(found, Some):
            return found
        for ability in (self.ability,) if isinstance(self.ability, str) else self.ability:
            add_modifier(state, at.scope, "+" + ability, 0, found, self.duration, turns=self.turns)
        return ()

    def words(self) -> Phrase:
        lasting = lasting_words(self.duration, self.turns)
        return phrase("step-grant", who=ref_words(self.to), abilities=ability_words(self.ability), lasting=lasting)


class ModifyCost(Step, frozen=True, tag="modify_cost"):
    """Changes Crystal costs of the own Actions, or of those of all opponents, for a time."""

    n: Value
    duration: Duration = "this_turn"
    least: int = 0
    who: Literal["actor", "opponent"] = "actor"

    def run(self, state: Game, at: Do) -> Frames:
        # A reduction for this step is one for the payment that runs; others count for every coming cost.
        around = state.scopes[at.scope]["up"]
        paying = isinstance(around, int) and around >= 0 and state.scopes[around]["kind"] == "payment"
        is_due = paying and self.duration == "this_step"
        what = "due" if is_due else f"cost:{self.least}"
        players = named(state, at.scope, "actor" if is_due else self.who)
        add_modifier(state, at.scope, what, amount(state, at.scope, self.n), players, self.duration)
        return ()

    def words(self) -> Phrase:
        least = phrase("step-cost-least", n=self.least) if self.least else ""
        return phrase("step-cost", who=self.who, n=signed(self.n), least=least, lasting=lasting_words(self.duration))


class ModifyLimit(Step, frozen=True, tag="modify_limit"):
    """Changes the hand limit or the Enhancement slots for a time. DF-ACT-13."""

    limit: Literal["hand", "slots"]
    n: Value
    duration: Duration = "match"

    def run(self, state: Game, at: Do) -> Frames:
        what = "hand_limit" if self.limit == "hand" else "slots"
        player = named(state, at.scope, "actor")
        add_modifier(state, at.scope, what, amount(state, at.scope, self.n), player, self.duration)
        return ()

    def words(self) -> Phrase:
        return phrase(f"step-limit-{self.limit}", n=signed(self.n), lasting=lasting_words(self.duration))


class ModifyRange(Step, frozen=True, tag="modify_range"):
    """Changes the Range of Shots of a Squad for a time."""

    n: Value = 0
    to: Ref = "bound_squad"
    duration: Duration = "this_turn"
    line_of_fire: bool = True

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.to)
        if not isinstance(found, Some):
            return found
        if not self.line_of_fire:
            add_modifier(state, at.scope, "+ignores_line_of_fire", 0, found, self.duration)
        squads = Some("squad", as_squads(state, found))
        if squads.ids:
            add_modifier(state, at.scope, "range", amount(state, at.scope, self.n), squads, self.duration)
        return ()

    def words(self) -> Phrase:
        key = "step-range" if self.line_of_fire else "step-range-no-line"
        return phrase(key, who=ref_words(self.to), n=signed(self.n), lasting=lasting_words(self.duration))


class AddStatus(Step, frozen=True, tag="add_status"):
    """Puts a status token on models or Squads. DF-TOK-5, DF-LIM-1."""

    status: str
    to: Ref = "target"
    group: bool = False

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.to)
        if not isinstance(found, Some):
            return found
        kind = state.book.token_types[self.status]
        squads = named(state, at.scope, "squad").ids
        group = 1 + max([s.group for s in state.statuses], default=0)
        if kind.attach_to == "squad":
            bearers = [(-1, s) for s in as_squads(state, found)]
        else:
            bearers = [(m, -1) for m in as_models(state, found) if state.spaces[m] >= 0]
        add_statuses(state, at.scope, kind, bearers, int(squads[0]) if squads else -1, group)
        return ()

    def possible(self, state: Game, scope: int) -> bool:
        return findable(state, scope, self.to)

    def words(self) -> Phrase:
        return phrase("step-add-status", who=ref_words(self.to), status=name_of("token", self.status))


def add_statuses(state: Game, scope: int, kind: Any, bearers: list[tuple[int, int]], by_squad: int, group: int) -> None:
    """Puts status tokens down, as far as a bearer has not enough and the supply lasts. DF-LIM-1, DF-LIM-2."""
    same = [s for s in state.statuses if s.kind == kind.id]
    seat = number(state, scope, "seat")
    borne = [(s.model, s.squad) for s in same]
    used = len([s for s in same if s.by == seat])
    for bearer in bearers:
        borne_enough = kind.stack is not True and borne.count(bearer) >= max(1, int(kind.stack))
        if borne_enough or (kind.limit is not None and used >= kind.limit):
            fall_short(state, scope)
            continue
        model, squad = bearer
        state.statuses += (Status(kind.id, model, squad, seat, by_squad, state.number, group),)
        state.changed = True
        borne.append(bearer)
        used += 1
        if state.log is not None:
            tell(state, StatusAdded("DF-TOK-5", bearer_of(model, squad), TokenKind(kind.id)))


class RemoveStatus(Step, frozen=True, tag="remove_status"):
    """Takes a status token off models or Squads."""

    status: str
    to: Ref = "target"

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.to)
        if not isinstance(found, Some):
            return found
        models, squads = as_models(state, found), as_squads(state, found)
        kind = state.book.token_types[self.status]
        on_squad = kind.attach_to == "squad"
        left = tuple(
            s
            for s in state.statuses
            if s.kind != self.status or not (s.squad in squads if on_squad else s.model in models)
        )
        if len(left) == len(state.statuses):
            fall_short(state, at.scope)
            return ()
        tell_ended(state, (s for s in state.statuses if s not in left), "DF-TOK-5")
        state.statuses = left
        state.changed = True
        return ()

    def words(self) -> Phrase:
        return phrase("step-remove-status", who=ref_words(self.to), status=name_of("token", self.status))


class ChangeModeVerb(Step, frozen=True, tag="change_mode"):
    """Turns Squad cards over, free of cost. DF-SQD-4."""

    of: Ref = "bound_squad"
    to: Literal["flip", "basic", "other"] = "flip"
    paid: bool = False

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.of)
        if not isinstance(found, Some):
            return found
        frames: Frames = ()
        for squad in as_squads(state, found):
            wanted = {"flip": 1 - state.modes[squad], "basic": 0, "other": 1}[self.to]
            if wanted == state.modes[squad]:
                continue
            if self.paid:
                frames += (ChangeForCost(number(state, at.scope, "seat"), squad),)
            else:
                flip(state, squad)
        return frames

    def possible(self, state: Game, scope: int) -> bool:
        return findable(state, scope, self.of)

    def words(self) -> Phrase:
        paid = Phrase("step-mode-paid") if self.paid else ""
        return phrase(f"step-mode-{self.to}", of=ref_words(self.of), paid=paid)


class ContinuousVerb(Step, frozen=True, tag="continuous"):
    """What a Passive Action gives while it is bought. DF-ENH-16."""

    hold: Hold

    def run(self, state: Game, at: Do) -> Frames:
        return ()

    def words(self) -> Phrase:
        return self.hold.words("attached_squad")
