"""Turns: declaration, Active turn, End Step, what lasts until their end. DF-TRN, DF-ACT, DF-OPT."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import (
    Activate,
    BuyVP,
    ChangeMode,
    Declare,
    Discard,
    Done,
    EndTurn,
    Mulligan,
    Pass,
    StartCombat,
    StartMove,
    Use,
)
from edgewise.games.dawnfall.events import (
    CardDiscarded,
    MulliganTaken,
    SquadActivated,
    TemporaryReturned,
    TurnBegan,
    TurnDeclared,
    VpBought,
    tell,
)
from edgewise.games.dawnfall.frames.activation import activate
from edgewise.games.dawnfall.frames.asks import ask, asks, refuse, unexpected
from edgewise.games.dawnfall.frames.drawing import DrawCards, decks_out, hand_limit, refill_frames, shuffle
from edgewise.games.dawnfall.frames.listing import listed
from edgewise.games.dawnfall.frames.purview import Purview
from edgewise.games.dawnfall.frames.reasons import why_not
from edgewise.games.dawnfall.frames.triggers import forced
from edgewise.games.dawnfall.frames.windows import Reopen, open_window, use
from edgewise.games.dawnfall.kinds import Card, Squad
from edgewise.games.dawnfall.muster import squads_in
from edgewise.games.dawnfall.queries.attributes import is_forbidden, is_quiet
from edgewise.games.dawnfall.scoring import check_models, decide, gain_vp
from edgewise.games.dawnfall.state import EXTRA_ACTIVATION, Game, living
from edgewise.geometry.hexes import mask_of

DONE, PASS = Done(), Pass()

DECLARATIONS: tuple[Action, ...] = (Declare("active"), Declare("passive"))

END_TURN = EndTurn()

ACTIVATE = ("activate",)

DECLARE_ASKS, MAIN_ASKS = asks("declare"), asks("main")

DISCARD_ASKS = asks("discard")


class BeginTurn(Frame, frozen=True):
    """A turn begins. DF-TRN-1, W-T1."""

    def step(self, state: Game, reply: None) -> Frames:
        return begin_turn(state)


def begin_turn(state: Game) -> Frames:
    """A turn begins: what was counted in the last one is forgotten. DF-TRN-1, W-T1."""
    state.number += 1
    state.kind = ""
    state.activated = -1
    if state.plays or state.operations or state.autopass:
        state.plays = 0
        state.operations = 0
        state.autopass = ()
    if state.used:
        state.used = {k: n for k, n in state.used.items() if k.startswith(("match", "round"))}
    if state.book.remembers:
        squads = [(what, state.model_squad[m]) for what, m, _ in state.happened if m >= 0]
        state.used |= {f"match|{what}|{squad}": 1 for what, squad in squads}
    state.happened = ()
    if state.log is not None:
        tell(state, TurnBegan("DF-TRN-1", Seat(state.turn), state.number))
    if 0 in state.armies:
        check_models(state)  # an army that found no room at all is lost when set-up is over: DF-DEP-12
    if state.removed[state.turn]:
        return END_OF_TURN
    return (OfferVP(), *DECLARE_TURN) if state.book.options.buying_vp and state.book.is_duel else DECLARE_TURN


class OfferVP(Frame, frozen=True):
    """Buying VP, once before the declaration. DF-OPT-6, W-T1."""

    waits = True

    def wants(self, state: Game) -> Ask | None:
        return ask(state.turn, "buy-vp") if state.crystals[state.turn] >= 3 else None

    def options(self, state: Game) -> tuple[Action, ...]:
        return (PASS, BuyVP())

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, Declare):
            return refuse("DF-TRN-2", "buy-first")
        return unexpected(action, "buy-vp", "DF-OPT-6")

    def step(self, state: Game, reply: BuyVP | Pass | None) -> Frames:
        if isinstance(reply, BuyVP):
            seat = state.turn
            state.crystals[seat] -= 3
            given = min(3, state.temporary[seat])
            state.temporary[seat] -= given
            state.neutral += 3
            state.changed = True
            if state.log is not None:
                tell(state, VpBought("DF-OPT-6", Seat(seat)))
            gain_vp(state, seat, 1)
        return ()


class DeclareTurn(Frame, frozen=True):
    """The turn player declares the kind of turn. DF-TRN-2, DF-TRN-3, W-T2."""

    waits = True

    def wants(self, state: Game) -> Ask | None:
        return DECLARE_ASKS[state.turn]

    def options(self, state: Game) -> tuple[Action, ...]:
        return DECLARATIONS

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, BuyVP):
            return refuse("DF-OPT-6", "vp-not-for-sale")
        return unexpected(action, "declare", "DF-TRN-2")

    def step(self, state: Game, reply: Declare) -> Frames:
        state.kind = reply.kind
        if state.modifiers:
            own = ("next_own_turn", state.turn)
            state.modifiers = tuple(m for m in state.modifiers if (m.until, m.turn) != own)
        if state.log is not None:
            tell(state, TurnDeclared("DF-TRN-2", Seat(state.turn), reply.kind))
        if reply.kind == "passive":
            return (*PASSIVE_TURN, *END_OF_TURN)
        if state.book.options.mulligan:
            return (OfferMulligan(), StartActive(), MAIN_WINDOW)
        return (*start_active(state), MAIN_WINDOW)


DECLARE_TURN: Frames = (DeclareTurn(),)


class OfferMulligan(Frame, frozen=True):
    """Once per match, first thing in an own Active turn. DF-OPT-5, W-T3."""

    waits = True

    def wants(self, state: Game) -> Ask | None:
        used = state.turn in state.mulligans
        return None if used or not state.hands[state.turn] else ask(state.turn, "mulligan")

    def options(self, state: Game) -> tuple[Action, ...]:
        return (PASS, Mulligan())

    def why_not(self, state: Game, action: Action) -> Refusal:
        return unexpected(action, "mulligan", "DF-OPT-5")

    def step(self, state: Game, reply: Mulligan | Pass | None) -> Frames:
        if not isinstance(reply, Mulligan):
            return ()
        seat = state.turn
        state.mulligans = (*state.mulligans, seat)
        shuffle(state, seat, state.hands[seat])
        state.hands[seat] = ()
        if state.log is not None:
            tell(state, MulliganTaken("DF-OPT-5", Seat(seat)))
        return (DrawCards(seat, hand_limit(state, seat)),)


class StartActive(Frame, frozen=True):
    """Effects of the start of the turn, then Instants. W-T3."""

    def step(self, state: Game, reply: None) -> Frames:
        return start_active(state)


def start_active(state: Game) -> Frames:
    """Effects of the start of the turn, then Instants. W-T3."""
    return forced(state, "turn_start", -1) + open_window(state, "W-T3", -1)


def activatable(state: Game, squad: int) -> bool:
    """An own Squad with a living model that nothing forbids to Activate. DF-ACT-4."""
    return any(not is_forbidden(state, m, "activate") for m in living(state, squad))


def has_activation(state: Game) -> bool:
    """Whether the turn has its Activation still, or one more by an effect. DF-ACT-3."""
    return state.activated < 0 or any(m.what == EXTRA_ACTIVATION for m in state.modifiers)


def _take_one_more(state: Game) -> None:
    """Uses up an Activation by an effect. DF-ACT-3."""
    spent = next(m for m in state.modifiers if m.what == EXTRA_ACTIVATION)
    state.modifiers = tuple(m for m in state.modifiers if m is not spent)


class MainWindow(Frame, frozen=True):
    """The turn player plays cards, Activates a Squad or ends the turn. DF-ACT-1, DF-CLR-13, W-T4."""

    waits = True

    def wants(self, state: Game) -> Ask | None:
        return MAIN_ASKS[state.turn]

    def options(self, state: Game) -> tuple[Action, ...]:
        view = Purview(state, state.turn, -1)
        found = listed(view, "W-T4", state.book.offers[1]["W-T4"])
        if state.activated < 0 or (state.modifiers and has_activation(state)):
            squads = view.army
            if not is_quiet(state, ACTIVATE):
                squads = mask_of(s for s in squads_in(squads) if activatable(state, s))
            found += state.book.activations[squads]
        found.append(END_TURN)
        return tuple(found)

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, Activate):
            return self._why_not_activate(state, action.squad)
        if isinstance(action, Declare):
            return refuse("DF-TRN-2", "declared-already")
        if isinstance(action, EndTurn | Pass):
            return unexpected(action, "main", "DF-ACT-11")
        if isinstance(action, StartMove | StartCombat):
            if state.activated >= 0:
                return refuse("DF-ACT-8", "block-finished", block=type(action).__name__.removeprefix("Start"))
            return refuse("DF-ACT-6", "activate-first")
        if isinstance(action, ChangeMode):
            return refuse("DF-ACT-5", "mode-too-late")
        return why_not(state, state.turn, "W-T4", -1, action)

    def _why_not_activate(self, state: Game, squad: int) -> Refusal:
        if not has_activation(state):
            return refuse("DF-ACT-3", "activated-already")
        if not 0 <= squad < len(state.squad_seat) or state.squad_seat[squad] != state.turn:
            return refuse("DF-ACT-4", "not-own-squad", squad=squad)
        if not living(state, squad):
            return refuse("DF-ACT-4", "squad-without-models")
        return refuse("DF-ACT-4", "activation-forbidden", squad=squad)

    def step(self, state: Game, reply: Activate | EndTurn | Use) -> Frames:
        if state.operations:
            state.operations = 0
        if isinstance(reply, EndTurn):
            window = open_window(state, "W-T6", -1)
            return (*window, EndUnlessUsed(state.plays)) if window else END_STEP
        if isinstance(reply, Activate):
            if state.activated >= 0:
                _take_one_more(state)
            state.activated = reply.squad
            state.happened += tuple([("activated", m, 0) for m in living(state, reply.squad)])
            if state.log is not None:
                tell(state, SquadActivated("DF-ACT-3", Seat(state.turn), Squad(reply.squad)))
            return (*activate(state, reply.squad), MAIN_WINDOW)
        seat = state.turn
        return (*use(state, seat, reply, -1), Reopen("W-T5", -1, seat), MAIN_WINDOW)


MAIN_WINDOW = MainWindow()


class EndUnlessUsed(Frame, frozen=True):
    """Back to the main window when somebody used something after the announcement. W-T6."""

    plays: int

    def step(self, state: Game, reply: None) -> Frames:
        return END_STEP if state.plays == self.plays else (MAIN_WINDOW,)


class EndStep(Frame, frozen=True):
    """The turn player may discard one card. DF-ACT-11, DF-ACT-14, W-T7."""

    waits = True

    def wants(self, state: Game) -> Ask | None:
        return DISCARD_ASKS[state.turn] if state.hands[state.turn] else None

    def options(self, state: Game) -> tuple[Action, ...]:
        return (DONE, *(Discard(c) for c in dict.fromkeys(state.hands[state.turn])))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, Discard):
            return refuse("DF-ACT-11", "card-not-in-hand", card=action.card)
        return unexpected(action, "discard", "DF-ACT-14")

    def step(self, state: Game, reply: Discard | Done | None) -> Frames:
        seat = state.turn
        if type(reply) is Discard:
            hand = list(state.hands[seat])
            hand.remove(reply.card)
            state.hands[seat] = tuple(hand)
            state.discards[seat] = (*state.discards[seat], reply.card)
            if state.log is not None:
                tell(state, CardDiscarded("DF-ACT-11", Seat(seat), Card(reply.card)))
        state.kind = "end"
        order = state.book.clockwise[seat]
        if True in state.removed:
            order = tuple(s for s in order if not state.removed[s])
        return (*refill_frames(state, order), EndIfDeckOut(decks_out(state)), *END_OF_TURN)


END_STEP: Frames = (EndStep(),)


class EndIfDeckOut(Frame, frozen=True):
    """A deck that ran out in the End Step ends the match after the draw. DF-END-7, DF-CLR-3."""

    earlier: tuple[int, ...] = ()

    def step(self, state: Game, reply: None) -> Frames:
        is_last = state.end_after_turn and not state.book.options.endless_deck
        if is_last and set(decks_out(state)) - set(self.earlier):
            decide(state, "deck-used-up")
        return ()


class EndOfTurn(Frame, frozen=True):
    """Effects of the end of the turn, expiry, end of the game, next player. DF-TRN-5, W-T9."""

    def step(self, state: Game, reply: None) -> Frames:
        frames = forced(state, "turn_end", -1) + open_window(state, "W-T9", -1)
        return (*frames, PassToken()) if frames else pass_token(state)


END_OF_TURN: Frames = (EndOfTurn(),)


class PassToken(Frame, frozen=True):
    """The turn is over."""

    def step(self, state: Game, reply: None) -> Frames:
        return pass_token(state)


def pass_token(state: Game) -> Frames:
    """Durations end, the end is evaluated, the token is passed and the next turn begins. DF-TRN-4 to DF-TRN-6."""
    if state.modifiers or any(state.temporary):
        expire(state)
    if state.statuses:
        state.book.continuous.end_turn(state)
    if state.end_after_turn:
        out = decks_out(state) and not state.book.options.endless_deck
        decide(state, "deck-used-up" if out else "marker-at-token" if state.book.is_duel else "eliminated")
        return ()
    limit = state.book.options.stall_rounds
    quiet = state.kind == "passive" and not state.changed
    counted = state.stalled > 0 or state.turn == state.countering
    state.stalled = state.stalled + 1 if quiet and counted else 0
    state.changed = False
    if limit and state.stalled >= limit * state.book.seats:
        decide(state, "stalled")
        return ()
    state.turn = (state.turn + 1) % state.book.seats
    return begin_turn(state)


def expire(state: Game) -> None:
    """Ends what lasts until the end of the turn; temporary Crystals return. DF-TRN-4, DF-KEY-4."""
    if state.modifiers:
        state.modifiers = tuple(
            m
            for m in state.modifiers
            if m.until not in ("turn", "activation") and not (m.until == "turns" and m.turn <= state.number)
        )
    for seat, n in enumerate(state.temporary if any(state.temporary) else ()):
        if n:
            state.crystals[seat] -= n
            state.neutral += n
            state.temporary[seat] = 0
            state.changed = True
            if state.log is not None:
                tell(state, TemporaryReturned("DF-KEY-4", Seat(seat), n))


from edgewise.games.dawnfall.frames.passive import PASSIVE_TURN
