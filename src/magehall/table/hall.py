"""Application context ``Hall``, and request context ``Visit``."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from magehall.table.database import Database
from magehall.table.message_limits import MessageLimits
from magehall.table.operations.health_check import DatabaseHealthCheck
from magehall.table.pubsub import PubSub
from magehall.table.rate_limits import RateLimiter
from magehall.table.settings import Settings

if TYPE_CHECKING:  # rooms know the hall, and the hall only names them
    from magehall.table.rooms.manager import RoomManager


@dataclass(eq=False)
class Visit:
    """Request context: who asks, from where, with which browser. ``agent`` is the browser as it calls itself,
    ``device`` the token of its device's cookie; the cookies are those the answer sets. An empty ``cookie`` takes the
    session away, None leaves it alone. A visit by socket has a ``task``, which is cancelled when its session is
    ``revoked``."""

    id: str
    address: str
    lang: str
    person_id: str | None = None
    token_hash: str | None = None
    cookie: str | None = None
    agent: str = ""
    device: str = ""
    device_cookie: str | None = None
    task: asyncio.Task[Any] | None = None
    revoked: bool = False


@dataclass
class Hall:
    """Application context: the parts of a running server. ``rooms`` is there while the server runs; ``sockets`` are the
    visits by socket that last; ``closing`` is set when the server has been asked to stop and still answers;
    ``health_check`` tells whether the database can be written."""

    settings: Settings
    database: Database
    pubsub: PubSub
    limits: RateLimiter
    message_limits: MessageLimits
    rooms: RoomManager | None = None
    sockets: set[Visit] = field(default_factory=set)
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    health_check: DatabaseHealthCheck = field(init=False)

    def __post_init__(self) -> None:
        self.health_check = DatabaseHealthCheck(self.database)


def hall_of(connection: HTTPConnection) -> Hall:
    """The application context of a request or a socket."""
    hall: Hall = connection.app.state.hall
    return hall


def visit_of(connection: HTTPConnection) -> Visit:
    """The request context, which the security middleware has set."""
    visit: Visit = connection.scope["visit"]
    return visit


TheHall = Annotated[Hall, Depends(hall_of)]
"""For endpoints: ``hall: TheHall``."""

TheVisit = Annotated[Visit, Depends(visit_of)]
"""For endpoints: ``visit: TheVisit``."""
