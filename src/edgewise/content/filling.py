"""Fills the types of a game from a source, and explains what does not fit."""

import re
from itertools import islice
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from edgewise.content.errors import RULE, ContentError, Problem, Words, nearest
from edgewise.content.nodes import MAX_FAULTS, Key, Path, bare, named, shown
from edgewise.content.shapes import (
    alternatives,
    choices_of,
    field_names,
    fields_of,
    listed,
    record_of,
    tags_of,
    type_at,
    wording,
)
from edgewise.content.source import Source, part_of
from edgewise.core.phrase import phrase

T = TypeVar("T")

# msgspec's sentences; tests/content/test_filling.py fails when a new version words them otherwise.
AT_PATH = re.compile(r"(?P<what>.*) - at (?P<key>`key` in )?`\$(?P<path>.*)`", re.DOTALL)
STEP = re.compile(r"\[(?P<index>\d+)\]|(?P<any>\[\.\.\.\])|\.(?P<field>[^.\[]+)")
UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
MISSING = re.compile(r"Object missing required field `(.*)`")
INVALID = re.compile(r"Invalid (enum )?value .*", re.DOTALL)
UNFIT = re.compile(r"Expected `.*", re.DOTALL)
LENGTH = re.compile(r"Expected `.*` of length .*")
PLAIN_FAILURES = (UNKNOWN, MISSING, INVALID, UNFIT)

TRUE_WORDS, FALSE_WORDS = ("yes", "on", "y"), ("no", "off", "n")


class Failure(msgspec.Struct, frozen=True):
    """What msgspec says is wrong, and the path it means."""

    what: str
    path: Path
    at_key: bool
    in_entry: bool
    """Whether the path leads into an item of a top-level list or an entry of a top-level dict."""


class Rest:
    """The part of a document that is still to be checked once problems were found."""

    def __init__(self, value: dict[str, Any]) -> None:
        self.value = dict(value)
        self.skipped: dict[str, int] = {}
        self.cut: set[str] = set()

    def original(self, path: Path) -> Path:
        """The path in the whole document of a path in this rest."""
        match path:
            case (str() as field, int() as index, *steps):
                return (field, index + self.skipped.get(field, 0), *steps)
            case _:
                return path

    def caused(self, failure: Failure) -> bool:
        """Whether the failure may come from what was left out, not from the file."""
        if not self.cut or failure.in_entry:
            return False
        if LENGTH.fullmatch(failure.what):
            return any(step in self.cut for step in failure.path[:1])
        return not any(kind.fullmatch(failure.what) for kind in PLAIN_FAILURES)

    def skip(self, failure: Failure) -> bool:
        """Leaves out what failed and, since entries are checked in order, the good ones before it."""
        unknown = UNKNOWN.fullmatch(failure.what)
        path: Path = (unknown[1],) if unknown and not failure.path else failure.path
        if not path or not isinstance(path[0], str) or path[0] not in self.value:
            return False
        self._leave_out(path[0], path[1] if failure.in_entry else None)
        self.cut.add(path[0])
        return True

    def _leave_out(self, field: str, entry: Key | None) -> None:
        whole = self.value[field]
        if isinstance(whole, list) and isinstance(entry, int):
            self.value[field] = whole[entry + 1 :]
            self.skipped[field] = self.skipped.get(field, 0) + entry + 1
        elif isinstance(whole, dict) and entry in whole:
            after = list(whole).index(entry) + 1
            self.value[field] = dict(islice(whole.items(), after, None))
        else:
            del self.value[field]


def fill(source: Source, type_: type[T], *, rule: str = RULE) -> T:
    """The source as a value of `type_`, or a ContentError with its problems. DF-EFF-2, DF-EFF-18."""
    try:
        return msgspec.convert(source.value, type_, strict=True)
    except msgspec.ValidationError:
        raise ContentError(_problems(source, type_, rule)) from None


def _problems(source: Source, type_: Any, rule: str) -> list[Problem]:
    rest = Rest(source.value)
    found: list[Problem] = []
    while len(found) < MAX_FAULTS and (failure := _failure(rest.value, type_)):
        missing = MISSING.fullmatch(failure.what)
        if missing and not failure.path:
            names = _absent(source.value, type_) or [name for name in missing.groups() if name not in rest.cut]
            found += [_missing_field(source, type_, (), name, rule) for name in names]
            break
        if not rest.caused(failure):
            found.append(_explain(source, type_, failure, rest.original(failure.path), rule))
        if not rest.skip(failure):
            break
    return sorted(found, key=lambda problem: (problem.line, problem.column))


def _absent(value: dict[str, Any], type_: Any) -> list[str]:
    """The fields that the whole file must have and has not."""
    record = record_of(type_at(type_, (), value), value)
    fields = fields_of(record) if record else {}
    return [name for name, field in fields.items() if field.required and name not in value]


def _complaint(value: object, type_: Any) -> str:
    try:
        msgspec.convert(value, type_, strict=True)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _failure(value: dict[str, Any], type_: Any) -> Failure | None:
    complaint = _complaint(value, type_)
    if not complaint:
        return None
    parts = AT_PATH.fullmatch(complaint)
    if parts is None:
        return Failure(complaint, (), at_key=False, in_entry=False)
    steps = _steps(parts["path"]) + ([None] if parts["key"] else [])
    path = _located(value, type_, complaint, steps)
    in_entry = len(path) > 1 and not isinstance(steps[1], str)
    return Failure(parts["what"], path, at_key=bool(parts["key"]), in_entry=in_entry)


def _steps(path: str) -> list[Key | None]:
    """The steps of msgspec's path; None where it hides the key of a dict."""
    found: list[Key | None] = []
    for step in STEP.finditer(path):
        found.append(int(step["index"]) if step["index"] else step["field"])
    return found


def _located(value: dict[str, Any], type_: Any, complaint: str, steps: list[Key | None]) -> Path:
    path: Path = ()
    for step in steps:
        if step is None:
            entries = _at(value, path)
            if not isinstance(entries, dict) or not entries:
                return path
            count = _count_to_first_bad(value, type_, complaint, path, entries)
            value = _replaced(value, path, dict(islice(entries.items(), count)))
            step = next(islice(entries, count - 1, None))
        path = (*path, step)
    return path


def _count_to_first_bad(value: dict[str, Any], type_: Any, complaint: str, path: Path, entries: dict[str, Any]) -> int:
    """How many entries of the dict at `path` it takes for the same complaint."""
    low, high = 1, len(entries)
    while low < high:
        middle = (low + high) // 2
        trial = _replaced(value, path, dict(islice(entries.items(), middle)))
        if _complaint(trial, type_) == complaint:
            high = middle
        else:
            low = middle + 1
    return low


def _at(value: object, path: Path) -> object:
    for step in path:
        value = part_of(value, step)
    return value


def _replaced(value: Any, path: Path, part: object) -> Any:
    """A copy of `value` in which `part` stands at `path`."""
    if not path:
        return part
    copy = value.copy()
    copy[path[0]] = _replaced(copy[path[0]], path[1:], part)
    return copy


def _explain(source: Source, type_: Any, failure: Failure, path: Path, rule: str) -> Problem:
    value = _at(source.value, path)
    if failure.at_key:
        return _unknown_key(source, type_, path, rule)
    if unknown := UNKNOWN.fullmatch(failure.what):
        return _unknown_field(source, type_, (*path, unknown[1]), rule)
    if missing := MISSING.fullmatch(failure.what):
        return _missing_field(source, type_, path, missing[1], rule)
    if INVALID.fullmatch(failure.what):
        return _unknown_word(source, type_, path, value, rule)
    if UNFIT.fullmatch(failure.what):
        return _unfit(source, type_, path, value, rule)
    message = failure.what if failure.what.endswith((".", "!", "?")) else f"{failure.what}."
    return source.problem(path, message, rule=rule)


def _unknown_key(source: Source, type_: Any, path: Path, rule: str) -> Problem:
    dicts = alternatives(type_at(type_, path[:-1], source.value))
    keys = next((choice.key_type for choice in dicts if isinstance(choice, inspect.DictType)), None)
    word = str(path[-1]) if path else ""
    suggestion = nearest(word, choices_of(keys))
    message = phrase("bad-file-key", name=shown(word))
    return source.problem(path, message, expected=wording(keys), suggestion=suggestion, rule=rule, key=True)


def _unknown_field(source: Source, type_: Any, path: Path, rule: str) -> Problem:
    around = path[:-1]
    record = record_of(type_at(type_, around, source.value), _at(source.value, around))
    names = field_names(record) if record else []
    message = phrase("bad-file-field-unknown", name=shown(path[-1]))
    suggestion = nearest(str(path[-1]), names)
    return source.problem(path, message, expected=listed(names), suggestion=suggestion, rule=rule, key=True)


def _missing_field(source: Source, type_: Any, path: Path, name: str, rule: str) -> Problem:
    around = type_at(type_, path, source.value)
    record = record_of(around, _at(source.value, path))
    words: Words
    if tags := tags_of(around, name):
        words = listed(sorted(map(str, tags)))
    else:
        field = fields_of(record).get(name) if record else None
        words = wording(field.type) if field else phrase("file-type-any")
    return source.problem(path, phrase("bad-file-missing", name=name, words=words), rule=rule)


def _unknown_word(source: Source, type_: Any, path: Path, value: object, rule: str) -> Problem:
    accepted = type_at(type_, path, source.value)
    suggestion = nearest(str(value), choices_of(accepted))
    message = phrase("bad-file-word", what=named(value))
    return source.problem(path, message, expected=wording(accepted), suggestion=suggestion, rule=rule)


def _unfit(source: Source, type_: Any, path: Path, value: object, rule: str) -> Problem:
    accepted = type_at(type_, path, source.value)
    message = phrase("bad-file-unfit", what=named(value))
    suggestion = _mended(value, accepted)
    return source.problem(path, message, expected=wording(accepted), suggestion=suggestion, rule=rule)


def _mended(value: object, accepted: inspect.Type | None) -> Words:
    """What was probably meant by a value of the wrong kind, as it would be written."""
    kinds = {type(choice) for choice in alternatives(accepted)}
    match value:
        case str() if inspect.IntType in kinds and re.fullmatch(r"\d{1,9}", value):
            return value
        case str() if inspect.BoolType in kinds and value.lower() in TRUE_WORDS + FALSE_WORDS:
            return "true" if value.lower() in TRUE_WORDS else "false"
        case bool() if inspect.StrType in kinds:
            return f'"{str(value).lower()}"'
        case int() | float() if inspect.StrType in kinds and abs(value) < 10**15:
            return f'"{value}"'
        case dict() if inspect.ListType in kinds or inspect.VarTupleType in kinds:
            return phrase("file-mended-list")
        case str() | int() if inspect.ListType in kinds or inspect.VarTupleType in kinds:
            return f"[{bare(value)}]"
        case _:
            return ""
