"""Words of a faction file that would do nothing where they stand, as far as the file alone can tell. DF-EFF-18."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from edgewise.content import Problem, Source
from edgewise.content.terms import terms
from edgewise.core.phrase import phrase
from edgewise.games.dawnfall.checks import roles
from edgewise.games.dawnfall.effects.cards import (
    Charge,
    DestroyEnhancement,
    DisableEnhancement,
    Discard,
    MoveCharge,
    ReturnCard,
    Uncharge,
)
from edgewise.games.dawnfall.effects.control import ForEach, Store
from edgewise.games.dawnfall.effects.decks import AttachVerb, Search
from edgewise.games.dawnfall.effects.lasting import Forbid, Grant, Hold, ModifyAttribute
from edgewise.games.dawnfall.effects.positions import MoveToken, PlaceToken, RemoveToken
from edgewise.games.dawnfall.effects.riches import Gain
from edgewise.games.dawnfall.effects.selecting import Sel
from edgewise.games.dawnfall.effects.selectors import AnyOf
from edgewise.games.dawnfall.effects.step import Step
from edgewise.games.dawnfall.effects.words import SQUAD_WORDS
from edgewise.games.dawnfall.profiles import Power

Path = tuple[str | int, ...]
# What the selectors find that do not say it themselves.
FOUND = {"area": "space", "line": "space", "directions": "space", "sources": "token"}
BEARERS = frozenset({"model", "squad"})
PLACES = frozenset({"space", "hex", "token"}) | BEARERS
WORN = frozenset({"enhancement"}) | BEARERS
CARDS = frozenset({"card"})
TOKENS = frozenset({"token"})
# The kinds of things that a verb works on; other verbs work on models and Squads.
KINDS: dict[tuple[type[Step], str], frozenset[str]] = {
    (PlaceToken, "at"): PLACES,
    (MoveToken, "who"): TOKENS,
    (MoveToken, "to"): PLACES,
    (RemoveToken, "who"): TOKENS,
    (Discard, "of"): CARDS,
    (ReturnCard, "of"): CARDS,
    (Search, "of"): CARDS,
    (AttachVerb, "card"): CARDS,
    **{(verb, "of"): WORN for verb in (Uncharge, MoveCharge, DestroyEnhancement, DisableEnhancement)},
    **{(verb, "to"): WORN for verb in (Charge, MoveCharge)},
    **{(verb, "to"): BEARERS | {"player"} for verb in (Forbid, Grant, ModifyAttribute)},
}
# Roles that are players.
PLAYERS = ("actor", "opponent")


def check_misfits(source: Source, path: Path, term: Any) -> Iterator[Problem]:
    """Selectors of things that a verb can do nothing to."""
    if isinstance(term, Hold):
        yield from _check_kind(source, (*path, "on"), term.on, BEARERS)
    elif isinstance(term, Gain) and term.temporary and term.as_depleted:
        yield source.problem((*path, "temporary"), phrase("bad-file-temporary"))
    elif isinstance(term, Step) and not isinstance(term, Store | ForEach):
        for field, name in zip(term.__struct_fields__, term.__struct_encode_fields__, strict=True):
            if isinstance(value := getattr(term, field), Sel):
                wanted = KINDS.get((type(term), field), PLACES if name == "to" and _is_region(term) else BEARERS)
                yield from _check_kind(source, (*path, name), value, wanted)


def check_bound(source: Source, path: Path, power: Power, where: str, stored: set[str]) -> Iterator[Problem]:
    """Words for the own Squad or model that an Action is bound to, where it is bound to none. DF-EFF-3."""
    if where in ("shared", "tokens"):
        return
    bound = power.bind.type if power.bind is not None else "none" if where == "shrines" else "any_own_squad"
    lost: set[str] = set() if bound == "own_model" else {"self_model"}
    if where != "enhancement" and bound in ("none", "enemy_squad", "enemy_model"):
        lost |= SQUAD_WORDS
    for inner, term in terms(power, path):
        for field, role in roles(term):
            if role in lost - stored:
                yield source.problem((*inner, field), phrase("bad-file-unbound", role=role, type=bound))


def _is_region(term: Step) -> bool:
    return type(term).__name__ in ("Relocate", "Displace")


def kinds_of(ref: Any) -> set[str]:
    """The kinds of things that a selector can find; none where it is a role or a stored name."""
    if isinstance(ref, AnyOf):
        return {kind for part in ref.of for kind in kinds_of(part)}
    if not isinstance(ref, Sel):
        return {"player"} if ref in PLAYERS else set()
    return {ref.finds or FOUND.get(str(ref.__struct_config__.tag), "model")}


def _check_kind(source: Source, path: Path, ref: Any, wanted: frozenset[str]) -> Iterator[Problem]:
    if strange := sorted(kinds_of(ref) - wanted):
        selectors = tuple(f"{kind}s" for kind in sorted(wanted))
        yield source.problem(path, phrase("bad-file-kind", kind=strange[0], wanted=selectors))
