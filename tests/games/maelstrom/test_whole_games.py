"""Random games over the missions, tables and forces that are played end with a result; what must hold holds in them."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from edgewise import Ask, BadInput, SeededDealer, catalog
from edgewise.core.flow import Action
from tests.contract.maelstrom import conserved
from tests.games.maelstrom.content import FACTIONS, texts
from tests.support.proofs import proof, scaled
from tests.support.rules import rule

GAME = catalog.game("maelstrom")
MISSIONS = ("bloodbath", "groundfahll", "purple-gold")
MOST_ANSWERS = 2_000
LETTERS = ("letter_marksman", "letter_cover", "letter_hill")


def afoot(text: str) -> str:
    """A starter roster without its large models, which are not played yet."""
    roster = yaml.safe_load(text)
    faction = FACTIONS[roster["faction"]]
    large = {entry.title for entry in faction.entries if any(profile.is_large for profile in entry.profiles)}
    roster["detachments"] = [[each for each in some if each["entry"] not in large] for some in roster["detachments"]]
    del roster["total"]
    found: str = yaml.safe_dump(roster, sort_keys=False)
    return found


def is_playable(roster: str) -> bool:
    """Whether a match with a roster can be founded."""
    try:
        GAME.setup({"players": [{"roster": roster}]})
    except BadInput:
        return False
    return True


ROSTERS = ["karist-60", "epirian-60"]
ROSTERS += [text for name, each in texts("rosters").items() if "-120" not in name if is_playable(text := afoot(each))]


def options_of(number: int) -> dict[str, Any]:
    """The options of a game: by turns the missions, the tables, and each force against each, itself included."""
    number, mission = divmod(number, len(MISSIONS))
    tables = sorted(GAME.boards)
    table = tables[number % len(tables)]
    # A step that has no factor in common with the tables, so that every table meets every pair.
    pair = number * 7 + number // len(tables)
    one, other = pair % len(ROSTERS), pair // len(ROSTERS) % len(ROSTERS)
    found: dict[str, Any] = {"mission": MISSIONS[mission], "table": table}
    found["players"] = [{"roster": ROSTERS[one]}, {"roster": ROSTERS[other]}]
    return found | dict.fromkeys(LETTERS[: number % 4], True)


def played(number: int) -> Any:
    """The last state of a random game; every answer is a proposal, and the judge lets it pass."""
    state, dealer = GAME.setup(options_of(number)), SeededDealer(number)
    first = None
    for _ in range(MOST_ANSWERS):
        want = GAME.pending(state)
        if want is None:
            return state
        if not isinstance(want, Ask):
            GAME.apply(state, dealer.deal(want))
            continue
        GAME.apply(state, answer(state, dealer))
        now = conserved(state)
        assert first in (None, now)
        first = now
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def answer(state: Any, dealer: SeededDealer) -> Action:
    """A proposal that is not refused."""
    proposed = GAME.proposals(state)
    assert proposed, f"nothing is proposed at {GAME.pending(state)}"
    action: Action = proposed[dealer.below(len(proposed))]
    refused = GAME.refusal(state, action)
    assert refused is None, f"{action} is proposed and refused: {refused}"
    return action


def test_forces_of_every_faction_take_part() -> None:
    sides = {GAME.setup(options_of(number)).book.forces[0].faction for number in range(200)}
    assert {"karist", "epirian", "broken", "artarian"} <= sides


@proof
@rule("ME-VIC-3", "ME-VIC-4", "ME-TRN-12")
@pytest.mark.parametrize("number", range(scaled(10)))
def test_a_random_game_ends_with_a_result(number: int) -> None:
    state = played(number)
    ending = GAME.outcome(state)
    assert ending is not None
    assert ending.how in ("crushing", "standard", "draw")
    assert 1 <= state.turn <= 5
