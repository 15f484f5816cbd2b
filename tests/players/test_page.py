"""The examples of docs/players.md run as they stand."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from edgewise.players import LEVELS, PLAYERS

PAGE = (Path(__file__).parents[2] / "docs" / "players.md").read_text(encoding="utf-8")


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    known: dict[str, Any] = {}
    for example in re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL):
        exec(example, known)
    assert re.search(r"\d+% \[", capsys.readouterr().out)
    match = known["match"]
    assert known["Hasty"](match.game, 1).choose(match.question()) in match.legal()


def test_every_player_is_described() -> None:
    table = re.findall(r"^\| `(\w+)` \|", PAGE, flags=re.MULTILINE)
    assert set(PLAYERS) <= set(table)
    assert tuple(table[: len(LEVELS)]) == LEVELS
