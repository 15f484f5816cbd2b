"""Faction files: samples load, mistakes are refused with file, line, field and way out. DF-EFF-2, 17, 18."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any

import msgspec
import pytest
import yaml

import edgewise
from edgewise.content import ContentError
from edgewise.games.dawnfall.library import load_faction
from edgewise.games.dawnfall.profiles import Power
from tests.support.fan import Record, card, enhancement, fan, squad
from tests.support.rules import rule

LEDGER = files("edgewise.lang").joinpath("rules/dawnfall.md").read_text(encoding="utf-8")
SAMPLES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", LEDGER, re.S)]


@rule("DF-EFF-17")
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda s: str(s["id"]))
def test_a_sample_record_of_the_ledger_is_an_action_record(sample: Record) -> None:
    power = msgspec.convert(sample, Power)
    assert power.id == sample["id"]
    assert len(power.steps) == len(sample["steps"])


@rule("DF-EFF-17", "DF-EFF-13")
def test_a_faction_may_use_the_samples_as_they_stand() -> None:
    def half(sample: Record) -> Record:
        return {
            "id": f"c-{sample['id']}",
            "name": "c",
            "upper": {"cost": 1, "steps": [{"do": "gain"}]},
            "lower": sample,
        }

    cards = [half(s) for s in SAMPLES]
    for c in cards:
        if c["lower"].get("passive"):
            c |= {"kind": "enhancement", "upper": c["upper"] | {"limit": {"per": "payment"}}}
    tokens = [
        {"id": "fuel", "name": "Fuel", "class": "resource"},
        {"id": "mine", "name": "Mine", "class": "map", "footprint": 1},
    ]
    text = fan(*cards, squads=[squad(), squad("sappers", name="Sappers")], tokens=tokens)
    assert len(load_faction(text, "fan.yaml").cards) == len(SAMPLES) == 4


def problem(change: Any) -> tuple[str, Any]:
    """The first problem of the small fan faction after a change to its record."""
    record = yaml.safe_load(
        fan(card("deed", {"do": "wound", "to": {"sel": "models", "choose": 1}}), enhancement("tool"))
    )
    change(record)
    with pytest.raises(ContentError) as caught:
        edgewise.game("dawnfall").check_content(yaml.safe_dump(record, sort_keys=False), "fan.yaml")
    return str(caught.value), caught.value.problems[0]


@rule("DF-GEN-10", "DF-EFF-18")
@pytest.mark.parametrize(
    ("change", "field", "line"),
    [
        (lambda r: r.update(id="chapter"), "id", 1),
        (lambda r: r["cards"][0].update(id="leap"), "cards[0] (leap).id", 21),
        (lambda r: r["squads"][0].update(id="pilgrim"), "squads[0] (pilgrim).id", 4),
    ],
    ids=["faction", "card", "squad"],
)
def test_an_id_of_a_built_in_faction_is_refused_where_it_stands(change: Any, field: str, line: int) -> None:
    text, first = problem(change)
    assert f"fan.yaml:{line}: {field}: " in text and "exists in 'chapter' already" in text
    assert first.rule == "DF-GEN-10"


@rule("DF-GEN-10")
def test_two_files_of_one_match_may_not_share_an_id() -> None:
    text = fan(card("deed", {"do": "gain"}), id="others")
    with pytest.raises(ContentError, match="The id 'deed' exists in 'others' already"):
        edgewise.game("dawnfall").check_content(fan(card("deed", {"do": "gain"})), "fan.yaml", [text])


def deed(record: Record) -> Record:
    found: Record = record["cards"][0]["lower"]
    return found


def aim(record: Record, **fields: Any) -> None:
    """Makes the deed a Shot with these fields."""
    shot = {"do": "check_hit", "targets": {"sel": "models", "choose": 1}, "hit": [{"do": "wound"}]}
    deed(record).update(bind={"type": "any_own_squad"}, steps=[shot | fields])


MISTAKES: dict[str, tuple[Any, str, str]] = {
    "range-without-shooter": (lambda r: aim(r, shooter="none", range=2), "cards[0]", "distanceFrom"),
    "line-without-shooter": (lambda r: aim(r, shooter="none", lineOfFire=True), "cards[0]", "lineOfFireFrom"),
    "negative-range": (lambda r: aim(r, range=-1), "cards[0]", "from 0 up"),
    "missing-part": (lambda r: r["cards"][0].pop("lower"), "cards[0]", "lower"),
    "unknown-key": (lambda r: r["cards"][0].update(copise=2), "cards[0]", "copies"),
    "passive-upper": (lambda r: r["cards"][-1]["upper"].update(passive=True), "cards[1]", "lower"),
    "passive-action": (lambda r: deed(r).update(passive=True), "cards[0]", "enhancement"),
    "attach-cost": (lambda r: r["cards"][0].update(attachCost=1), "cards[0]", "enhancement"),
    "role-of-another-moment": (
        lambda r: deed(r).update(timing="before_move", steps=[{"do": "wound", "to": "killer"}]),
        "cards[0]",
        "role",
    ),
    "interrupt-without-step": (lambda r: deed(r).update(interrupt=True), "cards[0]", "timing"),
    "negative-cost": (lambda r: deed(r).update(cost=-1), "cards[0]", "from 0 up"),
    "negative-price": (lambda r: deed(r).update(cost=[{"currency": "vp", "amount": -1}]), "cards[0]", "from 0 up"),
    "unknown-verb": (lambda r: deed(r).update(steps=[{"do": "wond"}]), "cards[0]", "wound"),
    "unknown-selector": (
        lambda r: deed(r).update(steps=[{"do": "wound", "to": {"sel": "modles"}}]),
        "cards[0]",
        "models",
    ),
    "unknown-condition": (lambda r: deed(r).update({"if": {"cond": "existz"}}), "cards[0]", "exists"),
    "unknown-value": (lambda r: deed(r).update(steps=[{"do": "gain", "n": {"val": "cuont"}}]), "cards[0]", "count"),
    "unknown-status": (lambda r: deed(r).update(steps=[{"do": "add_status", "status": "fier"}]), "cards[0]", "fire"),
    "unknown-currency": (lambda r: deed(r).update(cost=[{"currency": "cristal"}]), "cards[0]", "crystal"),
    "unknown-role": (lambda r: deed(r).update(steps=[{"do": "wound", "to": "targett"}]), "cards[0]", "target"),
    "unknown-timing": (lambda r: deed(r).update(timing="before_movee"), "cards[0]", "before_move"),
    "unknown-moment": (
        lambda r: deed(r).update(steps=[{"do": "delay", "until": "on_deth", "steps": [{"do": "gain"}]}]),
        "cards[0]",
        "on_death",
    ),
    "no-limit": (lambda r: r["cards"][1]["lower"].pop("limit"), "cards[1]", "limit"),
    "no-duration": (
        lambda r: deed(r).update(steps=[{"do": "create_trigger", "timing": "on_death", "steps": [{"do": "gain"}]}]),
        "cards[0]",
        "duration",
    ),
    "condition-as-duration": (
        lambda r: deed(r).update(steps=[{"do": "grant", "ability": "always_first", "duration": "while_condition"}]),
        "cards[0]",
        "continuous",
    ),
    "continuous-without-passive": (
        lambda r: deed(r).update(steps=[{"do": "continuous", "hold": {"add": {"def": 1}}}]),
        "cards[0]",
        "passive",
    ),
    "no-steps": (lambda r: deed(r).update(steps=[]), "cards[0]", "steps"),
    "no-squads": (lambda r: r.update(squads=[]), "squads", "at least one"),
    "twice": (lambda r: r["cards"].append(r["cards"][0]), "cards[2]", "of its own"),
    "bad-base": (lambda r: r["squads"][0].update(base=5), "squads[0]", "7"),
    "unknown-squad": (
        lambda r: deed(r).update(bind={"type": "squad_named", "names": ["wardne"]}),
        "cards[0]",
        "warden",
    ),
    "unknown-card": (
        lambda r: r.update(presets=[{"name": "P", "squads": [], "cards": {"ded": 1}}]),
        "presets[0]",
        "deed",
    ),
}


@rule("DF-EFF-18", "DF-EFF-2")
@pytest.mark.parametrize("mistake", list(MISTAKES))
def test_a_mistake_is_refused_with_its_place_and_the_way_out(mistake: str) -> None:
    change, field, hint = MISTAKES[mistake]
    text, first = problem(change)
    assert first.file == "fan.yaml"
    assert first.line > 0
    assert first.field.startswith(field)
    assert hint in text
    assert "DF-EFF-18" in text


@rule("DF-EFF-18")
def test_a_file_with_mistakes_is_refused_as_a_whole_and_names_them_all() -> None:
    def two(record: Record) -> None:
        deed(record).update(cost=-1)
        record["cards"][1]["lower"].pop("limit")

    text, _ = problem(two)
    assert len(text.splitlines()) == 2


TEXTS = [
    text
    for name in ("chapter", "demons")
    for c in edgewise.game("dawnfall").describe_content(name)["cards"]
    for text in (c["upper"], c["lower"])
]


@rule("DF-CRD-10", "DF-EFF-1")
@pytest.mark.parametrize("text", sorted(set(TEXTS)), ids=lambda t: t.partition("(")[0].strip())
def test_a_generated_text_reads_as_english(text: str) -> None:
    assert text.endswith(".")
    assert not re.search(r"_|\ba [aeiouAEIO]|\ban [^aeiouAEIOUX]|  |\bevery every\b|\.\.|None|\(\)|; \)", text), text
    assert re.search(r": [A-Z+]", text), text


IDLE: Record = {"do": "choose_one", "as": "fate", "options": [[{"do": "gain"}], [{"do": "draw"}]]}


def asking(name: str, option: int) -> list[Record]:
    """A choice of two, and a question about what was chosen."""
    asked = {"cond": "chosen", "name": name, "option": option}
    return [IDLE, {"do": "if", "when": asked, "then": [{"do": "gain"}]}]


@rule("DF-EFF-18")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda r: deed(r).update(timing="on_death"), "An Action is never used on_death"),
        (lambda r: r["banners"][0]["powers"][0].update(timing="instead_of_death"), "A Banner is never used"),
        (lambda r: deed(r).update(bind={"type": "any_own_squad", "names": ["warden"]}), "The names do nothing here"),
        (lambda r: deed(r).update(steps=asking("fete", 0)), "Did you mean fate?"),
        (lambda r: deed(r).update(steps=asking("fate", 2)), "a number from 0 to 1"),
        (
            lambda r: (
                [r.update(tokens=[{"id": "pearl", "name": "Pearl", "class": "resource"}])]
                and deed(r).update(cost=[{"currency": "pearl", "amount": 1}])
            ),
            "Did you mean token:pearl?",
        ),
    ],
    ids=["moment", "banner", "names", "choice", "option", "currency"],
)
def test_what_could_never_happen_is_a_mistake(change: Any, said: str) -> None:
    assert said in problem(change)[0]
