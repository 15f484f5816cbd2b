"""Clocks: they run out, they are claimed, and they stand still while the server is down."""

from __future__ import annotations

from edgewise.server.messages import (
    ClaimClock,
    Concede,
)
from edgewise.server.parts import ClockSetting
from tests.server.house import House, asked, chosen


def test_a_clock_that_runs_out_can_be_claimed(house: House) -> None:
    async def scenario() -> None:
        _, first, second = await house.duel(clock=ClockSetting(60, 5))
        guest = asked(first, second)
        other = second if guest is first else first
        seat = guest.state["seat"]
        clock = next(c for c in guest.state["clocks"] if c["seat"] == seat)
        assert clock == {"seat": seat, "left_ms": 60_000, "running": True, "expired": False}
        house.clock.time += 10_000
        await guest.say(chosen(guest))
        assert guest.room.play.left[seat] == 55_000
        guest = asked(first, second)
        other = second if guest is first else first
        seat = guest.state["seat"]
        assert await other.refused(ClaimClock(seat)) == "clock-runs"
        house.clock.time += 100_000
        assert await guest.refused(ClaimClock(seat)) == "clock-runs"
        await other.say(ClaimClock(seat))
        ending = other.state["ending"]
        assert ending["winners"] == [other.state["seat"]]
        assert ending["words"]["text"] == "A player ran out of time."

    house.run(scenario())


def test_who_lost_on_time_has_none_left_afterwards(house: House) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel(clock=ClockSetting(60))
        guest = asked(first, second)
        other = second if guest is first else first
        seat = guest.state["seat"]
        house.clock.time += 100_000
        await other.say(ClaimClock(seat))
        assert [c["left_ms"] for c in sorted(other.state["clocks"], key=lambda c: c["seat"] != seat)] == [0, 60_000]
        house.reopened()
        again = await house.lobby.room(room.id)
        assert again.clockwork.shown(house.clock())[seat].left_ms == 0

    house.run(scenario())


def test_clocks_stand_still_where_somebody_gives_up(house: House) -> None:
    async def scenario() -> None:
        _, first, second = await house.duel(clock=ClockSetting(60))
        guest = asked(first, second)
        seat = guest.state["seat"]
        house.clock.time += 15_000
        await guest.say(Concede(seat))
        clock = next(c for c in guest.state["clocks"] if c["seat"] == seat)
        assert clock == {"seat": seat, "left_ms": 45_000, "running": False, "expired": False}

    house.run(scenario())


def test_time_does_not_run_while_the_server_is_down(house: House) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel(clock=ClockSetting(60))
        guest = asked(first, second)
        house.clock.time += 20_000
        await guest.say(chosen(guest))
        left = room.play.left[:]
        house.reopened()
        house.clock.time += 1_000_000
        again = await house.lobby.room(room.id)
        assert again.play.left == left
        assert [c.left_ms for c in again.clockwork.shown(house.clock())] == left

    house.run(scenario())


def test_a_bot_takes_over_from_somebody_whose_time_is_up(house: House) -> None:
    async def scenario() -> None:
        house.bots.is_idle = True
        room, first, second = await house.duel(clock=ClockSetting(60))
        guest = asked(first, second)
        other = second if guest is first else first
        seat = guest.state["seat"]
        house.clock.time += 100_000
        assert await other.refused(ClaimClock(seat, "bot", "nobody")) == "unknown-bot"
        await other.say(ClaimClock(seat, "bot", "random"))
        assert room.play.sitters[seat].kind == "bot"
        assert guest.state["question"] is None
        assert guest.state["scene"]["hands"] == {}

    house.run(scenario())
