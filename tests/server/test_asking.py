"""How often a seat of The Edge is asked: windows that can wait are passed for it, news come to it. ED-SPL-7."""

from __future__ import annotations

from collections import Counter
from typing import Any

from edgewise import SeededDealer
from edgewise.core.flow import Ask
from edgewise.games.the_edge.actions import Exchange, Pass
from edgewise.server.dice import Seed
from edgewise.server.journal import Founding, SeatFounding
from edgewise.server.parts import Asking
from edgewise.server.play import Play
from tests.support.rules import rule

BESIDE = ("window-begin", "window-move", "window-end")
SEATS = (SeatFounding("person", "Ann", None, "a", ""), SeatFounding("person", "Ben", None, "b", ""))


def begun(reactions: Any, seed: int) -> Play:
    founding = Founding("m", "the-edge", {"scenario": "first-game"}, SEATS, Seed(f"{seed:064x}", "00" * 16), 0)
    play = Play(founding)
    play.sitters[0].asking = Asking(reactions=reactions)
    play.begin_if_full(0)
    return play


def seen(play: Play, seed: int, answers: int) -> Counter[str]:
    """The questions of the first seat, while the second is asked everything; most windows are passed."""
    dealer, found = SeededDealer(seed), Counter[str]()
    for _ in range(answers):
        asked, options = play.asked, play.options()
        if not isinstance(asked, Ask):
            break
        if asked.seat == 0:
            assert len(options) > 1 or play.game.showing.is_open(play.running().state, options)
            found[asked.key] += 1
        lazy = isinstance(options[0], Pass) and dealer.below(4) > 0
        play.answer(asked.seat, options[0 if lazy else dealer.below(len(options))], 0)
    return found


@rule("ED-SPL-7", "ED-CLR-13")
def test_windows_beside_the_own_free_priority_are_passed_until_something_happens() -> None:
    counts = [asked_beside(begun("ask-news", seed), seed) for seed in range(2)]
    assert all(spared > 5 for spared, _ in counts)
    assert any(heard for _, heard in counts)


def asked_beside(play: Play, seed: int) -> tuple[int, int]:
    """How many windows were passed for the first seat, and how many came to it beside its own free priority."""
    dealer, heard = SeededDealer(seed), 0
    for _ in range(500):
        asked, options = play.asked, play.options()
        if asked is None:
            break
        if asked.seat == 0 and asked.key in BESIDE and play.running().state.acting == 0:
            exchange = any(isinstance(option, Exchange) for option in options)
            last = play.answers[-1]
            own = last.seat == 0 and last.by == "person" and not last.chances
            assert exchange or not own, (asked.key, last)
            heard += not exchange
        lazy = isinstance(options[0], Pass) and dealer.below(3) > 0
        play.answer(asked.seat, options[0 if lazy else dealer.below(len(options))], 0)
    passed = [answer for answer in play.answers if answer.by == "passed"]
    assert {(answer.seat, answer.action["type"]) for answer in passed} == {(0, "Pass")}
    return len(passed), heard


def test_who_wants_to_be_asked_everything_is_asked_more_and_who_wants_silence_less() -> None:
    kinds = {level: seen(begun(level, 5), 5, 420) for level in ("ask", "ask-news", "pass-always")}
    windows = {level: sum(n for key, n in found.items() if key.startswith("window-")) for level, found in kinds.items()}
    assert windows["ask"] > windows["ask-news"] > windows["pass-always"]
    # The exchange of a card is offered at every level: it can be had at no other time.
    assert all(found["window-begin"] for found in kinds.values())


@rule("ED-SPL-7")
def test_the_end_of_an_activation_is_no_news_to_who_has_just_passed() -> None:
    play = begun("ask-news", 2)
    dealer, ends = SeededDealer(2), 0
    for _ in range(400):
        asked, options = play.asked, play.options()
        if asked is None:
            break
        if asked.seat == 0 and asked.key == "window-end":
            since = [a for a in play.answers[-4:] if a.seat == 0 and a.by == "person"]
            later = play.answers[play.answers.index(since[-1]) + 1 :] if since else []
            assert not since or any(a.chances or a.action["type"] not in ("Pass", "EndActivation") for a in later)
        ends += asked.seat == 1 and asked.key == "window-end"
        play.answer(asked.seat, options[0 if isinstance(options[0], Pass) else dealer.below(len(options))], 0)
    assert ends > 5


def test_a_journal_with_passed_windows_leads_to_the_same_match() -> None:
    play = begun("ask-news", 3)
    seen(play, 3, 120)
    assert any(answer.by == "passed" for answer in play.answers)
    assert play.began is not None
    again = Play.restored(play.founding, [play.began, *play.answers])
    assert again.game.save(again.running().state) == play.game.save(play.running().state)
