"""Exact odds: equal to every face through the engine, and the numbers carry their reasons."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from edgewise import BadInput, game
from edgewise.core.flow import Ask, Roll, Rolled
from edgewise.core.odds import Odds
from edgewise.games.the_edge.actions import Assault, FreeAttack, Keep, Pass, PlayCard, Reroll, Use
from edgewise.games.the_edge.continuous import Situation, statistic
from edgewise.games.the_edge.kinds import AbilityId, Card
from edgewise.games.the_edge.queries.odds.exchange import DICE, ROLL, success
from edgewise.games.the_edge.queries.odds.exchange import Roll as Side
from tests.support.rules import rule
from tests.support.skirmish import Skirmish, skirmish

GAME: Any = game("the-edge")
ANGEL, SON = (18000, 18000), (20000, 18000)


def ask(table: Skirmish, kind: str, **fields: Any) -> Odds:
    found: Odds = GAME.odds(table.state, {"type": kind, **fields})
    return found


def shares(odds: Odds) -> dict[str, Fraction]:
    return {name: share.fraction for name, share in odds.outcomes.items()}


def enumerated(state: Any, wounds: tuple[int, int]) -> tuple[Fraction, Fraction]:
    """The chances that the second and that the first of two squads loses something, by every face and best play."""
    known: dict[bytes, tuple[Fraction, Fraction]] = {}
    book = state.book
    seats = tuple(book.squad_seat[squad] for squad in wounds)

    def lost(now: Any, squad: int) -> bool:
        before = state.hp[squad], sum(state.at[m] is not None for m in book.squad_models[squad])
        return (now.hp[squad], sum(now.at[m] is not None for m in book.squad_models[squad])) != before

    def after(now: Any, reply: Any) -> tuple[Fraction, Fraction]:
        twin = GAME.clone(now)
        GAME.mute(twin)
        GAME.apply(twin, reply)
        return worth(twin)

    def worth(now: Any) -> tuple[Fraction, Fraction]:
        if lost(now, wounds[1]):
            return Fraction(1), Fraction(0)
        if lost(now, wounds[0]):
            return Fraction(0), Fraction(1)
        want = GAME.pending(now)
        if isinstance(want, Ask) and want.key == "act":
            return Fraction(0), Fraction(0)
        key = GAME.save(now)
        if key not in known:
            known[key] = _worth(now, want)
        return known[key]

    def _worth(now: Any, want: Any) -> tuple[Fraction, Fraction]:
        if isinstance(want, Roll):
            rows = [after(now, Rolled(face)) for face in want.faces]
            return sum((r[0] for r in rows), Fraction(0)) / 6, sum((r[1] for r in rows), Fraction(0)) / 6
        assert isinstance(want, Ask)
        if want.key != "offer-reroll":
            return after(now, Pass())
        sign = 1 if want.seat == seats[0] else -1
        return max((after(now, Keep()), after(now, Reroll())), key=lambda w: sign * (w[0] - w[1]))

    return worth(state)


FIGHTS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "angel-son": ({"C-AOD": [ANGEL]}, {"D-SK1": [SON]}),
    "knight-son": ({"C-HK1": [(18250, 18000)]}, {"D-SK1": [SON]}),
    "lance-master": ({"C-HK2": {"at": [(18500, 18000)], "side": "shifted"}}, {"D-MOE": [SON]}),
    "bulwark-hound": ({"C-HK3": {"at": [(18750, 18000)], "side": "shifted"}}, {"D-HOU": [SON]}),
    "pilgrim-hound-dying": ({"C-PIL": {"at": [(19000, 18000)], "hp": 0}}, {"D-HOU": {"at": [SON], "hp": 0}}),
}


@rule("ED-COM-2", "ED-COM-5", "ED-COM-8", "ED-REL-2")
@pytest.mark.parametrize("name", sorted(FIGHTS))
def test_the_odds_of_a_combat_equal_every_face_through_the_engine(name: str) -> None:
    own, foe = FIGHTS[name]
    table = skirmish({**own, **foe}, active=next(iter(own)))
    model, target = table.model(next(iter(own))), table.model(next(iter(foe)))
    told = ask(table, "sequence", model=model, target=target)
    table.match.play(Assault(model, target))
    squads = table.state.book.model_squad
    exact = enumerated(table.state, (squads[model], squads[target]))
    ending = "killed" if "dying" in name else "wounded"
    assert shares(told).get(f"target-{ending}", Fraction(0)) == exact[0] == told.chance.fraction
    assert shares(told).get(f"model-{ending}", Fraction(0)) == exact[1]
    assert sum(shares(told).values()) == 1
    assert told.harm_done is not None and told.harm_taken is not None
    assert (told.kind, told.harm_done.fraction, told.harm_taken.fraction) == ("sequence", *exact)


@rule("ED-REL-4", "ED-SHO-10")
def test_a_free_attack_is_one_exchange_and_nobody_answers() -> None:
    table = skirmish({"C-HK1": [(18250, 18000)], "D-SK1": [SON]}, active="C-HK1", chapter={"hand": ["CS05"]})
    model, target = table.model("C-HK1"), table.model("D-SK1")
    told = ask(table, "sequence", model=model, target=target, free=True)
    table.match.play(PlayCard(Card("CS05"), target=model))
    assert set(shares(told)) == {"target-wounded", "nothing"}
    state = GAME.clone(table.state)
    while GAME.pending(state).key != "free-attack":
        GAME.apply(state, Pass())
    GAME.apply(state, FreeAttack(model, target))
    squads = state.book.model_squad
    assert enumerated(state, (squads[model], squads[target])) == (told.chance.fraction, Fraction(0))


@rule("ED-SHO-4", "ED-SHO-5", "ED-SPL-15", "ED-SPL-16")
def test_a_shot_rolls_for_everybody_in_its_area() -> None:
    places = [(18000, 18000), (19200, 18000), (25000, 18000)]
    table = skirmish({"C-PIL": places, "D-MOE": {"at": [(18000, 10000)], "side": "shifted"}}, demons={"unused": 5})
    shooter, near, other, far = table.model("D-MOE"), *(table.model("C-PIL", n) for n in (1, 2, 3))
    told = ask(table, "shot", model=shooter, target=near)
    hit = success(Side(2), Side(0))
    assert told.parts[f"hit-{near}"].fraction == told.parts[f"hit-{other}"].fraction == hit
    assert f"hit-{far}" not in told.parts
    assert told.harm_done is not None
    assert (told.kind, told.harm_done.fraction) == ("shot", 1 - (1 - hit) ** 2)
    assert shares(told) == {"hits-0": (1 - hit) ** 2, "hits-1": 2 * hit * (1 - hit), "hits-2": hit**2}
    assert ask(table, "shot", model=shooter, target=near, hits=2).chance.fraction == hit**2
    poor = ask(table, "shot", model=shooter, target=near, own={"crystals": 1})
    assert poor.parts[f"hit-{near}"].fraction == success(Side(0), Side(0))


@rule("ED-ASL-5", "ED-WND-3")
def test_the_chance_to_kill_counts_tokens_first_and_every_combat() -> None:
    around = [(17000, 18000), (19000, 18000)]
    table = skirmish({"C-PIL": {"at": around, "hp": 0}, "D-HOU": {"at": [ANGEL], "hp": 1}}, active="C-PIL")
    told = ask(table, "kills", squad=table.squad("C-PIL"), of=table.squad("D-HOU"))
    one = ask(table, "sequence", model=table.model("C-PIL"), target=table.model("D-HOU"))
    wins, loses = one.chance.fraction, shares(one)["model-killed"]
    # Both must wound; a dead Pilgrim does not keep the other one from trying, but one wound alone kills nobody.
    assert told.chance.fraction == wins * wins
    assert told.parts["own-losses"].fraction == 2 * loses


@rule("ED-CLR-20")
def test_a_hound_that_dies_no_longer_shares_its_enemy() -> None:
    around = [(17000, 18000), (19000, 18000)]
    table = skirmish({"D-HOU": {"at": around, "hp": 0}, "C-PIL": {"at": [ANGEL], "hp": 0}}, active="D-HOU")
    lonely = skirmish({"D-HOU": {"at": around[1:], "hp": 0}, "C-PIL": {"at": [ANGEL], "hp": 0}}, active="D-HOU")
    told = ask(table, "kills", squad=table.squad("D-HOU"), of=table.squad("C-PIL"))
    both, alone = (ask(t, "sequence", model=t.model("D-HOU"), target=t.model("C-PIL")) for t in (table, lonely))
    wins, dies = both.chance.fraction, shares(both)["model-killed"]
    assert alone.chance.fraction < wins
    assert told.chance.fraction == wins + (1 - wins - dies) * wins + dies * alone.chance.fraction


@rule("ED-ASL-7", "ED-WND-2")
def test_in_a_match_up_every_model_strikes_once_at_whoever_still_lives() -> None:
    pilgrims, brood = {"squad": "C-PIL", "models": 3}, {"squad": "D-ASH", "models": 2}
    state = GAME.matchup(pilgrims, brood, ())
    (mine, *_), (theirs, *_) = GAME.fielded(state)
    wins = GAME.odds(state, {"type": "sequence", "model": mine, "target": theirs}).chance.fraction
    squad, other = (state.book.model_squad[m] for m in (mine, theirs))
    told = GAME.odds(state, {"type": "kills", "squad": squad, "of": other, "n": 2, "anywhere": True})
    # Two of three combats must be won, whichever they are: nobody has to strike at a dead model.
    assert told.chance.fraction == 3 * wins**2 * (1 - wins) + wins**3


@rule("ED-SQD-2")
@given(
    sides=st.tuples(st.sampled_from(("normal", "shifted")), st.sampled_from(("normal", "shifted"))),
    pair=st.tuples(st.sampled_from(("C-PIL", "C-HK1", "C-HK2", "C-HK3")), st.sampled_from(("D-HOU", "D-SK1", "D-ASH"))),
    equipped=st.booleans(),
)
@settings(max_examples=12)
def test_the_reasons_of_a_number_add_up_to_it(sides: tuple[str, str], pair: tuple[str, str], equipped: bool) -> None:
    mine, theirs = pair
    own = {"at": [ANGEL], "side": sides[0], "progress": ["CP1", "CP2"] if equipped else []}
    table = skirmish({mine: own, theirs: {"at": [SON], "side": sides[1]}}, active=mine)
    model, target = table.model(mine), table.model(theirs)
    told = ask(table, "sequence", model=model, target=target, free=True)
    for who, other, what, attacks in ((model, target, "attack", True), (target, model, "defense", False)):
        named = sum(r.amount or 0 for r in told.reasons if r.model == who and r.what == what)
        situation = Situation(who, other, "free", attacks, -1)
        squad = table.state.book.model_squad[who]
        assert named == statistic(table.state, squad, "attack" if attacks else "defense", who, situation)
    assert all(r.rule.startswith("ED-") for r in told.reasons)


def test_a_million_cases_of_a_roll_are_weighed_right() -> None:
    assert sum(DICE.values()) == ROLL
    assert DICE[5] == 6 and 6 not in DICE and DICE[12] == 1
    assert success(Side(0, shown=7), Side(0, shown=7)) == 0
    assert success(Side(0, shown=8), Side(0, shown=7)) == 1


@given(plus=st.integers(0, 6), minus=st.integers(0, 6), again=st.booleans())
@settings(max_examples=20)
def test_a_mark_never_harms_its_owner(plus: int, minus: int, again: bool) -> None:
    plain = success(Side(plus), Side(minus, again))
    assert success(Side(plus, True), Side(minus, again)) >= plain
    assert success(Side(plus, again), Side(minus, True)) <= success(Side(plus, again), Side(minus))


@rule("ED-REL-2", "ED-CLR-19")
def test_the_running_odds_tell_whether_to_roll_again() -> None:
    table = skirmish({"C-HK2": {"at": [(18500, 18000)], "side": "shifted"}, "D-MOE": [SON]}, active="C-HK2")
    model, target = table.model("C-HK2"), table.model("D-MOE")
    before = ask(table, "sequence", model=model, target=target)
    table.match.play(Assault(model, target))
    assert ask(table, "running").chance == before.chance
    table.play(2, 5).pass_all()
    assert table.asked == "offer-reroll"
    told = ask(table, "running")
    assert told.plan[0].answer == "again"
    squads = table.state.book.model_squad
    exact = enumerated(table.state, (squads[model], squads[target]))
    assert (told.chance.fraction, shares(told)["model-wounded"]) == exact
    table.dealer.script += [6, 3]
    table.match.play(Reroll())


def test_bad_questions_name_what_is_wrong() -> None:
    table = skirmish({"C-PIL": [ANGEL], "D-HOU": [SON]}, active="C-PIL")
    pilgrim, hound = table.model("C-PIL"), table.model("D-HOU")
    for fields, rule_id in (
        ({"type": "sequence", "model": pilgrim, "target": pilgrim}, "ED-ASL-2"),
        ({"type": "sequence", "model": 999, "target": hound}, "ED-ASL-2"),
        ({"type": "shot", "model": pilgrim, "target": hound}, "ED-SHO-1"),
        ({"type": "shot", "model": pilgrim, "target": hound, "power": "CS08"}, "ED-SHO-1"),
        ({"type": "shot", "model": pilgrim, "target": hound, "power": "CS12"}, "ED-DED-1"),
        ({"type": "shot", "model": hound, "target": pilgrim, "power": "CS12"}, "ED-DED-1"),
        ({"type": "kills", "squad": 0, "of": 0}, "ED-ASL-2"),
        ({"type": "running"}, "ED-COM-1"),
    ):
        with pytest.raises(BadInput) as refused:
            GAME.odds(table.state, fields)
        assert refused.value.rule == rule_id
    with pytest.raises(BadInput, match=r"question\.own: there is no field die here"):
        GAME.odds(table.state, {"type": "sequence", "model": pilgrim, "target": hound, "own": {"die": "red"}})


@rule("ED-SHO-7")
def test_a_shot_out_of_range_has_no_odds_unless_that_is_waived() -> None:
    table = skirmish({"C-SNI": [(5000, 5000)], "D-HOU": [(30000, 30000)]}, active="C-SNI")
    sniper, hound = table.model("C-SNI"), table.model("D-HOU")
    with pytest.raises(BadInput) as refused:
        ask(table, "shot", model=sniper, target=hound)
    assert refused.value.rule == "ED-SHO-7"
    assert ask(table, "shot", model=sniper, target=hound, anywhere=True).chance.fraction == success(Side(0), Side(0))
    assert table.can(Use(table.squad("C-SNI"), AbilityId("aimed-shot"), shots=((sniper, hound),))) is False
