"""A round of shooting as it begins: range, arcs, wildness, pools. ME-SHO-3 to ME-SHO-17, ME-DFR, ME-CQF, ME-WPN-13."""

from __future__ import annotations

from msgspec.structs import replace

from edgewise.games.maelstrom.actions import Shot
from edgewise.games.maelstrom.continuous import evasion, is_large
from edgewise.games.maelstrom.kinds import Mils, Unit
from edgewise.games.maelstrom.profiles import WeaponProfile
from edgewise.games.maelstrom.queries.arcs import is_in_rear, is_out_of_front
from edgewise.games.maelstrom.queries.arms import weapon_used
from edgewise.games.maelstrom.queries.bodies import unit_to_unit
from edgewise.games.maelstrom.queries.hitting import WILD_EVASION
from edgewise.games.maelstrom.queries.sight import is_wide_open
from edgewise.games.maelstrom.queries.skill import is_tracked
from edgewise.games.maelstrom.queries.volume import ALWAYS_SHORT, band, dice_count
from edgewise.games.maelstrom.round import Kind, Pool, Round
from edgewise.games.maelstrom.state import Game, Note


def opened(state: Game, kind: Kind, attacker: Unit, target: Unit, shots: tuple[Shot, ...]) -> Round:
    """The round as the rules see it before any die. ME-SHO-1."""
    bare = bare_round(state, kind, attacker, target)
    tracked = is_tracked(state, {shot.model for shot in shots})
    may_be_open = kind in ("fire", "hit-and-run")
    exposed = may_be_open and is_wide_open(state, attacker, target, tracked=tracked)
    pools = tuple(pool_of(state, bare, shot) for shot in shots)
    return replace(bare, shots=shots, tracked=tracked, exposed=exposed, pools=pools)


def bare_round(state: Game, kind: Kind, attacker: Unit, target: Unit) -> Round:
    """The round as it is whatever weapons are fired. ME-SHO-3."""
    return Round(
        kind,
        attacker,
        target,
        (),
        Mils(0) if kind in ALWAYS_SHORT else unit_to_unit(state, attacker, target),
        wild=fires_wildly(state, kind, attacker, target),
        behind=is_behind(state, kind, attacker, target),
    )


def fires_wildly(state: Game, kind: Kind, attacker: Unit, target: Unit) -> bool:
    """Whether all fire of the unit is wild: after a Dash, or at what is behind it. ME-SHO-14, ME-SHO-15, ME-DFR-4."""
    acting = state.acting
    if kind == "defensive-fire":
        found = note_of(state, attacker)
        return found is not None and found.unseen
    dashed = acting is not None and acting.unit == attacker and "dash" in acting.deeds
    return dashed or is_out_of_front(state, target, attacker)


def is_behind(state: Game, kind: Kind, attacker: Unit, target: Unit) -> bool:
    """Whether the target is struck from its rear arc. ME-ARM-6, ME-CQF-3, ME-CQF-13, ME-WPN-13, ME-DFR-3."""
    acting = state.acting
    match kind:
        case "fire" | "suppressive-fire":
            return is_in_rear(state, attacker, target)
        case "defensive-fire":
            return False
        case "close-quarters":
            charged = acting is not None and acting.charged == target
            found = note_of(state, target) if charged else None
        case "hit-and-run":
            found = note_of(state, target)
    return found is not None and found.behind


def note_of(state: Game, unit: Unit) -> Note | None:
    """How the active unit stood to a unit before its first move. ME-CHG-2."""
    acting = state.acting
    return None if acting is None else next((note for note in acting.notes if note.unit == unit), None)


def pool_of(state: Game, round: Round, shot: Shot) -> Pool:
    """The dice of one weapon, and what they have to reach. ME-SHO-7, ME-SHO-9, ME-SHO-13."""
    count = dice_count(state, shot, round.kind, round.target, round.distance).value
    wild = is_wild(state, round, shot)
    return Pool(shot, count, WILD_EVASION if wild else evasion(state, round.target).value, wild)


def is_wild(state: Game, round: Round, shot: Shot) -> bool:
    """Whether a weapon fires wildly. ME-SHO-13, ME-SHO-14, ME-WPN-9."""
    profile = weapon_used(state, shot)
    if round.wild or band(profile, round.distance, round.kind) == "long":
        return True
    return is_unsteady(profile, large=is_large(state, shot.model)) and _has_moved(state, round)


def is_unsteady(profile: WeaponProfile, *, large: bool) -> bool:
    """Whether a ranged weapon suffers from moves: heavy ones of standard models, superheavy ones of all. ME-WPN-9."""
    if "melee" in profile.types:
        return False
    return "superheavy" in profile.types or ("heavy" in profile.types and not large)


def _has_moved(state: Game, round: Round) -> bool:
    if round.kind == "defensive-fire":
        return state.moving[round.attacker] > 0
    acting = state.acting
    return acting is not None and acting.unit == round.attacker and acting.moved
