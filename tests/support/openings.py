"""Openings for tests of set-up: settled options, a small fan faction, and the way to the first turn."""

from __future__ import annotations

from typing import Any

from edgewise.games.dawnfall.actions import DeploySquad, Done, Place
from tests.support.play import Table

CHAPTER = {"faction": "chapter", "squads": "preset", "deck": "preset"}
DEMONS = {"faction": "demons", "squads": "preset", "deck": "preset"}

# Three Squads of four 1-hex models without a shield, and one model that fills a Space.
MILITIA = """
id: militia
name: Militia
squads:
  - id: recruit
    name: Recruit
    copies: 3
    models: 4
    endurance: 0
    base: 1
    basic: {name: Basic, ini: 1, att: 1, def: 1, mov: 2}
    other: {name: Other, ini: 1, att: 1, def: 0, mov: 4}
  - id: giant
    name: Giant
    models: 1
    endurance: 2
    base: 7
    basic: {name: Basic, ini: 1, att: 1, def: 1, mov: 2}
    other: {name: Other, ini: 1, att: 1, def: 0, mov: 4}
banners:
  - id: militia-banner
    name: Banner
    powers: [{id: rally, name: Rally, bind: {type: none}, steps: [{do: gain, n: 1}]}]
shrines:
  - {id: militia-shrine, name: Shrine}
actions:
  - id: barter
    name: Barter
    cost: 0
    bind: {type: none}
    steps: [{do: if_you_do, steps: [{do: lose, n: 3}], then: [{do: gain_vp, n: 2}]}]
cards:
  - id: drill
    name: Drill
    copies: 30
    upper: {id: pay-day, name: Pay Day, cost: 0, bind: {type: none}, steps: [{do: gain, n: 1}]}
    lower:
      cost: 0
      bind: {type: any_own_squad}
      text: Your opponent loses everything.
      steps: [{do: refresh, n: 1}, {do: gain, n: 1}, {do: lose_endurance, of: bound_squad, n: 1}, {do: gain_vp, n: 1}]
  - id: bargain
    name: Bargain
    copies: 2
    upper: {use: barter}
    lower:
      cost: 0
      bind: {type: none}
      steps: [{do: gain, n: 1}, {do: if_you_do, steps: [{do: lose, n: 3}], then: [{do: gain_vp, n: 2}]}]
  - id: giant-step
    name: Giant Step
    copies: 2
    upper: {id: wage, name: Wage, cost: 0, bind: {type: none}, steps: [{do: gain, n: 1}]}
    lower: {cost: 0, bind: {type: squad_named, names: [giant]}, steps: [{do: move_action, who: bound_squad}]}
presets:
  - {name: Starter, squads: [recruit, recruit, recruit, giant], cards: {drill: 25}}
"""
MILITIAMEN = {"faction": "militia", "squads": "preset", "deck": "preset"}


def settled(**more: Any) -> dict[str, Any]:
    """A duel in which nothing is left to choose before deployment; seat 0 is placed first, seat 1 begins."""
    options = {"players": [CHAPTER, DEMONS], "layout": "preset", "first": 0, "countering": 1}
    return {**options, **more}


def crowd(mode: str, seats: int, **more: Any) -> dict[str, Any]:
    """A multiplayer match of Demons with everything settled; the last seat is the Countering player."""
    options = {
        "mode": mode,
        "seats": seats,
        "players": [DEMONS] * seats,
        "allow_mirror": True,
        "layout": "preset",
        "first": 0,
        "countering": seats - 1,
    }
    return {**options, **more}


def militia(**more: Any) -> dict[str, Any]:
    """A duel of two militias with everything settled; seat 0 deploys first."""
    players = [MILITIAMEN, MILITIAMEN]
    return settled(players=players, content=[MILITIA], allow_mirror=True, **more)


def deploy(table: Table, squad: int, *places: tuple[tuple[int, int], tuple[int, ...]]) -> Table:
    """Deploys a whole Squad, one placement for each model."""
    return table.play(DeploySquad(squad), *(Place(space, hexes) for space, hexes in places))


def begin(table: Table) -> Table:
    """Takes the first answer that is offered until the first turn begins; nobody disperses."""
    while table.asked not in ("declare", "buy-vp"):
        table.match.play(Done() if table.asked == "disperse" else table.legal()[0])
    return table
