"""The library: games, bots, factions, boards and rules, as clients show them."""

from __future__ import annotations

import functools
import re
from typing import Any

import msgspec

from edgewise.core.refusal import BadInput
from edgewise.lang import ledger
from edgewise.lang.words import LOCALES
from edgewise.players import LEVELS
from edgewise.server.bodies import (
    Bot,
    Choice,
    DeckList,
    DeckVerdict,
    GameCard,
    Games,
    Mode,
    OptionChoice,
    RuleLine,
    RuleList,
    RulePage,
)
from edgewise.server.cards import CardCard, Content
from edgewise.server.parts import Geometry, Words
from edgewise.server.play import Play
from edgewise.server.problems import Denied, from_input, from_refusal
from edgewise.server.reading import Reader
from edgewise.server.served import game_of, served

MOST_FOUND = 60
# The word for one of them, in the keys of messages.
ABOUT = {"factions": "faction", "armies": "army"}
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
            mode["name"],
            mode["seats"],
            reader.says(f"mode-{mode['name']}", {}),
            reader.says(f"mode-{mode['name']}-about", {}),
            mode["constants"],
        )
        for mode in game.showing.modes()
    )
    options = tuple(_option(each, reader) for each in game.showing.option_table(game.boards))
    return GameCard(
        name, game.title, modes, options, tuple(game.boards), tuple(game.factions), len(ledger.ledger(name))
    )


def _option(row: dict[str, Any], reader: Reader) -> OptionChoice:
    key = f"option-{row['name'].replace('_', '-')}"
    choices = tuple(Choice(value, reader.says(f"{key}-{value}", {})) for value in row.get("choices", ()))
    return OptionChoice(
        row["name"],
        row["kind"],
        row["default"],
        reader.says(key, {}),
        reader.says(f"{key}-about", {}),
        choices,
        row.get("low"),
        row.get("high"),
        row.get("rule", ""),
        tuple(row.get("modes", ())),
    )


@functools.lru_cache(maxsize=32)
def content(name: str, reader: Reader) -> Content:
    """The factions of a game."""
    game = game_of(name)
    cards = game.showing.content(game.factions.values(), game.texts(reader.language), reader.language)
    return _content(game, cards, reader)


def match_content(play: Play, reader: Reader) -> Content:
    """The factions of one match, with those that were brought to it."""
    game = play.game
    book = game.book(play.founding.options) if play.match is None else play.match.state.book
    if not book.options.content:
        return content(play.founding.game, reader)
    state = game.setup(play.founding.options) if play.match is None else play.match.state
    cards = game.showing.content(book.factions.values(), game.texts(reader.language, state), reader.language)
    return _content(game, cards, reader)


def _content(game: Any, cards: list[dict[str, Any]], reader: Reader) -> Content:
    """Factions or armies, as the game has them, each with its character in a line."""
    kind = game.showing.content_kind
    told = [{**card, "about": _about(ABOUT[kind], card["id"], reader)} for card in cards]
    return msgspec.convert({"game": game.name, "language": reader.language, kind: told}, Content)


def _about(kind: str, side: str, reader: Reader) -> dict[str, Any]:
    """The character of a faction or army; those that fans bring have none."""
    words = reader.says(f"{kind}-{side}-about", {})
    return msgspec.structs.asdict(words if words.text != words.key else Words(words.key))


@functools.lru_cache(maxsize=16)
def board(name: str, wanted: str) -> Geometry:
    """A board of a game in numbers, with its ready layouts."""
    game = game_of(name)
    if wanted not in game.boards:
        raise Denied("unknown-board", board=wanted, known=", ".join(game.boards))
    file, showing = game.boards[wanted], game.showing
    state = game.setup(showing.board_options(wanted, file))
    return msgspec.convert({**showing.geometry(state), **showing.layouts(state, file)}, Geometry)


def check_deck(name: str, wish: DeckList, reader: Reader) -> DeckVerdict:
    """Whether a list is legal, with every reason why not."""
    game = game_of(name)
    try:
        book = game.book(wish.options)
    except BadInput as error:
        raise from_input(error) from None
    if wish.faction not in book.factions:
        raise Denied("unknown-faction", faction=wish.faction, known=", ".join(book.factions))
    verdict = game.showing.judged(book, wish.faction, wish.squads, wish.cards)
    texts = game.texts(reader.language)
    problems = tuple(from_refusal(r, _named(r.params, texts)).problem(reader.language) for r in verdict.refusals)
    shelves = content(name, reader)
    costs = {c.id: _least_cost(c) for f in shelves.factions for c in f.cards}
    costs |= {c.id: str(c.cost) for a in shelves.armies for c in a.spells}
    return DeckVerdict(
        not problems,
        problems,
        len(wish.squads),
        verdict.squads_wanted,
        sum(wish.cards.values()),
        verdict.cards_wanted,
        _curve(wish.cards, costs),
        verdict.usable,
    )


def _named(params: Any, texts: Any) -> dict[str, Any]:
    """Ids of cards and Squads as names."""
    names = {**{k: v["name"] for k, v in texts["squads"].items()}, **{k: v["name"] for k, v in texts["cards"].items()}}
    found = {}
    for key, value in params.items():
        if isinstance(value, tuple):
            found[key] = ", ".join(names.get(each, str(each)) for each in value)
        else:
            found[key] = names.get(value, value) if isinstance(value, str) else value
    return found


def _curve(wanted: dict[str, int], costs: dict[str, str]) -> dict[str, int]:
    """How many cards cost how many crystals."""
    curve: dict[str, int] = {}
    for name, count in wanted.items():
        if count and name in costs:
            curve[costs[name]] = curve.get(costs[name], 0) + count
    return dict(sorted(curve.items()))


def _least_cost(card: CardCard) -> str:
    """The cheaper half counts, or attaching an Enhancement."""
    halves = [h.crystals for h in (card.upper, card.lower) if h.crystals is not None]
    return card.attach_cost if card.kind == "enhancement" else str(min(halves)) if halves else "x"


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
