"""Builds plain values from YAML events and keeps the position of each."""

import math
import re
from collections.abc import Iterator
from typing import Any, NoReturn, TypeAlias

import msgspec
import yaml

from edgewise.content.errors import Words, way_out
from edgewise.core.phrase import Phrase, phrase

MAX_NODES = 200_000
MAX_DEPTH = 60
MAX_FAULTS = 20
MAX_NUMBER_CHARS = 300

Key: TypeAlias = str | int
Path: TypeAlias = tuple[Key, ...]

# YAML 1.2 rather than 1.1: `on`, `yes`, `y` and dates stay text, 010 is ten.
WORDS: dict[str, bool | None] = {"": None, "~": None, "null": None, "Null": None, "NULL": None}
WORDS |= {"true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False}
INTEGER = re.compile(r"[-+]?[0-9]+")
DECIMAL = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
SURROGATE = re.compile("[\ud800-\udfff]")


class Place(msgspec.Struct, frozen=True):
    """A position as editors show it: both numbers start at 1."""

    line: int
    column: int


class Node(msgspec.Struct, frozen=True):
    """A value, where it stands, and where its keys and parts stand."""

    value: Any
    place: Place
    size: int = 1
    height: int = 0
    keys: dict[str, Place] = {}
    parts: dict[Key, "Node"] = {}


class Fault(msgspec.Struct, frozen=True):
    """A problem before the field has a name to show."""

    path: Path
    place: Place
    message: Words
    expected: Words
    suggestion: str = ""


class Unreadable(Exception):
    """The rest of the text cannot be read; the builder holds the faults."""


def place_of(mark: Any) -> Place:
    return Place(mark.line + 1, mark.column + 1)


class Builder:
    """Turns the events of one document into nodes; faults that allow it are gathered."""

    def __init__(self, events: Iterator[Any]) -> None:
        self.events = events
        self.anchors: dict[str, Node | None] = {}
        self.faults: list[Fault] = []
        self.room = MAX_NODES

    def document(self) -> Node | None:
        """The only document of the text, or nothing if there is none."""
        next(self.events)
        start = next(self.events)
        if isinstance(start, yaml.StreamEndEvent):
            return None
        node = self.node(next(self.events), ())
        next(self.events)
        after = next(self.events)
        if not isinstance(after, yaml.StreamEndEvent):
            self.stop((), place_of(after.start_mark), phrase("bad-file-second"))
        return node

    def node(self, event: Any, path: Path) -> Node:
        place = place_of(event.start_mark)
        if isinstance(event, yaml.AliasEvent):
            return self.alias(event.anchor, path, place)
        self.spend(1, len(path), path, place)
        self.refuse_tag(event, path, place)
        if event.anchor:
            self.anchors[event.anchor] = None
        node = self.content(event, path, place)
        if event.anchor:
            self.anchors[event.anchor] = node
        return node

    def content(self, event: Any, path: Path, place: Place) -> Node:
        if isinstance(event, yaml.ScalarEvent):
            return Node(self.scalar(event, path, place), place)
        if isinstance(event, yaml.SequenceStartEvent):
            return self.sequence(path, place)
        return self.mapping(path, place)

    def sequence(self, path: Path, place: Place) -> Node:
        parts: dict[Key, Node] = {}
        while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
            parts[len(parts)] = self.node(event, (*path, len(parts)))
        return self.joined([part.value for part in parts.values()], place, {}, parts)

    def mapping(self, path: Path, place: Place) -> Node:
        keys: dict[str, Place] = {}
        parts: dict[Key, Node] = {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            key_place = place_of(event.start_mark)
            key = self.key(event, path, key_place)
            if key in keys:
                twice = phrase("bad-file-twice", name=shown(key), line=str(keys[key].line))
                self.fault((*path, key), key_place, twice)
            keys[key] = key_place
            parts[key] = self.node(next(self.events), (*path, key))
        return self.joined({key: part.value for key, part in parts.items()}, place, keys, parts)

    def joined(self, value: Any, place: Place, keys: dict[str, Place], parts: dict[Key, Node]) -> Node:
        size = 1 + sum(part.size for part in parts.values())
        height = 1 + max((part.height for part in parts.values()), default=0)
        return Node(value, place, size, height, keys, parts)

    def key(self, event: Any, path: Path, place: Place) -> str:
        node = self.node(event, path)
        if isinstance(node.value, str):
            return node.value
        if isinstance(node.value, dict | list):
            self.stop(path, place, phrase("bad-file-name", what=named(node.value)))
        quoted = f'"{event.value}"' if isinstance(event, yaml.ScalarEvent) and event.value else ""
        self.fault(path, place, phrase("bad-file-name-kind", what=named(node.value)), quoted)
        return str(node.value)

    def scalar(self, event: Any, path: Path, place: Place) -> Any:
        text: str = event.value
        if SURROGATE.search(text):
            self.fault(path, place, phrase("bad-file-half-character"))
            return ""
        if not event.implicit[0]:
            return text
        if text in WORDS:
            return WORDS[text]
        return self.number(text, path, place) if DECIMAL.fullmatch(text) else text

    def number(self, text: str, path: Path, place: Place) -> int | float:
        if len(text) <= MAX_NUMBER_CHARS:
            number = int(text) if INTEGER.fullmatch(text) else float(text)
            if math.isfinite(number):
                return number
        self.fault(path, place, phrase("bad-file-large-number"))
        return 0

    def alias(self, anchor: str | None, path: Path, place: Place) -> Node:
        node = self.anchors.get(anchor or "")
        if node is None:
            self.stop(path, place, phrase("bad-file-alias", anchor=str(anchor)))
        self.spend(node.size, len(path) + node.height, path, place)
        return node

    def spend(self, nodes: int, depth: int, path: Path, place: Place) -> None:
        """Refuses what would grow beyond what a content file can need."""
        self.room -= nodes
        if self.room < 0:
            self.stop(path[:1], place, phrase("bad-file-many", most=MAX_NODES))
        if depth > MAX_DEPTH:
            self.stop(path[:1], place, phrase("bad-file-deep", most=MAX_DEPTH))

    def refuse_tag(self, event: Any, path: Path, place: Place) -> None:
        if event.tag is not None:
            tag = str(event.tag).replace("tag:yaml.org,2002:", "!!")
            self.fault(path, place, phrase("bad-file-tag", tag=shown(tag)))

    def fault(self, path: Path, place: Place, message: Phrase, suggestion: str = "") -> None:
        self.faults.append(Fault(path, place, message, way_out(message), suggestion))
        if len(self.faults) >= MAX_FAULTS:
            raise Unreadable

    def stop(self, path: Path, place: Place, message: Phrase) -> NoReturn:
        self.fault(path, place, message)
        raise Unreadable


def shown(word: object) -> str:
    """A word from the file on one line and not too long, in quotes."""
    text = " ".join(str(word).split())
    return f'"{text[:57]}..."' if len(text) > 60 else f'"{text}"'


def bare(word: object) -> str:
    """A word from the file on one line and not too long, for messages that bring their own quotes."""
    return shown(word)[1:-1]


def named(value: object) -> Phrase:
    """What a value is, as a sentence begins."""
    match value:
        case None:
            return phrase("file-value-empty")
        case bool():
            return phrase("file-value-truth", value=str(value).lower())
        case int() | float():
            large = abs(value) >= 10**15
            return phrase("file-value-large-number") if large else phrase("file-value-number", value=str(value))
        case str():
            return phrase("file-value-text", value=shown(value))
        case list():
            return phrase("file-value-list", count=len(value))
        case _:
            return phrase("file-value-mapping")
