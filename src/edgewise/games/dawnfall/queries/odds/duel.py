"""The odds of one Combat Sequence or one Backstab."""

from __future__ import annotations

from fractions import Fraction

from edgewise.core.odds import Cost, Share
from edgewise.games.dawnfall.queries.odds.fight import FAILS, NOBODY, Fight, exceeding
from edgewise.games.dawnfall.queries.odds.purse import Purses, purse_of
from edgewise.games.dawnfall.queries.odds.rolls import COST, GOAL, RESULTS, ROLL, SECOND, SPREAD, WORST, Value, throws
from edgewise.games.dawnfall.queries.odds.scene import Scene, aftermath
from edgewise.games.dawnfall.queries.odds.sides import Side

# What a strike does to the struck model, and how it is told of the target (side 1) and of the own model (side 0).
KILLED, WOUNDED, SPARED = "killed", "wounded", "spared"
WHOSE = {0: "model", 1: "target"}


def told_of(who: int, effect: str) -> str:
    """The name of an outcome."""
    return f"{WHOSE[who]}-{effect}"


OUTCOMES = (*(told_of(who, effect) for who in (1, 0) for effect in (KILLED, WOUNDED, SPARED)), "nothing")


class Duel:
    """One Sequence: its tree, and what a strike at either model does."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.purses = purses_of(scene)
        self.effects = {who: effects_of(scene, who, self.purses) for who in (0, 1)}
        # The goal and the second aim tell everything, unless strikes differ or do not harm.
        self.is_plain = all(len(set(row)) == 1 and SPARED not in row for row in self.effects.values())
        self._known: dict[tuple[int, int], Value] = {}
        self.fight = scene.fight(self._ends, 1, loose=True)

    def _ends(self, struck: int, exchange: int, purses: Purses) -> Value:
        """Side 0 plays to harm the target, then not to be harmed; side 1 against both."""
        key = (struck, exchange)
        if key not in self._known:
            effect = "" if struck == NOBODY else self.effects[struck][min(exchange - self.scene.since, 2)]
            harmed = effect not in ("", SPARED)
            told = "nothing" if struck == NOBODY else told_of(struck, effect)
            spread = () if self.is_plain else tuple(int(told == name) for name in OUTCOMES)
            self._known[key] = (int(harmed and struck == 1), int(harmed and struck == 0), 0, 0, 0, 0, *spread)
        return self._known[key]

    def value(self) -> Value:
        """The value of the whole Sequence, over the scale of its tree."""
        return self.fight.attack(0, self.purses)


def told_outcomes(duel: Duel, value: Value, scale: int) -> dict[str, Share]:
    """Every way the Sequence may end; what cannot happen is left out, nothing never is."""
    if duel.is_plain:
        rows = {told_of(1, duel.effects[1][0]): value[GOAL], told_of(0, duel.effects[0][0]): value[SECOND]}
        rows["nothing"] = scale - value[GOAL] - value[SECOND]
    else:
        rows = dict(zip(OUTCOMES, value[SPREAD:], strict=True))
    return {name: Share.of(Fraction(n, scale)) for name, n in rows.items() if n or name == "nothing"}


def purses_of(scene: Scene) -> Purses:
    """The Crystals of both sides."""
    return purse_of(scene.state, scene.sides[0].seat), purse_of(scene.state, scene.sides[1].seat)


def effects_of(scene: Scene, who: int, purses: Purses) -> tuple[str, str, str]:
    """What a strike at a side does in this exchange, the next and any later one, by the rules. DF-WND-1."""
    now = scene.since
    first = _effect(scene, who, now, purses)
    if not (scene.sides[1 - who].bonus.wounds or scene.sides[who].bonus.shield >= 0):
        return first, first, first
    return first, _effect(scene, who, now + 1, purses), _effect(scene, who, now + 2, purses)


def _effect(scene: Scene, who: int, exchange: int, purses: Purses) -> str:
    before = len(scene.state.happened)
    model = scene.sides[who].model
    after = aftermath(scene, who, exchange, purses)
    if after.spaces[model] < 0:
        return KILLED
    harmed = any(what == "wounded" and whom == model for what, whom, _ in after.happened[before:])
    return WOUNDED if harmed else SPARED


def told_costs(value: Value, scale: int, seats: tuple[int, int]) -> tuple[Cost, Cost]:
    """What best play costs both sides in Crystals."""
    found = [Cost(seats[who], Share.of(Fraction(value[COST + who], scale)), value[WORST + who]) for who in (0, 1)]
    return found[0], found[1]


def dice_tables(fight: Fight) -> dict[str, dict[str, Share]]:
    """For each exchange and each pair of dice the chance that the Attack succeeds when nothing is rolled again."""
    found: dict[str, dict[str, Share]] = {}
    for number, name in zip(range(fight.rounds), ("attack", "counterattack"), strict=False):
        who = fight.attacker(number)
        rows = {}
        for mine in ("yellow", "red"):
            for theirs in ("yellow", "red"):
                rows[f"{mine}-{theirs}"] = Share.of(plain_chance(fight.sides[who], fight.sides[1 - who], mine, theirs))
        found[name] = rows
    return found


def plain_chance(attacker: Side, defender: Side, mine: str, theirs: str) -> Fraction:
    """The chance that an Attack with one die succeeds against a Defense with another, without rerolls. DF-COM-13."""
    if attacker.bonus.shot is not None:
        hits = throws(mine, exceeding(defender.ini + 1 - attacker.bonus.shot))
        return Fraction(sum(t.faces for t in hits if t.means), 6)
    won = 0
    for throw in throws(mine, RESULTS):
        power = throw.means + attacker.attack + attacker.bonus.attack
        won += throw.faces * _faces_beaten(defender, power, theirs)
    return Fraction(won, ROLL)


def _faces_beaten(defender: Side, power: int, die: str) -> int:
    """On how many of the six faces the Defense fails."""
    bonus = defender.bonus
    if bonus.holds:
        return 0
    if bonus.fixed >= 0 or defender.defense is None:
        return 6 * int(power > (bonus.fixed if bonus.fixed >= 0 else bonus.defense))
    rows = throws(die, exceeding(power - defender.defense - bonus.defense))
    return sum(t.faces for t in rows if t.means == FAILS)
