"""Measured answers as a player types them: places in inches, units and models by their codes. ME-MEA-1, ME-MOV-11."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from typing import get_args

from edgewise.core.desk import Line, NotUnderstood
from edgewise.core.flow import Action
from edgewise.core.phrase import Phrase, phrase
from edgewise.games.maelstrom.actions import Deploy, Move, MoveKind, PlaceMarker, Stand
from edgewise.games.maelstrom.kinds import NO_UNIT, Facing, Model, SurfaceName, Unit
from edgewise.games.maelstrom.naming import length_words, model_of, model_words, place_words, unit_of, unit_words
from edgewise.games.maelstrom.queries.bodies import NOWHERE, body, least, unit_bodies
from edgewise.games.maelstrom.state import Game
from edgewise.tabletop.terrain import Standing

NUMBER = re.compile(r"-?\d{1,3}(?:\.\d{1,6})?")
WORD = re.compile(r"[a-z][\w-]*(?::\w+)?|-?\d{1,3}(?:\.\d{1,6})?|@|[^\s\w.]", re.IGNORECASE)
FILLERS = ("to", "at", "via", "then", "and", "by", "from", ",", ";", "(", ")", "→")
MIL, DEGREE = Decimal(1000), Decimal(100)
SURFACE, TURNED = "on", "facing"


def typed(state: Game, line: str) -> Action | None:
    """The action that a line such as `move 12 14 on hill:top facing 90` means; None for other lines."""
    word, _, rest = line.strip().partition(" ")
    first, words = word.lower(), _words(rest)
    if first in get_args(MoveKind):
        return _move(state, first, words)
    if first == "deploy":
        return _deploy(state, words)
    if first == "marker":
        x, y = _point(words, "me-type-marker")
        return PlaceMarker(x, y)
    return None


def _words(text: str) -> list[str]:
    """The words that count: codes, surfaces and numbers."""
    return [word for word in WORD.findall(text) if word.lower() not in FILLERS]


def _move(state: Game, kind: str, words: list[str]) -> Move:
    key = "me-type-move"
    target = NO_UNIT
    if kind == "charge":
        target = _unit(state, words.pop(0) if words else "", key)
    steps = _stands(words, key)
    facing = _facing(words, key)
    if words:
        raise NotUnderstood(key)
    return Move(_kind(kind), steps=steps, facing=facing, target=target)


def _kind(word: str) -> MoveKind:
    kinds: tuple[MoveKind, ...] = get_args(MoveKind)
    return next(kind for kind in kinds if kind == word)


def _deploy(state: Game, words: list[str]) -> Deploy:
    """A unit with the place of its leader; the others stand as the search has them."""
    key = "me-type-deploy"
    unit = _unit(state, words.pop(0) if words else "", key)
    stands = _stands(words, key)
    facing = _facing(words, key)
    if not stands or words:
        raise NotUnderstood(key)
    return Deploy(unit, stands, facing or Facing(0))


def _stands(words: list[str], key: str) -> tuple[Stand, ...]:
    """Places with their surfaces at the beginning of the words."""
    found: list[Stand] = []
    while words and NUMBER.fullmatch(words[0]):
        x, y = _point(words, key)
        surface = "ground"
        if words and words[0].lower() == SURFACE:
            words.pop(0)
            surface = words.pop(0) if words else ""
        found.append(Stand(x, y, SurfaceName(surface)))
    return tuple(found)


def _facing(words: list[str], key: str) -> Facing | None:
    if not words or words[0].lower() != TURNED:
        return None
    words.pop(0)
    if not words or not NUMBER.fullmatch(words[0]):
        raise NotUnderstood(key)
    return Facing(int((Decimal(words.pop(0)) * DEGREE).to_integral_value(ROUND_HALF_EVEN)) % 36000)


def _point(words: list[str], key: str) -> tuple[int, int]:
    """Inches as whole mils; thousandths are exact, more digits are rounded."""
    if len(words) < 2 or not (NUMBER.fullmatch(words[0]) and NUMBER.fullmatch(words[1])):
        raise NotUnderstood(key)
    x, y = ((Decimal(words.pop(0)) * MIL).to_integral_value(ROUND_HALF_EVEN) for _ in range(2))
    return int(x), int(y)


def _unit(state: Game, word: str, key: str) -> Unit:
    unit = unit_of(state, word)
    if unit is None:
        raise NotUnderstood(key)
    return unit


def measured(state: Game, line: str) -> Sequence[Line] | None:
    """The distance between two units, models or places; free for everybody. ME-MEA-1."""
    word, _, rest = line.strip().partition(" ")
    if word.lower() != "measure":
        return None
    words = _words(rest)
    (one, first), (other, second) = _things(state, words), _things(state, words)
    if words:
        raise NotUnderstood("me-type-measure")
    far = least(one, other)
    if far == NOWHERE:
        raise NotUnderstood("me-type-measure")
    return [Line(phrase("me-measured", one=first, other=second, length=length_words(far)))]


def _things(state: Game, words: list[str]) -> tuple[list[Standing], Phrase | str]:
    """What a unit, a model or a place stands for as bodies, with its name."""
    key = "me-type-measure"
    if words and NUMBER.fullmatch(words[0]):
        x, y = _point(words, key)
        return [Standing(x, y, 0, 0)], place_words((x, y))
    word = words.pop(0) if words else ""
    model = model_of(state, word)
    if model is not None:
        return [body(state, model)] if _stands_there(state, model) else [], model_words(state, model)
    unit = _unit(state, word, key)
    return unit_bodies(state, unit), unit_words(state, unit)


def _stands_there(state: Game, model: Model) -> bool:
    return state.fortitude[model] > 0 and state.place[state.book.model_unit[model]] == "table"
