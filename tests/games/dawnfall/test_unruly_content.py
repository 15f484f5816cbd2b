"""A faction with an unruly card for every moment: whatever is played, the match goes on and the board stays sound."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from edgewise import Ask, Match, SeededDealer
from edgewise.games.dawnfall.actions import Done, EndActivation, EndTurn, Pass
from edgewise.geometry.hexes import HEXES_OF
from tests.contract.dawnfall import cards, check_board, check_tokens
from tests.support.drill import MOMENTS
from tests.support.fan import Record, card, fan, squad
from tests.support.rules import rule

ANY: Record = {"sel": "models", "choose": 1}
BOUND: Record = {"bind": {"type": "any_own_squad"}}
NEAR: Record = {"distanceFrom": "bound_squad", "max": 1, "choose": 1}
DEEDS: dict[str, Record] = {
    "kill": {"do": "kill", "to": ANY},
    "wound": {"do": "wound", "to": ANY, "n": 2},
    "put": {"do": "relocate", "who": ANY},
    "shove": {"do": "relocate", "who": ANY, "mayPush": True},
    "banish": {"do": "banish", "who": ANY | {"side": "own"}},
    "raise": {"do": "return_model"},
    "march": {"do": "move_action", "who": ANY},
    "brawl": {"do": "combat_action"},
    "turn": {"do": "change_mode", "paid": True},
    "wall": {"do": "place_token", "type": "rock", "at": {"sel": "hexes", "unoccupied": True, **NEAR}},
    "mine": {"do": "place_token", "type": "mine", "at": {"sel": "spaces", **NEAR}},
    "cross": {"do": "swap", "a": ANY, "b": ANY},
    "steal": {"do": "steal", "n": 1},
}
FEE: list[Record] = [{"currency": "endurance"}, {"currency": "crystal"}]
NOW = [card(f"{name}-now", deed, instant=True, cost=FEE, **BOUND) for name, deed in DEEDS.items()]
SQUADS = [
    squad("imp", models=3, endurance=1, basic={"changeMode": 1}),
    squad("hound", base=2, models=2, endurance=1, basic={"changeMode": FEE, "attReroll": True}),
    squad("ogre", base=3, basic={"throughObstacles": True, "mov": 3}),
    squad("titan", base=7, basic={"defReroll": True}),
]
STEPS: list[Record] = [{"do": "wound", "to": "mover", "cause": "token"}]
TOKENS: list[Record] = [
    {"id": "rock", "name": "rock", "class": "map", "footprint": 1, "limit": 9},
    {"id": "mine", "name": "mine", "class": "map", "limit": 9, "triggers": [{"timing": "on_enter", "steps": STEPS}]},
]
MODES = {"duel": 2, "ffa": 3, "tvt": 4}
QUIET = (Pass, Done, EndTurn, EndActivation)


def places(chance: SeededDealer) -> Iterator[dict[int, str]]:
    """Spaces in no order with room for one base of each size."""
    spaces = [f"({column},{row})" for column in range(1, 6) for row in range(1, 5)]
    while spaces:
        space = spaces.pop(chance.below(len(spaces)))
        yield {size: f"{space}.{{{','.join(map(str, HEXES_OF[2**size - 1]))}}}" for size in (1, 2, 3, 7)}


def crowd(mode: str, moment: str, chance: SeededDealer) -> Record:
    """A crowded position in which every deed can be done at any time and at this moment."""
    timed = [card(name, deed, instant=True, interrupt=True, timing=moment, **BOUND) for name, deed in DEEDS.items()]
    deck = timed + NOW
    free = places(chance)
    players: list[Record] = []
    for _ in range(MODES[mode]):
        picked = [SQUADS[chance.below(len(SQUADS))] for _ in range(2)]
        rows = [
            {"squad": s["id"], "models": [next(free)[s["base"]] for _ in range(min(2, s["models"]))]} for s in picked
        ]
        hand = [deck[chance.below(len(deck))]["id"] for _ in range(5)]
        players.append({"faction": "wardens", "squads": rows, "hand": hand, "deck": [c["id"] for c in deck]})
    content = [fan(*deck, squads=SQUADS, tokens=TOKENS)]
    options = {"content": content, "allow_mirror": True, "mode": mode, "seats": MODES[mode], "endless_deck": True}
    return {"options": options, "players": players}


def choice(match: Match, chance: SeededDealer) -> Any:
    """A random answer, seldom one that does nothing; there is always one."""
    legal = match.legal()
    assert legal, f"nothing to answer to {match.pending}"
    loud = [a for a in legal if not isinstance(a, QUIET)]
    pool = loud if loud and chance.below(5) else legal
    return pool[chance.below(len(pool))]


@rule("DF-BRD-17", "DF-PAY-9", "DF-MOV-14", "DF-INF-7")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("mode", MODES)
def test_unruly_cards_leave_the_board_sound_and_the_match_going(mode: str, moment: str) -> None:
    chance = SeededDealer(MOMENTS.index(moment))
    match = Match.from_position("dawnfall", crowd(mode, moment, chance), seed=len(mode))
    before = cards(match.state)
    for _ in range(150):
        if not isinstance(match.pending, Ask):
            break
        match.play(choice(match, chance))
        check_board(match.state)
        check_tokens(match.state)
        assert cards(match.state) == before
    again = Match.load(match.save())
    assert match.game.save(again.state) == match.game.save(match.state)
