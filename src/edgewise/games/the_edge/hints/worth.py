"""What a position is worth: the chance of a seat to win, estimated from plain counts."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul

from edgewise.games.the_edge.continuous import has_mark
from edgewise.games.the_edge.frames.combat import AfterAttack, CounterAttack, Fight
from edgewise.games.the_edge.frames.dice import Clash, OfferReroll, RollDie, modifier
from edgewise.games.the_edge.hints.chances import chance_below, hit_chance, troop_of
from edgewise.games.the_edge.hints.ground import Standing, standing_gain, standings
from edgewise.games.the_edge.scoring import LAST_TURN
from edgewise.games.the_edge.state import HAND_SIZE, Game

FEATURES = (
    "vp",
    "life",
    "crystals",
    "unused",
    "held",
    "near",
    "hand",
    "best",
    "others",
    "fight",
    "quality",
)
# What each count adds to the logit of the chance to win: early in the game, and when it is nearly over.
# A VP that changes hands counts on both sides, a wound in an open fight once: hence the double weight there.
EARLY: tuple[float, ...] = (0.35, 0.60, 0.12, 0.03, 0.16, 0.06, 0.03, 0.28, 0.10, 0.70, 0.02)
FINAL: tuple[float, ...] = (0.90, 0.45, 0.03, 0.01, 0.02, 0.02, 0.01, 0.45, 0.10, 1.60, 0.01)
# How much of the chance is left open while the game runs.
UNSURE = 0.02
# A threat that the other side can answer first counts less.
ANSWERED = 0.6
STEPS = 32
# Cards in deck and hand at the beginning, and crystals on the board. ED-SET-3, ED-SET-7.
FULL_DECK = 30
CRYSTALS = 11

Weights = tuple[tuple[float, ...], ...]


def blended(early: Sequence[float], final: Sequence[float]) -> Weights:
    """Weights for every step of a game, where the end makes itself felt late."""
    shares = [(step / STEPS) ** 2 for step in range(STEPS + 1)]
    return tuple(tuple(a + (b - a) * s for a, b in zip(early, final, strict=True)) for s in shares)


WEIGHTS = blended(EARLY, FINAL)


def evaluate(state: Game, seat: int, weights: Weights = WEIGHTS) -> float:
    """The estimated chance of a seat to win, from 0 to 1."""
    if state.result is not None:
        return state.result.worth(seat)
    standing = standings(state)
    blend = weights[round(lateness(state) * STEPS)]
    mine = sum(map(mul, features(state, seat, standing[seat]), blend))
    theirs = sum(map(mul, features(state, 1 - seat, standing[1 - seat]), blend))
    return UNSURE + (1 - 2 * UNSURE) / (1 + exp(max(-500.0, theirs - mine)))


def lateness(state: Game) -> float:
    """How much of the game is over, by whichever end is nearest. ED-WIN-2, ED-WIN-3, ED-WIN-4, ED-WIN-8."""
    if not state.turn:
        return 0.0
    cards = min([len(deck) + len(hand) for deck, hand in zip(state.decks, state.hands, strict=True)])
    used = 1 - (cards - HAND_SIZE) / (FULL_DECK - HAND_SIZE)
    left = sum([pool.crystals for pool in state.pools if pool.crystals > 0])
    lost = 1 - min(state.vp) / 7
    return min(1.0, max(0.0, used, 1 - left / CRYSTALS, (state.turn - 1) / LAST_TURN, lost))


def features(state: Game, seat: int, standing: Standing) -> tuple[float, ...]:
    """The counts of one seat, in the order of FEATURES."""
    unused = state.unused[seat]
    return (
        state.vp[seat],
        standing.pieces.life,
        unused + state.spent[seat],
        unused,
        standing.pieces.held if state.phase != "progress" else 0.5 * standing.pieces.held,
        standing.pieces.near,
        len(state.hands[seat]),
        _threat(state, seat, standing),
        standing.others,
        _open_fight(state, seat),
        standing.pieces.quality,
    )


def _threat(state: Game, seat: int, standing: Standing) -> float:
    """What the next activation of this seat brings; less when the other side can answer first. ED-TRN-5."""
    under_way = state.active >= 0
    if under_way != (state.acting == seat):
        return standing.best
    if not under_way or state.action not in ("", "assault"):
        return standing.best * ANSWERED
    # Of the activation in progress only what it can still do counts; then the other side acts.
    now = standing_gain(state, state.active) if state.moved else standing.pieces.at_once[state.active]
    others = max([gain for squad, gain in enumerate(standing.gains) if squad != state.active])
    return max(now, others * ANSWERED)


def _open_fight(state: Game, seat: int) -> float:
    """What the combat in progress brings this seat on average; half, since the other seat counts the rest."""
    for frame in reversed(state.stack):
        match frame:
            case RollDie() | OfferReroll():
                return _signed(state, seat, frame.clash.attacker, _clash_value(state, frame.clash))
            case Fight():
                squads = state.book.model_squad
                value = troop_of(state).deals[squads[frame.assaulter]][squads[frame.target]]
                return _signed(state, seat, frame.assaulter, value)
            case CounterAttack():
                clash = Clash(frame.attacker, frame.defender, "counter", assaulter=frame.assaulter)
                return _signed(state, seat, frame.attacker, _clash_value(state, clash))
            case _:
                continue
    return 0.0


def _signed(state: Game, seat: int, model: int, value: float) -> float:
    return value / 2 if state.book.model_seat[model] == seat else -value / 2


def _clash_value(state: Game, clash: Clash) -> float:
    """The worth of an exchange for its attacker, with the dice that lie there and the answer that may follow."""
    fighters, squads = troop_of(state).fighters, state.book.model_squad
    mine, theirs = fighters[squads[clash.attacker]], fighters[squads[clash.defender]]
    again = clash.kind != "shot" and has_mark(state, clash.attacker, "reroll-attack")
    margin = modifier(state, clash, "attack") - modifier(state, clash, "defense")
    if clash.attack and clash.defense:
        forth = float(sum(clash.attack) + margin > sum(clash.defense))
    elif clash.attack:
        forth = chance_below(sum(clash.attack) + margin)
    else:
        forth = hit_chance(margin, again=again)
    answered = any(isinstance(f, AfterAttack) for f in state.stack)
    back = hit_chance(theirs.counter - mine.defense, again=theirs.again) if answered else 0.0
    return forth * theirs.wound - (1 - forth) * back * mine.wound
