"""`edgewise serve`: the server with its pages, for this machine or for others."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from edgewise import catalog
from edgewise.cli.app import CommandError, app

if TYPE_CHECKING:
    from edgewise.server.app import Settings
    from edgewise.server.crew import Crew

MOST_PROCESSES = 4
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
    processes: int | None = None,
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
    processes
        How many processes play matches; by default one for each core of this machine, at most four.
    """
    # The server's libraries take a while to load; other commands do without them.
    from sqlalchemy.exc import SQLAlchemyError

    from edgewise.server.app import Settings
    from edgewise.server.storage import default_url, prepare
    from edgewise.server.supervising import is_possible

    listener = _listener(host, port)
    cores = os.cpu_count() or 2
    size = max(1, min(cores, MOST_PROCESSES) if processes is None else processes) if is_possible() else 1
    url = database or default_url()
    try:
        prepare(url)
    except (SQLAlchemyError, OSError, ImportError) as error:
        listener.close()
        problem = str(error).splitlines()[0]
        raise CommandError(f"The database cannot be used: {problem}. Name another one with --database.") from None
    thinking = max(1, cores - 1 if bots is None else bots)
    settings = Settings(url, bot_processes=-(-thinking // size))
    return _serve_together(settings, listener, size, _announcement(listener, host, is_opened=open_))


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


def _announcement(listener: socket.socket, host: str, *, is_opened: bool) -> Callable[[], None]:
    """Says where the server listens, once it is ready."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"

    def announce() -> None:
        from edgewise.server.client import Client

        sys.stdout.write(f"Edgewise is ready at {url} (stop it with Ctrl+C)\n")
        if not Client(None).is_built:
            sys.stdout.write("The pages are not built yet; in a checkout run: make web\n")
        sys.stdout.flush()
        if is_opened:
            webbrowser.open(url)

    return announce


def _serve_together(settings: Settings, listener: socket.socket, size: int, announce: Callable[[], None]) -> int:
    """Serves in this process, or in several that belong to it and have in common what is loaded by now."""
    from edgewise.server.supervising import Supervisor

    catalog.load_all()
    if size == 1:
        _run(settings, [listener], announce)
        return 0

    def serve(crew: Crew, door: socket.socket, ready: Callable[[], None]) -> None:
        _run(msgspec.structs.replace(settings, crew=crew), [listener, door], ready)

    return Supervisor(size, serve, announce).run()


def _run(settings: Settings, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
    """Serves until this process is told to end."""
    import uvicorn

    from edgewise.server.app import Server
    from edgewise.server.garbage import Garbage
    from edgewise.server.gate import Gates

    garbage = Garbage()
    server = Server(msgspec.structs.replace(settings, garbage=garbage))
    garbage.begin()
    sys.setswitchinterval(SWITCH_SECONDS)
    porter = server.app.porter
    gates = Gates(server.app, porter, settings.limits)

    class Announcing(uvicorn.Server):
        """Says that it is ready, and takes in what other processes of its crew hand over."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if settings.crew.size > 1:
                porter.take_in(gates.arrival(self.server_state, self.lifespan.state))
            ready()

    with contextlib.suppress(KeyboardInterrupt):
        Announcing(gates).run(sockets=sockets)
