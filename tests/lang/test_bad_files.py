"""Errors about files are told in the language of whoever asked, with file, line, field, rule and way out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import FluentParser, ast

import edgewise
import edgewise.lang
from edgewise import catalog
from edgewise.content import ContentError, fill, read
from edgewise.core.refusal import in_words
from edgewise.games.the_edge.library import load_army, load_scenario
from edgewise.lang.words import LOCALES
from tests.content.kinds import Faction
from tests.games.dawnfall.test_content_checks import MISTAKES
from tests.games.the_edge.armies import ARMY_TEXTS
from tests.games.the_edge.test_content_checks import FAULTS, MANUAL
from tests.games.the_edge.test_scenario_checks import CENTRE, STANDARD
from tests.support.fan import card, enhancement, fan
from tests.support.rules import rule

SOURCES = Path(edgewise.__file__).parent
ROOMS = ("core", "content", "games", "lab", "cli")
# What a message shows when nobody has put it in words.
RAW = re.compile(r"\b(?:bad|file)-[a-z-]+[a-z]\b|\$|\{ ")
KEY = re.compile(r'"((?:bad|file)-[a-z-]+[a-z])"')
BEGINNING = re.compile(r'f"((?:bad|file)-[a-z-]+)\{')
# What is expected is worked out from the types, or is a literal that the file shall hold.
WITHOUT_WAY_OUT = re.compile(
    r"bad-file-(key|field-unknown|word|unfit|shared-id|other-army|summoned-models|cancel-timing|attached-duration|aura"
    r"|each-shoots|manual-(number|cost|fireball|dedicated|unused))"
)
Messages = dict[str, ast.Message]


def messages(locale: str) -> Messages:
    """The messages of a language."""
    found: Messages = {}
    for file in (SOURCES / "lang" / locale).glob("*.ftl"):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        found |= {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    return found


MESSAGES = {locale: messages(locale) for locale in LOCALES}


def variables(node: Any) -> set[str]:
    """The parameters that a message uses."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return {name for part in parts for name in variables(part)}


def keys(*rooms: str) -> set[str]:
    """The message keys about bad input that the sources of some rooms name."""
    files = [file for room in rooms for file in (SOURCES / room).rglob("*.py")]
    return {key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))}


def beginnings(*rooms: str) -> set[str]:
    """How the message keys begin that the sources put together from parts."""
    files = [file for room in rooms for file in (SOURCES / room).rglob("*.py")]
    return {start for file in files for start in BEGINNING.findall(file.read_text(encoding="utf-8"))}


@rule("DF-EFF-18")
def test_every_error_about_a_file_has_words_in_all_languages() -> None:
    said = keys(*ROOMS)
    assert len(said) > 150
    english = MESSAGES["en"]
    for start in beginnings(*ROOMS):
        assert any(key.startswith(start) for key in english), start
    for locale in LOCALES:
        assert said - MESSAGES[locale].keys() == set()
        for key in {key for key in english if key.startswith(("bad-", "file-"))}:
            written = MESSAGES[locale][key]
            assert variables(written) == variables(english[key]), (locale, key)
            assert [a.id.name for a in written.attributes] == [a.id.name for a in english[key].attributes], key


def test_no_error_about_a_file_is_left_over() -> None:
    families = re.compile("(?:bad-(?:file|yaml|shape|place|position|odds|measure|question|match)|file)-")
    used, started = keys(*ROOMS), tuple(beginnings(*ROOMS))
    written = {key for key in MESSAGES["en"] if families.match(key)}
    assert sorted(key for key in written - used if not key.startswith(started)) == []


@rule("DF-EFF-18")
def test_every_fault_of_a_file_says_what_to_write_instead() -> None:
    faults = {key for key in keys("content", "games") if re.match("bad-(file|yaml)-", key)}
    parts = {"bad-file-field", "bad-file-expected", "bad-file-meant", "bad-file-lines", "bad-yaml-since"}
    lacking = {key for key in faults - parts if not MESSAGES["en"][key].attributes}
    assert [key for key in lacking if not WITHOUT_WAY_OUT.fullmatch(key)] == []


def told(call: Any) -> dict[str, tuple[ContentError, str]]:
    """The error of a call in every language."""
    found = {}
    for locale in LOCALES:
        with pytest.raises(ContentError) as caught, in_words(catalog.speaker(locale).say):
            call()
        found[locale] = (caught.value, str(caught.value))
    return found


def check_words(found: dict[str, tuple[ContentError, str]]) -> None:
    """Each language has its own words, and the same places."""
    assert len({text for _, text in found.values()}) == len(LOCALES)
    places = {tuple((p.file, p.line, p.field, p.rule) for p in error.problems) for error, _ in found.values()}
    assert len(places) == 1
    for error, text in found.values():
        assert RAW.search(text) is None, text
        assert "  " not in text
        for line, problem in zip(text.splitlines(), error.problems, strict=True):
            assert line.startswith(f"{problem.file}:{problem.line}: ")
            assert str(problem.expected) in line
            assert line.endswith(")")


SPEECHES = {
    "misspelt": (
        "id: x\ncards:\n- id: run\n- {id: leap, atachCost: 3}\n",
        {
            "en": 'mine.yaml:4: cards[1] (leap).atachCost: "atachCost" is not a field here. Expected one of: id, '
            "copies, colour, attachCost, lower, name, pair, traits. Did you mean attachCost? (DF-EFF-18)",
            "de": 'mine.yaml:4: cards[1] (leap).atachCost: "atachCost" ist hier kein Feld. Erwartet: eines von: id, '
            "copies, colour, attachCost, lower, name, pair, traits. Meinst du attachCost? (DF-EFF-18)",
            "pl": 'mine.yaml:4: cards[1] (leap).atachCost: "atachCost" nie jest tu polem. Oczekiwano: jedno z: id, '
            "copies, colour, attachCost, lower, name, pair, traits. Czy chodziło o attachCost? (DF-EFF-18)",
        },
    ),
    "out of range": (
        "id: x\ncards:\n- {id: leap, copies: 0}\n",
        {
            "en": "mine.yaml:3: cards[0] (leap).copies: The number 0 does not fit here. Expected a whole number at "
            "least 1. (DF-EFF-18)",
            "de": "mine.yaml:3: cards[0] (leap).copies: Die Zahl 0 passt hier nicht. Erwartet: eine ganze Zahl, "
            "mindestens 1. (DF-EFF-18)",
            "pl": "mine.yaml:3: cards[0] (leap).copies: Liczba 0 tu nie pasuje. Oczekiwano: liczba całkowita, co "
            "najmniej 1. (DF-EFF-18)",
        },
    ),
    "of the wrong kind": (
        "id: x\ncards:\n- {id: leap, traits: big}\n",
        {
            "en": 'mine.yaml:3: cards[0] (leap).traits: The text "big" does not fit here. Expected a list, each text. '
            "Did you mean [big]? (DF-EFF-18)",
            "de": 'mine.yaml:3: cards[0] (leap).traits: Der Text "big" passt hier nicht. Erwartet: eine Liste, jeder '
            "Eintrag: ein Text. Meinst du [big]? (DF-EFF-18)",
            "pl": 'mine.yaml:3: cards[0] (leap).traits: Tekst "big" tu nie pasuje. Oczekiwano: lista, każda pozycja: '
            "tekst. Czy chodziło o [big]? (DF-EFF-18)",
        },
    ),
    "missing": (
        "cards:\n- id: leap\n",
        {
            "en": "mine.yaml:1: The field `id` is missing. Expected `id`: text. (DF-EFF-18)",
            "de": "mine.yaml:1: Das Feld `id` fehlt. Erwartet: `id`: ein Text. (DF-EFF-18)",
            "pl": "mine.yaml:1: Brakuje pola `id`. Oczekiwano: `id`: tekst. (DF-EFF-18)",
        },
    ),
    "no YAML": (
        "id: x\nname: a: b\n",
        {
            "en": "mine.yaml:2: This is not YAML: a colon stands where it cannot. Expected fields in one column, and "
            "quotes around text with a colon. (DF-EFF-18)",
            "de": "mine.yaml:2: Das ist kein YAML: ein Doppelpunkt steht, wo keiner stehen kann. Erwartet: Felder in "
            "einer Spalte, und Anführungszeichen um Text mit Doppelpunkt. (DF-EFF-18)",
            "pl": "mine.yaml:2: To nie jest YAML: dwukropek stoi tam, gdzie nie może. Oczekiwano: pola w jednej "
            "kolumnie i cudzysłów wokół tekstu z dwukropkiem. (DF-EFF-18)",
        },
    ),
}


@rule("DF-EFF-18")
@pytest.mark.parametrize("fault", SPEECHES)
def test_a_fault_is_told_with_its_place_and_way_out(fault: str) -> None:
    text, words = SPEECHES[fault]
    found = told(lambda: fill(read(text, "mine.yaml"), Faction))
    assert {locale: said for locale, (_, said) in found.items()} == words
    check_words(found)


@rule("DF-EFF-18")
@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_in_factions_are_told_in_every_language(mistake: str) -> None:
    step = {"do": "wound", "to": {"sel": "models", "choose": 1}}
    record = yaml.safe_load(fan(card("deed", step), enhancement("tool")))
    MISTAKES[mistake][0](record)
    text = yaml.safe_dump(record, sort_keys=False)
    check_words(told(lambda: edgewise.game("dawnfall").check_content(text, "fan.yaml")))


@rule("ED-DATA-13")
@pytest.mark.parametrize("fault", FAULTS)
def test_mistakes_in_armies_are_told_in_every_language(fault: str) -> None:
    text = yaml.safe_dump(FAULTS[fault][0], sort_keys=False)
    check_words(told(lambda: load_army(text, "reborn.yaml")))


@rule("ED-DATA-13")
@pytest.mark.parametrize(("name", "old", "new"), [case[:3] for case in MANUAL])
def test_what_contradicts_the_manual_is_told_in_every_language(name: str, old: str, new: str) -> None:
    text = ARMY_TEXTS[f"{name}.yaml"].replace(old, new, 1)
    check_words(told(lambda: load_army(text, f"{name}.yaml")))


@rule("ED-SET-3")
@pytest.mark.parametrize(
    "place", ["3999, 18000", "14999, 13500", "18000, 18000], crystals: 3}\n  - {at: [25999, 18000"]
)
def test_faults_of_scenarios_are_told_in_every_language(place: str) -> None:
    text = STANDARD.replace(CENTRE, f"{{at: [{place}], crystals: 3}}", 1)
    check_words(told(lambda: load_scenario(text, "mine.yaml")))
