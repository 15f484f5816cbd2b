"""Seats: shared screens, invitations, moving to another device, people who leave, rematches."""

from __future__ import annotations

import pytest

from edgewise.server.bodies import Join
from edgewise.server.intents import AWAY_MS
from edgewise.server.messages import (
    AgreeBot,
    Answer,
    Concede,
    Face,
    Rematch,
    ReplaceByBot,
)
from edgewise.server.problems import Denied
from tests.server.house import ENGLISH, FIRST_GAME, House, chosen, sitting


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
        # What the old device sent before it heard of it is not done either.
        with pytest.raises(Denied, match="not-your-seat"):
            await first.intents.do(Concede(0))
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
