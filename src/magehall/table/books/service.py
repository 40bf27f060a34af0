"""Deck service: save, check and describe. What a book may hold, its game says."""

from __future__ import annotations

import asyncio
import secrets
from functools import lru_cache
from string import ascii_lowercase

from msgspec.structs import replace

from magehall.kernel.contracts.decks import Deck, DeckCheck, DeckError, DeckRules
from magehall.table.books.repository import BookRepository
from magehall.table.books.schemas import (
    BookShown,
    Content,
    DeckExampleShown,
    DeckFormShown,
    DeckSetShown,
    DeckVariantShown,
    FlawShown,
    NewBook,
    SavedBook,
)
from magehall.table.errors import Conflict, NotFound, Refused, printable
from magehall.table.hall import Hall
from magehall.table.models import BookRow, Person, now
from magehall.table.people.repository import PersonRepository
from magehall.table.reference.service import game as find_game

MOST_BOOKS = 100
"""So many books a person can keep."""

LONGEST_REASON = 400


def deck_rules(game_id: str) -> DeckRules:
    """The deck rules of a game; NotFound for one without."""
    rules = find_game(game_id).decks
    if rules is None:
        raise NotFound("no-books")
    return rules


def describe(game_id: str) -> DeckFormShown:
    """What a deck builder needs to know beforehand."""
    form = deck_rules(game_id).describe()
    return DeckFormShown(
        variants=[
            DeckVariantShown(
                choices=dict(variant.choices),
                limit=variant.limit,
                prices=dict(variant.prices),
                barred=dict(variant.barred),
                notes=dict(variant.notes),
            )
            for variant in form.variants
        ],
        most=dict(form.most),
        box=[
            DeckExampleShown(
                id=each.id, kind=each.kind, key=each.title.key, args=each.title.args, code=each.code
            )
            for each in form.box
        ],
        slots=list(form.slots),
        sets=[DeckSetShown(id=each.id, kind=each.kind, cards=dict(each.cards)) for each in form.sets],
    )


async def check(wanted: NewBook, lang: str) -> BookShown:
    """Validate a book: its cost and problems."""
    checked = await asyncio.to_thread(_judge, wanted.game, wanted, lang)
    return BookShown(
        game=wanted.game,
        name=checked.deck.name,
        choices=dict(checked.deck.choices),
        cards=dict(checked.deck.cards),
        code=checked.code,
        listing=checked.listing,
        option=checked.option,
        size=checked.size,
        points=checked.points,
        limit=checked.limit,
        shares=dict(checked.shares),
        flaws=[
            FlawShown(rule=problem.rule, text=problem.text.render(lang), card=problem.card)
            for problem in checked.problems
        ],
    )


async def mine(hall: Hall, me: Person, game_id: str | None) -> list[SavedBook]:
    """My books, the one changed last first."""
    async with hall.database.reading() as session:
        rows = await BookRepository(session).of_person(me.id, game_id)
    return await asyncio.to_thread(lambda: [_saved(row) for row in rows])


async def keep(hall: Hall, me: Person, wanted: NewBook, lang: str) -> SavedBook:
    """Save a book, legal or not."""
    checked = await asyncio.to_thread(_judge, wanted.game, wanted, lang)
    book = BookRow(
        id="".join(secrets.choice(ascii_lowercase) for _ in range(12)),
        person_id=me.id,
        game=wanted.game,
        name=checked.deck.name,
        code=checked.code,
        created=now(),
        changed=now(),
    )
    async with hall.database.session() as session:
        # Whoever saves twice at once is counted one after the other.
        if await PersonRepository(session).hold(me.id) is None:
            raise Refused(401, "session-ended")
        books = BookRepository(session)
        if await books.count(me.id) >= MOST_BOOKS:
            raise Conflict("too-many-books", most=MOST_BOOKS)
        await books.add(book)
    return _saved(book)


async def change(hall: Hall, me: Person, book_id: str, wanted: Content, lang: str) -> SavedBook:
    """Change a book of mine; what is not named stays."""
    async with hall.database.reading() as session:
        found = _there(await BookRepository(session).find(me.id, book_id))
    content = wanted if wanted.said else Content(text=found.code, name=wanted.name)
    if content.name is None:
        content = content.model_copy(update={"name": found.name})
    checked = await asyncio.to_thread(_judge, found.game, content, lang)
    async with hall.database.session() as session:
        book = _there(await BookRepository(session).find(me.id, book_id))
        book.name, book.code, book.changed = checked.deck.name, checked.code, now()
    return _saved(book)


async def remove(hall: Hall, me: Person, book_id: str) -> None:
    """Delete a book of mine."""
    async with hall.database.session() as session:
        if not await BookRepository(session).remove(me.id, book_id):
            raise NotFound("no-such-book")


def _there(book: BookRow | None) -> BookRow:
    if book is None:
        raise NotFound("no-such-book")
    return book


def _judge(game_id: str, content: Content, lang: str) -> DeckCheck:
    rules = deck_rules(game_id)
    try:
        if content.text is not None:
            deck = rules.parse(content.text)
        else:
            deck = Deck(content.choices or {}, content.cards or {})
        if content.name is not None:
            deck = replace(deck, name=content.name)
        return rules.check(deck, lang)
    except DeckError as error:
        reason = printable(error.reason.render(lang), LONGEST_REASON)
        raise Refused(422, "bad-book", rule=error.rule, reason=reason) from None


def _saved(row: BookRow) -> SavedBook:
    checked = _checked(row.game, row.code)
    return SavedBook(
        id=row.id,
        game=row.game,
        name=row.name,
        code=row.code,
        choices=dict(checked.deck.choices) if checked else {},
        option=checked.option if checked else "",
        size=checked.size if checked else 0,
        points=checked.points if checked else 0,
        limit=checked.limit if checked else 0,
        flaws=len(checked.problems) if checked else 1,
        created=row.created,
        changed=row.changed,
    )


@lru_cache(maxsize=2000)
def _checked(game_id: str, code: str) -> DeckCheck | None:
    """A saved book as its game sees it. None where the game cannot read it any more."""
    try:
        rules = deck_rules(game_id)
        return rules.check(rules.parse(code), "en")
    except (DeckError, NotFound):
        return None
