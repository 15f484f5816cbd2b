"""Seen: what lies open on the table, made once for all seats, and the hands that a seat may see. DF-INF-1, DF-INF-2."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from edgewise.core.phrase import label
from edgewise.games.dawnfall.naming import LETTERS, squad_name
from edgewise.games.dawnfall.queries.attributes import NAMES, attribute, is_spoken_of, value_of
from edgewise.games.dawnfall.queries.control import controls, sources
from edgewise.games.dawnfall.state import DEAD, Game, token_ring
from edgewise.geometry.hexes import HEXES_OF

ALL_HEXES = 127


class ModelView(msgspec.Struct, frozen=True, gc=False):
    """A model: its number, where it stands (Space -1 or -2: not on the board), and its condition."""

    model: int
    at: str | None
    alive: bool
    statuses: tuple[str, ...]
    space: int
    hexes: tuple[int, ...]


class SquadView(msgspec.Struct, frozen=True, gc=False):
    """A Squad card with everything on it; attributes hold now, None is a dash."""

    squad: int
    seat: int
    letter: str
    card: str
    name: str
    side: str
    mode: str
    attributes: dict[str, int | None]
    endurance: int
    shield: int
    value: int
    base: int
    models: tuple[ModelView, ...]
    enhancements: tuple[dict[str, Any], ...]
    statuses: tuple[str, ...]
    activated: bool


class PlayerView(msgspec.Struct, frozen=True, gc=False):
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
    removed: bool


class TokenView(msgspec.Struct, frozen=True, gc=False):
    """A map token."""

    token: int
    kind: str
    owner: int
    at: str
    controlled_by: int | None
    space: int
    hexes: tuple[int, ...]


class Course(msgspec.Struct, frozen=True):
    """How far a match is, for one seat that looks at it; None is a spectator."""

    game: Literal["dawnfall"]
    mode: str
    seat: int | None
    turn: int
    kind: str
    number: int
    marker: int
    ends: tuple[int, int]
    neutral: int
    charges: int


class Seen(Course, frozen=True):
    """A match as one seat sees it."""

    players: tuple[PlayerView, ...]
    squads: tuple[SquadView, ...]
    tokens: tuple[TokenView, ...]
    resolving: tuple[str, ...]


class Open(msgspec.Struct, frozen=True):
    """What every seat may know, and what it was made from, so that the next one is made of what has changed only."""

    players: tuple[PlayerView, ...]
    squads: tuple[SquadView, ...]
    tokens: tuple[TokenView, ...]
    squads_from: tuple[Any, ...]
    holders: tuple[tuple[int, ...], ...]
    tokens_from: Any
    ground: Any


def may_see(state: Game, seat: int | None, owner: int) -> bool:
    """Whether a seat may see an owner's hand. DF-INF-2, DF-TVT-10."""
    if seat is None:
        return False
    if seat == owner:
        return True
    partner = state.book.mode == "tvt" and owner not in state.book.foes[seat]
    return partner and state.book.options.shared_hands


def seen(state: Game, seat: int | None, opened: Open) -> Seen:
    """What a seat sees of the table and of hands. DF-INF-4."""
    return Seen(
        game="dawnfall",
        mode=state.book.mode,
        seat=seat,
        turn=state.turn,
        kind=state.kind,
        number=state.number,
        marker=state.marker,
        ends=state.ends,
        neutral=state.neutral,
        charges=state.charges,
        players=tuple(_with_hand(state, p) if may_see(state, seat, p.seat) else p for p in opened.players),
        squads=opened.squads,
        tokens=opened.tokens,
        resolving=state.resolving,
    )


def _with_hand(state: Game, player: PlayerView) -> PlayerView:
    return msgspec.structs.replace(player, hand=tuple(sorted(state.hands[player.seat])))


def opened(state: Game, before: Open | None = None) -> Open:
    """What is open to all; Squads and tokens that are as they were before are taken from there."""
    ground = _ground(state)
    if before is not None and ground is not None and before.ground == ground:
        return msgspec.structs.replace(before, players=_players(state, before.holders))
    holders = _holders(state)
    squads_from, squads = _squads(state, before)
    tokens_from = (state.tokens, holders)
    if before is not None and before.tokens_from == tokens_from:
        tokens = before.tokens
    else:
        tokens = tuple(_token(state, number, held) for number, held in enumerate(holders))
    return Open(_players(state, holders), squads, tokens, squads_from, holders, tokens_from, ground)


def _ground(state: Game) -> Any:
    """Everything that Squads and tokens depend on while no effect lasts; None while one does."""
    if state.modifiers or state.statuses or state.passives or state.book.auras:
        return None
    return (
        state.squad_card,
        state.activated,
        state.spaces[:],
        state.hexes[:],
        state.endurance[:],
        state.modes[:],
        state.attached[:],
        state.tokens,
        state.factions[:],
        state.shrines,
        state.removed[:],
    )


def _players(state: Game, holders: tuple[tuple[int, ...], ...]) -> tuple[PlayerView, ...]:
    return tuple(_player(state, s, sum(s in held for held in holders)) for s in range(state.book.seats))


def _holders(state: Game) -> tuple[tuple[int, ...], ...]:
    """For each token the seats that Control it. DF-PAS-5."""
    found: list[tuple[int, ...]] = [()] * len(state.tokens)
    if not all(state.factions):
        return tuple(found)
    seats = range(state.book.seats)
    for number in sources(state):
        token = state.tokens[number]
        if token_ring(state, token) & state.occupied:
            found[number] = tuple(s for s in seats if controls(state, s, token))
    return tuple(found)


def _token(state: Game, number: int, held: tuple[int, ...]) -> TokenView:
    token = state.tokens[number]
    hexes = token.hexes or ALL_HEXES
    at = state.book.board.hexes_text(token.space, hexes)
    holder = held[0] if held else None
    return TokenView(number, token.kind, token.owner, at, holder, token.space, HEXES_OF[hexes])


def _player(state: Game, owner: int, controlled: int) -> PlayerView:
    faction = state.factions[owner]
    return PlayerView(
        seat=owner,
        faction=faction,
        crystals=state.crystals[owner],
        temporary=state.temporary[owner],
        depleted=state.depleted[owner],
        hand=None,
        hand_count=len(state.hands[owner]),
        deck_count=len(state.decks[owner]) + len(state.tops[owner]),
        discard=state.discards[owner],
        banner_ready=state.banners[owner],
        banner=state.book.banner_id(state, owner) if faction else "",
        shrine=state.shrines[owner],
        controls=controlled,
        starting=state.starting[owner],
        captured=state.captured[owner],
        removed=state.removed[owner],
    )


def _squads(state: Game, before: Open | None) -> tuple[tuple[Any, ...], tuple[SquadView, ...]]:
    """All Squads, and what each is made from."""
    count = len(state.squad_card)
    marks, marked = _marks(state)
    loud = _loud(state)
    kept = before if before is not None and len(before.squads) == count else None
    sources: list[Any] = []
    found: list[SquadView] = []
    for squad in range(count):
        source = _source(state, squad, marks, marked.get(squad, ()), loud)
        if kept is not None and kept.squads_from[squad] == source:
            found.append(kept.squads[squad])
        else:
            found.append(_squad(state, squad, marks, marked.get(squad, ())))
        sources.append(source)
    return tuple(sources), tuple(found)


def _source(state: Game, squad: int, marks: dict[int, tuple[str, ...]], marked: tuple[str, ...], loud: Any) -> Any:
    """Everything that the view of a Squad depends on. Must agree with _squad: test_seen.py compares the two."""
    spaces, hexes, models = state.spaces, state.hexes, state.squad_models[squad]
    return (
        state.squad_card[squad],
        state.modes[squad],
        state.endurance[squad],
        state.attached[squad],
        state.activated == squad,
        marked,
        [(spaces[m], hexes[m]) for m in models],
        [marks.get(m) for m in models] if marks else None,
        [attribute(state, models[0], name) for name in loud] if loud else None,
    )


def _loud(state: Game) -> tuple[str, ...]:
    """The attributes that may differ from what is printed on the card."""
    if not (state.modifiers or state.statuses or state.passives or state.book.auras):
        return ()
    if state.modifiers:
        return NAMES
    return tuple(name for name in NAMES if is_spoken_of(state, name) and state.book.continuous.in_play(state, name))


def _marks(state: Game) -> tuple[dict[int, tuple[str, ...]], dict[int, tuple[str, ...]]]:
    """The statuses of models and of Squads."""
    models: dict[int, tuple[str, ...]] = {}
    squads: dict[int, tuple[str, ...]] = {}
    for status in state.statuses:
        if status.model >= 0:
            models[status.model] = (*models.get(status.model, ()), status.kind)
        if status.squad >= 0:
            squads[status.squad] = (*squads.get(status.squad, ()), status.kind)
    return models, squads


def _squad(state: Game, squad: int, marks: dict[int, tuple[str, ...]], marked: tuple[str, ...]) -> SquadView:
    record = state.book.squads[state.squad_card[squad]]
    models = state.squad_models[squad]
    side = "other" if state.modes[squad] else "basic"
    return SquadView(
        squad=squad,
        seat=state.squad_seat[squad],
        letter=LETTERS[squad % len(LETTERS)],
        card=record.id,
        name=squad_name(state, squad),
        side=side,
        mode=label((record.other if state.modes[squad] else record.basic).name) or side,
        attributes={name: attribute(state, models[0], name) for name in NAMES},
        endurance=state.endurance[squad],
        shield=record.endurance,
        value=value_of(state, squad),
        base=record.base,
        models=tuple(_model(state, m, marks.get(m, ())) for m in models),
        enhancements=tuple(
            {"card": e.card, "charges": e.charges, "bought": e.bought, "disabled": e.disabled}
            for e in state.attached[squad]
        ),
        statuses=marked,
        activated=state.activated == squad,
    )


def _model(state: Game, model: int, marks: tuple[str, ...]) -> ModelView:
    space, hexes = state.spaces[model], state.hexes[model]
    at = state.book.board.hexes_text(space, hexes) if space >= 0 else None
    return ModelView(model, at, space != DEAD, marks, space, HEXES_OF[hexes])
