"""Whole matches of Maelstrom's Edge from positions: the two starter forces of 60 points on a bare table.

Karist: A Novitiate, B Troopers, C Minnows, D Praetorians, E and F Shadow Walkers.
Epirian: G Overseer, H Spider Drones, J Contractors, K Sentinels, L Outriders. Lengths are inches.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from edgewise import Match
from edgewise.core.dealer import Entry, ScriptedDealer
from edgewise.core.events import Event
from edgewise.core.flow import Action, Ask
from edgewise.games.maelstrom.actions import Activate, Decline, EndActivation
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.naming import model_of, unit_of
from edgewise.games.maelstrom.state import Game

E = TypeVar("E", bound=Event)
MIL = 1000
SIZES = {"A": 1, "B": 5, "C": 5, "D": 3, "E": 1, "F": 1, "G": 1, "H": 6, "J": 5, "K": 2, "L": 3}
# Where units stand that nothing is said of: far from each other, each in a row.
HOME = {
    "A": (4, 4),
    "B": (8, 4),
    "C": (12, 4),
    "D": (16, 4),
    "E": (20, 4),
    "F": (24, 4),
    "G": (4, 40),
    "H": (8, 38),
    "J": (12, 38),
    "K": (16, 40),
    "L": (20, 38),
}
BARE = "{id: bare, name: {en: Bare, de: Leer, pl: Pusty}, width: 48, depth: 48, features: []}\n"
OPTIONS: Mapping[str, Any] = {"table": "bare", "tables": [BARE]}


def unit(code: str, at: tuple[float, float] | None = None, **given: Any) -> dict[str, Any]:
    """A unit in two rows along y from its leader."""
    x, y = at or HOME[code]
    step = 2 if code == "L" else 1.25
    places = [(x + n % 2 * step, y + n // 2 * step) for n in range(SIZES[code])]
    models = [{"at": [round(x * MIL), round(y * MIL)]} for x, y in places]
    return {"unit": code, "models": models, "facing": 9000 if code < "G" else 27000, **given}


def gone(code: str) -> dict[str, Any]:
    """A unit that is destroyed."""
    return {"unit": code, "place": "destroyed", "models": [{"for": 0}] * SIZES[code]}


class Field:
    """A match with scripted dice."""

    def __init__(self, *units: Mapping[str, Any], dice: tuple[Entry, ...] = (), **position: Any) -> None:
        named = {each["unit"] for each in units}
        rest = [unit(code) for code in HOME if code not in named]
        document = {
            "options": {**OPTIONS, **position.pop("options", {})},
            "units": [*units, *rest],
            "players": [{"aim": "", "commander": "A1"}, {"aim": "", "commander": "G1"}],
            **position,
        }
        self.dealer = ScriptedDealer(dice)
        self.match = Match.from_position("maelstrom", document, dealer=self.dealer)

    @property
    def state(self) -> Game:
        """The state of the match."""
        state: Game = self.match.state
        return state

    def unit(self, code: str) -> Unit:
        """A unit by its letter."""
        found = unit_of(self.state, code)
        assert found is not None
        return found

    def model(self, code: str) -> Model:
        """A model by its code."""
        found = model_of(self.state, code)
        assert found is not None
        return found

    @property
    def asked(self) -> str:
        """The key of the pending question."""
        want = self.match.pending
        return want.key if isinstance(want, Ask) else ""

    @property
    def seat(self) -> int:
        """Who is asked."""
        want = self.match.pending
        assert want is not None
        return want.seat

    def play(self, *actions: Action) -> Self:
        """Answers in order."""
        for action in actions:
            self.match.play(action)
        return self

    def activate(self, code: str) -> Self:
        """Names a unit."""
        return self.play(Activate(self.unit(code)))

    def finish(self) -> Self:
        """Ends the activation and declines all that comes before the next one."""
        if self.asked == "act":
            self.play(EndActivation())
        return self.decline("recover", "order")

    def decline(self, *questions: str) -> Self:
        """Does without what is offered, as long as one of these is asked."""
        while self.asked in questions:
            self.play(Decline())
        return self

    def pass_by(self, code: str) -> Self:
        """A whole activation in which nothing is done."""
        return self.activate(code).finish()

    def refused(self, action: Action) -> str:
        """The rule that forbids an answer; it must be forbidden."""
        found = self.match.refusal(action)
        assert found is not None, f"{action} is not refused at {self.asked}"
        return found.rule

    def can(self, action: Action) -> bool:
        """Whether an answer is legal."""
        return self.match.refusal(action) is None

    def listed(self, kind: type[Action]) -> list[Action]:
        """The listed answers of a kind."""
        return [each for each in self.match.legal() if isinstance(each, kind)]

    def told(self, kind: type[E]) -> list[E]:
        """What of one kind happened so far."""
        return [event for event in self.match.log if isinstance(event, kind)]


class Opening(Field):
    """A match from its very first roll, on the bare table unless told otherwise."""

    def __init__(self, *dice: Entry, **options: Any) -> None:
        self.dealer = ScriptedDealer(dice)
        self.match = Match.new("maelstrom", options={**OPTIONS, **options}, dealer=self.dealer)

    def through_aims(self) -> Self:
        """The first faction objective and the first commander of each side."""
        while self.asked in ("aim", "commander"):
            self.play(self.match.legal()[0])
        return self


def waiting(*codes: str, **given: Any) -> Field:
    """A field on which all units but some have acted; the priority player is next unless told otherwise."""
    return Field(*(unit(code, activated=code not in codes) for code in HOME), **given)


def end_of_turn(*dice: Entry, turn: int = 1, **given: Any) -> Field:
    """A field on which the last unit of a turn has just acted; nobody gives a unit up."""
    field = waiting("B", dice=dice, turn=turn, **given)
    return (field.pass_by("B") if field.asked == "activate-1" else field.finish()).decline("retire")
