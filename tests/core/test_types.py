"""The kernel and the contract say what they take and give: where that may be anything is listed here, with the reason.

JSON comes in and goes out at doors; the registry and the kernel hold games and frames of all kinds.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

CORE = Path(__file__).parents[2] / "src" / "edgewise" / "core"

JSON = {
    "contract": {"WholeGame.judged"},
    "desk": {
        *("ruling_words", "page_lines", "Desk.ready", "Desk.status", "Desk.squads", "Desk.hand", "Desk.page"),
        *("Desk.fielded", "Board.fielded"),
    },
    "events": {"raw", "raw.found"},
    "framed": {
        *("Framed.read_options", "Framed.written", "Framed.read", "Framed.book", "Framed.setup", "Framed.action"),
        *("Framed.position", "Framed.from_position", "Framed._flow", "Framed._flow.found", "Framed._unflow"),
    },
    "game": {"Game.setup", "Game.position", "Game.from_position", "Game.action"},
    "match": {
        *("Match.start", "Match.refusal", "Match.play", "Match.position", "Match.describe", "Match.save.data"),
        *("Match._action", "_plain", "is_chance", "_sealed"),
    },
    "odds": {"Odds.question"},
    "record": {"Record.options", "Record.replies", "Record.position", "decode", "decode.data"},
    "showing": {
        *("Showing.measured", "Showing.raw", "Showing.odds_question", "Showing.is_inside"),
        *("Shows.measured", "Shows.odds_question", "Shows.odds_question.found", "Shows.is_inside"),
    },
    "speaking": {
        *("Speaking.texts", "Speaking.describe_content", "Speaking.content_schema"),
        *("Writer.all", "Writer.beside", "Speaks.texts"),
    },
    "trials": {"Trials.switches", "Trials.seated", "Trials.led", "Trials.combined"},
    "weighing": {"Given", "Weighing.from_position", "Weighing.faceoff"},
    "wire": {"Words.params", "Problem.params", "Wish.options"},
}
# The reader of JSON would have to know all parts of a message, which hold each other.
PARTS = {"game": {"Reason.params"}, "phrase": {"Phrase.params"}}
# Games and frames of all kinds.
ALL_KINDS = {
    "desk": {"AnyDesk"},
    "flow": {"Table.stack"},
    "game": {"AnyGame"},
    "match": {"AnyMatch"},
    "question": {"AnyQuestion"},
}
# What the codec hands to its hooks, and what spreads the fields of one struct into another.
FIELDS = {"columns": {"columns"}, "framed": {"Framed._encode", "Framed._decode"}}


def places(tree: ast.AST, name: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Every annotation and every name for a type, with where it stands."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.FunctionDef():
                for argument in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, node.args.kwarg):
                    if argument is not None and argument.annotation is not None:
                        yield f"{name}{node.name}", argument.annotation
                if node.returns is not None:
                    yield f"{name}{node.name}", node.returns
                yield from places(node, f"{name}{node.name}.")
            case ast.ClassDef():
                yield from places(node, f"{name}{node.name}.")
            case ast.AnnAssign(target=ast.Name(id=target)):
                yield f"{name}{target}", node.annotation
                if ast.unparse(node.annotation) == "TypeAlias" and node.value is not None:
                    yield f"{name}{target}", node.value
            case ast.Assign(targets=[ast.Name(id=target)], value=ast.Subscript() as value):
                yield f"{name}{target}", value
            case _:
                yield from places(node, name)


def is_open(hint: ast.AST) -> bool:
    """Whether a hint lets anything in; hints may stand in quotes."""
    text = ast.unparse(hint)
    return any(isinstance(node, ast.Name) and node.id in ("Any", "object") for node in ast.walk(ast.parse(text))) or (
        isinstance(hint, ast.Constant) and isinstance(hint.value, str) and is_open(ast.parse(hint.value))
    )


def test_what_may_be_anything_is_json_at_a_door_or_holds_all_kinds() -> None:
    found: dict[str, set[str]] = {}
    for file in sorted(CORE.glob("*.py")):
        for place, hint in places(ast.parse(file.read_text(encoding="utf-8"))):
            if is_open(hint):
                found.setdefault(file.stem, set()).add(place)
    allowed = {
        module: JSON.get(module, set())
        | PARTS.get(module, set())
        | ALL_KINDS.get(module, set())
        | FIELDS.get(module, set())
        for module in sorted({*JSON, *PARTS, *ALL_KINDS, *FIELDS})
    }
    assert found == allowed


def test_nothing_is_cast_in_the_kernel() -> None:
    casts = [
        file.name
        for file in sorted(CORE.glob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name) and node.id == "cast"
    ]
    assert casts == []
