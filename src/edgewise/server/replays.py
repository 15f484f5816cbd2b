"""Replays of finished matches: steps, scenes, the story in numbers, and every roll checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from edgewise.core import record as records
from edgewise.core.flow import Chance, Draw, Roll, Rolled
from edgewise.core.wire import At, Moment
from edgewise.server.bodies import DiceCheck, Replay, SceneAt, Scenes, Step, Throw, Turn
from edgewise.server.dice import CommittedDealer
from edgewise.server.journal import Answered, AnyEntry, Founding
from edgewise.server.parts import Summary
from edgewise.server.play import JournalDealer, Play
from edgewise.server.problems import Denied
from edgewise.server.reading import Reader
from edgewise.server.speech import Speech, ending, line
from edgewise.server.summary import commitment

MOST_SCENES = 100


def finished(play: Play) -> Play:
    """A play that is over; what was hidden stays hidden until then."""
    if play.status != "over":
        raise Denied("not-finished")
    return play


def _again(play: Play) -> Iterator[tuple[Play, Answered | None]]:
    """The match again: before each answer with the answer, and at its end."""
    assert play.began is not None
    twin = Play.restored(play.founding, [play.began])
    for answer in play.answers:
        yield twin, answer
        twin.follow(answer)
    yield twin, None


def replay(play: Play, shown: Summary, verified: bool, reader: Reader) -> Replay:
    """A finished match, step by step."""
    steps: list[Step] = []
    turns: list[Turn] = []
    story: list[Moment] = []
    lines = tuple(line(told, number, reader) for number, told in enumerate(play.log))
    marks = [*play.marks, len(lines)]
    for number, (twin, answer) in enumerate(_again(play)):
        assert twin.match is not None
        turn, seat = play.game.showing.turn(twin.match.state)
        if answer is None or (not turns or turn != turns[-1].number):
            story.append(play.game.showing.moment(twin.match.state, At(number, turn, seat)))
        if answer is None:
            break
        if not turns or turn != turns[-1].number:
            turns.append(Turn(turn, seat, number))
        key, params = play.game.describe(twin.match.state, play.game.action(answer.action))
        happened = lines[marks[number] : marks[number + 1]]
        words = reader.says(key, params)
        steps.append(Step(number, answer.seat, turn, words, marks[number], happened, answer.action))
    assert play.outcome is not None
    told = ending(play.outcome, reader)
    return Replay(shown, told, commitment(play), tuple(steps), tuple(turns), tuple(story), verified)


def scenes(play: Play, seat: int | None, first: int, count: int) -> Scenes:
    """What a seat saw before some steps; the step after the last is the end."""
    if seat is not None and seat >= len(play.sitters):
        raise Denied("not-your-seat")
    if first > len(play.answers):
        raise Denied("unknown-step", step=first, last=len(play.answers))
    found: list[SceneAt] = []
    for number, (twin, _) in enumerate(_again(play)):
        if number >= first + min(count, MOST_SCENES):
            break
        if number >= first:
            scene = Speech(twin).scene(seat)
            assert scene is not None
            found.append(SceneAt(number, scene))
    return Scenes(play.founding.match, seat, tuple(found))


def record(play: Play) -> bytes:
    """The record of a finished match, as `edgewise replay` reads it."""
    assert play.match is not None
    return records.encode(play.match.record)


class CheckingDealer(JournalDealer):
    """Follows a journal and computes every roll and draw anew from the seed."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._computed = CommittedDealer(seed)
        self.throws: list[Throw] = []

    def deal(self, want: Roll | Draw) -> Chance:
        """The recorded answer; what the seed gives for it is noted beside it."""
        recorded = super().deal(want)
        if not self.is_repeating:
            self.throws.append(_throw(len(self.throws), want, recorded, self._computed.deal(want)))
        return recorded


def _throw(number: int, want: Roll | Draw, recorded: Chance, computed: Chance) -> Throw:
    faces = want.faces if isinstance(want, Roll) else ()
    die = want.die if isinstance(want, Roll) else ""
    kind: Any = "roll" if isinstance(want, Roll) else "draw"
    agrees = recorded == computed
    return Throw(number, kind, want.seat, want.purpose, die, faces, _items(recorded), _items(computed), agrees)


def _items(chance: Chance) -> tuple[Any, ...]:
    return chance.values if isinstance(chance, Rolled) else chance.items


def check_dice(founding: Founding, journal: list[AnyEntry]) -> DiceCheck:
    """Every roll of a match computed anew, those that were taken back as well."""
    dealer = CheckingDealer(founding.seed.seed)
    play = Play.restored(founding, journal, dealer)
    shown = commitment(finished(play))
    hash_agrees = founding.seed.hash == shown.hash
    verified = hash_agrees and all(throw.agrees for throw in dealer.throws)
    return DiceCheck(founding.match, shown, hash_agrees, tuple(dealer.throws), verified)
