"""Puzzles about riches: Crystals, Endurance, cards, Banners and Enhancements spent or kept."""

from __future__ import annotations

from edgewise.games.dawnfall.actions import Declare
from tests.players.tactics.puzzle import Puzzle, one_of
from tests.players.tactics.tables import duel, player, squad

FAR = player(squad("dark-scholar", "(6,5).0", "(6,5).2"), crystals=1)

RICHES = (
    Puzzle(
        "a Passive turn with nothing to do",
        "Eight Crystals and the Banner come back, and nobody is in reach of anybody (DF-PAS-7, DF-PAS-10, DF-PAS-11).",
        duel(
            player(
                squad("pilgrim", "(1,1).1", "(1,4).1"),
                squad("holy-knight", "(0,0).{0,1}", mode="other"),
                crystals=0,
                depleted=6,
                banner=False,
            ),
            FAR,
            tokens=[{"type": "source", "at": at} for at in ("(2,1)", "(2,4)")],
            ask="declare",
        ),
        asked="declare",
        answer=one_of(Declare("passive")),
    ),
    Puzzle(
        "attach with idle Crystals",
        "Six Crystals lie idle, nobody is in reach, and an Enhancement stays for the whole match (DF-ENH-8).",
        duel(
            player(squad("angel-of-death", "(1,1)"), crystals=6, hand=["overwatch"], banner=False),
            FAR,
        ),
        turn=lambda played: any(played.state.attached),
    ),
    Puzzle(
        "upgrade a Knight by Banner",
        "New Orders turns the Knight to its better side for nothing; its own change costs 2 Crystals (DF-BAN-2).",
        duel(player(squad("holy-knight", "(1,1).{0,1}"), crystals=0), FAR),
        turn=lambda played: played.state.modes[0] == 1,
    ),
    Puzzle(
        "no Endurance for nothing",
        "Dark Power gives Crystals for this turn only, and there is nothing to buy (DF-PAY-6).",
        duel(
            player(squad("pilgrim", "(0,0).0", "(0,0).2")),
            player(squad("gorehound", "(6,5).{0,1}"), squad("master-of-elements", "(6,4).0"), hand=["fireball"]),
            turn=1,
        ),
        turn=lambda played: sum(played.state.endurance[1:]) == 4,
    ),
)
