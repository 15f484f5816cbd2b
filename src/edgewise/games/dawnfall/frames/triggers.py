"""Forced effects: found by asking the content in play, resolved in the order of DF-TIM-8."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import PickOption
from edgewise.games.dawnfall.events import ChainStopped, EffectTriggered, tell
from edgewise.games.dawnfall.frames.asks import ask, refuse, unexpected
from edgewise.games.dawnfall.kinds import Source
from edgewise.games.dawnfall.limits import is_spent, note_use
from edgewise.games.dawnfall.queries.moments import touching
from edgewise.games.dawnfall.state import (
    Game,
    ScopeValue,
    Some,
    close_scope,
    fall_short,
    is_alive,
    look,
    open_scope,
    shortfalls,
)

NOBODY: dict[str, list[int]] = {}
# Most moments bring nothing besides what their scope says.
NOTHING_MORE: Mapping[str, ScopeValue] = {}


class Armed(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A forced effect that is due: its number in the book, and what it belongs to."""

    trigger: int
    seat: int
    squad: int
    model: int
    token: int
    source: str
    known: tuple[tuple[str, int | Some], ...] = ()
    movers: tuple[int, ...] = ()

    @property
    def use_name(self) -> str:
        """Under which name its uses are counted: for each bearer, Shrine and card by itself. DF-TIM-9."""
        return f"trigger{self.trigger}|{self.seat}.{self.model}.{self.token}|{self.source}|{self.squad}"


def armed(state: Game, timing: str) -> list[Armed]:
    """Every forced effect in play that names this moment."""
    if timing not in state.book.trigger_timings:
        return []
    book = state.book
    found: list[Armed] = []
    kinds, placed = book.armed_statuses.get(timing, NOBODY), book.armed_on_map.get(timing, NOBODY)
    shrines = book.armed_shrines.get(timing, NOBODY)
    for status in state.statuses if kinds else ():
        if status.kind in kinds:
            found += [Armed(t, status.by, status.squad, status.model, -1, status.kind) for t in kinds[status.kind]]
    if state.passives and timing in book.armed_cards:
        found += _of_enhancements(state, book.armed_cards[timing])
    for seat, name in enumerate(state.shrines) if shrines else ():
        if name and not state.removed[seat]:
            found += [Armed(t, seat, -1, -1, -1, name) for t in shrines.get(name, ())]
    for number, token in enumerate(state.tokens) if placed else ():
        if token.kind in placed:
            found += [Armed(t, token.owner, token.squad, -1, number, token.kind) for t in placed[token.kind]]
    for m in state.modifiers:
        if m.what == "trigger" and book.triggers[m.block].timing == timing:
            found.append(Armed(m.block, m.seat, m.squad, m.model, -1, m.source, m.known))
    return found


def _of_enhancements(state: Game, cards: dict[str, list[int]]) -> list[Armed]:
    found: list[Armed] = []
    for squad, attached in enumerate(state.attached):
        for e in attached:
            if e.bought and not e.disabled and e.card in cards and is_alive(state, squad):
                found += [Armed(t, state.squad_seat[squad], squad, -1, -1, e.card) for t in cards[e.card]]
    return found


def forced(state: Game, timing: str, scope: int, values: Mapping[str, ScopeValue] = NOTHING_MORE) -> Frames:
    """The forced effects of a moment as frames, turn player's first; none when nothing is armed."""
    if timing not in state.book.trigger_timings:
        return ()
    due: list[Armed] = []
    for effect in armed(state, timing):
        concerned = _concerned(state, timing, effect, scope, values)
        if concerned is not None and _is_due(state, concerned, scope, values):
            due.append(concerned)
    if not due:
        return ()
    if len(due) > 1:
        seats = state.book.seats
        due.sort(key=lambda a: (a.seat - state.turn) % seats)
    return (Forced(tuple(due), scope, dict(values)),)


def _concerned(state: Game, timing: str, a: Armed, scope: int, values: Mapping[str, ScopeValue]) -> Armed | None:
    """The effect with those who made the contact; none where nobody did, or where a token lies elsewhere. DF-TOK-9."""
    if timing == "on_contact":
        movers = touching(state, scope, a.token)
        return msgspec.structs.replace(a, movers=movers) if movers else None
    left = values.get("left") if timing == "on_leave" and a.token >= 0 else None
    return None if isinstance(left, Some) and state.tokens[a.token].space not in left.ids else a


def _scope_for(state: Game, a: Armed, scope: int, values: Mapping[str, ScopeValue]) -> int:
    extra: dict[str, ScopeValue] = dict(values)
    extra["seat"] = a.seat
    extra["squad"] = Some("squad", (a.squad,) if a.squad >= 0 else ())
    if a.model >= 0:
        extra["model"] = Some("model", (a.model,))
        if a.squad < 0:
            extra["squad"] = Some("squad", (state.model_squad[a.model],))
    if a.token >= 0:
        extra["token"] = Some("token", (a.token,))
    if a.movers:
        extra["mover"] = Some("model", a.movers)
    extra["source"] = a.source
    for name, value in a.known:  # what the Action that made it had chosen; roles of the moment go first
        if name not in extra and look(state, scope, name) is None:
            extra[name] = value
    return open_scope(state, "trigger", scope, **extra)


def _is_due(state: Game, a: Armed, scope: int, values: Mapping[str, ScopeValue]) -> bool:
    trigger = state.book.triggers[a.trigger]
    inner = _scope_for(state, a, scope, values)
    fits = trigger.if_ is None or trigger.if_.holds(state, inner)
    if fits and trigger.limit is not None:
        fits = not is_spent(state, inner, trigger.limit, a.use_name)
    del state.scopes[inner:]
    return bool(fits)


class Forced(Frame, frozen=True):
    """Several forced effects wait; a player with several chooses their order. DF-TIM-8."""

    waits = True
    due: tuple[Armed, ...]
    scope: int
    values: dict[str, int | str | Some | None]

    def _mine(self) -> int:
        return sum(1 for a in self.due if a.seat == self.due[0].seat) if len(self.due) > 1 else 1

    def wants(self, state: Game) -> Ask | None:
        seat = self.due[0].seat
        return ask(seat, "order-effects") if self._mine() > 1 and seat >= 0 else None

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(PickOption(i) for i in range(self._mine()))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, PickOption):
            return refuse("DF-TIM-8", "no-such-option", option=action.option + 1)
        return unexpected(action, "order-effects", "DF-TIM-8")

    def step(self, state: Game, reply: PickOption | None) -> Frames:
        index = reply.option if reply is not None else 0
        now, rest = self.due[index], self.due[:index] + self.due[index + 1 :]
        later: Frames = (Forced(rest, self.scope, self.values),) if rest else ()
        return (*fire(state, now, self.scope, self.values), *later)


def fire(state: Game, a: Armed, scope: int, values: dict[str, ScopeValue]) -> Frames:
    """Runs one forced effect in a scope of its own."""
    state.operations += 1
    if state.operations > OPERATION_LIMIT:
        if state.log is not None:
            tell(state, ChainStopped("DF-EFF-19", Source(a.source)))
        return ()
    trigger = state.book.triggers[a.trigger]
    if not _is_due(state, a, scope, values):
        return ()
    inner = _scope_for(state, a, scope, values)
    if trigger.limit is not None and not (trigger.limit.per == "once" and _drop(state, a)):
        note_use(state, inner, trigger.limit, a.use_name)
    # What finds nothing to do is not told.
    if state.log is not None and any(step.possible(state, inner) for step in trigger.steps):
        tell(state, EffectTriggered("DF-TIM-8", Source(a.source), trigger.timing))
    return (Run(state.book.block(trigger.steps), 0, inner), CloseScope(inner))


def _drop(state: Game, a: Armed) -> bool:
    """Ends what an Action set up for one time; False where the effect is that of a Shrine, a token or a card."""
    made = (m for m in state.modifiers if m.what == "trigger" and m.block == a.trigger and m.known == a.known)
    spent = next((m for m in made if (m.seat, m.squad) == (a.seat, a.squad)), None)
    state.modifiers = tuple(m for m in state.modifiers if m is not spent)
    return spent is not None


def then_close(state: Game, frames: Frames, scope: int) -> Frames:
    """What is left of a procedure and the end of its scope; where nothing is left the scope goes away now."""
    if frames:
        return (*frames, CloseScope(scope))
    close_scope(state, scope)
    return ()


class CloseScope(Frame, frozen=True):
    """A procedure is over; its scope and what lasted so long go away."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        close_scope(state, self.scope)
        return ()


class Run(Frame, frozen=True):
    """The steps of an effect, one after the other. DF-GEN-8."""

    block: int
    index: int
    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        return run(state, self.block, self.index, self.scope)


def run(state: Game, block: int, index: int, scope: int) -> Frames:
    """The next step of an effect, and the steps after it. DF-GEN-8, DF-EFF-19."""
    verbs = state.book.blocks[block]
    if index >= len(verbs):
        return ()
    state.operations += 1
    if state.operations > OPERATION_LIMIT:
        if state.log is not None:
            tell(state, ChainStopped("DF-EFF-19", Source("")))
        return ()
    verb = verbs[index]
    if choices := state.book.choices.get(id(verb)):
        forget_choices(state, choices, scope)
    # Nothing comes between a step and its turn, so it is done at once.
    frames: Frames = verb.run(state, Do(block, index, scope))
    return (*frames, Run(block, index + 1, scope)) if index + 1 < len(verbs) else frames


def forget_choices(state: Game, choices: tuple[int, ...], scope: int) -> None:
    """What was chosen for a step before is chosen anew."""
    here = state.scopes[scope]
    for selector in choices:
        here.pop(f"@{selector}", None)


class Attempt(Frame, frozen=True):
    """Steps on which others depend: those follow only if none of these fell short. DF-GEN-8."""

    block: int
    then: int
    scope: int
    before: int
    index: int = 0

    def step(self, state: Game, reply: None) -> Frames:
        verbs = state.book.blocks[self.block]
        if self.index == len(verbs):
            return (Run(self.then, 0, self.scope),) if shortfalls(state, self.scope) == self.before else ()
        if not verbs[self.index].complete(state, self.scope):
            fall_short(state, self.scope)
        rest = Attempt(self.block, self.then, self.scope, self.before, self.index + 1)
        return (Do(self.block, self.index, self.scope), rest)


class Do(Frame, frozen=True):
    """One step of an effect; comes back after the choices it needs were made."""

    block: int
    index: int
    scope: int
    again: bool = False

    def step(self, state: Game, reply: None) -> Frames:
        verb = state.book.blocks[self.block][self.index]
        if not self.again and (choices := state.book.choices.get(id(verb))):
            forget_choices(state, choices, self.scope)
        frames: Frames = verb.run(state, self)
        return frames


OPERATION_LIMIT = 100
