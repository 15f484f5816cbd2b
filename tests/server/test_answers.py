"""Answers at the table: acknowledged when they are stored, refused when they are stale, foreign or illegal."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from edgewise import SeededDealer, catalog, players
from edgewise.core.odds import Odds
from edgewise.core.question import AnyQuestion
from edgewise.core.refusal import BadInput
from edgewise.players import Hint
from edgewise.server.bots import Failed
from edgewise.server.messages import (
    Answer,
    Concede,
    SetAsking,
    SetLanguage,
    WantHint,
    WantOdds,
    WhyNot,
)
from edgewise.server.parts import Asking
from edgewise.server.reading import Reader
from tests.server.house import Guest, House, answer_until, asked, chosen, kinds


def test_an_answer_is_acknowledged_after_everybody_saw_it(house: House) -> None:
    async def scenario() -> None:
        _, first, second = await house.duel()
        guest = asked(first, second)
        other = second if guest is first else first
        before = guest.state["answers"]
        heard = await guest.say(chosen(guest, ref=77))
        assert kinds(heard)[-1] == "Done"
        assert heard[-1]["ref"] == 77
        assert guest.state["answers"] > before
        assert other.state["answers"] == guest.state["answers"]

    house.run(scenario())


def test_a_second_click_is_refused_as_stale(house: House) -> None:
    async def scenario() -> None:
        _, first, second = await house.duel()
        guest = asked(first, second)
        answer = chosen(guest)
        await guest.say(answer)
        assert await guest.refused(answer) == "stale-answer"

    house.run(scenario())


def test_nobody_answers_for_another_seat(house: House) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        guest = asked(first, second)
        other = second if guest is first else first
        watcher = await house.guest(room.id)
        before = len(room.play.answers)
        assert await other.refused(chosen(guest)) == "not-your-turn"
        assert await watcher.refused(chosen(guest)) == "not-your-seat"
        assert await other.refused(Concede(room.play.asked.seat)) == "not-your-seat"  # type: ignore[union-attr]
        assert len(room.play.answers) == before

    house.run(scenario())


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(house: House) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        guest = asked(first, second)
        before = room.play.serial
        action = {"type": "EndTurn"}
        heard = await guest.say(Answer(guest.question["number"], action, 5))
        assert heard[-1]["problem"]["code"] == "illegal-action"
        assert heard[-1]["problem"]["rule"].startswith("DF-")
        assert heard[-1]["problem"]["text"]
        judged = (await guest.say(WhyNot(action, 6)))[-1]
        assert judged["type"] == "Judged"
        assert not judged["allowed"]
        assert judged["problem"] == heard[-1]["problem"]
        legal = guest.question["options"][0]["action"]
        assert (await guest.say(WhyNot(legal, 7)))[-1]["allowed"]
        assert room.play.serial == before

    house.run(scenario())


def test_reactions_can_be_passed_for_a_seat(house: House) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        for seat, guest in enumerate((first, second)):
            await guest.say(SetAsking(seat, Asking(reactions="pass-always")))
        await answer_until("declare", first, second)
        dealer = SeededDealer(4)
        while room.play.asked is not None:
            guest = asked(first, second)
            seat, turn = guest.state["seat"], guest.state["scene"]["turn"]
            assert not (guest.question["kind"].startswith("window-") and seat != turn)
            await guest.say(chosen(guest, dealer.below(len(guest.question["options"]))))
        assert any(answer.by == "passed" for answer in room.play.answers)

    house.run(scenario())


def test_a_seat_may_want_to_be_asked_everything(house: House) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        for seat, guest in enumerate((first, second)):
            await guest.say(SetAsking(seat, Asking(forced="ask")))
        before = len(room.play.answers)
        for _ in range(60):
            guest = asked(first, second)
            await guest.say(chosen(guest, guest.question["passing"] or 0))
        assert all(answer.by == "person" for answer in room.play.answers[before:])
        assert len(room.play.answers) == before + 60

    house.run(scenario())


def test_the_language_changes_in_place(house: House) -> None:
    async def scenario() -> None:
        _, first, second = await house.duel()
        guest = asked(first, second)
        english = guest.question["words"]["text"]
        heard = await guest.say(SetLanguage("de"))
        assert guest.question["words"]["text"] != english
        assert heard[0]["log_from"] == 0
        keys_only = await house.guest(guest.room.id, reader=Reader("en", words=False))
        assert all(line["words"]["text"] == "" for line in keys_only.state["lines"])

    house.run(scenario())


def test_hints_and_odds_are_told_with_reasons(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hint(game: str, question: AnyQuestion) -> tuple[Hint, ...]:
        return players.hint(catalog.game(game), question)

    async def odds(game: str, question: AnyQuestion, about: dict[str, Any]) -> Odds:
        try:
            found: Odds = catalog.game(game).odds(question.view, about)
        except BadInput as error:
            raise Failed(str(error)) from None
        return found

    async def scenario() -> None:
        monkeypatch.setattr(house.bots, "hint", hint)
        monkeypatch.setattr(house.bots, "odds", odds)
        room, first, second = await house.duel()
        guest = await answer_until("declare", first, second)
        hinted = await advised(guest, WantHint(room.play.serial, 4))
        assert (hinted["type"], hinted["ref"]) == ("Hinted", 4)
        assert 0 < hinted["best"][0]["worth"] < 1
        assert hinted["best"][0]["index"] < len(guest.question["options"])
        assert (await advised(guest, WantHint(room.play.serial + 1, 5)))["problem"]["code"] == "stale-answer"
        mine, other = [
            next(m["model"] for s in guest.state["scene"]["squads"] if s["seat"] == seat for m in s["models"])
            for seat in (guest.state["seat"], 1 - guest.state["seat"])
        ]
        told = await advised(guest, WantOdds({"type": "sequence", "model": mine, "target": other}, 6))
        assert told["type"] == "Computed"
        assert sum(chance["share"] for chance in told["chances"][1:]) == pytest.approx(1)
        assert any(factor["rule"] == "DF-COM-7" and factor["words"]["text"] for factor in told["factors"])
        assert (told["kind"], told["seat"]) == ("sequence", 0)
        assert 0 < told["harm_done"] + told["harm_taken"] <= 1
        assert {factor["usual"] for factor in told["factors"]} == {True, False}
        assert (await advised(guest, WantOdds({"type": "Pass"}, 7)))["problem"]["code"] == "no-odds"

    house.run(scenario())


async def advised(guest: Guest, intent: WantHint | WantOdds) -> dict[str, Any]:
    """What comes back for a question to the adviser."""
    await guest.say(intent)
    while guest.intents._advising:
        await asyncio.sleep(0.01)
    return guest.listen()[-1]
