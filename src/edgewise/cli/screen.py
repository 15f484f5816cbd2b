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
from edgewise.lang.words import Speaker

STYLES = {
    "seat-0": "bold white on blue",
    "seat-1": "bold white on red",
    "seat-2": "bold black on green",
    "seat-3": "bold black on yellow",
    "source": "bold black on bright_cyan",
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

    def events(self, match: catalog.Match, events: list[Any]) -> None:
        """What just happened, line by line."""
        for said in told(match, events, self.speaker.locale):
            self.show(f"  {said}", "cyan")

    def log(self, match: catalog.Match) -> None:
        """The whole log, the newest last."""
        self.events(match, match.log[-LOG_LINES:])

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
        self.tell("play-hex-numbers", style="dim")
        for row in game.hex_numbers(match.state):
            self.show(f"    {row}", "dim")

    def status(self, match: catalog.Match, seat: int | None) -> None:
        """One line on the match and one on each player."""
        view = match.view(seat)
        high, low = view.ends
        self.tell(
            "play-status",
            style="bold",
            number=view.number,
            marker=view.marker,
            high=high,
            low=low,
            neutral=view.neutral,
            charges=view.charges,
        )
        factions = self._texts(match)["factions"]
        for player in view.players:
            named = factions.get(player.faction, player.faction)
            self.show(self._player(player, named), SEAT_STYLES[player.seat])

    def _texts(self, match: catalog.Match) -> dict[str, Any]:
        """Names and texts of the content of a match, in the language of this screen."""
        game: Any = match.game
        texts: dict[str, Any] = game.texts(self.speaker.locale, match.state)
        return texts

    def _player(self, player: Any, faction: str) -> str:
        return self.say(
            "play-player",
            seat=player.seat + 1,
            faction=faction,
            crystals=player.crystals,
            depleted=player.depleted,
            hand=player.hand_count,
            deck=player.deck_count,
            sources=player.controls,
            banner=player.banner_ready,
        )

    def squads(self, match: catalog.Match, seat: int | None) -> None:
        """Both sides' Squads with their values, Endurance and Enhancements."""
        view, texts = match.view(seat), self._texts(match)
        names = ("ini", "att", "def", "mov")
        heads = ("play-squad", "play-mode", *(f"play-{name}" for name in names))
        table = Table(box=None, pad_edge=False)
        for key in (*heads, "play-endurance", "play-models", "play-enhancements"):
            table.add_column(self.say(key), overflow="fold")
        for squad in view.squads:
            values = [_number(squad.attributes.get(name)) for name in names]
            text = texts["squads"][squad.card]
            head = [f"{text['name']} {squad.letter}", text["modes"][squad.side] or squad.side]
            cells = [*head, *values, str(squad.endurance), *_details(texts, squad)]
            table.add_row(*(Text(cell) for cell in cells), style=SEAT_STYLES[squad.seat])
        self.console.print(table)

    def hand(self, match: catalog.Match, seat: int) -> None:
        """The own hand with the texts of its cards."""
        hand = match.view(seat).players[seat].hand or ()
        texts = self._texts(match)["cards"]
        self.tell("play-hand" if hand else "play-empty-hand", style="bold")
        for card in dict.fromkeys(hand):
            text = texts[card]
            copies = f" x{hand.count(card)}" if hand.count(card) > 1 else ""
            self.show(f"  {text['name']}{copies} ({self.say('play-kind', kind=text['kind'])})", "bold")
            for half in ("upper", "lower"):
                self.show(f"    {text[half]}")

    def help(self) -> None:
        """The commands."""
        for topic in ("number", "hint", "show", "why", "odds", "rule", "undo", "save", "goal"):
            self.tell(f"play-help-{topic}")

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


def _number(value: int | None) -> str:
    return "-" if value is None else str(value)


def _details(texts: dict[str, Any], squad: Any) -> tuple[str, str]:
    """The living models of a Squad with their states, and its Enhancements with their Charges."""
    living = sum(model.alive for model in squad.models)
    found = {status for model in squad.models for status in model.statuses} | set(squad.statuses)
    states = sorted(texts["tokens"][status]["name"] for status in found)
    models = f"{living}/{len(squad.models)}" + (f" [{', '.join(states)}]" if states else "")
    cards = (f"{texts['cards'][each['card']]['name']} ({each['charges']})" for each in squad.enhancements)
    return models, ", ".join(cards)
