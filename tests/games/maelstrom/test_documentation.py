"""docs/maelstrom-content.md is true: its examples are accepted, and it names every field and word of the files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from edgewise import catalog
from edgewise.core.languages import LANGUAGES
from edgewise.core.phrase import Voice
from edgewise.games.maelstrom import missions, profiles, scorings, tables
from edgewise.games.maelstrom.abilities import WeaponAbilityName
from edgewise.games.maelstrom.filing import check_file, kind_of
from edgewise.games.maelstrom.items import ABILITIES, GEAR
from edgewise.games.maelstrom.listing import read_written, written
from edgewise.games.maelstrom.profiles import Roster
from tests.games.maelstrom.content import FACTIONS
from tests.games.maelstrom.test_files import KNOWN

PAGE = (Path(__file__).parents[3] / "docs" / "maelstrom-content.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
PROSE = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
NAMED = set(re.findall(r"`([^`\n]+)`", PROSE))
VOICES: dict[str, Voice] = {language: catalog.speaker(language) for language in LANGUAGES}
PARTS = [
    profiles.Faction,
    profiles.UnitEntry,
    profiles.ModelProfile,
    profiles.WeaponProfile,
    profiles.Shots,
    profiles.Size,
    profiles.Placed,
    profiles.Equipment,
    profiles.Damaged,
    profiles.Choice,
    profiles.Becoming,
    profiles.WeaponCount,
    *get_args(profiles.AnyOption),
    profiles.FactionObjective,
    profiles.Selection,
    profiles.RosterUnit,
    profiles.Chosen,
    *get_args(scorings.AnyScoring),
    *get_args(scorings.AnyZone),
    *get_args(scorings.AnyObjective),
    missions.Mission,
    missions.MissionSide,
    missions.Pack,
    missions.Deployment,
    missions.DetachmentRules,
    *get_args(missions.AnySpecialRule),
    tables.Feature,
    tables.Footprint,
    tables.Floor,
    tables.Part,
    tables.Element,
    tables.Admits,
    tables.TableFile,
    tables.Pool,
    tables.PoolFeature,
]
TAGGED = (scorings.AnyScoring, scorings.AnyZone, scorings.AnyObjective, missions.AnySpecialRule, profiles.AnyOption)


def test_there_is_an_example_of_each_kind_that_people_write() -> None:
    assert [kind_of(text, "mine.yaml") for text in EXAMPLES] == ["faction", "roster", "mission", "table", "deployment"]


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: str(text).split("\n")[0])
def test_the_examples_are_accepted(text: str) -> None:
    assert isinstance(check_file(text, "mine.yaml", KNOWN), msgspec.Struct)


def test_the_roster_reads_as_the_page_shows_it() -> None:
    (text,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    roster = check_file(EXAMPLES[1], "mine.yaml", KNOWN)
    assert isinstance(roster, Roster)
    assert written(roster, FACTIONS, VOICES["en"]) == text
    assert read_written(text, "pasted", FACTIONS, VOICES).detachments[0][1].units[0].name == "The Lucky"


@pytest.mark.parametrize("part", PARTS, ids=lambda part: str(part.__name__))
def test_the_page_names_every_field(part: type[msgspec.Struct]) -> None:
    assert set(part.__struct_encode_fields__) - NAMED == set()


def test_the_page_names_every_word_of_the_files() -> None:
    words = {*ABILITIES, *get_args(WeaponAbilityName)}
    words |= {str(kind.__struct_config__.tag) for union in TAGGED for kind in get_args(union)}
    assert words - NAMED == set()
    plain = {*get_args(profiles.WeaponType), *get_args(profiles.UnitType), *get_args(tables.FeatureType)}
    plain |= {*get_args(tables.Kind), *get_args(tables.Flag), *get_args(profiles.Blast)}
    assert {word for word in plain if not re.search(rf"\b{word}\b", PAGE)} == set()


def test_gear_is_listed_as_gear() -> None:
    row = next(line for line in PAGE.splitlines() if "are gear, too" in line)
    assert set(re.findall(r"`([^`]+)`", row)) == set(GEAR)
