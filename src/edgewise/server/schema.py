"""The protocol as TypeScript, written from the message types: `python -m edgewise.server.schema [FILE]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from edgewise import catalog
from edgewise.core.languages import LANGUAGES
from edgewise.lang import ledger
from edgewise.players.levels import LEVELS
from edgewise.server import bodies, cards, messages, parts
from edgewise.server.served import served

FILE = Path("web") / "src" / "lib" / "protocol.ts"
HEAD = """\
// Written by `edgewise schema` from the bodies and messages of src/edgewise/server. Do not edit; see docs/protocol.md.
"""
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def typescript() -> str:
    """The whole file."""
    kinds = _kinds()
    texts = [HEAD, *_lists()]
    texts += [_interface(kind) for kind in kinds]
    for name, union in (("FromServer", messages.FromServer), ("FromClient", messages.FromClient)):
        names = "".join(f"\n  | {kind.__name__}" for kind in get_args(union))
        texts.append(f"export type {name} ={names};\n")
    return "\n".join(texts)


def _lists() -> list[str]:
    """What there is a fixed list of, as values and as types."""
    texts = []
    for name, kind, values in (("LANGUAGES", "Language", LANGUAGES), ("LEVELS", "Level", LEVELS)):
        texts.append(f"export const {name} = [{', '.join(map(_literal, values))}] as const;")
        texts.append(f"export type {kind} = (typeof {name})[number];\n")
    signs = ", ".join(f"{sign}: {_literal(game)}" for sign, game in ledger.signs().items())
    texts.append(f"export const LEDGERS = {{ {signs} }} as const;\n")
    return texts


def _kinds() -> list[type[msgspec.Struct]]:
    """Every type of the protocol in a fixed order: messages, bodies, and the scenes of the games."""
    found: dict[str, type[msgspec.Struct]] = {}
    for module in (parts, messages, cards, bodies):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, messages.Message | parts.Body):
                found.setdefault(value.__name__, value)
    del found["Message"], found["Body"]
    for scene in _scenes():
        for struct in _reached(scene):
            if found.setdefault(struct.__name__, struct) is not struct:
                raise ValueError(f"two types of the protocol are called {struct.__name__}")
    return list(found.values())


def _scenes() -> list[type[msgspec.Struct]]:
    """What the games draw."""
    return [catalog.game(game).showing.scene_type for game in served()]


def _reached(kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """A struct and the structs of its fields, the innermost first."""
    inner: list[type[msgspec.Struct]] = []
    for field in msgspec.structs.fields(kind):
        for part in _structs(inspect.type_info(field.type)):
            inner += _reached(part)
    return list(dict.fromkeys([*inner, kind]))


def _structs(info: inspect.Type) -> list[type[msgspec.Struct]]:
    match info:
        case inspect.StructType():
            return [info.cls]
        case inspect.UnionType():
            return [each for part in info.types for each in _structs(part)]
        case inspect.VarTupleType():
            return _structs(info.item_type)
    return []


def _interface(kind: type[msgspec.Struct]) -> str:
    config = kind.__struct_config__
    lines = [f"/** {' '.join((kind.__doc__ or '').split())} */", f"export interface {kind.__name__} {{"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(kind):
        # What a client sends may leave out what has a default; what the server sends is whole, with few exceptions.
        optional = "?" if (config.forbid_unknown_fields or config.omit_defaults) and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {_written(inspect.type_info(field.type))};")
    return "\n".join([*lines, "}", ""])


def _written(info: inspect.Type) -> str:
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    match info:
        case inspect.RawType():
            return " | ".join(scene.__name__ for scene in _scenes())
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


def main(words: list[str]) -> int:
    """Writes the file."""
    file = Path(words[0]) if words else FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(typescript(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
