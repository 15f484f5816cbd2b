"""Puzzles about the right moment: a reroll, a card, a Charge or a Crystal that counts now, and those that do not."""

from __future__ import annotations

from edgewise.games.dawnfall.actions import (
    Activate,
    BuyVP,
    Fight,
    KeepMode,
    Pay,
    PickModel,
    PlayCard,
    Refresh,
    Reroll,
    StartCombat,
    UseDie,
    UseEnhancement,
)
from tests.players.tactics.puzzle import Puzzle, one_of
from tests.players.tactics.tables import does, duel, keeps_away, player, squad

FAR_SCHOLAR = squad("dark-scholar", "(6,5).0")
HOUND = squad("gorehound", "(3,2).{3,4}")
KNIGHT_ALONE = squad("holy-knight", "(3,2).{0,1}", endurance=0)
# The first Demon strikes the first Chapter model with a Yellow 2, and the Defense roll shows a Marked 0.
STRUCK = (Activate(1), KeepMode(), StartCombat(), Fight(1, 0), UseDie("yellow"), 2)
MARKED = (*STRUCK, UseDie("yellow"), 0)

MOMENTS = (
    Puzzle(
        "keep a Defense that holds",
        "Power 2 does not beat Power 2, and the Marked side gives a Crystal back (DF-COM-14, DF-RER-4).",
        duel(
            player(KNIGHT_ALONE, crystals=2, depleted=2), player(squad("dark-scholar", "(3,2).3"), crystals=2), turn=1
        ),
        lead=MARKED,
        asked="offer-reroll",
        answer=one_of(Refresh()),
    ),
    Puzzle(
        "roll a failed Defense again",
        "Power 5 kills the last model; for a Crystal the die saves it in 2 of 6 cases (DF-RER-2, DF-END-2).",
        duel(player(KNIGHT_ALONE, crystals=1, depleted=2), player(HOUND, crystals=0), turn=1),
        lead=MARKED,
        asked="offer-reroll",
        answer=one_of(Reroll("paid")),
    ),
    Puzzle(
        "the symbol before the Crystal in Defense",
        "The Angel's symbol rolls the same die again for nothing (DF-RER-1, DF-RER-9).",
        duel(
            player(squad("angel-of-death", "(3,2)", endurance=0), crystals=1, depleted=2),
            player(squad("gorehound", "(4,2).{3,4}"), crystals=0),
            turn=1,
        ),
        lead=MARKED,
        asked="offer-reroll",
        answer=one_of(Reroll("symbol")),
    ),
    Puzzle(
        "no Red die for a Defense that cannot fail",
        "Power 2 never beats DEF 2, so a Crystal would buy nothing (DF-COM-14, DF-DIC-5).",
        duel(player(KNIGHT_ALONE, crystals=2), player(squad("dark-scholar", "(3,2).3"), crystals=2), turn=1),
        lead=STRUCK,
        asked="choose-die-defense",
        answer=one_of(UseDie("yellow")),
    ),
    Puzzle(
        "buy the last VP",
        "Three Crystals move the marker from 9 to the Faction token and win at once (DF-OPT-6, DF-END-4).",
        duel(
            player(squad("holy-knight", "(0,0).{0,1}", endurance=0), crystals=6),
            player(squad("gorehound", "(1,0).{3,4}"), FAR_SCHOLAR, crystals=4),
            marker=9,
            ask="buy",
            options={"buying_vp": True},
        ),
        asked="buy-vp",
        answer=one_of(BuyVP()),
    ),
    Puzzle(
        "a card to strike first",
        "With INI 4 the Bloodsmith attacks before the Angel and kills it in 31 of 36 cases (DF-COM-7, DF-END-2).",
        duel(
            player(squad("angel-of-death", "(3,2)", mode="other", endurance=0), crystals=0, banner=False),
            player(squad("bloodsmith", "(4,2).4", endurance=0), crystals=1, hand=["faith"]),
        ),
        lead=(Activate(0), KeepMode(), StartCombat(), Fight(0, 1)),
        asked="window-W-C2",
        answer=one_of(PlayCard("faith", "upper", 1)),
    ),
    Puzzle(
        "the Knight stands in",
        "The Pilgrim's death would lose the match; the Knight loses a token at most (DF-VIC-1, DF-END-4).",
        duel(
            player(
                squad("holy-knight", "(3,2).{0,1}", enhancements=[{"card": "guard", "charges": 1}]),
                squad("pilgrim", "(3,2).2", "(0,0).0", endurance=0),
                crystals=0,
            ),
            player(HOUND, crystals=1),
            marker=-9,
            turn=1,
        ),
        lead=(Activate(2), KeepMode(), StartCombat(), Fight(5, 1), UseDie("red"), Pay(crystals=1), 6),
        asked="window-W-C6",
        answer=lambda a: isinstance(a, UseEnhancement) and a.half == "lower",
    ),
    Puzzle(
        "heal for nothing",
        "The Son has one token left and has just wounded: the card costs nothing (DF-WND-8).",
        duel(
            player(squad("holy-knight", "(4,2).{3,4}"), squad("pilgrim", "(0,0).0"), crystals=0),
            player(squad("son-of-khyber", "(3,2)", endurance=1), crystals=0, hand=["energy-source"], banner=False),
            turn=1,
        ),
        lead=(Activate(2), KeepMode(), StartCombat(), Fight(5, 0), UseDie("yellow"), 4, UseDie("yellow"), 1),
        asked="window-W-C14",
        answer=one_of(PlayCard("energy-source", "lower", 2)),
    ),
    Puzzle(
        "a comrade back",
        "Two Charges bring a second Bloodsmith to the last one, and nothing else needs them (DF-KEY-6).",
        duel(
            player(squad("holy-knight", "(3,2).{0,1}"), crystals=0),
            player(
                squad("bloodsmith", "(3,2).3", endurance=0, enhancements=[{"card": "infernal-rites", "charges": 2}]),
                crystals=0,
                banner=False,
            ),
            turn=1,
        ),
        lead=(Activate(1), StartCombat(), Fight(1, 0), UseDie("yellow"), 4, UseDie("yellow"), 1),
        asked="window-W-C14",
        answer=lambda a: isinstance(a, UseEnhancement) and a.half == "lower",
    ),
    Puzzle(
        "shoot the one that can be hit",
        "No Yellow face beats the Gorehound's INI 4; four of six hit the Scholar, who has INI 0 (DF-SHO-4).",
        duel(
            player(squad("ranger", "(3,2).0", endurance=0), squad("pilgrim", "(0,5).0"), hand=["shoot"], crystals=0),
            player(
                squad("gorehound", "(1,2).{0,1}", endurance=0),
                squad("dark-scholar", "(5,2).0", mode="other", endurance=0),
                squad("master-of-elements", "(6,5).0"),
            ),
        ),
        lead=(PlayCard("shoot", "lower", 0),),
        asked="choose-target",
        answer=one_of(PickModel(7)),
    ),
    Puzzle(
        "strike the one that is not immune",
        "A Wound of the Gorehound under the Aegis is prevented; the other one loses its last token (DF-KEY-10).",
        duel(
            player(squad("holy-knight", "(3,2).{0,1}", mode="other"), crystals=0),
            player(
                squad("gorehound", "(3,2).{2,3}", mode="other", endurance=0, id="safe"),
                squad("gorehound", "(3,2).{4,5}", mode="other", endurance=1, id="bare"),
                crystals=0,
            ),
            statuses=[{"status": "crystal-aegis", "model": 1, "by": 1}],
        ),
        lead=(Activate(0), StartCombat()),
        asked="choose-fight",
        answer=one_of(Fight(0, 2)),
    ),
    Puzzle(
        "the Aegis before the last blow",
        "The Angel reaches the last model wherever it goes; under the Aegis it cannot be wounded (DF-KEY-12).",
        duel(
            player(squad("angel-of-death", "(3,2)", mode="other"), crystals=3),
            player(
                squad("master-of-elements", "(4,2).4", mode="other", endurance=0),
                hand=["crystal-aegis"],
                crystals=2,
                banner=False,
            ),
            marker=-4,
            turn=1,
        ),
        turn=does(PlayCard("crystal-aegis", "lower", 1)),
    ),
    Puzzle(
        "teleport the last model away",
        "Two Knights would kill the last model, which goes one Space on foot; the card takes it anywhere (DF-KEY-3).",
        duel(
            player(
                squad("holy-knight", "(3,2).{0,1}", mode="other"),
                squad("holy-knight", "(3,2).{4,5}", mode="other"),
                crystals=4,
            ),
            player(
                squad("dark-scholar", "(3,2).3", mode="other", endurance=0),
                hand=["freeze"],
                crystals=1,
                banner=False,
            ),
            marker=-3,
            turn=1,
        ),
        turn=keeps_away(2, 5),
    ),
    Puzzle(
        "Crystals from two Sources",
        "The card costs 1 Crystal and brings 2, and nobody is in reach (DF-PAS-4).",
        duel(
            player(squad("pilgrim", "(1,1).1", "(1,4).1"), crystals=1, hand=["energy-drain"], banner=False),
            player(FAR_SCHOLAR, crystals=1),
            tokens=[{"type": "source", "at": at} for at in ("(2,1)", "(2,4)")],
        ),
        turn=does(PlayCard("energy-drain", "lower", 0)),
    ),
    Puzzle(
        "mend the Angel by Banner",
        "Nobody is in reach, and the Knight has its better side already: a token for nothing (DF-BAN-2, DF-WND-8).",
        duel(
            player(
                squad("angel-of-death", "(0,0)", endurance=1),
                squad("holy-knight", "(0,5).{0,1}", mode="other"),
                crystals=0,
            ),
            player(FAR_SCHOLAR, crystals=1),
        ),
        turn=lambda played: played.state.endurance[0] == 2,
    ),
    Puzzle(
        "revenge with the last breath",
        "The Pilgrim dies anyway; its Backstab may kill the last enemy model and win the match (DF-BCK-1, DF-END-2).",
        duel(
            player(
                squad("pilgrim", "(3,2).0", endurance=0, enhancements=[{"card": "last-man-standing", "charges": 1}]),
                squad("angel-of-death", "(0,5)"),
                crystals=1,
            ),
            player(squad("gorehound", "(3,2).{3,4}", endurance=0), crystals=1),
            turn=1,
        ),
        lead=(Activate(2), KeepMode(), StartCombat(), Fight(5, 0), UseDie("yellow"), 4, UseDie("yellow"), 1),
        asked="window-W-D1",
        answer=lambda a: isinstance(a, UseEnhancement) and a.half == "upper",
    ),
)
