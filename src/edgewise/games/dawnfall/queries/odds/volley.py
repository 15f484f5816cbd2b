"""The odds of one Shot. DF-SHO-4, DF-SHO-5, DF-SHO-8."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from edgewise.core.odds import Odds, Share
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.games.dawnfall.queries.odds.asking import Known, Question, Shot
from edgewise.games.dawnfall.queries.odds.checks import check_model, staged_for
from edgewise.games.dawnfall.queries.odds.duel import told_costs
from edgewise.games.dawnfall.queries.odds.plan import shot_plan
from edgewise.games.dawnfall.queries.odds.purse import Purse, purse_of
from edgewise.games.dawnfall.queries.odds.rolls import GOAL, ROLL, SPREAD, BestRoll, Value
from edgewise.games.dawnfall.queries.odds.scene import unforeseen
from edgewise.games.dawnfall.queries.odds.shots import Aim, aim_of, hit_effect, shot_reasons, shot_roll
from edgewise.games.dawnfall.state import Game, enemies, living, seat_of


class Volley:
    """One Shot: how many of its targets are hit, and what that does to the table."""

    def __init__(self, state: Game, aim: Aim, known: Known, hits: int) -> None:
        self.state = state
        self.aim = aim
        self.hits = hits
        foes = enemies(state, seat_of(state, aim.model))
        self.is_foe = [seat_of(state, t) in foes for t in aim.targets]
        self.roll: BestRoll = shot_roll(state, aim, known, self.after, 1)

    def after(self, hits: int, purse: Purse) -> Value:
        """Side 0 plays for so many enemies hit, then for more enemies and fewer own models; nobody plays against."""
        foes = sum(self.is_foe[:hits])
        # The second aim is told as what side 0 wants little of: own models less enemies.
        spread = tuple(int(i == hits) for i in range(len(self.is_foe) + 1))
        return (int(foes >= self.hits), hits - 2 * foes, 0, 0, 0, 0, *spread)

    def parts(self, by_hits: list[Fraction], purse: Purse) -> dict[str, Share]:
        """The chance of a hit for each target, and the chances of so many deaths."""
        found = {f"hit-{t}": Share.of(sum(by_hits[i + 1 :], Fraction(0))) for i, t in enumerate(self.aim.targets)}
        deaths = [self._deaths(hits, purse) for hits in range(len(by_hits))]
        for n in sorted({k for k in deaths if k}):
            chance = sum((p for p, k in zip(by_hits, deaths, strict=True) if k >= n), Fraction(0))
            found[f"kills-{n}"] = Share.of(chance)
        return found

    def _deaths(self, hits: int, purse: Purse) -> int:
        after = hit_effect(self.state, self.aim, self.aim.targets[:hits], purse)
        squads = {self.state.model_squad[t] for t, foe in zip(self.aim.targets, self.is_foe, strict=True) if foe}
        return sum(len(living(self.state, s)) - len(living(after, s)) for s in squads)


def shot_odds(state: Game, question: Shot) -> Odds:
    """One Shot: the chance that at least so many enemies are hit."""
    targets = tuple(dict.fromkeys(question.targets))
    for field, model in (("model", question.model), *(("targets", t) for t in targets)):
        check_model(state, field, model)
    if not targets or question.hits < 1:
        raise BadInput(phrase("bad-odds-targets"), field="targets")
    seat = seat_of(state, question.model)
    twin, knowns = staged_for(state, question, question.model, targets[0])
    aim = aim_of(twin, question.model, targets, question.card, *knowns, anywhere=question.anywhere)
    volley = Volley(twin, aim, question.own, question.hits)
    return volley_odds(volley, question, volley.roll.value(purse_of(twin, seat)), ROLL)


def volley_odds(volley: Volley, question: Question, value: Value, scale: int) -> Odds:
    """The answer for a Shot."""
    state, seat = volley.state, seat_of(volley.state, volley.aim.model)
    purse = purse_of(state, seat)
    by_hits = [Fraction(n, scale) for n in value[SPREAD:]]
    return Odds(
        kind=question.kind,
        seat=seat,
        harm_done=Share.of(1 - by_hits[0]),
        harm_taken=Share.of(0),
        question=msgspec.to_builtins(question),
        chance=Share.of(Fraction(value[GOAL], scale)),
        outcomes={f"hits-{n}": Share.of(p) for n, p in enumerate(by_hits) if p or not n},
        costs=told_costs(value, scale, (seat, seat))[:1],
        reasons=tuple(shot_reasons(state, volley.aim, volley.roll.dice)),
        plan=shot_plan(volley.roll, purse, seat),
        parts=volley.parts(by_hits, purse),
        unforeseen=unforeseen(state),
    )
