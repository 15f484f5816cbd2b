"""What a seat may ask for: one frozen struct per action, a closed union."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from edgewise.core.flow import Action
from edgewise.games.dawnfall.kinds import (
    ACard,
    ACardInOrder,
    AFaction,
    AHex,
    AMapToken,
    AModel,
    ASeat,
    ASpace,
    ASquad,
    ASquadCard,
    AToken,
)

Hexes = tuple[AHex, ...]


class Pass(Action, frozen=True):
    """Use nothing; go on. `rest_of_turn` also passes every later window of this turn. DF-TIM-3, DF-INS-8."""

    rest_of_turn: bool = False


class Done(Action, frozen=True):
    """No more of this choice."""


class Concede(Action, frozen=True):
    """Give up; possible at any time. DF-END-11."""

    interrupts: ClassVar[bool] = True

    seat: ASeat


class ChooseFaction(Action, frozen=True):
    """Pick a faction. DF-SET-6."""

    faction: AFaction


class ChooseSquads(Action, frozen=True):
    """Pick the Squads, in secret. DF-SET-8, DF-SET-10."""

    squads: tuple[ASquadCard, ...]


class ChooseDeck(Action, frozen=True):
    """Pick the Action deck, as card ids with copies repeated. DF-SET-13."""

    cards: tuple[ACard, ...]


class OrderDeck(Action, frozen=True):
    """Put the own deck in this order, top first; empty: shuffle it. DF-OPT-10."""

    cards: tuple[ACardInOrder, ...]


class NameCountering(Action, frozen=True):
    """Name the Countering player. DF-SET-18."""

    seat: ASeat


class PlaceShrine(Action, frozen=True):
    """Put the own Shrine on a Space. DF-DEP-2."""

    space: ASpace


class PlaceSource(Action, frozen=True):
    """Put a Crystal Source on a Space. DF-DEP-3."""

    space: ASpace


class DeploySquad(Action, frozen=True):
    """Deploy this Squad next. DF-DEP-6."""

    squad: ASquad


class Place(Action, frozen=True):
    """Put the model in question on these hexes of a Space."""

    space: ASpace
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

    squad: ASquad


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

    models: tuple[AModel, ...]


class Push(Action, frozen=True):
    """Push a covered model to these hexes. DF-PSH-4."""

    model: AModel
    space: ASpace
    hexes: Hexes


class GoVia(Action, frozen=True):
    """Take this way to the final Space, as the Spaces entered. DF-MOV-12."""

    path: tuple[ASpace, ...]


class Fight(Action, frozen=True):
    """Let a model carry out its Combat Sequence against an enemy in contact. DF-COM-2."""

    model: AModel
    target: AModel


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

    card: ACard
    half: Literal["upper", "lower"]
    bind: int


class Attach(Action, frozen=True):
    """Attach an Enhancement to a Squad, discarding one of two if `replace` names it. DF-ENH-2, DF-ENH-6."""

    card: ACard
    squad: ASquad
    replace: ACard = ""


class UseEnhancement(Action, frozen=True):
    """Use an Action of an attached Enhancement. DF-ENH-9."""

    squad: ASquad
    card: ACard
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

    status: AToken
    model: AModel
    squad: ASquad
    power: int = 0


class PickModel(Action, frozen=True):
    """Choose a model."""

    model: AModel


class PickSquad(Action, frozen=True):
    """Choose a Squad."""

    squad: ASquad


class PickSpace(Action, frozen=True):
    """Choose a Space."""

    space: ASpace


class PickHex(Action, frozen=True):
    """Choose a hex of a Space."""

    space: ASpace
    hex: AHex


class PickCard(Action, frozen=True):
    """Choose a card."""

    card: ACard


class PickEnhancement(Action, frozen=True):
    """Choose an attached Enhancement."""

    squad: ASquad
    card: ACard


class PickToken(Action, frozen=True):
    """Choose a map token by its number."""

    token: AMapToken


class PickPlayer(Action, frozen=True):
    """Choose a player."""

    seat: ASeat


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

    card: ACard


# What a window offers besides passing.
Use: TypeAlias = PlayCard | UseEnhancement | UseBanner | UseShrine | UseStatus | Attach
# How things of each kind are chosen.
Picked: TypeAlias = PickModel | PickSquad | PickSpace | PickHex | PickCard | PickEnhancement | PickToken | PickPlayer

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
