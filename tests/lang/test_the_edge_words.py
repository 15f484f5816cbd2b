"""Every message key that The Edge uses exists in every language, and none is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest

from edgewise.core.fields import key_of
from edgewise.core.phrase import kebab
from edgewise.games.the_edge.actions import AnyAction
from edgewise.games.the_edge.desk import Desk
from edgewise.games.the_edge.effects.lasting import Statistic
from edgewise.games.the_edge.effects.situations import SITUATIONS
from edgewise.games.the_edge.events import AnyEvent
from edgewise.games.the_edge.keys import KEYS
from edgewise.lang import ledger
from edgewise.lang.words import LOCALES
from tests.lang.test_dawnfall_words import LANG, literals, messages

SOURCE = LANG.parent / "games" / "the_edge"
# Names of functions, the prefix of their keys, and which of their arguments the key is.
CALLS = {"ask": (f"{KEYS.question}-", 1), "finish": ("outcome-", 1)}
# What `ask(seat, "window-" + name)` stands for. ED-SPL-7.
GROWN = {"window-": ("begin", "move", "assault", "dice", "answer", "end", "gather")}
CODE = re.compile(r"`E_([A-Z_]+)`")
# Told through a variable.
OTHERS = {
    *(f"ed-situation-{kebab(each)}" for each in SITUATIONS),
    *(f"ed-stat-{each}" for each in get_args(Statistic)),
}
# What an item or a Shot can fail for when it resolves. ED-QUE-4, ED-SHO-3.
FAILURES = ("bad-target", "out-of-range", "no-line-of-sight", "no-caster", "no-contact", "duplicate-equipment")


@cache
def calls() -> list[tuple[str, ast.Call]]:
    """Every call of a named function in the game."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in SOURCE.rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return [(n.func.id, n) for n in nodes if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]


def refusals() -> Iterator[tuple[str, ast.Call]]:
    """The keys of refusals: the third argument, or the code itself."""
    for name, call in calls():
        if name == "refuse" and len(call.args) > 1:
            named = call.args[2] if len(call.args) > 2 else call.args[1]
            for key in literals(named, GROWN):
                yield f"{KEYS.refusal}-" + key.removeprefix("E_").lower().replace("_", "-"), call


@cache
def keys() -> set[str]:
    found = set(OTHERS) | {key for key, _ in refusals()}
    for name, call in calls():
        if name in CALLS:
            prefix, place = CALLS[name]
            found |= {prefix + key for key in (literals(call.args[place], GROWN) if len(call.args) > place else ())}
        if name in ("phrase", "Phrase") and call.args:
            found |= set(literals(call.args[0], GROWN))
        if name == "NotUnderstood":
            found |= set(literals(call.args[0], GROWN))
    found |= {f"{KEYS.action}-{kebab(action.__name__)}" for action in get_args(AnyAction)}
    found |= {f"{KEYS.event}-{key_of(event)}" for event in get_args(AnyEvent)}
    found |= {f"ed-why-{why}" for why in FAILURES}
    return found | {*Desk.menu, *Desk.help}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_key_of_the_game_has_its_words(locale: str) -> None:
    wanted = keys()
    assert len(wanted) > 200
    assert sorted(wanted - messages(locale).keys()) == []


def test_every_code_of_the_ledger_has_a_refusal_in_words() -> None:
    rules = [f"{r.text} {r.ruling or ''} {r.bad_input or ''}" for r in ledger.ledger("the-edge")]
    codes = {code for text in rules for code in CODE.findall(text)}
    assert len(codes) > 35
    wanted = {f"{KEYS.refusal}-{code.lower().replace('_', '-')}" for code in codes}
    assert sorted(wanted - messages("en").keys()) == []


def test_no_log_line_or_question_is_left_over() -> None:
    prefixes = tuple(f"{each}-" for each in (KEYS.question, KEYS.event, KEYS.action))
    known = keys()
    assert sorted(key for key in messages("en") if key.startswith(prefixes) and key not in known) == []


def test_messages_use_no_parameter_that_the_rules_do_not_give() -> None:
    given = {f"{KEYS.event}-{key_of(event)}": {*event.__struct_fields__} for event in get_args(AnyEvent)}
    # A pool in another case.
    given[f"{KEYS.event}-crystals-gathered"].add("pool_gen")
    for key, call in refusals():
        given.setdefault(key, set()).update(str(word.arg) for word in call.keywords)
    known = messages("en")
    strange = {key: sorted(known[key] - params) for key, params in given.items() if known.get(key, set()) - params}
    assert strange == {}
