"""Windows have names that a reader knows: no refusal speaks of them by their ids."""

from __future__ import annotations

import re

import pytest

from edgewise import catalog
from edgewise.catalog import speaker
from edgewise.games.dawnfall.timing import WINDOWS
from edgewise.lang.words import LOCALES

GAME = catalog.game("dawnfall")
# The window of a Passive turn is in no table: nobody is asked in it.
NAMED = (*WINDOWS, "W-T10")
REFUSALS = ("refused-not-now", "refused-instant-not-now", "refused-ordinary-not-now", "refused-enhancement-not-now")


@pytest.mark.parametrize("language", LOCALES)
def test_every_window_has_a_name_of_its_own(language: str) -> None:
    names = [speaker(language).say(f"window-{window}") for window in NAMED]
    assert len(set(names)) == len(NAMED)
    assert [name for name in names if re.search(r"W-[A-Z]", name)] == []


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("key", REFUSALS)
def test_a_refusal_says_the_name_of_the_window(language: str, key: str) -> None:
    state = GAME.setup({"players": [{"faction": "chapter"}, {"faction": "demons"}]})
    params = GAME.readable(state, {"window": "W-C5"})
    text = speaker(language).say(key, params)
    assert speaker(language).say("window-W-C5") in text
    assert "W-C5" not in text
