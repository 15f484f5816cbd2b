"""Dice, hits and reasons in words. ME-SCO-7, ME-PRO-5."""

from __future__ import annotations

from edgewise.core.phrase import Phrase, phrase
from edgewise.games.maelstrom.figures import Part
from edgewise.games.maelstrom.round import Die, Hit

# What models use without carrying a weapon. ME-WPN-6, ME-CQF-9
BARE_WEAPONS = {"Frag Grenade": "me-weapon-frag", "Unarmed": "me-weapon-unarmed"}


def part_words(part: Part) -> Phrase:
    """What a reason adds to a figure."""
    return phrase("me-part", amount=f"{part.amount:+d}", reason=Phrase(f"me-reason-{part.what}"))


def die_words(die: Die) -> str:
    """A hit die with its story: as rolled, as rolled again, as flipped."""
    return _story(die.natural, die.again, die.face)


def hit_words(hit: Hit) -> str:
    """The armor die of a hit, where one was rolled."""
    return _story(hit.natural, 0, hit.armor) if hit.natural else "–"


def _story(*faces: int) -> str:
    told = [face for n, face in enumerate(faces) if face and (n == 0 or face != faces[0])]
    return "→".join(map(str, told))
