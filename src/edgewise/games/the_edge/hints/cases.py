"""The two results of an attack, each by one typical roll of either side; bots look no closer at dice."""

from __future__ import annotations

from edgewise.core.flow import Reply, Rolled
from edgewise.games.the_edge.actions import Keep
from edgewise.games.the_edge.continuous import has_mark
from edgewise.games.the_edge.frames.dice import Clash, RollDie, modifier
from edgewise.games.the_edge.hints.chances import hit_chance
from edgewise.games.the_edge.state import Game

Case = tuple[float, tuple[Reply, ...]]
KEEP = Keep()
# Rolls of attacker and defender without a six, the most common ones first.
_FACES = range(1, 6)
_ROLLS = sorted(((a, d) for a in _FACES for d in _FACES), key=lambda roll: (abs(roll[0] - 3) + abs(roll[1] - 3), roll))
# What is less likely than this is taken for impossible.
RARE = 0.03


def cases(state: Game) -> tuple[Case, ...]:
    """A wound and a failure, with their chances; none when dice lie there already. ED-COM-6, ED-SHO-4."""
    frame = state.stack[-1]
    if not isinstance(frame, RollDie) or frame.clash.attack or frame.clash.defense or frame.again:
        return ()
    clash = frame.clash
    margin = modifier(state, clash, "attack") - modifier(state, clash, "defense")
    again = clash.kind != "shot" and has_mark(state, clash.attacker, "reroll-attack")
    hit = hit_chance(margin, again=again)
    strikes = next((roll for roll in _ROLLS if roll[0] + margin > roll[1]), None)
    fails = next((roll for roll in _ROLLS if roll[0] + margin <= roll[1]), None)
    kept = _kept(state, clash, again=again)
    if strikes is None or (fails is not None and hit < RARE):
        hit, strikes = 0.0, None
    elif fails is None or hit > 1 - RARE:
        hit, fails = 1.0, None
    rows = ((hit, strikes), (1 - hit, fails))
    return tuple((chance, (Rolled(roll[0]), Rolled(roll[1]), *kept)) for chance, roll in rows if roll is not None)


def _kept(state: Game, clash: Clash, *, again: bool) -> tuple[Reply, ...]:
    """Nobody repeats a roll that stands for its result; who could is counted in the chance. ED-REL-1."""
    return (KEEP,) * (again + has_mark(state, clash.defender, "reroll-defense"))
