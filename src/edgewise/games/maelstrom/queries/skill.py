"""The SKL of a unit in a round of shooting, with reasons. ME-SHO-11, ME-SHO-12."""

from __future__ import annotations

from collections.abc import Iterator

from edgewise.games.maelstrom.abilities import Counterattack, Marksman, TargetTracker
from edgewise.games.maelstrom.continuous import characteristic
from edgewise.games.maelstrom.figures import Figure, Part, added, part
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.queries.abilities import ability
from edgewise.games.maelstrom.round import Kind, Round
from edgewise.games.maelstrom.state import Game, living

AIM = 2
WIDE_OPEN = 2
DEFENSIVE = -1
HIT_AND_RUN = -1
PER_OWN_TOKEN = -1
PER_TARGET_TOKEN = -2


def skill(state: Game, round: Round) -> Figure:
    """The best SKL in the firing unit after modifiers; may be negative. ME-SHO-11, ME-SHO-12, ME-PRO-4."""
    firing = {shot.model for shot in round.shots}
    best = max(
        (_own_skill(state, m, round.kind, fires=m in firing) for m in living(state, round.attacker)),
        key=lambda found: found.value,
    )
    return added((*best.parts, *_modifiers(state, round)))


def _own_skill(state: Game, model: Model, kind: Kind, *, fires: bool) -> Figure:
    """The SKL of one model; a marksman's counts only while it shoots. ME-PRO-4, ME-ABI-10."""
    found = characteristic(state, model, "skl")
    marksman = ability(state, model, Marksman)
    counts = kind != "close-quarters" or state.book.options.letter_marksman
    if marksman is None or not fires or not counts:
        return found
    return added((*found.parts, part(marksman.value, "marksman", "ME-ABI-10")))


def _modifiers(state: Game, round: Round) -> Iterator[Part]:
    yield part(-state.level[round.attacker], "suppression", "ME-SUP-4")
    if round.kind != "hit-and-run":
        yield part(PER_OWN_TOKEN * state.moving[round.attacker], "on-the-move", "ME-ACT-12")
    tokens = target_tokens(state, round.target, tracked=round.tracked)
    yield part(PER_TARGET_TOKEN * tokens, "target-on-the-move", "ME-ACT-12")
    if round.kind == "fire" and has_aimed(state, round.attacker):
        yield part(AIM, "aim", "ME-ACT-9")
    if round.exposed:
        yield part(WIDE_OPEN, "wide-open", "ME-SHO-16")
    if round.kind == "defensive-fire":
        yield part(DEFENSIVE, "defensive-fire", "ME-DFR-4")
    if round.kind == "hit-and-run":
        yield part(HIT_AND_RUN, "hit-and-run", "ME-WPN-13")
    yield part(Counterattack.SKL * round.support, "counterattack", "ME-ABI-3")


def target_tokens(state: Game, target: Unit, *, tracked: bool) -> int:
    """The On the Move tokens of a target, one of which a tracker discounts. ME-ABI-9."""
    return max(0, state.moving[target] - (TargetTracker.TOKENS if tracked else 0))


def has_aimed(state: Game, unit: Unit) -> bool:
    """Whether the unit took aim in its present activation. ME-ACT-9."""
    acting = state.acting
    return acting is not None and acting.unit == unit and "aim" in acting.deeds


def is_tracked(state: Game, models: set[Model]) -> bool:
    """Whether every firing model has a Target Tracker. ME-ABI-9."""
    return bool(models) and all(ability(state, m, TargetTracker) is not None for m in models)
