"""A fight set up: who attacks first, with which numbers, and what a strike does to the table."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from edgewise.core.flow import Frame
from edgewise.core.odds import Reason
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.games.dawnfall.frames.exchanges import EndSequence, sequence_scope, set_roles
from edgewise.games.dawnfall.frames.triggers import armed, forced
from edgewise.games.dawnfall.frames.wounds import deal
from edgewise.games.dawnfall.profiles import Power
from edgewise.games.dawnfall.queries.attributes import has_ability
from edgewise.games.dawnfall.queries.fights import can_attack, initiative
from edgewise.games.dawnfall.queries.odds.asking import Known
from edgewise.games.dawnfall.queries.odds.fight import NOBODY, Ends, Fight
from edgewise.games.dawnfall.queries.odds.purse import Purses, put_purse
from edgewise.games.dawnfall.queries.odds.sides import (
    Bonus,
    Side,
    attribute_reasons,
    card_of,
    dice_reasons,
    reason,
    side_of,
)
from edgewise.games.dawnfall.queries.odds.stage import Knowns, play, power_named, run_out
from edgewise.games.dawnfall.state import Game, Some, look, number, seat_of

ATTACKS = frozenset({"before_attack", "after_attack_roll", "instead_of_wound"})
DEFENSES = frozenset({"before_defense", "instead_of_defense"})
# Moments inside a fight; what is forced there is not carried out.
INSIDE = (
    "before_sequence",
    "before_attack",
    "after_attack_roll",
    "on_roll",
    "on_marked",
    "before_defense",
    "instead_of_defense",
    "after_payment",
    "on_targeted",
    "on_hit",
    "on_miss",
)
Cards = list[tuple[str, Power]]


class Scene(NamedTuple):
    """A Sequence about to begin on a staged state; side 0 is the model that starts it."""

    state: Game
    scope: int
    sides: tuple[Side, Side]
    first: int
    answered: bool
    since: int = 0

    def fight(self, ends: Ends, scale: int, *, loose: bool) -> Fight:
        """The tree of this Sequence, from the exchange on that is running."""
        return Fight(self.sides, self.first, ends, scale, answered=self.answered, loose=loose, since=self.since)


def scene_of(state: Game, model: int, target: int, knowns: Knowns, *, backstab: bool) -> Scene:
    """Sets up a Sequence on a staged state, which is changed. DF-COM-4 to DF-COM-9, DF-BCK-1."""
    pair = (model, target)
    if not can_attack(state, model):
        raise BadInput(phrase("bad-odds-cannot-attack", squad=card_of(state, model)), field="model", rule="DF-COM-16")
    backstab = backstab or has_ability(state, model, "backstab")
    scope = sequence_scope(state, model, target, len(state.scopes) - 1, seat_of(state, model), backstab)
    state.happened += (("fought", model, 0),)
    cards = _sorted_cards(state, pair, knowns)
    for who in (0, 1):
        for card, power in cards[who]["before"]:
            play(state, scope, pair[who], pair[1 - who], card, power)
    if isinstance(look(state, scope, "declared"), Some):
        raise BadInput(phrase("bad-odds-declared-backstab"), field="cards", rule="DF-BCK-2")
    first = 0
    if not (backstab or number(state, scope, "always_first")):
        first = 0 if initiative(state, model, target) == model else 1
    bonuses = [_bonus(state, scope, pair, who, knowns[who], cards[who]) for who in (0, 1)]
    answered = not backstab and not number(state, scope, "no_counterattack")
    set_roles(state, scope, pair[first], pair[1 - first])
    sides = [side_of(state, pair[who], knowns[who], bonuses[who]) for who in (0, 1)]
    return Scene(state, scope, (sides[0], sides[1]), first, answered)


def unforeseen(state: Game) -> tuple[str, ...]:
    """Forced effects in play that could happen inside a fight; odds leave them out and name them. DF-TIM-8."""
    return tuple(sorted({a.source for timing in INSIDE for a in armed(state, timing)}))


def _sorted_cards(state: Game, pair: tuple[int, int], knowns: Knowns) -> list[dict[str, Cards]]:
    """The Actions of each side by the moment they are used in."""
    found: list[dict[str, Cards]] = []
    for model, known in zip(pair, knowns, strict=True):
        row: dict[str, Cards] = {"before": [], "attack": [], "defense": []}
        for name in known.cards:
            card, power = power_named(state, seat_of(state, model), name)
            timings = set(power.timings)
            if "before_sequence" in timings:
                row["before"].append((card, power))
            elif timings & ATTACKS:
                row["attack"].append((card, power))
            elif timings & DEFENSES:
                row["defense"].append((card, power))
            else:
                raise BadInput(phrase("bad-odds-not-in-fight", card=card), field="cards", rule="DF-TIM-2")
        found.append(row)
    return found


def _bonus(state: Game, scope: int, pair: tuple[int, int], who: int, known: Known, cards: dict[str, Cards]) -> Bonus:
    """What a side's Actions add to its Attack and to its Defense, read where the rules keep it."""
    me, foe = pair[who], pair[1 - who]
    set_roles(state, scope, me, foe)
    for card, power in cards["attack"]:
        play(state, scope, me, foe, card, power)
    attack, wounds = number(state, scope, "attack_plus"), number(state, scope, "extra_wounds")
    shot = number(state, scope, "hit_plus") if number(state, scope, "shot_instead") else None
    set_roles(state, scope, foe, me)
    for card, power in cards["defense"]:
        play(state, scope, me, foe, card, power)
    return Bonus(
        attack=attack + known.attack,
        defense=number(state, scope, "defense_plus") + known.defense,
        wounds=wounds + known.wounds,
        holds=bool(number(state, scope, "sure_defense")),
        fixed=number(state, scope, "fixed_defense", -1),
        shot=None if shot is None else shot + known.hit,
        lender=number(state, scope, "defense_of", -1),
        shield=number(state, scope, "shield_squad", -1),
    )


def aftermath(scene: Scene, struck: int, exchange: int, purses: Purses) -> Game:
    """The table after a Sequence: the rules deal the Wound, and forced effects follow. DF-COM-13, DF-WND-1."""
    twin = scene.state.clone()
    for side, purse in zip(scene.sides, purses, strict=True):
        put_purse(twin, side.seat, purse)
    frames: list[Frame] = []
    if exchange > 0:
        frames += forced(twin, "after_failed_attack", scene.scope)
    if struck != NOBODY:
        frames += _strike(twin, scene, struck, exchange)
    run_out(twin, (*frames, EndSequence(scene.scope)))
    return twin


def _strike(state: Game, scene: Scene, struck: int, exchange: int) -> tuple[Frame, ...]:
    victim, striker = scene.sides[struck], scene.sides[1 - struck]
    set_roles(state, scene.scope, striker.model, victim.model)
    here = state.scopes[scene.scope]
    here["struck"], here["round"] = 1, exchange
    here["shield_squad"] = victim.bonus.shield if exchange < scene.since + 2 else -1
    cause = "backstab" if number(state, scene.scope, "backstab") else "combat"
    n = 1 + (striker.bonus.wounds if exchange < scene.since + 2 else 0)
    cause = "counterattack" if exchange else cause
    return deal(state, victim.model, n, cause, scene.scope, killer=striker.model, killer_seat=striker.seat)


def fight_reasons(scene: Scene) -> list[Reason]:
    """Every number of a fight with where it comes from."""
    found: list[Reason] = []
    state = scene.state
    for who, side in enumerate(scene.sides):
        found += attribute_reasons(state, side.model, "ini", "att", "def")
        found += _bonus_reasons(state, side)
        if who == scene.first:
            rule = "DF-COM-7" if scene.answered else "DF-BCK-1"
            found.append(reason(state, side.model, "attacks-first", None, "rules", rule))
        elif side.counters and scene.answered:
            found.append(reason(state, side.model, "may-counterattack", None, "rules", "DF-CTR-1"))
    return found


# Whether a reason holds, what it is, how much, where it comes from, and its rule.
Row: TypeAlias = tuple[bool, str, int | None, str, str]


def _bonus_reasons(state: Game, side: Side) -> list[Reason]:
    """Bonuses of known Actions, dice, Marked sides and symbols of a side. DF-RER-8, DF-RER-9."""
    bonus = side.bonus
    powers: list[Row] = [
        (bonus.attack != 0, "attack-power", bonus.attack, "known", "DF-DIC-7"),
        (bonus.defense != 0, "defense-power", bonus.defense, "known", "DF-DIC-7"),
    ]
    effects: list[Row] = [
        (bonus.wounds != 0, "more-wounds", bonus.wounds, "known", "DF-KEY-8"),
        (bonus.holds, "sure-defense", None, "known", "DF-TIM-7"),
        (bonus.fixed >= 0, "fixed-defense", bonus.fixed, "known", "DF-TIM-7"),
        (bonus.shot is not None, "shot-bonus", bonus.shot, "known", "DF-SHO-4"),
    ]
    symbols: list[Row] = [
        (side.attack_symbol, "attack-reroll", None, "symbol", "DF-RER-8"),
        (side.defense_symbol, "defense-reroll", None, "symbol", "DF-RER-9"),
    ]
    found = _held(state, side, powers, usual=True) + _held(state, side, effects)
    return found + _held(state, side, symbols, usual=True) + dice_reasons(state, side.model, side.dice)


def _held(state: Game, side: Side, rows: list[Row], *, usual: bool = False) -> list[Reason]:
    """Those that hold."""
    return [
        reason(state, side.model, what, n, source, rule, usual=usual) for holds, what, n, source, rule in rows if holds
    ]
