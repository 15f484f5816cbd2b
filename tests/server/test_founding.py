"""Options are judged whole before a match is stored, and refused in the language of whoever asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from edgewise.lang.words import LOCALES
from edgewise.server.app import Server, Settings
from edgewise.server.storage import entries, matches
from tests.server.house import QuickBots
from tests.support.refused import EVERY

Client = TestClient[Any]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Server:
    made = Server(Settings(f"sqlite:///{tmp_path_factory.mktemp('founding') / 'founding.db'}"))
    made.bots = made.lobby.bots = QuickBots()
    return made


@pytest.fixture(scope="module")
def client(house: Server) -> Iterator[Client]:
    with TestClient(house.app, base_url="http://localhost.local") as found:
        yield found


def kept(house: Server) -> list[Any]:
    """What is stored of matches."""
    engine = sa.create_engine(house.settings.database)
    with engine.connect() as connection:
        found = [*connection.execute(sa.select(matches.c.id)), *connection.execute(sa.select(entries.c.match))]
    engine.dispose()
    return found


@pytest.mark.parametrize(("game", "options", "field", "rule"), EVERY)
def test_bad_options_leave_nothing_behind_and_are_told_in_words(
    house: Server, client: Client, game: str, options: dict[str, Any], field: str, rule: str
) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "recruit"}]
    texts = []
    for language in LOCALES:
        wish = {"game": game, "options": options, "seats": seats}
        answer = client.post(f"/api/matches?language={language}", json=wish)
        problem = answer.json()
        assert (answer.status_code, problem["code"]) == (409, "bad-options")
        assert (problem["field"], problem["rule"]) == (field, rule)
        texts.append(problem["text"])
    assert len(set(texts)) == len(LOCALES)
    assert (kept(house), house.lobby.rooms) == ([], {})


BROKEN = {"dawnfall": "id: mine\nname: Mine\nsquadz: []\n", "the-edge": "id: mine\nname: Mine\nsquadz: []\n"}
WORDS = {"en": "is not a field here", "de": "ist hier kein Feld", "pl": "nie jest tu polem"}


@pytest.mark.parametrize("game", BROKEN)
def test_bad_content_is_told_with_its_line_in_the_language_of_the_request(client: Client, game: str) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "recruit"}]
    wish = {"game": game, "options": {"content": [BROKEN[game]]}, "seats": seats}
    for language, words in WORDS.items():
        answer = client.post(f"/api/matches?language={language}", json=wish)
        problem = answer.json()
        assert (answer.status_code, problem["code"], problem["field"]) == (409, "bad-options", "content[0]")
        assert f'content[0]:3: squadz: "squadz" {words}. ' in problem["text"]
        assert "squads?" in problem["text"]
