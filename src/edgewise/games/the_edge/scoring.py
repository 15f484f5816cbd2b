"""Victory points and endings: plain functions. ED-WIN."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.outcome import Outcome
from edgewise.games.the_edge.events import MatchEnded, VpTaken, tell
from edgewise.games.the_edge.state import HAND_SIZE, Game, models_on_board

LAST_TURN = 20


def finish(state: Game, how: str, rule: str, winners: tuple[int, ...] | None = None) -> None:
    """The end: whoever holds more VPs wins, unless somebody resigned. ED-WIN-5, ED-WIN-8."""
    if winners is None:
        mine, other = state.vp
        winners = () if mine == other else (0 if mine > other else 1,)
    state.result = Outcome(winners, how, rule, {"first": state.vp[0], "second": state.vp[1]})
    tell(state, MatchEnded(rule, how))


def hand_over(state: Game, seat: int, count: int, rule: str) -> None:
    """The seat hands VPs to its opponent, as many as it has; without any the game ends. ED-WIN-6, ED-WIN-2."""
    given = min(count, state.vp[seat])
    state.vp[seat] -= given
    state.vp[1 - seat] += given
    if given:
        tell(state, VpTaken(rule, Seat(1 - seat), given))
    if state.result is None and 0 in state.vp:
        finish(state, "no-vp", "ED-WIN-2")


def new_vp(state: Game, seat: int, count: int) -> None:
    """VPs from the supply, where a card names it. ED-WIN-7."""
    state.vp[seat] += count
    tell(state, VpTaken("ED-WIN-7", Seat(seat), count))


def check_cards(state: Game) -> None:
    """After a refill: a hand below 5 with an empty deck ends the game. ED-WIN-3, ED-CLR-35."""
    for seat in range(2):
        if len(state.hands[seat]) < HAND_SIZE and not state.decks[seat]:
            finish(state, "out-of-cards", "ED-WIN-3")
            return


def check_crystals(state: Game) -> None:
    """After Gather: no crystal left on the board ends the game. ED-WIN-4."""
    if not any(pool.crystals > 0 for pool in state.pools):
        finish(state, "no-crystals", "ED-WIN-4")


def check_turn(state: Game) -> None:
    """After Progress: nobody left of a side, or turn 20 completed. ED-WIN-8."""
    if not models_on_board(state, 0) or not models_on_board(state, 1):
        finish(state, "no-models", "ED-WIN-8")
    elif state.turn >= LAST_TURN:
        finish(state, "turn-limit", "ED-WIN-8")
