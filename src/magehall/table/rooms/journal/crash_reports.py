"""Crash reports of failed rules, with the match as it stood before. Whoever programs the rules can load the very
moment."""

from __future__ import annotations

import traceback
from collections.abc import Sequence

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from magehall.kernel.decision import BrokenRule
from magehall.kernel.matches.journal import Move
from magehall.table.database import Database
from magehall.table.models import CrashReport, TableRow, now
from magehall.table.operations.report_source import ReportSummary
from magehall.table.rooms.journal.timeline import Timeline

MOST_OF_TABLE = 20
"""So many reports of one table are kept: more tell nothing more."""

LONGEST_STACK = 8000
STACK_LINES = 6
"""So many of its last lines are listed."""


class CrashReportRepository:
    """Repository of crash reports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(
        self, table: TableRow, timeline: Timeline, moves: Sequence[Move], error: BrokenRule
    ) -> None:
        """Store an error and the match before it. Nothing is stored where this table has reported enough."""
        stack = "".join(traceback.format_exception(error.__cause__ or error))
        report = CrashReport(
            table_id=table.id,
            game=table.game,
            rules=table.rules,
            version=timeline.version,
            moves=[list(move) for move in moves],
            error=str(error),
            stack=stack[-LONGEST_STACK:],
            saved=timeline.match.save(),
        )
        async with self._database.session() as session:
            kept = await session.scalar(
                select(func.count()).select_from(CrashReport).where(CrashReport.table_id == table.id)
            )
            if (kept or 0) < MOST_OF_TABLE:
                session.add(report)


class CrashReportSource:
    """Source of crash reports, for operators."""

    async def listed(self, session: AsyncSession, *, closed: bool) -> list[ReportSummary]:
        """The open reports, or with ``closed`` all of them."""
        wanted = select(CrashReport) if closed else select(CrashReport).where(CrashReport.closed.is_(None))
        return [
            ReportSummary(report.id, report.at, report.closed, _told(report))
            for report in await session.scalars(wanted)
        ]

    async def close(self, session: AsyncSession, number: int) -> bool:
        """Close a report; False if there is none with that number."""
        report = await session.get(CrashReport, number)
        if report is None:
            return False
        report.closed = report.closed or now()
        return True

    async def hide(self, session: AsyncSession, number: int) -> bool:
        """Do nothing: a failed rule stands in the journal of its table."""
        return False

    async def file(self, session: AsyncSession, number: int) -> bytes | None:
        """The saved match as it stood before the rule failed."""
        report = await session.get(CrashReport, number)
        return report.saved if report is not None else None


def _told(report: CrashReport) -> list[str]:
    where = f"a rule of {report.game} (version {report.rules}) broke at table {report.table_id}, entry {report.version + 1}"
    moves = ", ".join(f"seat {seat}: {option}" for seat, option in report.moves)
    answered = f"answered: {moves}" if moves else "no answer broke it: the table only asked"
    return [where, answered, report.error, *report.stack.rstrip().splitlines()[-STACK_LINES:]]
