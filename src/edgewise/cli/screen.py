"""What a player sees: the board, both sides, the own hand, and what just happened."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from edgewise import catalog
from edgewise.cli.replay import told
from edgewise.core.desk import AnyDesk, Grid, Line
from edgewise.core.phrase import Phrase
from edgewise.lang.words import Speaker

STYLES = {
    "seat-0": "bold white on blue",
    "seat-1": "bold white on red",
    "seat-2": "bold black on green",
    "seat-3": "bold black on yellow",
    "source": "bold black on bright_cyan",
    "pool": "bold black on bright_cyan",
    "obstacle": "white on bright_black",
    "grid": "bright_black",
    "ground-forest": "green",
    "ground-water": "blue",
    "ground-swamp": "magenta",
    "ground-road": "yellow",
}
SEAT_STYLES = ("bright_blue", "bright_red", "green", "yellow")
SHADES = ("bright_black", "green", "yellow")
LOG_LINES = 200


class Screen:
    """Draws a match in one language for one seat at a time."""

    def __init__(self, console: Console, speaker: Speaker) -> None:
        self.console = console
        self.speaker = speaker
        self._board = ""

    def say(self, key: str, **params: Any) -> str:
        """A message in the language of this screen."""
        return self.speaker.say(key, params)

    def bot(self, level: str) -> str:
        """The name of a bot: the words before what is said about its level."""
        return self.say(f"level-{level}").partition(":")[0]

    def show(self, text: str, style: str = "") -> None:
        """Prints words as they are."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def tell(self, key: str, *, style: str = "", **params: Any) -> None:
        """Prints a message."""
        self.show(self.say(key, **params), style)

    def read(self, prompt: str) -> str:
        """One typed line; raises EOFError at the end of the input. Piped input is echoed, so that a log reads well."""
        typed = self.console.input(f"{prompt} ", markup=False).strip()
        if not sys.stdin.isatty():
            self.show(typed)
        return typed

    def events(self, match: catalog.Match, events: list[Any], seat: int | None = None) -> None:
        """What just happened, line by line, as a seat is told it."""
        for said in told(match, events, self.speaker.locale, seat):
            self.show(f"  {said}", "cyan")

    def log(self, match: catalog.Match, seat: int | None) -> None:
        """The whole log as a seat is told it, the newest last."""
        self.events(match, match.log[-LOG_LINES:], seat)

    def board_if_changed(self, match: catalog.Match, seat: int | None) -> None:
        """The board, unless it looks as it did when it was last drawn."""
        game: Any = match.game
        if game.picture(match.state, seat).text != self._board:
            self.board(match, seat)

    def board(self, match: catalog.Match, seat: int | None) -> None:
        """The board in colours, with the key to it."""
        game: Any = match.game
        picture = game.picture(match.state, seat)
        self._board = picture.text
        lines = [Text(line) for line in picture.lines]
        for mark in picture.marks:
            lines[mark.line].stylize(_style(mark.what), mark.column, mark.column + mark.length)
        for line in lines:
            self.console.print(line, soft_wrap=True)
        for each in self._desk(match).legend(match.state):
            self.show(" " * each.indent + self._said(each.words), "dim")

    def status(self, match: catalog.Match, seat: int | None) -> None:
        """One line on the match and one on each player."""
        self.lines(self._desk(match).status(match.view(seat), self._texts(match)))

    def squads(self, match: catalog.Match, seat: int | None) -> None:
        """Both sides' squads with their values and what lies at them."""
        self.grid(self._desk(match).squads(match.view(seat), self._texts(match)))

    def grid(self, grid: Grid) -> None:
        """A table, its rows in the colours of their seats."""
        table = Table(box=None, pad_edge=False)
        for key in grid.heads:
            table.add_column(self.say(key), overflow="fold")
        for owner, cells in grid.rows:
            style = SEAT_STYLES[owner] if owner >= 0 else ""
            table.add_row(*(Text(self._said(cell)) for cell in cells), style=style)
        self.console.print(table)

    def hand(self, match: catalog.Match, seat: int) -> None:
        """The own hand with the texts of its cards."""
        desk = self._desk(match)
        texts = {**self._texts(match), **desk.fielded(match.state, self.speaker)}
        self.lines(desk.hand(match.view(seat), texts))

    def lines(self, lines: Iterable[Line]) -> None:
        """Lines of a desk: those that stand out, and those in the colour of a seat."""
        for each in lines:
            style = SEAT_STYLES[each.seat] if each.seat >= 0 else "bold" if each.strong else ""
            self.show(" " * each.indent + self._said(each.words), style)

    def _said(self, words: Phrase | str) -> str:
        return words if isinstance(words, str) else self.speaker.phrase(words)

    def _desk(self, match: catalog.Match) -> AnyDesk:
        game: Any = match.game
        desk: AnyDesk = game.desk
        return desk

    def _texts(self, match: catalog.Match) -> dict[str, Any]:
        """Names and texts of the content of a match, in the language of this screen."""
        game: Any = match.game
        texts: dict[str, Any] = game.texts(self.speaker.locale, match.state)
        return texts

    def help(self, desk: AnyDesk) -> None:
        """The commands."""
        for key in desk.help:
            self.tell(key)

    @contextmanager
    def busy(self, words: str) -> Iterator[None]:
        """A quiet sign that somebody thinks, on a terminal only."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(Text(words, style="dim"), spinner="dots", spinner_style="dim"):
            yield

    def choices(self, words: Iterable[str], first: int = 1) -> None:
        """Numbered choices."""
        for number, text in enumerate(words, first):
            self.choice(str(number), text)

    def choice(self, typed: str, words: str) -> None:
        """One choice, with what is typed for it."""
        self.console.print(Text(f"{typed:>4}  ", style="bold") + Text(words), soft_wrap=True)


def _style(what: str) -> str:
    kind, _, number = what.partition("-")
    if kind in ("space", "label"):
        return SHADES[int(number) % len(SHADES)] + (" bold" if kind == "label" else "")
    return STYLES.get(what, "bold magenta")
