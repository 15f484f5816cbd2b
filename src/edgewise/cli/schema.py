"""`edgewise schema`: writes the protocol of the server as TypeScript, for clients."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from edgewise.cli.app import EXIT_FAILED, CommandError, app
from edgewise.server.schema import FOLDER, stale, write


@app.command(name="schema")
def schema(folder: Path = FOLDER, /, *, check: Annotated[bool, Parameter(negative=())] = False) -> int:
    """Write the server's protocol as TypeScript types: what all games share, and what each of them brings.

    Parameters
    ----------
    folder
        The sources of the client, below which the files are.
    check
        Write nothing; fail when a file is not up to date.
    """
    if check:
        old = stale(folder)
        for file in old:
            print(f"{file} is stale: run edgewise schema.")
        return EXIT_FAILED if old else 0
    try:
        write(folder)
    except OSError as error:
        raise CommandError(f"{error.filename} cannot be written: {error}") from None
    return 0
