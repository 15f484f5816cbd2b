"""The only module that knows every game, its content files and its words."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Self

import msgspec

from edgewise.core import match as referee
from edgewise.core import record as records
from edgewise.core.dealer import Dealer
from edgewise.core.game import Game
from edgewise.core.record import Record
from edgewise.core.refusal import BadInput, Refusal
from edgewise.games.dawnfall.game import Dawnfall
from edgewise.lang.words import Speaker, language_of


def _texts(package: str, folder: str) -> dict[str, str]:
    """The YAML files of a content folder, by name."""
    root = resources.files(package).joinpath("content", *((folder,) if folder else ()))
    return {
        f.name: f.read_text(encoding="utf-8")
        for f in sorted(root.iterdir(), key=lambda f: f.name)
        if f.name.endswith(".yaml")
    }


@functools.cache
def _dawnfall() -> Dawnfall:
    package = "edgewise.games.dawnfall"
    return Dawnfall(_texts(package, "factions"), _texts(package, "boards"), _texts(package, ""), speaker)


_GAMES = {"dawnfall": _dawnfall}


def games() -> tuple[str, ...]:
    """The names of the games that can be played."""
    return tuple(_GAMES)


def game(name: str) -> Dawnfall:
    """A game by its name."""
    if name not in _GAMES:
        raise BadInput(f"there is no game {name!r}; known are {', '.join(_GAMES)}", field="game")
    return _GAMES[name]()


@functools.cache
def _speaker(language: str) -> Speaker:
    return Speaker(language)


def speaker(locale: str = "en") -> Speaker:
    """The words of a language."""
    return _speaker(language_of(locale))


class Match(referee.Match):
    """A match of any game by its name: checks every action, keeps the record."""

    @classmethod
    def new(
        cls,
        name: str,
        *,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        dealer: Dealer | None = None,
        locale: str = "en",
    ) -> Self:
        """A new match of a game."""
        return cls.start(game(name), options=options, seed=seed, dealer=dealer, say=speaker(locale).say)

    @classmethod
    def from_position(
        cls,
        name: str,
        position: Mapping[str, Any] | str,
        *,
        seed: int = 0,
        dealer: Dealer | None = None,
        locale: str = "en",
    ) -> Self:
        """A match that starts in a position: data, or YAML or JSON text."""
        data = _position_data(position)
        return cls.start(game(name), position=data, seed=seed, dealer=dealer, say=speaker(locale).say)

    @classmethod
    def load(cls, text: str | bytes, *, locale: str = "en") -> Self:
        """A saved match."""
        return cls._adopt(referee.load(game, text, say=speaker(locale).say))

    def _spoken(self, refusal: Refusal) -> Refusal:
        """A refusal in words, with names for the numbers of models, Squads and cards."""
        names = game(self.record.game).readable(self.state, refusal.params)
        text = refusal.text or self._say(refusal.key, names)
        return msgspec.structs.replace(refusal, text=text)

    @classmethod
    def _adopt(cls, match: referee.Match) -> Self:
        """The same match as an object of this class."""
        match.__class__ = cls
        assert isinstance(match, cls)
        return match


def _position_data(position: Mapping[str, Any] | str) -> Mapping[str, Any]:
    if not isinstance(position, str):
        return position
    from edgewise.content import ContentError, read

    try:
        return read(position, "position").value
    except ContentError as error:
        raise BadInput(str(error), field="position") from None


def replay(record: Record | str | bytes, *, locale: str = "en") -> Match:
    """Plays a record again, checking every reply."""
    read = record if isinstance(record, Record) else records.decode(record)
    return Match._adopt(referee.replay(game(read.game), read, say=speaker(locale).say))


def named_games() -> Sequence[Game]:
    """Every game, for suites that test them all."""
    return [game(name) for name in games()]
