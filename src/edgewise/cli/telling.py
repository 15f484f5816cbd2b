"""Odds as a reader sees them: chances, costs, best play and the reasons behind the numbers."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from edgewise import catalog
from edgewise.core.flow import Action
from edgewise.core.odds import Choice, Odds, Reason, Share
from edgewise.core.refusal import BadInput
from edgewise.lab.odds import Teller, telling

SHOWN_CHOICES = 12
# A part that is an expected number, not a chance.
LOSSES = "own-losses"
HEADLINES = {
    "sequence": "odds-sequence",
    "backstab": "odds-backstab",
    "shot": "odds-shot",
    "kills": "odds-kills-asked",
    "running": "odds-running",
}


def print_odds(rules: Any, table: Any, answer: Odds, language: str) -> int:
    """Prints an answer as tables; returns the exit status of a command that is done."""
    console = Console(soft_wrap=True, highlight=False)
    for part in Told(rules, table, answer, language).parts():
        console.print(part, markup=False) if isinstance(part, str) else console.print(part)
    return 0


class Told:
    """An answer in the words of a language."""

    def __init__(self, rules: Any, table: Any, answer: Odds, language: str) -> None:
        self.answer = answer
        self.say = catalog.speaker(language).say
        squads = rules.texts(language, table)["squads"]
        self.names = {card: text["name"] for card, text in squads.items()}

    def parts(self) -> list[str | Table]:
        """Headline, outcomes, costs, dice, best play and reasons."""
        kind = self.answer.kind
        chance = self.answer.chance
        found: list[str | Table] = [
            self.say(HEADLINES[kind], {"percent": _percent(self.say, chance), "exact": chance.exact}),
            self._outcomes(),
            *self._costs(),
            *self._dice(),
            *self._plan(),
            self._reasons(),
            self.say("odds-explained" if self.answer.costs else "odds-explained-plain"),
            *self._unforeseen(),
        ]
        return found

    def _outcomes(self) -> Table:
        table = self._table("odds-outcome", "odds-chance", "odds-exact")
        for name, share in {**self.answer.outcomes, **self.answer.parts}.items():
            if name != LOSSES:
                table.add_row(self._outcome(name), _percent(self.say, share), share.exact)
        return table

    def _outcome(self, name: str) -> str:
        """An outcome in words; counted ones end in their number."""
        stem, _, number = name.rpartition("-")
        if number.isdecimal():
            at_least = "least-" if name in self.answer.parts and stem == "kills" else ""
            return self.say(f"odds-{at_least}{stem}", {"n": int(number)})
        return self.say(f"odds-{name}")

    def _costs(self) -> list[str]:
        lost = self.answer.parts.get(LOSSES)
        losses = [] if lost is None else [self.say("odds-own-losses", {"expected": lost.value, "exact": lost.exact})]
        return losses + [
            self.say(
                "odds-cost",
                {
                    "seat": cost.seat + 1,
                    "expected": cost.expected.value,
                    "exact": cost.expected.exact,
                    "worst": cost.worst,
                },
            )
            for cost in self.answer.costs
        ]

    def _dice(self) -> list[Table]:
        if not self.answer.dice:
            return []
        table = self._table("odds-dice", *(f"odds-roll-{roll}" for roll in self.answer.dice))
        for pair in next(iter(self.answer.dice.values())):
            mine, theirs = (self.say(f"odds-colour-{die}") for die in pair.split("-"))
            cells = [f"{_percent(self.say, rows[pair])} ({rows[pair].exact})" for rows in self.answer.dice.values()]
            table.add_row(self.say("odds-against", {"mine": mine, "theirs": theirs}), *cells)
        return [table]

    def _plan(self) -> list[str]:
        shown = [self._choice(each) for each in self.answer.plan[:SHOWN_CHOICES]]
        return [self.say("odds-plan"), *shown] if shown else []

    def _choice(self, choice: Choice) -> str:
        """One answer of best play, with the situation it is for."""
        when = ", ".join(self.say(f"odds-when-{name}", {"n": n}) for name, n in choice.when.items())
        again = ", ".join(self.say(f"odds-again-{how}", {"face": face}) for face, how in choice.rerolls.items())
        params = {
            "seat": choice.seat + 1,
            "what": self.say(f"odds-roll-{choice.what}"),
            "when": when,
            "answer": self.say(f"odds-answer-{choice.answer}"),
            "again": again or self.say("odds-again-nothing"),
        }
        return self.say("odds-choice" if choice.answer in ("yellow", "red") else "odds-decision", params)

    def _reasons(self) -> Table:
        table = self._table("odds-whose", "odds-number", "odds-amount", "odds-source", "odds-rule")
        for reason in dict.fromkeys(self.answer.reasons):
            amount = "-" if reason.amount is None else str(reason.amount)
            table.add_row(
                self._whose(reason), self.say(f"odds-{reason.what}"), amount, self._source(reason), reason.rule
            )
        return table

    def _unforeseen(self) -> list[str]:
        left_out = self.answer.unforeseen
        return [self.say("odds-unforeseen", {"effects": ", ".join(left_out)})] if left_out else []

    def _whose(self, reason: Reason) -> str:
        return f"{self.names.get(reason.name, reason.name)} [{reason.model}]".replace("[", "\\[")

    def _source(self, reason: Reason) -> str:
        known = ("printed", "dice", "marked", "symbol", "rules", "known")
        return self.say(f"odds-from-{reason.source}") if reason.source in known else reason.source

    def _table(self, *keys: str) -> Table:
        table = Table(box=None)
        for key in keys:
            table.add_column(self.say(key))
        return table


def fight_lines(match: catalog.Match, say: Any) -> list[str]:
    """A line for each fight on offer, or the odds and the best answer of the fight under way; else nothing."""
    game, state = telling(match.record.game), match.state
    lines = []
    for action in match.legal():
        chance = _own_chance(match, game, action)
        if chance is not None:
            lines.append(f"{match.describe(action)}: {_percent(say, chance)} ({chance.exact})")
    return lines or _running_lines(game, state, say)


def _own_chance(match: catalog.Match, game: Teller, action: Action) -> Share | None:
    """The chance of a fight or Shot that an answer begins; None for one that begins none."""
    question = catalog.game(match.record.game).showing.odds_question(msgspec.to_builtins(action))
    if question["type"] == "running":
        return None
    try:
        return game.odds(match.state, question).chance
    except BadInput:
        return None  # a card or ability that neither fights nor shoots


def _running_lines(game: Teller, state: Any, say: Any) -> list[str]:
    try:
        answer = game.odds(state, {"type": "running"})
    except BadInput:
        return []
    chance = answer.chance
    return [
        say("odds-running", {"percent": _percent(say, chance), "exact": chance.exact}),
        *(say("odds-advice", {"answer": say(f"odds-answer-{choice.answer}")}) for choice in answer.plan[:1]),
    ]


def _percent(say: Any, share: Share) -> str:
    return str(say("odds-percent", {"percent": 100 * share.value}))
