"""The import table of docs/architecture.md as data, and a walk that fails on a breach."""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
MODULES = sorted(SOURCE.glob("edgewise/**/*.py"))
MAX_LINES = 500

CHANCE = frozenset({"random", "secrets", "uuid"})
CLOCK = frozenset({"time", "datetime"})
FILES = frozenset({"io", "os", "pathlib", "shutil", "tempfile", "glob", "subprocess", "socket"})
ANY = frozenset({"*"})
OUTSIDE = frozenset({"core", "asking", "catalog", "lab", "lang", "players", "content"})


@dataclass(frozen=True)
class Room:
    """What the modules of one room may import besides their own room and the standard library."""

    rooms: frozenset[str] = frozenset()
    third_party: frozenset[str] = frozenset()
    banned: frozenset[str] = frozenset()
    opens_files: bool = field(default=False, kw_only=True)


PURE = CHANCE | CLOCK | FILES
TABLE = {
    "core": Room(frozenset(), frozenset({"msgspec"}), PURE),
    "core.dealer": Room(frozenset({"core"}), frozenset({"msgspec"}), PURE - {"random"}),
    "geometry": Room(frozenset(), frozenset(), PURE),
    "tabletop": Room(frozenset({"core", "geometry"}), frozenset({"msgspec"}), PURE),
    "content": Room(frozenset({"core"}), frozenset({"msgspec", "yaml"}), CHANCE | CLOCK, opens_files=True),
    "games": Room(frozenset(), frozenset(), PURE),
    "games.*": Room(frozenset({"core", "geometry", "tabletop", "content"}), frozenset({"msgspec"}), PURE),
    "lang": Room(frozenset({"core"}), frozenset({"msgspec", "fluent"}), CHANCE | CLOCK, opens_files=True),
    "asking": Room(frozenset({"core"}), frozenset({"msgspec"}), PURE),
    "players": Room(frozenset({"core", "catalog"}), ANY, opens_files=True),
    "lab": Room(frozenset({"core", "catalog"}), ANY, opens_files=True),
    "lab.coverage": Room(frozenset({"core", "catalog", "lang"}), ANY, opens_files=True),
    "server": Room(OUTSIDE, ANY, opens_files=True),
    "cli": Room(OUTSIDE | {"server"}, ANY, opens_files=True),
    "catalog": Room(ANY, ANY, opens_files=True),
    "__main__": Room(frozenset({"cli"})),
    "": Room(frozenset({"core", "catalog"}), frozenset(), PURE),
}


def test_no_module_imports_what_its_room_may_not() -> None:
    sources = {name_of(file): file.read_text(encoding="utf-8") for file in MODULES}
    assert [breach for name, source in sources.items() for breach in breaches(name, source)] == []


def test_no_module_is_longer_than_500_lines() -> None:
    lengths = {name_of(file): len(file.read_text(encoding="utf-8").splitlines()) for file in MODULES}
    assert {name: length for name, length in lengths.items() if length > MAX_LINES} == {}


def test_games_are_named_in_one_place() -> None:
    # What stands in a docstring only tells readers what something is like.
    rooms = (file for file in MODULES if "games" not in file.relative_to(SOURCE).parts)
    named = {name_of(file): list(names_of_games(file)) for file in rooms}
    assert {name: found for name, found in named.items() if found} == {
        "edgewise.catalog": ["edgewise.games.dawnfall", "edgewise.games.the_edge", "edgewise.games.maelstrom"]
    }


def names_of_games(file: Path) -> Iterator[str]:
    """The plain texts of a module that name a game."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in told else None
        if isinstance(text, str) and re.search(r"dawnfall|the[-_]edge|maelstrom", text):
            yield text


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("edgewise.core.match", "import random"),
        ("edgewise.core.match", "from time import monotonic"),
        ("edgewise.core.match", "from edgewise.games.dawnfall import GAME"),
        ("edgewise.core.match", "import edgewise.lang.words"),
        ("edgewise.core.record", "text = open('a').read()"),
        ("edgewise.core.codec", "import yaml"),
        ("edgewise.geometry.hexes", "from ..core import flow"),
        ("edgewise.tabletop.table", "from edgewise.games.the_edge import state"),
        ("edgewise.tabletop.table", "from edgewise.content import Source"),
        ("edgewise.content.loader", "from edgewise import games"),
        ("edgewise.games.dawnfall.state", "from edgewise.games.the_edge import state"),
        ("edgewise.games.dawnfall.state", "from ..the_edge import state"),
        ("edgewise.games.dawnfall.frames.move", "from pathlib import Path"),
        ("edgewise.games.dawnfall.frames.move", "from edgewise.lang.words import Speaker"),
        ("edgewise.players.greedy", "from edgewise.games.dawnfall.hints import worth"),
        ("edgewise.lab.arena", "from edgewise.lang import words"),
        ("edgewise.asking.policy", "from edgewise.server import parts"),
        ("edgewise.cli.play", "def f():\n    from edgewise.games import dawnfall"),
        ("edgewise.somewhere.new", "import json"),
        ("edgewise", "from edgewise.cli import main"),
    ],
)
def test_a_breach_is_noticed(module: str, line: str) -> None:
    assert len(list(breaches(module, line))) == 1


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("edgewise.core.dealer", "import random"),
        ("edgewise.core.dealer", "from edgewise.core.flow import Roll"),
        ("edgewise.core.match", "from .dealer import Seeded\nimport msgspec"),
        ("edgewise.games.dawnfall.state", "from edgewise.geometry import hexes\nfrom . import profiles"),
        ("edgewise.tabletop.table", "from edgewise.geometry.plane import Box\nimport msgspec"),
        ("edgewise.games.the_edge.book", "from edgewise.tabletop.table import Table"),
        ("edgewise.lab.coverage", "from edgewise.lang.ledger import ledger"),
        ("edgewise.cli.play", "import rich\nfrom edgewise import catalog"),
        ("edgewise.catalog", "from edgewise.games.dawnfall import GAME"),
        ("edgewise", "from edgewise import catalog"),
    ],
)
def test_what_the_table_allows_passes(module: str, line: str) -> None:
    assert list(breaches(module, line)) == []


def breaches(module: str, source: str) -> Iterator[str]:
    """One line for each import or open() that the module's room may not have."""
    room = room_of(module)
    if room is None:
        yield f"{module}: no row of the import table fits this room"
        return
    is_package = (SOURCE / Path(*module.split(".")) / "__init__.py").exists()
    tree = ast.parse(source)
    for target in dict.fromkeys(imports(tree, module, is_package=is_package)):
        if not is_allowed(module, target, TABLE[room]):
            yield f"{module}: may not import {target}"
    if not TABLE[room].opens_files and any(is_open(node) for node in ast.walk(tree)):
        yield f"{module}: may not call open()"


def imports(tree: ast.Module, module: str, *, is_package: bool) -> Iterator[str]:
    """Full names of what the module imports; names taken from the top package count as rooms."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node, module, is_package=is_package)
            if base in ("edgewise", "edgewise.games"):
                yield from (f"{base}.{alias.name}" for alias in node.names)
            else:
                yield base


def absolute(node: ast.ImportFrom, module: str, *, is_package: bool) -> str:
    if node.level == 0:
        return node.module or ""
    parts = module.split(".")
    package = parts[: len(parts) - node.level + is_package]
    return ".".join([*package, node.module] if node.module else package)


def is_allowed(module: str, target: str, room: Room) -> bool:
    top = target.split(".")[0]
    if top == "edgewise":
        return place(target) == place(module) or bool({"*", place(target)} & room.rooms)
    if top in sys.stdlib_module_names:
        return top not in room.banned
    return bool({"*", top} & room.third_party)


def is_open(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "open"


def place(module: str) -> str:
    """The room a module stands in; each game is a room of its own."""
    parts = module.split(".")[1:]
    return ".".join(parts[:2]) if parts[:1] == ["games"] else "".join(parts[:1])


def room_of(module: str) -> str | None:
    """The row of the table for a module: its own, its game's, or its room's."""
    inner = module.removeprefix("edgewise").removeprefix(".")
    game = "games.*" if inner.startswith("games.") else inner
    return next((row for row in (inner, game, place(module)) if row in TABLE), None)


def name_of(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
