"""Programs may hand over what they read from JSON: records to replay, actions to describe."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import edgewise
from tests.contract.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_replayed_from_json_data_and_an_action_described_from_it(name: str) -> None:
    match = edgewise.Match.new(name, seed=3)
    for _ in range(5):
        match.play(match.legal()[0])
    data = json.loads(msgspec.json.encode(match.record))
    assert edgewise.replay(data).save() == match.save()
    action = match.legal()[0]
    assert match.describe(json.loads(msgspec.json.encode(action))) == match.describe(action)


@pytest.mark.parametrize("value", [None, 5, [], {}])
def test_what_is_no_record_and_no_saved_match_is_refused(value: Any) -> None:
    with pytest.raises(edgewise.BadInput):
        edgewise.replay(value)
    with pytest.raises(edgewise.BadInput):
        edgewise.Match.load(value)
