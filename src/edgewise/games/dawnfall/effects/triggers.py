"""Forced effects that Actions set up, and those of tokens and Shrines. DF-EFF-8, DF-EFF-12."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from edgewise.content.terms import Term
from edgewise.core.flow import Frames
from edgewise.core.phrase import Phrase, phrase
from edgewise.games.dawnfall.effects.base import named
from edgewise.games.dawnfall.effects.conditions import Condition
from edgewise.games.dawnfall.effects.lasting import Duration, add_modifier
from edgewise.games.dawnfall.effects.step import Step, sentences, steps_words
from edgewise.games.dawnfall.effects.words import lasting_words, limit_words, moment_words
from edgewise.games.dawnfall.frames.triggers import Do
from edgewise.games.dawnfall.state import Game, Some

if TYPE_CHECKING:
    from edgewise.games.dawnfall.effects.vocabulary import Verb


# Moments that are about the own place where a map token names them.
OWN_PLACE = {"on_leave": Phrase("moment-on-leave-it"), "on_contact": Phrase("moment-on-contact-it")}


class Trigger(Term, frozen=True):
    """A forced effect at a named moment."""

    timing: str
    steps: tuple[Verb, ...]
    if_: Condition | None = msgspec.field(default=None, name="if")
    limit: TriggerLimit | None = None

    def words(self, *, on_board: bool = False) -> Phrase:
        """It in words; that of a token on the board speaks of its own place."""
        moment = OWN_PLACE.get(self.timing) if on_board else None
        moment = moment or moment_words(self.timing)
        return trigger_words(moment, self.if_, sentences(self.steps), self.limit)


def trigger_words(moment: Phrase, if_: Condition | None, body: Any, limit: Any = None, lasting: Any = "") -> Phrase:
    """An effect at a moment in words."""
    if if_ is not None:
        moment = phrase("join-comma", before=moment, after=phrase("lead-if", what=if_.words()))
    for what in (lasting, limit_words(limit) if limit is not None else ""):
        if what != "":
            moment = phrase("join-space", before=moment, after=phrase("in-brackets", what=what))
    return phrase("text-lead", lead=moment, body=body)


class TriggerLimit(Term, frozen=True):
    """How often a trigger may fire."""

    per: Literal["sequence", "turn", "match", "combat_action", "shot", "activation", "once"]
    n: int = 1


# What a scope keeps for itself; everything else was chosen, stored or rolled for the steps.
_PRIVATE = frozenset({"kind", "up", "seat", "power", "card", "origin", "squad", "source", "token", "began", "short"})


def add_trigger(state: Game, scope: int, block: int, duration: str) -> None:
    """Stores a forced effect for a time, with what the Action has chosen so far. DF-EFF-8."""
    squad = named(state, scope, "squad")
    before = len(state.modifiers)
    whose = squad if squad.ids else named(state, scope, "actor")
    add_modifier(state, scope, "trigger", 0, whose, duration, block)
    here = state.scopes[scope].items()
    known = tuple((k, v) for k, v in here if k not in _PRIVATE and k[0] != "@" and isinstance(v, int | Some))
    made = (msgspec.structs.replace(m, known=known) for m in state.modifiers[before:])
    state.modifiers = (*state.modifiers[:before], *made)


class Delay(Step, frozen=True, tag="delay"):
    """Steps that wait for the next moment of a kind and then happen once."""

    until: str
    steps: tuple[Verb, ...]
    if_: Condition | None = msgspec.field(default=None, name="if")
    limit: TriggerLimit = TriggerLimit("once")

    @property
    def timing(self) -> str:
        """The moment it waits for."""
        return self.until

    def run(self, state: Game, at: Do) -> Frames:
        add_trigger(state, at.scope, state.book.trigger_of(self), "match")
        return ()

    def words(self) -> Phrase:
        return phrase("step-delay", what=trigger_words(moment_words(self.until), self.if_, steps_words(self.steps)))


class CreateTrigger(Step, frozen=True, tag="create_trigger"):
    """A forced effect for a time; on a Passive Action it is in force while the Action is bought."""

    timing: str
    steps: tuple[Verb, ...]
    duration: Duration
    if_: Condition | None = msgspec.field(default=None, name="if")
    limit: TriggerLimit | None = None

    def run(self, state: Game, at: Do) -> Frames:
        add_trigger(state, at.scope, state.book.trigger_of(self), self.duration)
        return ()

    def words(self) -> Phrase:
        ends = self.duration not in ("while_attached", "while_in_play", "while_condition")
        lasting = lasting_words(self.duration) if ends else ""
        return trigger_words(moment_words(self.timing), self.if_, steps_words(self.steps), self.limit, lasting)
