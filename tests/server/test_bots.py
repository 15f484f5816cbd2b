"""Bots think in processes of their own."""

from __future__ import annotations

import asyncio

import pytest

from edgewise import Match
from edgewise.core.question import AnyQuestion
from edgewise.server.bots import Bots, Failed
from tests.server.house import FIRST_GAME


def question() -> AnyQuestion:
    return Match.new("dawnfall", options=FIRST_GAME).question()


def test_bots_answer_report_and_are_replaced_when_they_fail() -> None:
    bots = Bots(1, seconds=30)
    asked = question()
    reports: list[float] = []

    async def ask() -> None:
        index = await bots.choose("dawnfall", "random", asked)
        assert 0 <= index < len(asked.options)
        with pytest.raises(Failed, match="nobody"):
            await bots.choose("dawnfall", "nobody", asked)
        first = await bots.choose("dawnfall", "veteran", asked, lambda share, _: reports.append(share))
        assert 0 <= first < len(asked.options)
        pending = asyncio.create_task(bots.choose("dawnfall", "warlord", asked))
        await asyncio.sleep(0.05)
        pending.cancel()
        after = await asyncio.wait_for(bots.choose("dawnfall", "random", asked), 30)
        assert 0 <= after < len(asked.options)

    try:
        asyncio.run(ask())
    finally:
        bots.close()
    assert all(0 <= share <= 1.01 for share in reports)


def test_a_process_that_is_killed_is_replaced() -> None:
    import multiprocessing

    bots = Bots(1)
    asked = question()

    async def ask() -> None:
        await bots.choose("dawnfall", "random", asked)
        for child in multiprocessing.active_children():
            if child.name == "edgewise-bot":
                child.kill()
                child.join()
        with pytest.raises(Failed):
            await bots.choose("dawnfall", "random", asked)
        await bots.choose("dawnfall", "random", asked)

    try:
        asyncio.run(ask())
    finally:
        bots.close()
