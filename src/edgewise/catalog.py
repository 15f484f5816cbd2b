"""The only module that knows every game, its content files and its words."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, Self, TypeAlias

import msgspec

from edgewise.core import match as referee
from edgewise.core import record as records
from edgewise.core.contract import WholeGame
from edgewise.core.dealer import Dealer
from edgewise.core.phrase import phrase
from edgewise.core.record import Record
from edgewise.core.refusal import BadInput, Refusal, in_words
from edgewise.lang import ledger, words
from edgewise.lang.places import PLACES
from edgewise.lang.words import LOCALES, Speaker, language_of

# The registry holds games of all kinds: what their states and views are only they know.
AnyGame: TypeAlias = WholeGame[Any, Any]


def _forget_words() -> None:
    words.forget()
    ledger.forget()
    _speaker.cache_clear()


@functools.cache
def _speaker(language: str) -> Speaker:
    return Speaker(language)


class Source(NamedTuple):
    """Where a game comes from: its folder, and how it is made."""

    folder: str
    make: Callable[[], AnyGame]


class Registry:
    """The games by name; each is made when it is first asked for."""

    def __init__(self, *packages: str) -> None:
        self._sources: dict[str, Source] = {}
        self._made: dict[str, AnyGame] = {}
        for package in packages:
            self.add(package)

    def add(self, package: str) -> None:
        """Makes a game known by its folder: a package with the contract as `GAME`, and its files in `content`.

        The messages and the ledger of a game that is not at home here lie in its own `lang`.
        """
        kind, own = import_module(package).GAME, resources.files(package).joinpath("lang")
        self.put(kind.name, Source(package.rpartition(".")[2], lambda: kind(content_files(package), speaker)))
        if own.is_dir():
            PLACES.add(own)
            _forget_words()

    @contextmanager
    def knowing(self, package: str) -> Iterator[None]:
        """Knows a game for a while."""
        self.add(package)
        try:
            yield
        finally:
            self.remove(import_module(package).GAME.name)
            PLACES.remove(resources.files(package).joinpath("lang"))
            _forget_words()

    def put(self, name: str, source: Source) -> None:
        """Makes a game known that is made in a way of its own."""
        self._sources[name] = source
        self._made.pop(name, None)

    def remove(self, name: str) -> None:
        """Forgets a game."""
        del self._sources[name]
        self._made.pop(name, None)

    def names(self) -> tuple[str, ...]:
        """The games in the order in which they became known."""
        return tuple(self._sources)

    def folder(self, name: str) -> str:
        """The folder of a game."""
        return self._sources[name].folder

    def get(self, name: str) -> AnyGame:
        """A game, made when it is first asked for."""
        if name not in self._made:
            self._made[name] = self._sources[name].make()
        return self._made[name]


def content_files(package: str) -> Mapping[str, Mapping[str, str]]:
    """The texts of the content files of a game, by folder and name; those that lie in none are under no name."""
    root = resources.files(package).joinpath("content")
    if not root.is_dir():
        return {}
    folders = {each.name: each for each in root.iterdir() if each.is_dir()}
    return {name: _texts(folder) for name, folder in {"": root, **folders}.items()}


def _texts(folder: Traversable) -> dict[str, str]:
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".yaml")), key=lambda f: f.name)
    return {f.name: f.read_text(encoding="utf-8") for f in files}


# The one place that names the games: a line for each. The first is the one that is meant where none is named.
GAMES = Registry(
    "edgewise.games.dawnfall",
    "edgewise.games.the_edge",
    "edgewise.games.maelstrom",
)


def games() -> tuple[str, ...]:
    """The names of the games that can be played."""
    return GAMES.names()


def game(name: str) -> AnyGame:
    """A game by its name."""
    if name not in GAMES.names():
        error = BadInput(phrase("bad-unknown-game", name=name, known=GAMES.names()), field="game")
        error.speak(speaker().say)
        raise error
    return GAMES.get(name)


def load_all() -> None:
    """Reads every game and every language and says all cards now instead of when they are first asked for."""
    for locale in LOCALES:
        speaker(locale).load()
        for name in games():
            game(name).rehearse(locale)


def speaker(locale: str = "en") -> Speaker:
    """The words of a language."""
    return _speaker(language_of(locale))


class Match(referee.Match[Any, Any]):
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
        say = speaker(locale).say
        with in_words(say):
            return cls.start(game(name), options=options, seed=seed, dealer=dealer, say=say)

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
        say = speaker(locale).say
        with in_words(say):
            data = _position_data(position)
            return cls.start(game(name), position=data, seed=seed, dealer=dealer, say=say)

    @classmethod
    def load(cls, text: str | bytes, *, locale: str = "en") -> Self:
        """A saved match."""
        say = speaker(locale).say
        with in_words(say):
            return cls._adopt(referee.load(game, text, say=say))

    @property
    def whole(self) -> AnyGame:
        """The game with everything that belongs to it."""
        return game(self.record.game)

    def _spoken(self, refusal: Refusal) -> Refusal:
        """A refusal in words, with names for the numbers of models, Squads and cards."""
        names = self.whole.readable(self.state, refusal.params)
        text = refusal.text or self._say(refusal.key, names)
        return msgspec.structs.replace(refusal, text=text)

    @classmethod
    def _adopt(cls, match: referee.AnyMatch) -> Self:
        """The same match as an object of this class."""
        match.__class__ = cls
        assert isinstance(match, cls)
        return match


def _position_data(position: Mapping[str, Any] | str) -> Mapping[str, Any]:
    if not isinstance(position, str):
        return position
    from edgewise.content import read

    return read(position, "position").value


def replay(record: Record | str | bytes | Mapping[str, Any], *, locale: str = "en") -> Match:
    """Plays a record again, checking every reply."""
    say = speaker(locale).say
    with in_words(say):
        read = record if isinstance(record, Record) else records.decode(record)
        return Match._adopt(referee.replay(game(read.game), read, say=say))


def named_games() -> Sequence[AnyGame]:
    """Every game, for suites that test them all."""
    return [game(name) for name in games()]
