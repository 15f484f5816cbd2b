"""What a seat may ask for: one frozen struct per action, a closed union."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from edgewise.core.flow import Action

Hexes = tuple[int, ...]


class Pass(Action, frozen=True):
    """Use nothing; go on. `rest_of_turn` also passes every later window of this turn. DF-TIM-3, DF-INS-8."""

    rest_of_turn: bool = False


class Done(Action, frozen=True):
    """No more of this choice."""


class Concede(Action, frozen=True):
    """Give up; possible at any time. DF-END-11."""

    interrupts: ClassVar[bool] = True

    seat: int


class ChooseFaction(Action, frozen=True):
    """Pick a faction. DF-SET-6."""

    faction: str


class ChooseSquads(Action, frozen=True):
    """Pick the Squads, in secret. DF-SET-8, DF-SET-10."""

    squads: tuple[str, ...]


class ChooseDeck(Action, frozen=True):
    """Pick the Action deck, as card ids with copies repeated. DF-SET-13."""

    cards: tuple[str, ...]


class OrderDeck(Action, frozen=True):
    """Put the own deck in this order, top first; empty: shuffle it. DF-OPT-10."""

    cards: tuple[str, ...]


class NameCountering(Action, frozen=True):
    """Name the Countering player. DF-SET-18."""

    seat: int


class PlaceShrine(Action, frozen=True):
    """Put the own Shrine on a Space. DF-DEP-2."""

    space: tuple[int, int]


class PlaceSource(Action, frozen=True):
    """Put a Crystal Source on a Space. DF-DEP-3."""

    space: tuple[int, int]


class DeploySquad(Action, frozen=True):
    """Deploy this Squad next. DF-DEP-6."""

    squad: int


class Place(Action, frozen=True):
    """Put the model in question on these hexes of a Space."""

    space: tuple[int, int]
    hexes: Hexes


class Declare(Action, frozen=True):
    """Declare the turn Active or Passive. DF-TRN-2."""

    kind: Literal["active", "passive"]


class BuyVP(Action, frozen=True):
    """Give 3 Crystals for 1 VP. DF-OPT-6."""


class Mulligan(Action, frozen=True):
    """Shuffle the hand into the deck and draw anew. DF-OPT-5."""


class Activate(Action, frozen=True):
    """Activate a Squad. DF-ACT-3."""

    squad: int


class EndTurn(Action, frozen=True):
    """Announce the end of the Active turn. DF-ACT-11."""


class ChangeMode(Action, frozen=True):
    """Turn the Squad card over. DF-ACT-5."""


class KeepMode(Action, frozen=True):
    """Leave the Squad card as it is. DF-ACT-5."""


class StartMove(Action, frozen=True):
    """Make the Move Action of the Activation now. DF-ACT-7."""


class StartCombat(Action, frozen=True):
    """Make the Combat Action of the Activation now. DF-ACT-7."""


class EndActivation(Action, frozen=True):
    """Leave out what is left of the Activation. DF-ACT-6."""


class Movers(Action, frozen=True):
    """The models that take part in a Move Action. DF-MOV-2."""

    models: tuple[int, ...]


class Push(Action, frozen=True):
    """Push a covered model to these hexes. DF-PSH-4."""

    model: int
    space: tuple[int, int]
    hexes: Hexes


class GoVia(Action, frozen=True):
    """Take this way to the final Space, as the Spaces entered. DF-MOV-12."""

    path: tuple[tuple[int, int], ...]


class Fight(Action, frozen=True):
    """Let a model carry out its Combat Sequence against an enemy in contact. DF-COM-2."""

    model: int
    target: int


class Counterattack(Action, frozen=True):
    """Strike back after a failed Attack. DF-CTR-1."""


class UseDie(Action, frozen=True):
    """Choose the die for a roll. DF-DIC-1."""

    die: Literal["yellow", "red"]


class Reroll(Action, frozen=True):
    """Roll the die again: `paid`, `symbol`, or `effect`. DF-RER-1."""

    by: Literal["paid", "symbol", "effect"]


class Refresh(Action, frozen=True):
    """Accept a Marked side and refresh 1 Crystal. DF-RER-4."""


class Keep(Action, frozen=True):
    """Accept the result, without a bonus. DF-RER-1."""


class Pay(Action, frozen=True):
    """A payment plan: Crystals, Endurance tokens by Squad, and VP. DF-PAY-4."""

    crystals: int = 0
    endurance: tuple[tuple[int, int], ...] = ()
    vp: int = 0


class PlayCard(Action, frozen=True):
    """Play one half of a card from hand, bound to a Squad (or model; -1: nothing). DF-CRD-1."""

    card: str
    half: Literal["upper", "lower"]
    bind: int


class Attach(Action, frozen=True):
    """Attach an Enhancement to a Squad, discarding one of two if `replace` names it. DF-ENH-2, DF-ENH-6."""

    card: str
    squad: int
    replace: str = ""


class UseEnhancement(Action, frozen=True):
    """Use an Action of an attached Enhancement. DF-ENH-9."""

    squad: int
    card: str
    half: Literal["upper", "lower"]
    bind: int


class UseBanner(Action, frozen=True):
    """Use a power of the own Banner. DF-BAN-2."""

    power: int
    bind: int


class UseShrine(Action, frozen=True):
    """Use an Action of the own Shrine. DF-SHR-1."""

    power: int
    bind: int


class UseStatus(Action, frozen=True):
    """Use an Action that a status offers to its bearer's owner, such as paying to be free of it."""

    status: str
    model: int
    squad: int
    power: int = 0


class PickModel(Action, frozen=True):
    """Choose a model."""

    model: int


class PickSquad(Action, frozen=True):
    """Choose a Squad."""

    squad: int


class PickSpace(Action, frozen=True):
    """Choose a Space."""

    space: tuple[int, int]


class PickHex(Action, frozen=True):
    """Choose a hex of a Space."""

    space: tuple[int, int]
    hex: int


class PickCard(Action, frozen=True):
    """Choose a card."""

    card: str


class PickEnhancement(Action, frozen=True):
    """Choose an attached Enhancement."""

    squad: int
    card: str


class PickToken(Action, frozen=True):
    """Choose a map token by its number."""

    token: int


class PickPlayer(Action, frozen=True):
    """Choose a player."""

    seat: int


class PickOption(Action, frozen=True):
    """Choose one of several options by its number."""

    option: int


class PickNumber(Action, frozen=True):
    """Choose a number."""

    n: int


class Accept(Action, frozen=True):
    """Use an optional part."""


class Decline(Action, frozen=True):
    """Leave an optional part out."""


class Discard(Action, frozen=True):
    """Discard a card in the End Step. DF-ACT-11."""

    card: str


AnyAction: TypeAlias = (
    Pass
    | Done
    | Concede
    | ChooseFaction
    | ChooseSquads
    | ChooseDeck
    | OrderDeck
    | NameCountering
    | PlaceShrine
    | PlaceSource
    | DeploySquad
    | Place
    | Declare
    | BuyVP
    | Mulligan
    | Activate
    | EndTurn
    | ChangeMode
    | KeepMode
    | StartMove
    | StartCombat
    | EndActivation
    | Movers
    | Push
    | GoVia
    | Fight
    | Counterattack
    | UseDie
    | Reroll
    | Refresh
    | Keep
    | Pay
    | PlayCard
    | Attach
    | UseEnhancement
    | UseBanner
    | UseShrine
    | UseStatus
    | PickModel
    | PickSquad
    | PickSpace
    | PickHex
    | PickCard
    | PickEnhancement
    | PickToken
    | PickPlayer
    | PickOption
    | PickNumber
    | Accept
    | Decline
    | Discard
)
