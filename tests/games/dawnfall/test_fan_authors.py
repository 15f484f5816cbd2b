"""What an author of content may rely on: filters that work or are refused, roles of the right moment, true texts."""

from __future__ import annotations

from typing import Any

import pytest

import edgewise
from edgewise.content import ContentError
from edgewise.games.dawnfall.actions import Pay, PlayCard, UseDie
from edgewise.games.dawnfall.library import load_faction
from tests.support.fan import Record, card, duel, enhancement, fan, squad
from tests.support.play import table
from tests.support.rules import rule

FOES: Record = {"squads": [{"squad": "gorehound", "models": ["(6,5).{0,1}"]}]}


def fields(*steps: Record, **more: Any) -> list[str]:
    """The last words of the fields that are refused in a card with these steps."""
    try:
        load_faction(fan(card("deed", *steps, bind={"type": "own_model"}, **more)), "fan.yaml")
    except ContentError as error:
        return [problem.field.rpartition(".")[2] for problem in error.problems]
    return []


@rule("DF-EFF-18", "DF-EFF-5")
@pytest.mark.parametrize(
    ("selector", "field"),
    [
        ({"sel": "area", "around": "self_model", "inContactWith": "self_model"}, "inContactWith"),
        ({"sel": "contact", "with": "self_model", "notSelf": True}, "notSelf"),
        ({"sel": "same_space", "as": "self_model", "distanceFrom": "self_model", "max": 1}, "distanceFrom"),
        ({"sel": "squads", "notTargetedYet": True}, "notTargetedYet"),
        ({"sel": "spaces", "side": "enemy"}, "side"),
        ({"sel": "sources", "lineOfFireFrom": "self_model"}, "lineOfFireFrom"),
        ({"sel": "models", "max": 2}, "max"),
        ({"sel": "models", "min": 1}, "min"),
    ],
    ids=lambda value: value if isinstance(value, str) else value["sel"],
)
def test_a_filter_that_would_do_nothing_is_refused(selector: Record, field: str) -> None:
    assert fields({"do": "store", "as": "found", "of": selector}) == [field]


@rule("DF-EFF-5")
def test_squads_other_than_the_bound_one_can_be_meant() -> None:
    others = {"sel": "squads", "side": "own", "notSelf": True}
    heal = {"do": "for_each", "of": others, "steps": [{"do": "restore_endurance", "of": "each", "n": 1}]}
    text = fan(card("tend", heal, bind={"type": "any_own_squad"}), squads=[squad(), squad("ward")])
    own = [{"squad": s, "endurance": 0, "models": [at]} for s, at in (("warden", "(1,1).0"), ("ward", "(2,2).0"))]
    t = table(duel(text, {"squads": own, "hand": ["tend"]}, FOES)).play(PlayCard("tend", "lower", 0))
    assert t.state.endurance[:2] == [0, 1]


@rule("DF-EFF-5", "DF-SHO-3")
def test_an_area_shot_can_spare_its_shooter() -> None:
    around = {"sel": "models", "side": "any", "distanceFrom": "shooter", "max": 0, "notSelf": True}
    burst = {"do": "check_hit", "range": 0, "targets": around, "hit": [{"do": "wound"}]}
    text = fan(card("burst", burst, bind={"type": "any_own_squad"}), squads=[squad(), squad("ward")])
    own = [{"squad": s, "models": [at]} for s, at in (("warden", "(1,1).0"), ("ward", "(1,1).3"))]
    t = table(duel(text, {"squads": own, "hand": ["burst"]}, FOES), 6)
    t.play(PlayCard("burst", "lower", 0)).pass_all().play(UseDie("red"), Pay(1))
    assert t.state.endurance[:2] == [2, 1]


@rule("DF-CLR-6", "DF-LOF-2")
def test_a_selector_in_line_of_fire_finds_who_stands_in_the_same_space() -> None:
    seen = {"sel": "models", "side": "enemy", "lineOfFireFrom": "self_model"}
    text = fan(card("glare", {"do": "wound", "to": seen}, bind={"type": "own_model"}))
    foes = {"squads": [{"squad": "gorehound", "models": [at]} for at in ("(1,1).{2,3}", "(6,5).{0,1}")]}
    own = [{"squad": "warden", "models": ["(1,1).0"]}]
    t = table(duel(text, {"squads": own, "hand": ["glare"]}, foes)).play(PlayCard("glare", "lower", 0))
    assert t.state.endurance[1:] == [0, 1]


@rule("DF-EFF-18", "DF-EFF-12")
@pytest.mark.parametrize("verb", ["create_trigger", "delay"])
def test_a_trigger_sees_the_roles_of_its_own_moment(verb: str) -> None:
    moment = {"timing": "on_death", "duration": "this_turn"} if verb == "create_trigger" else {"until": "on_death"}
    seen = {"cond": "role_in", "role": ["victim"], "side": "own"}
    assert not fields({"do": verb, "if": seen, "steps": [{"do": "wound", "to": "killer"}]} | moment)


@rule("DF-EFF-18")
@pytest.mark.parametrize(
    ("step", "field"),
    [
        ({"do": "wound", "to": "shooter"}, "to"),
        ({"do": "add_status", "status": "nothing", "to": "self_model"}, "status"),
    ],
    ids=["role", "status"],
)
def test_the_steps_of_a_trigger_are_checked_too(step: Record, field: str) -> None:
    trigger = {"do": "create_trigger", "timing": "before_move", "duration": "this_turn", "steps": [step]}
    assert fields(trigger) == [field]


@rule("DF-EFF-18", "DF-COM-9")
@pytest.mark.parametrize(
    ("roles", "refused"), [(["defender"], ["role"]), (["defender", "target"], []), (["aimed"], [])], ids=str
)
def test_nobody_is_the_defender_before_initiative_is_compared(roles: list[str], refused: list[str]) -> None:
    named = {"cond": "role_in", "role": roles, "side": "own"}
    assert fields({"do": "gain"}, instant=True, timing="before_sequence", **{"if": named}) == refused


@rule("DF-EFF-18", "DF-EFF-4")
@pytest.mark.parametrize(
    ("step", "more", "field"),
    [
        ({"do": "gain", "currency": "token:oyl"}, {}, "currency"),
        ({"do": "spend_resource", "token": "oyl"}, {}, "token"),
        ({"do": "gain"}, {"if": {"cond": "has_resource", "token": "oyl", "n": 1}}, "token"),
        ({"do": "gain", "n": {"val": "x", "name": "m"}}, {"numbers": [{"as": "n", "max": 3}]}, "name"),
        ({"do": "gain"}, {"cost": [{"currency": "one_of", "oneOf": [[{"currency": "crystall"}]]}]}, "currency"),
    ],
    ids=["gained", "spent", "counted", "number", "choice of costs"],
)
def test_names_that_nothing_bears_are_refused(step: Record, more: Record, field: str) -> None:
    oil = {"id": "oil", "name": "Oil", "class": "resource"}
    text = fan(card("deed", step, **more), tokens=[oil])
    with pytest.raises(ContentError) as caught:
        load_faction(text, "fan.yaml")
    assert [problem.field.rpartition(".")[2] for problem in caught.value.problems] == [field]


@rule("DF-EFF-18", "DF-SET-15")
def test_a_preset_takes_no_more_copies_than_there_are() -> None:
    presets = [{"name": "list", "squads": ["warden"], "cards": {"deed": 10}}]
    with pytest.raises(ContentError) as caught:
        edgewise.game("dawnfall").check_content(fan(card("deed", {"do": "gain"}), presets=presets), "fan.yaml")
    assert caught.value.problems[0].expected == "at most 9"


def told(*cards: Record) -> list[str]:
    """The lower texts of cards in English."""
    game = edgewise.game("dawnfall")
    match = edgewise.Match.new("dawnfall", options={"content": [fan(*cards)]})
    return [game.card_text(c["id"], "en", match.state)["lower"] for c in cards]


@rule("DF-EFF-8")
def test_the_text_tells_what_follows_a_refusal_and_who_picks() -> None:
    refresh, gain = {"do": "refresh", "n": 1}, {"do": "gain", "n": 1}
    may, pick = told(
        card("may", {"do": "may", "steps": [refresh], "else": [gain]}),
        card("pick", {"do": "choose_one", "who": "opponent", "options": [[refresh], [gain]]}),
    )
    assert "otherwise gain 1 Crystal" in may
    assert "the opponent chooses one" in pick.lower()


@rule("DF-EFF-10")
@pytest.mark.parametrize(
    ("duration", "words"), [("match", "for the rest of the match"), ("until_next_own_turn", "until your next turn")]
)
def test_the_text_tells_how_long_a_created_trigger_lasts(duration: str, words: str) -> None:
    steps = [{"do": "gain", "n": 1}]
    (text,) = told(card("watch", {"do": "create_trigger", "timing": "on_death", "duration": duration, "steps": steps}))
    assert words in text


@rule("DF-EFF-5")
def test_the_text_tells_every_filter() -> None:
    chosen = {"sel": "enhancements", "side": "own", "squad": "attached_squad", "choose": 1}
    charge, blast = told(
        enhancement("cell", {"do": "charge", "to": chosen, "n": 1}),
        card(
            "blast",
            {"do": "wound", "to": {"sel": "same_space", "as": "self_model", "side": "enemy"}},
            bind={"type": "own_model"},
        ),
    )
    assert "Enhancement of this Squad" in charge
    assert "enemy model" in blast


@rule("DF-EFF-18", "DF-EFF-5")
@pytest.mark.parametrize(
    ("step", "field"),
    [
        ({"do": "pull", "who": "targt"}, "who"),
        ({"do": "wound", "to": {"sel": "models", "among": "hts"}}, "among"),
        ({"do": "wound", "to": {"sel": "models", "otherThan": "tagret"}}, "otherThan"),
        ({"do": "wound", "to": {"sel": "models", "baseSize": {"is": "<", "to": "self_modl"}}}, "to"),
        ({"do": "gain", "n": {"val": "attribute", "of": "self_modl", "name": "def"}}, "of"),
        ({"do": "if", "when": {"cond": "contact", "a": "self_modl", "b": "shrine"}, "then": [{"do": "gain"}]}, "a"),
        ({"do": "relocate", "who": "self_model", "to": {"sel": "neighbours", "of": "shrin"}}, "of"),
    ],
    ids=lambda value: value if isinstance(value, str) else value["do"],
)
def test_a_misspelt_role_is_refused_wherever_it_stands(step: Record, field: str) -> None:
    assert fields(step) == [field]


@rule("DF-EFF-18")
@pytest.mark.parametrize(
    ("step", "field"),
    [
        ({"do": "gain", "n": {"val": "quotient", "a": 4, "b": 0}}, "b"),
        ({"do": "gain", "n": {"val": "minimum", "of": []}}, "of"),
        ({"do": "choose_one", "options": []}, "options"),
        ({"do": "kill", "to": {"sel": "models", "choose": 0}}, "choose"),
        ({"do": "kill", "to": {"sel": "models", "attribute": {"is": "=", "to": 1}}}, "attribute"),
        (
            {
                "do": "if",
                "when": {"cond": "has_ability", "of": "self_model", "ability": "flying"},
                "then": [{"do": "gain"}],
            },
            "ability",
        ),
    ],
    ids=["quotient", "minimum", "choose_one", "choose", "attribute", "ability"],
)
def test_a_term_that_could_not_work_is_refused(step: Record, field: str) -> None:
    assert fields(step) == [field]


@rule("DF-EFF-18", "DF-TOK-1")
@pytest.mark.parametrize(
    ("step", "field"),
    [
        ({"do": "add_status", "status": "mine", "to": "self_model"}, "status"),
        ({"do": "place_token", "type": "mark", "at": {"sel": "spaces", "choose": 1}}, "type"),
        ({"do": "gain", "currency": "token:mark"}, "currency"),
        ({"do": "remove_token", "who": {"sel": "tokens", "kind": "mark"}}, "kind"),
    ],
    ids=lambda value: value if isinstance(value, str) else value["do"],
)
def test_a_token_is_used_as_what_it_is(step: Record, field: str) -> None:
    tokens = [{"id": "mark", "name": "mark"}, {"id": "mine", "name": "mine", "class": "map"}]
    with pytest.raises(ContentError) as refused:
        load_faction(fan(card("deed", step, bind={"type": "own_model"}), tokens=tokens), "fan.yaml")
    assert [problem.field.rpartition(".")[2] for problem in refused.value.problems] == [field]


@rule("DF-EFF-18", "DF-EFF-4", "DF-EFF-3")
@pytest.mark.parametrize(
    ("half", "field"),
    [
        ({"cost": [{"currency": "charge"}]}, "currency"),
        ({"cost": [{"currency": "one_of", "oneOf": []}]}, "oneOf"),
        ({"bind": {"type": "squad_named"}}, "bind"),
        ({"limit": {"per": "turn", "n": 0}}, "n"),
        ({"numbers": [{"as": "n", "min": 3, "max": 2}]}, "max"),
    ],
    ids=["charges", "one_of", "names", "limit", "numbers"],
)
def test_an_action_that_nobody_could_use_is_refused(half: Record, field: str) -> None:
    with pytest.raises(ContentError) as refused:
        load_faction(fan(card("deed", {"do": "gain"}, **half)), "fan.yaml")
    assert [problem.field.rpartition(".")[2] for problem in refused.value.problems] == [field]


@rule("DF-EFF-18")
@pytest.mark.parametrize(("name", "field"), [("", "name"), ({"en": "Deed", "fr": "Acte"}, "fr")])
def test_a_name_is_a_text_in_a_language_that_is_spoken(name: Any, field: str) -> None:
    with pytest.raises(ContentError) as refused:
        load_faction(fan(card("deed", {"do": "gain"}) | {"name": name}), "fan.yaml")
    assert [problem.field.rpartition(".")[2] for problem in refused.value.problems] == [field]
