"""JSON Schema for editors, so that a fan sees a mistake while typing."""

from typing import Any

import msgspec

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def json_schema(type_: Any, *, title: str, description: str) -> dict[str, Any]:
    """The schema of a content file that becomes `type_`. DF-EFF-18."""
    (shape,), parts = msgspec.json.schema_components((type_,), ref_template="#/$defs/{name}")
    schema = {"$schema": DIALECT, **shape, "title": title, "description": description}
    return schema | {"$defs": parts} if parts else schema
