"""docs/the-edge.md is true: its example can be played, and it names every option, action and field."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from edgewise.catalog import Match
from edgewise.games.the_edge.actions import AnyAction
from edgewise.games.the_edge.options import Options
from edgewise.games.the_edge.position.shape import PlayerPosition, PoolPosition, Position, SquadPosition

PAGE = (Path(__file__).parents[3] / "docs" / "the-edge.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("example", re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL))
def test_the_examples_can_be_played_and_written(example: str) -> None:
    match = Match.from_position("the-edge", example)
    assert match.legal()
    assert Match.from_position("the-edge", match.position()).position() == match.position()


@pytest.mark.parametrize("part", [Options, Position, PlayerPosition, SquadPosition, PoolPosition])
def test_the_tables_name_every_field(part: type[msgspec.Struct]) -> None:
    cells = re.findall(r"^\| (`.*?`) \|", PAGE, re.MULTILINE)
    named = {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}
    assert set(part.__struct_fields__) <= named


@pytest.mark.parametrize("action", get_args(AnyAction))
def test_the_tables_name_every_action_with_its_fields(action: Any) -> None:
    fields = ", ".join(action.__struct_fields__)
    assert (f"`{action.__name__}({fields})`" if fields else f"`{action.__name__}`") in PAGE
