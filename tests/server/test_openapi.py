"""The OpenAPI document: schemathesis sends what fits it and what does not, and finds nothing wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar.testing import TestClient

from tests.server.test_http import MY_MATCH, finished, server

SENT = ("method", "url", "params", "headers", "json", "data")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    made = server(Path(tmp_path_factory.mktemp("openapi")))
    with TestClient(made.app, base_url="http://localhost.local") as found:
        yield found


def test_the_document_names_every_call_and_every_refusal(client: TestClient[Any]) -> None:
    document = client.get("/api/openapi.json").json()
    assert len(document["paths"]) >= 18
    for path, operations in document["paths"].items():
        for operation in operations.values():
            assert {"400", "404", "429", "500"} <= operation["responses"].keys(), path
            assert operation["summary"]


def test_schemathesis_finds_nothing(client: TestClient[Any]) -> None:
    document = client.get("/api/openapi.json").json()
    known = [finished(client), client.post("/api/matches", json=MY_MATCH).json()["match"]["match"]]
    read: Any = schemathesis.openapi.from_dict(document)
    operations = [result.ok() for result in read.get_all_operations()]
    assert len(operations) >= 18
    for number, operation in enumerate(operations):
        examine(client, operation, known[number % 2])


def examine(client: TestClient[Any], operation: Any, match: str) -> None:
    """Calls one operation in several ways and checks every answer against the document."""

    @settings(
        max_examples=6,
        phases=[Phase.explicit, Phase.generate],
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        if "match" in case.path_parameters:
            case.path_parameters["match"] = match
        asked = case.as_transport_kwargs(base_url="http://localhost.local")
        case.validate_response(client.request(**{k: v for k, v in asked.items() if k in SENT}))

    check()
