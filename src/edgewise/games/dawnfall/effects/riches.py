"""Crystals, faction tokens, Victory Points, Banner and Activation. DF-EFF-9."""

from __future__ import annotations

from typing import ClassVar, Literal

from edgewise.core.flow import Frames
from edgewise.games.dawnfall.effects.control import seat_for
from edgewise.games.dawnfall.effects.step import Step
from edgewise.games.dawnfall.effects.values import Value, amount, counted, value_words
from edgewise.games.dawnfall.frames.captures import CaptureFromOne
from edgewise.games.dawnfall.frames.payment import destroy_crystals, gain_crystals, refresh, spend
from edgewise.games.dawnfall.frames.triggers import Do
from edgewise.games.dawnfall.scoring import gain_vp, move_faction_token
from edgewise.games.dawnfall.state import Game, nearest, number

Who = Literal["actor", "opponent"]


def deed(verb: str, who: str) -> str:
    """What a player does, as an order or about the opponent."""
    return verb if who == "actor" else f"the opponent {verb}{'es' if verb.endswith('sh') else 's'}"


class _Amount(Step, frozen=True):
    """A number of something, for a player."""

    n: Value = 1
    who: Who = "actor"

    def change(self, state: Game, seat: int, n: int) -> None:
        """Carries it out for a seat."""
        raise NotImplementedError

    def run(self, state: Game, at: Do) -> Frames:
        self.change(state, seat_for(state, at.scope, self.who), amount(state, at.scope, self.n))
        return ()


class Gain(_Amount, frozen=True, tag="gain"):
    """Crystals from the neutral pile, usable, temporary or depleted; or faction tokens. DF-KEY-4, DF-LIM-1."""

    rule: ClassVar[str] = "DF-LIM-1"

    currency: str = "crystal"
    as_depleted: bool = False
    temporary: bool = False

    def change(self, state: Game, seat: int, n: int) -> None:
        if self.currency == "crystal":
            gain_crystals(state, seat, n, temporary=self.temporary, depleted=self.as_depleted)
            return
        key = f"{seat}:{self.currency.removeprefix('token:')}"
        limit = state.book.token_types[key.split(":", 1)[1]].limit
        have = state.resources.get(key, 0)
        state.resources = {**state.resources, key: have + n if limit is None else min(limit, have + n)}

    def possible(self, state: Game, scope: int) -> bool:
        return self.currency != "crystal" or state.neutral > 0

    def words(self) -> str:
        kind = "temporary " if self.temporary else "depleted " if self.as_depleted else ""
        name = "Crystal" if self.currency == "crystal" else self.currency.removeprefix("token:").upper()
        return f"{deed('gain', self.who)} {counted(self.n, kind + name)}"


class SpendResource(Step, frozen=True, tag="spend_resource"):
    """Faction tokens of the acting player go back to their supply."""

    token: str
    n: int = 1

    def run(self, state: Game, at: Do) -> Frames:
        key = f"{number(state, at.scope, 'seat')}:{self.token}"
        state.resources = {**state.resources, key: max(0, state.resources.get(key, 0) - self.n)}
        state.changed = True
        return ()

    def possible(self, state: Game, scope: int) -> bool:
        return state.resources.get(f"{number(state, scope, 'seat')}:{self.token}", 0) >= self.n

    def words(self) -> str:
        return f"spend {counted(self.n, self.token.replace('-', ' ').upper() + ' token')}"


class Lose(_Amount, frozen=True, tag="lose"):
    """Usable Crystals go to the neutral pile. DF-PAY-5."""

    def change(self, state: Game, seat: int, n: int) -> None:
        destroy_crystals(state, seat, n)

    def complete(self, state: Game, scope: int) -> bool:
        return state.crystals[seat_for(state, scope, self.who)] >= amount(state, scope, self.n)

    def words(self) -> str:
        return f"{deed('lose', self.who)} {counted(self.n, 'Crystal')}"


class Destroy(_Amount, frozen=True, tag="destroy_crystal"):
    """Own usable Crystals are destroyed; what follows needs all of them. DF-KEY-5."""

    def change(self, state: Game, seat: int, n: int) -> None:
        destroy_crystals(state, seat, n)

    def possible(self, state: Game, scope: int) -> bool:
        return state.crystals[number(state, scope, "seat")] >= amount(state, scope, self.n)

    def words(self) -> str:
        return f"destroy {value_words(self.n)} of your Crystals"


class Steal(_Amount, frozen=True, tag="steal"):
    """Crystals of the opponent come into the own Depleted Pool."""

    def change(self, state: Game, seat: int, n: int) -> None:
        for foe in state.book.foes[seat][:1]:
            taken = destroy_crystals(state, foe, n)
            gain_crystals(state, seat, taken, depleted=True)

    def words(self) -> str:
        return f"take {counted(self.n, 'Crystal')} of the opponent into your Depleted Pool"


class RefreshVerb(_Amount, frozen=True, tag="refresh"):
    """Depleted Crystals become usable; `all` of them."""

    all: bool = False

    def change(self, state: Game, seat: int, n: int) -> None:
        refresh(state, seat, state.depleted[seat] if self.all else n)

    def words(self) -> str:
        what = "all Crystals" if self.all else counted(self.n, "Crystal")
        return f"{deed('refresh', self.who)} {what}"


class Deplete(_Amount, frozen=True, tag="deplete"):
    """Usable Crystals become depleted."""

    def change(self, state: Game, seat: int, n: int) -> None:
        spend(state, seat, min(n, state.crystals[seat]))

    def words(self) -> str:
        return f"{deed('deplete', self.who)} {counted(self.n, 'Crystal')}"


class GainVP(_Amount, frozen=True, tag="gain_vp"):
    """Victory Points. DF-VIC-3, DF-VIC-10."""

    def run(self, state: Game, at: Do) -> Frames:
        n = amount(state, at.scope, self.n)
        if state.book.is_duel or n <= 0:
            return super().run(state, at)
        return (CaptureFromOne(seat_for(state, at.scope, self.who), n),)

    def change(self, state: Game, seat: int, n: int) -> None:
        gain_vp(state, seat, n)

    def words(self) -> str:
        return f"{deed('gain', self.who)} {value_words(self.n)} VP"


class LoseVP(_Amount, frozen=True, tag="lose_vp"):
    """Victory Points are lost. DF-VIC-3, DF-VIC-10."""

    def change(self, state: Game, seat: int, n: int) -> None:
        gain_vp(state, seat, -n)

    def words(self) -> str:
        return f"{deed('lose', self.who)} {value_words(self.n)} VP"


class MoveFactionToken(_Amount, frozen=True, tag="move_faction_token"):
    """The end of the track moves outward (negative: inward). DF-CLR-12."""

    def change(self, state: Game, seat: int, n: int) -> None:
        if state.book.is_duel:
            move_faction_token(state, seat, n)

    def words(self) -> str:
        whose = "your" if self.who == "actor" else "the opponent's"
        return f"move {whose} Faction token by {counted(self.n, 'step')}"


class ReadyBanner(Step, frozen=True, tag="ready_banner"):
    """A Banner is turned face up. DF-BAN-4."""

    who: Who = "actor"

    def run(self, state: Game, at: Do) -> Frames:
        state.banners[seat_for(state, at.scope, self.who)] = True
        state.changed = True
        return ()

    def words(self) -> str:
        return "refresh your Banner" if self.who == "actor" else "refresh the opponent's Banner"


class ExhaustBanner(Step, frozen=True, tag="exhaust_banner"):
    """A Banner is turned face down."""

    who: Who = "opponent"

    def run(self, state: Game, at: Do) -> Frames:
        state.banners[seat_for(state, at.scope, self.who)] = False
        state.changed = True
        return ()

    def words(self) -> str:
        return "turn your Banner face down" if self.who == "actor" else "turn the opponent's Banner face down"


class ExtraActivation(Step, frozen=True, tag="extra_activation"):
    """One more Squad may be Activated this turn."""

    def run(self, state: Game, at: Do) -> Frames:
        state.activated = -1
        return ()

    def words(self) -> str:
        return "you may Activate another Squad this turn"


class EndActivation(Step, frozen=True, tag="end_activation"):
    """The running Activation ends."""

    def run(self, state: Game, at: Do) -> Frames:
        scope = nearest(state, at.scope, "activation")
        if scope >= 0:
            state.scopes[scope]["ended"] = 1
        return ()

    def words(self) -> str:
        return "the Activation ends"
