"""The guard at the door: security headers, requests from other sites, floods, and faults of ours in plain words."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from edgewise.core.languages import LANGUAGES
from edgewise.server.connection import encode
from edgewise.server.limits import Limits, Turnstile, is_local
from edgewise.server.problems import Denied

LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
LANGUAGE = re.compile(rf"(?:^|&)language=({'|'.join(LANGUAGES)})(?:&|$)".encode())

log = logging.getLogger("edgewise.server")


def policy(inline: tuple[str, ...]) -> str:
    """What a page of ours may load: only what this server sends."""
    scripts = " ".join(("'self'", *inline))
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self' data:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, limits: Limits, inline: tuple[str, ...], methods: Mapping[str, set[str]]) -> None:
        self._app = app
        self._methods = [(re.compile(path), ", ".join(sorted(found))) for path, found in methods.items()]
        self._spares_local = limits.spare_local
        self._requests = Turnstile(limits.request_rate, limits.request_burst, limits.addresses)
        self._matches = Turnstile(limits.new_match_rate, limits.new_match_burst, limits.addresses)
        self._headers = [
            (b"content-security-policy", policy(inline).encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"x-frame-options", b"DENY"),
            (b"referrer-policy", b"no-referrer"),
            (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"cross-origin-resource-policy", b"same-origin"),
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request in, or tells why not."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        is_http = scope["type"] == ScopeType.HTTP
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        try:
            denied = self._denied(scope)
            if denied is None and scope.get("method") == "OPTIONS":
                await self._tell_methods(scope["path"], sending)
                return
            if denied is None:
                await self._app(scope, receive, sending if is_http else send)
                return
        except Exception:
            # Whatever goes wrong in us is told in plain words, never as a traceback.
            log.exception("a request failed: %s", scope["path"])
            if started or not is_http:
                return
            denied = Denied("fault")
        await (_answer(denied, scope, sending) if is_http else _close(receive, send))

    async def _tell_methods(self, path: str, send: Any) -> None:
        """What may be done at an address."""
        allowed = next((found for pattern, found in self._methods if pattern.fullmatch(path)), "GET, OPTIONS")
        await send({"type": "http.response.start", "status": 204, "headers": [(b"allow", allowed.encode())]})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    def _denied(self, scope: Scope) -> Denied | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        method = scope.get("method", "GET")
        if (scope["type"] == ScopeType.WEBSOCKET or method not in SAFE) and is_foreign(headers):
            return Denied("foreign-origin")
        client = scope.get("client")
        address = client[0] if client else ""
        if self._spares_local and is_local(address):
            return None
        is_new_match = method == "POST" and scope["path"] == "/api/matches"
        if not self._requests.lets_in(address) or (is_new_match and not self._matches.lets_in(address)):
            return Denied("too-fast")
        return None


def is_foreign(headers: dict[bytes, str]) -> bool:
    """Whether a browser says that a page of another site sent this; programs that are no browsers say nothing."""
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", "none") == "cross-site"
    try:
        host = urlsplit(f"//{headers.get(b'host', '')}").hostname
        sender = urlsplit(origin).hostname
    except ValueError:
        return True
    return sender is None or (sender != host and not {sender, host} <= LOCAL_NAMES)


async def _answer(denied: Denied, scope: Scope, send: Any) -> None:
    spoken = LANGUAGE.search(scope.get("query_string", b""))
    body = encode(denied.problem(spoken[1].decode() if spoken else "en"))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if denied.code == "too-fast":
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": denied.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _close(receive: Receive, send: Any) -> None:
    """A socket that is not let in is closed before it opens; the client sees status 403."""
    await receive()
    await send({"type": "websocket.close", "code": 4003, "reason": "foreign-origin"})
