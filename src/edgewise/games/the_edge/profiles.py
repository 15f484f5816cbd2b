"""What content records become: frozen, shared by every clone. ED-DATA-2, ED-DATA-3, ED-DATA-5."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from edgewise.content.terms import Term
from edgewise.core.phrase import Names
from edgewise.games.the_edge.board import SIDE_MILS
from edgewise.games.the_edge.effects.conditions import Condition
from edgewise.games.the_edge.effects.effect import Scope
from edgewise.games.the_edge.effects.vocabulary import AnyEffect

Whose: TypeAlias = Literal["own", "enemy", "any", "self"]
Timing: TypeAlias = Literal["instant", "equipment", "special", "passive"]
Duration: TypeAlias = Literal["oneOff", "activation", "turn", "game"]
Bonus: TypeAlias = Literal["attack", "defense", "initiative", "move", "crystals", "draw"]
GroundKind: TypeAlias = Literal["road", "forest", "water", "swamp"]
Digit: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
Mil: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=SIDE_MILS)]
Place: TypeAlias = tuple[Mil, Mil]

BASE_RADII_MIL = (500, 750, 1000, 1250)
DECK_CARDS = 30


class Target(Term, frozen=True):
    """What an effect is aimed at. ED-SPL-13, ED-CLR-24."""

    scope: Scope = "global"
    side: Whose = "any"
    contact: bool = False
    """In base-to-base contact with the caster."""
    other: bool = False
    """Never the caster's own squad."""


class Ability(Term, frozen=True):
    """An ability of a squad card. ED-DATA-3."""

    id: str
    name: Names
    effects: tuple[AnyEffect, ...]
    cost: Digit = 0
    timing: Timing = "special"
    uses_action: bool = False
    duration: Duration = "oneOff"
    target: Target = Target()
    range_inches: Annotated[int, msgspec.Meta(ge=1, le=50)] | None = None
    condition: Condition | None = None
    ruling: Names = ""

    @property
    def is_activated(self) -> bool:
        """Whether somebody uses it; a passive works by itself. ED-SPL-10."""
        return self.timing != "passive"


class DeadBonus(Term, frozen=True):
    """What a dedicated card brings once the last squad of its type has died. ED-DED-4, ED-CLR-29."""

    kind: Bonus
    n: Annotated[int, msgspec.Meta(ge=1, le=3)]

    @property
    def is_statistic(self) -> bool:
        """Whether it goes to a squad, for the rest of the activation."""
        return self.kind not in ("crystals", "draw")


class SpellCard(Ability, frozen=True):
    """A spell card. ED-DATA-3."""

    copies: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    dedicated_to: str | None = None
    dead_bonus: DeadBonus | None = None
    army: str = ""

    @property
    def stays(self) -> bool:
        """Whether it is attached to a squad when it resolves. ED-SPL-8, ED-SPL-10."""
        return self.timing in ("equipment", "passive")


class ProgressCard(Term, frozen=True):
    """A progress card: always until the end of the game. ED-DATA-5."""

    id: str
    name: Names
    effects: tuple[AnyEffect, ...]
    kind: Literal["attach", "summon"] = "attach"
    condition: Condition | None = None
    army: str = ""
    ruling: Names = ""


class Side(Term, frozen=True):
    """One side of a squad card. ED-SQD-1."""

    attack: Digit
    defense: Digit
    initiative: Digit
    move: Annotated[int, msgspec.Meta(ge=0, le=20)]
    reroll_attack: bool = False
    reroll_defense: bool = False
    abilities: tuple[Ability, ...] = ()


class SquadCard(Term, frozen=True):
    """A squad card. ED-DATA-2."""

    id: str
    type: str
    name: Names
    models: Annotated[int, msgspec.Meta(ge=1, le=6)]
    shields: Annotated[int, msgspec.Meta(ge=0, le=6)]
    base_radius_mil: Literal[500, 750, 1000, 1250]
    height_mil: Annotated[int, msgspec.Meta(ge=1, le=20000)]
    normal: Side
    shifted: Side | None = None
    shift_cost: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None
    abilities: tuple[Ability, ...] = ()
    """Shorthand for abilities of both sides; reading the file puts them there."""
    army: str = ""
    ruling: Names = ""

    def side(self, *, shifted: bool) -> Side:
        """The side that lies up. ED-SQD-6."""
        return self.shifted if shifted and self.shifted is not None else self.normal


class Army(Term, frozen=True):
    """An army file: squads, spell deck and progress cards. ED-SET-5."""

    id: str
    name: Names
    squads: tuple[SquadCard, ...]
    spells: tuple[SpellCard, ...] = ()
    progress: tuple[ProgressCard, ...] = ()
    types: dict[str, Names] = {}
    """Names of squad types in other languages than that of the ids."""
    ruling: Names = ""

    @property
    def is_neutral(self) -> bool:
        """Whether its squads are summoned by others instead of being led by a player. ED-DATA-12."""
        return not self.spells


class Circle(Term, frozen=True):
    """A circle on the board, in mil."""

    at: Place
    radius: Annotated[int, msgspec.Meta(ge=1, le=18000)]


class Obstacle(Term, frozen=True):
    """A circle or convex polygon with a height. ED-TER-3."""

    height: Annotated[int, msgspec.Meta(ge=0, le=20000)]
    circle: Circle | None = None
    polygon: tuple[Place, ...] = ()


class Ground(Term, frozen=True):
    """A flat circle or convex polygon with a kind. ED-TER-1, ED-TER-3."""

    kind: GroundKind
    circle: Circle | None = None
    polygon: tuple[Place, ...] = ()


class Pool(Term, frozen=True):
    """A board pool and its crystals. ED-CRY-8, ED-SET-3."""

    at: Place
    crystals: Annotated[int, msgspec.Meta(ge=1, le=99)]


class Scenario(Term, frozen=True):
    """A board: obstacles, ground, the pools that lie there, and those that each player adds. ED-SET-3, ED-SET-4."""

    id: str
    name: Names
    obstacles: tuple[Obstacle, ...] = ()
    ground: tuple[Ground, ...] = ()
    pools: tuple[Pool, ...] = ()
    own_pools: tuple[Annotated[int, msgspec.Meta(ge=1, le=99)], ...] = ()
    """Crystals of the pools that each player places, in order; none where the scenario fixes all pools."""
    ruling: Names = ""
