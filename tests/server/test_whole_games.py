"""Whole games over the house: to their natural end, then the replay, the dice and a rematch."""

from __future__ import annotations

import asyncio

import pytest

from edgewise import SeededDealer, catalog
from edgewise.players import LEVELS
from edgewise.server.bodies import NewMatch, SeatWish
from edgewise.server.bots import Bots
from edgewise.server.messages import Answer, Rematch
from edgewise.server.replays import check_dice, finished, replay, scenes
from edgewise.server.routes import _journal
from edgewise.server.served import served
from tests.contract.knowledge import KNOWN
from tests.server.house import ENGLISH, Guest, House, asked

SEATS = (SeatWish("me", "Ann"), SeatWish("me", "Ben"))


async def played_out(house: House, game: str) -> tuple[Guest, Guest]:
    """A match between two who answer at random, until it is over."""
    options = next(iter(KNOWN[game].settings.values()))
    made = await house.lobby.create(NewMatch(SEATS, game=game, options=options), ENGLISH)
    first, second = [await house.guest(made.match.match, held.secret) for held in made.held]
    dealer = SeededDealer(6)
    while first.room.play.asked is not None:
        guest = asked(first, second)
        question = guest.question
        action = question["options"][dealer.below(len(question["options"]))]["action"]
        told = await guest.say(Answer(question["number"], action))
        assert [m for m in told if m["type"] == "Refused"] == []
    return first, second


@pytest.mark.parametrize("game", [name for name in served() if name != "dawnfall"])
def test_a_game_ends_is_told_again_and_begins_anew(house: House, game: str) -> None:
    async def scenario() -> None:
        first, second = await played_out(house, game)
        room = first.room
        assert first.state["ending"]["words"]["text"]
        founding, journal = await _journal(house.lobby, room.id)
        assert check_dice(founding, journal).verified
        story = replay(finished(room.play), room.summary(ENGLISH), True, ENGLISH)
        assert len(story.steps) == len(room.play.answers)
        assert all(step.words.text for step in story.steps)
        assert story.story[-1].turn == room.play.turn_number
        last = scenes(room.play, 0, len(story.steps), 1).scenes[0]
        assert last.step == len(story.steps)
        await first.say(Rematch())
        ready = [m for m in await second.say(Rematch()) if m["type"] == "RematchReady"]
        again = await house.lobby.room(ready[0]["match"])
        assert again.play.founding.game == game
        assert again.play.status == "running"

    house.run(scenario())


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_answer_in_the_edge(level: str) -> None:
    match = catalog.Match.new("the-edge", seed=3, options={"scenario": "first-game"})
    dealer = SeededDealer(1)
    while match.state.turn < 1:
        options = match.legal()
        match.play(options[dealer.below(len(options))])

    async def scenario() -> None:
        bots = Bots(1)
        try:
            for _ in range(3):
                question = match.question()
                index = await asyncio.wait_for(bots.choose("the-edge", level, question), 40)
                match.play(question.options[index])
        finally:
            bots.close()

    asyncio.run(scenario())
