"""Outlook: a game seen by a bot: imagined worlds, forced answers played on, positions weighed."""

from __future__ import annotations

from typing import Any

from edgewise.core.dealer import Dealer
from edgewise.core.flow import Action, Ask
from edgewise.core.game import Game

# Hasty answers played on before a position is weighed; a longer chain is weighed where it stands.
MOST_HASTY = 12


class Outlook:
    """One seat's way to look ahead; counts the positions that it weighs."""

    def __init__(self, game: Game, seat: int, dealer: Dealer) -> None:
        self.game = game
        self.hints = game.hints
        self.seat = seat
        self.dealer = dealer
        self.positions = 0

    def world(self, view: Any) -> Any:
        """Some full state that fits what the seat knows."""
        state = self.game.imagine(view, self.dealer)
        self.game.mute(state)
        return state

    def play_on(self, state: Any) -> tuple[Action, ...]:
        """Gives forced answers until there is a choice, and returns it; empty at a roll, a draw and the end."""
        game = self.game
        while isinstance(game.pending(state), Ask):
            options = game.legal(state)
            if len(options) != 1:
                return options
            game.apply(state, options[0])
        return ()

    def after(self, state: Any, reply: Any) -> tuple[Any, tuple[Action, ...]]:
        """A copy of the state after a reply and what is forced by it, with the next choice."""
        twin = self.game.clone(state)
        self.game.apply(twin, reply)
        return twin, self.play_on(twin)

    def weigh(self, state: Any, options: tuple[Action, ...]) -> float:
        """The seat's chance to win here; hasty questions are answered by instinct on a copy."""
        hints = self.hints
        if options and hints.is_hasty(state):
            state = self.game.clone(state)
            for _ in range(MOST_HASTY):
                weights = hints.order(state, options)
                self.game.apply(state, options[weights.index(max(weights))])
                options = self.play_on(state)
                if not options or not hints.is_hasty(state):
                    break
        self.positions += 1
        return hints.evaluate(state, self.seat)
