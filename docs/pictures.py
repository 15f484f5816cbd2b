"""Makes the pictures of the documentation: run `make pictures`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from edgewise.catalog import Match, speaker
from edgewise.cli.screen import Screen
from edgewise.core.flow import Ask
from edgewise.players.random import RandomPlayer

OPTIONS = {
    "layout": "first-game",
    "players": [
        {"faction": "chapter", "squads": "preset", "deck": "preset"},
        {"faction": "demons", "squads": "preset", "deck": "preset"},
    ],
}


def main() -> None:
    """Plays into the middle of a match and saves what the first player sees."""
    match = Match.new("dawnfall", options=OPTIONS, seed=4)
    player = RandomPlayer(match.game, 4)
    while match.outcome is None:
        want = match.pending
        if isinstance(want, Ask) and want.key == "main" and want.seat == 0 and match.state.number > 6:
            break
        match.play(player.choose(match.question()))
    console = Console(record=True, width=112, force_terminal=True, file=io.StringIO())
    screen = Screen(console, speaker())
    screen.board(match, 0)
    screen.status(match, 0)
    screen.squads(match, 0)
    screen.hand(match, 0)
    svg = console.export_svg(title="edgewise play dawnfall")
    # The reader's own monospaced font serves; a picture fetches nothing.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code,", "")
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    Path(__file__).with_name("terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
