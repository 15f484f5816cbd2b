"""Connections: bots at the table, clients that fall behind, clients that do not read."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from edgewise.server.bots import Failed
from edgewise.server.messages import (
    Ping,
)
from tests.server.house import House, kinds


def test_bots_answer_by_themselves_and_tell_how_far_they_are(house: House) -> None:
    async def scenario() -> None:
        made = await house.match("random", "random")
        watcher = await house.guest(made.match.match)
        room = watcher.room
        assert room._thinking is not None
        await room._thinking
        assert watcher.state["status"] == "over"
        assert any(m["type"] == "Thinking" and m["share"] == 0.5 for m in watcher.heard)

    house.run(scenario())


def test_a_bot_that_fails_does_not_stop_the_match(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any, **__: Any) -> int:
        raise Failed("no answer")

    async def scenario() -> None:
        monkeypatch.setattr(house.bots, "choose", fail)
        made = await house.match("random", "random")
        room = await house.lobby.room(made.match.match)
        # What they do instead is left to chance, and may end the match before that.
        while len(room.play.answers) < 60 and room.play.status == "running":
            await asyncio.sleep(0.01)
        assert room.play.answers

    house.run(scenario())


def test_a_client_that_falls_behind_gets_one_state_for_all_it_missed(house: House) -> None:
    async def scenario() -> None:
        made = await house.match("random", "random")
        watcher = await house.guest(made.match.match)
        assert watcher.room._thinking is not None
        await watcher.room._thinking
        heard = watcher.listen()
        assert not watcher.connection.is_closed
        assert kinds(heard).count("State") < 60
        log: list[Any] = []
        for state in (m for m in watcher.heard if m["type"] == "State"):
            log = [*log[: state["log_from"]], *state["lines"]]
        assert [line["number"] for line in log] == list(range(len(watcher.room.play.log)))

    house.run(scenario())


def test_a_client_that_does_not_read_is_let_go(house: House) -> None:
    async def scenario() -> None:
        _, first, _ = await house.duel()
        for number in range(300):
            await first.intents.do(Ping(number))
        assert first.connection.is_closed

    house.run(scenario())
