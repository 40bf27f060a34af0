"""Chat messages, mutes and reports of a table."""

from __future__ import annotations

import unicodedata
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from magehall.table.database import Database
from magehall.table.models import Message, Mute, Person, Report
from magehall.table.monotonic import visible_until
from magehall.table.people.names import name_of
from magehall.table.wire.server_messages import ChatLine

HISTORY = 50
LINES_PER_MINUTE = 30
"""So much may one person say, wherever and through however many sockets."""

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def readable(text: str) -> str:
    """Sanitise a chat text for other readers. It becomes one line, without letters that cannot be seen, turn the
    writing round, or that no database takes; empty if nothing is left."""
    plain = " ".join(text.split())
    return " ".join("".join(c for c in plain if unicodedata.category(c) not in _UNSEEN).split())


class ChatRepository:
    """Repository of chat messages, mutes and reports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, table_id: str, person_id: str, text: str) -> dict[str, Any]:
        """Store a message, and return the note that announces it."""
        async with self._database.session() as session:
            message = Message(table_id=table_id, person_id=person_id, text=text)
            session.add(message)
            await session.flush()
            return {
                "kind": "chat",
                "id": message.id,
                "person": person_id,
                "text": text,
                "at": message.at.isoformat(),
            }

    async def history(self, table_id: str, lang: str, delay: float = 0) -> list[ChatLine]:
        """The last messages of a table, oldest first. Names are as readers of ``lang`` see them; those who read with a
        delay get what had been said by then."""
        async with self._database.reading() as session:
            return await _history(session, table_id, lang, delay)

    async def history_for(
        self, person_id: str, table_id: str, lang: str, delay: float = 0
    ) -> tuple[list[ChatLine], set[str]]:
        """The history for a browser that comes, and whom its person has muted. One transaction: many may come."""
        async with self._database.reading() as session:
            return await _history(session, table_id, lang, delay), await _muted_by(session, person_id)

    async def muted_by(self, person_id: str) -> set[str]:
        """The ids of the people a person has muted."""
        async with self._database.reading() as session:
            return await _muted_by(session, person_id)

    async def mute(self, person_id: str, other: str, *, muted: bool) -> None:
        """Mute someone, or unmute."""
        if other != readable(other):
            return  # nobody is called so
        async with self._database.session() as session:
            await session.execute(delete(Mute).where(Mute.person_id == person_id, Mute.muted_id == other))
            if muted and await session.get(Person, other) is not None:
                session.add(Mute(person_id=person_id, muted_id=other))

    async def report(
        self, person_id: str, table_id: str, message_id: int, reason: str, delay: float = 0
    ) -> bool:
        """Report a message of this table to the operators, once. False if there is no such message, or whoever reads
        with a ``delay`` cannot know it yet."""
        async with self._database.session() as session:
            message = await session.get(Message, message_id)
            if message is None or message.table_id != table_id:
                return False
            until = visible_until(delay)
            if delay and (until is None or message.at > until):
                return False
            mine = select(Report.id).where(Report.message_id == message_id, Report.person_id == person_id)
            if await session.scalar(mine.limit(1)) is None:
                session.add(Report(message_id=message_id, person_id=person_id, reason=readable(reason)))
            return True


async def _history(session: AsyncSession, table_id: str, lang: str, delay: float) -> list[ChatLine]:
    query = (
        select(Message, Person)
        .join(Person, Person.id == Message.person_id)
        .where(Message.table_id == table_id, Message.hidden.is_(False))
        .order_by(Message.id.desc())
        .limit(HISTORY)
    )
    if delay:
        until = visible_until(delay)
        if until is None:
            return []
        query = query.where(Message.at <= until)
    return [
        ChatLine(
            id=message.id,
            person=person.id,
            name=name_of(person, lang),
            text=message.text,
            at=message.at.isoformat(),
        )
        for message, person in reversed((await session.execute(query)).all())
    ]


async def _muted_by(session: AsyncSession, person_id: str) -> set[str]:
    return set(await session.scalars(select(Mute.muted_id).where(Mute.person_id == person_id)))
