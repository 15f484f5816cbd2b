"""What the manual fixes about the two armies, whatever else their files say. ED-DATA-13."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from edgewise.core.phrase import label
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
    message: str
    expected: str


Fact = Callable[[Army], Iterator[Breach]]


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
            yield Breach(("squads",), f"there is no squad of the type {type_}", f"a squad with type: {type_}")
        for i, squad in found:
            for field, n in fields.items():
                if getattr(squad, field) != n:
                    yield Breach(("squads", i, field), f"the manual gives {type_} {field} {n}", str(n))
            for stat, n in sides.items():
                if getattr(squad.normal, stat) != n:
                    yield Breach(("squads", i, "normal", stat), f"the manual gives {type_} {stat} {n}", str(n))

    return fact


def _three_knights(army: Army) -> Iterator[Breach]:
    count = len(_squads(army, "Holy Knight"))
    if count != KNIGHT_SQUADS:
        message = f"there are {KNIGHT_SQUADS} Holy Knight squads, not {count}"
        yield Breach(("squads",), message, f"{KNIGHT_SQUADS} squads with type: Holy Knight")


def _returns_crystals(type_: str) -> Fact:
    def fact(army: Army) -> Iterator[Breach]:
        for i, squad in _squads(army, type_):
            effects = [e for a in squad.normal.abilities for e in a.effects]
            if not any(isinstance(e, RefreshCrystals) for e in effects):
                message = f"the {type_} has a skill that returns crystals"
                yield Breach(("squads", i), message, "an ability with {do: refreshCrystals}")

    return fact


def _fireball(army: Army) -> Iterator[Breach]:
    for i, squad in _squads(army, "Master of Elements"):
        found = [(j, a) for j, a in enumerate(squad.normal.abilities) if label(a.name) == "Fireball"]
        if not found:
            yield Breach(("squads", i), "the Master of Elements has the ability Fireball", "an ability named Fireball")
        for j, ability in found:
            path: Path = ("squads", i, "normal", "abilities", j)
            if ability.cost != 1:
                yield Breach((*path, "cost"), "Fireball costs 1", "1")
            if not any(isinstance(e, Shot) and e.area and e.bonus == MANUAL_BONUS for e in ability.effects):
                message = "Fireball is an area Shot with +1 per 2 unused crystals"
                yield Breach((*path, "effects"), message, "{do: shot, bonus: {perUnused: 2}, area: 1}")


def _spell(name: str, test: Callable[[SpellCard], bool], field: str, message: str, expected: str) -> Fact:
    """Something that holds for a spell card, which must exist."""

    def fact(army: Army) -> Iterator[Breach]:
        found = [(i, c) for i, c in enumerate(army.spells) if label(c.name) == name]
        if not found:
            yield Breach(("spells",), f"there is no spell card {name}", f"a spell card named {name}")
        for i, card in found:
            if not test(card):
                yield Breach(("spells", i, field), message, expected)

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
        message = "both armies have a progress card that summons Rha'Zack"
        yield Breach(("progress",), message, "a card with {do: summon, squad: N-RHA}")


_ANGEL = "dedicatedTo: Angel of Death"
FACTS: dict[str, tuple[Fact, ...]] = {
    "chapter": (
        _printed("Pilgrims", {"models": 4, "shields": 1}, {"defense": 0}),
        _printed("Angel of Death", {}, {"attack": 2, "initiative": 2}),
        _three_knights,
        _returns_crystals("Angel of Death"),
        _spell(
            "Shield Bash",
            _is_dedicated("Holy Knight"),
            "dedicatedTo",
            "Shield Bash is dedicated to the Holy Knight",
            "Holy Knight",
        ),
        _spell(
            "Vengeful Passion",
            _is_dedicated("Angel of Death"),
            "dedicatedTo",
            "Vengeful Passion belongs to the Angel of Death",
            _ANGEL,
        ),
        _spell(
            "Vengeful Passion",
            _is_conditional_passive,
            "timing",
            "Vengeful Passion is a conditional passive",
            "timing: passive, and a condition that sets it off",
        ),
        _spell(
            "Inspiration",
            _is_dedicated("Angel of Death"),
            "dedicatedTo",
            "Inspiration belongs to the Angel of Death",
            _ANGEL,
        ),
        _spell(
            "Inspiration", _wounds_own, "effects", "Inspiration can wound own models", "{do: wound} for an own squad"
        ),
        _summons,
    ),
    "demons": (
        _printed("Son of Khyber", {}, {"defense": 1, "initiative": 2}),
        _fireball,
        _returns_crystals("Master of Elements"),
        _spell("Fireball Assault", lambda c: c.cost == 2, "cost", "Fireball Assault costs 2", "2"),
        _spell(
            "Fireball Assault",
            _depends_on_crystals,
            "effects",
            "Fireball Assault depends on unused crystals",
            "{do: shot, bonus: {perUnused: 2}}",
        ),
        _summons,
    ),
}
