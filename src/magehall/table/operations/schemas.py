"""Response models of health and readiness."""

from __future__ import annotations

from pydantic import BaseModel, Field


class Health(BaseModel):
    """Liveness of the process."""

    alive: bool = True
    version: str


class Readiness(BaseModel):
    """Readiness of the server, by component."""

    ready: bool
    database: bool
    trouble: str | None = Field(
        None,
        description="why the database cannot be written: disk-full, disk-error, read-only, locked, damaged, slow or"
        " failed",
    )
    news: bool
    closing: bool
