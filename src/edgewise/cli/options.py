"""Options of a match as they are typed: name=value, with dots for what lies deeper."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from edgewise import catalog
from edgewise.cli.app import CommandError
from edgewise.core.refusal import BadInput, in_words


def known_game(name: str, language: str = "en") -> Any:
    """A game by its name; an unknown one is refused."""
    try:
        with in_words(catalog.speaker(language).say):
            return catalog.game(name)
    except BadInput as error:
        raise CommandError(str(error)) from None


def parse_options(given: Iterable[str], language: str = "en") -> dict[str, Any]:
    """Options from `name=value` words; a value is JSON where it can be, else text."""
    options: dict[str, Any] = {}
    say = catalog.speaker(language).say
    for word in given:
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise CommandError(say("command-option-form", {"given": word}))
        if not _is_put(options, name.split("."), _value(value)):
            raise CommandError(say("command-option-taken", {"given": word}))
    return options


def merged(base: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """Options with more of them laid over; lists of players are merged seat by seat."""
    result = dict(base)
    for name, value in more.items():
        mine = result.get(name)
        if isinstance(mine, list) and isinstance(value, dict) and all(key.isdigit() for key in value):
            rows = [*mine, *({} for _ in range(max(map(int, value)) + 1 - len(mine)))]
            result[name] = [merged(row, value.get(str(i), {})) for i, row in enumerate(rows)]
        elif isinstance(value, dict) and value and all(key.isdigit() for key in value):
            result[name] = [value.get(str(i), {}) for i in range(max(map(int, value)) + 1)]
        else:
            result[name] = value
    return result


def read_text(file: Path, language: str = "en") -> str:
    """The text of a file, or one clear sentence."""
    say = catalog.speaker(language).say
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise CommandError(say("file-missing", {"file": str(file)})) from None
    except IsADirectoryError:
        raise CommandError(say("file-folder", {"file": str(file)})) from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise CommandError(say("file-not-text", {"file": str(file), "line": line})) from None
    except OSError as error:
        problem = error.strerror or str(error)
        raise CommandError(say("file-unreadable", {"file": str(file), "problem": problem})) from None


def check_options(game: Any, *runs: dict[str, Any]) -> None:
    """Refuses options that the game refuses, before anything is played."""
    try:
        for options in runs:
            game.setup(options)
    except (BadInput, ValueError) as error:
        raise CommandError(str(error)) from None


def _is_put(options: dict[str, Any], path: list[str], value: Any) -> bool:
    """Puts a value where its path leads; not where a value stands already."""
    for name in path[:-1]:
        options = options.setdefault(name, {})
        if not isinstance(options, dict):
            return False
    options[path[-1]] = value
    return True


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
