"""Odds of the answers inside a fight: one number for each die, from what the seat may know."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from edgewise import catalog
from edgewise.core.odds import Odds
from edgewise.core.question import AnyQuestion
from edgewise.server import advice
from edgewise.server.bots import Bots
from edgewise.server.dice import Seed
from edgewise.server.journal import Founding, SeatFounding
from edgewise.server.messages import Computed
from edgewise.server.play import Play
from edgewise.server.problems import Denied
from edgewise.server.reading import Reader

FIGHT: dict[str, Any] = {
    "players": [
        {"crystals": 3, "squads": [{"squad": "holy-knight", "models": ["(3,2).{0,1}"]}]},
        {"crystals": 2, "squads": [{"squad": "gorehound", "models": ["(3,2).{3,4}"]}]},
    ]
}


class Calculator(Bots):
    """Computes odds in this process."""

    def __init__(self) -> None:
        super().__init__(0)

    async def odds(self, game: str, question: AnyQuestion, about: dict[str, Any]) -> Odds:
        found: Odds = catalog.game(game).odds(question.view, about)
        return found


def before_the_attack_roll(position: dict[str, Any] = FIGHT) -> Play:
    seats = (SeatFounding("person", "Ida"), SeatFounding("person", "Marek"))
    play = Play(Founding("fight", "dawnfall", {}, seats, Seed("00" * 32, "00" * 16), 0, position=position))
    play.begin_if_full(0)
    for _ in range(40):
        asked = play.asked
        assert asked is not None
        if asked.key == "choose-die-attack":
            return play
        options = play.running().legal()
        wanted = ("Activate", "StartCombat", "Fight", "KeepMode", "Pass")
        choice = next(o for name in wanted for o in options if type(o).__name__ == name)
        play.answer(asked.seat, choice, 0)
    raise AssertionError("nobody attacks")


def computed(play: Play, action: dict[str, Any], language: str = "en") -> Computed:
    assert play.asked is not None
    return asyncio.run(advice.odds(play, play.asked.seat, Reader(language), action, Calculator(), 1))


def test_each_die_has_its_own_odds_and_asking_changes_nothing() -> None:
    play = before_the_attack_roll()
    before = play.game.save(play.running().state)
    yellow, red = (computed(play, {"type": "UseDie", "die": die}) for die in ("yellow", "red"))
    assert yellow.chances[0].share != red.chances[0].share
    assert play.game.save(play.running().state) == before


def test_a_fight_is_told_with_the_chance_of_every_pair_of_dice() -> None:
    play = before_the_attack_roll()
    told = computed(play, {"type": "Fight", "model": 0, "target": 1})
    assert sorted(told.dice) == ["red-red", "red-yellow", "yellow-red", "yellow-yellow"]
    assert told.dice["red-yellow"] == pytest.approx(5 / 6)


def test_what_changes_a_number_is_named_in_the_readers_language() -> None:
    blessed = {**FIGHT, "statuses": [{"status": "blessing", "squad": "holy-knight"}]}
    play = before_the_attack_roll(blessed)
    fight = {"type": "Fight", "model": 0, "target": 1}
    for language, name in (("en", "Blessing"), ("de", "Segen")):
        told = {factor.source.text for factor in computed(play, fight, language).factors if factor.source is not None}
        assert name in told, told
        assert "blessing" not in told


def test_odds_of_an_answer_that_is_not_allowed_are_refused() -> None:
    with pytest.raises(Denied, match="illegal-action"):
        computed(before_the_attack_roll(), {"type": "Counterattack"})
