"""Bases of the models that HTTP requests and answers are made of."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from pydantic import BaseModel, ConfigDict, WithJsonSchema

COMPONENT = "#/components/schemas/"


class Heard(BaseModel):
    """Base of request models, which refuse unknown fields."""

    model_config = ConfigDict(extra="forbid")


class Shown(BaseModel):
    """Base of response models, whose fields are always all there. So the description of the API says it."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


def component(record: type[Struct]) -> dict[str, Any]:
    """The JSON Schema reference to a msgspec record of the API's description (``table.openapi``)."""
    return {"$ref": COMPONENT + record.__name__}


def stored_as(record: type[Struct]) -> WithJsonSchema:
    """Annotation for stored JSON with the fields of a record. It is sent as it is stored."""
    # Not the bare reference: pydantic would look for it among its own models.
    return WithJsonSchema({"allOf": [component(record)]})
