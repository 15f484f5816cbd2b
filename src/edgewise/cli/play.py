"""`edgewise play`: a match in the terminal, against a bot or between people at one screen."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

from cyclopts import Parameter
from rich.console import Console

from edgewise import catalog
from edgewise.cli.app import EXIT_FAILED, CommandError, app
from edgewise.cli.options import known_game, merged, parse_options, read_text
from edgewise.cli.screen import Screen
from edgewise.cli.sitting import Bot, Sitting, Stopped, run
from edgewise.content import ContentError
from edgewise.core.desk import AnyDesk
from edgewise.core.languages import Language
from edgewise.core.refusal import EdgewiseError
from edgewise.players import LEVELS, PLAYERS, Level, Yardstick

Against = Level | Yardstick | Literal["person"]


class Plan(NamedTuple):
    """What is about to be played, by whom."""

    options: dict[str, Any]
    against: str


@app.command(name="play")
def play(
    game: str,
    /,
    *,
    against: Against | None = None,
    seat: Literal[1, 2, 3, 4] = 1,
    seed: int = 1,
    resume: Path | None = None,
    language: Language = "en",
    content: Annotated[tuple[Path, ...], Parameter(negative=())] = (),
    option: Annotated[tuple[str, ...], Parameter(negative=())] = (),
) -> int:
    """Play a match in the terminal.

    Parameters
    ----------
    game
        The game, for example dawnfall, the-edge or maelstrom.
    against
        Who sits at the other seats: a bot by its level, or another person at this screen; the Recruit by default.
    seat
        Your seat.
    seed
        The seed of dice and draws; the same seed and the same answers give the same match.
    resume
        Go on with a saved match.
    language
        The language of questions and log.
    content
        A faction or army file to play with, besides those that come with the game.
    option
        An option of the match as name=value, for example mulligan=true.
    """
    rules = known_game(game, language)
    screen = Screen(Console(highlight=False), catalog.speaker(language))
    given = merged(merged({}, parse_options(option, language)), _content(rules, content, language))
    try:
        chosen = _plan(screen, rules, given, against, resume)
    except Stopped:
        screen.tell("play-bye")
        return 0
    match = _match(game, chosen, seed, resume, language)
    seats = range(len(match.view(None).players))
    if seat > len(seats):
        raise CommandError(screen.say("play-no-seat", seats=len(seats), seat=seat))
    others = () if chosen.against == "person" else [s for s in seats if s != seat - 1]
    bots = {s: Bot(PLAYERS[chosen.against](catalog.game(game), seed * 1_000 + s), chosen.against) for s in others}
    again = f"edgewise play {game} --against {chosen.against} --seat {seat} --language {language}"
    return 0 if run(Sitting(match, screen, bots, again)) else EXIT_FAILED


def _plan(screen: Screen, rules: Any, given: dict[str, Any], against: Against | None, resume: Path | None) -> Plan:
    """The menu, unless the command line says enough."""
    screen.tell("play-welcome", style="bold", title=rules.title)
    if resume is not None or given or against is not None:
        return Plan(given, against or LEVELS[0])
    desk: AnyDesk = rules.desk
    kinds: tuple[dict[str, Any], ...] = (dict(desk.ready), {})
    menu = [Plan(options, other) for options in kinds for other in (*LEVELS, "person")]
    _show_menu(screen, desk, len(menu))
    while True:
        typed = _line(screen, screen.say("play-pick", high=len(menu) + 1)) or "1"
        if typed in ("q", "quit", str(len(menu) + 1)):
            raise Stopped
        if typed == "help":
            screen.help(desk)
        elif typed.isdecimal() and 1 <= int(typed) <= len(menu):
            return menu[int(typed) - 1]
        else:
            screen.tell("play-no-such-number", given=typed, high=len(menu) + 1)


def _show_menu(screen: Screen, desk: AnyDesk, count: int) -> None:
    """Two kinds of game and who may sit at the other side, weakest first."""
    screen.tell(desk.menu[0], style="bold")
    person = screen.say("play-menu-person")
    first, *others = (screen.say(f"level-{level}") for level in LEVELS)
    screen.choices([screen.say("play-menu-enter", what=first), *others, person])
    screen.tell(desk.menu[1], style="bold")
    screen.choices([*(screen.bot(level) for level in LEVELS), person], len(LEVELS) + 2)
    screen.choices([screen.say("play-menu-quit")], count + 1)


def _line(screen: Screen, prompt: str) -> str:
    try:
        return screen.read(prompt).lower()
    except (EOFError, KeyboardInterrupt):
        screen.show("")
        raise Stopped from None


def _content(rules: Any, files: tuple[Path, ...], language: str) -> dict[str, Any]:
    """Faction files as an option of the match; a faulty one is refused with its first problem."""
    texts, say = [read_text(file, language) for file in files], catalog.speaker(language).say
    for file, text in zip(files, texts, strict=True):
        try:
            rules.check_content(text, str(file), texts)
        except ContentError as error:
            error.speak(say)
            command = f"edgewise content check {file} --game {rules.name}"
            command += f" --language {language}" if language != "en" else ""
            told = {"problem": error.problems[0].text(say), "more": len(error.problems) - 1, "command": command}
            raise CommandError(say("content-unplayable", told)) from None
    return {"content": texts} if texts else {}


def _match(game: str, plan: Plan, seed: int, resume: Path | None, language: str) -> catalog.Match:
    try:
        if resume is not None:
            return catalog.Match.load(read_text(resume, language), locale=language)
        return catalog.Match.new(game, options=plan.options, seed=seed, locale=language)
    except (EdgewiseError, ValueError) as error:
        if resume is None:
            raise CommandError(str(error)) from None
        told = {"file": str(resume), "problem": str(error)}
        raise CommandError(catalog.speaker(language).say("play-not-resumed", told)) from None
