"""A player who looks at each answer's immediate result and takes the best."""

from __future__ import annotations

from typing import Any

from edgewise.core.dealer import SeededDealer
from edgewise.core.flow import Action, Roll
from edgewise.core.game import AnyGame
from edgewise.core.question import AnyQuestion
from edgewise.players.chances import results
from edgewise.players.outlook import Outlook
from edgewise.players.player import Progress, Report

# Dice in a row that are weighed face by face; further ones are left to the evaluation.
EXACT_ROLLS = 2


class GreedyPlayer:
    """Weighs the position after every answer, over exact dice; equal answers are settled by instinct."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._dealer = SeededDealer(seed)

    def choose(self, question: AnyQuestion, report: Report | None = None) -> Action:
        """The answer with the best immediate result."""
        options = question.options
        if len(options) == 1:
            return options[0]
        seat = question.seat
        outlook = Outlook(self._game, seat, self._dealer)
        state = outlook.world(question.view)
        weights = self._game.hints.order(state, options)
        best, best_value = options[0], (-1.0, 0.0)
        for number, (option, weight) in enumerate(zip(options, weights, strict=True), 1):
            value = (round(expected(outlook, *outlook.glance(state, option)), 6), weight)
            if value > best_value:
                best, best_value = option, value
            if report is not None and not report(Progress(number / len(options), outlook.positions, best)):
                break
        return best


def expected(outlook: Outlook, state: Any, options: tuple[Action, ...], rolls: int = EXACT_ROLLS) -> float:
    """The average of the positions behind the next dice, or the position itself when none are rolled."""
    want = outlook.game.pending(state)
    if not isinstance(want, Roll) or not rolls:
        return outlook.weigh(state, options)
    found = results(want, outlook.dealer)
    return sum(share * expected(outlook, *outlook.glance(state, roll), rolls - 1) for roll, share in found)
