"""Factions that were written from the page for fans alone load, read and play to the end."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import edgewise
from edgewise import Match, SeededDealer
from edgewise.catalog import speaker
from tests.support.rules import rule

FILES = {file.stem: file.read_text(encoding="utf-8") for file in (Path(__file__).parent / "fans").glob("*.yaml")}
PAIRS = [*combinations(sorted(FILES), 2), *((name, "demons") for name in sorted(FILES))]
USES = ("PlayCard", "UseEnhancement", "UseBanner", "UseShrine", "UseStatus", "Attach")


def played(factions: tuple[str, ...], seed: int, **options: Any) -> Match:
    """A random match in which cards are played whenever a coin says so."""
    content = [FILES[name] for name in dict.fromkeys(factions) if name in FILES]
    players = [{"faction": name} for name in factions]
    match = Match.new("dawnfall", options={"content": content, "players": players, **options}, seed=seed)
    coin = SeededDealer(seed)
    while match.outcome is None:
        listed = match.legal()
        uses = [action for action in listed if type(action).__name__ in USES]
        pool = uses if uses and coin.below(2) else listed
        match.play(pool[coin.below(len(pool))])
    return match


def says(match: Match, locale: str) -> list[str]:
    """The whole log in a language."""
    game: Any = match.game
    return [speaker(locale).say(*game.told(match.state, event)) for event in match.log]


@rule("DF-EFF-18", "DF-CRD-10")
@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_every_text_of_a_file_is_said(name: str, locale: str) -> None:
    game: Any = edgewise.game("dawnfall")
    page = game.describe_content(FILES[name], locale)
    texts = [card[half] for card in page["cards"] for half in ("upper", "lower")]
    texts += [text for group in ("banners", "shrines", "tokens") for each in page[group] for text in each["texts"]]
    assert len(page["cards"]) >= 8
    assert all(text.endswith((".", ")")) and "{" not in text and "  " not in text for text in texts)


@rule("DF-GEN-10", "DF-EFF-19")
@pytest.mark.parametrize("factions", PAIRS, ids="-".join)
def test_a_random_match_ends(factions: tuple[str, str]) -> None:
    match = played(factions, 5, layout="first-game")
    assert match.outcome is not None
    assert all(line for locale in ("en", "de", "pl") for line in says(match, locale))


@rule("DF-GEN-10")
def test_three_of_them_play_at_one_table() -> None:
    assert played(tuple(sorted(FILES)), 3, mode="ffa", seats=3).outcome is not None
