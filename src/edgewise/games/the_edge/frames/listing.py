"""What a seat can announce now. ED-SPL-7, ED-CLR-11."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from edgewise.core.flow import Action
from edgewise.games.the_edge.actions import Pairs, PlayCard, Use
from edgewise.games.the_edge.facts import Power
from edgewise.games.the_edge.frames.powers import FREE, QUEUE, aim_refusal, used_name
from edgewise.games.the_edge.kinds import NO_AIM, NO_MODEL, NO_SQUAD, AbilityId, Aim, Card, Model, Source, Squad
from edgewise.games.the_edge.queries.aims import moment_unmet, type_squads, was_fielded
from edgewise.games.the_edge.queries.places import squad_within, touched_enemies, within
from edgewise.games.the_edge.queries.shots import shot_refusal
from edgewise.games.the_edge.state import CONTACT_MILS, Game, Item, living, models_on_board, squads_on_board

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
            if squad != state.active and (power.uses_action or not power.instant):
                continue
            if used_name(squad, ability) not in state.marks:
                found += _uses(state, seat, squad, power)
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
        return [PlayCard(Card(power.id), bonus=True)]
    return [PlayCard(Card(power.id), target=s, bonus=True) for s in squads_on_board(state, seat)]


def _casts(state: Game, seat: int, power: Power, moment: str) -> Iterator[Action]:
    if moment != QUEUE and power.id in state.book.cancels:
        return
    if moment_unmet(state, power, seat, below=len(state.queue)) is not None:
        return
    fitting = squads_on_board(state, seat) if power.dedicated is None else type_squads(state, seat, power.dedicated)
    aims = list(_aims(state, seat, power, fitting))
    card, source = Card(power.id), Source(power.id)
    for squad in fitting if power.needs_squad else [NO_SQUAD]:
        for caster, target, shots in aims:
            # The rest of what the judge asks holds here anyway: test_plays_are_all_that_the_judge_takes.
            if aim_refusal(state, power, Item(seat, source, True, squad, caster, target, shots, False, 0)) is None:
                yield PlayCard(card, squad, caster, target, shots)


def _uses(state: Game, seat: int, squad: Squad, power: Power) -> Iterator[Action]:
    if moment_unmet(state, power, seat, below=len(state.queue)) is not None:
        return
    ability, source = AbilityId(power.id), Source(power.id)
    for caster, target, shots in _aims(state, seat, power, [squad]):
        if aim_refusal(state, power, Item(seat, source, False, squad, caster, target, shots, False, 0)) is None:
            yield Use(squad, ability, caster, target, shots)


def _aims(state: Game, seat: int, power: Power, squads: list[Squad]) -> Iterator[tuple[Model, Aim, Pairs]]:
    """Casters, targets and Shots worth judging."""
    if power.by_each:
        yield from ((NO_MODEL, NO_AIM, shots) for squad in squads for shots in _lists(state, power, squad))
        return
    targets = _targets(state, seat, power)
    if not power.needs_caster or not targets:
        yield from ((NO_MODEL, target, ()) for target in targets)
        return
    for caster in [m for s in squads for m in living(state, s)]:
        for target in _in_reach(state, power, caster, targets):
            yield caster, target, ()


def _targets(state: Game, seat: int, power: Power) -> list[Aim]:
    aim = power.target
    if aim.scope == "global" or aim.side == "self":
        return [NO_AIM]
    seats = {"own": (seat,), "enemy": (1 - seat,)}.get(aim.side, (0, 1))
    if aim.scope == "squad":
        return [s for owner in seats for s in squads_on_board(state, owner)]
    found = [m for owner in seats for m in models_on_board(state, owner)]
    return [m for m in found if not power.free_attack or touched_enemies(state, m)]


def _in_reach(state: Game, power: Power, caster: Model, targets: list[Aim]) -> list[Aim]:
    """A quick test of range and contact before the judge is asked."""
    if targets == [NO_AIM]:
        return targets
    reach = CONTACT_MILS if power.contact else 1000 * power.shot.range if power.shot is not None else power.reach
    if reach is None:
        return targets
    if power.target.scope == "squad":
        return [squad for squad in targets if squad_within(state, caster, squad, reach)]
    return [model for model in targets if within(state, caster, model, reach)]


def _lists(state: Game, power: Power, squad: Squad) -> Iterator[Pairs]:
    """Lists of Shots: each shooter aims at somebody or holds back. ED-SHO-2, ED-ACT-6."""
    assert power.shot is not None
    reach = 1000 * power.shot.range
    choices: list[list[tuple[Model, Model] | None]] = []
    for shooter in living(state, squad):
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
