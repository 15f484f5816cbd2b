"""What a seat can announce now. ED-SPL-7, ED-CLR-11."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from edgewise.core.flow import Action
from edgewise.games.the_edge.actions import Pairs, PlayCard, Use
from edgewise.games.the_edge.facts import Power
from edgewise.games.the_edge.frames.powers import FREE, QUEUE, refusal, used_name
from edgewise.games.the_edge.queries.aims import type_squads, was_fielded
from edgewise.games.the_edge.queries.places import squad_within, touched_enemies, touching, within
from edgewise.games.the_edge.queries.shots import shot_refusal
from edgewise.games.the_edge.state import CONTACT_MILS, Game, living, models_on_board, squads_on_board

# More lists of Shots than this are not proposed; the judge takes every one that follows the rules.
MOST_LISTS = 60


def plays(state: Game, seat: int, moment: str) -> list[Action]:
    """Every announcement that the judge would take, but for lists of Shots, of which there is a good spread."""
    found: list[Action] = []
    hand = state.hands[seat]
    book = state.book
    for card in sorted(set(hand)) if len(hand) > 1 else hand:
        power = book.powers[card]
        if power.dedicated is not None and not type_squads(state, seat, power.dedicated):
            found += _bonuses(state, seat, power)
        elif _is_timely(state, seat, power, moment):
            found += _casts(state, seat, power, moment)
    for squad in squads_on_board(state, seat):
        for ability, power in book.abilities[squad][state.sides[squad]].items():
            if power.passive or not _is_timely(state, seat, power, moment):
                continue
            if squad != state.active and not power.instant:
                continue
            if used_name(squad, ability) not in state.marks:
                found += _uses(state, seat, squad, power, moment)
    return found


def _is_timely(state: Game, seat: int, power: Power, moment: str) -> bool:
    if state.unused[seat] < power.cost or (power.uses_action and state.action):
        return False
    return power.instant or moment == FREE


def _bonuses(state: Game, seat: int, power: Power) -> list[Action]:
    """A card of a dead type, for its bonus. ED-DED-4."""
    assert power.dedicated is not None
    if not was_fielded(state, seat, power.dedicated):
        return []
    bonus = state.book.cards[power.id].dead_bonus
    assert bonus is not None
    if not bonus.is_statistic:
        return [PlayCard(power.id, bonus=True)]
    return [PlayCard(power.id, target=s, bonus=True) for s in squads_on_board(state, seat)]


def _casts(state: Game, seat: int, power: Power, moment: str) -> Iterator[Action]:
    if moment != QUEUE and power.id in state.book.cancels:
        return
    fitting = squads_on_board(state, seat) if power.dedicated is None else type_squads(state, seat, power.dedicated)
    squads = fitting if power.needs_squad else [-1]
    for squad in squads:
        for caster, target, shots in _aims(state, seat, power, fitting):
            action = PlayCard(power.id, squad, caster, target, shots)
            if refusal(state, seat, action, moment) is None:
                yield action


def _uses(state: Game, seat: int, squad: int, power: Power, moment: str) -> Iterator[Action]:
    for caster, target, shots in _aims(state, seat, power, [squad]):
        action = Use(squad, power.id, caster, target, shots)
        if refusal(state, seat, action, moment) is None:
            yield action


def _aims(state: Game, seat: int, power: Power, squads: list[int]) -> Iterator[tuple[int, int, Pairs]]:
    """Casters, targets and Shots worth judging."""
    if power.by_each:
        yield from ((-1, -1, shots) for shots in _lists(state, power, squads))
        return
    casters = [m for s in squads for m in living(state, s)] if power.needs_caster else [-1]
    targets = _targets(state, seat, power)
    for caster in casters:
        for target in targets:
            if caster < 0 or target < 0 or _may_reach(state, power, caster, target):
                yield caster, target, ()


def _targets(state: Game, seat: int, power: Power) -> list[int]:
    aim = power.target
    if aim.scope == "global" or aim.side == "self":
        return [-1]
    seats = {"own": (seat,), "enemy": (1 - seat,)}.get(aim.side, (0, 1))
    if aim.scope == "squad":
        return [s for owner in seats for s in squads_on_board(state, owner)]
    found = [m for owner in seats for m in models_on_board(state, owner)]
    return [m for m in found if touched_enemies(state, m)] if power.free_attack else found


def _may_reach(state: Game, power: Power, caster: int, target: int) -> bool:
    """A quick test of range and contact before the judge is asked."""
    if power.target.scope == "squad":
        reach = CONTACT_MILS if power.contact else power.reach
        return reach is None or squad_within(state, caster, target, reach)
    if power.contact:
        return touching(state, caster, target)
    reach = 1000 * power.shot.range if power.shot is not None else power.reach
    return reach is None or within(state, caster, target, reach)


def _lists(state: Game, power: Power, squads: list[int]) -> Iterator[Pairs]:
    """Lists of Shots: each shooter aims at somebody or holds back. ED-SHO-2, ED-ACT-6."""
    assert power.shot is not None
    reach = 1000 * power.shot.range
    choices: list[list[tuple[int, int] | None]] = []
    for shooter in (m for s in squads for m in living(state, s)):
        enemies = models_on_board(state, 1 - state.book.model_seat[shooter])
        near = [e for e in enemies if within(state, shooter, e, reach)]
        fine = [(shooter, e) for e in near if shot_refusal(state, shooter, e, reach) is None]
        choices.append([*fine, None])
    count = 0
    for picked in product(*choices):
        shots = tuple(pair for pair in picked if pair is not None)
        if shots and count < MOST_LISTS:
            count += 1
            yield shots
