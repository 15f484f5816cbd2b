"""What a position is worth: the chance of a seat to win, estimated from plain counts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import exp
from operator import mul

from edgewise.core.flow import Ask
from edgewise.games.dawnfall.hints.chances import NO_ATTACK, Fighter, exchange, hit_chance, hold_chance, troop_of
from edgewise.games.dawnfall.hints.ground import Standing, contact_gain, standings
from edgewise.games.dawnfall.state import DEAD, Game, Scope, ScopeValue, Some

FEATURES = (
    "vp",
    "models",
    "tokens",
    "crystals",
    "depleted",
    "held",
    "near",
    "attached",
    "charges",
    "hand",
    "banner",
    "best",
    "others",
    "fight",
    "quality",
)
# What each count adds to the logit of the chance to win: early in the match, and when it is nearly over.
EARLY: tuple[float, ...] = (0.26, 0.09, 0.165, 0.12, 0.09, 0.21, 0.08, 0.09, 0.05, 0.045, 0.12, 0.14, 0.12, 0.28, 0.025)
FINAL: tuple[float, ...] = (0.75, 0.15, 0.22, 0.10, 0.03, 0.10, 0.10, 0.05, 0.02, 0.03, 0.05, 0.30, 0.12, 0.70, 0.01)
# In the last turn only the marker counts, and what can still move it.
LAST: tuple[float, ...] = (2.20, 0.02, 0.02, 0.02, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.25, 0.00, 2.00, 0.00)
# The first Crystals are used at once, more of them wait: what each one is worth in turn.
USE_OF_CRYSTALS = (1.0, 1.0, 1.0, 0.6, 0.6, 0.6, 0.3, 0.3, 0.3)
SPARE_CRYSTAL = 0.1
# What is lost of a temporary Crystal's worth because it is gone after the turn.
FLEETING = 0.7
# How much of the chance is left open while the match runs.
UNSURE = 0.03
# Turns after which a bot begins to prefer a shorter match, and how much it would give for that at most.
PATIENT_TURNS = 30
RESTLESS_TURNS = 60
RESTLESS = 1.0
# What an Active turn, in which cards are drawn, is worth to a restless bot, as a share of the match.
ACTING = 0.03
# Weights for so many steps between the beginning and the end of a match.
STEPS = 32

Weights = tuple[tuple[float, ...], ...]


def blended(early: Sequence[float], final: Sequence[float], last: Sequence[float]) -> Weights:
    """Weights for every step of a match, where the end makes itself felt late, and for its last turn."""
    shares = [(step / STEPS) ** 2 for step in range(STEPS + 1)]
    return (*(tuple(a + (b - a) * s for a, b in zip(early, final, strict=True)) for s in shares), tuple(last))


WEIGHTS = blended(EARLY, FINAL, LAST)
# A threat that the other side can answer first counts less.
ANSWERED = 0.6


def evaluate(state: Game, seat: int, weights: Weights = WEIGHTS) -> float:
    """The estimated chance of a seat (or its team) to win, from 0 to 1."""
    if state.result is not None:
        return state.result.worth(seat)
    standing, late = standings(state), lateness(state)
    blend = weights[-1] if ends_this_turn(state) else weights[round(late * STEPS)]
    mine = _total(state, seat, standing[seat], blend)
    theirs = max([_total(state, foe, standing[foe], blend) for foe in state.book.foes[seat]])
    # Nothing but the result itself is certain.
    chance = UNSURE + (1 - 2 * UNSURE) / (1 + exp(max(-500.0, theirs - mine)))
    # Nothing in the rules ends a match in which nobody plays a card (DF-TRN-6), so waiting gets dear in the end.
    hurry = restlessness(state)
    acting = ACTING if hurry and state.kind == "active" and state.turn == seat else 0.0
    return chance + hurry * (late + acting - 1)


def restlessness(state: Game) -> float:
    """How much a shorter match is worth by now: 0 in the first turns, growing from then on."""
    return min(RESTLESS, max(0, state.number - PATIENT_TURNS) / RESTLESS_TURNS)


def _total(state: Game, seat: int, standing: Standing, weights: tuple[float, ...]) -> float:
    found: float = sum(map(mul, features(state, seat, standing), weights))
    return found


def lateness(state: Game) -> float:
    """How much of the match is over, by the shortest deck; cards missing from a hand are as good as drawn. DF-END-6."""
    if not state.number:
        return 0.0
    columns = zip(state.decks, state.tops, state.hands, strict=True)
    left = min([len(deck) + len(top) + len(hand) for deck, top, hand in columns])
    options = state.book.options
    return min(1.0, max(0.0, 1 - (left - options.hand_limit) / options.deck_size))


def ends_this_turn(state: Game) -> bool:
    """True when the match ends after this turn: an end is due, or the draws of its End Step empty a deck. DF-END-6."""
    if state.end_after_turn:
        return True
    options = state.book.options
    if state.kind != "active" or options.endless_deck:
        return False
    limit = options.hand_limit
    return any(
        0 < len(deck) + len(top) <= limit - len(hand)
        for deck, top, hand in zip(state.decks, state.tops, state.hands, strict=True)
    )


def features(state: Game, seat: int, standing: Standing) -> tuple[float, ...]:
    """The counts of one seat, in the order of FEATURES."""
    attached, charges, spaces = 0, 0, state.spaces
    spendable = _use(state.crystals[seat]) - FLEETING * state.temporary[seat]
    for squad, row in enumerate(state.attached):
        if row and state.squad_seat[squad] == seat and any(spaces[m] != DEAD for m in state.squad_models[squad]):
            attached += len(row)
            charges += sum([e.charges for e in row])
    return (
        _vp(state, seat),
        standing.models,
        standing.tokens,
        spendable,
        _use(state.crystals[seat] + state.depleted[seat]) - _use(state.crystals[seat]),
        standing.held,
        standing.near,
        attached,
        charges,
        len(state.hands[seat]),
        state.banners[seat],
        _threat(state, seat, standing),
        standing.others,
        _open_fight(state, seat),
        standing.quality,
    )


def _use(crystals: int) -> float:
    """What a pool of Crystals is worth, in first Crystals."""
    return _USES[crystals] if crystals < len(_USES) else _USES[-1] + SPARE_CRYSTAL * (crystals - len(_USES) + 1)


_USES = tuple(accumulate(USE_OF_CRYSTALS, initial=0.0))


def _vp(state: Game, seat: int) -> float:
    """Half the lead in a duel, since the other seat counts the other half; captured VP otherwise. DF-VIC-3."""
    if state.book.is_duel:
        return state.marker / 2 if seat == 0 else -state.marker / 2
    return float(sum(state.captured[seat]) + state.starting[seat] / 2)


def next_to_act(state: Game) -> int:
    """The seat that has the next fights of an Activation; the one under way counts until it fought. DF-ACT-3."""
    if state.kind == "active" and state.activated >= 0 and not _is_unfinished(state):
        return (state.turn + 1) % state.book.seats
    return state.turn


def _is_unfinished(state: Game) -> bool:
    return bool(state.scopes) and state.scopes[0]["kind"] == "activation" and not state.scopes[0]["fought"]


def _threat(state: Game, seat: int, standing: Standing) -> float:
    """What the next Activation of this seat brings; less when the other side can answer first."""
    if next_to_act(state) != seat:
        return standing.best * ANSWERED
    if seat != state.turn or state.activated < 0 or state.kind != "active":
        return standing.best
    moved = state.scopes[0]["moved"]
    return contact_gain(state, state.activated) if moved else standing.gains[state.activated]


def _open_fight(state: Game, seat: int) -> float:
    """What the fight in progress brings this seat on average; half, since the other seat counts the rest."""
    for scope in reversed(state.scopes):
        if scope["kind"] == "sequence":
            first = scope.get("attacker") or scope["starter"]
            second = scope.get("defender") or scope["aimed"]
            if not isinstance(first, Some) or not isinstance(second, Some):
                return 0.0
            value = _fight_value(state, scope, int(first.ids[0]), int(second.ids[0]))
            return value / 2 if state.squad_seat[state.model_squad[int(first.ids[0])]] == seat else -value / 2
    return 0.0


def _fight_value(state: Game, scope: Scope, first: int, second: int) -> float:
    if state.spaces[first] < 0 or state.spaces[second] < 0:
        return 0.0
    troop = troop_of(state).fighters
    mine, theirs = troop[state.model_squad[first]], troop[state.model_squad[second]]
    if "attacker" not in scope:
        return exchange(mine, theirs)
    verdict = scope.get("verdict")
    if verdict == "success":
        return 0.0
    forth = 0.0 if verdict else _forth(state, scope, mine, theirs)
    answered = not scope.get("backstab") and not scope.get("round") and theirs.att != NO_ATTACK
    back = hit_chance(theirs.att - mine.defense) if answered else 0.0
    return forth * theirs.wound - (1 - forth) * back * mine.wound


def _forth(state: Game, scope: Scope, mine: Fighter, theirs: Fighter) -> float:
    """How likely the Attack in progress wounds, with what has been rolled so far."""
    power, result, purpose = scope.get("attack_power"), scope.get("result"), scope.get("purpose")
    defense = theirs.defense + _number(scope.get("defense_plus"))
    rolled = isinstance(state.want, Ask) and state.want.key == "offer-reroll" and isinstance(result, int)
    if isinstance(power, int) and power >= 0:
        if rolled and purpose == "defense":
            return float(power > _number(result) + defense)
        return 1 - hold_chance(power - defense)
    plus = mine.att + _number(scope.get("attack_plus"))
    if rolled and purpose == "attack":
        return 1 - hold_chance(_number(result) + plus - defense)
    return hit_chance(plus - defense)


def _number(value: ScopeValue) -> int:
    return value if isinstance(value, int) else 0
