"""What kinds of answers there are for clients, what is thrown, and which questions can be answered for a seat."""

from __future__ import annotations

from edgewise.core.events import Event
from edgewise.core.flow import Action, Ask
from edgewise.core.wire import Die
from edgewise.games.dawnfall.actions import (
    Accept,
    Activate,
    Attach,
    BuyVP,
    ChangeMode,
    Counterattack,
    Declare,
    Decline,
    DeploySquad,
    Discard,
    Done,
    EndActivation,
    EndTurn,
    Fight,
    GoVia,
    Keep,
    KeepMode,
    Movers,
    Mulligan,
    Pass,
    Pay,
    PickCard,
    PickEnhancement,
    PickHex,
    PickModel,
    PickNumber,
    PickSpace,
    PickSquad,
    Place,
    PlaceShrine,
    PlaceSource,
    PlayCard,
    Push,
    Refresh,
    Reroll,
    StartCombat,
    StartMove,
    UseBanner,
    UseDie,
    UseEnhancement,
    UseShrine,
)
from edgewise.games.dawnfall.events import DieRolled
from edgewise.games.dawnfall.frames.windows import Window
from edgewise.games.dawnfall.queries.odds.asking import Sequence
from edgewise.games.dawnfall.state import Game

# Questions whose answers are too many to list, and payments in another mixture. Must agree with tests/contract.
OPEN = frozenset({"choose-deck", "choose-squads", "order-deck", "choose-movers"})
# Answers that name a place and nothing else: the board alone tells their words.
PLACES: frozenset[type[Action]] = frozenset({Place, PlaceShrine, PlaceSource, PickSpace, PickHex})
# Answers that name Squads, models and cards: their numbers and names stay the same from the moment they are fielded.
NUMBERED: frozenset[type[Action]] = frozenset(
    {
        *(Activate, DeploySquad, Fight, Movers, PickModel, PickSquad, Push, GoVia, Pay),
        *(PlayCard, Attach, UseEnhancement, PickEnhancement, PickCard, Discard),
    }
)
# Answers that use what belongs to the seat that is asked.
SEATED: frozenset[type[Action]] = frozenset({UseBanner, UseShrine})
# Answers that name nothing that could change.
PLAIN: frozenset[type[Action]] = frozenset(
    {
        *(Pass, Done, Declare, BuyVP, Mulligan, EndTurn, ChangeMode, KeepMode, StartMove, StartCombat, EndActivation),
        *(Counterattack, UseDie, Reroll, Refresh, Keep, Accept, Decline, PickNumber),
    }
)


def is_open(state: Game, options: tuple[Action, ...]) -> bool:
    """Whether answers that are not listed may be legal too."""
    key = state.want.key if isinstance(state.want, Ask) else ""
    return key in OPEN or Pay in set(map(type, options))


def is_window(state: Game) -> bool:
    """Whether a seat is asked what it uses at such a time. DF-TIM-3"""
    return bool(state.stack) and isinstance(state.stack[-1], Window)


def is_reaction(state: Game) -> bool:
    """Whether a seat is asked for a reaction in somebody else's turn."""
    return is_window(state) and isinstance(state.want, Ask) and state.want.seat != state.turn


def roll(event: Event) -> Die | None:
    """The die of an event that tells of a roll, as it is animated."""
    if not isinstance(event, DieRolled):
        return None
    return Die(event.seat, event.purpose, event.die, event.value, event.marked)


def chance(action: Action) -> Sequence | None:
    """A fight is asked about by itself, everything else as part of the running one."""
    return Sequence(model=action.model, target=action.target) if isinstance(action, Fight) else None
