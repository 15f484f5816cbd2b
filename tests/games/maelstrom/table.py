"""Tables of Maelstrom's Edge as tests set them: units of content entries on given ground, scripted dice, and frames.

Lengths are inches here; the rules count mils.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self, TypeVar

import msgspec

from edgewise.core.events import Event
from edgewise.core.flow import Action, Ask, Frame, Roll, Rolled, advance, answer
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.abilities import AnyAbility
from edgewise.games.maelstrom.actions import CloseQuarters, Fire, HitAndRun, Shot, SuppressiveFire
from edgewise.games.maelstrom.book import Book, Setting
from edgewise.games.maelstrom.briefing import load_mission
from edgewise.games.maelstrom.deployments import load_deployment
from edgewise.games.maelstrom.items import GEAR
from edgewise.games.maelstrom.kinds import Model, ProfileName, Unit, WeaponName, WeaponNumber
from edgewise.games.maelstrom.options import Options
from edgewise.games.maelstrom.profiles import (
    Damaged,
    Force,
    MusteredModel,
    MusteredUnit,
    Shots,
    UnitEntry,
    Weapon,
    WeaponProfile,
)
from edgewise.games.maelstrom.queries.arms import FRAG, UNARMED
from edgewise.games.maelstrom.queries.shooting import refusal
from edgewise.games.maelstrom.state import Acting, Deed, Game, Note, State
from edgewise.geometry.plane import Point
from edgewise.tabletop.terrain import GROUND, Ground, Piece
from tests.games.maelstrom.content import FACTIONS, entry, texts

E = TypeVar("E", bound=Event)
Inches = float
MIL = 1000
TABLE = (48, 48)
NORTH, EAST, SOUTH, WEST = 9000, 0, 27000, 18000
DEPLOYMENTS = {name.removesuffix(".yaml"): load_deployment(text, name) for name, text in texts("deployments").items()}
MISSIONS = {
    name.removesuffix(".yaml"): load_mission(text, name, DEPLOYMENTS) for name, text in texts("missions").items()
}
OPEN_TABLES: list[Table] = []


class Squad(NamedTuple):
    """A unit as a test sets it: its entry, where its models stand, and how it is equipped and marked."""

    title: str
    at: Sequence[tuple[Inches, Inches]]
    seat: int = 0
    facing: int = EAST
    # The profile and the items of each model, by its place in the unit, where they are not those of the entry.
    profiles: Mapping[int, str] = {}
    items: Mapping[int, Sequence[str]] = {}
    # Weapons made up for the test, in place of all others.
    arms: Mapping[int, Sequence[WeaponProfile]] = {}
    # Abilities besides those of the entry, for every model.
    abilities: Sequence[AnyAbility] = ()
    # What holds for injured models besides what the entry says.
    damaged: Sequence[Damaged] = ()
    # What is changed in the profile of models.
    changed: Mapping[int, Mapping[str, Any]] = {}
    leader: int | None = None
    level: int = 0
    cover: int = 0
    moving: int = 0
    burn: int = 0
    tokens: Sequence[str] = ()
    injuries: Mapping[int, int] = {}
    surface: str = "ground"


def gun(sho: int = 1, pen: int = 4, dam: int | str = 1, rng: int | str = 24, **given: Any) -> WeaponProfile:
    """A weapon made up for a test."""
    shots = given.pop("shots", None) or Shots(fixed=sho)
    usual = {"name": WeaponName("Test Gun"), "sup": 5, "types": (), "abilities": ()}
    return WeaponProfile(rng=rng, sho=shots, pen=pen, dam=dam, **{**usual, **given})  # type: ignore[arg-type]


def blade(mod: int = 0, pen: int = 4, dam: int | str = 1, **given: Any) -> WeaponProfile:
    """A melee weapon made up for a test."""
    usual = {"name": WeaponName("Test Blade"), "sup": "-", "types": ("melee",)}
    return gun(pen=pen, dam=dam, rng="CQ", shots=Shots(cqa_mod=mod), **{**usual, **given})


def mils(place: tuple[Inches, Inches]) -> Point:
    """A place in mils."""
    return round(place[0] * MIL), round(place[1] * MIL)


def row(x: Inches, y: Inches, count: int, step: Inches = 1.5) -> list[tuple[Inches, Inches]]:
    """Places in a row along y, the first for the leader."""
    return [(x, y + n * step) for n in range(count)]


def wall(name: str, left: Inches, bottom: Inches, right: Inches, top: Inches, **given: Any) -> Piece:
    """A rectangle of terrain: an obstacle of height 1" and cover 3 unless told otherwise."""
    corners = (mils((left, bottom)), mils((right, bottom)), mils((right, top)), mils((left, top)))
    return Piece(**{"name": name, "kind": "obstacle", "corners": corners, "height": MIL, "cover": 3, **given})


def wood(name: str, left: Inches, bottom: Inches, right: Inches, top: Inches, **given: Any) -> Piece:
    """A rectangle of area terrain of cover 3."""
    return wall(name, left, bottom, right, top, **{"kind": "area", "height": 0, **given})


def mustered(squad: Squad) -> MusteredUnit:
    """The unit of a squad; models beyond the size of the entry are of its last profile."""
    found = entry(squad.title)
    names = [placed.profile for placed in found.size.models for _ in range(placed.count)]
    names = (names + names[-1:] * len(squad.at))[: len(squad.at)]
    models = tuple(_model(squad, found, n, squad.profiles.get(n, name)) for n, name in enumerate(names))
    leader = next((n for n, name in enumerate(names) if name == found.size.leader), None)
    leader = leader if squad.leader is None else squad.leader
    return MusteredUnit(found, found.title, models, leader, found.points, 0, 0)


def _model(squad: Squad, found: UnitEntry, number: int, name: str) -> MusteredModel:
    given = next((each.items for each in found.equipment if each.profile == name), ())
    items = squad.items.get(number, given)
    weapons = [weapon for item in items if (weapon := _weapon(found, item)) is not None]
    if number in squad.arms:
        weapons = [Weapon(each.name, (each,)) for each in squad.arms[number]]
    gear = [GEAR[item] for item in items if item in GEAR]
    own = [each for each in found.abilities if each.profile in (None, name)]
    profile = msgspec.structs.replace(found.profile(ProfileName(name)), **squad.changed.get(number, {}))
    return MusteredModel(
        profile=profile,
        weapons=tuple(weapons),
        abilities=(*own, *gear, *squad.abilities),
        designators=frozenset((*found.designators, *profile.model_designators)),
        damaged=(*(each for each in found.damaged if each.profile in (None, name)), *squad.damaged),
        is_add_on=False,
    )


def _weapon(found: UnitEntry, item: str) -> Weapon | None:
    """A weapon of the entry, or of any other."""
    known = found.weapon(item)
    entries = (each for faction in FACTIONS.values() for each in faction.entries)
    return known or next((weapon for each in entries if (weapon := each.weapon(item)) is not None), None)


def book(squads: Sequence[Squad], pieces: Sequence[Piece], options: Options, size: tuple[int, int]) -> Book:
    """The book of a table; units are numbered by seat, then as given."""
    forces = tuple(
        Force("", _faction(squads, seat), tuple(mustered(squad) for squad in squads if squad.seat == seat), 0)
        for seat in (0, 1)
    )
    setting = Setting(FACTIONS, MISSIONS, {}, DEPLOYMENTS)
    ground = Ground(size[0] * MIL, size[1] * MIL, pieces)
    return Book(options, setting, (forces[0], forces[1]), ground)


def _faction(squads: Sequence[Squad], seat: int) -> str:
    return next((entry(squad.title).faction for squad in squads if squad.seat == seat), "karist")


class Table:
    """A state of Maelstrom's Edge, its scripted dice, and the frames that run on it."""

    def __init__(
        self,
        *squads: Squad,
        pieces: Sequence[Piece] = (),
        options: Options | None = None,
        size: tuple[int, int] = TABLE,
        turn: int = 1,
    ) -> None:
        # Units are numbered by seat, and as they are given within each.
        self.squads = sorted(squads, key=lambda squad: squad.seat)
        self.book = book(self.squads, pieces, options or Options(), size)
        self.dice: list[int] = []
        self.state: Game = self._blank(turn)
        for unit, squad in enumerate(self.squads):
            self._place(Unit(unit), squad)
        OPEN_TABLES.append(self)

    def _blank(self, turn: int) -> Game:
        units, models = len(self.book.units), len(self.book.models)
        state: Game = State(
            book=self.book,
            want=None,
            stack=[],
            x=[0] * models,
            y=[0] * models,
            z=[0] * models,
            on=[GROUND] * models,
            fortitude=[model.profile.fortitude for model in self.book.models],
            place=["table"] * units,
            leader=[self.book.models_of_unit[u][self.book.units[u].leader or 0] for u in range(units)],
            facing=[squad.facing for squad in self.squads],
            level=[squad.level for squad in self.squads],
            cover=[squad.cover for squad in self.squads],
            moving=[squad.moving for squad in self.squads],
            burn=[squad.burn for squad in self.squads],
            tokens=[tuple(squad.tokens) for squad in self.squads],
            activated=[False] * units,
            command=[0, 0],
            points=[0, 0],
            loans=[0, 0],
            phase="action",
            turn=turn,
            attacker=0,
            deployment="face-off",
            zones=("A", "B"),
            log=[],
        )
        return state

    def _place(self, unit: Unit, squad: Squad) -> None:
        state, ground = self.state, self.book.ground
        surface = ground.numbers[squad.surface]
        for number, (model, place) in enumerate(zip(self.book.models_of_unit[unit], squad.at, strict=True)):
            state.x[model], state.y[model] = mils(place)
            state.on[model], state.z[model] = surface, ground.elevation(surface)
            state.fortitude[model] -= squad.injuries.get(number, 0)

    # who is who

    def unit(self, title: str, seat: int | None = None) -> Unit:
        """A unit by the title of its entry."""
        return Unit(next(n for n, s in enumerate(self.squads) if s.title == title and seat in (None, s.seat)))

    def model(self, unit: int, number: int) -> Model:
        """A model by its place in its unit, from 0."""
        return self.book.models_of_unit[Unit(unit)][number]

    def model_of(self, number: int) -> Model:
        """A model of the only unit that matters, the first."""
        return self.model(0, number)

    def shot(self, unit: int, number: int, weapon: str = "", mode: int = 0) -> Shot:
        """What a model fires: its only weapon, or one by name; "frag" and "unarmed" stand for themselves."""
        model = self.model(unit, number)
        if weapon in ("frag", "unarmed"):
            return Shot(model, FRAG if weapon == "frag" else UNARMED)
        names = [each.name for each in self.book.models[model].weapons]
        return Shot(model, WeaponNumber(names.index(weapon) if weapon else 0), mode)  # type: ignore[arg-type]

    def shots(self, unit: int) -> tuple[Shot, ...]:
        """The first weapon of every model of a unit, in list order."""
        return tuple(self.shot(unit, number) for number in range(len(self.book.models_of_unit[Unit(unit)])))

    # the activation in progress

    def active(self, unit: int, *deeds: Deed, **given: Any) -> Self:
        """A unit is in its activation and has done this."""
        self.state.acting = Acting(Unit(unit), deeds=deeds, **given)
        return self

    def note(self, unit: int, *, behind: bool = False, unseen: bool = False) -> Note:
        """How the active unit stood to another one before it moved."""
        return Note(Unit(unit), behind, unseen)

    # play

    def run(self, frames: Sequence[Frame], *replies: Action | int) -> Self:
        """Frames come on the stack and run; replies follow as they are asked for."""
        self.state.stack += list(frames)[::-1]
        self.dice += [reply for reply in replies if isinstance(reply, int)]
        advance(self.state)
        self._roll()
        return self.play(*(reply for reply in replies if not isinstance(reply, int)))

    def play(self, *replies: Action | int) -> Self:
        """Answers in order, each judged before; numbers are dice, in the order in which they fall."""
        self.dice += [reply for reply in replies if isinstance(reply, int)]
        self._roll()
        for action in replies:
            if not isinstance(action, int):
                refused = self.refusal(action)
                assert refused is None, f"{action} is refused at {self.asked}: {refused}"
                answer(self.state, action)
                self._roll()
        return self

    def _roll(self) -> None:
        while isinstance(self.state.want, Roll) and self.dice:
            count = self.state.want.count
            assert count <= len(self.dice), f"{count} dice are rolled for {self.state.want.purpose}: {self.dice}"
            faces, self.dice = self.dice[:count], self.dice[count:]
            answer(self.state, Rolled.of(faces))

    @property
    def asked(self) -> str:
        """The key of the pending question, "" when nothing is asked."""
        want = self.state.want
        return want.key if isinstance(want, Ask) else ""

    @property
    def rolling(self) -> tuple[str, int]:
        """The purpose and the number of the dice that are wanted."""
        want = self.state.want
        return (want.purpose, want.count) if isinstance(want, Roll) else ("", 0)

    @property
    def seat(self) -> int:
        """Who is asked or rolls."""
        want = self.state.want
        assert isinstance(want, Ask | Roll)
        return want.seat

    @property
    def options(self) -> tuple[Action, ...]:
        """The listed answers."""
        found: tuple[Action, ...] = self.state.stack[-1].options(self.state)
        return found

    def refusal(self, action: Action) -> Refusal | None:
        """What the frame that waits says of an answer."""
        assert isinstance(self.state.want, Ask), f"nothing is asked, but {self.state.want} wanted"
        found: Refusal | None = self.state.stack[-1].refusal(self.state, action)
        return found

    def refused(self, action: Action) -> str:
        """The rule that forbids an answer; it must be forbidden."""
        found = self.refusal(action)
        assert found is not None, f"{action} is not refused at {self.asked}"
        return found.rule

    def judged(self, action: Fire | SuppressiveFire | CloseQuarters | HitAndRun) -> str:
        """The rule that forbids a shooting action of the active unit, "" if none does."""
        found = refusal(self.state, action)
        return "" if found is None else found.rule

    # what came of it

    def left(self, unit: int) -> int:
        """How many models of a unit are left."""
        return sum(self.state.fortitude[m] > 0 for m in self.book.models_of_unit[Unit(unit)])

    def told(self, kind: type[E]) -> list[E]:
        """What of one kind happened so far."""
        return [event for event in self.state.log or [] if isinstance(event, kind)]

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do, and no die left over."""
        return self.state.want is None and not self.dice
