"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Receive, Scope, Send

from edgewise.lang.words import LOCALES
from edgewise.server.bodies import Health
from edgewise.server.bots import Bots
from edgewise.server.client import Client
from edgewise.server.connection import encode
from edgewise.server.crew import Crew
from edgewise.server.document import document_of
from edgewise.server.forwarding import Forwarding, House
from edgewise.server.garbage import Garbage
from edgewise.server.guard import Guard
from edgewise.server.limits import Limits
from edgewise.server.lobby import Lobby
from edgewise.server.problems import Denied
from edgewise.server.room import Now, wall_clock
from edgewise.server.routes import Afterwards, Shelves, StrictRequest, Tables
from edgewise.server.socket import Sockets, Wires
from edgewise.server.storage import Store
from edgewise.server.version import VERSION

SWEEP_SECONDS = 60.0
TIDY_SECONDS = 1.0
# A server that has stored nothing for so many rounds of tidying is quiet.
QUIET_ROUNDS = 5
SOCKET = re.compile(r"/api/matches/([^/]+)/socket")
CALLS = (Shelves, Tables, Afterwards)
AnyRequest = Request[Any, Any, Any]

log = logging.getLogger("edgewise.server")


class Settings(msgspec.Struct, frozen=True):
    """What a server is started with."""

    database: str
    bot_processes: int = 2
    bot_seconds: float = 120.0
    limits: Limits = Limits()
    client: Path | None = None
    now: Now = wall_clock
    crew: Crew = Crew()
    # Without it the collector of this process is left as it is.
    garbage: Garbage | None = None


class Doors:
    """Sockets go straight to the tables of matches, everything else to the pages and calls."""

    def __init__(self, pages: ASGIApp, sockets: Sockets) -> None:
        self._pages = pages
        self._sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Finds the door that is asked for."""
        found = SOCKET.fullmatch(scope["path"]) if scope["type"] == ScopeType.WEBSOCKET else None
        if found is None:
            await self._pages(scope, receive, send)
        else:
            await self._sockets.serve(Wires(scope, receive, send), found[1])


class Server:
    """The application and what stands behind it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, is_shared=settings.crew.size > 1)
        self.bots = Bots(settings.bot_processes, settings.bot_seconds)
        # Advice for people does not wait for bots that think.
        self.advisers = Bots(1, settings.bot_seconds)
        self.lobby = Lobby(self.store, self.bots, settings.now, self.advisers, settings.crew)
        self.sockets = Sockets(self.lobby, settings.limits, VERSION)
        self.client = Client(settings.client)
        inner = self._litestar()
        doors = Doors(inner, self.sockets)
        shared = Forwarding(doors, settings.crew, settings.limits.body_bytes)
        guard = Guard(shared, settings.limits, self.client.inline_hashes(), _methods(inner))
        self.app = House(guard, doors, settings.crew)

    def _litestar(self) -> Litestar:
        return Litestar(
            [*CALLS, self._health(), self._document(), self._pages()],
            dependencies={"lobby": Provide(lambda: self.lobby, sync_to_thread=False)},
            lifespan=[self._life],
            exception_handlers={Exception: refused},
            openapi_config=None,
            request_class=StrictRequest,
            request_max_body_size=self.settings.limits.body_bytes,
            logging_config=None,
        )

    @contextlib.asynccontextmanager
    async def _life(self, _: Litestar) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(self.lobby.resume()), asyncio.create_task(self._sweep())]
        if self.settings.garbage is not None:
            tasks.append(asyncio.create_task(self._tidy(self.settings.garbage)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            for room in self.lobby.rooms.values():
                room.rest()
            self.bots.close()
            self.advisers.close()
            self.store.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for match in self.lobby.sweep():
                with contextlib.suppress(Denied):
                    await self.lobby.room(match)

    async def _tidy(self, garbage: Garbage) -> None:
        commits = quiet = 0
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            quiet = quiet + 1 if self.store.commits == commits else 0
            commits = self.store.commits
            garbage.tidy(is_quiet=quiet >= QUIET_ROUNDS)

    def _health(self) -> Any:
        @get("/health", tags=["health"], summary="Is the server ready?", sync_to_thread=False)
        def health() -> Health:
            """The server is ready."""
            built = self.client.is_built
            return Health("ready", VERSION, len(self.lobby.rooms), self.sockets.count, self.store.dialect, built)

        return health

    def _document(self) -> Any:
        @get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
        def document() -> Response[bytes]:
            """The OpenAPI document."""
            return Response(document_of([*CALLS, self._health()]), media_type="application/json")

        return document

    def _pages(self) -> Any:
        @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
        def pages(request: AnyRequest) -> Response[bytes]:
            """The client's files; every page of the client is its first file."""
            return self._page(request, request.scope["path"])

        return pages

    def _page(self, request: AnyRequest, path: str) -> Response[bytes]:
        if path.strip("/").split("/")[0] == "api":
            raise Denied("unknown-page")
        if not self.client.is_built:
            return _not_built(request.headers.get("accept-language", ""))
        file = self.client.find(path)
        if file is None:
            raise Denied("unknown-page")
        headers = {"cache-control": file.caching, "etag": file.etag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.etag:
            return Response(b"", status_code=304, headers=headers)
        packs = file.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
        if packs:
            headers["content-encoding"] = "gzip"
        content = file.packed if packs and file.packed is not None else file.content
        return Response(content, media_type=file.media_type, headers=headers)


NOT_BUILT = (
    '<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Edgewise</title><h1>Edgewise</h1><p>{text}</p>'
    '<p><a href="/api/openapi.json">/api/openapi.json</a></p></html>'
)


def _not_built(languages: str) -> Response[bytes]:
    """The page in place of the client, in the first language of the browser that we speak."""
    wanted = (each.strip()[:2].lower() for each in languages.split(","))
    language = next((each for each in wanted if each in LOCALES), "en")
    text = Denied("client-missing").problem(language).text
    page = NOT_BUILT.format(language=language, text=text).encode()
    return Response(page, media_type="text/html; charset=utf-8", status_code=503)


def _methods(app: Litestar) -> dict[str, set[str]]:
    """The methods of every address, with the parts that vary as patterns."""
    found: dict[str, set[str]] = {}
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            pattern = re.sub(r"\{path:path\}", ".+", re.sub(r"\{\w+:str\}", "[^/]+", route.path))
            found.setdefault(pattern, set()).update(str(method) for method in route.methods)
    return found


def refused(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Any error as a problem in plain words."""
    denied = _denied(error)
    if denied.code == "fault":
        log.error("a request failed: %s", request.url.path, exc_info=error)
    language = request.query_params.get("language", "en")
    body = encode(denied.problem(language if language in LOCALES else "en"))
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    return Response(body, status_code=denied.status, media_type="application/json", headers=headers)


def _denied(error: Exception) -> Denied:
    if isinstance(error, Denied):
        return error
    if not isinstance(error, HTTPException):
        return Denied("fault")
    by_status = {404: "unknown-page", 405: "wrong-method"}
    if error.status_code in by_status:
        return Denied(by_status[error.status_code])
    if error.status_code == 413:
        return Denied("too-large", limit=Limits().body_bytes)
    if 400 <= error.status_code < 500:
        return Denied("bad-message", problem=_told(error))
    return Denied("fault")


def _told(error: HTTPException) -> str:
    """What was wrong with a request, without anything about our insides."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    return "; ".join(parts) or str(error.detail)
