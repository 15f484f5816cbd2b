"""Gate: how connections come in. Uvicorn reads them; a socket of another process's match is handed over before that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import uvicorn
from litestar.types import ASGIApp
from uvicorn.server import ServerState

from edgewise.server.crew import Porter
from edgewise.server.limits import Limits

SHUTDOWN_SECONDS = 5

Made = Callable[..., asyncio.Protocol]


class Passage(asyncio.Protocol):
    """A socket on its way in: it goes to the process that plays its match, or on to uvicorn's own protocol."""

    def __init__(self, porter: Porter, made: Callable[[], asyncio.Protocol], head: bytes = b"") -> None:
        self._porter = porter
        self._made = made
        # The request that the socket began with, where another process has read it already.
        self._head = head
        self._inner: asyncio.Protocol | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn has no others
        """Takes up the connection, and what another process heard of it."""
        self._transport = transport
        if self._head:
            self._go_on(self._head)

    def data_received(self, data: bytes) -> None:
        """Looks at the request once; everything after it is for uvicorn."""
        if self._inner is not None:
            self._inner.data_received(data)
        elif self._transport is not None and not self._porter.hand_over(data, self._transport):
            self._go_on(data)

    def _go_on(self, head: bytes) -> None:
        assert self._transport is not None
        self._inner = self._made()
        self._inner.connection_made(self._transport)
        self._inner.data_received(head)

    def eof_received(self) -> None:
        """The client sends nothing more."""
        if self._inner is not None:
            self._inner.eof_received()

    def connection_lost(self, error: Exception | None) -> None:
        """The connection is gone."""
        if self._inner is not None:
            self._inner.connection_lost(error)

    def pause_writing(self) -> None:
        """The client reads too slowly."""
        if self._inner is not None:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        """The client has caught up."""
        if self._inner is not None:
            self._inner.resume_writing()


class Gates(uvicorn.Config):
    """How uvicorn serves us. Its protocols are put into ours, so that nothing inside of them is relied upon."""

    def __init__(self, app: ASGIApp, porter: Porter, limits: Limits, log_level: str = "warning") -> None:
        super().__init__(
            app,
            ws="websockets-sansio",
            ws_max_size=limits.message_bytes,
            ws_per_message_deflate=False,
            log_level=log_level,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        )
        self._porter = porter
        self.load()
        assert self.ws_protocol_class is not None
        self._socket: Made = self.ws_protocol_class
        self.ws_protocol_class = self._passage  # type: ignore[assignment]  # uvicorn only calls it

    def _passage(self, head: bytes = b"", **given: object) -> Passage:
        return Passage(self._porter, partial(self._socket, **given), head)

    def arrival(self, state: ServerState, app_state: dict[str, object]) -> Callable[[bytes], Passage]:
        """What takes in a socket that another process hands over, with the request it began with."""
        return partial(self._passage, config=self, server_state=state, app_state=app_state)
