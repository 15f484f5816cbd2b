"""The numbers of the printed Squads, cards and the starter list, held as data. DF-EFF-15, DF-SET-16."""

from __future__ import annotations

from typing import Any

import pytest

import edgewise
from edgewise.games.dawnfall.profiles import Card, Faction, Price, Side, Squad
from tests.support.rules import rule

# Basic side, other side (INI ATT DEF MOV; r: reroll, f: through obstacles), models, Endurance, base, copies, mode cost.
SQUADS: dict[str, dict[str, Any]] = {
    "chapter": {
        "angel-of-death": ("2 2 2r 3", "3 3r 0 6f", 1, 3, 7, 1, ("free", "free")),
        "holy-knight": ("1 1 2 2", "2 2r 3 2", 1, 2, 2, 3, (2, "no")),
        "pilgrim": ("2 1 1 2", "1 1 0 4", 4, 1, 1, 1, ("free", "free")),
        "ranger": ("1 0 2 2", "0 - 0 -", 2, 1, 1, 1, ("free", "free")),
        "purge-doctor": ("1 1 1 2", "1 1 4 1", 3, 2, 2, 1, ("free", "free")),
    },
    "demons": {
        "son-of-khyber": ("2 3 1 3", "2 3r 0 4", 1, 4, 7, 1, ("free", "free")),
        "master-of-elements": ("2 1 2 3", "0 - 0 -", 1, 3, 1, 1, ("free", "free")),
        "gorehound": ("4 3 1 1", "2 2 0 7f", 1, 1, 2, 2, ("free", "free")),
        "dark-scholar": ("2 0 1 2", "0 0 0 1", 3, 1, 1, 2, ("free", "free")),
        "bloodsmith": ("2 3 1 2", "3 4 2 4", 3, 1, 1, 1, ("no", "no")),
    },
}

# Copies, A action or E Enhancement, Upper Action, its cost, Squad of the Lower Action, its cost;
# ! Instant, * permanent once paid, limits as printed.
CARDS = {
    "chapter": """
        overwatch 4 E combat 1 any 1!
        tactic 4 E combat 1 any 1!*
        trap 3 A charging 1! any 1
        guardian-angel 4 A defense 1! angel-of-death 0!
        judgment 2 E combat 1 angel-of-death 3
        storm-of-blades 5 A combat 1 angel-of-death 1
        winged-death 2 E move-and-combat 2 angel-of-death 3
        bash 4 A move 0 holy-knight 1
        formation 4 A move 0 holy-knight 1
        guard 2 E successful-defense 2! holy-knight 1!
        leap 5 A dodge 2! holy-knight 1
        shield-wall 4 A defense 1! holy-knight 0
        energy-drain 4 A charging 1! pilgrim 1
        fake-death 2 E worthless 1! pilgrim 2!
        last-man-standing 2 E revenge 1! pilgrim 3!*
        charged-shot 2 E defense 1! purge-doctor X
        power-of-technology 4 A move 0 purge-doctor 0!
        purging 4 A charging 1! purge-doctor 2
        firing-position 2 E defense 1! ranger 3!*
        shoot 8 A dodge 2! ranger 0
    """,
    "demons": """
        horde 5 A demon-combat 1 any 2
        mist 4 A demon-move 0 any 0
        resurrection 4 A demon-combat 1 any X
        faith 4 A initiative 1! bloodsmith 1!
        infernal-power 4 A demon-charging 1! bloodsmith 2
        infernal-rites 2 E dark-power 1 bloodsmith 2!
        self-destruct 2 E demon-move 1 dark-scholar 2
        mind-control 4 A temporary-crystal 0 dark-scholar 2
        spectral-grasp 3 A teleport 1 dark-scholar 1
        infection 3 E additional-wound 2! gorehound 2!
        hijack 3 A demon-move 0 gorehound 2
        shadowzone 3 A teleport 1 gorehound 1
        rush 3 A temporary-crystal 0 gorehound 1
        crystal-aegis 3 A demon-defense 1! master-of-elements 2
        fireball 4 A dark-power 0 master-of-elements 2
        freeze 4 A teleport 1 master-of-elements 2
        ice-beam 4 A dark-power 0 master-of-elements 2
        rage 2 E repeat 1 son-of-khyber 3!*
        war-fever 2 E demon-combat 1 son-of-khyber 3!*
        bloody-whirlwind 4 A attack 1! son-of-khyber 1
        energy-source 4 A demon-move 0 son-of-khyber 0!
    """,
}

STARTER = {
    "bash": 1, "energy-drain": 3, "fake-death": 1, "firing-position": 1, "formation": 1, "guard": 1,
    "guardian-angel": 2, "judgment": 1, "last-man-standing": 1, "leap": 1, "overwatch": 2, "shield-wall": 2,
    "shoot": 4, "storm-of-blades": 1, "tactic": 1, "trap": 1, "winged-death": 1,
}  # fmt: skip

# Limits that the cards print: half and scope.
LIMITS = {
    "overwatch": ("lower", "sequence"),
    "winged-death": ("lower", "turn"),
    "fake-death": ("lower", "turn"),
    "infernal-rites": ("lower", "turn"),
    "infection": ("lower", "sequence"),
}


def faction(name: str) -> Faction:
    found = edgewise.game("dawnfall").factions[name]
    assert isinstance(found, Faction)
    return found


def side_text(side: Side) -> str:
    """A side of a Squad card as the table above writes it."""
    att = f"{side.att}{'r' if side.att_reroll else ''}"
    defense = f"{side.def_}{'r' if side.def_reroll else ''}"
    return f"{side.ini} {att} {defense} {side.mov}{'f' if side.through_obstacles else ''}"


def cost_text(prices: tuple[Price, ...], currency: str) -> str:
    """A cost as printed: Crystals or Charges; X when it is chosen."""
    paid = [p for p in prices if p.currency == currency]
    if any(not isinstance(p.amount, int) for p in paid):
        return "X"
    return str(sum(p.amount for p in paid if isinstance(p.amount, int)))


def card_text(card: Card) -> str:
    """A card as the table above writes it."""
    enhancement = card.kind == "enhancement"
    currency = "charge" if enhancement else "crystal"
    halves = []
    for power in (card.upper, card.lower):
        marks = ("!" if power.is_instant else "") + ("*" if power.passive else "")
        halves.append(cost_text(power.prices, currency) + marks)
    squad = " ".join(card.squads) or "any"
    kind = "E" if enhancement else "A"
    return f"{card.id} {card.copies} {kind} {card.upper.id} {halves[0]} {squad} {halves[1]}"


@rule("DF-EFF-15", "DF-SQD-2")
@pytest.mark.parametrize(("name", "squad"), [(f, s) for f, squads in SQUADS.items() for s in squads])
def test_a_squad_card_has_the_printed_numbers(name: str, squad: str) -> None:
    card: Squad = next(s for s in faction(name).squads if s.id == squad)
    costs = (card.basic.change_mode, card.other.change_mode)
    found: Any = (
        side_text(card.basic),
        side_text(card.other),
        card.models,
        card.endurance,
        card.base,
        card.copies,
        costs,
    )
    assert found == SQUADS[name][squad]


@rule("DF-EFF-2", "DF-EFF-15")
@pytest.mark.parametrize("name", ["chapter", "demons"])
def test_every_card_has_the_printed_copies_costs_and_marks(name: str) -> None:
    printed = [line.strip() for line in CARDS[name].strip().splitlines()]
    assert [card_text(c) for c in faction(name).cards] == printed


@rule("DF-EFF-15")
@pytest.mark.parametrize("name", ["chapter", "demons"])
def test_a_faction_has_no_other_squads(name: str) -> None:
    assert [s.id for s in faction(name).squads] == list(SQUADS[name])


@rule("DF-EFF-11", "DF-ENH-13")
@pytest.mark.parametrize("card", list(LIMITS))
def test_printed_limits_are_in_the_data(card: str) -> None:
    half, per = LIMITS[card]
    record = next(c for name in CARDS for c in faction(name).cards if c.id == card)
    limit = getattr(record, half).limit
    assert (limit.per, limit.n) == (per, 1)


@rule("DF-SET-16")
def test_the_starter_list_of_the_chapter_is_the_printed_one() -> None:
    preset = faction("chapter").presets[0]
    assert preset.squads == ("angel-of-death", "holy-knight", "holy-knight", "pilgrim", "ranger")
    assert preset.cards == STARTER


@rule("DF-SET-16", "DF-SET-13")
@pytest.mark.parametrize("name", ["chapter", "demons"])
def test_a_starter_list_has_five_squads_and_twenty_five_cards(name: str) -> None:
    preset = faction(name).presets[0]
    assert len(preset.squads) == 5
    assert sum(preset.cards.values()) == 25
