"""The numbers of an exchange with the reasons behind them. ED-SQD-2."""

from __future__ import annotations

from collections.abc import Iterator

from edgewise.core.odds import Reason
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.games.the_edge.continuous import Situation, aura_lines, has_mark, holds, initiative, lines_of
from edgewise.games.the_edge.effects.values import amount
from edgewise.games.the_edge.frames.dice import Clash, modifier
from edgewise.games.the_edge.queries.odds.asking import Known
from edgewise.games.the_edge.queries.odds.exchange import Roll
from edgewise.games.the_edge.state import Game


def attack_roll(state: Game, clash: Clash, known: Known) -> Roll:
    """The roll of the side that strikes or shoots."""
    shoots = clash.kind == "shot"
    plus = modifier(state, clash, "attack") + (known.hit if shoots else known.attack)
    marked = not shoots and known.rerolls and has_mark(state, clash.attacker, "reroll-attack")
    return Roll(max(plus, 0), marked, sum(clash.attack) if clash.attack else None)


def defense_roll(state: Game, clash: Clash, known: Known) -> Roll:
    """The roll of the side that is struck."""
    plus = modifier(state, clash, "defense") + known.defense
    marked = known.rerolls and has_mark(state, clash.defender, "reroll-defense")
    return Roll(max(plus, 0), marked, sum(clash.defense) if clash.defense else None)


def known_initiative(state: Game, test: Situation, known: Known) -> int:
    """The Initiative of a model in a combat, with what is given about its side. ED-COM-2."""
    return max(initiative(state, test.model, test.other, test.assaulter) + known.initiative, 0)


def clash_reasons(state: Game, clash: Clash, knowns: tuple[Known, Known]) -> Iterator[Reason]:
    """Where the numbers of an exchange come from; `knowns` are those of the attacker and of the defender."""
    mine, theirs = clash.attacker, clash.defender
    if clash.kind == "shot":
        yield _reason(state, mine, "hit-bonus", clash.bonus, "printed", "ED-SHO-4")
        if knowns[0].hit:
            yield _reason(state, mine, "hit-bonus", knowns[0].hit, "known", "ED-SHO-4")
    else:
        yield from _of_statistic(state, Situation(mine, theirs, clash.kind, True, clash.assaulter), "attack")
        yield from _given(state, mine, "attack", knowns[0].attack)
        if knowns[0].rerolls and has_mark(state, mine, "reroll-attack"):
            yield _reason(state, mine, "attack-reroll", None, _mark_source(state, mine, "reroll-attack"), "ED-REL-1")
    yield from _of_statistic(state, Situation(theirs, mine, clash.kind, False, clash.assaulter), "defense")
    yield from _given(state, theirs, "defense", knowns[1].defense)
    if knowns[1].rerolls and has_mark(state, theirs, "reroll-defense"):
        yield _reason(state, theirs, "defense-reroll", None, _mark_source(state, theirs, "reroll-defense"), "ED-REL-1")


def initiative_reasons(state: Game, test: Situation, known: Known) -> Iterator[Reason]:
    """Where a model's Initiative comes from. ED-COM-2."""
    yield from _of_statistic(state, test, "initiative", rule="ED-COM-2")
    yield from _given(state, test.model, "initiative", known.initiative)


def _of_statistic(state: Game, situation: Situation, stat: str, rule: str = "ED-COM-4") -> Iterator[Reason]:
    """The printed value and every line that changes it now. Must agree with continuous.statistic()."""
    model, squad = situation.model, state.book.model_squad[situation.model]
    yield _reason(state, model, stat, state.book.printed[squad][state.sides[squad]][stat], "printed", rule)
    for line, unused in (*lines_of(state, squad, model), *aura_lines(state, squad)):
        if line.what == stat and all(holds(state, name, situation) for name in line.only):
            yield _reason(state, model, stat, amount(line.n, unused), line.source, "ED-SQD-2")


def _given(state: Game, model: int, stat: str, n: int) -> Iterator[Reason]:
    if n:
        yield _reason(state, model, stat, n, "known", "ED-SQD-2")


def _mark_source(state: Game, model: int, what: str) -> str:
    squad = state.book.model_squad[model]
    found = [line.source for line, _ in lines_of(state, squad, model) if line.what == what]
    return found[0] or "printed"


def _reason(state: Game, model: int, what: str, n: int | None, source: str, rule: str) -> Reason:
    return Reason(model, card_of(state, model), what, n, source, rule)


def card_of(state: Game, model: int) -> str:
    """The id of a model's squad card."""
    found: str = state.book.squad_card[state.book.model_squad[model]].id
    return found


def check_model(state: Game, field: str, model: int) -> None:
    """The model must stand on the board."""
    if not 0 <= model < len(state.at) or state.at[model] is None:
        raise BadInput(phrase("bad-odds-model", model=model), field=field, rule="ED-ASL-2")


def check_pair(state: Game, model: int, target: int) -> None:
    """Both models must stand on the board, on different sides. ED-ASL-2."""
    check_model(state, "model", model)
    check_model(state, "target", target)
    if state.book.model_seat[model] == state.book.model_seat[target]:
        raise BadInput(phrase("bad-odds-enemy", target=target, model=model), field="target", rule="ED-ASL-2")
