"""Application context ``Hall``."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from magehall.table.database import Database
from magehall.table.message_limits import MessageLimits
from magehall.table.operations.health_check import DatabaseHealthCheck
from magehall.table.pubsub import PubSub
from magehall.table.rate_limits import RateLimiter
from magehall.table.rooms.manager import RoomManager
from magehall.table.settings import Settings
from magehall.table.visit import Visit


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


TheHall = Annotated[Hall, Depends(hall_of)]
"""For endpoints: ``hall: TheHall``."""
