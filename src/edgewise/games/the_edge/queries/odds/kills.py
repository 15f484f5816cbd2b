"""The odds of all assaults of one action: how many models of a squad die. ED-ASL-5, ED-ASL-6, ED-COM-1."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from edgewise.core.odds import Odds, Share
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.games.the_edge.queries.odds.asking import Kills, Sequence
from edgewise.games.the_edge.queries.odds.combat import Ends, clashes_of, ends_of, known_of, reasons_of
from edgewise.games.the_edge.queries.places import touching
from edgewise.games.the_edge.state import Game, living

Pairs = tuple[tuple[int, int], ...]
# Chances by models killed and own models lost.
Rows = dict[tuple[int, int], Fraction]


def kill_odds(state: Game, question: Kills) -> Odds:
    """A squad assaults with every model that touches the other squad: the chance to kill at least n of it.

    Statistics are those of the start; passives that a death sets off are left out.
    """
    _check(state, question)
    pairs = pairs_of(state, question)
    ends = {pair: _ends(state, question, *pair) for pair in pairs}
    campaign = Campaign(ends, question.n, once=question.anywhere)
    rows = campaign.play(frozenset(pairs), state.hp[question.squad], state.hp[question.of], 0)
    spread: dict[int, Fraction] = {}
    for (killed, _), chance in rows.items():
        spread[killed] = spread.get(killed, Fraction(0)) + chance
    first = clashes_of(state, _combat(question, *pairs[0]))
    reasons = reasons_of(state, first, known_of(question, pairs[0][0]))
    return Odds(
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


def _combat(question: Kills, model: int, target: int) -> Sequence:
    return Sequence(model=model, target=target, own=question.own, enemy=question.enemy)


def _ends(state: Game, question: Kills, model: int, target: int) -> Ends:
    return ends_of(state, clashes_of(state, _combat(question, model, target)), model, known_of(question, model))


class Campaign:
    """Combats in the best order: kill as many as asked, then lose few; each one is named after the last. ED-ASL-7."""

    def __init__(self, ends: dict[tuple[int, int], Ends], n: int, *, once: bool) -> None:
        """`once`: a model fights one combat, whatever it could reach."""
        self._ends = ends
        self._n = n
        self._once = once
        self._known: dict[tuple[frozenset[tuple[int, int]], int, int, int], Rows] = {}

    def play(self, left: frozenset[tuple[int, int]], hp: int, foe_hp: int, killed: int) -> Rows:
        """The chances of deaths on both sides from here on."""
        key = (left, hp, foe_hp, min(killed, self._n))
        if key not in self._known:
            ways = [self._after(pair, left, hp, foe_hp, killed) for pair in sorted(left)]
            self._known[key] = max(ways, key=lambda rows: self._worth(rows, killed), default={(0, 0): Fraction(1)})
        return self._known[key]

    def _worth(self, rows: Rows, killed: int) -> tuple[Fraction, Fraction]:
        enough = sum((p for (more, _), p in rows.items() if killed + more >= self._n), Fraction(0))
        return enough, -average_losses(rows)

    def _after(
        self, pair: tuple[int, int], left: frozenset[tuple[int, int]], hp: int, foe_hp: int, killed: int
    ) -> Rows:
        """One combat, then the rest: tokens go first, then the model that was hit, with its contacts. ED-WND-6."""
        model, target = pair
        result = self._ends[pair]
        rest = frozenset(p for p in left if p[0] != model) if self._once else left - {pair}
        found: Rows = {}
        _add(found, result.nothing, self.play(rest, hp, foe_hp, killed), (0, 0))
        if foe_hp:
            _add(found, result.target, self.play(rest, hp, foe_hp - 1, killed), (0, 0))
        else:
            alive = frozenset(p for p in rest if p[1] != target)
            _add(found, result.target, self.play(alive, hp, 0, killed + 1), (1, 0))
        if hp:
            _add(found, result.model, self.play(rest, hp - 1, foe_hp, killed), (0, 0))
        else:
            alive = frozenset(p for p in rest if p[0] != model)
            _add(found, result.model, self.play(alive, 0, foe_hp, killed), (0, 1))
        return found


def average_losses(rows: Rows) -> Fraction:
    """How many own models die on average."""
    return sum((lost * chance for (_, lost), chance in rows.items()), Fraction(0))


def _add(found: Rows, chance: Fraction, rows: Rows, deaths: tuple[int, int]) -> None:
    if not chance:
        return
    for (killed, lost), part in rows.items():
        key = (killed + deaths[0], lost + deaths[1])
        found[key] = found.get(key, Fraction(0)) + chance * part
