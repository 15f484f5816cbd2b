"""One Shot at one or several targets: one roll against each INI. DF-SHO-4 to DF-SHO-8."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any, NamedTuple

import msgspec

from edgewise.core.flow import Frame
from edgewise.core.odds import Reason
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.games.dawnfall.effects.harm import CheckHit, Wound
from edgewise.games.dawnfall.effects.values import amount
from edgewise.games.dawnfall.frames.powers import action_scope
from edgewise.games.dawnfall.frames.shooting import aimable
from edgewise.games.dawnfall.frames.triggers import CloseScope
from edgewise.games.dawnfall.frames.wounds import CloseBatch, deal
from edgewise.games.dawnfall.queries.attributes import attribute, is_forbidden
from edgewise.games.dawnfall.queries.odds.asking import Known
from edgewise.games.dawnfall.queries.odds.purse import Purse, put_purse
from edgewise.games.dawnfall.queries.odds.rolls import RESULTS, After, BestRoll, Dice
from edgewise.games.dawnfall.queries.odds.sides import attribute_reasons, card_of, dice_of, dice_reasons, reason
from edgewise.games.dawnfall.queries.odds.stage import play, power_named, run_out
from edgewise.games.dawnfall.state import Game, Some, enemies, living, number, open_scope, seat_of

NO_SYMBOLS: frozenset[int] = frozenset()
# More hits than this are not put in every order; the given one is taken.
MOST_ORDERED = 5


class Aim(NamedTuple):
    """A Shot: the shooter, its targets from the lowest INI on, the bonus to the result, and the Wounds of a hit."""

    model: int
    targets: tuple[int, ...]
    bonus: int
    wounds: int
    ini: int | None = None
    source: str = "known"


def ini_of(state: Game, aim: Aim, target: int) -> int:
    """The INI that the roll must exceed. DF-SHO-4, DF-SHO-6."""
    return aim.ini if aim.ini is not None else attribute(state, target, "ini") or 0


def aimed(state: Game, aim: Aim) -> Aim:
    """The targets in order of their INI: a roll hits the first so many of them."""
    return aim._replace(targets=tuple(sorted(aim.targets, key=lambda t: ini_of(state, aim, t))))


def hits_by_result(state: Game, aim: Aim) -> tuple[int, ...]:
    """For each result from 0 on, how many of the targets are hit."""
    inis = [ini_of(state, aim, t) for t in aim.targets]
    return tuple(sum(result + aim.bonus > ini for ini in inis) for result in RESULTS)


def shot_roll(state: Game, aim: Aim, known: Known, after: After, scale: int) -> BestRoll:
    """The Check for Hit; `after` is told how many targets are hit. DF-SHO-5, DF-RER-10, DF-RER-11."""
    barred, dull = is_forbidden(state, aim.model, "reroll"), is_forbidden(state, aim.model, "refresh")
    dice = dice_of(state, seat_of(state, aim.model), known, barred=barred, dull=dull)
    return BestRoll(0, dice, hits_by_result(state, aim), NO_SYMBOLS, after, scale)


def hit_effect(state: Game, aim: Aim, hits: tuple[int, ...], purse: Purse) -> Game:
    """The table after these targets were hit, in the best order for the shooter. DF-SHO-7, DF-SHO-8."""
    found = [_after_hits(state, aim, order, purse) for order in _orders(state, hits)]
    seat = seat_of(state, aim.model)
    return min(found, key=lambda after: (_standing(after, enemies(state, seat)), -_standing(after, (seat,))))


def _standing(state: Game, seats: tuple[int, ...]) -> int:
    return sum(len(living(state, s)) for s, owner in enumerate(state.squad_seat) if owner in seats)


def _orders(state: Game, hits: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every order where it matters: when models of one Squad take different numbers of Wounds."""
    takes = {(state.model_squad[m], state.book.continuous.extra_wounds(state, m)) for m in hits}
    alike = len(takes) == len({squad for squad, _ in takes})
    return [hits] if alike or len(hits) > MOST_ORDERED else list(permutations(hits))


def _after_hits(state: Game, aim: Aim, hits: tuple[int, ...], purse: Purse) -> Game:
    twin = state.clone()
    seat = seat_of(state, aim.model)
    put_purse(twin, seat, purse)
    scope = open_scope(twin, "shot", len(twin.scopes) - 1, seat=seat, shooter=Some("model", (aim.model,)), batch=1)
    frames: list[Frame] = []
    for model in hits:
        if aim.wounds:
            frames += deal(twin, model, aim.wounds, "shot", scope, killer=aim.model, killer_seat=seat)
    run_out(twin, (*frames, CloseBatch(scope), CloseScope(scope)))
    return twin


def aim_of(
    state: Game, model: int, targets: tuple[int, ...], card: str, own: Known, enemy: Known, *, anywhere: bool = False
) -> Aim:
    """A Shot as a card shoots it, or a plain one that wounds; known Actions are played on the state."""
    seat = seat_of(state, model)
    scope = open_scope(state, "shot", len(state.scopes) - 1, seat=seat, cancelled=0, wounds_plus=0)
    state.scopes[scope] |= {"shooter": Some("model", (model,)), "target": Some("model", targets)}
    for who, foe, known in ((model, targets[0], own), (targets[0], model, enemy)):
        for name in known.cards:
            id, power = power_named(state, seat_of(state, who), name)
            if "on_targeted" not in power.timings:
                raise BadInput(phrase("bad-odds-shot-timing", card=id), field="cards", rule="DF-TIM-2")
            play(state, scope, who, foe, id, power)
    plain = Aim(model, targets, own.hit + number(state, scope, "hit_plus"), 1 + own.wounds)
    if not card:
        return aimed(state, plain)
    if not anywhere:
        _check_reach(state, plain, card)
    return aimed(state, _by_card(state, plain, card))


def _by_card(state: Game, plain: Aim, card: str) -> Aim:
    """The bonus, the Wounds and the INI that the card gives."""
    check, scope = _open_card(state, plain.model, card)
    wounds = sum(amount(state, scope, step.n) for step in check.hit if isinstance(step, Wound))
    found = plain._replace(
        bonus=plain.bonus + amount(state, scope, check.bonus),
        wounds=wounds + plain.wounds - 1 if wounds else 0,
        ini=None if check.ini is None else amount(state, scope, check.ini),
        source=card,
    )
    del state.scopes[scope:]
    return found


def _open_card(state: Game, model: int, card: str) -> tuple[CheckHit, int]:
    """The Check for Hit of a card, and a scope in which it is bound to the shooter's Squad."""
    seat, squad = seat_of(state, model), state.model_squad[model]
    id, power = power_named(state, seat, card)
    check = next(checks(power.steps), None)
    if check is None:
        raise BadInput(phrase("bad-odds-no-shot", card=id), field="card", rule="DF-SHO-1")
    index = next(i for i, each in enumerate(state.book.powers) if each is power)
    state.scopes.append(action_scope(state, seat, index, squad, -1, id, squad, "hand"))
    return check, len(state.scopes) - 1


def check_of(state: Game, model: int, card: str) -> CheckHit:
    """The Check for Hit of a card."""
    check, scope = _open_card(state, model, card)
    del state.scopes[scope:]
    return check


def reach_of(state: Game, model: int, card: str) -> list[int]:
    """The models that a shooter may aim this card at. DF-SHO-3, DF-RNG-1, DF-LOF-1."""
    check, scope = _open_card(state, model, card)
    chosen = not isinstance(check.targets, str) and check.targets.choose is not None
    found = aimable(state, scope, check, model) if chosen else [m for m, s in enumerate(state.spaces) if s >= 0]
    del state.scopes[scope:]
    return found


def _check_reach(state: Game, aim: Aim, card: str) -> None:
    reach = reach_of(state, aim.model, card)
    for target in aim.targets:
        if target not in reach:
            message = phrase("bad-odds-reach", card=card, model=target, squad=card_of(state, target))
            raise BadInput(message, field="targets", rule="DF-SHO-3")


def checks(steps: Any) -> Iterator[CheckHit]:
    """Every Check for Hit among steps and the steps inside them."""
    for step in steps:
        if isinstance(step, CheckHit):
            yield step
        elif isinstance(step, msgspec.Struct):
            inner = (getattr(step, name) for name in step.__struct_fields__)
            for part in inner:
                if isinstance(part, tuple):
                    yield from checks(part)


def shot_reasons(state: Game, aim: Aim, dice: Dice) -> list[Reason]:
    """Every number of a Shot with where it comes from."""
    found = [reason(state, aim.model, "hit-bonus", aim.bonus, aim.source, "DF-SHO-6")] if aim.bonus else []
    found += dice_reasons(state, aim.model, dice)
    for target in aim.targets:
        if aim.ini is None:
            found += attribute_reasons(state, target, "ini")
        else:
            found.append(reason(state, target, "ini-set", aim.ini, aim.source, "DF-SHO-6"))
    return found
