"""What holds for a squad or a model now: statistics, marks and limits, computed when they are needed. ED-SQD-2."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from edgewise.games.the_edge.effects.lasting import Stat
from edgewise.games.the_edge.effects.values import amount
from edgewise.games.the_edge.facts import AuraLine, Line
from edgewise.games.the_edge.queries.places import touching, within
from edgewise.games.the_edge.state import ALL, DEAD_BONUS, Game, Running, is_alive, living


class Situation(NamedTuple):
    """A dice exchange as one of its models sees it. ED-CLR-20."""

    model: int
    other: int
    kind: str
    attacks: bool
    assaulter: int


def running_lines(state: Game, entry: Running) -> tuple[Line, ...]:
    """What one entry of what is in force says."""
    if entry.effect == DEAD_BONUS:
        bonus = state.book.cards[entry.source].dead_bonus
        assert bonus is not None
        return (Line(bonus.kind, bonus.n, (), entry.source),)
    if entry.effect == ALL:
        return state.book.power(entry.source, entry.carrier, entry.side).voice.lines
    effect = state.book.effects_of(entry.source, entry.carrier, entry.side)[entry.effect]
    return (Line(effect.stat, effect.n, effect.only, entry.source),) if isinstance(effect, Stat) else ()


def lines_of(state: Game, squad: int, model: int = -1) -> Iterator[tuple[Line, int]]:
    """Everything that speaks of the squad, auras apart, with the crystals that it counts."""
    book = state.book
    for line in book.side_voices[squad][state.sides[squad]].lines:
        yield line, 0
    for card in state.attached[squad]:
        for line in book.progress_voices[card].lines:
            yield line, 0
    for entry in state.running:
        if entry.squad == squad and entry.model in (-1, model):
            for line in running_lines(state, entry):
                yield line, entry.unused


def aura_lines(state: Game, squad: int) -> Iterator[tuple[Line, int]]:
    """What auras around squads and models say of this squad; each counts once. ED-CLR-7, ED-MOV-10."""
    book = state.book
    seat = book.squad_seat[squad]
    for other, owner in enumerate(book.squad_seat):
        voices = book.side_voices[other][state.sides[other]].auras
        for card in state.attached[other]:
            voices += book.progress_voices[card].auras
        for aura in voices:
            if _concerns(aura, owner, seat) and _reaches(state, living(state, other), squad, aura.reach):
                yield from ((line, 0) for line in aura.lines)
    for entry in state.running:
        if entry.effect != ALL:
            continue
        centres = living(state, entry.squad) if entry.model < 0 else [entry.model]
        for aura in book.power(entry.source, entry.carrier, entry.side).voice.auras:
            if _concerns(aura, entry.seat, seat) and _reaches(state, centres, squad, aura.reach):
                yield from ((line, entry.unused) for line in aura.lines)


def _concerns(aura: AuraLine, owner: int, seat: int) -> bool:
    return (owner == seat) == (aura.side == "own")


def _reaches(state: Game, centres: Sequence[int], squad: int, mils: int) -> bool:
    models = state.book.squad_models[squad]
    return any(within(state, centre, model, mils) for centre in centres for model in models)


def statistic(state: Game, squad: int, stat: str, model: int = -1, situation: Situation | None = None) -> int:
    """Printed value of the side that lies up and everything that changes it; never below 0. ED-SQD-2."""
    total: int = state.book.printed[squad][state.sides[squad]][stat]
    spoken = lines_of(state, squad, model)
    if stat in state.book.deals_in_auras:
        spoken = chain(spoken, aura_lines(state, squad))
    for line, unused in spoken:
        if line.what == stat and all(holds(state, s, situation) for s in line.only):
            total += amount(line.n, unused)
    return max(total, 0)


def initiative(state: Game, model: int, other: int, assaulter: int) -> int:
    """The Initiative of a model in its combat with another one. ED-COM-2."""
    squad = state.book.model_squad[model]
    return statistic(state, squad, "initiative", model, facing(model, other, assaulter))


def facing(model: int, other: int, assaulter: int) -> Situation:
    """The Initiative test as one of the two models sees it: nobody attacks yet."""
    return Situation(model, other, "assault", False, assaulter)


def holds(state: Game, name: str, situation: Situation | None) -> bool:
    """Whether a situation is given in this dice exchange. ED-CLR-20."""
    if situation is None:
        return False
    match name:
        case "counterAttack":
            return situation.attacks and situation.kind == "counter"
        case "ownAssault":
            return situation.assaulter == situation.model
        case "freeAttack":
            return situation.attacks and situation.kind == "free"
        case "moved":
            return situation.model in state.travelled
        case "againstShot":
            return not situation.attacks and situation.kind == "shot"
        case _:
            mates = state.book.squad_models[state.book.model_squad[situation.model]]
            return any(m != situation.model and touching(state, m, situation.other) for m in mates)


def has_mark(state: Game, model: int, what: str) -> bool:
    """Whether a re-roll mark or a permission holds for a model's squad. ED-REL-1, ED-CLR-7."""
    squad = state.book.model_squad[model]
    return any(line.what == what for line, _ in lines_of(state, squad, model))


def shot_limit(state: Game, target: int) -> int | None:
    """From how far a model may be named as the target of a Shot at most, in mils. ED-DATA-4."""
    squad = state.book.model_squad[target]
    limits = [
        amount(line.n, unused) for line, unused in lines_of(state, squad, target) if line.what == "no-shots-beyond"
    ]
    return 1000 * min(limits) if limits else None


def gather_limit(state: Game, squad: int) -> int:
    """How many crystals the squad may take in a turn. ED-CRY-4, ED-CLR-34."""
    return max([1, *(amount(line.n, unused) for line, unused in lines_of(state, squad) if line.what == "gather-limit")])


def stay_ready_cost(state: Game, squad: int) -> int | None:
    """What the squad may pay for not being exhausted, or None. ED-EXH-2."""
    if not is_alive(state, squad) or f"stay:{squad}" in state.marks:
        return None
    return min(
        (amount(line.n, unused) for line, unused in lines_of(state, squad) if line.what == "stay-ready"), default=None
    )
