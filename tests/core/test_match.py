"""The referee: checks, plays, records, takes back, saves."""

from __future__ import annotations

import msgspec
import pytest

from edgewise.core import match as referee
from edgewise.core.dealer import ManualDealer, ScriptedDealer
from edgewise.core.flow import Ask, Rolled
from edgewise.core.game import AnyGame
from edgewise.core.match import AnyMatch, Match
from edgewise.core.refusal import BadInput, IllegalAction, NothingToUndo
from tests.core.dice_game import DiceGame, Hold, Note, Peek, Spy, Throw

GAME: AnyGame = DiceGame()


def started(*script: int | str) -> AnyMatch:
    return Match.start(GAME, dealer=ScriptedDealer(script))


def test_the_dealer_answers_what_an_action_leads_to() -> None:
    match = started(3)
    match.play(Throw())
    assert match.state.points == [3, 0]
    assert match.pending == Ask(1, "turn")


def test_playing_returns_what_happened_and_keeps_it_in_the_log() -> None:
    match = started()
    assert [type(e).__name__ for e in match.play(Note(1))] == ["Noted"]
    assert [type(e).__name__ for e in match.play(Peek())] == ["Peeked"]
    assert [type(e).__name__ for e in match.log] == ["Noted", "Peeked"]


def test_an_action_may_come_as_data() -> None:
    match = started()
    match.play({"type": "Note", "n": 1})
    assert match.state.notes == (1,)


def test_a_refused_action_says_why_and_changes_nothing() -> None:
    match = Match.start(GAME, say=lambda key, params: "Write a 1.")
    before = match.save()
    with pytest.raises(IllegalAction, match=r"Write a 1\. \(DI-TRN-1\)"):
        match.play(Note(2))
    assert match.save() == before


def test_malformed_data_is_an_illegal_action_with_the_games_rule() -> None:
    found = started().refusal({"type": "Fly"})
    assert found is not None
    assert (found.rule, found.key) == ("DI-TRN-3", "refused-malformed")
    assert "Fly" in found.text


def test_another_seat_than_the_asked_one_is_refused() -> None:
    match = started()
    found = match.refusal(Hold(), seat=1)
    assert found is not None
    assert found.rule == "DI-TRN-2"
    assert match.refusal(Hold(), seat=0) is None


def test_a_listed_answer_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started()
    listed = match.legal()

    def judge(*_: object, **__: object) -> None:
        raise AssertionError("judged")

    monkeypatch.setattr(DiceGame, "refusal", judge)
    match.play(Note(1), seat=0, listed=listed)
    assert match.state.notes == (1,)


def test_a_listed_answer_of_another_seat_and_one_that_is_not_listed_are_refused() -> None:
    match = started()
    listed = match.legal()
    with pytest.raises(IllegalAction, match="DI-TRN-2"):
        match.play(Hold(), seat=1, listed=listed)
    with pytest.raises(IllegalAction, match="DI-TRN-1"):
        match.play(Note(2), seat=0, listed=listed)
    assert match.record.replies == []


def test_undo_takes_back_the_last_answer_with_its_record_and_its_log() -> None:
    match = started()
    before = match.save()
    match.play(Note(1))
    match.undo()
    assert (match.save(), match.log) == (before, [])


def test_undo_goes_back_answer_by_answer() -> None:
    match = started()
    match.play(Note(1))
    match.play(Note(1))
    match.undo()
    assert match.state.notes == (1,)
    match.undo()
    assert match.state.notes == ()


@pytest.mark.parametrize("action", [Throw(), Spy(), Peek(), Hold()])
def test_undo_does_not_cross_a_roll_a_draw_a_revelation_or_another_seat(action: object) -> None:
    match = started(1)
    match.play(Note(1))
    match.play(action)  # type: ignore[arg-type]  # parametrize has no narrower type
    with pytest.raises(NothingToUndo):
        match.undo()
    assert match.state.notes == (1,)


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(NothingToUndo):
        started().undo()


def test_an_impossible_die_takes_the_action_back() -> None:
    match = Match.start(GAME, dealer=ManualDealer(lambda want: Rolled(9)))
    match.play(Note(1))
    before = match.save()
    with pytest.raises(BadInput, match="faces"):
        match.play(Throw())
    assert match.save() == before
    match.play(Hold())
    assert match.pending == Ask(1, "turn")


def test_a_missing_die_takes_the_action_back() -> None:
    match = started()
    before = match.save()
    with pytest.raises(BadInput, match="script"):
        match.play(Throw())
    assert match.save() == before


def test_nothing_is_legal_after_the_end() -> None:
    match = started(3, 1, 3)
    for _ in range(3):
        match.play(Throw())
    assert (match.pending, match.legal()) == (None, ())
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    found = match.refusal(Hold())
    assert found is not None
    assert found.rule == "DI-END-2"


def test_a_saved_match_rolls_on_as_the_seed_says() -> None:
    match = Match.start(GAME, seed=8)
    match.play(Throw())
    match.play(Note(1))
    twin = referee.load(lambda name: GAME, match.save())
    match.play(Throw())
    twin.play(Throw())
    assert twin.save() == match.save()


def test_a_save_whose_state_is_not_what_its_record_leads_to_is_refused() -> None:
    match = started()
    match.play(Note(1))
    data = msgspec.json.decode(match.save())
    data["state"]["points"] = [5, 5]
    with pytest.raises(BadInput, match="bad-match-other-state"):
        referee.load(lambda name: GAME, msgspec.json.encode(data))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"record": {}, "state": 1}', b"\xff", "\ud800", "[" * 99_999])
def test_what_is_no_saved_match_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadInput):
        referee.load(lambda name: GAME, text)


@pytest.mark.parametrize("options", [[], 3, "duel", {"points": object()}, {"points": {(1, 2): 3}}])
def test_options_that_are_not_plain_data_are_refused(options: object) -> None:
    with pytest.raises(BadInput):
        Match.start(GAME, options=options)  # type: ignore[arg-type]  # that is what is tested


def test_a_record_keeps_its_own_copy_of_the_options() -> None:
    options = {"points": [1, 2]}
    match = Match.start(GAME, options=options)
    options["points"].append(3)
    assert match.record.options == {"points": [1, 2]}


@pytest.mark.parametrize("seed", [True, 1.5, "1", None])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(BadInput, match="seed"):
        Match.start(GAME, seed=seed)  # type: ignore[arg-type]  # that is what is tested


def test_a_match_may_start_in_a_position() -> None:
    match = Match.start(GAME, position={"points": [5, 0]}, dealer=ScriptedDealer([1]))
    match.play(Throw())
    assert match.outcome is not None
    assert referee.replay(GAME, match.record).outcome == match.outcome
