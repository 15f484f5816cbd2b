"""Thinking: a player at work outside the caller's thread."""

from __future__ import annotations

from threading import Event, Thread

from edgewise.core.flow import Action
from edgewise.core.question import AnyQuestion
from edgewise.players.player import Player, Progress


class Thinking:
    """A player who thinks about one question; ask for the answer, or interrupt and take the best so far."""

    def __init__(self, player: Player, question: AnyQuestion) -> None:
        self.progress: Progress | None = None
        self._stop = Event()
        self._answer: Action | None = None
        self._error: BaseException | None = None
        self._thread = Thread(target=self._think, args=(player, question), name="edgewise-thinking", daemon=True)
        self._thread.start()

    @property
    def is_done(self) -> bool:
        """True when the answer is there."""
        return not self._thread.is_alive()

    def wait(self, seconds: float) -> bool:
        """Waits a while for the answer; True when it is there."""
        self._thread.join(seconds)
        return self.is_done

    def interrupt(self) -> None:
        """Tells the player to answer with the best found so far."""
        self._stop.set()

    def answer(self, seconds: float | None = None) -> Action:
        """Waits for the answer; after `seconds` the player is interrupted. What the player raises is raised here."""
        self._thread.join(seconds)
        if self._thread.is_alive():
            self.interrupt()
            self._thread.join()
        if self._error is not None:
            raise self._error
        assert self._answer is not None
        return self._answer

    def _think(self, player: Player, question: AnyQuestion) -> None:
        try:
            self._answer = player.choose(question, self._note)
        except BaseException as error:
            self._error = error

    def _note(self, progress: Progress) -> bool:
        self.progress = progress
        return not self._stop.is_set()
