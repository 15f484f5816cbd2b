import re

import pytest

from edgewise.lang.ledger import Rule, UnknownGame, UnknownRule, find, games, is_translated, ledger, parse, rule
from edgewise.lang.words import LOCALES

SMALL = """# A game

How to read it.

## AB-MOV Moving about

Words about the chapter.

### AB-MOV-1 Steps
A model takes steps.

| a | b |
|---|---|
Ruling: steps are short.
Bad input: a long step.

### AB-MOV-2 Rest
A model may rest.

## AB-GLO Glossary

| word |
"""


def test_a_rule_is_read_with_all_its_parts() -> None:
    first, second = parse(SMALL)
    assert (first.id, first.chapter, first.chapter_title) == ("AB-MOV-1", "MOV", "Moving about")
    assert (first.title, first.text) == ("Steps", "A model takes steps.\n\n| a | b |\n|---|---|")
    assert (first.ruling, first.bad_input) == ("steps are short.", "a long step.")
    assert (second.text, second.ruling, second.bad_input) == ("A model may rest.", None, None)


@pytest.mark.parametrize("game", games())
def test_every_heading_of_a_ledger_is_a_rule_with_a_text_and_an_id_of_its_own(game: str) -> None:
    rules = ledger(game)
    assert len({each.id for each in rules}) == len(rules)
    assert all((each.text or each.ruling) and each.title and each.chapter_title for each in rules)
    assert not [each.id for each in rules if "\n#" in each.text]


ABROAD = [(game, language) for game in games() for language in LOCALES if language != "en"]
TRANSLATED = [each for each in ABROAD if is_translated(*each)]


def form(rule: Rule) -> tuple[object, ...]:
    """What of a rule is the same in every language: names of the program, rules named, tables and lists."""
    lines = rule.text.splitlines()
    # Comments in blocks of code are words for people.
    prose = re.sub(r"```.*?```", "", f"{rule.text}\n{rule.ruling}\n{rule.bad_input}", flags=re.DOTALL)
    named = re.findall(r"\b(?:DF|ED|ME)-[A-Z]+-\d+\b", prose)
    rows = [line.count("|") for line in lines if line.startswith("|")]
    items = [bool(re.match(r"(-|\d+\.) ", line)) for line in lines]
    has = (rule.ruling is not None, rule.bad_input is not None)
    return rule.id, rule.chapter, has, sorted(named), rows, sum(items), sorted(re.findall(r"`[^`]+`", prose))


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translated_ledger_has_every_rule_with_the_same_numbers_and_names(game: str, language: str) -> None:
    pairs = list(zip(ledger(game), ledger(game, language), strict=True))
    assert [english.id for english, other in pairs if form(english) != form(other)] == []


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translated_rule_is_not_left_in_english(game: str, language: str) -> None:
    pairs = zip(ledger(game), ledger(game, language), strict=True)
    assert [english.id for english, other in pairs if english.text == other.text] == []


def test_the_rules_of_two_games_are_translated_and_the_third_is_read_in_english() -> None:
    assert {game for game, _ in TRANSLATED} == {"dawnfall", "the-edge"}
    assert ledger("maelstrom", "de") == ledger("maelstrom") == ledger("maelstrom", "pl")


def test_rules_are_found_in_the_readers_language() -> None:
    assert find("dawnfall", "verschieben", "de")[0].chapter == "PSH"
    assert rule("dawnfall", "DF-MOV-3", "pl").chapter_title == "Ruch"


def test_dawnfall_begins_with_its_modes_and_ends_with_its_examples() -> None:
    rules = ledger("dawnfall")
    assert rules[0].id == "DF-GEN-1"
    assert rules[-1].chapter == "EX"


def test_maelstroms_edge_begins_with_its_scope_and_ends_with_its_examples() -> None:
    rules = ledger("maelstrom")
    assert rules[0].id == "ME-SCO-1"
    assert rules[-1].id == "ME-EX-105"


def test_an_id_is_found_in_any_case() -> None:
    assert rule("dawnfall", " df-mov-3 ").title == "Distance"


def test_an_unknown_id_gets_a_suggestion() -> None:
    with pytest.raises(UnknownRule, match=r"no rule DF-MVO-3 in dawnfall; the nearest is DF-[A-Z]+-3"):
        rule("dawnfall", "DF-MVO-3")


def test_an_id_like_no_other_is_told_what_ids_look_like() -> None:
    with pytest.raises(UnknownRule, match="its ids look like DF-GEN-1"):
        rule("dawnfall", "???")


def test_an_unknown_game_gets_a_suggestion() -> None:
    with pytest.raises(UnknownGame, match="the nearest is dawnfall"):
        ledger("Dawnfal")


def test_a_word_in_the_title_outranks_one_in_the_text() -> None:
    assert find("dawnfall", "dispersal")[0].id == "DF-DEP-13"


def test_rules_with_all_the_words_come_alone() -> None:
    for each in find("dawnfall", "shrine distance"):
        words = f"{each.title} {each.chapter_title} {each.text} {each.ruling} {each.bad_input}".lower()
        assert "shrine" in words
        assert "distance" in words


def test_when_no_rule_has_all_the_words_those_with_some_are_found() -> None:
    assert find("dawnfall", "dispersal xylophone")[0].id == "DF-DEP-13"


@pytest.mark.parametrize("words", ["", "   ", "xylophone"])
def test_nothing_is_found_for_nothing(words: str) -> None:
    assert find("dawnfall", words) == ()
