"""Every game that shows itself is served: its matches are played, watched, taken back and come back from storage."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from edgewise import SeededDealer, catalog
from edgewise.server.bodies import NewMatch, SeatWish
from edgewise.server.messages import AgreeUndo, Answer, Undo
from edgewise.server.problems import Denied
from edgewise.server.served import game_of, served
from tests.contract.knowledge import KNOWN
from tests.server.house import ENGLISH, Guest, House, asked

STEPS = 40
SEATS = (SeatWish("me", "Ann"), SeatWish("me", "Ben"))


def test_every_game_of_the_catalog_is_served() -> None:
    assert served() == catalog.games()
    with pytest.raises(Denied, match="unknown-game"):
        game_of("chess")


async def begun(house: House, game: str) -> tuple[Guest, Guest]:
    """Two people at a match of a game."""
    options = next(iter(KNOWN[game].settings.values()))
    made = await house.lobby.create(NewMatch(SEATS, game=game, options=options), ENGLISH)
    first, second = [await house.guest(made.match.match, held.secret) for held in made.held]
    return first, second


@pytest.mark.parametrize("game", served())
def test_a_match_is_played_and_comes_back(house: House, game: str) -> None:
    async def scenario() -> None:
        first, second = await begun(house, game)
        room, dealer = first.room, SeededDealer(4)
        watcher = await house.guest(room.id)
        for _ in range(STEPS):
            guest = asked(first, second)
            options = guest.question["options"]
            told = await guest.say(Answer(guest.question["number"], options[dealer.below(len(options))]["action"]))
            assert told[-1]["type"] == "Done", told
            assert all(option["words"]["text"] for option in options)
        scene: Any = catalog.game(game).showing.wire.scene
        for each in (first, second, watcher):
            each.listen()
            assert msgspec.convert(each.state["scene"], scene).game == game
        # Where there are hands, who only watches sees none of them.
        assert watcher.state["scene"].get("hands", {}) == {}
        assert all(line["words"]["text"] for line in watcher.state["lines"])
        before = room.state(0, ENGLISH, 0)
        house.reopened()
        again = await house.lobby.room(room.id)
        assert msgspec.json.encode(again.state(0, ENGLISH, 0).scene) == msgspec.json.encode(before.scene)
        assert msgspec.json.encode(again.state(0, ENGLISH, 0).lines) == msgspec.json.encode(before.lines)

    house.run(scenario())


@pytest.mark.parametrize("game", served())
def test_a_choice_is_taken_back(house: House, game: str) -> None:
    async def scenario() -> None:
        first, second = await begun(house, game)
        guest = asked(first, second)
        before = guest.state
        await guest.say(Answer(guest.question["number"], guest.question["options"][0]["action"]))
        other = second if guest is first else first
        told = await guest.say(Undo())
        if any(message["type"] == "Requests" for message in told):
            await other.say(AgreeUndo(agree=True))
            guest.listen()
        assert guest.state["scene"] == before["scene"]
        assert guest.state["question"]["options"] == before["question"]["options"]

    house.run(scenario())
