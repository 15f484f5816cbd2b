"""Bodies of the HTTP API that show content: factions and armies with their cards and texts."""

from __future__ import annotations

from edgewise.server.parts import Body, Words


class SideCard(Body, frozen=True):
    """One side of a Squad card; None is a dash."""

    name: str
    ini: int | None
    att: int | None
    defense: int | None
    mov: int | None
    att_reroll: bool
    def_reroll: bool
    through_obstacles: bool
    change_mode: str


class SquadCard(Body, frozen=True):
    """A Squad card."""

    id: str
    name: str
    kind: str
    models: int
    endurance: int
    base: int
    copies: int
    basic: SideCard
    other: SideCard
    rulings: tuple[str, ...]


class HalfCard(Body, frozen=True):
    """One half of a card: name, price in words and in Crystals or Charges, and its generated text."""

    name: str
    cost: str
    crystals: int | None
    charges: int | None
    bind: str
    text: str
    instant: bool
    passive: bool


class CardCard(Body, frozen=True):
    """An Action card or an Enhancement."""

    id: str
    name: str
    kind: str
    copies: int
    squads: tuple[str, ...]
    attach_cost: str
    upper: HalfCard
    lower: HalfCard
    rulings: tuple[str, ...]


class TextCard(Body, frozen=True):
    """A Banner, a Shrine or a token: name and texts."""

    id: str
    name: str
    texts: tuple[str, ...]
    rulings: tuple[str, ...]


class PresetCard(Body, frozen=True):
    """A starter list: Squads, and cards with copies."""

    name: str
    squads: tuple[str, ...]
    cards: dict[str, int]


class FactionCard(Body, frozen=True):
    """A faction with everything in its box."""

    id: str
    name: str
    about: Words
    squads: tuple[SquadCard, ...]
    cards: tuple[CardCard, ...]
    banners: tuple[TextCard, ...]
    shrines: tuple[TextCard, ...]
    tokens: tuple[TextCard, ...]
    presets: tuple[PresetCard, ...]
    rulings: tuple[str, ...]


class PowerCard(Body, frozen=True):
    """An ability of a squad of The Edge; `range` in inches, if it has one.

    `by` is what an action names besides it (`caster`, `squad`, `shots` or nothing), `side` whom its target belongs to.
    """

    id: str
    name: str
    cost: int
    timing: str
    uses_action: bool
    scope: str
    side: str
    by: str
    range: int | None
    text: str
    rulings: tuple[str, ...]


class SpellCard(PowerCard, frozen=True):
    """A spell card; `dedicated_to` names the type of squad that casts it, `dedicated_type` is its id."""

    copies: int
    dedicated_to: str
    dedicated_type: str


class ProgressCard(Body, frozen=True):
    """A progress card."""

    id: str
    name: str
    kind: str
    text: str
    rulings: tuple[str, ...]


class ArmySide(Body, frozen=True):
    """One side of a squad card of The Edge."""

    attack: int
    defense: int
    initiative: int
    move: int
    reroll_attack: bool
    reroll_defense: bool
    abilities: tuple[PowerCard, ...]


class ArmySquad(Body, frozen=True):
    """A squad card of The Edge; radius and height in mils."""

    id: str
    name: str
    type: str
    models: int
    shields: int
    radius: int
    height: int
    shift_cost: int | None
    normal: ArmySide
    shifted: ArmySide | None
    rulings: tuple[str, ...]


class ArmyCard(Body, frozen=True):
    """An army of The Edge with everything in its box; a neutral one is summoned by others."""

    id: str
    name: str
    about: Words
    neutral: bool
    squads: tuple[ArmySquad, ...]
    spells: tuple[SpellCard, ...]
    progress: tuple[ProgressCard, ...]
    rulings: tuple[str, ...]


class Content(Body, frozen=True):
    """The factions or armies of a game or of one match, in one language."""

    game: str
    language: str
    factions: tuple[FactionCard, ...] = ()
    armies: tuple[ArmyCard, ...] = ()
