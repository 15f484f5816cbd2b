"""What a round of shooting asks, answered: one frozen struct per answer. ME-SHO-20."""

from __future__ import annotations

from typing import Literal, TypeAlias

from edgewise.core.flow import Action
from edgewise.games.maelstrom.abilities import Defense
from edgewise.games.maelstrom.kinds import Model

# What a re-roll rests on. ME-ABI-8, ME-TOK-4, ME-DATA-4
Rerolling: TypeAlias = Literal["reflex-shield", "zealot", "steady-banner"]
# What a critical hit does. ME-DIC-9
Trigger: TypeAlias = Literal["perfect-strike", "arc"]


class Support(Action, frozen=True):
    """A model supports the round with its Counterattack. ME-ABI-3."""

    model: Model


class Discard(Action, frozen=True):
    """So many dice of each pool are not rolled. ME-SHO-12."""

    counts: tuple[int, ...]


class Reroll(Action, frozen=True):
    """Roll again. ME-DIC-6."""

    by: Rerolling


class FlipDice(Action, frozen=True):
    """Which dice of the roll get which faces. ME-FLP-1."""

    flips: tuple[tuple[int, int], ...]


class ChooseCritical(Action, frozen=True):
    """What a critical hit does. ME-DIC-9."""

    trigger: Trigger


class Block(Action, frozen=True):
    """Which hits of the round are blocked, each with the special defense that does it. ME-DEF-3."""

    hits: tuple[tuple[int, Defense], ...]


class ChooseAv(Action, frozen=True):
    """Which of several AV holds for the round. ME-ARM-3."""

    av: int


class Allocate(Action, frozen=True):
    """Which hit is applied next, and to which model. ME-CAS-3."""

    hit: int
    model: Model


class TakeInjury(Action, frozen=True):
    """Which model takes an automatic injury. ME-CAS-10."""

    model: Model


class NameLeader(Action, frozen=True):
    """Which model leads a unit whose leader is gone. ME-UNI-5."""

    model: Model


class BorrowWillpower(Action, frozen=True):
    """Whose WP a Robot unit uses in a test. ME-DATA-4."""

    model: Model


Answer: TypeAlias = (
    Support
    | Discard
    | Reroll
    | FlipDice
    | ChooseCritical
    | Block
    | ChooseAv
    | Allocate
    | TakeInjury
    | NameLeader
    | BorrowWillpower
)
