"""Cards whose words and deeds would part company are refused; the others say what happens. ED-DATA-3, ED-DATA-4."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from edgewise import Match
from edgewise.catalog import game, speaker
from edgewise.games.the_edge.library import load_army
from edgewise.games.the_edge.wording import progress_words, text_words
from tests.games.the_edge.test_content_checks import (
    ENEMY,
    OWN,
    SELF,
    Record,
    army,
    problems,
    spell,
    squad,
    stat,
    with_ability,
    with_progress,
    with_spell,
)
from tests.support.rules import rule

BONUS = {"kind": "draw", "n": 1}


def shot(**more: Any) -> Record:
    return {"do": "shot", "range": 8, **more}


def volley(effect: Record, **more: Any) -> Record:
    """A dedicated card with Shots of each model and one more effect."""
    usual: Record = {"duration": "oneOff", "target": ENEMY, "dedicatedTo": "R-ONE", "deadBonus": BONUS}
    return with_spell(**{**usual, "effects": [shot(by="each"), effect], **more})


FAULTS: dict[str, tuple[Record, str, str, str]] = {
    "a Shot with a range besides its own": (
        with_spell(effects=[shot()], duration="oneOff", target=ENEMY, rangeInches=3),
        "spells[0] (S0).rangeInches",
        "has its own range",
        "ED-SHO-7",
    ),
    "a Shot at somebody in contact": (
        with_spell(effects=[shot()], duration="oneOff", target={**ENEMY, "contact": True}),
        "spells[0] (S0).target",
        "has its own range",
        "ED-SHO-7",
    ),
    "a Shot at anybody": (
        with_spell(effects=[shot()], duration="oneOff", target={**ENEMY, "side": "any"}),
        "spells[0] (S0).target",
        "at an enemy model",
        "ED-SHO-6",
    ),
    "a push after Shots of each model": (
        volley({"do": "push", "n": 1}),
        "spells[0] (S0).effects[1]",
        "push has no target",
        "ED-CLR-26",
    ),
    "healing after Shots of each model": (
        volley({"do": "heal", "n": 1}),
        "spells[0] (S0).effects[1]",
        "heal has no target",
        "ED-CLR-26",
    ),
    "something lasting after Shots of each model": (
        volley(stat(-1), duration="turn"),
        "spells[0] (S0).effects[1]",
        "stat has no target",
        "ED-CLR-26",
    ),
    "a Shot of one before Shots of each": (
        volley(shot(), effects=[shot(), shot(by="each")]),
        "spells[0] (S0).effects[0]",
        "shot has no target",
        "ED-CLR-26",
    ),
    "the own squad within a range": (
        with_ability(rangeInches=3),
        "squads[0] (R-ONE).normal.abilities[0] (deed).rangeInches",
        "never anybody else",
        "ED-SPL-13",
    ),
    "the own squad in contact": (
        with_ability(target={**SELF, "contact": True}),
        "squads[0] (R-ONE).normal.abilities[0] (deed).target.contact",
        "never anybody else",
        "ED-SPL-13",
    ),
    "another enemy squad": (
        with_spell(target={"scope": "squad", "side": "enemy", "other": True}, rangeInches=3),
        "spells[0] (S0).target.other",
        "is no enemy",
        "ED-SPL-13",
    ),
    "a push of the caster": (
        with_ability(target={"scope": "model", "side": "self"}, duration="oneOff", effects=[{"do": "push", "n": 1}]),
        "squads[0] (R-ONE).normal.abilities[0] (deed).effects[0]",
        "away from himself",
        "ED-CLR-8",
    ),
    "a passive of a squad card for other squads": (
        with_ability(timing="passive", duration="game", target=OWN),
        "squads[0] (R-ONE).normal.abilities[0] (deed).target.side",
        "works for that squad",
        "ED-SPL-10",
    ),
    "an aura with a duration of its own": (
        with_progress(effects=[{"do": "aura", "range": 3, "side": "own", "effects": [stat(duration="turn")]}]),
        "progress[0] (P1).effects[0].effects[0].duration",
        "what a trigger gives",
        "ED-CLR-23",
    ),
}


@rule("ED-DATA-13")
@pytest.mark.parametrize("name", FAULTS)
def test_a_card_that_cannot_do_what_it_says_is_refused(name: str) -> None:
    record, field, message, rule_id = FAULTS[name]
    found = problems(record)
    told = [(p.field, p.rule, str(p.message)) for p in found]
    assert any((at, why) == (field, rule_id) and message in what for at, why, what in told), told


@rule("ED-CLR-26")
def test_what_needs_no_target_may_follow_shots_of_each_model() -> None:
    load_army(yaml.safe_dump(volley({"do": "draw", "n": 1}), sort_keys=False), "reborn.yaml")


def said(record: Record, language: str = "en") -> str:
    """The text of the first spell card of an army."""
    card = load_army(yaml.safe_dump(record, sort_keys=False), "reborn.yaml").spells[0]
    return speaker(language).phrase(text_words(card))


@rule("ED-SPL-10")
def test_a_passive_card_for_any_own_squad_says_on_which_squad_it_lies_and_which_one_gains() -> None:
    trophies = with_spell(
        timing="passive", duration="game", condition={"is": "kills"}, effects=[{"do": "heal", "n": 1}], rangeInches=3
    )
    assert said(trophies) == (
        "An own squad within 3″ of the caster: each time this squad kills an enemy model: "
        "this squad gets back 1 HP token."
    )


@rule("ED-SPL-15", "ED-SPL-16")
@pytest.mark.parametrize(
    ("effect", "per", "text"),
    [
        ("wound", 3, "A squad suffers 1 wound per 3 unused crystals."),
        ("heal", 1, "A squad gets back 1 HP token per unused crystal."),
        ("push", 1, "A model within 3″ of the caster is pushed 1″ per unused crystal straight away from the caster."),
    ],
)
def test_what_grows_with_crystals_is_counted_before_it_is_multiplied(effect: str, per: int, text: str) -> None:
    target = {"scope": "model" if effect == "push" else "squad", "side": "any"}
    effects = [{"do": effect, "n": {"perUnused": per}}]
    more = {"rangeInches": 3} if effect == "push" else {}
    assert said(with_spell(effects=effects, duration="oneOff", target=target, **more)) == text


@rule("ED-CLR-24")
def test_a_target_is_named_before_it_is_pointed_at() -> None:
    hunger = {"condition": {"is": "kills"}, "effects": [{"do": "draw", "n": 1}, {"do": "heal", "n": 1}]}
    card = load_army(yaml.safe_dump(with_progress(**hunger), sort_keys=False), "reborn.yaml").progress[0]
    text = "P1: Each time this squad kills an enemy model: draw 1 spell card; then this squad gets back 1 HP token."
    assert speaker("en").phrase(progress_words(card)) == text


@rule("ED-DATA-2")
@pytest.mark.parametrize(("language", "type_"), [("en", "Drowned"), ("de", "Ertrunkene"), ("pl", "Drowned")])
def test_a_type_is_called_by_its_id_where_no_other_name_is_given(language: str, type_: str) -> None:
    pair = [squad("R-ONE", type="Drowned"), squad("R-TWO", type="Drowned")]
    spells = [spell(f"S{n}", dedicatedTo="Drowned", deadBonus=BONUS) for n in range(10)]
    text = yaml.safe_dump(army(squads=pair, spells=spells, types={"Drowned": {"de": "Ertrunkene"}}), sort_keys=False)
    players = [{"army": "reborn"}, {"army": "demons"}]
    match = Match.new("the-edge", options={"content": [text], "players": players})
    assert f"; {type_})" in game("the-edge").card_text("S0", language, match.state)["text"]
