"""Work that few can do at a time is done for everybody in turn."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from magehall.table.errors import Crowded, TooOften
from magehall.table.queues import FairQueue

pytestmark = pytest.mark.anyio


class Office:
    """A queue with a gate before each piece of work, so that a test decides when one is done."""

    def __init__(self, at_once: int = 1, **bounds: int) -> None:
        wide: dict[str, Any] = {"share": at_once, "each": 100, "most": 1000, "usual_seconds": 2.0, **bounds}
        self.queue = FairQueue(at_once, **wide)
        self.begun: list[str] = []
        self._gates: list[asyncio.Event] = []

    async def _work(self, who: str) -> None:
        async with self.queue.turn(who):
            gate = asyncio.Event()
            self._gates.append(gate)
            self.begun.append(who)
            await gate.wait()

    async def ask(self, *people: str) -> list[asyncio.Task[None]]:
        """Everybody asks, in this order."""
        tasks = [asyncio.create_task(self._work(who)) for who in people]
        await settle()
        return tasks

    async def finish(self, count: int = 1) -> None:
        """So many pieces of work are done, the oldest first."""
        for _ in range(count):
            self._gates.pop(0).set()
            await settle()


async def settle() -> None:
    """Let everything happen that can."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_who_asks_a_hundred_times_waits_behind_who_asks_once() -> None:
    office = Office()
    tasks = await office.ask(*["eve"] * 50, "ann", "bob")
    await office.finish(3)
    assert office.begun[:4] == ["eve", "eve", "ann", "bob"]
    await office.finish(49)
    await asyncio.gather(*tasks)
    assert office.begun[4:] == ["eve"] * 48
    assert office.queue.running == 0


async def test_nobody_has_all_places_at_once() -> None:
    office = Office(3, share=1)
    tasks = await office.ask("eve", "eve", "eve", "ann")
    assert office.begun == ["eve", "ann"]
    await office.finish(4)
    await asyncio.gather(*tasks)


async def test_one_who_waits_too_often_is_refused_and_the_others_are_not() -> None:
    office = Office(each=2)
    tasks = await office.ask("eve", "eve", "eve")
    with pytest.raises(TooOften) as refused:
        await office._work("eve")
    assert refused.value.headers == {"Retry-After": "5"}
    tasks += await office.ask("ann")
    await office.finish(4)
    await asyncio.gather(*tasks)
    assert sorted(office.begun) == ["ann", "eve", "eve", "eve"]


async def test_when_too_many_wait_everybody_else_is_told_when_to_come_again() -> None:
    office = Office(most=3)
    tasks = await office.ask("ann", "bob", "cid", "dan")
    with pytest.raises(Crowded) as refused:
        await office._work("eve")
    assert refused.value.headers == {"Retry-After": "7"}
    await office.finish(4)
    await asyncio.gather(*tasks)


@pytest.mark.parametrize("when", ["waiting", "called", "at work"])
async def test_who_goes_leaves_its_place_to_the_next(when: str) -> None:
    office = Office()
    ann, bob, cid = await office.ask("ann", "bob", "cid")
    if when == "waiting":
        bob.cancel()
    office._gates[0].set()
    while not ann.done():
        await asyncio.sleep(0)
    # Bob's turn has come in this very moment, and bob does not know it yet.
    if when == "at work":
        await settle()
    bob.cancel()
    await settle()
    assert office.begun[-1] == "cid"
    office._gates[-1].set()
    await cid
    assert bob.cancelled()
    assert office.queue.running == 0
