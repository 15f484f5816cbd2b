"""Events are typed facts: what happened where and to whom, which words they have, and what a question is about."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import Any, get_args

import pytest
from msgspec import Struct

from edgewise import Match, SeededDealer
from edgewise.catalog import game, speaker
from edgewise.core.events import Event, raw
from edgewise.core.fields import Knower, Seat
from edgewise.core.flow import Action, Ask
from edgewise.games.dawnfall.actions import (
    Activate,
    AnyAction,
    KeepMode,
    Movers,
    Place,
    PlayCard,
    Push,
    StartMove,
)
from edgewise.games.dawnfall.events import AnyEvent, DeckLookedAt, ModelMoved, ModelPushed
from edgewise.games.dawnfall.kinds import (
    At,
    Card,
    FactionId,
    Hex,
    InOrder,
    MapToken,
    Model,
    PowerNumber,
    Running,
    Source,
    Space,
    Squad,
    SquadCard,
    TokenKind,
)
from edgewise.games.dawnfall.meaning import MEANING
from edgewise.games.dawnfall.wire import About
from edgewise.lang.words import LOCALES
from tests.support.examples import example
from tests.support.play import Table
from tests.support.rules import rule
from tests.support.stage import duel, squad
from tests.support.wilds import token, wild

GAME: Any = game("dawnfall")
# Where events are told.
RULES = ("edgewise.games.dawnfall.frames", "edgewise.games.dawnfall.effects", "edgewise.games.dawnfall.scoring")
# Things that there are in every match; what has no example is a plain number or word.
THINGS: dict[Any, Any] = dict.fromkeys((Model, Squad, Space, Hex, MapToken, PowerNumber, Seat), 0)
THINGS |= {Knower: 0, At: (3, 2), Card: "bash", InOrder: "bash", SquadCard: "pilgrim", FactionId: "chapter"}
THINGS |= {TokenKind: "freeze", Source: "bash", Running: "action"}
FAR = squad("scout", "(6,5).0")
PRESETS = [{"faction": faction, "squads": "preset", "deck": "preset"} for faction in ("chapter", "demons")]


@pytest.fixture(scope="module")
def match() -> Match:
    position = {"tokens": [{"type": "source", "at": "(1,1)"}], "options": {"special_sources": True}}
    players = [
        {"faction": "chapter", "squads": [squad("holy-knight", "(3,2).{0,1}")]},
        {"faction": "demons", "squads": [squad("gorehound", "(5,5).{0,1}")]},
    ]
    return Match.from_position("dawnfall", {**position, "players": players})


def moving(t: Table) -> Table:
    return t.play(Activate(0), KeepMode(), StartMove())


@rule("DF-MOV-9", "DF-MOV-12")
def test_a_move_tells_where_it_began_its_way_and_where_it_ended() -> None:
    t = moving(wild([squad("scout", "(3,2).0")], [FAR])).play(Movers((0,)), Place((5, 2), (1,)))
    index = t.state.book.board.index
    (moved,) = [event for event in t.events() if isinstance(event, ModelMoved)]
    assert moved.start is not None
    assert (moved.start.space, moved.start.hexes) == (index[3, 2], (0,))
    assert moved.path == (index[4, 2], index[5, 2])
    assert (moved.end.space, moved.end.hexes) == (index[5, 2], (1,))
    about = GAME.showing.concerns(t.state, moved)
    assert (about.models, about.spaces) == ((0,), (index[3, 2], index[4, 2], index[5, 2]))
    assert raw(moved)["path"] == moved.path


@rule("DF-MOV-14")
def test_who_is_stopped_went_no_further_than_that() -> None:
    t = moving(wild([squad("scout", "(3,2).0")], [FAR], tokens=[token("snare", "(4,2)")]))
    t.play(Movers((0,)))
    index = t.state.book.board.index
    ends = [place for place in t.legal(Place) if place.space == (5, 2)]
    t.play(ends[0])
    while isinstance(t.match.pending, Ask) and t.asked != "main" and not _moves(t):
        t.play(t.legal()[0])
    moves = _moves(t)
    assert moves and index[4, 2] == moves[0].path[-1] == moves[0].end.space


def _moves(t: Table) -> list[ModelMoved]:
    return [event for event in t.events() if isinstance(event, ModelMoved)]


@rule("DF-PSH-4")
def test_a_push_tells_whom_by_whom_and_where_to() -> None:
    t = moving(duel([squad("holy-knight", "(2,2).{0,1}")], [squad("dark-scholar", "(3,2).0")]))
    t.play(Movers((0,)), Place((3, 2), (0, 1)))
    push = t.legal(Push)[0]
    t.play(push)
    (pushed,) = [event for event in t.events() if isinstance(event, ModelPushed)]
    assert (pushed.model, pushed.by) == (1, 0)
    assert pushed.start is not None and pushed.start.hexes == (0,)
    assert (t.state.book.board.spaces[pushed.end.space], pushed.end.hexes) == (push.space, push.hexes)


def test_a_question_is_about_the_model_that_is_put_down_or_pushed() -> None:
    t = moving(duel([squad("holy-knight", "(2,2).{0,1}")], [squad("dark-scholar", "(3,2).0")]))
    assert GAME.showing.asked_about(t.state) == About()
    t.play(Movers((0,)))
    assert (t.asked, GAME.showing.asked_about(t.state)) == ("place-mover", About(models=(Model(0),)))
    t.play(Place((3, 2), (0, 1)))
    assert (t.asked, GAME.showing.asked_about(t.state)) == ("push-model", About(models=(Model(1),)))


def test_what_is_used_points_at_the_model_it_is_bound_to() -> None:
    t = duel(
        [squad("holy-knight", "(3,2).{0,1}")], [squad("gorehound", "(5,5).{0,1}")], turn=1, foe_hand=("spectral-grasp",)
    )
    use = next(action for action in t.legal(PlayCard) if action.half == "upper")
    assert GAME.showing.concerns(t.state, use) == About(cards=(Card("spectral-grasp"),), models=(Model(use.bind),))


@rule("DF-INF-2", "DF-INF-4")
def test_what_lies_on_top_is_said_to_who_looked_and_is_in_no_data(match: Match) -> None:
    event = DeckLookedAt("DF-INF-2", Knower(Seat(1)), Seat(0), 1, (InOrder(Card("bash")),))
    said = {seat: speaker("en").say(*GAME.told(match.state, event, seat)) for seat in (None, 0, 1)}
    assert ["Bash" in words for words in said.values()] == [False, False, True]
    assert (raw(event)["row"], GAME.showing.knower(event)) == ((), 1)
    assert GAME.showing.concerns(match.state, event).cards == ()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", get_args(AnyEvent))
def test_every_kind_of_event_has_words(kind: type[Event], locale: str, match: Match) -> None:
    key, params = GAME.told(match.state, example(kind, THINGS))
    said = speaker(locale).say(key, params)
    assert said != key
    assert not re.search(r"[{}?]|event-", said)


@pytest.mark.parametrize("kind", [*get_args(AnyEvent), *get_args(AnyAction)])
def test_every_kind_of_thing_in_events_and_answers_has_a_name(kind: type[Struct], match: Match) -> None:
    assert MEANING.params(match.state, example(kind, THINGS)).keys() <= {*kind.__struct_fields__}


def random_answers(state: Any, luck: SeededDealer, most: int) -> int:
    """Plays on at random, muted or not; how often somebody answered."""
    for answered in range(most):
        want = GAME.pending(state)
        if want is None:
            return answered
        options: tuple[Action, ...] = GAME.legal(state)
        GAME.apply(state, options[luck.below(len(options))] if isinstance(want, Ask) else luck.deal(want))
    return most


@pytest.mark.parametrize("is_muted", [True, False])
def test_where_nobody_listens_no_event_is_made(is_muted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    for module in [each for name, each in sys.modules.items() if name.startswith(RULES)]:
        for name, kind in list(vars(module).items()):
            if isinstance(kind, type) and issubclass(kind, Event):
                monkeypatch.setattr(module, name, noting(kind, made))
    state = GAME.setup({"players": PRESETS})
    made.clear()
    if is_muted:
        GAME.mute(state)
    assert random_answers(state, SeededDealer(3), 600) > 300
    assert bool(made) is not is_muted


def noting(kind: type[Event], made: list[str]) -> Callable[..., Event]:
    """Makes events of a kind, and notes that it did."""

    def make(*values: Any) -> Event:
        made.append(kind.__name__)
        return kind(*values)

    return make
