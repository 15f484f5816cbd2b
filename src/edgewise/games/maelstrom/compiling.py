"""Options -> the book of a match: which files are used, and what of them cannot be played yet. ME-SET-6."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec

from edgewise.core.phrase import Phrase, phrase
from edgewise.core.refusal import BadInput
from edgewise.games.maelstrom.book import Book, Setting
from edgewise.games.maelstrom.briefing import load_detachment_rules, load_mission, load_pack
from edgewise.games.maelstrom.deployments import load_deployment
from edgewise.games.maelstrom.ground import ground, load_table
from edgewise.games.maelstrom.items import tag_of
from edgewise.games.maelstrom.library import load_factions
from edgewise.games.maelstrom.missions import DetachmentRules, Mission
from edgewise.games.maelstrom.muster import muster
from edgewise.games.maelstrom.options import SEATS, Options
from edgewise.games.maelstrom.profiles import Force, Roster
from edgewise.games.maelstrom.rosters import check_roster, load_roster
from edgewise.games.maelstrom.scoring.objectives import PLAYED
from edgewise.games.maelstrom.tables import TableFile
from edgewise.tabletop.terrain import Ground

T = TypeVar("T")
# What is not played yet: units of these models, and terrain of this kind.
UNPLAYED_TYPES = frozenset(("behemoth", "vehicle"))


class Shelves(msgspec.Struct, frozen=True):
    """All that files bring to choose from, by id."""

    setting: Setting
    tables: Mapping[str, TableFile]
    rosters: Mapping[str, Roster]
    rules: DetachmentRules


def shelves(files: Mapping[str, Mapping[str, str]]) -> Shelves:
    """The content of the game, read once."""
    deployments = {each.id: each for each in (load_deployment(t, f) for f, t in files["deployments"].items())}
    missions = {each.id: each for each in (load_mission(t, f, deployments) for f, t in files["missions"].items())}
    packs = {each.id: each for each in (load_pack(t, f, missions) for f, t in files["packs"].items())}
    factions = load_factions(files["factions"])
    tables = {each.id: each for each in (load_table(t, f) for f, t in files["tables"].items())}
    rosters = {file.removesuffix(".yaml"): load_roster(text, file) for file, text in files["rosters"].items()}
    rules = load_detachment_rules(*_only(files["detachments"]))
    return Shelves(Setting(factions, missions, packs, deployments), tables, rosters, rules)


def _only(texts: Mapping[str, str]) -> tuple[str, str]:
    (file, text), *_ = texts.items()
    return text, file


def with_own(own: Shelves, options: Options) -> Shelves:
    """The content with the files that a match brings."""
    setting = own.setting
    texts = {f"content[{n}]": text for n, text in enumerate(options.content)}
    factions = load_factions(texts, setting.factions) if texts else setting.factions
    missions = dict(setting.missions)
    for number, text in enumerate(options.missions):
        mission = load_mission(text, f"missions[{number}]", setting.deployments)
        missions[mission.id] = mission
    tables = dict(own.tables)
    for number, text in enumerate(options.tables):
        table = load_table(text, f"tables[{number}]")
        tables[table.id] = table
    return Shelves(Setting(factions, missions, setting.packs, setting.deployments), tables, own.rosters, own.rules)


def compiled(own: Shelves, options: Options) -> Book:
    """The book of a match; whatever cannot be played is named with its field."""
    known = with_own(own, options)
    table = _one(known.tables, options.table, "table", "me-bad-table", "ME-TER-1")
    for name in _missions(known, options):
        _check_mission(known, name)
    forces = (_force(known, options, 0), _force(known, options, 1))
    book = Book(options, known.setting, forces, ground(table), table)
    _check_playable(book)
    return book


def _one(things: Mapping[str, T], name: str, field: str, key: str, rule: str) -> T:
    if name not in things:
        raise BadInput(phrase(key, name=name, known=tuple(things)), field=field, rule=rule)
    return things[name]


def _missions(known: Shelves, options: Options) -> Iterable[str]:
    """The missions that a match may come to. ME-SET-4."""
    if options.agreed is not None:
        return (options.agreed,)
    if options.pack:
        pack = _one(known.setting.packs, options.pack, "pack", "me-bad-pack", "ME-SET-4")
        return pack.missions
    return options.draw


def played_missions(known: Shelves) -> tuple[str, ...]:
    """The missions that may be chosen. ME-SET-4."""
    return tuple(name for name, mission in known.setting.missions.items() if unplayed_part(mission) is None)


def played_tables(known: Shelves) -> dict[str, TableFile]:
    """The tables that may be chosen. ME-TER-1."""
    return {name: table for name, table in known.tables.items() if building_of(ground(table)) is None}


def _check_mission(known: Shelves, name: str) -> None:
    """A mission that there is, and whose objectives and special rules are played."""
    mission: Mission = _one(known.setting.missions, name, "mission", "me-bad-mission", "ME-SET-4")
    words = unplayed_part(mission)
    if words is not None:
        raise BadInput(words, field="mission", rule="ME-SET-6")


def unplayed_part(mission: Mission) -> Phrase | None:
    """What of a mission is not played yet."""
    name = mission.id
    for side in (mission.side("attacker"), mission.side("defender")):
        for objective in side.objectives:
            if not isinstance(objective, PLAYED):
                return phrase("me-bad-objective-waits", mission=name, objective=tag_of(objective))
        for special in side.special:
            return phrase("me-bad-special-waits", mission=name, special=tag_of(special))
    return phrase("me-bad-narrative-waits", mission=name) if mission.kind == "narrative" else None


def building_of(ground: Ground) -> str | None:
    """A building on the ground, if there is one."""
    return next((piece.name for piece in ground.pieces if piece.kind == "building"), None)


def _force(known: Shelves, options: Options, seat: int) -> Force:
    """The force of a seat, from a roster by id or from the text of one; every fault is told. ME-FOR-18."""
    wanted = options.chosen[seat]
    field = f"players[{seat}].roster"
    roster = known.rosters.get(wanted)
    if roster is None:
        if "\n" not in wanted:
            raise BadInput(
                phrase("me-bad-roster", name=wanted, known=tuple(known.rosters)), field=field, rule="ME-FOR-4"
            )
        roster = load_roster(wanted, field)
    faults = check_roster(roster, known.setting.factions, known.rules, limit=options.limit)
    if faults:
        raise BadInput(faults[0].words, field=field, rule=faults[0].rule)
    return muster(roster, known.setting.factions)


def _check_playable(book: Book) -> None:
    """Large models, transports and buildings are not played yet."""
    for seat in range(SEATS):
        for unit in book.units_of[seat]:
            if any(model.profile.model_type in UNPLAYED_TYPES for model in book.units[unit].models):
                words = phrase("me-bad-large-waits", unit=book.units[unit].entry.title)
                raise BadInput(words, field=f"players[{seat}].roster", rule="ME-LRG-1")
    building = building_of(book.ground)
    if building is not None:
        raise BadInput(phrase("me-bad-building-waits", piece=building), field="table", rule="ME-BLD-1")
