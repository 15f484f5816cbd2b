"""The protocol: its file for clients is fresh, it is documented, and it has words in every language."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from edgewise.lang.words import LOCALES, Speaker
from edgewise.players import LEVELS
from edgewise.server import library, messages, problems, routes
from edgewise.server.problems import STATUS
from edgewise.server.reading import Reader
from edgewise.server.schema import FOLDER, stale

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_clients_types_are_up_to_date() -> None:
    assert stale(ROOT / FOLDER) == [], "run: edgewise schema"


@pytest.mark.parametrize("union", [messages.FromClient, messages.FromServer])
def test_every_message_is_documented(union: object) -> None:
    assert [kind.__name__ for kind in get_args(union) if f"`{kind.__name__}`" not in DOCUMENT] == []


def test_every_code_is_documented() -> None:
    inner = {"unknown-page", "wrong-method", "client-missing"}
    assert sorted(code for code in STATUS if code not in inner and f"`{code}`" not in DOCUMENT) == []


def test_every_call_is_documented() -> None:
    source = inspect.getsource(routes)
    for path in re.findall(r'@(?:get|post)\(\s*"([^"]+)"', source):
        assert re.sub(r":str", "", path) in DOCUMENT, path


@pytest.mark.parametrize("locale", LOCALES)
def test_every_code_has_its_words(locale: str) -> None:
    speaker = Speaker(locale)
    keys = [f"error-{code}" for code in STATUS if code != "illegal-action"]
    assert [key for key in keys if speaker.say(key).startswith(key)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_games_bots_and_options_have_their_words(locale: str) -> None:
    found = msgspec.to_builtins(library.games(Reader(locale)))
    words = [each for each in walk(found) if "key" in each]
    assert len(words) > 50
    assert [each["key"] for each in words if each["text"] == each["key"]] == []
    assert tuple(bot["name"] for bot in found["bots"]) == LEVELS
    assert all(bot["title"]["text"] and bot["about"]["text"] for bot in found["bots"])


def walk(value: object) -> list[dict[str, str]]:
    """Every mapping inside plain data."""
    if isinstance(value, dict):
        return [value, *(each for inner in value.values() for each in walk(inner))]
    if isinstance(value, list | tuple):
        return [each for inner in value for each in walk(inner)]
    return []


def test_every_denial_names_a_known_code() -> None:
    folder = Path(problems.__file__).parent
    named = {
        code for file in folder.glob("*.py") for code in re.findall(r'Denied\(\s*"([a-z-]+)"', file.read_text("utf-8"))
    }
    assert named <= set(STATUS)
