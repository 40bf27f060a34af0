"""Reports of rules that broke, kept so that whoever programs the rules can load the very moment."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from magehall.kernel.journal import Move
from magehall.kernel.match import BrokenRule
from magehall.table.database import Database
from magehall.table.models import Fault

if TYPE_CHECKING:  # a room reports itself by this
    from magehall.table.rooms.room import Room

MOST_OF_TABLE = 20
"""So many faults of one table are kept: more tell nothing more."""

LONGEST_STACK = 8000


class FaultBook:
    """The reports of a hall."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, room: Room, moves: Sequence[Move], error: BrokenRule) -> None:
        """Keep what broke and the match as it stood before, unless this table has reported enough."""
        stack = "".join(traceback.format_exception(error.__cause__ or error))
        fault = Fault(
            table_id=room.id,
            game=room.table.game,
            rules=room.table.rules,
            version=room.version,
            moves=[list(move) for move in moves],
            error=str(error),
            stack=stack[-LONGEST_STACK:],
            saved=room.match.save(),
        )
        async with self._database.session() as session:
            kept = await session.scalar(
                select(func.count()).select_from(Fault).where(Fault.table_id == room.id)
            )
            if (kept or 0) < MOST_OF_TABLE:
                session.add(fault)


async def list_faults(session: AsyncSession, most: int = 100) -> list[Fault]:
    """The latest reports first."""
    return list(await session.scalars(select(Fault).order_by(Fault.id.desc()).limit(most)))
