"""Conditions on what happened, what was paid and chosen, and what runs. DF-EFF-7."""

from __future__ import annotations

from typing import Literal

from edgewise.core.phrase import Phrase, dashed, either, name_of, phrase
from edgewise.games.dawnfall.effects.base import as_models, as_squads, named
from edgewise.games.dawnfall.effects.condition import Cond
from edgewise.games.dawnfall.effects.words import word
from edgewise.games.dawnfall.state import Game, Some, look, number, seat_of

Cause = Literal["combat", "counterattack", "backstab", "shot", "effect", "token", "sacrifice", "mode"]


class CauseIs(Cond, frozen=True, tag="cause_is"):
    """What caused the running Wound or death."""

    of: tuple[Cause, ...]

    def holds(self, state: Game, scope: int) -> bool:
        return look(state, scope, "cause") in self.of

    def words(self) -> Phrase:
        return phrase("cond-cause", of=either([Phrase(f"cause-{c}") for c in self.of]))


class Happened(Cond, frozen=True, tag="happened"):
    """Something happened to or by a model or Squad in this turn, or in the running Sequence."""

    what: Literal["moved", "fought", "pushed", "activated", "wounded", "dealt_wound", "killed", "card_played"]
    by: str = "bound_squad"
    since: Literal["turn", "sequence", "activation", "match"] = "turn"

    def holds(self, state: Game, scope: int) -> bool:
        squads = as_squads(state, named(state, scope, self.by))
        if self.since == "match" and any(f"match|{self.what}|{s}" in state.used for s in squads):
            return True
        names = {"sequence": "since", "activation": "activated_at"}
        start = number(state, scope, names[self.since], len(state.happened)) if self.since in names else 0
        return any(
            what == self.what and state.model_squad[model] in squads
            for what, model, _ in state.happened[start:]
            if model >= 0
        )

    def words(self) -> Phrase:
        return phrase(f"cond-happened-{dashed(self.what)}", who=word(self.by), span=Phrase(f"span-{self.since}"))


class PaidWith(Cond, frozen=True, tag="paid_with"):
    """A currency was used in the payment of this Action."""

    currency: Literal["crystal", "endurance", "vp", "charge"]

    def holds(self, state: Game, scope: int) -> bool:
        found = look(state, scope, "currencies")
        return isinstance(found, Some) and self.currency in found.ids

    def words(self) -> Phrase:
        return Phrase(f"cond-paid-{self.currency}")


class ChosenIs(Cond, frozen=True, tag="chosen"):
    """The option picked earlier in the same effect."""

    name: str
    option: int

    def holds(self, state: Game, scope: int) -> bool:
        return look(state, scope, self.name) == self.option

    def words(self) -> Phrase:
        return phrase("cond-chosen", n=self.option + 1)


class Burns(Cond, frozen=True, tag="burns"):
    """It is the end of the bearer's owner's turn, and the token lay there before that turn. DF-KEY-2."""

    of: str = "self_model"

    def holds(self, state: Game, scope: int) -> bool:
        models, kind = as_models(state, named(state, scope, self.of)), look(state, scope, "source")
        return any(
            s.kind == kind and s.model in models and s.turn < state.number and seat_of(state, s.model) == state.turn
            for s in state.statuses
        )

    def words(self) -> Phrase:
        return Phrase("cond-burns")


class HasResource(Cond, frozen=True, tag="has_resource"):
    """The acting player has at least n of a resource token."""

    token: str
    n: int = 1

    def holds(self, state: Game, scope: int) -> bool:
        return state.resources.get(f"{number(state, scope, 'seat')}:{self.token}", 0) >= self.n

    def words(self) -> Phrase:
        return phrase("cond-resource", n=self.n, token=name_of("token", self.token))


class InSequence(Cond, frozen=True, tag="in_sequence"):
    """A Combat Sequence is running."""

    def holds(self, state: Game, scope: int) -> bool:
        return any(s["kind"] == "sequence" for s in state.scopes)

    def words(self) -> Phrase:
        return Phrase("cond-sequence")

    def denied(self) -> Phrase:
        return Phrase("cond-no-sequence")


class DiedTouching(Cond, frozen=True, tag="died_touching"):
    """The model that died touched the own Shrine, and was not Sacrificed."""

    what: Literal["shrine"] = "shrine"

    def holds(self, state: Game, scope: int) -> bool:
        touched = look(state, scope, "touched_at_death")
        own = named(state, scope, self.what).ids
        if look(state, scope, "cause") == "sacrifice" or not isinstance(touched, Some):
            return False
        return any(t in own for t in touched.ids)

    def words(self) -> Phrase:
        return Phrase("cond-died-touching-shrine")
