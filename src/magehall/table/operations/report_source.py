"""Report sources: what each kind of report for operators offers."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncSession


@dataclass(frozen=True)
class ReportSummary:
    """A report as listed. It has its number, when it came, when it was closed, and the lines that tell of it."""

    number: int
    at: datetime
    closed: datetime | None
    lines: list[str]


class ReportSource(Protocol):
    """One kind of report in the database."""

    async def listed(self, session: AsyncSession, *, closed: bool) -> list[ReportSummary]:
        """The open reports, or with ``closed`` all of them."""

    async def close(self, session: AsyncSession, number: int) -> bool:
        """Close a report; False if there is none with that number."""

    async def hide(self, session: AsyncSession, number: int) -> bool:
        """Hide what was reported, and close every report of it. False if there is no such report, or it is of something
        that cannot be hidden."""

    async def file(self, session: AsyncSession, number: int) -> bytes | None:
        """The match file of a report, if there is one."""


def moment(at: datetime) -> str:
    """Format a timestamp in UTC, to the minute."""
    return f"{at:%Y-%m-%d %H:%M}"
