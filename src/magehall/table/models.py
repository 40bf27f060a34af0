"""ORM models of the database. docs/table.md tells what they are for."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    String,
    Text,
    TypeDecorator,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from magehall.table.monotonic import monotonic_now


def now() -> datetime:
    """The current time in UTC."""
    return datetime.now(UTC)


class Moment(TypeDecorator[datetime]):
    """Timestamp column in UTC. SQLite forgets the zone, so it is put back on the way out."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Add the time zone that SQLite drops."""
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    """Base of all models. Constraints have names so that migrations can speak of them on every database."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {datetime: Moment, dict[str, Any]: JSON, list[Any]: JSON}


class Person(Base):
    """A user: a guest until there is a password."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(120), unique=True)
    """The skeleton of the name (``people.names.skeleton``), unique; only accounts have one."""

    password: Mapped[str | None] = mapped_column(String(200))
    epoch: Mapped[int] = mapped_column(default=0)
    settings: Mapped[dict[str, Any]] = mapped_column(default=dict)
    created: Mapped[datetime] = mapped_column(default=now)
    deleted: Mapped[datetime | None]


class Session(Base):
    """A login session of a person. The cookie holds the token, the database only its hash.

    A token is replaced after a day of use. The old one stays good until the browser has shown the new one, and a moment
    longer, so that no lost answer and no second tab logs anyone out."""

    __tablename__ = "sessions"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    id: Mapped[str] = mapped_column(String(16), default=lambda: secrets.token_hex(8))
    """What its person knows the session by: it stays the same when the token is replaced, as do the next four."""

    begun: Mapped[datetime] = mapped_column(default=now)
    seen: Mapped[datetime] = mapped_column(default=now)
    """When it was last used, to within minutes."""

    browser: Mapped[str] = mapped_column(String(20), default="")
    system: Mapped[str] = mapped_column(String(20), default="")
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    epoch: Mapped[int]
    created: Mapped[datetime] = mapped_column(default=now)
    renewed: Mapped[datetime] = mapped_column(default=now)
    expires: Mapped[datetime]
    rotated: Mapped[datetime | None]
    """When another token was handed out in this one's place."""

    replaces: Mapped[str | None] = mapped_column(String(64))
    """The hash of the token this one is to take the place of, until the browser has shown this one."""


class Device(Base):
    """A known device: a browser that logged in to an account before. Its cookie holds the token, the database only its
    hash; it opens nothing, but whoever brings it need not wait for strangers who guess passwords."""

    __tablename__ = "devices"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    seen: Mapped[datetime] = mapped_column(default=now)


class TableRow(Base):
    """A table: in the lobby, in play, or over."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_state_game", "state", "game"),)

    id: Mapped[str] = mapped_column(String(8), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    options: Mapped[dict[str, Any]]
    seats: Mapped[int]
    public: Mapped[bool]
    invite: Mapped[str] = mapped_column(String(32))
    state: Mapped[str] = mapped_column(String(12), default="open")
    clock: Mapped[dict[str, Any]] = mapped_column(default=dict)
    spectator_delay: Mapped[int] = mapped_column(default=0)
    host_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    secret: Mapped[str] = mapped_column(String(64))
    position: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    lesson: Mapped[str | None] = mapped_column(String(60))
    created: Mapped[datetime] = mapped_column(default=now)
    started: Mapped[datetime | None]
    ended: Mapped[datetime | None]
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    version: Mapped[int] = mapped_column(default=0)
    snapshot: Mapped[bytes | None] = mapped_column(LargeBinary)
    snapshot_version: Mapped[int] = mapped_column(default=0)
    rematch_of: Mapped[str | None] = mapped_column(String(8), unique=True)
    """The table this one goes on from; unique, so that both people find the same one."""

    imported: Mapped[bool] = mapped_column(default=False)
    """Whether this is the record of a match file that someone brought along; its host is who brought it."""


class Chair(Base):
    """A seat at a table: open, a person's or a bot's. A person who left the match to a bot stays named."""

    __tablename__ = "chairs"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(40))
    contribution: Mapped[str] = mapped_column(String(64), default="")
    left_ms: Mapped[int | None] = mapped_column(BigInteger)
    held: Mapped[str | None] = mapped_column(String(200))
    """A person's answer to the window open at ``held_version``, kept back until the window's pace is over."""

    held_version: Mapped[int | None]


class Entry(Base):
    """One entry of a match's journal. The key is the version check: entry n+1 can be written once."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int | None]
    option: Mapped[str | None] = mapped_column(String(200))
    data: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    at: Mapped[datetime] = mapped_column(default=monotonic_now)


class Message(Base):
    """A chat message."""

    __tablename__ = "messages"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(default=monotonic_now)
    hidden: Mapped[bool] = mapped_column(default=False)


class Mute(Base):
    """One person mutes another."""

    __tablename__ = "mutes"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    muted_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)


class Report(Base):
    """A reported chat message."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    message_id: Mapped[int] = mapped_column(ForeignKey("messages.id"))
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"))
    reason: Mapped[str] = mapped_column(String(500))
    at: Mapped[datetime] = mapped_column(default=now)
    closed: Mapped[datetime | None]
    """When someone who runs the hall had dealt with it."""


class CrashReport(Base):
    """Crash report of a rule that failed at a table. It says what was done, how it failed, and has the match as it
    stood before."""

    __tablename__ = "faults"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    version: Mapped[int]
    moves: Mapped[list[Any]]
    """The answers that broke it, each a seat and an option."""

    error: Mapped[str] = mapped_column(Text)
    stack: Mapped[str] = mapped_column(Text)
    saved: Mapped[bytes] = mapped_column(LargeBinary)
    """The match file of that moment."""

    at: Mapped[datetime] = mapped_column(default=now)
    closed: Mapped[datetime | None]


class BookRow(Base):
    """A saved deck, such as a spellbook. It is kept as the code its game reads."""

    __tablename__ = "books"

    id: Mapped[str] = mapped_column(String(12), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(40))
    code: Mapped[str] = mapped_column(Text)
    created: Mapped[datetime] = mapped_column(default=now)
    changed: Mapped[datetime] = mapped_column(default=now)


class HealthCheckRow(Base):
    """The row that the health check writes."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime]
