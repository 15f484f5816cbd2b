"""Puzzles about fights: whom to strike, when not to, and what to spend on it."""

from __future__ import annotations

from edgewise.games.dawnfall.actions import (
    Activate,
    ChangeMode,
    Fight,
    KeepMode,
    Pass,
    Pay,
    PlayCard,
    StartCombat,
    UseDie,
)
from tests.players.tactics.puzzle import Puzzle, one_of
from tests.players.tactics.tables import does, duel, keeps_away, player, squad

ANGEL_ALONE = player(squad("angel-of-death", "(3,2)", endurance=0), crystals=2, hand=["guardian-angel"])
SON = player(squad("son-of-khyber", "(4,2)"), crystals=3)

FIGHTS = (
    Puzzle(
        "strike the one that dies",
        "Two equal Gorehounds, but only the one without Endurance dies and gives a VP (DF-WND-1, DF-VIC-1).",
        duel(
            player(squad("holy-knight", "(3,2).{0,1}", mode="other")),
            player(
                squad("gorehound", "(3,2).{2,3}", mode="other", endurance=1, id="fresh"),
                squad("gorehound", "(3,2).{4,5}", mode="other", endurance=0, id="worn"),
            ),
        ),
        lead=(Activate(0), StartCombat()),
        asked="choose-fight",
        answer=one_of(Fight(0, 2)),
    ),
    Puzzle(
        "leave the faster enemy alone",
        "A Ranger dies in 389 of 648 cases and wounds the faster Gorehound in 1 of 18 (DF-COM-7, DF-ACT-6).",
        duel(
            player(squad("ranger", "(3,2).0", "(3,2).2", endurance=0), squad("pilgrim", "(0,0).0")),
            player(squad("gorehound", "(3,2).{3,4}"), crystals=4),
        ),
        turn=lambda played: not any(isinstance(a, Fight) for a in played.answers),
    ),
    Puzzle(
        "a card for the Leader's life",
        "Power 7 kills the last model in 4 of 9 cases, and in 1 of 9 with 2 more Defense Power (DF-END-2).",
        duel(ANGEL_ALONE, SON, turn=1),
        lead=(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), UseDie("red"), Pay(crystals=1), 4),
        asked="window-W-C6",
        answer=one_of(PlayCard("guardian-angel", "upper", 0)),
    ),
    Puzzle(
        "no card against a harmless blow",
        "Power 2 never beats DEF 2, so the card and its Crystal would be wasted (DF-COM-14).",
        duel(ANGEL_ALONE, player(squad("dark-scholar", "(4,2).4"), crystals=3), turn=1),
        lead=(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), UseDie("yellow"), 2),
        asked="window-W-C6",
        answer=one_of(Pass()),
    ),
    Puzzle(
        "dodge the killing blow",
        "The last model dies in 389 of 648 cases; Dodge ends the fight, and the lead wins (DF-COM-15, DF-END-8).",
        duel(
            player(squad("holy-knight", "(3,2).{0,1}", endurance=0), crystals=2, hand=["leap"]),
            player(squad("gorehound", "(3,2).{3,4}"), squad("dark-scholar", "(6,5).0"), crystals=3, banner=False),
            marker=1,
            end_after_turn=True,
            turn=1,
        ),
        lead=(Activate(1), KeepMode(), StartCombat(), Fight(1, 0)),
        asked="window-W-C2",
        answer=one_of(PlayCard("leap", "upper", 0)),
    ),
    Puzzle(
        "fly from certain death",
        "Three Bloodsmiths strike first, each wounds in 17 of 18 cases, and they move only four Spaces (DF-COM-8).",
        duel(
            player(squad("angel-of-death", "(1,1)", mode="other", endurance=0), crystals=0, banner=False),
            player(squad("bloodsmith", "(0,1).1", "(0,1).2", "(1,0).2", mode="other"), crystals=4),
            marker=3,
        ),
        turn=keeps_away(0, 6),
    ),
    Puzzle(
        "change the Mode before the last fight",
        "The last enemy dies in 11 of 18 cases by Basic and in 7 by Astral, which is slower, too (DF-ACT-5, DF-END-2).",
        duel(
            player(squad("holy-knight", "(3,2).{0,1}", endurance=0), crystals=0),
            player(squad("gorehound", "(3,2).{3,4}", mode="other"), crystals=0),
            turn=1,
        ),
        lead=(Activate(1),),
        asked="change-mode",
        answer=one_of(ChangeMode()),
    ),
    Puzzle(
        "the Angel takes the Wound",
        "The Angel loses one of three tokens for nothing; the Knight would die and give 2 VP (DF-WND-1, DF-VIC-1).",
        duel(
            player(
                squad("angel-of-death", "(2,2)"),
                squad("holy-knight", "(4,2).{0,1}", endurance=0),
                hand=["guardian-angel"],
                crystals=0,
            ),
            player(squad("gorehound", "(4,2).{3,4}"), crystals=1),
            turn=1,
        ),
        lead=(Activate(2), KeepMode(), StartCombat(), Fight(2, 1), UseDie("yellow"), 4, UseDie("yellow"), 1),
        asked="window-W-W1",
        answer=one_of(PlayCard("guardian-angel", "lower", 0)),
    ),
    Puzzle(
        "the Angel does not die for a Pilgrim",
        "Without tokens the Angel itself would die: 3 VP instead of 1, and the Leader gone (DF-WND-1, DF-VIC-1).",
        duel(
            player(
                squad("angel-of-death", "(2,2)", endurance=0),
                squad("pilgrim", "(4,2).0", "(0,0).0", endurance=0),
                hand=["guardian-angel"],
                crystals=0,
            ),
            player(squad("gorehound", "(4,2).{3,4}"), crystals=1),
            turn=1,
        ),
        lead=(Activate(2), KeepMode(), StartCombat(), Fight(5, 1), UseDie("yellow"), 4, UseDie("yellow"), 1),
        asked="window-W-W1",
        answer=one_of(Pass()),
    ),
    Puzzle(
        "shoot from afar",
        "Shoot is free and cannot be answered, while a fight with ATT 0 against ATT 3 loses (DF-SHO-6, DF-COM-7).",
        duel(
            player(squad("ranger", "(1,2).0", "(1,2).2", endurance=0), squad("pilgrim", "(0,5).0"), hand=["shoot"]),
            player(squad("bloodsmith", "(3,2).0", endurance=0), squad("dark-scholar", "(6,5).0")),
        ),
        turn=does(PlayCard("shoot", "lower", 0)),
    ),
)
