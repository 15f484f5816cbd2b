"""Nobody is told more than the own seat may know, on any channel."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from edgewise import SeededDealer
from edgewise.core.fields import Knower, Seat
from edgewise.games.dawnfall.events import DeckLookedAt
from edgewise.games.dawnfall.kinds import Card, InOrder
from edgewise.server import advice
from edgewise.server.connection import Connection, encode
from edgewise.server.dice import Seed
from edgewise.server.intents import Intents
from edgewise.server.journal import Founding, SeatFounding
from edgewise.server.messages import WhyNot
from edgewise.server.play import Play
from edgewise.server.problems import Denied
from edgewise.server.reading import Reader
from edgewise.server.replays import finished
from edgewise.server.room import Room
from edgewise.server.socket import geometry_of
from edgewise.server.storage import Store
from tests.contract.knowledge import KNOWN
from tests.contract.mutation import mutated
from tests.server.house import FIRST_GAME, Guest, House

SETTINGS = (
    *(("dawnfall", setting) for setting in ("duel", "switches", "tvt")),
    ("the-edge", next(iter(KNOWN["the-edge"].settings))),
)
READER = Reader("de")


def play_of(options: dict[str, Any], seats: int, game: str = "dawnfall") -> Play:
    """A match of people, begun."""
    people = tuple(SeatFounding("person", f"P{n}", secret=str(n)) for n in range(seats))
    play = Play(Founding("m", game, options, people, Seed("07" * 32, "00" * 16), 0))
    play.begin_if_full(0)
    return play


def positions(setting: str, seed: int, every: int, game: str = "dawnfall") -> Iterator[Play]:
    """A random match, now and then."""
    play = play_of(KNOWN[game].settings[setting], 4 if setting == "tvt" else 2, game)
    dealer = SeededDealer(seed)
    number = 0
    while (asked := play.asked) is not None and play.match is not None:
        if number % every == 0:
            yield play
        options = play.match.legal()
        play.answer(asked.seat, options[dealer.below(len(options))], number)
        number += 1


def told(room: Room, seat: int | None, actions: list[dict[str, Any]]) -> list[bytes]:
    """Everything that a connection at a seat can be told now."""
    room.speech.play.serial += 1  # what was made before is not looked at again
    secrets = {} if seat is None else {seat: "secret"}
    connection = Connection(secrets, READER)
    room.enter(connection)
    room.tell_state(connection)
    room.tell_requests()
    intents = Intents(room, connection, room._bots, None)  # type: ignore[arg-type]  # no rematch here
    for action in actions:
        try:
            intents._judge(WhyNot(action))
        except Denied as denied:
            connection.send(encode(denied.problem("en")))
    room.connections.clear()
    messages = []
    while (message := connection.take()) is not None:
        messages.append(message)
    others = [room.summary(READER), room.commitment(), geometry_of(room)]
    return [*messages, *(encode(each) for each in others)]


@pytest.mark.parametrize(("game", "setting"), SETTINGS)
def test_what_a_seat_is_told_does_not_change_when_only_hidden_things_change(
    game: str, setting: str, house: House
) -> None:
    disguises = KNOWN[game].disguises
    dealer = SeededDealer(7)
    compared = 0

    async def scenario() -> None:
        nonlocal compared
        for play in positions(setting, 3, 30, game):
            assert play.match is not None
            room = Room(play, house.store, house.bots, house.clock)
            state, listed = play.match.state, play.match.legal()
            tries = [mutated(play.game, listed[dealer.below(len(listed))], dealer) for _ in range(5)]
            actions = [msgspec.to_builtins(each) for each in (*tries, listed[0]) if each is not None]
            for seat in (0, 1, None):
                serial = play.serial
                seen = told(room, seat, actions)
                for disguise in disguises(state, seat, dealer):
                    play.serial = serial
                    play.match.state = disguise
                    assert told(room, seat, actions) == seen
                    compared += 1
                play.match.state, play.serial = state, serial
        assert compared > 20

    house.run(scenario())


def test_a_disguise_is_noticed_by_the_seat_that_may_know(house: House) -> None:
    async def scenario() -> None:
        play = next(itertools.islice(positions("duel", 3, 100), 2, None))
        assert play.match is not None
        room = Room(play, house.store, house.bots, house.clock)
        state = play.match.state
        twins = list(KNOWN["dawnfall"].disguises(state, 0, SeededDealer(1)))
        seen = told(room, 1, [])
        play.match.state = next(t for t in twins if t.hands[1] != state.hands[1])
        assert told(room, 1, []) != seen

    house.run(scenario())


def looked(house: House) -> Room:
    """A match in which the seat that is asked has looked at the top of a deck, and saw a Fireball."""
    play = play_of(FIRST_GAME, 2)
    assert play.asked is not None
    seat = play.asked.seat
    row = (InOrder(Card("fireball")),)
    play._listen([DeckLookedAt("DF-INF-2", Knower(Seat(seat)), Seat(1 - seat), 1, row)])
    return Room(play, house.store, house.bots, house.clock)


def last_line(connection: Connection) -> str:
    """The last line of the log that a connection was sent."""
    messages = []
    while (message := connection.take()) is not None:
        messages.append(msgspec.json.decode(message))
    return str(messages[-1]["lines"][-1]["words"]["text"])


def test_what_one_seat_learned_is_told_to_nobody_else(house: House) -> None:
    async def scenario() -> None:
        room = looked(house)
        heard = {seat: b"".join(told(room, seat, [])) for seat in (0, 1, None)}
        assert room.play.asked is not None
        assert [seat for seat, text in heard.items() if "Feuerball" in text.decode()] == [room.play.asked.seat]

    house.run(scenario())


def test_on_a_shared_screen_a_line_is_hidden_before_the_next_player_looks(house: House) -> None:
    async def scenario() -> None:
        room = looked(house)
        connection = Connection({0: "a", 1: "b"}, READER)
        heard = []
        assert room.play.asked is not None
        knower = room.play.asked.seat
        for seat in (knower, 1 - knower, knower):
            connection.facing = seat
            room.tell_state(connection)
            heard.append("Feuerball" in last_line(connection))
        assert heard == [True, False, True]

    house.run(scenario())


def test_what_odds_are_worked_out_from_does_not_depend_on_hidden_things() -> None:
    dealer = SeededDealer(9)
    compared = 0
    for play in positions("duel", 5, 1):
        assert play.match is not None
        assert play.asked is not None
        state, seat = play.match.state, play.asked.seat
        inside = [o for o in play.options() if play.game.showing.is_inside(msgspec.to_builtins(o))]
        if not inside:
            continue
        action = msgspec.to_builtins(inside[-1])
        seen = encode(play.game.view(advice._after(play, seat, action), seat))
        for disguise in KNOWN["dawnfall"].disguises(state, seat, dealer):
            play.match.state = disguise
            assert encode(play.game.view(advice._after(play, seat, action), seat)) == seen
            compared += 1
        play.match.state = state
    assert compared > 10


def test_cards_that_were_never_shown_are_never_spoken_of(house: House) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        watcher = await house.guest(room.id)
        await play_out(first, second, watcher)
        match = room.play.match
        assert match is not None
        state = match.state
        hidden = {*state.hands[1], *state.decks[1], *state.tops[1]}
        shown = {*state.discards[1], *(e.card for row in state.attached for e in row)}
        told = {card for line in room.play.log for card in getattr(line.about, "cards", ())}
        chapter: Any = room.play.game.factions["chapter"]
        never = hidden - shown - told - {c.id for c in chapter.cards}
        assert len(never) > 3
        for guest in (first, watcher):
            sent = b"".join(guest.raw)
            assert [card for card in never if f'"{card}"'.encode() in sent] == []
        assert any(f'"{card}"'.encode() in b"".join(second.raw) for card in never)

    house.run(scenario())


async def play_out(first: Guest, second: Guest, *watchers: Guest) -> None:
    """Plays a while at random, until a few cards are out."""
    from edgewise.server.messages import Answer

    dealer = SeededDealer(11)
    while first.room.play.asked is not None and first.room.play.turn_number < 9:
        guest = first if first.state["question"] is not None else second
        question = guest.question
        action = question["options"][dealer.below(len(question["options"]))]["action"]
        await guest.say(Answer(question["number"], action))
        for other in (first, second, *watchers):
            other.listen()


def test_a_spectator_sees_no_hand(house: House) -> None:
    async def scenario() -> None:
        room, first, _ = await house.duel()
        watcher = await house.guest(room.id)
        assert watcher.state["scene"]["hands"] == {}
        assert list(first.state["scene"]["hands"]) == ["0"]

    house.run(scenario())


def test_the_replay_of_a_running_match_is_kept_back() -> None:
    with pytest.raises(Denied, match="not-finished"):
        finished(play_of(FIRST_GAME, 2))


def test_the_seed_is_not_told_before_the_end(house: House, tmp_path: Any) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        await play_out(first, second)
        seed = room.play.founding.seed
        for guest in (first, second):
            sent = b"".join(guest.raw)
            assert seed.seed.encode() not in sent
            assert seed.salt.encode() not in sent

    house.run(scenario())


def test_a_secret_is_stored_as_its_hash_only(house: House, tmp_path: Any) -> None:
    async def scenario() -> None:
        _, first, _ = await house.duel()
        store = Store(house.url)
        store.close()
        files = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert first.connection.secrets[0].encode() not in files
        assert first.room.id.encode() in files

    house.run(scenario())
