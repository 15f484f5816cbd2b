"""Shared questions: prebuilt Ask objects and refusals."""

from __future__ import annotations

from typing import Any

from edgewise.core.flow import Action, Ask
from edgewise.core.phrase import Phrase, phrase
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import (
    Activate,
    Attach,
    BuyVP,
    ChangeMode,
    Counterattack,
    Declare,
    Discard,
    PlayCard,
    Reroll,
    UseBanner,
    UseEnhancement,
)
from edgewise.games.dawnfall.keys import KEYS
from edgewise.games.dawnfall.timing import WINDOWS

_ASKS: dict[tuple[int, str], Ask] = {}

# Actions with one moment only: the rule of that moment forbids them everywhere else.
_MOMENTS: dict[type[Action], str] = {
    BuyVP: "DF-OPT-6",
    ChangeMode: "DF-ACT-5",
    Declare: "DF-TRN-2",
    Discard: "DF-ACT-11",
    Reroll: "DF-RER-7",
}
# What is used in windows only: the rule that closes every other moment to it.
_USES: dict[type[Action], str] = {
    Activate: "DF-ACT-3",
    Attach: "DF-ENH-4",
    PlayCard: "DF-CRD-7",
    UseBanner: "DF-BAN-2",
    UseEnhancement: "DF-ENH-14",
}
# Rules of whole steps that close themselves to all of that.
_STEPS = ("DF-SET-", "DF-DEP-", "DF-TRN-", "DF-PAS-", "DF-OPT-", "DF-PAY-", "DF-ACT-5", "DF-ACT-14")


class Asks(dict[str, tuple[Ask, ...]]):
    """The one Ask object of each seat for questions whose keys begin alike, made when one is first wanted."""

    def __init__(self, prefix: str) -> None:
        super().__init__()
        self.prefix = prefix

    def __missing__(self, name: str) -> tuple[Ask, ...]:
        found = self[name] = asks(self.prefix + name)
        return found


MOST_SEATS = 4


def asks(key: str) -> tuple[Ask, ...]:
    """The one Ask object of each seat for a question that is asked often."""
    return tuple(ask(seat, key) for seat in range(MOST_SEATS))


def ask(seat: int, key: str) -> Ask:
    """The one Ask object of a seat and question; values are shared, never changed."""
    found = _ASKS.get((seat, key))
    if found is None:
        found = _ASKS[seat, key] = Ask(seat, key)
    return found


WINDOW_ASKS = {window: asks("window-" + window) for window in WINDOWS}
PAYMENT_ASKS, DIE_ASKS = Asks("pay-"), Asks("choose-die-")


def refuse(rule: str, key: str, **params: Any) -> Refusal:
    """A refusal of this game; the key gets its prefix here."""
    return Refusal(rule, f"{KEYS.refusal}-{key}", params)


def one_of(selector: Any) -> Phrase:
    """One of what a selector finds, in words."""
    return phrase("sel-one", what=selector.noun())


def unexpected(action: Action, question: str, rule: str) -> Refusal:
    """An action that does not answer the question at all."""
    if isinstance(action, Counterattack) and not rule.startswith((*_STEPS, "DF-CTR-")):
        rule = "DF-CTR-1"
    rule = _MOMENTS.get(type(action), rule if rule.startswith(_STEPS) else _USES.get(type(action), rule))
    return refuse(rule, "not-an-answer", action=type(action).__name__, question=question)
