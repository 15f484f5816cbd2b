"""A content file as plain values that remember their lines."""

import json
import re
from collections.abc import Iterable
from typing import Any

import yaml

from edgewise.content.errors import RULE, ContentError, Problem, Words, nearest, way_out
from edgewise.content.nodes import Builder, Fault, Key, Node, Path, Place, Unreadable, bare, named, place_of
from edgewise.core.phrase import Phrase, phrase

try:
    from yaml import CSafeLoader as Loader
except ImportError:  # PyYAML without libyaml: slower, same events
    from yaml import SafeLoader as Loader  # type: ignore[assignment]  # the two share no base class

MAX_TEXT_CHARS = 2_000_000
LISTED_WORDS = 60
LINE_BREAK = re.compile("\r\n|[\r\n\x85\u2028\u2029]")
UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
TAB_INDENT = re.compile("^ *\t", re.MULTILINE)
INDENT = re.compile("^[ \t]+", re.MULTILINE)
# JSON writes a character beyond U+FFFF as two escapes, which YAML does not know.
SURROGATE_PAIR = re.compile(r"(?<!\\)((?:\\\\)*)\\u([dD][89abAB]..)\\u([dD][c-fC-F]..)")
PLAIN_WORD = re.compile(r"[\w-]+")

# A part of the parser's complaint -> the message that puts it in our words, with what to write instead.
SLIPS = {
    "mapping values are not allowed": "bad-yaml-colon",
    "sequence entries are not allowed": "bad-yaml-dash",
    "could not find expected ':'": "bad-yaml-no-colon",
    "expected <block end>": "bad-yaml-column",
    "cannot start any token": "bad-yaml-sign",
    "alphabetic or numeric character": "bad-yaml-mark",
    "expected key": "bad-yaml-quote",
    "expected '-' indicator": "bad-yaml-item",
    "expected node content": "bad-yaml-value",
    "unexpected end of stream": "bad-yaml-end",
    "expected ',' or": "bad-yaml-comma",
    "escape": "bad-yaml-escape",
}


class Source:
    """A parsed document: `value` is plain, `where` finds the place of each part of it."""

    def __init__(self, file: str, root: Node) -> None:
        self.file = file
        self.root = root

    @property
    def value(self) -> dict[str, Any]:
        value: dict[str, Any] = self.root.value
        return value

    def where(self, path: Path, *, key: bool = False) -> tuple[int, int]:
        """Line and column of a value, or of its key; of the nearest ancestor where there is none."""
        node, place = self.root, self.root.place
        for step in path:
            place = node.keys.get(step, node.place) if isinstance(step, str) else node.place
            if step not in node.parts:
                return place.line, place.column
            node = node.parts[step]
        place = place if key else node.place
        return place.line, place.column

    def problem(
        self,
        path: Path,
        message: Words,
        *,
        expected: Words | None = None,
        suggestion: Words = "",
        rule: str = RULE,
        code: str = "",
        key: bool = False,
    ) -> Problem:
        """A problem at a path of this file; what was expected stands beside the message unless it is given."""
        line, column = self.where(path, key=key)
        expected = way_out(message) if expected is None else expected
        field, record = field_name(self.value, path), record_id(self.value, path)
        return Problem(self.file, line, column, field, message, expected, suggestion, rule, record, code)

    def unknown(self, path: Path, word: str, known: Iterable[str], what: str, *, rule: str = RULE) -> Problem:
        """The problem that there is no such thing as `word`, with what there is and what was probably meant."""
        words = sorted(known)
        listed = tuple(words[:LISTED_WORDS])
        message = phrase("bad-file-unknown", what=what, word=bare(word), known=listed, count=len(words))
        return self.problem(path, message, suggestion=nearest(word, words), rule=rule)


def read(text: str, file: str, *, rule: str = RULE) -> Source:
    """The document in `text`, or a ContentError that says where it is no such thing. DF-EFF-18."""
    text = text.removeprefix("\ufeff")
    last_line = max(1, len(LINE_BREAK.split(text)) - (LINE_BREAK.search(text[-1:]) is not None))
    faults, root = _parse(text)
    if root is not None and not faults:
        return Source(file, root)
    value = root.value if root else None
    raise ContentError(_problem(fault, value, file, rule, last_line) for fault in faults)


def _problem(fault: Fault, value: object, file: str, rule: str, last_line: int) -> Problem:
    field, record = field_name(value, fault.path), record_id(value, fault.path)
    line = min(fault.place.line, last_line)
    return Problem(file, line, fault.place.column, field, fault.message, fault.expected, fault.suggestion, rule, record)


def _parse(text: str) -> tuple[list[Fault], Node | None]:
    if fault := _text_fault(text):
        return [fault], None
    if _is_json(text):
        text = SURROGATE_PAIR.sub(_whole_character, INDENT.sub(lambda indent: " " * len(indent[0]), text))
    builder = Builder(yaml.parse(text, Loader=Loader))
    try:
        root = builder.document()
    except Unreadable:
        return builder.faults, None
    except yaml.YAMLError as error:
        return [*builder.faults, _syntax_fault(error)], None
    return builder.faults or _shape_faults(root), root


def _text_fault(text: str) -> Fault | None:
    """What forbids even trying to parse the text."""
    if len(text) > MAX_TEXT_CHARS:
        return _fault(Place(1, 1), phrase("bad-file-long", most=MAX_TEXT_CHARS))
    if sign := UNPRINTABLE.search(text):
        return _fault(_place_at(text, sign.start()), phrase("bad-file-character", code=f"U+{ord(sign[0]):04X}"))
    if not _is_json(text) and (tab := TAB_INDENT.search(text)):
        return _fault(_place_at(text, tab.end() - 1), phrase("bad-file-tab"))
    return None


def _fault(place: Place, message: Phrase) -> Fault:
    return Fault((), place, message, way_out(message))


def _shape_faults(root: Node | None) -> list[Fault]:
    if root is None or root.value is None:
        return [_fault(Place(1, 1), phrase("bad-file-empty"))]
    if not isinstance(root.value, dict):
        return [_fault(root.place, phrase("bad-file-whole", what=named(root.value)))]
    return []


def _syntax_fault(error: yaml.YAMLError) -> Fault:
    if not isinstance(error, yaml.MarkedYAMLError):
        return _fault(Place(1, 1), phrase("bad-yaml"))
    mark = error.problem_mark or error.context_mark
    complaint = str(error.problem or error.context)
    began = error.context_mark
    since: Words = ""
    if began and mark and began.line < mark.line:
        since = phrase("bad-yaml-since", line=str(began.line + 1))
    slip = next((key for part, key in SLIPS.items() if part in complaint), "bad-yaml-other")
    return _fault(place_of(mark) if mark else Place(1, 1), phrase(slip, complaint=complaint, since=since))


def _is_json(text: str) -> bool:
    return text.lstrip().startswith(("{", "["))


def _whole_character(pair: re.Match[str]) -> str:
    try:
        halves = bytes.fromhex(pair[2] + pair[3])
    except ValueError:
        return pair[0]
    return f"{pair[1]}\\U{ord(halves.decode('utf-16-be')):08x}"


def _place_at(text: str, index: int) -> Place:
    lines = LINE_BREAK.split(text[:index])
    return Place(len(lines), len(lines[-1]) + 1)


def field_name(value: object, path: Path) -> str:
    """The path as a fan reads it: `cards[3] (leap).lower.range`."""
    words: list[str] = []
    for step in path:
        value = part_of(value, step)
        if isinstance(step, int):
            title = _title(value)
            words.append(f"[{step}]" + (f" ({title})" if title else ""))
        elif PLAIN_WORD.fullmatch(step):
            words.append(f".{step}" if words else step)
        else:
            words.append(f"[{json.dumps(bare(step), ensure_ascii=False)}]")
    return "".join(words)


def record_id(value: object, path: Path) -> str:
    """The id of the nearest mapping around a path that has one."""
    found = ""
    for step in (None, *path):
        value = value if step is None else part_of(value, step)
        if isinstance(value, dict) and isinstance(value.get("id"), str):
            found = value["id"]
    return found


def part_of(value: object, step: Key) -> object:
    """The part of a plain value that a step of a path leads to, or None."""
    if isinstance(value, dict):
        return value.get(step)
    if isinstance(value, list) and isinstance(step, int) and step < len(value):
        return value[step]
    return None


def _title(value: object) -> str:
    if not isinstance(value, dict):
        return ""
    titles = (value.get("id"), value.get("name"))
    return next((bare(title) for title in titles if isinstance(title, str) and title), "")
