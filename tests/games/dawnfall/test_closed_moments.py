"""What is asked for at a moment that is closed to it: the refusal names the rule that closes it. DF-CRD-7, DF-TIM-2."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import (
    Activate,
    Attach,
    Declare,
    DeploySquad,
    EndActivation,
    EndTurn,
    Fight,
    KeepMode,
    Movers,
    PlayCard,
    StartCombat,
    StartMove,
    UseBanner,
    UseEnhancement,
)
from tests.games.dawnfall.test_deployment import dispersal
from tests.support.play import Table
from tests.support.rules import rule
from tests.support.stage import duel, enhanced, squad

USES: dict[str, Action] = {
    "DF-CRD-7": PlayCard("bash", "upper", 0),
    "DF-ENH-4": Attach("guard", 0),
    "DF-ENH-14": UseEnhancement(0, "tactic", "upper", 0),
    "DF-BAN-2": UseBanner(0, -1),
    "DF-ACT-3": Activate(1),
}


def activated() -> Table:
    """Pilgrims beside Scholars, Activated and ready for their first block; cards in hand and attached."""
    own = [enhanced("pilgrim", "(3,2).0", card="tactic"), squad("holy-knight", "(0,0).{0,1}")]
    foes = [squad("dark-scholar", "(3,2).1"), squad("gorehound", "(6,5).{0,1}")]
    return duel(own, foes, hand=("bash", "guard")).play(Activate(0), KeepMode()).pass_all()


def movers() -> Table:
    return activated().play(StartMove()).pass_all()


def placing() -> Table:
    return movers().play(Movers((0,)))


def fighting() -> Table:
    return activated().play(StartCombat()).pass_all()


def attack_die() -> Table:
    t = fighting()
    return t.play(t.legal(Fight)[0]).pass_all()


@pytest.mark.parametrize("moment", [activated, movers, placing, fighting, attack_die], ids=lambda m: m.__name__)
@pytest.mark.parametrize(("id", "use"), USES.items(), ids=list(USES))
@rule("DF-CRD-7", "DF-ENH-4", "DF-ENH-14", "DF-BAN-2", "DF-ACT-3", "DF-TIM-2")
def test_a_closed_moment_is_refused_by_the_rule_of_what_is_asked_for(
    moment: Callable[[], Table], id: str, use: Action
) -> None:
    assert moment().refused(use).rule == id


@pytest.mark.parametrize("use", USES.values(), ids=list(USES))
@rule("DF-ACT-5")
def test_nothing_is_used_between_the_naming_of_a_squad_and_its_mode(use: Action) -> None:
    t = duel([squad("holy-knight", "(3,2).{0,1}")], [squad("gorehound", "(6,5).{0,1}")], hand=("bash", "guard"))
    assert t.play(Activate(0)).refused(use).rule == "DF-ACT-5"


@pytest.mark.parametrize("use", USES.values(), ids=list(USES))
@rule("DF-ACT-14")
def test_nothing_is_used_in_the_end_step(use: Action) -> None:
    t = duel([squad("holy-knight", "(3,2).{0,1}")], [squad("gorehound", "(6,5).{0,1}")], hand=("bash", "guard"))
    assert t.play(EndTurn()).pass_all().refused(use).rule == "DF-ACT-14"


@pytest.mark.parametrize("use", USES.values(), ids=list(USES))
@rule("DF-TRN-2")
def test_nothing_comes_before_the_declaration(use: Action) -> None:
    t = duel([squad("holy-knight", "(3,2).{0,1}")], [squad("gorehound", "(6,5).{0,1}")], ask="declare")
    assert t.refused(use).rule == "DF-TRN-2"


@pytest.mark.parametrize("use", USES.values(), ids=list(USES))
@rule("DF-DEP-14")
def test_nothing_is_used_in_the_middle_of_a_dispersal(use: Action) -> None:
    assert dispersal().play(DeploySquad(0)).refused(use).rule == "DF-DEP-14"


@rule("DF-ACT-7")
def test_no_model_fights_while_the_squad_moves() -> None:
    t = movers()
    assert [t.refused(a).rule for a in (Fight(0, 1), StartCombat())] == ["DF-ACT-7", "DF-ACT-7"]


@rule("DF-ACT-6")
def test_a_move_needs_an_activation() -> None:
    t = duel([squad("holy-knight", "(3,2).{0,1}")], [squad("gorehound", "(6,5).{0,1}")])
    refusal = t.refused(StartMove())
    assert (refusal.rule, refusal.text) == ("DF-ACT-6", "Activate a Squad first.")


@rule("DF-ACT-8")
def test_a_block_is_not_reopened_after_the_activation() -> None:
    t = activated().play(EndActivation()).pass_all()
    assert [t.refused(a).rule for a in (StartMove(), StartCombat())] == ["DF-ACT-8", "DF-ACT-8"]


@rule("DF-TRN-2")
def test_a_turn_is_declared_once() -> None:
    assert activated().refused(Declare("passive")).rule == "DF-TRN-2"
