"""Whatever an author can write into a term is heard in its text, so that cards do not do more than they say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from edgewise.catalog import speaker
from edgewise.games.dawnfall.effects.conditions import Condition
from edgewise.games.dawnfall.effects.lasting import Hold
from edgewise.games.dawnfall.effects.selecting import Rated, Sel
from edgewise.games.dawnfall.effects.selectors import Selector
from edgewise.games.dawnfall.effects.triggers import Trigger
from edgewise.games.dawnfall.effects.values import Value
from edgewise.games.dawnfall.effects.vocabulary import Verb
from edgewise.games.dawnfall.library import load_faction
from edgewise.games.dawnfall.wording import record_words
from edgewise.lang.words import LOCALES
from tests.support.fan import card, fan
from tests.support.rules import rule
from tests.support.terms import fillings

# Fields that mean something only beside another one.
BESIDE: dict[str, dict[str, Any]] = {
    "by": {"choose": 1},
    "up_to": {"choose": 2},
    "min": {"distance_from": "target", "max": 9},
    "max": {"distance_from": "target"},
    "turns": {"duration": "n_turns"},
    "within": {"near": "target"},
    "for_": {"what": "hit"},
    "attribute": {},
}
# Fields that need no words of their own: names for later steps, who holds the dice, what the token itself says.
UNSAID = {
    *("ForEach.as_", "ChooseOne.as_", "ChosenIs.name", "Store.as_", "Store.n", "Store.spaces", "Line.from_"),
    *("Line.towards", "Directions.length", "Models.caster_of", "Models.movable", "Burns.of"),
    *("AddStatus.group", "CombatSequence.puppet", "Wound.cause", "Wound.simultaneous", "AddWounds.who"),
    *("Delay.limit", "RerollVerb.to"),
}


def silent(kind: Any) -> Iterator[str]:
    """The fields of a term that can be filled without any change of its text."""
    hints = {n: h for n, h in get_type_hints(kind).items() if n in kind.__struct_fields__}
    required = {f.name: fillings(f.name, hints[f.name])[0] for f in msgspec.structs.fields(kind) if f.required}
    for name in hints:
        beside = {k: v for k, v in BESIDE.get(name, {}).items() if k in hints}
        plain = kind(**{**required, **beside})
        filled = [kind(**{**required, **beside, name: value}) for value in _fillings(name, hints[name])]
        given = [term for term in filled if term != plain and not (isinstance(term, Sel) and term.unheeded())]
        if given and all(term.words() == plain.words() for term in given):
            yield f"{kind.__name__}.{name}"


def _fillings(name: str, hint: Any) -> tuple[Any, ...]:
    return (Rated("def", ">=", 3),) if name == "attribute" and Rated in get_args(hint) else fillings(name, hint)


@rule("DF-CRD-10")
def test_every_field_of_a_term_is_heard_in_its_text() -> None:
    kinds = [k for union in (Verb, Selector, Value, Condition) for k in get_args(union) if hasattr(k, "words")]
    found = {field for kind in (*kinds, Hold, Trigger) for field in silent(kind)}
    assert sorted(found - UNSAID) == []


@rule("DF-EFF-13", "DF-CRD-10")
@pytest.mark.parametrize("locale", LOCALES)
def test_a_token_says_when_it_goes_away_and_how_many_one_bearer_may_have(locale: str) -> None:
    plain = {"id": "mud", "name": "mud", "holds": [{"add": {"mov": -1}}]}
    tokens = [plain, plain | {"id": "tar", "removeWhen": ["turn_ends"]}, plain | {"id": "oil", "stack": 2}]
    faction = load_faction(fan(tokens=tokens), "fan.yaml")
    said = [[speaker(locale).say("said", {"what": w}) for w in record_words(token)] for token in faction.tokens]
    assert [len(texts) for texts in said] == [1, 2, 2]


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (
            {"do": "wound", "to": {"sel": "models", "side": "enemy", "choose": 2, "upTo": True}},
            "Up to 2 enemy models take 1 Wound.",
        ),
        ({"do": "draw", "n": 2, "beyond": True}, "Draw 2 cards, also beyond the hand limit."),
        ({"do": "move_faction_token", "n": -1}, "Move your Faction token 1 step inward."),
        (
            {"do": "kill", "to": {"sel": "models", "attribute": {"name": "def", "is": "<=", "to": 1}, "choose": 1}},
            "Kill a model whose DEF is at most 1.",
        ),
        (
            {"do": "restore_endurance", "of": {"sel": "squads", "side": "own", "lacksModels": True, "choose": 1}},
            "Heal an own Squad with dead models: restore 1 Endurance token.",
        ),
        (
            {"do": "if", "when": {"cond": "controls"}, "then": [{"do": "gain"}]},
            "If you Control at least 1 Crystal Source: gain 1 Crystal.",
        ),
    ],
)
def test_a_step_reads_as_a_person_would_write_it(step: dict[str, Any], text: str) -> None:
    faction = load_faction(fan(card("deed", step)), "fan.yaml")
    words = faction.cards[0].lower.steps[0].words()
    assert speaker("en").say("sentence", {"what": words}) == text
