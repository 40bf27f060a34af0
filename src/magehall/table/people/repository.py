"""Repositories of people, sessions and devices."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from magehall.table.models import (
    BookRow,
    Chair,
    Device,
    Message,
    Mute,
    Person,
    Report,
    Session,
    TableRow,
    now,
)

DEVICE_DAYS = 400
"""No browser keeps a cookie for longer."""

DEVICES = 20
"""So many devices of a person are known; the one not used for longest is forgotten first."""

OPEN, PLAYING, ADJOURNED, ABORTED = "open", "playing", "adjourned", "aborted"


class PersonRepository:
    """Repository of people in one transaction."""

    def __init__(self, session: AsyncSession) -> None:
        self.session = session

    async def add(self, person: Person) -> None:
        """Insert a person."""
        self.session.add(person)
        await self.session.flush()

    async def hold(self, person_id: str) -> Person | None:
        """Lock a person for this transaction; None if deleted."""
        unchanged = update(Person).where(Person.id == person_id).values(created=Person.created)
        await self.session.execute(unchanged.execution_options(synchronize_session=False))
        found = select(Person).where(Person.id == person_id, Person.deleted.is_(None))
        return await self.session.scalar(found.execution_options(populate_existing=True))

    async def by_login(self, login: str) -> Person | None:
        """The account whose name has that skeleton."""
        return await self.session.scalar(select(Person).where(Person.login == login))

    async def is_taken(self, login: str, except_for: str = "") -> bool:
        """Whether another account's name has that skeleton."""
        found = select(Person.id).where(Person.login == login, Person.id != except_for)
        return await self.session.scalar(found) is not None

    async def chairs_of(self, person_id: str, *states: str) -> list[tuple[str, int]]:
        """Table and seat of a person's chairs, at tables in ``states``."""
        rows = await self.session.execute(
            select(Chair.table_id, Chair.seat)
            .join(TableRow, TableRow.id == Chair.table_id)
            .where(Chair.person_id == person_id, Chair.bot.is_(None), TableRow.state.in_(states))
        )
        return [(table_id, seat) for table_id, seat in rows]

    async def move_games(self, guest_id: str, account_id: str) -> list[str]:
        """Move a guest's chairs, tables, messages and decks to the account. Returns the tables at which something
        changed. Where the account has a chair already the guest's stays as it is, for nobody plays two hands at one
        table."""
        mine = aliased(Chair)
        seated = exists().where(mine.table_id == Chair.table_id, mine.person_id == account_id)
        moved = await self.session.scalars(
            update(Chair)
            .where(Chair.person_id == guest_id, ~seated)
            .values(person_id=account_id)
            .returning(Chair.table_id)
            .execution_options(synchronize_session=False)
        )
        tables = set(moved)
        hosted = await self.session.scalars(
            update(TableRow)
            .where(TableRow.host_id == guest_id)
            .values(host_id=account_id)
            .returning(TableRow.id)
            .execution_options(synchronize_session=False)
        )
        tables.update(hosted)
        for column in (Message.person_id, Report.person_id, BookRow.person_id):
            await self._execute(
                update(column.class_).where(column == guest_id).values({column.key: account_id})
            )
        await self._execute(delete(Mute).where(Mute.muted_id == guest_id))
        known = select(Mute.muted_id).where(Mute.person_id == account_id).scalar_subquery()
        await self._execute(
            delete(Mute).where(
                Mute.person_id == guest_id, or_(Mute.muted_id.in_(known), Mute.muted_id == account_id)
            )
        )
        await self._execute(update(Mute).where(Mute.person_id == guest_id).values(person_id=account_id))
        return sorted(tables)

    async def leave_open_tables(self, person_id: str) -> list[str]:
        """Leave every table that has not begun. A table nobody is left at is called off; another of its people becomes
        host of a table that has lost its own."""
        left = [table_id for table_id, _ in await self.chairs_of(person_id, OPEN)]
        await self._execute(
            update(Chair)
            .where(Chair.table_id.in_(left), Chair.person_id == person_id)
            .values(person_id=None, contribution="")
        )
        heir = (
            select(func.min(Chair.person_id))
            .where(Chair.table_id == TableRow.id, Chair.person_id.is_not(None))
            .scalar_subquery()
        )
        mine = TableRow.host_id == person_id, TableRow.state == OPEN
        hosted = list(await self.session.scalars(select(TableRow.id).where(*mine)))
        await self._execute(update(TableRow).where(*mine, heir.is_(None)).values(state=ABORTED, ended=now()))
        await self._execute(update(TableRow).where(*mine).values(host_id=heir))
        return sorted({*left, *hosted})

    async def silence(self, person_id: str) -> None:
        """Delete a person's chat messages, mutes and decks."""
        await self._execute(
            update(Message).where(Message.person_id == person_id).values(text="", hidden=True)
        )
        await self._execute(delete(Mute).where(or_(Mute.person_id == person_id, Mute.muted_id == person_id)))
        await self._execute(delete(BookRow).where(BookRow.person_id == person_id))

    async def forget_idle_guests(self, before: datetime, limit: int) -> int:
        """Delete idle guests from before that moment; how many there were. They have no session and left no trace."""
        traces = [
            exists().where(column == Person.id)
            for column in (
                Session.person_id,
                Chair.person_id,
                TableRow.host_id,
                Message.person_id,
                Report.person_id,
                Mute.person_id,
                Mute.muted_id,
                BookRow.person_id,
            )
        ]
        idle = (
            select(Person.id)
            .where(Person.password.is_(None), Person.created < before, *(~trace for trace in traces))
            .limit(limit)
        )
        people = list(await self.session.scalars(idle))
        await self._execute(delete(Person).where(Person.id.in_(people)))
        return len(people)

    async def _execute(self, statement: Any) -> None:
        await self.session.execute(statement.execution_options(synchronize_session=False))


class SessionRepository:
    """Repository of sessions in one transaction. Tokens never come here, only their hashes."""

    def __init__(self, session: AsyncSession) -> None:
        self.session = session

    async def add(self, found: Session) -> None:
        """Insert a session."""
        self.session.add(found)
        await self.session.flush()

    async def living(self, token_hash: str, at: datetime) -> tuple[Session, Person] | None:
        """The valid session of that token, with its person. It has not run out, was not logged out everywhere, and its
        person is not gone."""
        row = await self.session.execute(
            select(Session, Person)
            .join(Person, Person.id == Session.person_id)
            .where(
                Session.token_hash == token_hash,
                Session.expires > at,
                Session.epoch == Person.epoch,
                Person.deleted.is_(None),
            )
        )
        found = row.one_or_none()
        return (found[0], found[1]) if found is not None else None

    async def living_among(self, hashes: Collection[str], at: datetime) -> dict[str, datetime]:
        """The valid tokens among those given, with their last use."""
        found = await self.session.execute(
            select(Session.token_hash, Session.seen)
            .join(Person, Person.id == Session.person_id)
            .where(
                Session.token_hash.in_(hashes),
                Session.expires > at,
                Session.epoch == Person.epoch,
                Person.deleted.is_(None),
            )
        )
        return {row.token_hash: row.seen for row in found}

    async def of_person(self, person: Person, at: datetime) -> list[Session]:
        """A person's valid sessions, by token. One may have two while its token is replaced."""
        found = await self.session.scalars(
            select(Session).where(
                Session.person_id == person.id, Session.epoch == person.epoch, Session.expires > at
            )
        )
        return list(found)

    async def note_use(self, hashes: Collection[str], at: datetime) -> None:
        """Update when sessions were last used."""
        await self.session.execute(update(Session).where(Session.token_hash.in_(hashes)).values(seen=at))

    async def confirm(self, token_hash: str, replaced: str, at: datetime, grace: timedelta) -> None:
        """Confirm a new token: the old one expires in a moment."""
        await self.session.execute(
            update(Session).where(Session.token_hash == token_hash).values(replaces=None)
        )
        await self.session.execute(
            update(Session)
            .where(Session.token_hash == replaced, Session.expires > at + grace)
            .values(expires=at + grace, rotated=at)
        )

    async def claim_rotation(self, token_hash: str, seen: datetime | None, at: datetime) -> bool:
        """Whether this request is the one that rotates the token. Several may come at once."""
        same = Session.rotated.is_(None) if seen is None else Session.rotated == seen
        claimed = await self.session.scalar(
            update(Session)
            .where(Session.token_hash == token_hash, same)
            .values(rotated=at)
            .returning(Session.token_hash)
        )
        if claimed is not None:
            await self.session.execute(delete(Session).where(Session.replaces == token_hash))
        return claimed is not None

    async def remove(self, token_hash: str) -> None:
        """End one session, and the token that was to replace it."""
        await self.session.execute(
            delete(Session).where(or_(Session.token_hash == token_hash, Session.replaces == token_hash))
        )

    async def remove_all(self, person_id: str, but: str = "") -> None:
        """End every session of a person; the one whose id is ``but`` stays."""
        await self.session.execute(delete(Session).where(Session.person_id == person_id, Session.id != but))

    async def remove_one(self, person_id: str, session_id: str) -> list[str]:
        """End one session of a person; the hashes of its tokens. None if there is no such session."""
        ended = await self.session.scalars(
            delete(Session)
            .where(Session.person_id == person_id, Session.id == session_id)
            .returning(Session.token_hash)
        )
        return list(ended)

    async def remove_expired(self, at: datetime) -> None:
        """Delete expired sessions."""
        await self.session.execute(delete(Session).where(Session.expires < at))


class DeviceRepository:
    """Repository of known devices in one transaction. Tokens never come here, only their hashes."""

    def __init__(self, session: AsyncSession) -> None:
        self.session = session

    async def knows(self, token_hash: str, person_id: str) -> bool:
        """Whether someone has logged in to that account with this device."""
        return await self.session.get(Device, (token_hash, person_id)) is not None

    async def remember(self, token_hash: str, before: str, person_id: str, at: datetime) -> None:
        """Store a device of a person; it had another token ``before``."""
        await self.session.execute(
            update(Device).where(Device.token_hash == before).values(token_hash=token_hash)
        )
        await self.session.execute(
            delete(Device).where(Device.token_hash == token_hash, Device.person_id == person_id)
        )
        self.session.add(Device(token_hash=token_hash, person_id=person_id, seen=at))
        await self.session.flush()
        known = select(Device.token_hash).where(Device.person_id == person_id)
        kept = known.order_by(Device.seen.desc()).limit(DEVICES)
        await self.session.execute(
            delete(Device).where(Device.person_id == person_id, Device.token_hash.not_in(kept))
        )

    async def forget(self, person_id: str, but: str = "") -> None:
        """Delete a person's devices, but the one with this token."""
        await self.session.execute(
            delete(Device).where(Device.person_id == person_id, Device.token_hash != but)
        )

    async def forget_old(self, at: datetime) -> None:
        """Delete devices whose cookie has expired."""
        await self.session.execute(delete(Device).where(Device.seen < at - timedelta(days=DEVICE_DAYS)))
