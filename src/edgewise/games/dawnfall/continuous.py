"""Continuous effects: found by asking statuses, bought Passive Actions and Shrines in play. DF-EFF-8."""

from __future__ import annotations

from typing import Any

from edgewise.games.dawnfall.effects.base import around, as_models
from edgewise.games.dawnfall.effects.selectors import Models, Ref
from edgewise.games.dawnfall.effects.values import amount
from edgewise.games.dawnfall.events import tell_ended
from edgewise.games.dawnfall.queries.attributes import is_spoken_of
from edgewise.games.dawnfall.state import Game, Some, Status, is_alive, models_touching, open_scope, token_ring

NO_SUMS: dict[str, int] = {}


def _is_out_of_touch(state: Game, on: Ref, seat: int, model: int) -> bool:
    """Whether a selector of living models around the Shrine of a seat misses this one, however it goes on."""
    if not isinstance(on, Models) or on.in_contact_with != "shrine" or on.dead or not on.alive:
        return False
    body = state.bodies[model]
    return not any(t.kind == "shrine" and t.owner == seat and token_ring(state, t) & body for t in state.tokens)


def _asks_itself(state: Game, hold: int) -> bool:
    """Whether an effect is asked for while its own numbers and conditions are being worked out. DF-EFF-19."""
    return any(scope.get("hold") == hold for scope in state.scopes)


class Continuous:
    """Answers what holds for a model now; keeps nothing itself."""

    def in_play(self, state: Game, word: str, model: int = -1) -> list[tuple[Any, int, int, int, str]]:
        """Every effect that says something about this word, with its seat, bearer model and Squad, and source; for one
        model those are left out that hold only for bearers other than itself."""
        found: list[tuple[Any, int, int, int, str]] = []
        speakers = state.book.speakers.get(word)
        if speakers is None:
            return found
        kinds, anybody = speakers.statuses, model < 0
        own = -1 if anybody else state.model_squad[model]
        for s in state.statuses if kinds else ():
            if s.kind in kinds:
                for hold in kinds[s.kind]:
                    if anybody or s.model == model or s.squad == own or hold.on != "bearer":
                        found.append((hold, s.by, s.model, s.squad, s.kind))
        if state.passives and speakers.cards:
            for squad, cards in enumerate(state.attached):
                for e in cards:
                    if e.bought and e.card in speakers.cards and not e.disabled and is_alive(state, squad):
                        holds = [h for h in speakers.cards[e.card] if anybody or squad == own or h.on != "bearer"]
                        found += [(hold, state.squad_seat[squad], -1, squad, e.card) for hold in holds]
        for seat, name in enumerate(state.shrines) if speakers.shrines else ():
            if name in speakers.shrines and not state.removed[seat]:
                found += [(hold, seat, -1, -1, name) for hold in speakers.shrines[name]]
        return found

    def _holding(self, state: Game, model: int, word: str) -> list[tuple[Any, dict[str, int], str]]:
        """The effects that hold for a model, with a scope to read their values in."""
        found: list[tuple[Any, dict[str, int], str]] = []
        speaking = self.in_play(state, word, model)
        if not speaking:
            return found
        squad = state.model_squad[model]
        for hold, seat, bearer, bearer_squad, source in speaking:
            if hold.on == "bearer":
                if bearer != model and bearer_squad != squad:
                    continue  # of a Shrine, which nobody bears
                if hold.while_ is None and isinstance(hold.add.get(word, 0), int):
                    found.append((hold, hold.add, source))  # of its sums only that of the word is read
                    continue
            elif _is_out_of_touch(state, hold.on, seat, model):
                continue
            if _asks_itself(state, id(hold)):
                continue
            scope = open_scope(
                state,
                "hold",
                -1,
                hold=id(hold),
                seat=seat,
                model=Some("model", (bearer if bearer >= 0 else model,)),
                squad=Some("squad", (bearer_squad if bearer_squad >= 0 else squad,)),
                each=Some("model", (model,)),
            )
            fits = hold.on == "bearer" or model in as_models(state, state.book.find(state, scope, hold.on))
            if fits and hold.while_ is not None:
                fits = hold.while_.holds(state, scope)
            if fits:
                sums = {word: amount(state, scope, hold.add[word])} if word in hold.add else NO_SUMS
                found.append((hold, sums, source))
            del state.scopes[scope:]
        return found

    def attribute_changes(self, state: Game, model: int, name: str) -> list[tuple[str, int, str]]:
        """Changes to one attribute: source, amount, how."""
        found: list[tuple[str, int, str]] = []
        for hold, sums, source in self._holding(state, model, name):
            if name in sums:
                found.append((source, sums[name], "add"))
            if name in hold.set:
                found.append((source, hold.set[name], "set"))
        return found

    def grants(self, state: Game, model: int, ability: str) -> bool:
        """Whether an ability is given."""
        holding = self._holding(state, model, ability)
        return bool(holding) and any(ability in hold.grants for hold, _, _ in holding)

    def grant_count(self, state: Game, model: int, ability: str) -> int:
        """How often an ability is given."""
        return sum(ability in hold.grants for hold, _, _ in self._holding(state, model, ability))

    def forbids(self, state: Game, model: int, what: str) -> bool:
        """Whether something is forbidden."""
        holding = self._holding(state, model, what)
        return bool(holding) and any(what in hold.forbids for hold, _, _ in holding)

    def extra_wounds(self, state: Game, model: int) -> int:
        """Wounds added to those that come to a model. DF-KEY-8."""
        if not is_spoken_of(state, "wounds"):
            return 0
        return sum(hold.extra_wounds for hold, _, _ in self._holding(state, model, "wounds"))

    def drop_broken(self, state: Game) -> None:
        """Ends statuses that last only while bearer and caster touch. DF-KEY-12 SPECTRAL GRASP."""
        if not state.statuses:
            return
        types = state.book.token_types
        kept = tuple(
            s for s in state.statuses if "contact_lost" not in types[s.kind].remove_when or self._touches(state, s)
        )
        if len(kept) != len(state.statuses):
            tell_ended(state, (s for s in state.statuses if s not in kept), "DF-KEY-12")
            state.statuses = kept

    def _touches(self, state: Game, status: Status) -> bool:
        if status.by_squad < 0 or state.spaces[status.model] < 0:
            return False
        near = around(state, Some("model", (status.model,)))
        seat = state.squad_seat[status.by_squad]
        return any(state.model_squad[m] == status.by_squad for m in models_touching(state, near, (seat,)))

    def begin_passive(self, state: Game) -> None:
        """Ends statuses that last until a Passive turn of their owner or of an enemy. DF-KEY-11, DF-KEY-12."""
        if not state.statuses:
            return
        types = state.book.token_types

        def ends(s: Status) -> bool:
            when = types[s.kind].remove_when
            squad = s.squad if s.squad >= 0 else state.model_squad[s.model]
            owner = state.squad_seat[squad]
            if "own_passive_begins" in when and owner == state.turn:
                return True
            return "enemy_passive_begins" in when and state.turn in state.book.foes[owner]

        self._drop(state, ends)

    def end_turn(self, state: Game) -> None:
        """Ends statuses that last for a turn."""
        if not state.statuses:
            return
        types = state.book.token_types

        def ends(s: Status) -> bool:
            when = types[s.kind].remove_when
            owner = state.squad_seat[s.squad if s.squad >= 0 else state.model_squad[s.model]]
            if "turn_ends" in when:
                return True
            return "own_turn_ends" in when and owner == state.turn and s.turn < state.number

        self._drop(state, ends)

    def _drop(self, state: Game, ends: Any) -> None:
        kept = tuple(s for s in state.statuses if not ends(s))
        if len(kept) != len(state.statuses):
            tell_ended(state, (s for s in state.statuses if s not in kept), "DF-TOK-5")
            state.statuses = kept
