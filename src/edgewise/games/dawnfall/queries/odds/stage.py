"""The table on which a fight is imagined: a copy without hands, with the stated Crystals, and Actions played on it."""

from __future__ import annotations

import msgspec

from edgewise.core.flow import Ask, Draw, Drawn, Frames, advance, answer
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.games.dawnfall.actions import Decline, Done, Keep, Pass
from edgewise.games.dawnfall.effects.fights import AddWounds
from edgewise.games.dawnfall.frames.powers import action_scope
from edgewise.games.dawnfall.frames.triggers import Run
from edgewise.games.dawnfall.profiles import Power
from edgewise.games.dawnfall.queries.odds.asking import Known
from edgewise.games.dawnfall.queries.odds.purse import Purse, put_purse
from edgewise.games.dawnfall.state import Game, Some, seat_of

Knowns = tuple[Known, Known]
IDLE = Pass | Done | Decline | Keep


def staged(state: Game) -> Game:
    """A silent copy on which nothing is under way and nobody holds cards: hidden things never count. DF-INF-2."""
    twin = state.clone()
    twin.log = None
    twin.hands = [() for _ in state.hands]
    twin.stack = []
    twin.want = None
    return twin


def fill_purse(state: Game, seat: int, known: Known) -> None:
    """Gives a seat the Crystals that a question states."""
    crystals = state.crystals[seat] if known.crystals is None else known.crystals
    depleted = state.depleted[seat] if known.depleted is None else known.depleted
    if min(crystals, depleted) < 0:
        raise BadInput(phrase("bad-odds-crystals"), field="crystals", rule="DF-PAY-1")
    put_purse(state, seat, Purse(crystals, min(state.temporary[seat], crystals), depleted))


def run_out(state: Game, frames: Frames) -> None:
    """Carries out frames to their end; nobody uses anything optional on the way."""
    state.stack = list(reversed(frames))
    advance(state)
    while state.want is not None:
        want = state.want
        if isinstance(want, Ask):
            options = state.stack[-1].options(state)
            answer(state, next((o for o in options if isinstance(o, IDLE)), options[0]))
        elif isinstance(want, Draw):
            answer(state, Drawn(want.pool[: want.count]))
        else:
            raise BadInput(phrase("bad-odds-late-roll", purpose=want.purpose), field="odds")


def power_named(state: Game, seat: int, name: str) -> tuple[str, Power]:
    """The card and the Action that a name stands for: `card`, `card.upper`, `card.lower`, or the Action's own id."""
    cards = {c.id: c for c in state.book.factions[state.factions[seat]].cards}
    card, _, half = name.partition(".")
    if card in cards and half in ("", "upper", "lower"):
        return card, cards[card].upper if half == "upper" else cards[card].lower
    for each in cards.values():
        for power in (each.upper, each.lower):
            if name in (power.id, power.use) and name:
                return each.id, power
    message = phrase("bad-odds-card", faction=state.factions[seat], name=name)
    raise BadInput(message, field="cards", rule="DF-GEN-10")


def play_ahead(state: Game, pair: tuple[int, int], knowns: Knowns) -> Knowns:
    """Plays Actions that need no moment of a fight, once and before it; returns what is known beyond them."""
    left = []
    for who, known in enumerate(knowns):
        later = []
        for name in known.cards:
            card, power = power_named(state, seat_of(state, pair[who]), name)
            if power.timings:
                later.append(name)
            else:
                play(state, -1, pair[who], pair[1 - who], card, power)
        left.append(msgspec.structs.replace(known, cards=tuple(later)))
    return left[0], left[1]


def play(state: Game, scope: int, fighter: int, foe: int, card: str, power: Power) -> None:
    """Carries out an Action for a fighter inside a Sequence; what asks for more than its fighters is refused."""
    seat = seat_of(state, fighter)
    number = next(i for i, each in enumerate(state.book.powers) if each is power)
    squad = state.model_squad[fighter]
    bind = fighter if power.binding.type == "own_model" else squad
    inner = len(state.scopes)
    state.scopes.append(action_scope(state, seat, number, bind, scope, card, squad, "hand"))
    names = power.binding.names
    if names and state.squad_card[squad] not in names:
        raise BadInput(
            phrase("bad-odds-foreign", card=card, squad=state.squad_card[squad]), field="cards", rule="DF-CRD-3"
        )
    _aim(state, inner, card, power, (foe, fighter))
    if "instead_of_wound" in power.timings:
        # The roles of a Wound do not exist yet; more Wounds are the one thing that can be foreseen.
        if not all(isinstance(step, AddWounds) for step in power.steps):
            raise BadInput(phrase("bad-odds-wound", card=card), field="cards", rule="DF-TIM-7")
    elif power.if_ is not None and not power.if_.holds(state, inner):
        raise BadInput(phrase("bad-odds-condition", card=card), field="cards", rule="DF-CRD-8")
    state.stack = [Run(state.book.block(power.steps), 0, inner)]
    advance(state)
    if state.want is not None:
        raise BadInput(phrase("bad-odds-asks", card=card), field="cards")
    if scope >= 0 and state.scopes[scope].get("cancelled"):
        raise BadInput(phrase("bad-odds-ends", card=card), field="cards", rule="DF-INS-5")
    del state.scopes[inner:]


def _aim(state: Game, scope: int, card: str, power: Power, models: tuple[int, int]) -> None:
    """The declared target of an Action is the enemy fighter where it may be, else the own one."""
    if power.numbers or len(power.targets) > 1:
        raise BadInput(phrase("bad-odds-choices", card=card), field="cards")
    for target in power.targets:
        found = state.book.find(state, scope, target.of).ids
        aims = [m for m in models if m in found]
        if not aims:
            raise BadInput(phrase("bad-odds-aim", card=card), field="cards", rule="DF-CRD-9")
        state.scopes[scope][target.as_] = Some("model", (aims[0],))
