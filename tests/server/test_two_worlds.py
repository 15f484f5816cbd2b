"""Two worlds that differ only in what a seat may not know, played side by side: the seat is told the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from edgewise import SeededDealer
from edgewise.core.flow import Action
from edgewise.server.app import Server, Settings
from edgewise.server.bodies import PlayOn
from edgewise.server.connection import Connection, encode
from edgewise.server.intents import Intents
from edgewise.server.messages import Answer, Refused, SetLanguage, WantHint, WhyNot
from edgewise.server.parts import Asking
from edgewise.server.play import Play
from edgewise.server.problems import Denied
from edgewise.server.reading import Reader
from edgewise.server.replays import finished
from edgewise.server.room import Room
from edgewise.server.served import served
from edgewise.server.storage import Change
from tests.contract.knowledge import KNOWN
from tests.contract.mutation import mutated
from tests.server.house import FIRST_GAME, House, QuickBots
from tests.server.test_secrecy import play_of
from tests.support.proofs import proof, scaled

READER = Reader("pl")
STEPS = 60
# Where nothing is hidden there is one world only.
SECRETIVE = [game for game in served() if KNOWN[game].has_secrets]


class Forgetful:
    """A store that keeps nothing."""

    async def write(self, _: Change) -> None:
        return None


class World:
    """One of two worlds: a room, and everything that one seat and a spectator are ever sent in it."""

    def __init__(self, house: House, play: Play, seat: int) -> None:
        self.play = play
        for sitter in play.sitters:
            sitter.asking = Asking(forced="ask")
        self.room = Room(play, Forgetful(), house.bots, house.clock)  # type: ignore[arg-type]  # it can be written to
        self.seats = [Connection({n: str(n)}, READER) for n in range(len(play.sitters))]
        self.watcher = Connection({}, READER)
        self._mine = self.seats[seat]
        self.room.connections |= {*self.seats, self.watcher}
        self._intents = {each: Intents(self.room, each, house.bots, _never) for each in (*self.seats, self.watcher)}

    async def say(self, connection: Connection, intent: Any) -> None:
        """Says something; a refusal is sent as the socket sends it."""
        try:
            await self._intents[connection].do(intent)
        except Denied as denied:
            connection.send(Refused(intent.ref, denied.problem(connection.reader.language)))

    def heard(self) -> list[bytes]:
        """What the seat and the spectator were sent since the last time, and what anybody can ask for."""
        found = [text for each in (self._mine, self.watcher) for text in drained(each)]
        for other in self.seats:
            drained(other)
        kept_back = [encode(_refusal(lambda: finished(self.play)).problem(each)) for each in ("en", "de")]
        return [*found, encode(self.room.summary(READER)), encode(self.room.commitment()), *kept_back]


async def _never(_: Room) -> None:
    raise AssertionError("nobody asked for a rematch")


def _refusal(ask: Any) -> Denied:
    with pytest.raises(Denied) as caught:
        ask()
    return caught.value


def drained(connection: Connection) -> list[bytes]:
    """What waits for a connection, taken out."""
    found = []
    while (text := connection.take()) is not None:
        found.append(text)
    return found


def twins(house: House, game: str, seat: int, steps: int, seed: int) -> tuple[World, World] | None:
    """Two worlds after the same random beginning; in the second all that is hidden from the seat is different."""
    worlds = []
    for _ in range(2):
        options = next(iter(KNOWN[game].settings.values()))
        play, dealer = play_of(options, 2, game), SeededDealer(seed)
        for number in range(steps):
            asked = play.asked
            assert asked is not None
            listed = play.options()
            play.answer(asked.seat, listed[dealer.below(len(listed))], number)
        worlds.append(play)
    match = worlds[1].match
    assert match is not None
    state, other = match.state, 1 - seat
    disguises = KNOWN[game].disguises(state, seat, SeededDealer(seed))
    found = [twin for twin in disguises if twin.hands[other] != state.hands[other]]
    if not found:
        return None
    match.state = found[0]
    match.state.log = []
    worlds[1].serial += 1
    worlds[0].serial += 1
    return World(house, worlds[0], seat), World(house, worlds[1], seat)


def common(one: World, other: World) -> list[Action]:
    """Answers that both worlds offer."""
    theirs = set(other.play.options())
    return [option for option in one.play.options() if option in theirs]


async def compared(one: World, other: World, seat: int, dealer: SeededDealer) -> int:
    """How many steps both worlds go together; all that is heard on the way must be the same."""
    for step in range(STEPS):
        asked = one.play.asked
        if asked is None or asked != other.play.asked:
            return step
        if asked.seat == seat:
            assert one.play.options() == other.play.options()
        options = common(one, other)
        if not options:
            return step
        action = options[dealer.below(len(options))]
        wrong = mutated(one.play.game, action, dealer) or action
        for world in (one, other):
            mine = world.seats[seat]
            for who in (mine, world.watcher):
                await world.say(who, WhyNot(msgspec.to_builtins(wrong), ref=step))
                await world.say(who, WantHint(world.play.serial + 5, ref=step))
                await world.say(who, Answer(world.play.serial + 1, {"type": "Pass"}, ref=step))
            await world.say(mine, SetLanguage("de" if step % 2 else "pl"))
        assert one.heard() == other.heard()
        for world in (one, other):
            answer = Answer(world.play.serial, msgspec.to_builtins(action), ref=step)
            await world.say(world.seats[asked.seat], answer)
        if one.play.asked != other.play.asked:
            # Who is asked next may depend on hidden cards; from here on the seat may know the difference.
            return step
        assert one.heard() == other.heard()
    return STEPS


@proof
@pytest.mark.parametrize("game", SECRETIVE)
@pytest.mark.parametrize("seat", [0, 1])
def test_everything_ever_sent_to_a_seat_is_the_same_in_both_worlds(house: House, game: str, seat: int) -> None:
    async def scenario() -> None:
        steps = 0
        for seed in range(scaled(8)):
            pair = twins(house, game, seat, 20 + 15 * (seed % 8), seed)
            if pair is not None:
                steps += await compared(*pair, seat, SeededDealer(seed))
        assert steps > 40

    house.run(scenario())


@pytest.mark.parametrize("game", SECRETIVE)
def test_the_hidden_seat_is_told_the_difference(house: House, game: str) -> None:
    async def scenario() -> None:
        pair = twins(house, game, 0, 40, 1)
        assert pair is not None
        for world in pair:
            world.room.tell_all()
        one, other = ([drained(world.seats[1]), drained(world.seats[0])] for world in pair)
        assert one[0] != other[0]
        assert one[1] == other[1]

    house.run(scenario())


PUBLIC = ("", "/content", "/geometry", "/replay", "/scenes", "/scenes?seat=0", "/dice", "/record")


def test_http_tells_the_same_about_both_worlds(tmp_path: Path) -> None:
    server = Server(Settings(f"sqlite:///{tmp_path / 'worlds.db'}"))
    server.bots = server.lobby.bots = QuickBots()
    wish = {"options": FIRST_GAME, "seats": [{"kind": "me"}, {"kind": "me"}], "public": True}
    with TestClient(server.app, base_url="http://localhost.local") as client:
        made = client.post("/api/matches", json=wish).json()
        match, mine = made["match"]["match"], made["held"][0]
        play = server.lobby.rooms[match].play
        assert play.match is not None
        state = play.match.state

        def told() -> list[tuple[int, bytes]]:
            answers = [client.get(f"/api/matches/{match}{path}") for path in PUBLIC]
            answers.append(client.get("/api/matches"))
            answers.append(client.post("/api/mine", json={"held": [{"match": match, "secret": mine["secret"]}]}))
            on = PlayOn(step=0, seat=0, bot="random")
            answers.append(client.post(f"/api/matches/{match}/play-on", content=encode(on)))
            return [(answer.status_code, answer.content) for answer in answers]

        first = told()
        assert {code for code, _ in first[3:8]} == {409}
        for twin in KNOWN["dawnfall"].disguises(state, 0, SeededDealer(2)):
            play.match.state = twin
            assert told() == first
