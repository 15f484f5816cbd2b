"""Looking ahead: where the weighing of an answer ends."""

from edgewise import Match
from edgewise.core.dealer import SeededDealer
from edgewise.core.flow import Ask
from edgewise.games.the_edge.actions import EndActivation
from edgewise.players import PLAYERS
from edgewise.players.outlook import Outlook


def test_the_last_squad_of_the_other_side_is_not_activated_in_thought() -> None:
    match = Match.new("the-edge", seed=3)
    players = [PLAYERS["random"](match.game, seat) for seat in (0, 1)]
    met = 0
    while match.outcome is None:
        asked = match.pending
        assert isinstance(asked, Ask)
        state, seat = match.state, asked.seat
        ready = [s for s in state.book.squads_of[1 - seat] if state.hp[s] > 0 and not state.exhausted[s]]
        if asked.key == "act" and len(ready) == 1 and EndActivation() in match.legal():
            outlook = Outlook(match.game, seat, SeededDealer(1))
            later, options = outlook.after(state, EndActivation())
            want = match.game.pending(later)
            if isinstance(want, Ask) and want.key == "activate":
                met += want.seat != seat
                assert (options == ()) == (want.seat != seat)
        match.play(players[seat].choose(match.question()), seat=seat)
    assert met
