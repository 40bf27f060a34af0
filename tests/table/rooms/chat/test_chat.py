"""What was said at a table, by whom, and who does not want to read it."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import update

from magehall.table.models import Person, now
from magehall.table.rooms.chat.repository import ChatRepository
from tests.table.rooms.conftest import Hall, look

InHall = Callable[..., None]
FORMER = {"en": "former player", "fr": "ancien joueur", "ru": "бывший игрок"}


async def leave_for_good(hall: Hall, person: str) -> None:
    async with hall.database.session() as session:
        await session.execute(
            update(Person).where(Person.id == person).values(name="former player", deleted=now())
        )


def test_those_who_left_for_good_are_named_in_the_readers_language(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager = await hall.server()
        room, _ = await look(manager, await hall.table(["ann", "bob"]), "ann")
        chat = ChatRepository(hall.database)
        await chat.say(room.id, "bob", "hello")
        assert [line.name for line in await chat.history(room.id, "fr")] == ["Bob"]
        await leave_for_good(hall, "bob")
        await manager.on_note(room.id, {"kind": "chairs"})
        for lang, name in FORMER.items():
            assert room.names(lang)[1].lower() == name
            assert [line.name.lower() for line in await chat.history(room.id, lang)] == [name]

    in_hall(test)


def test_a_mute_holds_until_it_is_taken_back(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        await hall.table(["ann", "bob"])
        chat = ChatRepository(hall.database)
        await chat.mute("ann", "bob", muted=True)
        assert await chat.muted_by("ann") == {"bob"}
        assert await chat.muted_by("bob") == set()
        await chat.mute("ann", "bob", muted=False)
        assert await chat.muted_by("ann") == set()

    in_hall(test)
