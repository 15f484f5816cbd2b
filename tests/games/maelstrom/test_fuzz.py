"""Whatever is changed in a file, it is read or refused; nothing else happens, and what is read can be used."""

from __future__ import annotations

import copy
from typing import Any

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from edgewise import catalog
from edgewise.content import ContentError, read
from edgewise.core.refusal import in_words
from edgewise.games.maelstrom.deployments import zones
from edgewise.games.maelstrom.filing import check_file
from edgewise.games.maelstrom.ground import ground, warnings
from edgewise.games.maelstrom.missions import Deployment
from edgewise.games.maelstrom.muster import drafted, muster
from edgewise.games.maelstrom.profiles import Faction, Roster, RosterUnit
from edgewise.games.maelstrom.rosters import check_roster, load_roster
from edgewise.games.maelstrom.slugs import lines
from edgewise.games.maelstrom.tables import TableFile
from tests.games.maelstrom.content import FACTIONS, texts
from tests.games.maelstrom.test_faction_checks import MINE
from tests.games.maelstrom.test_files import KNOWN
from tests.support.rules import rule

FILES = {
    "faction": MINE,
    "roster": texts("rosters")["epirian-60.yaml"],
    "mission": texts("missions")["the-last-stand.yaml"],
    "table": texts("tables")["ash-canyon.yaml"],
    "deployment": texts("deployments")["outflank.yaml"],
    "pool": texts("pools")["36x36.yaml"],
}
VALUES: dict[str, dict[str, Any]] = {name: read(text, name).value for name, text in FILES.items()}
SAY = catalog.speaker().say


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to every part of a document."""
    items: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    return [found for key, part in items for found in [(*path, key), *places(part, (*path, key))]]


PLACES = {name: places(value) for name, value in VALUES.items()}


@st.composite
def changed(draw: st.DrawFn, name: str) -> dict[str, Any]:
    """A file with a few parts replaced, doubled or left out."""
    found = copy.deepcopy(VALUES[name])
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(PLACES[name]))
        around: Any = found
        for step in path[:-1]:
            around = around[step] if _has(around, step) else None
        if not _has(around, path[-1]):
            continue
        other = draw(st.sampled_from(PLACES[name]))
        value: Any = VALUES[name]
        for step in other:
            value = value[step]
        kind = draw(st.sampled_from(["number", "text", "other", "drop"]))
        if kind == "drop":
            del around[path[-1]]
        else:
            choices = {"number": draw(st.integers(-5, 50_000)), "text": draw(st.text(max_size=8)), "other": value}
            around[path[-1]] = copy.deepcopy(choices[kind])
    return found


def _has(around: Any, step: Any) -> bool:
    if isinstance(around, dict):
        return step in around
    return isinstance(around, list) and isinstance(step, int) and step < len(around)


def use(record: object) -> None:
    """What is done with content once it is read."""
    match record:
        case Faction():
            for entry in record.entries:
                options = [{"choice": line.slug} for line in lines(entry)]
                unit = RosterUnit(options=roster_options(options))
                assert drafted(entry, unit, ()).models or not entry.size.models
        case TableFile():
            assert ground(record).pieces or not record.features
            warnings(record)
        case Deployment():
            assert zones(record, 60_000, 48_000).a


def roster_options(options: list[dict[str, Any]]) -> Any:
    whole = {
        "format": "edgewise-me-roster/1",
        "name": "x",
        "faction": "karist",
        "limit": 60,
        "detachments": [[{"entry": "x", "units": [{"options": options}]}]],
    }
    return load_roster(yaml.safe_dump(whole), "mine.yaml").detachments[0][0].units[0].options


def check(name: str, value: dict[str, Any]) -> None:
    text = yaml.safe_dump(value, sort_keys=False)
    last = len(text.splitlines())
    try:
        use(check_file(text, "mine.yaml", KNOWN))
    except ContentError as error:
        assert all(1 <= problem.line <= last and problem.rule for problem in error.problems), name
        with in_words(SAY):
            error.speak(SAY)
        assert "bad-file" not in str(error)


@rule("ME-DATA-2")
@settings(max_examples=25)
@given(changed("faction"))
def test_a_changed_faction_is_read_or_refused(value: dict[str, Any]) -> None:
    check("faction", value)


@rule("ME-TER-16")
@settings(max_examples=25)
@given(changed("table"))
def test_a_changed_table_is_read_or_refused(value: dict[str, Any]) -> None:
    check("table", value)


@rule("ME-MIS-6")
@settings(max_examples=25)
@given(changed("mission"))
def test_a_changed_mission_is_read_or_refused(value: dict[str, Any]) -> None:
    check("mission", value)


@rule("ME-DEP-4")
@settings(max_examples=25)
@given(changed("deployment"))
def test_a_changed_deployment_is_read_or_refused(value: dict[str, Any]) -> None:
    check("deployment", value)


@rule("ME-TPL-8")
@settings(max_examples=10)
@given(changed("pool"))
def test_a_changed_pool_is_read_or_refused(value: dict[str, Any]) -> None:
    check("pool", value)


@rule("ME-FOR-17", "ME-FOR-18")
@settings(max_examples=25)
@given(changed("roster"))
def test_a_changed_roster_is_read_and_judged_or_refused(value: dict[str, Any]) -> None:
    check("roster", value)
    try:
        found: Roster = load_roster(yaml.safe_dump(value, sort_keys=False), "mine.yaml")
    except ContentError:
        return
    if not check_roster(found, FACTIONS, KNOWN.rules):
        assert muster(found, FACTIONS).points <= found.limit
