"""What the page for authors writes inside its sentences is accepted as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from edgewise import BadInput, Match

PAGE = (Path(__file__).parents[3] / "docs" / "content.md").read_text(encoding="utf-8")
FACTION = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)[0]
RELIEF = "cost: 1\n      bind: {type: any_own_squad, allowDead: true}\n      steps: [{do: return_model, n: 1}]"
COSTS = re.findall(r"`(\[\{currency: .*\}\])`", PAGE)


def start(faction: str) -> Match:
    """A match of the page's own faction."""
    players = [{"faction": "wardens"}, {"faction": "demons"}]
    return Match.new("dawnfall", options={"content": [faction], "players": players})


def test_the_page_shows_a_cost_of_several_parts_and_a_choice() -> None:
    assert RELIEF in FACTION
    assert len(COSTS) == 2


@pytest.mark.parametrize("cost", COSTS)
def test_a_cost_is_written_as_the_page_says(cost: str) -> None:
    start(FACTION.replace(RELIEF, RELIEF.replace("cost: 1", f"cost: {cost}")))


@pytest.mark.parametrize("step", ["draw, n: 1", "deplete, n: 1", "gain, n: 1"])
def test_who_is_a_player_by_the_words_of_the_page(step: str) -> None:
    for who in ("", ", who: actor", ", who: opponent"):
        start(FACTION.replace("{do: return_model, n: 1}", f"{{do: {step}{who}}}"))
    with pytest.raises(BadInput):
        start(FACTION.replace("{do: return_model, n: 1}", f"{{do: {step}, who: target}}"))
