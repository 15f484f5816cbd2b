"""Odds: exact chances of fights, asked about a match-up, a position, a saved match or what a seat may know.

The game works them out by its own rules; this is the front that programs and commands ask.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

import msgspec

from edgewise import catalog
from edgewise.core.odds import Choice, Cost, Odds, Reason, Share
from edgewise.core.weighing import TellsOdds

__all__ = [
    "Choice",
    "Cost",
    "Odds",
    "Reason",
    "Share",
    "Teller",
    "answer_schema",
    "asked",
    "chances",
    "matchup",
    "models",
    "question_schema",
    "table",
    "telling",
    "with_extremes",
]


Teller: TypeAlias = TellsOdds[Any, Any]


def telling(game: str) -> Teller:
    """A game that tells odds, by its name."""
    return catalog.game(game)


def asked(game: str, table: Any, question: Mapping[str, Any] | msgspec.Struct) -> Odds:
    """The answer about a state of a match, or about a view: hidden hands and decks never count."""
    return telling(game).odds(table, question)


def matchup(
    game: str,
    attacker: Mapping[str, Any] | msgspec.Struct,
    defender: Mapping[str, Any] | msgspec.Struct,
    question: Mapping[str, Any] | None = None,
    content: Sequence[str] = (),
) -> Odds:
    """The answer about two fighters with nothing else on the table; a fight between their first models by default."""
    rules = telling(game)
    state = rules.matchup(attacker, defender, content)
    own, foes = models(rules, state)
    asked_for = {"type": "sequence", "model": own[0], "target": foes[0]}
    return asked(game, state, asked_for if question is None else question)


def with_extremes(rules: Teller, state: Any, question: Mapping[str, Any], answer: Odds) -> Odds:
    """The answer with further parts: the chance when nobody has Crystals, and when both have more than they need."""
    parts = dict(answer.parts)
    for name, purse in rules.extremes.items():
        sides = {side: {**question.get(side, {}), **purse} for side in ("own", "enemy")}
        parts[name] = rules.odds(state, {**question, **sides}).chance
    return msgspec.structs.replace(answer, parts=parts)


def models(rules: Teller, state: Any) -> tuple[list[int], list[int]]:
    """The numbers of the models of both fighters of a match-up."""
    own, foes = rules.fielded(state)
    return list(own), list(foes)


def table(game: str, text: str) -> Any:
    """The state of a saved match or of a position, from its text."""
    try:
        fields = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except msgspec.DecodeError:
        fields = {}
    if "state" in fields and "record" in fields:
        return catalog.Match.load(text).state
    return catalog.Match.from_position(game, text).state


def chances(odds: Odds) -> dict[str, Fraction]:
    """The outcomes as fractions, for programs that go on calculating."""
    return {name: share.fraction for name, share in odds.outcomes.items()}


def question_schema(game: str) -> dict[str, Any]:
    """JSON Schema of the questions of a game."""
    return msgspec.json.schema(telling(game).question_type)


def answer_schema() -> dict[str, Any]:
    """JSON Schema of the answers."""
    return msgspec.json.schema(Odds)
