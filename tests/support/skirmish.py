"""Play of The Edge as tests write it: set the table, give replies with the dice among them, assert one fact."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edgewise import IllegalAction, Match, Refusal, ScriptedDealer
from edgewise.core.flow import Action, Ask
from edgewise.games.the_edge.actions import Activate, EndActivation, Pass
from edgewise.games.the_edge.events import Event

CHAPTER, DEMONS = 0, 1
Spot = tuple[int, int] | None
OPEN_TABLES: list[Skirmish] = []


class Skirmish:
    """A match from a position with scripted dice; windows that nobody uses are passed on the way."""

    def __init__(self, match: Match, dealer: ScriptedDealer) -> None:
        self.match = match
        self.dealer = dealer
        OPEN_TABLES.append(self)

    @property
    def state(self) -> Any:
        """The state, to assert on its columns."""
        return self.match.state

    @property
    def asked(self) -> str:
        """The key of the pending question, or "" when there is none."""
        want = self.match.pending
        return want.key if isinstance(want, Ask) else ""

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        want = self.match.pending
        assert isinstance(want, Ask)
        return want.seat

    def squad(self, card: str, seat: int | None = None) -> int:
        """A squad by the id of its card."""
        book = self.state.book
        return next(s for s, c in enumerate(book.squad_card) if c.id == card and seat in (None, book.squad_seat[s]))

    def model(self, card: str, number: int = 1, seat: int | None = None) -> int:
        """A model by the id of its squad's card and its number from 1."""
        return int(self.state.book.squad_models[self.squad(card, seat)][number - 1])

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

    def play(self, *replies: Action | int | str) -> Skirmish:
        """Actions in order; numbers are dice and names are cards drawn, in the order they come up."""
        self.dealer.script += [r for r in replies if not isinstance(r, Action)]
        for action in (r for r in replies if isinstance(r, Action)):
            self.pass_until(action)
            self.match.play(action)
        return self

    def pass_until(self, action: Action) -> None:
        """Passes windows until the action may be played."""
        for _ in range(12):
            if self.match.refusal(action) is None or not self.asked.startswith("window-"):
                return
            self.match.play(Pass())

    def pass_all(self) -> Skirmish:
        """Passes every open window."""
        while self.asked.startswith("window-"):
            self.match.play(Pass())
        return self

    def end(self) -> Skirmish:
        """Ends the activation and passes the windows around it."""
        self.pass_all()
        self.match.play(EndActivation())
        return self.pass_all()

    def idle(self, card: str) -> Skirmish:
        """An empty activation of a squad."""
        return self.pass_all().play(Activate(self.squad(card))).end()

    def refused(self, action: Action | Mapping[str, Any], *, seat: int | None = None) -> Refusal:
        """The refusal of an action; it must be refused, and nothing may change."""
        before = self.match.game.save(self.state), [*self.dealer.script]
        found = self.match.refusal(action, seat=seat)
        assert found is not None, f"{action} was not refused at {self.asked}"
        try:
            self.match.play(action, seat=seat)
        except IllegalAction:
            pass
        else:
            raise AssertionError(f"{action} was refused and then played")
        assert (self.match.game.save(self.state), self.dealer.script) == before
        return found

    def code(self, action: Action | Mapping[str, Any], *, seat: int | None = None) -> str:
        """The ledger's code of a refusal."""
        return self.refused(action, seat=seat).code

    def can(self, action: Action, *, seat: int | None = None) -> bool:
        """Whether the judge takes an action."""
        return self.match.refusal(action, seat=seat) is None

    def lists(self, *kinds: type[Action]) -> list[Action]:
        """The listed answers of some kinds."""
        return [a for a in self.match.legal() if isinstance(a, kinds)]

    def events(self, key: str) -> list[Event]:
        """What was told under a key so far."""
        return [e for e in self.match.log if e.key == key]


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
