"""Repository of saved decks."""

from __future__ import annotations

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from magehall.table.models import BookRow


class BookRepository:
    """Repository of decks in one transaction. Nothing here finds a book for anyone but its owner."""

    def __init__(self, session: AsyncSession) -> None:
        self.session = session

    async def of_person(self, person_id: str, game: str | None) -> list[BookRow]:
        """A person's books, the one changed last first."""
        mine = select(BookRow).where(BookRow.person_id == person_id)
        if game is not None:
            mine = mine.where(BookRow.game == game)
        return list(await self.session.scalars(mine.order_by(BookRow.changed.desc(), BookRow.id)))

    async def count(self, person_id: str) -> int:
        """How many books a person has."""
        counted = select(func.count()).select_from(BookRow).where(BookRow.person_id == person_id)
        return await self.session.scalar(counted) or 0

    async def find(self, person_id: str, book_id: str) -> BookRow | None:
        """A person's book by its id."""
        return await self.session.scalar(
            select(BookRow).where(BookRow.id == book_id, BookRow.person_id == person_id)
        )

    async def add(self, book: BookRow) -> None:
        """Insert a book."""
        self.session.add(book)
        await self.session.flush()

    async def remove(self, person_id: str, book_id: str) -> bool:
        """Delete a person's book; whether there was one."""
        gone = await self.session.scalar(
            delete(BookRow)
            .where(BookRow.id == book_id, BookRow.person_id == person_id)
            .returning(BookRow.id)
            .execution_options(synchronize_session=False)
        )
        return gone is not None
