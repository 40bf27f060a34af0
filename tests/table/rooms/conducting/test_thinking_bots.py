"""A bot that is asked together with others thinks once, whatever they answer meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from magehall.bots.bot import Choice
from magehall.kernel.documents.load import load_match
from magehall.kernel.text import Text
from magehall.table.bots.pool import BotFailure, BotPool
from magehall.table.bots.worker import Job
from magehall.table.rooms.conducting import offers
from magehall.table.rooms.manager import RoomManager
from magehall.table.rooms.room.room import Room
from tests.table.rooms.conftest import Hall, look, until

InHall = Callable[..., None]


class CountingBots:
    """All bots of a hall: they think until they are told to answer, and choose the first option."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.jobs: list[Job] = []
        self.may_answer = asyncio.Event()
        self.fails = 0

        async def choose(_pool: BotPool, job: Job) -> Choice:
            self.jobs.append(job)
            if len(self.jobs) <= self.fails:
                raise BotFailure("it died")
            await self.may_answer.wait()
            option = load_match(job.match).pending[job.seat].options[0]
            return Choice(option, Text("bots", "why-random"))

        monkeypatch.setattr(BotPool, "choose", choose)

    def of(self, seat: int) -> list[Job]:
        """What a seat's bot was asked."""
        return [job for job in self.jobs if job.seat == seat]


async def asked_together(hall: Hall, *chairs: str) -> tuple[RoomManager, Room]:
    """Mage Wars begins with a question to all: which mage?"""
    manager, table = await hall.server(), await hall.table(list(chairs), game="mage_wars", options={})
    room, _ = await look(manager, table, "ann")
    assert list(room.match.pending) == list(range(len(chairs)))
    return manager, room


async def attended(manager: RoomManager, room: Room) -> None:
    """Wait until the conductor has seen to the newest version, and whoever is asked anew has begun to think."""
    await until(lambda: manager.conductors[room.id]._version == room.version)
    for _ in range(3):
        await asyncio.sleep(0)


def test_an_answer_of_somebody_else_does_not_make_a_bot_begin_anew(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        bots = CountingBots(monkeypatch)
        manager, room = await asked_together(hall, "ann", "bot:greedy")
        await until(lambda: len(bots.jobs) == 1)
        await room.move(0, 0, "mage:warlock")
        await attended(manager, room)
        assert len(bots.jobs) == 1
        bots.may_answer.set()
        await until(lambda: room.version > 1)
        assert [seat for seat, _ in room.match.moves[:2]] == [0, 1]

    in_hall(test)


def test_an_answer_that_is_taken_back_does_not_make_a_bot_begin_anew(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        bots = CountingBots(monkeypatch)
        manager, room = await asked_together(hall, "ann", "bot:greedy")
        await until(lambda: len(bots.jobs) == 1)
        for version in (0, 2, 4):
            await room.move(0, version, "mage:warlock")
            await attended(manager, room)
            await offers.undo(room, 0)
            await attended(manager, room)
        assert (room.version, len(bots.jobs)) == (6, 1)
        bots.may_answer.set()
        await until(lambda: room.version == 7)
        assert [seat for seat, _ in room.match.moves] == [1]

    in_hall(test)


def test_who_hands_its_seat_over_disturbs_no_other_bot(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        bots = CountingBots(monkeypatch)
        manager, room = await asked_together(hall, "ann", "bob", "bot:greedy")
        await until(lambda: len(bots.jobs) == 1)
        async with room.lock:
            await room.hand_over(1, "greedy")
        await until(lambda: len(bots.of(1)) == 1)
        await attended(manager, room)
        assert len(bots.of(2)) == 1

    in_hall(test)


def test_a_bot_is_asked_anew_when_the_question_is_another(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        bots = CountingBots(monkeypatch)
        manager, room = await asked_together(hall, "ann", "bot:greedy")
        await until(lambda: len(bots.jobs) == 1)
        await room.move(0, 0, "mage:warlock")
        bots.may_answer.set()
        await until(lambda: len(bots.of(1)) > 1)
        first, second = bots.of(1)[:2]
        assert first.seed != second.seed
        assert load_match(second.match).moves[:2] == room.match.moves[:2]
        await manager.conductors[room.id].close()

    in_hall(test)


def test_a_bot_that_failed_is_asked_again_when_a_move_takes_the_offer_away(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        bots = CountingBots(monkeypatch)
        bots.fails = 2
        _, room = await asked_together(hall, "ann", "bot:greedy")
        await until(lambda: "replace" in room.offers)
        await room.move(0, 0, "mage:warlock")
        await until(lambda: len(bots.jobs) == 3)
        assert not room.offers

    in_hall(test)
