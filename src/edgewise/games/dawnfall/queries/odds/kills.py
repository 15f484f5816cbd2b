"""The odds of several strikes: an Activation that shall kill, a volley of Shots, a Sequence with a Backstab."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from edgewise.core.odds import Odds, Reason, Share
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.games.dawnfall.frames.shooting import shots
from edgewise.games.dawnfall.queries.attributes import ability_count
from edgewise.games.dawnfall.queries.odds.asking import Kills, Question, Sequence
from edgewise.games.dawnfall.queries.odds.campaign import Campaign, Goal, Strike
from edgewise.games.dawnfall.queries.odds.checks import check_pair, staged_for
from edgewise.games.dawnfall.queries.odds.duel import told_costs
from edgewise.games.dawnfall.queries.odds.rolls import GOAL, SECOND, SPREAD, prefers
from edgewise.games.dawnfall.queries.odds.scene import fight_reasons, scene_of, unforeseen
from edgewise.games.dawnfall.queries.odds.shots import aim_of, check_of, shot_reasons, shot_roll
from edgewise.games.dawnfall.state import Game, enemies, on_board


def series_odds(state: Game, question: Sequence) -> Odds:
    """A Sequence with a Backstab before or after it: the chance that the target is wounded at least once. DF-BCK-2."""
    check_pair(state, question.model, question.target)
    model, target = question.model, question.target
    twin, knowns = staged_for(state, question, model, target)
    strikes = [Strike(model, "combat", target), Strike(model, "backstab", target)]
    if question.backstab == "before":
        strikes.reverse()
    squads = state.model_squad[model], state.model_squad[target]
    campaign = Campaign(
        Goal("wounds", 1, *squads, most=2), knowns, most_rolls(twin, squads), in_order=True, anywhere=True
    )
    scene = scene_of(twin.clone(), model, target, knowns, backstab=False)
    return campaign_odds(twin, question, campaign, [tuple(strikes)], fight_reasons(scene))


def kill_odds(state: Game, question: Kills) -> Odds:
    """A Squad strikes with each of its models once: the chance to kill at least n of another one. DF-COM-2."""
    own, foe = question.squad, question.of
    _check_squads(state, question)
    twin, knowns = staged_for(state, question, on_board(state, own)[0], on_board(state, foe)[0])
    strikes = strikes_of(twin, question)
    rolls = 1 if question.by == "shot" else most_rolls(twin, (own, foe))
    goal = Goal("kills", question.n, own, foe, most=question.n)
    campaign = Campaign(goal, knowns, rolls, anywhere=question.anywhere, card=question.card)
    return campaign_odds(twin, question, campaign, strikes, _reasons(twin, campaign, strikes))


def _check_squads(state: Game, question: Kills) -> None:
    for field, squad in (("squad", question.squad), ("of", question.of)):
        if not 0 <= squad < len(state.squad_seat) or not on_board(state, squad):
            raise BadInput(phrase("bad-odds-squad", squad=squad), field=field, rule="DF-ACT-4")
    if state.squad_seat[question.of] not in enemies(state, state.squad_seat[question.squad]):
        message = phrase("bad-odds-squad-enemy", other=question.of, squad=question.squad)
        raise BadInput(message, field="of", rule="DF-COM-2")
    if question.n < 1:
        raise BadInput(phrase("bad-odds-kills"), field="n")


def strikes_of(state: Game, question: Kills) -> list[tuple[Strike, ...]]:
    """One strike for each model, with Shots as many as each fires; or one of any model. DF-COM-2, DF-SHO-9."""
    models = tuple(on_board(state, question.squad))
    if question.by == "shot" and question.card and check_of(state, models[0], question.card).shooter != "each":
        return [(Strike(m, "shot"),) for m in models]
    if question.by == "shot":
        models = shots(state, models)
    return [tuple(Strike(m, question.by) for m in models)]


def most_rolls(state: Game, squads: tuple[int, int]) -> int:
    """The most rolls of one Sequence: two for the Attack, two for each Counterattack. DF-CTR-5."""
    models = [m for squad in squads for m in on_board(state, squad)]
    more = max(ability_count(state, m, "extra_counterattack") for m in models)
    return 2 * (2 + more)


def campaign_odds(
    state: Game, question: Question, campaign: Campaign, ways: list[tuple[Strike, ...]], reasons: list[Reason]
) -> Odds:
    """The answer for several strikes; of several ways to strike the best is taken."""
    value, scale = campaign.value(state, ways[0], 0), campaign.scale(len(ways[0]))
    for way in ways[1:]:
        found = campaign.value(state, way, 0)
        value = found if prefers(0, found, value) else value
    goal = campaign.goal
    spread = {f"{goal.counts}-{n}": Fraction(part, scale) for n, part in enumerate(value[SPREAD:])}
    return Odds(
        kind=question.kind,
        seat=state.squad_seat[goal.own],
        harm_done=Share.of(1 - Fraction(value[SPREAD], scale)),
        harm_taken=None,
        question=msgspec.to_builtins(question),
        chance=Share.of(Fraction(value[GOAL], scale)),
        outcomes={name: Share.of(chance) for name, chance in spread.items()},
        costs=told_costs(value, scale, (state.squad_seat[goal.own], state.squad_seat[goal.foe])),
        reasons=tuple(reasons),
        parts={"own-losses": Share.of(Fraction(value[SECOND], scale))},
        unforeseen=unforeseen(state),
    )


def _reasons(state: Game, campaign: Campaign, ways: list[tuple[Strike, ...]]) -> list[Reason]:
    """The numbers of the first strike that is possible."""
    options = [option for way in ways for option in campaign.options(state, way)]
    if not options:
        return []
    (strike, target), twin = options[0], state.clone()
    own, enemy = campaign.knowns
    if strike.how == "shot":
        aim = aim_of(twin, strike.model, (target,), campaign.card, own, enemy, anywhere=campaign.anywhere)
        return shot_reasons(twin, aim, shot_roll(twin, aim, own, lambda *_: (), 1).dice)
    return fight_reasons(scene_of(twin, strike.model, target, (own, enemy), backstab=strike.how == "backstab"))
