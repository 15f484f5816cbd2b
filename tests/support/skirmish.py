"""Play of The Edge as tests write it: set the table, give replies with the dice among them, assert one fact."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from edgewise import Match, ScriptedDealer
from edgewise.core.events import Event
from edgewise.core.flow import Action
from edgewise.games.the_edge.actions import Activate, EndActivation
from edgewise.games.the_edge.continuous import statistic
from edgewise.games.the_edge.events import AttackHit, AttackMissed
from edgewise.games.the_edge.kinds import Model, Squad
from tests.support.scripted import Scripted

E = TypeVar("E", bound=Event)
CHAPTER, DEMONS = 0, 1
Spot = tuple[int, int] | None
SON = (18000, 18000)
# Two own squads and an enemy, far from each other.
APART: dict[str, Any] = {"C-PIL": [(9000, 9000)], "C-AOD": [(12000, 9000)], "D-SK1": [SON]}
# A Son of Khyber between two Pilgrims.
PAIR: dict[str, Any] = {"C-PIL": [(16500, 18000), (19500, 18000)], "D-SK1": [SON]}
OPEN_TABLES: list[Skirmish] = []


class Skirmish(Scripted):
    """A table of The Edge."""

    def __init__(self, match: Match, dealer: ScriptedDealer) -> None:
        super().__init__(match, dealer)
        OPEN_TABLES.append(self)

    def squad(self, card: str, seat: int | None = None) -> Squad:
        """A squad by the id of its card."""
        book = self.state.book
        named: list[Squad] = [s for s in book.squads if book.squad_card[s].id == card]
        return next(s for s in named if seat in (None, book.squad_seat[s]))

    def model(self, card: str, number: int = 1, seat: int | None = None) -> Model:
        """A model by the id of its squad's card and its number from 1."""
        found: Model = self.state.book.squad_models[self.squad(card, seat)][number - 1]
        return found

    def at(self, card: str, number: int = 1) -> Spot:
        """Where a model stands."""
        found: Spot = self.state.at[self.model(card, number)]
        return found

    def hp(self, card: str) -> int:
        """The HP tokens of a squad."""
        return int(self.state.hp[self.squad(card)])

    def left(self, card: str) -> int:
        """How many models of a squad live."""
        return sum(self.state.at[m] is not None for m in self.state.book.squad_models[self.squad(card)])

    def stat(self, card: str, name: str, model: int = -1) -> int:
        """A statistic of a squad, or of one of its models, as it is now."""
        return statistic(self.state, self.squad(card), name, model)

    def totals(self) -> list[tuple[int, int]]:
        """Attack and defense of every dice exchange so far."""
        return [(e.attack, e.defense) for e in self.match.log if isinstance(e, AttackHit | AttackMissed)]

    def told(self, kind: type[E]) -> list[E]:
        """What of one kind happened so far."""
        return [event for event in self.match.log if isinstance(event, kind)]

    def end(self) -> Skirmish:
        """Ends the activation and passes the windows around it."""
        self.pass_all()
        self.match.play(EndActivation())
        return self.pass_all()

    def idle(self, card: str) -> Skirmish:
        """An empty activation of a squad."""
        return self.pass_all().play(Activate(self.squad(card))).end()

    def code(self, action: Action | Mapping[str, Any], *, seat: int | None = None) -> str:
        """The ledger's code of a refusal."""
        return self.refused(action, seat=seat).code

    def can(self, action: Action, *, seat: int | None = None) -> bool:
        """Whether the judge takes an action."""
        return self.match.refusal(action, seat=seat) is None

    def lists(self, *kinds: type[Action]) -> list[Action]:
        """The listed answers of some kinds."""
        return [a for a in self.match.legal() if isinstance(a, kinds)]


def skirmish(
    squads: Mapping[str, Sequence[Spot] | Mapping[str, Any]],
    *dice: int | str,
    active: str | None = None,
    demons: Mapping[str, Any] | None = None,
    chapter: Mapping[str, Any] | None = None,
    **position: Any,
) -> Skirmish:
    """A table without obstacles and pools unless they are given; `active` names the squad in its activation."""
    placed = [
        {"squad": card, **(dict(given) if isinstance(given, Mapping) else {"at": list(given)})}
        for card, given in squads.items()
    ]
    document: dict[str, Any] = {
        "obstacles": [],
        "pools": [],
        "players": [chapter or {}, demons or {}],
        "squads": placed,
        "moment": "activate" if active is None else "act",
        **position,
    }
    if active is not None:
        document["active"] = active
    dealer = ScriptedDealer(dice)
    return Skirmish(Match.from_position("the-edge", document, dealer=dealer), dealer)


def opened(*dice: int | str, **options: Any) -> Skirmish:
    """A new match with scripted dice and cards."""
    dealer = ScriptedDealer(dice)
    return Skirmish(Match.new("the-edge", options=options, dealer=dealer), dealer)
