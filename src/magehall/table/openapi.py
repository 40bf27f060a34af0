"""OpenAPI description of the HTTP calls. It has the msgspec records too that some of them answer with."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from magehall.table.records.messages import MatchFile, Replay
from magehall.table.schemas import COMPONENT
from magehall.table.wire.json_schema import definitions
from magehall.table.wire.server_messages import ClockState, Ending

RECORDS = (Replay, MatchFile, ClockState, Ending)
"""What models and endpoints refer to by ``schemas.component``: FastAPI knows only models of pydantic."""


class DescribedApp(FastAPI):
    """FastAPI application whose description has the records too."""

    def openapi(self) -> dict[str, Any]:
        """The description, made once."""
        if self.openapi_schema is None:
            schemas = super().openapi()["components"]["schemas"]
            records = definitions(RECORDS, COMPONENT)
            twice = schemas.keys() & records.keys()
            assert not twice, f"two types of one name: {sorted(twice)}"
            schemas |= records
        return super().openapi()
