"""Dice that anybody can check."""

from __future__ import annotations

import hashlib
from collections import Counter

import msgspec

from edgewise import Draw, Drawn, Roll, Rolled
from edgewise.server.dice import CommittedDealer, Seed, fresh_seed, numbers_used
from edgewise.server.lobby import stored
from edgewise.server.messages import Concede, Face, Undo
from edgewise.server.replays import check_dice
from tests.server.house import FIRST_GAME, House, chosen

SEED = "ab" * 32


def by_the_book(number: int, count: int) -> int:
    """The same as docs/protocol.md says it."""
    digest = hashlib.sha256(bytes.fromhex(SEED) + number.to_bytes(8, "big")).digest()
    return int.from_bytes(digest[:8], "big") * count >> 64


def test_a_roll_follows_from_the_seed_as_documented() -> None:
    dealer = CommittedDealer(SEED)
    want = Roll(0, "red", (2, 3, 4, 5), "attack")
    assert [dealer.deal(want) for _ in range(20)] == [Rolled(want.faces[by_the_book(n, 4)]) for n in range(20)]


def test_a_pool_takes_one_number_for_each_die() -> None:
    dealer = CommittedDealer(SEED, used=2)
    rolled = dealer.deal(Roll(0, "d6", (1, 2, 3, 4, 5, 6), "shots", count=3))
    assert rolled == Rolled.of(1 + by_the_book(n, 6) for n in (2, 3, 4))
    assert dealer.used == 5 == 2 + numbers_used([rolled])


def test_a_draw_takes_one_number_for_each_item() -> None:
    dealer = CommittedDealer(SEED, used=5)
    pool = ["a", "b", "c", "d"]
    drawn = dealer.deal(Draw(0, tuple(pool), 3, "hand"))
    assert drawn == Drawn((pool.pop(by_the_book(5, 4)), pool.pop(by_the_book(6, 3)), pool.pop(by_the_book(7, 2))))
    assert dealer.used == 8 == 5 + numbers_used([drawn])


def test_every_face_comes_up_evenly() -> None:
    dealer = CommittedDealer(SEED)
    counts = Counter(dealer.below(6) for _ in range(6_000))
    assert max(abs(n - 1_000) for n in counts.values()) < 120


def test_the_hash_is_over_seed_and_salt() -> None:
    seed = Seed("00ff", "10")
    assert seed.hash == hashlib.sha256(bytes([0, 255, 16])).hexdigest()
    assert fresh_seed() != fresh_seed()
    assert len(fresh_seed().seed) == 64


def test_every_roll_of_a_match_is_verified_also_those_that_were_taken_back(house: House) -> None:
    async def scenario() -> None:
        options = {"players": FIRST_GAME["players"], "layout": "first-game"}
        made = await house.match("me", "me", options=options)
        guest = await house.guest(made.match.match, *(held.secret for held in made.held))
        room = guest.room
        for number in range(160):
            if room.play.asked is None:
                break
            await guest.say(Face(room.play.asked.seat))
            await guest.say(chosen(guest, guest.question["passing"] or 0))
            if number in (60, 90, 120):
                await guest.say(Undo())
        await guest.say(Concede(0))
        founding, journal = await house.store.read(lambda connection: stored(connection, room.id))
        assert founding is not None
        checked = check_dice(founding, journal)
        assert checked.verified
        assert len(checked.throws) > 5
        assert checked.commitment.seed == founding.seed.seed

    house.run(scenario())


def test_a_forged_roll_is_noticed(house: House) -> None:
    async def scenario() -> None:
        options = {"players": FIRST_GAME["players"], "layout": "first-game"}
        made = await house.match("me", "me", options=options)
        guest = await house.guest(made.match.match, made.held[0].secret)
        await guest.say(Concede(0))
        founding, journal = await house.store.read(lambda connection: stored(connection, guest.room.id))
        assert founding is not None
        assert check_dice(founding, journal).verified
        other = Seed("cd" * 32, founding.seed.salt)
        checked = check_dice(msgspec.structs.replace(founding, seed=other), journal)
        assert not checked.verified
        assert not all(throw.agrees for throw in checked.throws)

    house.run(scenario())
