"""Files of every kind are told apart and checked; terrain pools are those of the ledger. ME-TPL-8, ME-DATA-2."""

from __future__ import annotations

import pytest

from edgewise import catalog
from edgewise.content import ContentError, json_schema
from edgewise.core.languages import LANGUAGES
from edgewise.core.refusal import in_words
from edgewise.games.maelstrom.filing import RECORDS, Known, check_file, kind_of
from edgewise.games.maelstrom.pools import load_pool, pool_for, share
from edgewise.games.maelstrom.tables import Pool, PoolFeature
from tests.games.maelstrom.content import FACTIONS, table, texts
from tests.games.maelstrom.test_missions import DEPLOYMENTS, MISSIONS
from tests.games.maelstrom.test_rosters import RULES
from tests.support.rules import rule

KNOWN = Known(FACTIONS, DEPLOYMENTS, MISSIONS, RULES)
FOLDERS = {
    "rosters": "roster",
    "factions": "faction",
    "missions": "mission",
    "tables": "table",
    "pools": "pool",
    "deployments": "deployment",
    "packs": "pack",
    "detachments": "detachment",
}
POOLS: dict[str, Pool] = {pool.id: pool for pool in (load_pool(text, file) for file, text in texts("pools").items())}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_file_of_the_game_is_of_the_kind_of_its_folder(folder: str) -> None:
    for file, text in texts(folder).items():
        assert kind_of(text, file) == FOLDERS[folder]
        assert isinstance(check_file(text, file, KNOWN), RECORDS[kind_of(text, file)])


@pytest.mark.parametrize("kind", RECORDS)
def test_every_kind_of_file_has_a_schema_for_editors(kind: str) -> None:
    found = json_schema(RECORDS[kind], title=kind, description=kind)  # type: ignore[index]
    assert found["$defs"]


def test_a_file_of_no_kind_is_refused_in_every_language() -> None:
    said = set()
    for language in LANGUAGES:
        with pytest.raises(ContentError) as caught, in_words(catalog.speaker(language).say):
            check_file("id: mine\nname: Mine\n", "mine.yaml", KNOWN)
        said.add(str(caught.value))
    assert len(said) == 3


@rule("ME-FOR-18")
def test_a_roster_that_breaks_rules_is_refused_with_the_lines_of_its_detachments() -> None:
    text = (
        texts("rosters")["karist-120.yaml"].replace("limit: 120", "limit: 110").replace("Cybel Angel", "Hunter Warmech")
    )
    text = text.replace("points: 19", "points: 21").replace("total: 120\n", "")
    with pytest.raises(ContentError) as caught:
        check_file(text, "mine.yaml", KNOWN)
    lines = text.splitlines()
    first = next(n for n, line in enumerate(lines, 1) if "- - entry" in line)
    assert [(p.line, p.rule) for p in caught.value.problems] == [(first, "ME-FOR-5"), (2, "ME-FOR-2")]


def named(feature: PoolFeature) -> str:
    words = {"shallowWater": "Shallow water", "wall": "walls", "crates": "crates"}
    name = words.get(feature.type, feature.type.title())
    return f"Group of {feature.group} {name}" if feature.group else name


@rule("ME-TPL-3", "ME-TPL-8")
def test_the_pools_are_those_of_the_ledger() -> None:
    *rows, shares = table("ME-TPL-8", "Feature", "Footprint")
    for column, id in (("36x36", "36x36"), ("48x48", "48x48"), ("48x72", "72x48")):
        counts = {named(feature): str(feature.count) for feature in POOLS[id].features}
        assert counts == {row["Feature"]: row[column] for row in rows if row[column] != "0"}
        assert f"{round(share(POOLS[id]) / 10)}%" == shares[column]
        for feature in POOLS[id].features:
            footprint = next(row["Footprint"] for row in rows if row["Feature"] == named(feature))
            sizes = {f'{side / 1000:g}"' for side in feature.size}
            assert all(size in footprint for size in sizes)
            assert footprint.startswith("rectangle") == (feature.shape == "rectangle")


@rule("ME-TPL-8")
def test_a_table_of_another_size_gets_the_next_smaller_pool_filled_up_in_turn() -> None:
    found = pool_for(POOLS.values(), 60, 48)
    counts = {feature.type: feature.count for feature in found.features}
    assert (counts["woods"], counts["ruins"], counts["hill"]) == (5, 3, 1)
    assert share(found) >= 300
    assert pool_for(POOLS.values(), 36, 36) == POOLS["36x36"]
