"""The odds of all assaults of one action: how many models of a squad die. ED-ASL-5, ED-ASL-6, ED-COM-1."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import msgspec

from edgewise.core.odds import Odds, Share
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.games.the_edge.kinds import Model
from edgewise.games.the_edge.queries.odds.asking import Kills, Sequence
from edgewise.games.the_edge.queries.odds.combat import Ends, clashes_of, ends_of, known_of, reasons_of
from edgewise.games.the_edge.queries.places import touching
from edgewise.games.the_edge.state import Game, living

Pairs = tuple[tuple[Model, Model], ...]
# Chances by models killed and own models lost.
Rows = dict[tuple[int, int], Fraction]


def kill_odds(state: Game, question: Kills) -> Odds:
    """A squad assaults with every model that touches the other squad: the chance to kill at least n of it.

    Statistics are read at each combat; passives that a death sets off are left out.
    """
    _check(state, question)
    pairs = pairs_of(state, question)
    stand = Stand(frozenset(pairs), frozenset(), state.hp[question.squad], state.hp[question.of])
    rows = Campaign(state, question).play(stand, 0)
    spread: dict[int, Fraction] = {}
    for (killed, _), chance in rows.items():
        spread[killed] = spread.get(killed, Fraction(0)) + chance
    first = clashes_of(state, _combat(question, *pairs[0]))
    reasons = reasons_of(state, first, known_of(question, pairs[0][0]))
    return Odds(
        kind=question.kind,
        seat=state.book.squad_seat[question.squad],
        harm_done=Share.of(1 - spread.get(0, Fraction(0))),
        harm_taken=None,
        question=msgspec.to_builtins(question),
        chance=Share.of(sum((p for n, p in spread.items() if n >= question.n), Fraction(0))),
        outcomes={f"kills-{n}": Share.of(p) for n, p in sorted(spread.items())},
        costs=(),
        reasons=tuple(dict.fromkeys(reasons)),
        parts={"own-losses": Share.of(average_losses(rows))},
    )


def _check(state: Game, question: Kills) -> None:
    for field, squad in (("squad", question.squad), ("of", question.of)):
        if not 0 <= squad < len(state.hp) or not living(state, squad):
            raise BadInput(phrase("bad-odds-edge-squad", squad=squad), field=field, rule="ED-ACT-1")
    if state.book.squad_seat[question.of] == state.book.squad_seat[question.squad]:
        message = phrase("bad-odds-edge-enemy", other=question.of, squad=question.squad)
        raise BadInput(message, field="of", rule="ED-ASL-2")
    if question.n < 1:
        raise BadInput(phrase("bad-odds-kills"), field="n")


def pairs_of(state: Game, question: Kills) -> Pairs:
    """The combats: every contact; when the squads merely meet, each model may reach any one enemy. ED-ASL-2."""
    mine, theirs = living(state, question.squad), living(state, question.of)
    if question.anywhere:
        return tuple((m, t) for m in mine for t in theirs)
    found = tuple((m, t) for m in mine for t in theirs if touching(state, m, t))
    if not found:
        message = phrase("bad-odds-apart", other=question.of, squad=question.squad)
        raise BadInput(message, field="of", rule="ED-ASL-2")
    return found


def _combat(question: Kills, model: Model, target: Model) -> Sequence:
    return Sequence(model=model, target=target, own=question.own, enemy=question.enemy)


class Stand(NamedTuple):
    """What is left between two combats: the combats to come, the dead, and the HP tokens of both squads."""

    left: frozenset[tuple[Model, Model]]
    dead: frozenset[int]
    hp: int
    foe_hp: int

    def without(self, model: int) -> Stand:
        """The model has died, with the combats it had. ED-WND-6."""
        return self._replace(left=frozenset(p for p in self.left if model not in p), dead=self.dead | {model})


class Campaign:
    """Combats in the best order: kill as many as asked, then lose few; each one is named after the last. ED-ASL-7."""

    def __init__(self, state: Game, question: Kills) -> None:
        self._state = state
        self._question = question
        self._ends: dict[tuple[tuple[Model, Model], frozenset[int]], Ends] = {}
        self._known: dict[tuple[Stand, int], Rows] = {}

    def play(self, stand: Stand, killed: int) -> Rows:
        """The chances of deaths on both sides from here on."""
        key = (stand, min(killed, self._question.n))
        if key not in self._known:
            ways = [self._after(pair, stand, killed) for pair in sorted(stand.left)]
            self._known[key] = max(ways, key=lambda rows: self._worth(rows, killed), default={(0, 0): Fraction(1)})
        return self._known[key]

    def _worth(self, rows: Rows, killed: int) -> tuple[Fraction, Fraction]:
        enough = sum((p for (more, _), p in rows.items() if killed + more >= self._question.n), Fraction(0))
        return enough, -average_losses(rows)

    def _after(self, pair: tuple[Model, Model], stand: Stand, killed: int) -> Rows:
        """One combat, then the rest: tokens go first, then the model that was hit. ED-WND-1, ED-WND-2."""
        model, target = pair
        result, rest = self._result(pair, stand.dead), self._rest(pair, stand)
        found: Rows = {}
        _add(found, result.nothing, self.play(rest, killed), (0, 0))
        if rest.foe_hp:
            _add(found, result.target, self.play(rest._replace(foe_hp=rest.foe_hp - 1), killed), (0, 0))
        else:
            _add(found, result.target, self.play(rest.without(target), killed + 1), (1, 0))
        if rest.hp:
            _add(found, result.model, self.play(rest._replace(hp=rest.hp - 1), killed), (0, 0))
        else:
            _add(found, result.model, self.play(rest.without(model), killed), (0, 1))
        return found

    def _rest(self, pair: tuple[Model, Model], stand: Stand) -> Stand:
        """The combats to come after one; a model that reaches everybody fights only once."""
        if not self._question.anywhere:
            return stand._replace(left=stand.left - {pair})
        return stand._replace(left=frozenset(p for p in stand.left if p[0] != pair[0]))

    def _result(self, pair: tuple[Model, Model], dead: frozenset[int]) -> Ends:
        """How a combat ends when some models are gone; their contacts are gone with them. ED-CLR-20."""
        if (pair, dead) not in self._ends:
            twin = self._state.clone()
            for model in dead:
                twin.at[model] = None
            clashes = clashes_of(twin, _combat(self._question, *pair))
            self._ends[pair, dead] = ends_of(twin, clashes, pair[0], known_of(self._question, pair[0]))
        return self._ends[pair, dead]


def average_losses(rows: Rows) -> Fraction:
    """How many own models die on average."""
    return sum((lost * chance for (_, lost), chance in rows.items()), Fraction(0))


def _add(found: Rows, chance: Fraction, rows: Rows, deaths: tuple[int, int]) -> None:
    if not chance:
        return
    for (killed, lost), part in rows.items():
        key = (killed + deaths[0], lost + deaths[1])
        found[key] = found.get(key, Fraction(0)) + chance * part
