"""What all parts of the server share: one hall per application, one visit per request."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from magehall.table.database import Database
from magehall.table.limits import Limits
from magehall.table.news import News
from magehall.table.operations.pulse import Heart
from magehall.table.rations import Rations
from magehall.table.settings import Settings

if TYPE_CHECKING:  # rooms know the hall, and the hall only names them
    from magehall.table.rooms.manager import RoomManager


@dataclass(eq=False)
class Visit:
    """What is known of one request: who asks from where, with which browser (``agent`` as it calls itself, ``device``
    the token of its device's cookie), and which cookies the answer sets. An empty ``cookie`` takes the session away,
    None leaves it alone. A visit by socket has a ``task``, which ends when it is dismissed."""

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
    dismissed: bool = False


@dataclass
class Hall:
    """The parts of a running server. ``rooms`` is there while the server runs; ``sockets`` are the visits by socket
    that last; ``closing`` is set when the server has been asked to stop and still answers; ``heart`` tells whether the
    database can be written."""

    settings: Settings
    database: Database
    news: News
    limits: Limits
    rations: Rations
    rooms: RoomManager | None = None
    sockets: set[Visit] = field(default_factory=set)
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    heart: Heart = field(init=False)

    def __post_init__(self) -> None:
        self.heart = Heart(self.database)


def hall_of(connection: HTTPConnection) -> Hall:
    """The hall a request or a socket has come to."""
    hall: Hall = connection.app.state.hall
    return hall


def visit_of(connection: HTTPConnection) -> Visit:
    """What is known of this request; the guard in ``security`` has put it there."""
    visit: Visit = connection.scope["visit"]
    return visit


TheHall = Annotated[Hall, Depends(hall_of)]
"""For endpoints: ``hall: TheHall``."""

TheVisit = Annotated[Visit, Depends(visit_of)]
"""For endpoints: ``visit: TheVisit``."""
