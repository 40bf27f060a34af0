"""Request context ``Visit``: who asks, from where, with which browser."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection


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


def visit_of(connection: HTTPConnection) -> Visit:
    """The request context, which the security middleware has set."""
    visit: Visit = connection.scope["visit"]
    return visit


TheVisit = Annotated[Visit, Depends(visit_of)]
"""For endpoints: ``visit: TheVisit``."""
