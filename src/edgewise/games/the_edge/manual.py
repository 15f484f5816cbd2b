"""What the manual fixes about the two armies, whatever else their files say. ED-DATA-13."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from edgewise.content.errors import Words, way_out
from edgewise.core.phrase import Phrase, label, phrase
from edgewise.games.the_edge.effects.acts import RefreshCrystals, Shot, Summon, Wound
from edgewise.games.the_edge.effects.conditions import TRIGGERS
from edgewise.games.the_edge.effects.values import PerUnused, grows
from edgewise.games.the_edge.profiles import Ability, Army, SpellCard, SquadCard

Path = tuple[str | int, ...]
RULE = "ED-DATA-13"
KNIGHT_SQUADS = 3
MANUAL_BONUS = PerUnused(2)


class Breach(NamedTuple):
    """Something that contradicts the manual: where, and what the manual says."""

    path: Path
    message: Phrase
    expected: Words


Fact = Callable[[Army], Iterator[Breach]]


def _breach(path: Path, key: str, expected: str = "", **params: str | int) -> Breach:
    """A breach with what is expected instead, which stands beside the message unless it is the same everywhere."""
    message = phrase(key, **params)
    return Breach(path, message, expected or way_out(message))


def breaches(army: Army) -> Iterator[Breach]:
    """Every contradiction of an army to the manual."""
    for fact in FACTS.get(army.id, ()):
        yield from fact(army)


def _squads(army: Army, type_: str) -> list[tuple[int, SquadCard]]:
    return [(i, s) for i, s in enumerate(army.squads) if s.type == type_]


def _printed(type_: str, fields: dict[str, int], sides: dict[str, int]) -> Fact:
    """Numbers of every squad of a type; those of its normal side."""

    def fact(army: Army) -> Iterator[Breach]:
        found = _squads(army, type_)
        if not found:
            yield _breach(("squads",), "bad-file-manual-type", type=type_)
        for i, squad in found:
            for field, n in fields.items():
                if getattr(squad, field) != n:
                    yield _breach(("squads", i, field), "bad-file-manual-number", str(n), type=type_, field=field, n=n)
            for stat, n in sides.items():
                if getattr(squad.normal, stat) != n:
                    where: Path = ("squads", i, "normal", stat)
                    yield _breach(where, "bad-file-manual-number", str(n), type=type_, field=stat, n=n)

    return fact


def _three_knights(army: Army) -> Iterator[Breach]:
    count = len(_squads(army, "Holy Knight"))
    if count != KNIGHT_SQUADS:
        yield _breach(("squads",), "bad-file-manual-knights", wanted=KNIGHT_SQUADS, count=count)


def _returns_crystals(type_: str) -> Fact:
    def fact(army: Army) -> Iterator[Breach]:
        for i, squad in _squads(army, type_):
            effects = [e for a in squad.normal.abilities for e in a.effects]
            if not any(isinstance(e, RefreshCrystals) for e in effects):
                yield _breach(("squads", i), "bad-file-manual-crystals", type=type_)

    return fact


def _fireball(army: Army) -> Iterator[Breach]:
    for i, squad in _squads(army, "Master of Elements"):
        found = [(j, a) for j, a in enumerate(squad.normal.abilities) if label(a.name) == "Fireball"]
        if not found:
            yield _breach(("squads", i), "bad-file-manual-no-fireball")
        for j, ability in found:
            path: Path = ("squads", i, "normal", "abilities", j)
            if ability.cost != 1:
                yield _breach((*path, "cost"), "bad-file-manual-cost", "1", name="Fireball", n=1)
            if not any(isinstance(e, Shot) and e.area and e.bonus == MANUAL_BONUS for e in ability.effects):
                expected = "{do: shot, bonus: {perUnused: 2}, area: 1}"
                yield _breach((*path, "effects"), "bad-file-manual-fireball", expected)


def _spell(
    name: str, test: Callable[[SpellCard], bool], field: str, key: str, expected: str = "", **params: str | int
) -> Fact:
    """Something that holds for a spell card, which must exist."""

    def fact(army: Army) -> Iterator[Breach]:
        found = [(i, c) for i, c in enumerate(army.spells) if label(c.name) == name]
        if not found:
            yield _breach(("spells",), "bad-file-manual-spell", name=name)
        for i, card in found:
            if not test(card):
                yield _breach(("spells", i, field), key, expected, name=name, **params)

    return fact


def _is_dedicated(type_: str) -> Callable[[SpellCard], bool]:
    return lambda card: card.dedicated_to == type_


def _depends_on_crystals(card: Ability) -> bool:
    return any(isinstance(e, Shot) and grows(e.bonus) for e in card.effects)


def _is_conditional_passive(card: Ability) -> bool:
    return card.timing == "passive" and isinstance(card.condition, TRIGGERS)


def _wounds_own(card: Ability) -> bool:
    return card.target.side in ("own", "any") and any(isinstance(e, Wound) for e in card.effects)


def _summons(army: Army) -> Iterator[Breach]:
    if not any(isinstance(e, Summon) and e.squad == "N-RHA" for c in army.progress for e in c.effects):
        yield _breach(("progress",), "bad-file-manual-summons")


_DEDICATED = "bad-file-manual-dedicated"


def _dedicated(name: str, type_: str) -> Fact:
    """A spell card that belongs to a squad type."""
    return _spell(name, _is_dedicated(type_), "dedicatedTo", _DEDICATED, f"dedicatedTo: {type_}", type=type_)


_CRYSTALS = "{do: shot, bonus: {perUnused: 2}}"
FACTS: dict[str, tuple[Fact, ...]] = {
    "chapter": (
        _printed("Pilgrims", {"models": 4, "shields": 1}, {"defense": 0}),
        _printed("Angel of Death", {}, {"attack": 2, "initiative": 2}),
        _three_knights,
        _returns_crystals("Angel of Death"),
        _dedicated("Shield Bash", "Holy Knight"),
        _dedicated("Vengeful Passion", "Angel of Death"),
        _spell("Vengeful Passion", _is_conditional_passive, "timing", "bad-file-manual-passive"),
        _dedicated("Inspiration", "Angel of Death"),
        _spell("Inspiration", _wounds_own, "effects", "bad-file-manual-wounds"),
        _summons,
    ),
    "demons": (
        _printed("Son of Khyber", {}, {"defense": 1, "initiative": 2}),
        _fireball,
        _returns_crystals("Master of Elements"),
        _spell("Fireball Assault", lambda c: c.cost == 2, "cost", "bad-file-manual-cost", "2", n=2),
        _spell("Fireball Assault", _depends_on_crystals, "effects", "bad-file-manual-unused", _CRYSTALS),
        _summons,
    ),
}
