"""Reads a position: the state it describes, or the reason why there is no such state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from edgewise.content.document import read_document
from edgewise.content.lookup import no_such
from edgewise.core.flow import Frame, advance
from edgewise.core.phrase import Phrase, phrase
from edgewise.core.refusal import BadInput
from edgewise.games.the_edge.book import Book
from edgewise.games.the_edge.frames.gathering import GatherPhase
from edgewise.games.the_edge.frames.progressing import ProgressPhase
from edgewise.games.the_edge.frames.turns import Act, BeginTurn, CloseActivation, NextActivation, RefreshPhase
from edgewise.games.the_edge.frames.windows import window
from edgewise.games.the_edge.kinds import NO_MODEL, Card, Model, Source, Squad
from edgewise.games.the_edge.position.shape import PlayerPosition, Position, SquadPosition
from edgewise.games.the_edge.setup import blank_state
from edgewise.games.the_edge.state import ALL, DEAD_BONUS, POOL_RADIUS, Game, Item, Pool, Running, Trigger, is_alive
from edgewise.geometry.plane import Disc, Solid, box_holds, overlaps

Items: TypeAlias = tuple[Item, ...]
# The columns of a rule in progress besides the stack and what is wanted.
FLOW_COLUMNS: Mapping[str, type] = {
    **{"queue": Items, "resolving": Items, "triggers": tuple[Trigger, ...]},
    **{"offer": bool, "struck": bool, "phase": str},
}
# The phase of a match that is over, unless its flow says another.
ENDED_IN = "activation"
PARTS = (Position, PlayerPosition, SquadPosition)


def read_position(
    data: Mapping[str, Any],
    book_of: Callable[[Mapping[str, Any]], Book],
    decode_flow: Callable[[dict[str, Any]], dict[str, Any]],
) -> Game:
    """The state that a document describes; an impossible one is refused with the reason."""
    position = read_document(data, Position, "position", PARTS, rule="ED-CLR-2", code="E_BAD_COMMAND")
    state = blank_state(book_of(_options(position)))
    _read_squads(state, position)
    _read_pools(state, position)
    _check_places(state)
    for name in ("turn", "starting", "first", "acting", "moved", "action", "marks", "died", "squads_died"):
        setattr(state, name, getattr(position, name))
    _read_effects(state, position)
    _read_players(state, position)
    _read_activation(state, position)
    _set_going(state, position, decode_flow)
    return state


def _bad(message: Phrase, field: str, rule: str = "ED-CLR-2", code: str = "E_BAD_COMMAND") -> BadInput:
    return BadInput(message, field=field, rule=rule, code=code)


def _options(position: Position) -> dict[str, Any]:
    options = dict(position.options)
    for name in ("obstacles", "ground"):
        if getattr(position, name) is not None:
            options[name] = msgspec.to_builtins(getattr(position, name))
    return options


def _read_squads(state: Game, position: Position) -> None:
    seen: set[int] = set()
    for number, given in enumerate(position.squads):
        field = f"squads[{number}]"
        squad = squad_named(state, given.squad, given.seat, field)
        if squad in seen:
            raise _bad(phrase("bad-position-squad-twice", squad=given.squad), field)
        seen.add(squad)
        _read_squad(state, squad, given, field)


def squad_named(state: Game, name: str, seat: int | None, field: str) -> Squad:
    """The number of a squad by the id of its card, and its seat where both players have it."""
    book = state.book
    found = [s for s in book.squads if book.squad_card[s].id == name and seat in (None, book.squad_seat[s])]
    if len(found) == 1:
        return found[0]
    if found:
        raise _bad(phrase("bad-position-whose", squad=name), field, "ED-OTH-5")
    words = no_such("owned-squad", name, {card.id for card in book.squad_card})
    raise _bad(words, field, "ED-SET-5", "E_UNKNOWN_ID")


def _read_squad(state: Game, squad: Squad, given: SquadPosition, field: str) -> None:
    card = state.book.squad_card[squad]
    if len(given.at) > card.models:
        words = phrase("bad-position-models", count=len(given.at), squad=card.id, most=card.models)
        raise _bad(words, f"{field}.at", "ED-DATA-2")
    for model, place in zip(state.book.squad_models[squad], given.at, strict=False):
        state.at[model] = place
    if given.hp is not None and given.hp > card.shields:
        words = phrase("bad-position-hp", n=given.hp, squad=card.id, most=card.shields)
        raise _bad(words, f"{field}.hp", "ED-OTH-1")
    state.hp[squad] = card.shields if given.hp is None else given.hp
    if given.side == "shifted" and card.shifted is None:
        raise _bad(phrase("bad-position-side", squad=card.id), f"{field}.side", "ED-SQD-6", "E_CANNOT_SHIFT")
    state.sides[squad] = int(given.side == "shifted")
    state.exhausted[squad] = given.exhausted
    own = [c.id for c in state.book.factions[state.book.seat_army[state.book.squad_seat[squad]]].progress]
    for progress in given.progress:
        if progress not in own:
            raise _bad(phrase("bad-position-progress", card=progress), f"{field}.progress", "ED-PRO-1")
    state.attached[squad] = given.progress
    for attached in given.attachments:
        if attached not in state.book.cards or not state.book.cards[attached].stays:
            words = phrase("bad-position-attachment", card=attached)
            raise _bad(words, f"{field}.attachments", "ED-SPL-8")
        state.running = (*state.running, attachment(state, squad, attached))


def attachment(state: Game, squad: Squad, card: Card) -> Running:
    """A card that lies on a squad of its player for good. ED-SPL-8, ED-SPL-10."""
    return Running(Source(card), state.book.squad_seat[squad], squad, NO_MODEL, "game", ALL, 0, True)


def _read_pools(state: Game, position: Position) -> None:
    if position.pools is not None:
        state.pools = tuple(Pool(*pool.at, pool.crystals) for pool in position.pools)


def _check_places(state: Game) -> None:
    """Nothing overlaps anything, and everything lies inside the border. ED-CLR-2."""
    book = state.book
    solids: list[Solid] = list(book.solid_obstacles)
    for number, pool in enumerate(state.pools):
        if pool.crystals < 0:
            continue
        marker = Disc(pool.x, pool.y, POOL_RADIUS)
        if not box_holds(book.box, marker) or any(overlaps(marker, solid) for solid in solids):
            raise _bad(phrase("bad-position-pool"), f"pools[{number}]", "ED-SET-3", "E_POOL_PLACE")
        solids.append(marker)
    for model, place in enumerate(state.at):
        if place is None:
            continue
        disc = Disc(*place, book.radius[model])
        field = f"squads: {book.squad_card[book.model_squad[model]].id}, model {book.place_in_squad[model] + 1}"
        if not box_holds(book.box, disc):
            raise _bad(phrase("bad-position-border", place=str(place)), field, "ED-OTH-4", "E_BORDER")
        if any(overlaps(disc, solid) for solid in solids):
            raise _bad(phrase("bad-position-overlap", place=str(place)), field, "ED-CLR-2", "E_OVERLAP")
        solids.append(disc)


def _read_players(state: Game, position: Position) -> None:
    if len(position.players) > 2:
        raise _bad(phrase("bad-position-two-players"), "players", "ED-SET-5")
    for seat in range(2):
        given = position.players[seat] if seat < len(position.players) else PlayerPosition()
        if given.vp == 0 and position.outcome is None:
            raise _bad(phrase("bad-position-no-vp"), f"players[{seat}].vp", "ED-WIN-2", "E_GAME_OVER")
        state.vp[seat], state.unused[seat], state.spent[seat] = given.vp, given.unused, given.used
        state.hands[seat] = tuple(sorted(given.hand))
        state.graveyards[seat] = given.graveyard
        lying = [Card(entry.source) for entry in state.running if entry.card and entry.seat == seat]
        left = _remainder(state.book.decks[seat], (*given.hand, *given.graveyard, *lying), f"players[{seat}]")
        if given.deck is not None:
            _remainder(left, given.deck, f"players[{seat}].deck")
        state.decks[seat] = left if given.deck is None else tuple(sorted(given.deck))
        _read_progress(state, seat, given)


def _remainder(cards: tuple[Card, ...], taken: tuple[Card, ...], field: str) -> tuple[Card, ...]:
    """The cards less those that lie elsewhere."""
    left = Counter(cards)
    for card in taken:
        if not left[card]:
            raise _bad(phrase("bad-position-deck", card=card), field, "ED-SET-7", "E_BAD_DECK")
        left[card] -= 1
    return tuple(sorted(left.elements()))


def _read_progress(state: Game, seat: int, given: PlayerPosition) -> None:
    attached = [c for s in state.book.squads_of[seat] for c in state.attached[s]]
    left = tuple(c for c in state.progress[seat] if c not in attached)
    strangers = [c for c in given.progress or () if c not in left]
    if strangers or len(set(given.progress or ())) != len(given.progress or ()):
        raise _bad(phrase("bad-position-spent-progress"), f"players[{seat}].progress", "ED-PRO-1")
    state.progress[seat] = left if given.progress is None else given.progress


def _read_effects(state: Game, position: Position) -> None:
    for number, entry in enumerate(position.running):
        if not _fits(state, entry):
            raise _bad(phrase("bad-position-effect"), f"running[{number}]", "ED-SPL-11", "E_UNKNOWN_ID")
    state.running = (*state.running, *position.running)


def _fits(state: Game, entry: Running) -> bool:
    book = state.book
    squads, models = range(-1, len(book.squad_card)), range(-1, len(book.model_squad))
    known = entry.squad in squads and entry.carrier in squads and entry.model in models
    known = known and entry.side in (0, 1) and entry.seat in (0, 1) and entry.until in ("activation", "turn", "game")
    if not known or not 0 <= entry.unused <= 1000:
        return False
    if entry.card or entry.effect == DEAD_BONUS:
        card = book.cards.get(entry.source)
        return card is not None and (entry.effect != DEAD_BONUS or card.dead_bonus is not None)
    try:
        effects = book.effects_of(entry.source, entry.carrier, entry.side)
    except LookupError:
        return False
    return -1 <= entry.effect < len(effects) and (entry.effect >= 0 or entry.source not in book.progress)


def _read_activation(state: Game, position: Position) -> None:
    models = len(state.book.model_squad)
    numbers = (*position.travelled, *(m for pair in position.assaults for m in pair))
    if any(m >= models for m in numbers):
        raise _bad(phrase("bad-position-no-model", last=models - 1), "travelled, assaults", "ED-CLR-40", "E_UNKNOWN_ID")
    state.travelled = tuple(map(Model, position.travelled))
    state.assaults = tuple((Model(model), Model(target)) for model, target in position.assaults)
    if position.active is None:
        return
    shared = sum(card.id == position.active for card in state.book.squad_card) > 1
    state.active = squad_named(state, position.active, position.acting if shared else None, "active")
    if position.flow is None and position.outcome is None:
        state.acting = state.book.squad_seat[state.active]
        if not is_alive(state, state.active):
            raise _bad(phrase("bad-position-active-dead"), "active", "ED-ACT-1", "E_NOT_YOUR_SQUAD")
        if state.exhausted[state.active]:
            raise _bad(phrase("bad-position-active-exhausted"), "active", "ED-ACT-1", "E_EXHAUSTED")


def _set_going(state: Game, position: Position, decode_flow: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """The question that the position stands at."""
    if position.outcome is not None:
        if any(seat not in (0, 1) for seat in position.outcome.winners):
            raise _bad(phrase("bad-position-two-seats"), "outcome", "ED-WIN-5")
        state.result = position.outcome
        state.phase = ENDED_IN
        if position.flow is not None:
            _set_flow(state, decode_flow(position.flow))
            state.stack, state.want = [], None
        return
    if position.flow is not None:
        _resume(state, decode_flow(position.flow))
        return
    if position.moment == "over" or (position.moment == "act") != (state.active >= 0):
        raise _bad(phrase("bad-position-moment"), "moment", "ED-ACT-1")
    state.phase = {"gather": "gather", "progress": "progress"}.get(position.moment, "activation")
    if position.moment not in ("activate", "act"):
        state.acting = state.starting
    state.stack = list(reversed(_frames(state, position.moment)))
    advance(state)


def _frames(state: Game, moment: str) -> list[Frame]:
    closing: list[Frame] = [GatherPhase(), RefreshPhase(), ProgressPhase(), BeginTurn()]
    match moment:
        case "act":
            return [Act(state.acting), CloseActivation()]
        case "gather-window":
            return [*window(state, "gather"), *closing]
        case "gather":
            return closing
        case "progress":
            return closing[2:]
        case _:
            return [NextActivation(state.acting)]


def _resume(state: Game, columns: Mapping[str, Any]) -> None:
    """Puts the flow back; one that does not fit the position is refused."""
    _set_flow(state, columns)
    twin = state.clone()
    try:
        fits = twin.stack[-1].wants(twin) == state.want and _items_fit(state)
        twin.stack[-1].options(twin)
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError):
        fits = False
    if not fits:
        raise _bad(phrase("bad-position-flow"), "flow")


def _set_flow(state: Game, columns: Mapping[str, Any]) -> None:
    for name, value in columns.items():
        setattr(state, name, value)


def _items_fit(state: Game) -> bool:
    items: tuple[Item, ...] = (*state.queue, *state.resolving)
    for item in items:
        state.book.power(item.source, item.squad)
    return all(item.source in state.book.cards or not item.is_card for item in items)
