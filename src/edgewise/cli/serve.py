"""`edgewise serve`: the server with its pages, for this machine or for others."""

from __future__ import annotations

import contextlib
import gc
import os
import socket
import sys
import webbrowser
from typing import Annotated, Any

from cyclopts import Parameter

from edgewise.cli.app import CommandError, app

SHUTDOWN_SECONDS = 5
# New objects between two looks of the garbage collector; messages are made and dropped by the thousand.
GARBAGE = 20_000
# The thread that stores must not hold up the one that answers, nor the other way round.
SWITCH_SECONDS = 0.001


@app.command(name="serve")
def serve(
    *,
    port: int = 8000,
    host: str = "127.0.0.1",
    database: str | None = None,
    open_: Annotated[bool, Parameter(name="--open")] = True,
    bots: int | None = None,
) -> int:
    """Start the server and open its page in the browser.

    Parameters
    ----------
    port
        The port to listen on; 0 takes a free one.
    host
        The address to listen on; 0.0.0.0 lets other machines in.
    database
        Where matches are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. By default a file of this user.
    open_
        Open the page in the browser when the server is ready.
    bots
        How many processes think for bots; by default one less than this machine has cores.
    """
    # The server's libraries take a while to load; other commands do without them.
    from sqlalchemy.exc import SQLAlchemyError

    from edgewise.server.app import Server, Settings
    from edgewise.server.storage import default_url

    listener = _listener(host, port)
    processes = bots if bots is not None else max(1, (os.cpu_count() or 2) - 1)
    try:
        server = Server(Settings(database or default_url(), bot_processes=max(1, processes)))
    except (SQLAlchemyError, OSError, ImportError) as error:
        listener.close()
        problem = str(error).splitlines()[0]
        raise CommandError(f"The database cannot be used: {problem}. Name another one with --database.") from None
    _run(server, listener, host, is_opened=open_)
    return 0


def _listener(host: str, port: int) -> socket.socket:
    """A socket that is bound, so that a busy port is told before anything else happens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise CommandError(f"Port {port} on {host} cannot be used: {error}. Take another one with --port.") from None
    return listener


def _run(server: Any, listener: socket.socket, host: str, *, is_opened: bool) -> None:
    import uvicorn

    from edgewise.server.wire import Wire

    # What is loaded by now stays for good; the collector need not look at it again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 50)
    sys.setswitchinterval(SWITCH_SECONDS)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"

    class Announcing(uvicorn.Server):
        """Says where it listens once it is ready."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            sys.stdout.write(f"Edgewise is ready at {url} (stop it with Ctrl+C)\n")
            if not server.client.is_built:
                sys.stdout.write("The pages are not built yet; in a checkout run: make web\n")
            sys.stdout.flush()
            if is_opened:
                webbrowser.open(url)

    config = uvicorn.Config(
        server.app,
        loop="auto",
        ws=Wire,
        ws_max_size=server.settings.limits.message_bytes,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    with contextlib.suppress(KeyboardInterrupt):
        Announcing(config).run(sockets=[listener])
