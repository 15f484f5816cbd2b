"""Maelstrom's Edge for the contract suite: settings, what is measured, what is conserved; nothing in it is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from typing import Any

from edgewise import Action, SeededDealer
from edgewise.games.maelstrom.actions import (
    CloseQuarters,
    DefensiveFire,
    Deploy,
    Fire,
    HitAndRun,
    Move,
    PlaceMarker,
    SuppressiveFire,
)
from edgewise.games.maelstrom.answers import Block, Discard, FlipDice
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.bodies import bodies
from edgewise.games.maelstrom.state import FULL_SUPPRESSION, Game, living
from edgewise.geometry.touching import is_wholly_in_box
from edgewise.tabletop.distances import overlap

SETTINGS: dict[str, dict[str, Any]] = {
    "standard": {},
    "switches": {
        "players": [{"roster": "epirian-60"}, {"roster": "karist-60"}],
        "table": "old-quarter",
        "draw": ["purple-gold", "bloodbath"],
        "letter_marksman": True,
        "letter_cover": True,
        "letter_hill": True,
    },
}

TAPE: tuple[dict[str, Any], ...] = (
    {"type": "gap", "a": {"unit": 0}, "b": {"model": 12}},
    {"type": "gap", "a": {"marker": 0}, "b": {"at": [20000, 20000]}},
    {"type": "way", "unit": 0, "steps": [[18000, 18000]]},
    {"type": "way", "unit": 8, "kind": "dash", "steps": [[9000, 9000, "ground"], [12000, 30000]], "facing": 4500},
    {"type": "way", "unit": 1, "kind": "charge", "target": 9, "steps": [[15000, 20000, "hill:top"]]},
    {"type": "deploy", "unit": 1, "places": [[18000, 4000]], "facing": 9000},
    {"type": "way", "unit": 0, "steps": [["far", "off"]]},
)

ROSTERS = files("edgewise.games.maelstrom").joinpath("content", "rosters")
WISH = {"roster": ROSTERS.joinpath("karist-60.yaml").read_text(encoding="utf-8")}
FILE = """\
id: salvagers
name: {en: Salvagers, de: Bergungstrupp, pl: Zbieracze}
entries:
  - title: Yard Foreman
    unitType: command
    faction: salvagers
    points: 7
    profiles:
      - {name: Yard Foreman, mv: 5, evs: 4, skl: 3, av: 3, cqa: 2, for: 2, wp: 3,
         modelType: infantry, modelDesignators: []}
    size: {models: [{profile: Yard Foreman, count: 1}], leader: Yard Foreman}
    maxSize: 1
    equipment:
      - {profile: Yard Foreman, items: [Rivet Gun]}
    abilities:
      - {name: Command, value: 1}
    weapons:
      - {name: Rivet Gun, rng: 12, sho: {fixed: 2}, pen: 4, dam: 1, sup: 5, types: [], abilities: []}
    options: []
    designators: [Character, Human]
    summary: {Command: ME-CMD-1}
    additionalUnits: {core: [1, 3]}
"""


def is_measured(question: str, action: Action) -> bool:
    """Whether an action that is not listed may still be legal: places, paths, lists of shots, of dice and of hits."""
    shooting = Fire | SuppressiveFire | CloseQuarters | HitAndRun | DefensiveFire
    return (
        isinstance(action, Move | Deploy | PlaceMarker | shooting | Discard | FlipDice | Block) or question == "deploy"
    )


def disguises(state: Game, seat: int | None, dealer: SeededDealer) -> Iterator[Game]:
    """States that differ only in what the seat may not know: the very same, for everything lies open. ME-SCO-6."""
    yield state.clone()


def conserved(state: Game) -> object:
    """What never changes from the first turn on; checks on the way what must hold at any moment."""
    check_places(state)
    check_units(state)
    assert min(*state.command, *state.points) >= 0
    if not state.turn:
        return None
    kinds = sorted(each.kind for each in state.markers)
    return state.mission, state.deployment, state.zones, state.aims, state.attacker, kinds


def check_units(state: Game) -> None:
    """FOR and suppression keep their bounds, leaders live, nobody is left of what is destroyed. ME-CAS-8, ME-SUP-1."""
    for model, fielded in enumerate(state.book.models):
        assert 0 <= state.fortitude[model] <= fielded.profile.fortitude
    for unit, where in enumerate(state.place):
        left = living(state, Unit(unit))
        assert bool(left) == (where != "destroyed")
        # A leader who falls in a round is followed when all hits of it are applied. ME-UNI-5
        assert not left or state.leader[unit] in left or state.acting is not None
        assert 0 <= state.level[unit] <= FULL_SUPPRESSION
        assert min(state.cover[unit], state.moving[unit], state.burn[unit]) >= 0
        assert not (state.cover[unit] and state.moving[unit])


def check_places(state: Game) -> None:
    """At rest no base overlaps another of its level, and all stand on the table and on their surface. ME-MOV-6."""
    ground = state.book.ground
    found = bodies(state)
    for each in found:
        assert is_wholly_in_box(each.disc, ground.box)
        assert ground.elevation(each.surface) == each.foot
    assert not [pair for pair in combinations(found, 2) if overlap(*pair)]
