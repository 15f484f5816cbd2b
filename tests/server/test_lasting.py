"""What lasts: matches come back as they were stored, whatever happened to the server."""

from __future__ import annotations

import asyncio

import pytest

from edgewise.server.bodies import Holding, Holdings, PlayOn
from edgewise.server.messages import (
    Concede,
)
from edgewise.server.problems import Denied
from edgewise.server.reading import Reader
from edgewise.server.storage import Change
from tests.server.house import ENGLISH, House, asked, chosen


def test_a_match_comes_back_as_it_was(house: House) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        for _ in range(30):
            guest = asked(first, second)
            await guest.say(chosen(guest, guest.question["passing"] or 0))
        before = room.state(0, ENGLISH, 0), room.state(1, ENGLISH, 0), room.state(None, ENGLISH, 0)
        house.reopened()
        again = await house.lobby.room(room.id)
        assert again is not room
        assert (again.state(0, ENGLISH, 0), again.state(1, ENGLISH, 0), again.state(None, ENGLISH, 0)) == before
        assert again.play.dealer.committed.used == room.play.dealer.committed.used
        assert again.play.number == room.play.number

    house.run(scenario())


def test_a_match_of_another_version_is_told_so_and_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        room, _, _ = await house.duel()
        house.reopened()
        monkeypatch.setattr(type(room.play.game), "format", 99)
        with pytest.raises(Denied, match="other-version"):
            await house.lobby.room(room.id)
        monkeypatch.undo()
        assert (await house.lobby.room(room.id)).play.status == "running"

    house.run(scenario())


def test_a_fault_of_the_rules_leaves_the_match_as_it_was_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        guest = asked(first, second)
        before = len(room.play.answers)

        def fail(*_: object) -> None:
            raise ZeroDivisionError("a fault of the rules")

        monkeypatch.setattr(room.play, "answer_forced", fail)
        with pytest.raises(ZeroDivisionError):
            await guest.intents.do(chosen(guest))
        assert room.is_broken
        assert guest.listen()[-1]["type"] == "Closing"
        assert house.lobby.sweep(0) == [room.id]
        assert len((await house.lobby.room(room.id)).play.answers) == before

    house.run(scenario())


def test_a_match_that_is_over_is_listed_without_playing_it_again(house: House) -> None:
    async def scenario() -> None:
        room, first, _ = await house.duel()
        await first.say(Concede(0))
        house.reopened()
        mine = Holdings((Holding(room.id, first.connection.secrets[0]), Holding(room.id, "guess")))
        listed = await house.lobby.mine(mine, Reader("de"))
        assert house.lobby.rooms == {}
        assert [(each.match.match, each.seats, each.your_turn) for each in listed] == [(room.id, (0,), False)]
        assert listed[0].match.ending is not None
        assert listed[0].match.ending.words.text.startswith("Ein Spieler")
        stranger = Holdings((Holding(room.id, "guess"), Holding("nothing", "guess")))
        assert await house.lobby.mine(stranger, ENGLISH) == ()

    house.run(scenario())


def test_bots_go_on_after_a_restart(house: House) -> None:
    async def scenario() -> None:
        house.bots.is_idle = True
        made = await house.match("random", "random")
        house.reopened()
        house.bots.is_idle = False
        assert await house.lobby.resume() == 1
        room = house.lobby.rooms[made.match.match]
        assert room._thinking is not None
        await room._thinking
        assert room.play.status == "over"

    house.run(scenario())


def test_play_goes_on_from_a_step_of_a_finished_match(house: House) -> None:
    async def scenario() -> None:
        made = await house.match("random", "random")
        room = await house.lobby.room(made.match.match)
        assert room._thinking is not None
        with pytest.raises(Denied, match="not-finished"):
            await house.lobby.play_on(room.id, PlayOn(3, 0, "random"), ENGLISH)
        await room._thinking
        step = next(
            n for n, answer in enumerate(room.play.answers) if (answer.seat, answer.by) == (1, "bot") and n > 40
        )
        created = await house.lobby.play_on(room.id, PlayOn(step, 1, "random"), ENGLISH)
        guest = await house.guest(created.match.match, created.held[0].secret)
        assert guest.question["seat"] == 1
        assert guest.room.play.founding.origin == room.id
        with pytest.raises(Denied, match="unknown-step"):
            await house.lobby.play_on(room.id, PlayOn(10_000, 1, "random"), ENGLISH)

    house.run(scenario())


def test_conceding_ends_the_match_and_reveals_the_seed(house: House) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        assert room.commitment().seed is None
        heard = await first.say(Concede(0))
        ended = next(m for m in heard if m["type"] == "Ended")
        assert ended["ending"]["winners"] == [1]
        assert ended["commitment"]["seed"]
        assert second.state["ending"]["how"] == "conceded"
        assert await first.refused(Concede(0)) == "match-over"

    house.run(scenario())


def test_nobody_from_outside_is_told_what_is_not_stored_yet(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        room, first, _ = await house.duel()
        written, write = asyncio.Event(), house.store.write

        async def slowly(change: Change) -> None:
            await written.wait()
            await write(change)

        monkeypatch.setattr(house.store, "write", slowly)
        conceding = asyncio.create_task(first.say(Concede(0)))
        looking = asyncio.create_task(house.lobby.settled(room.id))
        await asyncio.sleep(0.05)
        assert room.play.status == "over"
        assert not looking.done()
        written.set()
        assert (await looking).summary(ENGLISH).status == "over"
        await conceding

    house.run(scenario())
