"""Step: what every verb can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from edgewise.content.terms import Term
from edgewise.core.flow import Frames
from edgewise.core.phrase import Phrase, linked
from edgewise.games.dawnfall.effects.base import named
from edgewise.games.dawnfall.effects.selecting import Sel
from edgewise.games.dawnfall.effects.selectors import Ref, exists
from edgewise.games.dawnfall.state import Game, Some

if TYPE_CHECKING:
    from edgewise.games.dawnfall.frames.triggers import Do


class Step(Term, frozen=True, tag_field="do"):
    """One operation of an effect: schema, behaviour and wording. DF-EFF-9."""

    rule: ClassVar[str] = "DF-CRD-9"  # what forbids an Action that starts with it and could do nothing

    def run(self, state: Game, at: Do) -> Frames:
        """Does it, or returns the frames that do."""
        raise NotImplementedError

    def possible(self, state: Game, scope: int) -> bool:
        """Whether it could do anything now; an Action that starts with it needs that. DF-CRD-9."""
        return all(findable(state, scope, ref) for ref in self.chosen())

    def chosen(self) -> tuple[Any, ...]:
        """The selectors out of which somebody chooses when it is done."""
        found = [getattr(self, field) for field in self.__struct_fields__]
        return tuple(ref for ref in found if isinstance(ref, Sel) and ref.choose is not None)

    def complete(self, state: Game, scope: int) -> bool:
        """Whether it could be carried out completely now; `if_you_do` needs that. DF-GEN-8."""
        return self.possible(state, scope)

    def trails(self) -> bool:
        """Whether its words end with steps of its own, so that what follows is another sentence."""
        return any(getattr(self, field, None) for field in ("steps", "then", "options", "hit"))

    def words(self) -> Phrase | None:
        """It in words, without the final stop; None when there is nothing to say."""
        raise NotImplementedError


def take(state: Game, at: Do, ref: Ref, room: int = 0) -> Some | Frames:
    """What a step works on, or the frames that ask for it first; places are offered where `room` hexes are free."""
    if isinstance(ref, str):
        return named(state, at.scope, ref)
    return ref.all(state, at.scope) if ref.choose is None else pick(state, at, ref, room)


def findable(state: Game, scope: int, ref: Ref) -> bool:
    """Whether a role or selector finds enough now."""
    return exists(state, scope, ref) or (isinstance(ref, Sel) and ref.up_to)


def sentences(steps: tuple[Step, ...]) -> Any:
    """Several steps in words; after one with steps of its own a new sentence begins."""
    groups: list[list[Step]] = [[]]
    for step in steps:
        if groups[-1] and groups[-1][-1].trails():
            groups.append([])
        groups[-1].append(step)
    return linked("join-after", [text for text in (steps_words(tuple(group)) for group in groups) if text])


def steps_words(steps: tuple[Step, ...]) -> Any:
    """Several steps in words."""
    return linked("join-then", [text for text in (s.words() for s in steps) if text is not None])


# Choices are frames, and frames run steps: this import comes last so that either may be loaded first.
from edgewise.games.dawnfall.frames.choices import pick
