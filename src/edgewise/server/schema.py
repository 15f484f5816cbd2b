"""The protocol as TypeScript, written from the message types and from those that the games bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import inspect

from edgewise import catalog
from edgewise.core import wire
from edgewise.core.flow import Action
from edgewise.core.languages import LANGUAGES
from edgewise.lang import ledger
from edgewise.players.levels import LEVELS
from edgewise.server import bodies, messages, parts

FOLDER = Path("web") / "src"
SHARED = Path("lib") / "protocol.ts"
HEAD = """\
// Written by `edgewise schema` from {origin}. Do not edit; see docs/protocol.md.
"""
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
# What every game has of its own, by the names that it has in the protocol; a scene is sent encoded.
OPEN: Mapping[type, str] = {
    msgspec.Raw: "scene",
    wire.Content: "content",
    wire.Geometry: "geometry",
    wire.About: "about",
    wire.Rolled: "rolled",
    wire.Moment: "moment",
    wire.Wish: "wish",
    wire.Verdict: "verdict",
    wire.Measured: "measured",
}
# Fixed lists, as types.
LISTS = ("Language", "Level")
# The closed unions that a game brings: what a seat may ask for, and what may happen.
UNIONS: Mapping[str, str] = {"action": "Action", "event": "Event"}
Struct = type[msgspec.Struct]


class Brought(NamedTuple):
    """What a game brings to the protocol: its folder, its types by kind, and all that they are made of."""

    folder: str
    types: Mapping[str, Struct | None]
    unions: Mapping[str, tuple[Struct, ...]]
    reached: tuple[Struct, ...]

    @property
    def file(self) -> Path:
        """Where its types are written."""
        return Path("games") / self.folder / "wire.ts"


def brought() -> tuple[Brought, ...]:
    """What each game brings."""
    found = []
    for name in catalog.games():
        own = catalog.game(name).showing.wire._asdict()
        unions = {each: get_args(own.pop(each)) for each in UNIONS}
        roots = [kind for kind in own.values() if kind is not None]
        parts = (part for union in unions.values() for kind in union for part in _fields_of(kind))
        reached = dict.fromkeys(each for kind in (*roots, *parts) for each in _reached(kind))
        mine = tuple(each for each in reached if not _is_shared(each))
        found.append(Brought(catalog.GAMES.folder(name), own, unions, mine))
    return tuple(found)


def files() -> dict[Path, str]:
    """Every file by its place below the sources of the client."""
    games = brought()
    return {SHARED: _shared(games)} | {game.file: own_types(game) for game in games}


def _shared(games: tuple[Brought, ...]) -> str:
    kinds = _kinds()
    texts = [HEAD.format(origin="the bodies and messages of src/edgewise/core/wire.py and src/edgewise/server")]
    texts += _imports(games, {*LISTS, *map(_name, OPEN), *(kind.__name__ for kind in kinds)})
    texts += _lists()
    texts += [_union(kind, games) for kind in OPEN]
    texts += [_interface(kind) for kind in kinds]
    for name, union in (("FromServer", messages.FromServer), ("FromClient", messages.FromClient)):
        names = "".join(f"\n  | {kind.__name__}" for kind in get_args(union))
        texts.append(f"export type {name} ={names};\n")
    return "\n".join(texts)


def own_types(game: Brought, games: str = "src/edgewise/games", protocol: str = "../../lib/protocol") -> str:
    """The file of one game: where the folders of such games are, and the protocol as this file refers to it."""
    shared = sorted({each.__name__ for kind in game.reached for each in _fields_of(kind) if _is_shared(each)})
    texts = [HEAD.format(origin=f"what {games}/{game.folder} brings")]
    if shared:
        texts.append(f'import type {{ {", ".join(shared)} }} from "{protocol}";\n')
    texts += [_interface(kind) for kind in game.reached]
    return "\n".join([*texts, *(_closed(UNIONS[name], kinds) for name, kinds in game.unions.items() if kinds)])


def _imports(games: tuple[Brought, ...], taken: set[str]) -> Iterator[str]:
    """The types of the games, under the names of their folders; what only one game calls so is passed on."""
    for game in games:
        yield f'import type * as {game.folder} from "../games/{game.folder}/wire";'
    yield ""
    for game in games:
        others = {kind.__name__ for other in games if other is not game for kind in other.reached}
        names = [kind.__name__ for kind in game.reached if kind.__name__ not in others | taken]
        if names:
            listed = "".join(f"\n  {name}," for name in sorted(names))
            yield f'export type {{{listed}\n}} from "../games/{game.folder}/wire";\n'


def _union(kind: type, games: tuple[Brought, ...]) -> str:
    """The type that stands for what the games bring; what is pointed at may be of any of them, and is left out else."""
    types = [(game.folder, own) for game in games if (own := game.types[OPEN[kind]]) is not None]
    names = dict.fromkeys(own.__name__ if _is_shared(own) else f"{folder}.{own.__name__}" for folder, own in types)
    told = " ".join((kind.__doc__ or "").split()) if kind is not msgspec.Raw else "A match as one seat sees it."
    joined = (" & " if kind is wire.About else " | ").join(names) or "never"
    return f"/** {told} */\nexport type {_name(kind)} = {joined};\n"


def _name(kind: type) -> str:
    return "Scene" if kind is msgspec.Raw else kind.__name__


def _lists() -> list[str]:
    """What there is a fixed list of, as values and as types."""
    texts = []
    for kind, values in zip(LISTS, (LANGUAGES, LEVELS), strict=True):
        name = f"{kind.upper()}S"
        texts.append(f"export const {name} = [{', '.join(map(_literal, values))}] as const;")
        texts.append(f"export type {kind} = (typeof {name})[number];\n")
    signs = ", ".join(f"{sign}: {_literal(game)}" for sign, game in ledger.signs().items())
    texts.append(f"export const LEDGERS = {{ {signs} }} as const;\n")
    return texts


def _kinds() -> list[Struct]:
    """Every type that is the same in all games, in a fixed order: parts, messages and bodies."""
    found: dict[str, Struct] = {}
    for module in (wire, parts, messages, bodies):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, messages.Message | wire.Body) and value not in OPEN:
                found.setdefault(value.__name__, value)
    del found["Message"], found["Body"]
    return list(found.values())


def _is_shared(kind: Struct) -> bool:
    return kind.__module__ == wire.__name__


def _reached(kind: Struct) -> list[Struct]:
    """A struct and the structs of its fields, the innermost first."""
    return list(dict.fromkeys([*(each for inner in _fields_of(kind) for each in _reached(inner)), kind]))


def _fields_of(kind: Struct) -> Iterator[Struct]:
    for field in msgspec.structs.fields(kind):
        yield from _structs(inspect.type_info(field.type))


def _structs(info: inspect.Type) -> Iterator[Struct]:
    match info:
        case inspect.StructType():
            yield info.cls
        case inspect.UnionType() | inspect.TupleType():
            parts = info.types if isinstance(info, inspect.UnionType) else info.item_types
            for part in parts:
                yield from _structs(part)
        case inspect.VarTupleType():
            yield from _structs(info.item_type)
        case inspect.DictType():
            yield from _structs(info.value_type)


def _interface(kind: Struct) -> str:
    config = kind.__struct_config__
    if config.array_like:
        return _row(kind)
    lines = [f"/** {' '.join((kind.__doc__ or '').split())} */", f"export interface {kind.__name__} {{"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(kind):
        # What a client sends may leave out what has a default; what the server sends is whole, with few exceptions.
        optional = "?" if (config.forbid_unknown_fields or config.omit_defaults) and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {_written(inspect.type_info(field.type))};")
    return "\n".join([*lines, "}", ""])


def _row(kind: Struct) -> str:
    """A struct that is sent as a list of its fields."""
    fields = msgspec.structs.fields(kind)
    parts = ", ".join(f"{field.encode_name}: {_written(inspect.type_info(field.type))}" for field in fields)
    return f"/** {' '.join((kind.__doc__ or '').split())} */\nexport type {kind.__name__} = [{parts}];\n"


def _closed(name: str, kinds: tuple[Struct, ...]) -> str:
    """A union of structs that are told apart by their tags."""
    return "\n".join([f"export type {name} =", *(f"  | {_alternative(kind)}" for kind in kinds)]) + ";\n"


def _alternative(kind: Struct) -> str:
    config = kind.__struct_config__
    parts = [f'{config.tag_field}: "{config.tag}"']
    for field in msgspec.structs.fields(kind):
        # What is asked for may leave out what has a default; what happened is told in full.
        optional = "?" if issubclass(kind, Action) and not field.required else ""
        parts.append(f"{field.encode_name}{optional}: {_written(inspect.type_info(field.type))}")
    return "{ " + "; ".join(parts) + " }"


def _written(info: inspect.Type) -> str:
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    match info:
        case inspect.RawType():
            return _name(msgspec.Raw)
        case inspect.StructType():
            return info.cls.__name__
        case inspect.LiteralType():
            return " | ".join(_literal(value) for value in info.values)
        case inspect.UnionType():
            return " | ".join(sorted((_written(each) for each in info.types), key=lambda each: each == "null"))
        case inspect.VarTupleType() | inspect.ListType():
            inner = _written(info.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType():
            return "[" + ", ".join(_written(each) for each in info.item_types) + "]"
        case inspect.DictType():
            return f"Record<string, {_written(info.value_type)}>"
    raise NotImplementedError(str(info))


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def write(folder: Path) -> None:
    """Writes every file below the sources of the client."""
    for place, text in files().items():
        file = folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def stale(folder: Path) -> list[Path]:
    """The files that are not what they should be."""
    found = ((folder / place, text) for place, text in files().items())
    return [file for file, text in found if not file.is_file() or file.read_text(encoding="utf-8") != text]
