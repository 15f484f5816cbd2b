"""Situations of random matches, for tests that compare a quick answer with its slow definition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from edgewise import SeededDealer, game
from edgewise.core.flow import Ask
from edgewise.core.question import asked_of
from edgewise.players.random import RandomPlayer

OPTIONS = {"players": [{"faction": "chapter"}, {"faction": "demons"}]}


def situations(seed: int, every: int = 3) -> Iterator[tuple[Any, Ask]]:
    """Every so manyeth question of a random match, with the state that asks it."""
    rules = game("dawnfall")
    state = rules.setup(OPTIONS)
    dealer, player = SeededDealer(seed), RandomPlayer(rules, seed)
    number = 0
    while (want := state.want) is not None:
        if isinstance(want, Ask):
            number += 1
            if number % every == 0:
                yield state, want
            rules.apply(state, player.choose(asked_of(rules, state, want.seat)))
        else:
            rules.apply(state, dealer.deal(want))
