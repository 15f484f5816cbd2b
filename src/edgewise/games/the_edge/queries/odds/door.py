"""The door: a question about chances in, exact odds out."""

from __future__ import annotations

from typing import assert_never

from edgewise.core.odds import Odds
from edgewise.games.the_edge.queries.odds.asking import AnyQuestion, Kills, Running, Sequence, Shot
from edgewise.games.the_edge.queries.odds.combat import combat_odds
from edgewise.games.the_edge.queries.odds.kills import kill_odds
from edgewise.games.the_edge.queries.odds.running import running_odds
from edgewise.games.the_edge.queries.odds.shots import shot_odds
from edgewise.games.the_edge.state import Game


def odds(state: Game, question: AnyQuestion) -> Odds:
    """The exact answer; the state is not changed, and hands and decks do not count."""
    match question:
        case Sequence():
            return combat_odds(state, question)
        case Shot():
            return shot_odds(state, question)
        case Kills():
            return kill_odds(state, question)
        case Running():
            return running_odds(state, question)
        case _:
            assert_never(question)
