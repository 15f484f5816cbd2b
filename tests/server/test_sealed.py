"""Sealed questions at a server: everybody answers at once, and nobody hears who has answered, or what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from edgewise.server.messages import Answer, Undo, WantHint
from edgewise.server.parts import ClockSetting
from edgewise.server.reading import Reader
from edgewise.server.room import Room
from tests.server.house import Guest, House, Message, kinds
from tests.server.sealing import NAME, registered

KEEP, REROLL = {"type": "Keep"}, {"type": "Reroll"}


@pytest.fixture(autouse=True)
def _sealed() -> Iterator[None]:
    with registered():
        yield


async def table(house: House, **settings: Any) -> tuple[Room, Guest, Guest, Guest]:
    """Two people at the sealed question, and somebody who watches."""
    room, first, second = await house.duel(game=NAME, options={}, **settings)
    return room, first, second, await house.guest(room.id)


async def answer(guest: Guest, action: dict[str, Any]) -> list[Message]:
    """Answers the question that this client has."""
    return await guest.say(Answer(guest.question["number"], action, ref=1))


def test_both_have_the_question_at_once_and_answer_in_any_order(house: House) -> None:
    async def scenario() -> None:
        room, first, second, _ = await table(house)
        assert first.question["kind"] == second.question["kind"] == "offer-reroll"
        assert kinds(await answer(second, REROLL)) == ["State", "Done"]
        await answer(first, KEEP)
        assert room.play.match is not None
        assert room.play.match.state.marks == ("Keep", "Reroll")
        replies = room.play.match.record.replies
        assert [reply["type"] for reply in replies if reply["type"] in ("Keep", "Reroll")] == ["Keep", "Reroll"]

    house.run(scenario())


@pytest.mark.parametrize("early", [0, 1])
def test_nobody_hears_of_an_answer_until_all_are_in(house: House, early: int) -> None:
    async def scenario() -> None:
        room, *guests, watcher = await table(house, clock=ClockSetting(60))
        answers, waits = guests[early], guests[1 - early]
        before = [(each.listen(), each.state) for each in (waits, watcher)]
        told = room.summary(Reader("en")), room.clockwork.shown(room.now())
        await answer(answers, KEEP)
        assert answers.state["question"] is None
        assert [(each.listen(), each.state) for each in (waits, watcher)] == [([], state) for _, state in before]
        assert (room.summary(Reader("en")), room.clockwork.shown(room.now())) == told
        fresh = await house.guest(room.id)
        assert fresh.state["waiting"] == watcher.state["waiting"]
        assert fresh.state["question"] is None

    house.run(scenario())


def test_what_was_sealed_cannot_be_changed_or_taken_back(house: House) -> None:
    async def scenario() -> None:
        _, first, second, _ = await table(house)
        number = first.question["number"]
        await answer(first, KEEP)
        assert await first.refused(Answer(number, REROLL, ref=2)) == "not-your-turn"
        assert await first.refused(Undo(ref=3)) == "nothing-to-undo"
        await answer(second, KEEP)
        assert await first.refused(Undo(ref=4)) == "nothing-to-undo"

    house.run(scenario())


def test_a_sealed_answer_outlives_a_crash(house: House) -> None:
    async def scenario() -> None:
        made = await house.match("me", "me", game=NAME, options={})
        second = await house.guest(made.match.match, made.held[1].secret)
        await answer(second, REROLL)
        house.reopened()
        first, second = [await house.guest(made.match.match, held.secret) for held in made.held]
        assert second.state["question"] is None
        await answer(first, KEEP)
        assert first.room.play.match is not None
        assert first.room.play.match.state.marks == ("Keep", "Reroll")
        house.reopened()
        again = await house.lobby.room(made.match.match)
        assert again.play.match is not None
        assert again.play.match.state.marks == ("Keep", "Reroll")

    house.run(scenario())


def test_each_is_charged_the_time_until_the_own_answer(house: House) -> None:
    async def scenario() -> None:
        room, first, second, _ = await table(house, clock=ClockSetting(60))
        house.clock.time += 5_000
        await answer(second, KEEP)
        house.clock.time += 20_000
        await answer(first, KEEP)
        assert room.play.left == [35_000, 55_000]

    house.run(scenario())


def test_bots_answer_a_sealed_question_too(house: House) -> None:
    async def scenario() -> None:
        made = await house.match("me", "random", game=NAME, options={})
        guest = await house.guest(made.match.match, made.held[0].secret)
        for _ in range(1_000):
            if house.bots.asked:
                break
            await guest.say(WantHint(0, ref=9))
        await answer(guest, KEEP)
        assert guest.room.play.match is not None
        assert len(guest.room.play.match.state.marks) == 2 or guest.room.play.sealed

    house.run(scenario())


def test_people_at_one_screen_answer_one_after_the_other(house: House) -> None:
    async def scenario() -> None:
        made = await house.match("me", "me", game=NAME, options={})
        both = await house.guest(made.match.match, *(held.secret for held in made.held))
        both.connection.facing = 0
        both.room.tell_state(both.connection)
        await answer(both, KEEP)
        assert both.state["pass_to"] == 1

    house.run(scenario())
