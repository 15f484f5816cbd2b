"""The OpenAPI document: what Litestar writes, with every refusal in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig

from edgewise.server import bodies, cards, parts
from edgewise.server.connection import encode
from edgewise.server.version import VERSION

PROBLEMS = {
    400: "The request cannot be read",
    401: "A secret is needed",
    403: "Not allowed",
    404: "There is no such thing",
    405: "This address does not take that kind of request",
    409: "Not possible at this stage",
    413: "Too large",
    429: "Too many requests",
    500: "A fault of the server",
    503: "The server has no room",
}
RAW = "/api/matches/{match}/"
PAGES = "/pages-of-litestar"
ABOUT = "Tabletop games by their full rules. Play goes over the socket described in docs/protocol.md."


def document_of(handlers: Sequence[Any]) -> bytes:
    """The document of some calls; Litestar's own pages, which load scripts from elsewhere, are not part of it."""
    app = Litestar(
        handlers,
        dependencies={"lobby": Provide(lambda: None, sync_to_thread=False)},
        openapi_config=OpenAPIConfig("Edgewise", VERSION, description=ABOUT, path=PAGES),
    )
    return encode(completed(app.openapi_schema.to_schema()))


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """The document with the answers that Litestar cannot know: problems, records and scenes."""
    kinds = [kind for module in (parts, cards, bodies) for kind in vars(module).values() if _is_body(kind)]
    _, components = msgspec.json.schema_components(kinds, schema_hook=_raw, ref_template="#/components/schemas/{name}")
    # msgspec describes its own types to the last limit; Litestar leaves some of that out.
    document.setdefault("components", {}).setdefault("schemas", {}).update(components)
    problem, scenes = ({"$ref": f"#/components/schemas/{name}"} for name in ("Problem", "Scenes"))
    document["paths"] = {path: each for path, each in document["paths"].items() if not path.startswith(PAGES)}
    for operations in document["paths"].values():
        for operation in operations.values():
            for code, told in PROBLEMS.items():
                operation["responses"][str(code)] = _answer(told, problem)
    document["paths"][f"{RAW}scenes"]["get"]["responses"]["200"] = _answer("What the seat saw", scenes)
    document["paths"][f"{RAW}record"]["get"]["responses"]["200"] = _answer("The record", {"type": "object"})
    for parameter in document["paths"][f"{RAW}scenes"]["get"]["parameters"]:
        if parameter["name"] == "seat":
            parameter["schema"] = {"type": "integer", "minimum": 0, "maximum": 7}
    document["components"]["securitySchemes"] = {"seat": {"type": "http", "scheme": "bearer"}}
    document["paths"][f"{RAW}move"]["post"]["security"] = [{"seat": []}]
    return document


def _answer(told: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": told, "content": {"application/json": {"schema": schema}}}


def _is_body(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, parts.Body) and kind is not parts.Body


def _raw(kind: type) -> dict[str, Any]:
    """A scene is described in docs/protocol.md and web/src/lib/protocol.ts; games differ in it."""
    if kind is msgspec.Raw:
        return {"type": "object"}
    raise NotImplementedError(str(kind))
