"""Book: the compiled content of a match, shared by every clone of its state."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cached_property
from typing import Any

import msgspec

from edgewise.content.terms import terms
from edgewise.core.flow import Action
from edgewise.core.phrase import Text, Titles, name_words, titled
from edgewise.core.speaking import Writer
from edgewise.games.dawnfall import state as _state_module
from edgewise.games.dawnfall.actions import Activate, DeploySquad
from edgewise.games.dawnfall.aiming import is_steady
from edgewise.games.dawnfall.bases import Bases
from edgewise.games.dawnfall.continuous import Continuous
from edgewise.games.dawnfall.effects.bought import done_once, holds_of
from edgewise.games.dawnfall.effects.selecting import Sel
from edgewise.games.dawnfall.effects.selectors import find
from edgewise.games.dawnfall.effects.step import Step
from edgewise.games.dawnfall.effects.values import amount
from edgewise.games.dawnfall.facts import (
    Facts,
    SideInfo,
    Voices,
    armed_of,
    attach_cost_of,
    extras_of,
    facts_of,
    forbids,
    mode_cost_of,
    side_of,
    speakers_of,
)
from edgewise.games.dawnfall.frames.orders import fixed_orders
from edgewise.games.dawnfall.groups import Groups, Picks
from edgewise.games.dawnfall.muster import Musters
from edgewise.games.dawnfall.offers import (
    HALVES,
    OWN,
    Attachments,
    BannerUse,
    Row,
    SquadRow,
    Timely,
    all_offers,
    banner_uses_of,
    fits,
    uses_of,
)
from edgewise.games.dawnfall.options import Options
from edgewise.games.dawnfall.profiles import Banner, Bind, BoardPreset, Card, Faction, Power, Price, Shrine, TokenType
from edgewise.games.dawnfall.state import Game, Some
from edgewise.games.dawnfall.terrain import Terrain
from edgewise.games.dawnfall.timing import PLACED, WINDOWS
from edgewise.games.dawnfall.wardrobe import Wardrobe
from edgewise.games.dawnfall.wording import cost_words, power_words, titles_of
from edgewise.geometry.hexes import FITS, PLACEMENTS, Board

# The Squads of each seat, by number.
Seating = tuple[tuple[int, ...], ...]


class Book:
    """Everything static: board tables, records by id, numbered blocks, selectors and triggers."""

    def __init__(self, options: Options, factions: Mapping[str, Faction], board: Board) -> None:
        self.options = options
        self.factions = dict(factions)
        self.board = board
        self.layout: BoardPreset | None = None
        self.is_judged = False  # whether its options were found to leave everybody something to play
        self.mode = options.mode
        self.seats = options.seats
        self.is_duel = options.mode == "duel"
        self.constants = options.constants
        self.continuous = Continuous()
        self.clockwise = tuple(tuple((s + i) % self.seats for i in range(self.seats)) for s in range(self.seats))
        self.foes = tuple(self._foes(seat) for seat in range(self.seats))
        self.turn_orders, self.actor_orders = fixed_orders(self.seats)
        self.plan_cache: dict[Any, Any] = {}
        self.reach_cache: dict[Any, dict[int, None]] = {}
        self.troops: dict[Any, Any] = {}
        self.standings: dict[Any, Any] = {}
        self._by_seat: dict[tuple[int, ...], Seating] = {}
        self._bases: dict[tuple[str, ...], Bases] = {}
        self._last_bases: tuple[tuple[str, ...], Bases | None] = ((), None)
        self._seating: tuple[tuple[int, ...], Seating] = ((), ())
        self.listed: dict[tuple[str, ...], tuple[Action, ...]] = {}  # lists to choose from, by what they depend on
        self._lay_board()
        self._read_squads()
        self._read_cards()
        self.source_blocks: tuple[int, ...] = ()

    def variant(self, options: Options, layout: BoardPreset | None, source_options: tuple[Step, ...]) -> Book:
        """The same content and board for a match with other options; mode and seats must be the same."""
        twin = copy(self)
        twin.options = options
        twin.layout = layout
        twin.blocks, twin._block_ids = self.blocks[:], dict(self._block_ids)
        twin.selectors, twin.selector_ids = self.selectors[:], dict(self.selector_ids)
        twin.choices = dict(self.choices)
        twin.listed = {}
        twin.is_judged = False
        twin.source_blocks = tuple(twin._register_block((step,)) for step in source_options)
        return twin

    def _foes(self, seat: int) -> tuple[int, ...]:
        others = self.clockwise[seat][1:]
        return tuple(s for s in others if self.mode != "tvt" or (s - seat) % 2)

    # the board

    def _lay_board(self) -> None:
        self.fits = FITS
        self.placements = PLACEMENTS
        self.terrain = Terrain(self.board)
        self.groups = Groups()
        self.picks = Picks()
        self.activations = SquadRow(Activate)
        self.musters = Musters()
        self.deployments = Row(DeploySquad)
        self.rims: dict[int, int] = {}  # by the hexes of enemies those around them

    def squads_by_seat(self, state: Game, seat: int) -> tuple[int, ...]:
        """The Squads of a seat, by number."""
        # States of one match share the column, so the one that was asked for last is mostly the one asked for now.
        seats, (last, found) = state.squad_seat, self._seating
        if seats is not last:
            if seats not in self._by_seat:
                rows = tuple(tuple(s for s, owner in enumerate(seats) if owner == i) for i in range(self.seats))
                self._by_seat[seats] = rows
            found = self._by_seat[seats]
            self._seating = (seats, found)
        return found[seat]

    def bases(self, state: Game) -> Bases:
        """The bases of all models in this match."""
        cards, (last, found) = state.squad_card, self._last_bases
        if found is None or cards is not last:
            found = self._bases.get(cards)
            if found is None:
                found = self._bases[cards] = Bases(state)
            self._last_bases = (cards, found)
        return found

    # squads

    def _read_squads(self) -> None:
        self.squads = {s.id: s for f in self.factions.values() for s in f.squads}
        self._squad_places = {s.id: i for f in self.factions.values() for i, s in enumerate(f.squads)}
        self.sides: dict[str, tuple[SideInfo, SideInfo]] = {}
        self.mode_costs: dict[str, tuple[int | None, int | None]] = {}
        self.mode_extras: dict[str, tuple[tuple[Price, ...], tuple[Price, ...]]] = {}
        for squad in self.squads.values():
            self.sides[squad.id] = (side_of(squad.basic, squad.endurance), side_of(squad.other, squad.endurance))
            self.mode_costs[squad.id] = (mode_cost_of(squad.basic), mode_cost_of(squad.other))
            self.mode_extras[squad.id] = (extras_of(squad.basic.change_mode), extras_of(squad.other.change_mode))

    def squad_cards(self, faction: str) -> tuple[str, ...]:
        """The Squad cards of a faction, copies repeated."""
        return tuple(s.id for s in self.factions[faction].squads for _ in range(s.copies))

    def squad_order(self, squad: str) -> int:
        """Where a Squad card stands in its faction's list."""
        return self._squad_places[squad]

    def preset(self, faction: str, what: str, squads: tuple[str, ...]) -> tuple[str, ...]:
        """The Squads or the deck of the preset list. DF-SET-16."""
        presets = self.factions[faction].presets
        if not presets:
            return ()
        if what == "squads":
            return presets[0].squads[: self.constants.squads]
        cards = [c for c, n in presets[0].cards.items() for _ in range(n)]
        names = {self.squads[s].id for s in squads}
        fitting = [c for c in cards if not self.cards[c].squads or names & set(self.cards[c].squads)]
        return tuple(sorted(fitting[: self.options.deck_size]))

    def start_crystals(self, seat: int) -> int:
        """Crystals at the start. DF-SET-22, DF-OPT-2, DF-OPT-4."""
        n = self.constants.start + (1 if self.options.more_crystals else 0)
        return n + self.options.player(seat).handicap

    # cards and other records

    def _read_cards(self) -> None:
        self.cards: dict[str, Card] = {c.id: c for f in self.factions.values() for c in f.cards}
        self.token_types = {t.id: t for f in self.factions.values() for t in f.tokens}
        self._shrines: dict[str, Shrine] = {s.id: s for f in self.factions.values() for s in f.shrines}
        self._banners = {b.id: b for f in self.factions.values() for b in f.banners}
        self._attach_costs = {c.id: attach_cost_of(c) for c in self.cards.values()}
        self._attach_extras = {c.id: extras_of(c.attach_cost) for c in self.cards.values()}
        self.is_enhancement = {c.id: c.kind == "enhancement" for c in self.cards.values()}
        self.powers: list[Power] = []
        self.facts: list[Facts] = []
        self.bindings: list[Bind] = []
        self.kin: list[int] = []
        self._kin: dict[Any, int] = {}
        self.remembers = False
        self.steady_shots: set[int] = set()  # by their checks: Shots for which it does not matter who shoots
        self._power_ids: dict[int, int] = {}
        self.blocks: list[tuple[Any, ...]] = []
        self.done_once: dict[int, int] = {}  # the block of what a Passive Action does when it is bought, by power
        self._block_ids: dict[int, int] = {}
        self.selectors: list[Any] = []
        self.selector_ids: dict[int, int] = {}
        self.triggers: list[Any] = []
        self._trigger_ids: dict[int, dict[str, list[int]]] = {}
        self._trigger_numbers: dict[int, int] = {}
        self.choices: dict[int, tuple[int, ...]] = {}  # the selectors that somebody chooses from, by step
        self._words: dict[int, tuple[Text, Text]] = {}  # what an Action costs and does, by its record
        self.blocks_line = {t.id: t.blocks_line for t in self.token_types.values() if t.blocks_line is not None}
        self.hides = any(forbids(f, "be_targeted") for f in self.factions.values())
        self._fielded: dict[tuple[str, str], Text] = {}
        self.writers: dict[str, Writer] = {}
        self._read_powers()
        self._read_lasting()
        self._read_windows()

    def _read_powers(self) -> None:
        for card in self.cards.values():
            for power in (card.upper, card.lower):
                self._add_power(power)
        for record in (*self._banners.values(),):
            for power in record.powers:
                self._add_power(power)
        holders: list[Shrine | TokenType] = [*self._shrines.values(), *self.token_types.values()]
        for holder in holders:
            for power in holder.actions:
                self._add_power(power)
        ids = self._power_ids
        self._halves = {(c.id, str(half)): ids[id(getattr(c, half))] for c in self.cards.values() for half in HALVES}
        self._banner_powers = {b.id: tuple(ids[id(p)] for p in b.powers) for b in self._banners.values()}
        self._banner_uses = {b: banner_uses_of(self, powers) for b, powers in self._banner_powers.items()}
        self._shrine_powers = {s.id: tuple(ids[id(p)] for p in s.actions) for s in self._shrines.values()}
        self.shrines_act = any(self._shrine_powers.values())
        self._status_powers = {t.id: tuple(ids[id(p)] for p in t.actions) for t in self.token_types.values()}

    def _add_power(self, power: Power) -> None:
        if id(power) in self._power_ids:
            return
        self._power_ids[id(power)] = len(self.powers)
        self.powers.append(power)
        self._scan(power)
        if power.passive:
            self._arm(power, [s for s in power.steps if type(s).__name__ == "CreateTrigger"])
            self.done_once[len(self.powers) - 1] = self._register_block(done_once(power.steps))
        self.facts.append(facts_of(power, hides=self.hides))
        self.bindings.append(power.binding)
        alike = (id(power.steps), power.bind, id(power.if_), id(power.targets), power.passive)
        self.kin.append(self._kin.setdefault(alike, len(self.kin)))

    def _read_lasting(self) -> None:
        holders: list[Shrine | TokenType] = [*self._shrines.values(), *self.token_types.values()]
        for holder in holders:
            for part in (*holder.triggers, *holder.holds):
                self._scan(part)
            self._arm(holder, list(holder.triggers))
        self.trigger_timings = frozenset(t.timing for t in self.triggers)
        types = self.token_types.values()
        self.armed_statuses = armed_of({t.id: self._trigger_ids[id(t)] for t in types if t.class_ == "status"})
        self.armed_on_map = armed_of({t.id: self._trigger_ids[id(t)] for t in types if t.class_ == "map"})
        self.armed_shrines = armed_of({s.id: self._trigger_ids[id(s)] for s in self._shrines.values()})
        self.armed_cards = armed_of({c.id: self._trigger_ids.get(id(c.lower), {}) for c in self.cards.values()})
        self.trap_types = frozenset(
            t.id
            for t in self.token_types.values()
            if t.class_ == "map" and (t.triggers_on_enter or any(x.timing == "on_enter" for x in t.triggers))
        )
        self.speakers = speakers_of(
            {t.id: t.holds for t in self.token_types.values()},
            {c.id: tuple(holds_of(c.lower.steps)) if c.lower.passive else () for c in self.cards.values()},
            {s.id: s.holds for s in self._shrines.values()},
        )
        self.voices = Voices(self.speakers)
        holds = [h for s in self._shrines.values() for h in s.holds]
        self.auras = any(h.add or h.set or h.grants or h.forbids for h in holds)

    def _arm(self, holder: Any, triggers: list[Any]) -> None:
        table: dict[str, list[int]] = {}
        for trigger in triggers:
            table.setdefault(trigger.timing, []).append(self.trigger_of(trigger))
        self._trigger_ids[id(holder)] = table

    def trigger_of(self, trigger: Any) -> int:
        """The number of a trigger."""
        if id(trigger) not in self._trigger_numbers:
            self._trigger_numbers[id(trigger)] = len(self.triggers)
            self.triggers.append(trigger)
        return self._trigger_numbers[id(trigger)]

    def trigger_ids(self, holder: Any, timing: str) -> list[int]:
        """The numbers of a record's triggers at a moment."""
        return self._trigger_ids.get(id(holder), {}).get(timing, [])

    def _scan(self, root: Any) -> None:
        """Numbers every block of steps and every selector that lets somebody choose."""
        for field in root.__struct_fields__:
            self._scan_value(getattr(root, field))
        for _, term in terms(root, ()):
            if isinstance(term, Step):
                self.choices[id(term)] = tuple(self._own_choices(term))
            if type(term).__name__ in ("CreateTrigger", "Delay"):
                self.trigger_of(term)
            if type(term).__name__ == "Happened" and term.since == "match":
                self.remembers = True
            if type(term).__name__ == "CheckHit" and is_steady(term):
                self.steady_shots.add(id(term))

    def _scan_value(self, value: Any) -> None:
        if isinstance(value, tuple):
            if value and all(isinstance(v, Step) for v in value):
                self._register_block(value)
            for item in value:
                self._scan_value(item)
        elif isinstance(value, dict):
            for item in value.values():
                self._scan_value(item)
        elif isinstance(value, msgspec.Struct):
            if isinstance(value, Sel) and value.choose is not None and id(value) not in self.selector_ids:
                self.selector_ids[id(value)] = len(self.selectors)
                self.selectors.append(value)
            for field in value.__struct_fields__:
                self._scan_value(getattr(value, field))

    def _own_choices(self, step: Step) -> list[int]:
        found = []
        for field in step.__struct_fields__:
            value = getattr(step, field)
            if isinstance(value, Sel) and id(value) in self.selector_ids:
                found.append(self.selector_ids[id(value)])
        return found

    def _register_block(self, steps: tuple[Any, ...]) -> int:
        found = self._block_ids.get(id(steps))
        if found is None:
            found = self._block_ids[id(steps)] = len(self.blocks)
            self.blocks.append(steps)
            for step in steps:
                self.choices.setdefault(id(step), tuple(self._own_choices(step)))
                for field in step.__struct_fields__:
                    self._scan_value(getattr(step, field))
                self.choices[id(step)] = tuple(self._own_choices(step))
        return found

    def block(self, steps: tuple[Any, ...]) -> int:
        """The number of a block of steps."""
        return self._block_ids[id(steps)] if steps else self._register_block(steps)

    def count_of(self, state: Game, scope: int, selector: int) -> int:
        """How many things a selector lets somebody choose."""
        return amount(state, scope, self.selectors[selector].choose)

    def find(self, state: Game, scope: int, ref: Any) -> Some:
        """What a role or selector stands for."""
        return find(state, scope, ref)

    def value(self, state: Game, scope: int, value: Any) -> int:
        """A value as a number."""
        return amount(state, scope, value)

    def range_of(self, state: Game, scope: int, verb: Any) -> int:
        """The Range of a Shot with its changes; unlimited when none is printed. DF-RNG-4."""
        if verb.range is None:
            return 99
        reach = amount(state, scope, verb.range)
        if state.modifiers:
            squads = find(state, scope, "bound_squad").ids
            reach += sum(m.amount for m in state.modifiers if m.what == "range" and m.squad in squads)
        return reach

    # who may use what when

    def _read_windows(self) -> None:
        self.timely: dict[tuple[str, str, str, bool], int | None] = {}
        self.card_windows: dict[tuple[str, str, bool], bool] = {}
        uses: Timely = {(w, own): {} for w in WINDOWS for own in OWN}
        for card in self.cards.values():
            halves, attached = uses_of(self, card), card.kind == "enhancement"
            for window, own in uses:
                timely = tuple(
                    u for u in halves if fits(self.powers[u.power], u.facts, window, own=own, attached=attached)
                )
                for half in HALVES:
                    fitting = [u.power for u in timely if u.half == half]
                    self.timely[card.id, half, window, own] = fitting[0] if fitting else None
                self.card_windows[card.id, window, own] = bool(timely)
                if timely:
                    uses[window, own][card.id] = timely
        attachments = {c: Attachments(c) for c, fits_on in self.is_enhancement.items() if fits_on}
        self.offers = all_offers(uses, attachments, self.factions.values())
        self.wardrobe = Wardrobe()
        named = {w: tuple(t for t in m.timings if t in self.trigger_timings - PLACED) for w, m in WINDOWS.items()}
        self.window_triggers = {w: timings for w, timings in named.items() if timings}
        # For each window the moments of forced effects that belong to it; None where nothing could ever be used.
        self.window_timings = {w: self.window_triggers.get(w, ()) if self._any_use(w) else None for w in WINDOWS}

    def _any_use(self, window: str) -> bool:
        return (
            window in self.window_triggers
            or WINDOWS[window].kind in ("OPEN", "RESPONSE")
            or any(self.card_windows[c, window, own] for c in self.cards for own in (True, False))
        )

    def window_matters(self, window: str) -> bool:
        """Whether anything in this match could ever be used in a window."""
        return self.window_timings[window] is not None

    def forced_at(self, timing: str) -> bool:
        """Whether any forced effect names this moment."""
        return timing in self.trigger_timings

    def half(self, card: str, half: str) -> int:
        """The number of a half of a card."""
        return self._halves[card, half]

    def attach_crystals(self, card: str) -> int:
        """Crystals to attach an Enhancement. DF-ENH-3."""
        return self._attach_costs[card]

    def attach_extras(self, card: str) -> tuple[Price, ...]:
        """What attaching costs besides Crystals. DF-ENH-3, DF-PAY-12."""
        return self._attach_extras[card]

    def banner_id(self, state: Game, seat: int) -> str:
        """The Banner of a seat: the chosen one if its faction has it, or the standard one."""
        return _chosen(self.options.player(seat).banner, self.factions[state.factions[seat]].banners)

    def banner_powers(self, state: Game, seat: int) -> tuple[int, ...]:
        """The powers of a seat's Banner."""
        return self._banner_powers[self.banner_id(state, seat)]

    def banner_uses(self, state: Game, seat: int) -> tuple[BannerUse, ...]:
        """The same powers, ready for listing."""
        return self._banner_uses[self.banner_id(state, seat)]

    def shrine_id(self, seat: int, faction: str) -> str:
        """The Shrine of a seat: the chosen one if its faction has it, or the standard one."""
        return _chosen(self.options.player(seat).shrine, self.factions[faction].shrines)

    def shrine(self, state: Game, seat: int) -> Shrine:
        """The Shrine record of a seat."""
        return self._shrines[state.shrines[seat]]

    def shrine_powers(self, state: Game, seat: int) -> tuple[int, ...]:
        """The Actions of a seat's Shrine."""
        return self._shrine_powers[state.shrines[seat]]

    def status_powers(self, kind: str) -> tuple[int, ...]:
        """The Actions that a status offers."""
        return self._status_powers[kind]

    def contacts_before_death(self, state: Game, model: int) -> Some:
        """The Shrines a model touches, by token number; remembered when it dies."""
        space = state.spaces[model]
        if space < 0:
            return Some("token", ())
        near = self.board.ring[space * 128 + state.hexes[model]]
        return Some(
            "token",
            tuple(i for i, t in enumerate(state.tokens) if t.kind == "shrine" and near & (t.hexes << 7 * t.space)),
        )

    def words(self, power: Power) -> tuple[Text, Text]:
        """Cost and generated text of an Action, to be said in the reader's language."""
        found = self._words.get(id(power))
        if found is None:
            cost, text = (titled(words, self.titles) for words in (cost_words(power), power_words(power)))
            found = self._words[id(power)] = (Text("said", {"what": cost}), Text("said", {"what": text}))
        return found

    def fielded(self, squad: str, mark: str) -> Text:
        """A Squad of a match, or a model of it, by its name and mark."""
        found = self._fielded.get((squad, mark))
        if found is None:
            found = Text("fielded", {"name": name_words(self.squads[squad].name), "mark": mark})
            self._fielded[squad, mark] = found
        return found

    @cached_property
    def titles(self) -> Titles:
        """The names of Squads, cards and tokens by kind and id."""
        return titles_of(self.factions.values(), self.token_types.values())


# State names Book in a column and Book reads states: the state module learns the class here, for decoding.


def _chosen(id: str | None, records: tuple[Banner, ...] | tuple[Shrine, ...]) -> str:
    return id if id and any(record.id == id for record in records) else records[0].id


setattr(_state_module, "Book", Book)  # noqa: B010  # mypy sees the type import there instead
