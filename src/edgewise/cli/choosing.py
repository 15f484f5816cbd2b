"""Offers the answers to a question: numbered, in pages, and by Space where places are asked for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from edgewise import catalog
from edgewise.cli.screen import Screen
from edgewise.core.desk import AnyDesk
from edgewise.core.flow import Action

PAGE = 30
FEW = 12
LINE_CHARS = 100
PLACE = re.compile(r"[a-z]{1,2}[0-9]{1,2}|\(?\s*[0-9]{1,2}\s*,\s*[0-9]{1,2}\s*\)?")
PLACE_AND_HEXES = re.compile(rf"(?:{PLACE.pattern})(?: [0-9]{{1,3}})?")


class Offer:
    """The answers to one question, and where the player is in them."""

    def __init__(self, match: catalog.Match, screen: Screen) -> None:
        self._match = match
        self._screen = screen
        desk: AnyDesk = catalog.game(match.record.game).desk
        self.options: tuple[Action, ...] = tuple(desk.ranked(match.legal()))
        self._groups = self._by_space()
        self._space: str | None = None
        self._page = 0

    def show(self) -> None:
        """Prints the choices and what may be typed."""
        if self._groups and self._space is None:
            self._show_spaces()
            return
        if self._space is not None:
            self._screen.tell("play-hexes", space=self._space)
        offered = self._offered()
        page = offered[self._page * PAGE : (self._page + 1) * PAGE]
        words = [self._match.describe(action) for action in page]
        if len(page) > FEW and all(hasattr(action, "place") for action in page):
            self._show_columns(words, self._page * PAGE + 1)
        else:
            self._screen.choices(words, self._page * PAGE + 1)
        left = len(offered) - (self._page + 1) * PAGE
        if left > 0:
            self._screen.tell("play-more", n=left, style="dim")

    def prompt(self) -> str:
        """The words before the cursor."""
        if self._groups and self._space is None:
            return self._screen.say("play-space", high=len(self._groups))
        return self._screen.say("play-pick", high=len(self._offered()))

    def more(self) -> None:
        """Turns the page."""
        pages = max(1, -(-len(self._offered()) // PAGE))
        self._page = (self._page + 1) % pages

    def back(self) -> None:
        """Back to the choice of a Space."""
        self._space, self._page = None, 0

    def action(self, number: int) -> Action | None:
        """The action with this number, where numbers stand for actions."""
        offered = self._offered()
        return offered[number - 1] if 1 <= number <= len(offered) else None

    def way(self, action: Action) -> str:
        """What to type for an action: its number, or its Space and the number of its hexes."""
        if not self._groups:
            return str(self.options.index(action) + 1)
        names = list(self._groups)
        name = next(name for name in names if action in self._groups[name])
        if len(self._groups[name]) > 1:
            return f"{name} {self._groups[name].index(action) + 1}"
        return name if PLACE.fullmatch(name) else str(names.index(name) + 1)

    def take(self, typed: str) -> Action | None:
        """The action chosen by a number or a place; None when another step or another word is needed."""
        place, _, hexes = typed.rpartition(" ")
        if self._groups and PLACE.fullmatch(place) and hexes.isdecimal():
            return self._take_both(place, hexes)
        if self._groups and self._space is None:
            return self._take_space(typed)
        number = int(typed) if typed.isdecimal() else 0
        found = self.action(number)
        if found is None and PLACE.fullmatch(typed) and self._groups:
            self.back()
            return self._take_space(typed)
        if found is None:
            self._screen.tell("play-no-such-number", given=typed, high=len(self._offered()))
        return found

    def _take_both(self, place: str, hexes: str) -> Action | None:
        """A Space and the number of its hexes in one line."""
        self.back()
        found = self._take_space(place)
        return self.take(hexes) if found is None and self._space is not None else found

    def _take_space(self, typed: str) -> Action | None:
        names = list(self._groups)
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(names):
                self._screen.tell("play-no-such-number", given=typed, high=len(names))
                return None
            name = names[int(typed) - 1]
        else:
            name = self._label(typed)
            if name not in self._groups:
                self._screen.tell("play-no-such-space", given=typed)
                return None
        group = self._groups[name]
        if len(group) == 1:
            return group[0]
        self._space = name
        return None

    def _offered(self) -> Sequence[Action]:
        return self.options if self._space is None else self._groups[self._space]

    def _show_spaces(self) -> None:
        words = [
            self._screen.say("play-ways", space=name, n=len(group)) if len(group) > 1 else name
            for name, group in self._groups.items()
        ]
        cells = [f"{number:3d} {word}".ljust(14) for number, word in enumerate(words, 1)]
        for start in range(0, len(cells), 6):
            self._screen.show("".join(cells[start : start + 6]).rstrip())

    def _show_columns(self, words: Sequence[str], first: int) -> None:
        """Many short choices side by side."""
        width = max(map(len, words)) + 6
        cells = [f"{number:3d} {word}".ljust(width) for number, word in enumerate(words, first)]
        across = max(1, LINE_CHARS // width)
        for start in range(0, len(cells), across):
            self._screen.show("".join(cells[start : start + across]).rstrip())

    def _by_space(self) -> dict[str, list[Action]]:
        """The options by Space when places are asked for and there are many; what has no Space stands alone."""
        placed = [action for action in self.options if hasattr(action, "space")]
        if len(placed) <= FEW or len(self.options) - len(placed) > 3:
            return {}
        groups: dict[str, list[Action]] = {}
        for action in self.options:
            name = self._space_of(action) if hasattr(action, "space") else self._match.describe(action)
            groups.setdefault(name, []).append(action)
        return groups

    def _space_of(self, action: Action) -> str:
        return str(self._match.game.describe(self._match.state, action)[1]["space"])

    def _label(self, typed: str) -> str:
        """A place as typed, d4 or (3,3), as the name of a Space."""
        text = typed.strip().lower()
        digits = [int(part) for part in re.findall(r"[0-9]+", text)]
        if len(digits) == 2:
            wanted: Any = tuple(digits)
            near = (a for a in self.options if getattr(a, "space", None) == wanted)
            found = next(near, None)
            return text if found is None else self._space_of(found)
        return text
