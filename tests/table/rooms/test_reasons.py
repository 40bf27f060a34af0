"""Bots say why: while the match runs only what everyone saw, and all of it afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from magehall.bots.bot import Choice, Weighed
from magehall.kernel.decision import Option
from magehall.kernel.text import Text
from magehall.table.rooms.conductor import give_up
from magehall.table.rooms.reasons import KEPT, kept, reasons
from magehall.table.rooms.room import Room
from tests.table.rooms.conftest import Hall, look, until

InHall = Callable[..., None]
WHY = Text("bots", "why-greedy", {"worlds": 8})


async def moved(room: Room, seat: int, option_id: str) -> int:
    """A move that a bot weighed against all else it could do; the version it led to."""
    options = room.match.pending[seat].options
    chosen = next(option for option in options if option.id == option_id)
    others = [option for option in options if option != chosen]
    weighed = tuple(Weighed(option, 0.5, 8) for option in [chosen, *others])
    assert await room.move(seat, room.version, option_id, kept(Choice(chosen, WHY, weighed)))
    return room.version


def texts(options: tuple[Option, ...]) -> dict[str, str]:
    return {option.id: option.text("en") for option in options}


def test_a_move_all_have_seen_is_explained_at_once_and_the_rest_afterwards(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob"]), "ann")
        drawn = await moved(room, 0, "draw:pile")
        options = room.match.pending[0].options
        words = texts(options)
        cast = next(option.id for option in options if option.verb == "cast")
        shown = await moved(room, 0, cast)
        told = await reasons(room, shown, "en")
        assert told["seat"] == 0
        assert not told["whole"]
        assert len(told["lines"]) == 2
        assert words[cast] in told["lines"][1]
        assert not any(other in " ".join(told["lines"]) for key, other in words.items() if key != cast)
        assert (await reasons(room, drawn, "en"))["lines"] == []
        async with room.lock:
            await give_up(room, 1, "resigned")
        told = await reasons(room, shown, "fr")
        assert told["whole"]
        assert told["lines"][0].startswith("J’ai regardé")
        assert len(told["lines"]) == 1 + min(KEPT, len(options))
        assert len((await reasons(room, drawn, "en"))["lines"]) > 1

    in_hall(test)


def test_what_nobody_made_or_a_person_made_is_not_explained(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob"]), "ann")
        await room.move(0, 0, "draw:pile")
        for version in (-1, 0, 1, 2, 10**12):
            assert (await reasons(room, version, "en"))["lines"] == []

    in_hall(test)


def test_a_bot_at_the_table_leaves_its_reasons_with_its_moves(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bot:greedy"], options={"mages": "deal", "first_seat": 1})
        room, _ = await look(await hall.server(), table, "ann")
        await until(lambda: room.version > 0, tries=20_000)
        await asyncio.sleep(0)
        async with room.lock:
            await give_up(room, 0, "resigned")
        told = await reasons(room, 1, "en")
        assert told["seat"] == 1
        assert told["lines"][0].startswith("I looked one step ahead")

    in_hall(test)
