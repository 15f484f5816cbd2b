"""What the log, the choices and the refusals say of cards, payments, places and statuses."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from edgewise.catalog import speaker
from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import AnyAction, OrderDeck, Pay, Place, PlayCard, UseEnhancement, UseStatus
from edgewise.lang.words import LOCALES
from tests.support.play import Table
from tests.support.rules import rule
from tests.support.stage import duel, enhanced, squad

KNIGHT = squad("holy-knight", "(3,2).{0,1}")
HOUND = squad("gorehound", "(5,5).{0,1}")


def described(t: Table, action: Action) -> tuple[str, ...]:
    """An action in the three languages."""
    game: Any = t.match.game
    return tuple(speaker(locale).say(*game.describe(t.state, action)) for locale in LOCALES)


def told(t: Table, event: Any) -> tuple[str, ...]:
    """An event in the three languages."""
    game: Any = t.match.game
    return tuple(speaker(locale).say(*game.told(t.state, event)) for locale in LOCALES)


@rule("DF-INF-5")
@pytest.mark.parametrize(("half", "said"), [("upper", "plays Bash (Move) for "), ("lower", "plays Bash for ")])
def test_the_log_names_a_half_that_is_not_called_like_its_card(half: Any, said: str) -> None:
    t = duel([KNIGHT], [HOUND], hand=("bash",))
    t.play(PlayCard("bash", half, 0), *([Pay(crystals=1)] if half == "lower" else []))
    assert said in told(t, t.events("card-played")[0])[0]


@rule("DF-INF-5")
def test_the_log_names_the_model_that_an_action_is_for() -> None:
    t = duel([KNIGHT], [HOUND], turn=1, foe_hand=("spectral-grasp",), foe={"crystals": 1})
    t.play(next(a for a in t.legal(PlayCard) if a.half == "upper"), Pay(1))
    assert told(t, t.events("card-played")[0])[1].startswith(
        "Spieler 2 spielt die Karte Geistergriff (Teleport) für die Figur Bluthund B1 aus: "
    )


def test_a_choice_names_a_half_that_is_called_like_its_card_once() -> None:
    t = duel([KNIGHT], [HOUND], hand=("bash",))
    named = [words.partition(" - ")[0] for words in described(t, PlayCard("bash", "lower", 0))]
    assert named == [
        "Play Bash for Holy Knight A (cost 1 Crystal)",
        "Die Karte Schildstoß ausspielen für den Trupp Heiliger Ritter A (Kosten: 1 Kristall)",
        "Zagraj kartę Uderzenie tarczą dla oddziału Święty Rycerz A (koszt: 1 kryształ)",
    ]
    free = described(t, PlayCard("bash", "upper", 0))
    assert [words.partition("(")[2].partition(")")[0] for words in free] == ["free", "kostenlos", "bez kosztu"]


def test_the_bearer_of_an_enhancement_is_named_once() -> None:
    t = duel([enhanced("holy-knight", "(3,2).{0,1}", card="tactic")], [HOUND])
    said = described(t, UseEnhancement(0, "tactic", "lower", 0))
    assert said[0].startswith("Holy Knight A uses Tactic (cost 1 Charge) - ")


def test_a_payment_names_what_is_paid_and_nothing_else() -> None:
    t = duel([KNIGHT], [HOUND])
    assert described(t, Pay(vp=1)) == ("Pay 1 VP", "Bezahlen: 1 SP", "Zapłać 1 punkt zwycięstwa")
    assert described(t, Pay(2, ((0, 1),))) == (
        "Pay 2 Crystals, 1 Endurance token of Holy Knight A",
        "Bezahlen: 2 Kristalle, 1 Ausdauermarker vom Trupp Heiliger Ritter A",
        "Zapłać 2 kryształy, 1 żeton wytrzymałości oddziału Święty Rycerz A",
    )


@rule("DF-PAY-4")
def test_the_log_tells_which_squad_paid() -> None:
    t = duel([squad("holy-knight", "(3,2).{0,1}", endurance=1)], [HOUND], hand=("bash",), player={"crystals": 0})
    t.play(PlayCard("bash", "lower", 0), Pay(endurance=((0, 1),)))
    assert told(t, t.events("cost-paid")[0])[0] == "Player 1 pays 1 Endurance token of Holy Knight A."


def test_hexes_are_counted() -> None:
    t = duel([KNIGHT], [HOUND])
    assert described(t, Place((3, 2), (1,)))[1] == "d3, Hexfeld 1"
    assert described(t, Place((3, 2), (1, 6)))[2] == "d3, heksy 1, 6"
    assert described(t, Place((3, 2), tuple(range(7))))[0] == "d3, the whole Space"


@rule("DF-OPT-10")
def test_an_order_of_the_deck_names_every_card_in_its_place() -> None:
    t = duel([KNIGHT], [HOUND])
    assert described(t, OrderDeck(("bash", "leap", "bash")))[0] == "Order, top first: Bash, Leap, Bash"


@rule("DF-KEY-12")
def test_a_status_is_named_with_its_bearer() -> None:
    t = duel([KNIGHT], [HOUND], statuses=[{"status": "freeze", "model": 0}], player={"crystals": 2})
    thaw = t.legal(UseStatus)[0]
    assert described(t, thaw)[0].startswith("Freeze of Holy Knight A1: Thaw (cost 2 Crystals) - ")
    t.play(thaw, Pay(2))
    assert told(t, t.events("status-ended")[0]) == (
        "The status Freeze ends for Holy Knight A1.",
        "Der Status Eingefroren endet für: Heiliger Ritter A1.",
        "Stan Zamrożenie kończy się dla: Święty Rycerz A1.",
    )


@rule("DF-TIM-2")
@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_no_answer_is_told_in_words(locale: str) -> None:
    t = duel([KNIGHT], [HOUND])
    game: Any = t.match.game
    for action in get_args(AnyAction):
        params = game.readable(t.state, {"action": action.__name__, "question": t.state.want.key})
        said = speaker(locale).say("refused-not-an-answer", params)
        assert not re.search(r"deed-|ask-|\{", said) and re.search(r"[a-zż] ", said)
        assert not re.search(r"\b[A-Z][a-z]+[A-Z]", said), said


def test_a_refusal_says_what_was_tried_and_what_is_asked() -> None:
    t = duel([KNIGHT], [HOUND])
    refusal = t.match.refusal(Place((3, 2), (0,)))
    assert refusal is not None and refusal.text == (
        "Placing a model is no answer to the question: Your Active turn: what next?"
    )
