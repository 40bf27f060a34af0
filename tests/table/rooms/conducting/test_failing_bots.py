"""Bots that fail, in whatever way, are reported, asked once more, and then the people are offered another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from magehall.bots.bot import Choice
from magehall.kernel.decision import Option
from magehall.kernel.text import Text
from magehall.table.bots.pool import BotFailure, BotPool
from magehall.table.bots.worker import Job
from magehall.table.operations import metrics
from magehall.table.rooms.conducting import offers
from tests.table.rooms.conftest import Hall, look, until

InHall = Callable[..., None]
BOT_FIRST = {"mages": "deal", "first_seat": 1}
WHY = Text("bots", "why-random")
NONSENSE = Choice(Option("nonsense", "nonsense", "", "", "", WHY), WHY)


def failing(monkeypatch: pytest.MonkeyPatch, how: str) -> list[Job]:
    """All bots but greedy ones fail; the jobs they were given."""
    jobs: list[Job] = []
    sound = BotPool.choose

    async def choose(self: BotPool, job: Job) -> Choice:
        if job.spec == "greedy":
            return await sound(self, job)
        jobs.append(job)
        if how == "crash":
            raise BotFailure("it died")
        return NONSENSE

    monkeypatch.setattr(BotPool, "choose", choose)
    return jobs


@pytest.mark.parametrize("how", ["crash", "illegal"])
def test_a_bot_that_fails_is_asked_once_more_and_then_another_is_offered(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def test(hall: Hall) -> None:
        with monkeypatch.context() as broken:
            jobs = failing(broken, how)
            room, _ = await look(
                await hall.server(), await hall.table(["ann", "bot:random"], options=BOT_FIRST), "ann"
            )
            await until(lambda: "replace" in room.offers)
            assert len(jobs) == 2
            assert jobs[0].seed != jobs[1].seed, "the second time it may think of something else"
            assert room.version == 0
        await offers.answer(room, 0, "replace", yes=True)
        await until(lambda: room.version > 0)
        assert room.plays(1) == "greedy"

    in_hall(test)


def test_another_bot_is_offered_and_accepted_on_every_server(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        failing(monkeypatch, "crash")
        one = await hall.server()
        table = await hall.table(["ann", "bot:random"], options=BOT_FIRST)
        here, _ = await look(one, table, "eve")  # it conducts
        there, _ = await look(await hall.server(), table, "ann")
        await until(lambda: "replace" in there.offers)
        taken: list[int] = []
        for room in (here, there):
            sound = room.journal.seat_bot

            async def counted(table_id: str, seat: int, bot: str, sound: Any = sound) -> None:
                taken.append(seat)
                await sound(table_id, seat, bot)

            room.journal.seat_bot = counted  # type: ignore[method-assign]  # counts what it does
        await offers.answer(there, 0, "replace", yes=True)
        await until(lambda: there.version > 0)
        await until(lambda: not here.offers and not there.offers)
        assert taken == [1]

    in_hall(test)


def test_a_no_asks_the_old_bot_again(in_hall: InHall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall) -> None:
        jobs = failing(monkeypatch, "crash")
        table = await hall.table(["ann", "bot:random"], options=BOT_FIRST)
        room, _ = await look(await hall.server(), table, "ann")
        await until(lambda: "replace" in room.offers)
        await offers.answer(room, 0, "replace", yes=False)
        await until(lambda: len(jobs) == 4 and "replace" in room.offers)

    in_hall(test)


def test_whoever_changes_a_name_does_not_make_a_bot_begin_anew(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs: list[Job] = []

    async def choose(_pool: BotPool, job: Job) -> Choice:
        jobs.append(job)
        await asyncio.Event().wait()
        raise AssertionError

    async def test(hall: Hall) -> None:
        monkeypatch.setattr(BotPool, "choose", choose)
        manager = await hall.server()
        table = await hall.table(["ann", "bot:greedy"], options=BOT_FIRST)
        await look(manager, table, "ann")
        await until(lambda: len(jobs) == 1)
        for _ in range(5):
            await manager.on_note("", {"kind": "renamed", "person": "ann"})
            await asyncio.sleep(0)  # a bot that is asked anew has its job at once
        assert len(jobs) == 1

    in_hall(test)


def test_a_job_that_is_no_longer_wanted_is_counted_as_such(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs: list[Job] = []

    async def choose(_pool: BotPool, job: Job) -> Choice:
        jobs.append(job)
        await asyncio.Event().wait()
        raise AssertionError

    async def test(hall: Hall) -> None:
        monkeypatch.setattr(BotPool, "choose", choose)
        counter = metrics.BOT_JOBS.labels("cancelled")
        before = counter._value.get()
        table = await hall.table(["ann", "bot:greedy"], options=BOT_FIRST)
        room, _ = await look(await hall.server(), table, "ann")
        await until(lambda: len(jobs) == 1)
        await offers.resign(room, 0)
        await until(lambda: counter._value.get() == before + 1)

    in_hall(test)


def test_whoever_has_answered_a_window_is_not_asked_again_after_coming_back(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, table = await hall.server(), await hall.table(["ann", "bob"])
        room, ann = await look(manager, table, "ann")
        room.stops = {0: "always", 1: "always"}
        await room.move(0, 0, "draw:pile")
        await room.move(0, 1, room.match.pending[0].options[0].id)
        assert room.state_for(ann).view.decision
        await room.journal.hold(table, 0, room.version, "pass")
        await manager.close()
        hall.managers.remove(manager)
        again = await hall.server()
        for person, held in (("ann", True), ("bob", False)):
            later, visitor = await look(again, table, person)
            later.stops = {0: "always", 1: "always"}
            state = later.state_for(visitor)
            assert (state.held, bool(state.view.decision)) == (held, not held)

    in_hall(test, window_pace=3600)
