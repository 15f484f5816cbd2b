"""View: what one seat may see, and a full state imagined from it. DF-INF-1 to DF-INF-4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from edgewise.core.dealer import Dealer
from edgewise.core.flow import Action, Ask, Draw, Drawn, Want
from edgewise.games.dawnfall.describe import LETTERS, squad_name
from edgewise.games.dawnfall.options import seen_options
from edgewise.games.dawnfall.profiles import label
from edgewise.games.dawnfall.queries.attributes import NAMES, attribute, value_of
from edgewise.games.dawnfall.queries.control import controlled, controls, sources
from edgewise.games.dawnfall.state import DEAD, Game, Status

if TYPE_CHECKING:
    from edgewise.games.dawnfall.game import Dawnfall

HIDDEN = "?"


class ModelView(msgspec.Struct, frozen=True):
    """A model: its number, where it stands, and its condition."""

    model: int
    at: str | None
    alive: bool
    statuses: tuple[str, ...]


class SquadView(msgspec.Struct, frozen=True):
    """A Squad card with everything on it."""

    squad: int
    seat: int
    letter: str
    card: str
    name: str
    side: str
    mode: str
    attributes: dict[str, int | None]
    endurance: int
    value: int
    base: int
    models: tuple[ModelView, ...]
    enhancements: tuple[dict[str, Any], ...]
    statuses: tuple[str, ...]
    activated: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player's public things, and the hand where it may be seen."""

    seat: int
    faction: str
    crystals: int
    temporary: int
    depleted: int
    hand: tuple[str, ...] | None
    hand_count: int
    deck_count: int
    discard: tuple[str, ...]
    banner_ready: bool
    banner: str
    shrine: str
    controls: int
    starting: int
    captured: tuple[int, ...]


class TokenView(msgspec.Struct, frozen=True):
    """A map token."""

    token: int
    kind: str
    owner: int
    at: str
    controlled_by: int | None


class View(msgspec.Struct, frozen=True):
    """Everything a seat may know; `state` is the same as columns, with secrets replaced."""

    game: str
    seat: int | None
    turn: int
    kind: str
    number: int
    marker: int
    ends: tuple[int, int]
    neutral: int
    charges: int
    players: tuple[PlayerView, ...]
    squads: tuple[SquadView, ...]
    tokens: tuple[TokenView, ...]
    resolving: tuple[str, ...]
    pending: Want | None
    legal: tuple[Action, ...]
    cards: dict[str, dict[str, str]]
    state: msgspec.Raw


def may_see(state: Game, seat: int | None, owner: int) -> bool:
    """Whether a seat may see an owner's hand. DF-INF-2, DF-TVT-10."""
    if seat is None:
        return False
    if seat == owner:
        return True
    partner = state.book.mode == "tvt" and owner not in state.book.foes[seat]
    return partner and state.book.options.shared_hands


def view(game: Dawnfall, state: Game, seat: int | None) -> View:
    """The view of a seat; None is a spectator. DF-INF-4."""
    asked = isinstance(state.want, Ask) and state.want.seat == seat
    hand = [c for s in range(state.book.seats) if may_see(state, seat, s) for c in state.hands[s]]
    seen = {*hand, *state.resolving, *(e.card for row in state.attached for e in row)}
    return View(
        game=game.name,
        seat=seat,
        turn=state.turn,
        kind=state.kind,
        number=state.number,
        marker=state.marker,
        ends=state.ends,
        neutral=state.neutral,
        charges=state.charges,
        players=tuple(_player(state, seat, s) for s in range(state.book.seats)),
        squads=tuple(_squad(state, s) for s in range(len(state.squad_card))),
        tokens=tuple(_tokens(state)),
        resolving=state.resolving,
        pending=_pending(state, seat),
        legal=game.legal(state) if asked else (),
        cards={c: game.card_text(c, "en", state) for c in sorted(seen) if c in state.book.cards},
        state=msgspec.Raw(game.save(_without_lists(game, veiled(state, seat), seat))),
    )


def _pending(state: Game, seat: int | None) -> Want | None:
    """What is wanted; the pool of somebody's draw stays secret."""
    want = state.want
    if isinstance(want, Draw) and not may_see(state, seat, want.seat):
        return Draw(want.seat, (), want.count, want.purpose)
    return want


def _player(state: Game, seat: int | None, owner: int) -> PlayerView:
    faction = state.factions[owner]
    return PlayerView(
        seat=owner,
        faction=faction,
        crystals=state.crystals[owner],
        temporary=state.temporary[owner],
        depleted=state.depleted[owner],
        hand=tuple(sorted(state.hands[owner])) if may_see(state, seat, owner) else None,
        hand_count=len(state.hands[owner]),
        deck_count=len(state.decks[owner]) + len(state.tops[owner]),
        discard=state.discards[owner],
        banner_ready=state.banners[owner],
        banner=state.book.banner_id(state, owner) if faction else "",
        shrine=state.shrines[owner],
        controls=len(controlled(state, owner)) if faction else 0,
        starting=state.starting[owner],
        captured=state.captured[owner],
    )


def _status_names(statuses: tuple[Status, ...], *, model: int = -9, squad: int = -9) -> tuple[str, ...]:
    return tuple(s.kind for s in statuses if s.model == model or s.squad == squad)


def _squad(state: Game, squad: int) -> SquadView:
    record = state.book.squads[state.squad_card[squad]]
    side = record.other if state.modes[squad] else record.basic
    models = state.squad_models[squad]
    board = state.book.board
    return SquadView(
        squad=squad,
        seat=state.squad_seat[squad],
        letter=LETTERS[squad % len(LETTERS)],
        card=record.id,
        name=squad_name(state, squad),
        side="other" if state.modes[squad] else "basic",
        mode=label(side.name) or ("other" if state.modes[squad] else "basic"),
        attributes={name: attribute(state, models[0], name) for name in NAMES},
        endurance=state.endurance[squad],
        value=value_of(state, squad),
        base=record.base,
        models=tuple(
            ModelView(
                m,
                board.hexes_text(state.spaces[m], state.hexes[m]) if state.spaces[m] >= 0 else None,
                state.spaces[m] != DEAD,
                _status_names(state.statuses, model=m),
            )
            for m in models
        ),
        enhancements=tuple(
            {"card": e.card, "charges": e.charges, "bought": e.bought, "disabled": e.disabled}
            for e in state.attached[squad]
        ),
        statuses=_status_names(state.statuses, squad=squad),
        activated=state.activated == squad,
    )


def _tokens(state: Game) -> list[TokenView]:
    yielding = sources(state) if all(state.factions) else []
    found = []
    for number, token in enumerate(state.tokens):
        holder = None
        if number in yielding:
            holder = next((s for s in range(state.book.seats) if controls(state, s, token)), None)
        at = state.book.board.hexes_text(token.space, token.hexes or 127)
        found.append(TokenView(number, token.kind, token.owner, at, holder))
    return found


def _without_lists(game: Dawnfall, twin: Game, seat: int | None) -> Game:
    """Takes lists of others that were settled before the match out of the options that a state carries."""
    options = twin.book.options
    seen = seen_options(options, seat, revealed=bool(twin.squad_card))
    if seen is not options:
        twin.book = game.book(seen)
    return twin


def veiled(state: Game, seat: int | None) -> Game:
    """A copy with everything secret replaced: hands, decks, and choices not yet revealed. DF-INF-2."""
    twin = state.clone()
    for owner in range(state.book.seats):
        if not may_see(state, seat, owner):
            twin.hands[owner] = (HIDDEN,) * len(state.hands[owner])
        if seat != owner:
            twin.decks[owner] = (HIDDEN,) * (len(state.decks[owner]) + len(state.tops[owner]))
            twin.tops[owner] = ()
    if not state.squad_card:
        twin.chosen = [c if s == seat else (HIDDEN,) if c else () for s, c in enumerate(state.chosen)]
    twin.want = _pending(state, seat)
    return twin


def imagine(game: Dawnfall, seen: View, dealer: Dealer) -> Game:
    """Some full state consistent with a view: unknown cards are drawn from what they could be."""
    state: Game = game.load(bytes(seen.state))
    for owner in range(state.book.seats):
        _fill(state, owner, dealer)
    if not state.squad_card:
        state.chosen = [game_squads(state, s) if c == (HIDDEN,) else c for s, c in enumerate(state.chosen)]
    if isinstance(state.want, Draw):
        state.want = Draw(state.want.seat, state.decks[state.want.seat], state.want.count, state.want.purpose)
    return state


def game_squads(state: Game, seat: int) -> tuple[str, ...]:
    """Some legal list for a seat whose choice is not revealed."""
    cards = state.book.squad_cards(state.factions[seat])
    return cards[: min(state.book.constants.squads, len(cards))]


def _fill(state: Game, owner: int, dealer: Dealer) -> None:
    """Replaces hidden cards by cards of the faction that could be there."""
    hidden_hand = state.hands[owner].count(HIDDEN)
    hidden_deck = state.decks[owner].count(HIDDEN)
    if not hidden_hand + hidden_deck:
        return
    pool = _pool(state, owner)
    items = _drawn(dealer, owner, pool, min(len(pool), hidden_hand + hidden_deck))
    items += (pool or (HIDDEN,))[:1] * (hidden_hand + hidden_deck - len(items))
    known = tuple(c for c in state.hands[owner] if c != HIDDEN)
    state.hands[owner] = (*known, *items[:hidden_hand])
    if hidden_deck:
        state.decks[owner] = tuple(sorted(items[hidden_hand:]))


def _pool(state: Game, owner: int) -> tuple[str, ...]:
    """Cards of the faction that the fielded Squads allow, less those seen elsewhere."""
    names = {c for s, c in enumerate(state.squad_card) if state.squad_seat[s] == owner}
    cards = [
        c.id
        for c in state.book.factions[state.factions[owner]].cards
        if not c.squads or not names or names & set(c.squads)
        for _ in range(c.copies)
    ]
    mine = [e.card for s, row in enumerate(state.attached) if state.squad_seat[s] == owner for e in row]
    for card in (*state.discards[owner], *mine, *(c for c in state.hands[owner] if c != HIDDEN)):
        if card in cards:
            cards.remove(card)
    return tuple(cards)


def _drawn(dealer: Dealer, owner: int, pool: tuple[str, ...], n: int) -> tuple[str, ...]:
    if not n:
        return ()
    found = dealer.deal(Draw(owner, pool, n, "imagine"))
    assert isinstance(found, Drawn)
    return found.items
