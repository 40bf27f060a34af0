"""Reports for operators: listed, closed, hidden."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from magehall.table.database import Database
from magehall.table.migrations.upgrade import newest
from magehall.table.operations.report_source import ReportSource, moment
from magehall.table.rooms.chat.reports import ChatReportSource
from magehall.table.rooms.journal.crash_reports import CrashReportSource
from magehall.table.settings import Settings


class ReportError(Exception):
    """Reports that cannot be read, or a missing report. The message says so in one line."""


def sources() -> dict[str, ReportSource]:
    """All report sources, by the prefix of a report's id."""
    return {"chat": ChatReportSource(), "rule": CrashReportSource()}


async def show(settings: Settings, *, closed: bool) -> list[str]:
    """The reports as lines, newest first."""
    async with _reading(settings) as database, database.reading() as session:
        found = [
            (name, summary)
            for name, source in sources().items()
            for summary in await source.listed(session, closed=closed)
        ]
    lines: list[str] = []
    for name, summary in sorted(found, key=lambda pair: (pair[1].at, pair[1].number), reverse=True):
        state = f"closed {moment(summary.closed)}" if summary.closed is not None else "open"
        lines += [
            f"{name}-{summary.number}  {moment(summary.at)}  {state}",
            *(f"  {line}" for line in summary.lines),
        ]
    return lines or ["No reports." if closed else "No open reports."]


async def close(settings: Settings, report_id: str) -> None:
    """Close a report."""
    source, number = _find(report_id)
    async with _reading(settings) as database, database.session() as session:
        if not await source.close(session, number):
            raise _missing(report_id)


async def hide(settings: Settings, report_id: str) -> None:
    """Hide what was reported, and close every report of it."""
    source, number = _find(report_id)
    async with _reading(settings) as database, database.session() as session:
        if not await source.hide(session, number):
            raise _missing(report_id)


async def file(settings: Settings, report_id: str) -> bytes:
    """The match file of a report."""
    source, number = _find(report_id)
    async with _reading(settings) as database, database.reading() as session:
        found = await source.file(session, number)
    if found is None:
        raise ReportError(f"no match file goes with {report_id}: only reports of broken rules have one")
    return found


def _find(report_id: str) -> tuple[ReportSource, int]:
    name, _, number = report_id.partition("-")
    source = sources().get(name)
    if source is None or not (number.isascii() and number.isdecimal() and len(number) < 10):
        raise _missing(report_id)
    return source, int(number)


def _missing(report_id: str) -> ReportError:
    return ReportError(f"there is no report {report_id}")


@asynccontextmanager
async def _reading(settings: Settings) -> AsyncIterator[Database]:
    """Open the database beside a server that may be running. It has to be as this version knows it."""
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
