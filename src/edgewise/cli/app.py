"""The command line itself: what commands join, and how they fail."""

import sys
from collections.abc import Sequence
from importlib import metadata

from cyclopts import App, CycloptsError

EXIT_FAILED = 1
EXIT_USAGE = 2


class CommandError(Exception):
    """A command cannot do what was asked; the message is one clear sentence for the user."""


def _version() -> str:
    try:
        return metadata.version("edgewise")
    except metadata.PackageNotFoundError:
        return "not installed"


app = App(
    name="edgewise",
    help="Plays tabletop games by their full rules.",
    version=_version,
    result_action="return_value",
    print_error=False,
    exit_on_error=False,
)


def run(words: Sequence[str] | None) -> int:
    """Runs one command, by default from this process's arguments; returns the exit status."""
    try:
        status = app(words)
    except (CommandError, CycloptsError) as error:
        sys.stderr.write(f"edgewise: {' '.join(str(error).split())}\n")
        return EXIT_USAGE
    return status if isinstance(status, int) else 0
