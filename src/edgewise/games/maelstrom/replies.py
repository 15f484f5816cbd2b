"""Answers of a round in words. ME-SHO-20."""

from __future__ import annotations

from collections import Counter
from typing import Any

from edgewise.core.flow import Action
from edgewise.core.phrase import phrase
from edgewise.games.maelstrom.answers import Allocate, Block, Discard, FlipDice
from edgewise.games.maelstrom.naming import listed, model_words, weapon_words
from edgewise.games.maelstrom.queries.arms import weapon_used
from edgewise.games.maelstrom.queries.defense import open_hits
from edgewise.games.maelstrom.round import Round
from edgewise.games.maelstrom.state import Game


def replied(state: Game, action: Action) -> dict[str, Any] | None:
    """The parameters of an answer in words; None where its fields speak for themselves."""
    round = waiting_round(state)
    match action:
        case FlipDice(flips):
            return {"flips": _flips(round, flips, is_armor=_is_armor(state)), "count": len(flips)}
        case Discard(counts):
            return {"dice": _dice(state, round, counts), "count": sum(counts)}
        case Block(hits):
            return {"hits": _blocked(state, round, hits), "count": len(hits)}
        case Allocate(hit, model):
            known = round is not None and 0 <= hit < len(round.hits)
            damage = round.hits[hit].damage if known and round is not None else 0
            return {"damage": damage, "model": model_words(state, model)}
        case _:
            return None


def waiting_round(state: Game) -> Round | None:
    """The round that waits for an answer."""
    found = getattr(state.stack[-1], "round", None) if state.stack else None
    return found if isinstance(found, Round) else None


def _is_armor(state: Game) -> bool:
    return getattr(state.want, "key", "") == "flip-armor"


def _flips(round: Round | None, flips: tuple[tuple[int, int], ...], *, is_armor: bool) -> Any:
    if round is None or not flips:
        return "none"
    faces = [round.hits[n].armor for n in open_hits(round)] if is_armor else [die.face for die in round.dice]
    return listed([f"{faces[die]}→{to}" if 0 <= die < len(faces) else "?" for die, to in flips])


def _dice(state: Game, round: Round | None, counts: tuple[int, ...]) -> Any:
    if round is None:
        return "none"
    lost: Counter[str] = Counter()
    for pool, count in zip(round.pools, counts, strict=False):
        lost[weapon_used(state, pool.shot).name] += count
    model = round.pools[0].shot.model if round.pools else 0
    said = [phrase("me-weapons", count=n, weapon=weapon_words(state, model, name)) for name, n in lost.items() if n]
    return listed(said) if said else "none"


def _blocked(state: Game, round: Round | None, hits: tuple[tuple[int, str], ...]) -> Any:
    if round is None or not hits:
        return "none"
    kinds = Counter(defense for _, defense in hits)
    stopped: Counter[str] = Counter()
    for hit, _ in hits:
        if 0 <= hit < len(round.hits):
            stopped[weapon_used(state, round.pools[round.hits[hit].pool].shot).name] += 1
    model = round.pools[0].shot.model
    weapons = [phrase("me-weapons", count=n, weapon=weapon_words(state, model, name)) for name, n in stopped.items()]
    return listed([phrase("me-block", defense=defense, hits=listed(weapons)) for defense in kinds])
