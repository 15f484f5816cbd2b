"""Titles and labels say a game term by the word that the glossary of the ledger gives."""

from pathlib import Path

import pytest

import edgewise.lang
from edgewise.lang.words import Speaker

LEDGER = Path(edgewise.lang.__file__).parent / "rules" / "dawnfall.md"

SAID = [
    ("More Crystals", 0, "option-more-crystals"),
    ("Mulligan", 0, "option-mulligan"),
    ("Buying VP", 0, "option-buying-vp"),
    ("Alternative Setup", 0, "option-alternative-setup"),
    ("Script mode", 0, "option-script"),
    ("Strategic mode", 0, "option-strategic"),
    ("Special Crystal Sources", 0, "option-special-sources"),
    ("Free for all", 0, "mode-ffa"),
    ("Team vs Team", 0, "mode-tvt"),
    ("Check for Hit", 0, "web-roll-hit"),
    ("Check for Hit", 0, "odds-roll-hit"),
    ("Attack Power / Defense Power", 0, "web-attack-power"),
    ("Attack Power / Defense Power", 1, "web-defense-power"),
    ("Attack Power / Defense Power", 0, "odds-attack-power"),
    ("Attack Power / Defense Power", 1, "odds-defense-power"),
    ("Discard pile", 0, "web-discard-pile"),
    ("Instant Action", 0, "web-instant"),
    ("Passive Action", 0, "web-passive-action"),
    ("Reroll symbol", 0, "web-reroll"),
    ("hand / starting hand", 0, "web-hand"),
    ("First Player", 0, "web-roll-first-player"),
]


def glossary(locale: str) -> dict[str, str]:
    lines = LEDGER.read_text(encoding="utf-8").split("## DF-GLO ")[1].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return {row[0]: row[1 if locale == "de" else 2] for row in rows}


@pytest.mark.parametrize("locale", ["de", "pl"])
@pytest.mark.parametrize(("term", "which", "key"), SAID)
def test_a_title_is_the_word_of_the_glossary(term: str, which: int, key: str, locale: str) -> None:
    wanted = glossary(locale)[term].split(" / ")[which].split(",")[0]
    assert Speaker(locale).say(key).lower() == wanted.lower()
