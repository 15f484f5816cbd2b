"""What is looked up in tables, cached or cut short is proved equal to the slow definition."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from edgewise.content.terms import terms
from edgewise.games.dawnfall.actions import Place
from edgewise.games.dawnfall.effects.bought import holds_of
from edgewise.games.dawnfall.effects.harm import CheckHit
from edgewise.games.dawnfall.effects.lines import Directions
from edgewise.games.dawnfall.effects.selecting import Sel
from edgewise.games.dawnfall.effects.selectors import Models, Spaces, Squads
from edgewise.games.dawnfall.facts import Speakers, Voices
from edgewise.games.dawnfall.frames.activation import Blocks
from edgewise.games.dawnfall.frames.choices import Choose
from edgewise.games.dawnfall.frames.deploying import DeployModel, forbidden
from edgewise.games.dawnfall.frames.gates import (
    FIGHT_WORDS,
    MOVE_WORDS,
    rim,
    squad_has_dead,
    squad_stands,
    squad_touches_enemy,
    two_alike_can_be_put,
)
from edgewise.games.dawnfall.frames.moves import HOLD_WORDS
from edgewise.games.dawnfall.frames.placing import PlaceModel
from edgewise.games.dawnfall.frames.powers import bindings, obstacle
from edgewise.games.dawnfall.frames.purview import Purview
from edgewise.games.dawnfall.frames.shooting import can_shoot, shooters
from edgewise.games.dawnfall.frames.sifts import touching
from edgewise.games.dawnfall.frames.triggers import Armed, armed
from edgewise.games.dawnfall.frames.turns import ACTIVATE
from edgewise.games.dawnfall.muster import squads_in
from edgewise.games.dawnfall.queries.attributes import (
    PUT_WORDS,
    attribute,
    base_size,
    has_ability,
    is_forbidden,
    is_quiet,
    printed,
)
from edgewise.games.dawnfall.queries.places import PUSH_WORDS, path, reach
from edgewise.games.dawnfall.state import Some, enemies, is_alive, lift, living, models_touching, open_scope, ring
from edgewise.games.dawnfall.timing import WINDOWS
from edgewise.games.dawnfall.wardrobe import worn_by
from edgewise.geometry.hexes import HEXES_OF, spaces_of
from tests.support.rules import rule
from tests.support.situations import situations

ATTRIBUTES = ("ini", "att", "def", "mov")


def slow_reach(state: Any, size: int, start: int, steps: int, *, through: bool) -> dict[int, int]:
    """Spaces by the number of steps to them: a Space is left only where the base would fit, or Through Obstacles."""
    found = {start: 0}
    for step in range(1, steps + 1):
        for space in [s for s, n in found.items() if n == step - 1]:
            open_hexes = state.book.fits[size][state.occupied >> 7 * space & 127]
            if space == start or through or open_hexes:
                for n in state.book.board.neighbours[space]:
                    found.setdefault(n, step)
    return found


@rule("DF-MOV-3", "DF-MOV-6", "DF-OBS-2")
@pytest.mark.parametrize("seed", [31, 32])
def test_reach_and_ways_from_the_cache_equal_a_search(seed: int) -> None:
    for state, _ in situations(seed, every=40):
        for start in range(0, state.book.board.count, 5):
            for size, steps, through in ((1, 2, False), (2, 3, False), (7, 3, False), (2, 4, True), (1, 0, False)):
                slow = slow_reach(state, size, start, steps, through=through)
                assert set(reach(state, size, start, steps, state.occupied, through=through)) == set(slow)
                for goal, n in slow.items():
                    way = path(state, size, start, goal, steps, state.occupied, through=through)
                    spots = (start, *way)
                    assert spots[-1] == goal and n <= len(way) <= steps
                    assert all(b in state.book.board.neighbours[a] for a, b in zip(spots, way, strict=False))
                    crossed = slow_reach(state, size, start, steps, through=through).keys() & set(way[:-1])
                    assert len(crossed) == len(way[:-1])


@rule("DF-DEP-9", "DF-DEP-10")
def test_a_model_is_asked_for_exactly_when_it_has_a_place() -> None:
    seen = 0
    for state, _ in situations(33, every=1):
        if state.number:
            break
        frame = state.stack[-1]
        if isinstance(frame, DeployModel):
            for relaxed in range(4):
                asked = DeployModel(frame.seat, frame.squad, frame.index, relaxed)
                assert (asked.wants(state) is not None) == bool(asked.options(state))
                seen += 1
    assert seen > 20


def slow_deployments(state: Any, frame: DeployModel) -> list[Place]:
    """Every placement on open hexes that joins the group and after which the rest of the Squad finds room."""
    book, models = state.book, state.squad_models[frame.squad]
    ring, size = book.board.ring, base_size(state, models[0])
    spots = [(s, m) for s in range(book.board.count) for m in book.placements[size]]

    def joins(spot: tuple[int, int], closed: int, group: int) -> bool:
        body = spot[1] << 7 * spot[0]
        return not body & closed and (not group or bool(body & group))

    def fits(spot: tuple[int, int], closed: int, group: int, left: int) -> bool:
        """Whether a model there leaves room for so many more."""
        closed |= spot[1] << 7 * spot[0]
        group |= ring[spot[0] * 128 + spot[1]]
        rest = (s for s in spots if joins(s, closed, group))
        return left == 0 or any(fits(s, closed, group, left - 1) for s in rest)

    closed, group = forbidden(state, frame.seat, frame.relaxed), 0
    for m in models[: frame.index]:
        group |= ring[state.spaces[m] * 128 + state.hexes[m]]
    left = len(models) - frame.index - 1
    found = [s for s in spots if joins(s, closed, group) and fits(s, closed, group, left)]
    return [Place(book.board.spaces[s], HEXES_OF[m]) for s, m in found]


@rule("DF-DEP-8", "DF-DEP-9")
@pytest.mark.parametrize("seed", [45, 46])
def test_listed_deployments_equal_a_search(seed: int) -> None:
    seen = 0
    for state, _ in situations(seed, every=2):
        if state.number:
            break
        frame = state.stack[-1]
        if isinstance(frame, DeployModel) and not frame.relaxed:
            assert list(frame.options(state)) == slow_deployments(state, frame)
            seen += 1
    assert seen > 3


@rule("DF-ACT-6", "DF-MOV-15")
def test_questions_that_look_for_one_option_agree_with_the_list() -> None:
    seen = 0
    for state, want in situations(34, every=1):
        for squad in range(len(state.squad_seat)):
            if want.key == "main" and state.squad_seat[squad] == state.turn:
                scope = open_scope(state, "activation", -1, seat=state.turn, moved=0, fought=0)
                blocks = Blocks(scope, squad)
                alive = bool(living(state, squad))
                assert (blocks.wants(state) is not None) == (alive and len(blocks.options(state)) > 1)
                for m in state.squad_models[squad]:
                    for near in ((state.spaces[m],), tuple(range(state.book.board.count))):
                        place = PlaceModel(state.turn, m, scope, near)
                        if state.spaces[m] >= 0:
                            assert (place.wants(state) is not None) == bool(place.options(state))
                            seen += 1
                del state.scopes[scope:]
    assert seen > 100


def selectors(state: Any) -> list[Sel]:
    """Every selector of the content."""
    found = [t for f in state.book.factions.values() for _, t in terms(f, ()) if isinstance(t, Sel)]
    assert len(found) > 50
    return found


@rule("DF-EFF-5")
def test_a_selector_finds_something_when_it_finds_anything() -> None:
    hits = 0
    for state, want in situations(35, every=45):
        for squad in range(0, len(state.squad_seat), 2):
            roles = {"squad": Some("squad", (squad,)), "model": Some("model", (0,))}
            scope = open_scope(state, "action", len(state.scopes) - 1, seat=want.seat, **roles)
            for selector in selectors(state):
                found = selector.all(state, scope).ids
                assert selector.some(state, scope) == bool(found)
                hits += bool(found)
                if isinstance(selector, Models | Spaces | Squads | Directions):
                    assert sorted(set(selector.each(state, scope))) == sorted(found)
                if isinstance(selector, Models):
                    assert tuple(selector.each(state, scope)) == found
                if selector.asks_place():
                    ground = spaces_of(selector.ground(state, scope))
                    board = range(state.book.board.count)
                    assert ground == [s for s in board if selector.space_fits(state, scope, s)]
            del state.scopes[scope:]
    assert hits > 100


@rule("DF-EFF-5")
def test_something_is_chosen_exactly_where_there_is_more_than_enough() -> None:
    asked = set()
    for state, want in situations(36, every=60):
        scope = open_scope(state, "action", -1, seat=want.seat, squad=Some("squad", (0,)), model=Some("model", (0,)))
        for number, selector in enumerate(state.book.selectors):
            frame = Choose(number, scope, "it", selector.kind_found(state, scope))
            found, n = selector.all(state, scope).ids, state.book.count_of(state, scope, number)
            is_choice = n > 0 and (len(found) > n or (bool(found) and selector.up_to))
            assert (frame.wants(state) is not None) == is_choice
            asked.add(is_choice)
        del state.scopes[scope:]
    assert asked == {True, False}


@rule("DF-SHO-2", "DF-SHO-3")
def test_somebody_can_shoot_exactly_when_there_is_a_shooter() -> None:
    answers = set()
    for state, _ in situations(36, every=20):
        checks = [t for f in state.book.factions.values() for _, t in terms(f, ()) if isinstance(t, CheckHit)]
        for squad, seat in enumerate(state.squad_seat):
            scope = open_scope(state, "action", -1, seat=seat, squad=Some("squad", (squad,)))
            for check in checks:
                quick = can_shoot(state, scope, check)
                assert quick == bool(shooters(state, scope, check))
                answers.add(quick)
            del state.scopes[scope:]
    assert answers == {True, False}


def everybody_speaks(state: Any) -> Any:
    """A clone whose book reads every continuous effect for every word."""
    book = copy(state.book)
    all_holds = Speakers(
        {t.id: t.holds for t in book.token_types.values()},
        {c.id: tuple(holds_of(c.lower.steps)) for c in book.cards.values()},
        {s.id: s.holds for f in book.factions.values() for s in f.shrines},
    )
    book.speakers = dict.fromkeys(book.speakers, all_holds)
    book.voices = Voices(book.speakers)
    twin = state.clone()
    twin.book = book
    return twin


@rule("DF-EFF-8", "DF-SQD-10")
@pytest.mark.parametrize("seed", [39, 46])
def test_effects_that_do_not_speak_of_a_word_do_not_change_it(seed: int) -> None:
    changed = 0
    for state, _ in situations(seed, every=25):
        slow = everybody_speaks(state)
        for m, space in enumerate(state.spaces):
            if space >= 0:
                for word in ATTRIBUTES:
                    value = attribute(state, m, word)
                    assert value == attribute(slow, m, word)
                    changed += value != printed(state, m, word)
                for word in state.book.speakers:
                    assert has_ability(state, m, word) == has_ability(slow, m, word)
                    banned = is_forbidden(state, m, word)
                    assert banned == is_forbidden(slow, m, word)
                    changed += banned
    assert changed > 40


@rule("DF-EFF-8")
@pytest.mark.parametrize("words", [FIGHT_WORDS, MOVE_WORDS, HOLD_WORDS, PUT_WORDS, PUSH_WORDS, ACTIVATE])
def test_where_all_is_quiet_nothing_is_changed_or_forbidden(words: tuple[str, ...]) -> None:
    quiet = 0
    for state, _ in situations(39, every=15):
        if is_quiet(state, words):
            quiet += 1
            for m in range(len(state.spaces)):
                for word in words:
                    if word in ATTRIBUTES:
                        assert attribute(state, m, word) == printed(state, m, word)
                    assert not is_forbidden(state, m, word) and not has_ability(state, m, word)
    assert quiet > 3


@rule("DF-EFF-8")
@pytest.mark.parametrize("seed", [45, 46])
def test_effects_of_other_bearers_are_left_out_and_no_others(seed: int) -> None:
    left_out = 0
    for state, _ in situations(seed, every=20):
        for word in state.book.speakers:
            everybody = state.book.continuous.in_play(state, word)
            for m, squad in enumerate(state.model_squad):
                found = state.book.continuous.in_play(state, word, m)
                assert found == [x for x in everybody if x[0].on != "bearer" or x[2] == m or x[3] == squad]
                left_out += len(everybody) - len(found)
    assert left_out > 10


def slow_armed(state: Any, timing: str) -> list[Armed]:
    """Every forced effect in play, by asking each record in play for its triggers."""
    book = state.book
    found = []
    for s in state.statuses:
        found += [Armed(t, s.by, s.squad, s.model, -1, s.kind) for t in trigger_ids(book, s.kind, timing)]
    for squad, cards in enumerate(state.attached):
        for e in cards:
            if e.bought and not e.disabled and living(state, squad):
                ids = book.trigger_ids(book.cards[e.card].lower, timing)
                found += [Armed(t, state.squad_seat[squad], squad, -1, -1, e.card) for t in ids]
    for seat, name in enumerate(state.shrines):
        if name:
            ids = book.trigger_ids(book.shrine(state, seat), timing)
            found += [Armed(t, seat, -1, -1, -1, name) for t in ids]
    for n, token in enumerate(state.tokens):
        ids = trigger_ids(book, token.kind, timing)
        found += [Armed(t, token.owner, token.squad, -1, n, token.kind) for t in ids]
    lasting = [m for m in state.modifiers if m.what == "trigger" and book.triggers[m.block].timing == timing]
    return found + [Armed(m.block, m.seat, m.squad, m.model, -1, m.source) for m in lasting]


def trigger_ids(book: Any, kind: str, timing: str) -> list[int]:
    """The triggers of a token type; Shrines and Sources on the map have none of their own."""
    return book.trigger_ids(book.token_types[kind], timing) if kind in book.token_types else []


@rule("DF-TIM-8")
@pytest.mark.parametrize("seed", [40, 41, 42])
def test_forced_effects_from_the_table_are_those_in_play(seed: int) -> None:
    for state, _ in situations(seed, every=20):
        for timing in state.book.trigger_timings:
            assert armed(state, timing) == slow_armed(state, timing)


@rule("DF-CRD-9", "DF-PAY-9")
@pytest.mark.parametrize("seed", [43, 44])
def test_a_gate_never_hides_an_action_and_settles_what_is_settled(seed: int) -> None:
    answers = set()
    for state, _ in situations(seed, every=20):
        book, scope = state.book, len(state.scopes) - 1
        for power, facts in enumerate(book.facts):
            if facts.gate is None or facts.charges or state.modifiers or facts.bound == "attached_squad":
                continue
            for seat in range(book.seats):
                for bind in bindings(state, seat, power, -1):
                    found = obstacle(state, seat, power, bind, scope, "", -1, "banner")
                    gate = facts.gate(state, seat, bind, scope)
                    assert gate or found
                    if facts.settled:
                        assert (gate and found in ("", "combat", "crystals")) or (not gate and found)
                    answers.add((gate, found))
    assert {gate for gate, _ in answers} == {True, False}


@rule("DF-COM-2", "DF-MOV-2", "DF-BRD-18")
@pytest.mark.parametrize("seed", [47, 48])
def test_what_is_asked_for_all_bindings_at_once_equals_the_gate_of_each(seed: int) -> None:
    answers = set()
    for state, _ in situations(seed, every=15):
        scope = len(state.scopes) - 1
        for power, facts in enumerate(state.book.facts):
            if facts.gate is None or facts.bound == "attached_squad":
                continue
            for seat in range(state.book.seats):
                pool = bindings(state, seat, power, -1)
                passed = [b for b in pool if facts.gate(state, seat, b, scope)]
                assert facts.first is None or not passed or facts.first(state, seat, -1, scope)
                assert facts.first is not facts.gate or passed in ([], pool)
                assert facts.sieve is None or list(facts.sieve(state, seat, pool)) == passed
                view = Purview(state, seat, scope)
                assert not facts.own_models or list(view.models()) == pool
                if facts.own_squads:
                    assert squads_in(view.pool(facts)) == pool
                    assert squads_in(view.sifted(facts, view.pool(facts))) == passed
                answers.add(bool(passed))
    assert answers == {True, False}


@rule("DF-BRD-18", "DF-WND-7")
@pytest.mark.parametrize("seed", [45, 46])
def test_the_muster_tells_who_lives_stands_misses_models_and_is_in_contact(seed: int) -> None:
    answers = set()
    for state, _ in situations(seed, every=7):
        muster, everyone = state.book.musters.now(state), range(len(state.squad_seat))
        assert squads_in(muster.living) == [s for s in everyone if is_alive(state, s)]
        assert squads_in(muster.standing) == [s for s in everyone if squad_stands(state, 0, s)]
        assert squads_in(muster.bereft) == [s for s in everyone if squad_has_dead(state, 0, s)]
        for seat in range(state.book.seats):
            own = state.book.squads_by_seat(state, seat)
            near = [s for s in own if squad_touches_enemy(state, seat, s)]
            assert squads_in(touching(Purview(state, seat, -1))) == near
            assert tuple(squads_in(muster.ranks.of_seat[seat])) == own
            answers.add((bool(near), bool(muster.bereft)))
    assert len(answers) == 4


@rule("DF-BRD-18")
def test_who_covers_a_hex_around_the_enemies_touches_one() -> None:
    answers = set()
    for state, _ in situations(49, every=15):
        for seat in range(state.book.seats):
            for m in state.models_of[seat]:
                quick = bool(state.bodies[m] & rim(state, seat))
                assert quick == bool(models_touching(state, ring(state, m), enemies(state, seat)))
                answers.add(quick)
    assert answers == {True, False}


@rule("DF-ENH-9", "DF-INS-8")
@pytest.mark.parametrize("seed", [51, 52])
def test_what_enhancements_offer_from_the_table_is_what_they_offer_now(seed: int) -> None:
    seen = set()
    for state, _ in situations(seed, every=10):
        book = state.book
        for own in (False, True):
            for offers in book.offers[own].values():
                for seat in range(book.seats):
                    found = book.wardrobe.worn(state, seat, offers)
                    dressed = [(s, state.attached[s]) for s in book.squads_by_seat(state, seat)]
                    assert list(found) == worn_by(state, dressed, offers)
                    assert list(book.wardrobe.dressed(state, seat)) == [(s, row) for s, row in dressed if row]
                    seen.add(bool(found))
    assert seen == {True, False}


@rule("DF-INS-8", "DF-TIM-11")
def test_a_faction_could_hold_something_exactly_where_one_of_its_cards_fits() -> None:
    book = next(situations(50))[0].book
    answers = set()
    for (window, moment), own in ((w, own) for w in WINDOWS.items() for own in (False, True)):
        for faction in book.factions.values():
            fitting = [
                own and moment.kind == "OPEN" if c.kind == "enhancement" else book.card_windows[c.id, window, own]
                for c in faction.cards
            ]
            answers.add(any(fitting))
            assert any(fitting) == (faction.id in book.offers[own][window].holders)
    assert answers == {True, False}


@rule("DF-CRD-9", "DF-MOV-16")
def test_two_models_can_swap_exactly_when_two_bases_of_one_size_stand() -> None:
    answers = set()
    for played, _ in situations(43, every=60):
        state = played.clone()
        swaps = [p for p, f in enumerate(state.book.facts) if f.gate is two_alike_can_be_put]
        for m in [m for m, space in enumerate(state.spaces) if space >= 0]:
            if not state.modifiers:  # one model after the other leaves the board, until none can swap
                for power in swaps:
                    found = obstacle(state, 0, power, -1, -1, "", -1, "banner")
                    assert two_alike_can_be_put(state, 0, -1) == (found != "targets")
                    answers.add(found)
                lift(state, m)
    assert answers >= {"", "targets"}
