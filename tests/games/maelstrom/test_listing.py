"""Rosters as text: what is written can be pasted in any language, and lines that cannot be read are named."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edgewise import catalog
from edgewise.content import ContentError, Problem
from edgewise.core.languages import LANGUAGES
from edgewise.core.phrase import Voice
from edgewise.core.refusal import BadInput, in_words
from edgewise.games.maelstrom.listing import read_written, written
from edgewise.games.maelstrom.muster import muster
from edgewise.games.maelstrom.profiles import Roster
from edgewise.games.maelstrom.rosters import check_roster, read_roster
from edgewise.games.maelstrom.slugs import lines
from tests.games.maelstrom.content import FACTIONS
from tests.games.maelstrom.test_rosters import ROSTERS, RULES
from tests.support.rules import rule

VOICES: dict[str, Voice] = {language: catalog.speaker(language) for language in LANGUAGES}


def pasted(text: str) -> Roster:
    return read_written(text, "pasted", FACTIONS, VOICES)


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(ContentError) as caught, in_words(VOICES["en"].say):
        pasted(text)
    return caught.value.problems


@rule("ME-FOR-4", "ME-FOR-17")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ROSTERS)
def test_a_roster_written_as_text_can_be_pasted(name: str, language: str) -> None:
    found = pasted(written(ROSTERS[name], FACTIONS, VOICES[language]))
    assert check_roster(found, FACTIONS, RULES) == []
    assert muster(found, FACTIONS) == muster(ROSTERS[name], FACTIONS)


@st.composite
def rosters(draw: st.DrawFn) -> Roster:
    """A roster of known words, mostly an illegal one."""
    faction = FACTIONS[draw(st.sampled_from(sorted(FACTIONS)))]
    entries = [entry for entry in faction.entries if entry.unit_type != "addOn"]
    add_ons = [str(entry.title) for entry in faction.entries if entry.unit_type == "addOn"]

    def selection() -> dict[str, Any]:
        entry = draw(st.sampled_from(entries))
        slugs = sorted({line.slug for line in lines(entry)})
        picks = draw(st.lists(st.tuples(st.sampled_from(slugs), st.integers(1, 3)), max_size=3)) if slugs else []
        unit = {
            "options": [{"choice": choice, "count": count} for choice, count in picks],
            "addOns": draw(st.lists(st.sampled_from(add_ons), max_size=2)),
            **({"name": "The Lucky"} if draw(st.booleans()) else {}),
        }
        return {"entry": entry.title, "units": [unit] * draw(st.integers(1, 2))}

    detachments = [[selection() for _ in range(draw(st.integers(1, 3)))] for _ in range(draw(st.integers(1, 2)))]
    data = {"format": "edgewise-me-roster/1", "name": "Mine", "faction": faction.id, "limit": 90}
    return read_roster({**data, "detachments": detachments})


@given(rosters(), st.sampled_from(LANGUAGES))
def test_any_roster_of_known_words_survives_the_text(found: Roster, language: str) -> None:
    back = pasted(written(found, FACTIONS, VOICES[language]))
    assert muster(back, FACTIONS) == muster(found, FACTIONS)
    assert [(f.test, f.words) for f in check_roster(back, FACTIONS, RULES)] == [
        (f.test, f.words) for f in check_roster(found, FACTIONS, RULES)
    ]


TEXT = written(ROSTERS["karist-60"], FACTIONS, VOICES["en"])
FAULTS = {
    "a unit misspelt": ("Karist Troopers (14)", "Karist Trooper (14)", 7, "Karist Troopers"),
    "a choice misspelt": ("Frag Grenades", "Frag Grenade", 7, "Frag Grenades"),
    "a choice of another unit": ("+2 Angel Minnow", "+2 Trooper", 8, ""),
    "a faction misspelt": ("Faction: Karist Enclave", "Faction: Karist Enclav", 2, "Karist Enclave"),
    "a limit in words": ("Limit: 60", "Limit: sixty", 3, ""),
    "a head misspelt": ("Limit: 60", "Limits: 60", 3, "Limit"),
    "a stray line": ("Detachment 1", "Detachment one", 5, ""),
    "a further unit after another entry": ("- Praetorians", "  + Praetorians", 9, ""),
    "no faction": ("Faction: Karist Enclave\n", "\n", 13, ""),
}


@rule("ME-FOR-17")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_line_that_cannot_be_read_is_named_with_what_was_meant(fault: str) -> None:
    old, new, line, near = FAULTS[fault]
    assert old in TEXT
    found = problems(TEXT.replace(old, new, 1))[0]
    assert (found.file, found.line, found.rule) == ("pasted", line, "ME-FOR-17")
    assert found.expected
    if near:
        assert found.suggestion == near


@rule("ME-FOR-17")
def test_every_line_that_cannot_be_read_is_named() -> None:
    text = TEXT.replace("Frag Grenades", "Frog Grenades").replace("Shadow Walker", "Shadow Talker")
    assert [p.line for p in problems(text)] == [7, 10, 11]


@rule("ME-FOR-17")
def test_a_text_without_detachments_is_no_roster() -> None:
    with pytest.raises(BadInput):
        pasted("Mine\nFaction: Karist Enclave\nLimit: 60\n")
    with pytest.raises(ContentError):
        pasted("")


@rule("ME-FOR-17", "ME-FOR-18")
def test_points_that_are_stated_and_wrong_are_a_fault_of_form() -> None:
    found = pasted(TEXT.replace("Praetorians (13)", "Praetorians (12)"))
    assert [(f.test, f.found, f.wanted) for f in check_roster(found, FACTIONS, RULES)] == [("form", 12, 13)]


@rule("ME-FOR-17")
def test_points_and_total_may_be_left_out_and_counts_written_in_either_way() -> None:
    swap = "2x Scrap Rifle > Salvaged Pistol & Hook Blade"
    found = pasted(f"Mine\nfaction: broken\nlimit: 60\nDetachment 1:\n- Gang Warden\n- Broken Rabble: {swap}\n")
    assert found.detachments[0][1].units[0].options[0].count == 2
    assert check_roster(found, FACTIONS, RULES) == []


@rule("ME-FOR-17")
def test_what_is_wrong_with_a_pasted_roster_is_said_in_every_language() -> None:
    for old, new, _, _ in FAULTS.values():
        said = []
        for language in LANGUAGES:
            with pytest.raises(ContentError) as caught, in_words(VOICES[language].say):
                pasted(TEXT.replace(old, new, 1))
            said.append(str(caught.value))
        assert len(set(said)) == 3 and not any("bad-file" in words for words in said)
