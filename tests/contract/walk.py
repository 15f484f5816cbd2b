"""Random play of any game, one want at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from edgewise import Action, Ask, Match, SeededDealer
from edgewise.catalog import speaker
from edgewise.core.flow import Reply
from edgewise.core.game import AnyGame

MOST_WANTS = 60_000


def reply(game: AnyGame, state: Any, dealer: SeededDealer) -> Reply:
    """A uniformly random answer to what is wanted."""
    want = game.pending(state)
    assert want is not None
    if not isinstance(want, Ask):
        return dealer.deal(want)
    listed = game.legal(state)
    assert listed, f"nothing is legal at {want}"
    return listed[dealer.below(len(listed))]


def walk(game: AnyGame, state: Any, seed: int) -> Iterator[Any]:
    """Plays a state to its end in place and yields it at every want on the way."""
    dealer = SeededDealer(seed)
    for _ in range(MOST_WANTS):
        if game.pending(state) is None:
            return
        yield state
        game.apply(state, reply(game, state, dealer))
    raise AssertionError(f"no end after {MOST_WANTS} answers")


def trail(game: AnyGame, state: Any, seed: int) -> list[object]:
    """The legal lists and the end that random play of a copy comes to."""
    twin = game.clone(state)
    found: list[object] = [(game.pending(twin), game.legal(twin)) for _ in walk(game, twin, seed)]
    return [*found, game.save(twin)]


def opened(game: AnyGame, options: dict[str, Any], seed: int) -> Match:
    """A match with its referee."""
    return Match.start(game, options=options, seed=seed, say=speaker().say)


def matches(game: AnyGame, options: dict[str, Any], seed: int) -> Iterator[tuple[Match, Action]]:
    """Plays a match to its end and yields it before every answer, with the answer."""
    match = opened(game, options, seed)
    chooser = SeededDealer(seed)
    for _ in range(MOST_WANTS):
        if match.pending is None:
            return
        listed = match.legal()
        action = listed[chooser.below(len(listed))]
        yield match, action
        match.play(action)
    raise AssertionError(f"no end after {MOST_WANTS} answers")
