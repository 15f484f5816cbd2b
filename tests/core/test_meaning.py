"""What the fields of a class stand for is read off their types, the same for every game."""

from __future__ import annotations

from typing import Literal, NewType, TypedDict

import msgspec
import pytest

from edgewise.core.events import Event, knower_of, shared
from edgewise.core.fields import PLAIN, Knower, Many, One, Row, Seat, Secret, Value, Whole, fields_of, key_of
from edgewise.core.meaning import Keys, Made, Meaning, Named, Numbered, Thing, Words
from edgewise.core.phrase import Phrase, phrase

Ship = NewType("Ship", int)
Cargo = NewType("Cargo", str)
Port = NewType("Port", tuple[int, int])


class Stop(msgspec.Struct, frozen=True):
    port: Port
    days: int = 1


class ShipSailed(Event, frozen=True):
    ship: Ship
    stops: tuple[Stop, ...]
    escort: Ship | None = None
    wind: Literal["fair", "foul"] = "fair"


class CargoLoaded(Event, frozen=True):
    reveals = True

    seat: Knower
    count: int
    cargo: Secret[tuple[Cargo, ...]] = ()


class PairMet(Event, frozen=True):
    pairs: tuple[tuple[Ship, Ship], ...]


class Muddled(Event, frozen=True):
    what: Ship | Cargo


class About(msgspec.Struct, frozen=True):
    ships: tuple[Ship, ...] = ()
    berths: tuple[Berth, ...] = ()
    seats: tuple[Seat, ...] = ()
    cargo: tuple[Cargo, ...] = ()


class Why(TypedDict, total=False):
    ship: Ship
    cargo: Cargo
    need: int


Berth = NewType("Berth", int)
World = dict[tuple[int, int], int]
WORLD: World = {(0, 0): 7, (2, 1): 9}


def ship_words(world: World, ship: int) -> Words:
    return phrase("ship", number=ship)


def berth_of(world: World, port: Value) -> tuple[Thing, ...]:
    return ((Berth, world[port]),) if isinstance(port, tuple) and port in world else ()


MEANING = Meaning(
    Keys("sea-do", "sea", "sea-ask", "sea-refused"),
    About,
    {
        Ship: Numbered(ship_words),
        Cargo: Named(lambda world, cargo: cargo.title(), lambda world, cargo: f"{len(cargo)} kinds"),
        Seat: Numbered(lambda world, seat: seat + 1),
        Stop: Made(lambda world, stop: str(stop)),
    },
    {Port: berth_of},
)
SAILED = ShipSailed("SEA-1", Ship(3), (Stop(Port((2, 1))), Stop(Port((0, 0)))))


def test_the_type_of_a_field_says_what_it_stands_for() -> None:
    shapes = {field.name: field.shape for field in fields_of(ShipSailed)}
    assert shapes == {"rule": PLAIN, "ship": One(Ship), "stops": Many(Whole()), "escort": One(Ship), "wind": PLAIN}
    assert fields_of(PairMet)[1].shape == Many(Row((One(Ship), One(Ship))))


def test_two_kinds_of_thing_in_one_field_are_refused() -> None:
    with pytest.raises(TypeError, match="union of tagged structs"):
        fields_of(Muddled)


def test_an_event_points_at_the_things_in_its_fields_and_in_structs_of_them() -> None:
    assert MEANING.about(WORLD, SAILED) == About(ships=(Ship(3),), berths=(Berth(9), Berth(7)))
    assert MEANING.about(WORLD, PairMet("SEA-2", ((Ship(1), Ship(2)), (Ship(2), Ship(1))))).ships == (1, 2)


def test_nobody_is_pointed_at_where_there_is_none() -> None:
    assert MEANING.about(WORLD, ShipSailed("SEA-1", Ship(-1), (), None)) == About()


def test_the_parameters_of_a_message_are_the_fields_in_words() -> None:
    pairs = MEANING.params(WORLD, PairMet("SEA-2", ((Ship(1), Ship(2)),)))
    assert pairs["pairs"] == ((phrase("ship", number=1), phrase("ship", number=2)),)
    said = MEANING.params(WORLD, ShipSailed("SEA-1", Ship(3), (), None, "foul"))
    assert (said["ship"], said["escort"], said["wind"]) == (Phrase("ship", {"number": 3}), "none", "foul")


def test_only_the_knower_is_told_what_is_secret() -> None:
    loaded = CargoLoaded("SEA-3", Knower(Seat(1)), 2, (Cargo("tea"), Cargo("salt")))
    assert knower_of(loaded) == 1
    assert "cargo" not in MEANING.params(WORLD, loaded)
    assert "cargo" not in MEANING.params(WORLD, loaded, seat=0)
    assert MEANING.params(WORLD, loaded, seat=1)["cargo"] == "2 kinds"
    assert MEANING.about(WORLD, loaded) == About(seats=(Seat(1),))


def test_what_everybody_may_know_of_an_event_says_nothing_secret() -> None:
    loaded = CargoLoaded("SEA-3", Knower(Seat(1)), 2, (Cargo("tea"),))
    assert shared(loaded) == CargoLoaded("SEA-3", Knower(Seat(1)), 2)
    assert shared(SAILED) is SAILED


def test_nobody_knows_more_of_an_event_without_secrets() -> None:
    assert knower_of(CargoLoaded("SEA-3", Knower(Seat(1)), 2)) is None
    assert knower_of(SAILED) is None


def test_numbers_of_a_refusal_are_words_by_the_types_of_its_facts() -> None:
    said = MEANING.worded(WORLD, Why, {"ship": 4, "cargo": "tea", "need": 2, "other": 5})
    assert said == {"ship": phrase("ship", number=4), "cargo": "Tea", "need": 2, "other": 5}


def test_a_value_that_is_no_such_thing_is_repeated_as_it_came() -> None:
    assert MEANING.worded(WORLD, Why, {"ship": "boat"}) == {"ship": "boat"}


def test_a_kind_without_words_is_a_mistake_of_the_game() -> None:
    with pytest.raises(TypeError, match="Port"):
        MEANING.params(WORLD, Stop(Port((0, 0))))


def test_the_class_of_an_event_names_its_message() -> None:
    assert key_of(CargoLoaded) == "cargo-loaded"
    assert msgspec.json.decode(msgspec.json.encode(SAILED), type=ShipSailed | PairMet) == SAILED
