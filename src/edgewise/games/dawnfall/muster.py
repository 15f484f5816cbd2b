"""The Squads of a match as masks, one bit for each by its number: whose they are, what they show, who lives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from edgewise.games.dawnfall.state import DEAD, Game
from edgewise.geometry.hexes import mask_of

if TYPE_CHECKING:
    from edgewise.games.dawnfall.facts import SideInfo

# Matches differ in their Squads; a table that served so many of them starts anew.
MOST_MATCHES = 256
MOST_MODES = 4096


class Named(dict[tuple[str, ...], int]):
    """The Squads that have one of these names."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        super().__init__()
        self.cards: dict[str, int] = {}
        for squad, card in enumerate(cards):
            self.cards[card] = self.cards.get(card, 0) | 1 << squad

    def __missing__(self, names: tuple[str, ...]) -> int:
        found, cards = 0, self.cards
        for name in names:
            found |= cards.get(name, 0)
        self[names] = found
        return found


class Flipped(dict[tuple[int, ...], int]):
    """The Squads that show their other side, by the Modes of all of them. DF-SQD-2."""

    def __missing__(self, modes: tuple[int, ...]) -> int:
        if len(self) >= MOST_MODES:
            self.clear()
        found = self[modes] = mask_of([squad for squad, mode in enumerate(modes) if mode])
        return found


class Ranks:
    """What the Squads of one match are: by seat, by name, who moves and attacks by the printed sides. DF-SQD-11."""

    __slots__ = ("attackers", "bits", "movers", "named", "of_seat")

    def __init__(self, state: Game) -> None:
        sides = [state.book.sides[card] for card in state.squad_card]
        seats = range(state.book.seats)
        self.of_seat = tuple([mask_of([s for s, owner in enumerate(state.squad_seat) if owner == i]) for i in seats])
        self.bits = [1 << squad for squad in state.model_squad]  # of the Squad of each model
        self.named = Named(state.squad_card)
        self.movers, self.attackers = _showing(sides, "mov"), _showing(sides, "att")


def _showing(sides: list[tuple[SideInfo, SideInfo]], name: str) -> tuple[int, int]:
    """The Squads that have this attribute on their Basic side and on the other one."""
    basic = mask_of([s for s, (side, _) in enumerate(sides) if side.numbers[name] is not None])
    return basic, mask_of([s for s, (_, side) in enumerate(sides) if side.numbers[name] is not None])


class Muster:
    """The Squads that have a living model, one on the board, a dead one; by seat, as far as somebody asked, those in
    contact with enemies and the models on the board."""

    __slots__ = ("bereft", "living", "models", "ranks", "standing", "touching")

    def __init__(self, ranks: Ranks, living: int, standing: int, bereft: int) -> None:
        self.ranks = ranks
        self.living = living
        self.standing = standing
        self.bereft = bereft
        self.touching: dict[int, int] = {}
        self.models: dict[int, tuple[int, ...]] = {}


# The columns that a Muster was made from, and itself.
Kept = tuple[list[int], list[int], tuple[str, ...], tuple[int, ...], Muster]


class Musters:
    """Who lives, who stands and who is in contact, kept as long as all models stay where they are."""

    def __init__(self) -> None:
        self.flipped = Flipped()
        self._ranks: dict[tuple[tuple[str, ...], tuple[int, ...]], Ranks] = {}
        # Replaced together: whoever reads it meanwhile elsewhere finds what belongs together.
        self._kept: Kept | None = None

    def now(self, state: Game) -> Muster:
        """What muster_of() finds."""
        kept = self._kept
        if kept is not None:
            spaces, bodies, cards, seats, found = kept
            # States of one match share Squads and bodies: mostly identities are compared.
            if (
                state.spaces == spaces
                and state.bodies == bodies
                and state.squad_card is cards
                and state.squad_seat is seats
            ):
                return found
        found = muster_of(state, self.ranks(state))
        self._kept = (state.spaces[:], state.bodies[:], state.squad_card, state.squad_seat, found)
        return found

    def ranks(self, state: Game) -> Ranks:
        """The masks that stay the same in a match."""
        kept = self._kept
        if kept is not None and state.squad_card is kept[2] and state.squad_seat is kept[3]:
            return kept[4].ranks
        key = (state.squad_card, state.squad_seat)
        found = self._ranks.get(key)
        if found is None:
            if len(self._ranks) >= MOST_MATCHES:
                self._ranks.clear()
            found = self._ranks[key] = Ranks(state)
        return found


def muster_of(state: Game, ranks: Ranks) -> Muster:
    """Who lives, stands and has lost a model now."""
    spaces, everyone = state.spaces, (1 << len(state.squad_models)) - 1
    if not spaces or min(spaces) >= 0:
        return Muster(ranks, everyone, everyone, 0)
    standing = away = bereft = 0
    for space, bit in zip(spaces, ranks.bits, strict=True):
        if space >= 0:
            standing |= bit
        elif space == DEAD:
            bereft |= bit
        else:
            away |= bit
    return Muster(ranks, standing | away, standing, bereft)


def squads_in(mask: int) -> list[int]:
    """The Squads of a mask by number."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
