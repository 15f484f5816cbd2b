"""Army files: mistakes are refused with file, line, field, what was expected and a way out. ED-DATA-13."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from edgewise import Match, catalog
from edgewise.content import ContentError, Problem, json_schema
from edgewise.core.refusal import in_words
from edgewise.games.the_edge.library import load_armies, load_army
from edgewise.games.the_edge.profiles import Army
from tests.games.the_edge.armies import ARMY_TEXTS
from tests.support.rules import rule

SAY = catalog.speaker().say
Record = dict[str, Any]
SELF = {"scope": "squad", "side": "self"}
OWN = {"scope": "squad", "side": "own"}
ENEMY = {"scope": "model", "side": "enemy"}


def stat(n: Any = 1, **more: Any) -> Record:
    return {"do": "stat", "stat": "attack", "n": n, **more}


def spell(id: str = "S1", **more: Any) -> Record:
    usual = {"name": id, "copies": 3, "duration": "turn", "target": OWN, "effects": [stat()]}
    return {"id": id, **usual, **more}


def squad(id: str = "R-ONE", **more: Any) -> Record:
    side = {"attack": 1, "defense": 1, "initiative": 1, "move": 6}
    usual: Record = {"type": id, "name": id, "models": 2, "shields": 1, "baseRadiusMil": 500, "heightMil": 1000}
    return {"id": id, **usual, "normal": side, **more}


def army(**more: Any) -> Record:
    """A small army of a fan's own, in order."""
    spells = [spell(f"S{n}") for n in range(10)]
    progress = [{"id": "P1", "name": "P1", "effects": [stat()]}]
    return {"id": "reborn", "name": "Reborn", "squads": [squad()], "spells": spells, "progress": progress, **more}


def with_spell(**more: Any) -> Record:
    """The same army with something else in its first spell card."""
    found = army()
    found["spells"][0] |= more
    return found


def with_ability(**more: Any) -> Record:
    usual: Record = {"id": "deed", "name": "Deed", "duration": "activation", "target": SELF, "effects": [stat()]}
    found = army()
    found["squads"][0]["normal"] = {**found["squads"][0]["normal"], "abilities": [usual | more]}
    return found


def with_progress(**more: Any) -> Record:
    found = army()
    found["progress"][0] |= more
    return found


def problems(record: Record) -> tuple[Problem, ...]:
    with pytest.raises(ContentError) as caught, in_words(SAY):
        load_army(yaml.safe_dump(record, sort_keys=False), "reborn.yaml")
    return caught.value.problems


@rule("ED-DATA-13")
def test_an_army_of_a_fan_is_accepted_without_python() -> None:
    found = load_army(yaml.safe_dump(army(), sort_keys=False), "reborn.yaml")
    assert (found.id, len(found.spells), found.squads[0].army) == ("reborn", 10, "reborn")


@rule("ED-DATA-3")
@pytest.mark.parametrize("timing", ["equipment", "passive"])
def test_what_stays_lasts_to_the_end_of_the_game_unless_stated(timing: str) -> None:
    record = with_spell(timing=timing)
    del record["spells"][0]["duration"]
    card = load_army(yaml.safe_dump(record, sort_keys=False), "reborn.yaml").spells[0]
    assert card.duration == "game"
    assert card.stays


@rule("ED-DATA-2")
def test_abilities_of_both_sides_may_be_written_once() -> None:
    deed = {"id": "deed", "name": "Deed", "timing": "passive", "target": SELF, "effects": [stat()]}
    own = {"id": "own", "name": "Own", "timing": "passive", "target": SELF, "effects": [stat()]}
    side = squad()["normal"]
    both = squad(abilities=[deed], shifted={**side, "abilities": [own]}, shiftCost=1)
    found = load_army(yaml.safe_dump(army(squads=[both]), sort_keys=False), "reborn.yaml").squads[0]
    assert [a.id for a in found.normal.abilities] == ["deed"]
    assert [a.id for a in found.side(shifted=True).abilities] == ["own", "deed"]
    assert {a.duration for a in found.side(shifted=True).abilities} == {"game"}


FAULTS: dict[str, tuple[Record, str, str, str]] = {
    "deck": (army(spells=[spell(copies=2)]), "spells", "add up to 2", "ED-DATA-13"),
    "shift cost without reverse": (
        army(squads=[squad(shiftCost=1)]),
        "squads[0] (R-ONE).shiftCost",
        "without a reverse side",
        "ED-DATA-13",
    ),
    "reverse without shift cost": (
        army(squads=[squad(shifted=squad()["normal"])]),
        "squads[0] (R-ONE)",
        "has a shift cost",
        "ED-DATA-2",
    ),
    "dedicated without bonus": (
        with_spell(dedicatedTo="R-ONE"),
        "spells[0] (S0)",
        "has a dead bonus",
        "ED-DATA-13",
    ),
    "bonus without dedication": (
        with_spell(deadBonus={"kind": "draw", "n": 1}),
        "spells[0] (S0).deadBonus",
        "only a dedicated spell",
        "ED-DED-3",
    ),
    "unknown type": (
        with_spell(dedicatedTo="R-ONNE", deadBonus={"kind": "draw", "n": 1}),
        "spells[0] (S0).dedicatedTo",
        "no squad type 'R-ONNE'",
        "ED-DED-1",
    ),
    "name of no type": (army(types={"Nobody": {"en": "N"}}), "types.Nobody", "no squad type", "ED-DATA-2"),
    "id twice": (army(squads=[squad(), squad()]), "squads[1] (R-ONE).id", "stands twice", "ED-DATA-2"),
    "empty id": (army(squads=[squad("")]), "squads[0].id", "is empty", "ED-DATA-2"),
    "other army": (army(squads=[squad(army="chapter")]), "squads[0] (R-ONE).army", "army 'reborn'", "ED-DATA-2"),
    "no squads": (army(squads=[]), "squads", "has squads", "ED-SET-5"),
    "does nothing": (with_spell(effects=[]), "spells[0] (S0).effects", "does nothing", "ED-DATA-3"),
    "lasting without duration": (
        with_spell(duration="oneOff"),
        "spells[0] (S0).duration",
        "needs a duration",
        "ED-SPL-11",
    ),
    "duration of nothing": (
        with_spell(effects=[{"do": "heal", "n": 1}]),
        "spells[0] (S0).duration",
        "nothing of this lasts",
        "ED-SPL-11",
    ),
    "push of a squad": (
        with_spell(effects=[{"do": "push", "n": 1}], duration="oneOff", rangeInches=3),
        "spells[0] (S0).effects[0]",
        "push cannot be aimed at scope squad",
        "ED-SPL-13",
    ),
    "global with range": (
        with_spell(effects=[{"do": "draw", "n": 1}], duration="oneOff", target={}, rangeInches=3),
        "spells[0] (S0).rangeInches",
        "has no range",
        "ED-SPL-13",
    ),
    "global with contact": (
        with_spell(effects=[{"do": "draw", "n": 1}], duration="oneOff", target={"contact": True}),
        "spells[0] (S0).target.contact",
        "has no target",
        "ED-SPL-13",
    ),
    "contact and range": (
        with_spell(
            effects=[{"do": "push", "n": 1}], duration="oneOff", rangeInches=3, target={**ENEMY, "contact": True}
        ),
        "spells[0] (S0).rangeInches",
        "needs no range",
        "ED-SPL-14",
    ),
    "cancel that is no instant": (
        with_spell(effects=[{"do": "cancel"}], duration="oneOff", target={}),
        "spells[0] (S0).timing",
        "only an instant",
        "ED-CLR-31",
    ),
    "equipment for a turn": (
        with_spell(timing="equipment"),
        "spells[0] (S0).duration",
        "to the end of the game",
        "ED-SPL-11",
    ),
    "equipment of a model": (
        with_spell(timing="equipment", duration="game", target={"scope": "model", "side": "own"}),
        "spells[0] (S0).target",
        "belongs to an own squad",
        "ED-SPL-8",
    ),
    "equipment that acts once": (
        with_spell(timing="equipment", duration="game", effects=[stat(), {"do": "heal", "n": 1}]),
        "spells[0] (S0).effects[1]",
        "acts once",
        "ED-SPL-10",
    ),
    "passive with action": (
        with_ability(timing="passive", duration="game", usesAction=True),
        "squads[0] (R-ONE).normal.abilities[0] (deed).usesAction",
        "takes no action",
        "ED-SPL-10",
    ),
    "passive with cost": (
        with_ability(timing="passive", duration="game", cost=1),
        "squads[0] (R-ONE).normal.abilities[0] (deed).cost",
        "costs nothing",
        "ED-SPL-10",
    ),
    "ability as equipment": (
        with_ability(timing="equipment", duration="game"),
        "squads[0] (R-ONE).normal.abilities[0] (deed).timing",
        "is a spell card",
        "ED-SPL-8",
    ),
    "action shot by one": (
        with_ability(usesAction=True, duration="oneOff", target=ENEMY, effects=[{"do": "shot", "range": 8}]),
        "squads[0] (R-ONE).normal.abilities[0] (deed).effects[0].by",
        "each model",
        "ED-SHO-1",
    ),
    "ability twice": (
        army(squads=[squad(abilities=[{"id": "a", "name": "A", "effects": [{"do": "draw", "n": 1}]}] * 2)]),
        "squads[0] (R-ONE).abilities[1] (a).id",
        "stands twice",
        "ED-DATA-3",
    ),
    "an ability called like a card": (
        with_ability(id="S3"),
        "squads[0] (R-ONE).normal.abilities[0] (S3).id",
        "a card has the id",
        "ED-DATA-3",
    ),
    "trigger of a special": (
        with_spell(condition={"is": "kills"}, effects=[stat(duration="turn")]),
        "spells[0] (S0).condition",
        "only a passive",
        "ED-SPL-10",
    ),
    "precondition of a passive": (
        with_ability(timing="passive", duration="game", condition={"is": "died", "what": "model", "side": "own"}),
        "squads[0] (R-ONE).normal.abilities[0] (deed).condition",
        "cannot wait for that",
        "ED-SPL-10",
    ),
    "triggered push": (
        with_progress(condition={"is": "kills"}, effects=[{"do": "push", "n": 1}]),
        "progress[0] (P1).effects[0]",
        "cannot be aimed at a squad",
        "ED-PRO-1",
    ),
    "triggered gather limit": (
        with_progress(condition={"is": "kills"}, effects=[{"do": "gatherLimit", "n": 2}]),
        "progress[0] (P1).effects[0]",
        "cannot happen by itself",
        "ED-QUE-5",
    ),
    "endless trigger": (
        with_progress(condition={"is": "dies", "side": "own"}),
        "progress[0] (P1).effects[0].duration",
        "has an end",
        "ED-SPL-11",
    ),
    "limit without trigger": (
        with_spell(effects=[stat(atMost=2)]),
        "spells[0] (S0).effects[0].atMost",
        "for what a trigger gives",
        "ED-CLR-23",
    ),
    "limit between two steps": (
        with_progress(condition={"is": "kills"}, effects=[stat(2, duration="turn", atMost=3)]),
        "progress[0] (P1).effects[0].atMost",
        "steps of 2 do not end at 3",
        "ED-CLR-23",
    ),
    "limit of a penalty": (
        with_progress(condition={"is": "kills"}, effects=[stat(-1, duration="turn", atMost=2)]),
        "progress[0] (P1).effects[0].atMost",
        "do not end at 2",
        "ED-CLR-23",
    ),
    "attack against shots": (
        with_spell(effects=[stat(only=["moved", "againstShot"])]),
        "spells[0] (S0).effects[0].only[1]",
        "attack is not read there",
        "ED-CLR-20",
    ),
    "move in a situation": (
        with_spell(effects=[stat(stat="move", only=["moved"])]),
        "spells[0] (S0).effects[0].only[0]",
        "move is not read there",
        "ED-CLR-20",
    ),
    "situations that exclude each other": (
        with_spell(effects=[stat(only=["ownAssault", "freeAttack"])]),
        "spells[0] (S0).effects[0].only",
        "never come together",
        "ED-CLR-20",
    ),
    "ready until it is too late": (
        with_spell(duration="activation", effects=[{"do": "stayReady", "cost": 1}]),
        "spells[0] (S0).duration",
        "before the squad would be exhausted",
        "ED-ACT-8",
    ),
    "crystals in a passive": (
        with_progress(effects=[stat({"perUnused": 2})]),
        "progress[0] (P1).effects[0].n",
        "only what is paid for",
        "ED-SPL-15",
    ),
    "aura of an aura": (
        with_spell(
            effects=[
                {
                    "do": "aura",
                    "range": 2,
                    "side": "own",
                    "effects": [{"do": "aura", "range": 1, "side": "own", "effects": [stat()]}],
                }
            ]
        ),
        "spells[0] (S0).effects[0].effects[0]",
        "cannot be an aura",
        "ED-OTH-3",
    ),
    "empty aura": (
        with_spell(effects=[{"do": "aura", "range": 2, "side": "own", "effects": []}]),
        "spells[0] (S0).effects[0]",
        "does nothing",
        "ED-DATA-4",
    ),
    "summon by a spell": (
        with_spell(effects=[{"do": "summon", "squad": "N-RHA"}], duration="oneOff", target={}),
        "spells[0] (S0).effects[0]",
        "only a progress card",
        "ED-OTH-6",
    ),
    "summon of nobody": (
        with_progress(kind="summon", effects=[{"do": "summon", "squad": "N-RHB"}]),
        "progress[0] (P1).effects[0].squad",
        "no squad to summon 'N-RHB'",
        "ED-OTH-6",
    ),
    "summon as attachment": (
        with_progress(effects=[{"do": "summon", "squad": "N-RHA"}]),
        "progress[0] (P1).kind",
        "do not fit",
        "ED-DATA-5",
    ),
    "progress that acts once": (
        with_progress(effects=[{"do": "heal", "n": 1}]),
        "progress[0] (P1).effects[0]",
        "acts once",
        "ED-PRO-2",
    ),
    "progress with precondition": (
        with_progress(condition={"is": "died", "what": "model", "side": "own"}),
        "progress[0] (P1).condition",
        "cannot wait for that",
        "ED-DATA-5",
    ),
    "nothing added": (with_spell(effects=[stat(0)]), "spells[0] (S0).effects[0].n", "out of range", "ED-DATA-4"),
    "far too much": (with_spell(effects=[stat(30)]), "spells[0] (S0).effects[0].n", "out of range", "ED-DATA-4"),
    "self without dedication": (
        with_spell(target=SELF),
        "spells[0] (S0).target",
        "which squad this means",
        "ED-DED-1",
    ),
    "action without dedication": (
        with_spell(usesAction=True),
        "spells[0] (S0).usesAction",
        "which squad this means",
        "ED-DED-1",
    ),
    "each without dedication": (
        with_spell(duration="oneOff", target=ENEMY, effects=[{"do": "shot", "range": 8, "by": "each"}]),
        "spells[0] (S0).effects",
        "which squad this means",
        "ED-DED-1",
    ),
    "neutral with progress": (army(spells=[]), "progress", "no progress cards", "ED-DATA-12"),
    "neutral with many": (army(spells=[], progress=[]), "squads[0] (R-ONE).models", "has one model", "ED-OTH-6"),
}


@rule("ED-DATA-13", "ED-DATA-2", "ED-DATA-3", "ED-DATA-4", "ED-DATA-5")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_mistake_is_refused_with_its_place_and_the_way_out(fault: str) -> None:
    record, field, message, rule_id = FAULTS[fault]
    found = [p for p in problems(record) if message in str(p.message)]
    assert found, [p.text(SAY) for p in problems(record)]
    problem = found[0]
    assert (problem.field, problem.rule, problem.code) == (field, rule_id, "E_BAD_CARD_DATA")
    assert problem.file == "reborn.yaml"
    assert problem.expected


@rule("ED-DATA-13")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("do: push", "do: psuh", "push"),
        ("side: enemy", "side: enmy", "enemy"),
        ("models: 1", "modles: 1", "models"),
    ],
)
def test_a_misspelt_word_is_met_with_its_line_and_the_word_that_was_meant(old: str, new: str, expected: str) -> None:
    text = ARMY_TEXTS["neutral.yaml"].replace(old, new)
    with pytest.raises(ContentError) as caught, in_words(SAY):
        load_army(text, "mine.yaml")
    problem = caught.value.problems[0]
    assert new in text.splitlines()[problem.line - 1]
    assert problem.suggestion == expected
    assert problem.text(SAY).startswith(f"mine.yaml:{problem.line}: ")
    assert problem.text(SAY).endswith("(ED-DATA-13, E_BAD_CARD_DATA)")


@rule("ED-DATA-2", "ED-DATA-3")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("models", 7),
        ("models", 0),
        ("shields", 7),
        ("baseRadiusMil", 600),
        ("shiftCost", 7),
        ("heightMil", 0),
        ("colour", "red"),
    ],
)
def test_a_number_outside_its_range_is_refused(field: str, value: Any) -> None:
    found = problems(army(squads=[squad(**{field: value})]))
    assert any(field in p.field for p in found)


# What the manual fixes: what the file says, what a contradiction says instead, and the field that is named.
MANUAL: list[tuple[str, str, str, str]] = [
    ("chapter", "models: 4\n    shields: 1", "models: 5\n    shields: 1", "squads[0] (C-PIL).models"),
    ("chapter", "models: 4\n    shields: 1", "models: 4\n    shields: 2", "squads[0] (C-PIL).shields"),
    ("chapter", "{attack: 0, defense: 0, initiative: 1, move: 6", "{attack: 0, defense: 1, initiative: 1, move: 6",
     "squads[0] (C-PIL).normal.defense"),
    ("chapter", "{attack: 2, defense: 1, initiative: 2, move: 7", "{attack: 3, defense: 1, initiative: 2, move: 7",
     "squads[4] (C-AOD).normal.attack"),
    ("chapter", "{attack: 2, defense: 1, initiative: 2, move: 7", "{attack: 2, defense: 1, initiative: 3, move: 7",
     "squads[4] (C-AOD).normal.initiative"),
    ("chapter", "  - id: C-HK3\n    type: Holy Knight", "  - id: C-HK3\n    type: Pilgrims", "squads"),
    ("chapter", "effects: [{do: refreshCrystals, n: 2}]", "effects: [{do: draw, n: 2}]", "squads[4] (C-AOD)"),
    ("chapter", "dedicatedTo: Holy Knight\n    effects: [{do: push, n: 2}]",
     "dedicatedTo: Pilgrims\n    effects: [{do: push, n: 2}]", "spells[0] (CS01).dedicatedTo"),
    ("chapter", "en: Vengeful Passion,", "en: Calm,", "spells"),
    ("chapter", "effects: [{do: wound, n: 1}, {do: ready}]", "effects: [{do: ready}]", "spells[1] (CS02).effects"),
    ("chapter", "kind: summon\n    effects: [{do: summon, squad: N-RHA}]", "effects: [{do: stat, stat: move, n: 1}]",
     "progress"),
    ("demons", "normal: {attack: 2, defense: 1, initiative: 2, move: 6}",
     "normal: {attack: 2, defense: 2, initiative: 2, move: 6}", "squads[1] (D-SK1).normal.defense"),
    ("demons", "pl: Kula Ognia}, cost: 1", "pl: Kula Ognia}, cost: 2",
     "squads[3] (D-MOE).normal.abilities[0] (fireball).cost"),
    ("demons", "range: 10, bonus: {perUnused: 2}, area: 1", "range: 10, bonus: {perUnused: 3}, area: 1",
     "squads[3] (D-MOE).normal.abilities[0] (fireball).effects"),
    ("demons", "range: 10, bonus: {perUnused: 2}, area: 1", "range: 10, bonus: {perUnused: 2}, area: 0",
     "squads[3] (D-MOE).normal.abilities[0] (fireball).effects"),
    ("demons", "effects: [{do: refreshCrystals, n: 1}]", "effects: [{do: draw, n: 1}]", "squads[3] (D-MOE)"),
    ("demons", "copies: 3\n    cost: 2", "copies: 3\n    cost: 1", "spells[0] (DS01).cost"),
    ("demons", "range: 8, bonus: {perUnused: 2}, area: 1", "range: 8, bonus: 2, area: 1", "spells[0] (DS01).effects"),
]  # fmt: skip


@rule("ED-DATA-13")
@pytest.mark.parametrize(("name", "old", "new", "field"), MANUAL)
def test_a_set_that_contradicts_the_manual_is_refused(name: str, old: str, new: str, field: str) -> None:
    text = ARMY_TEXTS[f"{name}.yaml"]
    assert old in text
    with pytest.raises(ContentError) as caught, in_words(SAY):
        load_army(text.replace(old, new, 1), f"{name}.yaml")
    found = [p for p in caught.value.problems if p.rule == "ED-DATA-13"]
    assert field in [p.field for p in found], [p.text(SAY) for p in caught.value.problems]
    assert {p.code for p in caught.value.problems} == {"E_BAD_CARD_DATA"}


@rule("ED-DATA-13", "ED-DATA-12")
def test_a_squad_to_be_summoned_may_come_from_any_file_without_spells() -> None:
    mine = ARMY_TEXTS["neutral.yaml"].replace("N-RHA", "N-OGR").replace("id: neutral", "id: ogres")
    texts = {**ARMY_TEXTS, "ogres.yaml": mine}
    summoner = {"id": "P1", "name": "P1", "kind": "summon", "effects": [{"do": "summon", "squad": "N-OGR"}]}
    texts["reborn.yaml"] = yaml.safe_dump(army(progress=[summoner]), sort_keys=False)
    assert load_armies(texts)["ogres"].squads[0].id == "N-OGR"
    players = [{"army": "reborn"}, {"army": "demons"}]
    match = Match.new("the-edge", options={"content": [texts["reborn.yaml"], mine], "players": players})
    assert "N-OGR" in {card.id for card in match.state.book.squad_card}


@rule("ED-DATA-2", "ED-DATA-3", "ED-DATA-5")
def test_the_schema_for_editors_knows_every_record() -> None:
    schema = json_schema(Army, title="t", description="d")
    assert {"SquadCard", "Side", "Ability", "SpellCard", "ProgressCard", "Target", "DeadBonus"} <= set(schema["$defs"])
