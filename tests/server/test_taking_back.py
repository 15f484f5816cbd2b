"""Taking back: freely, by agreement, and never the dice."""

from __future__ import annotations

from edgewise.server.messages import (
    AgreeUndo,
    Answer,
    Face,
    Undo,
)
from edgewise.server.reading import Reader
from edgewise.server.speech import Speech
from tests.server.house import FIRST_GAME, House, answer_until, asked, chosen, kinds


def test_the_own_last_answer_is_taken_back_freely(house: House) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        guest = await answer_until("deploy-squad", first, second)
        question = guest.question
        await guest.say(Answer(question["number"], question["options"][-1]["action"]))
        assert guest.question["kind"] == "deploy-model"
        await guest.say(Answer(guest.question["number"], guest.question["options"][0]["action"]))
        lines = len(room.play.log)
        assert guest.state["can_undo"]
        heard = await guest.say(Undo(3))
        assert kinds(heard)[-1] == "Done"
        assert guest.question["kind"] == "deploy-model"
        assert guest.state["log_from"] == len(room.play.log) == lines - 1
        await guest.say(Undo(4))
        assert guest.question["options"] == question["options"]
        assert guest.question["number"] != question["number"]

    house.run(scenario())


def test_what_was_rolled_is_taken_back_only_when_the_other_agrees(house: House) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        guest = await answer_until("declare", first, second)
        other = second if guest is first else first
        passive = next(o for o in guest.question["options"] if o["action"].get("kind") == "passive")
        await guest.say(Answer(guest.question["number"], passive["action"]))
        await answer_until("declare", other)
        kept = len(room.play.answers)
        assert kinds(await guest.say(Undo(1)))[-1] == "Done"
        assert len(room.play.answers) == kept
        assert room.undoing is not None
        other.listen()
        assert other.heard[-1]["undoing"]["waiting_for"] == [1 - guest.state["seat"]]
        assert await guest.refused(AgreeUndo(True)) == "nothing-to-agree"
        await other.say(AgreeUndo(True))
        assert guest.question["kind"] == "declare"
        assert room.undoing is None

    house.run(scenario())


def test_a_refused_request_changes_nothing(house: House) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        guest = await answer_until("declare", first, second)
        other = second if guest is first else first
        await guest.say(Answer(guest.question["number"], {"type": "Declare", "kind": "passive"}))
        await answer_until("declare", other)
        before = room.play.serial
        await guest.say(Undo())
        await other.say(AgreeUndo(False))
        assert room.play.serial == before
        assert room.undoing is None
        assert await other.refused(AgreeUndo(True)) == "nothing-to-agree"

    house.run(scenario())


def test_dice_that_were_taken_back_are_not_rolled_again(house: House) -> None:
    async def scenario() -> None:
        made = await house.match("me", "me", options={"players": FIRST_GAME["players"], "layout": "first-game"})
        guest = await house.guest(made.match.match, *(held.secret for held in made.held))
        room = guest.room
        used = room.play.dealer.committed.used
        assert used >= 2
        while room.play.asked is not None and room.play.dealer.committed.used == used:
            await guest.say(Face(room.play.asked.seat))
            await guest.say(chosen(guest))
        after = room.play.dealer.committed.used
        await guest.say(Undo())
        assert room.play.dealer.committed.used == after

    house.run(scenario())


def test_a_reader_who_was_away_meanwhile_gets_the_lines_that_were_written_anew(house: House) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        polish, speech = Reader("pl"), room.speech
        for _ in range(4):
            guest = asked(first, second)
            await guest.say(chosen(guest))
        before = speech.lines(0, polish)
        for each in (first, second):
            each.leave()
        number = len(room.play.answers) - 1
        room.play.take_back(number, 0)
        seat = room.play.asked
        assert seat is not None
        options = room.play.options()
        room.play.answer(seat.seat, options[-1], 0)
        anew = Speech(room.play).lines(0, polish)
        assert anew != before
        assert speech.lines(0, polish) == anew

    house.run(scenario())
