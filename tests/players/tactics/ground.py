"""Puzzles about ground: Crystal Sources to take, hold and deny."""

from __future__ import annotations

from edgewise.games.dawnfall.queries.control import controlled
from tests.players.tactics.puzzle import Puzzle
from tests.players.tactics.tables import controls, duel, player, squad

ONE_SOURCE = [{"type": "source", "at": "(3,2)"}]

GROUND = (
    Puzzle(
        "take the free Source",
        "The Pilgrims reach a Source that nobody can contest for several turns (DF-PAS-4).",
        duel(
            player(squad("pilgrim", "(1,2).0", "(1,2).2"), crystals=0),
            player(squad("dark-scholar", "(6,5).0"), crystals=1),
            tokens=ONE_SOURCE,
        ),
        turn=controls(0, 1),
    ),
    Puzzle(
        "one Pilgrim for each Source",
        "Two Pilgrims hold Sources; the third reaches the last one, and the two must stay (DF-PAS-4, DF-MOV-2).",
        duel(
            player(squad("pilgrim", "(1,1).1", "(1,4).1", "(3,2).0"), crystals=0),
            player(squad("dark-scholar", "(6,5).0"), crystals=1),
            tokens=[{"type": "source", "at": at} for at in ("(2,1)", "(2,4)", "(5,2)")],
        ),
        turn=controls(0, 3),
    ),
    Puzzle(
        "deny the enemy's only Source",
        "A Pilgrim in contact with the Source ends the enemy's Control; a Scholar hardly fights at ATT 0 (DF-PAS-4).",
        duel(
            player(squad("pilgrim", "(1,2).0", "(1,2).2"), crystals=1),
            player(squad("dark-scholar", "(4,2).4"), crystals=0),
            tokens=ONE_SOURCE,
        ),
        turn=lambda played: not controlled(played.state, 1),
    ),
    Puzzle(
        "push the enemy off the Source",
        "The Knight's larger base pushes the Scholar out of contact and takes the Source (DF-PSH-1, DF-PAS-4).",
        duel(
            player(squad("holy-knight", "(1,2).{0,1}"), crystals=0),
            player(squad("dark-scholar", "(2,2).1"), crystals=1),
            tokens=ONE_SOURCE,
        ),
        turn=controls(0, 1),
    ),
    Puzzle(
        "a free Source beside two armies",
        "The Knight alone reaches the Source that nobody holds, and no enemy reaches anybody (DF-PAS-4).",
        duel(
            player(
                squad("angel-of-death", "(0,1)"),
                squad("pilgrim", "(1,1).1", "(1,1).2", "(0,0).0"),
                squad("ranger", "(0,4).1", "(0,4).2"),
                squad("holy-knight", "(3,1).{0,1}"),
                hand=["shoot", "trap"],
            ),
            player(
                squad("son-of-khyber", "(6,5)"),
                squad("gorehound", "(6,4).{0,1}"),
                squad("dark-scholar", "(5,4).4", "(5,5).0", "(4,5).5"),
            ),
            layout="first-game",
        ),
        turn=controls(0, 3),
    ),
)
