"""Measured answers as a player types them: places in inches, models by their codes. ED-MOV-9, ED-MOV-11."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Any

from edgewise.core.desk import Line, NotUnderstood
from edgewise.core.flow import Action
from edgewise.core.phrase import phrase
from edgewise.games.the_edge.actions import Assault, Deploy, Move, Path, PlacePool, Summon
from edgewise.games.the_edge.kinds import Model, Place, Squad
from edgewise.games.the_edge.naming import LETTERS, length_words, model_of, model_words, place_words, pool_words
from edgewise.games.the_edge.queries.measuring import Gap, Thing, measured
from edgewise.games.the_edge.state import Game, Point
from edgewise.tabletop.measuring import Route, Sights

NUMBER = re.compile(r"\d{1,3}(?:\.\d{1,6})?")
WORD = re.compile(r"[a-z]+\d*|\d{1,3}(?:\.\d{1,6})?|[^\s\w.]", re.IGNORECASE)
FILLERS = ("to", "at", "via", "then", "and", "by", "from", ",", ";", "(", ")", "→")
MIL = Decimal(1000)


def typed(state: Game, line: str) -> Action | None:
    """The action that a line such as `move A1 to 15 17, A2 to 16 17` means; None for other lines."""
    word, _, rest = line.strip().partition(" ")
    readers = {"move": _move, "deploy": _deploy, "pool": _pool, "summon": _summon, "assault": _assault}
    reader = readers.get(word.lower())
    return None if reader is None else reader(state, _words(rest))


def _words(text: str) -> list[str]:
    """The words that count: codes and numbers."""
    return [word.upper() for word in WORD.findall(text) if word.lower() not in FILLERS]


def _move(state: Game, words: list[str]) -> Move:
    paths: list[tuple[Model, Path]] = []
    if not words:
        raise NotUnderstood("ed-type-move")
    while words:
        model = _model(state, words.pop(0), "ed-type-move")
        points = _points(words, "ed-type-move")
        paths.append((model, _led(state, model, points)))
    return Move(tuple(paths))


def _led(state: Game, model: int, points: Path) -> Path:
    """The path as typed, or, where a straight way is blocked, one that leads around. ED-MOV-9."""
    if state.at[model] is None or len(points) != 1:
        return points
    return measured(state, Route(model, points[0])).path or points


def _deploy(state: Game, words: list[str]) -> Deploy:
    squad = _squad(state, words.pop(0) if words else "", "ed-type-deploy")
    return Deploy(squad, _points(words, "ed-type-deploy"))


def _pool(state: Game, words: list[str]) -> PlacePool:
    return PlacePool(_one_point(words, "ed-type-pool"))


def _summon(state: Game, words: list[str]) -> Summon:
    seat = getattr(state.want, "seat", 0)
    cards = [card for card in state.progress[seat] if card in state.book.summons]
    if not cards:
        raise NotUnderstood("ed-type-summon")
    return Summon(cards[0], _one_point(words, "ed-type-summon"))


def _assault(state: Game, words: list[str]) -> Assault:
    if len(words) != 2:
        raise NotUnderstood("ed-type-assault")
    one, other = (_model(state, word, "ed-type-assault") for word in words)
    return Assault(one, other)


def gaps(state: Game, line: str) -> Sequence[Line] | None:
    """The gap between two models, pools or places, and what a model sees; free for everybody. ED-MOV-11."""
    word, _, rest = line.strip().partition(" ")
    if word.lower() != "measure":
        return None
    words = _words(rest)
    (one, first), (other, second) = _thing(state, words), _thing(state, words)
    if words:
        raise NotUnderstood("ed-type-measure")
    far = measured(state, Gap(one, other)).gap or 0
    lines = [Line(phrase("ed-measured", one=first, other=second, length=length_words(far)))]
    if one.model is not None:
        sights = [s for s in measured(state, Sights(one.model)).sights if s.model == other.model]
        lines += [Line(phrase("ed-sight", model=first, target=second, clear=s.clear)) for s in sights]
    return lines


def _thing(state: Game, words: list[str]) -> tuple[Thing, Any]:
    """A model that stands on the table, a pool, or a bare place; with its name."""
    word = words.pop(0) if words else ""
    if NUMBER.fullmatch(word):
        place = _point(word, words.pop(0) if words else "", "ed-type-measure")
        return Thing(at=place), place_words(place)
    if word.startswith("POOL"):
        pool = int(word[4:] or 0) - 1
        if not 0 <= pool < len(state.pools) or state.pools[pool].crystals < 0:
            raise NotUnderstood("ed-type-measure")
        return Thing(pool=pool), pool_words(state, pool)
    model = _model(state, word, "ed-type-measure")
    if state.at[model] is None:
        raise NotUnderstood("ed-type-measure")
    return Thing(model=model), model_words(state, model)


def _model(state: Game, word: str, key: str) -> Model:
    model = model_of(state, word)
    if model < 0:
        raise NotUnderstood(key)
    return model


def _squad(state: Game, word: str, key: str) -> Squad:
    squad = LETTERS.find(word) if len(word) == 1 else -1
    if not 0 <= squad < len(state.book.squad_card):
        raise NotUnderstood(key)
    return Squad(squad)


def _points(words: list[str], key: str) -> tuple[Point, ...]:
    """The places at the beginning of the words; at least one."""
    found: list[Point] = []
    while words and NUMBER.fullmatch(words[0]):
        across = words.pop(0)
        found.append(_point(across, words.pop(0) if words else "", key))
    if not found:
        raise NotUnderstood(key)
    return tuple(found)


def _one_point(words: list[str], key: str) -> Place:
    found = _points(words, key)
    if len(found) != 1 or words:
        raise NotUnderstood(key)
    return Place(found[0])


def _point(across: str, up: str, key: str) -> Point:
    """Inches as whole mils; thousandths are exact, more digits are rounded."""
    if not NUMBER.fullmatch(across) or not NUMBER.fullmatch(up):
        raise NotUnderstood(key)
    x, y = ((Decimal(each) * MIL).to_integral_value(ROUND_HALF_EVEN) for each in (across, up))
    return int(x), int(y)
