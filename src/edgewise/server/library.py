"""The library: games, bots, factions, boards and rules, as clients show them."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

from edgewise.core.refusal import BadInput, UnknownSide
from edgewise.core.showing import Switch
from edgewise.core.wire import Content, Geometry, Verdict, Words
from edgewise.lang import ledger
from edgewise.lang.words import LOCALES
from edgewise.players import LEVELS
from edgewise.server.bodies import (
    Bot,
    Choice,
    GameCard,
    Games,
    Mode,
    OptionChoice,
    RuleLine,
    RuleList,
    RulePage,
)
from edgewise.server.play import Play
from edgewise.server.problems import Denied, from_input, from_refusal, unreadable
from edgewise.server.reading import Reader
from edgewise.server.served import game_of, served

MOST_FOUND = 60
_RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]{3}-\d+\b")


@functools.lru_cache(maxsize=8)
def games(reader: Reader) -> Games:
    """All games and bots."""
    bots = tuple(Bot(name, *_level(name, reader)) for name in LEVELS)
    return Games(tuple(_game_card(name, reader) for name in served()), bots, LOCALES)


def _level(name: str, reader: Reader) -> tuple[Words, Words]:
    """What a bot is called and how it plays: the two halves of its message."""
    whole = reader.says(f"level-{name}", {})
    title, _, about = whole.text.partition(": ")
    return Words(whole.key, {}, title), Words(whole.key, {}, about[:1].upper() + about[1:])


def _game_card(name: str, reader: Reader) -> GameCard:
    game = game_of(name)
    modes = tuple(
        Mode(
            mode.name,
            mode.seats,
            reader.says(f"mode-{mode.name}", {}),
            reader.says(f"mode-{mode.name}-about", {}),
            {**mode.constants},
        )
        for mode in game.showing.modes()
    )
    options = tuple(_option(each, reader) for each in game.showing.option_table(game.boards))
    return GameCard(
        name, game.title, modes, options, tuple(game.boards), tuple(game.factions), len(ledger.ledger(name))
    )


def _option(row: Switch, reader: Reader) -> OptionChoice:
    key = f"option-{row.name.replace('_', '-')}"
    return OptionChoice(
        row.name,
        row.kind,
        row.default,
        reader.says(key, {}),
        reader.says(f"{key}-about", {}),
        tuple(Choice(value, reader.says(f"{key}-{value}", {})) for value in row.choices),
        row.low,
        row.high,
        row.rule,
        row.modes,
    )


@functools.lru_cache(maxsize=32)
def content(name: str, reader: Reader) -> Content:
    """What can be led in a game."""
    return game_of(name).content(reader.language, partial(_known, reader))


def match_content(play: Play, reader: Reader) -> Content:
    """What can be led in one match, with what was brought to it."""
    game = play.game
    state = game.setup(play.founding.options) if play.match is None else play.match.state
    if not game.brings_content(state):
        return content(play.founding.game, reader)
    return game.content(reader.language, partial(_known, reader), state)


def _known(reader: Reader, key: str) -> Words:
    """A message that may be missing: what fans bring has no character in words."""
    words = reader.says(key, {})
    return words if words.text != key else Words(key)


@functools.lru_cache(maxsize=16)
def board(name: str, wanted: str) -> Geometry:
    """A board of a game in numbers, with its ready layouts."""
    game = game_of(name)
    if wanted not in game.boards:
        raise Denied("unknown-board", board=wanted, known=", ".join(game.boards))
    return game.board_geometry(wanted)


def check_list(name: str, given: dict[str, Any], reader: Reader) -> Verdict:
    """Whether a list is legal, with every reason why not."""
    game = game_of(name)
    try:
        refusals, verdict = game.judged(given)
    except msgspec.ValidationError as error:
        raise unreadable(error) from None
    except BadInput as error:
        raise from_input(error) from None
    except UnknownSide as error:
        raise Denied("unknown-faction", faction=error.name, known=", ".join(error.known)) from None
    names = _names(game.texts(reader.language))
    problems = tuple(from_refusal(r, _named(r.params, names)).problem(reader.language) for r in refusals)
    return msgspec.structs.replace(verdict, problems=problems)


def _names(texts: Mapping[str, Any]) -> dict[str, str]:
    """What everything in the content is called, by id."""
    named = (each for group in texts.values() for each in group.items())
    return {key: text["name"] for key, text in named if isinstance(text, Mapping)}


def _named(params: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    """Parameters with names for the ids of cards and Squads."""
    found = {}
    for key, value in params.items():
        if isinstance(value, tuple):
            found[key] = ", ".join(names.get(each, str(each)) for each in value)
        else:
            found[key] = names.get(value, value) if isinstance(value, str) else value
    return found


def rules(name: str, search: str, language: str) -> RuleList:
    """The rules of a game, or those that speak of some words."""
    game_of(name)
    found = ledger.find(name, search, language)[:MOST_FOUND] if search.strip() else ledger.ledger(name, language)
    return RuleList(name, search, tuple(RuleLine(r.id, r.chapter, r.chapter_title, r.title) for r in found))


@functools.lru_cache(maxsize=512)
def rule(name: str, wanted: str, language: str) -> RulePage:
    """A rule as a page."""
    game_of(name)
    try:
        found = ledger.rule(name, wanted, language)
    except ledger.UnknownRule as error:
        raise Denied("unknown-rule", rule_id=wanted, problem=str(error)) from None
    ids = [r.id for r in ledger.ledger(name)]
    place = ids.index(found.id)
    return RulePage(
        found.id,
        found.chapter,
        found.chapter_title,
        found.title,
        found.text,
        found.ruling,
        tuple(each for each in _mentions(name)[found.id] if each in ids),
        tuple(other for other, named in _mentions(name).items() if found.id in named),
        ids[place - 1] if place else None,
        ids[place + 1] if place + 1 < len(ids) else None,
    )


@functools.cache
def _mentions(name: str) -> dict[str, tuple[str, ...]]:
    """Which rules a rule names, in the order it names them."""
    found = {}
    for each in ledger.ledger(name):
        named = _RULE_ID.findall(f"{each.text} {each.ruling or ''}")
        found[each.id] = tuple(dict.fromkeys(other for other in named if other != each.id))
    return found
