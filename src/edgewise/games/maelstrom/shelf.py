"""The shelf: factions, units, missions and tables as clients show them, in one language. ME-DATA-2, ME-TER-16."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from edgewise.core.phrase import Names, Voice, kebab, label
from edgewise.core.showing import Mode, Switch
from edgewise.core.wire import Words
from edgewise.games.maelstrom.abilities import AnyAbility, Marksman
from edgewise.games.maelstrom.book import Book, Setting
from edgewise.games.maelstrom.items import tag_of
from edgewise.games.maelstrom.missions import Mission
from edgewise.games.maelstrom.options import SEATS, USUAL_MISSION, USUAL_TABLE
from edgewise.games.maelstrom.profiles import (
    Faction,
    FactionObjective,
    Force,
    ModelProfile,
    MusteredUnit,
    Shots,
    UnitEntry,
    Weapon,
    WeaponProfile,
)
from edgewise.games.maelstrom.queries.markers import MARKER_RADIUS
from edgewise.games.maelstrom.wire import (
    AbilityCard,
    Content,
    FactionCard,
    Feature,
    Geometry,
    Level,
    MissionCard,
    ModelCard,
    Named,
    RosterCard,
    UnitCard,
    WeaponCard,
)
from edgewise.games.maelstrom.wordlist import ability_name
from edgewise.tabletop.terrain import Piece


class Shelf:
    """Says the content of the game in one language."""

    def __init__(self, setting: Setting, voice: Voice) -> None:
        self._setting = setting
        self._voice = voice

    def content(self, about: Mapping[str, Words], rosters: Mapping[str, Force], book: Book | None) -> Content:
        """Everything that there is to lead and to play, and the units of a match."""
        setting = self._setting
        return Content(
            self._voice.locale,
            factions=tuple(self._faction(each, about[each.id]) for each in setting.factions.values()),
            rosters=tuple(self._roster(id, each) for id, each in rosters.items()),
            missions=tuple(self._mission(each) for each in setting.missions.values()),
            deployments=tuple(Named(each.id, self._label(each.name)) for each in setting.deployments.values()),
            units=() if book is None else tuple(self._fielded(book, n) for n in range(len(book.units))),
        )

    def _label(self, names: Names) -> str:
        return label(names, self._voice.locale)

    def _faction(self, faction: Faction, about: Words) -> FactionCard:
        return FactionCard(
            id=faction.id,
            name=self._label(faction.name),
            about=about,
            units=self.entries(faction),
            aims=tuple(Named(a.id, self._label(a.name), self._aim(a)) for a in faction.objectives),
        )

    def _aim(self, aim: FactionObjective) -> str:
        return self._voice.say(f"me-aim-{kebab(type(aim.scoring).__name__)}")

    def _roster(self, id: str, force: Force) -> RosterCard:
        faction = self._setting.factions[force.faction]
        units = tuple(self._label(faction.called(unit.entry.title)) for unit in force.units)
        return RosterCard(id, self._label(force.name), force.faction, force.points, units)

    def _mission(self, mission: Mission) -> MissionCard:
        side = mission.side("attacker")
        objectives = tuple(
            Named(tag_of(each), self._voice.say(f"me-objective-{kebab(type(each).__name__)}"), f"{each.x}")
            for each in side.objectives
        )
        return MissionCard(mission.id, self._label(mission.name), side.victory_total, mission.turns, objectives)

    # units

    def entries(self, faction: Faction) -> tuple[UnitCard, ...]:
        """The units that a faction may take."""
        return tuple(self._entry(faction, n, entry) for n, entry in enumerate(faction.entries))

    def unit_text(self, card: UnitCard) -> str:
        """A unit in a few lines: its models, weapons and abilities."""
        models = [
            self._voice.say("me-card-model", {**msgspec.structs.asdict(model), "count": card.kinds.count(n)})
            for n, model in enumerate(card.models)
        ]
        carried = Counter(first for model in card.carried for first in model)
        weapons = [self._weapon_line(weapon, carried[n]) for n, weapon in enumerate(card.weapons)]
        return "\n".join((*models, *weapons, *(f"{each.name}: {each.text}" for each in card.abilities)))

    def fielded(self, book: Book) -> dict[int, str]:
        """The units of a match in words, by number."""
        return {n: self.unit_text(self._fielded(book, n)) for n in range(len(book.units))}

    def _weapon_line(self, weapon: WeaponCard, count: int) -> str:
        words = {**msgspec.structs.asdict(weapon), "moded": bool(weapon.mode), "count": count}
        return self._voice.say("me-card-weapon", words)

    def _entry(self, faction: Faction, number: int, entry: UnitEntry) -> UnitCard:
        """An entry of a faction, without options."""
        rows = [entry.profile(placed.profile) for placed in entry.size.models for _ in range(placed.count)]
        kinds = list(dict.fromkeys(each.name for each in rows))
        return UnitCard(
            unit=number,
            entry=entry.title,
            name=self._label(faction.called(entry.title)),
            type=entry.unit_type,
            points=entry.points,
            models=tuple(self._model(faction, entry.profile(name), entry.abilities, entry) for name in kinds),
            kinds=tuple(kinds.index(each.name) for each in rows),
            weapons=tuple(self._weapon(faction, each) for each in entry.weapons),
            carried=(),
            abilities=self._abilities(entry.abilities),
        )

    def _fielded(self, book: Book, number: int) -> UnitCard:
        """A unit of a match as it was mustered."""
        unit = book.units[number]
        faction = book.faction_of(book.unit_seat[number])
        kinds = list(dict.fromkeys(model.profile.name for model in unit.models))
        examples = [next(m for m in unit.models if m.profile.name == name) for name in kinds]
        weapons, first = _modes(unit)
        abilities = tuple(dict.fromkeys(each for model in unit.models for each in model.abilities))
        return UnitCard(
            unit=number,
            entry=unit.entry.title,
            name=self._label(unit.name),
            type=unit.entry.unit_type,
            points=unit.points,
            models=tuple(self._model(faction, m.profile, m.abilities, unit.entry) for m in examples),
            kinds=tuple(kinds.index(model.profile.name) for model in unit.models),
            weapons=tuple(self._weapon(faction, each) for each in weapons),
            carried=tuple(tuple(first[weapon] for weapon in model.weapons) for model in unit.models),
            abilities=self._abilities(abilities),
        )

    def _model(
        self, faction: Faction, profile: ModelProfile, abilities: Sequence[AnyAbility], entry: UnitEntry
    ) -> ModelCard:
        own = [each for each in abilities if each.profile in (None, profile.name)]
        labels = dict.fromkeys((*entry.designators, *profile.model_designators))
        return ModelCard(
            name=self._label(faction.called(profile.name)),
            type=profile.model_type,
            mv=profile.mv,
            evs=profile.evs,
            skl=bracketed(profile.skl, own),
            av=profile.av,
            cqa=profile.cqa,
            fortitude=profile.fortitude,
            wp=_number(profile.wp),
            radius=profile.radius,
            height=profile.height,
            abilities=tuple(ability_name(self._voice, each) for each in own),
            labels=tuple(self._label(faction.called(each)) for each in labels),
        )

    def _weapon(self, faction: Faction, weapon: WeaponProfile) -> WeaponCard:
        return WeaponCard(
            name=self._label(faction.called(weapon.name)),
            mode=self._label(faction.called(weapon.mode)) if weapon.mode else "",
            range=weapon.range_mils,
            rng=f'{weapon.rng}"' if isinstance(weapon.rng, int) else weapon.rng,
            sho=shots(weapon.sho),
            pen=weapon.pen,
            dam=f"{weapon.dam}",
            sup=_number(weapon.sup),
            types=tuple(self._voice.say(f"me-weapon-type-{kebab(each)}") for each in weapon.types),
            abilities=tuple(self._voice.say(f"me-ability-{_slug(each)}") for each in weapon.abilities),
        )

    def _abilities(self, abilities: Sequence[AnyAbility]) -> tuple[AbilityCard, ...]:
        return tuple(
            AbilityCard(
                ability_name(self._voice, each),
                self._voice.say(f"me-ability-{_slug(tag_of(each))}-text", numbers(each)),
            )
            for each in dict.fromkeys(abilities)
        )


def bracketed(skl: int, abilities: Iterable[AnyAbility]) -> str:
    """The SKL as cards print it: that of a marksman while it shoots stands in brackets. ME-PRO-2."""
    marksman = next((each.value for each in abilities if isinstance(each, Marksman)), 0)
    return f"{skl}({skl + marksman})" if marksman else f"{skl}"


def numbers(ability: AnyAbility) -> dict[str, int]:
    """The numbers of an ability by name."""
    return {name: value for name, value in msgspec.structs.asdict(ability).items() if isinstance(value, int)}


def _modes(unit: MusteredUnit) -> tuple[list[WeaponProfile], dict[Weapon, int]]:
    """All modes of the weapons of a unit, and where those of each weapon begin."""
    found: list[WeaponProfile] = []
    first: dict[Weapon, int] = {}
    for model in unit.models:
        for weapon in model.weapons:
            if weapon not in first:
                first[weapon] = len(found)
                found += weapon.modes
    return found, first


def shots(sho: Shots) -> str:
    """The dice of a weapon as they are printed. ME-WPN-1."""
    if sho.fixed is not None:
        return f"{sho.fixed}"
    if sho.aoe is not None:
        return f"{sho.bonus}+{sho.aoe}" if sho.bonus else sho.aoe
    return f"{sho.cqa_mod:+d}" if sho.cqa_mod else "CQA"


def _number(target: int | str) -> str:
    return f"{target}+" if isinstance(target, int) else target


def _slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def modes() -> tuple[Mode, ...]:
    """The one mode: two sides. ME-SCO-1."""
    return (Mode("maelstrom-duel", (SEATS,)),)


def option_table(boards: Iterable[str], missions: Sequence[str]) -> tuple[Switch, ...]:
    """The options that a person may choose; what files bring is not among them."""
    return (
        Switch("table", "choice", USUAL_TABLE, "ME-TER-1", tuple(boards)),
        Switch("mission", "choice", USUAL_MISSION, "ME-SET-4", tuple(missions)),
        Switch("letter_marksman", "switch", default=False, rule="ME-SCO-16"),
        Switch("letter_cover", "switch", default=False, rule="ME-SCO-16"),
        Switch("letter_hill", "switch", default=False, rule="ME-SCO-16"),
    )


def geometry(book: Book, locale: str = "en") -> Geometry:
    """The table of a match in numbers."""
    ground, features = book.ground, {each.id: each for each in book.table.features}
    shown = tuple(
        _feature(piece, label(features[piece.name].name, locale), features[piece.name].type) for piece in ground.pieces
    )
    return Geometry(book.table.id, (SEATS,), ground.width, ground.depth, shown, MARKER_RADIUS)


def _feature(piece: Piece, name: str, look: str | None) -> Feature:
    return Feature(
        id=piece.name,
        name=name,
        kind=piece.kind,
        look=look or piece.kind,
        outline=piece.corners,
        base=piece.base,
        height=piece.height,
        cover=piece.cover,
        impassable=piece.impassable,
        dangerous=piece.dangerous,
        low=piece.low,
        standable=piece.standable,
        porous=piece.porous,
        floors=tuple(Level(each.outline.points, each.elevation) for each in piece.floors),
        parts=tuple(
            Level(each.outline.points, impassable=each.impassable, dangerous=each.dangerous) for each in piece.parts
        ),
    )
