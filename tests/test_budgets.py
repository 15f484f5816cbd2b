"""What tests take is told folder by folder, and fails nothing."""

from __future__ import annotations

from pathlib import Path

from tests.support.budgets import BUDGETS, folder, told


def test_every_folder_of_tests_has_a_budget() -> None:
    here = Path(__file__).parent
    folders = {file.relative_to(here).parts[0] for file in here.glob("*/**/test_*.py")}
    assert set(BUDGETS) == {"", *folders}


def test_a_test_counts_for_the_folder_that_it_lies_in() -> None:
    assert folder("tests/games/dawnfall/test_dice.py::test_a[1/2]") == "games"
    assert folder("tests/test_imports.py::test_b") == ""


def test_a_folder_that_took_too_long_is_told_and_nothing_else_happens() -> None:
    assert told("core", BUDGETS["core"] + 1).endswith("OVER")
    assert not told("core", 0.1).endswith("OVER")
    assert told("elsewhere", 3).endswith("(no budget yet)")
