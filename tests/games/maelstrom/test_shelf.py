"""What clients show of the content: figures and abilities as cards print them."""

from __future__ import annotations

import pytest

from edgewise import catalog
from edgewise.core.languages import LANGUAGES
from edgewise.games.maelstrom.abilities import CenserField, Marksman
from edgewise.games.maelstrom.shelf import bracketed
from edgewise.games.maelstrom.wordlist import ability_name
from tests.games.maelstrom.content import entry
from tests.support.rules import rule


@rule("ME-EX-3", "ME-PRO-2")
@pytest.mark.parametrize(("title", "shown"), [("Scarecrow Sniper", "2(4)"), ("Vault Sentinels", "3")])
def test_the_skill_of_a_marksman_has_a_bracket(title: str, shown: str) -> None:
    found = entry(title)
    assert bracketed(found.profiles[0].skl, found.abilities) == shown


@rule("ME-ABI-1", "ME-ABI-10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_are_named_with_their_values(language: str) -> None:
    voice = catalog.speaker(language)
    assert ability_name(voice, Marksman(value=2)).endswith(" (+2)")
    assert ability_name(voice, CenserField(value=1)).endswith(" (1)")
