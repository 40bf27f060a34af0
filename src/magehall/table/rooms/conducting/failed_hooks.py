"""Error handling for game hooks that raise at a table. The table has a safe answer already; here everyone is told."""

from __future__ import annotations

import asyncio
import logging

from magehall.table.rooms.journal.rule_failure import HALTED, WENT_ON, failure_entry
from magehall.table.rooms.room.failure_handling import report_failure
from magehall.table.rooms.room.game_hooks import HookFailure
from magehall.table.rooms.room.room import Room
from magehall.table.rooms.room.room_state import HeldAnswer

log = logging.getLogger(__name__)


class FailedHooks:
    """Error handler for the hooks of one room's game. A hook is asked again and again, and fails each time: it is
    reported once, and told once for as long as what is told lasts."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._tasks: set[asyncio.Task[None]] = set()
        self._under_way: set[tuple[str, bool]] = set()
        self._reported: set[str] = set()
        room.hooks.on_failure = self.take

    @property
    def busy(self) -> bool:
        """Whether a failure is being reported."""
        return bool(self._tasks)

    async def close(self) -> None:
        """Report what has failed so far, and nothing that fails from now on."""
        self.room.hooks.on_failure = None
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def take(self, failure: HookFailure) -> None:
        """Report a failure soon, unless that is done."""
        what = failure.hook, failure.halts
        if what in self._under_way or not (self._is_unreported(failure) or self._outcome(failure)):
            return
        self._under_way.add(what)
        task = asyncio.create_task(self._handle(failure))
        self._tasks.add(task)
        task.add_done_callback(lambda task: self._done(task, what))

    def _done(self, task: asyncio.Task[None], what: tuple[str, bool]) -> None:
        self._tasks.discard(task)
        self._under_way.discard(what)
        if not task.cancelled() and task.exception() is not None:
            log.error("a failure was not told", exc_info=task.exception(), extra={"table": self.room.id})

    def _is_unreported(self, failure: HookFailure) -> bool:
        """Whether neither this server nor another has reported this hook."""
        known = self.room.failure
        return failure.hook not in self._reported and (known is None or failure.hook not in known.hooks)

    def _outcome(self, failure: HookFailure) -> str | None:
        """What becomes of the match. None where everybody knows already, or nothing is played."""
        room, known = self.room, self.room.failure
        if not room.in_play or room.is_halted:
            return None
        if failure.halts and failure.timeline.match.moves == room.match.moves:
            return HALTED
        return WENT_ON if known is None or failure.hook not in known.hooks else None

    async def _handle(self, failure: HookFailure) -> None:
        """Tell everyone, and keep the moment."""
        async with self.room.lock:
            is_new, tried = self._is_unreported(failure), -1
            while self.room.version != tried and (outcome := self._outcome(failure)) is not None:
                tried = self.room.version
                if await self._tell(outcome, failure):
                    break
                is_new = self._is_unreported(failure)  # another server was first
            if is_new:
                self._reported.add(failure.hook)
                await report_failure(self.room, {}, failure.error, failure.timeline)

    async def _tell(self, outcome: str, failure: HookFailure) -> bool:
        """Write what became of the match. What is held of an open window stays held. False where another server was
        first."""
        room = self.room
        held = await room.journal.held(room.id, room.version) if room.in_window() else {}
        if not await room.write([failure_entry(outcome, hook=failure.hook)]):
            return False
        for seat, option in held.items():
            await room.journal.hold(room.id, seat, room.version, option)
            room.hold(seat, HeldAnswer(room.version, option))
        if held:
            await room.pubsub.publish(room.id, {"kind": "held", "version": room.version})
        return True
