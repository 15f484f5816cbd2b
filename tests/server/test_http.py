"""The HTTP side: pages, content, rules, refusals, headers and limits."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from edgewise.server.app import Server, Settings
from edgewise.server.limits import Limits
from tests.server.house import FIRST_GAME, STARTERS, QuickBots

Client = TestClient[Any]
BOT_MATCH = {"options": FIRST_GAME, "seats": [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]}
TOO_FEW = {"faction": "chapter", "squads": ["pilgrim", "holy-knight"], "deck": "preset"}
MY_MATCH = {"options": FIRST_GAME, "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}


def server(folder: Path, **settings: Any) -> Server:
    """A server on a database file, with quick bots."""
    made = Server(Settings(f"sqlite:///{folder / 'http.db'}", **settings))
    made.bots = made.lobby.bots = QuickBots()
    return made


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    made = server(tmp_path_factory.mktemp("http"))
    with TestClient(made.app, base_url="http://localhost.local") as found:
        yield found


def finished(client: Client) -> str:
    """A match between bots, played to its end."""
    match = str(client.post("/api/matches", json=BOT_MATCH).json()["match"]["match"])
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if client.get(f"/api/matches/{match}").json()["status"] == "over":
            return match
        time.sleep(0.05)
    raise AssertionError("no end")


def test_the_server_says_when_it_is_ready(client: Client) -> None:
    answer = client.get("/health")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ready"
    assert answer.json()["database"] == "sqlite"


def test_games_content_boards_and_rules_are_told_in_the_readers_language(client: Client) -> None:
    games = client.get("/api/games?language=de").json()
    assert games["games"][0]["modes"][0]["title"]["text"] == "Duell"
    content = client.get("/api/games/dawnfall/content?language=pl").json()
    assert content["factions"][0]["name"] == "Zakon"
    board = client.get("/api/games/dawnfall/boards/duel-7x6").json()
    assert len(board["spaces"]) == 42
    assert {len(space["hexes"]) for space in board["spaces"]} == {7}
    found = client.get("/api/rules/dawnfall?search=push").json()["rules"]
    assert found[0]["chapter"] == "PSH"
    page = client.get("/api/rules/dawnfall/df-mov-3").json()
    assert page["id"] == "DF-MOV-3"
    assert page["before"] == "DF-MOV-2"
    page = client.get("/api/rules/dawnfall/DF-MOV-3?language=pl").json()
    assert (page["chapter_title"], page["before"]) == ("Ruch", "DF-MOV-2")
    assert client.get("/api/rules/the-edge?search=sturmangriff&language=de").json()["rules"][0]["chapter"] == "ASL"


def test_a_deck_is_judged_with_every_reason(client: Client) -> None:
    preset = client.get("/api/games/dawnfall/content").json()["factions"][0]["presets"][0]
    good = {"faction": "chapter", "squads": preset["squads"], "cards": preset["cards"]}
    verdict = client.post("/api/games/dawnfall/decks/check", json=good).json()
    assert verdict["legal"]
    assert verdict["cards"] == verdict["cards_wanted"] == 25
    assert sum(verdict["curve"].values()) == 25
    bad = {**good, "squads": preset["squads"][:2], "cards": {"trap": 9, "nothing": 1}}
    verdict = client.post("/api/games/dawnfall/decks/check?language=de", json=bad).json()
    assert not verdict["legal"]
    assert {p["rule"] for p in verdict["problems"]} == {"DF-SET-8", "DF-SET-13", "DF-SET-15"}
    assert "Falle" in " ".join(p["text"] for p in verdict["problems"])


def test_a_match_is_made_found_joined_and_listed(client: Client) -> None:
    made = client.post("/api/matches", json=MY_MATCH)
    assert made.status_code == 201
    match, secret = made.json()["match"]["match"], made.json()["held"][0]["secret"]
    assert len(made.json()["commitment"]["hash"]) == 64
    assert made.json()["commitment"]["seed"] is None
    link = made.json()["invitations"][0]
    assert link["path"] == f"/join/{match}/{link['token']}"
    joined = client.post(f"/api/matches/{match}/join", json={"name": "Bob", "invitation": link["token"]})
    assert joined.json()["match"]["status"] == "running"
    mine = client.post("/api/mine", json={"held": [{"match": match, "secret": secret}]}).json()["matches"]
    assert [(each["match"]["match"], each["seats"]) for each in mine] == [(match, [0])]
    stranger = client.post("/api/mine", json={"held": [{"match": match, "secret": "guess"}]}).json()
    assert stranger["matches"] == []


def test_a_seat_is_moved_by_its_secret_only(client: Client) -> None:
    made = client.post("/api/matches", json=MY_MATCH).json()
    match, secret = made["match"]["match"], made["held"][0]["secret"]
    assert client.post(f"/api/matches/{match}/move").json()["code"] == "no-secret"
    guess = {"authorization": "Bearer guess"}
    assert client.post(f"/api/matches/{match}/move", headers=guess).json()["code"] == "wrong-secret"
    moved = client.post(f"/api/matches/{match}/move", headers={"authorization": f"Bearer {secret}"}).json()
    taken = client.post(f"/api/matches/{match}/take", json={"token": moved["token"]}).json()
    assert taken["held"]["seat"] == 0
    assert taken["held"]["secret"] != secret


def test_a_finished_match_is_replayed_and_verified(client: Client) -> None:
    match = finished(client)
    replay = client.get(f"/api/matches/{match}/replay").json()
    assert replay["verified"]
    assert replay["ending"]["how"]
    assert [step["number"] for step in replay["steps"]] == list(range(len(replay["steps"])))
    assert replay["story"][-1]["step"] == len(replay["steps"])
    last = len(replay["steps"])
    scenes = client.get(f"/api/matches/{match}/scenes?first={last - 2}&count=10&seat=1").json()["scenes"]
    assert [scene["step"] for scene in scenes] == [last - 2, last - 1, last]
    assert "1" in scenes[0]["scene"]["hands"]
    assert client.get(f"/api/matches/{match}/dice").json()["verified"]
    record = client.get(f"/api/matches/{match}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert record.json()["game"] == "dawnfall"
    on = client.post(f"/api/matches/{match}/play-on", json={"step": 30, "seat": 0, "bot": "random"})
    assert on.json()["match"]["origin"] == match


@pytest.mark.parametrize("page", ["replay", "scenes", "dice", "record"])
def test_a_running_match_shows_nothing_of_what_comes_after(client: Client, page: str) -> None:
    match = client.post("/api/matches", json=MY_MATCH).json()["match"]["match"]
    answer = client.get(f"/api/matches/{match}/{page}")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-finished")


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/api/matches/nothing", None, "unknown-match"),
        ("GET", "/api/matches/NOT-AN-ID", None, "bad-message"),
        ("GET", "/api/rules/chess", None, "unknown-game"),
        ("GET", "/api/rules/dawnfall/DF-XXX-1", None, "unknown-rule"),
        ("GET", "/api/games/dawnfall/boards/moon", None, "unknown-board"),
        ("GET", "/api/elsewhere", None, "unknown-page"),
        ("GET", "/api/games?language=fr", None, "bad-message"),
        ("PUT", "/api/games", None, "wrong-method"),
        ("POST", "/api/matches", {}, "bad-message"),
        ("POST", "/api/matches", {**MY_MATCH, "colour": "red"}, "bad-message"),
        ("POST", "/api/matches", {**MY_MATCH, "game": "chess"}, "unknown-game"),
        ("POST", "/api/matches", {**MY_MATCH, "options": {"mode": "solo"}}, "bad-options"),
        ("POST", "/api/matches", {**MY_MATCH, "options": {"players": [TOO_FEW, STARTERS[1]]}}, "bad-options"),
        ("POST", "/api/matches", {**MY_MATCH, "options": {"mode": "ffa", "allow_mirror": True}}, "wrong-seats"),
        ("POST", "/api/matches", {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "god"}]}, "unknown-bot"),
    ],
)
def test_what_cannot_be_done_is_refused_in_words(client: Client, method: str, path: str, body: Any, code: str) -> None:
    answer = client.request(method, path, json=body)
    assert answer.json()["code"] == code
    assert answer.json()["text"]
    assert 400 <= answer.status_code < 500
    assert "Traceback" not in answer.text


def test_a_body_that_is_too_large_is_refused(client: Client) -> None:
    answer = client.post("/api/matches", content=b"[" * 600_000, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_fault_is_told_without_a_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server(tmp_path)

    async def fail(*_: object) -> None:
        raise ZeroDivisionError("inside")

    monkeypatch.setattr(made.lobby, "create", fail)
    with TestClient(made.app, raise_server_exceptions=False) as client:
        answer = client.post("/api/matches", json=MY_MATCH)
    assert (answer.status_code, answer.json()["code"]) == (500, "fault")
    assert "inside" not in answer.text


def test_every_answer_has_security_headers(client: Client) -> None:
    for path in ("/health", "/", "/api/elsewhere"):
        headers = client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "set-cookie" not in headers


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://evil.example", 403),
        ("null", 403),
        ("http://[", 403),
        ("http://localhost.local", 201),
        ("https://localhost.local:8443", 201),
        (None, 201),
    ],
)
def test_pages_of_other_sites_may_not_make_matches(client: Client, origin: str | None, status: int) -> None:
    headers = {} if origin is None else {"origin": origin}
    assert client.post("/api/matches", json=MY_MATCH, headers=headers).status_code == status


def test_floods_are_refused(tmp_path: Path) -> None:
    limits = Limits(request_rate=0.001, request_burst=5, new_match_burst=2, new_match_rate=0.001, spare_local=False)
    with TestClient(server(tmp_path, limits=limits).app) as client:
        codes = [client.post("/api/matches", json=MY_MATCH).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        answers = [client.get("/health") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
    assert answers[-1].json()["code"] == "too-fast"
    assert answers[-1].headers["retry-after"]


def test_without_a_client_the_pages_say_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("edgewise.server.client.CHECKOUT", tmp_path / "nowhere")
    monkeypatch.setattr("edgewise.server.client.PACKAGED", tmp_path / "nowhere")
    with TestClient(server(tmp_path).app) as client:
        answer = client.get("/", headers={"accept-language": "fr, de-AT;q=0.8"})
    assert answer.status_code == 503
    assert "make web" in answer.text
    assert "nicht gebaut" in answer.text


def test_the_built_client_is_served_with_caching(tmp_path: Path) -> None:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><script>theme()</script><div id=app></div>")
    (folder / "assets" / "index-DwX3a9_k.js").write_text("export {};" * 300)
    with TestClient(server(tmp_path, client=folder).app) as client:
        page = client.get("/")
        assert page.headers["cache-control"] == "no-cache"
        assert "'sha256-" in page.headers["content-security-policy"]
        for path in ("/match/abc", "/join/abc/def", "/rules/DF-MOV-3"):
            assert client.get(path).text == page.text
        script = client.get("/assets/index-DwX3a9_k.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert client.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
        assert client.get("/assets/other.js").status_code == 404
        assert client.get("/../../../etc/passwd").status_code in (200, 404)
        assert "root:" not in client.get("/%2e%2e/%2e%2e/etc/passwd").text


def test_play_goes_over_the_socket(client: Client) -> None:
    made = client.post("/api/matches", json=MY_MATCH).json()
    match, secret = made["match"]["match"], made["held"][0]["secret"]
    with client.websocket_connect(f"/api/matches/{match}/socket") as socket:
        socket.send_json({"type": "Hello", "secrets": [secret], "language": "pl"})
        welcome = socket.receive_json()
        assert welcome["type"] == "Welcome"
        assert welcome["seats"] == [0]
        assert len(welcome["geometry"]["spaces"]) == 42
        socket.send_json({"type": "Ping", "ref": 9})
        heard = [socket.receive_json() for _ in range(3)]
        assert heard[-1] == {"type": "Pong", "ref": 9}
        socket.send_text("{")
        assert socket.receive_json()["problem"]["code"] == "bad-message"
        socket.send_text('{"type": "Answer", "ref": 3, "question": 0, "action": {}}')
        refused = socket.receive_json()
        assert (refused["ref"], refused["problem"]["code"]) == (3, "not-begun")
        assert refused["problem"]["text"].startswith("Rozgrywka jeszcze")


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "Ping"}, "bad-message"),
        ({"type": "Hello", "secrets": ["guess"]}, "wrong-secret"),
        ({"type": "Hello", "language": "fr"}, "bad-message"),
        ({"type": "Hello", "secrets": ["a"] * 20}, "bad-message"),
        ([], "bad-message"),
    ],
)
def test_a_socket_that_says_hello_wrongly_is_told_why(client: Client, hello: Any, code: str) -> None:
    match = client.post("/api/matches", json=MY_MATCH).json()["match"]["match"]
    with client.websocket_connect(f"/api/matches/{match}/socket") as socket:
        socket.send_json(hello)
        closing = socket.receive_json()
    assert (closing["type"], closing["problem"]["code"]) == ("Closing", code)


def test_a_socket_to_no_match_is_told_so(client: Client) -> None:
    with client.websocket_connect("/api/matches/nothing/socket") as socket:
        socket.send_json({"type": "Hello"})
        assert socket.receive_json()["problem"]["code"] == "unknown-match"


def test_a_socket_to_no_match_is_told_so_in_its_own_language(client: Client) -> None:
    with client.websocket_connect("/api/matches/nothing/socket") as socket:
        socket.send_json({"type": "Hello", "language": "de"})
        assert socket.receive_json()["problem"]["text"] == "Es gibt keine Partie nothing."


def test_a_client_that_floods_a_socket_is_slowed_and_let_go(tmp_path: Path) -> None:
    limits = Limits(message_rate=0.001, message_burst=3)
    with TestClient(server(tmp_path, limits=limits).app) as client:
        match = client.post("/api/matches", json=MY_MATCH).json()["match"]["match"]
        with client.websocket_connect(f"/api/matches/{match}/socket") as socket:
            socket.send_json({"type": "Hello"})
            for number in range(60):
                socket.send_json({"type": "Ping", "ref": number})
            codes = []
            while (heard := socket.receive_json())["type"] != "Closing":
                codes += [heard["problem"]["code"]] if heard["type"] == "Refused" else []
    assert set(codes) == {"too-fast"}


def test_a_page_of_another_site_cannot_open_a_socket(client: Client) -> None:
    from litestar.exceptions import WebSocketDisconnect

    match = client.post("/api/matches", json=MY_MATCH).json()["match"]["match"]
    headers = {"origin": "http://evil.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/api/matches/{match}/socket", headers=headers) as socket,
    ):
        socket.receive_json()
