"""Who answers rolls and draws: a seed, a script, a person, or a record."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Protocol, TypeAlias

from edgewise.core.flow import Chance, Draw, Drawn, Roll, Rolled
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput

Entry: TypeAlias = int | tuple[int, ...] | str | tuple[str, ...]
"""An answer as a script has it: a number, the numbers of a dice pool, a name, or several names."""


class Dealer(Protocol):
    """Answers what chance must decide."""

    def deal(self, want: Roll | Draw) -> Chance:
        """The answer to one want."""
        ...


def check(want: Roll | Draw, chance: Chance) -> None:
    """Refuses an answer that the want does not allow."""
    match want:
        case Roll():
            if not isinstance(chance, Rolled) or any(v not in want.faces for v in chance.values):
                faces = tuple(map(str, want.faces))
                raise BadInput(phrase("bad-match-die", die=want.die, faces=faces, given=_told(chance)), field="dice")
            if len(chance.values) != want.count:
                words = phrase("bad-match-pool", die=want.die, count=want.count, given=_told(chance))
                raise BadInput(words, field="dice")
        case Draw():
            if not isinstance(chance, Drawn) or len(chance.items) != want.count:
                raise BadInput(phrase("bad-match-draw", count=want.count, given=_told(chance)), field="draw")
            pool = list(want.pool)
            for item in chance.items:
                if item not in pool:
                    raise BadInput(phrase("bad-match-drawn", item=item), field="draw")
                pool.remove(item)


def _told(chance: Chance) -> str:
    """An answer as a person would write it."""
    match chance:
        case Rolled():
            return ", ".join(map(str, chance.values))
        case Drawn():
            return f"{len(chance.items)} ({', '.join(chance.items)})"
        case _:
            return repr(chance)


class SeededDealer:
    """The same seed gives the same answers on every machine."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def deal(self, want: Roll | Draw) -> Chance:
        """Rolls or draws from the seeded generator."""
        pick = self._random.random
        if isinstance(want, Roll):
            faces = want.faces
            if want.count == 1:
                return Rolled(faces[int(pick() * len(faces))])
            return Rolled.of([faces[int(pick() * len(faces))] for _ in range(want.count)])
        pool = list(want.pool)
        return Drawn(tuple([pool.pop(int(pick() * len(pool))) for _ in range(want.count)]))

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; for random players and for search."""
        return int(self._random.random() * n)


class ScriptedDealer:
    """Answers from a script: numbers for rolls, tuples of numbers for dice pools, names or tuples of them for draws."""

    def __init__(self, script: Iterable[Entry] = ()) -> None:
        self.script: list[Entry] = list(script)

    def deal(self, want: Roll | Draw) -> Chance:
        """Takes the next entry; an unscripted draw takes the first items of the pool."""
        if isinstance(want, Roll):
            return self._roll(want)
        items = self._names()
        rest = list(want.pool)
        for item in items:
            if item in rest:
                rest.remove(item)
        return Drawn((*items, *rest)[: want.count])

    def _roll(self, want: Roll) -> Rolled:
        match self.script:
            case [int(value), *_]:
                found = Rolled(value)
            case [(int(value), *rest), *_]:
                found = Rolled(value, tuple(map(int, rest)))
            case _:
                raise BadInput(phrase("bad-match-script", purpose=want.purpose, die=want.die), field="script")
        del self.script[0]
        return found

    def _names(self) -> tuple[str, ...]:
        """What the script names next; nothing where it goes on with dice."""
        match self.script:
            case [str(name), *_]:
                names: tuple[str, ...] = (name,)
            case [(str(), *_) as several, *_]:
                names = tuple(map(str, several))
            case [(), *_]:
                names = ()
            case _:
                return ()
        del self.script[0]
        return names


class ManualDealer:
    """A person with real dice and real cards answers."""

    def __init__(self, answer: Callable[[Roll | Draw], Chance]) -> None:
        self._answer = answer

    def deal(self, want: Roll | Draw) -> Chance:
        """Asks the person; an impossible answer is refused."""
        return self._answer(want)


class RecordedDealer:
    """Answers with what a record says happened."""

    def __init__(self, answers: Iterable[Chance]) -> None:
        self._answers = iter(answers)

    def deal(self, want: Roll | Draw) -> Chance:
        """The next recorded answer."""
        found = next(self._answers, None)
        if found is None:
            raise BadInput(phrase("bad-match-no-answer"), field="record")
        return found
