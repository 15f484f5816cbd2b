"""One sitting at the terminal: asks the people, lets the bots answer, and obeys typed commands."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from edgewise import catalog
from edgewise.asking import Given, ShownFacts, Wishes, answer_for
from edgewise.cli.advice import confession, show_hints
from edgewise.cli.choosing import PLACE_AND_HEXES, Offer
from edgewise.cli.replay import result_text
from edgewise.cli.screen import Screen
from edgewise.cli.telling import fight_lines
from edgewise.core.desk import AnyDesk, NotUnderstood
from edgewise.core.flow import Action, Ask
from edgewise.core.question import AnyQuestion
from edgewise.core.refusal import IllegalAction, NothingToUndo, Refusal
from edgewise.lang import ledger
from edgewise.players import Player, Thinking

# Seconds of thought that need no sign, and between two looks at somebody who still thinks.
UNNOTICED = 0.3
LOOK = 0.1
# A person at the terminal is asked whatever leaves a choice among the answers that are listed.
TERMINAL = Wishes(forced="always")
# An action as it may be typed, and what is told of one that is none: no rule explains that.
EXAMPLE = '{"type": "Pass"}'
MALFORMED = "refused-malformed"
# Why a file cannot be written.
UNWRITABLE: Mapping[type[OSError], str] = {
    FileNotFoundError: "play-no-folder",
    NotADirectoryError: "play-no-folder",
    IsADirectoryError: "play-is-folder",
    PermissionError: "play-no-permission",
}


class Stopped(Exception):
    """The player leaves, or there is no more input."""


class Bot(NamedTuple):
    """A player who is not a person, and the name of its level."""

    player: Player
    level: str


class Sitting:
    """A match with the people and bots around it."""

    def __init__(self, match: catalog.Match, screen: Screen, bots: Mapping[int, Bot], resume: str) -> None:
        self.match = match
        self.screen = screen
        self.desk: AnyDesk = catalog.game(match.record.game).desk
        self.bots = bots
        self.resume = resume
        self._told = 0
        self._whispers: list[Any] = []
        self._said: str | None = None
        self._facing: int | None = None
        self._commands = {
            "help": lambda _: self.screen.help(self.desk),
            "?": lambda _: self.screen.help(self.desk),
            "log": lambda _: self.screen.log(self.match, self._seat()),
            "board": lambda _: self.screen.board(self.match, self._seat()),
            "squads": lambda _: self._squads(),
            "hand": lambda _: self.screen.hand(self.match, self._seat()),
            "odds": lambda _: self._odds(),
            "rule": self._rule,
            "save": self._save_as,
        }

    def play(self) -> None:
        """Plays until the match is over; raises Stopped when somebody leaves."""
        for seat, bot in self.bots.items():
            self.screen.tell("play-sits", seat=seat + 1, name=self.screen.bot(bot.level))
        while isinstance(asked := self.match.pending, Ask):
            if asked.seat in self.bots:
                self._let_answer(self.bots[asked.seat])
            elif (given := self._given()) is not None:
                self._forced(given.action)
            else:
                self._face(asked.seat)
                self._ask(asked)
        self._news()
        self.screen.board(self.match, None)
        self.screen.status(self.match, None)
        self.screen.show(result_text(self.match, self.screen.speaker.locale), "bold")

    def _given(self) -> Given | None:
        """The answer that is given for the person who is asked, if there is only one to choose."""
        showing = catalog.game(self.match.record.game).showing
        return answer_for(ShownFacts(showing, self.match.state, self.match.legal()), TERMINAL, ())

    def _let_answer(self, bot: Bot) -> None:
        """A bot's answer, what came of it, and what the bot says about it."""
        self._news()
        question = self.match.question()
        name = self.screen.bot(bot.level)
        action = self._thought(bot.player, question, name)
        said = confession(self.match, self.screen, question, bot.player, name)
        if said not in (None, self._said):
            self.screen.show(f"    {said}", "dim italic")
            self._said = said
        self._answer(action)
        self._news()

    def _thought(self, player: Player, question: AnyQuestion, name: str) -> Action:
        """The answer of a bot that thinks beside this thread, so that Ctrl-C leaves at any time."""
        if len(question.options) == 1:
            return player.choose(question)
        thinking = Thinking(player, question)
        try:
            if not thinking.wait(UNNOTICED):
                with self.screen.busy(self.screen.say("play-thinks", name=name)):
                    while not thinking.wait(LOOK):
                        pass
        except KeyboardInterrupt:
            thinking.interrupt()
            raise Stopped from None
        return thinking.answer()

    def autosave(self, file: Path | None = None) -> None:
        """Saves the match and says how to go on."""
        file = file or Path(f"{self.match.record.game}-autosave.json")
        try:
            file.write_text(self.match.save(), encoding="utf-8")
        except OSError as error:
            self.screen.tell("play-not-saved", file=str(file), problem=self._problem(error))
            return
        self.screen.tell("play-saved", file=str(file), command=f"{self.resume} --resume {shlex.quote(str(file))}")

    def _problem(self, error: OSError) -> str:
        """What keeps a file from being written, in words; in those of the system where it is something rare."""
        key = next((key for kind, key in UNWRITABLE.items() if isinstance(error, kind)), None)
        return self.screen.say(key) if key else error.strerror or str(error)

    def _ask(self, asked: Ask) -> None:
        """One question to a person, until it is answered."""
        self._news()
        if asked.key in self.desk.with_board:
            self.screen.board_if_changed(self.match, asked.seat)
        if asked.key in self.desk.with_all | self.desk.with_status:
            self.screen.status(self.match, asked.seat)
            self._squads()
        if asked.key in self.desk.with_all:
            self.screen.hand(self.match, asked.seat)
        game: Any = self.match.game
        words = self.screen.speaker.say(*game.asked(self.match.state))
        self.screen.show(f"\n{self.screen.say('play-question', seat=asked.seat + 1)}: {words}", "bold")
        offer = Offer(self.match, self.screen)
        offer.show()
        if asked.key in self.desk.examples:
            self.screen.tell(self.desk.examples[asked.key], style="dim")
        while not self._obey(offer, self.read(offer.prompt())):
            pass

    def read(self, prompt: str) -> str:
        """One typed line; the end of the input is a way to leave."""
        try:
            return self.screen.read(prompt)
        except (EOFError, KeyboardInterrupt):
            self.screen.show("")
            raise Stopped from None

    def _obey(self, offer: Offer, typed: str) -> bool:
        """Does what was typed; True when the question is answered or must be asked anew."""
        word, _, rest = typed.partition(" ")
        word = word.lower()
        if typed.startswith("{"):
            return self._try_json(typed)
        if word in ("quit", "exit", "q"):
            raise Stopped
        if word in ("undo", "auto", "concede"):
            return {"undo": self._undo, "auto": self._auto, "concede": self._concede}[word]()
        if word in ("more", "back"):
            offer.more() if word == "more" else offer.back()
            offer.show()
        elif word == "why":
            self._why(offer, rest.strip())
        elif word == "hint":
            show_hints(self.match, self.screen, offer)
        elif word in self._commands:
            self._commands[word](rest.strip())
        elif typed.isdecimal() or PLACE_AND_HEXES.fullmatch(typed.lower()):
            return self._take(offer, typed.lower())
        else:
            return self._speak(typed)
        return False

    def _speak(self, typed: str) -> bool:
        """A line in the words of the game itself: a question, or an answer; one that goes on wrongly is explained."""
        try:
            lines = self.desk.told(self.match.state, typed)
            action = self.desk.typed(self.match.state, typed) if lines is None else None
        except NotUnderstood as error:
            self.screen.tell(error.key)
            return False
        if action is not None:
            return self._try(action)
        if lines is None and typed:
            self.screen.tell("play-unknown", given=typed)
        self.screen.lines(lines or ())
        return False

    def _take(self, offer: Offer, typed: str) -> bool:
        action = offer.take(typed)
        if action is None:
            offer.show()
            return False
        self._answer(action)
        return True

    def _answer(self, action: Action | dict[str, Any]) -> None:
        self.match.play(action)

    def _forced(self, action: Action) -> None:
        self._news()
        if type(action).__name__ != "Pass":
            self.screen.tell("play-forced", style="dim", what=self.match.describe(action))
        self._answer(action)

    def _news(self) -> None:
        """Shows what happened since it was last shown."""
        self._told = min(self._told, len(self.match.log))
        fresh = self.match.log[self._told :]
        # What only one seat learned while somebody else sat here waits until that seat is back.
        knower = catalog.game(self.match.record.game).showing.knower
        self.screen.events(self.match, [e for e in self._whispers if knower(e) == self._facing], self._facing)
        self.screen.events(self.match, fresh, self._facing)
        self._whispers = [e for e in (*self._whispers, *fresh) if knower(e) not in (None, self._facing)]
        self._told = len(self.match.log)

    def _face(self, seat: int) -> None:
        """Two people share a screen: nobody sees the other's hand."""
        others = [s for s in range(len(self.match.view(seat).players)) if s != seat and s not in self.bots]
        if others and self._facing not in (None, seat):
            self.screen.console.clear() if self.screen.console.is_terminal else self.screen.show("=" * 60)
            self.read(self.screen.say("play-pass-screen", seat=seat + 1))
        self._facing = seat

    def _seat(self) -> int:
        asked = self.match.pending
        return asked.seat if isinstance(asked, Ask) else 0

    def _squads(self) -> None:
        self.screen.squads(self.match, self._seat())

    def _odds(self) -> None:
        """The exact chances of the fights on offer, or of the one under way."""
        for line in fight_lines(self.match, self.screen.speaker.say) or [self.screen.say(self.desk.no_odds)]:
            self.screen.show(line)

    def _try_json(self, typed: str) -> bool:
        try:
            action = msgspec.json.decode(typed)
        except msgspec.DecodeError:
            self.screen.tell("play-json-how", example=EXAMPLE)
            return False
        return self._try(action)

    def _try(self, action: Action | dict[str, Any]) -> bool:
        try:
            self._answer(action)
        except IllegalAction as error:
            self._refused(error.refusal)
            return False
        return True

    def _refused(self, refusal: Refusal) -> None:
        self.screen.tell("play-refused", style="yellow", text=refusal.text or refusal.key, rule=refusal.rule or "-")

    def _why(self, offer: Offer, rest: str) -> None:
        if rest.isdecimal():
            action = offer.action(int(rest))
            if action is None:
                self.screen.tell("play-no-such-number", given=rest, high=len(offer.options))
            else:
                self.screen.tell("play-allowed", what=self.match.describe(action))
            return
        try:
            data: Any = self.desk.typed(self.match.state, rest)
            data = msgspec.json.decode(rest) if data is None else data
        except NotUnderstood as error:
            self.screen.tell(error.key)
            return
        except msgspec.DecodeError:
            self.screen.tell("play-why-how", example=EXAMPLE)
            return
        refusal = self.match.refusal(data, seat=self._seat())
        if refusal is None:
            action = data if isinstance(data, Action) else self.match.game.action(data)
            self.screen.tell("play-allowed", what=self.match.describe(action))
            return
        self._refused(refusal)
        if refusal.rule and refusal.key != MALFORMED:
            self._rule(refusal.rule)

    def _rule(self, id: str) -> None:
        try:
            rule = ledger.rule(self.match.record.game, id, self.screen.speaker.locale)
        except ledger.UnknownRule as error:
            key = "play-rule-how" if not id else "play-no-rule" if error.near else "play-no-rule-like"
            self.screen.tell(key, given=id, near=error.near or error.example)
            return
        except ledger.UnknownGame as error:
            self.screen.show(str(error))
            return
        self.screen.show(f"{rule.id}  {rule.title}", "bold")
        for text in (rule.text, rule.ruling):
            if text:
                self.screen.show(text)

    def _undo(self) -> bool:
        """Takes back the last real choice; answers that had no alternative go with it."""
        undone = False
        try:
            self.match.undo()
            undone = True
            while len(self.match.legal()) == 1:
                self.match.undo()
        except NothingToUndo:
            if not undone:
                self.screen.tell("play-nothing-to-undo")
                return False
        self.screen.tell("play-undone")
        return True

    def _auto(self) -> bool:
        action = {"type": "Pass", "rest_of_turn": True}
        if self.match.refusal(action, seat=self._seat()) is not None:
            self.screen.tell("play-auto-how")
            return False
        return self._try(action)

    def _concede(self) -> bool:
        if self.read(self.screen.say("play-concede")).lower() not in ("yes", "y", "ja", "tak"):
            return False
        return self._try_json(f'{{"type": "Concede", "seat": {self._seat()}}}')

    def _save_as(self, name: str) -> None:
        if name:
            self.autosave(Path(name))
        else:
            self.screen.tell("play-save-how")


def run(sitting: Sitting) -> bool:
    """Plays a sitting; False after a fault, which is told in words and never shown as a traceback."""
    try:
        sitting.play()
    except (Stopped, KeyboardInterrupt):
        sitting.autosave()
        sitting.screen.tell("play-bye")
    except Exception as error:
        # A fault of the rules must not cost the players their match.
        sitting.screen.tell("play-fault", problem=f"{type(error).__name__}: {error}")
        sitting.autosave()
        return False
    return True
