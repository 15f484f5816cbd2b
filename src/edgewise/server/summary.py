"""A match from outside: what lists and links show of it, with nothing secret in it."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from edgewise.server.parts import Chair, Commitment, Summary
from edgewise.server.play import Play
from edgewise.server.reading import Reader
from edgewise.server.speech import ending


class Closed(msgspec.Struct, frozen=True):
    """What is kept of a match that is over, so that lists need not play it again: hashes of secrets by seat."""

    summary: Summary
    secrets: tuple[str, ...]

    def told(self, reader: Reader) -> Summary:
        """The summary in the reader's language."""
        ended = self.summary.ending
        if ended is None:
            return self.summary
        words = reader.says(ended.words.key, ended.words.params)
        return msgspec.structs.replace(self.summary, ending=msgspec.structs.replace(ended, words=words))


def stamp(milliseconds: int) -> str:
    """A time as people and programs read it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def summary(play: Play, chairs: tuple[Chair, ...], reader: Reader) -> Summary:
    """The summary of a play."""
    founding, match = play.founding, play.match
    outcome = play.outcome
    board = founding.options.get("board") if match is None else play.game.showing.board(match.state)
    return Summary(
        match=founding.match,
        game=founding.game,
        title=play.game.title,
        mode=str(founding.options.get("mode") or play.game.showing.modes()[0].name),
        status=play.status,
        chairs=chairs,
        board=str(board or ""),
        created=stamp(founding.created),
        changed=stamp(play.changed),
        public=founding.public,
        hot_seat=sum(1 for s in founding.seats if s.kind == "person") > 1,
        turn=None if match is None else play.turn_number,
        asked=next(iter(play.asked_seats), None),
        answers=len(play.answers),
        clock=founding.clock,
        ending=None if outcome is None else ending(outcome, reader),
        rematch=play.rematch,
        origin=founding.origin,
    )


def commitment(play: Play) -> Commitment:
    """The hash of the dice; seed and salt once the match is over."""
    seed = play.founding.seed
    if play.status != "over":
        return Commitment(seed.hash)
    return Commitment(seed.hash, seed.seed, seed.salt)
