"""What people brought before those who run the hall: listed, closed, hidden. Each kind of report has its own ``Kind``;
a report is known by its kind and its number, such as ``chat-12``."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Protocol

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession

from magehall.table.database import Database
from magehall.table.migrations.upgrade import newest
from magehall.table.settings import Settings


class ReportError(Exception):
    """Reports that cannot be read, or a report that is not there; the message says so in one line."""


@dataclass(frozen=True)
class Told:
    """A report as it is shown: its number, when it came, when it was closed, and the lines that tell of it."""

    number: int
    at: datetime
    closed: datetime | None
    lines: list[str]


class Kind(Protocol):
    """One kind of report in the database."""

    async def listed(self, session: AsyncSession, *, closed: bool) -> list[Told]:
        """The open reports, or with ``closed`` all of them."""

    async def close(self, session: AsyncSession, number: int) -> bool:
        """Mark a report as dealt with; False if there is none with that number."""

    async def hide(self, session: AsyncSession, number: int) -> bool:
        """Show nobody any more what was reported, and close every report of it; False if there is no such report, or
        it is of something that cannot be hidden."""

    async def file(self, session: AsyncSession, number: int) -> bytes | None:
        """The match file that goes with a report, if there is one."""


def kinds() -> dict[str, Kind]:
    """Every kind of report, by the name it has in a report's id."""
    # Rooms know reports; reports ask rooms only here.
    from magehall.table.rooms.chat_reports import ChatReportSource
    from magehall.table.rooms.crash_reports import CrashReportSource

    return {"chat": ChatReportSource(), "rule": CrashReportSource()}


async def show(settings: Settings, *, closed: bool) -> list[str]:
    """The reports as lines, newest first."""
    async with _reading(settings) as database, database.reading() as session:
        found = [
            (name, told)
            for name, kind in kinds().items()
            for told in await kind.listed(session, closed=closed)
        ]
    lines: list[str] = []
    for name, told in sorted(found, key=lambda pair: (pair[1].at, pair[1].number), reverse=True):
        state = f"closed {moment(told.closed)}" if told.closed is not None else "open"
        lines += [f"{name}-{told.number}  {moment(told.at)}  {state}", *(f"  {line}" for line in told.lines)]
    return lines or ["No reports." if closed else "No open reports."]


async def close(settings: Settings, report_id: str) -> None:
    """Mark a report as dealt with."""
    kind, number = _find(report_id)
    async with _reading(settings) as database, database.session() as session:
        if not await kind.close(session, number):
            raise _missing(report_id)


async def hide(settings: Settings, report_id: str) -> None:
    """Show nobody any more what was reported, and close every report of it."""
    kind, number = _find(report_id)
    async with _reading(settings) as database, database.session() as session:
        if not await kind.hide(session, number):
            raise _missing(report_id)


async def file(settings: Settings, report_id: str) -> bytes:
    """The match file that goes with a report."""
    kind, number = _find(report_id)
    async with _reading(settings) as database, database.reading() as session:
        found = await kind.file(session, number)
    if found is None:
        raise ReportError(f"no match file goes with {report_id}: only reports of broken rules have one")
    return found


def moment(at: datetime) -> str:
    """A moment in UTC, to the minute."""
    return f"{at:%Y-%m-%d %H:%M}"


def _find(report_id: str) -> tuple[Kind, int]:
    name, _, number = report_id.partition("-")
    kind = kinds().get(name)
    if kind is None or not (number.isascii() and number.isdecimal() and len(number) < 10):
        raise _missing(report_id)
    return kind, int(number)


def _missing(report_id: str) -> ReportError:
    return ReportError(f"there is no report {report_id}")


@asynccontextmanager
async def _reading(settings: Settings) -> AsyncIterator[Database]:
    """The database of the hall, beside a server that runs or not; it has to be as this version knows it."""
    url = make_url(settings.database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise ReportError(f"there is no database {url.database} yet")
    database = Database(settings.database)
    try:
        async with database.reading() as session:
            version = await session.scalar(text("SELECT version_num FROM alembic_version"))
        if version != newest():
            raise ReportError(
                "the database is of another version; start the server once to bring it up to date"
            )
        yield database
    except (DBAPIError, OSError) as error:
        raise ReportError(f"the database cannot be read: {type(error).__name__}") from None
    finally:
        await database.close()
