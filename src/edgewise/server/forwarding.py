"""Forwarding: requests about a match go to the process that plays it; what concerns all matches is asked of all."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from typing import Any

import httpx
import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from edgewise.server.connection import encode
from edgewise.server.crew import Crew, Porter
from edgewise.server.lobby import MOST_LISTED

MATCH = re.compile(r"/api/matches/([0-9a-z]{1,32})(/.*)?")
FOUNDING = ("POST", "/api/matches")
# What speaks of all matches: every process answers for its own.
SHARED = (("GET", "/api/matches"), ("POST", "/api/mine"), ("GET", "/health"))
# Headers that are between two ends of a wire only.
PRIVATE = frozenset({b"host", b"connection", b"content-length", b"transfer-encoding", b"keep-alive", b"upgrade"})
# A process that takes longer to answer another has gone.
PATIENCE_SECONDS = 60.0


class House:
    """The application of one process: guests come through the guard, requests of the crew by the back door."""

    def __init__(self, guarded: ASGIApp, inner: ASGIApp, crew: Crew) -> None:
        self._guarded = guarded
        self._inner = inner
        self._door = crew.doors[crew.place]
        self.porter = Porter(crew)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets in whoever is there."""
        is_crew = scope["type"] == ScopeType.HTTP and (scope.get("server") or ("", 0)) == (self._door, None)
        await (self._inner if is_crew else self._guarded)(scope, receive, send)


class Forwarding:
    """Wraps the application of a process that is not alone."""

    def __init__(self, app: ASGIApp, crew: Crew, most_bytes: int) -> None:
        self._app = app
        self._crew = crew
        self._most_bytes = most_bytes
        self._clients: dict[int, httpx.AsyncClient] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers here or elsewhere."""
        if scope["type"] != ScopeType.HTTP or self._crew.size == 1:
            await self._app(scope, receive, send)
            return
        asked = (scope["method"], scope["path"])
        found = MATCH.fullmatch(scope["path"])
        place = self._crew.place
        if asked in SHARED:
            body = await self._body(receive)
            answers = await asyncio.gather(*(self._ask(each, scope, body) for each in range(self._crew.size)))
            await _send(merged(asked, answers), send)
            return
        if asked == FOUNDING:
            place = self._crew.anyone()
        elif found is not None:
            place = self._crew.owner(found[1])
        if place == self._crew.place:
            await self._app(scope, receive, send)
        else:
            await _send(await self._ask(place, scope, await self._body(receive)), send)

    async def _body(self, receive: Receive) -> bytes:
        """The body, or enough of it to be refused for its length."""
        parts = bytearray()
        is_more = True
        while is_more and len(parts) <= self._most_bytes:
            message: Any = await receive()
            parts += message.get("body", b"")
            is_more = message.get("more_body", False)
        return bytes(parts)

    async def _ask(self, place: int, scope: HTTPScope, body: bytes) -> httpx.Response:
        headers = [(name, value) for name, value in scope["headers"] if name not in PRIVATE]
        path = scope.get("raw_path") or scope["path"].encode()
        query = scope.get("query_string", b"")
        url = httpx.URL("http://crew", raw_path=path + b"?" * bool(query) + query)
        return await self._client(place).request(scope["method"], url, headers=headers, content=body)

    def _client(self, place: int) -> httpx.AsyncClient:
        if place not in self._clients:
            way = httpx.AsyncHTTPTransport(uds=self._crew.doors[place])
            self._clients[place] = httpx.AsyncClient(transport=way, timeout=PATIENCE_SECONDS, trust_env=False)
        return self._clients[place]


def merged(asked: tuple[str, str], answers: Iterable[httpx.Response]) -> httpx.Response:
    """One answer from those of all processes; the first refusal stands for all."""
    whole = list(answers)
    refused = next((each for each in whole if not each.is_success), None)
    if refused is not None:
        return refused
    bodies: list[dict[str, Any]] = [msgspec.json.decode(each.content) for each in whole]
    body = dict(bodies[0])
    if asked[1] == "/health":
        body |= {name: sum(each[name] for each in bodies) for name in ("matches", "connections")}
    else:
        rows = [row for each in bodies for row in each["matches"]]
        rows.sort(key=lambda row: _match(row)["changed"], reverse=True)
        body["matches"] = rows if asked == ("POST", "/api/mine") else rows[:MOST_LISTED]
    return httpx.Response(whole[0].status_code, headers=whole[0].headers, content=encode(body))


def _match(row: dict[str, Any]) -> dict[str, Any]:
    """An own match stands in its row together with its seats; a public one is the row."""
    match = row["match"]
    return match if isinstance(match, dict) else row


async def _send(answer: httpx.Response, send: Send) -> None:
    content = answer.content
    headers = [(n.lower(), v) for n, v in answer.headers.raw if n.lower() not in PRIVATE | {b"date", b"server"}]
    headers.append((b"content-length", str(len(content)).encode()))
    await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
    await send({"type": "http.response.body", "body": content, "more_body": False})
