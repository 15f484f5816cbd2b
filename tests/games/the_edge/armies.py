"""The armies and scenarios that come with the game, and the tables of the ledger that they are taken from."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

from edgewise.games.the_edge.effects.conditions import Condition
from edgewise.games.the_edge.effects.effect import Effect
from edgewise.games.the_edge.effects.lasting import Aura
from edgewise.games.the_edge.effects.values import PerUnused
from edgewise.games.the_edge.library import load_armies, load_scenario
from edgewise.games.the_edge.profiles import Army, Scenario
from edgewise.lang import ledger

CONTENT = files("edgewise.games.the_edge").joinpath("content")


def texts(folder: str) -> dict[str, str]:
    """The content files of a folder by name."""
    found = sorted(CONTENT.joinpath(folder).iterdir(), key=lambda f: f.name)
    return {f.name: f.read_text(encoding="utf-8") for f in found if f.name.endswith(".yaml")}


ARMY_TEXTS = texts("armies")
ARMIES: dict[str, Army] = load_armies(ARMY_TEXTS)
SCENARIOS: dict[str, Scenario] = {
    s.id: s for s in (load_scenario(text, file) for file, text in texts("scenarios").items())
}


def rows(rule: str) -> list[list[str]]:
    """The rows of the table of a rule, without its head."""
    lines = [line for line in ledger.rule("the-edge", rule).text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def calls(text: str) -> list[str]:
    """The effects that a text of the ledger names, in its own notation."""
    return re.findall(r"`([^`]+)`", text)


def notation(effect: Effect) -> list[str]:
    """An effect in the notation of the ledger; an aura is what it gives."""
    if isinstance(effect, Aura):
        return [call for each in effect.effects for call in notation(each)]
    fields: dict[str, tuple[str, ...]] = {
        "stat": ("stat", "n"),
        "reroll": ("roll",),
        "shot": ("range", "bonus", "area"),
        "stayReady": ("cost",),
        "summon": ("squad",),
    }
    tag = str(effect.__struct_config__.tag)
    names = fields.get(tag, ("n",) if hasattr(effect, "n") else ())
    values = [_value(getattr(effect, name)) for name in names]
    return [f"{tag}({', '.join(values)})" if values else tag]


def _value(value: Any) -> str:
    return f"unused/{value.per_unused}" if isinstance(value, PerUnused) else str(value)


def flattened(effects: tuple[Effect, ...]) -> list[str]:
    """Effects of a card in the notation of the ledger."""
    return [call for effect in effects for call in notation(effect)]


def tag_of(condition: Condition | None) -> str:
    """What a condition is called in a file, or nothing."""
    return "" if condition is None else str(condition.__struct_config__.tag)
