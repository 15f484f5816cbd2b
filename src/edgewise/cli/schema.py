"""`edgewise schema`: writes the protocol of the server as TypeScript, for clients."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from edgewise.cli.app import EXIT_FAILED, CommandError, app
from edgewise.server.schema import FILE, typescript


@app.command(name="schema")
def schema(file: Path = FILE, /, *, check: Annotated[bool, Parameter(negative=())] = False) -> int:
    """Write the server's protocol as TypeScript types.

    Parameters
    ----------
    file
        The file to write.
    check
        Write nothing; fail when the file is not up to date.
    """
    text = typescript()
    if check:
        is_fresh = file.is_file() and file.read_text(encoding="utf-8") == text
        print(f"{file} is up to date." if is_fresh else f"{file} is stale: run edgewise schema.")
        return 0 if is_fresh else EXIT_FAILED
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{file} cannot be written: {error}") from None
    return 0
