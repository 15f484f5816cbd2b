"""Players, Squads and models of a position: the columns of the state from the document."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from edgewise.content.lookup import no_such
from edgewise.core.phrase import Phrase, phrase
from edgewise.core.refusal import BadInput
from edgewise.games.dawnfall.position.shape import (
    EnhancementPosition,
    PlayerPosition,
    Position,
    SquadPosition,
)
from edgewise.games.dawnfall.queries.attributes import value_of
from edgewise.games.dawnfall.roster import muster
from edgewise.games.dawnfall.state import AWAY, DEAD, Enhancement, Game, put, set_at, set_top, squads_of
from edgewise.geometry.hexes import BoardError

DEFAULT_FACTIONS = ("chapter", "demons")
STARTING_VP = 10
FILLER_CARDS = 10
MOST_COPIES = 100
MOST_SQUADS = 12
MOST_SQUADS_TOGETHER = 40
FOREIGN = {
    "squad": ("bad-position-squad-early", "bad-position-squad-foreign"),
    "card": ("bad-position-card-early", "bad-position-card-foreign"),
}


def unknown(what: str, word: str, known: Iterable[str], field: str) -> BadInput:
    """The error for a name that the content does not have. DF-GEN-10."""
    return BadInput(no_such(what, word, known), field=field, rule="DF-GEN-10")


def check_amount(n: int, field: str, rule: str) -> None:
    """Refuses a negative number."""
    if n < 0:
        raise BadInput(phrase("bad-position-negative", n=n), field=field, rule=rule)


def _foreign(kind: str, name: str, faction: str) -> Phrase:
    """That something is not of the player's faction, or that the player has none yet."""
    early, foreign = FOREIGN[kind]
    return phrase(foreign, name=name, faction=faction) if faction else phrase(early, name=name)


def spare_crystals(state: Game) -> int:
    """Crystals that no player has. DF-LIM-5."""
    return int(state.book.constants.crystals) - sum(state.crystals) - sum(state.depleted)


def spare_charges(state: Game) -> int:
    """Charges that lie on no Enhancement. DF-LIM-5."""
    return int(state.book.constants.charges) - sum(e.charges for row in state.attached for e in row)


def default_starting(state: Game, seat: int) -> int:
    """VP tokens left in a Starting pile when nothing but captures emptied it. DF-VIC-7."""
    return 0 if state.book.is_duel else STARTING_VP - sum(pile[seat] for pile in state.captured)


def read_players(state: Game, position: Position) -> None:
    """Fills the columns of seats, Squads and models."""
    seats = state.book.seats
    if len(position.players) != seats:
        message = phrase("bad-position-players", count=len(position.players), seats=seats, mode=state.book.mode)
        raise BadInput(message, field="players", rule="DF-GEN-1")
    _read_factions(state, position)
    for seat, player in enumerate(position.players):
        _check_squads(state, seat, player.squads)
    state.chosen = [tuple(s.squad for s in player.squads) for player in position.players]
    muster(state)
    for seat, player in enumerate(position.players):
        for place, squad in enumerate(squads_of(state, seat)):
            _read_squad(state, squad, player.squads[place], f"players[{seat}].squads[{place}]")
        _read_cards(state, seat, player)
        _read_riches(state, seat, player)
    _read_piles(state, position)
    _read_chosen(state, position)


def _read_factions(state: Game, position: Position) -> None:
    named = [_faction(state, position, seat) for seat in range(state.book.seats)]
    for seat, player in enumerate(position.players):
        field = f"players[{seat}].faction"
        faction = _default_faction(state, seat, named) if named[seat] is None else named[seat]
        if faction is None:
            raise BadInput(phrase("bad-position-no-faction"), field=field, rule="DF-SET-6")
        if faction not in state.book.factions and not (faction == "" and position.is_paused):
            raise unknown("faction", faction, state.book.factions, field)
        if faction and faction in state.factions and not state.book.options.allow_mirror:
            message = phrase("bad-faction-taken", faction=faction)
            raise BadInput(message, field=field, rule="DF-SET-6")
        state.factions[seat] = faction
        shrine = _shrine(state, seat, player)
        state.shrines = set_at(state.shrines, seat, shrine)


def _faction(state: Game, position: Position, seat: int) -> str | None:
    """The faction that the position or the options name."""
    given, settled = position.players[seat].faction, state.book.options.faction_of(seat)
    if given and settled and given != settled:
        message = phrase("bad-position-options", settled=settled, given=given)
        raise BadInput(message, field=f"players[{seat}].faction", rule="DF-SET-6")
    found: str | None = settled if given is None else given
    return found


def _default_faction(state: Game, seat: int, named: Sequence[str | None]) -> str | None:
    """The usual faction of a seat in a duel, or the other one when it is taken."""
    if not state.book.is_duel:
        return None
    usual, other = DEFAULT_FACTIONS[seat], DEFAULT_FACTIONS[1 - seat]
    return other if usual in named and other not in named else usual


def _shrine(state: Game, seat: int, player: PlayerPosition) -> str:
    faction = state.factions[seat]
    if not faction:
        return player.shrine or ""
    known = [s.id for s in state.book.factions[faction].shrines]
    if player.shrine is not None and player.shrine not in known:
        raise unknown("shrine", player.shrine, known, f"players[{seat}].shrine")
    return player.shrine if player.shrine is not None else str(state.book.shrine_id(seat, faction))


def _check_squads(state: Game, seat: int, squads: Sequence[SquadPosition]) -> None:
    most = min(MOST_SQUADS, MOST_SQUADS_TOGETHER // state.book.seats)
    if len(squads) > most:
        message = phrase("bad-position-squads", count=len(squads), most=most)
        raise BadInput(message, field=f"players[{seat}].squads", rule="DF-SET-8")
    faction = state.factions[seat]
    own = set(state.book.squad_cards(faction)) if faction else set()
    for place, squad in enumerate(squads):
        field = f"players[{seat}].squads[{place}].squad"
        if squad.squad not in state.book.squads:
            raise unknown("squad", squad.squad, own or state.book.squads, field)
        if squad.squad not in own:
            message = _foreign("squad", squad.squad, faction)
            raise BadInput(message, field=field, rule="DF-SET-8")


def _read_squad(state: Game, squad: int, given: SquadPosition, field: str) -> None:
    card = state.book.squads[given.squad]
    if len(given.models) > card.models:
        message = phrase("bad-position-models", count=len(given.models), squad=given.squad, most=card.models)
        raise BadInput(message, field=f"{field}.models", rule="DF-SQD-13")
    state.modes[squad] = int(given.mode in ("other", 1))
    if given.endurance is not None:
        check_amount(given.endurance, f"{field}.endurance", "DF-WND-8")
        shield = value_of(state, squad)
        if given.endurance > shield:
            message = phrase("bad-position-endurance", n=given.endurance, most=shield, squad=given.squad)
            raise BadInput(message, field=f"{field}.endurance", rule="DF-WND-8")
        state.endurance[squad] = given.endurance
    for index, model in enumerate(state.squad_models[squad]):
        place = given.models[index] if index < len(given.models) else None
        _read_model(state, model, place, f"{field}.models[{index}]")
    _read_enhancements(state, squad, given.enhancements, f"{field}.enhancements")


def _read_model(state: Game, model: int, place: str | None, field: str) -> None:
    if place is None or place == "dead":
        state.spaces[model] = DEAD
    elif place == "away":
        state.spaces[model] = AWAY
    else:
        card = state.squad_card[state.model_squad[model]]
        space, mask = parse_place(state, place, field)
        base = state.book.squads[card].base
        if mask not in state.book.placements[base]:
            example = str(state.book.board.hexes_text(space, state.book.placements[base][0]))
            message = phrase("bad-position-base", place=place, squad=card, base=base, example=example)
            raise BadInput(message, field=field, rule="DF-BRD-16")
        check_free(state, space, mask, place, field)
        put(state, model, space, mask)


def parse_place(state: Game, text: str, field: str) -> tuple[int, int]:
    """Space and hexes of a text such as (3,2).0. DF-BRD-16."""
    try:
        found: tuple[int, int] = state.book.board.parse_hexes(text)
    except BoardError as error:
        raise BadInput(Phrase(f"bad-place-{error.kind}", error.numbers), field=field, rule=error.rule) from None
    return found


def check_free(state: Game, space: int, mask: int, place: str, field: str) -> None:
    """Refuses hexes that something covers already. DF-BRD-17."""
    if state.occupied & mask << 7 * space:
        raise BadInput(phrase("bad-position-occupied", place=place), field=field, rule="DF-BRD-17")


def _read_enhancements(state: Game, squad: int, given: Sequence[EnhancementPosition], field: str) -> None:
    seat = state.squad_seat[squad]
    names = [e.card for e in given]
    for slot, e in enumerate(given):
        here = f"{field}[{slot}]"
        check_card(state, seat, e.card, f"{here}.card")
        card = state.book.cards[e.card]
        if card.kind != "enhancement":
            message = phrase("bad-position-action-attached", card=e.card)
            raise BadInput(message, field=f"{here}.card", rule="DF-ENH-1")
        if e.card in names[:slot]:
            message = phrase("bad-position-attached-twice", card=e.card)
            raise BadInput(message, field=f"{here}.card", rule="DF-ENH-7")
        if e.bought and not (card.lower.passive or card.upper.passive):
            message = phrase("bad-position-no-passive", card=e.card)
            raise BadInput(message, field=f"{here}.bought", rule="DF-ENH-16")
        check_amount(e.charges, f"{here}.charges", "DF-LIM-5")
    slots = 2 + sum(m.amount for m in state.modifiers if m.what == "slots" and m.seat == seat)
    if len(given) > slots:
        message = phrase("bad-position-slots", count=len(given), slots=slots)
        raise BadInput(message, field=field, rule="DF-ENH-6")
    state.attached[squad] = tuple(Enhancement(e.card, e.charges, e.bought, e.disabled) for e in given)
    state.passives += sum(e.bought for e in given)


def check_card(state: Game, seat: int, card: str, field: str) -> None:
    """Refuses unknown cards and those of another faction. DF-SET-13."""
    faction = state.factions[seat]
    own = {c.id for c in state.book.factions[faction].cards} if faction else set()
    if card not in state.book.cards:
        raise unknown("card", card, own or state.book.cards, field)
    if card not in own:
        message = _foreign("card", card, faction)
        raise BadInput(message, field=field, rule="DF-SET-13")


def _read_cards(state: Game, seat: int, player: PlayerPosition) -> None:
    deck = player.deck
    if isinstance(deck, dict):
        for card, n in deck.items():
            if not 0 <= n <= MOST_COPIES:
                message = phrase("bad-position-copies", n=n, most=MOST_COPIES)
                raise BadInput(message, field=f"players[{seat}].deck.{card}", rule="DF-SET-13")
        deck = tuple(card for card in sorted(deck) for _ in range(deck[card]))
    piles = {"hand": player.hand, "deck": deck or (), "top": player.top, "discard": player.discard}
    for name, cards in piles.items():
        for place, card in enumerate(cards):
            check_card(state, seat, card, f"players[{seat}].{name}[{place}]")
    if player.known and (len(player.known) != state.book.seats or max(player.known) > len(player.top)):
        message = phrase("bad-position-known", seats=state.book.seats, most=len(player.top))
        raise BadInput(message, field=f"players[{seat}].known", rule="DF-INF-2")
    set_top(state, seat, player.top, player.known)
    state.hands[seat], state.discards[seat] = player.hand, player.discard
    state.decks[seat] = _filler(state, seat) if deck is None else deck


def _filler(state: Game, seat: int) -> tuple[str, ...]:
    """A deck for a position that names none: the preset without the cards elsewhere, or some that fit."""
    faction = state.factions[seat]
    if not faction:
        return ()
    squads = state.chosen[seat]
    elsewhere = Counter((*state.hands[seat], *state.tops[seat], *state.discards[seat]))
    elsewhere.update(e.card for s in squads_of(state, seat) for e in state.attached[s])
    preset = Counter(state.book.preset(faction, "deck", squads)) - elsewhere
    if preset:
        return tuple(sorted(preset.elements()))
    pool = state.book.factions[faction].cards
    fitting = [c for c in pool if not c.squads or set(squads) & set(c.squads)] or list(pool)
    spare = Counter({c.id: c.copies for c in fitting}) - elsewhere
    cards = list(spare.elements()) or [c.id for c in fitting]
    return tuple(sorted(cards[:FILLER_CARDS]))


def _read_riches(state: Game, seat: int, player: PlayerPosition) -> None:
    for name in ("crystals", "depleted", "temporary"):
        n = getattr(player, name)
        check_amount(n, f"players[{seat}].{name}", "DF-LIM-5")
        getattr(state, name)[seat] = n
    if player.temporary > player.crystals:
        message = phrase("bad-position-temporary", n=player.temporary, most=player.crystals)
        raise BadInput(message, field=f"players[{seat}].temporary", rule="DF-KEY-4")
    state.banners[seat] = player.banner
    state.removed[seat] = player.removed
    for name, n in player.resources.items():
        field = f"players[{seat}].resources.{name}"
        if name not in state.book.token_types:
            raise unknown("resource", name, state.book.token_types, field)
        check_amount(n, field, "DF-LIM-2")
        state.resources[f"{seat}:{name}"] = n


def _read_piles(state: Game, position: Position) -> None:
    """Starting and Captured piles. DF-VIC-7."""
    seats = state.book.seats
    for seat, player in enumerate(position.players):
        field = f"players[{seat}].captured"
        if player.captured and (state.book.is_duel or len(player.captured) != seats):
            duel, more = phrase("bad-position-captured-duel"), phrase("bad-position-captured", seats=seats)
            raise BadInput(duel if state.book.is_duel else more, field=field, rule="DF-VIC-7")
        for n in player.captured:
            check_amount(n, field, "DF-VIC-7")
        if player.captured and player.captured[seat]:
            raise BadInput(phrase("bad-position-captured-own"), field=f"{field}[{seat}]", rule="DF-VIC-7")
        state.captured[seat] = player.captured or (0,) * seats
    for seat, player in enumerate(position.players):
        usual = default_starting(state, seat)
        n = usual if player.starting is None else player.starting
        if not 0 <= n <= usual:
            message = phrase("bad-position-starting", n=n, most=usual)
            raise BadInput(message, field=f"players[{seat}].starting", rule="DF-VIC-7")
        state.starting[seat] = n


def _read_chosen(state: Game, position: Position) -> None:
    for seat, player in enumerate(position.players):
        if player.chosen is None:
            continue
        if not position.is_paused:
            message = phrase("bad-position-chosen")
            raise BadInput(message, field=f"players[{seat}].chosen", rule="DF-SET-10")
        for card in player.chosen:
            if card not in state.book.squads:
                raise unknown("squad", card, state.book.squads, f"players[{seat}].chosen")
        state.chosen[seat] = player.chosen
