"""Every frame names the replies that it takes, and gets no others."""

from __future__ import annotations

from collections.abc import Iterator
from types import NoneType
from typing import Any, get_args, get_type_hints

import pytest

from edgewise import Ask
from edgewise.core.flow import Action, Draw, Drawn, Frame, Rolled
from tests.contract.games import GAMES
from tests.contract.test_contract import every_game, start
from tests.contract.walk import walk

MOST_OPTIONS = 20


def frames(kind: type[Frame] = Frame) -> Iterator[type[Frame]]:
    """All kinds of frames of the games that are tested."""
    homes = tuple(type(game).__module__.rpartition(".")[0] for game in GAMES.values())
    for sub in kind.__subclasses__():
        if sub.__module__.startswith(homes):
            yield sub
        yield from frames(sub)


def taken(kind: type[Frame]) -> tuple[Any, ...]:
    """The types of the replies that a frame takes."""
    hint = get_type_hints(kind.step)["reply"]
    return get_args(hint) or (hint,)


@pytest.mark.parametrize("kind", [*frames()], ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_a_frame_takes_answers_rolls_and_draws_if_it_waits_and_nothing_if_it_does_not(kind: type[Frame]) -> None:
    given = {Action, Rolled, Drawn, NoneType} if kind.waits else {NoneType}
    assert all(isinstance(each, type) and given & {*each.__mro__} for each in taken(kind))


@every_game
def test_a_frame_is_given_what_it_takes(name: str, setting: str) -> None:
    game, state = start(name, setting)
    for _ in walk(game, state, 91):
        takes, want = taken(type(state.stack[-1])), game.pending(state)
        if isinstance(want, Ask):
            assert all(isinstance(each, takes) for each in game.legal(state)[:MOST_OPTIONS])
        else:
            assert (Drawn if isinstance(want, Draw) else Rolled) in takes
