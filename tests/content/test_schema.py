"""The schema that editors check content files with."""

import json

from edgewise.content import json_schema
from tests.content.kinds import Faction
from tests.support.rules import rule


@rule("DF-EFF-18")
def test_a_schema_names_itself_and_refers_only_to_its_own_parts() -> None:
    schema = json_schema(Faction, title="Faction", description="A faction of the game.")
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert (schema["title"], schema["description"]) == ("Faction", "A faction of the game.")
    assert "$id" not in schema
    assert schema["$ref"] == "#/$defs/Faction"
    assert set(schema["$defs"]) >= {"Faction", "Card", "Wound", "Push", "Repeat"}


@rule("DF-EFF-2", "DF-EFF-18")
def test_a_schema_refuses_unknown_keys_and_tells_steps_apart_by_their_verb() -> None:
    parts = json_schema(Faction, title="", description="")["$defs"]
    assert parts["Card"]["additionalProperties"] is False
    assert parts["Wound"]["properties"]["do"] == {"enum": ["wound"]}


def test_a_schema_is_plain_json() -> None:
    schema = json_schema(list[int], title="Numbers", description="")
    assert json.loads(json.dumps(schema)) == schema
    assert "$defs" not in schema
