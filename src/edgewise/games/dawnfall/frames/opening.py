"""Set-up, steps 4 to 18: roles, lists, placement, hands, Dispersal. DF-SET, DF-DEP."""

from __future__ import annotations

from typing import Any

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Roll, Rolled
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import (
    ChooseDeck,
    ChooseFaction,
    ChooseSquads,
    DeploySquad,
    Done,
    NameCountering,
    PlaceShrine,
    PlaceSource,
)
from edgewise.games.dawnfall.events import (
    CounteringNamed,
    DieRolled,
    FactionChosen,
    FirstPlayerFound,
    MatchBegan,
    ShrinePlaced,
    SourcePlaced,
    SquadsRevealed,
    tell,
)
from edgewise.games.dawnfall.frames.asks import ask, asks, refuse, unexpected
from edgewise.games.dawnfall.frames.deploying import DeployModel, forbidden, squads_that_stand
from edgewise.games.dawnfall.frames.dice import FACES
from edgewise.games.dawnfall.frames.drawing import OfferOrder, RefillHand
from edgewise.games.dawnfall.frames.moves import MoveAction
from edgewise.games.dawnfall.frames.turns import BeginTurn
from edgewise.games.dawnfall.kinds import FactionId, Space, SquadCard
from edgewise.games.dawnfall.lists import (
    army_choices,
    deck_choices,
    deck_refusal,
    faction_refusal,
    settled_list,
    squads_refusal,
)
from edgewise.games.dawnfall.queries.attributes import attribute
from edgewise.games.dawnfall.roster import muster
from edgewise.games.dawnfall.state import AWAY, Game, Token, on_board, set_at
from edgewise.geometry.hexes import spaces_of

SQUAD_ASKS = asks("deploy-squad")
DONE = Done()


def opening_frames(state: Game) -> Frames:
    """All steps of set-up in order. DF-SET-1, DF-OPT-7."""
    options = state.book.options
    lists = (ChooseFactions(), ChooseLists("squads", ()), Reveal(), ChooseLists("deck", ()), ShuffleDecks())
    hands = tuple(DealHand(i) for i in range(state.book.seats))
    tokens: Frames = (PlaceTokens("shrine"), PlaceTokens("source"))
    if options.alternative_setup:
        tokens = (PlaceTokens("source"), PlaceTokens("shrine"))
        return (
            RollForFirst(()),
            *lists,
            NameRoles(),
            *tokens,
            StartCrystals(),
            *hands,
            Deploy(),
            Disperse(0),
            FirstTurn(),
        )
    return (RollForFirst(()), *lists, NameRoles(), *tokens, Deploy(), StartCrystals(), *hands, Disperse(0), FirstTurn())


class RollForFirst(Frame, frozen=True):
    """Everybody rolls the Red die; the highest is the First Player, ties roll again. DF-SET-4."""

    waits = True
    rolls: tuple[int, ...]
    rolling: tuple[int, ...] = ()

    def _seats(self, state: Game) -> tuple[int, ...]:
        return self.rolling or tuple(range(state.book.seats))

    def wants(self, state: Game) -> Roll | None:
        if state.book.options.first is not None:
            return None
        return Roll(self._seats(state)[len(self.rolls)], "red", FACES["red"], "first-player")

    def step(self, state: Game, reply: Rolled | None) -> Frames:
        if reply is None:
            state.first = state.countering = state.turn = state.book.options.first or 0
            return ()
        seats = self._seats(state)
        rolls = (*self.rolls, reply.value)
        if state.log is not None:
            seat = Seat(seats[len(self.rolls)])
            tell(state, DieRolled("DF-SET-4", seat, "red", reply.value, "first-player", False))
        if len(rolls) < len(seats):
            return (RollForFirst(rolls, self.rolling),)
        best = tuple(s for s, r in zip(seats, rolls, strict=True) if r == max(rolls))
        if len(best) > 1:
            return (RollForFirst((), best),)
        state.first = state.countering = state.turn = best[0]
        if state.log is not None:
            tell(state, FirstPlayerFound("DF-SET-4", Seat(best[0])))
        return ()


class ChooseFactions(Frame, frozen=True):
    """Factions are picked one by one from the First Player on. DF-SET-5, DF-SET-6."""

    waits = True

    def _next(self, state: Game) -> int:
        return next((s for s in state.book.clockwise[state.first] if not state.factions[s]), -1)

    def _free(self, state: Game) -> list[str]:
        mirror = state.book.options.allow_mirror
        later = [f for s, f in enumerate(state.book.options.factions) if f and not state.factions[s]]
        free = [f for f in state.book.factions if mirror or (f not in state.factions and f not in later)]
        return [f for f in free if faction_refusal(state.book, f) is None]

    def wants(self, state: Game) -> Ask | None:
        seat = self._next(state)
        return ask(seat, "choose-faction") if seat >= 0 and not state.book.options.faction_of(seat) else None

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(ChooseFaction(f) for f in self._free(state))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if not isinstance(action, ChooseFaction):
            return unexpected(action, "choose-faction", "DF-SET-6")
        if action.faction not in state.book.factions:
            return refuse("DF-SET-6", "unknown-faction", faction=action.faction)
        weak = faction_refusal(state.book, action.faction)
        return weak or refuse("DF-SET-6", "faction-taken", faction=action.faction)

    def step(self, state: Game, reply: ChooseFaction | None) -> Frames:
        seat = self._next(state)
        if seat < 0:
            return ()
        faction: str = (state.book.options.faction_of(seat) or "") if reply is None else reply.faction
        state.factions = set_list(state.factions, seat, faction)
        state.shrines = set_at(state.shrines, seat, state.book.shrine_id(seat, faction))
        if state.log is not None:
            tell(state, FactionChosen("DF-SET-6", Seat(seat), FactionId(faction)))
        return (ChooseFactions(),)


def set_list(column: list[Any], index: int, value: Any) -> list[Any]:
    """A list with one entry replaced, as a new list; for columns that clones share."""
    return [*column[:index], value, *column[index + 1 :]]


class ChooseLists(Frame, frozen=True):
    """Every seat chooses Squads or a deck; nobody sees another's choice before all have chosen. DF-SET-10."""

    waits = True
    what: str
    done: tuple[int, ...]

    def _next(self, state: Game) -> int:
        return next((s for s in state.book.clockwise[state.first] if s not in self.done), -1)

    def _given(self, state: Game, seat: int) -> tuple[str, ...] | None:
        """The settled list; one that does not suit what was chosen at the table is asked for. DF-SET-16."""
        return settled_list(state.book, seat, state.factions[seat], self.what, self._squads(state, seat))

    def _squads(self, state: Game, seat: int) -> tuple[str, ...]:
        return tuple(c for s, c in enumerate(state.squad_card) if state.squad_seat[s] == seat)

    def wants(self, state: Game) -> Ask | None:
        seat = self._next(state)
        if seat < 0 or self._given(state, seat) is not None:
            return None
        return ask(seat, "choose-" + self.what)

    def options(self, state: Game) -> tuple[Action, ...]:
        seat = self._next(state)
        if self.what == "squads":
            return army_choices(state.book, state.factions[seat])
        return deck_choices(state.book, state.factions[seat], self._squads(state, seat))

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        seat = self._next(state)
        if self.what == "squads":
            if not isinstance(action, ChooseSquads):
                return unexpected(action, "choose-squads", "DF-SET-8")
            return self._why_not(state, seat, action.squads)
        if not isinstance(action, ChooseDeck):
            return unexpected(action, "choose-deck", "DF-SET-13")
        return self._why_not(state, seat, action.cards)

    def step(self, state: Game, reply: ChooseSquads | ChooseDeck | None) -> Frames:
        seat = self._next(state)
        if seat < 0:
            return ()
        if reply is None:
            chosen = self._given(state, seat) or ()
        else:
            chosen = reply.squads if isinstance(reply, ChooseSquads) else reply.cards
        if self.what == "squads":
            state.chosen = set_list(state.chosen, seat, tuple(sorted(chosen, key=state.book.squad_order)))
        else:
            state.decks[seat] = tuple(sorted(chosen))
        return (ChooseLists(self.what, (*self.done, seat)),)

    def _why_not(self, state: Game, seat: int, chosen: tuple[str, ...]) -> Refusal | None:
        if self.what == "squads":
            return squads_refusal(state.book, state.factions[seat], chosen)
        return deck_refusal(state.book, state.factions[seat], chosen, self._squads(state, seat))


class Reveal(Frame, frozen=True):
    """All Squads are shown together and set up. DF-SET-10 to DF-SET-12."""

    def step(self, state: Game, reply: None) -> Frames:
        muster(state)
        for seat in range(state.book.seats):
            if state.log is not None:
                tell(state, SquadsRevealed("DF-SET-10", Seat(seat), tuple(map(SquadCard, state.chosen[seat]))))
        return ()


class ShuffleDecks(Frame, frozen=True):
    """Decks are shuffled: their order is not known to anybody; in Script mode owners may order them. DF-SET-17."""

    def step(self, state: Game, reply: None) -> Frames:
        for seat in range(state.book.seats):
            faction = state.book.factions[state.factions[seat]]
            for kind in faction.tokens:
                if kind.class_ == "resource" and kind.start:
                    state.resources = {**state.resources, f"{seat}:{kind.id}": kind.start}
        if state.book.options.script:
            return tuple(OfferOrder(s) for s in state.book.clockwise[state.first])
        return ()


class NameRoles(Frame, frozen=True):
    """The First Player names the Countering player. DF-SET-18."""

    waits = True

    def wants(self, state: Game) -> Ask | None:
        return None if state.book.options.countering is not None else ask(state.first, "name-countering")

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(NameCountering(s) for s in range(state.book.seats))

    def why_not(self, state: Game, action: Action) -> Refusal:
        return unexpected(action, "name-countering", "DF-SET-18")

    def step(self, state: Game, reply: NameCountering | None) -> Frames:
        seat: int = (state.book.options.countering or 0) if reply is None else reply.seat
        state.countering = state.turn = seat
        if state.log is not None:
            tell(state, CounteringNamed("DF-SET-18", Seat(seat)))
        return ()


def placement_order(state: Game) -> tuple[int, ...]:
    """Positioning players clockwise, the Countering player last. DF-SET-18, DF-SET-19, DF-DEP-1."""
    order: tuple[int, ...] = state.book.clockwise[(state.countering + 1) % state.book.seats]
    return order


class PlaceTokens(Frame, frozen=True):
    """Shrines or Crystal Sources are placed one at a time, or by the preset. DF-DEP-1 to DF-DEP-5, DF-DEP-11."""

    waits = True
    kind: str
    placed: int = 0

    def _count(self, state: Game) -> int:
        return int(state.book.seats if self.kind == "shrine" else state.book.constants.sources)

    def _seat(self, state: Game) -> int:
        return placement_order(state)[self.placed % state.book.seats]

    def _barred(self, state: Game) -> int:
        """The Spaces that are occupied or too near to other tokens, as bits."""
        around, far = state.book.terrain.surroundings, state.book.options.min_token_distance
        sources_first = state.book.options.alternative_setup
        kinds = ("shrine",) if self.kind == "shrine" and not sources_first else ("shrine", "source")
        barred = 0
        for token in state.tokens:
            barred |= around(token.space, far - 1 if token.kind in kinds else 0)
        for army in state.armies:
            for space in spaces_of(army):
                barred |= 1 << space
        return barred

    def _farthest(self, state: Game) -> list[int]:
        distance = state.book.board.distance
        shrines = [t.space for t in state.tokens if t.kind == "shrine"]
        empty = [s for s in range(state.book.board.count) if not state.occupied >> 7 * s & 127]
        if not empty:
            return []
        gap = {s: min((distance[s][o] for o in shrines), default=0) for s in empty}
        return [s for s in empty if gap[s] == max(gap.values())]

    def wants(self, state: Game) -> Ask | None:
        if self.placed >= self._count(state) or state.book.layout is not None:
            return None
        if self._barred(state) == state.book.terrain.every_space and not self._last_resort(state):
            return None
        return ask(self._seat(state), "place-" + self.kind)

    def _last_resort(self, state: Game) -> list[int]:
        """The Spaces for a token that finds no other. DF-DEP-2."""
        return self._farthest(state) if self.kind == "shrine" else []

    def options(self, state: Game) -> tuple[Action, ...]:
        terrain = state.book.terrain
        found: tuple[Action, ...] = terrain.token_places(self.kind, self._barred(state))
        return found or tuple([terrain.tokens[self.kind][s] for s in self._last_resort(state)])

    def why_not(self, state: Game, action: Action) -> Refusal:
        rule = "DF-DEP-2" if self.kind == "shrine" else "DF-DEP-3"
        if not isinstance(action, PlaceShrine | PlaceSource) or (self.kind == "shrine") != isinstance(
            action, PlaceShrine
        ):
            return unexpected(action, "place-" + self.kind, rule)
        space = state.book.board.index.get(action.space)
        if space is None:
            return refuse(rule, "off-the-map", space=action.space)
        if state.occupied >> 7 * space & 127:
            return refuse(rule, "space-occupied", space=action.space)
        return refuse(rule, "token-too-near", far=state.book.options.min_token_distance)

    def step(self, state: Game, reply: PlaceShrine | PlaceSource | None) -> Frames:
        if reply is None:
            if state.book.layout is not None:
                self._by_preset(state)
            return ()
        space = state.book.board.index[reply.space]
        add_token(state, self.kind, self._seat(state) if self.kind == "shrine" else -1, space)
        return (PlaceTokens(self.kind, self.placed + 1),)

    def _by_preset(self, state: Game) -> None:
        index, layout = state.book.board.index, state.book.layout
        assert layout is not None
        if self.kind == "source":
            for place in layout.sources:
                add_token(state, "source", -1, index[place])
            return
        for seat, place in zip(state.book.clockwise[state.first], layout.shrines, strict=False):
            add_token(state, "shrine", seat, index[place])


def add_token(state: Game, kind: str, owner: int, space: int) -> None:
    """Puts a full-Space token down. DF-TOK-3, DF-TOK-9."""
    state.tokens = (*state.tokens, Token(kind, owner, space, 127))
    state.occupied |= state.book.board.space_bits[space]
    if state.log is not None:
        if kind == "shrine":
            tell(state, ShrinePlaced("DF-DEP-2", Seat(owner), Space(space)))
        else:
            tell(state, SourcePlaced("DF-DEP-3", Space(space)))


class StartCrystals(Frame, frozen=True):
    """Everybody takes start Crystals. DF-SET-22, DF-OPT-2, DF-OPT-4."""

    def step(self, state: Game, reply: None) -> Frames:
        for seat in range(state.book.seats):
            n = state.book.start_crystals(seat)
            state.crystals[seat] += n
            state.neutral -= n
        return ()


class DealHand(Frame, frozen=True):
    """A starting hand is drawn. DF-SET-23."""

    place: int

    def step(self, state: Game, reply: None) -> Frames:
        return (RefillHand(state.book.clockwise[state.first][self.place]),)


def is_undeployed(state: Game, squad: int) -> bool:
    """Whether no model of the Squad was put down or left out yet."""
    spaces = state.spaces
    for m in state.squad_models[squad]:  # a loop is quicker than all(), and this is asked often
        if spaces[m] != AWAY:
            return False
    return True


class Deploy(Frame, frozen=True):
    """Players take turns deploying one complete Squad each. DF-DEP-6, DF-DEP-10."""

    waits = True
    place: int = 0

    def _next(self, state: Game) -> tuple[int, tuple[int, ...]]:
        """Who deploys now, and which Squads are left to that seat; nobody (-1) when all are down."""
        order = placement_order(state)
        for seat in (*order[self.place :], *order[: self.place]):
            squads = [s for s in state.book.squads_by_seat(state, seat) if is_undeployed(state, s)]
            if squads:
                return seat, tuple(squads)
        return -1, ()

    def wants(self, state: Game) -> Ask | None:
        order = placement_order(state)
        for seat in (*order[self.place :], *order[: self.place]):
            for squad in state.book.squads_by_seat(state, seat):
                if is_undeployed(state, squad):
                    return SQUAD_ASKS[seat]
        return None

    def options(self, state: Game) -> tuple[Action, ...]:
        seat, squads = self._next(state)
        able = squads_that_stand(state, squads, forbidden(state, seat, 0))
        found: tuple[Action, ...] = state.book.deployments[tuple(able) or squads]
        return found

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, DeploySquad):
            if action.squad in self._next(state)[1]:
                return refuse("DF-DEP-10", "squad-does-not-fit", squad=action.squad)
            return refuse("DF-DEP-6", "nothing-to-deploy", squad=action.squad)
        return unexpected(action, "deploy-squad", "DF-DEP-6")

    def step(self, state: Game, reply: DeploySquad | None) -> Frames:
        if reply is None:
            return ()
        seat, order = state.squad_seat[reply.squad], placement_order(state)
        return (DeployModel(seat, reply.squad, 0, 0), Deploy((order.index(seat) + 1) % len(order)))


class Disperse(Frame, frozen=True):
    """Every Positioning player may make one Move Action with one Squad. DF-DEP-13, DF-DEP-14."""

    waits = True
    place: int

    def wants(self, state: Game) -> Ask | None:
        order = placement_order(state)
        return ask(order[self.place], "disperse") if self.place < len(order) - 1 else None

    def options(self, state: Game) -> tuple[Action, ...]:
        seat = placement_order(state)[self.place]
        squads = state.book.squads_by_seat(state, seat)
        return (DONE, *(DeploySquad(s) for s in squads if self._movers(state, s)))

    def _movers(self, state: Game, squad: int) -> tuple[int, ...]:
        """The models of a Squad that can make Move Actions. DF-SQD-11."""
        return tuple(m for m in on_board(state, squad) if attribute(state, m, "mov") is not None)

    def why_not(self, state: Game, action: Action) -> Refusal:
        seat = placement_order(state)[self.place]
        if isinstance(action, DeploySquad) and action.squad in state.book.squads_by_seat(state, seat):
            for model in on_board(state, action.squad):
                return refuse("DF-SQD-11", "dash-cannot-move", model=model)
        return refuse("DF-DEP-14", "not-an-answer", action=type(action).__name__, question="disperse")

    def step(self, state: Game, reply: DeploySquad | Done | None) -> Frames:
        if reply is None:
            return ()
        following = Disperse(self.place + 1)
        if not isinstance(reply, DeploySquad):
            return (following,)
        seat = placement_order(state)[self.place]
        return (MoveAction(seat, self._movers(state, reply.squad), -1, response=False), following)


class FirstTurn(Frame, frozen=True):
    """The Countering player takes the first turn. DF-SET-24, DF-DEP-12."""

    def step(self, state: Game, reply: None) -> Frames:
        state.turn = state.countering
        state.happened = ()
        state.changed = False
        if state.log is not None:
            tell(state, MatchBegan("DF-SET-24", Seat(state.turn)))
        return (BeginTurn(),)
