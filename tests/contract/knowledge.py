"""What the contract suite must be told about a game: which matches to try, what is secret, what is conserved."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from edgewise import Action, SeededDealer
from tests.contract import dawnfall, dice, maelstrom, the_edge


@dataclass(frozen=True)
class Knowledge:
    """One game's part of the suite."""

    settings: dict[str, dict[str, Any]]
    is_measured: Callable[[str, Action], bool]
    disguises: Callable[[Any, int | None, SeededDealer], Iterator[Any]]
    conserved: Callable[[Any], object]
    wish: dict[str, Any]
    """A list to be judged."""
    file: str
    """The text of a file with a side of somebody's own."""
    tape: tuple[dict[str, Any], ...] = ()
    """Questions to the tape, where there is one."""
    halfway: int = 120
    """The number of an answer in the middle of a match."""
    has_secrets: bool = True
    """Whether anything is hidden from anybody."""


KNOWN = {
    "dice": Knowledge(dice.SETTINGS, dice.is_measured, dice.disguises, dice.conserved, dice.WISH, dice.FILE, halfway=6),
    "dawnfall": Knowledge(
        dawnfall.SETTINGS, dawnfall.is_measured, dawnfall.disguises, dawnfall.conserved, dawnfall.WISH, dawnfall.FILE
    ),
    "the-edge": Knowledge(
        the_edge.SETTINGS,
        the_edge.is_measured,
        the_edge.disguises,
        the_edge.conserved,
        the_edge.WISH,
        the_edge.FILE,
        the_edge.TAPE,
    ),
    "maelstrom": Knowledge(
        maelstrom.SETTINGS,
        maelstrom.is_measured,
        maelstrom.disguises,
        maelstrom.conserved,
        maelstrom.WISH,
        maelstrom.FILE,
        maelstrom.TAPE,
        has_secrets=False,
    ),
}
