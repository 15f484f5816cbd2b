"""The OpenAPI document: what Litestar writes, with every refusal in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig

from edgewise.core import wire
from edgewise.server import bodies, parts
from edgewise.server.connection import encode
from edgewise.server.schema import OPEN, brought
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
LISTS = "/api/games/{game}/decks/check"
SCHEMAS = "#/components/schemas/"
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
    # msgspec describes its own types to the last limit; Litestar leaves some of that out.
    document.setdefault("components", {}).setdefault("schemas", {}).update(_components())
    problem, scenes, wish = (_ref(name) for name in ("Problem", "Scenes", "Wish"))
    document["paths"] = {path: each for path, each in document["paths"].items() if not path.startswith(PAGES)}
    for operations in document["paths"].values():
        for operation in operations.values():
            for code, told in PROBLEMS.items():
                operation["responses"][str(code)] = _answer(told, problem)
    document["paths"][f"{RAW}scenes"]["get"]["responses"]["200"] = _answer("What the seat saw", scenes)
    document["paths"][f"{RAW}record"]["get"]["responses"]["200"] = _answer("The record", {"type": "object"})
    document["paths"][LISTS]["post"]["requestBody"]["content"]["application/json"]["schema"] = wish
    for parameter in document["paths"][f"{RAW}scenes"]["get"]["parameters"]:
        if parameter["name"] == "seat":
            parameter["schema"] = {"type": "integer", "minimum": 0, "maximum": 7}
    document["components"]["securitySchemes"] = {"seat": {"type": "http", "scheme": "bearer"}}
    document["paths"][f"{RAW}move"]["post"]["security"] = [{"seat": []}]
    return document


def _components() -> dict[str, Any]:
    """Every type by its name; what each game has of its own stands under the name that they share."""
    games = brought()
    kinds = [kind for module in (wire, parts, bodies) for kind in vars(module).values() if _is_body(kind)]
    kinds += [kind for game in games for kind in game.reached if kind not in kinds]
    _, found = msgspec.json.schema_components(kinds, schema_hook=_raw, ref_template=SCHEMAS + "{name}")
    # Names that several games use come with the module.
    text = encode(found).replace(b"edgewise.core.wire.", b"").replace(b"edgewise.games.", b"").replace(b".wire.", b".")
    components: dict[str, Any] = msgspec.json.decode(text)
    for shared, name in OPEN.items():
        own = [(game.folder, kind.__name__) for game in games if (kind := game.types[name]) is not None]
        names = [full if (full := f"{folder}.{each}") in components else each for folder, each in own]
        if shared is not msgspec.Raw:
            told = components[shared.__name__]["description"]
            components[shared.__name__] = {"description": told, "anyOf": [_ref(each) for each in dict.fromkeys(names)]}
    return components


def _ref(name: str) -> dict[str, str]:
    return {"$ref": SCHEMAS + name}


def _answer(told: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": told, "content": {"application/json": {"schema": schema}}}


def _is_body(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, wire.Body) and kind is not wire.Body


def _raw(kind: type) -> dict[str, Any]:
    """A scene is described in docs/protocol.md and web/src/lib/protocol.ts; games differ in it."""
    if kind is msgspec.Raw:
        return {"type": "object"}
    raise NotImplementedError(str(kind))
