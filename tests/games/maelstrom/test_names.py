"""Everything that the content can name has words in every language, and they are those of the glossary."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from edgewise import catalog
from edgewise.core.languages import LANGUAGES
from edgewise.core.phrase import kebab
from edgewise.games.maelstrom import missions, tables
from edgewise.games.maelstrom.abilities import Token, WeaponAbilityName
from edgewise.games.maelstrom.items import ABILITIES
from edgewise.games.maelstrom.profiles import Characteristic, ModelType, UnitType, WeaponType
from edgewise.games.maelstrom.slugs import slug

GLOSSARY = Path(__file__).parents[3] / "docs" / "glossary-maelstrom.md"
KEYS = {
    *(f"me-ability-{slug(name)}" for name in (*ABILITIES, *get_args(WeaponAbilityName))),
    *(f"me-weapon-type-{kebab(name)}" for name in get_args(WeaponType)),
    *(f"me-model-type-{kebab(name)}" for name in get_args(ModelType)),
    *(f"me-unit-type-{kebab(name)}" for name in get_args(UnitType)),
    *(f"me-terrain-{kebab(name)}" for name in get_args(tables.FeatureType)),
    *(f"me-kind-{name}" for name in get_args(tables.Kind)),
    *(f"me-flag-{kebab(name)}" for name in get_args(tables.Flag)),
    *(f"me-characteristic-{name}" for name in get_args(Characteristic)),
    *(f"me-token-{name}" for name in get_args(Token)),
    *(f"me-special-{kebab(kind.__struct_config__.tag)}" for kind in get_args(missions.AnySpecialRule)),
}
SAID = {
    "MV, Move": "me-characteristic-mv",
    "EVS, Evasion": "me-characteristic-evs",
    "SKL, Skill": "me-characteristic-skl",
    "AV, Armor Value": "me-characteristic-av",
    "CQA, Close Quarters Attacks": "me-characteristic-cqa",
    "FOR, Fortitude": "me-characteristic-for",
    "WP, Willpower": "me-characteristic-wp",
    "SUP, Suppression": "me-characteristic-sup",
    "Cover token": "me-token-cover",
    "On the Move token": "me-token-on-the-move",
    "Burn token": "me-token-burn",
    "area terrain": "me-kind-area",
    "obstacle": "me-kind-obstacle",
    "Hit & Run": "me-weapon-type-hit-and-run",
    "character": "me-label-character",
    "squad leader": "me-label-squad-leader",
    "add-on": "me-unit-type-add-on",
    "infantry": "me-model-type-infantry",
    "behemoth": "me-model-type-behemoth",
    "dynamic move": "me-ability-dynamic-move",
}


def glossary(language: str) -> dict[str, str]:
    rows = [line.strip("|").split("|") for line in GLOSSARY.read_text(encoding="utf-8").splitlines() if "|" in line]
    return {row[0].strip(): row[1 if language == "de" else 2].strip() for row in rows}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_content_names_has_words(language: str) -> None:
    say = catalog.speaker(language).say
    numbers = {"value": 2, "turns": 6, "time": "dusk"}
    for key in KEYS:
        assert say(key, numbers) not in ("", key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*ABILITIES, *get_args(WeaponAbilityName)])
@pytest.mark.parametrize("value", [0, 1, 2, 5])
def test_an_ability_says_what_it_does_with_its_number(language: str, name: str, value: int) -> None:
    said = catalog.speaker(language).say(f"me-ability-{slug(name)}-text", {"value": value})
    assert said.endswith(".") and "{" not in said and "  " not in said


@pytest.mark.parametrize("language", ["de", "pl"])
@pytest.mark.parametrize("term", SAID)
def test_a_name_is_the_word_of_the_glossary(language: str, term: str) -> None:
    wanted = glossary(language)[term].lower()
    assert catalog.speaker(language).say(SAID[term]).lower() == wanted
