"""The word tables of docs/content.md, made from the code that reads and carries out faction files."""

from __future__ import annotations

import re
from typing import Any, get_args, get_type_hints

from edgewise.catalog import speaker
from edgewise.core.phrase import dashed
from edgewise.games.dawnfall.effects.conditions import Condition
from edgewise.games.dawnfall.effects.lasting import Ability, Duration, Forbidden
from edgewise.games.dawnfall.effects.selectors import Selector
from edgewise.games.dawnfall.effects.values import Value
from edgewise.games.dawnfall.effects.vocabulary import Verb
from edgewise.games.dawnfall.library import CURRENCIES
from edgewise.games.dawnfall.profiles import Bind, Limit, Timing

COMMON = {"side", "choose", "by", "upTo", "distanceFrom", "min", "max", "lineOfFireFrom", "inContactWith", "inSpace",
          "notSelf", "notTargetedYet"}  # fmt: skip
CURRENCY_WORDS = {
    "crystal": "Crystals from the pool; substitutes are allowed",
    "charge": "Charges on this very Enhancement",
    "endurance": "Endurance tokens; `from` names the Squad that pays",
    "vp": "Victory Points",
    "card": "cards from hand",
    "model": "models that are Sacrificed; `from` names the Squad",
    "banner": "the own Banner is turned face down",
    "one_of": "one of the lists in `oneOf`, chosen by the player",
    "destroy_crystal": "Crystals that are destroyed for good",
}
BIND_WORDS = {
    "any_own_squad": "any own Squad; the default of an Action card",
    "squad_named": "an own Squad named in `names`",
    "attached_squad": "the Squad that bears the Enhancement; its default",
    "enemy_squad": "an enemy Squad, called `target`",
    "own_model": "an own model, called `self_model`",
    "enemy_model": "an enemy model, called `target`",
    "none": "nothing",
}


def meaning(kind: Any) -> str:
    """The docstring without its rule numbers."""
    text = " ".join((kind.__doc__ or "").split())
    return re.sub(r"\s*((?:DF|ED)-[A-Z]+(?:-\d+)?( [A-Z`][\w` ]*)?(, | to )?)+\.?$", "", text)


def fields(kind: Any, without: set[str]) -> str:
    """The fields of a term as they stand in a file."""
    return ", ".join(f"`{f}`" for f in kind.__struct_encode_fields__ if f not in without) or "-"


def term_table(title: str, key: str, union: Any, without: frozenset[str] = frozenset()) -> list[str]:
    """A table of the terms of a union."""
    kinds = sorted(
        (k for k in get_args(union) if hasattr(k, "__struct_config__")), key=lambda k: str(k.__struct_config__.tag)
    )
    rows = [f"| `{k.__struct_config__.tag}` | {meaning(k)} | {fields(k, set(without))} |" for k in kinds]
    return [f"### {title}", "", f"| `{key}` | Meaning | Fields |", "|---|---|---|", *rows, ""]


def word_table(title: str, words: dict[str, str]) -> list[str]:
    """A table of plain words."""
    return [f"### {title}", "", "| Word | Meaning |", "|---|---|", *(f"| `{w}` | {m} |" for w, m in words.items()), ""]


def english(family: str, word: str) -> str:
    """What the texts of cards say for a word."""
    return speaker("en").say(f"{family}-{dashed(word)}")


def duration_words() -> dict[str, str]:
    """Every duration; what the texts leave unsaid is said here."""
    extra = {
        "instant": "nothing lasts",
        "n_turns": "for the number of turns in `turns`, this one included",
        "while_condition": "only inside `continuous`, with `while`",
    }
    return {d: extra.get(d) or english("lasting", d) for d in get_args(Duration)}


def tables() -> str:
    """All tables as Markdown."""
    timings = {"own_active_turn": "an ordinary Action", "any_active_turn": "an Instant"}
    timings |= {t: english("moment", t) for t in get_args(Timing) if t not in timings}
    pers = get_args(get_type_hints(Limit)["per"])
    limits = {p: "no limit but the price" if p == "payment" else f"per {english('limit', p)}" for p in pers}
    binds = get_args(get_type_hints(Bind)["type"])
    currencies = {c: CURRENCY_WORDS[c] for c in CURRENCIES}
    currencies |= {
        "token:NAME": "resource tokens of the faction",
        "status:NAME": "a status token on the bound Squad or model",
    }
    parts = [
        term_table("Verbs", "do", Verb),
        term_table("Selectors", "sel", Selector, frozenset(COMMON)),
        term_table("Values", "val", Value),
        term_table("Conditions", "cond", Condition),
        word_table("Bindings", {b: BIND_WORDS[b] for b in binds}),
        word_table("Costs", currencies),
        word_table("Timings", timings),
        word_table("Durations", duration_words()),
        word_table("Limits", limits),
        word_table("Bans for `forbid`", {b: english("ban", b) for b in get_args(Forbidden)}),
        word_table("Abilities for `grant`", {a: english("ability", a) for a in get_args(Ability)}),
    ]
    return "\n".join(line for part in parts for line in part)
