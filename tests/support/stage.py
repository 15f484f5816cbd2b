"""Positions for duels in one line: who stands where, what lies attached, what is in hand."""

from __future__ import annotations

from typing import Any

from tests.support.play import Table, table

Squad = dict[str, Any]


def squad(name: str, *places: str, **rest: Any) -> Squad:
    """A Squad with models on these hexes."""
    return {"squad": name, "models": list(places), **rest}


def enhanced(name: str, *places: str, card: str, charges: int = 3, bought: bool = False, **rest: Any) -> Squad:
    """A Squad with one attached Enhancement."""
    attached = {"card": card, "charges": charges, "bought": bought}
    return squad(name, *places, enhancements=[attached], **rest)


def duel(
    own: list[Squad],
    foes: list[Squad],
    *dice: int | str,
    turn: int = 0,
    hand: tuple[str, ...] = (),
    foe_hand: tuple[str, ...] = (),
    **rest: Any,
) -> Table:
    """Chapter (seat 0) against Demons (seat 1); `player` and `foe` add fields for a seat."""
    first = {"faction": "chapter", "hand": list(hand), "squads": own, **rest.pop("player", {})}
    second = {"faction": "demons", "hand": list(foe_hand), "squads": foes, **rest.pop("foe", {})}
    return table({"players": [first, second], "turn": turn, **rest}, *dice)


def place_of(t: Table, model: int) -> str:
    """Where a model stands, as a position writes it; `dead` or `away` otherwise."""
    state = t.state
    space = state.spaces[model]
    if space < 0:
        return "dead" if space == -1 else "away"
    return str(state.book.board.hexes_text(space, state.hexes[model]))


def statuses(t: Table) -> list[tuple[str, int, int]]:
    """The status tokens on the table: kind, model, Squad."""
    return [(s.kind, s.model, s.squad) for s in t.state.statuses]


def charges(t: Table, number: int) -> int:
    """Charges on the first Enhancement of a Squad."""
    found: int = t.state.attached[number][0].charges
    return found
