"""Puzzles about turning points: one sure way among several that only look good."""

from __future__ import annotations

from edgewise.games.dawnfall.actions import (
    Activate,
    Counterattack,
    Declare,
    Fight,
    Keep,
    KeepMode,
    Pay,
    PlayCard,
    Reroll,
    StartCombat,
    UseDie,
    UseEnhancement,
)
from tests.players.tactics.puzzle import Puzzle, one_of
from tests.players.tactics.tables import does, duel, keeps_away, player, squad

UPGRADED = squad("holy-knight", "(3,2).{0,1}", mode="other")
FAR_SCHOLAR = squad("dark-scholar", "(6,5).0")
BURNING = {"status": "fire", "model": 0, "by": 1, "turn": 0}

TURNING = (
    Puzzle(
        "a free reroll before a paid one",
        "Power 2 never beats DEF 2; the symbol rolls the same die again for nothing (DF-RER-1, DF-RER-8).",
        duel(
            player(UPGRADED, crystals=2),
            player(squad("master-of-elements", "(3,2).3", endurance=0), FAR_SCHOLAR, crystals=0),
        ),
        lead=(Activate(0), StartCombat(), Fight(0, 1), UseDie("yellow"), 0),
        asked="offer-reroll",
        answer=one_of(Reroll("symbol")),
    ),
    Puzzle(
        "keep the best face",
        "No roll is better than a 6, so the symbol can only spoil it (DF-RER-6).",
        duel(
            player(UPGRADED, crystals=2),
            player(squad("master-of-elements", "(3,2).3", endurance=0), FAR_SCHOLAR, crystals=0),
        ),
        lead=(Activate(0), StartCombat(), Fight(0, 1), UseDie("red"), Pay(crystals=1), 6),
        asked="offer-reroll",
        answer=one_of(Keep()),
    ),
    Puzzle(
        "strike back at the last model",
        "The attacker is the last enemy model, has no Endurance and has failed: nothing speaks against it (DF-CTR-1).",
        duel(
            player(squad("angel-of-death", "(3,2)", endurance=1), crystals=0),
            player(squad("dark-scholar", "(4,2).4", endurance=0), crystals=0),
            turn=1,
        ),
        lead=(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), UseDie("yellow"), 1, UseDie("yellow"), 3),
        asked="counterattack",
        answer=one_of(Counterattack()),
    ),
    Puzzle(
        "the death that turns the match",
        "In the last turn, two VP behind: 3 VP for the Master win, 1 VP for the easier Scholar loses (DF-END-8).",
        duel(
            player(UPGRADED, crystals=1),
            player(
                squad("dark-scholar", "(3,2).2", endurance=0),
                squad("master-of-elements", "(3,2).3", endurance=0),
                crystals=0,
            ),
            marker=-2,
            end_after_turn=True,
        ),
        lead=(Activate(0), StartCombat()),
        asked="choose-fight",
        answer=one_of(Fight(0, 4)),
    ),
    Puzzle(
        "do not fight when the match is won",
        "One VP ahead in the last turn, and the faster Gorehound would strike first (DF-END-2, DF-END-8).",
        duel(
            player(squad("holy-knight", "(3,2).{0,1}", endurance=0), crystals=1),
            player(squad("gorehound", "(3,2).{3,4}", endurance=1), FAR_SCHOLAR, crystals=3),
            marker=1,
            end_after_turn=True,
        ),
        turn=lambda played: not any(isinstance(a, Fight) for a in played.answers),
    ),
    Puzzle(
        "the Crystal, not the last token",
        "One VP ahead in the last turn: a VP paid is a draw, a token may be the Knight's life (DF-PAY-6, DF-PAY-7).",
        duel(
            player(squad("holy-knight", "(3,2).{0,1}", endurance=1), squad("pilgrim", "(0,0).0"), crystals=1),
            player(squad("gorehound", "(3,2).{3,4}"), crystals=0),
            marker=1,
            end_after_turn=True,
            turn=1,
        ),
        lead=(Activate(2), KeepMode(), StartCombat(), Fight(5, 0), UseDie("yellow"), 4, UseDie("red")),
        asked="pay-die",
        answer=one_of(Pay(crystals=1)),
    ),
    Puzzle(
        "Overwatch against the faster enemy",
        "A strike before the faster Gorehound's, without an answer, for a Charge that has no other use (DF-BCK-1).",
        duel(
            player(
                squad("holy-knight", "(3,2).{0,1}", mode="other", endurance=0, enhancements=[{"card": "overwatch"}])
            ),
            player(squad("gorehound", "(3,2).{3,4}", endurance=0), crystals=0),
        ),
        lead=(Activate(0), StartCombat(), Fight(0, 1)),
        asked="window-W-C2",
        answer=lambda a: isinstance(a, UseEnhancement) and a.half == "lower",
    ),
    Puzzle(
        "the Doctor steps out of reach",
        "A Doctor's death loses the match, and the Bloodsmiths, who strike first, go two Spaces (DF-END-4, DF-MOV-2).",
        duel(
            player(
                squad("purge-doctor", "(3,2).{0,1}", endurance=0), squad("ranger", "(0,5).0"), crystals=0, banner=False
            ),
            player(squad("bloodsmith", "(5,2).0", "(5,2).2", "(5,2).4"), crystals=4),
            marker=-8,
        ),
        turn=keeps_away(0, 4),
    ),
    Puzzle(
        "an Active turn to put out the fire",
        "At the end of a Passive turn the last model would burn; in an Active turn a Crystal saves it (DF-KEY-2).",
        duel(
            player(squad("holy-knight", "(0,0).{0,1}", endurance=0), crystals=1, depleted=6, banner=False),
            player(FAR_SCHOLAR, crystals=1),
            statuses=[BURNING],
            ask="declare",
        ),
        asked="declare",
        answer=one_of(Declare("active")),
    ),
    Puzzle(
        "put out the fire",
        "The last model has no token left and burns at the end of this turn (DF-KEY-2, DF-END-2).",
        duel(
            player(squad("holy-knight", "(0,0).{0,1}", endurance=0), crystals=1, depleted=6, hand=["bash"]),
            player(FAR_SCHOLAR, crystals=1),
            statuses=[BURNING],
        ),
        turn=lambda played: played.outcome is None,
    ),
    Puzzle(
        "a Scholar for the match",
        "The frozen Scholar cannot fight; its Self-Destruct hits the last enemy on five of six Red faces (DF-SAC-1).",
        duel(
            player(squad("holy-knight", "(3,2).{0,1}", endurance=0), crystals=0, hand=["bash"]),
            player(
                squad(
                    "dark-scholar",
                    "(3,2).3",
                    "(6,5).0",
                    endurance=0,
                    enhancements=[{"card": "self-destruct", "charges": 2}],
                ),
                crystals=1,
                banner=False,
            ),
            statuses=[{"status": "freeze", "model": 1, "by": 0}],
            marker=1,
            end_after_turn=True,
            turn=1,
        ),
        turn=lambda played: any(isinstance(a, UseEnhancement) for a in played.answers),
    ),
    Puzzle(
        "Judgment instead of a fight",
        "Judgment kills the last enemy for sure; a fight may fail and its answer kill the Angel (DF-WND-11, DF-END-2).",
        duel(
            player(
                squad("angel-of-death", "(3,2)", endurance=0, enhancements=[{"card": "judgment", "charges": 3}]),
                crystals=2,
            ),
            player(squad("bloodsmith", "(4,2).4", endurance=0), crystals=3),
        ),
        turn=does(UseEnhancement(0, "judgment", "lower", 0)),
    ),
    Puzzle(
        "a sure Defense for the last model",
        "Power 9 beats every Defense roll of the last model; the Enhancement's Charges save it (DF-TIM-7, DF-END-2).",
        duel(
            player(
                squad("holy-knight", "(3,2).{0,1}", endurance=0, enhancements=[{"card": "guard", "charges": 2}]),
                crystals=2,
            ),
            player(squad("gorehound", "(3,2).{3,4}"), crystals=1),
            turn=1,
        ),
        lead=(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), UseDie("red"), Pay(crystals=1), 6),
        asked="window-W-C6",
        answer=lambda a: isinstance(a, UseEnhancement) and a.half == "upper",
    ),
    Puzzle(
        "a worthless death",
        "The Pilgrim's VP would bring the marker to the enemy's Faction token; one Charge cancels it (DF-VIC-1).",
        duel(
            player(
                squad(
                    "pilgrim",
                    "(3,2).0",
                    "(0,0).0",
                    endurance=0,
                    enhancements=[{"card": "fake-death", "charges": 1}],
                ),
                squad("angel-of-death", "(0,3)"),
                crystals=0,
            ),
            player(squad("gorehound", "(3,2).{3,4}"), crystals=1),
            marker=-9,
            turn=1,
        ),
        lead=(Activate(2), KeepMode(), StartCombat(), Fight(5, 0), UseDie("yellow"), 4, UseDie("yellow"), 1),
        asked="window-W-D2",
        answer=lambda a: isinstance(a, UseEnhancement) and a.half == "upper",
    ),
    Puzzle(
        "one Wound more for the match",
        "The last enemy has one token: a second Wound kills it at once (DF-KEY-8, DF-WND-2, DF-END-2).",
        duel(
            player(squad("holy-knight", "(3,2).{0,1}", endurance=1), crystals=0),
            player(
                squad("gorehound", "(3,2).{3,4}", enhancements=[{"card": "infection", "charges": 2}]),
                crystals=0,
            ),
            turn=1,
        ),
        lead=(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), UseDie("yellow"), 4, UseDie("yellow"), 1),
        asked="window-W-W1",
        answer=lambda a: isinstance(a, UseEnhancement) and a.half == "upper",
    ),
    Puzzle(
        "no Red die for a lost cause",
        "Even a 6 does not reach Power 10 with DEF 1, and a Crystal is worth something next turn (DF-COM-13).",
        duel(
            player(squad("pilgrim", "(3,2).0", "(0,0).0"), crystals=2),
            player(squad("bloodsmith", "(3,2).3", mode="other"), crystals=1),
            turn=1,
        ),
        lead=(Activate(1), StartCombat(), Fight(4, 0), UseDie("red"), Pay(crystals=1), 6),
        asked="choose-die-defense",
        answer=one_of(UseDie("yellow")),
    ),
    Puzzle(
        "one card for three deaths",
        "Two VP behind in the last turn: a fight brings one VP, Storm of Blades one for each of three (DF-KEY-7).",
        duel(
            player(squad("angel-of-death", "(3,2)", mode="other"), crystals=2, hand=["storm-of-blades"]),
            player(
                squad("dark-scholar", "(4,2).4", "(2,2).1", "(2,2).2", mode="other", endurance=0),
                squad("gorehound", "(6,5).{0,1}"),
                crystals=0,
            ),
            marker=-2,
            end_after_turn=True,
        ),
        turn=does(PlayCard("storm-of-blades", "lower", 0)),
    ),
)
