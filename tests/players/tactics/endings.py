"""Puzzles about the end of a match: the last model, the last card, the last step of the marker."""

from __future__ import annotations

from edgewise.games.dawnfall.actions import (
    Activate,
    Declare,
    Discard,
    EndTurn,
    Fight,
    KeepMode,
    Pay,
    PlayCard,
    Reroll,
    StartCombat,
    UseDie,
)
from tests.players.tactics.puzzle import Puzzle, one_of
from tests.players.tactics.tables import duel, player, squad, wins

# Two cards in hand and one in the deck: an Active turn draws the last card at its end (DF-ACT-12, DF-END-6).
LAST_CARD = {"hand": ["trap", "trap"], "deck": ["shoot"]}

ENDINGS = (
    Puzzle(
        "finish the last model",
        "The Gorehound is the last enemy model and has no Endurance: a Wound wins at once (DF-END-2).",
        duel(
            player(
                squad("holy-knight", "(3,2).{0,1}", endurance=1),
                squad("pilgrim", "(0,4).0", "(0,4).2", "(1,5).0"),
                depleted=4,
            ),
            player(squad("gorehound", "(3,2).{3,4}", mode="other", endurance=0)),
            layout="first-game",
        ),
        turn=wins(0),
    ),
    Puzzle(
        "an Active turn to finish the last model",
        "Six Crystals would come back in a Passive turn, but the Angel wins the match in 7 of 9 cases (DF-END-2).",
        duel(
            player(squad("angel-of-death", "(3,2)", mode="other"), crystals=1, depleted=6, banner=False),
            player(squad("dark-scholar", "(4,2).4", endurance=0)),
            ask="declare",
        ),
        asked="declare",
        answer=one_of(Declare("active")),
    ),
    Puzzle(
        "walk up and finish the last model",
        "The last enemy has no Endurance and stands two Spaces away; nothing else on the board counts (DF-END-2).",
        duel(
            player(
                squad("holy-knight", "(1,3).{0,1}", mode="other"),
                squad("angel-of-death", "(5,5)", endurance=1),
                squad("pilgrim", "(5,0).0", "(6,0).0"),
                squad("ranger", "(0,0).0", "(0,0).2"),
                crystals=3,
            ),
            player(squad("dark-scholar", "(3,3).0", endurance=0), crystals=0),
            layout="first-game",
            marker=-6,
        ),
        turn=wins(0),
    ),
    Puzzle(
        "the last step of the marker",
        "The Master's death brings the marker from 7 to the Faction token at 10; no other target does (DF-END-4).",
        duel(
            player(
                squad("angel-of-death", "(3,3)", mode="other", endurance=2),
                squad("pilgrim", "(1,1).0", "(1,1).2", endurance=0),
                crystals=2,
            ),
            player(
                squad("master-of-elements", "(4,3).4", endurance=0),
                squad("dark-scholar", "(2,3).1", "(2,3).2", endurance=0),
                squad("son-of-khyber", "(5,5)"),
            ),
            marker=7,
        ),
        turn=wins(0),
    ),
    Puzzle(
        "draw the last card when ahead",
        "The draw at the end of an Active turn ends the match with the marker on the own half (DF-END-6, DF-END-8).",
        duel(
            player(squad("holy-knight", "(1,1).{0,1}", endurance=0), **LAST_CARD, depleted=5),
            player(squad("son-of-khyber", "(2,2)"), squad("bloodsmith", "(3,3).0", "(3,3).2", "(3,3).4")),
            marker=2,
            ask="declare",
        ),
        asked="declare",
        answer=one_of(Declare("active")),
    ),
    Puzzle(
        "do not draw the last card when behind",
        "Any Active turn draws the last card and loses by VP, since no enemy is in reach (DF-END-8, DF-PAS-3).",
        duel(
            player(squad("holy-knight", "(0,0).{0,1}"), squad("ranger", "(0,1).0", "(0,1).3"), **LAST_CARD),
            player(squad("dark-scholar", "(6,5).0", "(6,5).2", "(6,5).4")),
            marker=-2,
            ask="declare",
        ),
        asked="declare",
        answer=one_of(Declare("passive")),
    ),
    Puzzle(
        "discard to end the match when ahead",
        "A discard makes room for the last card, whose draw wins the match at once (DF-ACT-11, DF-END-7).",
        duel(
            player(squad("pilgrim", "(1,1).0"), hand=["trap", "trap", "shoot"], deck=["leap"]),
            player(squad("son-of-khyber", "(2,2)"), squad("gorehound", "(2,1).{0,1}")),
            marker=3,
        ),
        lead=(EndTurn(),),
        asked="discard",
        answer=lambda a: isinstance(a, Discard),
    ),
    Puzzle(
        "the Red die when the kill decides",
        "Crystals are worth nothing after the last turn: Red kills in 30 of 36 cases, Yellow in 19 (DF-DIC-3).",
        duel(
            player(squad("holy-knight", "(3,2).{0,1}", mode="other"), crystals=2),
            player(squad("master-of-elements", "(3,2).3", endurance=0), squad("gorehound", "(6,5).{0,1}"), crystals=0),
            marker=-1,
            end_after_turn=True,
        ),
        lead=(Activate(0), StartCombat(), Fight(0, 1)),
        asked="choose-die-attack",
        answer=one_of(UseDie("red")),
    ),
    Puzzle(
        "reroll when only a reroll can win",
        "Power 2 never beats DEF 2, and the match is lost without a kill in this turn (DF-RER-2, DF-END-8).",
        duel(
            player(squad("angel-of-death", "(3,2)"), crystals=1, depleted=2),
            player(squad("master-of-elements", "(4,2).4", endurance=0), squad("gorehound", "(6,5).{0,1}"), crystals=0),
            marker=-1,
            end_after_turn=True,
        ),
        lead=(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), UseDie("yellow"), 0),
        asked="offer-reroll",
        answer=one_of(Reroll("paid")),
    ),
    Puzzle(
        "do not pay the victory away for a die",
        "One VP ahead in the last turn, a Red die could only be paid by that VP, and the Wound costs none (DF-PAY-7).",
        duel(
            player(
                squad("holy-knight", "(3,2).{0,1}", endurance=1), squad("pilgrim", "(0,0).0", endurance=0), crystals=0
            ),
            player(squad("master-of-elements", "(3,2).3", endurance=3), squad("gorehound", "(6,5).{0,1}")),
            marker=1,
            end_after_turn=True,
            turn=1,
        ),
        lead=(Activate(2), KeepMode(), StartCombat(), Fight(5, 0), UseDie("yellow"), 3),
        asked="choose-die-defense",
        answer=one_of(UseDie("yellow")),
    ),
    Puzzle(
        "pay with Endurance, not with the last VP",
        "The marker is one step from the enemy's Faction token: a VP paid loses the match (DF-PAY-7, DF-END-4).",
        duel(
            player(squad("angel-of-death", "(3,2)", endurance=3), crystals=0, hand=["storm-of-blades"]),
            player(squad("dark-scholar", "(4,2).4", "(2,2).1", "(6,5).0", endurance=0)),
            marker=-9,
        ),
        lead=(PlayCard("storm-of-blades", "lower", 0),),
        asked="pay-action",
        answer=one_of(Pay(endurance=((0, 1),))),
    ),
)
