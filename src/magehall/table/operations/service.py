"""Is this server fit to serve?"""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import text

from magehall.table.hall import Hall
from magehall.table.operations.schemas import Readiness

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds after which something that does not answer counts as away."""


async def readiness(hall: Hall) -> Readiness:
    """Whether database and news answer, and nobody has asked the server to stop."""
    database, news = await asyncio.gather(_database(hall), _news(hall))
    closing = hall.closing.is_set()
    return Readiness(ready=database and news and not closing, database=database, news=news, closing=closing)


async def _database(hall: Hall) -> bool:
    try:
        async with asyncio.timeout(PATIENCE), hall.database.reading() as session:
            await session.execute(text("SELECT 1"))
    except Exception as error:
        log.warning("the database does not answer: %s", type(error).__name__)
        return False
    return True


async def _news(hall: Hall) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            return await hall.news.healthy()
    except TimeoutError:
        return False
