"""Errors name the thing, the rule and the way out."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
import pytest

from edgewise.core.outcome import Outcome
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput, EdgewiseError, IllegalAction, NothingToUndo, Refusal, in_words, misshapen


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Something with a shape."""

    seats: Annotated[int, msgspec.Meta(ge=0)]
    names: tuple[str, ...] = ()
    mode: Literal["duel", "ffa"] = "duel"


def test_an_illegal_action_says_its_words_and_its_rule() -> None:
    error = IllegalAction(Refusal("X-1", "refused-late", text="It is too late."))
    assert str(error) == "It is too late. (X-1)"
    assert error.refusal.key == "refused-late"


def test_an_unspoken_refusal_shows_its_key() -> None:
    assert str(IllegalAction(Refusal("X-1", "refused-late"))) == "refused-late (X-1)"


def test_bad_input_names_its_field_and_its_rule() -> None:
    error = BadInput("three at most", field="seats", rule="X-2")
    assert str(error) == "seats: three at most (X-2)"
    assert (error.field, error.rule) == ("seats", "X-2")


def test_bad_input_without_a_field_is_its_message() -> None:
    assert str(BadInput("three at most")) == "three at most"


def test_everything_refused_is_one_kind_of_error() -> None:
    assert all(issubclass(kind, EdgewiseError) for kind in (IllegalAction, BadInput, NothingToUndo))


def test_an_outcome_without_winners_is_a_draw() -> None:
    assert Outcome((), "tie", "X-3").is_draw
    assert not Outcome((1,), "points", "X-3").is_draw


def _many(key: str, params: Mapping[str, Any]) -> str:
    assert key == "bad-seats"
    return f"{params['seats']} are too many"


def test_bad_input_is_told_in_words_by_whoever_speaks() -> None:
    error = BadInput(phrase("bad-seats", seats=5), field="seats", rule="X-2")
    assert str(error) == "seats: bad-seats {'seats': 5} (X-2)"
    with pytest.raises(BadInput, match=r"^seats: 5 are too many \(X-2\)$"), in_words(_many):
        raise error
    assert error.told == phrase("bad-input", field="seats", what=error.phrase, rule="X-2")
    assert error.complaint == phrase("bad-input-unruled", field="seats", what=error.phrase)
    assert BadInput("three at most", field="seats").told == "seats: three at most"


@pytest.mark.parametrize(
    ("given", "field", "key"),
    [
        ({"seats": "two"}, "seats", "bad-shape-kind"),
        ({"seats": -1}, "seats", "bad-shape-bound"),
        ({"names": [1]}, "names[0]", "bad-shape-kind"),
        ({"mode": "war"}, "mode", "bad-shape-value"),
        ({"colour": 1}, "options", "bad-shape-unknown"),
        ({}, "options", "bad-shape-missing"),
        ({"seats": 1, "names": "ab"}, "names", "bad-shape-kind"),
    ],
)
def test_a_wrong_shape_is_named_with_its_place(given: dict[str, object], field: str, key: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(given, Shape)
    error = misshapen(caught.value, "options", rule="X-2")
    assert (error.field, error.rule) == (field, "X-2")
    assert error.phrase is not None
    assert error.phrase.key == key


def test_a_wrong_shape_without_words_of_its_own_is_quoted() -> None:
    assert misshapen(ValueError("too deep")).complaint == phrase("bad-shape", problem="too deep")
