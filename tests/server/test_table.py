"""A match at the table: answers, seats, taking back, hot-seat, people who leave."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from edgewise import SeededDealer, catalog, players
from edgewise.core.odds import Odds
from edgewise.core.question import Question
from edgewise.core.refusal import BadInput
from edgewise.players import Hint
from edgewise.server.bodies import Holding, Holdings, Join, PlayOn
from edgewise.server.bots import Failed
from edgewise.server.intents import AWAY_MS
from edgewise.server.messages import (
    AgreeBot,
    AgreeUndo,
    Answer,
    ClaimClock,
    Concede,
    Face,
    Ping,
    Rematch,
    ReplaceByBot,
    SetAsking,
    SetLanguage,
    Undo,
    WantHint,
    WantOdds,
    WhyNot,
)
from edgewise.server.parts import Asking, ClockSetting
from edgewise.server.problems import Denied
from edgewise.server.reading import Reader
from tests.server.house import ENGLISH, FIRST_GAME, Guest, House, kinds


def asked(*guests: Guest) -> Guest:
    """The one of them whose question is on the table."""
    return next(guest for guest in guests if guest.state["question"] is not None)


def chosen(guest: Guest, index: int = 0, ref: int = 1) -> Answer:
    """An answer to the question that is on the table."""
    question = guest.question
    return Answer(question["number"], question["options"][index]["action"], ref)


def sitting(guest: Guest) -> list[str]:
    """Who sits at the seats: people or bots."""
    return [sitter.kind for sitter in guest.room.play.sitters]


async def answer_until(kind: str, *guests: Guest) -> Guest:
    """Takes the first option again and again until this kind of question comes."""
    for _ in range(400):
        guest = asked(*guests)
        if guest.question["kind"] == kind:
            return guest
        await guest.say(chosen(guest, guest.question["passing"] or 0))
    raise AssertionError(f"nobody was asked {kind}")


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


def test_a_shared_screen_shows_a_seat_only_after_it_was_handed_over(house: House) -> None:
    async def scenario() -> None:
        made = await house.match("me", "me")
        guest = await house.guest(made.match.match, *(held.secret for held in made.held))
        seat = int(guest.state["pass_to"])
        assert (guest.state["scene"], guest.state["question"]) == (None, None)
        number = guest.room.play.serial
        assert await guest.refused(Answer(number, {"type": "Pass"})) == "not-your-turn"
        await guest.say(Face(seat))
        assert guest.state["pass_to"] is None
        assert guest.state["scene"]["seat"] == seat
        for _ in range(300):
            if guest.state["pass_to"] is not None:
                break
            await guest.say(chosen(guest, guest.question["passing"] or 0))
        assert guest.state["pass_to"] == 1 - seat
        assert guest.state["scene"] is None
        assert guest.state["question"] is None

    house.run(scenario())


def test_an_invited_guest_takes_the_open_seat_and_the_match_begins(house: House) -> None:
    async def scenario() -> None:
        made = await house.match("me", "open")
        host = await house.guest(made.match.match, made.held[0].secret)
        assert host.state["status"] == "open"
        assert host.state["scene"] is None
        assert await host.refused(Answer(0, {"type": "Pass"})) == "not-begun"
        with pytest.raises(Denied, match="wrong-invitation"):
            await house.lobby.join(made.match.match, Join("Eve", "guessed"), ENGLISH)
        token = made.invitations[0].token
        joined = await house.lobby.join(made.match.match, Join("Second", token), ENGLISH)
        assert joined.held.seat == 1
        assert host.state["status"] == "running"
        assert any(m["type"] == "Seating" and m["chairs"][1]["name"] == "Second" for m in host.heard)
        with pytest.raises(Denied, match="seat-taken"):
            await house.lobby.join(made.match.match, Join("Third", token), ENGLISH)

    house.run(scenario())


def test_a_public_match_needs_no_invitation_and_is_listed(house: House) -> None:
    async def scenario() -> None:
        made = await house.match("me", "open", public=True)
        hidden = await house.match("me", "open")
        listed = [each.match for each in await house.lobby.listed(ENGLISH)]
        assert made.match.match in listed
        assert hidden.match.match not in listed
        await house.lobby.join(made.match.match, Join("Second"), ENGLISH)

    house.run(scenario())


def test_a_seat_moves_to_another_device_once(house: House) -> None:
    async def scenario() -> None:
        room, first, _ = await house.duel()
        secret = first.connection.secrets[0]
        moved = await house.lobby.move(room.id, secret)
        with pytest.raises(Denied, match="wrong-secret"):
            await house.lobby.move(room.id, "something else")
        taken = await house.lobby.take(room.id, moved.token, ENGLISH)
        assert taken.held.seat == 0
        assert first.connection.is_closed
        assert first.listen()[-1]["problem"]["code"] == "wrong-secret"
        with pytest.raises(Denied, match="wrong-secret"):
            await house.lobby.move(room.id, secret)
        with pytest.raises(Denied, match="wrong-invitation"):
            await house.lobby.take(room.id, moved.token, ENGLISH)
        again = await house.guest(room.id, taken.held.secret)
        assert again.state["seat"] == 0

    house.run(scenario())


def test_a_moving_link_expires(house: House) -> None:
    async def scenario() -> None:
        room, first, _ = await house.duel()
        moved = await house.lobby.move(room.id, first.connection.secrets[0])
        house.clock.time += 11 * 60_000
        with pytest.raises(Denied, match="wrong-invitation"):
            await house.lobby.take(room.id, moved.token, ENGLISH)

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
        while len(room.play.answers) < 60:
            await asyncio.sleep(0.01)

    house.run(scenario())


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
        assert other.state["ending"]["winners"] == [other.state["seat"]]

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


def test_a_bot_takes_over_from_somebody_who_left_when_the_others_agree(house: House) -> None:
    async def scenario() -> None:
        house.bots.is_idle = True
        options = {"mode": "ffa", "seats": 3, "players": [FIRST_GAME["players"][0]] * 3, "allow_mirror": True}
        made = await house.match("me", "me", "me", options=options)
        first, second, third = [await house.guest(made.match.match, h.secret) for h in made.held]
        proposal = ReplaceByBot(2, "random")
        assert await first.refused(proposal) == "still-here"
        third.leave()
        assert await first.refused(proposal) == "still-here"
        house.clock.time += AWAY_MS
        await first.say(proposal)
        assert sitting(first) == ["person"] * 3
        await second.say(AgreeBot(True))
        assert sitting(first) == ["person", "person", "bot"]
        assert second.heard[-1]["type"] == "Done"

    house.run(scenario())


def test_a_rematch_changes_seats_and_keeps_the_secrets(house: House) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        assert await first.refused(Rematch()) == "not-finished"
        await first.say(Concede(0))
        await first.say(Rematch())
        second.listen()
        assert second.heard[-1]["rematch"] == [0]
        heard = await second.say(Rematch())
        ready = next(m for m in heard if m["type"] == "RematchReady")
        assert ready["held"] == [{"seat": 0, "secret": second.connection.secrets[1]}]
        again = await house.guest(ready["match"], ready["held"][0]["secret"])
        assert again.room.play.founding.origin == room.id
        assert again.room.play.founding.seed != room.play.founding.seed
        assert again.room.play.founding.options["players"][0]["faction"] == "demons"
        assert room.play.rematch == ready["match"]
        assert (await second.say(Rematch()))[0] == ready

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


def test_hints_and_odds_are_told_with_reasons(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hint(game: str, question: Question) -> tuple[Hint, ...]:
        return players.hint(catalog.game(game), question)

    async def odds(game: str, question: Question, about: dict[str, Any]) -> Odds:
        try:
            return catalog.game(game).odds(question.view, about)
        except BadInput as error:
            raise Failed(str(error)) from None

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
        assert (await advised(guest, WantOdds({"type": "Pass"}, 7)))["problem"]["code"] == "no-odds"

    house.run(scenario())


async def advised(guest: Guest, intent: WantHint | WantOdds) -> dict[str, Any]:
    """What comes back for a question to the adviser."""
    await guest.say(intent)
    while guest.intents._advising:
        await asyncio.sleep(0.01)
    return guest.listen()[-1]


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
