"""Reports of rules that broke, kept so that whoever programs the rules can load the very moment."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from magehall.kernel.decision import BrokenRule
from magehall.kernel.journal import Move
from magehall.table.database import Database
from magehall.table.models import Fault, now
from magehall.table.operations.reports import Told

if TYPE_CHECKING:  # a room reports itself by this
    from magehall.table.rooms.room import Room

MOST_OF_TABLE = 20
"""So many faults of one table are kept: more tell nothing more."""

LONGEST_STACK = 8000
STACK_LINES = 6
"""So many of its last lines are listed."""


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


class FaultReports:
    """Rules that broke, as those who run the hall read them."""

    async def listed(self, session: AsyncSession, *, closed: bool) -> list[Told]:
        """The open reports, or with ``closed`` all of them."""
        wanted = select(Fault) if closed else select(Fault).where(Fault.closed.is_(None))
        return [
            Told(fault.id, fault.at, fault.closed, _told(fault)) for fault in await session.scalars(wanted)
        ]

    async def close(self, session: AsyncSession, number: int) -> bool:
        """Mark a report as dealt with; False if there is none with that number."""
        fault = await session.get(Fault, number)
        if fault is None:
            return False
        fault.closed = fault.closed or now()
        return True

    async def hide(self, session: AsyncSession, number: int) -> bool:
        """A rule that broke stands in the journal of its table, and cannot be hidden."""
        return False

    async def file(self, session: AsyncSession, number: int) -> bytes | None:
        """The match as it stood before the rule broke."""
        fault = await session.get(Fault, number)
        return fault.saved if fault is not None else None


def _told(fault: Fault) -> list[str]:
    where = f"a rule of {fault.game} (version {fault.rules}) broke at table {fault.table_id}, entry {fault.version + 1}"
    moves = ", ".join(f"seat {seat}: {option}" for seat, option in fault.moves)
    return [where, f"answered: {moves}", fault.error, *fault.stack.rstrip().splitlines()[-STACK_LINES:]]
