"""What content records become: frozen, shared by every clone. DF-EFF-2, DF-EFF-13 to DF-EFF-15."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from edgewise.content.terms import Term
from edgewise.core.phrase import Names
from edgewise.games.dawnfall.effects.conditions import Condition
from edgewise.games.dawnfall.effects.selectors import Ref
from edgewise.games.dawnfall.effects.values import Value
from edgewise.games.dawnfall.effects.vocabulary import Hold, Trigger, Verb

Timing = Literal[
    "own_active_turn",
    "any_active_turn",
    "turn_start",
    "turn_end",
    "after_action",
    "before_activation",
    "after_mode_change",
    "before_move",
    "on_move_declared",
    "on_enter",
    "on_leave",
    "after_move",
    "on_contact",
    "on_pushed",
    "before_combat_action",
    "before_sequence",
    "before_attack",
    "after_attack_roll",
    "before_defense",
    "instead_of_defense",
    "after_failed_attack",
    "instead_of_counterattack",
    "after_sequence",
    "after_combat_action",
    "on_targeted",
    "on_hit",
    "on_miss",
    "instead_of_wound",
    "on_endurance_lost",
    "instead_of_death",
    "on_death_value",
    "on_death",
    "on_payment",
    "after_payment",
    "on_roll",
    "on_marked",
    "on_harvest",
    "on_charge",
    "on_attach",
    "on_card_played",
    "on_draw",
    "on_banner",
]
BASES = (1, 2, 3, 4, 7)


class Bind(Term, frozen=True):
    """Whom an Action is bound to. DF-EFF-3."""

    type: Literal[
        "any_own_squad", "squad_named", "attached_squad", "enemy_squad", "own_model", "enemy_model", "none"
    ] = "any_own_squad"
    names: tuple[str, ...] = ()
    yours: bool = False
    allow_dead: bool = False


class Price(Term, frozen=True):
    """One entry of a cost. DF-EFF-4."""

    currency: str
    amount: Value = 1
    from_: str | None = msgspec.field(default=None, name="from")
    one_of: tuple[tuple[Price, ...], ...] = ()


class Limit(Term, frozen=True):
    """How often an Action may be used. DF-EFF-11."""

    per: Literal[
        "payment",
        "roll",
        "attack",
        "sequence",
        "combat_action",
        "shot",
        "activation",
        "turn",
        "round",
        "match",
        "target_per_turn",
    ]
    n: int = 1


class Number(Term, frozen=True):
    """A number that is chosen when the Action is declared."""

    as_: str = msgspec.field(default="x", name="as")
    max: Value = 99
    min: int = 0
    step: int = 1


class Target(Term, frozen=True):
    """Something chosen when the Action is declared. DF-CRD-9."""

    of: Ref
    as_: str = msgspec.field(default="target", name="as")


class Power(Term, frozen=True):
    """An Action record: half of a card, a Banner power, a Shrine or status Action. DF-EFF-2."""

    id: str = ""
    name: Names = ""
    use: str | None = None
    bind: Bind | None = None
    cost: int | tuple[Price, ...] | None = None
    numbers: tuple[Number, ...] = ()
    timing: Timing | tuple[Timing, ...] | None = None
    instant: bool | None = None
    interrupt: bool = False
    passive: bool = False
    limit: Limit | None = None
    if_: Condition | None = msgspec.field(default=None, name="if")
    targets: tuple[Target, ...] = ()
    steps: tuple[Verb, ...] = ()
    text: Names = ""
    ruling: Names = ""

    @property
    def timings(self) -> tuple[str, ...]:
        """The named moments, without the two words for ordinary and Instant use."""
        given = (self.timing,) if isinstance(self.timing, str) else self.timing or ()
        return tuple(t for t in given if t not in ("own_active_turn", "any_active_turn"))

    @property
    def is_instant(self) -> bool:
        """True for an Instant Action. DF-INS-1."""
        given = (self.timing,) if isinstance(self.timing, str) else self.timing or ()
        return bool(self.instant) or "any_active_turn" in given

    @property
    def is_free(self) -> bool:
        """True when it may also be used without a named moment."""
        given = (self.timing,) if isinstance(self.timing, str) else self.timing or ()
        return not given or "own_active_turn" in given or "any_active_turn" in given

    @property
    def prices(self) -> tuple[Price, ...]:
        """The cost as a list; a number has been turned into entries when the file was read."""
        return self.cost if isinstance(self.cost, tuple) else ()

    @property
    def binding(self) -> Bind:
        """Whom it binds; any own Squad unless stated."""
        return self.bind if self.bind is not None else Bind()


class Side(Term, frozen=True):
    """One side of a Squad card: attributes, symbols, how the Mode may be changed, an own shield. DF-SQD-2."""

    ini: int | Literal["-"]
    att: int | Literal["-"]
    def_: int | Literal["-"] = msgspec.field(name="def")
    mov: int | Literal["-"] = 0
    name: Names = ""
    att_reroll: bool = False
    def_reroll: bool = False
    through_obstacles: bool = False
    change_mode: Literal["no", "free"] | int | tuple[Price, ...] = "free"
    endurance: int | None = None


class Squad(Term, frozen=True):
    """A Squad card. DF-EFF-15."""

    id: str
    name: Names
    models: int
    endurance: int
    base: Literal[1, 2, 3, 4, 7]
    basic: Side
    other: Side
    kind: Literal["leader", "ordinary", "elite", "cavalry", "boss"] = "ordinary"
    copies: int = 1
    shape: str | None = None
    ruling: Names = ""


class Card(Term, frozen=True):
    """An Action card or Enhancement. DF-EFF-2."""

    id: str
    name: Names
    upper: Power
    lower: Power
    copies: int = 1
    kind: Literal["action", "enhancement"] = "action"
    attach_cost: int | tuple[Price, ...] | None = None
    squads: tuple[str, ...] = ()
    ruling: Names = ""


class TokenType(Term, frozen=True):
    """A token or status type. DF-EFF-13."""

    id: str
    name: Names
    class_: Literal["map", "status", "resource"] = msgspec.field(default="status", name="class")
    footprint: Literal[0, 1, 2, 3, 4, 7] = 0
    limit: int | None = None
    start: int = 0
    blocks_line: bool | None = None
    triggers_on_enter: bool = False
    attach_to: Literal["model", "squad", "space", "hex"] = "model"
    stack: bool | int = False
    remove_when: tuple[
        Literal[
            "own_passive_begins",
            "enemy_passive_begins",
            "group_wounded",
            "group_moved",
            "contact_lost",
            "own_turn_ends",
            "turn_ends",
        ],
        ...,
    ] = ()
    holds: tuple[Hold, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    actions: tuple[Power, ...] = ()
    ruling: Names = ""


class Banner(Term, frozen=True):
    """A Banner with one or more powers. DF-EFF-14."""

    id: str
    name: Names
    powers: tuple[Power, ...]
    cost: int | tuple[Price, ...] | None = None
    text: Names = ""
    ruling: Names = ""


class Shrine(Term, frozen=True):
    """A Shrine with continuous effects, triggers and Actions. DF-EFF-14."""

    id: str
    name: Names
    footprint: Literal[7] = 7
    text: Names = ""
    counts_as_source: bool = False
    holds: tuple[Hold, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    actions: tuple[Power, ...] = ()
    ruling: Names = ""


class Preset(Term, frozen=True):
    """A ready list of Squads and cards. DF-SET-16."""

    name: Names
    squads: tuple[str, ...]
    cards: dict[str, int]


class Faction(Term, frozen=True):
    """A faction file. DF-EFF-15."""

    id: str
    name: Names
    squads: tuple[Squad, ...]
    cards: tuple[Card, ...]
    banners: tuple[Banner, ...]
    shrines: tuple[Shrine, ...]
    tokens: tuple[TokenType, ...] = ()
    actions: tuple[Power, ...] = ()
    attach_cost: int | tuple[Price, ...] = 1
    presets: tuple[Preset, ...] = ()
    ruling: Names = ""


class BoardPreset(Term, frozen=True):
    """A ready layout of Shrines and Sources. DF-DEP-11."""

    name: str
    shrines: tuple[tuple[int, int], ...]
    sources: tuple[tuple[int, int], ...]


class Block(Term, frozen=True):
    """A rectangle of Spaces. DF-BRD-10."""

    columns: Annotated[int, msgspec.Meta(ge=1, le=40)]
    rows: Annotated[int, msgspec.Meta(ge=1, le=40)]


class BoardFile(Term, frozen=True):
    """A map file. DF-BRD-12."""

    name: str
    players: tuple[int, ...]
    block: Block | None = None
    spaces: tuple[tuple[int, int], ...] = ()
    handedness: Literal["left", "right"] = "left"
    sides: dict[str, tuple[int, ...]] = {}
    presets: tuple[BoardPreset, ...] = ()
