"""Finds the type that belongs at a path, and says what it accepts."""

import enum
from collections.abc import Iterable
from typing import Any, TypeAlias

from msgspec import inspect

from edgewise.content.errors import Words
from edgewise.content.nodes import Key, Path
from edgewise.content.source import part_of
from edgewise.core.phrase import Phrase, linked, phrase

Record: TypeAlias = inspect.StructType | inspect.DataclassType | inspect.TypedDictType
RECORD = (inspect.StructType, inspect.DataclassType, inspect.TypedDictType)
ITEMS = (
    inspect.ListType,
    inspect.VarTupleType,
    inspect.SetType,
    inspect.FrozenSetType,
    inspect.CollectionType,
)
NUMBER = (inspect.IntType, inspect.FloatType)


def type_at(type_: Any, path: Path, value: object) -> inspect.Type | None:
    """The type that the value at `path` must have; `value` decides between alternatives."""
    found: inspect.Type | None = inspect.type_info(type_)
    for step in path:
        if found is None:
            return None
        found = _part(found, value, step)
        value = part_of(value, step)
    return found


def alternatives(type_: inspect.Type | None) -> tuple[inspect.Type, ...]:
    """The types a value may have, with unions and notes unwrapped."""
    match type_:
        case None:
            return ()
        case inspect.Metadata():
            return alternatives(type_.type)
        case inspect.UnionType():
            return tuple(inner for outer in type_.types for inner in alternatives(outer))
        case _:
            return (type_,)


def record_of(type_: inspect.Type | None, value: object) -> Record | None:
    """The record type that a mapping is meant to be, by its tag if there are several."""
    records = [choice for choice in alternatives(type_) if isinstance(choice, RECORD)]
    if len(records) == 1:
        return records[0]
    return next((record for record in records if _has_tag(record, value)), None)


def fields_of(record: Record) -> dict[str, inspect.Field]:
    return {field.encode_name: field for field in record.fields}


def field_names(record: Record) -> list[str]:
    """The names a fan may write in a record, its tag first."""
    tag = [record.tag_field] if isinstance(record, inspect.StructType) and record.tag_field else []
    return tag + list(fields_of(record))


def tags_of(type_: inspect.Type | None, field: Key) -> tuple[str | int, ...]:
    """The tags that tell the records of a union apart by `field`."""
    structs = [choice for choice in alternatives(type_) if isinstance(choice, inspect.StructType)]
    return tuple(struct.tag for struct in structs if struct.tag_field == field and struct.tag is not None)


def choices_of(type_: inspect.Type | None) -> list[str]:
    """The fixed values that a type accepts, as written in a file."""
    found: set[str] = set()
    for choice in alternatives(type_):
        if isinstance(choice, inspect.LiteralType):
            found.update(str(value) for value in choice.values)
        elif isinstance(choice, inspect.EnumType):
            found.update(str(member.value) for member in _members(choice.cls))
    return sorted(found)


def wording(type_: inspect.Type | None) -> Words:
    """What a type accepts, in a fan's words."""
    choices = alternatives(type_)
    words = [_word(choice) for choice in choices if not isinstance(choice, RECORD)]
    records = [choice for choice in choices if isinstance(choice, RECORD)]
    words += [_record_word(records)] if records else []
    different = [word for number, word in enumerate(words) if word not in words[:number]]
    found: Words = linked("file-type-or", different)
    return found


def listed(words: Iterable[object]) -> Phrase:
    """One of several words."""
    return phrase("file-type-choice", words=tuple(str(word) for word in words))


def _part(type_: inspect.Type, value: object, step: Key) -> inspect.Type | None:
    if isinstance(value, dict):
        return _entry(type_, value, step)
    for choice in alternatives(type_):
        if isinstance(choice, ITEMS):
            return choice.item_type
        if isinstance(choice, inspect.TupleType) and isinstance(step, int):
            return choice.item_types[step] if step < len(choice.item_types) else None
    return None


def _entry(type_: inspect.Type, value: dict[str, Any], step: Key) -> inspect.Type | None:
    if tags := tags_of(type_, step):
        return inspect.LiteralType(tags)
    if record := record_of(type_, value):
        field = fields_of(record).get(str(step))
        return field.type if field else None
    dicts = (choice for choice in alternatives(type_) if isinstance(choice, inspect.DictType))
    return next((choice.value_type for choice in dicts), None)


def _has_tag(record: Record, value: object) -> bool:
    if not isinstance(record, inspect.StructType) or record.tag_field is None:
        return False
    return part_of(value, record.tag_field) == record.tag


def _members(cls: type[enum.Enum]) -> list[enum.Enum]:
    return list(cls)


def _word(type_: inspect.Type) -> Phrase:
    match type_:
        case inspect.LiteralType() | inspect.EnumType():
            return listed(choices_of(type_))
        case inspect.IntType() | inspect.FloatType():
            return _number_word(type_)
        case inspect.StrType():
            pattern = phrase("file-type-pattern", pattern=type_.pattern) if type_.pattern else ""
            return phrase("file-type-text", length=_length_word(type_, "characters"), pattern=pattern)
        case inspect.BoolType():
            return phrase("file-type-truth")
        case inspect.NoneType():
            return phrase("file-type-nothing")
        case inspect.TupleType():
            return phrase("file-type-tuple", count=len(type_.item_types))
        case inspect.DictType():
            return phrase("file-type-mapping", length=_length_word(type_, "entries"))
    if isinstance(type_, ITEMS):
        item = wording(type_.item_type)
        each = phrase("file-type-each", item=item) if item else ""
        return phrase("file-type-list", length=_length_word(type_, "entries"), each=each)
    return phrase("file-type-other")


def _number_word(type_: inspect.IntType | inspect.FloatType) -> Phrase:
    limits = {
        "file-type-above": type_.gt,
        "file-type-least": type_.ge,
        "file-type-below": type_.lt,
        "file-type-most": type_.le,
        "file-type-steps": type_.multiple_of,
    }
    words = [phrase(key, limit=f"{limit:g}") for key, limit in limits.items() if limit is not None]
    kind = "file-type-whole" if isinstance(type_, inspect.IntType) else "file-type-number"
    return phrase(kind, limits=phrase("file-type-limits", limits=linked("file-type-and", words)) if words else "")


def _length_word(type_: Any, unit: str) -> Words:
    limits = {"file-type-least": type_.min_length, "file-type-most": type_.max_length}
    words = [phrase(key, limit=str(limit)) for key, limit in limits.items() if limit is not None]
    return phrase("file-type-length", limits=linked("file-type-and", words), unit=unit) if words else ""


def _record_word(records: list[Record]) -> Phrase:
    tagged = [record for record in records if isinstance(record, inspect.StructType) and record.tag_field]
    if len(records) > 1 and tagged:
        tags = sorted(str(record.tag) for record in tagged)
        return phrase("file-type-tagged", field=f"`{tagged[0].tag_field}`", words=listed(tags))
    return phrase("file-type-record", names=tuple(f"`{name}`" for name in field_names(records[0])))
