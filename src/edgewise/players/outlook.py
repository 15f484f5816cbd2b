"""Outlook: a game seen by a bot: imagined worlds, forced answers played on, positions weighed."""

from __future__ import annotations

from typing import Any

from edgewise.core.dealer import Dealer
from edgewise.core.flow import Action, Ask, Draw, Reply
from edgewise.core.game import AnyGame

# Hasty answers played on before a position is weighed; a longer chain is weighed where it stands.
MOST_HASTY = 12
# The same for a line of play, which goes on behind them, with the draws between them.
MOST_SETTLED = 40


class Outlook:
    """One seat's way to look ahead; counts the positions that it weighs."""

    def __init__(self, game: AnyGame, seat: int, dealer: Dealer) -> None:
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

    def play_on(self, state: Any, *, is_last: bool = False) -> tuple[Action, ...]:
        """Gives forced answers until there is a choice, and returns it; empty at a roll, a draw and the end.

        Empty as well where another seat is to begin something of its own, however forced: all answers are weighed
        before that. Where a look is the last one, questions that always leave a choice are not listed at all.
        """
        game, beginnings = self.game, self.hints.style.unlisted
        while isinstance(want := game.pending(state), Ask):
            if want.key in beginnings and (is_last or want.seat != self.seat):
                return ()
            options = game.proposals(state)
            if len(options) != 1:
                return options
            game.apply(state, options[0])
        return ()

    def after(self, state: Any, *replies: Any) -> tuple[Any, tuple[Action, ...]]:
        """A copy of the state after some replies and what is forced by them, with the next choice."""
        twin = self.game.clone(state)
        for reply in replies:
            self.game.apply(twin, reply)
        return twin, self.play_on(twin)

    def glance(self, state: Any, reply: Reply) -> tuple[Any, tuple[Action, ...]]:
        """The same after one reply, where nobody looks further than this."""
        twin = self.game.clone(state)
        self.game.apply(twin, reply)
        return twin, self.play_on(twin, is_last=True)

    def settled(self, state: Any, *replies: Any) -> tuple[Any, tuple[Action, ...] | None]:
        """A copy after some replies, on to a choice that matters: hasty questions are answered, draws are dealt.

        None stands for a choice that is listed when somebody walks on from there.
        """
        game, hints = self.game, self.hints
        twin = game.clone(state)
        for reply in replies:
            game.apply(twin, reply)
        for _ in range(MOST_SETTLED):
            want = game.pending(twin)
            if isinstance(want, Draw):
                game.apply(twin, self.dealer.deal(want))
                continue
            if not isinstance(want, Ask):
                return twin, ()
            if want.key in hints.style.unlisted:
                return twin, None
            usual = hints.usual(twin)
            if usual is not None:
                game.apply(twin, usual)
                continue
            options = game.proposals(twin)
            if len(options) > 1 and not hints.is_hasty(twin):
                return twin, options
            weights = hints.order(twin, options)
            game.apply(twin, options[weights.index(max(weights))])
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
