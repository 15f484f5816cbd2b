"""Every message key that Dawnfall uses exists in every language."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import edgewise.lang
from edgewise.core.fields import key_of
from edgewise.core.flow import Action
from edgewise.core.phrase import kebab
from edgewise.games.dawnfall.actions import AnyAction
from edgewise.games.dawnfall.events import AnyEvent, DeckLookedAt, ModeChanged, PowerShown, SpecialSourceUsed
from edgewise.games.dawnfall.keys import KEYS
from edgewise.games.dawnfall.timing import WINDOWS
from edgewise.lang.words import LOCALES

LANG = Path(edgewise.lang.__file__).parent
OTHER_GAMES = ("the-edge.ftl", "maelstrom.ftl")
SOURCE = LANG.parent / "games" / "dawnfall"
CLI = LANG.parent / "cli"

# What `ask(seat, "choose-" + self.kind)` and its like stand for.
GROWN = {
    "choose-": ("model", "squad", "space", "hex", "card", "enhancement", "token", "player", "squads", "deck"),
    "choose-die-": ("attack", "defense", "hit", "effect"),
    "window-": tuple(WINDOWS),
    "place-": ("shrine", "source"),
    "pay-": ("action", "attach", "die", "mode", "reroll", "endurance", "model", "card"),
}
ASK, REFUSED = f"{KEYS.question}-", f"{KEYS.refusal}-"
CALLS = {"ask": (ASK, 1), "refuse": (REFUSED, 1), "finish": ("outcome-", 2)}
CALLS |= {"asks": (ASK, 0), "decide": ("outcome-", 1)}
EVENTS = get_args(AnyEvent)
# What is added when an event is told.
WORKED_OUT = {
    ModeChanged: ("name",),
    SpecialSourceUsed: ("text",),
    DeckLookedAt: ("whose",),
    **{event: ("text", "bind") for event in EVENTS if issubclass(event, PowerShown)},
}
# Told through a variable: the questions of windows, and some refusals.
OTHERS = {
    ASK: tuple(f"window-{window}" for window in WINDOWS),
    REFUSED: ("faction-taken", "unknown-faction", "not-your-question", "malformed"),
}


class Used(Visitor):
    """Collects the parameters of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def keys() -> set[str]:
    found = {prefix + name for prefix, names in OTHERS.items() for name in names}
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
                prefix, place = CALLS[node.func.id]
                if len(node.args) > place:
                    found |= {prefix + key for key in literals(node.args[place])}
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Asks":
                beginning = ast.literal_eval(node.args[0])
                found |= {f"{ASK}{beginning}{end}" for end in GROWN[beginning]}
    found |= {f"{KEYS.event}-{key_of(event)}" for event in EVENTS} | {f"{KEYS.event}-deck-looked-at-by-you"}
    names = [kebab(each.__name__) for each in get_args(AnyAction)]
    return (
        found | {f"{prefix}-{name}" for prefix in (KEYS.action, "deed") for name in names} | {"deed-unknown"} | spoken()
    )


def literals(node: ast.expr, grown: Mapping[str, Sequence[str]] = GROWN) -> Iterator[str]:
    """The keys that an expression can be; names of variables are in OTHERS."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from literals(body, grown)
            yield from literals(other, grown)
        case ast.BinOp(left=ast.Constant(value=str(text)), right=_):
            yield from (text + end for end in grown[text])


def spoken() -> set[str]:
    """The keys that the terminal game itself says."""
    found = set()
    for file in CLI.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("play-"):
                found.add(node.value)
    return {key for key in found if key != "play-" and not key.endswith("-")}


@cache
def messages(locale: str, without: str | tuple[str, ...] = ()) -> dict[str, set[str]]:
    """The messages of a language with the parameters they use; files that end with `without` are left out."""
    found: dict[str, set[str]] = {}
    for file in (LANG / locale).glob("*.ftl"):
        if file.name.endswith(without):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                used = Used()
                used.visit(entry)
                found[entry.id.name] = used.names
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_key_of_the_game_has_its_words(locale: str) -> None:
    wanted = keys()
    assert len(wanted) > 300
    assert sorted(wanted - messages(locale).keys()) == []


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_translations_have_the_same_messages_with_the_same_parameters(locale: str) -> None:
    # Texts of cards use the parameters that their grammar needs: test_card_words.py.
    assert messages(locale, without="cards.ftl") == messages("en", without="cards.ftl")
    assert messages(locale).keys() == messages("en").keys()


def test_no_message_of_the_game_is_left_over() -> None:
    # A match lost on time is an ending of the server, and sealed answers are refused by the referee of every game.
    known = keys() | {"outcome-clock", "refused-sealed"}
    prefixes = (ASK, REFUSED, f"{KEYS.event}-", f"{KEYS.action}-", "outcome-", "deed-")
    shared = messages("en", without=OTHER_GAMES)
    assert sorted(key for key in shared if key.startswith(prefixes) and key not in known) == []


def test_every_action_is_in_the_closed_union() -> None:
    assert {each for each in Action.__subclasses__() if each.__module__.startswith("edgewise.games.dawnfall")} == set(
        get_args(AnyAction)
    )


def test_messages_use_no_parameter_that_the_rules_do_not_give() -> None:
    given = {
        f"{KEYS.event}-{key_of(event)}": {*event.__struct_fields__, *WORKED_OUT.get(event, ())} for event in EVENTS
    }
    looked = f"{KEYS.event}-deck-looked-at"
    given[f"{looked}-by-you"] = given[looked]
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                for key in literals(node.args[1]) if len(node.args) > 1 else ():
                    given.setdefault(f"refused-{key}", set()).update(str(word.arg) for word in node.keywords)
    english = messages("en")
    missing = {key: english[key] - names for key, names in given.items() if key in english}
    assert {key: names for key, names in missing.items() if names} == {}
