"""The reference cards are those of the ledger, and every one of them is plain content. ED-DATA-1 to ED-DATA-13."""

from __future__ import annotations

import re
from typing import Any

import pytest

from edgewise.core.phrase import label
from edgewise.games.the_edge.effects.acts import Shot, Summon
from edgewise.games.the_edge.effects.conditions import Died, Dies, Kills
from edgewise.games.the_edge.effects.lasting import Aura, Stat
from edgewise.games.the_edge.profiles import Ability, Army, DeadBonus, Side, SpellCard, SquadCard, Target
from edgewise.geometry.plane import squared
from edgewise.lang import ledger
from tests.games.the_edge.armies import ARMIES, SCENARIOS, calls, flattened, rows
from tests.support.rules import rule

SQUADS = {s.id: s for army in ARMIES.values() for s in army.squads}
SPELLS = {c.id: c for army in ARMIES.values() for c in army.spells}
SELF = Target("squad", "self")
OWN = Target("squad", "own")
ENEMY_MODEL = Target("model", "enemy")

# What the column "target, range" of the ledger stands for.
TARGETS: dict[str, tuple[Target, int | None]] = {
    "enemy model in BTB with caster": (Target("model", "enemy", contact=True), None),
    'another own squad, 6"': (Target("squad", "own", other=True), 6),
    "self squad": (SELF, None),
    "self model": (Target("model", "self"), None),
    "own squad (Pilgrims)": (SELF, None),
    "own model": (Target("model", "own"), None),
    'own model; aura of 3" around it': (Target("model", "own"), None),
    "own squad": (OWN, None),
    "own squad other than the caster's, 4\"": (Target("squad", "own", other=True), 4),
    "global": (Target(), None),
    "enemy model": (ENEMY_MODEL, None),
    "enemy models": (ENEMY_MODEL, None),
    'enemy model, 4"': (ENEMY_MODEL, 4),
}
ONLY_IF = {
    "only if an own model died this turn": Died("model", "own"),
    "only if an enemy model died this turn": Died("model", "enemy"),
    "only if an enemy squad died this turn": Died("squad", "enemy"),
}
SQUAD_ROWS = [*rows("ED-DATA-6"), *rows("ED-DATA-9")]
SPELL_ROWS = [*rows("ED-DATA-7"), *rows("ED-DATA-10")]


def printed(side: Side | None) -> str:
    assert side is not None
    attack = f"{side.attack} rr" if side.reroll_attack else str(side.attack)
    defense = f"{side.defense} rr" if side.reroll_defense else str(side.defense)
    return f"{attack} / {defense} / {side.initiative} / {side.move}"


@rule("ED-DATA-6", "ED-DATA-9", "ED-DATA-2", "ED-SET-2")
@pytest.mark.parametrize("row", SQUAD_ROWS, ids=lambda r: str(r[0]))
def test_a_squad_card_is_the_one_of_the_ledger(row: list[str]) -> None:
    id, type_and_name, models, shields, base, height, normal, shifted, cost = row
    squad = SQUADS[id]
    type_, _, epithet = type_and_name.partition(" / ")
    assert squad.type == type_
    assert epithet in label(squad.name)
    numbers = (squad.models, squad.shields, squad.base_radius_mil, squad.height_mil, squad.shift_cost)
    assert numbers == tuple(map(int, (models, shields, base, height, cost)))
    assert (printed(squad.normal), printed(squad.shifted)) == (normal, shifted)


@rule("ED-DATA-6", "ED-DATA-9")
def test_the_armies_field_exactly_the_squads_of_their_lists() -> None:
    for army, table in (("chapter", "ED-DATA-6"), ("demons", "ED-DATA-9")):
        assert [s.id for s in ARMIES[army].squads] == [row[0] for row in rows(table)]


ABILITIES: dict[tuple[str, str], tuple[str, ...]] = {
    ("C-PIL", "normal"): ("Hurried Steps; special, cost 1, activation; stat(move, 2)",),
    ("C-PIL", "shifted"): ("Knives of Faith; special, cost 2, uses action; freeAttack",),
    ("C-HK1", "both"): ("Riposte; passive; stat(attack, 1)",),
    ("C-HK2", "both"): ("Couched Charge; passive; stat(attack, 1)",),
    ("C-HK3", "normal"): ("Tower Shield; passive; stat(defense, 2)",),
    ("C-HK3", "shifted"): (
        "Interpose; instant, cost 1, activation; stat(defense, 1)",
        "Tower Shield; passive; stat(defense, 2)",
    ),
    ("C-AOD", "normal"): ("Harvest of Souls; special, cost 0; refreshCrystals(2)",),
    ("C-AOD", "shifted"): ("Harvest of Souls; special, cost 0; refreshCrystals(3)",),
    ("C-SNI", "normal"): ("Aimed Shot; special, cost 0, uses action; shot(12, 0, 0)",),
    ("C-SNI", "shifted"): ("Aimed Shot; special, cost 0, uses action; shot(16, 1, 0)",),
    ("D-HOU", "both"): ("Pack Hunters; passive; stat(attack, 1)",),
    ("D-SK1", "both"): ("Crushing Weight; special, cost 1; push(2)",),
    ("D-SK2", "both"): ("Blood Roar; instant, cost 1, activation; stat(attack, 1)",),
    ("D-MOE", "normal"): (
        "Fireball; special, cost 1, uses action; shot(10, unused/2, 1)",
        "Drink the Veins; special, cost 0; refreshCrystals(1)",
    ),
    ("D-MOE", "shifted"): (
        "Fireball; special, cost 1, uses action; shot(10, unused/2, 2)",
        "Drink the Veins; special, cost 0; refreshCrystals(2)",
    ),
    ("D-BIL", "normal"): ("Bile Spit; special, cost 0, uses action; shot(8, 1, 0)",),
    ("D-BIL", "shifted"): ("Bile Spit; special, cost 0, uses action; shot(8, 0, 1)",),
    ("D-ASH", "both"): ("Choking Ash; passive; stat(move, -1)",),
    ("N-RHA", "normal"): ("Trample; special, cost 1; push(3)",),
}


def told(ability: Ability) -> str:
    """An ability as the table above writes it."""
    marks: list[str] = [ability.timing]
    marks += [f"cost {ability.cost}"] if ability.timing != "passive" else []
    marks += [ability.duration] if ability.duration in ("activation", "turn") else []
    marks += ["uses action"] if ability.uses_action else []
    return f"{label(ability.name)}; {', '.join(marks)}; {', '.join(flattened(ability.effects))}"


def _sides(squad: SquadCard, side: str) -> list[Side]:
    named = {"normal": squad.normal, "shifted": squad.shifted}
    found = list(named.values()) if side == "both" else [named[side]]
    return [each for each in found if each is not None]


@rule("ED-DATA-6", "ED-DATA-9", "ED-DATA-12", "ED-DATA-3")
@pytest.mark.parametrize("place", ABILITIES, ids=lambda p: f"{p[0]}-{p[1]}")
def test_the_abilities_of_a_side_are_those_of_the_ledger(place: tuple[str, str]) -> None:
    for side in _sides(SQUADS[place[0]], place[1]):
        assert sorted(told(ability) for ability in side.abilities) == sorted(ABILITIES[place])


@rule("ED-DATA-6", "ED-DATA-9")
def test_no_side_has_an_ability_besides_those() -> None:
    sides = [(s, name) for s in SQUADS.values() for name in ("normal", "shifted") if getattr(s, name) is not None]
    known = {(id, side) for id, side in ABILITIES if side != "both"}
    known |= {(id, side) for id, both in ABILITIES if both == "both" for side in ("normal", "shifted")}
    assert {(s.id, name) for s, name in sides if getattr(s, name).abilities} == known


def ability(squad: str, id: str, *, shifted: bool = False) -> Ability:
    return next(a for a in SQUADS[squad].side(shifted=shifted).abilities if a.id == id)


@rule("ED-DATA-6", "ED-DATA-9")
@pytest.mark.parametrize(
    ("squad", "id", "only"),
    [
        ("C-HK1", "riposte", ("counterAttack",)),
        ("C-HK2", "couched-charge", ("ownAssault", "moved")),
        ("C-HK3", "tower-shield", ("againstShot",)),
        ("D-HOU", "pack-hunters", ("sharedEnemy",)),
    ],
)
def test_a_passive_counts_in_its_situation_only(squad: str, id: str, only: tuple[str, ...]) -> None:
    for shifted in (False, True):
        (effect,) = ability(squad, id, shifted=shifted).effects
        assert isinstance(effect, Stat)
        assert effect.only == only


@rule("ED-DATA-6", "ED-DATA-9", "ED-DATA-12")
@pytest.mark.parametrize(
    ("squad", "id", "target", "reach"),
    [
        ("C-HK3", "interpose", OWN, 3),
        ("D-SK1", "crushing-weight", Target("model", "enemy", contact=True), None),
        ("D-SK2", "blood-roar", OWN, 6),
        ("N-RHA", "trample", Target("model", "enemy", contact=True), None),
        ("C-PIL", "knives-of-faith", SELF, None),
        ("D-ASH", "choking-ash", SELF, None),
    ],
)
def test_an_ability_is_aimed_as_the_ledger_says(squad: str, id: str, target: Target, reach: int | None) -> None:
    found = next(a for side in _sides(SQUADS[squad], "both") for a in side.abilities if a.id == id)
    assert (found.target, found.range_inches) == (target, reach)


@rule("ED-DATA-9")
def test_choking_ash_reaches_enemy_squads_within_two_inches() -> None:
    (aura,) = ability("D-ASH", "choking-ash").effects
    assert aura == Aura(2, "enemy", (Stat("move", -1),))


@rule("ED-DATA-7", "ED-DATA-10", "ED-DATA-3", "ED-DATA-4")
@pytest.mark.parametrize("row", SPELL_ROWS, ids=lambda r: str(r[0]))
def test_a_spell_card_is_the_one_of_the_ledger(row: list[str]) -> None:
    id, name, copies, cost, timing, duration, target, dedicated, effect, bonus = row
    card = SPELLS[id]
    assert (label(card.name), card.copies, card.cost) == (name, int(copies), int(cost))
    assert (card.timing, card.duration) == (timing, duration)
    assert card.dedicated_to == (None if dedicated == "none" else dedicated)
    assert flattened(card.effects) == calls(effect)
    aimed, _, needs = target.partition("; only if ")
    assert (card.target, card.range_inches) == TARGETS[aimed]
    assert (card.condition if needs else None) == ONLY_IF.get(f"only if {needs}")
    kind, _, n = bonus.partition(" ")
    assert card.dead_bonus == (None if bonus == "none" else DeadBonus(kind, int(n)))  # type: ignore[arg-type]


@rule("ED-DATA-7", "ED-DATA-10")
@pytest.mark.parametrize(("army", "table"), [("chapter", "ED-DATA-7"), ("demons", "ED-DATA-10")])
def test_a_deck_is_fourteen_cards_in_thirty_copies(army: str, table: str) -> None:
    cards = ARMIES[army].spells
    assert [c.id for c in cards] == [row[0] for row in rows(table)]
    assert (len(cards), sum(c.copies for c in cards)) == (14, 30)


@rule("ED-DATA-7")
def test_vengeful_passion_grows_with_every_other_own_death_up_to_two() -> None:
    card = SPELLS["CS03"]
    assert card.condition == Dies("own", other=True)
    assert card.effects == (Stat("attack", 1, duration="turn", at_most=2),)


@rule("ED-DATA-10")
def test_heart_of_khyber_heals_at_every_kill() -> None:
    assert SPELLS["DS08"].condition == Kills()


@rule("ED-DATA-7", "ED-DATA-10")
def test_spell_shots_use_no_action_and_only_acid_rain_is_for_each_model() -> None:
    shooting = {c.id: c for c in SPELLS.values() if any(isinstance(e, Shot) for e in c.effects)}
    assert sorted(shooting) == ["CS12", "DS01", "DS12"]
    assert not any(card.uses_action for card in shooting.values())
    by = {id: [e.by for e in card.effects if isinstance(e, Shot)] for id, card in shooting.items()}
    assert by == {"CS12": ["one"], "DS01": ["one"], "DS12": ["each"]}


def progress_lines(rule_id: str) -> list[tuple[str, str, str]]:
    return re.findall(r"([CD]P\d) ([^:]+): (.*?)\.(?= [CD]P|$)", ledger.rule("the-edge", rule_id).text)


@rule("ED-DATA-8", "ED-DATA-11", "ED-DATA-5")
@pytest.mark.parametrize(("army", "rule_id"), [("chapter", "ED-DATA-8"), ("demons", "ED-DATA-11")])
def test_the_progress_cards_are_those_of_the_ledger(army: str, rule_id: str) -> None:
    lines = progress_lines(rule_id)
    cards = ARMIES[army].progress
    assert len(lines) == len(cards) == 8
    for card, (id, name, effect) in zip(cards, lines, strict=True):
        assert (card.id, label(card.name), flattened(card.effects)) == (id, name, calls(effect))
        first, kills = "the first time in a turn" in effect, "kills" in effect
        assert card.condition == (Kills(first=first) if kills else None)
        assert (card.kind == "summon") == any(isinstance(e, Summon) for e in card.effects)


@rule("ED-DATA-12")
def test_rhazack_is_a_neutral_squad_with_one_side() -> None:
    squad = SQUADS["N-RHA"]
    assert (squad.army, squad.models, squad.shields) == ("neutral", 1, 3)
    assert (squad.base_radius_mil, squad.height_mil) == (1250, 3500)
    assert printed(squad.normal) == "3 / 2 / 2 / 6"
    assert (squad.shifted, squad.shift_cost) == (None, None)
    assert ARMIES["neutral"].is_neutral


@rule("ED-DATA-2", "ED-DATA-3")
def test_every_card_knows_its_army() -> None:
    for army in ARMIES.values():
        cards: tuple[Any, ...] = (*army.squads, *army.spells, *army.progress)
        assert {card.army for card in cards} == {army.id}


@rule("ED-DATA-6", "ED-DATA-9")
def test_an_ability_on_both_sides_has_one_id_so_that_its_mark_survives_a_shift() -> None:
    both = ("harvest-of-souls", "aimed-shot", "fireball", "drink-the-veins", "bile-spit", "riposte")
    for squad in SQUADS.values():
        if squad.shifted is not None:
            shared = {a.id for a in squad.normal.abilities} & {a.id for a in squad.shifted.abilities}
            assert {a.id for a in squad.normal.abilities if a.id in both} <= shared


@rule("ED-SET-3")
def test_the_standard_board_leaves_the_other_pools_to_the_players() -> None:
    board = SCENARIOS["standard"]
    assert [(p.at, p.crystals) for p in board.pools] == [((18000, 18000), 3)]
    assert board.own_pools == (2, 1, 1)
    assert sum(p.crystals for p in board.pools) + 2 * sum(board.own_pools) == 11


@rule("ED-SET-3")
def test_the_first_game_fixes_seven_pools_with_eleven_crystals() -> None:
    board = SCENARIOS["first-game"]
    assert {p.at: p.crystals for p in board.pools} == {
        (18000, 18000): 3,
        (9000, 12000): 2,
        (27000, 24000): 2,
        (27000, 12000): 1,
        (18000, 8000): 1,
        (9000, 24000): 1,
        (18000, 28000): 1,
    }
    assert board.own_pools == ()
    places = [p.at for p in board.pools]
    assert all(squared(a, b) >= 8000**2 for i, a in enumerate(places) for b in places[:i])


@rule("ED-SET-4")
def test_both_boards_have_the_obstacles_and_the_ground_of_the_ledger() -> None:
    for board in SCENARIOS.values():
        circles = {(o.circle.at, o.circle.radius, o.height) for o in board.obstacles if o.circle is not None}
        assert circles == {
            ((13000, 13500), 1000, 2500),
            ((23000, 22500), 1000, 2500),
            ((24000, 13000), 1250, 500),
            ((12000, 23000), 1250, 500),
        }
        corners = {(g.kind, min(g.polygon), max(g.polygon)) for g in board.ground if g.polygon}
        assert corners == {
            ("forest", (4000, 12000), (8000, 15000)),
            ("forest", (28000, 21000), (32000, 24000)),
            ("water", (28000, 12000), (32000, 14000)),
            ("water", (4000, 22000), (8000, 24000)),
            ("road", (17000, 3000), (19000, 10000)),
            ("road", (17000, 26000), (19000, 33000)),
        }
        (swamp,) = [g.circle for g in board.ground if g.circle is not None]
        assert (swamp.at, swamp.radius) == ((18000, 18000), 2000)


@rule("ED-DATA-1")
def test_content_is_data_only() -> None:
    for army in ARMIES.values():
        assert isinstance(army, Army)
        assert all(isinstance(card, SpellCard) for card in army.spells)
        for names in (label(c.name, locale) for c in army.spells for locale in ("en", "de", "pl")):
            assert names
