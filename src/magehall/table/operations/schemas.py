"""What balancers and operators read."""

from __future__ import annotations

from pydantic import BaseModel


class Health(BaseModel):
    """The process is alive."""

    alive: bool = True
    version: str


class Readiness(BaseModel):
    """Whether this server can serve, and what it needs for that."""

    ready: bool
    database: bool
    news: bool
    closing: bool
