"""What is listed as an announcement is exactly what the judge takes, lists of Shots apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from edgewise import Match, game
from edgewise.core.dealer import SeededDealer
from edgewise.core.flow import Action, Ask
from edgewise.games.the_edge.actions import PlayCard, Use
from edgewise.games.the_edge.facts import Power
from edgewise.games.the_edge.kinds import NO_AIM, NO_MODEL, NO_SQUAD, Aim, Model, Squad
from tests.support.rules import rule

GAME: Any = game("the-edge")


def wellformed(state: Any, power: Power) -> Iterator[tuple[Squad, Model, Aim]]:
    """Every squad, caster and target that an announcement of the power could name."""
    book = state.book
    squads, models = book.squads, book.models
    aimed = power.target.scope != "global" and power.target.side != "self"
    targets = (models if power.target.scope == "model" else squads) if aimed else (NO_AIM,)
    yield from product(
        squads if power.needs_squad else (NO_SQUAD,), models if power.needs_caster else (NO_MODEL,), targets
    )


def announcements(state: Any, seat: int) -> Iterator[Action]:
    book = state.book
    for card in sorted(set(state.hands[seat])):
        if not book.powers[card].by_each:
            yield from (PlayCard(card, *named) for named in wellformed(state, book.powers[card]))
        yield from (PlayCard(card, target=squad, bonus=True) for squad in (-1, *book.squads))
    for squad in book.squads:
        for ability, power in book.abilities[squad][state.sides[squad]].items():
            if not power.by_each:
                yield from (Use(squad, ability, *named[1:]) for named in wellformed(state, power))


@rule("ED-SPL-7", "ED-CLR-40")
@pytest.mark.parametrize("seed", [11, 12, 13])
def test_plays_are_all_that_the_judge_takes(seed: int) -> None:
    match, dealer = Match.new("the-edge", seed=seed), SeededDealer(seed)
    compared = 0
    while match.outcome is None and compared < 8:
        options, want = match.legal(), match.pending
        assert isinstance(want, Ask)
        announcing = want.key == "act" or want.key.startswith("window-")
        if announcing and len(options) > 1 and not dealer.below(5):
            compared += 1
            listed = {o for o in options if isinstance(o, PlayCard | Use) and not o.shots}
            taken = {a for a in announcements(match.state, want.seat) if GAME.refusal(match.state, a) is None}
            assert listed == taken
        match.play(options[dealer.below(len(options))])
    assert compared >= 4
