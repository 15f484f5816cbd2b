"""What a Shrine holds for models it holds by itself: it needs no other effect in play. DF-EFF-9."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
import yaml

from edgewise import SeededDealer, game
from edgewise.core.flow import Ask
from edgewise.games.dawnfall.actions import (
    Activate,
    Attach,
    Fight,
    KeepMode,
    Movers,
    Pass,
    Place,
    PlayCard,
    Reroll,
    StartCombat,
    StartMove,
)
from edgewise.games.dawnfall.effects.lasting import Ability, Forbidden
from edgewise.games.dawnfall.state import Modifier
from tests.support.fan import card, duel, enhancement, fan, squad
from tests.support.play import table
from tests.support.rules import rule
from tests.support.wardens import BOUND, VP, YELLOW, play

RULES: Any = game("dawnfall")
FAN = Path(__file__).parent / "fans" / "clock.yaml"
# A lasting effect that says nothing to anybody.
STRAY = Modifier("+unheard", -1, -1, 0, 0, "match", -1, -1, "nothing")
ENEMIES = {"sel": "models", "side": "enemy"}
OWN = {"sel": "models", "side": "own"}


def questions(hold: dict[str, Any], seed: int, most: int) -> Iterator[Any]:
    """States that ask something in a random match in which both Shrines hold this for every model."""
    text = yaml.safe_load(FAN.read_text(encoding="utf-8"))
    text["shrines"] = [each | {"holds": [{"on": {"sel": "models", "side": "any"}, **hold}]} for each in text["shrines"]]
    content = [yaml.safe_dump(text, sort_keys=False)]
    players = [{"faction": text["id"]}, {"faction": "demons"}]
    state = RULES.setup({"content": content, "players": players})
    dealer, random = SeededDealer(seed), Random(seed)
    for _ in range(most):
        if not isinstance(state.want, Ask):
            if state.want is None:
                return
            RULES.apply(state, dealer.deal(state.want))
            continue
        yield state
        listed = RULES.legal(state)
        loud = [action for action in listed if not isinstance(action, Pass)]
        RULES.apply(state, random.choice(loud or listed))


@rule("DF-EFF-9", "DF-TIM-11")
@pytest.mark.parametrize("what", [w for w in (*get_args(Forbidden), *get_args(Ability)) if w != "refresh"])
def test_what_a_shrine_forbids_or_grants_does_not_wait_for_another_effect(what: str) -> None:
    hold = {"forbids": [what]} if what in get_args(Forbidden) else {"grants": [what]}
    asked = set()
    for state in questions(hold, 5, 420):
        twin = state.clone()
        twin.modifiers = (*twin.modifiers, STRAY)
        assert RULES.legal(twin) == RULES.legal(state)
        asked.add(state.want.key)
    assert "main" in asked


def under(on: dict[str, Any], *cards: dict[str, Any], hand: tuple[str, ...] = (), **hold: Any) -> Any:
    """The wardens play under a Shrine of theirs that holds this, with nothing else in play."""
    shrine = {"id": "wardens-shrine", "name": "Shrine", "holds": [{"on": on, **hold}]}
    return play(*cards, hand=hand, faction={"shrines": [shrine]})


@rule("DF-EFF-9", "DF-COM-2")
def test_who_may_not_be_targeted_under_a_shrine_is_not_fought() -> None:
    t = under(ENEMIES, forbids=["be_targeted"])
    assert t.play(Activate(0), KeepMode()).pass_all().refused(StartCombat()).rule == "DF-COM-2"


@rule("DF-EFF-9", "DF-ENH-5")
def test_squads_under_a_shrine_that_forbids_it_get_no_enhancements() -> None:
    t = under(OWN, enhancement("armor"), hand=("armor",), forbids=["attach"])
    assert t.refused(Attach("armor", 0, "")).rule == "DF-ENH-5"
    assert t.legal(Attach) == []
    assert under(ENEMIES, enhancement("armor"), hand=("armor",), forbids=["attach"]).legal(Attach)


@rule("DF-EFF-9", "DF-CRD-7")
def test_squads_under_a_shrine_that_forbids_it_play_no_cards() -> None:
    deed = card("deed", VP, **BOUND)
    t = under(OWN, deed, hand=("deed",), forbids=["play_card"])
    assert t.refused(PlayCard("deed", "lower", 0)).rule == "DF-CRD-7"
    assert not [action for action in t.legal(PlayCard) if action.half == "lower"]
    assert PlayCard("deed", "lower", 0) in under(ENEMIES, deed, hand=("deed",), forbids=["play_card"]).legal()


@rule("DF-EFF-9", "DF-RER-1")
def test_nobody_rerolls_under_a_shrine_that_forbids_it() -> None:
    def rolled(on: dict[str, Any]) -> Any:
        t = under(on, forbids=["reroll"])
        return t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 2), YELLOW, 0)

    assert Reroll("paid") in rolled(ENEMIES).legal()
    assert not rolled(OWN).legal(Reroll)


@rule("DF-EFF-9", "DF-COM-7")
def test_who_is_always_first_under_a_shrine_attacks_first() -> None:
    t = under(ENEMIES, grants=["always_first"]).play(Activate(0), KeepMode(), StartCombat(), Fight(0, 2)).pass_all()
    assert (t.asked, t.seat) == ("choose-die-attack", 1)


@rule("DF-EFF-9", "DF-PSH-1")
def test_who_cannot_push_under_a_shrine_pushes_nobody() -> None:
    wardens = [{"squad": "warden", "models": ["(2,2).{0,1,2}"]}, {"squad": "pawn", "models": ["(3,2).0"]}]
    squads = [squad(base=3), squad("pawn")]

    def crowded(side: str) -> list[Any]:
        hold = {"on": {"sel": "models", "side": side}, "grants": ["cannot_push"]}
        text = fan(squads=squads, shrines=[{"id": "wardens-shrine", "name": "Shrine", "holds": [hold]}])
        t = table(duel(text, {"squads": wardens}, {"squads": [{"squad": "gorehound", "models": ["(6,5).{4,5}"]}]}))
        t.play(Activate(0), KeepMode()).pass_all().play(StartMove(), Movers((0,)))
        return [place for place in t.legal(Place) if place.space == (3, 2) and 0 in place.hexes]

    assert crowded("enemy")
    assert not crowded("own")
