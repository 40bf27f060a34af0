"""HTTP endpoints of decks ("books"). Every book is its owner's alone: others learn neither what is in it nor that it
exists."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from magehall.table.books import service
from magehall.table.books.schemas import BookId, BookShown, Content, DeckFormShown, NewBook, SavedBook
from magehall.table.hall import TheHall
from magehall.table.lobby.schemas import GameId
from magehall.table.security import MaybeMe, Me
from magehall.table.visit import TheVisit

router = APIRouter(prefix="/api", tags=["books"])

At = Annotated[BookId, Path(alias="id", description="Twelve letters.")]


@router.get("/games/{game}/books")
async def describe_books(_me: MaybeMe, game: str) -> DeckFormShown:
    """What a deck builder of this game needs. Choices, prices, the books of the box. 404 for a game to which
    nobody brings anything."""
    return service.describe(game)


@router.get("/books")
async def list_books(hall: TheHall, me: Me, game: GameId | None = None) -> list[SavedBook]:
    """My books, the one changed last first."""
    return await service.mine(hall, me, game)


@router.post("/books", status_code=201)
async def keep_book(hall: TheHall, visit: TheVisit, me: Me, wanted: NewBook) -> SavedBook:
    """Save a book, also one that may not be played yet."""
    return await service.keep(hall, me, wanted, visit.lang)


@router.post("/books/check")
async def check_book(visit: TheVisit, _me: MaybeMe, wanted: NewBook) -> BookShown:
    """Validate a book: its cost, problems, code and list. Nothing is kept."""
    return await service.check(wanted, visit.lang)


@router.put("/books/{id}")
async def change_book(hall: TheHall, visit: TheVisit, me: Me, book_id: At, wanted: Content) -> SavedBook:
    """Change a book of mine; what is not named stays. Its name, or what it holds."""
    return await service.change(hall, me, book_id, wanted, visit.lang)


@router.delete("/books/{id}", status_code=204)
async def remove_book(hall: TheHall, me: Me, book_id: At) -> None:
    """Delete a book of mine."""
    await service.remove(hall, me, book_id)
