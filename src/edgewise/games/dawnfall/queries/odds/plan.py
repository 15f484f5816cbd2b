"""Best play in words that can be followed: dice, rerolls and Counterattacks."""

from __future__ import annotations

from edgewise.core.odds import Choice
from edgewise.games.dawnfall.frames.dice import FACES, MARKED
from edgewise.games.dawnfall.queries.odds.fight import NOBODY, Fight
from edgewise.games.dawnfall.queries.odds.purse import Purse, Purses, pay, refreshed, with_purse
from edgewise.games.dawnfall.queries.odds.rolls import BestRoll, prefers, scaled


def choice(roll: BestRoll, purse: Purse, seat: int, what: str, when: dict[str, int]) -> Choice:
    """The die to choose and the faces to roll again."""
    die, price = roll.best_die(purse)
    left = pay(purse, price)
    answers = {face: _answer(roll, die, face, left) for face in sorted(set(FACES[die]))}
    again = {str(face): how for face, (how, _) in answers.items() if how != "keep"}
    return Choice(seat, what, when, die, again)


def _answer(roll: BestRoll, die: str, face: int, purse: Purse) -> tuple[str, Purse]:
    """How a face is answered, and the purse after it; a Marked side that stands refreshes."""
    answer = roll.answers(die, purse)[roll.meanings[face], face in MARKED[die]]
    return answer.how, answer.purse if answer.how != "keep" else _settled(roll, die, face, purse)


def _settled(roll: BestRoll, die: str, face: int, purse: Purse) -> Purse:
    return refreshed(purse) if face in MARKED[die] and roll.dice.refreshes else purse


def endings(roll: BestRoll, purse: Purse) -> list[tuple[int, Purse]]:
    """Every face and purse that best play of a roll may end with."""
    die, price = roll.best_die(purse)
    found: dict[tuple[int, Purse], None] = {}
    for face in FACES[die]:
        how, left = _answer(roll, die, face, pay(purse, price))
        if how == "keep":
            found[face, left] = None
        else:
            found |= {(again, _settled(roll, die, again, left)): None for again in FACES[die]}
    return sorted(found)


def fight_plan(fight: Fight, purses: Purses) -> tuple[Choice, ...]:
    """The first Attack roll, the Defense against each Power it may bring, and whether to strike back."""
    who = fight.attacker(0)
    side = fight.sides[who]
    roll = fight.attack_roll(0, purses)
    found = [choice(roll, purses[who], side.seat, "attack", {"crystals": purses[who].crystals})]
    if side.bonus.shot is None:
        plus = side.attack + side.bonus.attack
        for face, purse in endings(roll, purses[who]):
            found += _defense_plan(fight, face + plus, with_purse(purses, who, purse))
    return (*found, *answer_plan(fight, purses))


def _defense_plan(fight: Fight, power: int, purses: Purses) -> list[Choice]:
    who = 1 - fight.attacker(0)
    side = fight.sides[who]
    if side.defense is None or side.bonus.holds or side.bonus.fixed >= 0:
        return []
    roll = fight.defense_roll(0, power, purses)
    when = {"power": power, "crystals": purses[who].crystals, "enemy-crystals": purses[1 - who].crystals}
    return [choice(roll, purses[who], side.seat, "defense", when)]


def answer_plan(fight: Fight, purses: Purses, now: int = 0) -> list[Choice]:
    """Whether the defender of a failed Attack strikes back, with these Crystals, and how. DF-CTR-1."""
    if not fight.may_answer(now):
        return []
    who = 1 - fight.attacker(now)
    quiet = scaled(fight.ends(NOBODY, now + 1, purses), fight.scales[now + 1] // fight.scales[-1])
    strikes = prefers(who, fight.attack(now + 1, purses), quiet)
    when = {"crystals": purses[who].crystals, "enemy-crystals": purses[1 - who].crystals}
    found = [Choice(fight.sides[who].seat, "counterattack", when, "yes" if strikes else "no")]
    if strikes:
        found.append(choice(fight.attack_roll(now + 1, purses), purses[who], fight.sides[who].seat, "answer", when))
    return found


def shot_plan(roll: BestRoll, purse: Purse, seat: int) -> tuple[Choice, ...]:
    """The die of a Shot and the faces to roll again."""
    return (choice(roll, purse, seat, "hit", {"crystals": purse.crystals}),)
