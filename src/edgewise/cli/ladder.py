"""`edgewise ladder`: the page and the picture of a ladder, from the results that arenas left in a file."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from edgewise.cli.app import CommandError, app
from edgewise.cli.options import read_text
from edgewise.core.refusal import BadInput
from edgewise.lab import ladder as lab
from edgewise.lab.chart import chart
from edgewise.lab.ladder import Ladder, Run


@app.command(name="ladder")
def ladder(results: Path, /) -> int:
    """Write the page and the picture of a ladder beside its results.

    Parameters
    ----------
    results
        The results, for example docs/ladders/dawnfall.json; edgewise arena --ladder fills them.
    """
    page, picture = results.with_suffix(".md"), results.with_suffix(".svg")
    try:
        found = lab.decode(read_text(results))
        texts = {page: lab.page(found, picture.name), picture: chart(lab.standings(found))}
    except BadInput as error:
        raise CommandError(f"{results}: {error}") from None
    for file, text in texts.items():
        write(file, text)
        Console().print(f"{file} written", highlight=False, soft_wrap=True)
    return 0


def opened_ladder(file: Path) -> Ladder:
    """The ladder in a file; a file that is not there yet is an empty one."""
    try:
        return lab.decode(read_text(file)) if file.exists() else Ladder()
    except BadInput as error:
        raise CommandError(f"{file}: {error}") from None


def add_run(file: Path, run: Run) -> None:
    """Puts a run on the ladder in a file, which is read anew: others may have added theirs meanwhile."""
    try:
        write(file, lab.encode(lab.added(opened_ladder(file), run)).decode())
    except BadInput as error:
        raise CommandError(f"{file}: {error}") from None


def write(file: Path, text: str) -> None:
    """Writes a file, or says in one sentence why not."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{file} cannot be written: {error}") from None
