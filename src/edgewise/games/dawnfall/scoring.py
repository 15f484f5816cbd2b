"""Victory points and endings: plain changes, never asked and never rolled. DF-VIC, DF-END, DF-FFA, DF-TVT."""

from __future__ import annotations

from typing import Any

from edgewise.core.fields import Seat
from edgewise.core.outcome import Outcome
from edgewise.games.dawnfall.events import (
    EndAnnounced,
    MarkerMoved,
    MatchEnded,
    PlayerEliminated,
    TokensCaptured,
    TokensLost,
    tell,
)
from edgewise.games.dawnfall.state import Game, Scope, enemies, living, set_at, squads_of


def finish(state: Game, winners: tuple[int, ...], how: str, rule: str) -> None:
    """Ends the match; every frame that is left is dropped. DF-TIM-10."""
    if state.result is None:
        state.result = Outcome(winners, how, rule)
        if state.log is not None:
            tell(state, MatchEnded(rule, tuple(map(Seat, winners)), how))


def gain_vp(state: Game, seat: int, n: int) -> None:
    """Moves the Victory marker toward a seat's token (negative: away), clamped. DF-VIC-3, DF-VIC-4."""
    if state.book.is_duel:
        _shift(state, n if seat == 0 else -n)
    elif n > 0:
        for foe in enemies(state, seat):
            capture(state, seat, foe, n)
            break
    else:
        drop(state, seat, -n)


def _shift(state: Game, steps: int) -> None:
    before = state.marker
    high, low = state.ends
    after = before + steps
    is_inside = low < after < high
    state.marker = after if is_inside else max(low, min(high, after))
    if state.marker != before:
        state.changed = True
        if state.log is not None:
            steps = state.marker - before
            tell(state, MarkerMoved("DF-VIC-3", Seat(0 if steps > 0 else 1), abs(steps), state.marker))
    if not is_inside:
        check_marker(state)


def check_marker(state: Game) -> None:
    """Sets the end flag when the marker stands on a Faction token. DF-END-4, DF-END-5, DF-CLR-12."""
    if not state.book.is_duel:
        return
    high, low = state.ends
    if state.marker >= high or state.marker <= low:
        state.marker = max(low, min(high, state.marker))
        if not state.end_after_turn:
            state.end_after_turn = True
            if state.log is not None:
                tell(state, EndAnnounced("DF-END-4"))


def move_faction_token(state: Game, seat: int, steps: int) -> None:
    """Moves the end of the track of a seat; positive: outward. DF-CLR-12."""
    high, low = state.ends
    state.ends = (high + steps, low) if seat == 0 else (high, low - steps)
    check_marker(state)


def vp_left(state: Game, seat: int) -> int:
    """VP that a seat could pay: steps to the opponent's token; none in multiplayer. DF-PAY-7, DF-PAY-8."""
    if not state.book.is_duel:
        return 0
    high, low = state.ends
    return state.marker - low if seat == 0 else high - state.marker


def capture(state: Game, seat: int, owner: int, n: int) -> None:
    """Takes VP tokens of an owner's Starting pile into the own Captured pile. DF-VIC-7, DF-VIC-9."""
    _take(state, seat, owner, n)
    check_piles(state)


def _take(state: Game, seat: int, owner: int, n: int) -> None:
    n = min(n, state.starting[owner])
    if n <= 0:
        return
    _leave_starting_pile(state, owner, n)
    pile = state.captured[seat]
    taken = set_at(pile, owner, pile[owner] + n)
    state.captured = [*state.captured[:seat], taken, *state.captured[seat + 1 :]]
    state.changed = True
    if state.log is not None:
        tell(state, TokensCaptured("DF-VIC-7", Seat(seat), Seat(owner), n))


def drop(state: Game, owner: int, n: int) -> None:
    """VP tokens leave the owner's Starting pile and the match. DF-FFA-9, DF-VIC-10."""
    _lose(state, owner, n)
    check_piles(state)


def _lose(state: Game, owner: int, n: int) -> None:
    n = min(n, state.starting[owner])
    if n <= 0:
        return
    _leave_starting_pile(state, owner, n)
    state.changed = True
    if state.log is not None:
        tell(state, TokensLost("DF-FFA-9", Seat(owner), n))


def score_death(state: Game, scope: int, owner: int, killer: int, value: int) -> None:
    """Scores a death at once, or adds it to the Effect it belongs to. DF-VIC-1, DF-VIC-5, DF-CLR-1."""
    batch = _batch(state, scope)
    if batch is None:
        settle(state, {(owner, killer): value})
        return
    key = f"owed{owner}|{killer}"
    owed = batch.get(key)
    batch[key] = (owed if isinstance(owed, int) else 0) + value


def is_batched(state: Game, scope: int) -> bool:
    """True when deaths in this scope wait for the end of an Effect. DF-CLR-1."""
    return _batch(state, scope) is not None


def _batch(state: Game, scope: int) -> Scope | None:
    while scope >= 0:
        here = state.scopes[scope]
        if "batch" in here:
            return here
        up = here["up"]
        scope = up if isinstance(up, int) else -1
    return None


def settle(state: Game, owed: dict[tuple[int, int], int]) -> None:
    """Applies the VP of deaths, by owner and killer, as one movement, then the end checks. DF-VIC-6, DF-GEN-7."""
    if state.book.is_duel:
        net = sum([value if owner else -value for (owner, _), value in owed.items()])
        if net:
            _shift(state, net)
    else:
        for (owner, killer), value in owed.items():
            if killer in enemies(state, owner):
                _take(state, killer, owner, value)
            elif state.book.mode == "ffa":
                _lose(state, owner, value)
        check_piles(state)
    check_models(state)


def settle_batch(state: Game, scope: int) -> None:
    """Scores what one Effect owes, and ends it. DF-CLR-1."""
    here: Any = state.scopes[scope]
    owed: dict[tuple[int, int], int] = {}
    for key in [k for k in here if k.startswith("owed")]:
        owner, killer = key[4:].split("|")
        owed[int(owner), int(killer)] = here.pop(key)
    here.pop("batch", None)
    settle(state, owed)


def check_models(state: Game) -> None:
    """Loss of all models ends the match at once. DF-END-2, DF-END-3, DF-END-10, DF-FFA-3, DF-TVT-3."""
    if all(state.armies) or not state.number or state.result is not None:
        return
    gone = [s for s in range(state.book.seats) if not state.armies[s] and not state.removed[s]]
    if not gone:
        return
    if state.book.is_duel:
        _end_duel_by_models(state, gone)
    elif state.book.mode == "tvt":
        _check_teams(state)
    else:
        for seat in gone:
            eliminate(state, seat, "DF-FFA-3")


def _end_duel_by_models(state: Game, gone: list[int]) -> None:
    if len(gone) == 2:
        finish(state, (), "both-armies-gone", "DF-END-3")
    else:
        finish(state, (1 - gone[0],), "no-models", "DF-END-2")


def _leave_starting_pile(state: Game, owner: int, n: int) -> None:
    # A new list: clones share this column.
    left = state.starting[owner] - n
    state.starting = [*state.starting[:owner], left, *state.starting[owner + 1 :]]


def eliminate(state: Game, seat: int, rule: str) -> None:
    """A free-for-all player is out; the match ends after the turn. DF-FFA-3, DF-FFA-4, DF-FFA-10."""
    if not state.removed[seat]:
        state.removed = [*state.removed[:seat], True, *state.removed[seat + 1 :]]
        state.end_after_turn = True
        if state.log is not None:
            tell(state, PlayerEliminated(rule, Seat(seat)))


def check_piles(state: Game) -> None:
    """Instant wins and eliminations by VP tokens. DF-FFA-4, DF-FFA-5, DF-FFA-11."""
    if state.book.mode == "tvt":
        _check_teams(state)
        return
    seats = state.book.seats
    order = [(state.turn + i) % seats for i in range(seats)]
    for seat in order:
        if not state.removed[seat] and all(state.captured[seat][foe] >= 4 for foe in enemies(state, seat)):
            finish(state, (seat,), "captured-four-of-each", "DF-FFA-5")
            return
    for seat in order:
        if not state.starting[seat]:
            eliminate(state, seat, "DF-FFA-4")


def _check_teams(state: Game) -> None:
    """A team that has won at once; one event may let both. DF-TVT-3, DF-TVT-4, DF-TVT-5, DF-TVT-11."""
    seats = range(state.book.seats)
    teams = [sum(sum(state.captured[s]) for s in seats if s % 2 == t) for t in (0, 1)]
    won = [(1 - s % 2, "DF-TVT-3") for s in seats if state.number and not state.armies[s]]
    won += [(t, "DF-TVT-4") for t in (0, 1) if teams[t] >= 8]
    won += [(1 - s % 2, "DF-TVT-5") for s in seats if not state.starting[s]]
    if len({team for team, _ in won}) == 2:
        finish(state, _best_team(state), "both-teams", "DF-TVT-11")
    elif won:
        team, rule = won[0]
        winners = tuple(s for s in seats if s % 2 == team)
        if rule == "DF-TVT-4":
            finish(state, winners, "captured-eight", rule)
        else:
            finish(state, winners, "team-lost", rule)


def _strength(state: Game, seat: int) -> int:
    squads = squads_of(state, seat)
    return sum(state.endurance[s] + len(living(state, s)) for s in squads)


def _best_team(state: Game) -> tuple[int, ...]:
    def rank(team: int) -> tuple[int, int, int]:
        seats = [s for s in range(4) if s % 2 == team]
        captured = sum(sum(state.captured[s]) for s in seats)
        return captured, sum(state.starting[s] for s in seats), sum(_strength(state, s) for s in seats)

    first, second = rank(0), rank(1)
    if first == second:
        return ()
    return (0, 2) if first > second else (1, 3)


def decide(state: Game, how: str) -> None:
    """The end after a turn. DF-END-8, DF-FFA-7, DF-FFA-8, DF-FFA-12, DF-TVT-6."""
    if state.book.is_duel:
        winners = (0,) if state.marker > 0 else (1,) if state.marker < 0 else ()
        finish(state, winners, how, "DF-END-8")
    elif state.book.mode == "tvt":
        finish(state, _best_team(state), how, "DF-TVT-6")
    else:
        _decide_free_for_all(state, how)


def _decide_free_for_all(state: Game, how: str) -> None:
    seats = range(state.book.seats)
    able = [s for s in seats if not state.removed[s] and state.armies[s]] or list(seats)

    def rank(seat: int) -> tuple[int, int, int]:
        return sum(state.captured[seat]), state.starting[seat], _strength(state, seat)

    best = max(rank(s) for s in able)
    finish(state, tuple(s for s in able if rank(s) == best), how, "DF-FFA-7")
