"""Book: the compiled content of a match, shared by every clone of its state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from edgewise.core.phrase import name_words, phrase
from edgewise.core.refusal import BadInput
from edgewise.core.speaking import Writer
from edgewise.games.the_edge import state as _state_module
from edgewise.games.the_edge.board import BORDER_MILS, SIDE_MILS, ZONES
from edgewise.games.the_edge.effects.acts import Cancel, Summon
from edgewise.games.the_edge.effects.conditions import TRIGGERS, Trigger
from edgewise.games.the_edge.effects.vocabulary import AnyEffect
from edgewise.games.the_edge.facts import Line, Power, Voice, progress_voice, voice_of
from edgewise.games.the_edge.kinds import NO_SQUAD, Card, Model, Source, Squad
from edgewise.games.the_edge.options import SEATS, Options
from edgewise.games.the_edge.profiles import (
    DECK_CARDS,
    Army,
    Circle,
    Place,
    ProgressCard,
    Scenario,
    Side,
    SpellCard,
    SquadCard,
)
from edgewise.geometry.plane import Box, Disc, Polygon, Solid
from edgewise.geometry.rays import Body
from edgewise.tabletop.table import Patch, Table

GROUND_MILS = {"road": 3000, "forest": -1000, "water": -2000, "swamp": -4000}
STATISTICS = ("attack", "defense", "initiative", "move")


class Book:
    """Squads and models by number, cards by id, the table, and what everything says. ED-SET-5, ED-DATA-2."""

    def __init__(self, options: Options, armies: Mapping[str, Army], scenario: Scenario) -> None:
        self.options = options
        self.scenario = scenario
        self.factions = dict(armies)
        self.writers: dict[str, Writer] = {}
        self.seat_army = options.armies
        _check_armies(self.seat_army, armies)
        self.cards: dict[str, SpellCard] = {c.id: c for a in armies.values() for c in a.spells}
        self.progress: dict[str, ProgressCard] = {c.id: c for a in armies.values() for c in a.progress}
        self.powers = {card.id: Power(card) for card in self.cards.values()}
        self.cancels = frozenset(c.id for c in self.cards.values() if any(isinstance(e, Cancel) for e in c.effects))
        self.progress_voices = {card.id: progress_voice(card) for card in self.progress.values()}
        self.summons = {card.id: _summoned(card) for card in self.progress.values() if card.kind == "summon"}
        self._number_squads()
        self._compile_sides()
        self._lay_table()
        self.decks = tuple(self._deck(seat) for seat in range(SEATS))
        self.deals_in_auras = frozenset(line.what for line in self._aura_lines())
        self.moves: dict[Any, Any] = {}
        # What bots have worked out for numbers and tables that they met before.
        self.memory: Any = None

    def _number_squads(self) -> None:
        """Squads of both seats in order, then those that each seat may summon. ED-OTH-6."""
        fielded = [(seat, card) for seat in range(SEATS) for card in self.factions[self.seat_army[seat]].squads]
        neutral = {card.id: card for army in self.factions.values() for card in army.squads}
        self.summoned: list[dict[str, Squad]] = [{}, {}]
        for seat in range(SEATS):
            for summoning in self.factions[self.seat_army[seat]].progress:
                if summoning.id in self.summons:
                    self.summoned[seat][summoning.id] = Squad(len(fielded))
                    fielded.append((seat, neutral[self.summons[summoning.id]]))
        self.first_summoned = len(fielded) - sum(map(len, self.summoned))
        self.squad_seat = tuple(seat for seat, _ in fielded)
        self.squad_card: tuple[SquadCard, ...] = tuple(card for _, card in fielded)
        self.squads_of = tuple(
            tuple(Squad(s) for s, o in enumerate(self.squad_seat) if o == seat) for seat in range(SEATS)
        )
        models: list[Squad] = []
        rows: list[tuple[Model, ...]] = []
        for squad, card in enumerate(self.squad_card):
            rows.append(tuple(map(Model, range(len(models), len(models) + card.models))))
            models += [Squad(squad)] * card.models
        self.squad_models = tuple(rows)
        self.squads, self.models = tuple(map(Squad, range(len(rows)))), tuple(map(Model, range(len(models))))
        self.model_squad = tuple(models)
        self.model_seat = tuple(self.squad_seat[s] for s in models)
        self.models_of = tuple(
            tuple(Model(m) for m, o in enumerate(self.model_seat) if o == seat) for seat in range(SEATS)
        )
        self.radius = tuple(self.squad_card[s].base_radius_mil for s in models)
        self.height = tuple(self.squad_card[s].height_mil for s in models)
        self.place_in_squad = tuple(m - rows[s][0] for m, s in enumerate(models))

    def _compile_sides(self) -> None:
        """What each squad's sides say by themselves, their abilities, and their triggers. ED-SQD-3, ED-SPL-10."""
        self.sides = tuple((c.side(shifted=False), c.side(shifted=True)) for c in self.squad_card)
        self.abilities = tuple(tuple({a.id: Power(a) for a in s.abilities} for s in pair) for pair in self.sides)
        self.printed = tuple(
            tuple({stat: int(getattr(side, stat)) for stat in STATISTICS} for side in pair) for pair in self.sides
        )
        self.side_voices = tuple(tuple(_side_voice(side) for side in pair) for pair in self.sides)
        self.side_triggers: tuple[tuple[tuple[tuple[Source, Trigger], ...], ...], ...] = tuple(
            tuple(
                tuple((Source(a.id), a.condition) for a in side.abilities if isinstance(a.condition, TRIGGERS))
                for side in pair
            )
            for pair in self.sides
        )
        self.triggered_cards: dict[str, Trigger] = {}
        every: list[SpellCard | ProgressCard] = [*self.cards.values(), *self.progress.values()]
        for card in every:
            if isinstance(card.condition, TRIGGERS):
                self.triggered_cards[card.id] = card.condition

    def _lay_table(self) -> None:
        chosen, scenario = self.options, self.scenario
        self.obstacle_records = scenario.obstacles if chosen.obstacles is None else chosen.obstacles
        grounds = scenario.ground if chosen.ground is None else chosen.ground
        self.ground_records = grounds if chosen.terrain_modifiers else ()
        self.table = Table(
            SIDE_MILS,
            SIDE_MILS,
            BORDER_MILS,
            tuple(Body(_solid(o.circle, o.polygon), 0, o.height) for o in self.obstacle_records),
            tuple(Patch(_solid(g.circle, g.polygon), g.kind) for g in self.ground_records),
        )
        self.box, self.solid_obstacles = self.table.open, self.table.solids

    def _deck(self, seat: int) -> tuple[Card, ...]:
        """The deck of a seat: exactly 30 cards, no more copies than the list allows. ED-SET-7."""
        allowed = {c.id: c.copies for c in self.factions[self.seat_army[seat]].spells}
        chosen = self.options.deck_of(seat)
        if chosen is None:
            chosen = tuple(card for card, n in allowed.items() for _ in range(n))
        field = f"players[{seat}].deck"
        for card, n in Counter(chosen).items():
            if n > allowed.get(card, 0):
                name = name_words(self.cards[card].name) if card in self.cards else card
                words = phrase("ed-refused-deck-copies", card=name, count=n, most=allowed.get(card, 0))
                raise BadInput(words, field=field, rule="ED-SET-7", code="E_BAD_DECK")
        if len(chosen) != DECK_CARDS:
            words = phrase("ed-refused-deck-size", count=len(chosen), wanted=DECK_CARDS)
            raise BadInput(words, field=field, rule="ED-SET-7", code="E_BAD_DECK")
        return tuple(sorted(map(Card, chosen)))

    def _aura_lines(self) -> list[Line]:
        voices = [v for pair in self.side_voices for v in pair]
        voices += [p.voice for p in self.powers.values()]
        voices += [p.voice for pair in self.abilities for side in pair for p in side.values()]
        voices += list(self.progress_voices.values())
        return [line for voice in voices for aura in voice.auras for line in aura.lines]

    def power(self, source: str, squad: Squad = NO_SQUAD, side: int = 0) -> Power:
        """A spell card, or an ability of a squad."""
        if source in self.powers:
            return self.powers[source]
        return self.abilities[squad][side].get(source) or self.abilities[squad][1 - side][source]

    def effects_of(self, source: str, squad: Squad, side: int = 0) -> tuple[AnyEffect, ...]:
        """The effects of a progress card, a spell card, or an ability of a squad."""
        if source in self.progress:
            return self.progress[source].effects
        return self.power(source, squad, side).effects

    def zone(self, seat: int, first: int) -> Box:
        """The deployment zone of a seat; the first deployer's side is south. ED-SET-1, ED-SET-9."""
        return ZONES[0 if seat == first else 1]


def _side_voice(side: Side) -> Voice:
    """Printed re-roll marks and constant passives. ED-REL-1, ED-SPL-10."""
    marks = [Line("reroll-attack", 1)] if side.reroll_attack else []
    marks += [Line("reroll-defense", 1)] if side.reroll_defense else []
    passives = [a for a in side.abilities if a.timing == "passive" and not isinstance(a.condition, TRIGGERS)]
    spoken = [voice_of(a.effects, a.id) for a in passives]
    lines = (*marks, *(line for voice in spoken for line in voice.lines))
    return Voice(lines, tuple(aura for voice in spoken for aura in voice.auras))


def _solid(circle: Circle | None, polygon: tuple[Place, ...]) -> Solid:
    return Polygon(polygon) if circle is None else Disc(*circle.at, circle.radius)


def _summoned(card: ProgressCard) -> str:
    return next(e.squad for e in card.effects if isinstance(e, Summon))


def _check_armies(chosen: tuple[str, str], armies: Mapping[str, Army]) -> None:
    """Two different armies that players may lead. ED-SET-5."""
    known = [a.id for a in armies.values() if not a.is_neutral]
    for seat, army in enumerate(chosen):
        if army not in known:
            words = phrase("bad-unknown-army", name=army, known=tuple(known))
            raise BadInput(words, field=f"players[{seat}].army", rule="ED-SET-5", code="E_BAD_ARMY")
    if chosen[0] == chosen[1]:
        words = phrase("bad-army-taken", army=name_words(armies[chosen[0]].name))
        raise BadInput(words, field="players[1].army", rule="ED-SET-5", code="E_BAD_ARMY")


setattr(_state_module, "Book", Book)  # noqa: B010  # mypy sees the type import there instead
