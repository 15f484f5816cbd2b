"""Records: JSON out, JSON in, and clear words for everything else."""

from __future__ import annotations

import msgspec
import pytest

from edgewise.core.match import Match, replay
from edgewise.core.record import FORMAT, Record, decode, encode
from edgewise.core.refusal import BadInput
from tests.core.dice_game import DiceGame, Hold, Note, Throw

GAME = DiceGame()


def played() -> Record:
    match = Match.start(GAME, seed=4)
    match.play(Note(1))
    match.play(Throw())
    match.play(Hold())
    return match.record


def test_a_record_is_the_same_after_writing_and_reading() -> None:
    assert decode(encode(played())) == played()


def test_a_record_holds_every_reply_with_the_dice_among_them() -> None:
    assert [r["type"] for r in played().replies] == ["Note", "Throw", "Rolled", "Hold"]


def test_a_replayed_record_is_the_same_record() -> None:
    assert replay(GAME, played()).record == played()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "null",
        "\ud800",
        b"\xff",
        "[" * 100_000,
        '{"game": 3}',
        '{"format": 99}',
        '{"game": "dice", "game_format": 3, "options": {}, "replies": [], "more": 1}',
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadInput):
        decode(text)


def test_another_format_of_records_is_named() -> None:
    data = msgspec.to_builtins(played()) | {"format": FORMAT + 1}
    with pytest.raises(BadInput, match=f"bad-match-format.*'{FORMAT + 1}'"):
        decode(msgspec.json.encode(data))


def test_another_format_of_the_game_is_named() -> None:
    with pytest.raises(BadInput, match=r"bad-match-game-format.*'dice'"):
        replay(GAME, msgspec.structs.replace(played(), game_format=2))


@pytest.mark.parametrize(
    "replies",
    [
        [{"type": "Fly"}],
        [{"type": "Note", "n": 5}],
        [3],
        [None],
        [{"type": "Throw"}],
        [{"type": "Throw"}, {"type": "Rolled", "value": 9}],
        [{"type": "Throw"}, {"type": "Rolled"}],
        [{"type": "Throw"}, {"type": "Drawn", "items": ["ace"]}],
        [{"type": "Rolled", "value": 1}],
        [{"type": "Throw"}, {"type": "Rolled", "value": 1}, {"type": "Rolled", "value": 1}],
    ],
)
def test_replies_that_do_not_fit_are_refused(replies: list[object]) -> None:
    with pytest.raises(BadInput):
        replay(GAME, msgspec.structs.replace(played(), replies=replies))
