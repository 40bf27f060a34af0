"""Reports of chat messages, for operators."""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from magehall.table.models import Message, Person, Report, TableRow, now
from magehall.table.operations.report_source import ReportSummary, moment
from magehall.table.people.names import name_of
from magehall.table.rooms.chat.repository import readable

BEFORE, AFTER = 5, 3
"""So many lines of the same table are shown around the one that was reported."""


class ChatReportSource:
    """Source of the chat messages that people reported."""

    async def listed(self, session: AsyncSession, *, closed: bool) -> list[ReportSummary]:
        """The open reports, or with ``closed`` all of them."""
        speaker = aliased(Person)
        wanted = (
            select(Report, Message, Person, speaker, TableRow.game)
            .join(Message, Message.id == Report.message_id)
            .join(Person, Person.id == Report.person_id)
            .join(speaker, speaker.id == Message.person_id)
            .join(TableRow, TableRow.id == Message.table_id)
        )
        if not closed:
            wanted = wanted.where(Report.closed.is_(None))
        found = []
        for report, message, reporter, author, game in (await session.execute(wanted)).all():
            why = f": {readable(report.reason)}" if report.reason else ""
            sentence = f"{_who(reporter)} reported {_who(author)} at table {message.table_id} ({game}){why}"
            lines = [sentence, *await self._context(session, message)]
            found.append(ReportSummary(report.id, report.at, report.closed, lines))
        return found

    async def close(self, session: AsyncSession, number: int) -> bool:
        """Close a report; False if there is none with that number."""
        report = await session.get(Report, number)
        if report is None:
            return False
        report.closed = report.closed or now()
        return True

    async def hide(self, session: AsyncSession, number: int) -> bool:
        """Hide a reported message from everyone, and close its reports. False if there is no such report."""
        report = await session.get(Report, number)
        if report is None:
            return False
        await session.execute(update(Message).where(Message.id == report.message_id).values(hidden=True))
        await session.execute(
            update(Report)
            .where(Report.message_id == report.message_id, Report.closed.is_(None))
            .values(closed=now())
        )
        return True

    async def file(self, session: AsyncSession, number: int) -> bytes | None:
        """None: no match file goes with a chat message."""
        return None

    async def _context(self, session: AsyncSession, reported: Message) -> list[str]:
        """The messages around a reported one, the reported one marked."""
        spoken = (
            select(Message, Person)
            .join(Person, Person.id == Message.person_id)
            .where(Message.table_id == reported.table_id)
        )
        before = spoken.where(Message.id <= reported.id).order_by(Message.id.desc()).limit(BEFORE + 1)
        after = spoken.where(Message.id > reported.id).order_by(Message.id).limit(AFTER)
        around = [*reversed((await session.execute(before)).all()), *(await session.execute(after)).all()]
        return [_line(message, author, marked=message.id == reported.id) for message, author in around]


def _who(person: Person) -> str:
    return f"{name_of(person, 'en')} ({person.id})"


def _line(message: Message, author: Person, *, marked: bool) -> str:
    hidden = " (hidden)" if message.hidden else ""
    mark = ">" if marked else " "
    return f"{mark} {moment(message.at)} {name_of(author, 'en')}: {readable(message.text)}{hidden}"
