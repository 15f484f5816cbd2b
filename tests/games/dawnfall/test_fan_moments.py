"""What an author meets who writes from the page alone: pushes, shared Actions, steps for the wrong moment."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

import edgewise
from edgewise.content import ContentError
from edgewise.games.dawnfall.actions import (
    Activate,
    Declare,
    EndTurn,
    KeepMode,
    Movers,
    Pass,
    Pay,
    Place,
    PlayCard,
    Push,
    StartMove,
)
from edgewise.games.dawnfall.library import load_faction
from tests.support.fan import Record, card, duel, enhancement, fan, squad
from tests.support.play import Table, table
from tests.support.rules import rule

HOUND: Record = {"squad": "gorehound", "mode": "other", "models": ["(3,3).{3,4}"]}
GRUDGE = card(
    "grudge",
    {"do": "wound", "to": "mover"},
    instant=True,
    timing="on_pushed",
)
GRUDGE["lower"]["if"] = {"cond": "role_in", "role": ["pushed"], "side": "own"}
BRAMBLE: Record = {"id": "bramble", "name": "Bramble", "class": "map", "attachTo": "space"}
BRAMBLE["triggers"] = [{"timing": "on_pushed", "steps": [{"do": "wound", "to": "pushed"}]}]
STAMP = card(
    "stamp",
    {"do": "relocate", "who": "self_model", "to": {"sel": "spaces"}, "mayPush": True},
    bind={"type": "own_model"},
)
MEANWHILE: Record = {"instant": True, "interrupt": True, "timing": "on_move_declared"}
OWN: Record = {"sel": "models", "side": "own"}
ROOT = card("root", {"do": "grant", "ability": "cannot_be_pushed", "to": OWN, "duration": "this_move"}, **MEANWHILE)
CALM = card("calm", {"do": "grant", "ability": "cannot_push", "to": "mover", "duration": "this_move"}, **MEANWHILE)
TEXT = fan(GRUDGE, STAMP, ROOT, CALM, squads=[squad(models=2), squad("giant", base=2)], tokens=[BRAMBLE])


def refused(text: str) -> list[str]:
    """The fields of a file that are refused."""
    try:
        load_faction(text, "fan.yaml")
    except ContentError as error:
        return [problem.field for problem in error.problems]
    return []


def pushed(*hand: str) -> Table:
    """The Gorehound has walked over two Wardens of seat 0 and pushed both."""
    own = {"squads": [{"squad": "warden", "models": ["(3,2).0", "(3,2).1"]}], "hand": list(hand)}
    t = table(duel(TEXT, own, {"squads": [HOUND]}, turn=1)).play(Activate(1), KeepMode()).pass_all()
    t.play(StartMove(), Movers((2,)), Place((3, 2), (0, 1)))
    return t.play(Push(0, (3, 2), (3,)), Push(1, (3, 2), (4,)))


@rule("DF-TIM-2", "DF-EFF-12")
def test_who_was_pushed_is_known_to_an_instant_after_the_move() -> None:
    t = pushed("grudge").play(Pass())
    assert PlayCard("grudge", "lower", -1) in t.legal()
    t.play(PlayCard("grudge", "lower", -1))
    assert t.state.endurance == [2, 0]


@rule("DF-TIM-2", "DF-CLR-5")
@pytest.mark.parametrize("card", ["root", "calm"])
def test_who_is_made_unpushable_when_the_move_is_declared_stays(card: str) -> None:
    own = {"squads": [{"squad": "warden", "models": ["(3,2).0", "(0,0).1"]}], "hand": [card]}
    t = table(duel(TEXT, own, {"squads": [HOUND]}, turn=1)).play(Activate(1), KeepMode()).pass_all()
    t.play(StartMove(), Movers((2,)), Place((3, 2), (0, 1)), Push(0, (3, 2), (3,)), PlayCard(card, "lower", -1))
    assert t.match.refusal(Place((3, 2), (0, 1))) is not None
    t.play(Place((3, 2), (1, 2)))
    assert (t.state.spaces[0], t.state.hexes[0]) == (t.state.spaces[2], 1)


@rule("DF-TIM-8", "DF-PSH-1")
def test_a_forced_effect_on_pushed_models_comes_also_when_somebody_is_put_on_them() -> None:
    own = {"squads": [{"squad": "giant", "models": ["(1,1).{0,1}"]}], "hand": ["stamp"]}
    foes = {"squads": [{"squad": "bloodsmith", "models": ["(3,2).0"]}]}
    tokens = [{"type": "bramble", "at": "(6,5)", "owner": 0}]
    t = table(duel(TEXT, own, foes, tokens=tokens)).play(PlayCard("stamp", "lower", 0))
    t.play(Place((3, 2), (0, 1)), Push(1, (3, 2), (3,)))
    assert t.state.endurance == [2, 0]


IDLE: list[tuple[Record, str]] = [
    ({"do": "cancel", "what": "move"}, "on_pushed"),
    ({"do": "cancel", "what": "move"}, "after_move"),
    ({"do": "cancel", "what": "shot"}, "before_move"),
    ({"do": "cancel", "what": "sequence"}, "on_targeted"),
    ({"do": "modify_power", "of": "attack", "n": 1}, "before_move"),
    ({"do": "replace", "what": "defense", "power": 3}, "turn_start"),
    ({"do": "win_defense"}, "after_move"),
    ({"do": "prevent_wounds"}, "on_hit"),
    ({"do": "set_death_value", "n": 0}, "before_attack"),
    ({"do": "reroll"}, "before_attack"),
    ({"do": "stop_move"}, "after_move"),
]


@rule("DF-EFF-18", "DF-TIM-2")
@pytest.mark.parametrize(("step", "timing"), IDLE, ids=lambda value: value if isinstance(value, str) else value["do"])
def test_a_step_for_what_is_not_running_is_refused(step: Record, timing: str) -> None:
    field = "what" if "what" in step else "do"
    assert refused(fan(card("deed", step, instant=True, timing=timing))) == [f"cards[0] (deed).lower.steps[0].{field}"]
    later: Record = {"do": "create_trigger", "timing": timing, "steps": [step], "duration": "this_turn"}
    assert refused(fan(card("deed", later))) == [f"cards[0] (deed).lower.steps[0].steps[0].{field}"]


def changed(change: Any) -> list[str]:
    """The fields refused in a small faction with a shared Action, after a change to its record."""
    record = yaml.safe_load(fan(card("deed", {"do": "gain"}), enhancement("tool")))
    record["actions"] = [{"id": "rest", "name": "Rest", "steps": [{"do": "gain"}]}]
    change(record)
    return refused(yaml.safe_dump(record))


@rule("DF-EFF-18", "DF-EFF-2")
def test_what_stands_beside_a_shared_action_is_judged_as_well() -> None:
    half = {"use": "rest", "cost": 1}
    assert changed(lambda r: r["cards"][0].update(upper=half)) == []
    assert changed(lambda r: r["cards"][0].update(upper=half | {"cost": -1})) == ["cards[0] (deed).upper.cost"]
    extra = half | {"steps": [{"do": "draw"}]}
    assert changed(lambda r: r["cards"][0].update(upper=extra)) == ["cards[0] (deed).upper.steps"]
    nobody = half | {"bind": {"type": "squad_named", "names": ["nobody"]}}
    assert changed(lambda r: r["cards"][0].update(upper=nobody)) == ["cards[0] (deed).upper.bind.names"]


@rule("DF-EFF-11", "DF-EFF-18")
def test_a_shared_action_on_an_enhancement_states_its_limit() -> None:
    assert changed(lambda r: r["cards"][1].update(upper={"use": "rest", "cost": 1})) == ["cards[1] (tool).upper"]
    limited = {"use": "rest", "cost": 1, "limit": {"per": "turn"}}
    assert changed(lambda r: r["cards"][1].update(upper=limited)) == []


@rule("DF-EFF-18", "DF-EFF-15")
def test_numbers_that_no_table_holds_are_refused() -> None:
    for field, value in (("models", 10**20), ("endurance", 31), ("copies", 10**9)):
        assert refused(fan(squads=[squad() | {field: value}])) == [f"squads[0] (warden).{field}"]
    assert refused(fan(squads=[squad(other={"endurance": -1})])) == ["squads[0] (warden).other.endurance"]
    many = [{"name": "list", "squads": ["warden"] * 4, "cards": {}}]
    assert refused(fan(presets=many)) == ["presets[0] (list).squads"]


LEVY = card("levy", {"do": "modify_cost", "n": 1, "duration": "until_next_own_turn", "who": "opponent"})
NEAR: Record = {"cond": "exists", "what": {"sel": "models", "side": "enemy", "inContactWith": "attached_squad"}}
PAYS: Record = {"cond": "role_in", "role": ["payer"], "side": "enemy"}
TOLL = enhancement(
    "toll",
    {
        "do": "create_trigger",
        "timing": "on_payment",
        "duration": "while_attached",
        "if": {"cond": "and", "of": [PAYS, NEAR]},
        "steps": [{"do": "modify_cost", "n": 1, "duration": "this_step", "who": "opponent"}],
    },
    passive=True,
)
SMITH: Record = {"squad": "bloodsmith", "models": ["(3,2).3"]}
COSTS = fan(LEVY, TOLL)


@rule("DF-EFF-9", "DF-EFF-10")
def test_the_actions_of_opponents_can_be_made_dearer_until_the_own_next_turn() -> None:
    own = {"squads": [{"squad": "warden", "models": ["(3,2).0"]}], "hand": ["levy"], "deck": ["levy"] * 9}
    foes = {"squads": [SMITH], "hand": ["horde"], "deck": ["horde"] * 9, "crystals": 2}
    t = table(duel(COSTS, own, foes)).play(PlayCard("levy", "lower", -1))
    t.play(EndTurn()).pass_all().play(Declare("active")).pass_all()
    t.play(PlayCard("horde", "upper", 1))
    assert {p.crystals + p.vp + sum(n for _, n in p.endurance) for p in t.legal(Pay)} == {2}
    t.play(Pay(2))
    assert t.state.crystals[1] == 0


@rule("DF-EFF-9", "DF-EFF-10")
def test_a_ban_on_an_opponent_until_the_own_next_turn_holds_in_the_turn_of_that_opponent() -> None:
    ban = {"do": "forbid", "what": "play_card", "to": "opponent", "duration": "until_next_own_turn"}
    own = {"squads": [{"squad": "warden", "models": ["(3,2).0"]}], "hand": ["hush"], "deck": ["hush"] * 9}
    foes = {"squads": [SMITH], "hand": ["horde"], "deck": ["horde"] * 9, "crystals": 2}
    t = table(duel(fan(card("hush", ban)), own, foes)).play(PlayCard("hush", "lower", -1))
    t.play(EndTurn()).pass_all().play(Declare("active")).pass_all()
    assert not t.legal(PlayCard)
    assert not t.end_turn().play(Declare("active")).state.modifiers


@rule("DF-EFF-7", "DF-EFF-9")
@pytest.mark.parametrize(("at", "price"), [("(3,2).3", 2), ("(6,5).0", 1)])
def test_a_passive_action_can_make_enemies_beside_its_squad_pay_more(at: str, price: int) -> None:
    tool = {"card": "toll", "charges": 0, "bought": True}
    own = {"squads": [{"squad": "warden", "models": ["(3,2).0"], "enhancements": [tool]}], "deck": ["levy"] * 9}
    foes = {"squads": [SMITH | {"models": [at]}], "hand": ["spectral-grasp"], "crystals": 3}
    t = table(duel(COSTS, own, foes, turn=1))
    t.play(next(a for a in t.legal(PlayCard) if a.half == "upper"))
    assert {p.crystals + p.vp + sum(n for _, n in p.endurance) for p in t.legal(Pay)} == {price}


@rule("DF-EFF-7", "DF-EFF-9")
def test_the_texts_say_whose_costs_change_and_who_pays() -> None:
    said = [edgewise.game("dawnfall").describe_content(COSTS, language)["cards"] for language in ("en", "de", "pl")]
    assert [cards[0]["lower"].partition(": ")[2] for cards in said] == [
        "Actions of opponents cost +1 Crystals until your next turn.",
        "Aktionen von Gegnern kosten +1 Kristalle bis zu deinem nächsten Zug.",
        "Akcje przeciwników kosztują +1 kryształów do twojej następnej tury.",
    ]
    who = ("the player who pays is an opponent", "der zahlende Spieler ein Gegner ist", "płacący gracz to przeciwnik")
    assert all(words in cards[1]["lower"] for words, cards in zip(who, said, strict=True))
