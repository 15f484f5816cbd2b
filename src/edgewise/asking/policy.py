"""The policy: a pure function from a question, a seat's wishes and what has happened to the answer given for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from edgewise.asking.facts import Facts
from edgewise.core.flow import Action


class Wishes(NamedTuple):
    """How often a seat is asked.

    `forced`: what has one answer only is answered for it, or even where others than the listed one may be legal;
    `reactions`: `ask-news` passes what could be done at another time just as well, unless something has happened
    since; `pass-turn` passes reactions too, for the turn `since`, and `pass-always` for good.
    """

    forced: Literal["ask", "answer", "always"] = "answer"
    reactions: Literal["ask", "ask-news", "pass-turn", "pass-always"] = "ask"
    since: int = -1


class Past(NamedTuple):
    """An earlier answer: whether the seat chose it itself, whether it did nothing, whether dice or cards followed."""

    is_own: bool
    is_idle: bool
    is_dealt: bool


class Given(NamedTuple):
    """An answer given for a seat: because there was no other, or because the seat wants such questions passed."""

    action: Action
    why: Literal["forced", "passed"]


def answer_for(facts: Facts, wishes: Wishes, past: Iterable[Past]) -> Given | None:
    """The answer that is given for a seat; None where it is asked. `past` are the answers so far, the last first."""
    if len(facts.options) == 1 and wishes.forced != "ask":
        return Given(facts.options[0], "forced") if wishes.forced == "always" or not facts.is_open else None
    idle = facts.idle
    if idle is None or not _passes(facts, wishes, past):
        return None
    return Given(idle, "passed")


def _passes(facts: Facts, wishes: Wishes, past: Iterable[Past]) -> bool:
    """Whether a seat wants the question passed for it."""
    if wishes.reactions == "ask":
        return False
    if _is_silent(facts, wishes) and facts.is_reaction:
        return True
    return facts.is_spare and not has_news(past)


def _is_silent(facts: Facts, wishes: Wishes) -> bool:
    """Whether a seat wants to hear of no reaction now."""
    return wishes.reactions == "pass-always" or (wishes.reactions == "pass-turn" and wishes.since == facts.turn)


def has_news(past: Iterable[Past]) -> bool:
    """Whether anything has happened since the last choice of a seat but that somebody passed."""
    for answer in past:
        if answer.is_dealt:
            return True
        if answer.is_own:
            return False
        if not answer.is_idle:
            return True
    return True
