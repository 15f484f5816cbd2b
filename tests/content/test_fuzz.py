"""Whatever a file holds, it is read or refused; nothing else happens."""

import json
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from edgewise.content import ContentError, fill, read
from edgewise.lang.words import LOCALES, Speaker
from tests.content.kinds import Faction
from tests.support.rules import rule

WORDS = [
    "id",
    "cards",
    "squads",
    "texts",
    "lower",
    "steps",
    "do",
    "wound",
    "push",
    "spaces",
    "to",
    "self",
    "n",
    "name",
]
SNIPPETS = [
    *WORDS,
    ":",
    ": ",
    "- ",
    "\n",
    "\n  ",
    "\t",
    "[",
    "]",
    "{",
    "}",
    ",",
    "&a ",
    "*a",
    "'",
    '"',
    "!!x ",
    "|",
    "1",
    "#",
]

SPEAKERS = [Speaker(locale) for locale in LOCALES]
scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
names = st.sampled_from(WORDS) | st.text(max_size=40)  # YAML wants the colon within 1024 characters
nested = st.recursive(
    scalars | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4),
    max_leaves=25,
)
cards = st.lists(st.dictionaries(st.sampled_from(WORDS), nested, max_size=4), max_size=4)


def check(text: str) -> None:
    """Fills a faction from the text, or refuses with lines that the text has."""
    lines = max(1, len(text.splitlines()))
    try:
        fill(read(text, "f.yaml"), Faction)
    except ContentError as error:
        assert error.problems
        for problem in error.problems:
            assert 1 <= problem.line <= lines and problem.column >= 1
            assert "\n" not in problem.field
        for speaker in SPEAKERS:
            error.speak(speaker.say)
            assert len(error.problems) == len(str(error).split("\n"))


@rule("DF-EFF-18")
@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(raw: bytes) -> None:
    check(raw.decode("utf-8", "surrogateescape"))
    check(raw.decode("latin-1"))


@rule("DF-EFF-18")
@given(st.text(max_size=200))
@example("a: [\r\n")
@example("\ufeff\ufeff")
@example("a: '\u2028\x85'\n\n[")
def test_any_text_is_read_or_refused(text: str) -> None:
    check(text)


@rule("DF-EFF-18")
@given(st.lists(st.sampled_from(SNIPPETS), max_size=40).map("".join))
def test_any_jumble_of_notation_is_read_or_refused(text: str) -> None:
    check(text)


@rule("DF-EFF-18")
@given(st.dictionaries(names, nested, max_size=5), st.sampled_from([None, 1]))
@example({"x - at `$.cards[0]": 1, "cards": []}, None)
@example({"id - at `key` in `$.cards": 1}, None)
@example({"x - at `$[0][...].b": 1}, None)
def test_any_nested_values_are_filled_or_refused(value: dict[str, Any], indent: int | None) -> None:
    check(json.dumps(value, indent=indent))


@rule("DF-EFF-18")
@given(st.fixed_dictionaries({"id": st.just("x"), "cards": cards}, optional={"texts": nested, "squads": nested}))
def test_any_nearly_right_faction_is_filled_or_refused(value: dict[str, Any]) -> None:
    check(json.dumps(value, indent=1))


@given(st.dictionaries(names, nested, max_size=5))
def test_json_comes_out_as_it_went_in(value: dict[str, Any]) -> None:
    text = json.dumps(value).replace("\x7f", "\\u007f")
    assert read(text, "f").value == value
