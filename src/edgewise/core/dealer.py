"""Who answers rolls and draws: a seed, a script, a person, or a record."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Protocol

from edgewise.core.flow import Chance, Draw, Drawn, Roll, Rolled
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput


class Dealer(Protocol):
    """Answers what chance must decide."""

    def deal(self, want: Roll | Draw) -> Chance:
        """The answer to one want."""
        ...


def check(want: Roll | Draw, chance: object) -> None:
    """Refuses an answer that the want does not allow."""
    match want:
        case Roll():
            if not isinstance(chance, Rolled) or chance.value not in want.faces:
                faces = tuple(map(str, want.faces))
                raise BadInput(phrase("bad-match-die", die=want.die, faces=faces, given=_told(chance)), field="dice")
        case Draw():
            if not isinstance(chance, Drawn) or len(chance.items) != want.count:
                raise BadInput(phrase("bad-match-draw", count=want.count, given=_told(chance)), field="draw")
            pool = list(want.pool)
            for item in chance.items:
                if item not in pool:
                    raise BadInput(phrase("bad-match-drawn", item=item), field="draw")
                pool.remove(item)


def _told(chance: object) -> str:
    """An answer as a person would write it."""
    match chance:
        case Rolled():
            return str(chance.value)
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
            return Rolled(want.faces[int(pick() * len(want.faces))])
        pool = list(want.pool)
        return Drawn(tuple([pool.pop(int(pick() * len(pool))) for _ in range(want.count)]))

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; for random players and for search."""
        return int(self._random.random() * n)


class ScriptedDealer:
    """Answers from a script: numbers for rolls, names or tuples of names for draws."""

    def __init__(self, script: Iterable[int | str | tuple[str, ...]] = ()) -> None:
        self.script: list[int | str | tuple[str, ...]] = list(script)

    def deal(self, want: Roll | Draw) -> Chance:
        """Takes the next entry; an unscripted draw takes the first items of the pool."""
        if isinstance(want, Roll):
            if not self.script or not isinstance(self.script[0], int):
                raise BadInput(phrase("bad-match-script", purpose=want.purpose, die=want.die), field="script")
            return Rolled(int(self.script.pop(0)))  # type: ignore[arg-type]  # checked just above
        if self.script and not isinstance(self.script[0], int):
            entry = self.script.pop(0)
            items = (entry,) if isinstance(entry, str) else tuple(entry)  # type: ignore[arg-type]  # not an int here
            rest = list(want.pool)
            for item in items:
                if item in rest:
                    rest.remove(item)
            return Drawn((items + tuple(rest))[: want.count])
        return Drawn(want.pool[: want.count])


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
