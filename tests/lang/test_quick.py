"""Quick sentences are those that Fluent says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from edgewise.lang import words
from edgewise.lang.quick import LONGEST, Sentences
from edgewise.lang.words import FUNCTIONS, LOCALES

VALUES: tuple[Any, ...] = ("", "other Knight", "one", "few", "pl", "Holy Knights", 0, 1, 2, 3, 5, 12, 22, -4, 999)
LONG_VALUES: tuple[Any, ...] = (1_000, 12_345, -1_000, 2.5, "long " * 501)


def patterns(bundle: FluentBundle) -> Iterator[tuple[str, Any]]:
    """Every message with its attributes."""
    for name in bundle._messages:
        message = bundle.get_message(name)
        if message.value is not None:
            yield name, message.value
        for attribute, pattern in message.attributes.items():
            yield f"{name}.{attribute}", pattern


def bundle_of(text: str) -> FluentBundle:
    made = FluentBundle(["pl"], functions=FUNCTIONS, use_isolating=False)
    made.add_resource(FluentResource(text))
    return made


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_is_said_as_fluent_says_it(locale: str) -> None:
    bundle = words._bundle(locale)
    sentences = Sentences(bundle, FUNCTIONS)
    quick = 0
    for number, (name, pattern) in enumerate(patterns(bundle)):
        asked = sorted(words._variables(pattern))
        for turn in range(3):
            chosen = VALUES if turn else VALUES + LONG_VALUES
            values = {each: chosen[(number + turn * 5 + place * 3) % len(chosen)] for place, each in enumerate(asked)}
            assert sentences.say(pattern, values) == str(bundle.format_pattern(pattern, values)[0]), (name, values)
        quick += sentences._part(pattern) is not None
    assert quick > 0.9 * number


@pytest.mark.parametrize("value", [*VALUES, *LONG_VALUES])
def test_variants_are_chosen_as_fluent_chooses_them(value: Any) -> None:
    bundle = bundle_of(
        "plural = { $n ->\n  [one] { $n } krok\n  [few] { $n } kroki\n *[many] { $n } kroków\n }\n"
        "exact = { $n ->\n  [0] nic\n  [one] jeden\n *[other] { AN($n) } { CAPITAL($n) }\n }\n"
        "word = { $n ->\n  [pl] several\n *[sg] { plural }\n }\n"
    )
    sentences = Sentences(bundle, FUNCTIONS)
    for name, pattern in patterns(bundle):
        assert sentences.say(pattern, {"n": value}) == str(bundle.format_pattern(pattern, {"n": value})[0]), name


def test_what_is_missing_or_too_long_is_left_to_fluent() -> None:
    bundle = bundle_of("told = { $who } moves\nalone = { $who }\n")
    sentences = Sentences(bundle, FUNCTIONS)
    told = bundle.get_message("told").value
    assert sentences.say(told, {}) == "who moves"
    assert sentences.say(told, {"who": "x" * (LONGEST + 1)}) == "{???}"
