"""Crystals, faction tokens, Victory Points, Banner and Activation. DF-EFF-9."""

from __future__ import annotations

from typing import ClassVar, Literal

from edgewise.core.flow import Frames
from edgewise.core.phrase import Phrase, name_of, phrase
from edgewise.games.dawnfall.effects.control import seat_for
from edgewise.games.dawnfall.effects.step import Step
from edgewise.games.dawnfall.effects.values import Value, amount, counted, value_words
from edgewise.games.dawnfall.frames.captures import CaptureFromOne
from edgewise.games.dawnfall.frames.payment import destroy_crystals, gain_crystals, refresh, spend
from edgewise.games.dawnfall.frames.triggers import Do
from edgewise.games.dawnfall.scoring import gain_vp, move_faction_token
from edgewise.games.dawnfall.state import EXTRA_ACTIVATION, Game, Modifier, fall_short, nearest, number

Who = Literal["actor", "opponent"]


class _Amount(Step, frozen=True):
    """A number of something, for a player."""

    n: Value = 1
    who: Who = "actor"

    def change(self, state: Game, seat: int, n: int) -> None:
        """Carries it out for a seat."""
        raise NotImplementedError

    def run(self, state: Game, at: Do) -> Frames:
        if not self.complete(state, at.scope):
            fall_short(state, at.scope)
        self.change(state, seat_for(state, at.scope, self.who), amount(state, at.scope, self.n))
        return ()

    def there(self, state: Game, seat: int) -> int | None:
        """How many of them a seat could give or get now; None where nothing limits it."""
        return None

    def complete(self, state: Game, scope: int) -> bool:
        there = self.there(state, seat_for(state, scope, self.who))
        return there is None or there >= amount(state, scope, self.n)


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
        left = self.there(state, seat)
        have = state.resources.get(key, 0)
        state.resources = {**state.resources, key: have + (n if left is None else min(left, n))}

    def there(self, state: Game, seat: int) -> int | None:
        if self.currency == "crystal":
            return state.neutral
        token = self.currency.removeprefix("token:")
        limit = state.book.token_types[token].limit
        return None if limit is None else max(0, limit - state.resources.get(f"{seat}:{token}", 0))

    def possible(self, state: Game, scope: int) -> bool:
        return self.currency != "crystal" or state.neutral > 0

    def words(self) -> Phrase:
        kind = "unit-temporary-crystal" if self.temporary else "unit-depleted-crystal" if self.as_depleted else None
        if self.currency == "crystal":
            return phrase("step-gain", who=self.who, n=counted(self.n, kind or "unit-crystal"))
        token = name_of("token", self.currency.removeprefix("token:"))
        return phrase("step-gain", who=self.who, n=counted(self.n, "unit-token", token=token))


class SpendResource(Step, frozen=True, tag="spend_resource"):
    """Faction tokens of the acting player go back to their supply."""

    token: str
    n: int = 1

    def run(self, state: Game, at: Do) -> Frames:
        if not self.possible(state, at.scope):
            fall_short(state, at.scope)
        key = f"{number(state, at.scope, 'seat')}:{self.token}"
        state.resources = {**state.resources, key: max(0, state.resources.get(key, 0) - self.n)}
        state.changed = True
        return ()

    def possible(self, state: Game, scope: int) -> bool:
        return state.resources.get(f"{number(state, scope, 'seat')}:{self.token}", 0) >= self.n

    def words(self) -> Phrase:
        return phrase("step-spend", n=counted(self.n, "unit-token", token=name_of("token", self.token)))


class Lose(_Amount, frozen=True, tag="lose"):
    """Usable Crystals go to the neutral pile. DF-PAY-5."""

    def change(self, state: Game, seat: int, n: int) -> None:
        destroy_crystals(state, seat, n)

    def there(self, state: Game, seat: int) -> int:
        return state.crystals[seat]

    def words(self) -> Phrase:
        return phrase("step-lose", who=self.who, n=counted(self.n, "unit-crystal"))


class Destroy(_Amount, frozen=True, tag="destroy_crystal"):
    """Own usable Crystals are destroyed; what follows needs all of them. DF-KEY-5."""

    def change(self, state: Game, seat: int, n: int) -> None:
        destroy_crystals(state, seat, n)

    def there(self, state: Game, seat: int) -> int:
        return state.crystals[seat]

    def possible(self, state: Game, scope: int) -> bool:
        return self.complete(state, scope)

    def words(self) -> Phrase:
        return phrase("step-destroy-crystals", who=self.who, n=value_words(self.n))


class Steal(_Amount, frozen=True, tag="steal"):
    """Crystals of the opponent come into the own Depleted Pool."""

    def change(self, state: Game, seat: int, n: int) -> None:
        for foe in state.book.foes[seat][:1]:
            taken = destroy_crystals(state, foe, n)
            gain_crystals(state, seat, taken, depleted=True)

    def there(self, state: Game, seat: int) -> int:
        return sum(state.crystals[foe] for foe in state.book.foes[seat][:1])

    def words(self) -> Phrase:
        return phrase("step-steal", who=self.who, n=counted(self.n, "unit-crystal"))


class RefreshVerb(_Amount, frozen=True, tag="refresh"):
    """Depleted Crystals become usable; `all` of them."""

    all: bool = False

    def change(self, state: Game, seat: int, n: int) -> None:
        refresh(state, seat, state.depleted[seat] if self.all else n)

    def there(self, state: Game, seat: int) -> int | None:
        return None if self.all else state.depleted[seat]

    def words(self) -> Phrase:
        n = Phrase("all-crystals") if self.all else counted(self.n, "unit-crystal")
        return phrase("step-refresh", who=self.who, n=n)


class Deplete(_Amount, frozen=True, tag="deplete"):
    """Usable Crystals become depleted."""

    def change(self, state: Game, seat: int, n: int) -> None:
        spend(state, seat, min(n, state.crystals[seat]))

    def there(self, state: Game, seat: int) -> int:
        return state.crystals[seat]

    def words(self) -> Phrase:
        return phrase("step-deplete", who=self.who, n=counted(self.n, "unit-crystal"))


class GainVP(_Amount, frozen=True, tag="gain_vp"):
    """Victory Points. DF-VIC-3, DF-VIC-10."""

    def run(self, state: Game, at: Do) -> Frames:
        n = amount(state, at.scope, self.n)
        if state.book.is_duel or n <= 0:
            return super().run(state, at)
        return (CaptureFromOne(seat_for(state, at.scope, self.who), n),)

    def change(self, state: Game, seat: int, n: int) -> None:
        gain_vp(state, seat, n)

    def words(self) -> Phrase:
        return phrase("step-gain", who=self.who, n=counted(self.n, "unit-vp"))


class LoseVP(_Amount, frozen=True, tag="lose_vp"):
    """Victory Points are lost. DF-VIC-3, DF-VIC-10."""

    def change(self, state: Game, seat: int, n: int) -> None:
        gain_vp(state, seat, -n)

    def there(self, state: Game, seat: int) -> int:
        if not state.book.is_duel:
            return state.starting[seat]
        high, low = state.ends
        return state.marker - low if seat == 0 else high - state.marker

    def words(self) -> Phrase:
        return phrase("step-lose", who=self.who, n=counted(self.n, "unit-vp"))


class MoveFactionToken(_Amount, frozen=True, tag="move_faction_token"):
    """The end of the track moves outward (negative: inward). DF-CLR-12."""

    def change(self, state: Game, seat: int, n: int) -> None:
        if state.book.is_duel:
            move_faction_token(state, seat, n)

    def words(self) -> Phrase:
        inward = isinstance(self.n, int) and self.n < 0
        n = -self.n if isinstance(self.n, int) and inward else self.n
        way = Phrase("way-inward" if inward else "way-outward")
        return phrase("step-move-faction-token", who=self.who, n=counted(n, "unit-step"), way=way)


class ReadyBanner(Step, frozen=True, tag="ready_banner"):
    """A Banner is turned face up. DF-BAN-4."""

    who: Who = "actor"

    def run(self, state: Game, at: Do) -> Frames:
        seat = seat_for(state, at.scope, self.who)
        if state.banners[seat] is True:
            fall_short(state, at.scope)
        state.banners[seat] = True
        state.changed = True
        return ()

    def words(self) -> Phrase:
        return phrase("step-banner-up", who=self.who)


class ExhaustBanner(Step, frozen=True, tag="exhaust_banner"):
    """A Banner is turned face down."""

    who: Who = "opponent"

    def run(self, state: Game, at: Do) -> Frames:
        seat = seat_for(state, at.scope, self.who)
        if state.banners[seat] is False:
            fall_short(state, at.scope)
        state.banners[seat] = False
        state.changed = True
        return ()

    def words(self) -> Phrase:
        return phrase("step-banner-down", who=self.who)


class ExtraActivation(Step, frozen=True, tag="extra_activation"):
    """One more Squad may be Activated this turn. DF-ACT-3."""

    def run(self, state: Game, at: Do) -> Frames:
        seat = seat_for(state, at.scope, "actor")
        if seat == state.turn:
            more = Modifier(EXTRA_ACTIVATION, -1, -1, seat, 1, "turn", -1, 0, "extra_activation")
            state.modifiers = (*state.modifiers, more)
        else:
            fall_short(state, at.scope)
        return ()

    def words(self) -> Phrase:
        return Phrase("step-extra-activation")


class EndActivation(Step, frozen=True, tag="end_activation"):
    """The running Activation ends."""

    def run(self, state: Game, at: Do) -> Frames:
        scope = nearest(state, at.scope, "activation")
        if scope >= 0:
            state.scopes[scope]["ended"] = 1
        return ()

    def words(self) -> Phrase:
        return Phrase("step-end-activation")
