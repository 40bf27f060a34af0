"""Is this server fit to serve?"""

from __future__ import annotations

import asyncio

from magehall.table.hall import Hall
from magehall.table.operations.schemas import Readiness

PATIENCE = 2.0
"""Seconds after which news that do not answer count as away."""


async def readiness(hall: Hall) -> Readiness:
    """Whether the database can be written, the news answer, and nobody has asked the server to stop."""
    trouble, news = await asyncio.gather(hall.heart.trouble(), _news(hall))
    closing = hall.closing.is_set()
    return Readiness(
        ready=trouble is None and news and not closing,
        database=trouble is None,
        trouble=trouble,
        news=news,
        closing=closing,
    )


async def _news(hall: Hall) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            return await hall.news.healthy()
    except TimeoutError:
        return False
