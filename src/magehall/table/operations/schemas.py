"""Response models of health and readiness."""

from __future__ import annotations

from pydantic import Field

from magehall.table.schemas import Shown


class Health(Shown):
    """Liveness of the process."""

    alive: bool = True
    version: str


class Readiness(Shown):
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
