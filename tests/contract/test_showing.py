"""What every game shows is of the types that it declares, and never tells a seat what it may not know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from edgewise import Ask, BadInput, SeededDealer
from edgewise.core import wire
from edgewise.core.events import Event, shared
from edgewise.core.flow import Action, Draw, Reply, Roll
from edgewise.core.refusal import Refusal
from edgewise.core.showing import Look, Mode, Showing, Switch
from edgewise.core.wire import At, Words
from tests.contract.games import GAMES
from tests.contract.knowledge import KNOWN
from tests.contract.test_contract import every_game, start
from tests.contract.walk import walk
from tests.contract.watched import Watched, check_json, check_wire, promises
from tests.support.rules import rule

# Looking takes longer than playing: it is done now and then, at some of the answers.
LOOK_EVERY = 9
MOST_OPTIONS = 30

by_name = pytest.mark.parametrize("name", GAMES)


@by_name
def test_a_game_brings_types_of_its_own_for_all_that_goes_over_the_wire(name: str) -> None:
    own = GAMES[name].showing.wire
    kinds: dict[type[msgspec.Struct], type[msgspec.Struct] | None] = {
        **{wire.Content: own.content, wire.Geometry: own.geometry, wire.About: own.about, wire.Rolled: own.rolled},
        **{wire.Moment: own.moment, wire.Wish: own.wish, wire.Verdict: own.verdict, wire.Measured: own.measured},
    }
    for base, kind in kinds.items():
        assert kind is None or (issubclass(kind, base) and kind is not base)
    assert all(issubclass(each, Action) for each in own.action.__args__)
    assert all(issubclass(each, Event) for each in own.event.__args__)


@by_name
def test_modes_and_options_can_be_chosen(name: str) -> None:
    showing = GAMES[name].showing
    modes, table = showing.modes(), showing.option_table(GAMES[name].boards)
    assert modes
    for mode in modes:
        assert mode.seats
        check_wire(mode, Mode)
    for switch in table:
        assert switch.kind != "choice" or switch.default in switch.choices
        assert switch.kind != "switch" or isinstance(switch.default, bool)
        assert set(switch.modes) <= {mode.name for mode in modes}
        check_wire(switch, Switch)


@by_name
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_content_boards_and_verdicts_are_of_the_declared_types(name: str, language: str) -> None:
    game = GAMES[name]
    own = game.showing.wire
    content = game.content(language, lambda key: Words(key))
    assert content.language == language
    check_wire(content, own.content)
    for board in game.boards:
        check_wire(game.board_geometry(board), own.geometry)
    refusals, verdict = game.judged(KNOWN[name].wish)
    assert verdict.legal == (not refusals)
    assert all(isinstance(each, Refusal) for each in refusals)
    check_wire(verdict, own.verdict)


@every_game
def test_all_that_is_shown_is_of_the_declared_types(name: str, setting: str) -> None:
    game, state = start(name, setting)
    showing = Watched(game.showing)
    look: Look | None = None
    for number, _ in enumerate(walk(game, state, 61)):
        for event in game.events(state):
            check_event(showing, game.showing.wire, state, event)
        if number % LOOK_EVERY:
            continue
        look = showing.look(state, look)
        check_look(showing, state, look)
        check_table(showing, state)
        if isinstance(game.pending(state), Ask):
            check_question(showing, game.question_type, state, game.legal(state))
        check_tape(showing, name, state)
    offered = {"modes", "option_table"} | ({"measured"} if game.showing.wire.measured is None else set())
    assert promises(Showing) - showing.called == offered


def check_look(showing: Watched, state: Any, look: Look) -> None:
    """Scenes can be read, and one that was kept from look to look is as one that is made anew."""
    fresh = showing.look(state, None)
    for seat in (0, 1, None):
        scene = look.scene(seat)
        check_wire(scene, showing.wire.scene)
        assert msgspec.json.encode(scene) == msgspec.json.encode(fresh.scene(seat))


def check_table(showing: Watched, state: Any) -> None:
    """What a list of matches and a story tell of the table."""
    geometry = showing.geometry(state)
    check_wire(geometry, showing.wire.geometry)
    assert showing.board(state) == geometry.board
    turn, seat = showing.turn(state)
    assert (turn >= 0, seat >= 0) == (True, True)
    factions = showing.factions(state)
    assert all(isinstance(each, str) for each in factions)
    assert len(factions) in geometry.players
    moment = showing.moment(state, At(3, turn, seat))
    check_wire(moment, showing.wire.moment)
    assert (moment.step, moment.turn, moment.seat) == (3, turn, seat)


def check_question(showing: Watched, questions: Any, state: Any, options: tuple[Action, ...]) -> None:
    """What a client is told with the pending question."""
    check_wire(showing.asked_about(state), showing.wire.about)
    assert all(isinstance(model, int) for model in showing.fighters(state))
    waits = (showing.is_reaction(state), showing.is_window(state), showing.is_spare(state, options))
    assert all(isinstance(told, bool) for told in (showing.is_open(state, options), *waits))
    idle = showing.idle_option(options)
    assert idle is None or options[idle]
    lasting = showing.lasting(state)
    assert set(map(type, map(hash, lasting.values()))) <= {int}
    for option in options[:MOST_OPTIONS]:
        check_wire(option, showing.wire.action)
        check_wire(showing.concerns(state, option), showing.wire.about)
        sent = msgspec.to_builtins(option)
        assert isinstance(showing.is_inside(sent), bool)
        msgspec.convert(showing.odds_question(sent), questions)


def check_event(showing: Watched, own: wire.Wire, state: Any, event: Event) -> None:
    """What a client is told of an event: it, without its secrets, and what it is about."""
    check_wire(event, own.event)
    raw = showing.raw(event)
    check_json(raw)
    assert msgspec.convert(raw, own.event) == shared(event)
    knower = showing.knower(event)
    assert knower is None or shared(event) != event
    rolled = showing.roll(event)
    if rolled is not None:
        check_wire(rolled, own.rolled)
    check_wire(showing.concerns(state, event), own.about)


def check_tape(showing: Watched, name: str, state: Any) -> None:
    """What the tape says is of the declared type, or refused in words; nothing changes."""
    before = GAMES[name].save(state)
    for asked in KNOWN[name].tape:
        try:
            found, refused = showing.measured(state, 0, asked)
        except BadInput:
            continue
        check_wire(found, showing.wire.measured)
        assert refused is None or isinstance(refused, Refusal)
    assert GAMES[name].save(state) == before


@rule("DF-INF-2", "DF-INF-4")
@every_game
def test_nothing_that_is_shown_depends_on_what_a_seat_may_not_know(name: str, setting: str) -> None:
    game, state = start(name, setting)
    dealer = SeededDealer(71)
    told = 0
    for number, _ in enumerate(walk(game, state, 71)):
        game.events(state)
        if number % LOOK_EVERY:
            continue
        for seat in (0, 1, None):
            for disguise in KNOWN[name].disguises(state, seat, dealer):
                assert table_of(name, disguise, seat) == table_of(name, state, seat)
                told += happened_alike(name, state, disguise, seat, dealer)
    assert told


def table_of(name: str, state: Any, seat: int | None) -> list[object]:
    """All that a seat is shown of a state."""
    game, showing = GAMES[name], GAMES[name].showing
    found: list[object] = [showing.look(state, None).scene(seat), showing.geometry(state), showing.board(state)]
    found += [showing.turn(state), showing.factions(state), showing.moment(state, At(1, 1, 0))]
    want = game.pending(state)
    if isinstance(want, Ask) and want.seat == seat:
        options = game.legal(state)
        found += [showing.asked_about(state), showing.fighters(state), showing.is_open(state, options), options]
        found += [
            showing.is_reaction(state),
            showing.is_window(state),
            showing.is_spare(state, options),
            game.asked(state),
        ]
        found += [(game.describe(state, each), showing.concerns(state, each)) for each in options[:MOST_OPTIONS]]
    return [msgspec.json.encode(each) for each in found]


def happened_alike(name: str, state: Any, disguise: Any, seat: int | None, dealer: SeededDealer) -> bool:
    """Whether both worlds were given the same reply; then a seat is told the same of what happened."""
    replies = replies_of(name, state, disguise, seat, dealer)
    if replies is None:
        return False
    worlds = GAMES[name].clone(state), GAMES[name].clone(disguise)
    for world, reply in zip(worlds, replies, strict=True):
        world.log = []
        GAMES[name].apply(world, reply)
    one, other = (told_of(name, world, seat) for world in worlds)
    assert one == other
    return bool(one)


def replies_of(
    name: str, state: Any, disguise: Any, seat: int | None, dealer: SeededDealer
) -> tuple[Reply, Reply] | None:
    """An answer that fits in both worlds; what somebody else draws may be another card in each."""
    want, theirs = GAMES[name].pending(state), GAMES[name].pending(disguise)
    if isinstance(want, Draw) and isinstance(theirs, Draw) and want.seat != seat:
        return dealer.deal(want), dealer.deal(theirs)
    if isinstance(want, Roll):
        return (dealer.deal(want),) * 2
    if not isinstance(want, Ask):
        return None
    offered = set(GAMES[name].legal(disguise))
    both = [each for each in GAMES[name].legal(state) if each in offered]
    return (both[dealer.below(len(both))],) * 2 if both else None


def told_of(name: str, state: Any, seat: int | None) -> list[bytes]:
    """All that a seat is told of what just happened, unless it was shown to all."""
    game, showing = GAMES[name], GAMES[name].showing
    found: list[object] = []
    for event in game.events(state):
        if not game.reveals(event):
            own = seat is not None and showing.knower(event) == seat
            found += [showing.raw(event), showing.roll(event), showing.concerns(state, event)]
            found += [showing.knower(event), game.told(state, event, seat if own else None)]
    return [msgspec.json.encode(each) for each in found]
