"""What counts as a readable content file, and what is said of the others."""

import json
from itertools import pairwise

import pytest

from edgewise.content import ContentError, Problem, read
from edgewise.core.refusal import in_words
from edgewise.lang.words import Speaker
from tests.support.rules import rule

SAY = Speaker("en").say


def refused(text: str) -> Problem:
    with pytest.raises(ContentError) as caught, in_words(SAY):
        read(text, "chapter.yaml")
    return caught.value.problems[0]


@rule("DF-GEN-10")
def test_plain_values_come_out_as_they_were_written() -> None:
    text = "a: 1\nb: 1.5\nc: true\nd: null\ne: [x, -2]\nf: {g: 1e3}\nh: '7'\n"
    assert read(text, "f").value == {
        "a": 1, "b": 1.5, "c": True, "d": None, "e": ["x", -2], "f": {"g": 1000.0}, "h": "7"
    }  # fmt: skip


@pytest.mark.parametrize("word", ["on", "off", "yes", "no", "y", "n", "2020-01-31", "1:30", "\u2013", ".inf", "0x1F"])
def test_only_true_and_false_are_booleans_and_other_words_stay_text(word: str) -> None:
    assert read(f"{word}: {word}", "f").value == {word: word}


def test_a_dash_in_a_list_or_in_quotes_stays_text() -> None:
    assert read("a: [-, \u2013]\nb: '-'", "f").value == {"a": ["-", "\u2013"], "b": "-"}


@rule("DF-EFF-17")
def test_json_is_read_like_yaml() -> None:
    values = [1.5, -3, 1e30, True, None, "on", "\u270a\U0001f600 \\ud83d/\n"]
    record = {"id": "shoot", "cost": [{"amount": 1}], "values": values}
    for indent in (None, 2, "\t"):
        assert read(json.dumps(record, indent=indent), "f.json").value == record


def test_a_byte_order_mark_is_ignored() -> None:
    assert read("\ufeffa: 1", "f").value == {"a": 1}


def test_a_value_marked_once_can_be_used_again() -> None:
    assert read("a: &mark [1]\nb: *mark", "f").value == {"a": [1], "b": [1]}


@rule("DF-EFF-18")
@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "The file is empty."),
        ("# only a remark\n", 1, "The file is empty."),
        ("---\n", 1, "The file is empty."),
        ("\n- a\n- b\n", 2, "A list of 2 cannot be a whole file."),
        ("just words", 1, 'The text "just words" cannot be a whole file.'),
        ("a: 1\nb: 2\na: 3\n", 3, '"a" is written twice.'),
        ("a: 1\n4: b\n", 2, "The number 4 cannot be the name of a field."),
        ("a: 1\n~: b\n", 2, "An empty value cannot be the name of a field."),
        ("[a]: b\n", 1, "A list of 1 cannot be the name of a field."),
        ("a:\n\tb: 1\n", 2, "This line is indented with a tab."),
        ("a: 1\n---\nb: 1\n", 2, "A second document starts here."),
        ("a: !!python/object:os.system x\n", 1, 'The tag "!!python/object:os.system" is not accepted.'),
        ("a: 1\nb: !!str 2\n", 2, 'The tag "!!str" is not accepted.'),
        ("a: 1\nb: *lost\n", 2, "*lost points at nothing that is complete."),
        ("a: &loop [*loop]\n", 1, "*loop points at nothing that is complete."),
        ("a: 1\nb: " + "9" * 5000, 2, "This number is too large."),
        ("a: 1\nb: 1e999", 2, "This number is too large."),
        ("a: 1\nb: \x07", 2, "The character U+0007 is not text."),
        ("a: \ud800", 1, "The character U+D800 is not text."),
        ("a: " + "[" * 100_000, 1, "The values are nested too deeply."),
        ("a: " + "x" * 2_000_001, 1, "The file is too long."),
        ("a: [" + "1," * 200_001 + "]", 1, "The file holds too many values."),
    ],
)
def test_what_is_no_content_file_is_refused_with_its_line(text: str, line: int, message: str) -> None:
    problem = refused(text)
    assert (problem.line, problem.message) == (line, message)
    assert problem.expected


@rule("DF-EFF-18")
@pytest.mark.parametrize(
    ("text", "line", "remedy"),
    [
        ("a: 1\nb: c: d", 2, "colon"),
        ("a: 1\ncost: -\n", 2, 'a lone dash in quotes, "-"'),
        ("a: 1\nb: [1, 2\n", 2, "closing bracket"),
        ("a: 1\nb: 'x\n", 2, "quote"),
        ("a: 1\nb: *bold* words\n", 2, "text that begins with *"),
        ("a: 1\nb: @home\n", 2, "quotes around"),
    ],
)
def test_a_slip_in_the_notation_is_answered_with_a_remedy(text: str, line: int, remedy: str) -> None:
    problem = refused(text)
    assert (problem.line, str(problem.message)[:16]) == (line, "This is not YAML")
    assert remedy in str(problem.expected)


@rule("DF-EFF-18")
def test_marks_that_repeat_each_other_cannot_fill_the_memory() -> None:
    names = "abcdefgh"
    lines = ["a: &a [" + "x," * 9 + "]"]
    lines += [f"{name}: &{name} [" + f"*{before}," * 9 + "]" for before, name in pairwise(names)]
    assert refused("\n".join(lines)).message == "The file holds too many values."


@rule("DF-EFF-18")
def test_marks_that_contain_each_other_cannot_nest_without_end() -> None:
    lines = ["m0: &m0 [x]"] + [f"m{n}: &m{n} [*m{n - 1}]" for n in range(1, 80)]
    assert refused("\n".join(lines)).message == "The values are nested too deeply."


@rule("DF-EFF-18")
def test_every_field_written_twice_is_reported_with_its_record() -> None:
    text = "cards:\n  - copies: 1\n    copies: 2\n    id: leap\n  - id: run\n    id: run\n"
    with pytest.raises(ContentError) as caught:
        read(text, "f")
    found = [(problem.line, problem.field, problem.record) for problem in caught.value.problems]
    assert found == [(3, "cards[0] (leap).copies", "leap"), (6, "cards[1] (run).id", "run")]


def test_where_finds_values_keys_and_the_nearest_ancestor() -> None:
    source = read("id: x\ncards:\n  - id: leap\n    lower: {range: 4}\n", "f")
    assert source.where(("cards", 0, "lower", "range")) == (4, 20)
    assert source.where(("cards", 0, "lower"), key=True) == (4, 5)
    assert source.where(("cards", 0, "upper", "steps", 3)) == (3, 5)
    assert source.where(("cards", 7)) == (3, 3)
    assert source.where(()) == (1, 1)


@rule("DF-EFF-18")
def test_a_game_can_report_what_no_type_can_express() -> None:
    source = read("id: x\ncards:\n  - {id: leap, timing: before_move, who: killer}\n", "f.yaml")
    problem = source.problem(("cards", 0, "who"), "Nobody is killer yet.", expected="mover", rule="DF-EFF-5")
    assert problem.text(SAY) == "f.yaml:3: cards[0] (leap).who: Nobody is killer yet. Expected mover. (DF-EFF-5)"


def test_a_field_name_with_odd_signs_stays_on_one_line() -> None:
    problem = read('"a\\nb.c": {d: 1}', "f").problem(("a\nb.c", "d"), "No.")
    assert problem.field == '["a b.c"].d'
