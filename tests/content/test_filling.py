"""How a file that is readable but wrong is explained to the person who wrote it."""

import pytest

from edgewise.content import ContentError, Problem, fill, nearest, read
from edgewise.content.shapes import type_at
from edgewise.core.refusal import in_words
from edgewise.lang.words import Speaker
from tests.content.kinds import Card, Colour, Faction, Push, Repeat, Wound
from tests.support.rules import rule

SAY = Speaker("en").say


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(ContentError) as caught, in_words(SAY):
        fill(read(text, "chapter.yaml"), Faction)
    return caught.value.problems


def card(line: str) -> Problem:
    """The problem of a faction whose second card holds `line` in line 5."""
    (problem,) = problems(f"id: knights\ncards:\n  - id: run\n  - id: leap\n    {line}\n")
    return problem


def step(line: str) -> Problem:
    return card(f"lower: {{steps: [{{do: wound, to: self}}, {line}]}}")


@rule("DF-EFF-1", "DF-EFF-2")
def test_a_good_file_becomes_the_type_it_is_read_for() -> None:
    text = """
id: knights
cards:
  - id: leap
    colour: blue
    attachCost: 2
    name: {en: Leap, pl: Skok}
    lower:
      steps:
        - do: repeat
          steps: [{do: wound, to: target}, {do: push, lineOfFire: false, spaces: all}]
"""
    (leap,) = fill(read(text, "f"), Faction).cards
    assert leap.lower is not None
    assert (leap.colour, leap.attach_cost, leap.name["pl"]) == (Colour.BLUE, 2, "Skok")
    assert leap.lower.steps == [Repeat([Wound("target"), Push(line_of_fire=False, spaces="all")])]


@rule("DF-EFF-18")
def test_a_problem_reads_as_one_line_with_file_line_field_and_way_out() -> None:
    assert card("atachCost: 3").text(SAY) == (
        'chapter.yaml:5: cards[1] (leap).atachCost: "atachCost" is not a field here. '
        "Expected one of: id, copies, colour, "
        "attachCost, lower, name, pair, traits. Did you mean attachCost? (DF-EFF-18)"
    )


@rule("DF-EFF-18")
def test_an_error_shows_all_its_problems_a_line_each() -> None:
    with pytest.raises(ContentError) as caught, in_words(SAY):
        fill(read("id: x\ncards: [{id: 1}, {id: 2}]", "f.yaml"), Faction, rule="DF-GEN-10")
    lines = str(caught.value).split("\n")
    assert lines == [problem.text(SAY) for problem in caught.value.problems]
    assert len(lines) == 2 and lines[0].endswith("(DF-GEN-10)")


@rule("DF-EFF-18")
@pytest.mark.parametrize(
    ("line", "field", "message", "expected", "suggestion"),
    [
        ("copies: two", "copies", 'The text "two" does not fit here.', "a whole number at least 1", ""),
        ("copies: '2'", "copies", 'The text "2" does not fit here.', "a whole number at least 1", "2"),
        ("copies: 0", "copies", "The number 0 does not fit here.", "a whole number at least 1", ""),
        ("copies:", "copies", "An empty value does not fit here.", "a whole number at least 1", ""),
        ("colour: bleu", "colour", 'The text "bleu" is not known here.', "one of: blue, red", "blue"),
        (
            "attachCost: true",
            "attachCost",
            "The value true does not fit here.",
            "a whole number, or nothing",
            "",
        ),
        ("traits: big", "traits", 'The text "big" does not fit here.', "a list, each text", "[big]"),
        ("traits: [a, 7]", "traits[1]", "The number 7 does not fit here.", "text", '"7"'),
        ("pair: [1]", "pair", "A list of 1 does not fit here.", "a list of 2", ""),
        ("pair: [1, 2]", "pair[1]", "The number 2 does not fit here.", "text", '"2"'),
        ("name: {en: Leap, dee: x}", "name.dee", '"dee" cannot be a name here.', "one of: de, en, pl", "de"),
        ("name: {en: Leap, de: 4}", "name.de", "The number 4 does not fit here.", "text", '"4"'),
        ("lower: {rnage: 1}", "lower.rnage", '"rnage" is not a field here.', "one of: steps, range", "range"),
        (
            "lower: []",
            "lower",
            "A list of 0 does not fit here.",
            "nothing, or a mapping with `steps`, `range`",
            "",
        ),
    ],
)
def test_a_wrong_field_of_a_card_is_explained(
    line: str, field: str, message: str, expected: str, suggestion: str
) -> None:
    problem = card(line)
    assert problem.field == f"cards[1] (leap).{field}"
    assert (problem.message, problem.expected, problem.suggestion) == (message, expected, suggestion)
    assert (problem.line, problem.record) == (5, "leap")


@rule("DF-EFF-1", "DF-EFF-18")
@pytest.mark.parametrize(
    ("line", "field", "message", "expected", "suggestion"),
    [
        ("{do: wond}", ".do", 'The text "wond" is not known here.', "one of: push, repeat, wound", "wound"),
        ("{n: 1}", "", "The field `do` is missing.", "`do`: one of: push, repeat, wound", ""),
        ("{do: wound}", "", "The field `to` is missing.", "`to`: one of: self, target", ""),
        (
            "{do: wound, to: slef}",
            ".to",
            'The text "slef" is not known here.',
            "one of: self, target",
            "self",
        ),
        (
            "{do: wound, n: 9}",
            ".n",
            "The number 9 does not fit here.",
            "a whole number at least 1 and at most 6",
            "",
        ),
        ("{do: push, lineOfFyre: 1}", ".lineOfFyre", '"lineOfFyre" is not a field here.', None, "lineOfFire"),
        (
            "{do: push, lineOfFire: yes}",
            ".lineOfFire",
            'The text "yes" does not fit here.',
            "true or false",
            "true",
        ),
        (
            "{do: push, spaces: {do: wonud}}",
            ".spaces.do",
            'The text "wonud" is not known here.',
            None,
            "wound",
        ),
        (
            "push",
            "",
            'The text "push" does not fit here.',
            "a mapping with `do` one of: push, repeat, wound",
            "",
        ),
        (
            "{do: repeat, steps: [{do: psh}]}",
            ".steps[0].do",
            'The text "psh" is not known here.',
            None,
            "push",
        ),
    ],
)
def test_a_wrong_step_is_explained_by_its_verb(
    line: str, field: str, message: str, expected: str | None, suggestion: str
) -> None:
    problem = step(line)
    assert problem.field == f"cards[1] (leap).lower.steps[1]{field}"
    assert (problem.message, problem.suggestion) == (message, suggestion)
    assert expected is None or problem.expected == expected


@rule("DF-EFF-18")
def test_a_pattern_and_a_length_are_named() -> None:
    (problem,) = problems("id: x\ncards: [{id: Leap}]")
    assert problem.expected == "text of at least 2 characters like ^[a-z_]+$"
    (problem,) = problems("id: x\ncards: []")
    assert str(problem.expected).startswith("a list of at least 1 entries, each a mapping with `id`")


@rule("DF-EFF-18")
def test_an_unknown_field_is_reported_at_its_key_and_a_wrong_value_at_the_value() -> None:
    unknown, wrong = card("atachCost: 3"), card("copies: two")
    assert (unknown.line, unknown.column) == (5, 5)
    assert (wrong.line, wrong.column) == (5, 13)


@rule("DF-EFF-18")
def test_each_wrong_item_of_a_list_is_reported_once() -> None:
    found = problems("id: x\ncards:\n- id: aa\n- {id: bb, copies: 0, colour: x}\n- id: cc\n- idd: dd\n- id: 5\n")
    places = [(problem.line, problem.field) for problem in found]
    assert places == [(4, "cards[1] (bb).copies"), (6, "cards[3].idd"), (7, "cards[4].id")]


@rule("DF-EFF-18")
def test_problems_of_fields_lists_and_dicts_are_reported_together() -> None:
    found = problems(
        "id: 3\nbgi: true\ncards:\n- {id: aa, copies: 0}\n"
        "squads:\n  good: {id: ok}\n  odd: {id: ok, copies: -1}\n  worse: {copies: 1}\n"
        "texts:\n  a: {b: c}\n  d: {e: f, g: 7, h: 8}\n"
    )
    assert [(problem.line, problem.field, problem.suggestion) for problem in found] == [
        (1, "id", '"3"'),
        (2, "bgi", "big"),
        (4, "cards[0] (aa).copies", ""),
        (7, "squads.odd.copies", ""),
        (8, "squads.worse", ""),
        (11, "texts.d.g", '"7"'),
    ]


@rule("DF-EFF-18")
def test_no_more_than_twenty_problems_are_reported_at_once() -> None:
    assert len(problems("id: x\ncards:\n" + "- id: 1\n" * 50)) == 20


@rule("DF-EFF-18")
def test_missing_fields_of_the_file_are_reported_with_the_others() -> None:
    found = {problem.message for problem in problems("cards:\n- id: 1\n")}
    assert found == {"The field `id` is missing.", "The number 1 does not fit here."}
    found = {problem.message for problem in problems("big: 1\n")}
    assert found == {
        "The field `id` is missing.",
        "The field `cards` is missing.",
        "The number 1 does not fit here.",
    }


@rule("DF-EFF-18")
def test_what_a_type_checks_itself_is_reported_in_its_own_words() -> None:
    (problem,) = problems("id: x\ncards: [{id: aa}, {id: aa}]")
    assert problem.text(SAY) == "chapter.yaml:1: Two cards have the same id. (DF-EFF-18)"


@rule("DF-EFF-18")
def test_a_check_of_the_whole_is_not_blamed_for_what_was_left_out() -> None:
    (problem,) = problems("id: x\ncards: [{id: 1}, {id: aa}, {id: aa}]")
    assert problem.field == "cards[0].id"


def test_the_type_at_a_path_follows_tags_and_renamed_fields() -> None:
    value = {"lower": {"steps": [{"do": "push", "lineOfFire": 3}]}}
    found = type_at(Card, ("lower", "steps", 0, "lineOfFire"), value)
    assert type(found).__name__ == "BoolType"
    assert type_at(Card, ("lower", "steps", 0, "nothing", "here"), value) is None


def test_the_nearest_word_ignores_capitals_and_is_silent_about_strangers() -> None:
    assert nearest("Wond", ["wound", "push"]) == "wound"
    assert nearest("zzz", ["wound", "push"]) == ""
    assert nearest("w" * 10_000, ["wound"]) == ""
