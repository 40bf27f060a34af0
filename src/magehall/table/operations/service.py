"""Readiness check of the server."""

from __future__ import annotations

import asyncio

from magehall.table.hall import Hall
from magehall.table.operations.schemas import Readiness

TIMEOUT = 2.0
"""Seconds after which a channel that does not answer counts as away."""


async def readiness(hall: Hall) -> Readiness:
    """Check the database, publish/subscribe, and whether the server is stopping."""
    trouble, news = await asyncio.gather(hall.health_check.problem(), _pubsub(hall))
    closing = hall.closing.is_set()
    return Readiness(
        ready=trouble is None and news and not closing,
        database=trouble is None,
        trouble=trouble,
        news=news,
        closing=closing,
    )


async def _pubsub(hall: Hall) -> bool:
    try:
        async with asyncio.timeout(TIMEOUT):
            return await hall.pubsub.healthy()
    except TimeoutError:
        return False
