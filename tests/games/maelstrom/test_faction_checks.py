"""Faction files: an entry as the ledger writes it is accepted, and faults are refused with their lines. ME-DATA-2."""

from __future__ import annotations

import json
import re

import pytest

from edgewise import catalog
from edgewise.content import ContentError, Problem
from edgewise.core.languages import LANGUAGES
from edgewise.core.refusal import in_words
from edgewise.games.maelstrom.abilities import Dodge, Marksman, Scout, Seeker
from edgewise.games.maelstrom.library import load_faction, load_factions
from edgewise.lang import ledger
from tests.games.maelstrom.content import FACTION_TEXTS, FACTIONS
from tests.support.rules import rule

SAY = catalog.speaker().say
SAMPLE = re.search(r"```json\n(.*?)```", ledger.rule("maelstrom", "ME-DATA-2").text, re.DOTALL)
MINE = """\
id: wardens
name: {en: Wardens, de: Wächter, pl: Strażnicy}
names:
  Sentry: {de: Posten, pl: Wartownik}
weapons:
  - {name: Long Gun, rng: 24, sho: {fixed: 2}, pen: 4, dam: 1, sup: 5, types: [], abilities: [Seeker]}
  - {name: Halberd, mode: thrust, rng: CQ, sho: {cqaMod: 1}, pen: 4, dam: 1, sup: "-", types: [melee], abilities: []}
  - {name: Halberd, mode: throw, rng: 6, sho: {aoe: SB, bonus: 1}, pen: 4, dam: D3, sup: 4, types: [aoe], abilities: []}
entries:
  - title: Captain
    unitType: command
    faction: wardens
    points: 9
    profiles:
      - {name: Captain, mv: 5, evs: 4, skl: 3, av: 3, cqa: 2, for: 3, wp: 3, modelType: infantry, modelDesignators: []}
    size: {models: [{profile: Captain, count: 1}], leader: Captain}
    maxSize: 1
    equipment:
      - {profile: Captain, items: [Halberd]}
    abilities:
      - {name: Command, value: 1}
    damaged:
      - {forMin: 1, forMax: 1, effects: [{kind: modifier, characteristic: mv, n: -1}]}
    weapons: []
    options:
      - kind: unitUpgrade
        choices:
          - {becomes: {fromAbility: {name: Command, value: 1}, toAbility: {name: Command, value: 2}}, points: 3}
    designators: [Character, Human]
    summary: {Command: ME-CMD-1}
    additionalUnits: {core: [1, 4]}
  - title: Sentries
    unitType: core
    faction: wardens
    points: 6
    profiles:
      - {name: Sentry, mv: 5, evs: 4, skl: 2, av: 2, cqa: 1, for: 1, wp: 4, modelType: infantry, modelDesignators: []}
    size: {models: [{profile: Sentry, count: 3}], leader: null}
    maxSize: 5
    equipment:
      - {profile: Sentry, items: [Long Gun]}
    abilities: []
    weapons: []
    options:
      - {kind: addModels, subject: Sentry, limit: 2, points: 2}
      - kind: replace
        subject: Sentry
        removes: Long Gun
        limit: one
        choices:
          - {items: [Halberd], points: 1}
      - kind: unitUpgrade
        choices:
          - {items: [Frag Grenades], points: 1}
    designators: [Human]
    summary: {Frag Grenades: ME-WPN-6, Seeker: ME-DATA-4}
  - title: Herald
    unitType: addOn
    faction: wardens
    points: 2
    profiles:
      - {name: Herald, mv: 5, evs: 4, skl: 2, av: 2, cqa: 1, for: 1, wp: 4, modelType: infantry, modelDesignators: []}
    size: {models: [{profile: Herald, count: 1}], leader: Herald}
    maxSize: 1
    addOnTo: [Sentries]
    withinMaxSize: true
    equipment:
      - {profile: Herald, items: [Halberd]}
    abilities:
      - {name: Steady Banner}
    weapons: []
    options: []
    designators: [Human]
    summary: {}
"""


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(ContentError) as caught, in_words(SAY):
        load_faction(text, "wardens.yaml")
    return caught.value.problems


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


@rule("ME-DATA-2")
def test_the_sample_of_the_ledger_is_accepted_as_it_stands() -> None:
    assert SAMPLE is not None
    file = {"id": "broken", "name": "Broken", "entries": [json.loads(SAMPLE[1])]}
    (unit,) = load_faction(json.dumps(file), "mine.json").entries
    assert unit.abilities == (Scout(), Marksman(value=2), Dodge(value=1))
    assert unit.weapons[0].effects == (Seeker(),)
    known = FACTIONS["broken"].entry(unit.title)
    assert known is not None and (known.profiles, known.size) == (unit.profiles, unit.size)


@rule("ME-DATA-2", "ME-FOR-1")
def test_a_faction_of_a_fan_is_accepted_without_python() -> None:
    found = load_faction(MINE, "wardens.yaml")
    captain, sentries, _ = found.entries
    assert [mode.mode for mode in captain.weapons] == ["thrust", "throw"]
    assert [weapon.name for weapon in sentries.weapons] == ["Long Gun", "Halberd", "Halberd"]


def test_a_file_replaces_the_faction_of_the_same_id_and_stands_in_the_order_of_the_ledger() -> None:
    mine = MINE.replace("wardens", "epirian")
    found = load_factions({"mine.yaml": mine}, FACTIONS)
    assert list(found) == ["karist", "epirian", "broken", "artarian"]
    assert found["epirian"].entry("Captain") is not None
    assert list(load_factions({"mine.yaml": MINE}, FACTIONS))[-1] == "wardens"
    with pytest.raises(ContentError):
        load_factions({"one.yaml": MINE, "two.yaml": MINE})


# What is changed, the field and a part of the message; the line is where the change stands.
FAULTS = {
    "an unknown field": ("    maxSize: 1\n", "    maxSise: 1\n", "maxSise", "not a field"),
    "a missing field": ("    points: 9\n", "", "entries[0]", "`points` is missing"),
    "points below nothing": ("points: 9", "points: -1", "points", "does not fit"),
    "a type misspelt": ("unitType: command", "unitType: comand", "unitType", "not known"),
    "another faction": (
        "faction: wardens\n    points: 6",
        "faction: karist\n    points: 6",
        "faction",
        "another faction",
    ),
    "a title twice": ("title: Sentries", "title: Captain", "title", "stands twice"),
    "a leader that is no model": ("leader: Captain", "leader: Capitan", "leader", "no model"),
    "a model that is not there": ("{profile: Sentry, count: 3}", "{profile: Sentri, count: 3}", "profile", "no model"),
    "a wrong greatest size": ("maxSize: 5", "maxSize: 6", "maxSize", "greatest size"),
    "an unknown item": ("items: [Long Gun]", "items: [Long Gum]", "items[0]", "no weapon or gear"),
    "an unknown item of a choice": ("{items: [Frag Grenades]", "{items: [Frog Grenades]", "items[0]", "no weapon"),
    "a swap of what nobody carries": ("removes: Long Gun", "removes: Halberds", "removes", "do not carry"),
    "an unknown ability": ("{name: Steady Banner}", "{name: Steady Baner}", "name", "not known"),
    "an ability without its value": ("- {name: Command, value: 1}", "- {name: Command}", "(Command)", "is missing"),
    "a value where none belongs": ("{name: Steady Banner}", "{name: Steady Banner, value: 1}", "value", "not a field"),
    "an unknown weapon ability": ("abilities: [Seeker]", "abilities: [Seker]", "abilities[0]", "not known"),
    "two kinds of shots": ("sho: {fixed: 2}", "sho: {fixed: 2, cqaMod: 1}", "sho", "exactly one way"),
    "a bonus without a blast": ("sho: {fixed: 2}", "sho: {fixed: 2, bonus: 1}", "bonus", "only a blast"),
    "a melee weapon without its type": ("types: [melee]", "types: []", "types", "does not agree"),
    "a blast without its type": ("types: [aoe]", "types: []", "types", "does not agree"),
    "two equal modes": ("mode: throw", "mode: thrust", "mode", "cannot be told apart"),
    "a weapon called like gear": ("{name: Long Gun", "{name: Vent System", "name", "piece of gear"),
    "a target number out of range": ("wp: 3,", "wp: 7,", "wp", "does not fit"),
    "a band above the FOR": ("forMax: 1", "forMax: 4", "forMax", "does not fit"),
    "an option for nobody": ("subject: Sentry, limit", "subject: Guard, limit", "subject", "no model"),
    "an empty choice": ("{items: [Halberd], points: 1}", "{points: 1}", "choices[0]", "brings items"),
    "a change from what is not there": (
        "fromAbility: {name: Command, value: 1}",
        "fromAbility: {name: Command, value: 3}",
        "fromAbility",
        "no ability",
    ),
    "an add-on for nobody": ("addOnTo: [Sentries]", "addOnTo: [Sentry]", "addOnTo[0]", "no unit"),
    "an add-on of nobody": ("    addOnTo: [Sentries]\n", "", "unitType", "only an add-on"),
    "permits the wrong way round": ("core: [1, 4]", "core: [4, 1]", "additionalUnits.core", "no range"),
    "permits for add-ons": ("core: [1, 4]", "addOn: [0, 1]", "additionalUnits.addOn", "no permit"),
    "a summary of something else": ("summary: {Command:", "summary: {Scout:", "summary.Scout", "no ability"),
    "a name of nothing": ("  Sentry: {de", "  Sentri: {de", "names.Sentri", "nothing in this file"),
    "a language that nobody speaks": ("{de: Posten", "{fr: Poste", "names.Sentry.fr", "no language"),
    "no YAML": ("points: 9", "points: 9: 1", "", "not YAML"),
}


@rule("ME-DATA-2", "ME-DATA-15", "ME-FOR-7")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_a_faction_is_refused_with_its_line(fault: str) -> None:
    old, new, field, message = FAULTS[fault]
    assert old in MINE
    text = MINE.replace(old, new, 1)
    found = problems(text)[0]
    assert found.field.endswith(field), found
    assert message in str(found.message)
    if new:
        first, last = line_of(MINE, old), line_of(MINE, old) + old.count("\n")
        assert first <= found.line <= last
    assert (found.file, found.expected or found.suggestion) != ("wardens.yaml", "")


@rule("ME-DATA-2")
def test_every_fault_of_a_file_is_told_at_once() -> None:
    text = MINE.replace("[Frag Grenades]", "[Frag Granades]").replace("leader: Captain", "leader: Capitan")
    told = [(p.field.rpartition(".")[2], p.suggestion) for p in problems(text)]
    assert told[:2] == [("leader", "Captain"), ("items[0]", "Frag Grenades")]


@rule("ME-FOR-17")
def test_two_choices_for_the_same_models_may_not_be_called_alike() -> None:
    choice = "          - {items: [Halberd], points: 1}\n"
    assert "stands twice" in str(problems(MINE.replace(choice, choice * 2))[0].message)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_a_faction_is_said_in_every_language(fault: str) -> None:
    old, new, _, _ = FAULTS[fault]
    said = set()
    for language in LANGUAGES:
        with pytest.raises(ContentError) as caught, in_words(catalog.speaker(language).say):
            load_faction(MINE.replace(old, new, 1), "wardens.yaml")
        said.add(str(caught.value))
    assert len(said) == len(LANGUAGES)
    assert not any("bad-file" in words or "  " in words for words in said)


def test_no_text_of_the_game_is_refused() -> None:
    assert {load_faction(text, file).id for file, text in FACTION_TEXTS.items()} == set(FACTIONS)
