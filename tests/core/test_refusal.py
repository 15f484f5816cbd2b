"""Errors name the thing, the rule and the way out."""

from edgewise.core.outcome import Outcome
from edgewise.core.refusal import BadInput, EdgewiseError, IllegalAction, NothingToUndo, Refusal


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
