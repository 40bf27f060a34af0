"""What balancers and operators read."""

from __future__ import annotations

from pydantic import BaseModel, Field


class Health(BaseModel):
    """The process is alive."""

    alive: bool = True
    version: str


class Readiness(BaseModel):
    """Whether this server can serve, and what it needs for that."""

    ready: bool
    database: bool
    trouble: str | None = Field(
        None,
        description="why the database cannot be written: disk-full, disk-error, read-only, locked, damaged, slow or"
        " failed",
    )
    news: bool
    closing: bool
